# 実績：名前と、その条件。

kameloot-feat-first-win = 商売上手
    .asks = ゲームに勝つ。
kameloot-feat-shared = みんなで乾杯
    .asks = 勝利を分け合う。
kameloot-feat-big-sale = 大商い
    .asks = 自分の番に、金貨8枚以上の品を売る。
kameloot-feat-lone-wolf = ひとり占め
    .asks = 売れた金貨を、ひとりで全部もらう。
kameloot-feat-free-rider = 棚からぼた餅
    .asks = ほかの人の番の売り上げから、金貨を3枚もらう。
kameloot-feat-turncoat = 風見鶏
    .asks = 1回のゲームで、マントを3回使う。
kameloot-feat-loyal = 常連客
    .asks = 一度も酒場を替えずに、ゲームに勝つ。
kameloot-feat-magnet = 強力磁石
    .asks = 指輪1つで、捨て札からカードを4枚以上取り戻す。
kameloot-feat-alchemist = ようこそ酒場へ
    .asks = 魔法薬でほかの人のトークンを裏返して、品を売る。
kameloot-feat-horn = ユニコーンの恵み
    .asks = ユニコーンの角を使って、コレクションを完成させる。
kameloot-feat-all-kinds = 品ぞろえ自慢
    .asks = 1回のゲームで、6種類の品すべてから金貨をもらう。
kameloot-feat-one-coin = 最後の1枚
    .asks = 金貨1枚の差で、ゲームに勝つ。
