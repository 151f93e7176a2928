# Noms du matériel de Magi Kitchen. `.count` reçoit $n (un nombre) ; `.of` = « de » + article.

magi-kitchen-card-tomato = tomate
    .the = la tomate décolorée
    .a = une tomate décolorée
    .of = de la tomate décolorée
    .count = { $n ->
        [one] { $n } tomate décolorée
       *[other] { $n } tomates décolorées
    }

magi-kitchen-card-eggplant = aubergine
    .the = l'aubergine décolorée
    .a = une aubergine décolorée
    .of = de l'aubergine décolorée
    .count = { $n ->
        [one] { $n } aubergine décolorée
       *[other] { $n } aubergines décolorées
    }

magi-kitchen-card-mushroom = champignon
    .the = le champignon décoloré
    .a = un champignon décoloré
    .of = du champignon décoloré
    .count = { $n ->
        [one] { $n } champignon décoloré
       *[other] { $n } champignons décolorés
    }

magi-kitchen-card-corn = maïs
    .the = le maïs décoloré
    .a = un maïs décoloré
    .of = du maïs décoloré
    .count = { $n ->
        [one] { $n } maïs décoloré
       *[other] { $n } maïs décolorés
    }

magi-kitchen-card-broccoli = brocoli
    .the = le brocoli décoloré
    .a = un brocoli décoloré
    .of = du brocoli décoloré
    .count = { $n ->
        [one] { $n } brocoli décoloré
       *[other] { $n } brocolis décolorés
    }

magi-kitchen-card-potion-tomato = potion de tomate
    .the = la potion de tomate
    .a = une potion de tomate
    .of = de la potion de tomate
    .count = { $n ->
        [one] { $n } potion de tomate
       *[other] { $n } potions de tomate
    }

magi-kitchen-card-potion-eggplant = potion d'aubergine
    .the = la potion d'aubergine
    .a = une potion d'aubergine
    .of = de la potion d'aubergine
    .count = { $n ->
        [one] { $n } potion d'aubergine
       *[other] { $n } potions d'aubergine
    }

magi-kitchen-card-potion-mushroom = potion de champignon
    .the = la potion de champignon
    .a = une potion de champignon
    .of = de la potion de champignon
    .count = { $n ->
        [one] { $n } potion de champignon
       *[other] { $n } potions de champignon
    }

magi-kitchen-card-potion-corn = potion de maïs
    .the = la potion de maïs
    .a = une potion de maïs
    .of = de la potion de maïs
    .count = { $n ->
        [one] { $n } potion de maïs
       *[other] { $n } potions de maïs
    }

magi-kitchen-card-potion-broccoli = potion de brocoli
    .the = la potion de brocoli
    .a = une potion de brocoli
    .of = de la potion de brocoli
    .count = { $n ->
        [one] { $n } potion de brocoli
       *[other] { $n } potions de brocoli
    }

magi-kitchen-card-rainbow = potion arc-en-ciel
    .the = la potion arc-en-ciel
    .a = une potion arc-en-ciel
    .of = de la potion arc-en-ciel
    .count = { $n ->
        [one] { $n } potion arc-en-ciel
       *[other] { $n } potions arc-en-ciel
    }

magi-kitchen-card-trash = déchet magique
    .the = le déchet magique
    .a = un déchet magique
    .of = du déchet magique
    .count = { $n ->
        [one] { $n } déchet magique
       *[other] { $n } déchets magiques
    }

magi-kitchen-card-posture-cauldron = posture du chaudron
    .the = la posture du chaudron
    .a = la posture du chaudron
    .of = de la posture du chaudron
    .count = { $n ->
        [one] { $n } posture du chaudron
       *[other] { $n } postures du chaudron
    }

magi-kitchen-card-posture-wand = posture de la baguette
    .the = la posture de la baguette
    .a = la posture de la baguette
    .of = de la posture de la baguette
    .count = { $n ->
        [one] { $n } posture de la baguette
       *[other] { $n } postures de la baguette
    }

magi-kitchen-card-posture-broom = posture du balai
    .the = la posture du balai
    .a = la posture du balai
    .of = de la posture du balai
    .count = { $n ->
        [one] { $n } posture du balai
       *[other] { $n } postures du balai
    }

magi-kitchen-card-posture-hat = posture du chapeau
    .the = la posture du chapeau
    .a = la posture du chapeau
    .of = de la posture du chapeau
    .count = { $n ->
        [one] { $n } posture du chapeau
       *[other] { $n } postures du chapeau
    }

magi-kitchen-card-posture-owl = posture du hibou
    .the = la posture du hibou
    .a = la posture du hibou
    .of = de la posture du hibou
    .count = { $n ->
        [one] { $n } posture du hibou
       *[other] { $n } postures du hibou
    }

magi-kitchen-card-posture-cat = posture du chat
    .the = la posture du chat
    .a = la posture du chat
    .of = de la posture du chat
    .count = { $n ->
        [one] { $n } posture du chat
       *[other] { $n } postures du chat
    }

magi-kitchen-card-posture-toad = posture du crapaud
    .the = la posture du crapaud
    .a = la posture du crapaud
    .of = de la posture du crapaud
    .count = { $n ->
        [one] { $n } posture du crapaud
       *[other] { $n } postures du crapaud
    }

magi-kitchen-card-posture-bat = posture de la chauve-souris
    .the = la posture de la chauve-souris
    .a = la posture de la chauve-souris
    .of = de la posture de la chauve-souris
    .count = { $n ->
        [one] { $n } posture de la chauve-souris
       *[other] { $n } postures de la chauve-souris
    }

magi-kitchen-card-posture-moon = posture de la lune
    .the = la posture de la lune
    .a = la posture de la lune
    .of = de la posture de la lune
    .count = { $n ->
        [one] { $n } posture de la lune
       *[other] { $n } postures de la lune
    }

magi-kitchen-card-blank = carte vierge
    .the = la carte vierge
    .a = une carte vierge
    .of = de la carte vierge
    .count = { $n ->
        [one] { $n } carte vierge
       *[other] { $n } cartes vierges
    }

magi-kitchen-card-tile-tomato = tuile tomate
    .the = la tuile tomate
    .a = une tuile tomate
    .of = de la tuile tomate
    .count = { $n ->
        [one] { $n } tuile tomate
       *[other] { $n } tuiles tomate
    }

magi-kitchen-card-tile-eggplant = tuile aubergine
    .the = la tuile aubergine
    .a = une tuile aubergine
    .of = de la tuile aubergine
    .count = { $n ->
        [one] { $n } tuile aubergine
       *[other] { $n } tuiles aubergine
    }

magi-kitchen-card-tile-mushroom = tuile champignon
    .the = la tuile champignon
    .a = une tuile champignon
    .of = de la tuile champignon
    .count = { $n ->
        [one] { $n } tuile champignon
       *[other] { $n } tuiles champignon
    }

magi-kitchen-card-tile-corn = tuile maïs
    .the = la tuile maïs
    .a = une tuile maïs
    .of = de la tuile maïs
    .count = { $n ->
        [one] { $n } tuile maïs
       *[other] { $n } tuiles maïs
    }

magi-kitchen-card-tile-broccoli = tuile brocoli
    .the = la tuile brocoli
    .a = une tuile brocoli
    .of = de la tuile brocoli
    .count = { $n ->
        [one] { $n } tuile brocoli
       *[other] { $n } tuiles brocoli
    }

# Les appuis d'une posture

magi-kitchen-tap-short = court
magi-kitchen-tap-long = long
