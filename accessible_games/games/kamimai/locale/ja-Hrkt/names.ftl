# KamiMaïの用具の名前、読み仮名。`.count` の $n は数の読み。

kamimai-card-water = みず
    .the = みずの カード
    .a = みずの カード
    .count = { $n ->
        [0] みず なし
       *[other] みず { $n }まい
    }

kamimai-card-fire = ほのお
    .the = ほのおの カード
    .a = ほのおの カード
    .count = { $n ->
        [0] ほのお なし
       *[other] ほのお { $n }まい
    }

kamimai-card-earth = つち
    .the = つちの カード
    .a = つちの カード
    .count = { $n ->
        [0] つち なし
       *[other] つち { $n }まい
    }

kamimai-card-air = かぜ
    .the = かぜの カード
    .a = かぜの カード
    .count = { $n ->
        [0] かぜ なし
       *[other] かぜ { $n }まい
    }

kamimai-card-guardian-blue = あおの ばんにん
    .the = あおの ばんにん
    .a = あおの ばんにん
    .count = あおの ばんにん { $n }まい

kamimai-card-guardian-grey = はいいろの ばんにん
    .the = はいいろの ばんにん
    .a = はいいろの ばんにん
    .count = はいいろの ばんにん { $n }まい

kamimai-card-guardian-red = あかの ばんにん
    .the = あかの ばんにん
    .a = あかの ばんにん
    .count = あかの ばんにん { $n }まい

kamimai-card-guardian-green = みどりの ばんにん
    .the = みどりの ばんにん
    .a = みどりの ばんにん
    .count = みどりの ばんにん { $n }まい

kamimai-card-fairy-water = みずの ようせい
    .the = みずの ようせい
    .a = みずの ようせい
    .count = みずの ようせい { $n }まい

kamimai-card-fairy-fire = ほのおの ようせい
    .the = ほのおの ようせい
    .a = ほのおの ようせい
    .count = ほのおの ようせい { $n }まい

kamimai-card-fairy-earth = つちの ようせい
    .the = つちの ようせい
    .a = つちの ようせい
    .count = つちの ようせい { $n }まい

kamimai-card-fairy-air = かぜの ようせい
    .the = かぜの ようせい
    .a = かぜの ようせい
    .count = かぜの ようせい { $n }まい

kamimai-card-wolf = せいなる おおかみ
    .the = せいなる おおかみ
    .a = せいなる おおかみ
    .count = せいなる おおかみ { $n }まい

kamimai-card-sprite = かぎの こびと
    .the = かぎの こびと
    .a = かぎの こびと
    .count = かぎの こびと { $n }まい

kamimai-card-dragonflies = りゅうトンボ
    .the = りゅうトンボ
    .a = りゅうトンボ
    .count = りゅうトンボ { $n }まい

kamimai-card-mouse = こそどろ ネズミ
    .the = こそどろ ネズミ
    .a = こそどろ ネズミ
    .count = こそどろ ネズミ { $n }まい

# ゾーンが もとめる まほうと、 ばんにんが でたときの こうか。
kamimai-spell-water = みず
kamimai-spell-fire = ほのお
kamimai-spell-earth = つち
kamimai-spell-air = かぜ
kamimai-spell-team = チームまほう

kamimai-effect-none = こうかなし
kamimai-effect-blessing = しゅくふく
kamimai-effect-curse-discard = すてふだの のろい
kamimai-effect-curse-colour = いろの のろい
kamimai-effect-curse-energy = エナジーの のろい

kamimai-thing-left = ひだり
    .the = ひだりがわ
kamimai-thing-right = みぎ
    .the = みぎがわ
kamimai-thing-team = チーム
    .the = チームまほう
kamimai-thing-none = なし
    .the = とらない
kamimai-thing-blue = あお
kamimai-thing-grey = はいいろ
kamimai-thing-red = あか
kamimai-thing-green = みどり
