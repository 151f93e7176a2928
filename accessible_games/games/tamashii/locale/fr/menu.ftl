# Ce que le menu dit du jeu : son titre, ses options.

tamashii-title = Tamashii
tamashii-option-level = Niveau : { tamashii-option-level-answer }
tamashii-option-level-asked = Quel niveau ? Le niveau fixe combien de gemmes restent hors du sac.
tamashii-option-level-answer = { $value ->
    [beginner] débutant
    [easy] facile
    [difficult] difficile
    [expert] expert
   *[standard] standard
  }
tamashii-option-peek = Une carte regardée est dite { $value ->
    [shared] à tout le monde
   *[private] à la personne qui regarde, et à elle seule
  }
tamashii-option-robots-remember = Les robots retiennent { $value ->
    [all] tout ce qu'ils ont vu
    [most] presque tout ce qu'ils ont vu
    [some] peu de ce qu'ils ont vu
   *[level] autant que leur niveau le veut
  }
