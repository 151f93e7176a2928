# Noms du matériel de Kameloot. `.count` reçoit $n (un nombre) ; `.of` = « de » + article.

kameloot-card-ring = bague aimant
    .the = la bague aimant
    .a = une bague aimant
    .of = de la bague aimant
    .count = { $n ->
        [one] { $n } bague aimant
       *[other] { $n } bagues aimants
    }
    .short = bague
    .short-the = la bague
    .short-a = une bague
    .short-of = de la bague
    .short-count = { $n ->
        [1] une bague
        [one] { $n } bague
       *[other] { $n } bagues
    }

kameloot-card-wand = baguette magique à 2 branches
    .the = la baguette magique à 2 branches
    .a = une baguette magique à 2 branches
    .of = de la baguette magique à 2 branches
    .count = { $n ->
        [one] { $n } baguette magique à 2 branches
       *[other] { $n } baguettes magiques à 2 branches
    }
    .short = baguette
    .short-the = la baguette
    .short-a = une baguette
    .short-of = de la baguette
    .short-count = { $n ->
        [1] une baguette
        [one] { $n } baguette
       *[other] { $n } baguettes
    }

kameloot-card-glove = gant à 6 doigts
    .the = le gant à 6 doigts
    .a = un gant à 6 doigts
    .of = du gant à 6 doigts
    .count = { $n ->
        [one] { $n } gant à 6 doigts
       *[other] { $n } gants à 6 doigts
    }
    .short = gant
    .short-the = le gant
    .short-a = un gant
    .short-of = du gant
    .short-count = { $n ->
        [1] un gant
        [one] { $n } gant
       *[other] { $n } gants
    }

kameloot-card-potion = potion d'enchantement
    .the = la potion d'enchantement
    .a = une potion d'enchantement
    .of = de la potion d'enchantement
    .count = { $n ->
        [one] { $n } potion d'enchantement
       *[other] { $n } potions d'enchantement
    }
    .short = potion
    .short-the = la potion
    .short-a = une potion
    .short-of = de la potion
    .short-count = { $n ->
        [1] une potion
        [one] { $n } potion
       *[other] { $n } potions
    }

kameloot-card-cloak = cape magique
    .the = la cape magique
    .a = une cape magique
    .of = de la cape magique
    .count = { $n ->
        [one] { $n } cape magique
       *[other] { $n } capes magiques
    }
    .short = cape
    .short-the = la cape
    .short-a = une cape
    .short-of = de la cape
    .short-count = { $n ->
        [1] une cape
        [one] { $n } cape
       *[other] { $n } capes
    }

kameloot-card-scroll = parchemin de permutation
    .the = le parchemin de permutation
    .a = un parchemin de permutation
    .of = du parchemin de permutation
    .count = { $n ->
        [one] { $n } parchemin de permutation
       *[other] { $n } parchemins de permutation
    }
    .short = parchemin
    .short-the = le parchemin
    .short-a = un parchemin
    .short-of = du parchemin
    .short-count = { $n ->
        [1] un parchemin
        [one] { $n } parchemin
       *[other] { $n } parchemins
    }

kameloot-card-unicorn = corne de licorne
    .the = la corne de licorne
    .a = une corne de licorne
    .of = de la corne de licorne
    .count = { $n ->
        [one] { $n } corne de licorne
       *[other] { $n } cornes de licorne
    }
    .short = corne
    .short-the = la corne
    .short-a = une corne
    .short-of = de la corne
    .short-count = { $n ->
        [1] une corne
        [one] { $n } corne
       *[other] { $n } cornes
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
    .brief = Hibou
    .brief-the = le Hibou

kameloot-tavern-cat = Chat noir
    .the = la taverne du Chat noir
    .a = taverne du Chat noir
    .of = du Chat noir
    .brief-the = le Chat noir
