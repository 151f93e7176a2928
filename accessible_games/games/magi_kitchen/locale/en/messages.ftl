# Magi Kitchen.  Public wordings never say "you"; a card is named before anything else is said of it.

# --- Phrases with a number, used by the messages below

magi-kitchen-phrase-rest = { $left ->
        [0] none left
       *[other] { $left } left
    }
magi-kitchen-phrase-left = { $left ->
        [0] no card left
        [one] { $left } card left
       *[other] { $left } cards left
    }
magi-kitchen-phrase-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
magi-kitchen-phrase-size = { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }
magi-kitchen-phrase-box = { $box ->
        [one] { $box } card goes
       *[other] { $box } cards go
    }
magi-kitchen-phrase-deck = { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    }
magi-kitchen-phrase-piles = { $owners-n ->
        [one] the pile
       *[other] the { $owners-n } piles
    }

# --- Events: the start

magi-kitchen-decks-dealt = The decks are dealt, { magi-kitchen-phrase-size } each. { magi-kitchen-phrase-box } back to the box.
    .brief = { magi-kitchen-phrase-size } each, { $box } in the box.
    .full = The decks are dealt, { magi-kitchen-phrase-size } for each player, face down. { magi-kitchen-phrase-box } back to the box, unseen.

magi-kitchen-decks-dealt-even = The decks are dealt, { magi-kitchen-phrase-size } each.
    .brief = { magi-kitchen-phrase-size } each.
    .full = The decks are dealt, { magi-kitchen-phrase-size } for each player, face down.

magi-kitchen-starter-chosen = { $seat } turns over the first card.
    .brief = { $seat } starts.
    .full = { $seat } loves food the most, and turns over the first card.
    .you = You turn over the first card.
    .you-brief = You start.
    .you-full = You love food the most, and turn over the first card.

# --- Events: the flip

magi-kitchen-card-turned = { CAP($card) }, { $seat } has { magi-kitchen-phrase-rest }.
    .brief = { CAP($card) }, { magi-kitchen-phrase-rest }, { $seat }.
    .full = { CAP($card-a) }: { $seat } turns it over, and has { magi-kitchen-phrase-left } in the deck.
    .you = { CAP($card) }, you have { magi-kitchen-phrase-rest }.
    .you-brief = { CAP($card) }, { magi-kitchen-phrase-rest }, you.
    .you-full = { CAP($card-a) }: you turn it over, and have { magi-kitchen-phrase-left } in your deck.

magi-kitchen-card-was-turned = { $seat } turned over a card, and has { magi-kitchen-phrase-rest }.
    .brief = { $seat }: a card, { magi-kitchen-phrase-rest }.
    .full = { $seat } turned over a card, to be remembered, and has { magi-kitchen-phrase-left } in the deck.
    .you = You turned over a card, and have { magi-kitchen-phrase-rest }.
    .you-brief = You: a card, { magi-kitchen-phrase-rest }.
    .you-full = You turned over a card, to be remembered, and have { magi-kitchen-phrase-left } in your deck.

magi-kitchen-custom-turned = { $seat } turns over { $name }. It says: { $text }. { $left } left.
    .brief = { $seat }: { $name }. { $text }. { $left } left.
    .full = { $seat } turns over a card of the table's own, { $name }. It says: { $text }. The deck has { magi-kitchen-phrase-left }.
    .you = You turn over { $name }. It says: { $text }. { $left } left.
    .you-brief = You: { $name }. { $text }. { $left } left.
    .you-full = You turn over a card of the table's own, { $name }. It says: { $text }. Your deck has { magi-kitchen-phrase-left }.

magi-kitchen-custom-turned-plain = { $seat } turns over { $name }, { magi-kitchen-phrase-left }.
    .brief = { $seat }: { $name }. { $left } left.
    .full = { $seat } turns over a card of the table's own, { $name }. The deck has { magi-kitchen-phrase-left }.
    .you = You turn over { $name }, { magi-kitchen-phrase-left }.
    .you-brief = You: { $name }. { $left } left.
    .you-full = You turn over a card of the table's own, { $name }. Your deck has { magi-kitchen-phrase-left }.

magi-kitchen-cards-passed = Everybody gives the top card of the deck to the left.
    .brief = Everybody gives a card left.
    .full = At once everybody gives the top card of the deck to the left, unseen, under the next deck.

# --- Events: the floor

magi-kitchen-buzzed = { $seat } buzzes and has the floor.
    .brief = { $seat } buzzes.
    .full = { $seat } buzzes and has the floor, to name one tile or one pile.
    .you = You buzz and have the floor.
    .you-brief = You buzz.
    .you-full = You buzz and have the floor, to name one tile or one pile.

magi-kitchen-buzzed-waits = { $seat } buzzes too, number { $place } in the queue.
    .brief = { $seat } waits, number { $place }.
    .full = { $seat } buzzes too, and waits for the floor as number { $place } of the queue.
    .you = You buzz too, number { $place } in the queue.
    .you-brief = You wait, number { $place }.
    .you-full = You buzz too, and wait for the floor as number { $place } of the queue.

magi-kitchen-floor-passed = { $seat } has the floor, after { $before }.
    .brief = Floor: { $seat }.
    .full = { $seat } was next in the queue after { $before }, and has the floor.
    .you = You have the floor, after { $before }.
    .you-brief = Floor: you.
    .you-full = You were next in the queue after { $before }, and have the floor.
    .named = { $seat } has the floor, after you.
    .named-brief = Floor: { $seat }.
    .named-full = { $seat } was next in the queue after you, and has the floor.

magi-kitchen-floor-passed-tied = { $seat } has the floor. In the next tie { $before } comes last.
    .brief = Floor: { $seat }, tied with { $before }.
    .full = { $seat } buzzed at the same moment, and has the floor now. In the next tie { $before } comes last.
    .you = You have the floor. In the next tie { $before } comes last.
    .you-brief = Floor: you, tied with { $before }.
    .you-full = You buzzed at the same moment, and have the floor now. In the next tie { $before } comes last.

# --- Events: right and wrong slaps

magi-kitchen-tile-won = { $seat } gets { $tile-the } first.
    .brief = { CAP($tile) } for { $seat }.
    .full = { $seat } gets { $tile-the } first, and that is right.
    .you = You get { $tile-the } first.
    .you-brief = { CAP($tile) } for you.
    .you-full = You get { $tile-the } first, and that is right.

magi-kitchen-pile-saved = { $seat } covers { $owner }'s pile and saves it.
    .brief = { $seat } saves { $owner }'s pile.
    .full = { $seat } covers { $owner }'s pile first, and saves it from the trash.
    .you = You cover { $owner }'s pile and save it.
    .you-brief = You save { $owner }'s pile.
    .you-full = You cover { $owner }'s pile first, and save it from the trash.
    .named = { $seat } covers your pile and saves it.
    .named-brief = { $seat } saves your pile.
    .named-full = { $seat } covers your pile first, and saves it from the trash.

magi-kitchen-pile-saved-own = { $seat } covers their own pile and saves it.
    .brief = { $seat } saves their own pile.
    .full = { $seat } covers their own pile first, and saves it from the trash.
    .you = You cover your own pile and save it.
    .you-brief = You save your own pile.
    .you-full = You cover your own pile first, and save it from the trash.

magi-kitchen-tile-gone = Too late: { $seat } comes second on { $tile-the }.
    .brief = Too late: { $seat }, { $tile }.
    .full = Too late: { $seat } comes second on { $tile-the }, and that costs nothing.
    .you = Too late: you come second on { $tile-the }.
    .you-brief = Too late: you, { $tile }.
    .you-full = Too late: you come second on { $tile-the }, and that costs nothing.

magi-kitchen-pile-gone = Too late: { $seat } comes second on { $owner }'s pile.
    .brief = Too late: { $seat }, { $owner }'s pile.
    .full = Too late: { $seat } comes second on { $owner }'s pile, and that costs nothing.
    .you = Too late: you come second on { $owner }'s pile.
    .you-brief = Too late: you, { $owner }'s pile.
    .you-full = Too late: you come second on { $owner }'s pile, and that costs nothing.
    .named = Too late: { $seat } comes second on your pile.
    .named-brief = Too late: { $seat }, your pile.
    .named-full = Too late: { $seat } comes second on your pile, and that costs nothing.

magi-kitchen-pile-gone-own = Too late: { $seat } comes second on their own pile.
    .brief = Too late: { $seat }, their own pile.
    .full = Too late: { $seat } comes second on their own pile, and that costs nothing.
    .you = Too late: you come second on your own pile.
    .you-brief = Too late: your own pile.
    .you-full = Too late: you come second on your own pile, and that costs nothing.

magi-kitchen-tile-misfired = Misfire! { $seat } slaps { $tile-the }. { $why }
    .brief = Misfire: { $seat }, { $tile }.
    .full = Misfire! { $seat } slaps { $tile-the }, and one card is owed. { $why }
    .you = Misfire! You slap { $tile-the }. { $why }
    .you-brief = Misfire: you, { $tile }.
    .you-full = Misfire! You slap { $tile-the }, and you owe one card. { $why }

magi-kitchen-pile-misfired = Misfire! { $seat } covers { $owner }'s pile. { $why }
    .brief = Misfire: { $seat }, { $owner }'s pile.
    .full = Misfire! { $seat } covers { $owner }'s pile, and one card is owed. { $why }
    .you = Misfire! You cover { $owner }'s pile. { $why }
    .you-brief = Misfire: you, { $owner }'s pile.
    .you-full = Misfire! You cover { $owner }'s pile, and you owe one card. { $why }
    .named = Misfire! { $seat } covers your pile. { $why }
    .named-brief = Misfire: { $seat }, your pile.
    .named-full = Misfire! { $seat } covers your pile, and one card is owed. { $why }

magi-kitchen-pile-misfired-own = Misfire! { $seat } covers their own pile. { $why }
    .brief = Misfire: { $seat }, their own pile.
    .full = Misfire! { $seat } covers their own pile, and one card is owed. { $why }
    .you = Misfire! You cover your own pile. { $why }
    .you-brief = Misfire: your own pile.
    .you-full = Misfire! You cover your own pile, and you owe one card. { $why }

magi-kitchen-tile-wrong-match = { CAP($ingredient) } and its potion do not both lie open.
magi-kitchen-tile-wrong-rainbow = No { $ingredient } lies open for the rainbow.
magi-kitchen-tile-wrong-trash = Against the trash only a covered pile counts.
magi-kitchen-tile-wrong-won = It was won before, in this same duel.
magi-kitchen-pile-wrong-early = A pile is covered only in the duel that the trash opens.
magi-kitchen-pile-wrong-bare = No ingredient lies on top of it.
magi-kitchen-pile-wrong-won = It was saved before, in this same duel.

magi-kitchen-nothing-named = Misfire! { $seat } gives up the floor and names nothing.
    .brief = Misfire: { $seat } names nothing.
    .full = Misfire! { $seat } gives up the floor and names nothing, and one card is owed.
    .you = Misfire! You give up the floor and name nothing.
    .you-brief = Misfire: you name nothing.
    .you-full = Misfire! You give up the floor and name nothing, and you owe one card.

magi-kitchen-time-ran-out = Misfire! Time is up, and { $seat } has named nothing.
    .brief = Misfire: time is up, { $seat }.
    .full = Misfire! Time is up, { $seat } has named nothing, and one card is owed.
    .you = Misfire! Time is up, and you have named nothing.
    .you-brief = Misfire: your time is up.
    .you-full = Misfire! Time is up, you have named nothing, and you owe one card.

# --- Events: postures

magi-kitchen-posture-taken = { $seat } takes the posture: { $taps }.
    .brief = Right, { $seat }: { $taps }.
    .full = { $seat } takes the right posture, tapping { $taps }.
    .you = You take the posture: { $taps }.
    .you-brief = Right, you: { $taps }.
    .you-full = You take the right posture, tapping { $taps }.

magi-kitchen-posture-misfired = Misfire! { $seat } takes a wrong posture: { $taps }.
    .brief = Misfire: { $seat }, { $taps }.
    .full = Misfire! { $seat } takes a wrong posture, and one card is owed. The taps were: { $taps }.
    .you = Misfire! You take a wrong posture: { $taps }.
    .you-brief = Misfire: you, { $taps }.
    .you-full = Misfire! You take a wrong posture, and you owe one card. The taps were: { $taps }.

magi-kitchen-keeper-named = { $seat } was last, and keeps { $posture-the }.
    .brief = { $seat } keeps { $posture-the }.
    .full = { $seat } was last, and keeps { $posture-the } until the next one comes.
    .you = You were last, and keep { $posture-the }.
    .you-brief = You keep { $posture-the }.
    .you-full = You were last, and keep { $posture-the } until the next one comes.

magi-kitchen-keeper-named-watch = { $seat } was last, and keeps { $posture-the }: no watch until the next one.
    .brief = { $seat } keeps { $posture-the }, no watch.
    .full = { $seat } was last, and keeps { $posture-the } until the next one comes. Until then { $seat } does not watch, but is passed over.
    .you = You were last, and keep { $posture-the }: you do not watch until the next one.
    .you-brief = You keep { $posture-the }, no watch.
    .you-full = You were last, and keep { $posture-the } until the next one comes. Until then you do not watch, but are passed over.

magi-kitchen-keeper-named-delay = { $seat } was last, and keeps { $posture-the }.
    .brief = { $seat } keeps { $posture-the }.
    .full = { $seat } was last, and keeps { $posture-the } until the next one comes. Until then { $seat }'s buzz counts a little later.
    .you = You were last, and keep { $posture-the }: your buzz counts later until the next one.
    .you-brief = You keep { $posture-the }.
    .you-full = You were last, and keep { $posture-the } until the next one comes. Until then your buzz counts a little later.

magi-kitchen-passed = { $seat } passes.
    .brief = { $seat } passes.
    .full = { $seat } passes and claims nothing more in this duel.
    .you = You pass.
    .you-brief = You pass.
    .you-full = You pass and claim nothing more in this duel.

# --- Events: after the duel

magi-kitchen-cards-won = { $seat } takes { magi-kitchen-phrase-cards } in front of { $owners }, and has { magi-kitchen-phrase-deck }.
    .brief = { $seat } takes { $n }, deck { $deck }.
    .full = { $seat } takes { magi-kitchen-phrase-cards }, { magi-kitchen-phrase-piles } of { $owners }, and has { magi-kitchen-phrase-deck } in the deck now.
    .you = You take { magi-kitchen-phrase-cards } in front of { $owners }, and have { magi-kitchen-phrase-deck }.
    .you-brief = You take { $n }, deck { $deck }.
    .you-full = You take { magi-kitchen-phrase-cards }, { magi-kitchen-phrase-piles } of { $owners }, and have { magi-kitchen-phrase-deck } in your deck now.

magi-kitchen-nothing-won = Nothing won.
    .brief = No win.
    .full = The duel is over, and nobody wins any cards.

magi-kitchen-piles-burnt = The trash burns { magi-kitchen-phrase-cards } in front of { $owners }.
    .brief = The trash burns { $n } of { $owners }.
    .full = Nobody was there in time: the trash burns { magi-kitchen-phrase-cards } in front of { $owners }, and they are out of the game.

magi-kitchen-penalty-paid = { $seat } gives { $receiver } a card for the misfire, { magi-kitchen-phrase-left }.
    .brief = { $seat } gives { $receiver } one, { magi-kitchen-phrase-rest }.
    .full = { $seat } gives { $receiver } the top card of the deck for the misfire, unseen, and has { magi-kitchen-phrase-left }.
    .you = You give { $receiver } a card for the misfire, { magi-kitchen-phrase-left }.
    .you-brief = You give { $receiver } one, { magi-kitchen-phrase-rest }.
    .you-full = You give { $receiver } the top card of your deck for the misfire, unseen, and have { magi-kitchen-phrase-left }.
    .named = { $seat } gives you a card for the misfire, { magi-kitchen-phrase-left }.
    .named-brief = { $seat } gives you one, { magi-kitchen-phrase-rest }.
    .named-full = { $seat } gives you the top card of the deck for the misfire, unseen, and has { magi-kitchen-phrase-left }.

magi-kitchen-penalty-lapsed = { $seat } has no card to give, and owes nothing.
    .brief = { $seat } owes nothing.
    .full = { $seat } has no card to give for the misfire, and so owes nothing.
    .you = You have no card to give, and owe nothing.
    .you-brief = You owe nothing.
    .you-full = You have no card to give for the misfire, and so owe nothing.

magi-kitchen-deck-emptied = { $seat }'s deck is empty: the game is over.
    .brief = { $seat }'s deck is empty.
    .full = { $seat }'s deck has run out, and so the game is over at once.
    .you = Your deck is empty: the game is over.
    .you-brief = Your deck is empty.
    .you-full = Your deck has run out, and so the game is over at once.

magi-kitchen-flips-left = { $n ->
        [one] The next card is the last one, then the largest deck wins.
       *[other] { $n } more cards will be turned over, then the largest deck wins.
    }
    .brief = { $n ->
        [one] One more card.
       *[other] { $n } more cards.
    }
    .full = { $n ->
        [one] The next card is the last one. After it the game ends, and the largest deck wins.
       *[other] { $n } more cards will be turned over. After the last one the game ends, and the largest deck wins.
    }
magi-kitchen-flips-over = { $n } cards have been turned over: the game is over, and the largest deck wins.
    .brief = The last of { $n } cards was turned over.
    .full = { $n } cards have been turned over, after which this house rule ends the game. The largest deck wins.
magi-kitchen-game-won = { $seat } wins the game with { magi-kitchen-phrase-cards }. Decks: { $decks }.
    .brief = { $seat } wins with { $n }. Decks: { $decks }.
    .full = { $seat } wins the game with the largest deck, { magi-kitchen-phrase-cards }. The decks are: { $decks }.
    .you = You win the game with { magi-kitchen-phrase-cards }. Decks: { $decks }.
    .you-brief = You win with { $n }. Decks: { $decks }.
    .you-full = You win the game with the largest deck, { magi-kitchen-phrase-cards }. The decks are: { $decks }. Well played!

magi-kitchen-game-shared = A shared victory with { magi-kitchen-phrase-cards } each: { $seats }. Decks: { $decks }.
    .brief = A shared victory with { $n }: { $seats }. Decks: { $decks }.
    .full = The largest decks are equal, { magi-kitchen-phrase-cards } each, so the victory is shared: { $seats }. The decks are: { $decks }.

# --- Items of lists

magi-kitchen-deck-count = { $seat } has { $n }
    .you = you have { $n }
magi-kitchen-pile-count = { $seat } has { $n }
    .you = you have { $n }
magi-kitchen-top-of = { $seat } has { $card-a }
    .you = you have { $card-a }
magi-kitchen-top-of-custom = { $seat } has { $name }
    .you = you have { $name }
magi-kitchen-top-of-none = { $seat } has nothing
    .you = you have nothing

# --- Answers

magi-kitchen-to-flip = { $seat } turns a card.
    .you = Turn a card.
magi-kitchen-to-watch = { $seat }: a tile that matches, or pass.
    .you = You: a tile that matches, or pass.
magi-kitchen-to-recolour = { $seat }: the rainbow counts only now. One tile, or pass.
    .you = You: the rainbow counts only now. One tile, or pass.
magi-kitchen-to-save = { $seat }: the trash counts only now. Cover one pile, or pass.
    .you = You: the trash counts only now. Cover one pile, or pass.
magi-kitchen-to-pose = { $seat }: tap { $posture-the }, by heart.
    .you = Tap { $posture-the }, by heart.
magi-kitchen-to-pose-heard = { $seat }: tap { $posture-the }.
    .you = Tap { $posture-the }.
magi-kitchen-to-give = { $seat } owes a card: to whom?
    .you = You owe a card: to whom?
magi-kitchen-to-name = { $seat } has the floor: one tile or pile.
    .you = You have the floor: one tile or pile.
magi-kitchen-open-to-all-match = If an ingredient lies open with its own potion, slap its tile.
magi-kitchen-open-to-all-match-buzz = If an ingredient lies open with its own potion, buzz, then name its tile.
magi-kitchen-open-to-all-rainbow = In this duel alone, slap the tile of any ingredient that lies open.
magi-kitchen-open-to-all-rainbow-buzz = In this duel alone any ingredient that lies open counts: buzz, then name its tile.
magi-kitchen-open-to-all-trash = In this duel alone, cover any pile with an ingredient on top.
magi-kitchen-open-to-all-trash-buzz = In this duel alone any pile with an ingredient on top counts: buzz, then name it.
magi-kitchen-pose-now = Take { $posture-the }: { $taps }.
magi-kitchen-outcome-due = The cards are about to be dealt.
magi-kitchen-game-ended = The game is over. { $seat } has won with { magi-kitchen-phrase-cards }.
    .you = The game is over. You have won with { magi-kitchen-phrase-cards }.
magi-kitchen-victory-shared = The game is over. A shared victory with { magi-kitchen-phrase-cards } each: { $seats }.
magi-kitchen-decks-are = Cards in the decks: { $decks }.
magi-kitchen-flips-are = Cards turned over: { $n } of { $all }.
magi-kitchen-tops-are = Visible cards: { $tops }.
magi-kitchen-tops-later = During a duel, the visible cards are not read again.
magi-kitchen-tops-by-heart = In calm mode the visible cards are not read again: remember them.
magi-kitchen-keeper-is = { $seat } keeps the last posture.
    .you = You keep the last posture.
magi-kitchen-keeper-is-watch = { $seat } keeps the last posture: no watch until the next one.
    .you = You keep the last posture: you do not watch until the next one.
magi-kitchen-keeper-is-delay = { $seat } keeps the last posture: { $seat }'s buzz counts later until the next one.
    .you = You keep the last posture: your buzz counts later until the next one.
magi-kitchen-no-keeper = Nobody keeps a posture.
magi-kitchen-piles-are = Cards in the piles: { $piles }.

# --- Refusals: what is wrong, and what is allowed

magi-kitchen-flip-first = No duel is open. First the next card is turned over.
magi-kitchen-duel-is-open = A duel is open. That can be done when it is over.
magi-kitchen-posture-only = A posture was turned over. Only its taps count now.
magi-kitchen-penalty-first = First pay for the misfire. Choose who gets the card.
magi-kitchen-penalty-to-oneself = The card for a misfire goes to somebody else. Choose another player.
magi-kitchen-no-such-seat = There are only { $seats } players here. Name one of them.
magi-kitchen-hands-in-use = Both hands are in use, so there is no third cover in this duel. Wait for the next card.
magi-kitchen-wrong-length = This posture has { $taps ->
        [one] { $taps } tap
       *[other] { $taps } taps
    }, no more and no fewer.
magi-kitchen-two-or-three-taps = A posture has two or three taps.
magi-kitchen-already-posed = This posture is taken already. Wait for the others.
magi-kitchen-buzz-first = Nobody has the floor. Buzz first, then name a tile or a pile.
magi-kitchen-floor-is-taken = { $holder } has the floor. Wait for it, or buzz to join the queue.
magi-kitchen-already-buzzed = One press is waiting already. The next one is possible when that floor has ended.
magi-kitchen-no-buzzer = There is no buzzer in this game. Slap the tile itself.
magi-kitchen-no-buzz-in-calm = In calm mode nobody buzzes. Name a tile or a pile, or pass.
magi-kitchen-tiles-only = Tiles are asked for now, not piles. Name a tile, or pass.
magi-kitchen-piles-only = Piles are asked for now, not tiles. Name a pile, or pass.
magi-kitchen-pass-in-calm-only = Only calm mode has a pass. Whoever wants nothing just waits.

# --- Choices: labels of a menu

magi-kitchen-flip-choice = Turn a card
magi-kitchen-slap-choice = { CAP($tile) }
magi-kitchen-cover-choice = { $seat }'s pile
    .you = Your own pile
magi-kitchen-pose-choice = Tap { $taps }
magi-kitchen-give-choice = To { $seat }
    .you = To yourself
magi-kitchen-buzz-choice = Buzz
magi-kitchen-finish-choice = Name nothing, which is a misfire
magi-kitchen-pass-choice = Pass

# --- Hints

magi-kitchen-advised-flip = Turn a card.
magi-kitchen-advised-buzz = Buzz.
magi-kitchen-advised-slap = Take a tile.
magi-kitchen-advised-cover = Cover a pile.
magi-kitchen-advised-finish = Name nothing.
magi-kitchen-advised-pose = Take the posture.
magi-kitchen-advised-give = Give a card.
magi-kitchen-advised-pass = Pass.
magi-kitchen-advised-wait = Wait.
magi-kitchen-advised-heart = Compare the new card with those in memory, and act only if something goes together.

magi-kitchen-lie-together = { CAP($ingredient-a) } and { $potion-a } lie open.
magi-kitchen-lies-open = With the rainbow any ingredient counts, and { $ingredient-a } lies open.
magi-kitchen-lies-at = { CAP($ingredient-a) } lies on the pile of { $owner }.
    .named = { CAP($ingredient-a) } lies on your own pile.
magi-kitchen-nothing-matches = Nothing that is left goes together, so there is nothing to be won.
magi-kitchen-something-named = Nothing that is left goes together, but something has to be named.
magi-kitchen-its-taps = These are the taps of { $card-the }.
magi-kitchen-fewest-cards = { $receiver } has the fewest cards, { $n }, and is no danger yet.
magi-kitchen-card-decides = Nobody knows what comes: the card decides.
magi-kitchen-by-heart = What lies on the piles is to be remembered here.

magi-kitchen-cost-cards = { $n ->
        [0] That cost nothing.
        [one] That cost about one card.
       *[other] That cost about { $n } cards.
    }
