# よみがな。おとの とおりに かく（「は」は「わ」、「へ」は「え」）。ことばの くぎりに くうはくを おく。

magi-kitchen-decks-dealt = やまふだを { $size }まいずつ くばりました。 あまりの { $box }まいわ はこに もどします。
    .brief = やまふだわ { $size }まいずつ、 はこに { $box }まい。
    .full = やまふだを うらむきで { $size }まいずつ くばりました。 あまりの { $box }まいわ、 みないで はこに もどします。

magi-kitchen-decks-dealt-even = やまふだを { $size }まいずつ くばりました。
    .brief = やまふだわ { $size }まいずつ。
    .full = やまふだを うらむきで { $size }まいずつ くばりました。

magi-kitchen-starter-chosen = { $seat }が さいしょの カードを めくります。
    .brief = { $seat }から はじめます。
    .full = たべる ことが いちばん すきな { $seat }が、 さいしょの カードを めくります。
    .you = あなたが さいしょの カードを めくります。
    .you-brief = あなたから はじめます。
    .you-full = たべる ことが いちばん すきな あなたが、 さいしょの カードを めくります。

magi-kitchen-card-turned = { $card }、 { $seat }、 のこり { $left }まいです。
    .brief = { $card }、 のこり { $left }まい、 { $seat }。
    .full = { $card }です。 めくったのわ { $seat }で、 やまふだわ のこり { $left }まいに なりました。
    .you = { $card }、 あなた、 のこり { $left }まいです。
    .you-brief = { $card }、 のこり { $left }まい、 あなた。
    .you-full = { $card }です。 めくったのわ あなたで、 やまふだわ のこり { $left }まいに なりました。

magi-kitchen-card-was-turned = { $seat }が いちまい めくりました。 のこり { $left }まいです。
    .brief = { $seat }が いちまい、 のこり { $left }まい。
    .full = { $seat }が いちまい めくりました。 どの カードかわ おぼえて おきます。 やまふだわ のこり { $left }まいに なりました。
    .you = あなたが いちまい めくりました。 のこり { $left }まいです。
    .you-brief = あなたが いちまい、 のこり { $left }まい。
    .you-full = あなたが いちまい めくりました。 どの カードかわ おぼえて おきます。 やまふだわ のこり { $left }まいに なりました。

magi-kitchen-custom-turned = { $seat }が 「{ $name }」を めくりました。 { $text }。 のこり { $left }まいです。
    .brief = { $seat }が 「{ $name }」。 { $text }。 のこり { $left }まい。
    .full = { $seat }が じさくカードの 「{ $name }」を めくりました。 こう かいて あります。 { $text }。 やまふだわ のこり { $left }まいです。
    .you = あなたが 「{ $name }」を めくりました。 { $text }。 のこり { $left }まいです。
    .you-brief = あなたが 「{ $name }」。 { $text }。 のこり { $left }まい。
    .you-full = あなたが じさくカードの 「{ $name }」を めくりました。 こう かいて あります。 { $text }。 やまふだわ のこり { $left }まいです。

magi-kitchen-custom-turned-plain = { $seat }が 「{ $name }」を めくりました。 のこり { $left }まいです。
    .brief = { $seat }が 「{ $name }」。 のこり { $left }まい。
    .full = { $seat }が じさくカードの 「{ $name }」を めくりました。 やまふだわ のこり { $left }まいです。
    .you = あなたが 「{ $name }」を めくりました。 のこり { $left }まいです。
    .you-brief = あなたが 「{ $name }」。 のこり { $left }まい。
    .you-full = あなたが じさくカードの 「{ $name }」を めくりました。 やまふだわ のこり { $left }まいです。

magi-kitchen-cards-passed = ぜんいんが やまふだの うえの いちまいを ひだりどなりに わたしました。
    .brief = ぜんいんが ひだりえ いちまい。
    .full = ぜんいんが どうじに、 やまふだの うえの いちまいを みないで ひだりどなりの やまふだの したに いれました。

magi-kitchen-buzzed = { $seat }が はやおしで かいとうけんを とりました。
    .brief = { $seat }が はやおし。
    .full = { $seat }が はやおしで かいとうけんを とりました。 タイルか やまを ひとつ いいます。
    .you = あなたが はやおしで かいとうけんを とりました。
    .you-brief = あなたが はやおし。
    .you-full = あなたが はやおしで かいとうけんを とりました。 タイルか やまを ひとつ いいます。

magi-kitchen-buzzed-waits = { $seat }も はやおし、 じゅんばんわ { $place }ばんめです。
    .brief = { $seat }わ { $place }ばんめ。
    .full = { $seat }も はやおし しました。 かいとうけんを まつ じゅんばんわ { $place }ばんめです。
    .you = あなたも はやおし、 じゅんばんわ { $place }ばんめです。
    .you-brief = あなたわ { $place }ばんめ。
    .you-full = あなたも はやおし しました。 かいとうけんを まつ じゅんばんわ { $place }ばんめです。

magi-kitchen-floor-passed = { $before }の つぎわ、 { $seat }に かいとうけんが あります。
    .brief = { $seat }に かいとうけん。
    .full = { $before }の かいとうが おわり、 つぎに まって いた { $seat }に かいとうけんが うつりました。
    .you = { $before }の つぎわ、 あなたに かいとうけんが あります。
    .you-brief = あなたに かいとうけん。
    .you-full = { $before }の かいとうが おわり、 つぎに まって いた あなたに かいとうけんが うつりました。
    .named = あなたの つぎわ、 { $seat }に かいとうけんが あります。
    .named-brief = { $seat }に かいとうけん。
    .named-full = あなたの かいとうが おわり、 つぎに まって いた { $seat }に かいとうけんが うつりました。

magi-kitchen-floor-passed-tied = { $seat }に かいとうけんが うつりました。 つぎに どうじの ときわ、 { $before }が さいごに なります。
    .brief = { $before }と どうじの { $seat }に かいとうけん。
    .full = どうじに おして いた { $seat }に かいとうけんが うつりました。 つぎに どうじの ときわ、 { $before }が さいごに なります。
    .you = あなたに かいとうけんが うつりました。 つぎに どうじの ときわ、 { $before }が さいごに なります。
    .you-brief = { $before }と どうじの あなたに かいとうけん。
    .you-full = どうじに おして いた あなたに かいとうけんが うつりました。 つぎに どうじの ときわ、 { $before }が さいごに なります。

magi-kitchen-tile-won = { $seat }が いちばんに { $tile }を たたきました。
    .brief = { $tile }わ { $seat }。
    .full = { $seat }が いちばんに { $tile }を たたきました。 せいかいです。
    .you = あなたが いちばんに { $tile }を たたきました。
    .you-brief = { $tile }わ あなた。
    .you-full = あなたが いちばんに { $tile }を たたきました。 せいかいです。

magi-kitchen-pile-saved = { $seat }が { $owner }の やまを かくして まもりました。
    .brief = { $seat }が { $owner }の やまを かくとく。
    .full = { $seat }が いちばんに { $owner }の やまを かくして、 ゴミから まもりました。
    .you = あなたが { $owner }の やまを かくして まもりました。
    .you-brief = あなたが { $owner }の やまを かくとく。
    .you-full = あなたが いちばんに { $owner }の やまを かくして、 ゴミから まもりました。
    .named = { $seat }が あなたの やまを かくして まもりました。
    .named-brief = { $seat }が あなたの やまを かくとく。
    .named-full = { $seat }が いちばんに あなたの やまを かくして、 ゴミから まもりました。

magi-kitchen-pile-saved-own = { $seat }が じぶんの やまを かくして まもりました。
    .brief = { $seat }が じぶんの やまを かくとく。
    .full = { $seat }が いちばんに じぶんの やまを かくして、 ゴミから まもりました。
    .you = あなたが じぶんの やまを かくして まもりました。
    .you-brief = あなたが じぶんの やまを かくとく。
    .you-full = あなたが いちばんに じぶんの やまを かくして、 ゴミから まもりました。

magi-kitchen-tile-gone = ひとあし おそく、 { $seat }わ { $tile }を とれません。
    .brief = ひとあし おそく、 { $seat }、 { $tile }。
    .full = ひとあし おそく、 { $seat }わ { $tile }を とれませんが、 おてつきでわ ありません。
    .you = ひとあし おそく、 あなたわ { $tile }を とれません。
    .you-brief = ひとあし おそく、 あなた、 { $tile }。
    .you-full = ひとあし おそく、 あなたわ { $tile }を とれませんが、 おてつきでわ ありません。

magi-kitchen-pile-gone = ひとあし おそく、 { $seat }わ { $owner }の やまを とれません。
    .brief = ひとあし おそく、 { $seat }、 { $owner }の やま。
    .full = ひとあし おそく、 { $seat }わ { $owner }の やまを とれませんが、 おてつきでわ ありません。
    .you = ひとあし おそく、 あなたわ { $owner }の やまを とれません。
    .you-brief = ひとあし おそく、 あなた、 { $owner }の やま。
    .you-full = ひとあし おそく、 あなたわ { $owner }の やまを とれませんが、 おてつきでわ ありません。
    .named = ひとあし おそく、 { $seat }わ あなたの やまを とれません。
    .named-brief = ひとあし おそく、 { $seat }、 あなたの やま。
    .named-full = ひとあし おそく、 { $seat }わ あなたの やまを とれませんが、 おてつきでわ ありません。

magi-kitchen-pile-gone-own = ひとあし おそく、 { $seat }わ じぶんの やまを とれません。
    .brief = ひとあし おそく、 { $seat }、 じぶんの やま。
    .full = ひとあし おそく、 { $seat }わ じぶんの やまを とれませんが、 おてつきでわ ありません。
    .you = ひとあし おそく、 あなたわ じぶんの やまを とれません。
    .you-brief = ひとあし おそく、 じぶんの やま。
    .you-full = ひとあし おそく、 あなたわ じぶんの やまを とれませんが、 おてつきでわ ありません。

magi-kitchen-tile-misfired = おてつき！ { $seat }が { $tile }を たたきました。 { $why }
    .brief = おてつき、 { $seat }、 { $tile }。
    .full = おてつき！ { $seat }が まちがえて { $tile }を たたきました。 あとで いちまい わたします。 { $why }
    .you = おてつき！ あなたが { $tile }を たたきました。 { $why }
    .you-brief = おてつき、 あなた、 { $tile }。
    .you-full = おてつき！ あなたが まちがえて { $tile }を たたきました。 あとで いちまい わたします。 { $why }

magi-kitchen-pile-misfired = おてつき！ { $seat }が { $owner }の やまを かくしました。 { $why }
    .brief = おてつき、 { $seat }、 { $owner }の やま。
    .full = おてつき！ { $seat }が まちがえて { $owner }の やまを かくしました。 あとで いちまい わたします。 { $why }
    .you = おてつき！ あなたが { $owner }の やまを かくしました。 { $why }
    .you-brief = おてつき、 あなた、 { $owner }の やま。
    .you-full = おてつき！ あなたが まちがえて { $owner }の やまを かくしました。 あとで いちまい わたします。 { $why }
    .named = おてつき！ { $seat }が あなたの やまを かくしました。 { $why }
    .named-brief = おてつき、 { $seat }、 あなたの やま。
    .named-full = おてつき！ { $seat }が まちがえて あなたの やまを かくしました。 あとで いちまい わたします。 { $why }

magi-kitchen-pile-misfired-own = おてつき！ { $seat }が じぶんの やまを かくしました。 { $why }
    .brief = おてつき、 { $seat }、 じぶんの やま。
    .full = おてつき！ { $seat }が まちがえて じぶんの やまを かくしました。 あとで いちまい わたします。 { $why }
    .you = おてつき！ あなたが じぶんの やまを かくしました。 { $why }
    .you-brief = おてつき、 あなた、 じぶんの やま。
    .you-full = おてつき！ あなたが まちがえて じぶんの やまを かくしました。 あとで いちまい わたします。 { $why }

magi-kitchen-tile-wrong-match = { $ingredient }と その まほうやくが、 そろって でて いません。
magi-kitchen-tile-wrong-rainbow = にじで とれる { $ingredient }わ でて いません。
magi-kitchen-tile-wrong-trash = ゴミが でたら、 たたくのでわ なく やまを かくします。
magi-kitchen-tile-wrong-won = この たいけつで もう とられて います。
magi-kitchen-pile-wrong-early = やまを かくすのわ、 ゴミで はじまった たいけつだけです。
magi-kitchen-pile-wrong-bare = その やまの うえわ しょくざいでわ ありません。
magi-kitchen-pile-wrong-won = この たいけつで もう かくされて います。

magi-kitchen-nothing-named = おてつき！ { $seat }が なにも いわずに かいとうけんを てばなしました。
    .brief = おてつき、 { $seat }、 かいとう なし。
    .full = おてつき！ { $seat }が なにも いわずに かいとうけんを てばなしました。 あとで いちまい わたします。
    .you = おてつき！ あなたが なにも いわずに かいとうけんを てばなしました。
    .you-brief = おてつき、 あなた、 かいとう なし。
    .you-full = おてつき！ あなたが なにも いわずに かいとうけんを てばなしました。 あとで いちまい わたします。

magi-kitchen-time-ran-out = おてつき！ じかんぎれで、 { $seat }わ なにも いえませんでした。
    .brief = おてつき、 { $seat }、 じかんぎれ。
    .full = おてつき！ じかんぎれで、 { $seat }わ なにも いえませんでした。 あとで いちまい わたします。
    .you = おてつき！ じかんぎれで、 あなたわ なにも いえませんでした。
    .you-brief = おてつき、 あなた、 じかんぎれ。
    .you-full = おてつき！ じかんぎれで、 あなたわ なにも いえませんでした。 あとで いちまい わたします。

magi-kitchen-posture-taken = { $seat }が ポーズを とりました。 { $taps }です。
    .brief = { $seat }、 せいかい、 { $taps }。
    .full = { $seat }が ただしい ポーズを とりました。 おしかたわ { $taps }です。
    .you = あなたが ポーズを とりました。 { $taps }です。
    .you-brief = あなた、 せいかい、 { $taps }。
    .you-full = あなたが ただしい ポーズを とりました。 おしかたわ { $taps }です。

magi-kitchen-posture-misfired = おてつき！ { $seat }が ちがう ポーズを とりました。 { $taps }です。
    .brief = おてつき、 { $seat }、 { $taps }。
    .full = おてつき！ { $seat }が ちがう ポーズを とりました。 おしかたわ { $taps }でした。 あとで いちまい わたします。
    .you = おてつき！ あなたが ちがう ポーズを とりました。 { $taps }です。
    .you-brief = おてつき、 あなた、 { $taps }。
    .you-full = おてつき！ あなたが ちがう ポーズを とりました。 おしかたわ { $taps }でした。 あとで いちまい わたします。

magi-kitchen-keeper-named = さいごだった { $seat }が、 { $posture }を つづけます。
    .brief = { $seat }が { $posture }を つづけます。
    .full = さいごだった { $seat }が、 つぎの ポーズが でるまで { $posture }を つづけます。
    .you = さいごだった あなたが、 { $posture }を つづけます。
    .you-brief = あなたが { $posture }を つづけます。
    .you-full = さいごだった あなたが、 つぎの ポーズが でるまで { $posture }を つづけます。

magi-kitchen-keeper-named-watch = さいごだった { $seat }が、 { $posture }を つづけます。 つぎの ポーズまで、 みはりわ できません。
    .brief = { $seat }が { $posture }を つづけます。 みはり なし。
    .full = さいごだった { $seat }が、 つぎの ポーズが でるまで { $posture }を つづけます。 それまでわ みはりに ならず、 とばされます。
    .you = さいごだった あなたが、 { $posture }を つづけます。 つぎの ポーズまで、 みはりわ できません。
    .you-brief = あなたが { $posture }を つづけます。 みはり なし。
    .you-full = さいごだった あなたが、 つぎの ポーズが でるまで { $posture }を つづけます。 それまでわ みはりに ならず、 とばされます。

magi-kitchen-keeper-named-delay = さいごだった { $seat }が、 { $posture }を つづけます。
    .brief = { $seat }が { $posture }を つづけます。
    .full = さいごだった { $seat }が、 つぎの ポーズが でるまで { $posture }を つづけます。 それまで、 はやおしわ すこし おくれて かぞえます。
    .you = さいごだった あなたが、 { $posture }を つづけます。 つぎの ポーズまで、 はやおしわ おくれて かぞえます。
    .you-brief = あなたが { $posture }を つづけます。
    .you-full = さいごだった あなたが、 つぎの ポーズが でるまで { $posture }を つづけます。 それまで、 はやおしわ すこし おくれて かぞえます。

magi-kitchen-passed = { $seat }わ パスです。
    .brief = { $seat }わ パス。
    .full = { $seat }わ パスです。 この たいけつでわ、 もう なにも とりません。
    .you = あなたわ パスです。
    .you-brief = あなたわ パス。
    .you-full = あなたわ パスです。 この たいけつでわ、 もう なにも とりません。

magi-kitchen-cards-won = { $seat }が { $owners }の やまから { $n }まいを とり、 やまふだわ { $deck }まいです。
    .brief = { $seat }が { $n }まい かくとく、 やまふだ { $deck }まい。
    .full = { $seat }が { $owners }の まえの やまを とりました。 あわせて { $n }まいで、 やまふだわ { $deck }まいに なりました。
    .you = あなたが { $owners }の やまから { $n }まいを とり、 やまふだわ { $deck }まいです。
    .you-brief = あなたが { $n }まい かくとく、 やまふだ { $deck }まい。
    .you-full = あなたが { $owners }の まえの やまを とりました。 あわせて { $n }まいで、 やまふだわ { $deck }まいに なりました。

magi-kitchen-nothing-won = だれも とりません。
    .brief = かくとく なし。
    .full = たいけつわ おわりました。 だれも カードを とりません。

magi-kitchen-piles-burnt = { $owners }の やまの { $n }まいが、 ゴミに やかれました。
    .brief = { $owners }の { $n }まいが しょうしつ。
    .full = まに あわず、 { $owners }の やまの { $n }まいが ゴミに やかれて、 ゲームから のぞかれました。

magi-kitchen-penalty-paid = { $seat }が おてつきの いちまいを { $receiver }に わたしました。 のこり { $left }まいです。
    .brief = { $seat }が { $receiver }に いちまい、 のこり { $left }まい。
    .full = { $seat }が おてつきの ばつと して、 やまふだの うえの いちまいを みせずに { $receiver }に わたしました。 のこり { $left }まいです。
    .you = あなたが おてつきの いちまいを { $receiver }に わたしました。 のこり { $left }まいです。
    .you-brief = あなたが { $receiver }に いちまい、 のこり { $left }まい。
    .you-full = あなたが おてつきの ばつと して、 やまふだの うえの いちまいを みせずに { $receiver }に わたしました。 のこり { $left }まいです。
    .named = { $seat }が おてつきの いちまいを あなたに わたしました。 のこり { $left }まいです。
    .named-brief = { $seat }が あなたに いちまい、 のこり { $left }まい。
    .named-full = { $seat }が おてつきの ばつと して、 やまふだの うえの いちまいを みせずに あなたに わたしました。 のこり { $left }まいです。

magi-kitchen-penalty-lapsed = { $seat }わ わたす カードが なく、 ばつわ ありません。
    .brief = { $seat }わ ばつ なし。
    .full = { $seat }わ おてつきで わたす カードが ないので、 ばつわ ありません。
    .you = あなたわ わたす カードが なく、 ばつわ ありません。
    .you-brief = あなたわ ばつ なし。
    .you-full = あなたわ おてつきで わたす カードが ないので、 ばつわ ありません。

magi-kitchen-deck-emptied = { $seat }の やまふだが なくなりました。 ゲーム しゅうりょうです。
    .brief = { $seat }の やまふだが からです。
    .full = { $seat }の やまふだが いちまいも なくなりました。 ゲームわ すぐに おわります。
    .you = あなたの やまふだが なくなりました。 ゲーム しゅうりょうです。
    .you-brief = あなたの やまふだが からです。
    .you-full = あなたの やまふだが いちまいも なくなりました。 ゲームわ すぐに おわります。

magi-kitchen-flips-left = あと{ COUNT($n,"まい") } めくると おわりです。 やまふだが いちばん おおい ひとの かちです。
    .brief = あと{ COUNT($n,"まい") }です。
    .full = あと{ COUNT($n,"まい") } めくると、 ゲームわ おわります。 そのとき やまふだが いちばん おおい ひとの かちです。
magi-kitchen-flips-over = { COUNT($n,"まい") } めくったので、 ゲーム しゅうりょうです。 やまふだが いちばん おおい ひとの かちです。
    .brief = { COUNT($n,"まい") } めくりました。 ゲーム しゅうりょうです。
    .full = { COUNT($n,"まい") } めくりました。 ハウスルールに より、 ここで ゲームわ おわります。 やまふだが いちばん おおい ひとの かちです。
magi-kitchen-game-won = { $seat }が { $n }まいで ゲームに かちました。 やまふだわ、 { $decks }です。
    .brief = { $seat }の かち、 { $n }まい。 やまふだわ { $decks }。
    .full = { $seat }の やまふだが いちばん おおく、 { $n }まいで ゲームに かちました。 やまふだわ、 { $decks }です。
    .you = あなたが { $n }まいで ゲームに かちました。 やまふだわ、 { $decks }です。
    .you-brief = あなたの かち、 { $n }まい。 やまふだわ { $decks }。
    .you-full = あなたの やまふだが いちばん おおく、 { $n }まいで ゲームに かちました。 やまふだわ、 { $decks }です。

magi-kitchen-game-shared = { $seats }が { $n }まいずつで どうじ ゆうしょうです。 やまふだわ、 { $decks }です。
    .brief = { $n }まいずつで { $seats }の かち。 やまふだわ { $decks }。
    .full = { $seats }の やまふだが どれも { $n }まいで いちばん おおく、 どうじ ゆうしょうです。 やまふだわ、 { $decks }です。

magi-kitchen-deck-count = { $seat }わ { $n }まい
    .you = あなたわ { $n }まい
magi-kitchen-pile-count = { $seat }わ { $n }まい
    .you = あなたわ { $n }まい
magi-kitchen-top-of = { $seat }わ { $card }
    .you = あなたわ { $card }
magi-kitchen-top-of-custom = { $seat }わ 「{ $name }」
    .you = あなたわ 「{ $name }」
magi-kitchen-top-of-none = { $seat }わ なし
    .you = あなたわ なし

magi-kitchen-to-flip = { $seat }が めくります。
    .you = めくって ください。
magi-kitchen-to-watch = { $seat }が みる ばんです。 そろった タイルか、 パス。
    .you = あなたが みる ばんです。 そろった タイルか、 パス。
magi-kitchen-to-recolour = { $seat }、 にじわ いまだけです。 タイルを ひとつか、 パス。
    .you = あなた、 にじわ いまだけです。 タイルを ひとつか、 パス。
magi-kitchen-to-save = { $seat }、 ゴミわ いまだけです。 かくす やまを ひとつか、 パス。
    .you = あなた、 ゴミわ いまだけです。 かくす やまを ひとつか、 パス。
magi-kitchen-to-pose = { $seat }、 { $posture }を おもいだして。
    .you = あなた、 { $posture }を おもいだして。
magi-kitchen-to-pose-heard = { $seat }、 { $posture }を とって ください。
    .you = あなた、 { $posture }を とって ください。
magi-kitchen-to-give = { $seat }わ いちまい わたします。 だれに？
    .you = いちまい わたします。 だれに？
magi-kitchen-to-name = { $seat }に かいとうけん。 タイルか やまを ひとつ。
    .you = あなたに かいとうけん。 タイルか やまを ひとつ。
magi-kitchen-open-to-all-match = しょくざいと その まほうやくが でて いたら、 その タイルを たたいて ください。
magi-kitchen-open-to-all-match-buzz = しょくざいと その まほうやくが でて いたら、 はやおし して、 その タイルを いって ください。
magi-kitchen-open-to-all-rainbow = この たいけつだけ、 でて いる しょくざいなら どれでも、 その タイルを たたいて とれます。
magi-kitchen-open-to-all-rainbow-buzz = この たいけつだけ、 でて いる しょくざいわ どれでも とれます。 はやおし して、 その タイルを いって ください。
magi-kitchen-open-to-all-trash = この たいけつだけ、 しょくざいが うえに ある やまなら どれでも かくせます。
magi-kitchen-open-to-all-trash-buzz = この たいけつだけ、 しょくざいが うえに ある やまわ どれでも とれます。 はやおし して、 その やまを いって ください。
magi-kitchen-pose-now = { $posture }です。 おしかたわ { $taps }です。
magi-kitchen-outcome-due = これから カードが くばられます。
magi-kitchen-game-ended = ゲームわ おわりました。 { $seat }が { $n }まいで かちました。
    .you = ゲームわ おわりました。 あなたが { $n }まいで かちました。
magi-kitchen-victory-shared = ゲームわ おわりました。 { $seats }が { $n }まいずつで どうじ ゆうしょうです。
magi-kitchen-decks-are = やまふだの まいすうわ、 { $decks }です。
magi-kitchen-flips-are = めくった カードわ { COUNT($all,"まい") }の うち { COUNT($n,"まい") }です。
magi-kitchen-tops-are = みえて いる カードわ、 { $tops }です。
magi-kitchen-tops-later = たいけつちゅうわ、 みえて いる カードを もう いちど よむ ことわ できません。
magi-kitchen-tops-by-heart = のんびり モードでわ、 みえて いる カードを もう いちど よみません。 おぼえて おいて ください。
magi-kitchen-keeper-is = { $seat }が まえの ポーズを つづけて います。
    .you = あなたが まえの ポーズを つづけて います。
magi-kitchen-keeper-is-watch = { $seat }が まえの ポーズを つづけて います。 つぎの ポーズまで、 みはりわ できません。
    .you = あなたが まえの ポーズを つづけて います。 つぎの ポーズまで、 みはりわ できません。
magi-kitchen-keeper-is-delay = { $seat }が まえの ポーズを つづけて います。 つぎの ポーズまで、 はやおしわ おくれて かぞえます。
    .you = あなたが まえの ポーズを つづけて います。 つぎの ポーズまで、 はやおしわ おくれて かぞえます。
magi-kitchen-no-keeper = ポーズを つづけて いる ひとわ いません。
magi-kitchen-piles-are = ばふだの やまの まいすうわ、 { $piles }です。

magi-kitchen-flip-first = いまわ たいけつちゅうでわ ありません。 まず つぎの カードを めくります。
magi-kitchen-duel-is-open = たいけつちゅうです。 それわ たいけつが おわってから できます。
magi-kitchen-posture-only = ポーズの カードが でて います。 いま できるのわ、 その おしかたを いれる ことだけです。
magi-kitchen-penalty-first = さきに おてつきの いちまいを わたします。 あいてを えらんで ください。
magi-kitchen-penalty-to-oneself = おてつきの いちまいわ じぶんにわ わたせません。 ほかの ひとを えらんで ください。
magi-kitchen-no-such-seat = ここにわ { COUNT($seats, unit: "にん") }しか いません。 なまえで えらんで ください。
magi-kitchen-hands-in-use = りょうてが ふさがって いるので、 この たいけつで もう ひとつわ かくせません。 つぎの カードを まって ください。
magi-kitchen-wrong-length = この ポーズわ { COUNT($taps, unit: "かい") } おします。 おおくても すくなくても いけません。
magi-kitchen-two-or-three-taps = ポーズわ にかいか さんかい おします。
magi-kitchen-already-posed = この ポーズわ もう とりました。 ほかの ひとを まって ください。
magi-kitchen-buzz-first = かいとうけんを もつ ひとが いません。 はやおし してから、 タイルか やまを いって ください。
magi-kitchen-floor-is-taken = かいとうけんわ { $holder }に あります。 まつか、 はやおし して じゅんばんに ならんで ください。
magi-kitchen-already-buzzed = もう はやおし して まって います。 その かいとうが おわれば、 また おせます。
magi-kitchen-no-buzzer = この ゲームに はやおしわ ありません。 タイルを ちょくせつ たたいて ください。
magi-kitchen-no-buzz-in-calm = のんびり モードに はやおしわ ありません。 タイルか やまを いうか、 パス して ください。
magi-kitchen-tiles-only = いま きかれて いるのわ やまでわ なく タイルです。 タイルを いうか、 パス して ください。
magi-kitchen-piles-only = いま きかれて いるのわ タイルでわ なく やまです。 やまを いうか、 パス して ください。
magi-kitchen-pass-in-calm-only = パスが あるのわ のんびり モードだけです。 なにも とらない ときわ、 まつだけで かまいません。

magi-kitchen-flip-choice = カードを めくる
magi-kitchen-slap-choice = { $tile }
magi-kitchen-cover-choice = { $seat }の やま
    .you = じぶんの やま
magi-kitchen-pose-choice = { $taps }
magi-kitchen-give-choice = { $seat }に わたす
    .you = じぶんに わたす
magi-kitchen-buzz-choice = はやおし する
magi-kitchen-finish-choice = なにも いわない。 おてつきに なります
magi-kitchen-pass-choice = パス

# --- ヒント

magi-kitchen-advised-flip = カードを めくりましょう。
magi-kitchen-advised-buzz = はやおし しましょう。
magi-kitchen-advised-slap = タイルを とりましょう。
magi-kitchen-advised-cover = やまに てを おきましょう。
magi-kitchen-advised-finish = なにも いわないで おきましょう。
magi-kitchen-advised-pose = ポーズを とりましょう。
magi-kitchen-advised-give = カードを わたしましょう。
magi-kitchen-advised-pass = パス しましょう。
magi-kitchen-advised-wait = まちましょう。
magi-kitchen-advised-heart = あたらしい カードを、 おぼえて いる カードと くらべて、 そろった ときだけ うごきましょう。

magi-kitchen-lie-together = { $ingredient }と { $potion }が でて います。
magi-kitchen-lies-open = にじなので、 でて いる しょくざいなら なんでも とれます。 { $ingredient }が でて います。
magi-kitchen-lies-at = { $owner }の やまに、 しょくざいの { $ingredient }が あります。
    .named = あなたの やまに、 しょくざいの { $ingredient }が あります。
magi-kitchen-nothing-matches = のこりにわ そろった ものが なく、 とれる ものわ ありません。
magi-kitchen-something-named = のこりに そろった ものわ ありませんが、 なにかを いわなければ なりません。
magi-kitchen-its-taps = { $card }の おしかたです。
magi-kitchen-fewest-cards = { $receiver }わ { $n }まいで いちばん すくなく、 まだ こわく ありません。
magi-kitchen-card-decides = なにが でるかわ、 だれにも わかりません。
magi-kitchen-by-heart = ここでわ、 やまに ある カードを じぶんで おぼえて おきます。

magi-kitchen-cost-cards = { NUMBER($n) ->
        [0] そんわ ありませんでした。
       *[other] そんわ やく { $n }まいでした。
    }
