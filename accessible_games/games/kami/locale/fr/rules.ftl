# La page que lit `accessible-games rules kami`.

kami-rules-title = Kami, de 2 à 4 joueurs
kami-rules-aim = Se défaire de toute sa main avant les autres, manche après manche, jusqu'à ce qu'un camp ait 15 points.
kami-rules-1 = Le but. { kami-rules-aim } Qui y parvient remporte la manche et marque les points de sa dernière carte d'attaque. Le premier camp à 15 points gagne la partie. À quatre, on joue en deux équipes, les partenaires face à face ; à deux ou trois, chacun pour soi.
kami-rules-2 = Les cartes. 10 soldats à 1 point, 4 cavaliers à 2, 4 lances à 2, 4 dragons d'argent à 3, 4 dragons d'or à 3, 2 fous à 4, 2 tours à 4 et 2 impératrices à 5.
kami-rules-3 = Une manche. Qui commence pose une carte face cachée sur sa ligne de défense, puis attaque avec une autre, face visible sur sa ligne d'attaque. Dans le sens des aiguilles d'une montre, chacun passe ou contre : une carte de la même sorte, face visible, puis une nouvelle attaque. Si tous les autres passent, l'attaquant entame à nouveau : une carte face cachée, puis une attaque.
kami-rules-4 = L'impératrice. Elle contre toutes les attaques, sauf celles d'un soldat ou d'une lance. Elle n'attaque que si l'autre impératrice est posée face visible sur une ligne de défense, ou en toute dernière carte de la main.
kami-rules-5 = Un tour en exemple. Ana attaque avec une lance. Ben a une lance et une impératrice. L'impératrice ne contre pas une lance ; Ben tape donc : contrer lance attaquer dragon d'or. Sa lance est posée face visible, son dragon d'or est la nouvelle attaque, et c'est au suivant de répondre.
kami-rules-6 = Les points. La dernière attaque rapporte les points de sa carte. Coup de maître : si la carte posée dans le même coup est face cachée et de la même sorte, les points sont doublés. La manche suivante est commencée par la personne à gauche de celle qui a commencé.
kami-rules-7 = À quatre : avant l'ouverture, chacun dit que c'est bon. Avec 5 soldats ou plus, on peut demander une redonne : on en montre 5, et le partenaire choisit si l'on redistribue.
kami-rules-8 = À trois : 10 cartes chacun, et 2 cartes mises de côté face cachée. La deuxième personne en regarde une, la troisième regarde l'autre.
kami-rules-9 = À deux : 8 piles de mercenaires se trouvent entre vous, une carte visible sur une carte cachée. Chacun peut jouer un mercenaire visible à la place d'une carte de sa main. La carte du dessous est alors retournée.
kami-rules-10 = Une pile à carte cachée a encore cette carte. Son mercenaire, en défense ou posé face cachée, est un coup à part, que l'on ne reprend pas. L'attaque se choisit une fois la carte du dessous connue. Une carte seule sur sa pile ne couvre rien.
kami-rules-11 = La fin à deux. L'attaque qui termine la manche doit venir de la main. S'il ne reste qu'une carte en main et aucun mercenaire, on entame en attaquant avec cette seule carte.
kami-rules-12 = Que taper. Un numéro de la liste, ou un coup en toutes lettres : contrer lance attaquer dragon d'or, entamer soldat attaquer tour, passer. H lit votre main, T dit à qui de jouer, C lit la table, E le nombre de cartes, S les scores, et le point d'interrogation donne tout le reste.
