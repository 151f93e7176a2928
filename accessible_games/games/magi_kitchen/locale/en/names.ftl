# Names of the components of Magi Kitchen. `.count` takes $n (a number).

magi-kitchen-card-tomato = tomato
    .the = the bleached tomato
    .a = a bleached tomato
    .count = { $n ->
        [one] { $n } bleached tomato
       *[other] { $n } bleached tomatoes
    }

magi-kitchen-card-eggplant = eggplant
    .the = the bleached eggplant
    .a = a bleached eggplant
    .count = { $n ->
        [one] { $n } bleached eggplant
       *[other] { $n } bleached eggplants
    }

magi-kitchen-card-mushroom = mushroom
    .the = the bleached mushroom
    .a = a bleached mushroom
    .count = { $n ->
        [one] { $n } bleached mushroom
       *[other] { $n } bleached mushrooms
    }

magi-kitchen-card-corn = corn
    .the = the bleached corn
    .a = a bleached corn card
    .count = { $n ->
        [one] { $n } bleached corn card
       *[other] { $n } bleached corn cards
    }

magi-kitchen-card-broccoli = broccoli
    .the = the bleached broccoli
    .a = a bleached broccoli card
    .count = { $n ->
        [one] { $n } bleached broccoli card
       *[other] { $n } bleached broccoli cards
    }

magi-kitchen-card-potion-tomato = tomato potion
    .the = the tomato potion
    .a = a tomato potion
    .count = { $n ->
        [one] { $n } tomato potion
       *[other] { $n } tomato potions
    }

magi-kitchen-card-potion-eggplant = eggplant potion
    .the = the eggplant potion
    .a = an eggplant potion
    .count = { $n ->
        [one] { $n } eggplant potion
       *[other] { $n } eggplant potions
    }

magi-kitchen-card-potion-mushroom = mushroom potion
    .the = the mushroom potion
    .a = a mushroom potion
    .count = { $n ->
        [one] { $n } mushroom potion
       *[other] { $n } mushroom potions
    }

magi-kitchen-card-potion-corn = corn potion
    .the = the corn potion
    .a = a corn potion
    .count = { $n ->
        [one] { $n } corn potion
       *[other] { $n } corn potions
    }

magi-kitchen-card-potion-broccoli = broccoli potion
    .the = the broccoli potion
    .a = a broccoli potion
    .count = { $n ->
        [one] { $n } broccoli potion
       *[other] { $n } broccoli potions
    }

magi-kitchen-card-rainbow = rainbow potion
    .the = the rainbow potion
    .a = a rainbow potion
    .count = { $n ->
        [one] { $n } rainbow potion
       *[other] { $n } rainbow potions
    }

magi-kitchen-card-trash = wizardry trash
    .the = the wizardry trash card
    .a = a wizardry trash card
    .count = { $n ->
        [one] { $n } wizardry trash card
       *[other] { $n } wizardry trash cards
    }

magi-kitchen-card-posture-cauldron = cauldron posture
    .the = the cauldron posture
    .a = the cauldron posture
    .count = { $n ->
        [one] { $n } cauldron posture
       *[other] { $n } cauldron postures
    }

magi-kitchen-card-posture-wand = wand posture
    .the = the wand posture
    .a = the wand posture
    .count = { $n ->
        [one] { $n } wand posture
       *[other] { $n } wand postures
    }

magi-kitchen-card-posture-broom = broom posture
    .the = the broom posture
    .a = the broom posture
    .count = { $n ->
        [one] { $n } broom posture
       *[other] { $n } broom postures
    }

magi-kitchen-card-posture-hat = hat posture
    .the = the hat posture
    .a = the hat posture
    .count = { $n ->
        [one] { $n } hat posture
       *[other] { $n } hat postures
    }

magi-kitchen-card-posture-owl = owl posture
    .the = the owl posture
    .a = the owl posture
    .count = { $n ->
        [one] { $n } owl posture
       *[other] { $n } owl postures
    }

magi-kitchen-card-posture-cat = cat posture
    .the = the cat posture
    .a = the cat posture
    .count = { $n ->
        [one] { $n } cat posture
       *[other] { $n } cat postures
    }

magi-kitchen-card-posture-toad = toad posture
    .the = the toad posture
    .a = the toad posture
    .count = { $n ->
        [one] { $n } toad posture
       *[other] { $n } toad postures
    }

magi-kitchen-card-posture-bat = bat posture
    .the = the bat posture
    .a = the bat posture
    .count = { $n ->
        [one] { $n } bat posture
       *[other] { $n } bat postures
    }

magi-kitchen-card-posture-moon = moon posture
    .the = the moon posture
    .a = the moon posture
    .count = { $n ->
        [one] { $n } moon posture
       *[other] { $n } moon postures
    }

magi-kitchen-card-blank = blank card
    .the = the blank card
    .a = a blank card
    .count = { $n ->
        [one] { $n } blank card
       *[other] { $n } blank cards
    }

magi-kitchen-card-tile-tomato = tomato tile
    .the = the tomato tile
    .a = a tomato tile
    .count = { $n ->
        [one] { $n } tomato tile
       *[other] { $n } tomato tiles
    }

magi-kitchen-card-tile-eggplant = eggplant tile
    .the = the eggplant tile
    .a = an eggplant tile
    .count = { $n ->
        [one] { $n } eggplant tile
       *[other] { $n } eggplant tiles
    }

magi-kitchen-card-tile-mushroom = mushroom tile
    .the = the mushroom tile
    .a = a mushroom tile
    .count = { $n ->
        [one] { $n } mushroom tile
       *[other] { $n } mushroom tiles
    }

magi-kitchen-card-tile-corn = corn tile
    .the = the corn tile
    .a = a corn tile
    .count = { $n ->
        [one] { $n } corn tile
       *[other] { $n } corn tiles
    }

magi-kitchen-card-tile-broccoli = broccoli tile
    .the = the broccoli tile
    .a = a broccoli tile
    .count = { $n ->
        [one] { $n } broccoli tile
       *[other] { $n } broccoli tiles
    }

# The taps of a posture

magi-kitchen-tap-short = short
magi-kitchen-tap-long = long
