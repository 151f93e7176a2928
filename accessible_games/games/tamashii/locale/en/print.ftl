# What a component of Tamashii does; $wish: what a character wants; $gems: what its effect returns.
tamashii-power-trolls = Want { $wish }. Effect: take one red gem out of the bag.
    .level-beginner = Want { $wish }. No effect at beginner level.
tamashii-power-olaf = Wants { $wish }. Effect: all gems given to Olaf go back into the bag.
    .level-beginner = Wants { $wish }. No effect at beginner level.
tamashii-power-anna = Wants { $wish }. Effect: look at one card that is still face down.
    .level-beginner = Wants { $wish }. No effect at beginner level.
tamashii-power-elsa = Wants { $wish }. Effect: put { $gems } back into the bag.
    .level-beginner = Wants { $wish }. No effect at beginner level.
tamashii-power-kristoff = Wants { $wish }. Effect: put { $gems } back into the bag.
    .level-beginner = Wants { $wish }. No effect at beginner level.
tamashii-power-sven = Wants { $wish }. Effect: put { $gems } back into the bag.
    .level-beginner = Wants { $wish }. No effect at beginner level.
tamashii-power-red = Ends the turn: all gems drawn this turn go back into the bag. At beginner level it is a joker.
    .played = Ends the turn: all gems drawn this turn go back into the bag.
    .level-beginner = A joker: it stands for any colour, and does not end the turn.

## Texts for formats that the full text does not fit
tamashii-short-olaf = Wants { $wish }. Effect: Olaf's gems go back into the bag.
tamashii-short-red = Ends the turn: all its gems go back. Beginners: a joker.

## Corner indices
tamashii-index-trolls = T
tamashii-index-olaf = O
tamashii-index-anna = A
tamashii-index-elsa = E
tamashii-index-kristoff = K
tamashii-index-sven = S
tamashii-index-blue = B
tamashii-index-pink = P
tamashii-index-green = G
tamashii-index-red = R

## About the marks
tamashii-note = The gems get no stickers, because a mark could be felt in the bag. Either somebody who sees says the colour of each gem as it leaves the bag, which all may hear; or take 32 equal cards instead of the gems, put stickers on their faces (--kind gem), shuffle them and draw from the top of the pile, face down. The red one has the cross.
