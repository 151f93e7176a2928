# 用具の働き。$wish はキャラクターの欲しい宝石、$gems は効果で戻す宝石。
tamashii-power-trolls = 欲しいもの: { $wish }。効果: 袋から赤の宝石を1個取り除く。
tamashii-power-olaf = 欲しいもの: { $wish }。効果: オラフに渡した宝石をすべて袋に戻す。
tamashii-power-anna = 欲しいもの: { $wish }。効果: まだ裏向きのカードを1枚見る。
tamashii-power-elsa = 欲しいもの: { $wish }。効果: { $gems }を袋に戻す。
tamashii-power-kristoff = 欲しいもの: { $wish }。効果: { $gems }を袋に戻す。
tamashii-power-sven = 欲しいもの: { $wish }。効果: { $gems }を袋に戻す。
tamashii-power-red = 引くと手番が終わり、この手番に引いた宝石はすべて袋に戻る。入門ではジョーカーになる。
