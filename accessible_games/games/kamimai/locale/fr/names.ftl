# Noms du matériel de KamiMaï. `.count` reçoit $n (un nombre) ; `.of` = « de » + article.
# Un Élément compté se dit comme à la table : « 3 Eau, 1 Feu », sans pluriel.

kamimai-card-water = l'Eau
    .the = la carte de l'Eau
    .a = une carte de l'Eau
    .of = de l'Eau
    .count = { $n ->
        [0] pas d'Eau
       *[other] { $n } Eau
    }

kamimai-card-fire = le Feu
    .the = la carte du Feu
    .a = une carte du Feu
    .of = du Feu
    .count = { $n ->
        [0] pas de Feu
       *[other] { $n } Feu
    }

kamimai-card-earth = la Terre
    .the = la carte de la Terre
    .a = une carte de la Terre
    .of = de la Terre
    .count = { $n ->
        [0] pas de Terre
       *[other] { $n } Terre
    }

kamimai-card-air = l'Air
    .the = la carte de l'Air
    .a = une carte de l'Air
    .of = de l'Air
    .count = { $n ->
        [0] pas d'Air
       *[other] { $n } Air
    }

kamimai-card-guardian-blue = Gardien bleu
    .the = le Gardien bleu
    .a = un Gardien bleu
    .of = du Gardien bleu
    .count = { $n ->
        [one] { $n } Gardien bleu
       *[other] { $n } Gardiens bleus
    }

kamimai-card-guardian-grey = Gardien gris
    .the = le Gardien gris
    .a = un Gardien gris
    .of = du Gardien gris
    .count = { $n ->
        [one] { $n } Gardien gris
       *[other] { $n } Gardiens gris
    }

kamimai-card-guardian-red = Gardien rouge
    .the = le Gardien rouge
    .a = un Gardien rouge
    .of = du Gardien rouge
    .count = { $n ->
        [one] { $n } Gardien rouge
       *[other] { $n } Gardiens rouges
    }

kamimai-card-guardian-green = Gardien vert
    .the = le Gardien vert
    .a = un Gardien vert
    .of = du Gardien vert
    .count = { $n ->
        [one] { $n } Gardien vert
       *[other] { $n } Gardiens verts
    }

kamimai-card-fairy-water = Fée de l'Eau
    .the = la Fée de l'Eau
    .a = une Fée de l'Eau
    .of = de la Fée de l'Eau
    .count = { $n ->
        [one] { $n } Fée de l'Eau
       *[other] { $n } Fées de l'Eau
    }

kamimai-card-fairy-fire = Fée du Feu
    .the = la Fée du Feu
    .a = une Fée du Feu
    .of = de la Fée du Feu
    .count = { $n ->
        [one] { $n } Fée du Feu
       *[other] { $n } Fées du Feu
    }

kamimai-card-fairy-earth = Fée de la Terre
    .the = la Fée de la Terre
    .a = une Fée de la Terre
    .of = de la Fée de la Terre
    .count = { $n ->
        [one] { $n } Fée de la Terre
       *[other] { $n } Fées de la Terre
    }

kamimai-card-fairy-air = Fée de l'Air
    .the = la Fée de l'Air
    .a = une Fée de l'Air
    .of = de la Fée de l'Air
    .count = { $n ->
        [one] { $n } Fée de l'Air
       *[other] { $n } Fées de l'Air
    }

kamimai-card-wolf = Loup Sacré
    .the = le Loup Sacré
    .a = un Loup Sacré
    .of = du Loup Sacré
    .count = { $n ->
        [one] { $n } Loup Sacré
       *[other] { $n } Loups Sacrés
    }

kamimai-card-sprite = Lutin Porte-clé
    .the = le Lutin Porte-clé
    .a = un Lutin Porte-clé
    .of = du Lutin Porte-clé
    .count = { $n ->
        [one] { $n } Lutin Porte-clé
       *[other] { $n } Lutins Porte-clé
    }

kamimai-card-dragonflies = Libellules Draconiques
    .the = les Libellules Draconiques
    .a = une carte Libellules Draconiques
    .of = des Libellules Draconiques
    .count = { $n ->
        [one] { $n } carte Libellules Draconiques
       *[other] { $n } cartes Libellules Draconiques
    }

kamimai-card-mouse = Souris Chapardeuse
    .the = la Souris Chapardeuse
    .a = une Souris Chapardeuse
    .of = de la Souris Chapardeuse
    .count = { $n ->
        [one] { $n } Souris Chapardeuse
       *[other] { $n } Souris Chapardeuses
    }

# Ce que demande une zone, et ce qu'y fait un Gardien.
kamimai-spell-water = l'Eau
kamimai-spell-fire = le Feu
kamimai-spell-earth = la Terre
kamimai-spell-air = l'Air
kamimai-spell-team = l'équipe

kamimai-effect-none = sans effet
kamimai-effect-blessing = bénédiction
kamimai-effect-curse-discard = malédiction de défausse
kamimai-effect-curse-colour = malédiction de couleur
kamimai-effect-curse-energy = malédiction d'énergie

# Mots des coups tapés qui ne sont ni une commande ni une carte.
kamimai-thing-left = gauche
    .the = la gauche
    .a = moitié gauche
kamimai-thing-right = droite
    .the = la droite
    .a = moitié droite
kamimai-thing-team = équipe
    .the = le sort d'équipe
    .a = sort d'équipe
kamimai-thing-none = aucune
    .the = rien
    .a = aucune carte
kamimai-thing-blue = bleu
kamimai-thing-grey = gris
kamimai-thing-red = rouge
kamimai-thing-green = vert
