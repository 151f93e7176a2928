# よみがな。おとの とおりに かく（「は」は「わ」、「へ」は「え」）。ことばの くぎりに くうはくを おく。

kami-phrase-points = { COUNT($points, unit: "てん") }
kami-phrase-left = { NUMBER($left) ->
        [0] てふだわ もう ありません
       *[other] のこり { $left }まいです
    }
kami-phrase-left-brief = { NUMBER($left) ->
        [0] 、 のこり なし
        [1] 、 のこり いちまい
        [2] 、 のこり にまい
        [3] 、 のこり さんまい
       *[other] { "" }
    }
kami-phrase-left-full = { NUMBER($left) ->
        [0] てふだわ もう いちまいも のこって いません
       *[other] てふだわ あと { $left }まい のこって います
    }
kami-phrase-set-aside = { $count }まい
kami-phrase-set-aside-brief = { $count }まい
kami-phrase-cards = { $n }まい

kami-card-drawn = { $seat }が { $card }を ひきました。 { kami-phrase-points }です。
    .brief = { $seat }わ { $card }。
    .full = スタート プレイヤーを きめるため、 { $seat }が { $card }を ひきました。 { kami-phrase-points }です。
    .you = あなたが { $card }を ひきました。 { kami-phrase-points }です。
    .you-brief = あなたわ { $card }。
    .you-full = スタート プレイヤーを きめるため、 あなたが { $card }を ひきました。 { kami-phrase-points }です。

kami-draw-tied = どうてんです。 { $seats }が もう いちど ひきます。
    .brief = { $seats }が もう いちど。
    .full = さいこうてんが どうてんです。 { $seats }が、 ぜんぶの カードから もう いちど ひきます。
    .you = どうてんです。 { $seats }が もう いちど ひきます。
    .you-brief = { $seats }が もう いちど。
    .you-full = さいこうてんが どうてんです。 { $seats }が、 ぜんぶの カードから もう いちど ひきます。

kami-starter-chosen = さいしょの ラウンドわ { $seat }から はじめます。
    .brief = { $seat }から。
    .full = さいしょの ラウンドの スタート プレイヤーわ { $seat }に きまりました。
    .you = さいしょの ラウンドわ あなたから はじめます。
    .you-brief = あなたから。
    .you-full = さいしょの ラウンドの スタート プレイヤーわ あなたに きまりました。

kami-round-dealt = だい{ $round } ラウンド、 { $size }まいずつです。 { $seat }から はじめます。
    .brief = だい{ $round } ラウンド、 { $seat }から。
    .full = だい{ $round } ラウンドの てふだを { $size }まいずつ くばりました。 スタート プレイヤーわ { $seat }です。
    .you = だい{ $round } ラウンド、 { $size }まいずつです。 あなたから はじめます。
    .you-brief = だい{ $round } ラウンド、 あなたから。
    .you-full = だい{ $round } ラウンドの てふだを { $size }まいずつ くばりました。 スタート プレイヤーわ あなたです。
kami-round-dealt-told = だい{ $round } ラウンド、 { $size }まいずつです。
    .brief = だい{ $round } ラウンド。
    .full = だい{ $round } ラウンドの てふだを { $size }まいずつ くばりました。
    .you = だい{ $round } ラウンド、 { $size }まいずつです。
    .you-brief = だい{ $round } ラウンド。
    .you-full = だい{ $round } ラウンドの てふだを { $size }まいずつ くばりました。

kami-hand-dealt = { $seat }の てふだわ、 { $cards }です。
    .brief = { $seat }わ { $cards }。
    .full = { $seat }に くばられた てふだわ、 { $cards }です。
    .you = あなたの てふだわ、 { $cards }です。
    .you-brief = てふだわ { $cards }。
    .you-full = あなたに くばられた てふだわ、 { $cards }です。

kami-mercenaries-laid = ようへいわ、 { $stacks }です。
    .brief = ようへいわ { $stacks }。
    .full = まんなかに ようへいを ならべました。 とくに いわないかぎり、 したに いちまいずつ ふせふだが あります。 { $stacks }です。

kami-cards-set-aside = うらむきで { kami-phrase-set-aside }を わきに おきました。
    .brief = わきに { kami-phrase-set-aside-brief }。
    .full = うらむきで { kami-phrase-set-aside }を わきに おきました。 この ラウンドでわ つかいません。

kami-set-aside-seen = { $seat }が わきの ふだの { $pile }ばんを みました。 { $card }です。
    .brief = { $seat }が わきの { $pile }ばんを みる。 { $card }。
    .full = { $seat }が こっそり わきの ふだの { $pile }ばんを みました。 { $card }でした。
    .you = あなたが わきの ふだの { $pile }ばんを みました。 { $card }です。
    .you-brief = わきの { $pile }ばんわ { $card }。
    .you-full = あなただけが わきの ふだの { $pile }ばんを みました。 { $card }です。 この ラウンドでわ つかわれません。
kami-set-aside-seen-closed = { $seat }が わきの ふだの { $pile }ばんを みました。
    .brief = { $seat }が わきの { $pile }ばんを みる。
    .full = { $seat }が こっそり わきの ふだの { $pile }ばんを みました。

kami-became-ready = { $seat }わ じゅんび かんりょうです。

kami-redeal-claimed = { $seat }が { $shown }を みせて、 { $partner }に くばりなおしを もとめました。
    .brief = { $seat }が { $shown }を みせました。 { $partner }が きめます。
    .full = { $seat }が { $shown }を ぜんいんに みせて、 ラウンドを くばりなおすか どうかの へんじを { $partner }に もとめました。
    .you = あなたが { $shown }を みせて、 { $partner }に くばりなおしを もとめました。
    .you-brief = あなたが { $shown }を みせました。 { $partner }が きめます。
    .you-full = あなたが { $shown }を ぜんいんに みせて、 ラウンドを くばりなおすか どうかの へんじを { $partner }に もとめました。
    .partner = { $seat }が { $shown }を みせて、 あなたに くばりなおしを もとめました。
    .partner-brief = { $seat }が { $shown }を みせました。 あなたが きめます。
    .partner-full = { $seat }が { $shown }を ぜんいんに みせて、 ラウンドを くばりなおすか どうかの へんじを あなたに もとめました。

kami-redeal-chosen = { $seat }が { $claimer }の もとめに おうじました。 くばりなおしです。
    .brief = { $seat }わ 「はい」。 くばりなおしです。
    .full = { $seat }が { $claimer }の もとめに おうじました。 ぜんいんの てふだを くばりなおします。 スタート プレイヤーわ かわりません。
    .you = あなたが { $claimer }の もとめに おうじました。 くばりなおしです。
    .you-brief = あなたわ 「はい」。 くばりなおしです。
    .you-full = あなたが { $claimer }の もとめに おうじました。 ぜんいんの てふだを くばりなおします。 スタート プレイヤーわ かわりません。
    .named = { $seat }が あなたの もとめに おうじました。 くばりなおしです。
    .named-brief = { $seat }わ 「はい」。 くばりなおしです。
    .named-full = { $seat }が あなたの もとめに おうじました。 ぜんいんの てふだを くばりなおします。 スタート プレイヤーわ かわりません。

kami-hands-kept = { $seat }が { $claimer }の もとめを ことわりました。 てふだわ そのままです。
    .brief = { $seat }わ 「いいえ」。 そのままです。
    .full = { $seat }が { $claimer }の もとめを ことわりました。 くばりなおしわ せず、 てふだわ くばられたまま つづけます。
    .you = あなたが { $claimer }の もとめを ことわりました。 てふだわ そのままです。
    .you-brief = あなたわ 「いいえ」。 そのままです。
    .you-full = あなたが { $claimer }の もとめを ことわりました。 くばりなおしわ せず、 てふだわ くばられたまま つづけます。
    .named = { $seat }が あなたの もとめを ことわりました。 てふだわ そのままです。
    .named-brief = { $seat }わ 「いいえ」。 そのままです。
    .named-full = { $seat }が あなたの もとめを ことわりました。 くばりなおしわ せず、 てふだわ くばられたまま つづけます。

kami-card-hidden = { $seat }が { $card }を うらむきに おきました。
    .brief = { $seat }が { $card }を ふせる。
    .full = { $seat }が { $card }を うらむきで ぼうぎょ ラインに おきました。
    .you = あなたが { $card }を うらむきに おきました。
    .you-brief = あなたが { $card }を ふせる。
    .you-full = あなたが { $card }を うらむきで ぼうぎょ ラインに おきました。
kami-card-hidden-closed = { $seat }が いちまいを うらむきに おきました。
    .brief = { $seat }が いちまい ふせる。
    .full = { $seat }が いちまいを うらむきで ぼうぎょ ラインに おきました。
kami-card-hidden-mercenary = { $seat }が ようへい { $stack }ばんの { $card }を うらむきに おきました。
    .brief = { $seat }が { $stack }ばんの { $card }を ふせる。
    .full = { $seat }が ようへい { $stack }ばんの { $card }を うらむきで ぼうぎょ ラインに おきました。
    .you = あなたが ようへい { $stack }ばんの { $card }を うらむきに おきました。
    .you-brief = あなたが { $stack }ばんの { $card }を ふせる。
    .you-full = あなたが ようへい { $stack }ばんの { $card }を うらむきで ぼうぎょ ラインに おきました。

kami-defended = { $seat }が { $card }で ぼうぎょ しました。
    .brief = { $seat }、 { $card }で ぼうぎょ。
    .full = { $seat }が { $card }を おもてむきで ぼうぎょ ラインに おいて、 ぼうぎょ しました。
    .you = あなたが { $card }で ぼうぎょ しました。
    .you-brief = あなた、 { $card }で ぼうぎょ。
    .you-full = あなたが { $card }を おもてむきで ぼうぎょ ラインに おいて、 ぼうぎょ しました。
kami-defended-mercenary = { $seat }が ようへい { $stack }ばんの { $card }で ぼうぎょ しました。
    .brief = { $seat }、 { $stack }ばんの { $card }で ぼうぎょ。
    .full = { $seat }が ようへい { $stack }ばんの { $card }を おもてむきで ぼうぎょ ラインに おいて、 ぼうぎょ しました。
    .you = あなたが ようへい { $stack }ばんの { $card }で ぼうぎょ しました。
    .you-brief = あなた、 { $stack }ばんの { $card }で ぼうぎょ。
    .you-full = あなたが ようへい { $stack }ばんの { $card }を おもてむきで ぼうぎょ ラインに おいて、 ぼうぎょ しました。

kami-turned-up = ようへい { $stack }ばんに { $card }が でました。
    .brief = { $stack }ばんに { $card }。
    .full = ようへい { $stack }ばんの したの ふだが おもてに なりました。 { $card }です。

kami-attacked = { $seat }が { $card }で こうげき、 { kami-phrase-points }。 { kami-phrase-left }。
    .brief = { $seat }、 { $card }で こうげき{ kami-phrase-left-brief }。
    .full = { $seat }が { kami-phrase-points }の { $card }で こうげき しました。 { kami-phrase-left-full }。
    .you = あなたが { $card }で こうげき、 { kami-phrase-points }。 { kami-phrase-left }。
    .you-brief = あなた、 { $card }で こうげき{ kami-phrase-left-brief }。
    .you-full = あなたが { kami-phrase-points }の { $card }で こうげき しました。 { kami-phrase-left-full }。
kami-attacked-mercenary = { $seat }が ようへい { $stack }ばんの { $card }で こうげき、 { kami-phrase-points }。 { kami-phrase-left }。
    .brief = { $seat }、 { $stack }ばんの { $card }で こうげき{ kami-phrase-left-brief }。
    .full = { $seat }が ようへい { $stack }ばん、 { kami-phrase-points }の { $card }で こうげき しました。 { kami-phrase-left-full }。
    .you = あなたが ようへい { $stack }ばんの { $card }で こうげき、 { kami-phrase-points }。 { kami-phrase-left }。
    .you-brief = あなた、 { $stack }ばんの { $card }で こうげき{ kami-phrase-left-brief }。
    .you-full = あなたが ようへい { $stack }ばん、 { kami-phrase-points }の { $card }で こうげき しました。 { kami-phrase-left-full }。

kami-passed = { $seat }わ パスです。
    .you = あなたわ パスです。

kami-lead-returned = だれも ぼうぎょ しませんでした。 もう いちど { $seat }の せめです。
    .brief = もう いちど { $seat }。
    .full = だれも この こうげきを ぼうぎょ しませんでした。 もう いちど { $seat }の せめです。 いちまいを うらむきに おいてから こうげき します。
    .you = だれも ぼうぎょ しませんでした。 もう いちど あなたの せめです。
    .you-brief = もう いちど あなた。
    .you-full = だれも この こうげきを ぼうぎょ しませんでした。 もう いちど あなたの せめです。 いちまいを うらむきに おいてから こうげき します。

kami-round-won = { $seat }が { $card }で ラウンドに かちました。 { kami-phrase-points }です。 とくてんわ、 { $scores }です。
    .brief = { $seat }が { $card }で ラウンド かち、 { COUNT($points, unit: "てん") }。 { $scores }。
    .full = { $seat }が てふだを つかいきり、 さいごの こうげきの { $card }で ラウンドに かちました。 { kami-phrase-points }が はいります。 これで とくてんわ、 { $scores }です。
    .you = あなたが { $card }で ラウンドに かちました。 { kami-phrase-points }です。 とくてんわ、 { $scores }です。
    .you-brief = あなたが { $card }で ラウンド かち、 { COUNT($points, unit: "てん") }。 { $scores }。
    .you-full = あなたが てふだを つかいきり、 さいごの こうげきの { $card }で ラウンドに かちました。 { kami-phrase-points }が はいります。 これで とくてんわ、 { $scores }です。
kami-round-won-master = たつじんの いちげき！ { $seat }が { $card }で ラウンドに かちました。 てんわ にばいで、 { kami-phrase-points }です。 とくてんわ、 { $scores }です。
    .brief = たつじんの いちげき！ { $seat }が { $card }で ラウンド かち、 { COUNT($points, unit: "てん") }。 { $scores }。
    .full = たつじんの いちげき！ { $seat }が てふだを つかいきり、 うらむきに おいた ふだと おなじ { $card }の こうげきで ラウンドに かちました。 てんわ にばいで、 { kami-phrase-points }が はいります。 これで とくてんわ、 { $scores }です。
    .you = たつじんの いちげき！ あなたが { $card }で ラウンドに かちました。 てんわ にばいで、 { kami-phrase-points }です。 とくてんわ、 { $scores }です。
    .you-brief = たつじんの いちげき！ あなたが { $card }で ラウンド かち、 { COUNT($points, unit: "てん") }。 { $scores }。
    .you-full = たつじんの いちげき！ あなたが てふだを つかいきり、 うらむきに おいた ふだと おなじ { $card }の こうげきで ラウンドに かちました。 てんわ にばいで、 { kami-phrase-points }が はいります。 これで とくてんわ、 { $scores }です。
kami-round-won-pair = { $seat }が { $card }で ラウンドに かちました。 { $partner }との ペアに { kami-phrase-points }です。 とくてんわ、 { $scores }です。
    .brief = { $seat }が { $card }で ラウンド かち、 { COUNT($points, unit: "てん") }。 { $scores }。
    .full = { $seat }が てふだを つかいきり、 さいごの こうげきの { $card }で ラウンドに かちました。 { $partner }との ペアに { kami-phrase-points }が はいります。 これで とくてんわ、 { $scores }です。
    .you = あなたが { $card }で ラウンドに かちました。 { $partner }との ペアに { kami-phrase-points }です。 とくてんわ、 { $scores }です。
    .you-brief = あなたが { $card }で ラウンド かち、 { COUNT($points, unit: "てん") }。 { $scores }。
    .you-full = あなたが てふだを つかいきり、 さいごの こうげきの { $card }で ラウンドに かちました。 { $partner }との ペアに { kami-phrase-points }が はいります。 これで とくてんわ、 { $scores }です。
    .partner = { $seat }が { $card }で ラウンドに かちました。 あなたの ペアに { kami-phrase-points }です。 とくてんわ、 { $scores }です。
    .partner-brief = { $seat }が { $card }で ラウンド かち、 { COUNT($points, unit: "てん") }。 { $scores }。
    .partner-full = { $seat }が てふだを つかいきり、 さいごの こうげきの { $card }で ラウンドに かちました。 あなたの ペアに { kami-phrase-points }が はいります。 これで とくてんわ、 { $scores }です。
kami-round-won-pair-master = たつじんの いちげき！ { $seat }が { $card }で ラウンドに かちました。 てんわ にばいで、 { $partner }との ペアに { kami-phrase-points }です。 とくてんわ、 { $scores }です。
    .brief = たつじんの いちげき！ { $seat }が { $card }で ラウンド かち、 { COUNT($points, unit: "てん") }。 { $scores }。
    .full = たつじんの いちげき！ { $seat }が てふだを つかいきり、 うらむきに おいた ふだと おなじ { $card }の こうげきで ラウンドに かちました。 てんわ にばいで、 { $partner }との ペアに { kami-phrase-points }が はいります。 これで とくてんわ、 { $scores }です。
    .you = たつじんの いちげき！ あなたが { $card }で ラウンドに かちました。 てんわ にばいで、 { $partner }との ペアに { kami-phrase-points }です。 とくてんわ、 { $scores }です。
    .you-brief = たつじんの いちげき！ あなたが { $card }で ラウンド かち、 { COUNT($points, unit: "てん") }。 { $scores }。
    .you-full = たつじんの いちげき！ あなたが てふだを つかいきり、 うらむきに おいた ふだと おなじ { $card }の こうげきで ラウンドに かちました。 てんわ にばいで、 { $partner }との ペアに { kami-phrase-points }が はいります。 これで とくてんわ、 { $scores }です。
    .partner = たつじんの いちげき！ { $seat }が { $card }で ラウンドに かちました。 てんわ にばいで、 あなたの ペアに { kami-phrase-points }です。 とくてんわ、 { $scores }です。
    .partner-brief = たつじんの いちげき！ { $seat }が { $card }で ラウンド かち、 { COUNT($points, unit: "てん") }。 { $scores }。
    .partner-full = たつじんの いちげき！ { $seat }が てふだを つかいきり、 うらむきに おいた ふだと おなじ { $card }の こうげきで ラウンドに かちました。 てんわ にばいで、 あなたの ペアに { kami-phrase-points }が はいります。 これで とくてんわ、 { $scores }です。

kami-round-voided = ラウンドわ むこうで、 てんわ はいりません。 だれも ぼうぎょ せず、 のこり いちまいの { $seat }わ せめる ことが できません。
    .brief = ラウンドわ むこう、 てん なし。 { $seat }わ せめられません。
    .full = ラウンドわ むこうに なり、 だれにも てんわ はいりません。 だれも この こうげきを ぼうぎょ せず、 { $seat }の せめに もどりましたが、 のこり いちまいでわ せめる ことが できません。
    .you = ラウンドわ むこうで、 てんわ はいりません。 だれも ぼうぎょ せず、 のこり いちまいの あなたわ せめる ことが できません。
    .you-brief = ラウンドわ むこう、 てん なし。 あなたわ せめられません。
    .you-full = ラウンドわ むこうに なり、 だれにも てんわ はいりません。 だれも この こうげきを ぼうぎょ せず、 あなたの せめに もどりましたが、 のこり いちまいでわ せめる ことが できません。

kami-game-won = { $seat }が { kami-phrase-points }で ゲームに かちました。
    .brief = { $seat }が ゲームに しょうり。
    .full = ゲーム しゅうりょうです。 { $seat }が { kami-phrase-points }で ゲームに かちました。
    .you = あなたが { kami-phrase-points }で ゲームに かちました。
    .you-brief = あなたが ゲームに しょうり。
    .you-full = ゲーム しゅうりょうです。 あなたが { kami-phrase-points }で ゲームに かちました。 おめでとうございます。
kami-game-won-pair = { $seat }と { $partner }の ペアが { kami-phrase-points }で ゲームに かちました。
    .brief = { $seat }と { $partner }が ゲームに しょうり。
    .full = ゲーム しゅうりょうです。 { $seat }と { $partner }の ペアが { kami-phrase-points }で ゲームに かちました。
    .you = あなたと { $partner }の ペアが { kami-phrase-points }で ゲームに かちました。
    .you-brief = あなたと { $partner }が ゲームに しょうり。
    .you-full = ゲーム しゅうりょうです。 あなたと { $partner }の ペアが { kami-phrase-points }で ゲームに かちました。 おめでとうございます。
    .partner = あなたと { $seat }の ペアが { kami-phrase-points }で ゲームに かちました。
    .partner-brief = あなたと { $seat }が ゲームに しょうり。
    .partner-full = ゲーム しゅうりょうです。 あなたと { $seat }の ペアが { kami-phrase-points }で ゲームに かちました。 おめでとうございます。

kami-side-score = { $seat }が { COUNT($points, unit: "てん") }
    .you = あなたが { COUNT($points, unit: "てん") }
kami-side-score-pair = { $seat }と { $partner }の ペアが { COUNT($points, unit: "てん") }
    .you = あなたと { $partner }の ペアが { COUNT($points, unit: "てん") }
    .partner = あなたと { $seat }の ペアが { COUNT($points, unit: "てん") }

kami-stacks = { $numbers }ばんが { $card }だけ
kami-stacks-covered = { $numbers }ばんが { $card }

kami-line-card = { $card }
kami-line-card-down = うらむきの { $card }
kami-line-card-closed = うらむきの ふだ

kami-seat-count = { $seat }わ { $n }まい
    .you = あなたわ { $n }まい

kami-hand-held = てふだわ { kami-phrase-cards }。 { $cards }です。
kami-hand-held-empty = てふだわ もう ありません。
kami-hand-unseen = かんせんちゅうわ てふだが ありません。
kami-hidden-held = あなたが うらむきに おいた ふだわ、 { $cards }です。
kami-set-aside-known = わきの ふだの { $pile }ばんわ { $card }です。

kami-to-answer = { $seat }の ばんです。 { $attacker }の こうげき、 { kami-phrase-points }の { $card }に、 ぼうぎょか パスで おうじます。
    .brief = { $seat }の ばん、 { $attacker }の { $card }に。
    .you = あなたの ばんです。 { $attacker }の こうげき、 { kami-phrase-points }の { $card }に、 ぼうぎょか パスで おうじて ください。
    .you-brief = あなたの ばん、 { $attacker }の { $card }に。
kami-to-lead = { $seat }の せめです。
    .full = { $seat }の せめです。 いちまいを うらむきに おいてから こうげき します。
    .you = あなたの せめです。
    .you-full = あなたの せめです。 いちまいを うらむきに おいてから こうげき して ください。
kami-to-lead-opening = { $seat }が ラウンドを はじめます。
    .full = { $seat }が ラウンドを はじめます。 いちまいを うらむきに おいてから こうげき します。
    .you = あなたが ラウンドを はじめます。
    .you-full = あなたが ラウンドを はじめます。 いちまいを うらむきに おいてから こうげき して ください。
kami-to-attack = { $seat }の ばんです。 こうげきの ふだを えらびます。
    .you = あなたの ばんです。 こうげきの ふだを えらんで ください。
kami-to-be-ready = { $seat }の ばんです。 てふだを たしかめて じゅんび かんりょうと いいます。
    .you = あなたの ばんです。 てふだを たしかめて じゅんび かんりょうと いって ください。
kami-to-decide = { $seat }の ばんです。 { $claimer }に こたえて、 くばりなおすか、 そのままかを きめます。
    .you = あなたの ばんです。 { $claimer }に こたえて、 くばりなおすか、 そのままかを きめて ください。
kami-to-peek = { $seat }の ばんです。 わきの ふだの いちばんか にばんを みます。
    .you = あなたの ばんです。 わきの ふだの いちばんか にばんを みて ください。
kami-outcome-due = これから カードが くばられるか、 ひかれます。
kami-game-ended = ゲームわ おわりました。 { $seat }の かちです。
    .you = ゲームわ おわりました。 あなたの かちです。
kami-game-ended-pair = ゲームわ おわりました。 { $seat }と { $partner }の ペアの かちです。
    .you = ゲームわ おわりました。 あなたと { $partner }の ペアの かちです。
    .partner = ゲームわ おわりました。 あなたと { $seat }の ペアの かちです。

kami-scores-are = とくてんわ、 { $scores }です。 さきに { COUNT($target, unit: "てん") }を とれば かちです。

kami-attack-stands = いまの こうげきわ { $seat }の { $card }、 { kami-phrase-points }です。
    .you = いまの こうげきわ あなたの { $card }、 { kami-phrase-points }です。
kami-no-attack-yet = いま、 こうげきわ ありません。 { $seat }の せめです。
    .you = いま、 こうげきわ ありません。 あなたの せめです。
kami-lines-of = { $seat }の ぼうぎょ ラインわ、 { $defence }。 こうげき ラインわ、 { $attacks }です。
    .you = あなたの ぼうぎょ ラインわ、 { $defence }。 こうげき ラインわ、 { $attacks }です。
kami-lines-of-empty = { $seat }わ まだ なにも おいて いません。
    .you = あなたわ まだ なにも おいて いません。
kami-stacks-are = ようへいわ、 { $stacks }です。
kami-stacks-are-none = ようへいわ もう のこって いません。
kami-empress-attack-open = じょていが おもてむきで ぼうぎょに でて いるので、 じょていを こうげきに だせます。
kami-empress-attack-closed = じょていわ まだ おもてむきで ぼうぎょに でて いません。 こうげきに だせるのわ、 てふだの さいごの いちまいの ときだけです。
kami-counts-are = てふだの かずわ、 { $counts }です。

kami-card-not-held = その てふだに { $card }わ、 ないか、 たりません。 てふだに ある カードを えらんで ください。
kami-mercenary-not-there = ようへい { $stack }ばんに { $card }わ でて いません。 つかえるのわ おもてむきの ようへいだけです。
kami-attack-is-open = いまわ せめを はじめられません。 { $attacker }の { $card }に、 ぼうぎょか パスで おうじて ください。
kami-wrong-defence = { $card }でわ { $attack }の こうげきを ぼうぎょ できません。 { $attack-key ->
        [kami-card-warrior] ぼうぎょ できるのわ せんしだけです。 なければ パス して ください。
        [kami-card-lancer] ぼうぎょ できるのわ やりへいだけです。 なければ パス して ください。
        [kami-card-empress] ぼうぎょ できるのわ もう いちまいの じょていだけです。 なければ パス して ください。
       *[other] ぼうぎょ できるのわ { $attack }か じょていです。 なければ パス して ください。
    }
kami-no-attack-left = ぼうぎょの あと、 こうげきに だす ふだが なくなります。 べつの カードで ぼうぎょ するか、 パス して ください。
kami-nothing-to-defend = ぼうぎょ する こうげきが ありません。 いちまいを うらむきに おいてから こうげき して ください。
kami-leader-must-lead = せめる ひとわ パス できません。 いちまいを うらむきに おいてから こうげき して ください。
kami-empress-cannot-answer = じょていでわ { $attack }の こうげきを ぼうぎょ できません。 ぼうぎょ できるのわ { $attack }だけです。 なければ パス して ください。
kami-empress-cannot-attack = じょていわ まだ こうげきに だせません。 じょていが おもてむきで ぼうぎょに でた あとか、 てふだの さいごの いちまいの ときに だせます。
kami-ready-first = はじめる まえに できるのわ、 じゅんび かんりょうと、 せんし ごまいを みせて くばりなおしを もとめる ことだけです。 じゅんび かんりょうと いって ください。
kami-decide-first = まず { $claimer }えの へんじです。 くばりなおすか、 そのままかを きめて ください。
kami-too-few-warriors = くばりなおしを もとめるにわ せんしが ごまい ひつようです。 この てふだの せんしわ { $held }まいです。 じゅんび かんりょうと いって ください。
kami-ready-is-over = じゅんび かんりょうと くばりなおしわ、 はじめる まえだけです。 いま もとめられて いる てを えらんで ください。
kami-no-redeal = くばりなおしわ よにんの ときだけです。 この てふだの まま つづけて ください。
kami-peek-first = まず わきの にまいの うち、 いちばんか にばんを みて ください。
kami-peek-is-over = いま、 みられる ふだわ ありません。 いま もとめられて いる てを えらんで ください。
kami-last-attack-from-hand = ラウンドを おえる こうげきわ、 てふだから ださなければ なりません。 そのための いちまいを のこすか、 パス して ください。
kami-covered-stack-alone = ようへい { $stack }ばんの したにわ ふせふだが あります。 まず この ようへいだけを つかい、 したの ふだが おもてに なってから こうげきを えらんで ください。
kami-stack-not-covered = ようへい { $stack }ばんの したに ふだわ ありません。 こうげきも いっしょに いって ください。
kami-attack-needs-defence = いまわ こうげきだけを だす ことわ できません。 その まえに おく ふだも いっしょに いって ください。
kami-attack-is-due = ようへいわ もう つかわれ、 とりけせません。 つぎわ こうげきの ふだだけを えらんで ください。
kami-no-certain-attack = ようへい { $stack }ばんわ このようにわ つかえません。 したの ふだを かぞえないと、 たしかな こうげきが ないからです。 べつの カードを えらんで ください。
kami-mercenary-not-hidden = この ゲームでわ、 ようへいを うらむきに おけません。 てふだから えらんで ください。
kami-lone-card-only = うらむきの ふだ なしで せめられるのわ、 てふだが いちまいで、 おける ようへいも ない ときだけです。 まず いちまいを うらむきに おいて ください。

kami-held-choice = { $card }、 { kami-phrase-points }
kami-pass-choice = パス
kami-defend-choice = { $card }で ぼうぎょ
kami-defend-choice-mercenary = ようへい { $stack }ばんの { $card }で ぼうぎょ
kami-defend-choice-covered = ようへい { $stack }ばんの { $card }で ぼうぎょ、 したの ふだを ひらく
kami-stack-choice = ようへい { $stack }ばんの { $card }
kami-hide-choice = { $card }を うらむきに おく
kami-hide-choice-mercenary = ようへい { $stack }ばんの { $card }を うらむきに おく
kami-hide-choice-covered = ようへい { $stack }ばんの { $card }を うらむきに おく、 したの ふだを ひらく
kami-attack-choice = { $card }で こうげき、 { kami-phrase-points }
kami-attack-choice-mercenary = ようへい { $stack }ばんの { $card }で こうげき、 { kami-phrase-points }
kami-attack-choice-covered = ようへい { $stack }ばんの { $card }で こうげき、 { kami-phrase-points }、 したの ふだを ひらく
kami-hide-nothing-choice = うらむきの ふだ なし
kami-ready-choice = じゅんび かんりょう
kami-claim-choice = せんし ごまいを みせて、 くばりなおしを もとめる
kami-redeal-choice = くばりなおす
kami-keep-choice = てふだわ そのまま
kami-peek-choice = わきの ふだの { $pile }ばんを みる

# ほんものの カードを にゅうりょく する
kami-starter-asked = さいしょの ラウンドを はじめるのわ だれですか。 なまえを にゅうりょく して ください。
kami-draw-asked = { $seat }が せんてぎめに ひいた カードを にゅうりょく して ください。
    .you = あなたが せんてぎめに ひいた カードを にゅうりょく して ください。
kami-hand-asked = { $seat }の てふだ { COUNT($n, unit: "まい") }を にゅうりょく して ください。
    .you = あなたの てふだ { COUNT($n, unit: "まい") }を にゅうりょく して ください。
kami-mercenaries-asked = おもての ようへい { COUNT($n, unit: "まい") }を、 やま いちから じゅんに にゅうりょく して ください。
kami-beneath-asked = ようへいの したの カード { COUNT($n, unit: "まい") }を、 やま いちから じゅんに にゅうりょく して ください。
kami-aside-asked = わきに おいた カード { COUNT($n, unit: "まい") }を、 いちまいめから じゅんに にゅうりょく して ください。

# --- ヒント

kami-advised-pass = パス しましょう。
kami-advised-defend = ぼうぎょ しましょう。
kami-advised-lead = いちまいを うらむきに おいて、 こうげき しましょう。
kami-advised-attack = こうげき しましょう。
kami-advised-waive = このままの てふだで はじめましょう。
kami-advised-claim = せんしを みせて、 くばりなおしを もとめましょう。
kami-advised-redeal = くばりなおして もらいましょう。
kami-advised-keep = てふだわ そのままに しましょう。
kami-advised-peek = わきの ふだを みましょう。

kami-goes-out = てふだの さいごの いちまいなので、 { kami-phrase-points }で この ラウンドに かてます。
kami-goes-out-master = さいごの にまいが おなじ ふだなので、 たつじんの いちげきと なり、 { kami-phrase-points }で この ラウンドに かてます。
kami-nobody-answers = { $card }を ぼうぎょ できる ふだわ、 もう ぜんぶ、 ばか じぶんの てもとに あるので、 だれも ぼうぎょ できません。
kami-few-answer = { $kinds }の うち { $placed }まいわ、 もう ばか じぶんの てもとに あるので、 ぼうぎょ されそうに ありません。
kami-few-answer-passed = { $kinds }の うち { $placed }まいわ、 もう ばか じぶんの てもとに あり、 { $passed }わ まえに おなじ こうげきを パスして います。
kami-few-answer-empress = { $kinds }の うち { $placed }まいわ、 もう ばか じぶんの てもとに あり、 ぼうぎょ できる じょていで あと みえて いないのわ { $empresses }まいです。
kami-only-empress = ぼうぎょ できるのわ、 まだ みえて いない じょてい { $empresses }まいだけです。
kami-more-gone = ぼうぎょ されるかも しれませんが、 てふだわ のこり { $left }まいに なります。 あいてで いちばん すくない ひとわ { $fewest }まいです。
kami-kept-for-later = ぼうぎょ されるかも しれませんが、 { kami-phrase-points }の { $card }を あとに のこせます。
kami-stack-turns-up = その ようへいの したにわ もう いちまい あり、 それが おもてに なってから こうげきを えらべます。
kami-partner-attacks = ペアの あいての { $attacker }の こうげきです。 だれも ぼうぎょ しなければ、 また { $attacker }から はじまります。
kami-pass-keeps = ぼうぎょ すると { $card }が なくなります。 { $attacker }の てふだわ まだ { $left }まい あります。
kami-warriors-held = { $warriors }なら、 まだ じゅうぶんに たたかえます。
kami-warriors-held-many = { $warriors }でわ てんが ひくすぎます。 くばりなおせば、 きっと よく なります。
kami-hand-worth = てふだわ { kami-phrase-points }、 へいきんわ { COUNT($average, unit: "てん") }なので、 よわい てです。
kami-hand-worth-better = てふだわ { kami-phrase-points }、 へいきんわ { COUNT($average, unit: "てん") }なので、 のこす かちが あります。
kami-either-card = どちらでも おなじです。 つかわれない ふだが いちまい わかります。

kami-cost-points = { NUMBER($points) ->
        [0] そんわ いってん たらずでした。
       *[other] そんわ やく { COUNT($points, unit: "てん") }でした。
    }
