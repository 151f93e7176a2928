# よみがな。おとの とおりに かく（「は」は「わ」、「へ」は「え」）。ことばの くぎりに くうはくを おく。

# すうの はいる く

kamimai-phrase-energy = エナジー { $energy }
kamimai-phrase-count = { $count }まい
kamimai-phrase-most = { $most }まい
kamimai-phrase-cards = { $cards }まい
kamimai-phrase-points-lost = エナジーを { $count } うしない
kamimai-phrase-zones-left = { NUMBER($zones-left) ->
        [0] のこりの ゾーンわ ありません
       *[other] のこりの ゾーンわ { COUNT($zones-left, unit: "かしょ") }です
    }
kamimai-phrase-creak = { NUMBER($creak) ->
        [0] かみわ しずかです
        [1] かみが きしみます
        [2] かみが おおきく きしみます
       *[other] かみが ひめいを あげます
    }

# いちらんの こうもく

kamimai-force-row-risk = いちまいごとに くずれる かくりつが { $n } パーセント ふえる
kamimai-force-row-blind = てさぐりで ひき、 そとがわの カードわ よまれない
kamimai-force-row-most = { $n }まいまで
kamimai-force-row-left = ひだりがわに カードが ある あいだわ ひだりがわだけ
kamimai-force-row-right = みぎがわに カードが ある あいだわ みぎがわだけ
kamimai-force-row-free = ひきかたに えいきょう なし
kamimai-force-row-blue = おやゆびと なかゆびだけで ひく
kamimai-force-row-grey = おやゆびと くすりゆびだけで ひく
kamimai-force-row-red = おやゆびと こゆびだけで ひく
kamimai-force-row-green = ききて でない ほうの てで ひく
kamimai-force-of = { $card }、 { $does }
kamimai-zone-row = ゾーン { $zone }わ { $effect }、 { $spells }
    .brief = { $zone }わ { $effect }、 { $spells }
kamimai-risk-row-left = ひだり { $risk }
kamimai-risk-row-right = みぎ { $risk }
kamimai-outer-card-left = ひだりが { $card }
kamimai-outer-card-right = みぎが { $card }
kamimai-loss-row = { $seat }わ { $cards }
    .you = あなたわ { $cards }
kamimai-paid-row = { $cards }
kamimai-paid-row-creature = { COUNT($worth, unit: "まい") }ぶんの { $cards }
kamimai-gift-row = { $seat }わ { $cards }
    .you = あなたわ { $cards }
    .brief = { $seat }わ { $cards }
    .you-brief = あなたわ { $cards }
kamimai-held-for = { $seat }わ { $n }まい
    .you = あなたわ { $n }まい
kamimai-held-for-creature = { $seat }わ { $n }まいと クリーチャーで { $creatures }まいぶんまで
    .you = あなたわ { $n }まいと クリーチャーで { $creatures }まいぶんまで

# できごと： はじまり

kamimai-sheet-begun = レベル { $level }、 { kamimai-phrase-energy }です。 { $zones }。
    .brief = レベル { $level }、 エナジー { $energy }。 { $zones }。
    .full = レベル { $level }の カミマイに { kamimai-phrase-energy }で いどみます。 ゾーンわ { COUNT($zones-n, unit: "かしょ") }です。 { $zones }。

kamimai-grimoire-built-whole = ぜんぶの カードで まどうしょを たてました。 ひだり { $left }まい、 みぎ { $right }まい。
    .brief = あたらしい まどうしょ、 { $left }と { $right }。
    .full = ぜんぶの カードを まぜ、 あたらしい まどうしょを たてました。 ひだりがわに { $left }まい、 みぎがわに { $right }まいです。
kamimai-grimoire-built-discard = すてふだも いれて まどうしょを たてました。 ひだり { $left }まい、 みぎ { $right }まい。
    .brief = すてふだも いれ、 { $left }と { $right }。
    .full = くずれた カードと すてふだを まぜ、 あたらしい まどうしょを たてました。 ひだりがわに { $left }まい、 みぎがわに { $right }まいです。
kamimai-grimoire-built-fallen = くずれた カードで まどうしょを たてました。 ひだり { $left }まい、 みぎ { $right }まい。
    .brief = あたらしい まどうしょ、 { $left }と { $right }。
    .full = くずれた カードだけを まぜ、 まどうしょを たてなおしました。 ひだりがわに { $left }まい、 みぎがわに { $right }まいです。
kamimai-grimoire-built-thin = まどうしょが つき、 すてふだで たてました。 ひだり { $left }まい、 みぎ { $right }まい。
    .brief = つきたので、 { $left }と { $right }。
    .full = まどうしょが つきたので、 のこりと すてふだを まぜ、 あたらしい まどうしょを たてました。 ひだりがわに { $left }まい、 みぎがわに { $right }まいです。

kamimai-grimoire-to-build-whole = ぜんぶの カードを まぜて、 まどうしょを たてて ください。
    .brief = ぜんぶの カードで まどうしょを たてる。
    .full = ぜんぶの カードを よく まぜて ひとつの やまに し、 まどうしょを ひろげて たてて ください。
kamimai-grimoire-to-build-discard = くずれた カードと すてふだを まぜて、 まどうしょを たてて ください。
    .brief = すてふだも いれて まどうしょを たてる。
    .full = くずれた カードと すてふだを いっしょに よく まぜて、 まどうしょを ひろげて たてて ください。
kamimai-grimoire-to-build-fallen = すてふだわ いれず、 くずれた カードだけで まどうしょを たてて ください。
    .brief = すてふだ なしで まどうしょを たてる。
    .full = すてふだわ いれず、 くずれた カードだけを よく まぜて、 まどうしょを ひろげて たてて ください。
kamimai-grimoire-to-build-thin = まどうしょが つきました。 のこりと すてふだを まぜて たてて ください。
    .brief = つきました。 すてふだも いれて たてる。
    .full = まどうしょが つきました。 のこりの カードと すてふだを いっしょに よく まぜて、 ひろげて たてて ください。

kamimai-starter-chosen = さいしょの てばんわ { $seat }です。
    .brief = { $seat }から はじめます。
    .full = くじの けっか、 さいしょの てばんわ { $seat }です。
    .you = さいしょの てばんわ あなたです。
    .you-brief = あなたから はじめます。
    .you-full = くじの けっか、 さいしょの てばんわ あなたです。

kamimai-turn-began = { $seat }の ばんです。
    .brief = { $seat }の ばん。
    .full = つぎわ { $seat }の ばんです。
    .you = あなたの ばんです。
    .you-brief = あなたの ばん。
    .you-full = つぎわ あなたの ばんです。

# できごと： フェイズいちと 2

kamimai-zone-targeted = { $seat }の もくひょうわ ゾーン { $zone }、 { $effect }、 { $spells }です。
    .brief = ゾーン { $zone }、 { $effect }、 { $spells }。
    .full = { $seat }が ゾーン { $zone }えの やじるしを けずりました。 { $effect }で、 まほうわ { $spells }です。
    .you = あなたの もくひょうわ ゾーン { $zone }、 { $effect }、 { $spells }です。
    .you-brief = ゾーン { $zone }、 { $effect }、 { $spells }。
    .you-full = あなたが ゾーン { $zone }えの やじるしを けずりました。 { $effect }で、 まほうわ { $spells }です。

kamimai-guardians-compete = { $seat }が ばんにんを いちまい えらびます。 { $guardians }です。
    .brief = { $seat }が ばんにんを えらびます。 { $guardians }。
    .full = { $seat }の リザーブにわ ばんにんが なんまいも あり、 この ひきで きく いちまいを きめます。 { $guardians }。
    .you = ばんにんを いちまい えらびます。 { $guardians }です。
    .you-brief = ばんにんを えらびます。 { $guardians }。
    .you-full = あなたの リザーブにわ ばんにんが なんまいも あり、 この ひきで きく いちまいを きめます。 { $guardians }。

kamimai-guardian-applied = { $guardian }。 { $seat }えの せいげんです。
    .brief = いまわ { $guardian }。
    .full = { $guardian }。 この ひきでの { $seat }えの せいげんです。
    .you = { $guardian }。 あなたえの せいげんです。
    .you-brief = いまわ { $guardian }。
    .you-full = { $guardian }。 この ひきでの あなたえの せいげんです。

kamimai-outer-told = そとがわわ、 { $cards }です。
    .brief = そとがわ、 { $cards }。
    .full = まどうしょの そとがわの カードわ、 { $cards }です。

kamimai-card-drawn-left = { $seat }が ひだりから { $card-a }を ひきました。 { $number }まいめです。
    .brief = ひだりから { $card }、 { $number }まいめ。
    .full = { $seat }が まどうしょの ひだりがわから { $card-a }を ひきました。 この てばんの { $number }まいめです。
    .you = あなたが ひだりから { $card-a }を ひきました。 { $number }まいめです。
    .you-brief = ひだりから { $card }、 { $number }まいめ。
    .you-full = あなたが まどうしょの ひだりがわから { $card-a }を ひきました。 この てばんの { $number }まいめです。
kamimai-card-drawn-right = { $seat }が みぎから { $card-a }を ひきました。 { $number }まいめです。
    .brief = みぎから { $card }、 { $number }まいめ。
    .full = { $seat }が まどうしょの みぎがわから { $card-a }を ひきました。 この てばんの { $number }まいめです。
    .you = あなたが みぎから { $card-a }を ひきました。 { $number }まいめです。
    .you-brief = みぎから { $card }、 { $number }まいめ。
    .you-full = あなたが まどうしょの みぎがわから { $card-a }を ひきました。 この てばんの { $number }まいめです。

kamimai-draw-steadied-centre = まんなかです。 くずれる かくりつわ { $printed }でわ なく { $risk } パーセントです。
    .brief = まんなか、 かくりつ { $risk }。
    .full = おとの まんなかで おしました。 この カードで くずれる かくりつわ { $printed }でわ なく { $risk } パーセントです。
kamimai-draw-steadied-beside = すぐ となりです。 くずれる かくりつわ { $printed }でわ なく { $risk } パーセントです。
    .brief = すぐ となり、 かくりつ { $risk }。
    .full = おとの まんなかの すぐ となりで おしました。 この カードで くずれる かくりつわ { $printed }でわ なく { $risk } パーセントです。
kamimai-draw-steadied-least = おみごとですが、 かくりつわ これいじょう へりません。 { $risk } パーセントです。
    .brief = おみごと、 かくりつ { $risk }。
    .full = おとの まんなかからの ずれわ { $near }、 おみごとです。 この カードで くずれる かくりつわ これいじょう へらず、 { $printed } パーセントの ままです。
kamimai-draw-steadied-off = ずれわ { $near }です。 くずれる かくりつわ { $risk } パーセントの ままです。
    .brief = ずれ { $near }、 かくりつ { $risk }。
    .full = おとの まんなかからの ずれわ { $near }です。 この カードで くずれる かくりつわ { $printed } パーセントの ままです。

kamimai-card-held-even = くずれません。 かたむき なし、 ひだり { $left }まい、 みぎ { $right }まいです。
    .brief = ぶじです。
    .full = まどうしょわ くずれません。 かたむき { $lean }、 ひだりがわ { $left }まい、 みぎがわ { $right }まいです。 { kamimai-phrase-creak }。
kamimai-card-held-left = くずれません。 ひだりえ かたむき { $lean }、 ひだり { $left }まい、 みぎ { $right }まいです。
    .brief = ぶじ、 ひだりえ { $lean }。
    .full = まどうしょわ くずれません。 ひだりがわえ かたむき { $lean }、 ひだりがわ { $left }まい、 みぎがわ { $right }まいです。 { kamimai-phrase-creak }。
kamimai-card-held-right = くずれません。 みぎえ かたむき { $lean }、 ひだり { $left }まい、 みぎ { $right }まいです。
    .brief = ぶじ、 みぎえ { $lean }。
    .full = まどうしょわ くずれません。 みぎがわえ かたむき { $lean }、 ひだりがわ { $left }まい、 みぎがわ { $right }まいです。 { kamimai-phrase-creak }。

kamimai-cards-entered = { $seat }が ひいたのわ { $cards }です。
    .brief = { $cards }を ひきました。
    .full = { $seat }が ほんものの まどうしょから ひいたのわ { $cards }です。
    .you = あなたが ひいたのわ { $cards }です。
    .you-brief = { $cards }を ひきました。
    .you-full = あなたが ほんものの まどうしょから ひいたのわ { $cards }です。

kamimai-grimoire-held = ぶじです。 { $seat }わ まほうえ。
    .brief = ぶじです。
    .full = まどうしょわ さんびょう たっても たって います。 フェイズさん、 { $seat }わ まほうを つかえます。
    .you = ぶじです。 あなたわ まほうえ。
    .you-brief = ぶじです。
    .you-full = まどうしょわ さんびょう たっても たって います。 フェイズさん、 あなたわ まほうを つかえます。

kamimai-drawing-ended = { $seat }わ ひくのを やめました。
    .brief = ここまで。
    .full = { $seat }わ ひくのを やめました。 まどうしょわ さんびょう たって いなければ なりません。
    .you = あなたわ ひくのを やめました。
    .you-brief = ここまで。
    .you-full = あなたわ ひくのを やめました。 まどうしょわ さんびょう たって いなければ なりません。

kamimai-drawing-skipped = カードが たりず まどうしょを たてられません。 { $seat }わ リザーブで まほうを つかいます。
    .brief = まどうしょ なし。 { $seat }わ リザーブだけ。
    .full = カードが たりず まどうしょを たてられないので、 ひかずに すすみます。 { $seat }わ リザーブだけで まほうを つかいます。
    .you = カードが たりず まどうしょを たてられません。 あなたわ リザーブで まほうを つかいます。
    .you-brief = まどうしょ なし。 あなたわ リザーブだけ。
    .you-full = カードが たりず まどうしょを たてられないので、 ひかずに すすみます。 あなたわ リザーブだけで まほうを つかいます。

kamimai-stood-between = まどうしょわ ぶじ、 { $seat }の ばんです。
    .brief = { $seat }の ばん。
    .full = てばんの あいだも まどうしょわ たって います。 つぎわ { $seat }の ばんです。
    .you = まどうしょわ ぶじ、 あなたの ばんです。
    .you-brief = あなたの ばん。
    .you-full = てばんの あいだも まどうしょわ たって います。 つぎわ あなたの ばんです。

kamimai-grimoire-fell = まどうしょが くずれました！
    .brief = くずれました！
    .full = かみが たえきれず、 まどうしょが くずれました！

kamimai-collapsed-in-draw = エナジーを いち うしない、 のこりわ { kamimai-phrase-energy }です。 { $seat }わ まほうを つかえず、 カードを しまいます。
    .brief = マイナス いち、 エナジー { $energy }。 { $seat }わ しまうだけ。
    .full = くずれたので エナジーを いち うしない、 のこりわ { kamimai-phrase-energy }です。 { $seat }わ ひいた カードを もった まま、 まほうを とばして フェイズよんに すすみます。
    .you = エナジーを いち うしない、 のこりわ { kamimai-phrase-energy }です。 あなたわ まほうを つかえず、 カードを しまいます。
    .you-brief = マイナス いち、 エナジー { $energy }。 あなたわ しまうだけ。
    .you-full = くずれたので エナジーを いち うしない、 のこりわ { kamimai-phrase-energy }です。 あなたわ ひいた カードを もった まま、 まほうを とばして フェイズよんに すすみます。
kamimai-collapsed-in-draw-blessed = しゅくふくに まもられ、 のこりわ { kamimai-phrase-energy }の ままです。 { $seat }わ まほうを つかえず、 カードを しまいます。
    .brief = しゅくふく、 エナジー { $energy }。 { $seat }わ しまうだけ。
    .full = しゅくふくに まもられて エナジーを うしなわず、 のこりわ { kamimai-phrase-energy }の ままです。 { $seat }わ ひいた カードを もった まま、 まほうを とばして フェイズよんに すすみます。
    .you = しゅくふくに まもられ、 のこりわ { kamimai-phrase-energy }の ままです。 あなたわ まほうを つかえず、 カードを しまいます。
    .you-brief = しゅくふく、 エナジー { $energy }。 あなたわ しまうだけ。
    .you-full = しゅくふくに まもられて エナジーを うしなわず、 のこりわ { kamimai-phrase-energy }の ままです。 あなたわ ひいた カードを もった まま、 まほうを とばして フェイズよんに すすみます。

kamimai-collapsed-between = てばんの あいだなので、 エナジーわ うしないません。 のこりわ { kamimai-phrase-energy }です。
    .brief = てばんの あいだ、 エナジー { $energy }の まま。
    .full = てばんと てばんの あいだに くずれたので、 エナジーわ うしないません。 のこりわ { kamimai-phrase-energy }で、 すてふだわ その ままです。
kamimai-collapsed-between-hard = ハード モードでわ てばんの あいだでも エナジーを いち うしないます。 のこりわ { kamimai-phrase-energy }です。
    .brief = てばんの あいだ、 マイナス いち、 エナジー { $energy }。
    .full = ハード モードでわ、 てばんと てばんの あいだに くずれても エナジーを いち うしないます。 のこりわ { kamimai-phrase-energy }で、 すてふだも まぜます。

kamimai-collapsed-late = まどうしょが くずれました。 うしなう ものわ なく、 { $seat }わ つづけます。
    .brief = くずれましたが そんなし。 { $seat }わ つづけます。
    .full = ひいた あとに まどうしょが くずれました。 うしなう ものわ なく、 { $seat }わ つづけます。 てばんの おわりに たてなおします。
    .you = まどうしょが くずれました。 うしなう ものわ なく、 あなたわ つづけます。
    .you-brief = くずれましたが そんなし。 あなたわ つづけます。
    .you-full = ひいた あとに まどうしょが くずれました。 うしなう ものわ なく、 あなたわ つづけます。 てばんの おわりに たてなおします。

kamimai-blessing-woke = しゅくふくが めざめました。 この てばんわ くずれても { $seat }わ なにも うしないません。
    .brief = しゅくふく、 { $seat }わ そんなし。
    .full = しゅくふくの ゾーンで ばんにんを ひいたので、 しゅくふくが めざめました。 この てばんわ くずれても { $seat }わ なにも うしないません。
    .you = しゅくふくが めざめました。 この てばんわ くずれても あなたわ なにも うしないません。
    .you-brief = しゅくふく、 あなたわ そんなし。
    .you-full = しゅくふくの ゾーンで ばんにんを ひいたので、 しゅくふくが めざめました。 この てばんわ くずれても あなたわ なにも うしないません。

# できごと： のろい

kamimai-energy-cursed = { $seat }を のろいが おそい、 { kamimai-phrase-points-lost }、 のこりわ { $energy }です。
    .brief = のろい、 マイナス { $count }、 エナジー { $energy }。
    .full = { $seat }が ひいた ばんにんの かずだけ のろいが おそい、 { kamimai-phrase-points-lost }、 のこりわ { $energy }です。
    .you = あなたを のろいが おそい、 { kamimai-phrase-points-lost }、 のこりわ { $energy }です。
    .you-brief = のろい、 マイナス { $count }、 エナジー { $energy }。
    .you-full = あなたが ひいた ばんにんの かずだけ のろいが おそい、 { kamimai-phrase-points-lost }、 のこりわ { $energy }です。

kamimai-colour-cursed = のろいが { $elements }の ぞくせいカードを ぜんぶ うばいます。 うしなうのわ、 { $losses }。
    .brief = { $elements }の のろい。 うしなうのわ、 { $losses }。
    .full = のろいが ぜんいんから、 つぎの いろの ぞくせいカードを ぜんぶ うばいます。 { $elements }です。 うしなうのわ、 { $losses }。

kamimai-discard-cursed = のろいわ ひとり { kamimai-phrase-count }ずつ もとめます。 { $seats }。
    .brief = のろい、 { kamimai-phrase-count }ずつ、 { $seats }。
    .full = のろいわ、 もって いる ぜんいんに、 ぞくせいカードか クリーチャーを ひとり { kamimai-phrase-count }ずつ もとめます。 { $seats }。
    .you = のろいわ ひとり { kamimai-phrase-count }ずつ もとめます。 { $seats }。
    .you-brief = のろい、 { kamimai-phrase-count }ずつ、 { $seats }。
    .you-full = のろいわ、 もって いる ぜんいんに、 ぞくせいカードか クリーチャーを ひとり { kamimai-phrase-count }ずつ もとめます。 { $seats }。

kamimai-curse-obeyed = { $seat }が { $cards }を すてました。
    .brief = { $seat }わ { $cards }を すてます。
    .full = { $seat }が のろいの ために { $cards }を すてました。
    .you = あなたが { $cards }を すてました。
    .you-brief = あなたわ { $cards }を すてます。
    .you-full = あなたが のろいの ために { $cards }を すてました。

# できごと： まほうと クリーチャー

kamimai-spell-cast = { $seat }が { $colour }の まほうを つかいました。 { $gifts }。
    .brief = { $colour }の まほう。 { $gifts }。
    .full = { $seat }が { $colour }の まほうを つかい、 その しるしを けずりました。 だして すてた カードわ、 { $gifts }。
    .you = あなたが { $colour }の まほうを つかいました。 { $gifts }。
    .you-brief = { $colour }の まほう。 { $gifts }。
    .you-full = あなたが { $colour }の まほうを つかい、 その しるしを けずりました。 だして すてた カードわ、 { $gifts }。
kamimai-spell-cast-team = { $seat }が { $colour }で チーム まほうを つかいました。 { $gifts }。
    .brief = { $colour }の チーム まほう。 { $gifts }。
    .full = { $seat }が { $colour }で チーム まほうを つかい、 その しるしを けずりました。 だして すてた カードわ、 { $gifts }。
    .you = あなたが { $colour }で チーム まほうを つかいました。 { $gifts }。
    .you-brief = { $colour }の チーム まほう。 { $gifts }。
    .you-full = あなたが { $colour }で チーム まほうを つかい、 その しるしを けずりました。 だして すてた カードわ、 { $gifts }。

kamimai-zone-sealed = ゾーン { $zone }を ふういん しました。 { kamimai-phrase-zones-left }。
    .brief = ゾーン { $zone } ふういん、 のこり { $zones-left }。
    .full = ゾーン { $zone }の まほうが ぜんぶ そろい、 しんぞうを けずって ふういん しました。 { kamimai-phrase-zones-left }。

kamimai-guardians-freed = { $seat }が かぎの こびとを つかい、 ばんにんが さりました。 { $losses }。
    .brief = { $seat }、 かぎの こびと。 さる ばんにん、 { $losses }。
    .full = { $seat }が かぎの こびとを つかい、 ばんにんわ ぜんぶ すてふだに なりました。 { $losses }。
    .you = あなたが かぎの こびとを つかい、 ばんにんが さりました。 { $losses }。
    .you-brief = あなた、 かぎの こびと。 さる ばんにん、 { $losses }。
    .you-full = あなたが かぎの こびとを つかい、 ばんにんわ ぜんぶ すてふだに なりました。 { $losses }。
kamimai-guardians-freed-none = { $seat }が かぎの こびとを つかいましたが、 ばんにんわ いませんでした。
    .brief = { $seat }、 かぎの こびと。 ばんにん なし。
    .full = { $seat }が かぎの こびとを つかいましたが、 ばんにんを もつ ひとが いないので、 なにも さりません。
    .you = あなたが かぎの こびとを つかいましたが、 ばんにんわ いませんでした。
    .you-brief = あなた、 かぎの こびと。 ばんにん なし。
    .you-full = あなたが かぎの こびとを つかいましたが、 ばんにんを もつ ひとが いないので、 なにも さりません。

kamimai-dragonflies-used = { $seat }が りゅうトンボを つかいました。 カードが にまい うごきます。
    .brief = { $seat }、 りゅうトンボ、 にまい うごきます。
    .full = { $seat }が りゅうトンボを つかいました。 だれかが だれかに カードを わたす ことを にかい おこないます。
    .you = あなたが りゅうトンボを つかいました。 カードが にまい うごきます。
    .you-brief = あなた、 りゅうトンボ、 にまい うごきます。
    .you-full = あなたが りゅうトンボを つかいました。 だれかが だれかに カードを わたす ことを にかい おこないます。

kamimai-dragonflies-idle = { $seat }が りゅうトンボを つかいましたが、 だれも カードを もって いません。
    .brief = { $seat }、 りゅうトンボ、 こうか なし。
    .full = { $seat }が りゅうトンボを つかいましたが、 だれも わたす カードを もって いないので、 なにも おきません。
    .you = あなたが りゅうトンボを つかいましたが、 だれも カードを もって いません。
    .you-brief = あなた、 りゅうトンボ、 こうか なし。
    .you-full = あなたが りゅうトンボを つかいましたが、 だれも わたす カードを もって いないので、 なにも おきません。

kamimai-giver-named = { $seat }わ、 { $partner }に カードを わたす よう たのみました。
    .brief = { $seat }の しめい、 { $partner }。
    .full = { $seat }わ、 { $partner }に カードを いちまい ほかの ひとえ わたす よう たのみました。
    .you = あなたわ、 { $partner }に カードを わたす よう たのみました。
    .you-brief = あなたの しめい、 { $partner }。
    .you-full = あなたわ、 { $partner }に カードを いちまい ほかの ひとえ わたす よう たのみました。
    .partner = { $seat }わ、 あなたに カードを わたす よう たのみました。
    .partner-brief = { $seat }の しめい、 あなた。
    .partner-full = { $seat }わ、 あなたに カードを いちまい ほかの ひとえ わたす よう たのみました。
kamimai-giver-named-self = { $seat }が じぶんで カードを わたします。
    .brief = { $seat }が わたします。
    .full = { $seat }が じぶんで カードを いちまい ほかの ひとえ わたします。
    .you = あなたが じぶんで カードを わたします。
    .you-brief = あなたが わたします。
    .you-full = あなたが じぶんで カードを いちまい ほかの ひとえ わたします。

kamimai-card-given = { $seat }が { $partner }に { $card-a }を わたしました。
    .brief = { $card }、 { $seat }から { $partner }え。
    .full = { $seat }が { $partner }の リザーブに { $card-a }を わたしました。
    .you = あなたが { $partner }に { $card-a }を わたしました。
    .you-brief = { $card }、 あなたから { $partner }え。
    .you-full = あなたが { $partner }の リザーブに { $card-a }を わたしました。
    .partner = { $seat }が あなたに { $card-a }を わたしました。
    .partner-brief = { $card }、 { $seat }から あなたえ。
    .partner-full = { $seat }が あなたの リザーブに { $card-a }を わたしました。

kamimai-mouse-used = { $seat }が こそどろ ネズミを つかいました。 とるのわ { $takers }です。
    .brief = { $seat }、 こそどろ ネズミ、 { $takers }。
    .full = { $seat }が こそどろ ネズミを つかいました。 この じゅんに すてふだから いちまいずつ とります。 とるのわ { $takers }です。
    .you = あなたが こそどろ ネズミを つかいました。 とるのわ { $takers }です。
    .you-brief = あなた、 こそどろ ネズミ、 { $takers }。
    .you-full = あなたが こそどろ ネズミを つかいました。 この じゅんに すてふだから いちまいずつ とります。 とるのわ { $takers }です。

kamimai-card-taken = { $seat }が すてふだから { $card-a }を とりました。
    .brief = { $seat }わ { $card }を とります。
    .full = { $seat }が すてふだから { $card-a }を とり、 リザーブに いれました。
    .you = あなたが すてふだから { $card-a }を とりました。
    .you-brief = あなたわ { $card }を とります。
    .you-full = あなたが すてふだから { $card-a }を とり、 リザーブに いれました。

kamimai-take-declined = { $seat }わ なにも とりません。
    .brief = { $seat }わ とりません。
    .full = { $seat }わ すてふだから なにも とりません。
    .you = あなたわ なにも とりません。
    .you-brief = あなたわ とりません。
    .you-full = あなたわ すてふだから なにも とりません。

kamimai-casting-ended = { $seat }わ まほうを おえました。
    .brief = おわり。
    .full = { $seat }わ まほうを おえて、 フェイズよんに すすみます。
    .you = あなたわ まほうを おえました。
    .you-brief = おわり。
    .you-full = あなたわ まほうを おえて、 フェイズよんに すすみます。

kamimai-cards-kept = { $seat }が のこした カードわ { $kept }。 すてた カードわ { $discarded }。
    .brief = のこすのわ { $kept }。 すてふだわ { $discarded }。
    .full = { $seat }が リザーブに のこした カードわ { $kept }です。 すてた カードわ { $discarded }。
    .you = あなたが のこした カードわ { $kept }。 すてた カードわ { $discarded }。
    .you-brief = のこすのわ { $kept }。 すてふだわ { $discarded }。
    .you-full = あなたが リザーブに のこした カードわ { $kept }です。 すてた カードわ { $discarded }。
kamimai-cards-kept-all = { $seat }わ { $kept }を のこしました。
    .brief = のこすのわ { $kept }。
    .full = { $seat }わ { $kept }を リザーブに のこし、 なにも すてません。
    .you = あなたわ { $kept }を のこしました。
    .you-brief = のこすのわ { $kept }。
    .you-full = あなたわ { $kept }を リザーブに のこし、 なにも すてません。
kamimai-cards-kept-none = { $seat }わ なにも のこしません。 すてふだわ { $discarded }。
    .brief = なにも のこさず。 すてふだわ { $discarded }。
    .full = { $seat }わ なにも のこさず、 リザーブわ からです。 すてふだわ { $discarded }。
    .you = あなたわ なにも のこしません。 すてふだわ { $discarded }。
    .you-brief = なにも のこさず。 すてふだわ { $discarded }。
    .you-full = あなたわ なにも のこさず、 リザーブわ からです。 すてふだわ { $discarded }。
kamimai-cards-kept-empty = { $seat }にわ のこす カードが ありません。
    .brief = なにも のこさず。
    .full = { $seat }にわ のこす カードが なく、 リザーブわ からの ままです。
    .you = あなたにわ のこす カードが ありません。
    .you-brief = なにも のこさず。
    .you-full = あなたにわ のこす カードが なく、 リザーブわ からの ままです。

# できごと： おわり

kamimai-sheet-won = レベル { $level }に かちました！ { kamimai-phrase-energy }で つぎに すすみます。
    .brief = レベル { $level } レベル { $level }で しょうり！ エナジー { $energy }。
    .full = ゾーンを ぜんぶ ふういんし、 レベル { $level }に かちました！ エナジーが に ふえ、 { kamimai-phrase-energy }で つぎに すすみます。 カードわ ぜんぶ まぜなおし、 つぎの ひとから はじめます。

kamimai-game-won = ゾーンを ぜんぶ ふういん しました。 { kamimai-phrase-energy }を のこして、 レベル { $level }の しょうりです！
    .brief = レベル { $level }で しょうり！ エナジー { $energy }。
    .full = ゾーンを ぜんぶ ふういんし、 かえりみちの とびらが ひらきました。 { kamimai-phrase-energy }を のこして、 みんなで レベル { $level }の しょうりです！

kamimai-game-lost = エナジーが つきました。 はいぼくです。 { kamimai-phrase-zones-left }。
    .brief = はいぼく。 のこりの ゾーン { $zones-left }。
    .full = エナジーが つき、 みんなわ あくむの せかいに とじこめられました。 はいぼくです。 { kamimai-phrase-zones-left }。

# こたえ

kamimai-reserve-held = { $seat }の リザーブわ、 { $cards }です。
    .you = あなたの リザーブわ、 { $cards }です。
kamimai-reserve-held-empty = { $seat }の リザーブわ からです。
    .you = あなたの リザーブわ からです。
kamimai-drawn-held = { $seat }が この てばんに ひいたのわ、 { $cards }です。
    .you = あなたが この てばんに ひいたのわ、 { $cards }です。

kamimai-to-target = { $seat }が ゾーンを えらびます。
    .you = ゾーンを えらんで ください。
kamimai-to-choose-guardian = { $seat }が、 きく ばんにんを えらびます。
    .you = きく ばんにんを えらんで ください。
kamimai-to-draw = { $seat }が ひきます。 くずれる かくりつわ { $risks } パーセント。
    .you = ひいて ください。 くずれる かくりつわ { $risks } パーセント。
kamimai-to-draw-more = { $seat }、 くずれる かくりつわ { $risks }、 とめると { $hold } パーセント。
    .you = くずれる かくりつわ { $risks }、 とめると { $hold } パーセント。
kamimai-to-draw-stop = { $seat }わ もう ひけません。 とめます、 { $hold } パーセント。
    .you = もう ひけません。 とめて ください、 { $hold } パーセント。
kamimai-to-draw-real = { $seat }が ほんものの まどうしょから ひき、 「ひいた」と カードを にゅうりょくします。
    .you = ひいたら、 「ひいた」と カードを にゅうりょくして ください。
kamimai-to-draw-real-more = { $seat }わ { $drawn }まい にゅうりょく。 つづけるか、 とめるか、 くずれたか。
    .you = { $drawn }まい にゅうりょく。 つづけるか、 とめるか、 くずれたか。
kamimai-to-obey = { $seat }が { $count }まい、 { $cards }から すてます。
    .you = { $count }まい、 { $cards }から すてて ください。
kamimai-to-cast = { $seat }が まほうを つかうか、 おえます。
    .you = まほうか、 おわりか。
kamimai-to-name-giver = { $seat }が にまいめを わたす ひとを えらびます。
    .you = にまいめを わたす ひとを えらんで ください。
kamimai-to-give = { $seat }が カードを わたします。
    .you = カードを わたして ください。
kamimai-to-take = { $seat }わ すてふだから いちまい とれます。
    .you = すてふだから いちまい とれます。
kamimai-to-store = { $seat }わ { $most }まいまで、 { $cards }から のこします。
    .you = { $most }まいまで、 { $cards }から のこして ください。
kamimai-to-store-all = { $seat }わ ぜんぶ のこせます。 てもとわ { $cards }。
    .you = ぜんぶ のこせます。 てもとわ { $cards }。
kamimai-to-store-nothing = { $seat }にわ のこす カードが ありません。
    .you = のこす カードわ ありません。
kamimai-kept-so-far = ここまでに のこすのわ { $cards }。 つぎの しゅるいわ なんまい？
kamimai-kept-so-far-nothing = まだ なにも のこして いません。 つぎの しゅるいわ なんまい？
kamimai-given-up-so-far = ここまでに すてるのわ { $cards }。 つぎの しゅるいわ なんまい？
kamimai-given-up-so-far-nothing = まだ なにも すてて いません。 つぎの しゅるいわ なんまい？
kamimai-to-pay = { $colour }の まほう。 だれが なにを だしますか？
kamimai-to-agree = { $gifts }。 ほかの ひとも しょうちですか？
kamimai-first-giver = いちまいめわ だれが わたしますか？
kamimai-to-whom = { $card-the }を だれに わたしますか？
kamimai-first-taker = だれが カードを とれますか？
kamimai-next-taker = ここまでに { $takers }が とれます。 ほかにわ？
kamimai-outcome-due = これから まどうしょを たてるか、 たって いるか たしかめます。
kamimai-game-ended-won = ゲームわ おわりました。 みんなの かちです。
kamimai-game-ended-lost = ゲームわ おわりました。 みんなの まけです。

kamimai-energy-is = { kamimai-phrase-energy }、 レベル { $level }です。
kamimai-zone-stands-open = ゾーン { $zone }、 { $effect }、 { $spells }。
kamimai-zone-stands-targeted = もくひょうわ ゾーン { $zone }、 { $effect }。 のこりの まほうわ { $spells }。
kamimai-zone-stands-sealed = ゾーン { $zone }わ ふういんずみです。
kamimai-grimoire-stands-even = まどうしょわ かたむき { $lean }、 ひだり { $left }まい、 みぎ { $right }まいです。
kamimai-grimoire-stands-left = まどうしょわ ひだりえ かたむき { $lean }、 ひだり { $left }まい、 みぎ { $right }まいです。
kamimai-grimoire-stands-right = まどうしょわ みぎえ かたむき { $lean }、 ひだり { $left }まい、 みぎ { $right }まいです。
kamimai-grimoire-lies = まどうしょわ くずれました。 てばんの おわりに たてなおします。
kamimai-grimoire-real = ほんものの まどうしょわ { kamimai-phrase-cards }です。
kamimai-outer-are = そとがわの カードわ、 { $cards }です。
kamimai-outer-untold = そとがわの カードわ、 いまわ よみません。
kamimai-risk-is-both = いま いちまい ひいて くずれる かくりつわ、 ひだり { $left } パーセント、 みぎ { $right } パーセントです。
kamimai-risk-is-left = いま いちまい ひいて くずれる かくりつわ、 ひだり { $left } パーセントです。
kamimai-risk-is-right = いま いちまい ひいて くずれる かくりつわ、 みぎ { $right } パーセントです。
kamimai-force-is = きいて いる ばんにん、 { $guardian }。
kamimai-discard-holds = すてふだわ、 { $cards }です。
kamimai-discard-holds-empty = すてふだわ からです。
kamimai-spell-stands-castable = { $colour }、 { $holders }。 つかえます。
kamimai-spell-stands-short = { $colour }、 { $holders }。 まだ つかえません。
kamimai-spell-stands-team-castable = { $colour }の チーム まほう、 { $holders }。 つかえます。
kamimai-spell-stands-team-short = { $colour }の チーム まほう、 { $holders }。 まだ つかえません。
kamimai-nothing-to-cast = もくひょうの ゾーンが ないので、 もとめられて いる まほうわ ありません。

# ことわり： なにが だめか、 なになら よいか

kamimai-other-phase-target = いまわ できません。 まず もくひょうの ゾーンを えらんで ください。
kamimai-other-phase-draw = いまわ できません。 フェイズ に、 カードを ひく ところです。 ひくか、 いちまいめの あとなら てを とめて ください。
kamimai-other-phase-curse = いまわ できません。 さきに のろいです。 もとめられた まいすうを すてて ください。
kamimai-other-phase-cast = いまわ できません。 フェイズさんです。 まほうか クリーチャーを つかうか、 おわりと いって ください。
kamimai-other-phase-give = いまわ できません。 さきに りゅうトンボです。 わたす ひとを きめるか、 カードを わたして ください。
kamimai-other-phase-take = いまわ できません。 さきに こそどろ ネズミです。 すてふだから いちまい とるか、 とらないで ください。
kamimai-other-phase-store = いまわ できません。 フェイズよんです。 のこす カードを いって ください。
kamimai-zone-is-targeted = いまわ もくひょうを えらべません。 ゾーンわ ふういん するまで もくひょうの ままで、 ふういんごの てばんで えらびます。
kamimai-zone-not-open = ゾーン { $zone }わ もくひょうに できません。 ふういんずみか、 そんざい しないか、 まだ やじるしが とおって いません。 いちらんから えらんで ください。
kamimai-draw-first = てを とめる まえに、 すくなくとも いちまい ひいて ください。
kamimai-last-card-stays = まどうしょの さいごの いちまいわ のこします。 てを とめて ください。
kamimai-half-is-empty = そちらがわわ からです。 はんたいがわから ひくか、 てを とめて ください。
kamimai-choose-guardian-first = さきに、 この ひきで きく ばんにんを えらんで ください。
kamimai-no-guardian-to-choose = いまわ ばんにんを えらぶ ところでわ ありません。 もとめられた ことを して ください。
kamimai-guardian-not-held = リザーブに その いろの ばんにんわ いません。 いちらんから えらんで ください。
kamimai-guardian-forbids-half = ばんにんが いるので、 はんたいがわに カードが ある あいだわ はんたいがわからしか ひけません。
kamimai-guardian-forbids-most = ばんにんが いるので、 ひけるのわ { kamimai-phrase-most } までです。 てを とめて ください。
kamimai-card-not-held = { $seat }わ その カードを もって いません。 ほかの カードを えらんで ください。
kamimai-no-such-invoker = ここにわ { COUNT($seats, unit: "にん") }しか いません。 なまえで えらんで ください。
kamimai-spell-not-open = もくひょうの ゾーンわ その まほうを もとめて いないか、 もう すんで います。 まだ すんで いない まほうを えらんで ください。
kamimai-card-of-no-use = { $card-the }わ ここでわ つかえません。 つかえるのわ { $colour }と その ようせいと おおかみだけです。
kamimai-nothing-from-activator = まほうわ てばん プレイヤーが はじめます。 すくなくとも いちまいわ てばん プレイヤーの カードに して ください。
kamimai-nothing-from-team-activator = チーム まほうわ てばん プレイヤーが はじめます。 てばん プレイヤーの カードも いれて ください。
kamimai-not-four = あわせて { $total }まいぶんです。 まほうにわ ちょうど よんまいぶんが ひつようです。
kamimai-wrong-shares-two = ふたりでわ、 チーム まほうに にまいぶんずつ だします。
kamimai-wrong-shares-three = さんにんでわ、 チーム まほうに ひとりが にまいぶん、 ほかの ふたりが いちまいぶんずつ だします。
kamimai-wrong-shares-four = チーム まほうにわ、 ちょうど よにんが いちまいぶんずつ だします。
kamimai-wrong-fairy-value = ようせいわ いち、 に、 さんまいぶんの どれかです。
kamimai-wrong-wolf-value = せいなる おおかみわ いちまいぶんか にまいぶんです。
kamimai-casting-is-over = フェイズさんわ おわりました。 この てばんわ もう まほうも クリーチャーも つかえません。 のこす カードを いって ください。
kamimai-casting-is-skipped = くずれた あとわ、 この てばんわ まほうも クリーチャーも つかえません。 のこす カードを いって ください。
kamimai-not-yours = { $card-the }わ、 それを もって いる てばん プレイヤーだけが つかえます。
kamimai-giver-has-nothing = カードの ない ひとわ わたせません。 ほかの ひとを えらんで ください。
kamimai-give-to-another = カードわ ほかの ひとに わたします。 ほかの ひとを えらんで ください。
kamimai-giver-is-named = わたす ひとわ もう きまって います。 カードと、 わたす あいてを いって ください。
kamimai-wrong-number = のろいが もとめるのわ、 ちょうど { kamimai-phrase-count }です。
kamimai-guardian-stays = のろいで ばんにんわ すてられません。 ぞくせいカードか クリーチャーを えらんで ください。
kamimai-guardian-not-taken = こそどろ ネズミで ばんにんわ とれません。 ぞくせいカードか クリーチャーを とるか、 とらないで ください。
kamimai-not-in-discard = { $card }わ すてふだに ありません。 ほかの カードを えらぶか、 とらないで ください。
kamimai-too-many-kept = おおすぎます。 のこせるのわ { kamimai-phrase-most }です。
kamimai-guardian-must-stay = ばんにんわ ぜんぶ のこします。 のこす カードに ぜんぶ いれて ください。
kamimai-real-grimoire = ほんものの まどうしょから ひきます。 ひいた カードを にゅうりょく するか、 くずれたと いって ください。
kamimai-skill-is-off = この ゲームでわ うでだめし モードわ つかいません。 ひだりか みぎから ひいて ください。
kamimai-only-with-real-grimoire = カードや くずれた ことを にゅうりょく できるのわ、 ほんものの はこで あそぶ ときだけです。 ひだりか みぎから ひいて ください。
kamimai-not-in-grimoire = { $card-the }が まどうしょから でる はずわ ありません。 ぜんぶ ほかの ばしょに あります。 たしかめて、 もう いちど にゅうりょく して ください。
kamimai-lies-already = まどうしょわ この てばんに もう くずれて います。 もとめられた ことを して ください。

# せんたくし

kamimai-target-choice = ゾーン { $zone }、 { $effect }、 { $spells }
kamimai-guardian-choice = { $guardian }
kamimai-draw-choice-left = ひだり、 { $card }、 { kamimai-phrase-cards }、 くずれる かくりつ { $risk } パーセント
kamimai-draw-choice-right = みぎ、 { $card }、 { kamimai-phrase-cards }、 くずれる かくりつ { $risk } パーセント
kamimai-draw-blind-choice-left = ひだり、 てさぐり、 { kamimai-phrase-cards }、 くずれる かくりつ { $risk } パーセント
kamimai-draw-blind-choice-right = みぎ、 てさぐり、 { kamimai-phrase-cards }、 くずれる かくりつ { $risk } パーセント
kamimai-hold-choice = とめる、 かくりつ { $risk } パーセント
kamimai-hold-choice-real = とめる
kamimai-enter-choice = { $card }を ひいた
kamimai-fell-choice = まどうしょが くずれた
kamimai-discard-choice = { $cards }
kamimai-cast-choice = { $colour }の まほう
kamimai-cast-choice-team = { $colour }で チーム まほう
kamimai-pay-choice = { $gifts }
kamimai-agreed-choice = { $seats }も しょうち
kamimai-sprite-choice = かぎの こびと、 ばんにんわ ぜんぶ さる
kamimai-dragonflies-choice = りゅうトンボ、 にまい うごく
kamimai-giver-choice = { $seat }
    .you = あなた
kamimai-held-choice = { $card-the }
kamimai-give-choice = { $card-the }を わたす
kamimai-receiver-choice = { $seat }に
    .you = あなたに
kamimai-mouse-choice = こそどろ ネズミ、 すてふだから
kamimai-taker-choice = { $seat }
    .you = あなた
kamimai-no-more-takers-choice = ほかにわ いない
kamimai-take-choice = { $card-the }
kamimai-take-nothing-choice = とらない
kamimai-done-choice = おわり
kamimai-keep-choice = { $cards }
kamimai-keep-all-choice = ぜんぶ のこす
kamimai-keep-nothing-choice = つぎえ
kamimai-keep-guardians-choice = ばんにんだけ のこす

# --- ヒント

kamimai-advised-draw = ひきましょう。
kamimai-advised-hold = ひくのを やめましょう。
kamimai-advised-cast = まほうを つかいましょう。
kamimai-advised-keep = これを のこしましょう。
kamimai-advised-discard = すてましょう。
kamimai-advised-target = ゾーンを ねらいましょう。
kamimai-advised-guardian = ばんにんを えらびましょう。
kamimai-advised-take = カードを とりましょう。
kamimai-advised-sprite = かぎの こびとを つかいましょう。
kamimai-advised-dragonflies = りゅうトンボを つかいましょう。
kamimai-advised-mouse = こそどろ ネズミを つかいましょう。
kamimai-advised-give = カードを わたしましょう。
kamimai-advised-giver = わたす ひとを きめましょう。
kamimai-advised-done = ここまでに して、 さきに すすみましょう。
kamimai-advised-drew = ひいた カードを いいましょう。
kamimai-advised-collapse = くずれたと いいましょう。

kamimai-draw-wanted = { $card }わ、 のこって いる まほうに ひつようです。 くずれる かくりつわ { $risk }パーセントです。
kamimai-draw-helper = { $card }わ、 いつでも やくに たちます。 くずれる かくりつわ { $risk }パーセントです。
kamimai-draw-balances = そちらの やまわ、 もう いっぽうより { $more }まい おおく、 ひけば あとが あんぜんに なります。 くずれる かくりつわ { $risk }パーセントです。
kamimai-draw-risk = くずれる かくりつわ { $risk }パーセントで、 チームにわ カードが ひつようです。
kamimai-hold-now = もう { $n }まい ひきました。 つぎわ、 くずれる かくりつが すくなくとも { $risk }パーセントです。
kamimai-hold-empty = もう ひく カードが ありません。
kamimai-spells-stay = つかった まほうわ、 もう うしなう ことが ありません。 { NUMBER($left) ->
        [0] この ゾーンの まほうわ、 これで さいごです。
       *[other] この ゾーンの まほうわ のこり { COUNT($left, "こ") }に なります。
    }
kamimai-serves-spells = こうして、 のこって いる まほうの ために { $wanted }を のこします。
kamimai-zone-wants = ゾーン { $zone }の まほう { COUNT($spells, "こ") }の うち、 いま すぐ つかえるのわ { COUNT($near, "こ") }です。
kamimai-card-for = { $receiver }わ もう { $held }を もって います。 あわせれば まほうに ちかづきます。
kamimai-judged-keep = これが、 つぎの まほうに いちばん ちかづきます。
kamimai-judged-discard = なくても いちばん こまらない カードです。
kamimai-judged-guardian = これが いちばん、 じゃまに なりません。
kamimai-judged-take = チームに たりない カードです。
kamimai-judged-sprite = ばんにんが いなく なれば、 また おく ばしょが できます。
kamimai-judged-dragonflies = カードが べつの ひとの てで もっと やくに たちます。
kamimai-judged-mouse = すてふだに、 チームに たりない カードが あります。
kamimai-judged-give = そこで もっと やくに たちます。
kamimai-judged-giver = その ひとなら、 いちまい へっても だいじょうぶです。
kamimai-judged-done = いまわ、 ほかに やくだつ ことが ありません。
kamimai-judged-drew = ひいたのわ、 この カードです。
kamimai-judged-collapse = くずれた ものわ、 しかたが ありません。

kamimai-cost-cards = { NUMBER($n) ->
        [0] そんわ やくだつ カード いちまい たらずでした。
       *[other] そんわ やくだつ カード やく { $n }まいでした。
    }
