# Tamashiiの用具の名前、読み仮名。`.count` の $n は数の読み。

tamashii-card-trolls = トロール
    .the = トロール
    .a = トロール
    .count = トロール { COUNT($n, unit: "まい") }

tamashii-card-olaf = オラフ
    .the = オラフ
    .a = オラフ
    .count = オラフ { COUNT($n, unit: "まい") }

tamashii-card-anna = アナ
    .the = アナ
    .a = アナ
    .count = アナ { COUNT($n, unit: "まい") }

tamashii-card-elsa = エルサ
    .the = エルサ
    .a = エルサ
    .count = エルサ { COUNT($n, unit: "まい") }

tamashii-card-kristoff = クリストフ
    .the = クリストフ
    .a = クリストフ
    .count = クリストフ { COUNT($n, unit: "まい") }

tamashii-card-sven = スベン
    .the = スベン
    .a = スベン
    .count = スベン { COUNT($n, unit: "まい") }

tamashii-card-blue = あおの ほうせき
    .the = あおの ほうせき
    .a = あおの ほうせき
    .count = あおの ほうせき { COUNT($n, unit: "こ") }

tamashii-card-pink = ピンクの ほうせき
    .the = ピンクの ほうせき
    .a = ピンクの ほうせき
    .count = ピンクの ほうせき { COUNT($n, unit: "こ") }

tamashii-card-green = みどりの ほうせき
    .the = みどりの ほうせき
    .a = みどりの ほうせき
    .count = みどりの ほうせき { COUNT($n, unit: "こ") }

tamashii-card-red = あかの ほうせき
    .the = あかの ほうせき
    .a = あかの ほうせき
    .count = あかの ほうせき { COUNT($n, unit: "こ") }

tamashii-level-beginner = にゅうもん
tamashii-level-easy = やさしい
tamashii-level-standard = ひょうじゅん
tamashii-level-difficult = むずかしい
tamashii-level-expert = たつじん
