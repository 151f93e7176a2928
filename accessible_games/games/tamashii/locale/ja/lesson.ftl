# 遊びながら覚える最初のゲーム。ミカの言葉。短い文で、キーの名前は出さない。

tamashii-lesson-welcome = こんにちは、ミカです。Tamashiiでは、あなたと私が力を合わせます。相手は、運と物忘れです。まず効果音を聞いて、次にキーを試し、一緒に何回か手番をします。一手ごとに、先に理由を言います。最後は自由に遊んで、私は助言をします。いつやめても、続きからできます。
tamashii-lesson-part-keys = キーと、最初の1枚
tamashii-lesson-part-round = 一緒に何回かの手番

tamashii-lesson-sounds-begin = まず効果音です。ゲームはこう始まります。キャラクターを並べ、誰かが1枚を見ます。
tamashii-lesson-sounds-gems = 次は袋の音です。色ごとに楽器が違います。青は鐘、ピンクはハープ、緑は木の音です。赤は雷で、悪い知らせです。入門レベルでは、赤はジョーカーになります。
tamashii-lesson-sounds-faces = 欲しい宝石がそろうと、キャラクターは表向きのままになり、こんな音がします。そのあとは、めくったのに足りなかった音と、裏向きのままにした音です。
tamashii-lesson-sounds-effects = どのキャラクターにも効果があります。宝石が袋に戻ったり、赤が袋から出たり、カードを見られたりします。
tamashii-lesson-sounds-end = 手番の終わりに、宝石が1個ゲームから出ます。最後に、どれくらいうまくいったかが和音で分かります。多いほど上出来です。

tamashii-lesson-aim = 6人のキャラクターが、裏向きに並んでいます。それぞれ、欲しい色の宝石があります。できるだけ多くのキャラクターに、欲しい宝石を渡すのが目的です。
tamashii-lesson-keys = あなたの番です。その前に、四つのキーを試しましょう。
tamashii-lesson-key-table = 六つの場所に何があるかを聞けます。
tamashii-lesson-key-counts = 袋に何が残っているかを聞けます。これは誰でも知っていてよいことです。
tamashii-lesson-key-scores = 誰が表向きか、ほかは何が欲しいかを聞けます。
tamashii-lesson-look-do = できるのは、カードを1枚見るか、宝石を引くかです。まだ何も分からないので、見ましょう。見るを選んで、2番の場所を選んでください。
tamashii-lesson-look-wrong = 宝石はあとにしましょう。誰が何を欲しいのか、まだ分かりません。2番を見てください。
tamashii-lesson-memory = 今のはあなただけのもので、もう誰も言ってくれません。Tamashiiは、覚えるゲームだからです。
tamashii-lesson-keys-done = 何をしても、手番の終わりに宝石が1個ゲームから出ます。キーはこれで終わりです。急がなくて大丈夫です。

tamashii-lesson-again = 同じ6枚で、今度は先へ進みます。
tamashii-lesson-look-again = もう一度2番を見て、聞いたことを覚えてください。
tamashii-lesson-tell-me = エルサで、青い宝石が3個ですね。話し合ってよいので、私に教えても大丈夫です。手番ごとに宝石が1個減りますから、いつまでもは続きません。
tamashii-lesson-mika-draws = 私の番です。エルサの場所を教えてもらったので、エルサのために引きます。まず1個引いて、そのあと、やめるか、もう1個引くかを決めます。
tamashii-lesson-mika-gives = 青が2個、ちょうど欲しい色です。赤が出ると両方なくすので、ここでやめます。手番で引いた宝石は、全部を一人に渡します。2番に渡しましょう。
tamashii-lesson-mika-leaves = ここでカードをめくれます。でも、エルサは3個欲しいのです。早くめくると、載っている宝石を全部なくします。ですから、裏向きのままにします。宝石は載ったままです。
tamashii-lesson-draw-do = 青い宝石が、あと1個です。どうするかは分かりますね。宝石を引いてください。
tamashii-lesson-draw-wrong = もう1枚見ると、手番と宝石を1個失います。エルサには、青があと1個でいいのです。宝石を引いてください。
tamashii-lesson-pink = ピンクです。エルサの色ではありませんが、渡しても困りません。袋には赤が1個あります。出ても、なくすのはこの手番で引いた分だけで、今はピンク1個です。
tamashii-lesson-draw-again = 危険は小さいので、もう1個引いてください。
tamashii-lesson-give-do = 青、これです。ここでやめて、全部を2番に渡してください。多すぎる分は、かまいません。
tamashii-lesson-give-wrong = エルサの欲しい色がそろいました。赤が出ると、なくしてしまいます。全部を2番に渡してください。
tamashii-lesson-flip-do = エルサの上に、青が3個あります。めくってください。
tamashii-lesson-flip-wrong = 欲しいものは全部そろっています。裏向きのままでは、数に入りません。めくってください。
tamashii-lesson-effect-do = 表向きになりました。6人のうちの一人目です。次は効果です。エルサの青い宝石を2個、袋に戻せます。アナもオラフもトロールも、いずれ青が必要です。効果を使ってください。
tamashii-lesson-effect-wrong = 使わないこともできますが、袋の青が増えると助かります。効果を使ってください。
tamashii-lesson-risk = 私はほかのカードを知らないので、1枚見るのもいい手です。でも、赤が出るとどうなるかを聞いてもらいたいので、引きます。
tamashii-lesson-red = 出ました。この手番で引いた宝石は、赤も一緒に全部、袋へ戻り、私の番は終わりです。前に渡した宝石は、そのままです。
tamashii-lesson-effects = ほかの効果です。クリストフとスヴェンは、エルサのように、自分の色を2個戻します。オラフは、自分の宝石を全部戻します。アナは、カードを1枚見せてくれます。トロールは、赤い宝石を1個、ゲームから出します。
tamashii-lesson-end = もう誰にも足りるだけ渡せなくなると、ゲームは終わりです。表向きが3人でよくできました、4人なら上手、5人なら見事、6人なら夢のようです。
tamashii-lesson-round-done = Tamashiiはこれで全部です。では、私と1ゲーム遊びましょう。私ならどうするかを言います。決めるのはあなたです。

tamashii-lesson-why-look = まだ分からないことが多すぎます。まず、誰がどこにいるかを知りましょう。
tamashii-lesson-why-draw = 赤の危険より、次の宝石に期待できます。
tamashii-lesson-why-give = この宝石が一番役に立つのはそこです。続けると、赤でなくすかもしれません。
tamashii-lesson-why-flip = 私の覚えている限り、もうそろっています。
tamashii-lesson-why-leave = まだ足りないかもしれません。めくると、宝石を全部なくします。
tamashii-lesson-why-effect = 効果は、役に立つだけです。
tamashii-lesson-why-no-effect = 今は使っても変わりません。
