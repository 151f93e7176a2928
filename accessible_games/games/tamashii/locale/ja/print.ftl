# 用具の働き。$wish はキャラクターの欲しい宝石、$gems は効果で戻す宝石。
tamashii-power-trolls = 欲しいもの：{ $wish }。効果：袋から赤の宝石を1個取り除きます。
    .level-beginner = 欲しいもの：{ $wish }。入門では効果はありません。
tamashii-power-olaf = 欲しいもの：{ $wish }。効果：オラフに渡した宝石をすべて袋に戻します。
    .level-beginner = 欲しいもの：{ $wish }。入門では効果はありません。
tamashii-power-anna = 欲しいもの：{ $wish }。効果：まだ裏向きのカードを1枚見ます。
    .level-beginner = 欲しいもの：{ $wish }。入門では効果はありません。
tamashii-power-elsa = 欲しいもの：{ $wish }。効果：{ $gems }を袋に戻します。
    .level-beginner = 欲しいもの：{ $wish }。入門では効果はありません。
tamashii-power-kristoff = 欲しいもの：{ $wish }。効果：{ $gems }を袋に戻します。
    .level-beginner = 欲しいもの：{ $wish }。入門では効果はありません。
tamashii-power-sven = 欲しいもの：{ $wish }。効果：{ $gems }を袋に戻します。
    .level-beginner = 欲しいもの：{ $wish }。入門では効果はありません。
tamashii-power-red = 引くと手番が終わり、この手番に引いた宝石はすべて袋に戻ります。入門ではジョーカーになります。
    .played = 引くと手番が終わり、この手番に引いた宝石はすべて袋に戻ります。
    .level-beginner = ジョーカーです。どの色の代わりにもなり、引いても手番は終わりません。

## Texts for formats that the full text does not fit
tamashii-short-olaf = 欲しいもの：{ $wish }。効果：オラフの宝石を袋に戻します。
tamashii-short-red = 手番が終わり、引いた宝石は袋に戻ります。入門ではジョーカーです。

## Corner indices
tamashii-index-trolls = ト
tamashii-index-olaf = オ
tamashii-index-anna = ア
tamashii-index-elsa = エ
tamashii-index-kristoff = ク
tamashii-index-sven = ス
tamashii-index-blue = 青
tamashii-index-pink = ピ
tamashii-index-green = 緑
tamashii-index-red = 赤

## About the marks
tamashii-note = 宝石にはシールを貼りません。袋の中で印が分かってしまうためです。見える人が、袋から出た宝石の色をそのつど声に出して全員に伝えるか、宝石の代わりに同じ大きさのカード32枚の表にシールを貼り(--kind gem)、よく混ぜて裏向きの山の上から引きます。十字の付いたものが赤の宝石です。
