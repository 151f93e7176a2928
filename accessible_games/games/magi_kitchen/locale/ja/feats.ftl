# 実績：名前と、その条件。

magi-kitchen-feat-first-win = 料理長
    .asks = ゲームに勝つ。
magi-kitchen-feat-feast = ごちそう
    .asks = 1回の対決で、10枚以上取る。
magi-kitchen-feat-all-tiles = 全部の食材
    .asks = 1回のゲームで、5枚のタイルを全部取る。
magi-kitchen-feat-clean = きれいな台所
    .asks = 一度もお手つきせずに、ゲームに勝つ。
magi-kitchen-feat-rainbow = 小さな虹
    .asks = 1回の対決で、タイルを2枚取る。
magi-kitchen-feat-firefighter = 消防士
    .asks = 1回のゲームで、ゴミから山を3つ守る。
magi-kitchen-feat-own-pile = 自分の山は自分で
    .asks = 自分の山を、ゴミから守る。
magi-kitchen-feat-light-footed = 身軽な魔法使い
    .asks = ポーズが3回出たゲームで、一度も最後にならない。
magi-kitchen-feat-three-row = 止まらない
    .asks = 続けて3回、カードを取る。
magi-kitchen-feat-gift = 人気者
    .asks = 1回のゲームで、ほかの人のお手つきから3枚もらう。
magi-kitchen-feat-comeback = 残り物の逆転
    .asks = 自分の山札が3枚以下になってから、ゲームに勝つ。
magi-kitchen-feat-landslide = 大勝利
    .asks = ほかの全員の山札を合わせたより多い枚数で、ゲームに勝つ。
