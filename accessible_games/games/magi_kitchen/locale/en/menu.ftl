# What the menu says of the game: its title, its options.

magi-kitchen-title = Magi Kitchen
magi-kitchen-option-mode = Mode: { magi-kitchen-option-mode-answer }
magi-kitchen-option-mode-asked = How do you play?
magi-kitchen-option-mode-answer = { $value ->
    [calm] calm, by memory, without hurry
    [cluster] a key for each tile, by speed
   *[buzz] buzz, one key each, by speed
  }
magi-kitchen-option-mode-also = { $value ->
    [calm] slow, no hurry, without speed
    [cluster] tiles, keys for all tiles
   *[buzz] duel, duels, real time, fast, speed
  }
magi-kitchen-option-after-duel = The next card is turned over by { $value ->
    [left_of_flipper] the player to the left
   *[winner] the winner of the duel
  }
magi-kitchen-option-last-round-after = Long games: { $value ->
    [0] only an empty deck ends the game, as in the rulebook
   *[other] after { $value } cards turned over the largest deck wins
  }
magi-kitchen-option-robots-react = Robots press { $value ->
    [match] as fast as it takes to be a match for you
   *[level] as fast as their level does
  }
magi-kitchen-option-robots-remember = In calm mode robots remember { $value ->
    [all] every card
    [most] most cards
    [some] few cards
   *[level] as much as their level does
  }
magi-kitchen-option-robots-risk = Robots are { $value ->
    [careful] careful, and hardly ever wrong
    [bold] bold, and often wrong
   *[level] as bold as their level is
  }
magi-kitchen-live = Duels in real time
magi-kitchen-live-tolerance = How close counts as equal
magi-kitchen-live-tolerance-question = Presses how many milliseconds apart count as equal? { $least } to { $most }.
magi-kitchen-live-dark = The screen during a duel
magi-kitchen-live-dark-question = During a duel, for everybody alike:
magi-kitchen-live-dark-no = The screen shows what is said.
magi-kitchen-live-dark-yes = The screen is dark.
magi-kitchen-live-reminders = Reminders in a duel
magi-kitchen-live-reminders-question = If nothing happens for 4 seconds in a duel, the keys that are waited for are told once more. Shall they be?
magi-kitchen-live-reminders-no = No reminders. F1 still tells them.
magi-kitchen-live-reminders-yes = Reminders after 4 seconds.
magi-kitchen-live-practice = Offer practice again, with all keys at their first places
magi-kitchen-live-no-sounds = In real time this game follows its sounds, and there are none now. So it goes by lines, each player's number in front.
