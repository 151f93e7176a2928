# よみがな。おとの とおりに かく（「は」は「わ」、「へ」は「え」）。ことばの くぎりに くうはくを おく。

kameloot-phrase-kinds = { $card-key ->
        [kameloot-card-ring] ゆびわ
        [kameloot-card-wand] つえ
        [kameloot-card-glove] てぶくろ
        [kameloot-card-potion] まほうやく
        [kameloot-card-cloak] マント
       *[other] まきもの
    }
kameloot-phrase-missing = { NUMBER($missing) ->
        [0] かんせいです
        [1] あと いちまいです
       *[other] あと { $missing }まいです
    }
kameloot-phrase-coins = きんか { $coins }まい
kameloot-phrase-draws = { $n }まい
kameloot-phrase-left = やまふだの のこり { $left }まい
kameloot-phrase-left-full = { NUMBER($left) ->
        [0] やまふだわ もう ありません
       *[other] やまふだの のこりわ { $left }まいです
    }
kameloot-phrase-back = { NUMBER($taken) ->
        [0] いちまいも もどりません
       *[other] { $taken }まい もどります
    }
kameloot-phrase-back-full = { NUMBER($taken) ->
        [0] すてふだに いちまいも ありませんでした
       *[other] すてふだから { $taken }まい もどりました
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

kameloot-cards-placed = { $seat }が { $cards }を だしました。 { $tavern }わ { $needed }まいの うち { $total }まい、 { kameloot-phrase-missing }。
    .brief = { $seat }が { $cards }を だして、 { $needed }まいの うち { $total }まい。
    .full = { $seat }が { $cards }を じぶんの まえに だしました。 { $tavern-the }の { kameloot-phrase-kinds }わ { $needed }まいの うち { $total }まい、 { kameloot-phrase-missing }。
    .you = あなたが { $cards }を だしました。 { $tavern }わ { $needed }まいの うち { $total }まい、 { kameloot-phrase-missing }。
    .you-brief = あなたが { $cards }を だして、 { $needed }まいの うち { $total }まい。
    .you-full = あなたが { $cards }を じぶんの まえに だしました。 { $tavern-the }の { kameloot-phrase-kinds }わ { $needed }まいの うち { $total }まい、 { kameloot-phrase-missing }。
kameloot-cards-placed-horns = { $seat }が { $cards }を { kameloot-phrase-kinds }に くわえました。 { $tavern }わ { $needed }まいの うち { $total }まい、 { kameloot-phrase-missing }。
    .brief = { $seat }が { $cards }を { kameloot-phrase-kinds }に くわえて、 { $needed }まいの うち { $total }まい。
    .full = { $seat }が { $cards }を じぶんの まえの { kameloot-phrase-kinds }に くわえました。 { $tavern-the }でわ { $needed }まいの うち { $total }まい、 { kameloot-phrase-missing }。
    .you = あなたが { $cards }を { kameloot-phrase-kinds }に くわえました。 { $tavern }わ { $needed }まいの うち { $total }まい、 { kameloot-phrase-missing }。
    .you-brief = あなたが { $cards }を { kameloot-phrase-kinds }に くわえて、 { $needed }まいの うち { $total }まい。
    .you-full = あなたが { $cards }を じぶんの まえの { kameloot-phrase-kinds }に くわえました。 { $tavern-the }でわ { $needed }まいの うち { $total }まい、 { kameloot-phrase-missing }。

kameloot-passed = { $seat }わ パスです。
    .brief = { $seat }わ パスです。
    .full = { $seat }わ なにも できないので パスです。
    .you = パス しました。
    .you-brief = パス しました。
    .you-full = なにも できないので パス しました。

kameloot-power-spent = { $seat }が ちからを つかいました。
    .brief = { $seat }が ちからを しよう。
    .full = { $seat }が いちまいを すてて、 その ちからを つかいました。
    .you = あなたが ちからを つかいました。
    .you-brief = あなたが ちからを しよう。
    .you-full = あなたが いちまいを すてて、 その ちからを つかいました。

kameloot-ring-used = { $seat }が じしゃくの ゆびわを つかい、 { $number }ばんの { $card }と いいました。 { kameloot-phrase-back }。
    .brief = { $seat }が じしゃくの ゆびわ、 { $number }ばんの { $card }。 { kameloot-phrase-back }。
    .full = { $seat }が じしゃくの ゆびわを すてて、 { $number }ばんの { $card }と いいました。 { kameloot-phrase-back-full }。
    .you = あなたが じしゃくの ゆびわを つかい、 { $number }ばんの { $card }と いいました。 { kameloot-phrase-back }。
    .you-brief = あなたが じしゃくの ゆびわ、 { $number }ばんの { $card }。 { kameloot-phrase-back }。
    .you-full = あなたが じしゃくの ゆびわを すてて、 { $number }ばんの { $card }と いいました。 { kameloot-phrase-back-full }。

kameloot-wand-used = { $seat }が ふたまたの つえを つかい、 { $cards }を だしました。
    .brief = { $seat }が ふたまたの つえで { $cards }。
    .full = { $seat }が ふたまたの つえを すてて、 ちがう しなを にまい だしました。 { $cards }です。
    .you = あなたが ふたまたの つえを つかい、 { $cards }を だしました。
    .you-brief = あなたが ふたまたの つえで { $cards }。
    .you-full = あなたが ふたまたの つえを すてて、 ちがう しなを にまい だしました。 { $cards }です。

kameloot-glove-used = { $seat }が ろっぽんゆびの てぶくろを つかいました。
    .brief = { $seat }が ろっぽんゆびの てぶくろ。
    .full = { $seat }が ろっぽんゆびの てぶくろを すてて、 にまい ひく ことに しました。
    .you = あなたが ろっぽんゆびの てぶくろを つかいました。
    .you-brief = あなたが ろっぽんゆびの てぶくろ。
    .you-full = あなたが ろっぽんゆびの てぶくろを すてて、 にまい ひく ことに しました。

kameloot-potion-used = { $seat }が まほうやくを つかいました。 { $partner }わ { $tavern-the }に うつります。
    .brief = { $seat }が まほうやく、 { $partner }わ { $tavern }え。
    .full = { $seat }が まほうやくを すてて、 { $partner }の トークンを うらがえしました。 { $partner }わ { $tavern-the }に うつります。
    .you = あなたが まほうやくを つかいました。 { $partner }わ { $tavern-the }に うつります。
    .you-brief = あなたが まほうやく、 { $partner }わ { $tavern }え。
    .you-full = あなたが まほうやくを すてて、 { $partner }の トークンを うらがえしました。 { $partner }わ { $tavern-the }に うつります。
    .partner = { $seat }が まほうやくを つかいました。 あなたわ { $tavern-the }に うつります。
    .partner-brief = { $seat }が まほうやく、 あなたわ { $tavern }え。
    .partner-full = { $seat }が まほうやくを すてて、 あなたの トークンを うらがえしました。 あなたわ { $tavern-the }に うつります。

kameloot-cloak-used = { $seat }が まほうの マントを つかい、 { $tavern-the }に うつりました。
    .brief = { $seat }が まほうの マント、 { $tavern }え。
    .full = { $seat }が まほうの マントを すてて じぶんの トークンを うらがえし、 { $tavern-the }に うつりました。
    .you = あなたが まほうの マントを つかい、 { $tavern-the }に うつりました。
    .you-brief = あなたが まほうの マント、 { $tavern }え。
    .you-full = あなたが まほうの マントを すてて じぶんの トークンを うらがえし、 { $tavern-the }に うつりました。

kameloot-scroll-used = { $seat }が こうかんの まきものを つかいました。 { $given }が { $partner }え、 { $taken }が { $seat }え わたります。
    .brief = { $seat }が こうかんの まきもの、 { $partner }と { $given }たい { $taken }。
    .full = { $seat }が こうかんの まきものを すてて、 コレクションを まるごと こうかん しました。 { $given }が { $partner }え、 { $taken }が { $seat }え わたります。
    .you = あなたが こうかんの まきものを つかいました。 { $given }が { $partner }え、 { $taken }が あなたえ わたります。
    .you-brief = あなたが こうかんの まきもの、 { $partner }と { $given }たい { $taken }。
    .you-full = あなたが こうかんの まきものを すてて、 コレクションを まるごと こうかん しました。 { $given }が { $partner }え、 { $taken }が あなたえ わたります。
    .partner = { $seat }が こうかんの まきものを つかいました。 { $given }が あなたえ、 { $taken }が { $seat }え わたります。
    .partner-brief = { $seat }が こうかんの まきもの、 あなたと { $given }たい { $taken }。
    .partner-full = { $seat }が こうかんの まきものを すてて、 コレクションを まるごと こうかん しました。 { $given }が あなたえ、 { $taken }が { $seat }え わたります。

kameloot-power-wasted = { $seat }が { $card }を すてましたが、 こうかわ ありません。
    .brief = { $seat }が { $card }、 こうか なし。
    .full = { $seat }が { $card }を すてましたが、 その ちからわ なんの こうかも ありません。
    .you = あなたが { $card }を すてましたが、 こうかわ ありません。
    .you-brief = あなたが { $card }、 こうか なし。
    .you-full = あなたが { $card }を すてましたが、 その ちからわ なんの こうかも ありません。

kameloot-discard-top-shown = すてふだの いちばん うえわ { $card }に なりました。
    .brief = すてふだの うえわ { $card }。
    .full = ゆびわわ じぶん じしんも とったので、 すてふだの いちばん うえわ { $card }に なりました。

kameloot-discard-emptied = すてふだわ なくなりました。
    .brief = すてふだ なし。
    .full = ゆびわわ じぶん じしんも とったので、 すてふだわ なくなりました。

kameloot-collection-sold = { $seat }が { $tavern-the }で { $sold }を うりました。 { kameloot-phrase-coins }わ、 { $shares }です。
    .brief = { $tavern }が { $sold }を ばいきゃく。 きんかわ { $shares }。
    .full = コレクションの かんせいです。 { $seat }が { $tavern-the }で { $sold }を うり、 { kameloot-phrase-coins }を なかまに くばりました。 { $shares }です。
    .you = あなたが { $tavern-the }で { $sold }を うりました。 { kameloot-phrase-coins }わ、 { $shares }です。
    .you-brief = { $tavern }が { $sold }を ばいきゃく。 きんかわ { $shares }。
    .you-full = コレクションの かんせいです。 あなたが { $tavern-the }で { $sold }を うり、 { kameloot-phrase-coins }を なかまに くばりました。 { $shares }です。

kameloot-cards-drawn = { $seat }が { $cards }を ひきました。 { kameloot-phrase-left-full }。
    .brief = { $seat }が { $cards }を ひき、 { kameloot-phrase-left }。
    .full = { $seat }が { kameloot-phrase-draws } ひきました。 { $cards }です。 { kameloot-phrase-left-full }。
    .you = あなたが { $cards }を ひきました。 { kameloot-phrase-left-full }。
    .you-brief = あなたが { $cards }を ひき、 { kameloot-phrase-left }。
    .you-full = あなたが { kameloot-phrase-draws } ひきました。 { $cards }です。 { kameloot-phrase-left-full }。
kameloot-cards-drawn-closed = { $seat }が { kameloot-phrase-draws } ひいて、 { kameloot-phrase-left }。
    .brief = { $seat }が { $n }まい、 { kameloot-phrase-left }。
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

kameloot-end-reached = やまふだが なくなり、 { $seat }の てふだわ よんまいに たりません。 ちょうど いちじゅんが おわりました。
    .brief = おわりです。 { $seat }の てふだが よんまい みまん。
    .full = やまふだが なくなり、 { $seat }の てふだわ よんまいに たりません。 ぜんいんの ばんの かずが そろって いるので、 ゲームわ ここで おわりです。
    .you = やまふだが なくなり、 あなたの てふだわ よんまいに たりません。 ちょうど いちじゅんが おわりました。
    .you-brief = おわりです。 あなたの てふだが よんまい みまん。
    .you-full = やまふだが なくなり、 あなたの てふだわ よんまいに たりません。 ぜんいんの ばんの かずが そろって いるので、 ゲームわ ここで おわりです。

kameloot-game-won = { $seat }が { kameloot-phrase-coins }で かちました。 きんかわ、 { $shares }です。
    .brief = { $seat }の かち、 { $coins }まい。 きんかわ { $shares }。
    .full = ゲーム しゅうりょうです。 いちばんの かねもちの しょうにんわ { $seat }、 { kameloot-phrase-coins }で かちました。 ぜんいんの きんかわ、 { $shares }です。
    .you = あなたが { kameloot-phrase-coins }で かちました。 きんかわ、 { $shares }です。
    .you-brief = あなたの かち、 { $coins }まい。 きんかわ { $shares }。
    .you-full = ゲーム しゅうりょうです。 いちばんの かねもちの しょうにんわ あなた、 { kameloot-phrase-coins }で かちました。 おめでとうございます。 ぜんいんの きんかわ、 { $shares }です。

kameloot-victory-shared = { $seats }が { kameloot-phrase-coins }ずつで しょうりを わけあいます。 きんかわ、 { $shares }です。
    .brief = { $seats }の かち、 { $coins }まい。 きんかわ { $shares }。
    .full = ゲーム しゅうりょうです。 いちばんの かねもちの しょうにんわ { $seats }、 { kameloot-phrase-coins }ずつで しょうりを わけあいます。 ぜんいんの きんかわ、 { $shares }です。
    .you = { $seats }が { kameloot-phrase-coins }ずつで しょうりを わけあいます。 きんかわ、 { $shares }です。
    .you-brief = { $seats }の かち、 { $coins }まい。 きんかわ { $shares }。
    .you-full = ゲーム しゅうりょうです。 いちばんの かねもちの しょうにんわ { $seats }、 { kameloot-phrase-coins }ずつで しょうりを わけあいます。 ぜんいんの きんかわ、 { $shares }です。

kameloot-seat-tavern = { $seat }わ { $tavern }
    .you = あなたわ { $tavern }
kameloot-laid-card = { $card }
kameloot-laid-card-horn = { $card }がわりの ユニコーンの つの
kameloot-share = { $seat }わ { $coins }まい
    .you = あなたわ { $coins }まい
kameloot-coin-count = { $seat }わ { $coins }まい
    .you = あなたわ { $coins }まい
kameloot-collection = { NUMBER($horns) ->
        [0] { $cards }
       *[other] { $cards }、 うち ユニコーンの つの { $horns }まい
    }
kameloot-seat-count = { $seat }わ { $n }まい
    .you = あなたわ { $n }まい

kameloot-hand-held = てふだわ { kameloot-phrase-draws }。 { $cards }です。
kameloot-hand-empty = てふだわ もう ありません。
kameloot-hand-unseen = かんせんちゅうわ てふだが ありません。
kameloot-to-play = { $seat }の ばんです。 { $tavern-the }に います。 カードを だすか、 ちからを つかいます。
    .you = あなたの ばんです。 { $tavern-the }に います。 カードを だすか、 ちからを つかって ください。
kameloot-to-play-last = { $seat }の さいごの ばんです。 { $tavern-the }に います。 カードを だすか、 ちからを つかいます。
    .you = あなたの さいごの ばんです。 { $tavern-the }に います。 カードを だすか、 ちからを つかって ください。
kameloot-to-choose = { $seat }の ばんです。 さいしょの さかばを、 フクロウか くろねこから えらびます。
    .you = あなたの ばんです。 さいしょの さかばを、 フクロウか くろねこから えらんで ください。
kameloot-outcome-due = これから トークンを なげるか、 カードを くばるか、 さいしょの ひとを きめます。
kameloot-game-ended = ゲームわ おわりました。 { $seat }が { kameloot-phrase-coins }で かちました。
    .you = ゲームわ おわりました。 あなたが { kameloot-phrase-coins }で かちました。
kameloot-game-shared = ゲームわ おわりました。 { $seats }が { kameloot-phrase-coins }ずつで しょうりを わけあいました。
    .you = ゲームわ おわりました。 { $seats }が { kameloot-phrase-coins }ずつで しょうりを わけあいました。
kameloot-coins-are = きんかわ、 { $shares }です。
kameloot-coins-own = { $seat }わ { kameloot-phrase-coins }です。
    .you = あなたわ { kameloot-phrase-coins }です。 この ゲームでわ、 ほかの ひとの きんかわ ひみつです。
kameloot-coins-unseen = この ゲームでわ、 おわるまで きんかわ ひみつです。
kameloot-taverns-known = えらびおえたのわ、 { $taverns }です。
kameloot-tavern-has = { $tavern }わ、 { $seats }です。
    .you = { $tavern }わ、 { $seats }です。
kameloot-tavern-empty = { $tavern }にわ、 だれも いません。
kameloot-kind-total = { kameloot-phrase-kinds }わ { $needed }まいの うち { $total }まい、 { kameloot-phrase-missing }。
kameloot-nothing-lies = なかまの まえにわ なにも ありません。
kameloot-discard-top = すてふだの いちばん うえわ { $card }です。
kameloot-discard-empty = すてふだわ ありません。
kameloot-discard-holds = すてふだわ、 { $cards }です。
kameloot-front-of = { $seat }の まえにわ、 { $collections }が あります。
    .you = あなたの まえにわ、 { $collections }が あります。
kameloot-front-empty = { $seat }の まえにわ なにも ありません。
    .you = あなたの まえにわ なにも ありません。
kameloot-counts-are = てふだの かずわ、 { $counts }です。 { kameloot-phrase-left }です。
kameloot-turns-left = さいごの ばんわ、 { $seats }です。
    .you = さいごの ばんわ、 { $seats }です。

kameloot-card-not-held = その てふだに { $card }わ、 ないか、 たりません。 てふだに ある カードを えらんで ください。
kameloot-no-such-player = その ばんごうの せきわ ありません。 { COUNT($players, unit: "にん") }で、 せきわ ゼロから かぞえます。
kameloot-not-identical = いちどに だせるのわ おなじ しなだけです。 ユニコーンの つのわ いっしょに だせます。 いっしゅるいを えらんで ください。
kameloot-must-act = パス できるのわ、 なにも できない ときだけです。 カードを だすか、 ちからを つかって ください。
kameloot-wand-needs-two = ふたまたの つえでわ、 てふだから ちがう しなを ちょうど にまい だします。 にまいを えらぶか、 べつの ことを して ください。
kameloot-potion-on-oneself = まほうやくわ ほかの ひとに つかう ものです。 じぶんが うつるにわ、 まほうの マントを つかいます。
kameloot-scroll-same-kind = おなじ しなの コレクション どうしわ こうかん できません。 { $card }とわ ちがう しなを えらんで ください。
kameloot-scroll-nothing-own = わたす { $card }が じぶんの まえに ありません。 こうかん できるのわ、 じぶんの まえに ある コレクションだけです。
kameloot-scroll-nothing-theirs = { $partner }の まえに { $card }わ ありません。 そこに ある コレクションを えらんで ください。
kameloot-scroll-with-oneself = こうかんにわ あいてが ひつようです。 ほかの ひとの コレクションを えらんで ください。
kameloot-scroll-needs-two = こうかんの まきものでわ ふたつの コレクションを こうかん します。 じぶんの ものと、 ほかの ひとの ちがう しなの ものを えらんで ください。
kameloot-unicorn-needs-kind = ユニコーンの つのわ、 ほかの カードと いっしょに だすか、 じぶんの まえの コレクションに くわえます。 どの しなに くわえるかを えらんで ください。
kameloot-unicorn-has-no-power = ユニコーンの つのにわ ちからが なく、 すてられません。 ほかの カードと いっしょに だすか、 じぶんの コレクションに くわえて ください。
kameloot-choose-first = まず さいしょの さかばを、 フクロウか くろねこから えらんで ください。
kameloot-tavern-is-chosen = さかばを えらべるのわ さいしょの ばんの まえだけです。 その あとわ、 まほうの マントか まほうやくで うつります。

kameloot-place-choice = { $cards }を だす。 さかばの { kameloot-phrase-kinds }わ いま、 { $needed }まいの うち { $total }まい
kameloot-onto-choice = { $horns }を { kameloot-phrase-kinds }に。 さかばでわ いま、 { $needed }まいの うち { $total }まい
kameloot-power-choice = { $card }の ちからを つかう。 { $card-key ->
        [kameloot-card-ring] いっしゅるいの しなを すてふだから とりもどす
        [kameloot-card-wand] ちがう しなを にまい だす
        [kameloot-card-glove] にまい ひく
        [kameloot-card-potion] ほかの ひとの トークンを うらがえす
        [kameloot-card-cloak] じぶんが べつの さかばに うつる
       *[other] コレクションを こうかん する
    }
kameloot-power-choice-idle = { $card }を こうか なしで すてる
kameloot-number-choice = { $number }ばん、 { $card }
kameloot-pair-choice = { $cards }
kameloot-target-choice = { $partner }、 いまわ { $tavern-the }
kameloot-give-choice = { $cards }を わたす
kameloot-take-choice = { $partner }の { $cards }
kameloot-held-choice = { $card }{ NUMBER($number) ->
        [0] { "" }
       *[other] 、 { $number }ばん
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
