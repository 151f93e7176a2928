# Ce que peut une carte de Kami.
kami-power-warrior = L'impératrice ne peut pas le contrer.
kami-power-lancer = L'impératrice ne peut pas la contrer.
kami-power-empress = Peut contrer toute attaque, sauf celles du soldat et de la lance. N'attaque qu'en dernière carte de la main, ou dès qu'une impératrice a contré face visible.

## Texts for formats that the full text does not fit
kami-short-empress = Contre tout sauf soldat et lance. Attaque en dernier, ou si une impératrice est visible.

## About the marks
kami-note = Le nombre donne les points de la carte. Un signe de plus distingue deux cartes de même valeur : la croix pour la lance, l'étoile pour le dragon d'or, la fenêtre pour la tour.
