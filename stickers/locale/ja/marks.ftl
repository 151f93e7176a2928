# 触る印の言い方、符号・印・デッキファイルの誤り、`code` と `card` の文。

## 印の部品
mark-separator = 、
mark-none = 印なし
mark-dot = 点{ $n }つ
mark-circle1 = { $n ->
    [1] 点入りの丸
   *[other] 点入りの丸{ $n }つ
}
mark-square = { $points ->
    [1] 点入りの四角
   *[other] 点が{ $points }つ入った四角
}
mark-cross = { $n ->
    [1] 十字
   *[other] 十字{ $n }つ
}
mark-star = { $n ->
    [1] 星
   *[other] 星{ $n }つ
}
mark-window = { $n ->
    [1] 四つに仕切られた窓
   *[other] 四つに仕切られた窓{ $n }つ
}
mark-question = { $n ->
    [1] はてなマーク
   *[other] はてなマーク{ $n }つ
}
mark-moon = { $n ->
    [1] 三日月
   *[other] 三日月{ $n }つ
}
mark-bar = { $n ->
    [1] 縦の棒
   *[other] 縦の棒{ $n }つ
}
mark-triangle = { $n ->
    [1] 三角
   *[other] 三角{ $n }つ
}
mark-wave = { $n ->
    [1] 波線
   *[other] 波線{ $n }つ
}
mark-drop = { $n ->
    [1] しずく
   *[other] しずく{ $n }つ
}
mark-block = { $n ->
    [1] 塗りつぶした四角
   *[other] 塗りつぶした四角{ $n }つ
}

## 符号の誤り
fault-zero = 点の符号に 0 はありません。1 から始まります。自作のデッキでは 0 は十字です。
fault-range = { $number } を表す印はありません。表せる数は 1 から 99 までです。
fault-large = { $number } には点が6つ以上入った四角が要り、指では読みにくくなります。それでも使うときは --allow-large を付けるか、1 から 59 までにしてください。
fault-empty = 印が何もありません。例: 四角 丸 2
fault-sign = 「{ $sign }」は符号の印ではありません。使えるのは四角、丸、点です。
fault-bare-circle = 点のない丸は印になりません。丸の中の点は必ず1つです。
fault-bare-square = 点のない四角は印になりません。四角の中の点は1つから9つまでです。
fault-circle-points = 点が{ $count }つ入った丸は印になりません。丸の中の点は必ず1つです。
fault-square-points = 点が{ $count }つ入った四角は印になりません。四角の中の点は1つから9つまでです。
fault-two-circles = 丸が{ $count }つある符号はありません。5が2つで10、つまり点入りの四角です。
fault-two-squares = 四角が{ $count }つある符号はありません。十の位は1つの四角の中の点で表します。
fault-loose-dots = 外の点が{ $count }つある符号はありません。外の点は4つまでで、5は点入りの丸です。
fault-order = 印の順序が違います。四角、丸、外の点の順です。
fault-word = 「{ $word }」は読めません。四角、丸、点と数で書いてください。例: 四角 丸 2

## 印の誤り
fault-mark-sign = 「{ $sign }」という印はありません。使えるのは { $signs } です。
fault-mark-empty = 印の部品がありません。1つ以上書いてください。
fault-mark-long = 印の部品のまとまりが{ $count }あります。指で区別できるのは{ $most }までです。

## ゲーム
game-kami = 神(Kami)
game-kameloot = Kameloot
game-kamimai = KamiMaï
game-tamashii = Tamashii
game-magi-kitchen = Magi Kitchen
count = { $name }、{ $n }枚

## デッキファイルの誤り
deck-unknown = { $game } というゲームはありません。{ $games } から選ぶか、--data ファイル名 で自作のデッキを指定してください。
deck-no-cards = { $file }: カードがありません。1種類ごとに [[card]] の表を書いてください。
deck-no-rows = { $file }: カードがありません。表は見出しの行と、カード1種類につき1行でできています。ひな形は deck new 名前 --template 52 で作れます。
deck-format = { $where }: format { $value } は読めません。このプログラムが読むのは format { $format } です。
deck-game = { $where }: これは「{ $value }」のデッキで、「{ $game }」のではありません。ファイルにあるとおりのゲーム名を指定してください。
deck-key = { $where }: 「{ $key }」という項目はありません。使えるのは { $keys } です。
deck-missing = { $where }: 「{ $key }」がありません。カードには { $keys } が要ります。
deck-twice = { $where }: カード「{ $id }」が2度出てきます。同じ id は1度だけ使えます。
deck-id = { $where }: 「{ $value }」は id になりません。小文字の a から z、数字、_ を使い、英字で始めて40文字までにしてください。
deck-copies = { $where }: 「{ $value }」は枚数になりません。1 から { $most } までの整数にしてください。
deck-number = { $where }: 「{ $value }」には印がありません。{ $least } から { $most } までの整数にするか、文字の列に英字を、印の列に印を書いてください。
deck-text = { $where }: { $key } には空でない文字列を引用符で囲んで書いてください。
deck-long = { $where }: { $key } が{ $count }文字あります。印刷できるのは{ $most }文字までです。
deck-language = { $where }: { $key } に「{ $language }」という言語があります。使えるのは { $known } です。
deck-right-to-left = { $where }: { $key } に右から左へ書く文字({ $code })があり、印刷できません。左から右へ書く文字にしてください。
deck-emoji = { $where }: { $key } に絵文字({ $code })があり、印刷できません。言葉で書いてください。
deck-control = { $where }: { $key } に改行か見えない文字({ $code })があります。取り除いてください。
deck-place = { $where }: 「{ $value }」という貼る位置はありません。使えるのは { $places } です。
deck-colour = { $where }: 「{ $value }」という帯の色はありません。使えるのは { $colours } です。
deck-mark-list = { $where }: mark は ["circle1", "dot"] のような印の一覧にしてください。
deck-mark = { $where }: { $problem }
deck-kind = { $where }: { $key } は箱のカードと同じ形で書いてください。例: { $like }
deck-need = { $where }: カード「{ $id }」の need には、宝石ごとの数を 1 以上で書いてください。使えるのは { $gems } です。
deck-alike = { $where }: 「{ $first }」と「{ $second }」の印は、回したり裏返したりすると同じ手触りです。どちらかを変えてください。
deck-column = { $where }: 「{ $column }」という列はありません。使えるのは { $columns } と、1つの言語だけの名前_fr や 文章_fr です。
deck-column-twice = { $where }: 「{ $column }」の列が2つあります。
deck-cells = { $where }: 欄が{ $count }ありますが、見出しは{ $columns }です。コンマやセミコロンを含む文は引用符で囲んでください。
deck-csv = { $where }: CSV として読めません({ $problem })。
deck-at-line = { $file } の{ $line }行目
deck-at-cell = { $file } の{ $line }行目、列 { $column }
deck-at-card = { $file } の [[card]] { $card }
deck-letter = { $where }: 「{ $value }」は英字ではありません。A から Z までの1文字にするか、印の列に印を書いてください。
deck-size = { $where }: 「{ $value }」というカードの大きさはありません。{ $sizes } のどれかか、63.5x88 のように幅と高さをミリで書いてください。
deck-kind-word = { $where }: 「{ $value }」は種類になりません。{ $most }文字までの言葉にしてください。
deck-both = { $where }: { $first } と { $second } の両方が書かれています。どちらかを空にしてください。
deck-mark-number = { $where }: 印「{ $mark }」は { $number } を表していません。{ $number } は { $signs } です。印を空にするか、両方をそろえてください。
deck-sign-code = { $where }: 数の前に置く記号に、数の一部(点、丸、四角)は使えません。使えるのは { $signs } です。
deck-mark-code = { $where }: 「{ $id }」の印({ $mark })は指で { $number } と読めますが、カードの数と違います。number = { $number } とするか、別の印にしてください。
deck-signs-out = カード「{ $id }」に数がなく、印もすべて使われています。数か印を決めてください。
deck-spreadsheet = { $file }: これは表計算ソフトのファイルです。開いて「名前を付けて保存」を選び、種類を Excel なら「CSV UTF-8」、LibreOffice なら「テキスト CSV」にして、そのファイルを指定してください。
deck-encoding = { $file }: 文字が読めません。表計算ソフトで開き直し、「名前を付けて保存」で種類を Excel なら「CSV UTF-8」、LibreOffice なら「テキスト CSV」、文字コード「Unicode (UTF-8)」にしてください。
deck-file = { $file } を読めません: { $reason }
deck-action = deck: 「{ $action }」は使えません。deck new 名前 --template 52 と書いてください。
deck-name = 「{ $name }」はデッキの名前になりません。文字、数字、- と _ で40文字までにしてください。
deck-template = { $template } というひな形はありません。{ $known } から選んでください。

## 印の一覧
key-line = { $name }: { $words }。
key-line-number = { $name }: { $number }、{ $words }。
fact-copies = 全部で{ $n }。
fact-points = { $n }点。
fact-top-centre = シールは上の中央に貼る。
fact-face-owl = シールはフクロウの面だけに貼る。何もない面が黒猫。
note-code = 数の読み方: 点は1つにつき1、点入りの丸は5、四角の中の点は1つにつき10。左から四角、丸、点の順に並び、全部足すと数になる。上下を逆にしても数は変わらない。
note-kami = 数はカードの点数。同じ点数の2種類は、もう1つの印で見分ける。十字は槍兵、星は金龍、窓は塔。
note-kameloot = 数はコレクションの完成に必要な枚数。磁石の指輪で言う数字もこれ。
note-kamimai = 属性カードごとに形が決まっている。星と形は、その属性の妖精。棒と形は、その色の番人で、続く数は親指と一緒に使う指: 3は中指、4は薬指、5は小指。数がなければ利き手でないほうの手。引くときに魔導書の印を探って読まないこと。みんなに分かるのは両端のカードだけ。
note-tamashii = 宝石にはシールを貼らない。袋の中で印が分かってしまうため。見える人が、袋から出た宝石の色をそのつど声に出して全員に伝えるか、宝石の代わりに同じ大きさのカード32枚の表にシールを貼り(--kind gem)、よく混ぜて裏向きの山の上から引く。十字の付いたものが赤の宝石。
note-magi-kitchen = 食材ごとに形が決まっている。形だけなら色抜け食材カード、棒と形なら魔法薬、形が2つならタイル。三日月で始まるのはポーズ。九つのポーズは箱のものと違うので、箱のポーズに九つの印を1つずつ割り当てる。
told-numbers = { $count }種類のカードの数は、名前の中の数です。
told-signs = { $count }種類のカードは、ほかに手触りで区別できるものがないので、固有の記号になりました。変えるには、記号、数字、印の列に書いてください。
note-zero = 十字は 0、つまり何もないこと。
note-minus = 数の前の縦の棒はマイナス。
note-hundred = 数の前の塗りつぶした四角は 100 を足す。
note-letters = 英字はアルファベットの何番目かで表す。A は 1、B は 2、Z は 26。
note-lost-dot = 点が1つ取れると、別のカードの手触りになるものがある: { $pairs }。点の跡を指で確かめ、シールを貼り直す。
note-lost-dot-many = 点が1つ取れると、小さい数の手触りになる。点の跡を指で確かめ、シールを貼り直す。
note-lost-pair = { $card }が{ $other }に

## `card` と `code` の文
card-unknown = 「{ $wanted }」は、このゲームのカードでも数でも符号でも印でもありません。カードは { $ids } です。
card-no-number = このゲームに { $number } のカードはありません。カードは { $ids } です。
code-line = { $number }: { $words }
code-not-number = 「{ $value }」は整数ではありません。1 から 99 までの数か、--read と印を指定してください。
code-nothing = 数を1つ以上か、--read と印を指定してください。例: --read "四角 丸 2"
card-nothing = { $game } のカードか符号を指定してください。--list ですべて出ます。カードは { $ids } です。
