# にゅうりょくする ことばを かなで かいた もの。これは よみがなでは なく、ふつうの かなづかい。

kameloot-word-play = だす、だして、だしました、だします
kameloot-word-use = つかう、つかって、すてる、すてて、つかいました、つかいます、つかい、すてました、すてます
kameloot-word-pass = パス、パスする
kameloot-word-choose = えらぶ、えらんで、えらびました、えらびます
kameloot-word-as = として
kameloot-word-for = たい
kameloot-word-of = せき

kameloot-term-ring = ゆびわ
kameloot-term-wand = つえ
kameloot-term-glove = てぶくろ
kameloot-term-potion = くすり
kameloot-term-cloak = マント
kameloot-term-scroll = まきもの
kameloot-term-unicorn = ユニコーン、つの
kameloot-term-cat = ねこ
