# Noms du matériel de Kameloot. `.count` reçoit $n (un nombre) ; `.of` = « de » + article.

kameloot-card-ring = bague aimant
    .the = la bague aimant
    .a = une bague aimant
    .of = de la bague aimant
    .count = { $n ->
        [one] { $n } bague aimant
       *[other] { $n } bagues aimants
    }

kameloot-card-wand = baguette magique à 2 branches
    .the = la baguette magique à 2 branches
    .a = une baguette magique à 2 branches
    .of = de la baguette magique à 2 branches
    .count = { $n ->
        [one] { $n } baguette magique à 2 branches
       *[other] { $n } baguettes magiques à 2 branches
    }

kameloot-card-glove = gant à 6 doigts
    .the = le gant à 6 doigts
    .a = un gant à 6 doigts
    .of = du gant à 6 doigts
    .count = { $n ->
        [one] { $n } gant à 6 doigts
       *[other] { $n } gants à 6 doigts
    }

kameloot-card-potion = potion d'enchantement
    .the = la potion d'enchantement
    .a = une potion d'enchantement
    .of = de la potion d'enchantement
    .count = { $n ->
        [one] { $n } potion d'enchantement
       *[other] { $n } potions d'enchantement
    }

kameloot-card-cloak = cape magique
    .the = la cape magique
    .a = une cape magique
    .of = de la cape magique
    .count = { $n ->
        [one] { $n } cape magique
       *[other] { $n } capes magiques
    }

kameloot-card-scroll = parchemin de permutation
    .the = le parchemin de permutation
    .a = un parchemin de permutation
    .of = du parchemin de permutation
    .count = { $n ->
        [one] { $n } parchemin de permutation
       *[other] { $n } parchemins de permutation
    }

kameloot-card-unicorn = corne de licorne
    .the = la corne de licorne
    .a = une corne de licorne
    .of = de la corne de licorne
    .count = { $n ->
        [one] { $n } corne de licorne
       *[other] { $n } cornes de licorne
    }

kameloot-card-tavern-token = jeton Taverne
    .the = le jeton Taverne
    .a = un jeton Taverne
    .of = du jeton Taverne
    .count = { $n ->
        [one] { $n } jeton Taverne
       *[other] { $n } jetons Taverne
    }

# Les deux tavernes.
kameloot-tavern-owl = Hibou
    .the = la taverne du Hibou
    .a = taverne du Hibou
    .of = du Hibou

kameloot-tavern-cat = Chat noir
    .the = la taverne du Chat noir
    .a = taverne du Chat noir
    .of = du Chat noir
