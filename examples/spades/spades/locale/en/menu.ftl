# What the menu says of the game, and of each option that it offers.
spades-title = Spades
spades-option-target = Points that win
