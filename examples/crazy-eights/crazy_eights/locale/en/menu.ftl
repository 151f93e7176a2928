# What the menu says of the game.
crazy-eights-title = Crazy Eights
