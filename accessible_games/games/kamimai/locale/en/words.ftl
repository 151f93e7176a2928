# Words of typed commands: synonyms between commas.  `-word-` is a command, `-term-` what it acts on.
# The names of the cards are words by themselves.

kamimai-word-target = target, targets, aim at, target zone, aims at
kamimai-word-guardian = guardian, choose guardian, apply
kamimai-word-draw = draw, draws, take from
kamimai-word-hold = hold, stop, stand, enough, stops, stands
kamimai-word-discard = discard, discards, throw away, drop
kamimai-word-cast = cast, casts
kamimai-word-use = use, uses, play, plays
kamimai-word-giver = giver, next giver
kamimai-word-give = give, gives
kamimai-word-take = take, takes
kamimai-word-done = done, cast no more, no more, finished
kamimai-word-keep = keep, keeps, store, stores
kamimai-word-drew = drew, drawn, i drew
kamimai-word-collapse = collapse, collapsed, it collapsed, fallen, it fell
kamimai-term-water = water
kamimai-term-fire = fire
kamimai-term-earth = earth
kamimai-term-air = air
kamimai-term-fairy-fire = fire fairy, fairy of fire
