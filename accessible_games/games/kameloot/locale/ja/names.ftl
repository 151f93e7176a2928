# Kamelootの用具の名前。`.count` の $n は数。

kameloot-card-ring = 磁石の指輪
    .the = 磁石の指輪
    .a = 磁石の指輪
    .count = 磁石の指輪{ $n }枚
    .short = 指輪
    .short-count = 指輪{ $n }枚
    .brief-count = { $n ->
        [1] 指輪
       *[other] 指輪{ $n }枚
    }

kameloot-card-wand = 二股の杖
    .the = 二股の杖
    .a = 二股の杖
    .count = 二股の杖{ $n }枚
    .short = 杖
    .short-count = 杖{ $n }枚
    .brief-count = { $n ->
        [1] 杖
       *[other] 杖{ $n }枚
    }

kameloot-card-glove = 六本指の手袋
    .the = 六本指の手袋
    .a = 六本指の手袋
    .count = 六本指の手袋{ $n }枚
    .short = 手袋
    .short-count = 手袋{ $n }枚
    .brief-count = { $n ->
        [1] 手袋
       *[other] 手袋{ $n }枚
    }

kameloot-card-potion = 魔法薬
    .the = 魔法薬
    .a = 魔法薬
    .count = 魔法薬{ $n }枚
    .short = 薬
    .short-count = 薬{ $n }枚
    .brief-count = { $n ->
        [1] 薬
       *[other] 薬{ $n }枚
    }

kameloot-card-cloak = 魔法のマント
    .the = 魔法のマント
    .a = 魔法のマント
    .count = 魔法のマント{ $n }枚
    .short = マント
    .short-count = マント{ $n }枚
    .brief-count = { $n ->
        [1] マント
       *[other] マント{ $n }枚
    }

kameloot-card-scroll = 交換の巻物
    .the = 交換の巻物
    .a = 交換の巻物
    .count = 交換の巻物{ $n }枚
    .short = 巻物
    .short-count = 巻物{ $n }枚
    .brief-count = { $n ->
        [1] 巻物
       *[other] 巻物{ $n }枚
    }

kameloot-card-unicorn = ユニコーンの角
    .the = ユニコーンの角
    .a = ユニコーンの角
    .count = ユニコーンの角{ $n }枚
    .short = ユニコーン
    .short-count = ユニコーン{ $n }枚
    .brief-count = { $n ->
        [1] ユニコーン
       *[other] ユニコーン{ $n }枚
    }

kameloot-card-tavern-token = 酒場トークン
    .the = 酒場トークン
    .a = 酒場トークン
    .count = 酒場トークン{ $n }枚

# 2つの酒場。
kameloot-tavern-owl = フクロウ
    .the = フクロウの酒場
    .a = フクロウの酒場

kameloot-tavern-cat = 黒猫
    .the = 黒猫の酒場
    .a = 黒猫の酒場
