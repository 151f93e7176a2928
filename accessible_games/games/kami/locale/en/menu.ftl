# What the menu says of the game: its title, its options.

kami-title = Kami
kami-option-target = Points that win the game: { $value }
kami-option-next-starter = The next round is started by { $value ->
    [winner] whoever won the last one
   *[left_of_starter] the player to the left of the last starter
  }
