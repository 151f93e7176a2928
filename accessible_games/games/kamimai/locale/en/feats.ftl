# What players may smile at after a game: what each is called, and what it asks for.

kamimai-feat-first-win = Sealed
    .asks = Win a game.
kamimai-feat-level-2 = Deeper in the forest
    .asks = Win at level 2.
kamimai-feat-level-3 = The heart of the forest
    .asks = Win at level 3.
kamimai-feat-unshaken = Steady hands
    .asks = Win a game in which the Grimoire never falls.
kamimai-feat-last-breath = The last breath
    .asks = Win a game with one Energy Point left.
kamimai-feat-seven-cards = Nerves of steel
    .asks = Draw seven cards in one turn, and the Grimoire stands.
kamimai-feat-generous = What are friends for
    .asks = Give cards to three spells of others in one game.
kamimai-feat-two-spells = Two at one stroke
    .asks = Cast two spells in one turn.
kamimai-feat-blessed = Guardian angel
    .asks = Let a blessing save the point of a collapse.
kamimai-feat-liberator = Off with you
    .asks = Send Guardians away with the Keyring Sprite.
kamimai-feat-alone = A lone invoker
    .asks = Win a game alone.
kamimai-feat-last-seal = The last seal
    .asks = Cast the spell that wins a game.
