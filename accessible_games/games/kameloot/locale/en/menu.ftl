# What the menu says of the game: its title, its options.

kameloot-title = Kameloot
kameloot-option-start-tavern = First taverns: { $value ->
    [choose] each player chooses
   *[flip] by lot
  }
kameloot-option-gold-visible = Coins: { $value ->
    [no] hidden from the others
   *[yes] told to all
  }
