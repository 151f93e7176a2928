# かなで うつ ことば。

kamimai-word-target = もくひょう、ねらう、もくひょうにする
kamimai-word-guardian = ばんにん、ばんにんをえらぶ、はたらく
kamimai-word-draw = ひく、ひきます
kamimai-word-hold = とめる、てをとめる、やめる、ストップ
kamimai-word-discard = すてる、すてます
kamimai-word-cast = まほう、となえる、まほうをつかう
kamimai-word-use = つかう、つかいます
kamimai-word-giver = わたすひと、しめい、しめいする
kamimai-word-give = わたす、わたします、あげる
kamimai-word-take = とる、とります
kamimai-word-done = おわり、おえる、おしまい
kamimai-word-keep = のこす、のこします
kamimai-word-drew = ひいた、ひきました
kamimai-word-collapse = くずれた、くずれました、ほうかい
kamimai-term-water = みず
kamimai-term-fire = ひ、ひのカード
kamimai-term-earth = つち
kamimai-term-air = かぜ
kamimai-term-fairy-fire = ひのようせい
