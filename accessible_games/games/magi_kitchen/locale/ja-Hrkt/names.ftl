# Magi Kitchenの用具の名前、読み仮名。`.count` の $n は数の読み。

magi-kitchen-card-tomato = トマト
    .the = いろぬけ トマト
    .a = いろぬけ トマト
    .count = いろぬけ トマト { $n }まい

magi-kitchen-card-eggplant = ナス
    .the = いろぬけ ナス
    .a = いろぬけ ナス
    .count = いろぬけ ナス { $n }まい

magi-kitchen-card-mushroom = キノコ
    .the = いろぬけ キノコ
    .a = いろぬけ キノコ
    .count = いろぬけ キノコ { $n }まい

magi-kitchen-card-corn = トウモロコシ
    .the = いろぬけ トウモロコシ
    .a = いろぬけ トウモロコシ
    .count = いろぬけ トウモロコシ { $n }まい

magi-kitchen-card-broccoli = ブロッコリー
    .the = いろぬけ ブロッコリー
    .a = いろぬけ ブロッコリー
    .count = いろぬけ ブロッコリー { $n }まい

magi-kitchen-card-potion-tomato = トマトの まほうやく
    .the = トマトの まほうやく
    .a = トマトの まほうやく
    .count = トマトの まほうやく { $n }まい

magi-kitchen-card-potion-eggplant = ナスの まほうやく
    .the = ナスの まほうやく
    .a = ナスの まほうやく
    .count = ナスの まほうやく { $n }まい

magi-kitchen-card-potion-mushroom = キノコの まほうやく
    .the = キノコの まほうやく
    .a = キノコの まほうやく
    .count = キノコの まほうやく { $n }まい

magi-kitchen-card-potion-corn = トウモロコシの まほうやく
    .the = トウモロコシの まほうやく
    .a = トウモロコシの まほうやく
    .count = トウモロコシの まほうやく { $n }まい

magi-kitchen-card-potion-broccoli = ブロッコリーの まほうやく
    .the = ブロッコリーの まほうやく
    .a = ブロッコリーの まほうやく
    .count = ブロッコリーの まほうやく { $n }まい

magi-kitchen-card-rainbow = にじの まほうやく
    .the = にじの まほうやく
    .a = にじの まほうやく
    .count = にじの まほうやく { $n }まい

magi-kitchen-card-trash = まほうの ゴミ
    .the = まほうの ゴミ
    .a = まほうの ゴミ
    .count = まほうの ゴミ { $n }まい

magi-kitchen-card-posture-cauldron = おおがまの ポーズ
    .the = おおがまの ポーズ
    .a = おおがまの ポーズ
    .count = おおがまの ポーズ { $n }まい

magi-kitchen-card-posture-wand = つえの ポーズ
    .the = つえの ポーズ
    .a = つえの ポーズ
    .count = つえの ポーズ { $n }まい

magi-kitchen-card-posture-broom = ほうきの ポーズ
    .the = ほうきの ポーズ
    .a = ほうきの ポーズ
    .count = ほうきの ポーズ { $n }まい

magi-kitchen-card-posture-hat = ぼうしの ポーズ
    .the = ぼうしの ポーズ
    .a = ぼうしの ポーズ
    .count = ぼうしの ポーズ { $n }まい

magi-kitchen-card-posture-owl = フクロウの ポーズ
    .the = フクロウの ポーズ
    .a = フクロウの ポーズ
    .count = フクロウの ポーズ { $n }まい

magi-kitchen-card-posture-cat = ねこの ポーズ
    .the = ねこの ポーズ
    .a = ねこの ポーズ
    .count = ねこの ポーズ { $n }まい

magi-kitchen-card-posture-toad = ヒキガエルの ポーズ
    .the = ヒキガエルの ポーズ
    .a = ヒキガエルの ポーズ
    .count = ヒキガエルの ポーズ { $n }まい

magi-kitchen-card-posture-bat = コウモリの ポーズ
    .the = コウモリの ポーズ
    .a = コウモリの ポーズ
    .count = コウモリの ポーズ { $n }まい

magi-kitchen-card-posture-moon = つきの ポーズ
    .the = つきの ポーズ
    .a = つきの ポーズ
    .count = つきの ポーズ { $n }まい

magi-kitchen-card-blank = はくし カード
    .the = はくし カード
    .a = はくし カード
    .count = はくし カード { $n }まい

magi-kitchen-card-tile-tomato = トマトの タイル
    .the = トマトの タイル
    .a = トマトの タイル
    .count = トマトの タイル { $n }まい

magi-kitchen-card-tile-eggplant = ナスの タイル
    .the = ナスの タイル
    .a = ナスの タイル
    .count = ナスの タイル { $n }まい

magi-kitchen-card-tile-mushroom = キノコの タイル
    .the = キノコの タイル
    .a = キノコの タイル
    .count = キノコの タイル { $n }まい

magi-kitchen-card-tile-corn = トウモロコシの タイル
    .the = トウモロコシの タイル
    .a = トウモロコシの タイル
    .count = トウモロコシの タイル { $n }まい

magi-kitchen-card-tile-broccoli = ブロッコリーの タイル
    .the = ブロッコリーの タイル
    .a = ブロッコリーの タイル
    .count = ブロッコリーの タイル { $n }まい

# ポーズの おしかた

magi-kitchen-tap-short = たんおし
magi-kitchen-tap-long = ながおし
