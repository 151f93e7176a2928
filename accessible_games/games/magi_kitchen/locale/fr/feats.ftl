# Les exploits : le nom de chacun, et ce qu'il demande.

magi-kitchen-feat-first-win = Le chef
    .asks = Gagner une partie.
magi-kitchen-feat-feast = Un festin
    .asks = Gagner au moins dix cartes en un duel.
magi-kitchen-feat-all-tiles = La recette entière
    .asks = Dans une partie, gagner chacune des cinq tuiles.
magi-kitchen-feat-clean = Une cuisine propre
    .asks = Gagner une partie sans un seul sort raté.
magi-kitchen-feat-rainbow = Deux couleurs
    .asks = Gagner deux tuiles en un duel.
magi-kitchen-feat-firefighter = Pompier
    .asks = Dans une partie, sauver trois piles du déchet.
magi-kitchen-feat-own-pile = Pas touche à ma pile
    .asks = Sauver sa propre pile du déchet.
magi-kitchen-feat-light-footed = Le pied léger
    .asks = Finir une partie à trois postures sans jamais être en retard.
magi-kitchen-feat-three-row = Rien ne l'arrête
    .asks = Prendre les cartes trois fois de suite.
magi-kitchen-feat-gift = Chouchou
    .asks = Dans une partie, recevoir trois cartes pour les sorts ratés des autres.
magi-kitchen-feat-comeback = Avec trois miettes
    .asks = Gagner une partie après être descendu à trois cartes ou moins.
magi-kitchen-feat-landslide = Plus que tous
    .asks = Gagner une partie avec plus de cartes que tous les autres réunis.
