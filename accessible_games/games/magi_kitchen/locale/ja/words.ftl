# 入力する言葉。同じ意味の言葉をコンマで並べる。ポーズは文字でも入力できる。例：ssl

magi-kitchen-word-flip = めくる, めくって, 次のカードをめくる, 次, 次へ, めくりました
magi-kitchen-word-slap = 叩く, 叩いて, たたく, 叩きました
magi-kitchen-word-cover = 隠す, 隠して, 守る, 隠しました, 守りました
magi-kitchen-word-pose = ポーズ, 押し方
magi-kitchen-word-give = 渡す, 渡して, あげる, 渡しました
magi-kitchen-word-buzz = 早押し, 早押しする, 押す
magi-kitchen-word-finish = 何も言わない, 解答なし, 終わり
magi-kitchen-word-pass = パス, パスする, もうない
magi-kitchen-word-short = 短押し, 短
magi-kitchen-word-long = 長押し, 長

magi-kitchen-term-tile-tomato = トマト
magi-kitchen-term-tile-eggplant = ナス, 茄子
magi-kitchen-term-tile-mushroom = キノコ
magi-kitchen-term-tile-corn = トウモロコシ, コーン
magi-kitchen-term-tile-broccoli = ブロッコリー
