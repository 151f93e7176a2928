# Words of typed commands: synonyms between commas.  `-word-` is a command, `-term-` what it acts on.
# The names of the tiles are words by themselves; a posture is also typed by its letters: ssl.

magi-kitchen-word-flip = flip, flips, turn, turn over, turn over the next card, next, next card, go on, turns over, turns
magi-kitchen-word-slap = slap, slaps, hit, name
magi-kitchen-word-cover = cover, covers, save, hide
magi-kitchen-word-pose = pose, posture, taps
magi-kitchen-word-give = give, gives, pay, give to, to
magi-kitchen-word-buzz = buzz, buzzes, me
magi-kitchen-word-finish = finish, nothing, name nothing, give up, gives up
magi-kitchen-word-pass = pass, passes, skip, done, no more
magi-kitchen-word-short = short, s
magi-kitchen-word-long = long, l

magi-kitchen-term-tile-tomato = tomato, tomatoes
magi-kitchen-term-tile-eggplant = eggplant, eggplants, aubergine
magi-kitchen-term-tile-mushroom = mushroom, mushrooms
magi-kitchen-term-tile-corn = corn, maize
magi-kitchen-term-tile-broccoli = broccoli
