# Names of the components of Kameloot. `.count` takes $n (a number).

kameloot-card-ring = magnet ring
    .the = the magnet ring
    .a = a magnet ring
    .count = { $n ->
        [one] { $n } magnet ring
       *[other] { $n } magnet rings
    }

kameloot-card-wand = two-branched wand
    .the = the two-branched wand
    .a = a two-branched wand
    .count = { $n ->
        [one] { $n } two-branched wand
       *[other] { $n } two-branched wands
    }

kameloot-card-glove = six-fingered glove
    .the = the six-fingered glove
    .a = a six-fingered glove
    .count = { $n ->
        [one] { $n } six-fingered glove
       *[other] { $n } six-fingered gloves
    }

kameloot-card-potion = enchanting potion
    .the = the enchanting potion
    .a = an enchanting potion
    .count = { $n ->
        [one] { $n } enchanting potion
       *[other] { $n } enchanting potions
    }

kameloot-card-cloak = magic cloak
    .the = the magic cloak
    .a = a magic cloak
    .count = { $n ->
        [one] { $n } magic cloak
       *[other] { $n } magic cloaks
    }

kameloot-card-scroll = permutation scroll
    .the = the permutation scroll
    .a = a permutation scroll
    .count = { $n ->
        [one] { $n } permutation scroll
       *[other] { $n } permutation scrolls
    }

kameloot-card-unicorn = unicorn horn
    .the = the unicorn horn
    .a = a unicorn horn
    .count = { $n ->
        [one] { $n } unicorn horn
       *[other] { $n } unicorn horns
    }

kameloot-card-tavern-token = tavern token
    .the = the tavern token
    .a = a tavern token
    .count = { $n ->
        [one] { $n } tavern token
       *[other] { $n } tavern tokens
    }

# The two taverns.
kameloot-tavern-owl = owl
    .the = the owl tavern
    .a = owl tavern

kameloot-tavern-cat = black cat
    .the = the black cat tavern
    .a = black cat tavern
