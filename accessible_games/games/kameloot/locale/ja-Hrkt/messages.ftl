# よみがな。おとの とおりに かく（「は」は「わ」、「へ」は「え」）。ことばの くぎりに くうはくを おく。

kameloot-phrase-kinds = { $card-key ->
        [kameloot-card-ring] ゆびわ
        [kameloot-card-wand] つえ
        [kameloot-card-glove] てぶくろ
        [kameloot-card-potion] くすり
        [kameloot-card-cloak] マント
       *[other] まきもの
    }
kameloot-phrase-missing = { NUMBER($missing) ->
        [0] です
        [1] 、 あと いちまいです
       *[other] 、 あと { $missing }まいです
    }
kameloot-phrase-coins = きんか { $coins }まい
kameloot-phrase-draws = { $n }まい
kameloot-phrase-left = { NUMBER($left) ->
        [0] やまふだ なし
       *[other] やまふだ { $left }まい
    }
kameloot-phrase-left-full = { NUMBER($left) ->
        [0] やまふだわ もう ありません
       *[other] やまふだの のこりわ { $left }まいです
    }
kameloot-phrase-back-full = { NUMBER($taken) ->
        [0] すてふだに いちまいも ありませんでした
       *[other] すてふだから { $taken }まい もどりました
    }
kameloot-phrase-reached = { NUMBER($missing) ->
        [0] { $total }まいで かんせい
       *[other] { $needed }まいちゅう { $total }まい
    }
kameloot-phrase-to-go = { NUMBER($missing) ->
        [1] 、 あと いちまいです
       *[other] です
    }
kameloot-phrase-pile = { NUMBER($left) ->
        [0] から
       *[other] { $left }まい
    }
kameloot-phrase-back-brief = { NUMBER($taken) ->
        [0] かいしゅう なし
       *[other] { $taken }まい かいしゅう
    }

kameloot-tokens-flipped = さかば トークンわ、 { $taverns }です。
    .brief = トークンわ { $taverns }。
    .full = さかば トークンを コインのように なげました。 { $taverns }です。

kameloot-hands-dealt = てふだを { $size }まいずつ くばりました。
    .brief = { $size }まいずつ。
    .full = まほうの しなの カードを まぜて、 てふだを { $size }まいずつ くばりました。

kameloot-hand-dealt = { $seat }の てふだわ、 { $cards }です。
    .brief = { $seat }わ { $cards }。
    .full = { $seat }に くばられた てふだわ、 { $cards }です。
    .you = あなたの てふだわ、 { $cards }です。
    .you-brief = てふだわ { $cards }。
    .you-full = あなたに くばられた てふだわ、 { $cards }です。

kameloot-pile-made = やまふだわ { $left }まいです。
    .brief = やまふだ { $left }まい。
    .full = のこりを うらむきに つんで やまふだに しました。 { $left }まいです。

kameloot-first-chosen = { $seat }から はじめます。
    .brief = { $seat }から。
    .full = さいしょの ばんわ { $seat }です。 その あと とけいまわりに すすみます。
    .you = あなたから はじめます。
    .you-brief = あなたから。
    .you-full = さいしょの ばんわ あなたです。 その あと とけいまわりに すすみます。

kameloot-tavern-chosen = { $seat }わ { $tavern-the }を えらびました。
    .brief = { $seat }わ { $tavern }。
    .full = { $seat }わ { $tavern-the }から はじめる ことを えらびました。
    .you = あなたわ { $tavern-the }を えらびました。
    .you-brief = あなたわ { $tavern }。
    .you-full = あなたわ { $tavern-the }から はじめる ことを えらびました。

kameloot-cards-placed = { $seat }が { $cards }を だしました。 { $tavern }わ { kameloot-phrase-reached }{ kameloot-phrase-to-go }。
    .brief = { $seat }が { $cards }を だし、 { kameloot-phrase-reached }。
    .full = { $seat }が { $cards }を じぶんの まえに だしました。 { $tavern-the }の { kameloot-phrase-kinds }わ { kameloot-phrase-reached }{ kameloot-phrase-missing }。
    .you = あなたが { $cards }を だしました。 { $tavern }わ { kameloot-phrase-reached }{ kameloot-phrase-to-go }。
    .you-brief = あなたが { $cards }を だし、 { kameloot-phrase-reached }。
    .you-full = あなたが { $cards }を じぶんの まえに だしました。 { $tavern-the }の { kameloot-phrase-kinds }わ { kameloot-phrase-reached }{ kameloot-phrase-missing }。
kameloot-cards-placed-horns = { $seat }が { $cards }を { kameloot-phrase-kinds }に くわえました。 { $tavern }わ { kameloot-phrase-reached }{ kameloot-phrase-to-go }。
    .brief = { $seat }が { $cards }を { kameloot-phrase-kinds }に くわえ、 { kameloot-phrase-reached }。
    .full = { $seat }が { $cards }を じぶんの まえの { kameloot-phrase-kinds }に くわえました。 { $tavern-the }でわ { kameloot-phrase-reached }{ kameloot-phrase-missing }。
    .you = あなたが { $cards }を { kameloot-phrase-kinds }に くわえました。 { $tavern }わ { kameloot-phrase-reached }{ kameloot-phrase-to-go }。
    .you-brief = あなたが { $cards }を { kameloot-phrase-kinds }に くわえ、 { kameloot-phrase-reached }。
    .you-full = あなたが { $cards }を じぶんの まえの { kameloot-phrase-kinds }に くわえました。 { $tavern-the }でわ { kameloot-phrase-reached }{ kameloot-phrase-missing }。

kameloot-passed = { $seat }わ パスです。
    .brief = { $seat }わ パスです。
    .full = { $seat }わ なにも できないので パスです。
    .you = パス しました。
    .you-brief = パス しました。
    .you-full = なにも できないので パス しました。

kameloot-power-spent = { $seat }が のうりょくを つかいました。
    .brief = { $seat }が のうりょくを しよう。
    .full = { $seat }が いちまいを すてて、 その のうりょくを つかいました。
    .you = あなたが のうりょくを つかいました。
    .you-brief = あなたが のうりょくを しよう。
    .you-full = あなたが いちまいを すてて、 その のうりょくを つかいました。

kameloot-ring-used = { $seat }が ゆびわで すうじ { $number }、 { kameloot-phrase-kinds }を とりもどします。 { kameloot-phrase-back-full }。
    .brief = { $seat }が ゆびわで { kameloot-phrase-kinds }、 { kameloot-phrase-back-brief }。
    .full = { $seat }が じしゃくの ゆびわを すてて、 すうじ { $number }、 { $card }と せんげん しました。 { kameloot-phrase-back-full }。
    .you = あなたが ゆびわで すうじ { $number }、 { kameloot-phrase-kinds }を とりもどします。 { kameloot-phrase-back-full }。
    .you-brief = あなたが ゆびわで { kameloot-phrase-kinds }、 { kameloot-phrase-back-brief }。
    .you-full = あなたが じしゃくの ゆびわを すてて、 すうじ { $number }、 { $card }と せんげん しました。 { kameloot-phrase-back-full }。

kameloot-wand-used = { $seat }が つえを つかい、 { $cards }を だしました。
    .brief = { $seat }が つえで { $cards }。
    .full = { $seat }が ふたまたの つえを すてて、 ちがう しなを にまい だしました。 { $cards }です。
    .you = あなたが つえを つかい、 { $cards }を だしました。
    .you-brief = あなたが つえで { $cards }。
    .you-full = あなたが ふたまたの つえを すてて、 ちがう しなを にまい だしました。 { $cards }です。

kameloot-glove-used = { $seat }が てぶくろを つかい、 にまい ひきます。
    .brief = { $seat }が てぶくろを しよう。
    .full = { $seat }が ろっぽんゆびの てぶくろを すてて、 にまい ひく ことに しました。
    .you = あなたが てぶくろを つかい、 にまい ひきます。
    .you-brief = あなたが てぶくろを しよう。
    .you-full = あなたが ろっぽんゆびの てぶくろを すてて、 にまい ひく ことに しました。

kameloot-potion-used = { $seat }が くすりを つかいました。 { $partner }わ { $tavern-the }に うつります。
    .brief = { $seat }が くすりで、 { $partner }わ { $tavern }え。
    .full = { $seat }が まほうやくを すてて、 { $partner }の トークンを うらがえしました。 { $partner }わ { $tavern-the }に うつります。
    .you = あなたが くすりを つかいました。 { $partner }わ { $tavern-the }に うつります。
    .you-brief = あなたが くすりで、 { $partner }わ { $tavern }え。
    .you-full = あなたが まほうやくを すてて、 { $partner }の トークンを うらがえしました。 { $partner }わ { $tavern-the }に うつります。
    .partner = { $seat }が くすりを つかいました。 あなたわ { $tavern-the }に うつります。
    .partner-brief = { $seat }が くすりで、 あなたわ { $tavern }え。
    .partner-full = { $seat }が まほうやくを すてて、 あなたの トークンを うらがえしました。 あなたわ { $tavern-the }に うつります。

kameloot-cloak-used = { $seat }が マントを つかい、 { $tavern-the }に うつりました。
    .brief = { $seat }が マントで { $tavern }え。
    .full = { $seat }が まほうの マントを すてて じぶんの トークンを うらがえし、 { $tavern-the }に うつりました。
    .you = あなたが マントを つかい、 { $tavern-the }に うつりました。
    .you-brief = あなたが マントで { $tavern }え。
    .you-full = あなたが まほうの マントを すてて じぶんの トークンを うらがえし、 { $tavern-the }に うつりました。

kameloot-scroll-used = { $seat }が まきものを つかいました。 { $given }が { $partner }え、 { $taken }が { $seat }え わたります。
    .brief = { $seat }が まきもので { $partner }と こうかん、 { $given }と { $taken }。
    .full = { $seat }が こうかんの まきものを すてて、 コレクションを まるごと こうかん しました。 { $given }が { $partner }え、 { $taken }が { $seat }え わたります。
    .you = あなたが まきものを つかいました。 { $given }が { $partner }え、 { $taken }が あなたえ わたります。
    .you-brief = あなたが まきもので { $partner }と こうかん、 { $given }と { $taken }。
    .you-full = あなたが こうかんの まきものを すてて、 コレクションを まるごと こうかん しました。 { $given }が { $partner }え、 { $taken }が あなたえ わたります。
    .partner = { $seat }が まきものを つかいました。 { $given }が あなたえ、 { $taken }が { $seat }え わたります。
    .partner-brief = { $seat }が まきもので あなたと こうかん、 { $given }と { $taken }。
    .partner-full = { $seat }が こうかんの まきものを すてて、 コレクションを まるごと こうかん しました。 { $given }が あなたえ、 { $taken }が { $seat }え わたります。

kameloot-power-wasted = { $seat }が { $card }を すてましたが、 こうかわ ありません。
    .brief = { $seat }が { $card }、 こうか なし。
    .full = { $seat }が { $card }を すてましたが、 その のうりょくわ なんの こうかも ありません。
    .you = あなたが { $card }を すてましたが、 こうかわ ありません。
    .you-brief = あなたが { $card }、 こうか なし。
    .you-full = あなたが { $card }を すてましたが、 その のうりょくわ なんの こうかも ありません。

kameloot-discard-top-shown = すてふだの いちばん うえわ { $card }に なりました。
    .brief = すてふだの うえわ { $card }。
    .full = ゆびわわ じぶん じしんも とったので、 すてふだの いちばん うえわ { $card }に なりました。

kameloot-discard-emptied = すてふだわ なくなりました。
    .brief = すてふだ なし。
    .full = ゆびわわ じぶん じしんも とったので、 すてふだわ なくなりました。

kameloot-collection-sold = { $seat }が { $tavern-the }で { $sold }を うりました。 きんかわ、 { $shares }です。
    .brief = { $tavern }が { $sold }を ばいきゃく、 { $shares }。
    .full = コレクションの かんせいです。 { $seat }が { $tavern-the }で { $sold }を うり、 { kameloot-phrase-coins }を なかまに くばりました。 { $shares }です。
    .you = あなたが { $tavern-the }で { $sold }を うりました。 きんかわ、 { $shares }です。
    .you-brief = { $tavern }が { $sold }を ばいきゃく、 { $shares }。
    .you-full = コレクションの かんせいです。 あなたが { $tavern-the }で { $sold }を うり、 { kameloot-phrase-coins }を なかまに くばりました。 { $shares }です。

kameloot-cards-drawn = { $seat }が { $cards }を ひきました。 { kameloot-phrase-left }。
    .brief = { $seat }が { $cards }を ひく。
    .full = { $seat }が { kameloot-phrase-draws } ひきました。 { $cards }です。 { kameloot-phrase-left-full }。
    .you = あなたが { $cards }を ひきました。 { kameloot-phrase-left }。
    .you-brief = ひいたのわ { $cards }。
    .you-full = あなたが { kameloot-phrase-draws } ひきました。 { $cards }です。 { kameloot-phrase-left-full }。
kameloot-cards-drawn-closed = { $seat }が { kameloot-phrase-draws } ひいて、 { kameloot-phrase-left }。
    .brief = { $seat }が { $n }まい ひく。
    .full = { $seat }が { kameloot-phrase-draws } ひきました。 { kameloot-phrase-left-full }。

kameloot-nothing-drawn = やまふだが ないので、 { $seat }わ ひけません。
    .brief = { $seat }わ ひけません。
    .full = { $seat }わ カードを ひく ところですが、 やまふだが もう ありません。
    .you = やまふだが ないので、 あなたわ ひけません。
    .you-brief = あなたわ ひけません。
    .you-full = あなたわ カードを ひく ところですが、 やまふだが もう ありません。

kameloot-pile-low = やまふだわ あと { $left }まいだけです。
    .brief = やまふだ あと { $left }まい。
    .full = やまふだが すくなく なって きました。 あと { $left }まいだけです。

kameloot-end-triggered = やまふだが なくなり、 { $seat }の てふだわ よんまいに たりません。 さいごの ばんわ、 { $remaining }です。
    .brief = おわりです。 { $seat }の てふだが よんまい みまん。 さいごの ばんわ { $remaining }。
    .full = やまふだが なくなり、 { $seat }の てふだわ よんまいに たりません。 ぜんいんの ばんの かずが そろったら、 ゲームわ おわりです。 あと いっかいずつ ばんが あるのわ、 { $remaining }です。
    .you = やまふだが なくなり、 あなたの てふだわ よんまいに たりません。 さいごの ばんわ、 { $remaining }です。
    .you-brief = おわりです。 あなたの てふだが よんまい みまん。 さいごの ばんわ { $remaining }。
    .you-full = やまふだが なくなり、 あなたの てふだわ よんまいに たりません。 ぜんいんの ばんの かずが そろったら、 ゲームわ おわりです。 あと いっかいずつ ばんが あるのわ、 { $remaining }です。

kameloot-end-reached = やまふだが なくなり、 { $seat }の てふだわ よんまいに たりません。 いちじゅんも おわりました。
    .brief = おわりです。 { $seat }の てふだが よんまい みまん。
    .full = やまふだが なくなり、 { $seat }の てふだわ よんまいに たりません。 ぜんいんの ばんの かずが そろって いるので、 ゲームわ ここで おわりです。
    .you = やまふだが なくなり、 あなたの てふだわ よんまいに たりません。 いちじゅんも おわりました。
    .you-brief = おわりです。 あなたの てふだが よんまい みまん。
    .you-full = やまふだが なくなり、 あなたの てふだわ よんまいに たりません。 ぜんいんの ばんの かずが そろって いるので、 ゲームわ ここで おわりです。

kameloot-game-won = { $seat }が { kameloot-phrase-coins }で かちました。 きんかわ、 { $shares }です。
    .brief = { $seat }の かち。 きんかわ { $shares }。
    .full = ゲーム しゅうりょうです。 いちばんの かねもちの しょうにんわ { $seat }、 { kameloot-phrase-coins }で かちました。 ぜんいんの きんかわ、 { $shares }です。
    .you = あなたが { kameloot-phrase-coins }で かちました。 きんかわ、 { $shares }です。
    .you-brief = あなたの かち。 きんかわ { $shares }。
    .you-full = ゲーム しゅうりょうです。 いちばんの かねもちの しょうにんわ あなた、 { kameloot-phrase-coins }で かちました。 おめでとうございます。 ぜんいんの きんかわ、 { $shares }です。

kameloot-victory-shared = { $seats }が { kameloot-phrase-coins }ずつで どうじ ゆうしょうです。 きんかわ、 { $shares }です。
    .brief = { $seats }の かち。 きんかわ { $shares }。
    .full = ゲーム しゅうりょうです。 いちばんの かねもちの しょうにんわ { $seats }、 { kameloot-phrase-coins }ずつで どうじ ゆうしょうです。 ぜんいんの きんかわ、 { $shares }です。
    .you = { $seats }が { kameloot-phrase-coins }ずつで どうじ ゆうしょうです。 きんかわ、 { $shares }です。
    .you-brief = { $seats }の かち。 きんかわ { $shares }。
    .you-full = ゲーム しゅうりょうです。 いちばんの かねもちの しょうにんわ { $seats }、 { kameloot-phrase-coins }ずつで どうじ ゆうしょうです。 ぜんいんの きんかわ、 { $shares }です。

kameloot-seat-tavern = { $seat }わ { $tavern }
    .you = あなたわ { $tavern }
kameloot-laid-card = { $card }
    .brief = { $card }
kameloot-laid-card-horn = { $card }がわりの ユニコーン
    .brief = { $card }がわりの ユニコーン
kameloot-share = { $seat }わ { $coins }まい
    .you = あなたわ { $coins }まい
kameloot-coin-count = { $seat }わ { $coins }まい
    .you = あなたわ { $coins }まい
kameloot-collection = { NUMBER($horns) ->
        [0] { $cards }
       *[other] { $cards }、 うち ユニコーン { $horns }まい
    }
kameloot-seat-count = { $seat }わ { $n }まい
    .you = あなたわ { $n }まい

kameloot-hand-held = てふだわ { kameloot-phrase-draws }。 { $cards }です。
kameloot-hand-empty = てふだわ もう ありません。
kameloot-hand-unseen = かんせんちゅうわ てふだが ありません。
kameloot-to-play = { $seat }の ばん、 { $tavern-the }です。
    .full = { $seat }の ばんです。 { $tavern-the }に います。 カードを だすか、 のうりょくを つかいます。
    .you = あなたの ばん、 { $tavern-the }です。
    .you-full = あなたの ばんです。 { $tavern-the }に います。 カードを だすか、 のうりょくを つかって ください。
kameloot-to-play-last = { $seat }の さいごの ばん、 { $tavern-the }です。
    .full = { $seat }の さいごの ばんです。 { $tavern-the }に います。 カードを だすか、 のうりょくを つかいます。
    .you = あなたの さいごの ばん、 { $tavern-the }です。
    .you-full = あなたの さいごの ばんです。 { $tavern-the }に います。 カードを だすか、 のうりょくを つかって ください。
kameloot-to-choose = { $seat }の ばんです。 さいしょの さかばを、 フクロウか くろねこから えらびます。
    .you = あなたの ばんです。 さいしょの さかばを、 フクロウか くろねこから えらんで ください。
kameloot-outcome-due = これから トークンを なげるか、 カードを くばるか、 さいしょの ひとを きめます。
kameloot-game-ended = ゲームわ おわりました。 { $seat }が { kameloot-phrase-coins }で かちました。
    .you = ゲームわ おわりました。 あなたが { kameloot-phrase-coins }で かちました。
kameloot-game-shared = ゲームわ おわりました。 { $seats }が { kameloot-phrase-coins }ずつで どうじ ゆうしょうです。
    .you = ゲームわ おわりました。 { $seats }が { kameloot-phrase-coins }ずつで どうじ ゆうしょうです。
kameloot-coins-are = きんかわ、 { $shares }です。
kameloot-coins-own = { $seat }わ { kameloot-phrase-coins }です。
    .you = あなたわ { kameloot-phrase-coins }です。 この ゲームでわ、 ほかの ひとの きんかわ ひみつです。
kameloot-coins-unseen = この ゲームでわ、 おわるまで きんかわ ひみつです。
kameloot-taverns-known = えらびおえたのわ、 { $taverns }です。
kameloot-tavern-has = { $tavern }わ、 { $seats }です。
    .you = { $tavern }わ、 { $seats }です。
kameloot-tavern-empty = { $tavern }にわ、 だれも いません。
kameloot-kind-total = { kameloot-phrase-kinds }わ { kameloot-phrase-reached }{ kameloot-phrase-to-go }。
kameloot-nothing-lies = なかまの まえにわ なにも ありません。
kameloot-discard-top = すてふだの いちばん うえわ { $card }です。
kameloot-discard-empty = すてふだわ ありません。
kameloot-discard-holds = すてふだわ、 { $cards }です。
kameloot-front-of = { $seat }の まえにわ、 { $collections }が あります。
    .you = あなたの まえにわ、 { $collections }が あります。
kameloot-front-empty = { $seat }の まえにわ なにも ありません。
    .you = あなたの まえにわ なにも ありません。
kameloot-counts-are = てふだの かずわ、 { $counts }です。 やまふだわ { kameloot-phrase-pile }です。
kameloot-turns-left = さいごの ばんわ、 { $seats }です。
    .you = さいごの ばんわ、 { $seats }です。

kameloot-card-not-held = その てふだにわ { $card }が ないか、 たりません。 てふだに ある カードを えらんで ください。
kameloot-no-such-player = その ばんごうの ひとわ いません。 さんかしゃわ、 { $seats }です。
kameloot-not-identical = いちどに だせるのわ おなじ しなだけです。 ユニコーンわ いっしょに だせます。 いっしゅるいを えらんで ください。
kameloot-must-act = パス できるのわ、 なにも できない ときだけです。 カードを だすか、 のうりょくを つかって ください。
kameloot-wand-needs-two = つえでわ、 てふだから ちがう しなを ちょうど にまい だします。 にまいを えらぶか、 べつの ことを して ください。
kameloot-potion-on-oneself = くすりわ ほかの ひとに つかう ものです。 じぶんが うつるにわ、 マントを つかいます。
kameloot-scroll-same-kind = おなじ しなの コレクション どうしわ こうかん できません。 { $card }とわ ちがう しなを えらんで ください。
kameloot-scroll-nothing-own = わたす { $card }が じぶんの まえに ありません。 こうかん できるのわ、 じぶんの まえに ある コレクションだけです。
kameloot-scroll-nothing-theirs = { $partner }の まえに { $card }わ ありません。 そこに ある コレクションを えらんで ください。
kameloot-scroll-with-oneself = こうかんにわ あいてが ひつようです。 ほかの ひとの コレクションを えらんで ください。
kameloot-scroll-needs-two = まきものでわ ふたつの コレクションを こうかん します。 じぶんの ものと、 ほかの ひとの ちがう しなの ものを えらんで ください。
kameloot-unicorn-needs-kind = ユニコーンわ、 ほかの カードと いっしょに だすか、 じぶんの まえの コレクションに くわえます。 どの しなに くわえるかを えらんで ください。
kameloot-unicorn-has-no-power = ユニコーンにわ のうりょくが なく、 すてられません。 ほかの カードと いっしょに だすか、 じぶんの コレクションに くわえて ください。
kameloot-choose-first = まず さいしょの さかばを、 フクロウか くろねこから えらんで ください。
kameloot-tavern-is-chosen = さかばを えらべるのわ さいしょの ばんの まえだけです。 その あとわ、 マントか くすりで うつります。

kameloot-place-choice = { $cards }を だす、 { kameloot-phrase-reached }
    .brief = { $cards }を だす
    .full = { $cards }を だす。 さかばの { kameloot-phrase-kinds }わ、 { kameloot-phrase-reached }です
kameloot-onto-choice = { $horns }を { kameloot-phrase-kinds }に くわえる、 { kameloot-phrase-reached }
    .brief = { $horns }を { kameloot-phrase-kinds }に くわえる
    .full = { $horns }を { kameloot-phrase-kinds }に くわえる。 さかばでわ、 { kameloot-phrase-reached }です
kameloot-power-choice = { $card }を つかう、 { $card-key ->
        [kameloot-card-ring] すてふだから いっしゅるいを とりもどす
        [kameloot-card-wand] ちがう しなを にまい だす
        [kameloot-card-glove] カードを にまい ひく
        [kameloot-card-potion] ほかの ひとを べつの さかばえ うつす
        [kameloot-card-cloak] じぶんが べつの さかばえ うつる
       *[other] コレクションを こうかん する
    }
    .brief = { $card }を つかう
    .full = { $card }の のうりょくを つかう。 { $card-key ->
        [kameloot-card-ring] いっしゅるいの しなを すてふだから とりもどす
        [kameloot-card-wand] ちがう しなを にまい だす
        [kameloot-card-glove] カードを にまい ひく
        [kameloot-card-potion] ほかの ひとの トークンを うらがえす
        [kameloot-card-cloak] じぶんが べつの さかばに うつる
       *[other] コレクションを まるごと こうかん する
    }
kameloot-power-choice-idle = { $card }を こうか なしで すてる
kameloot-number-choice = すうじ { $number }、 { $card }
    .brief = { $number }、 { $card }
kameloot-pair-choice = { $cards }
kameloot-target-choice = { $partner }、 いまわ { $tavern-the }
    .brief = { $partner }、 いまわ { $tavern }
kameloot-give-choice = { $cards }を わたす
kameloot-take-choice = { $partner }の { $cards }
kameloot-held-choice = { $card }{ NUMBER($number) ->
        [0] { "" }
       *[other] 、 すうじ { $number }
    }
kameloot-pass-choice = パス
kameloot-tavern-choice = { $tavern }

# ほんものの カードを にゅうりょく する
kameloot-token-asked = { $seat }の トークンが しめす さかばを、 フクロウか くろねこで にゅうりょく して ください。
    .you = あなたの トークンが しめす さかばを、 フクロウか くろねこで にゅうりょく して ください。
kameloot-hand-asked = { $seat }の てふだ { COUNT($n, unit: "まい") }を にゅうりょく して ください。
    .you = あなたの てふだ { COUNT($n, unit: "まい") }を にゅうりょく して ください。
kameloot-pile-asked = やまふだ { COUNT($n, unit: "まい") }を うえから じゅんに、 ぜんぶ にゅうりょく して ください。 なんぎょうに わけても かまいません。
kameloot-first-asked = さいしょの ひとわ だれですか。 なまえを にゅうりょく して ください。

# --- ヒント

kameloot-advised-play = カードを だしましょう。
kameloot-advised-ring = じしゃくの ゆびわを つかいましょう。
kameloot-advised-wand = ふたまたの つえを つかいましょう。
kameloot-advised-glove = ろっぽんゆびの てぶくろを つかいましょう。
kameloot-advised-potion = まほうやくを つかいましょう。
kameloot-advised-cloak = まほうの マントを つかいましょう。
kameloot-advised-scroll = こうかんの まきものを つかいましょう。
kameloot-advised-waste = こうかんの まきものを すてましょう。
kameloot-advised-pass = パス しましょう。
kameloot-advised-choose = さかばを えらびましょう。

kameloot-sells-now = { $sold }が そろって うれます。 { $total }まいの きんかの うち { $coins }まいが じぶんの ものに なります。
kameloot-comes-near = これで { $tavern-the }にわ { $there }が あり、 あと { $missing }まいで そろいます。
kameloot-comes-over = { $other }が おなじ さかばに うつり、 { $brought }を もって きます。
kameloot-leaves-sharing = { $other }が さかばを でるので、 うりあげを わけるのわ { COUNT($members, "にん") }に なります。
kameloot-draws-two = カードが にまい ふえて、 えらべる ても ふえます。 いまの てふだで うれる ものわ ありません。
kameloot-ring-fetches = あと { $lacks }で そろいます。 すてふだにも ある はずです。
kameloot-nothing-better = ほかの てでわ、 もっと すくなく なります。
kameloot-either-tavern = さいしょわ、 どちらでも おなじです。

kameloot-cost-coins = { NUMBER($coins) ->
        [0] そんわ きんか いちまい たらずでした。
       *[other] そんわ きんか やく { $coins }まいでした。
    }
