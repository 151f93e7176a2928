# 実績：名前と、その条件。

tamashii-feat-first-win = 三つの願い
    .asks = ゲームに勝つ。
tamashii-feat-five = すばらしい
    .asks = 5人を表向きにして、ゲームを終える。
tamashii-feat-six = 全員集合
    .asks = 6人全員を表向きにして、ゲームを終える。
tamashii-feat-expert = 真冬の達人
    .asks = レベル「達人」で勝つ。
tamashii-feat-flawless = 無駄なし
    .asks = 一度もめくり損なわずに、ゲームに勝つ。
tamashii-feat-brave = 両手いっぱい
    .asks = 一度に6個以上の宝石を渡す。
tamashii-feat-blind = まぐれ当たり
    .asks = 誰も見たことのないキャラクターの願いをかなえる。
tamashii-feat-no-red = 赤信号なし
    .asks = 赤い宝石で終わる手番が一度もないまま、ゲームに勝つ。
tamashii-feat-three-mine = よい妖精
    .asks = 1回のゲームで、自分で3人の願いをかなえる。
tamashii-feat-hand-in-hand = 手に手を取って
    .asks = 2回続けて、手番のたびに願いをかなえる。
tamashii-feat-one-less = ひと安心
    .asks = 効果で、袋から赤い宝石を取り除く。
tamashii-feat-elephant = ゾウの記憶
    .asks = 6手番以上前に自分で見たキャラクターの願いをかなえる。
