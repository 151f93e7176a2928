# The page that `accessible-games rules kameloot` reads aloud.

kameloot-rules-title = Kameloot, for 3 to 6 players
kameloot-rules-aim = Have the most gold coins at the end.
kameloot-rules-1 = The aim. { kameloot-rules-aim } You are merchants in two taverns, the owl and the black cat. Those who are in the same tavern collect magic objects together, sell them and share the gold; and anybody may change sides.
kameloot-rules-2 = The cards. Each object has a number, which is how many of it make a complete collection. 8 magnet rings of number 2, 11 two-branched wands of 3, 13 six-fingered gloves of 4, 16 enchanting potions of 5, 24 magic cloaks of 6, 21 permutation scrolls of 7, and 3 unicorn horns without a number. When a tavern is told with "1 of 4", it has one card of the 4 that make a collection and are sold.
kameloot-rules-3 = The start. Each player's tavern token is thrown like a coin: owl or black cat. Each gets 4 cards; the rest is the draw pile.
kameloot-rules-4 = Your turn, first step. Either put one or more identical cards face up in front of you, or discard one card and use its power. You may pass only if you can do neither.
kameloot-rules-5 = Second step. Count each object in front of all members of your tavern together. If there are at least as many as its number says, all of them are sold: one coin a card, handed out one by one, first to you, then to the left, to the members of your tavern only, whoever put the cards down.
kameloot-rules-6 = Third step. Draw until you hold 4 cards. If you hold more, you keep them.
kameloot-rules-7 = The powers. Magnet ring: name a number, and all cards of that number come from the discard pile in front of you. Wand: put two different objects in front of you. Glove: draw two cards. Potion: turn over another player's token. Cloak: turn over your own. Scroll: swap one of your collections for a different one of somebody else.
kameloot-rules-8 = The unicorn horn stands for any object. It goes down together with another card, or onto a collection in front of you. It has no power and may not be discarded.
kameloot-rules-9 = The discard pile may not be consulted: only its top card can be seen. What went there before you must keep in mind, and so the history does not tell it either.
kameloot-rules-10 = A worked turn. Ana and Cleo are in the owl tavern, Ben is in the black cat. A wand lies in front of Ana, another in front of Cleo. Ana types: play wand. Now the owl has 3 wands of 3, so they are sold: one coin for Ana, one for Cleo, and the third for Ana again. Then Ana draws one card.
kameloot-rules-11 = The end. When somebody cannot draw up to 4 cards because the draw pile is empty, the round is finished, so that all have had the same number of turns. Cards in hand and unsold objects count nothing. The most coins win; equal players share the victory.
kameloot-rules-12 = What to type. A number of the list, or a move in words: play wand wand, play glove unicorn, use ring 5, use potion Ben, use cloak. H reads your hand, C the taverns and what lies in front of each player, T whose turn it is, E the number of cards, S the coins, and a question mark everything else.
