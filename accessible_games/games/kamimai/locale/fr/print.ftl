# Ce que fait une carte de KamiMaï.
kamimai-power-water = Quatre d'entre elles lancent un sort d'Eau.
kamimai-power-fire = Quatre d'entre elles lancent un sort de Feu.
kamimai-power-earth = Quatre d'entre elles lancent un sort de Terre.
kamimai-power-air = Quatre d'entre elles lancent un sort d'Air.
kamimai-power-guardian-blue = Reste dans votre Réserve. Ne piochez qu'avec le pouce et le majeur.
    .played = Reste dans votre Réserve. À votre prochaine pioche, chaque carte a 2 pour cent de risque en plus.
kamimai-power-guardian-grey = Reste dans votre Réserve. Ne piochez qu'avec le pouce et l'annulaire.
    .played = Reste dans votre Réserve. Votre prochaine pioche se fait à l'aveugle.
kamimai-power-guardian-red = Reste dans votre Réserve. Ne piochez qu'avec le pouce et l'auriculaire.
    .played = Reste dans votre Réserve. À votre prochaine pioche, prenez 3 cartes au plus.
kamimai-power-guardian-green = Reste dans votre Réserve. Piochez de l'autre main, celle avec laquelle vous n'écrivez pas.
    .played = Reste dans votre Réserve. À votre prochaine pioche, prenez dans la moitié gauche seulement, tant qu'elle a une carte.
kamimai-power-fairy-water = Compte pour 1, 2 ou 3 cartes Eau.
kamimai-power-fairy-fire = Compte pour 1, 2 ou 3 cartes Feu.
kamimai-power-fairy-earth = Compte pour 1, 2 ou 3 cartes Terre.
kamimai-power-fairy-air = Compte pour 1, 2 ou 3 cartes Air.
kamimai-power-wolf = Compte pour 1 ou 2 cartes d'un même Élément, au choix.
kamimai-power-sprite = Défausse tous les Gardiens : ceux de toutes les Réserves et ceux qui viennent d'être piochés.
kamimai-power-dragonflies = Deux fois de suite : vous désignez quelqu'un, qui donne une carte à la personne de son choix.
kamimai-power-mouse = Désignez une ou plusieurs personnes : chacune prend dans la défausse un Élément ou une Créature.

## Texts for formats that the full text does not fit
kamimai-short-dragonflies = Deux fois : la personne de votre choix donne une carte à qui elle veut.
kamimai-short-mouse = Qui vous voulez prend 1 Élément ou Créature de la défausse.

## Corner indices
kamimai-index-water = E
kamimai-index-fire = F
kamimai-index-earth = T
kamimai-index-air = A
kamimai-index-guardian-blue = G3
kamimai-index-guardian-grey = G4
kamimai-index-guardian-red = G5
kamimai-index-guardian-green = GM
kamimai-index-fairy-water = FE
kamimai-index-fairy-fire = FF
kamimai-index-fairy-earth = FT
kamimai-index-fairy-air = FA
kamimai-index-wolf = 1–2
kamimai-index-sprite = Lu
kamimai-index-dragonflies = Li
kamimai-index-mouse = S

## About the marks
kamimai-note = Chaque Élément a sa forme. Une étoile et une forme : la Fée de cet Élément. Une barre et une forme : le Gardien de la couleur de cet Élément ; le nombre qui suit est le doigt qui pioche avec le pouce : 3 le majeur, 4 l'annulaire, 5 l'auriculaire. Pas de nombre : l'autre main. En piochant, ne lisez pas les marques du Grimoire : ses cartes extérieures sont connues de tous, les autres non.
