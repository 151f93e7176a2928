# What players may smile at after a game: what each is called, and what it asks for.

kameloot-feat-first-win = A good merchant
    .asks = Win a game.
kameloot-feat-shared = A round for all
    .asks = Share a victory.
kameloot-feat-big-sale = The big deal
    .asks = Bring about a sale of eight coins or more.
kameloot-feat-lone-wolf = All for me
    .asks = Get all the coins of a sale, alone.
kameloot-feat-free-rider = In the right place
    .asks = Get three coins from a sale that somebody else has made.
kameloot-feat-turncoat = Turncoat
    .asks = Use three cloaks in one game.
kameloot-feat-loyal = A regular
    .asks = Win a game without ever leaving your tavern.
kameloot-feat-magnet = Magnetic
    .asks = Take four cards or more out of the discard pile with one ring.
kameloot-feat-alchemist = A welcome guest
    .asks = Bring about a sale by a potion that turns somebody else's token.
kameloot-feat-horn = Horn of plenty
    .asks = Complete a collection with a unicorn horn.
kameloot-feat-all-kinds = A full shop
    .asks = Get coins for each of the six kinds of objects in one game.
kameloot-feat-one-coin = The last coin
    .asks = Win a game by one coin.
