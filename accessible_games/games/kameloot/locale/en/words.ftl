# Words of typed commands: synonyms between commas.  `-word-` is a command, `-term-` what it acts on.
# The names of the cards are words by themselves.

kameloot-word-play = play, put down, lay down, lay, put, place, plays, puts down, lays down, lays, puts
kameloot-word-use = use, discard, power of, uses, discards
kameloot-word-pass = pass, passes, skip
kameloot-word-choose = choose, pick, chooses, picks
kameloot-word-as = as, like
kameloot-word-for = for, against
kameloot-word-of = of, from

kameloot-term-ring = ring, rings, magnet
kameloot-term-wand = wand, wands
kameloot-term-glove = glove, gloves
kameloot-term-potion = potion, potions
kameloot-term-cloak = cloak, cloaks
kameloot-term-scroll = scroll, scrolls
kameloot-term-unicorn = unicorn, unicorns, horn, horns
kameloot-term-cat = cat
