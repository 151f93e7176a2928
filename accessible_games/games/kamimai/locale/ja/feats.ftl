# 実績：名前と、その条件。

kamimai-feat-first-win = 封印完了
    .asks = ゲームに勝つ。
kamimai-feat-level-2 = 森の奥へ
    .asks = レベル2で勝つ。
kamimai-feat-level-3 = 森の心臓
    .asks = レベル3で勝つ。
kamimai-feat-unshaken = 揺るがぬ手
    .asks = 魔導書を一度も崩さずに、ゲームに勝つ。
kamimai-feat-last-breath = 最後の息
    .asks = エナジーが残り1で、ゲームに勝つ。
kamimai-feat-seven-cards = 鋼の心
    .asks = 1回の手番で7枚引いて、魔導書が崩れない。
kamimai-feat-generous = 持つべきものは友
    .asks = 1回のゲームで、ほかの人の魔法に3回カードを出す。
kamimai-feat-two-spells = 二つ同時に
    .asks = 1回の手番で、魔法を2つ使う。
kamimai-feat-blessed = 守り神
    .asks = 魔導書が崩れたのに、祝福でエナジーを失わない。
kamimai-feat-liberator = お引き取りください
    .asks = 鍵の小人で、番人を追い払う。
kamimai-feat-alone = ひとりの召喚士
    .asks = 一人で遊んで、ゲームに勝つ。
kamimai-feat-last-seal = 最後の封印
    .asks = 勝ちを決める魔法を、自分の手番で使う。
