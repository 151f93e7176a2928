# What the host of real time says in Magi Kitchen.  One line each; the news in the first 40 letters.

realtime-key-called-letter = { $name }
realtime-key-called-comma = comma
realtime-key-called-period = period
realtime-key-called-semicolon = semicolon
realtime-key-called-colon = colon
realtime-key-called-slash = slash
realtime-key-called-minus = hyphen
realtime-key-called-exclamation = exclamation mark
realtime-key-called-question = question mark
realtime-key-called-apostrophe = apostrophe

realtime-player-key = { $seat } has { $own }
realtime-keys-are = Keys: { $keys }. Space turns over the next card. Whoever has the floor names a tile: 1 tomato, 2 eggplant, 3 mushroom, 4 corn, 5 broccoli; or, against the trash, a pile by the number of its player. Enter names nothing.
realtime-cluster-keys = { $seat }: tomato { $tomato }, eggplant { $eggplant }, mushroom { $mushroom }, corn { $corn }, broccoli { $broccoli }, against the trash { $pile }.
realtime-space-flips = Space turns over the next card.

realtime-flip-prompt = { $seat }: Space turns over a card, Escape gives a command.
realtime-duel-prompt = The duel is open.
realtime-turning = { $seat } turns over a card.
realtime-not-yet = Not yet.
realtime-last-second = { $seat }: the last second.
realtime-duel-goes-on = The duel goes on. It is open again from the sound of its card.
realtime-after-the-duel = That key does nothing while a duel is open.

realtime-practice-question = Practise before the game? Choose with a digit.
realtime-sounds-choice = The sounds of the cards
realtime-patterns-choice = The taps of the postures
realtime-keys-choice = The keys, all together
realtime-delay-choice = The delay of headphones or loudspeakers
realtime-begin-choice = Begin the game
realtime-sounds-intro = Each card by its sound. Space for the next, Enter for the same again, Escape to stop.
realtime-card-sound = { CAP($card) }.
realtime-patterns-intro = Each posture by its taps, on your own key. Space to start and for the next, Escape to stop.
realtime-pattern-of = { CAP($posture) }: { $taps }.
realtime-pattern-tapped-right = Right, { $seat }: { $taps }.
realtime-pattern-tapped-wrong = Not yet, { $seat }: { $taps }.
realtime-hold-together = All together, press and hold: { $keys }. Then Space.
realtime-all-keys-heard = Every key is heard, with all the others held down.
realtime-key-moved = { $seat }: this keyboard loses { $lost } beside the others. The new key is { $new }.
realtime-ghost-key = This keyboard also reports { $ghost }, which nobody was to press.
realtime-nobody-pressed = No key was pressed, so nothing is known.
realtime-keyboard-too-poor = This keyboard loses keys wherever they are. Plug in a second keyboard, or play calm mode.
realtime-practice-over = The game begins.

realtime-delay-intro = A sound comes at regular times. Space to start, then press Space each time together with the sound.
realtime-delay-found = { $ms ->
        [one] The delay is { $ms } millisecond. It is kept for this device, and every duel allows for it.
       *[other] The delay is { $ms } milliseconds. It is kept for this device, and every duel allows for it.
    }
realtime-delay-unclear = The presses were too few or too uneven. The delay stays as it was.

realtime-skill-intro = Skill mode: after each choice of a half a tone runs from left to right and back. It is highest at the centre: press Enter there. At the centre the risk of the card is { $centre } per cent less, next to it { $beside } less, and never below 1. Press nothing, or any other key, and you draw as usual.
realtime-skill-prompt = Enter at the centre; any other key draws as usual.
realtime-drawn-plainly = Drawn without the tone: the risk stays.
