# Kamelootの用具の名前、読み仮名。`.count` の $n は数の読み。

kameloot-card-ring = じしゃくの ゆびわ
    .the = じしゃくの ゆびわ
    .a = じしゃくの ゆびわ
    .count = じしゃくの ゆびわ { $n }まい
    .short = ゆびわ
    .short-count = ゆびわ { $n }まい
    .brief-count = { NUMBER($n) ->
        [1] ゆびわ
       *[other] ゆびわ { $n }まい
    }

kameloot-card-wand = ふたまたの つえ
    .the = ふたまたの つえ
    .a = ふたまたの つえ
    .count = ふたまたの つえ { $n }まい
    .short = つえ
    .short-count = つえ { $n }まい
    .brief-count = { NUMBER($n) ->
        [1] つえ
       *[other] つえ { $n }まい
    }

kameloot-card-glove = ろっぽんゆびの てぶくろ
    .the = ろっぽんゆびの てぶくろ
    .a = ろっぽんゆびの てぶくろ
    .count = ろっぽんゆびの てぶくろ { $n }まい
    .short = てぶくろ
    .short-count = てぶくろ { $n }まい
    .brief-count = { NUMBER($n) ->
        [1] てぶくろ
       *[other] てぶくろ { $n }まい
    }

kameloot-card-potion = まほうやく
    .the = まほうやく
    .a = まほうやく
    .count = まほうやく { $n }まい
    .short = くすり
    .short-count = くすり { $n }まい
    .brief-count = { NUMBER($n) ->
        [1] くすり
       *[other] くすり { $n }まい
    }

kameloot-card-cloak = まほうの マント
    .the = まほうの マント
    .a = まほうの マント
    .count = まほうの マント { $n }まい
    .short = マント
    .short-count = マント { $n }まい
    .brief-count = { NUMBER($n) ->
        [1] マント
       *[other] マント { $n }まい
    }

kameloot-card-scroll = こうかんの まきもの
    .the = こうかんの まきもの
    .a = こうかんの まきもの
    .count = こうかんの まきもの { $n }まい
    .short = まきもの
    .short-count = まきもの { $n }まい
    .brief-count = { NUMBER($n) ->
        [1] まきもの
       *[other] まきもの { $n }まい
    }

kameloot-card-unicorn = ユニコーンの つの
    .the = ユニコーンの つの
    .a = ユニコーンの つの
    .count = ユニコーンの つの { $n }まい
    .short = ユニコーン
    .short-count = ユニコーン { $n }まい
    .brief-count = { NUMBER($n) ->
        [1] ユニコーン
       *[other] ユニコーン { $n }まい
    }

kameloot-card-tavern-token = さかば トークン
    .the = さかば トークン
    .a = さかば トークン
    .count = さかば トークン { $n }まい

# ふたつの さかば。
kameloot-tavern-owl = フクロウ
    .the = フクロウの さかば
    .a = フクロウの さかば

kameloot-tavern-cat = くろねこ
    .the = くろねこの さかば
    .a = くろねこの さかば
