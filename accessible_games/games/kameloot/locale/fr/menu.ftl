# Ce que le menu dit du jeu : son titre, ses options.

kameloot-title = Kameloot
kameloot-option-start-tavern = Premières tavernes : { $value ->
    [choose] au choix de chacun
   *[flip] au sort
  }
kameloot-option-gold-visible = Pièces : { $value ->
    [no] cachées aux autres
   *[yes] annoncées à tous
  }
