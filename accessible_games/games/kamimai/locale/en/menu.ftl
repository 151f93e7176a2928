# What the menu says of the game: its title, its options.

kamimai-title = KamiMaï
kamimai-option-level = Level: { $value }
kamimai-option-mode = Difficulty: { $value ->
    [easy] easy
    [hard] hard
   *[normal] normal
  }
kamimai-option-adventure = Adventure, all levels in a row: { $value ->
    [yes] yes
   *[no] no
  }
kamimai-option-skill = Skill, a tone to press Enter to at each draw, in the window: { $value ->
    [slow] slow
    [normal] medium
    [fast] fast
   *[off] off
  }
