# Names of the components of KamiMaï. `.count` takes $n (a number).

kamimai-card-water = Water
    .the = the Water card
    .a = a Water card
    .count = { $n ->
        [0] no Water
       *[other] { $n } Water
    }

kamimai-card-fire = Fire
    .the = the Fire card
    .a = a Fire card
    .count = { $n ->
        [0] no Fire
       *[other] { $n } Fire
    }

kamimai-card-earth = Earth
    .the = the Earth card
    .a = an Earth card
    .count = { $n ->
        [0] no Earth
       *[other] { $n } Earth
    }

kamimai-card-air = Air
    .the = the Air card
    .a = an Air card
    .count = { $n ->
        [0] no Air
       *[other] { $n } Air
    }

kamimai-card-guardian-blue = blue Guardian
    .the = the blue Guardian
    .a = a blue Guardian
    .count = { $n ->
        [one] { $n } blue Guardian
       *[other] { $n } blue Guardians
    }

kamimai-card-guardian-grey = grey Guardian
    .the = the grey Guardian
    .a = a grey Guardian
    .count = { $n ->
        [one] { $n } grey Guardian
       *[other] { $n } grey Guardians
    }

kamimai-card-guardian-red = red Guardian
    .the = the red Guardian
    .a = a red Guardian
    .count = { $n ->
        [one] { $n } red Guardian
       *[other] { $n } red Guardians
    }

kamimai-card-guardian-green = green Guardian
    .the = the green Guardian
    .a = a green Guardian
    .count = { $n ->
        [one] { $n } green Guardian
       *[other] { $n } green Guardians
    }

kamimai-card-fairy-water = Water Fairy
    .the = the Water Fairy
    .a = a Water Fairy
    .count = { $n ->
        [one] { $n } Water Fairy
       *[other] { $n } Water Fairies
    }

kamimai-card-fairy-fire = Fire Fairy
    .the = the Fire Fairy
    .a = a Fire Fairy
    .count = { $n ->
        [one] { $n } Fire Fairy
       *[other] { $n } Fire Fairies
    }

kamimai-card-fairy-earth = Earth Fairy
    .the = the Earth Fairy
    .a = an Earth Fairy
    .count = { $n ->
        [one] { $n } Earth Fairy
       *[other] { $n } Earth Fairies
    }

kamimai-card-fairy-air = Air Fairy
    .the = the Air Fairy
    .a = an Air Fairy
    .count = { $n ->
        [one] { $n } Air Fairy
       *[other] { $n } Air Fairies
    }

kamimai-card-wolf = Sacred Wolf
    .the = the Sacred Wolf
    .a = a Sacred Wolf
    .count = { $n ->
        [one] { $n } Sacred Wolf
       *[other] { $n } Sacred Wolves
    }

kamimai-card-sprite = Keyring Sprite
    .the = the Keyring Sprite
    .a = a Keyring Sprite
    .count = { $n ->
        [one] { $n } Keyring Sprite
       *[other] { $n } Keyring Sprites
    }

kamimai-card-dragonflies = Draconic Dragonflies
    .the = the Draconic Dragonflies
    .a = a Draconic Dragonflies card
    .count = { $n ->
        [one] { $n } Draconic Dragonflies card
       *[other] { $n } Draconic Dragonflies cards
    }

kamimai-card-mouse = Sneaky Mouse
    .the = the Sneaky Mouse
    .a = a Sneaky Mouse
    .count = { $n ->
        [one] { $n } Sneaky Mouse
       *[other] { $n } Sneaky Mice
    }

# What a zone asks for, and what a Guardian does there.
kamimai-spell-water = Water
kamimai-spell-fire = Fire
kamimai-spell-earth = Earth
kamimai-spell-air = Air
kamimai-spell-team = team spell

kamimai-effect-none = no effect
kamimai-effect-blessing = blessing
kamimai-effect-curse-discard = discard curse
kamimai-effect-curse-colour = colour curse
kamimai-effect-curse-energy = energy curse

# Words of typed moves that are neither a command nor a card.
kamimai-thing-left = left
    .the = the left half
    .a = left half
kamimai-thing-right = right
    .the = the right half
    .a = right half
kamimai-thing-team = team
    .the = the team spell
    .a = team spell
kamimai-thing-none = none
    .the = nothing
    .a = no card
kamimai-thing-blue = blue
kamimai-thing-grey = grey
    .the = gray
kamimai-thing-red = red
kamimai-thing-green = green
