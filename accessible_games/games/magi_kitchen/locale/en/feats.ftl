# What players may smile at after a game: what each is called, and what it asks for.

magi-kitchen-feat-first-win = Chef
    .asks = Win a game.
magi-kitchen-feat-feast = A feast
    .asks = Win ten cards or more in one duel.
magi-kitchen-feat-all-tiles = The whole recipe
    .asks = Win each of the five tiles in one game.
magi-kitchen-feat-clean = A clean kitchen
    .asks = Win a game without a misfire.
magi-kitchen-feat-rainbow = Two colours
    .asks = Win two tiles in one duel.
magi-kitchen-feat-firefighter = Firefighter
    .asks = Save three piles from the trash in one game.
magi-kitchen-feat-own-pile = Hands off my pile
    .asks = Save your own pile from the trash.
magi-kitchen-feat-light-footed = Light on one's feet
    .asks = Play a game with three postures and never be the last.
magi-kitchen-feat-three-row = Unstoppable
    .asks = Take the cards three times in a row.
magi-kitchen-feat-gift = Everybody's darling
    .asks = Get three cards as penalties of others in one game.
magi-kitchen-feat-comeback = From the last crumbs
    .asks = Win a game after having three cards or fewer in your deck.
magi-kitchen-feat-landslide = Half of it all
    .asks = Win a game with more cards than all others together.
