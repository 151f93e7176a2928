# にゅうりょくする ことばを かなで かいた もの。これは よみがなでは なく、ふつうの かなづかい。

magi-kitchen-word-flip = めくる、めくって、つぎのカードをめくる、つぎ、つぎへ、めくりました
magi-kitchen-word-slap = たたく、たたいて、たたきました
magi-kitchen-word-cover = かくす、かくして、まもる、かくしました、まもりました
magi-kitchen-word-pose = ポーズ、おしかた
magi-kitchen-word-give = わたす、わたして、あげる、わたしました
magi-kitchen-word-buzz = はやおし、はやおしする、おす
magi-kitchen-word-finish = なにもいわない、かいとうなし、おわり
magi-kitchen-word-pass = パス、パスする、もうない
magi-kitchen-word-short = たんおし、みじかく
magi-kitchen-word-long = ながおし、ながく

magi-kitchen-term-tile-tomato = トマト
magi-kitchen-term-tile-eggplant = ナス
magi-kitchen-term-tile-mushroom = キノコ
magi-kitchen-term-tile-corn = トウモロコシ、コーン
magi-kitchen-term-tile-broccoli = ブロッコリー
