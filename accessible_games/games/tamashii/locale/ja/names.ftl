# Tamashiiの用具の名前。`.count` の $n は数。

tamashii-card-trolls = トロール
    .the = トロール
    .a = トロール
    .count = トロール{ $n }枚

tamashii-card-olaf = オラフ
    .the = オラフ
    .a = オラフ
    .count = オラフ{ $n }枚

tamashii-card-anna = アナ
    .the = アナ
    .a = アナ
    .count = アナ{ $n }枚

tamashii-card-elsa = エルサ
    .the = エルサ
    .a = エルサ
    .count = エルサ{ $n }枚

tamashii-card-kristoff = クリストフ
    .the = クリストフ
    .a = クリストフ
    .count = クリストフ{ $n }枚

tamashii-card-sven = スヴェン
    .the = スヴェン
    .a = スヴェン
    .count = スヴェン{ $n }枚

tamashii-card-blue = 青の宝石
    .the = 青の宝石
    .a = 青の宝石
    .count = 青の宝石{ $n }個

tamashii-card-pink = ピンクの宝石
    .the = ピンクの宝石
    .a = ピンクの宝石
    .count = ピンクの宝石{ $n }個

tamashii-card-green = 緑の宝石
    .the = 緑の宝石
    .a = 緑の宝石
    .count = 緑の宝石{ $n }個

tamashii-card-red = 赤の宝石
    .the = 赤の宝石
    .a = 赤の宝石
    .count = 赤の宝石{ $n }個

tamashii-level-beginner = 入門
tamashii-level-easy = やさしい
tamashii-level-standard = 標準
tamashii-level-difficult = 難しい
tamashii-level-expert = 達人
