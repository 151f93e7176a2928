# カードの働き。
kamimai-power-water = 4枚で水の魔法を唱える。
kamimai-power-fire = 4枚で火の魔法を唱える。
kamimai-power-earth = 4枚で土の魔法を唱える。
kamimai-power-air = 4枚で風の魔法を唱える。
kamimai-power-guardian-blue = リザーブに残る。引くときは親指と中指だけを使う。
kamimai-power-guardian-grey = リザーブに残る。引くときは親指と薬指だけを使う。
kamimai-power-guardian-red = リザーブに残る。引くときは親指と小指だけを使う。
kamimai-power-guardian-green = リザーブに残る。引くときは利き手でないほうの手を使う。
kamimai-power-fairy-water = 水のカード1枚、2枚、または3枚分になる。
kamimai-power-fairy-fire = 火のカード1枚、2枚、または3枚分になる。
kamimai-power-fairy-earth = 土のカード1枚、2枚、または3枚分になる。
kamimai-power-fairy-air = 風のカード1枚、2枚、または3枚分になる。
kamimai-power-wolf = 好きな1種類の属性カード1枚または2枚分になる。
kamimai-power-sprite = すべての番人を捨てる。全員のリザーブの番人も、いま引いた番人も。
kamimai-power-dragonflies = 2回行う。召喚士を1人選ぶ。その人は好きな召喚士にカードを1枚渡す。
kamimai-power-mouse = 召喚士を何人か選ぶ。選ばれた人は捨て札から属性カードかクリーチャーを1枚ずつ取れる。
