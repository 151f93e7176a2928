# Kamelootの用具の名前、読み仮名。`.count` の $n は数の読み。

kameloot-card-ring = じしゃくの ゆびわ
    .the = じしゃくの ゆびわ
    .a = じしゃくの ゆびわ
    .count = じしゃくの ゆびわ { $n }まい

kameloot-card-wand = ふたまたの つえ
    .the = ふたまたの つえ
    .a = ふたまたの つえ
    .count = ふたまたの つえ { $n }まい

kameloot-card-glove = ろっぽんゆびの てぶくろ
    .the = ろっぽんゆびの てぶくろ
    .a = ろっぽんゆびの てぶくろ
    .count = ろっぽんゆびの てぶくろ { $n }まい

kameloot-card-potion = まほうやく
    .the = まほうやく
    .a = まほうやく
    .count = まほうやく { $n }まい

kameloot-card-cloak = まほうの マント
    .the = まほうの マント
    .a = まほうの マント
    .count = まほうの マント { $n }まい

kameloot-card-scroll = こうかんの まきもの
    .the = こうかんの まきもの
    .a = こうかんの まきもの
    .count = こうかんの まきもの { $n }まい

kameloot-card-unicorn = ユニコーンの つの
    .the = ユニコーンの つの
    .a = ユニコーンの つの
    .count = ユニコーンの つの { $n }まい

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
