# The rules sheet and the turn aid of Kami. Sections are numbered; every line is a paragraph.
kami-sheet-1 =
    Débarrassez-vous de toutes vos cartes en premier. La dernière carte de votre ligne d'attaque vous rapporte alors ses points.
    À 15 points ou plus, on gagne la partie.
    À quatre, on forme deux équipes. Les partenaires sont face à face, partagent leurs points et ne disent rien de leurs cartes.
    .heading = But du jeu
kami-sheet-2 =
    Soldat : 10 cartes, 1 point.
    Cavalier : 4 cartes, 2 points.
    Lance : 4 cartes, 2 points.
    Dragon d'Argent : 4 cartes, 3 points.
    Dragon d'Or : 4 cartes, 3 points.
    Fou : 2 cartes, 4 points.
    Tour : 2 cartes, 4 points.
    Impératrice : 2 cartes, 5 points.
    .heading = Les 32 cartes
kami-sheet-3 =
    À quatre : 8 cartes chacun.
    À trois : 10 cartes chacun. Deux cartes restent de côté, face cachée. La deuxième personne peut regarder l'une, la troisième peut regarder l'autre.
    À deux : voir plus bas.
    .heading = Distribution
kami-sheet-4 =
    La personne qui commence pose une carte face cachée sur sa ligne de défense, puis une autre face visible sur sa ligne d'attaque : c'est l'attaque. Le tour passe à gauche.
    .heading = Ouverture
kami-sheet-5 =
    À votre tour, passez ou contrez. On a le droit de passer même si l'on pourrait contrer.
    Pour contrer, posez une carte identique face visible sur votre ligne de défense. Posez ensuite une autre carte face visible sur votre ligne d'attaque : c'est la nouvelle attaque.
    Si tout le monde passe sur votre attaque, posez une carte de votre choix face cachée sur votre ligne de défense, puis une nouvelle attaque.
    .heading = Attaquer et contrer
kami-sheet-6 =
    L'Impératrice contre tout, sauf le Soldat et la Lance.
    Elle n'attaque que si une Impératrice est déjà face visible sur une ligne de défense, ou si elle est la dernière carte de votre main.
    .heading = L'Impératrice
kami-sheet-7 =
    La manche s'arrête dès qu'une main est vide. Seule la dernière carte d'attaque compte, pas la carte de défense.
    Coup de maître : si votre dernière carte de défense est face cachée et identique à votre dernière attaque, les points sont doublés.
    À la manche suivante, c'est la personne à gauche de celle qui avait commencé qui commence.
    .heading = Fin de la manche
kami-sheet-8 =
    Avec cinq Soldats ou plus en main, on peut en montrer cinq et demander à son partenaire s'il faut redistribuer. La même personne commence.
    .heading = Cinq Soldats, à quatre seulement
kami-sheet-9 =
    Posez 8 cartes face cachée et, sur chacune, une carte face visible. Ces 16 cartes sont les mercenaires. Distribuez 8 cartes chacun.
    Un mercenaire visible s'utilise comme une carte de la main, pour attaquer ou pour contrer. Retournez aussitôt la carte qui est dessous.
    La dernière attaque doit venir de la main.
    .heading = À deux

kami-sheet-turn =
    Une attaque adverse ou de votre partenaire ? Passez, ou contrez avec la même carte. L'Impératrice contre tout, sauf Soldat et Lance.
    Après avoir contré, posez une nouvelle attaque face visible.
    Tout le monde a passé sur votre attaque ? Posez une carte face cachée, puis une nouvelle attaque face visible.
    Main vide : vous gagnez la manche et les points de votre dernière attaque.
    .heading = À votre tour
