# にゅうりょくする ことばを かなで かいた もの。これは よみがなでは なく、ふつうの かなづかい。

tamashii-word-look = みる、カードをみる、みました、カードをみました
tamashii-word-draw = ひく、ほうせきをひく、もういっこひく、もういっこ、もうひとつ、もうひとつひく、もういちどひく、ひきました、ふくろにてをいれました
tamashii-word-give = わたす、ほうせきをわたす、やめてわたす、やめる、やめて、ストップ、わたしました
tamashii-word-flip = ひっくりかえす、めくりました
tamashii-word-leave = うらむきのまま、うらむきのままにする、めくりませんでした
tamashii-word-effect = こうか、こうかをつかう、つかう
tamashii-word-no-effect = こうかをつかわない、つかわない、こうかなし

tamashii-term-place = ばん、ばんめ

# ほんものの ふくろから でた ほうせきわ、 いろだけでも つうじる
tamashii-term-blue = あお、あおいろ
tamashii-term-pink = ピンク、ピンクいろ、ももいろ
tamashii-term-green = みどり、みどりいろ
tamashii-term-red = あか、あかいろ
