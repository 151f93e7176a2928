# 神(Kami)の用具の名前、読み仮名。`.count` の $n は数の読み。

kami-card-warrior = せんし
    .the = せんし
    .a = せんし
    .count = せんし { $n }まい
    .brief-count = { NUMBER($n) ->
        [1] せんし
       *[other] せんし { $n }まい
    }

kami-card-horseman = きへい
    .the = きへい
    .a = きへい
    .count = きへい { $n }まい
    .brief-count = { NUMBER($n) ->
        [1] きへい
       *[other] きへい { $n }まい
    }

kami-card-lancer = やりへい
    .the = やりへい
    .a = やりへい
    .count = やりへい { $n }まい
    .brief-count = { NUMBER($n) ->
        [1] やりへい
       *[other] やりへい { $n }まい
    }

kami-card-silver = ぎんりゅう
    .the = ぎんりゅう
    .a = ぎんりゅう
    .count = ぎんりゅう { $n }まい
    .brief = ぎん
    .brief-count = { NUMBER($n) ->
        [1] ぎん
       *[other] ぎん { $n }まい
    }

kami-card-gold = おうごんりゅう
    .the = おうごんりゅう
    .a = おうごんりゅう
    .count = おうごんりゅう { $n }まい
    .brief = おうごん
    .brief-count = { NUMBER($n) ->
        [1] おうごん
       *[other] おうごん { $n }まい
    }

kami-card-madman = きょうじん
    .the = きょうじん
    .a = きょうじん
    .count = きょうじん { $n }まい
    .brief-count = { NUMBER($n) ->
        [1] きょうじん
       *[other] きょうじん { $n }まい
    }

kami-card-tower = とう
    .the = とう
    .a = とう
    .count = とう { $n }まい
    .brief-count = { NUMBER($n) ->
        [1] とう
       *[other] とう { $n }まい
    }

kami-card-empress = じょてい
    .the = じょてい
    .a = じょてい
    .count = じょてい { $n }まい
    .brief-count = { NUMBER($n) ->
        [1] じょてい
       *[other] じょてい { $n }まい
    }
