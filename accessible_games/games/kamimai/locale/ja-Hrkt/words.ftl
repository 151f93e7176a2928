# かなで うつ ことば。

kamimai-word-target = もくひょう、ねらう、もくひょうにする
kamimai-word-guardian = ばんにん、ばんにんをえらぶ、はたらく
kamimai-word-draw = ひく、ひきます
kamimai-word-hold = とめる、てをとめる、やめる、ストップ、とめました、ひくのをやめました
kamimai-word-discard = すてる、すてます、すてました
kamimai-word-cast = まほう、となえる、まほうをつかう
kamimai-word-use = つかう、つかいます、つかいました、つかい
kamimai-word-giver = わたすひと、しめい、しめいする
kamimai-word-give = わたす、わたします、あげる、わたしました
kamimai-word-take = とる、とります、とりました
kamimai-word-done = おわり、おえる、おしまい
kamimai-word-keep = のこす、のこします、のこしました
kamimai-word-drew = ひいた、ひきました
kamimai-word-collapse = くずれた、くずれました、ほうかい
kamimai-term-water = みず
kamimai-term-fire = ひ、ひのカード
kamimai-term-earth = つち
kamimai-term-air = かぜ
kamimai-term-fairy-fire = ひのようせい
kamimai-term-wolf = おおかみ
kamimai-term-sprite = こびと
kamimai-term-dragonflies = トンボ
kamimai-term-mouse = ネズミ
kamimai-term-team = チーム、チームまほう、チームのまほう
