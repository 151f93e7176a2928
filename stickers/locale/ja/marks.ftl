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

## ゲーム
count = { $name }、{ $n }枚

## 印の一覧
key-line = { $name }：{ $words }。
key-line-number = { $name }：{ $number }、{ $words }。
fact-copies = 全部で{ $n }枚です。
fact-copies-gem = 全部で{ $n }個です。
fact-points = { $n }点です。
fact-top-centre = シールは上の中央に貼ります。
note-code = 数の読み方：点は1つにつき1、点入りの丸は5、四角の中の点は1つにつき10です。左から四角、丸、点の順に並び、全部足すと数になります。上下を逆にしても数は変わりません。
told-numbers = { $count }種類のカードの数は、名前の中の数です。
told-signs = { $count }種類のカードは、ほかに手触りで区別できるものがないので、固有の記号になりました。変えるには、記号、数字、印の列に書いてください。
note-zero = 十字は 0、つまり何もないことです。
note-minus = 数の前の縦の棒はマイナスです。
note-hundred = 数の前の塗りつぶした四角があれば、100 を足します。
note-letters = 英字はアルファベットの何番目かで表します。A は 1、B は 2、Z は 26 です。
note-lost-dot = 点が1つ取れると、別のカードの手触りになるものがあります：{ $pairs }。点の跡を指で確かめ、シールを貼り直してください。
note-lost-dot-many = 点が1つ取れると、小さい数の手触りになります。点の跡を指で確かめ、シールを貼り直してください。
note-lost-pair = { $card }が{ $other }に

## `card` と `code` の文
code-line = { $number }：{ $words }
