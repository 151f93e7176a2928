# 入力する命令の言葉。読点で区切る。

kamimai-word-target = 目標、狙う、目標にする
kamimai-word-guardian = 番人、番人を選ぶ、働く
kamimai-word-draw = 引く、引きます
kamimai-word-hold = 止める、手を止める、やめる、ストップ、止めました、引くのをやめました
kamimai-word-discard = 捨てる、捨てます、捨てました
kamimai-word-cast = 魔法、唱える、魔法を使う
kamimai-word-use = 使う、使います、使いました、使い
kamimai-word-giver = 渡す人、指名、指名する
kamimai-word-give = 渡す、渡します、あげる、渡しました
kamimai-word-take = 取る、取ります、取りました
kamimai-word-done = 終わり、終える、おしまい
kamimai-word-keep = 残す、残します、残しました
kamimai-word-drew = 引いた、引きました
kamimai-word-collapse = 崩れた、崩れました、崩壊
kamimai-term-water = 水
kamimai-term-fire = 火, 炎
kamimai-term-earth = 土
kamimai-term-air = 風
kamimai-term-fairy-fire = 火の妖精
kamimai-term-wolf = 狼, オオカミ
kamimai-term-sprite = 小人
kamimai-term-dragonflies = トンボ
kamimai-term-mouse = ネズミ
kamimai-term-team = チーム, チーム魔法, チームの魔法
