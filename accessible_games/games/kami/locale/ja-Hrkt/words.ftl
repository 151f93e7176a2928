# にゅうりょくする ことばを かなで かいた もの。これは よみがなでは なく、ふつうの かなづかい。

kami-word-pass = パス、パスする
kami-word-defend = ぼうぎょ、ふせぐ、まもる、うける、まもりました、うけました
kami-word-lead = うらむき、うらむきにおく、うら、ふせる、ふせて
kami-word-attack = こうげき、せめる、せめました
kami-word-waive = じゅんびかんりょう、じゅんびできました、かんりょう
kami-word-claim = くばりなおしをもとめる、くばりなおしをたのむ、もとめる
kami-word-redeal = くばりなおし、くばりなおす、はい
kami-word-keep = そのまま、このまま、つづける、いいえ
kami-word-peek = みる、のぞく、みました

kami-term-place = ばん、ようへい、やま
kami-term-nothing = なし
kami-term-silver = ぎん
kami-term-lancer = そうへい
kami-term-gold = きん、きんりゅう、おうごん
