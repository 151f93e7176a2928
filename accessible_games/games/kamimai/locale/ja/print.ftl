# カードの働き。
kamimai-power-water = 4枚で水の魔法を唱えます。
kamimai-power-fire = 4枚で火の魔法を唱えます。
kamimai-power-earth = 4枚で土の魔法を唱えます。
kamimai-power-air = 4枚で風の魔法を唱えます。
kamimai-power-guardian-blue = リザーブに残ります。引くときは親指と中指だけを使います。
    .played = リザーブに残ります。次に引くとき、1枚ごとに崩れる確率が2％増えます。
kamimai-power-guardian-grey = リザーブに残ります。引くときは親指と薬指だけを使います。
    .played = リザーブに残ります。次は手探りで引きます。
kamimai-power-guardian-red = リザーブに残ります。引くときは親指と小指だけを使います。
    .played = リザーブに残ります。次に引けるのは3枚までです。
kamimai-power-guardian-green = リザーブに残ります。引くときは利き手でないほうの手を使います。
    .played = リザーブに残ります。次は、左側にカードがある間、左側からだけ引きます。
kamimai-power-fairy-water = 水のカード1枚、2枚、または3枚分になります。
kamimai-power-fairy-fire = 火のカード1枚、2枚、または3枚分になります。
kamimai-power-fairy-earth = 土のカード1枚、2枚、または3枚分になります。
kamimai-power-fairy-air = 風のカード1枚、2枚、または3枚分になります。
kamimai-power-wolf = 好きな1種類の属性カード1枚または2枚分になります。
kamimai-power-sprite = すべての番人を捨てます。全員のリザーブの番人も、いま引いた番人もです。
kamimai-power-dragonflies = 2回行います。召喚士を1人選びます。その人は好きな召喚士にカードを1枚渡します。
kamimai-power-mouse = 召喚士を何人か選びます。選ばれた人は捨て札から属性カードかクリーチャーを1枚ずつ取れます。

## Texts for formats that the full text does not fit
kamimai-short-dragonflies = 2回：選んだ召喚士が、好きな召喚士にカードを1枚渡します。
kamimai-short-mouse = 選んだ召喚士は、捨て札から属性カードかクリーチャーを1枚取れます。
kamimai-short-sprite = すべての番人を捨てます。いま引いた番人もです。

## Corner indices
kamimai-index-water = 水
kamimai-index-fire = 火
kamimai-index-earth = 土
kamimai-index-air = 風
kamimai-index-guardian-blue = 番3
kamimai-index-guardian-grey = 番4
kamimai-index-guardian-red = 番5
kamimai-index-guardian-green = 番手
kamimai-index-fairy-water = 水妖
kamimai-index-fairy-fire = 火妖
kamimai-index-fairy-earth = 土妖
kamimai-index-fairy-air = 風妖
kamimai-index-wolf = 狼
kamimai-index-sprite = 鍵
kamimai-index-dragonflies = 竜
kamimai-index-mouse = ネ

## About the marks
kamimai-note = 属性カードごとに形が決まっています。星と形は、その属性の妖精です。棒と形は、その色の番人で、続く数は親指と一緒に使う指です。3は中指、4は薬指、5は小指です。数がなければ利き手でないほうの手を使います。引くときに魔導書の印を探って読まないでください。みんなに分かるのは両端のカードだけです。
