# What the menu says of the game: its title, its options.

magi-kitchen-title = Magi Kitchen
magi-kitchen-option-mode = Mode: { $value ->
    [calm] calm, by memory, without hurry
    [cluster] a key for each tile, by speed
   *[buzz] buzz, one key each, by speed
  }
magi-kitchen-option-after-duel = The next card is turned over by { $value ->
    [left_of_flipper] the player to the left
   *[winner] the winner of the duel
  }
