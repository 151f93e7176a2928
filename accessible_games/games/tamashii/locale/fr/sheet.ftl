# The rules sheet and the turn aid of Tamashii. Sections are numbered; every line is a paragraph.
tamashii-sheet-1 =
    Ensemble, donnez leurs gemmes à un maximum des six personnages.
    .heading = But du jeu
tamashii-sheet-2 =
    De 2 à 6 joueurs. Posez les six personnages au hasard, face cachée. Mettez les gemmes dans le sac : 10 bleues, 10 roses, 10 vertes, 2 rouges. La personne la plus jeune commence ; on tourne vers la gauche.
    Débutant : toutes les gemmes. Les rouges sont des jokers, les personnages n'ont pas d'effet.
    Facile : retirez 1 gemme rouge.
    Standard : retirez une gemme de chaque couleur.
    Difficile : retirez 1 bleue, 1 verte et 1 rose.
    Expert : retirez 2 bleues, 2 vertes et 2 roses.
    .heading = Mise en place
tamashii-sheet-3 =
    Au choix : regardez un personnage caché et remettez-le à sa place, ou piochez des gemmes.
    Piochez une gemme, puis décidez à chaque fois : encore une, ou stop. À l'arrêt, donnez toutes les gemmes de ce tour à un seul personnage caché.
    Gemme rouge : toutes les gemmes piochées ce tour retournent dans le sac et votre tour est fini.
    .heading = Votre tour
tamashii-sheet-4 =
    Après le don, vous pouvez retourner ce personnage. S'il a toutes les gemmes qu'il veut, il reste visible et vous pouvez utiliser son effet. Sinon, on le cache de nouveau et toutes ses gemmes sont retirées du jeu.
    .heading = Retourner
tamashii-sheet-5 =
    Trolls : retirez une gemme rouge du sac.
    Olaf : toutes les gemmes d'Olaf retournent dans le sac.
    Anna : regardez un personnage caché.
    Elsa, Kristoff, Sven : remettez deux gemmes de leur couleur dans le sac.
    .heading = Effets
tamashii-sheet-6 =
    À la fin de chaque tour, retirez une gemme du sac sans regarder. Si elle est rouge, remettez-la et retirez-en une autre.
    .heading = Fin du tour
tamashii-sheet-7 =
    La partie s'arrête quand plus aucun personnage ne peut recevoir assez de gemmes. Comptez les personnages visibles. Moins de 3 : on fera mieux la prochaine fois. 3 : bien. 4 : bon travail. 5 : excellent. 6 : impressionnant, essayez un niveau plus difficile.
    .heading = Fin de la partie

tamashii-sheet-turn =
    Regardez un personnage caché, ou piochez des gemmes une par une.
    Rouge : toutes les gemmes de ce tour retournent dans le sac, votre tour est fini.
    Stop : donnez toutes vos gemmes à un personnage. Retournez-le si vous voulez.
    Retirez une gemme du sac ; une rouge y retourne, et on en retire une autre.
    .heading = À votre tour
