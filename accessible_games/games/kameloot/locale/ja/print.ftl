# カードの働き。$number はコレクションの完成に必要な枚数。
kameloot-power-ring = { $number }枚以上で完成。捨てると：2から7の数字を1つ言います。捨て札にあるその品をすべて自分の前に置きます。
kameloot-power-wand = { $number }枚以上で完成。捨てると：手札から違う品を2枚、自分の前に置きます。
kameloot-power-glove = { $number }枚以上で完成。捨てると：カードを2枚引きます。
kameloot-power-potion = { $number }枚以上で完成。捨てると：ほかの1人の酒場トークンを裏返します。
kameloot-power-cloak = { $number }枚以上で完成。捨てると：自分の酒場トークンを裏返します。
kameloot-power-scroll = { $number }枚以上で完成。捨てると：自分のコレクション1つを、ほかの人の違うコレクション1つと交換します。
kameloot-power-unicorn = どの品の代わりにもなるジョーカーです。同じ品と一緒に出すか、自分の前のコレクションに加えます。捨てることはできません。
kameloot-power-tavern-token = 自分のいる酒場を示します。片面はフクロウ、もう片面は黒猫です。

## Texts for formats that the full text does not fit
kameloot-short-unicorn = どの品の代わりにもなるジョーカーです。捨てることはできません。
kameloot-short-ring = 2枚で完成。捨てると：数字を言い、捨て札のその品を前に置きます。
kameloot-short-wand = 3枚で完成。捨てると：手札の違う品を2枚出します。
kameloot-short-scroll = 7枚で完成。捨てると：コレクションを違うものと交換します。

## Sides of a token
kameloot-face-owl = フクロウ
kameloot-face-cat = 黒猫

## The back of all cards
kameloot-back-coin = 金貨

## Corner indices
kameloot-index-unicorn = ?
kameloot-index-owl = フ
kameloot-index-cat = 猫

## About the marks
kameloot-note = 数はコレクションの完成に必要な枚数です。磁石の指輪で言う数字もこれです。
kameloot-fact-face-owl = シールはフクロウの面だけに貼ります。何もない面が黒猫です。
