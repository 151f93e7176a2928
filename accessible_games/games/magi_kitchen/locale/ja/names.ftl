# Magi Kitchenの用具の名前。`.count` の $n は数。

magi-kitchen-card-tomato = トマト
    .the = 色抜けトマト
    .a = 色抜けトマト
    .count = 色抜けトマト{ $n }枚

magi-kitchen-card-eggplant = ナス
    .the = 色抜けナス
    .a = 色抜けナス
    .count = 色抜けナス{ $n }枚

magi-kitchen-card-mushroom = キノコ
    .the = 色抜けキノコ
    .a = 色抜けキノコ
    .count = 色抜けキノコ{ $n }枚

magi-kitchen-card-corn = トウモロコシ
    .the = 色抜けトウモロコシ
    .a = 色抜けトウモロコシ
    .count = 色抜けトウモロコシ{ $n }枚

magi-kitchen-card-broccoli = ブロッコリー
    .the = 色抜けブロッコリー
    .a = 色抜けブロッコリー
    .count = 色抜けブロッコリー{ $n }枚

magi-kitchen-card-potion-tomato = トマトの魔法薬
    .the = トマトの魔法薬
    .a = トマトの魔法薬
    .count = トマトの魔法薬{ $n }枚

magi-kitchen-card-potion-eggplant = ナスの魔法薬
    .the = ナスの魔法薬
    .a = ナスの魔法薬
    .count = ナスの魔法薬{ $n }枚

magi-kitchen-card-potion-mushroom = キノコの魔法薬
    .the = キノコの魔法薬
    .a = キノコの魔法薬
    .count = キノコの魔法薬{ $n }枚

magi-kitchen-card-potion-corn = トウモロコシの魔法薬
    .the = トウモロコシの魔法薬
    .a = トウモロコシの魔法薬
    .count = トウモロコシの魔法薬{ $n }枚

magi-kitchen-card-potion-broccoli = ブロッコリーの魔法薬
    .the = ブロッコリーの魔法薬
    .a = ブロッコリーの魔法薬
    .count = ブロッコリーの魔法薬{ $n }枚

magi-kitchen-card-rainbow = 虹の魔法薬
    .the = 虹の魔法薬
    .a = 虹の魔法薬
    .count = 虹の魔法薬{ $n }枚

magi-kitchen-card-trash = 魔法のゴミ
    .the = 魔法のゴミ
    .a = 魔法のゴミ
    .count = 魔法のゴミ{ $n }枚

magi-kitchen-card-posture-cauldron = 大釜のポーズ
    .the = 大釜のポーズ
    .a = 大釜のポーズ
    .count = 大釜のポーズ{ $n }枚

magi-kitchen-card-posture-wand = 杖のポーズ
    .the = 杖のポーズ
    .a = 杖のポーズ
    .count = 杖のポーズ{ $n }枚

magi-kitchen-card-posture-broom = ほうきのポーズ
    .the = ほうきのポーズ
    .a = ほうきのポーズ
    .count = ほうきのポーズ{ $n }枚

magi-kitchen-card-posture-hat = 帽子のポーズ
    .the = 帽子のポーズ
    .a = 帽子のポーズ
    .count = 帽子のポーズ{ $n }枚

magi-kitchen-card-posture-owl = フクロウのポーズ
    .the = フクロウのポーズ
    .a = フクロウのポーズ
    .count = フクロウのポーズ{ $n }枚

magi-kitchen-card-posture-cat = 猫のポーズ
    .the = 猫のポーズ
    .a = 猫のポーズ
    .count = 猫のポーズ{ $n }枚

magi-kitchen-card-posture-toad = ヒキガエルのポーズ
    .the = ヒキガエルのポーズ
    .a = ヒキガエルのポーズ
    .count = ヒキガエルのポーズ{ $n }枚

magi-kitchen-card-posture-bat = コウモリのポーズ
    .the = コウモリのポーズ
    .a = コウモリのポーズ
    .count = コウモリのポーズ{ $n }枚

magi-kitchen-card-posture-moon = 月のポーズ
    .the = 月のポーズ
    .a = 月のポーズ
    .count = 月のポーズ{ $n }枚

magi-kitchen-card-blank = 白紙カード
    .the = 白紙カード
    .a = 白紙カード
    .count = 白紙カード{ $n }枚

magi-kitchen-card-tile-tomato = トマトのタイル
    .the = トマトのタイル
    .a = トマトのタイル
    .count = トマトのタイル{ $n }枚

magi-kitchen-card-tile-eggplant = ナスのタイル
    .the = ナスのタイル
    .a = ナスのタイル
    .count = ナスのタイル{ $n }枚

magi-kitchen-card-tile-mushroom = キノコのタイル
    .the = キノコのタイル
    .a = キノコのタイル
    .count = キノコのタイル{ $n }枚

magi-kitchen-card-tile-corn = トウモロコシのタイル
    .the = トウモロコシのタイル
    .a = トウモロコシのタイル
    .count = トウモロコシのタイル{ $n }枚

magi-kitchen-card-tile-broccoli = ブロッコリーのタイル
    .the = ブロッコリーのタイル
    .a = ブロッコリーのタイル
    .count = ブロッコリーのタイル{ $n }枚

# ポーズの押し方

magi-kitchen-tap-short = 短押し
magi-kitchen-tap-long = 長押し
