# 触る印の言い方、符号・印・デッキファイルの誤り、`code` と `card` の文。

## 印の部品
mark-separator = 、
mark-none = 印なし
mark-dots = 点{ $n }つ
mark-circle1 = 点入りの丸
mark-square = { $n ->
    [1] 点入りの四角
   *[other] 点が{ $n }つ入った四角
}
mark-cross = 十字
mark-star = 星
mark-window = 四つに仕切られた窓
mark-question = はてなマーク
mark-moon = 三日月
mark-bar = 縦の棒
mark-triangle = 三角
mark-wave = 波線
mark-drop = しずく
mark-block = 塗りつぶした四角

## 符号の誤り
fault-zero = 0 を表す印はありません。数は 1 からです。
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
deck-no-rows = { $file }: カードがありません。CSV のデッキは見出しの行と、カード1種類につき1行でできています。
deck-format = { $where }: format { $value } は読めません。このプログラムが読むのは format { $format } です。
deck-game = { $where }: これは「{ $value }」のデッキで、「{ $game }」のではありません。ファイルにあるとおりのゲーム名を指定してください。
deck-key = { $where }: 「{ $key }」という項目はありません。使えるのは { $keys } です。
deck-missing = { $where }: 「{ $key }」がありません。カードには { $keys } が要ります。
deck-twice = { $where }: カード「{ $id }」が2度出てきます。同じ id は1度だけ使えます。
deck-id = { $where }: 「{ $value }」は id になりません。小文字の a から z、数字、_ を使い、英字で始めて40文字までにしてください。
deck-copies = { $where }: copies が「{ $value }」です。1 から { $most } までの整数にしてください。
deck-number = { $where }: number が「{ $value }」です。1 から { $most } までの整数にしてください。
deck-text = { $where }: { $key } には空でない文字列を引用符で囲んで書いてください。
deck-long = { $where }: { $key } が{ $count }文字あります。印刷できるのは{ $most }文字までです。
deck-language = { $where }: { $key } に「{ $language }」という言語があります。使えるのは { $known } です。
deck-right-to-left = { $where }: { $key } に右から左へ書く文字({ $code })があり、印刷できません。左から右へ書く文字にしてください。
deck-emoji = { $where }: { $key } に絵文字({ $code })があり、印刷できません。言葉で書いてください。
deck-control = { $where }: { $key } に改行か見えない文字({ $code })があります。取り除いてください。
deck-place = { $where }: place が「{ $value }」です。使えるのは { $places } です。
deck-mark-list = { $where }: mark は ["circle1", "dot"] のような印の一覧にしてください。
deck-mark = { $where }: { $problem }
deck-kind = { $where }: { $key } は箱のカードと同じ形で書いてください。例: { $like }
deck-need = { $where }: カード「{ $id }」の need には、宝石ごとの数を 1 以上で書いてください。使えるのは { $gems } です。
deck-alike = { $where }: 「{ $first }」と「{ $second }」の印は、回したり裏返したりすると同じ手触りです。どちらかを変えてください。
deck-numbers-out = カード「{ $id }」に印がなく、{ $most } までの数はすべて使われています。印を決めてください。
deck-column = { $where }: 「{ $column }」という列はありません。使えるのは { $columns } です。
deck-column-twice = { $where }: 「{ $column }」の列が2つあります。
deck-cells = { $where }: 欄が{ $count }ありますが、見出しは{ $columns }です。コンマを含む文は引用符で囲んでください。
deck-csv = { $where }: CSV として読めません({ $problem })。
