# Words of typed commands: synonyms between commas.  `-word-` is a command, `-term-` what it acts on.
# The names of the cards are words by themselves.

kami-word-pass = pass, passes, skip
kami-word-defend = defend, defends, defence, answer, block, blocks, answers
kami-word-lead = lead, leads, hide, hides, lay down, face down, lay face down, put face down, lay, lays
kami-word-attack = attack, attacks
kami-word-waive = ready, be ready, i am ready, waive
kami-word-claim = claim, claim a redeal, claim redeal, ask for a redeal, show warriors
kami-word-redeal = redeal, redeal the round, deal again, yes
kami-word-keep = keep, keep the hands, no redeal, no
kami-word-peek = peek, peek at, look, look at

kami-term-place = stack, from stack, mercenary, pile
kami-term-nothing = nothing, no card
kami-term-silver = silver, silvers
kami-term-gold = gold, golds
