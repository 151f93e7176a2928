# What a component of Tamashii does; $wish: what a character wants; $gems: what its effect returns.
tamashii-power-trolls = Want { $wish }. Effect: take one red gem out of the bag.
tamashii-power-olaf = Wants { $wish }. Effect: all gems given to Olaf go back into the bag.
tamashii-power-anna = Wants { $wish }. Effect: look at one card that is still face down.
tamashii-power-elsa = Wants { $wish }. Effect: put { $gems } back into the bag.
tamashii-power-kristoff = Wants { $wish }. Effect: put { $gems } back into the bag.
tamashii-power-sven = Wants { $wish }. Effect: put { $gems } back into the bag.
tamashii-power-red = Ends the turn: all gems drawn this turn go back into the bag. At beginner level it is a joker.
