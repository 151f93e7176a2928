# Words of typed commands: synonyms between commas.  `-word-` is a command, `-term-` what it acts on.

tamashii-word-look = look, look at, look at position, peek, peek at, see, looks, looks at, looks at position, sees
tamashii-word-draw = draw, draw gem, draw a gem, take a gem, draw another, draw another gem, draw again, another, another gem, another one, one more, one more gem, draws, draws a gem, reach into the bag, reaches into the bag
tamashii-word-give = give, give to, give them to, give it to, give gems to, give the gems to, give all gems to, give all to, give to position, stop, stop drawing, stop and give, stop and give to, gives, gives to
tamashii-word-flip = flip, flip it, turn over, turn it over, turn it, flips, turns over, turns
tamashii-word-leave = leave, leave it, leave it face down, keep it face down, do not turn it over, leaves
tamashii-word-effect = effect, use effect, use the effect, use, use it, yes
tamashii-word-no-effect = no effect, do not use the effect, skip the effect, do not use it, no

tamashii-term-place = position, positions, place, number

# Gems that came out of the real bag: their colours alone
tamashii-term-blue = blue, blues
tamashii-term-pink = pink, pinks
tamashii-term-green = green, greens
tamashii-term-red = red, reds
