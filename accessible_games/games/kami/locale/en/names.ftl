# Names of the components of Kami. `.count` takes $n (a number).

kami-card-warrior = warrior
    .the = the warrior
    .a = a warrior
    .count = { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    }
    .said-count = { $n ->
        [one] a warrior
       *[other] { $n } warriors
    }

kami-card-horseman = horseman
    .the = the horseman
    .a = a horseman
    .count = { $n ->
        [one] { $n } horseman
       *[other] { $n } horsemen
    }
    .said-count = { $n ->
        [one] a horseman
       *[other] { $n } horsemen
    }

kami-card-lancer = lancer
    .the = the lancer
    .a = a lancer
    .count = { $n ->
        [one] { $n } lancer
       *[other] { $n } lancers
    }
    .said-count = { $n ->
        [one] a lancer
       *[other] { $n } lancers
    }

kami-card-silver = silver dragon
    .the = the silver dragon
    .a = a silver dragon
    .count = { $n ->
        [one] { $n } silver dragon
       *[other] { $n } silver dragons
    }
    .said-count = { $n ->
        [one] a silver dragon
       *[other] { $n } silver dragons
    }
    .brief = silver
    .brief-count = { $n } silver

kami-card-gold = gold dragon
    .the = the gold dragon
    .a = a gold dragon
    .count = { $n ->
        [one] { $n } gold dragon
       *[other] { $n } gold dragons
    }
    .said-count = { $n ->
        [one] a gold dragon
       *[other] { $n } gold dragons
    }
    .brief = gold
    .brief-count = { $n } gold

kami-card-madman = madman
    .the = the madman
    .a = a madman
    .count = { $n ->
        [one] { $n } madman
       *[other] { $n } madmen
    }
    .said-count = { $n ->
        [one] a madman
       *[other] { $n } madmen
    }

kami-card-tower = tower
    .the = the tower
    .a = a tower
    .count = { $n ->
        [one] { $n } tower
       *[other] { $n } towers
    }
    .said-count = { $n ->
        [one] a tower
       *[other] { $n } towers
    }

kami-card-empress = empress
    .the = the empress
    .a = an empress
    .count = { $n ->
        [one] { $n } empress
       *[other] { $n } empresses
    }
    .said-count = { $n ->
        [one] an empress
       *[other] { $n } empresses
    }
