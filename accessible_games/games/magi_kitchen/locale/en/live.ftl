# What the host of real time says in Magi Kitchen.  One line each; the news in the first 40 letters.

magi-kitchen-live-key-called-letter = { $name }
magi-kitchen-live-key-called-comma = comma
magi-kitchen-live-key-called-period = period
magi-kitchen-live-key-called-semicolon = semicolon
magi-kitchen-live-key-called-colon = colon
magi-kitchen-live-key-called-slash = slash
magi-kitchen-live-key-called-minus = hyphen
magi-kitchen-live-key-called-exclamation = exclamation mark
magi-kitchen-live-key-called-question = question mark
magi-kitchen-live-key-called-apostrophe = apostrophe

magi-kitchen-live-player-key = { $seat } has { $own }
    .you = your key is { $own }
magi-kitchen-live-keys-are = Keys: { $keys }. Space turns over the next card. What else to press is told when it is needed, and by F1.
magi-kitchen-live-cluster-keys = { $seat }: tomato { $tomato }, eggplant { $eggplant }, mushroom { $mushroom }, corn { $corn }, broccoli { $broccoli }, against the trash { $pile }.
magi-kitchen-live-space-flips = Space turns over the next card.

magi-kitchen-live-flip-prompt = { $seat }: Space turns over a card, Escape opens the menu.
    .you = Space turns over a card, Escape opens the menu.
magi-kitchen-live-flip-prompt-short = { $seat }: Space.
    .you = Space for a card.
magi-kitchen-live-buzz-now-match = Buzz: { $keys }, if an ingredient lies open with its own potion.
magi-kitchen-live-buzz-now-rainbow = Buzz: { $keys }, if any ingredient lies open. A rainbow goes with all of them.
magi-kitchen-live-buzz-now-trash = Buzz: { $keys }, if any ingredient lies open, and cover its pile.
magi-kitchen-live-buzz-now-short = Buzz: { $keys }.
magi-kitchen-live-slap-now-match = If an ingredient lies open with its own potion, slap its tile.
magi-kitchen-live-slap-now-rainbow = If an ingredient lies open, slap its tile. A rainbow goes with all of them.
magi-kitchen-live-slap-now-trash = If an ingredient lies open beside the trash, cover its pile.
magi-kitchen-live-slap-now-short = Slap, or wait.
magi-kitchen-live-space-closes = { $seat }: Space closes the duel and turns over the next card.
    .you = Space closes the duel and turns over the next card.
magi-kitchen-live-space-closes-short = { $seat }: Space goes on.
    .you = Space goes on.
magi-kitchen-live-next-turns = { $seat } turns over the next card.
magi-kitchen-live-name-tile = { $seat } names a tile: 1 tomato, 2 eggplant, 3 mushroom, 4 corn, 5 broccoli. A wrong one costs a card, and so does Enter twice, for none.
    .you = Name a tile: 1 tomato, 2 eggplant, 3 mushroom, 4 corn, 5 broccoli. A wrong one costs a card, and so does Enter twice, for none.
magi-kitchen-live-name-tile-short = { $seat }: keys 1 to 5, or Enter for none.
    .you = 1 to 5, or Enter for none.
magi-kitchen-live-pile-key = key { $number } for { $seat }
    .you = key { $number } for your own
magi-kitchen-live-name-pile = { $seat } covers a pile: { $piles }. A wrong one costs a card, and so does Enter twice, for none.
    .you = Cover a pile: { $piles }. A wrong one costs a card, and so does Enter twice, for none.
magi-kitchen-live-name-pile-short = { $seat }: keys 1 to { $last }, or Enter for none.
    .you = 1 to { $last }, or Enter for none.
magi-kitchen-live-tap-now = Tap { $taps }: { $keys }. Hold the key for a long tap.
magi-kitchen-live-tap-now-short = Tap { $taps }: { $keys }.
magi-kitchen-live-press-when-posed = Take the posture, then press: { $keys }.
magi-kitchen-live-duel-stands = The duel stands still.
magi-kitchen-live-turning = { $seat } turns over a card.
magi-kitchen-live-not-yet = Not yet.
magi-kitchen-live-nothing-once-more = Enter once more names nothing, which costs a card.
magi-kitchen-live-last-second = { $seat }: the last second.
magi-kitchen-live-duel-goes-on = The duel goes on. It is open again from the sound of its card.
magi-kitchen-live-after-the-duel = That key does nothing while a duel is open.

magi-kitchen-live-practice-question = Practise before the game?
magi-kitchen-live-sounds-choice = The sounds of the cards
magi-kitchen-live-patterns-choice = The taps of the postures
magi-kitchen-live-keys-choice = The keys, all together
magi-kitchen-live-delay-choice = The delay of headphones or loudspeakers
magi-kitchen-live-begin-choice = Begin the game
magi-kitchen-live-sounds-intro = Each card by its sound. Space for the next, Enter for the same again, Escape to stop.
magi-kitchen-live-card-sound = { CAP($card) }.
magi-kitchen-live-patterns-intro = Each posture by its taps, on your own key. Space to start and for the next, Escape to stop.
magi-kitchen-live-pattern-of = { CAP($posture) }: { $taps }.
magi-kitchen-live-pattern-tapped-right = Right, { $seat }: { $taps }.
magi-kitchen-live-pattern-tapped-wrong = Not yet, { $seat }: { $taps }.
magi-kitchen-live-hold-together = All together, press and hold: { $keys }. Then Space.
magi-kitchen-live-all-keys-heard = Every key is heard, with all the others held down.
magi-kitchen-live-key-moved = { $seat }: this keyboard loses { $lost } beside the others. The new key is { $new }.
magi-kitchen-live-ghost-key = This keyboard also reports { $ghost }, which nobody was to press.
magi-kitchen-live-nobody-pressed = No key was pressed, so nothing is known.
magi-kitchen-live-keyboard-too-poor = This keyboard loses keys wherever they are. Plug in a second keyboard, or play calm mode.
magi-kitchen-live-practice-over = The game begins.

magi-kitchen-live-delay-intro = A sound comes at regular times. Space to start, then press Space each time together with the sound.
magi-kitchen-live-delay-found = { $ms ->
        [one] The delay is { $ms } millisecond. It is kept for this device, and every duel allows for it.
       *[other] The delay is { $ms } milliseconds. It is kept for this device, and every duel allows for it.
    }
magi-kitchen-live-delay-unclear = The presses were too few or too uneven. The delay stays as it was.
