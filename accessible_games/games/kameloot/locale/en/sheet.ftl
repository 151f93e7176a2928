# The rules sheet and the turn aid of Kameloot. Sections are numbered; every line is a paragraph.
kameloot-sheet-1 =
    Have the most gold coins at the end. Every magic object that is sold is one coin.
    .heading = Aim
kameloot-sheet-2 =
    3 to 6 players. Everybody tosses a tavern token like a coin and leaves it as it falls: owl or black cat. All those with the same face are in the same tavern.
    Shuffle the 96 object cards, deal 4 each; the rest is the draw pile.
    .heading = Setup
kameloot-sheet-3 =
    Choose one: put one or more identical cards from your hand face up in front of you; or discard one card and use its power.
    .heading = Step 1: act
kameloot-sheet-4 =
    Count together the cards of each kind that lie in front of all members of your tavern. A kind is complete when there are at least as many as its number says: 2 rings, 3 wands, 4 gloves, 5 potions, 6 cloaks, 7 scrolls.
    Collect all cards of a complete kind, turn them to the coin side and deal them out one by one, first to yourself, then to the left, only to members of your tavern, until none is left.
    Coins go under the tavern token.
    .heading = Step 2: complete collections
kameloot-sheet-5 =
    Draw until you hold 4 cards. If you hold 4 or more, draw nothing.
    .heading = Step 3: refill
kameloot-sheet-6 =
    Magnet ring, 2: say a number. All cards of that number come from the discard pile to the table in front of you. The pile may not be looked through first.
    Two-branched wand, 3: put two different objects from your hand in front of you.
    Six-fingered glove, 4: draw two cards.
    Enchanting potion, 5: turn over the tavern token of another player.
    Magic cloak, 6: turn over your own tavern token.
    Permutation scroll, 7: swap one of your collections for a different one of another player.
    .heading = The powers
kameloot-sheet-7 =
    The unicorn horn stands for any object. Lay it together with identical objects, or onto a collection in front of you. It has no power and may not be discarded.
    .heading = Unicorn horn
kameloot-sheet-8 =
    If somebody cannot refill to 4 cards because the draw pile is empty, finish the round, so that all have had the same number of turns. Most coins win; a tie is a shared victory.
    .heading = End of the game

kameloot-sheet-turn =
    Lay down identical cards, or discard one card and use its power.
    Is a kind complete in your tavern? Sell it: deal the coins, beginning with yourself.
    Draw until you hold 4 cards.
    .heading = Your turn
