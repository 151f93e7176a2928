# カードの働き。
kami-power-warrior = 女帝では防御できない。
kami-power-lancer = 女帝では防御できない。
kami-power-empress = 戦士と槍兵以外のすべての攻撃を防御できる。攻撃に出せるのは、手札の最後の1枚のときか、女帝が表向きで防御に出たあとだけ。
