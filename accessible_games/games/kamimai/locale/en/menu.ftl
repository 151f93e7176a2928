# What the menu says of the game: its title, its options.

kamimai-title = KamiMaï
kamimai-option-level = Level: { $value }
kamimai-option-level-asked = Which level? The sheets grow longer from 1 to 3.
kamimai-option-level-answer = Level { $value }
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
kamimai-live-no-window = The skill mode's tone needs the window and its sounds. Here cards are drawn without it, at the usual risk.
kamimai-live-no-sounds = { kamimai-live-no-window }
kamimai-option-grimoire = Risk of the cards: { $value ->
    [ledger] it grows slowly, and nearly every turn can be long
   *[tense] it grows steeply, and each card after the third is a question
  }
