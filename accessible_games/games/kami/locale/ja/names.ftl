# 神(Kami)の用具の名前。`.count` の $n は数。

kami-card-warrior = 戦士
    .the = 戦士
    .a = 戦士
    .count = 戦士{ $n }枚
    .brief-count = { $n ->
        [1] 戦士
       *[other] 戦士{ $n }枚
    }

kami-card-horseman = 騎兵
    .the = 騎兵
    .a = 騎兵
    .count = 騎兵{ $n }枚
    .brief-count = { $n ->
        [1] 騎兵
       *[other] 騎兵{ $n }枚
    }

kami-card-lancer = 槍兵
    .the = 槍兵
    .a = 槍兵
    .count = 槍兵{ $n }枚
    .brief-count = { $n ->
        [1] 槍兵
       *[other] 槍兵{ $n }枚
    }

kami-card-silver = 銀龍
    .the = 銀龍
    .a = 銀龍
    .count = 銀龍{ $n }枚
    .brief = 銀
    .brief-count = { $n ->
        [1] 銀
       *[other] 銀{ $n }枚
    }

kami-card-gold = 金龍
    .the = 金龍
    .a = 金龍
    .count = 金龍{ $n }枚
    .brief = 黄金
    .brief-count = { $n ->
        [1] 黄金
       *[other] 黄金{ $n }枚
    }

kami-card-madman = 狂人
    .the = 狂人
    .a = 狂人
    .count = 狂人{ $n }枚
    .brief-count = { $n ->
        [1] 狂人
       *[other] 狂人{ $n }枚
    }

kami-card-tower = 塔
    .the = 塔
    .a = 塔
    .count = 塔{ $n }枚
    .brief-count = { $n ->
        [1] 塔
       *[other] 塔{ $n }枚
    }

kami-card-empress = 女帝
    .the = 女帝
    .a = 女帝
    .count = 女帝{ $n }枚
    .brief-count = { $n ->
        [1] 女帝
       *[other] 女帝{ $n }枚
    }
