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
