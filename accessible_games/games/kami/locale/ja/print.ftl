# カードの働き。
kami-power-warrior = 女帝では防御できません。
kami-power-lancer = 女帝では防御できません。
kami-power-empress = 戦士と槍兵以外のすべての攻撃を防御できます。攻撃に出せるのは、手札の最後の1枚のときか、女帝が表向きで防御に出たあとだけです。

## Texts for formats that the full text does not fit
kami-short-empress = 戦士と槍兵のほかを防御できます。攻撃は最後の1枚か、表の女帝のあとです。

## About the marks
kami-note = 数はカードの点数です。同じ点数の2種類は、もう1つの印で区別します。十字は槍兵、星は金龍、窓は塔です。
