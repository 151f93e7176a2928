# What the menu says of the game: its title, its options.

tamashii-title = Tamashii
tamashii-option-level = Level: { tamashii-option-level-answer }
tamashii-option-level-asked = Which level? It decides how many gems stay out of the bag.
tamashii-option-level-answer = { $value ->
    [beginner] beginner
    [easy] easy
    [difficult] difficult
    [expert] expert
   *[standard] standard
  }
tamashii-option-peek = A look at a card is for { $value ->
    [shared] everybody
   *[private] the player alone
  }
tamashii-option-robots-remember = Robots remember { $value ->
    [all] everything that they saw
    [most] most of what they saw
    [some] little of what they saw
   *[level] as much as their level does
  }
