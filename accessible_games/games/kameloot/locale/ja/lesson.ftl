# 遊びながら覚える最初のゲーム。ミカの言葉。短い文で、キーの名前は出さない。

kameloot-lesson-welcome = こんにちは、ミカです。Kamelootでは、私たちは商人です。まず効果音を聞いて、次にキーを試し、一緒に何回か手番をします。一手ごとに、先に理由を言います。最後は自由に遊んで、私は助言をします。いつやめても、続きからできます。
kameloot-lesson-part-keys = キーと、最初のカード
kameloot-lesson-part-round = 一緒に何回かの手番

kameloot-lesson-sounds-begin = まず効果音です。ゲームはこう始まります。フクロウと猫が、二つの酒場の音です。
kameloot-lesson-sounds-small = カードを出すと、魔法の品ごとの音がして、あと何枚足りないかも分かります。まず小さいコレクション、指輪と杖と手袋です。
kameloot-lesson-sounds-large = 次は大きいコレクション、魔法薬とマントと巻物です。それから、どれにでもなるユニコーンの角です。
kameloot-lesson-sounds-powers = 魔法の品は、捨てて能力を使うこともできます。そのときの音です。
kameloot-lesson-sounds-gold = 最後は金貨です。枚数が多いほど、長く鳴ります。それから、山札の音と、終わりの音です。

kameloot-lesson-aim = 最後に金貨が一番多い人の勝ちです。酒場は、フクロウと黒猫の二つです。誰がどちらにいるかは、前にある酒場トークンで決まります。最初は、コインのように投げます。
kameloot-lesson-deal = あなたと私はフクロウ、トムさんは黒猫です。では、手札を4枚ずつ配ります。
kameloot-lesson-keys = あなたの番です。その前に、キーを試しましょう。五つあります。
kameloot-lesson-wands-do = では最初のカードです。手札に杖が2枚あります。杖の数字は3で、3枚でコレクションになります。杖を2枚、一度に出してください。
kameloot-lesson-wands-wrong = 同じ品が2枚、今はこれが一番です。杖を2枚出してください。
kameloot-lesson-keys-done = 出したあと、手札は4枚になるまで引きました。キーはこれで終わりです。急がなくて大丈夫です。

kameloot-lesson-same = 同じカードで、今度は先へ進みます。
kameloot-lesson-wands-again = もう一度、杖を2枚出してください。
kameloot-lesson-refill = 2枚あるので、あと1枚です。手番の終わりに、手札が4枚になるまで引きます。
kameloot-lesson-third = 私の番です。同じ酒場なので、あなたの前と私の前のカードを合わせて数えます。3枚目の杖は私が持っています。それを出します。
kameloot-lesson-shared = 杖が3枚、売れました。1枚が金貨1枚です。売った人から始めて、時計回りに、同じ酒場の人だけに1枚ずつ配ります。私が2枚、あなたが1枚です。杖の2枚はあなたのものでしたが、商人とはそういうものです。
kameloot-lesson-cat = トムさんは巻物を集め始めました。7枚必要です。トムさんは黒猫に一人でいます。その前のカードは、私たちの数には入りません。
kameloot-lesson-powers = あなたの番です。カードを出すか、1枚捨てて能力を使います。手袋を1枚出しても、あと3枚足りません。
kameloot-lesson-glove-do = ですから、手袋の能力を使いましょう。カードを2枚引けます。手札が4枚より多いときは、それ以上引かず、全部持っていられます。
kameloot-lesson-glove-wrong = まずカードを増やしましょう。手袋の能力で2枚引いてください。
kameloot-lesson-ring = 磁石の指輪を出します。2枚でコレクションですから、あと1枚です。持っていませんか。
kameloot-lesson-unicorn-do = 指輪がありますね。それにユニコーンのつのもあります。つのはどの品にもなりますが、つのだけでは出せません。指輪とつのを一緒に出してください。私たちの酒場に指輪が3枚そろって、あなたが売ります。最初の金貨はあなたで、3枚目もあなたです。
kameloot-lesson-unicorn-wrong = 指輪とつのを一緒に出すと、指輪3枚が売れて、金貨2枚があなたのものです。二つを一度に出してください。
kameloot-lesson-first-coin = お見事です。最初の金貨は、コレクションをそろえた人がもらいます。できれば、最後の1枚を自分で出しましょう。
kameloot-lesson-memory = 指輪をもう1枚持っています。指輪には別の使い方もあります。捨てて数字を言うと、その数字のカードが、捨て札から全部戻ります。捨て札は誰も見られないので、覚えておくのです。あなたの手袋がそこにあります。手袋の数字は4です。4と言います。
kameloot-lesson-turncoat = トムさんがマントを使いました。マントは、自分のトークンを裏返します。トムさんもフクロウに来たので、私たちと金貨を分けることになります。前にあったカードも一緒に来ました。
kameloot-lesson-potion-do = 3人で分けるより、2人のほうが得です。魔法薬は、ほかの人のトークンを裏返します。トムさんに使えば、黒猫に戻ります。
kameloot-lesson-potion-wrong = このままでは、売るたびにトムさんにも金貨が行きます。トムさんに魔法薬を使ってください。
kameloot-lesson-others = 残りの能力は二つです。杖を捨てると、違う品を二つ出せます。巻物を捨てると、自分のコレクションを、ほかの人の別のコレクションと交換できます。何もできない人はパスします。最初に酒場を選ぶ遊び方もあります。
kameloot-lesson-end = 誰かが手札を4枚にできなくなったら、その一周で終わりです。金貨を数えます。売れなかったカードは、何の値打ちもありません。
kameloot-lesson-round-done = Kamelootはこれで全部です。では、トムさんと私を相手に遊びましょう。あなたの立場なら私がどうするかを言います。

kameloot-lesson-why-play = コレクションが進むか、売れます。最初の金貨は、そろえた人のものです。
kameloot-lesson-why-use-ring = その数字のカードは、捨て札にあるはずです。
kameloot-lesson-why-use-wand = 二つのコレクションが一度に進みます。
kameloot-lesson-why-use-glove = カードが2枚増えて、選べる手も増えます。
kameloot-lesson-why-use-potion = その人とは分けないほうがいいか、同じ酒場にいるほうがいいのです。
kameloot-lesson-why-use-cloak = 今は、もう一つの酒場のほうが期待できます。
kameloot-lesson-why-use-scroll = あちらのコレクションのほうが、あなたの酒場には役に立ちます。
kameloot-lesson-why-pass = できることがありません。
kameloot-lesson-why-choose = 最初は、どちらでも同じです。
