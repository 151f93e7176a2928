# Ce que le menu dit du jeu : son titre, ses options.

kami-title = Kami
kami-option-target = Points pour gagner la partie : { $value }
kami-option-next-starter = La manche suivante est ouverte par { $value ->
    [winner] la personne qui a gagné la dernière
   *[left_of_starter] la personne à gauche de la dernière à ouvrir
  }
