# Les exploits : le nom de chacun, et ce qu'il demande.

tamashii-feat-first-win = Trois souhaits
    .asks = Gagner une partie.
tamashii-feat-five = Excellent
    .asks = Finir une partie avec cinq personnages visibles.
tamashii-feat-six = Au complet
    .asks = Finir une partie avec les six personnages visibles.
tamashii-feat-expert = Au cœur de l'hiver
    .asks = Gagner au niveau expert.
tamashii-feat-flawless = Jamais en vain
    .asks = Gagner une partie sans retourner un seul personnage en vain.
tamashii-feat-brave = À pleines mains
    .asks = Donner au moins six gemmes d'un coup.
tamashii-feat-blind = Au petit bonheur
    .asks = Combler un personnage que personne n'a jamais regardé.
tamashii-feat-no-red = Pas une rouge
    .asks = Gagner une partie sans qu'une gemme rouge mette fin à un tour.
tamashii-feat-three-mine = La bonne fée
    .asks = Dans une partie, combler soi-même trois personnages.
tamashii-feat-hand-in-hand = Main dans la main
    .asks = Combler des personnages deux tours de suite.
tamashii-feat-one-less = Un danger de moins
    .asks = Retirer une gemme rouge du sac par un effet.
tamashii-feat-elephant = Une mémoire d'éléphant
    .asks = Combler un personnage regardé soi-même au moins six tours plus tôt.
