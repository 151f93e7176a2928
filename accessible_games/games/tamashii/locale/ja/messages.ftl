# Tamashii。卓に向けた文では「あなた」と言わない。

# --- 数の入った言い回し

tamashii-phrase-turn = { NUMBER($n) ->
        [1] 1個目です
       *[other] これで{ $n }個です
    }
tamashii-phrase-left = { NUMBER($left) ->
        [0] 袋はもう空です
       *[other] 袋の残りは{ $left }個です
    }
tamashii-phrase-left-brief = 残り{ $left }個
tamashii-phrase-face-up = 表向きのキャラクターは6人中{ $n }人

# --- 出来事：はじめ

tamashii-characters-laid = 裏向きのキャラクターカード6枚を、左から1番から6番に並べました。{ $level }レベル。袋の中は、{ $bag }です。
    .brief = { $level }レベル。袋の中は{ $bag }。
    .full = キャラクターカード6枚をよく混ぜて、全部裏向きで、左から1番から6番に並べました。{ $level }レベルです。袋の中は、{ $bag }です。

tamashii-starter-chosen = 最初の手番は{ $seat }です。
    .brief = { $seat }から始めます。
    .full = 最初の手番は{ $seat }です。そのあとは時計回りです。
    .you = 最初の手番はあなたです。
    .you-brief = あなたから始めます。
    .you-full = 最初の手番はあなたです。そのあとは時計回りです。

# --- 出来事：カードを見る

tamashii-looked = { $seat }が{ $position }番のカードを見ました。
    .brief = { $seat }が{ $position }番を見ます。
    .full = { $seat }が{ $position }番のカードを見て、裏向きで元に戻しました。
    .you = { $position }番のカードを見ました。
    .you-brief = { $position }番を見ます。
    .you-full = { $position }番のカードを見て、裏向きで元に戻しました。

tamashii-character-seen = { $seat }が見た{ $position }番は{ $character }です。欲しいのは、{ $wish }です。
    .brief = { $seat }が見た{ $position }番は{ $character }。欲しいのは{ $wish }。
    .full = { $seat }だけが見た{ $position }番のカードは{ $character }です。欲しいのは、{ $wish }です。
    .you = { $position }番は{ $character }です。欲しいのは、{ $wish }です。
    .you-brief = { $position }番は{ $character }。欲しいのは{ $wish }。
    .you-full = あなただけが見た{ $position }番のカードは{ $character }です。欲しいのは、{ $wish }です。

tamashii-character-exposed = { $position }番は{ $character }でした。欲しいのは、{ $wish }です。
    .brief = { $position }番は{ $character }でした。欲しいのは{ $wish }。
    .full = 一瞬だけ全員に見えました。{ $position }番は{ $character }でした。欲しいのは、{ $wish }です。

tamashii-character-shown = { $position }番は{ $character }です。欲しいのは、{ $wish }です。
    .brief = { $position }番は{ $character }。欲しいのは{ $wish }。
    .full = 全員にお知らせします。{ $position }番は{ $character }です。欲しいのは、{ $wish }です。

# --- 出来事：引く、渡す、めくる

tamashii-bag-reached = { $seat }が袋に手を入れました。
    .brief = { $seat }が引きます。
    .full = { $seat }が袋に手を入れて、宝石を引きます。
    .you = 袋に手を入れました。
    .you-brief = 引きます。
    .you-full = 袋に手を入れて、宝石を引きます。

tamashii-gem-drawn = { $gem }です。{ tamashii-phrase-turn }。
    .brief = { $gem }、{ $n }個目。
    .full = 袋から出たのは{ $gem }です。{ tamashii-phrase-turn }。

tamashii-red-drawn = 赤の宝石です！{ $gems }も袋に戻ります。手番は終わりです。
    .brief = 赤！{ $gems }も袋へ。手番終わり。
    .full = 赤の宝石です！この手番に引いた{ $gems }と一緒に、袋に戻ります。手番は終わりです。
tamashii-red-drawn-alone = 赤の宝石です！袋に戻ります。手番は終わりです。
    .brief = 赤！手番終わり。
    .full = この手番の1個目が赤の宝石です！袋に戻ります。手番は終わりです。

tamashii-gems-given = { $seat }が{ $position }番に{ $gems }を渡しました。今そこには、{ $total }があります。
    .brief = { $position }番に{ $gems }。
    .full = { $seat }がこの手番の宝石を全部、{ $position }番に渡しました。{ $gems }です。今そこには、{ $total }があります。
    .you = { $position }番に{ $gems }を渡しました。今そこには、{ $total }があります。
    .you-brief = { $position }番に{ $gems }。
    .you-full = この手番の宝石を全部、{ $position }番に渡しました。{ $gems }です。今そこには、{ $total }があります。
tamashii-gems-given-first = { $seat }が{ $position }番に{ $gems }を渡しました。
    .brief = { $position }番に{ $gems }。
    .full = { $seat }がこの手番の宝石を全部、何もなかった{ $position }番に渡しました。{ $gems }です。
    .you = { $position }番に{ $gems }を渡しました。
    .you-brief = { $position }番に{ $gems }。
    .you-full = この手番の宝石を全部、何もなかった{ $position }番に渡しました。{ $gems }です。

tamashii-flip-waived = { $seat }は{ $position }番をめくりませんでした。
    .brief = { $seat }は{ $position }番そのまま。
    .full = { $seat }は{ $position }番をめくらず、裏向きのままにしました。
    .you = { $position }番をめくりませんでした。
    .you-brief = { $position }番はそのまま。
    .you-full = { $position }番をめくらず、裏向きのままにしました。

tamashii-character-satisfied = { $seat }が{ $position }番をめくりました。{ $character }、願いがかないました！{ tamashii-phrase-face-up }です。
    .brief = { $seat }が{ $position }番をめくりました。{ $character }、成功！6人中{ $n }人。
    .full = { $seat }が{ $position }番のカードをめくりました。{ $character }、願いがかなって表向きのままです！{ tamashii-phrase-face-up }です。
    .you = { $position }番をめくりました。{ $character }、願いがかないました！{ tamashii-phrase-face-up }です。
    .you-brief = { $position }番をめくりました。{ $character }、成功！6人中{ $n }人。
    .you-full = { $position }番のカードをめくりました。{ $character }、願いがかなって表向きのままです！{ tamashii-phrase-face-up }です。

tamashii-flip-failed = { $seat }が{ $position }番をめくりましたが、宝石が足りず裏向きに戻ります。{ $gems }はゲームから除かれます。
    .brief = { $seat }が{ $position }番をめくって失敗。{ $gems }を失いました。
    .full = { $seat }が{ $position }番のカードをめくりましたが、欲しい宝石に足りず、裏向きに戻ります。そこにあった{ $gems }は全部ゲームから除かれます。
    .you = { $position }番をめくりましたが、宝石が足りず裏向きに戻ります。{ $gems }はゲームから除かれます。
    .you-brief = { $position }番をめくって失敗。{ $gems }を失いました。
    .you-full = { $position }番のカードをめくりましたが、欲しい宝石に足りず、裏向きに戻ります。そこにあった{ $gems }は全部ゲームから除かれます。

# --- 出来事：効果

tamashii-red-taken = { $character }の効果で、袋から{ $gems }を取り除きました。
    .brief = 効果で、袋から{ $gems }を除きました。
    .full = { $character }の効果で、袋から{ $gems }を取り除きました。もうゲームには戻りません。
tamashii-red-taken-nothing = { $character }の効果ですが、袋に赤の宝石がないので、何も起こりません。
    .brief = 効果ですが、袋に赤の宝石はありません。
    .full = { $character }の効果で赤の宝石を取り除くところですが、袋に1個もないので、何も起こりません。

tamashii-gems-returned = { $character }の効果で、{ $gems }を袋に戻しました。
    .brief = 効果で、{ $gems }を袋へ。
    .full = { $character }の効果で、{ $gems }を袋に戻しました。また引けるようになります。
tamashii-gems-returned-nothing = { $character }の効果ですが、袋に戻す宝石がないので、何も起こりません。
    .brief = 効果ですが、戻す宝石がありません。
    .full = { $character }の効果で宝石を袋に戻すところですが、戻せる宝石が1個もないので、何も起こりません。

tamashii-look-granted = { $character }の効果で、{ $seat }はカードを1枚見られます。
    .brief = 効果で、{ $seat }は1枚見られます。
    .full = { $character }の効果で、{ $seat }は裏向きのカードを1枚見られます。
    .you = { $character }の効果で、カードを1枚見られます。
    .you-brief = 効果で、1枚見られます。
    .you-full = { $character }の効果で、裏向きのカードを1枚見られます。

tamashii-effect-waived = { $seat }は{ $character }の効果を使いませんでした。
    .brief = { $seat }は効果を使いません。
    .full = { $seat }は{ $character }の効果を使わないことにしました。
    .you = { $character }の効果を使いませんでした。
    .you-brief = 効果を使いません。
    .you-full = { $character }の効果を使わないことにしました。

# --- 出来事：手番の終わり、ゲームの終わり

tamashii-red-put-back = 手番の終わりに赤の宝石が出たので、袋に戻します。
    .brief = 終わりに赤が出て、戻します。
    .full = 手番の終わりに出たのは赤の宝石でした。袋に戻して、別の1個を取り除きます。

tamashii-gem-removed = 手番の終わりに、{ $gem }を1個取り除きました。{ tamashii-phrase-left }。
    .brief = 終わりに{ $gem }を除き、{ tamashii-phrase-left-brief }。
    .full = 手番の終わりに、袋から{ $gem }を1個取り除きました。もうゲームには戻りません。{ tamashii-phrase-left }。

tamashii-nothing-removed = 手番の終わりですが、取り除ける宝石がありません。
    .brief = 終わりに除く宝石はありません。
    .full = 手番の終わりですが、袋には赤の宝石だけか、何も残っていないので、取り除きません。

tamashii-game-ended-again = ゲーム終了です。もうどのキャラクターにも宝石が足りません。{ tamashii-phrase-face-up }でした。次はもっとがんばりましょう！
    .brief = ゲーム終了、6人中{ $n }人。次はがんばりましょう。
    .full = ゲーム終了です。もうどのキャラクターにも宝石が足りません。{ tamashii-phrase-face-up }でした。次はもっとがんばりましょう！
tamashii-game-ended-good = ゲーム終了です。もうどのキャラクターにも宝石が足りません。{ tamashii-phrase-face-up }でした。よくできました！
    .brief = ゲーム終了、6人中{ $n }人。よくできました。
    .full = ゲーム終了です。もうどのキャラクターにも宝石が足りません。{ tamashii-phrase-face-up }でした。よくできました！
tamashii-game-ended-well = ゲーム終了です。もうどのキャラクターにも宝石が足りません。{ tamashii-phrase-face-up }でした。上出来です！
    .brief = ゲーム終了、6人中{ $n }人。上出来！
    .full = ゲーム終了です。もうどのキャラクターにも宝石が足りません。{ tamashii-phrase-face-up }でした。上出来です！
tamashii-game-ended-excellent = ゲーム終了です。もうどのキャラクターにも宝石が足りません。{ tamashii-phrase-face-up }でした。すばらしい！
    .brief = ゲーム終了、6人中{ $n }人。すばらしい！
    .full = ゲーム終了です。もうどのキャラクターにも宝石が足りません。{ tamashii-phrase-face-up }でした。すばらしい！
tamashii-game-ended-impressive = ゲーム終了です。全員の願いがかないました。{ tamashii-phrase-face-up }でした。お見事！次はもっと難しいレベルに挑戦してください。
    .brief = ゲーム終了、6人中{ $n }人。お見事！
    .full = ゲーム終了です。全員の願いがかないました。{ tamashii-phrase-face-up }でした。お見事！次はもっと難しいレベルに挑戦してください。

# --- 一覧の項目

tamashii-effect-is-remove-red = 袋から{ $gems }を取り除く
tamashii-effect-is-return-all = そこにある宝石を全部袋に戻す
tamashii-effect-is-look = 裏向きのカードを1枚見る
tamashii-effect-is-return-gems = { $gems }を袋に戻す

tamashii-place-is = { $position }番に{ $gems }
tamashii-place-is-empty = { $position }番（宝石なし）
tamashii-place-is-known = { $position }番に裏向きの{ $character }と{ $gems }
tamashii-place-is-known-empty = { $position }番に裏向きの{ $character }、宝石なし
tamashii-place-is-up = { $position }番に表向きの{ $character }と{ $gems }
tamashii-place-is-up-empty = { $position }番に表向きの{ $character }、宝石なし

tamashii-wants = { $character }は{ $wish }

# --- 質問への答え

tamashii-to-turn = { $seat }の番です。見るか、宝石を引きます。
    .you = 見るか、宝石を引くか。
tamashii-to-draw = { $seat }の番です。もう1個引くか、{ $held }を渡します。
    .you = もう1個引くか、{ $held }を渡してください。
tamashii-to-draw-one = { $seat }の番です。もう1個引くか、渡します。
    .you = もう1個引くか、渡してください。
tamashii-to-draw-last = { $seat }が{ $held }を渡します。袋は空です。
    .you = { $held }を渡してください。袋は空です。
tamashii-to-flip = { $seat }の番です。{ $position }番をめくるか、そのままにします。
    .you = { $position }番をめくるか、そのままか。
tamashii-to-use-effect = { $seat }の番です。{ $character }の効果を使うか決めます。
    .you = { $character }の効果を使いますか。
tamashii-to-look = { $seat }がカードを1枚見ます。
    .you = カードを1枚見てください。
tamashii-outcome-due = これからカードが並べられるか、袋から宝石が出ます。
tamashii-game-over-again = ゲームは終わりました。{ tamashii-phrase-face-up }でした。次はもっとがんばりましょう！
tamashii-game-over-good = ゲームは終わりました。{ tamashii-phrase-face-up }でした。よくできました。
tamashii-game-over-well = ゲームは終わりました。{ tamashii-phrase-face-up }でした。上出来です！
tamashii-game-over-excellent = ゲームは終わりました。{ tamashii-phrase-face-up }でした。すばらしい！
tamashii-game-over-impressive = ゲームは終わりました。{ tamashii-phrase-face-up }でした。お見事！

tamashii-face-up-are = { tamashii-phrase-face-up }、{ $characters }です。{ $level }レベルです。
tamashii-face-up-are-none = 表向きのキャラクターはまだいません。{ $level }レベルです。
tamashii-wishes-are = まだかなっていない願い。{ $wishes }です。
tamashii-places-are = { $places }。{ $bare }番には何もありません。
tamashii-places-are-bare = 宝石はまだどこにも置かれていません。
tamashii-places-are-full = 左から、{ $places }です。
tamashii-held-are = この手番に引いたのは、{ $held }です。
tamashii-bag-holds = 袋の中は、{ $gems }、全部で{ $n }個です。
tamashii-bag-holds-size = 袋の中は{ $n }個です。色はお知らせしません。
tamashii-bag-holds-empty = 袋は空です。
tamashii-out-of-game = ゲームから除かれたのは、{ $gems }です。
tamashii-out-of-game-none = ゲームから除かれた宝石はありません。

# --- できないとき：理由と、できること

tamashii-give-to-face-up = { $position }番はもう表向きです。裏向きのカードに渡してください。
tamashii-look-at-face-up = { $position }番はもう表向きです。裏向きのカードを見てください。
tamashii-give-before-draw = まだ渡す宝石がありません。カードを見るか、先に宝石を引いてください。
tamashii-look-after-draw = 宝石を引いたので、もうカードは見られません。もう1個引くか、引いた宝石を渡してください。
tamashii-bag-is-empty = 袋は空です。この手番の宝石をキャラクター1人に渡してください。
tamashii-nothing-to-flip = めくれるのは、宝石を渡したすぐあとだけです。今求められている手を選んでください。
tamashii-no-effect-now = 効果を使えるのは、キャラクターをめくったすぐあとだけです。今求められている手を選んでください。
tamashii-flip-first = まず{ $position }番をめくるか、裏向きのままにするかを決めてください。
tamashii-effect-first = まず効果を使うか、使わないかを決めてください。
tamashii-look-first = 効果を使うことに決まりました。裏向きのカードを1枚見てください。

# --- 選択肢

tamashii-look-choice = カードを1枚見る
tamashii-draw-choice = 宝石を引く
tamashii-draw-choice-again = もう1個引く
tamashii-give-choice = やめて宝石を渡す
tamashii-place-choice = { $place }
tamashii-flip-choice = { $position }番をめくる
tamashii-leave-choice = 裏向きのままにする
tamashii-effect-choice = 使う、{ $effect }
tamashii-no-effect-choice = 使わない

# --- 本物の箱で遊ぶ
tamashii-layout-asked = 裏向きに並べたキャラクター{ $n }枚を、左から順に入力してください。
tamashii-starter-asked = 最初の手番は誰ですか。名前を入力してください。
tamashii-gem-asked = 袋から出た宝石は何色ですか。色を入力してください。
tamashii-removed-asked = 手番の終わりです。袋から宝石を1つ、見ないで出してください。何色ですか。

# --- ヒント

tamashii-advised-look = カードを見ましょう。
tamashii-advised-draw = 宝石を引きましょう。
tamashii-advised-again = もう1個引きましょう。
tamashii-advised-give = やめて、宝石を渡しましょう。
tamashii-advised-flip = めくりましょう。
tamashii-advised-leave = 裏向きのままにしましょう。
tamashii-advised-decide = だれがいて、足りないものがないと、はっきり覚えているときだけ、めくりましょう。
tamashii-advised-effect = 効果を使いましょう。
tamashii-advised-without = 効果は使わないでおきましょう。

tamashii-nobody-looked = { $position }番は、まだだれも見ていません。
tamashii-few-know = 見られた回数が一番少ないのは{ $position }番で、{ $n }回です。
tamashii-looks-done = 始めに見るのは{ $n }枚で十分です。願いは宝石でしかかないません。
tamashii-may-draw = { $red ->
        [0] 袋の{ $bag }個に、赤は1個もありません。宝石が増えれば、かなう願いも増えます。
       *[other] 袋の{ $bag }個のうち、赤は{ $red }個だけです。宝石が増えれば、かなう願いも増えます。
    }
tamashii-no-risk = このレベルでは、赤が出ても何も袋に戻りません。宝石が増えれば、かなう願いも増えます。
tamashii-held-at-risk = { $red ->
        [0] 今あるのは{ $held }です。これより多く要る願いはないので、もう1個引いても、あまり役に立ちません。
       *[other] 赤が出ると{ $held }が袋に戻ります。袋の{ $bag }個のうち、{ $red }個が赤です。
    }
tamashii-wish-lacks = { $character }は、あと{ $missing }個でかないます。
tamashii-wish-met = { $character }の願いがかないます。
tamashii-gems-there = { $position }番には{ $gems }があります。一つでも足りないと、全部なくなります。
tamashii-effect-helps = 効果は、役に立つだけです。

tamashii-cost-gems = { $n ->
        [0] 損は宝石1個足らずでした。
       *[other] 損は宝石約{ $n }個でした。
    }
