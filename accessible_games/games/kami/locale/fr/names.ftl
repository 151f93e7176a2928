# Noms du matériel de Kami. `.count` reçoit $n (un nombre) ; `.of` = « de » + article.

kami-card-warrior = soldat
    .the = le soldat
    .a = un soldat
    .of = du soldat
    .count = { $n ->
        [one] { $n } soldat
       *[other] { $n } soldats
    }
    .said-count = { $n ->
        [1] un soldat
        [one] { $n } soldat
       *[other] { $n } soldats
    }

kami-card-horseman = cavalier
    .the = le cavalier
    .a = un cavalier
    .of = du cavalier
    .count = { $n ->
        [one] { $n } cavalier
       *[other] { $n } cavaliers
    }
    .said-count = { $n ->
        [1] un cavalier
        [one] { $n } cavalier
       *[other] { $n } cavaliers
    }

kami-card-lancer = lance
    .the = la lance
    .a = une lance
    .of = de la lance
    .count = { $n ->
        [one] { $n } lance
       *[other] { $n } lances
    }
    .said-count = { $n ->
        [1] une lance
        [one] { $n } lance
       *[other] { $n } lances
    }

kami-card-silver = dragon d'argent
    .the = le dragon d'argent
    .a = un dragon d'argent
    .of = du dragon d'argent
    .count = { $n ->
        [one] { $n } dragon d'argent
       *[other] { $n } dragons d'argent
    }
    .said-count = { $n ->
        [1] un dragon d'argent
        [one] { $n } dragon d'argent
       *[other] { $n } dragons d'argent
    }

kami-card-gold = dragon d'or
    .the = le dragon d'or
    .a = un dragon d'or
    .of = du dragon d'or
    .count = { $n ->
        [one] { $n } dragon d'or
       *[other] { $n } dragons d'or
    }
    .said-count = { $n ->
        [1] un dragon d'or
        [one] { $n } dragon d'or
       *[other] { $n } dragons d'or
    }

kami-card-madman = fou
    .the = le fou
    .a = un fou
    .of = du fou
    .count = { $n ->
        [one] { $n } fou
       *[other] { $n } fous
    }
    .said-count = { $n ->
        [1] un fou
        [one] { $n } fou
       *[other] { $n } fous
    }

kami-card-tower = tour
    .the = la tour
    .a = une tour
    .of = de la tour
    .count = { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
    .said-count = { $n ->
        [1] une tour
        [one] { $n } tour
       *[other] { $n } tours
    }

kami-card-empress = impératrice
    .the = l'impératrice
    .a = une impératrice
    .of = de l'impératrice
    .count = { $n ->
        [one] { $n } impératrice
       *[other] { $n } impératrices
    }
    .said-count = { $n ->
        [1] une impératrice
        [one] { $n } impératrice
       *[other] { $n } impératrices
    }
