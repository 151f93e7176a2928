# 神舞(KamiMaï)。プレイヤーの名前には「さん」が自動的に付く。

# --- 数の入る句

kamimai-phrase-energy = エナジー{ $energy }
kamimai-phrase-count = { $count }枚
kamimai-phrase-most = { $most }枚
kamimai-phrase-cards = { $cards }枚
kamimai-phrase-points-lost = エナジーを{ $count }失い
kamimai-phrase-zones-left = { $zones-left ->
        [0] 残りのゾーンはありません
       *[other] 残りのゾーンは{ $zones-left }か所です
    }
kamimai-phrase-creak = { $creak ->
        [0] 紙は静かです
        [1] 紙がきしみます
        [2] 紙が大きくきしみます
       *[other] 紙が悲鳴を上げます
    }

# --- 一覧の項目

kamimai-force-row-risk = 1枚ごとに崩れる確率が{ $n }パーセント増える
kamimai-force-row-blind = 手探りで引き、外側のカードは読まれない
kamimai-force-row-most = { $n }枚まで
kamimai-force-row-left = 左側にカードがある間は左側だけ
kamimai-force-row-right = 右側にカードがある間は右側だけ
kamimai-force-row-free = 引き方に影響なし
kamimai-force-row-blue = 親指と中指だけで引く
kamimai-force-row-grey = 親指と薬指だけで引く
kamimai-force-row-red = 親指と小指だけで引く
kamimai-force-row-green = 利き手でないほうの手で引く
kamimai-force-of = { $card }、{ $does }
kamimai-zone-row = ゾーン{ $zone }は{ $effect }、{ $spells }
    .brief = { $zone }は{ $effect }、{ $spells }
kamimai-risk-row-left = 左{ $risk }
kamimai-risk-row-right = 右{ $risk }
kamimai-outer-card-left = 左が{ $card }
kamimai-outer-card-right = 右が{ $card }
kamimai-loss-row = { $seat }は{ $cards }
    .you = あなたは{ $cards }
kamimai-paid-row = { $cards }
kamimai-paid-row-creature = { $worth }枚分の{ $cards }
kamimai-gift-row = { $seat }は{ $cards }
    .you = あなたは{ $cards }
    .brief = { $seat }は{ $cards }
    .you-brief = あなたは{ $cards }
kamimai-held-for = { $seat }は{ $n }枚
    .you = あなたは{ $n }枚
kamimai-held-for-creature = { $seat }は{ $n }枚とクリーチャーで{ $creatures }枚分まで
    .you = あなたは{ $n }枚とクリーチャーで{ $creatures }枚分まで

# --- 出来事：始まり

kamimai-sheet-begun = レベル{ $level }、{ kamimai-phrase-energy }です。{ $zones }。
    .brief = レベル{ $level }、エナジー{ $energy }。{ $zones }。
    .full = レベル{ $level }のカミマイに{ kamimai-phrase-energy }で挑みます。ゾーンは{ $zones-n }か所です。{ $zones }。

kamimai-grimoire-built-whole = 全部のカードで魔導書を立てました。左{ $left }枚、右{ $right }枚。
    .brief = 新しい魔導書、{ $left }と{ $right }。
    .full = 全部のカードを混ぜ、新しい魔導書を立てました。左側に{ $left }枚、右側に{ $right }枚です。
kamimai-grimoire-built-discard = 捨て札も入れて魔導書を立てました。左{ $left }枚、右{ $right }枚。
    .brief = 捨て札も入れ、{ $left }と{ $right }。
    .full = 崩れたカードと捨て札を混ぜ、新しい魔導書を立てました。左側に{ $left }枚、右側に{ $right }枚です。
kamimai-grimoire-built-fallen = 崩れたカードで魔導書を立てました。左{ $left }枚、右{ $right }枚。
    .brief = 新しい魔導書、{ $left }と{ $right }。
    .full = 崩れたカードだけを混ぜ、魔導書を立て直しました。左側に{ $left }枚、右側に{ $right }枚です。
kamimai-grimoire-built-thin = 魔導書が尽き、捨て札で立てました。左{ $left }枚、右{ $right }枚。
    .brief = 尽きたので、{ $left }と{ $right }。
    .full = 魔導書が尽きたので、残りと捨て札を混ぜ、新しい魔導書を立てました。左側に{ $left }枚、右側に{ $right }枚です。

kamimai-grimoire-to-build-whole = 全部のカードを混ぜて、魔導書を立ててください。
    .brief = 全部のカードで魔導書を立てる。
    .full = 全部のカードをよく混ぜて一つの山にし、魔導書を広げて立ててください。
kamimai-grimoire-to-build-discard = 崩れたカードと捨て札を混ぜて、魔導書を立ててください。
    .brief = 捨て札も入れて魔導書を立てる。
    .full = 崩れたカードと捨て札を一緒によく混ぜて、魔導書を広げて立ててください。
kamimai-grimoire-to-build-fallen = 捨て札は入れず、崩れたカードだけで魔導書を立ててください。
    .brief = 捨て札なしで魔導書を立てる。
    .full = 捨て札は入れず、崩れたカードだけをよく混ぜて、魔導書を広げて立ててください。
kamimai-grimoire-to-build-thin = 魔導書が尽きました。残りと捨て札を混ぜて立ててください。
    .brief = 尽きました。捨て札も入れて立てる。
    .full = 魔導書が尽きました。残りのカードと捨て札を一緒によく混ぜて、広げて立ててください。

kamimai-starter-chosen = 最初の手番は{ $seat }です。
    .brief = { $seat }から始めます。
    .full = くじの結果、最初の手番は{ $seat }です。
    .you = 最初の手番はあなたです。
    .you-brief = あなたから始めます。
    .you-full = くじの結果、最初の手番はあなたです。

kamimai-turn-began = { $seat }の番です。
    .brief = { $seat }の番。
    .full = 次は{ $seat }の番です。
    .you = あなたの番です。
    .you-brief = あなたの番。
    .you-full = 次はあなたの番です。

# --- 出来事：フェイズ1と2

kamimai-zone-targeted = { $seat }の目標はゾーン{ $zone }、{ $effect }、{ $spells }です。
    .brief = ゾーン{ $zone }、{ $effect }、{ $spells }。
    .full = { $seat }がゾーン{ $zone }への矢印を削りました。{ $effect }で、魔法は{ $spells }です。
    .you = あなたの目標はゾーン{ $zone }、{ $effect }、{ $spells }です。
    .you-brief = ゾーン{ $zone }、{ $effect }、{ $spells }。
    .you-full = あなたがゾーン{ $zone }への矢印を削りました。{ $effect }で、魔法は{ $spells }です。

kamimai-guardians-compete = { $seat }が番人を1枚選びます。{ $guardians }です。
    .brief = { $seat }が番人を選びます。{ $guardians }。
    .full = { $seat }のリザーブには番人が何枚もあり、この引きで効く1枚を決めます。{ $guardians }。
    .you = 番人を1枚選びます。{ $guardians }です。
    .you-brief = 番人を選びます。{ $guardians }。
    .you-full = あなたのリザーブには番人が何枚もあり、この引きで効く1枚を決めます。{ $guardians }。

kamimai-guardian-applied = { $guardian }。{ $seat }への制限です。
    .brief = 今は{ $guardian }。
    .full = { $guardian }。この引きでの{ $seat }への制限です。
    .you = { $guardian }。あなたへの制限です。
    .you-brief = 今は{ $guardian }。
    .you-full = { $guardian }。この引きでのあなたへの制限です。

kamimai-outer-told = 外側は、{ $cards }です。
    .brief = 外側、{ $cards }。
    .full = 魔導書の外側のカードは、{ $cards }です。

kamimai-card-drawn-left = { $seat }が左から{ $card-a }を引きました。{ $number }枚目です。
    .brief = 左から{ $card }、{ $number }枚目。
    .full = { $seat }が魔導書の左側から{ $card-a }を引きました。この手番の{ $number }枚目です。
    .you = あなたが左から{ $card-a }を引きました。{ $number }枚目です。
    .you-brief = 左から{ $card }、{ $number }枚目。
    .you-full = あなたが魔導書の左側から{ $card-a }を引きました。この手番の{ $number }枚目です。
kamimai-card-drawn-right = { $seat }が右から{ $card-a }を引きました。{ $number }枚目です。
    .brief = 右から{ $card }、{ $number }枚目。
    .full = { $seat }が魔導書の右側から{ $card-a }を引きました。この手番の{ $number }枚目です。
    .you = あなたが右から{ $card-a }を引きました。{ $number }枚目です。
    .you-brief = 右から{ $card }、{ $number }枚目。
    .you-full = あなたが魔導書の右側から{ $card-a }を引きました。この手番の{ $number }枚目です。

kamimai-draw-steadied-centre = 真ん中です。崩れる確率は{ $printed }ではなく{ $risk }パーセントです。
    .brief = 真ん中、確率{ $risk }。
    .full = 音の真ん中で押しました。このカードで崩れる確率は{ $printed }ではなく{ $risk }パーセントです。
kamimai-draw-steadied-beside = すぐ隣です。崩れる確率は{ $printed }ではなく{ $risk }パーセントです。
    .brief = すぐ隣、確率{ $risk }。
    .full = 音の真ん中のすぐ隣で押しました。このカードで崩れる確率は{ $printed }ではなく{ $risk }パーセントです。
kamimai-draw-steadied-least = お見事ですが、確率はこれ以上減りません。{ $risk }パーセントです。
    .brief = お見事、確率{ $risk }。
    .full = 音の真ん中からのずれは{ $near }、お見事です。このカードで崩れる確率はこれ以上減らず、{ $printed }パーセントのままです。
kamimai-draw-steadied-off = ずれは{ $near }です。崩れる確率は{ $risk }パーセントのままです。
    .brief = ずれ{ $near }、確率{ $risk }。
    .full = 音の真ん中からのずれは{ $near }です。このカードで崩れる確率は{ $printed }パーセントのままです。

kamimai-card-held-even = 崩れません。傾きなし、左{ $left }枚、右{ $right }枚です。
    .brief = 無事です。
    .full = 魔導書は崩れません。傾き{ $lean }、左側{ $left }枚、右側{ $right }枚です。{ kamimai-phrase-creak }。
kamimai-card-held-left = 崩れません。左へ傾き{ $lean }、左{ $left }枚、右{ $right }枚です。
    .brief = 無事、左へ{ $lean }。
    .full = 魔導書は崩れません。左側へ傾き{ $lean }、左側{ $left }枚、右側{ $right }枚です。{ kamimai-phrase-creak }。
kamimai-card-held-right = 崩れません。右へ傾き{ $lean }、左{ $left }枚、右{ $right }枚です。
    .brief = 無事、右へ{ $lean }。
    .full = 魔導書は崩れません。右側へ傾き{ $lean }、左側{ $left }枚、右側{ $right }枚です。{ kamimai-phrase-creak }。

kamimai-cards-entered = { $seat }が引いたのは{ $cards }です。
    .brief = { $cards }を引きました。
    .full = { $seat }が本物の魔導書から引いたのは{ $cards }です。
    .you = あなたが引いたのは{ $cards }です。
    .you-brief = { $cards }を引きました。
    .you-full = あなたが本物の魔導書から引いたのは{ $cards }です。

kamimai-grimoire-held = 無事です。{ $seat }は魔法へ。
    .brief = 無事です。
    .full = 魔導書は3秒たっても立っています。フェイズ3、{ $seat }は魔法を使えます。
    .you = 無事です。あなたは魔法へ。
    .you-brief = 無事です。
    .you-full = 魔導書は3秒たっても立っています。フェイズ3、あなたは魔法を使えます。

kamimai-drawing-ended = { $seat }は引くのをやめました。
    .brief = ここまで。
    .full = { $seat }は引くのをやめました。魔導書は3秒立っていなければなりません。
    .you = あなたは引くのをやめました。
    .you-brief = ここまで。
    .you-full = あなたは引くのをやめました。魔導書は3秒立っていなければなりません。

kamimai-drawing-skipped = カードが足りず魔導書を立てられません。{ $seat }はリザーブで魔法を使います。
    .brief = 魔導書なし。{ $seat }はリザーブだけ。
    .full = カードが足りず魔導書を立てられないので、引かずに進みます。{ $seat }はリザーブだけで魔法を使います。
    .you = カードが足りず魔導書を立てられません。あなたはリザーブで魔法を使います。
    .you-brief = 魔導書なし。あなたはリザーブだけ。
    .you-full = カードが足りず魔導書を立てられないので、引かずに進みます。あなたはリザーブだけで魔法を使います。

kamimai-stood-between = 魔導書は無事、{ $seat }の番です。
    .brief = { $seat }の番。
    .full = 手番の間も魔導書は立っています。次は{ $seat }の番です。
    .you = 魔導書は無事、あなたの番です。
    .you-brief = あなたの番。
    .you-full = 手番の間も魔導書は立っています。次はあなたの番です。

kamimai-grimoire-fell = 魔導書が崩れました！
    .brief = 崩れました！
    .full = 紙が耐えきれず、魔導書が崩れました！

kamimai-collapsed-in-draw = エナジーを1失い、残りは{ kamimai-phrase-energy }です。{ $seat }は魔法を使えず、カードをしまいます。
    .brief = マイナス1、エナジー{ $energy }。{ $seat }はしまうだけ。
    .full = 崩れたのでエナジーを1失い、残りは{ kamimai-phrase-energy }です。{ $seat }は引いたカードを持ったまま、魔法を飛ばしてフェイズ4に進みます。
    .you = エナジーを1失い、残りは{ kamimai-phrase-energy }です。あなたは魔法を使えず、カードをしまいます。
    .you-brief = マイナス1、エナジー{ $energy }。あなたはしまうだけ。
    .you-full = 崩れたのでエナジーを1失い、残りは{ kamimai-phrase-energy }です。あなたは引いたカードを持ったまま、魔法を飛ばしてフェイズ4に進みます。
kamimai-collapsed-in-draw-blessed = 祝福に守られ、残りは{ kamimai-phrase-energy }のままです。{ $seat }は魔法を使えず、カードをしまいます。
    .brief = 祝福、エナジー{ $energy }。{ $seat }はしまうだけ。
    .full = 祝福に守られてエナジーを失わず、残りは{ kamimai-phrase-energy }のままです。{ $seat }は引いたカードを持ったまま、魔法を飛ばしてフェイズ4に進みます。
    .you = 祝福に守られ、残りは{ kamimai-phrase-energy }のままです。あなたは魔法を使えず、カードをしまいます。
    .you-brief = 祝福、エナジー{ $energy }。あなたはしまうだけ。
    .you-full = 祝福に守られてエナジーを失わず、残りは{ kamimai-phrase-energy }のままです。あなたは引いたカードを持ったまま、魔法を飛ばしてフェイズ4に進みます。

kamimai-collapsed-between = 手番の間なので、エナジーは失いません。残りは{ kamimai-phrase-energy }です。
    .brief = 手番の間、エナジー{ $energy }のまま。
    .full = 手番と手番の間に崩れたので、エナジーは失いません。残りは{ kamimai-phrase-energy }で、捨て札はそのままです。
kamimai-collapsed-between-hard = ハードモードでは手番の間でもエナジーを1失います。残りは{ kamimai-phrase-energy }です。
    .brief = 手番の間、マイナス1、エナジー{ $energy }。
    .full = ハードモードでは、手番と手番の間に崩れてもエナジーを1失います。残りは{ kamimai-phrase-energy }で、捨て札も混ぜます。

kamimai-collapsed-late = 魔導書が崩れました。失うものはなく、{ $seat }は続けます。
    .brief = 崩れましたが損なし。{ $seat }は続けます。
    .full = 引いた後に魔導書が崩れました。失うものはなく、{ $seat }は続けます。手番の終わりに立て直します。
    .you = 魔導書が崩れました。失うものはなく、あなたは続けます。
    .you-brief = 崩れましたが損なし。あなたは続けます。
    .you-full = 引いた後に魔導書が崩れました。失うものはなく、あなたは続けます。手番の終わりに立て直します。

kamimai-blessing-woke = 祝福が目覚めました。この手番は崩れても{ $seat }は何も失いません。
    .brief = 祝福、{ $seat }は損なし。
    .full = 祝福のゾーンで番人を引いたので、祝福が目覚めました。この手番は崩れても{ $seat }は何も失いません。
    .you = 祝福が目覚めました。この手番は崩れてもあなたは何も失いません。
    .you-brief = 祝福、あなたは損なし。
    .you-full = 祝福のゾーンで番人を引いたので、祝福が目覚めました。この手番は崩れてもあなたは何も失いません。

# --- 出来事：呪い

kamimai-energy-cursed = { $seat }を呪いが襲い、{ kamimai-phrase-points-lost }、残りは{ $energy }です。
    .brief = 呪い、マイナス{ $count }、エナジー{ $energy }。
    .full = { $seat }が引いた番人の数だけ呪いが襲い、{ kamimai-phrase-points-lost }、残りは{ $energy }です。
    .you = あなたを呪いが襲い、{ kamimai-phrase-points-lost }、残りは{ $energy }です。
    .you-brief = 呪い、マイナス{ $count }、エナジー{ $energy }。
    .you-full = あなたが引いた番人の数だけ呪いが襲い、{ kamimai-phrase-points-lost }、残りは{ $energy }です。

kamimai-colour-cursed = 呪いが{ $elements }の属性カードを全部奪います。失うのは、{ $losses }。
    .brief = { $elements }の呪い。失うのは、{ $losses }。
    .full = 呪いが全員から、次の色の属性カードを全部奪います。{ $elements }です。失うのは、{ $losses }。

kamimai-discard-cursed = 呪いは一人{ kamimai-phrase-count }ずつ求めます。{ $seats }。
    .brief = 呪い、{ kamimai-phrase-count }ずつ、{ $seats }。
    .full = 呪いは、持っている全員に、属性カードかクリーチャーを一人{ kamimai-phrase-count }ずつ求めます。{ $seats }。
    .you = 呪いは一人{ kamimai-phrase-count }ずつ求めます。{ $seats }。
    .you-brief = 呪い、{ kamimai-phrase-count }ずつ、{ $seats }。
    .you-full = 呪いは、持っている全員に、属性カードかクリーチャーを一人{ kamimai-phrase-count }ずつ求めます。{ $seats }。

kamimai-curse-obeyed = { $seat }が{ $cards }を捨てました。
    .brief = { $seat }は{ $cards }を捨てます。
    .full = { $seat }が呪いのために{ $cards }を捨てました。
    .you = あなたが{ $cards }を捨てました。
    .you-brief = あなたは{ $cards }を捨てます。
    .you-full = あなたが呪いのために{ $cards }を捨てました。

# --- 出来事：魔法とクリーチャー

kamimai-spell-cast = { $seat }が{ $colour }の魔法を使いました。{ $gifts }。
    .brief = { $colour }の魔法。{ $gifts }。
    .full = { $seat }が{ $colour }の魔法を使い、その印を削りました。出して捨てたカードは、{ $gifts }。
    .you = あなたが{ $colour }の魔法を使いました。{ $gifts }。
    .you-brief = { $colour }の魔法。{ $gifts }。
    .you-full = あなたが{ $colour }の魔法を使い、その印を削りました。出して捨てたカードは、{ $gifts }。
kamimai-spell-cast-team = { $seat }が{ $colour }でチーム魔法を使いました。{ $gifts }。
    .brief = { $colour }のチーム魔法。{ $gifts }。
    .full = { $seat }が{ $colour }でチーム魔法を使い、その印を削りました。出して捨てたカードは、{ $gifts }。
    .you = あなたが{ $colour }でチーム魔法を使いました。{ $gifts }。
    .you-brief = { $colour }のチーム魔法。{ $gifts }。
    .you-full = あなたが{ $colour }でチーム魔法を使い、その印を削りました。出して捨てたカードは、{ $gifts }。

kamimai-zone-sealed = ゾーン{ $zone }を封印しました。{ kamimai-phrase-zones-left }。
    .brief = ゾーン{ $zone }封印、残り{ $zones-left }。
    .full = ゾーン{ $zone }の魔法が全部そろい、心臓を削って封印しました。{ kamimai-phrase-zones-left }。

kamimai-guardians-freed = { $seat }が鍵の小人を使い、番人が去りました。{ $losses }。
    .brief = { $seat }、鍵の小人。去る番人、{ $losses }。
    .full = { $seat }が鍵の小人を使い、番人は全部捨て札になりました。{ $losses }。
    .you = あなたが鍵の小人を使い、番人が去りました。{ $losses }。
    .you-brief = あなた、鍵の小人。去る番人、{ $losses }。
    .you-full = あなたが鍵の小人を使い、番人は全部捨て札になりました。{ $losses }。
kamimai-guardians-freed-none = { $seat }が鍵の小人を使いましたが、番人はいませんでした。
    .brief = { $seat }、鍵の小人。番人なし。
    .full = { $seat }が鍵の小人を使いましたが、番人を持つ人がいないので、何も去りません。
    .you = あなたが鍵の小人を使いましたが、番人はいませんでした。
    .you-brief = あなた、鍵の小人。番人なし。
    .you-full = あなたが鍵の小人を使いましたが、番人を持つ人がいないので、何も去りません。

kamimai-dragonflies-used = { $seat }が竜トンボを使いました。カードが2枚動きます。
    .brief = { $seat }、竜トンボ、2枚動きます。
    .full = { $seat }が竜トンボを使いました。誰かが誰かにカードを渡すことを2回行います。
    .you = あなたが竜トンボを使いました。カードが2枚動きます。
    .you-brief = あなた、竜トンボ、2枚動きます。
    .you-full = あなたが竜トンボを使いました。誰かが誰かにカードを渡すことを2回行います。

kamimai-dragonflies-idle = { $seat }が竜トンボを使いましたが、誰もカードを持っていません。
    .brief = { $seat }、竜トンボ、効果なし。
    .full = { $seat }が竜トンボを使いましたが、誰も渡すカードを持っていないので、何も起きません。
    .you = あなたが竜トンボを使いましたが、誰もカードを持っていません。
    .you-brief = あなた、竜トンボ、効果なし。
    .you-full = あなたが竜トンボを使いましたが、誰も渡すカードを持っていないので、何も起きません。

kamimai-giver-named = { $seat }は、{ $partner }にカードを渡すよう頼みました。
    .brief = { $seat }の指名、{ $partner }。
    .full = { $seat }は、{ $partner }にカードを1枚ほかの人へ渡すよう頼みました。
    .you = あなたは、{ $partner }にカードを渡すよう頼みました。
    .you-brief = あなたの指名、{ $partner }。
    .you-full = あなたは、{ $partner }にカードを1枚ほかの人へ渡すよう頼みました。
    .partner = { $seat }は、あなたにカードを渡すよう頼みました。
    .partner-brief = { $seat }の指名、あなた。
    .partner-full = { $seat }は、あなたにカードを1枚ほかの人へ渡すよう頼みました。
kamimai-giver-named-self = { $seat }が自分でカードを渡します。
    .brief = { $seat }が渡します。
    .full = { $seat }が自分でカードを1枚ほかの人へ渡します。
    .you = あなたが自分でカードを渡します。
    .you-brief = あなたが渡します。
    .you-full = あなたが自分でカードを1枚ほかの人へ渡します。

kamimai-card-given = { $seat }が{ $partner }に{ $card-a }を渡しました。
    .brief = { $card }、{ $seat }から{ $partner }へ。
    .full = { $seat }が{ $partner }のリザーブに{ $card-a }を渡しました。
    .you = あなたが{ $partner }に{ $card-a }を渡しました。
    .you-brief = { $card }、あなたから{ $partner }へ。
    .you-full = あなたが{ $partner }のリザーブに{ $card-a }を渡しました。
    .partner = { $seat }があなたに{ $card-a }を渡しました。
    .partner-brief = { $card }、{ $seat }からあなたへ。
    .partner-full = { $seat }があなたのリザーブに{ $card-a }を渡しました。

kamimai-mouse-used = { $seat }がこそ泥ネズミを使いました。取るのは{ $takers }です。
    .brief = { $seat }、こそ泥ネズミ、{ $takers }。
    .full = { $seat }がこそ泥ネズミを使いました。この順に捨て札から1枚ずつ取ります。取るのは{ $takers }です。
    .you = あなたがこそ泥ネズミを使いました。取るのは{ $takers }です。
    .you-brief = あなた、こそ泥ネズミ、{ $takers }。
    .you-full = あなたがこそ泥ネズミを使いました。この順に捨て札から1枚ずつ取ります。取るのは{ $takers }です。

kamimai-card-taken = { $seat }が捨て札から{ $card-a }を取りました。
    .brief = { $seat }は{ $card }を取ります。
    .full = { $seat }が捨て札から{ $card-a }を取り、リザーブに入れました。
    .you = あなたが捨て札から{ $card-a }を取りました。
    .you-brief = あなたは{ $card }を取ります。
    .you-full = あなたが捨て札から{ $card-a }を取り、リザーブに入れました。

kamimai-take-declined = { $seat }は何も取りません。
    .brief = { $seat }は取りません。
    .full = { $seat }は捨て札から何も取りません。
    .you = あなたは何も取りません。
    .you-brief = あなたは取りません。
    .you-full = あなたは捨て札から何も取りません。

kamimai-casting-ended = { $seat }は魔法を終えました。
    .brief = 終わり。
    .full = { $seat }は魔法を終えて、フェイズ4に進みます。
    .you = あなたは魔法を終えました。
    .you-brief = 終わり。
    .you-full = あなたは魔法を終えて、フェイズ4に進みます。

kamimai-cards-kept = { $seat }が残したカードは{ $kept }。捨てたカードは{ $discarded }。
    .brief = 残すのは{ $kept }。捨て札は{ $discarded }。
    .full = { $seat }がリザーブに残したカードは{ $kept }です。捨てたカードは{ $discarded }。
    .you = あなたが残したカードは{ $kept }。捨てたカードは{ $discarded }。
    .you-brief = 残すのは{ $kept }。捨て札は{ $discarded }。
    .you-full = あなたがリザーブに残したカードは{ $kept }です。捨てたカードは{ $discarded }。
kamimai-cards-kept-all = { $seat }は{ $kept }を残しました。
    .brief = 残すのは{ $kept }。
    .full = { $seat }は{ $kept }をリザーブに残し、何も捨てません。
    .you = あなたは{ $kept }を残しました。
    .you-brief = 残すのは{ $kept }。
    .you-full = あなたは{ $kept }をリザーブに残し、何も捨てません。
kamimai-cards-kept-none = { $seat }は何も残しません。捨て札は{ $discarded }。
    .brief = 何も残さず。捨て札は{ $discarded }。
    .full = { $seat }は何も残さず、リザーブは空です。捨て札は{ $discarded }。
    .you = あなたは何も残しません。捨て札は{ $discarded }。
    .you-brief = 何も残さず。捨て札は{ $discarded }。
    .you-full = あなたは何も残さず、リザーブは空です。捨て札は{ $discarded }。
kamimai-cards-kept-empty = { $seat }には残すカードがありません。
    .brief = 何も残さず。
    .full = { $seat }には残すカードがなく、リザーブは空のままです。
    .you = あなたには残すカードがありません。
    .you-brief = 何も残さず。
    .you-full = あなたには残すカードがなく、リザーブは空のままです。

# --- 出来事：終わり

kamimai-sheet-won = レベル{ $level }に勝ちました！{ kamimai-phrase-energy }で次に進みます。
    .brief = レベル{ $level }レベル{ $level }で勝利！エナジー{ $energy }。
    .full = ゾーンを全部封印し、レベル{ $level }に勝ちました！エナジーが2増え、{ kamimai-phrase-energy }で次に進みます。カードは全部混ぜ直し、次の人から始めます。

kamimai-game-won = ゾーンを全部封印しました。{ kamimai-phrase-energy }を残して、レベル{ $level }の勝利です！
    .brief = レベル{ $level }で勝利！エナジー{ $energy }。
    .full = ゾーンを全部封印し、帰り道の扉が開きました。{ kamimai-phrase-energy }を残して、みんなでレベル{ $level }の勝利です！

kamimai-game-lost = エナジーが尽きました。敗北です。{ kamimai-phrase-zones-left }。
    .brief = 敗北。残りのゾーン{ $zones-left }。
    .full = エナジーが尽き、みんなは悪夢の世界に閉じ込められました。敗北です。{ kamimai-phrase-zones-left }。

# --- 答え

kamimai-reserve-held = { $seat }のリザーブは、{ $cards }です。
    .you = あなたのリザーブは、{ $cards }です。
kamimai-reserve-held-empty = { $seat }のリザーブは空です。
    .you = あなたのリザーブは空です。
kamimai-drawn-held = { $seat }がこの手番に引いたのは、{ $cards }です。
    .you = あなたがこの手番に引いたのは、{ $cards }です。

kamimai-to-target = { $seat }がゾーンを選びます。
    .you = ゾーンを選んでください。
kamimai-to-choose-guardian = { $seat }が、効く番人を選びます。
    .you = 効く番人を選んでください。
kamimai-to-draw = { $seat }が引きます。崩れる確率は{ $risks }パーセント。
    .you = 引いてください。崩れる確率は{ $risks }パーセント。
kamimai-to-draw-more = { $seat }、崩れる確率は{ $risks }、止めると{ $hold }パーセント。
    .you = 崩れる確率は{ $risks }、止めると{ $hold }パーセント。
kamimai-to-draw-stop = { $seat }はもう引けません。止めます、{ $hold }パーセント。
    .you = もう引けません。止めてください、{ $hold }パーセント。
kamimai-to-draw-real = { $seat }が本物の魔導書から引き、「引いた」とカードを入力します。
    .you = 引いたら、「引いた」とカードを入力してください。
kamimai-to-draw-real-more = { $seat }は{ $drawn }枚入力。続けるか、止めるか、崩れたか。
    .you = { $drawn }枚入力。続けるか、止めるか、崩れたか。
kamimai-to-obey = { $seat }が{ $count }枚、{ $cards }から捨てます。
    .you = { $count }枚、{ $cards }から捨ててください。
kamimai-to-cast = { $seat }が魔法を使うか、終えます。
    .you = 魔法か、終わりか。
kamimai-to-name-giver = { $seat }が2枚目を渡す人を選びます。
    .you = 2枚目を渡す人を選んでください。
kamimai-to-give = { $seat }がカードを渡します。
    .you = カードを渡してください。
kamimai-to-take = { $seat }は捨て札から1枚取れます。
    .you = 捨て札から1枚取れます。
kamimai-to-store = { $seat }は{ $most }枚まで、{ $cards }から残します。
    .you = { $most }枚まで、{ $cards }から残してください。
kamimai-to-store-all = { $seat }は全部残せます。手元は{ $cards }。
    .you = 全部残せます。手元は{ $cards }。
kamimai-to-store-nothing = { $seat }には残すカードがありません。
    .you = 残すカードはありません。
kamimai-kept-so-far = ここまでに残すのは{ $cards }。次の種類は何枚？
kamimai-kept-so-far-nothing = まだ何も残していません。次の種類は何枚？
kamimai-given-up-so-far = ここまでに捨てるのは{ $cards }。次の種類は何枚？
kamimai-given-up-so-far-nothing = まだ何も捨てていません。次の種類は何枚？
kamimai-to-pay = { $colour }の魔法。誰が何を出しますか？
kamimai-to-agree = { $gifts }。ほかの人も承知ですか？
kamimai-first-giver = 1枚目は誰が渡しますか？
kamimai-to-whom = { $card-the }を誰に渡しますか？
kamimai-first-taker = 誰がカードを取れますか？
kamimai-next-taker = ここまでに{ $takers }が取れます。ほかには？
kamimai-outcome-due = これから魔導書を立てるか、立っているか確かめます。
kamimai-game-ended-won = ゲームは終わりました。みんなの勝ちです。
kamimai-game-ended-lost = ゲームは終わりました。みんなの負けです。

kamimai-energy-is = { kamimai-phrase-energy }、レベル{ $level }です。
kamimai-zone-stands-open = ゾーン{ $zone }、{ $effect }、{ $spells }。
kamimai-zone-stands-targeted = 目標はゾーン{ $zone }、{ $effect }。残りの魔法は{ $spells }。
kamimai-zone-stands-sealed = ゾーン{ $zone }は封印済みです。
kamimai-grimoire-stands-even = 魔導書は傾き{ $lean }、左{ $left }枚、右{ $right }枚です。
kamimai-grimoire-stands-left = 魔導書は左へ傾き{ $lean }、左{ $left }枚、右{ $right }枚です。
kamimai-grimoire-stands-right = 魔導書は右へ傾き{ $lean }、左{ $left }枚、右{ $right }枚です。
kamimai-grimoire-lies = 魔導書は崩れました。手番の終わりに立て直します。
kamimai-grimoire-real = 本物の魔導書は{ kamimai-phrase-cards }です。
kamimai-outer-are = 外側のカードは、{ $cards }です。
kamimai-outer-untold = 外側のカードは、今は読みません。
kamimai-risk-is-both = 今1枚引いて崩れる確率は、左{ $left }パーセント、右{ $right }パーセントです。
kamimai-risk-is-left = 今1枚引いて崩れる確率は、左{ $left }パーセントです。
kamimai-risk-is-right = 今1枚引いて崩れる確率は、右{ $right }パーセントです。
kamimai-force-is = 効いている番人、{ $guardian }。
kamimai-discard-holds = 捨て札は、{ $cards }です。
kamimai-discard-holds-empty = 捨て札は空です。
kamimai-spell-stands-castable = { $colour }、{ $holders }。使えます。
kamimai-spell-stands-short = { $colour }、{ $holders }。まだ使えません。
kamimai-spell-stands-team-castable = { $colour }のチーム魔法、{ $holders }。使えます。
kamimai-spell-stands-team-short = { $colour }のチーム魔法、{ $holders }。まだ使えません。
kamimai-nothing-to-cast = 目標のゾーンがないので、求められている魔法はありません。

# --- 断り：何がだめか、何ならよいか

kamimai-other-phase-target = 今はできません。まず目標のゾーンを選んでください。
kamimai-other-phase-draw = 今はできません。フェイズ2、カードを引くところです。引くか、1枚目の後なら手を止めてください。
kamimai-other-phase-curse = 今はできません。先に呪いです。求められた枚数を捨ててください。
kamimai-other-phase-cast = 今はできません。フェイズ3です。魔法かクリーチャーを使うか、終わりと言ってください。
kamimai-other-phase-give = 今はできません。先に竜トンボです。渡す人を決めるか、カードを渡してください。
kamimai-other-phase-take = 今はできません。先にこそ泥ネズミです。捨て札から1枚取るか、取らないでください。
kamimai-other-phase-store = 今はできません。フェイズ4です。残すカードを言ってください。
kamimai-zone-is-targeted = 今は目標を選べません。ゾーンは封印するまで目標のままで、封印後の手番で選びます。
kamimai-zone-not-open = ゾーン{ $zone }は目標にできません。封印済みか、存在しないか、まだ矢印が通っていません。一覧から選んでください。
kamimai-draw-first = 手を止める前に、少なくとも1枚引いてください。
kamimai-last-card-stays = 魔導書の最後の1枚は残します。手を止めてください。
kamimai-half-is-empty = そちら側は空です。反対側から引くか、手を止めてください。
kamimai-choose-guardian-first = 先に、この引きで効く番人を選んでください。
kamimai-no-guardian-to-choose = 今は番人を選ぶところではありません。求められたことをしてください。
kamimai-guardian-not-held = リザーブにその色の番人はいません。一覧から選んでください。
kamimai-guardian-forbids-half = 番人がいるので、反対側にカードがある間は反対側からしか引けません。
kamimai-guardian-forbids-most = 番人がいるので、引けるのは{ kamimai-phrase-most }までです。手を止めてください。
kamimai-card-not-held = { $seat }はそのカードを持っていません。ほかのカードを選んでください。
kamimai-no-such-invoker = ここには{ $seats }人しかいません。名前で選んでください。
kamimai-spell-not-open = 目標のゾーンはその魔法を求めていないか、もう済んでいます。まだ済んでいない魔法を選んでください。
kamimai-card-of-no-use = { $card-the }はここでは使えません。使えるのは{ $colour }とその妖精と狼だけです。
kamimai-nothing-from-activator = 魔法は手番プレイヤーが始めます。少なくとも1枚は手番プレイヤーのカードにしてください。
kamimai-nothing-from-team-activator = チーム魔法は手番プレイヤーが始めます。手番プレイヤーのカードも入れてください。
kamimai-not-four = 合わせて{ $total }枚分です。魔法にはちょうど4枚分が必要です。
kamimai-wrong-shares-two = 二人では、チーム魔法に2枚分ずつ出します。
kamimai-wrong-shares-three = 三人では、チーム魔法に一人が2枚分、ほかの二人が1枚分ずつ出します。
kamimai-wrong-shares-four = チーム魔法には、ちょうど四人が1枚分ずつ出します。
kamimai-wrong-fairy-value = 妖精は1、2、3枚分のどれかです。
kamimai-wrong-wolf-value = 聖なる狼は1枚分か2枚分です。
kamimai-casting-is-over = フェイズ3は終わりました。この手番はもう魔法もクリーチャーも使えません。残すカードを言ってください。
kamimai-casting-is-skipped = 崩れた後は、この手番は魔法もクリーチャーも使えません。残すカードを言ってください。
kamimai-not-yours = { $card-the }は、それを持っている手番プレイヤーだけが使えます。
kamimai-giver-has-nothing = カードのない人は渡せません。ほかの人を選んでください。
kamimai-give-to-another = カードはほかの人に渡します。ほかの人を選んでください。
kamimai-giver-is-named = 渡す人はもう決まっています。カードと、渡す相手を言ってください。
kamimai-wrong-number = 呪いが求めるのは、ちょうど{ kamimai-phrase-count }です。
kamimai-guardian-stays = 呪いで番人は捨てられません。属性カードかクリーチャーを選んでください。
kamimai-guardian-not-taken = こそ泥ネズミで番人は取れません。属性カードかクリーチャーを取るか、取らないでください。
kamimai-not-in-discard = { $card }は捨て札にありません。ほかのカードを選ぶか、取らないでください。
kamimai-too-many-kept = 多すぎます。残せるのは{ kamimai-phrase-most }です。
kamimai-guardian-must-stay = 番人は全部残します。残すカードに全部入れてください。
kamimai-real-grimoire = 本物の魔導書から引きます。引いたカードを入力するか、崩れたと言ってください。
kamimai-skill-is-off = このゲームでは腕試しモードは使いません。左か右から引いてください。
kamimai-only-with-real-grimoire = カードや崩れたことを入力できるのは、本物の箱で遊ぶときだけです。左か右から引いてください。
kamimai-not-in-grimoire = { $card-the }が魔導書から出るはずはありません。全部ほかの場所にあります。確かめて、もう一度入力してください。
kamimai-lies-already = 魔導書はこの手番にもう崩れています。求められたことをしてください。

# --- 選択肢

kamimai-target-choice = ゾーン{ $zone }、{ $effect }、{ $spells }
kamimai-guardian-choice = { $guardian }
kamimai-draw-choice-left = 左、{ $card }、{ kamimai-phrase-cards }、崩れる確率{ $risk }パーセント
kamimai-draw-choice-right = 右、{ $card }、{ kamimai-phrase-cards }、崩れる確率{ $risk }パーセント
kamimai-draw-blind-choice-left = 左、手探り、{ kamimai-phrase-cards }、崩れる確率{ $risk }パーセント
kamimai-draw-blind-choice-right = 右、手探り、{ kamimai-phrase-cards }、崩れる確率{ $risk }パーセント
kamimai-hold-choice = 止める、確率{ $risk }パーセント
kamimai-hold-choice-real = 止める
kamimai-enter-choice = { $card }を引いた
kamimai-fell-choice = 魔導書が崩れた
kamimai-discard-choice = { $cards }
kamimai-cast-choice = { $colour }の魔法
kamimai-cast-choice-team = { $colour }でチーム魔法
kamimai-pay-choice = { $gifts }
kamimai-agreed-choice = { $seats }も承知
kamimai-sprite-choice = 鍵の小人、番人は全部去る
kamimai-dragonflies-choice = 竜トンボ、2枚動く
kamimai-giver-choice = { $seat }
    .you = あなた
kamimai-held-choice = { $card-the }
kamimai-give-choice = { $card-the }を渡す
kamimai-receiver-choice = { $seat }に
    .you = あなたに
kamimai-mouse-choice = こそ泥ネズミ、捨て札から
kamimai-taker-choice = { $seat }
    .you = あなた
kamimai-no-more-takers-choice = ほかにはいない
kamimai-take-choice = { $card-the }
kamimai-take-nothing-choice = 取らない
kamimai-done-choice = 終わり
kamimai-keep-choice = { $cards }
kamimai-keep-all-choice = 全部残す
kamimai-keep-nothing-choice = 次へ
kamimai-keep-guardians-choice = 番人だけ残す

# --- ヒント

kamimai-advised-draw = 引きましょう。
kamimai-advised-hold = 引くのをやめましょう。
kamimai-advised-cast = 魔法を使いましょう。
kamimai-advised-keep = これを残しましょう。
kamimai-advised-discard = 捨てましょう。
kamimai-advised-target = ゾーンを狙いましょう。
kamimai-advised-guardian = 番人を選びましょう。
kamimai-advised-take = カードを取りましょう。
kamimai-advised-sprite = 鍵の小人を使いましょう。
kamimai-advised-dragonflies = 竜トンボを使いましょう。
kamimai-advised-mouse = こそ泥ネズミを使いましょう。
kamimai-advised-give = カードを渡しましょう。
kamimai-advised-giver = 渡す人を決めましょう。
kamimai-advised-done = ここまでにして、先に進みましょう。
kamimai-advised-drew = 引いたカードを言いましょう。
kamimai-advised-collapse = 崩れたと言いましょう。

kamimai-draw-wanted = { $card }は、残っている魔法に必要です。崩れる確率は{ $risk }パーセントです。
kamimai-draw-helper = { $card }は、いつでも役に立ちます。崩れる確率は{ $risk }パーセントです。
kamimai-draw-balances = そちらの山は、もう一方より{ $more }枚多く、引けばあとが安全になります。崩れる確率は{ $risk }パーセントです。
kamimai-draw-risk = 崩れる確率は{ $risk }パーセントで、チームにはカードが必要です。
kamimai-hold-now = もう{ $n }枚引きました。次は、崩れる確率が少なくとも{ $risk }パーセントです。
kamimai-hold-empty = もう引くカードがありません。
kamimai-spells-stay = 使った魔法は、もう失うことがありません。{ $left ->
        [0] このゾーンの魔法は、これで最後です。
       *[other] このゾーンの魔法は残り{ $left }個になります。
    }
kamimai-serves-spells = こうして、残っている魔法のために{ $wanted }を残します。
kamimai-zone-wants = ゾーン{ $zone }の魔法{ $spells }個のうち、今すぐ使えるのは{ $near }個です。
kamimai-card-for = { $receiver }はもう{ $held }を持っています。合わせれば魔法に近づきます。
kamimai-judged-keep = これが、次の魔法に一番近づきます。
kamimai-judged-discard = なくても一番困らないカードです。
kamimai-judged-guardian = これが一番、邪魔になりません。
kamimai-judged-take = チームに足りないカードです。
kamimai-judged-sprite = 番人がいなくなれば、また置く場所ができます。
kamimai-judged-dragonflies = カードが別の人の手でもっと役に立ちます。
kamimai-judged-mouse = 捨て札に、チームに足りないカードがあります。
kamimai-judged-give = そこでもっと役に立ちます。
kamimai-judged-giver = その人なら、1枚減っても大丈夫です。
kamimai-judged-done = 今は、ほかに役立つことがありません。
kamimai-judged-drew = 引いたのは、このカードです。
kamimai-judged-collapse = 崩れたものは、仕方がありません。

kamimai-cost-cards = { $n ->
        [0] 損は役立つカード1枚足らずでした。
       *[other] 損は役立つカード約{ $n }枚でした。
    }
