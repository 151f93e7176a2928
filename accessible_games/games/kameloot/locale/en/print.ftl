# What a card of Kameloot does; $number: how many complete a collection.
kameloot-power-ring = { $number } or more make a collection. Discard it: name a number from 2 to 7, and all cards of that object in the discard pile come in front of you.
kameloot-power-wand = { $number } or more make a collection. Discard it: place 2 different objects from your hand in front of you.
kameloot-power-glove = { $number } or more make a collection. Discard it: draw 2 cards.
kameloot-power-potion = { $number } or more make a collection. Discard it: turn over another player's tavern token.
kameloot-power-cloak = { $number } or more make a collection. Discard it: turn over your own tavern token.
kameloot-power-scroll = { $number } or more make a collection. Discard it: swap one of your collections for a different one of another player.
kameloot-power-unicorn = Joker: stands for any object. Place it with such an object, or on a collection in front of you. It may not be discarded.
kameloot-power-tavern-token = Shows your tavern: the owl, or on the other face the black cat.

## Texts for formats that the full text does not fit
kameloot-short-ring = Needs 2. Discard: say a number, take its cards from the discard pile.
kameloot-short-wand = Needs 3. Discard: lay 2 different objects from your hand.
kameloot-short-scroll = Needs 7. Discard: swap a collection for a different one.

## Sides of a token
kameloot-face-owl = Owl
kameloot-face-cat = Black cat

## The back of all cards
kameloot-back-coin = Gold coin

## Corner indices
kameloot-index-unicorn = ?
kameloot-index-owl = O
kameloot-index-cat = C

## About the marks
kameloot-note = The number is how many cards complete the collection; it also names the object for the ring.
kameloot-fact-face-owl = The sticker goes on the owl face only; the smooth face is the black cat.
