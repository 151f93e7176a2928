# Ce que fait une carte de KamiMaï.
kamimai-power-water = Quatre d'entre elles lancent un sort d'Eau.
kamimai-power-fire = Quatre d'entre elles lancent un sort de Feu.
kamimai-power-earth = Quatre d'entre elles lancent un sort de Terre.
kamimai-power-air = Quatre d'entre elles lancent un sort d'Air.
kamimai-power-guardian-blue = Reste dans votre Réserve. Ne piochez qu'avec le pouce et le majeur.
kamimai-power-guardian-grey = Reste dans votre Réserve. Ne piochez qu'avec le pouce et l'annulaire.
kamimai-power-guardian-red = Reste dans votre Réserve. Ne piochez qu'avec le pouce et l'auriculaire.
kamimai-power-guardian-green = Reste dans votre Réserve. Piochez de l'autre main, celle avec laquelle vous n'écrivez pas.
kamimai-power-fairy-water = Compte pour 1, 2 ou 3 cartes Eau.
kamimai-power-fairy-fire = Compte pour 1, 2 ou 3 cartes Feu.
kamimai-power-fairy-earth = Compte pour 1, 2 ou 3 cartes Terre.
kamimai-power-fairy-air = Compte pour 1, 2 ou 3 cartes Air.
kamimai-power-wolf = Compte pour 1 ou 2 cartes d'un même Élément, au choix.
kamimai-power-sprite = Défausse tous les Gardiens : ceux de toutes les Réserves et ceux qui viennent d'être piochés.
kamimai-power-dragonflies = Deux fois de suite : vous désignez quelqu'un, qui donne une carte à la personne de son choix.
kamimai-power-mouse = Désignez une ou plusieurs personnes : chacune prend dans la défausse un Élément ou une Créature.
