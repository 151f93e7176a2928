# KamiMaïの腕試しモードが言うこと。一文で、大事なことを先に。

kamimai-live-skill-intro = 腕試しモードです。左か右を選ぶたびに、音が左から右へ動いて戻ります。真ん中で一番高くなるので、そこでEnterを押します。真ん中なら崩れる確率が{ $centre }パーセント、すぐ隣なら{ $beside }パーセント減りますが、1より下にはなりません。何も押さないか、ほかのキーを押せば、普通に引きます。
kamimai-live-skill-prompt = 真ん中でEnter、ほかのキーなら普通に引きます。
kamimai-live-drawn-plainly = 音を使わずに引きます。確率は変わりません。
