# The rules sheet and the turn aid of Magi Kitchen. Sections are numbered; every line is a paragraph.
magi-kitchen-sheet-1 =
    Have the most cards in your face-down deck when the game ends.
    .heading = Aim
magi-kitchen-sheet-2 =
    Lay the five ingredient tiles in the middle. Shuffle all cards and deal them out evenly; what is left over goes back to the box. Your stack lies face down in front of you: it is your deck.
    Whoever loves food most starts; turns go to the left.
    .heading = Setup
magi-kitchen-sheet-3 =
    Turn over the top card of your deck onto your own pile, away from you, so that all see it at the same moment. At a table with blind players, say its name.
    .heading = Your turn
magi-kitchen-sheet-4 =
    When a bleached ingredient and the potion of that ingredient lie open on two piles, slap the tile of that ingredient. The first on it takes every pile with that ingredient or that potion on top and puts the cards face down under their own deck.
    .heading = Match: slap the tile
magi-kitchen-sheet-5 =
    In the duel that it opens, it colours every bleached ingredient that lies open: slap their tiles. Whoever is first on a tile takes the piles with that ingredient on top. The very first also takes the pile with the rainbow potion.
    .heading = Rainbow potion
magi-kitchen-sheet-6 =
    In the duel that it opens, cover the piles with a bleached ingredient on top, with your hands. Whoever covers a pile takes it. The very first also takes the pile with the trash.
    .heading = Wizardry trash
magi-kitchen-sheet-7 =
    Everybody takes the posture at once. The last one must keep it until the next posture card, and then take the new one too.
    .heading = Magical posture
magi-kitchen-sheet-8 =
    Wrong tile, wrong pile or wrong posture: give one card of your deck to a player of your choice.
    .heading = Spell misfire
magi-kitchen-sheet-9 =
    Whoever won cards first turns over the next card; if nobody did, the player to the left of the last one.
    The game ends at once when a deck runs out. Most cards in the deck wins; a tie is a shared victory.
    .heading = Going on, and the end

magi-kitchen-sheet-turn =
    Turn over your top card, away from you. Say its name.
    Ingredient and its potion lie open: slap the tile.
    Rainbow: slap the tiles of open ingredients. Trash: cover piles with ingredients.
    Posture: take it, do not be last. A mistake costs one card.
    .heading = Your turn
