# Les exploits : le nom de chacun, et ce qu'il demande.

kami-feat-first-win = La première victoire
    .asks = Gagner une partie.
kami-feat-master-strike = Main de maître
    .asks = Gagner une manche par un coup de maître.
kami-feat-imperial = Les deux impératrices
    .asks = Gagner une manche par un coup de maître de l'impératrice, à dix points.
kami-feat-humble = La plus petite épée
    .asks = Gagner une manche avec un soldat.
kami-feat-clean-sheet = Pas un seul point
    .asks = Gagner une partie sans qu'un autre camp marque.
kami-feat-comeback = De loin
    .asks = Gagner une partie après avoir eu dix points de retard.
kami-feat-in-a-row = Trois de suite
    .asks = Gagner trois manches de suite.
kami-feat-exact = Au point près
    .asks = Gagner une partie avec exactement les points demandés.
kami-feat-by-a-hair = D'un cheveu
    .asks = Gagner une partie alors qu'il ne manque qu'un ou deux points à un autre camp.
kami-feat-no-pass = Jamais à court
    .asks = Gagner une manche sans passer.
kami-feat-teamwork = Une belle équipe
    .asks = En équipe, gagner une partie où chacun des deux a gagné une manche.
kami-feat-hired = Des bras à louer
    .asks = Gagner une manche en jouant trois mercenaires.
