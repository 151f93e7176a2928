# Names of the components of Tamashii. `.count` takes $n (a number).

tamashii-card-trolls = Trolls
    .the = the Trolls
    .a = the Trolls
    .count = { $n ->
        [one] { $n } Trolls card
       *[other] { $n } Trolls cards
    }

tamashii-card-olaf = Olaf
    .the = Olaf
    .a = Olaf
    .count = { $n ->
        [one] { $n } Olaf card
       *[other] { $n } Olaf cards
    }

tamashii-card-anna = Anna
    .the = Anna
    .a = Anna
    .count = { $n ->
        [one] { $n } Anna card
       *[other] { $n } Anna cards
    }

tamashii-card-elsa = Elsa
    .the = Elsa
    .a = Elsa
    .count = { $n ->
        [one] { $n } Elsa card
       *[other] { $n } Elsa cards
    }

tamashii-card-kristoff = Kristoff
    .the = Kristoff
    .a = Kristoff
    .count = { $n ->
        [one] { $n } Kristoff card
       *[other] { $n } Kristoff cards
    }

tamashii-card-sven = Sven
    .the = Sven
    .a = Sven
    .count = { $n ->
        [one] { $n } Sven card
       *[other] { $n } Sven cards
    }

tamashii-card-blue = blue gem
    .the = the blue gem
    .a = a blue gem
    .count = { $n ->
        [one] { $n } blue gem
       *[other] { $n } blue gems
    }

tamashii-card-pink = pink gem
    .the = the pink gem
    .a = a pink gem
    .count = { $n ->
        [one] { $n } pink gem
       *[other] { $n } pink gems
    }

tamashii-card-green = green gem
    .the = the green gem
    .a = a green gem
    .count = { $n ->
        [one] { $n } green gem
       *[other] { $n } green gems
    }

tamashii-card-red = red gem
    .the = the red gem
    .a = a red gem
    .count = { $n ->
        [one] { $n } red gem
       *[other] { $n } red gems
    }

tamashii-level-beginner = beginner
tamashii-level-easy = easy
tamashii-level-standard = standard
tamashii-level-difficult = difficult
tamashii-level-expert = expert
