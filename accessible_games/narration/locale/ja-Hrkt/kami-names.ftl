# 神(Kami)の用具の名前、読み仮名。`.count` の $n は数の読み。

kami-card-warrior = せんし
    .the = せんし
    .a = せんし
    .count = せんし { $n }まい

kami-card-horseman = きへい
    .the = きへい
    .a = きへい
    .count = きへい { $n }まい

kami-card-lancer = そうへい
    .the = そうへい
    .a = そうへい
    .count = そうへい { $n }まい

kami-card-silver = ぎんりゅう
    .the = ぎんりゅう
    .a = ぎんりゅう
    .count = ぎんりゅう { $n }まい

kami-card-gold = きんりゅう
    .the = きんりゅう
    .a = きんりゅう
    .count = きんりゅう { $n }まい

kami-card-madman = きょうじん
    .the = きょうじん
    .a = きょうじん
    .count = きょうじん { $n }まい

kami-card-tower = とう
    .the = とう
    .a = とう
    .count = とう { $n }まい

kami-card-empress = じょてい
    .the = じょてい
    .a = じょてい
    .count = じょてい { $n }まい
