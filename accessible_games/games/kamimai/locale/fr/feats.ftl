# Les exploits : le nom de chacun, et ce qu'il demande.

kamimai-feat-first-win = Scellé
    .asks = Gagner une partie.
kamimai-feat-level-2 = Plus loin dans la forêt
    .asks = Gagner au niveau 2.
kamimai-feat-level-3 = Le cœur de la forêt
    .asks = Gagner au niveau 3.
kamimai-feat-unshaken = Des mains sûres
    .asks = Gagner une partie sans que le Grimoire tombe une seule fois.
kamimai-feat-last-breath = Le dernier souffle
    .asks = Gagner une partie avec un seul Point d'Énergie.
kamimai-feat-seven-cards = Des nerfs d'acier
    .asks = Piocher sept cartes en un tour, et le Grimoire tient.
kamimai-feat-generous = Les amis, c'est fait pour ça
    .asks = Dans une partie, donner des cartes pour trois sorts des autres.
kamimai-feat-two-spells = Deux d'un coup
    .asks = Lancer deux sorts en un tour.
kamimai-feat-blessed = L'ange gardien
    .asks = Laisser une bénédiction sauver le point d'un effondrement.
kamimai-feat-liberator = Bon vent
    .asks = Renvoyer des Gardiens avec le Lutin Porte-clé.
kamimai-feat-alone = En solitaire
    .asks = Gagner une partie sans partenaire.
kamimai-feat-last-seal = Le dernier sceau
    .asks = Lancer le sort qui fait gagner la partie.
