# Names of the components of Kameloot. `.count` takes $n (a number).

kameloot-card-ring = magnet ring
    .the = the magnet ring
    .a = a magnet ring
    .count = { $n ->
        [one] { $n } magnet ring
       *[other] { $n } magnet rings
    }
    .short = ring
    .short-the = the ring
    .short-a = a ring
    .short-count = { $n ->
        [one] a ring
       *[other] { $n } rings
    }

kameloot-card-wand = two-branched wand
    .the = the two-branched wand
    .a = a two-branched wand
    .count = { $n ->
        [one] { $n } two-branched wand
       *[other] { $n } two-branched wands
    }
    .short = wand
    .short-the = the wand
    .short-a = a wand
    .short-count = { $n ->
        [one] a wand
       *[other] { $n } wands
    }

kameloot-card-glove = six-fingered glove
    .the = the six-fingered glove
    .a = a six-fingered glove
    .count = { $n ->
        [one] { $n } six-fingered glove
       *[other] { $n } six-fingered gloves
    }
    .short = glove
    .short-the = the glove
    .short-a = a glove
    .short-count = { $n ->
        [one] a glove
       *[other] { $n } gloves
    }

kameloot-card-potion = enchanting potion
    .the = the enchanting potion
    .a = an enchanting potion
    .count = { $n ->
        [one] { $n } enchanting potion
       *[other] { $n } enchanting potions
    }
    .short = potion
    .short-the = the potion
    .short-a = a potion
    .short-count = { $n ->
        [one] a potion
       *[other] { $n } potions
    }

kameloot-card-cloak = magic cloak
    .the = the magic cloak
    .a = a magic cloak
    .count = { $n ->
        [one] { $n } magic cloak
       *[other] { $n } magic cloaks
    }
    .short = cloak
    .short-the = the cloak
    .short-a = a cloak
    .short-count = { $n ->
        [one] a cloak
       *[other] { $n } cloaks
    }

kameloot-card-scroll = permutation scroll
    .the = the permutation scroll
    .a = a permutation scroll
    .count = { $n ->
        [one] { $n } permutation scroll
       *[other] { $n } permutation scrolls
    }
    .short = scroll
    .short-the = the scroll
    .short-a = a scroll
    .short-count = { $n ->
        [one] a scroll
       *[other] { $n } scrolls
    }

kameloot-card-unicorn = unicorn horn
    .the = the unicorn horn
    .a = a unicorn horn
    .count = { $n ->
        [one] { $n } unicorn horn
       *[other] { $n } unicorn horns
    }
    .short = unicorn
    .short-the = the unicorn
    .short-a = a unicorn
    .short-count = { $n ->
        [one] a unicorn
       *[other] { $n } unicorns
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
    .brief = owl
    .brief-the = the owl

kameloot-tavern-cat = black cat
    .the = the black cat tavern
    .a = black cat tavern
    .brief-the = the black cat
