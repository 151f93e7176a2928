# よみがな。おとの とおりに かく（「は」は「わ」、「へ」は「え」）。ことばの くぎりに くうはくを おく。

tamashii-phrase-turn = { NUMBER($n) ->
        [1] いっこめです
       *[other] これで { COUNT($n, unit: "こ") }です
    }
tamashii-phrase-left = { NUMBER($left) ->
        [0] ふくろわ もう からです
       *[other] ふくろの のこりわ { COUNT($left, unit: "こ") }です
    }
tamashii-phrase-left-brief = のこり { COUNT($left, unit: "こ") }
tamashii-phrase-face-up = おもてむきの キャラクターわ ろくにんちゅう { COUNT($n, unit: "にん") }

tamashii-characters-laid = うらむきの キャラクター カード ろくまいを、 ひだりから いちばんから ろくばんに ならべました。 { $level } レベル。 ふくろの なかわ、 { $bag }です。
    .brief = { $level } レベル。 ふくろの なかわ { $bag }。
    .full = キャラクター カード ろくまいを よく まぜて、 ぜんぶ うらむきで、 ひだりから いちばんから ろくばんに ならべました。 { $level } レベルです。 ふくろの なかわ、 { $bag }です。

tamashii-starter-chosen = さいしょの てばんわ { $seat }です。
    .brief = { $seat }から はじめます。
    .full = さいしょの てばんわ { $seat }です。 その あとわ とけいまわりです。
    .you = さいしょの てばんわ あなたです。
    .you-brief = あなたから はじめます。
    .you-full = さいしょの てばんわ あなたです。 その あとわ とけいまわりです。

tamashii-looked = { $seat }が { COUNT($position, unit: "ばん") }の カードを みました。
    .brief = { $seat }が { COUNT($position, unit: "ばん") }を みます。
    .full = { $seat }が { COUNT($position, unit: "ばん") }の カードを みて、 うらむきで もとに もどしました。
    .you = { COUNT($position, unit: "ばん") }の カードを みました。
    .you-brief = { COUNT($position, unit: "ばん") }を みます。
    .you-full = { COUNT($position, unit: "ばん") }の カードを みて、 うらむきで もとに もどしました。

tamashii-character-seen = { $seat }が みた { COUNT($position, unit: "ばん") }わ { $character }です。 ほしいのわ、 { $wish }です。
    .brief = { $seat }が みた { COUNT($position, unit: "ばん") }わ { $character }。 ほしいのわ { $wish }。
    .full = { $seat }だけが みた { COUNT($position, unit: "ばん") }の カードわ { $character }です。 ほしいのわ、 { $wish }です。
    .you = { COUNT($position, unit: "ばん") }わ { $character }です。 ほしいのわ、 { $wish }です。
    .you-brief = { COUNT($position, unit: "ばん") }わ { $character }。 ほしいのわ { $wish }。
    .you-full = あなただけが みた { COUNT($position, unit: "ばん") }の カードわ { $character }です。 ほしいのわ、 { $wish }です。

tamashii-character-exposed = { COUNT($position, unit: "ばん") }わ { $character }でした。 ほしいのわ、 { $wish }です。
    .brief = { COUNT($position, unit: "ばん") }わ { $character }でした。 ほしいのわ { $wish }。
    .full = いっしゅんだけ ぜんいんに みえました。 { COUNT($position, unit: "ばん") }わ { $character }でした。 ほしいのわ、 { $wish }です。

tamashii-character-shown = { COUNT($position, unit: "ばん") }わ { $character }です。 ほしいのわ、 { $wish }です。
    .brief = { COUNT($position, unit: "ばん") }わ { $character }。 ほしいのわ { $wish }。
    .full = ぜんいんに おしらせします。 { COUNT($position, unit: "ばん") }わ { $character }です。 ほしいのわ、 { $wish }です。

tamashii-bag-reached = { $seat }が ふくろに てを いれました。
    .brief = { $seat }が ひきます。
    .full = { $seat }が ふくろに てを いれて、 ほうせきを ひきます。
    .you = ふくろに てを いれました。
    .you-brief = ひきます。
    .you-full = ふくろに てを いれて、 ほうせきを ひきます。

tamashii-gem-drawn = { $gem }です。 { tamashii-phrase-turn }。
    .brief = { $gem }、 { COUNT($n, unit: "こ") }め。
    .full = ふくろから でたのわ { $gem }です。 { tamashii-phrase-turn }。

tamashii-red-drawn = あかの ほうせきです！ { $gems }も ふくろに もどります。 てばんわ おわりです。
    .brief = あか！ { $gems }も ふくろえ。 てばん おわり。
    .full = あかの ほうせきです！ この てばんに ひいた { $gems }と いっしょに、 ふくろに もどります。 てばんわ おわりです。
tamashii-red-drawn-alone = あかの ほうせきです！ ふくろに もどります。 てばんわ おわりです。
    .brief = あか！ てばん おわり。
    .full = この てばんの いっこめが あかの ほうせきです！ ふくろに もどります。 てばんわ おわりです。

tamashii-gems-given = { $seat }が { COUNT($position, unit: "ばん") }に { $gems }を わたしました。 いま そこにわ、 { $total }が あります。
    .brief = { COUNT($position, unit: "ばん") }に { $gems }。
    .full = { $seat }が この てばんの ほうせきを ぜんぶ、 { COUNT($position, unit: "ばん") }に わたしました。 { $gems }です。 いま そこにわ、 { $total }が あります。
    .you = { COUNT($position, unit: "ばん") }に { $gems }を わたしました。 いま そこにわ、 { $total }が あります。
    .you-brief = { COUNT($position, unit: "ばん") }に { $gems }。
    .you-full = この てばんの ほうせきを ぜんぶ、 { COUNT($position, unit: "ばん") }に わたしました。 { $gems }です。 いま そこにわ、 { $total }が あります。
tamashii-gems-given-first = { $seat }が { COUNT($position, unit: "ばん") }に { $gems }を わたしました。
    .brief = { COUNT($position, unit: "ばん") }に { $gems }。
    .full = { $seat }が この てばんの ほうせきを ぜんぶ、 なにも なかった { COUNT($position, unit: "ばん") }に わたしました。 { $gems }です。
    .you = { COUNT($position, unit: "ばん") }に { $gems }を わたしました。
    .you-brief = { COUNT($position, unit: "ばん") }に { $gems }。
    .you-full = この てばんの ほうせきを ぜんぶ、 なにも なかった { COUNT($position, unit: "ばん") }に わたしました。 { $gems }です。

tamashii-flip-waived = { $seat }わ { COUNT($position, unit: "ばん") }を めくりませんでした。
    .brief = { $seat }わ { COUNT($position, unit: "ばん") } その まま。
    .full = { $seat }わ { COUNT($position, unit: "ばん") }を めくらず、 うらむきの ままに しました。
    .you = { COUNT($position, unit: "ばん") }を めくりませんでした。
    .you-brief = { COUNT($position, unit: "ばん") }わ その まま。
    .you-full = { COUNT($position, unit: "ばん") }を めくらず、 うらむきの ままに しました。

tamashii-character-satisfied = { $seat }が { COUNT($position, unit: "ばん") }を めくりました。 { $character }、 ねがいが かないました！ { tamashii-phrase-face-up }です。
    .brief = { $seat }が { COUNT($position, unit: "ばん") }を めくりました。 { $character }、 せいこう！ ろくにんちゅう { COUNT($n, unit: "にん") }。
    .full = { $seat }が { COUNT($position, unit: "ばん") }の カードを めくりました。 { $character }、 ねがいが かなって おもてむきの ままです！ { tamashii-phrase-face-up }です。
    .you = { COUNT($position, unit: "ばん") }を めくりました。 { $character }、 ねがいが かないました！ { tamashii-phrase-face-up }です。
    .you-brief = { COUNT($position, unit: "ばん") }を めくりました。 { $character }、 せいこう！ ろくにんちゅう { COUNT($n, unit: "にん") }。
    .you-full = { COUNT($position, unit: "ばん") }の カードを めくりました。 { $character }、 ねがいが かなって おもてむきの ままです！ { tamashii-phrase-face-up }です。

tamashii-flip-failed = { $seat }が { COUNT($position, unit: "ばん") }を めくりましたが、 ほうせきが たりず うらむきに もどります。 { $gems }わ ゲームから のぞかれます。
    .brief = { $seat }が { COUNT($position, unit: "ばん") }を めくって しっぱい。 { $gems }を うしないました。
    .full = { $seat }が { COUNT($position, unit: "ばん") }の カードを めくりましたが、 ほしい ほうせきに たりず、 うらむきに もどります。 そこに あった { $gems }わ ぜんぶ ゲームから のぞかれます。
    .you = { COUNT($position, unit: "ばん") }を めくりましたが、 ほうせきが たりず うらむきに もどります。 { $gems }わ ゲームから のぞかれます。
    .you-brief = { COUNT($position, unit: "ばん") }を めくって しっぱい。 { $gems }を うしないました。
    .you-full = { COUNT($position, unit: "ばん") }の カードを めくりましたが、 ほしい ほうせきに たりず、 うらむきに もどります。 そこに あった { $gems }わ ぜんぶ ゲームから のぞかれます。

tamashii-red-taken = { $character }の こうかで、 ふくろから { $gems }を とりのぞきました。
    .brief = こうかで、 ふくろから { $gems }を のぞきました。
    .full = { $character }の こうかで、 ふくろから { $gems }を とりのぞきました。 もう ゲームにわ もどりません。
tamashii-red-taken-nothing = { $character }の こうかですが、 ふくろに あかの ほうせきが ないので、 なにも おこりません。
    .brief = こうかですが、 ふくろに あかの ほうせきわ ありません。
    .full = { $character }の こうかで あかの ほうせきを とりのぞく ところですが、 ふくろに いっこも ないので、 なにも おこりません。

tamashii-gems-returned = { $character }の こうかで、 { $gems }を ふくろに もどしました。
    .brief = こうかで、 { $gems }を ふくろえ。
    .full = { $character }の こうかで、 { $gems }を ふくろに もどしました。 また ひけるように なります。
tamashii-gems-returned-nothing = { $character }の こうかですが、 ふくろに もどす ほうせきが ないので、 なにも おこりません。
    .brief = こうかですが、 もどす ほうせきが ありません。
    .full = { $character }の こうかで ほうせきを ふくろに もどす ところですが、 もどせる ほうせきが いっこも ないので、 なにも おこりません。

tamashii-look-granted = { $character }の こうかで、 { $seat }わ カードを いちまい みられます。
    .brief = こうかで、 { $seat }わ いちまい みられます。
    .full = { $character }の こうかで、 { $seat }わ うらむきの カードを いちまい みられます。
    .you = { $character }の こうかで、 カードを いちまい みられます。
    .you-brief = こうかで、 いちまい みられます。
    .you-full = { $character }の こうかで、 うらむきの カードを いちまい みられます。

tamashii-effect-waived = { $seat }わ { $character }の こうかを つかいませんでした。
    .brief = { $seat }わ こうかを つかいません。
    .full = { $seat }わ { $character }の こうかを つかわない ことに しました。
    .you = { $character }の こうかを つかいませんでした。
    .you-brief = こうかを つかいません。
    .you-full = { $character }の こうかを つかわない ことに しました。

tamashii-red-put-back = てばんの おわりに あかの ほうせきが でたので、 ふくろに もどします。
    .brief = おわりに あかが でて、 もどします。
    .full = てばんの おわりに でたのわ あかの ほうせきでした。 ふくろに もどして、 べつの いっこを とりのぞきます。

tamashii-gem-removed = てばんの おわりに、 { $gem }を いっこ とりのぞきました。 { tamashii-phrase-left }。
    .brief = おわりに { $gem }を のぞき、 { tamashii-phrase-left-brief }。
    .full = てばんの おわりに、 ふくろから { $gem }を いっこ とりのぞきました。 もう ゲームにわ もどりません。 { tamashii-phrase-left }。

tamashii-nothing-removed = てばんの おわりですが、 とりのぞける ほうせきが ありません。
    .brief = おわりに のぞく ほうせきわ ありません。
    .full = てばんの おわりですが、 ふくろにわ あかの ほうせきだけか、 なにも のこって いないので、 とりのぞきません。

tamashii-game-ended-again = ゲーム しゅうりょうです。 もう どの キャラクターにも ほうせきが たりません。 { tamashii-phrase-face-up }でした。 つぎわ もっと がんばりましょう！
    .brief = ゲーム しゅうりょう、 ろくにんちゅう { COUNT($n, unit: "にん") }。 つぎわ がんばりましょう。
    .full = ゲーム しゅうりょうです。 もう どの キャラクターにも ほうせきが たりません。 { tamashii-phrase-face-up }でした。 つぎわ もっと がんばりましょう！
tamashii-game-ended-good = ゲーム しゅうりょうです。 もう どの キャラクターにも ほうせきが たりません。 { tamashii-phrase-face-up }でした。 よく できました！
    .brief = ゲーム しゅうりょう、 ろくにんちゅう { COUNT($n, unit: "にん") }。 よく できました。
    .full = ゲーム しゅうりょうです。 もう どの キャラクターにも ほうせきが たりません。 { tamashii-phrase-face-up }でした。 よく できました！
tamashii-game-ended-well = ゲーム しゅうりょうです。 もう どの キャラクターにも ほうせきが たりません。 { tamashii-phrase-face-up }でした。 じょうできです！
    .brief = ゲーム しゅうりょう、 ろくにんちゅう { COUNT($n, unit: "にん") }。 じょうでき！
    .full = ゲーム しゅうりょうです。 もう どの キャラクターにも ほうせきが たりません。 { tamashii-phrase-face-up }でした。 じょうできです！
tamashii-game-ended-excellent = ゲーム しゅうりょうです。 もう どの キャラクターにも ほうせきが たりません。 { tamashii-phrase-face-up }でした。 すばらしい！
    .brief = ゲーム しゅうりょう、 ろくにんちゅう { COUNT($n, unit: "にん") }。 すばらしい！
    .full = ゲーム しゅうりょうです。 もう どの キャラクターにも ほうせきが たりません。 { tamashii-phrase-face-up }でした。 すばらしい！
tamashii-game-ended-impressive = ゲーム しゅうりょうです。 ぜんいんの ねがいが かないました。 { tamashii-phrase-face-up }でした。 おみごと！ つぎわ もっと むずかしい レベルに ちょうせん して ください。
    .brief = ゲーム しゅうりょう、 ろくにんちゅう { COUNT($n, unit: "にん") }。 おみごと！
    .full = ゲーム しゅうりょうです。 ぜんいんの ねがいが かないました。 { tamashii-phrase-face-up }でした。 おみごと！ つぎわ もっと むずかしい レベルに ちょうせん して ください。

tamashii-effect-is-remove-red = ふくろから { $gems }を とりのぞく
tamashii-effect-is-return-all = そこに ある ほうせきを ぜんぶ ふくろに もどす
tamashii-effect-is-look = うらむきの カードを いちまい みる
tamashii-effect-is-return-gems = { $gems }を ふくろに もどす

tamashii-place-is = { COUNT($position, unit: "ばん") }に { $gems }
tamashii-place-is-empty = { COUNT($position, unit: "ばん") }、 ほうせき なし
tamashii-place-is-known = { COUNT($position, unit: "ばん") }に うらむきの { $character }と { $gems }
tamashii-place-is-known-empty = { COUNT($position, unit: "ばん") }に うらむきの { $character }、 ほうせき なし
tamashii-place-is-up = { COUNT($position, unit: "ばん") }に おもてむきの { $character }と { $gems }
tamashii-place-is-up-empty = { COUNT($position, unit: "ばん") }に おもてむきの { $character }、 ほうせき なし

tamashii-wants = { $character }わ { $wish }

tamashii-to-turn = { $seat }の ばんです。 みるか、 ほうせきを ひきます。
    .you = みるか、 ほうせきを ひくか。
tamashii-to-draw = { $seat }の ばんです。 もう いっこ ひくか、 { $held }を わたします。
    .you = もう いっこ ひくか、 { $held }を わたして ください。
tamashii-to-draw-one = { $seat }の ばんです。 もう いっこ ひくか、 わたします。
    .you = もう いっこ ひくか、 わたして ください。
tamashii-to-draw-last = { $seat }が { $held }を わたします。 ふくろわ からです。
    .you = { $held }を わたして ください。 ふくろわ からです。
tamashii-to-flip = { $seat }の ばんです。 { COUNT($position, unit: "ばん") }を めくるか、 その ままに します。
    .you = { COUNT($position, unit: "ばん") }を めくるか、 その ままか。
tamashii-to-use-effect = { $seat }の ばんです。 { $character }の こうかを つかうか きめます。
    .you = { $character }の こうかを つかいますか。
tamashii-to-look = { $seat }が カードを いちまい みます。
    .you = カードを いちまい みて ください。
tamashii-outcome-due = これから カードが ならべられるか、 ふくろから ほうせきが でます。
tamashii-game-over-again = ゲームわ おわりました。 { tamashii-phrase-face-up }でした。 つぎわ もっと がんばりましょう！
tamashii-game-over-good = ゲームわ おわりました。 { tamashii-phrase-face-up }でした。 よく できました。
tamashii-game-over-well = ゲームわ おわりました。 { tamashii-phrase-face-up }でした。 じょうできです！
tamashii-game-over-excellent = ゲームわ おわりました。 { tamashii-phrase-face-up }でした。 すばらしい！
tamashii-game-over-impressive = ゲームわ おわりました。 { tamashii-phrase-face-up }でした。 おみごと！

tamashii-face-up-are = { tamashii-phrase-face-up }、 { $characters }です。 { $level } レベルです。
tamashii-face-up-are-none = おもてむきの キャラクターわ まだ いません。 { $level } レベルです。
tamashii-wishes-are = まだ かなって いない ねがい。 { $wishes }です。
tamashii-places-are = { $places }。 { $bare }ばんにわ なにも ありません。
tamashii-places-are-bare = ほうせきわ まだ どこにも おかれて いません。
tamashii-places-are-full = ひだりから、 { $places }です。
tamashii-held-are = この てばんに ひいたのわ、 { $held }です。
tamashii-bag-holds = ふくろの なかわ、 { $gems }、 ぜんぶで { COUNT($n, unit: "こ") }です。
tamashii-bag-holds-size = ふくろの なかわ { COUNT($n, unit: "こ") }です。 いろわ おしらせしません。
tamashii-bag-holds-empty = ふくろわ からです。
tamashii-out-of-game = ゲームから のぞかれたのわ、 { $gems }です。
tamashii-out-of-game-none = ゲームから のぞかれた ほうせきわ ありません。

tamashii-give-to-face-up = { COUNT($position, unit: "ばん") }わ もう おもてむきです。 うらむきの カードに わたして ください。
tamashii-look-at-face-up = { COUNT($position, unit: "ばん") }わ もう おもてむきです。 うらむきの カードを みて ください。
tamashii-give-before-draw = まだ わたす ほうせきが ありません。 カードを みるか、 さきに ほうせきを ひいて ください。
tamashii-look-after-draw = ほうせきを ひいたので、 もう カードわ みられません。 もう いっこ ひくか、 ひいた ほうせきを わたして ください。
tamashii-bag-is-empty = ふくろわ からです。 この てばんの ほうせきを キャラクター ひとりに わたして ください。
tamashii-nothing-to-flip = めくれるのわ、 ほうせきを わたした すぐ あとだけです。 いま もとめられて いる てを えらんで ください。
tamashii-no-effect-now = こうかを つかえるのわ、 キャラクターを めくった すぐ あとだけです。 いま もとめられて いる てを えらんで ください。
tamashii-flip-first = まず { COUNT($position, unit: "ばん") }を めくるか、 うらむきの ままに するかを きめて ください。
tamashii-effect-first = まず こうかを つかうか、 つかわないかを きめて ください。
tamashii-look-first = こうかを つかう ことに きまりました。 うらむきの カードを いちまい みて ください。

tamashii-look-choice = カードを いちまい みる
tamashii-draw-choice = ほうせきを ひく
tamashii-draw-choice-again = もう いっこ ひく
tamashii-give-choice = やめて ほうせきを わたす
tamashii-place-choice = { $place }
tamashii-flip-choice = { COUNT($position, unit: "ばん") }を めくる
tamashii-leave-choice = うらむきの ままに する
tamashii-effect-choice = つかう、 { $effect }
tamashii-no-effect-choice = つかわない

# ほんものの はこで あそぶ
tamashii-layout-asked = うらむきに ならべた キャラクター { COUNT($n, unit: "まい") }を、 ひだりから じゅんに にゅうりょく して ください。
tamashii-starter-asked = さいしょの てばんわ だれですか。 なまえを にゅうりょく して ください。
tamashii-gem-asked = ふくろから でた ほうせきわ なにいろですか。 いろを にゅうりょく して ください。
tamashii-removed-asked = てばんの おわりです。 ふくろから ほうせきを ひとつ、 みないで だして ください。 なにいろですか。

# --- ヒント

tamashii-advised-look = カードを みましょう。
tamashii-advised-draw = ほうせきを ひきましょう。
tamashii-advised-again = もう いっこ ひきましょう。
tamashii-advised-give = やめて、 ほうせきを わたしましょう。
tamashii-advised-flip = めくりましょう。
tamashii-advised-leave = うらむきの ままに しましょう。
tamashii-advised-decide = だれが いて、 たりない ものが ないと、 はっきり おぼえて いる ときだけ、 めくりましょう。
tamashii-advised-effect = こうかを つかいましょう。
tamashii-advised-without = こうかわ つかわないで おきましょう。

tamashii-nobody-looked = { COUNT($position, unit: "ばん") }わ、 まだ だれも みて いません。
tamashii-few-know = みられた かいすうが いちばん すくないのわ { COUNT($position, unit: "ばん") }で、 { COUNT($n, "かい") }です。
tamashii-looks-done = はじめに みるのわ { $n }まいで じゅうぶんです。 ねがいわ ほうせきでしか かないません。
tamashii-may-draw = { $red ->
        [0] ふくろの { COUNT($bag, "こ") }に、 あかわ いっこも ありません。 ほうせきが ふえれば、 かなう ねがいも ふえます。
       *[other] ふくろの { COUNT($bag, "こ") }の うち、 あかわ { COUNT($red, "こ") }だけです。 ほうせきが ふえれば、 かなう ねがいも ふえます。
    }
tamashii-no-risk = この レベルでわ、 あかが でても なにも ふくろに もどりません。 ほうせきが ふえれば、 かなう ねがいも ふえます。
tamashii-held-at-risk = { $red ->
        [0] いま あるのわ { $held }です。 これより おおく いる ねがいわ ないので、 もう いっこ ひいても、 あまり やくに たちません。
       *[other] あかが でると { $held }が ふくろに もどります。 ふくろの { COUNT($bag, "こ") }の うち、 { COUNT($red, "こ") }が あかです。
    }
tamashii-wish-lacks = { $character }わ、 あと { COUNT($missing, "こ") }で かないます。
tamashii-wish-met = { $character }の ねがいが かないます。
tamashii-gems-there = { COUNT($position, unit: "ばん") }にわ { $gems }が あります。 ひとつでも たりないと、 ぜんぶ なくなります。
tamashii-effect-helps = こうかわ、 やくに たつだけです。

tamashii-cost-gems = { NUMBER($n) ->
        [0] そんわ ほうせき いっこ たらずでした。
       *[other] そんわ ほうせき やく { COUNT($n, "こ") }でした。
    }
