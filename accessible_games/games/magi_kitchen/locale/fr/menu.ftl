# Ce que le menu dit du jeu : son titre, ses options.

magi-kitchen-title = Magi Kitchen
magi-kitchen-option-mode = Mode : { $value ->
    [calm] calme, de mémoire, sans se presser
    [cluster] une touche par tuile, de vitesse
   *[buzz] buzz, une touche par personne, de vitesse
  }
magi-kitchen-option-after-duel = La carte suivante est retournée par { $value ->
    [left_of_flipper] la personne à gauche
   *[winner] la personne qui gagne le duel
  }
