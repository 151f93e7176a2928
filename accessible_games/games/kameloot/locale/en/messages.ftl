# Kameloot.  Public wordings never say "you", and no line about closed cards says a word that is a kind.

# --- Phrases with a number or a kind, used by the messages below

kameloot-phrase-kinds = { $card-key ->
        [kameloot-card-ring] rings
        [kameloot-card-wand] wands
        [kameloot-card-glove] gloves
        [kameloot-card-potion] potions
        [kameloot-card-cloak] cloaks
       *[other] scrolls
    }
kameloot-phrase-missing = { $missing ->
        [0] { "" }
        [one] , one to go
       *[other] , { $missing } to go
    }
kameloot-phrase-coins = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
kameloot-phrase-draws = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
kameloot-phrase-left = { $left ->
        [0] none left
       *[other] { $left } left
    }
kameloot-phrase-left-full = { $left ->
        [0] no card is left in the draw pile
        [one] { $left } card is left in the draw pile
       *[other] { $left } cards are left in the draw pile
    }
kameloot-phrase-back-full = { $taken ->
        [0] no such card was in the discard pile
        [one] { $taken } card comes back from the discard pile
       *[other] { $taken } cards come back from the discard pile
    }
kameloot-phrase-reached = { $missing ->
        [0] { $total }, complete
       *[other] { $total } of { $needed }
    }
kameloot-phrase-to-go = { $missing ->
        [one] , one to go
       *[other] { "" }
    }
kameloot-phrase-pile = { $left ->
        [0] empty
       *[other] { $left }
    }
kameloot-phrase-back-brief = { $taken ->
        [0] none back
       *[other] { $taken } back
    }

# --- Events: the start

kameloot-tokens-flipped = The tavern tokens: { $taverns }.
    .brief = Tokens: { $taverns }.
    .full = The tavern tokens are thrown like coins: { $taverns }.

kameloot-hands-dealt = { $size } cards are dealt to each player.
    .brief = { $size } cards each.
    .full = The object cards are shuffled, and { $size } cards are dealt to each player.

kameloot-hand-dealt = { $seat } is dealt { $cards }.
    .brief = { $seat } has { $cards }.
    .full = { $seat } is dealt a hand: { $cards }.
    .you = Your hand: { $cards }.
    .you-brief = Hand: { $cards }.
    .you-full = You are dealt your hand: { $cards }.

kameloot-pile-made = The draw pile has { $left } cards.
    .brief = Draw pile: { $left }.
    .full = The rest is the draw pile, { $left } cards face down.

kameloot-first-chosen = { $seat } is the first player.
    .brief = { $seat } begins.
    .full = { $seat } is the first player, then it goes on clockwise.
    .you = You are the first player.
    .you-brief = You begin.
    .you-full = You are the first player, then it goes on clockwise.

kameloot-tavern-chosen = { $seat } chooses { $tavern-the }.
    .brief = { $seat } chooses { $tavern }.
    .full = { $seat } chooses to start in { $tavern-the }.
    .you = You choose { $tavern-the }.
    .you-brief = You choose { $tavern }.
    .you-full = You choose to start in { $tavern-the }.

# --- Events: step 1

kameloot-cards-placed = { $seat } puts down { $cards }: { $tavern } { kameloot-phrase-reached }{ kameloot-phrase-to-go }.
    .brief = { $seat } lays { $cards }: { kameloot-phrase-reached }.
    .full = { $seat } puts down { $cards }. In { $tavern-the }, { kameloot-phrase-kinds } are now at { kameloot-phrase-reached }{ kameloot-phrase-missing }.
    .you = You put down { $cards }: { $tavern } { kameloot-phrase-reached }{ kameloot-phrase-to-go }.
    .you-brief = You lay { $cards }: { kameloot-phrase-reached }.
    .you-full = You put down { $cards }. In { $tavern-the }, { kameloot-phrase-kinds } are now at { kameloot-phrase-reached }{ kameloot-phrase-missing }.
kameloot-cards-placed-horns = { $seat } adds { $cards } to the { kameloot-phrase-kinds }: { $tavern } { kameloot-phrase-reached }{ kameloot-phrase-to-go }.
    .brief = { $seat } adds { $cards } to { kameloot-phrase-kinds }: { kameloot-phrase-reached }.
    .full = { $seat } adds { $cards } to the { kameloot-phrase-kinds } in front. In { $tavern-the } they are now at { kameloot-phrase-reached }{ kameloot-phrase-missing }.
    .you = You add { $cards } to the { kameloot-phrase-kinds }: { $tavern } { kameloot-phrase-reached }{ kameloot-phrase-to-go }.
    .you-brief = You add { $cards } to { kameloot-phrase-kinds }: { kameloot-phrase-reached }.
    .you-full = You add { $cards } to the { kameloot-phrase-kinds } in front of you. In { $tavern-the } they are now at { kameloot-phrase-reached }{ kameloot-phrase-missing }.

kameloot-passed = { $seat } passes.
    .brief = { $seat } passes.
    .full = { $seat } has nothing that can be played, and passes.
    .you = You pass.
    .you-brief = You pass.
    .you-full = You have nothing that can be played, and pass.

kameloot-power-spent = { $seat } used a power.
    .brief = { $seat } used a power.
    .full = { $seat } discarded a card and used its power.
    .you = You used a power.
    .you-brief = You used a power.
    .you-full = You discarded a card and used its power.

kameloot-ring-used = { $seat } uses a ring for number { $number }, { kameloot-phrase-kinds }: { kameloot-phrase-back-full }.
    .brief = { $seat } uses a ring for { kameloot-phrase-kinds }: { kameloot-phrase-back-brief }.
    .full = { $seat } discards a magnet ring and names the number { $number }, { $card }: { kameloot-phrase-back-full }.
    .you = You use a ring for number { $number }, { kameloot-phrase-kinds }: { kameloot-phrase-back-full }.
    .you-brief = You use a ring for { kameloot-phrase-kinds }: { kameloot-phrase-back-brief }.
    .you-full = You discard a magnet ring and name the number { $number }, { $card }: { kameloot-phrase-back-full }.

kameloot-wand-used = { $seat } uses a wand and puts down { $cards }.
    .brief = { $seat } uses a wand: { $cards }.
    .full = { $seat } discards a two-branched wand and puts down two different objects: { $cards }.
    .you = You use a wand and put down { $cards }.
    .you-brief = You use a wand: { $cards }.
    .you-full = You discard a two-branched wand and put down two different objects: { $cards }.

kameloot-glove-used = { $seat } uses a glove to draw two cards.
    .brief = { $seat } uses a glove.
    .full = { $seat } discards a six-fingered glove, to draw two cards.
    .you = You use a glove to draw two cards.
    .you-brief = You use a glove.
    .you-full = You discard a six-fingered glove, to draw two cards.

kameloot-potion-used = { $seat } uses a potion: { $partner } goes to { $tavern-the }.
    .brief = { $seat } uses a potion: { $partner } to { $tavern-the }.
    .full = { $seat } discards an enchanting potion and turns over { $partner }'s token: { $partner } is now in { $tavern-the }.
    .you = You use a potion: { $partner } goes to { $tavern-the }.
    .you-brief = You use a potion: { $partner } to { $tavern-the }.
    .you-full = You discard an enchanting potion and turn over { $partner }'s token: { $partner } is now in { $tavern-the }.
    .partner = { $seat } uses a potion: you go to { $tavern-the }.
    .partner-brief = { $seat } uses a potion: you to { $tavern-the }.
    .partner-full = { $seat } discards an enchanting potion and turns over your token: you are now in { $tavern-the }.

kameloot-cloak-used = { $seat } uses a cloak and goes to { $tavern-the }.
    .brief = { $seat } uses a cloak: to { $tavern-the }.
    .full = { $seat } discards a magic cloak and turns over their own token: { $seat } is now in { $tavern-the }.
    .you = You use a cloak and go to { $tavern-the }.
    .you-brief = You use a cloak: to { $tavern-the }.
    .you-full = You discard a magic cloak and turn over your own token: you are now in { $tavern-the }.

kameloot-scroll-used = { $seat } uses a scroll: { $partner } gets { $given }, { $seat } gets { $taken }.
    .brief = { $seat } uses a scroll: { $given } to { $partner } for { $taken }.
    .full = { $seat } discards a permutation scroll and swaps whole collections: { $given } go to { $partner } and { $taken } come to { $seat }.
    .you = You use a scroll: { $partner } gets { $given }, you get { $taken }.
    .you-brief = You use a scroll: { $given } to { $partner } for { $taken }.
    .you-full = You discard a permutation scroll and swap whole collections: { $given } go to { $partner } and { $taken } come to you.
    .partner = { $seat } uses a scroll: you get { $given }, { $seat } gets { $taken }.
    .partner-brief = { $seat } uses a scroll: { $given } to you for { $taken }.
    .partner-full = { $seat } discards a permutation scroll and swaps whole collections: { $given } come to you, { $taken } go to { $seat }.

kameloot-power-wasted = { $seat } discards { $card-a } without effect.
    .brief = { $seat } wastes { $card-a }.
    .full = { $seat } discards { $card-a }, and its power has no effect.
    .you = You discard { $card-a } without effect.
    .you-brief = You waste { $card-a }.
    .you-full = You discard { $card-a }, and its power has no effect.

kameloot-discard-top-shown = On top of the discard pile lies { $card-a } now.
    .brief = Discard pile: { $card }.
    .full = The ring took itself away, so on top of the discard pile lies { $card-a } now.

kameloot-discard-emptied = The discard pile is empty now.
    .brief = Discard pile empty.
    .full = The ring took itself away, so the discard pile is empty now.

# --- Events: steps 2 and 3

kameloot-collection-sold = { $seat } sells { $sold } in { $tavern-the }. Coins: { $shares }.
    .brief = { CAP($tavern-the) } sells { $sold }: { $shares }.
    .full = The collection is complete. { $seat } sells { $sold } in { $tavern-the }, and { kameloot-phrase-coins } are handed out among its members: { $shares }.
    .you = You sell { $sold } in { $tavern-the }. Coins: { $shares }.
    .you-brief = { CAP($tavern-the) } sells { $sold }: { $shares }.
    .you-full = The collection is complete. You sell { $sold } in { $tavern-the }, and { kameloot-phrase-coins } are handed out among its members: { $shares }.

kameloot-cards-drawn = { $seat } draws { $cards }, { kameloot-phrase-left }.
    .brief = { $seat } draws { $cards }.
    .full = { $seat } draws { kameloot-phrase-draws }: { $cards }, and { kameloot-phrase-left-full }.
    .you = You draw { $cards }, { kameloot-phrase-left }.
    .you-brief = You draw { $cards }.
    .you-full = You draw { kameloot-phrase-draws }: { $cards }, and { kameloot-phrase-left-full }.
kameloot-cards-drawn-closed = { $seat } draws { kameloot-phrase-draws }, { kameloot-phrase-left }.
    .brief = { $seat } draws { $n }.
    .full = { $seat } draws { kameloot-phrase-draws }, and { kameloot-phrase-left-full }.

kameloot-nothing-drawn = { $seat } draws nothing: the draw pile is empty.
    .brief = { $seat } draws nothing.
    .full = { $seat } would draw cards, but the draw pile is empty.
    .you = You draw nothing: the draw pile is empty.
    .you-brief = You draw nothing.
    .you-full = You would draw cards, but the draw pile is empty.

kameloot-pile-low = { $left ->
        [one] Only { $left } card is left in the draw pile.
       *[other] Only { $left } cards are left in the draw pile.
    }
    .brief = Draw pile low: { $left }.
    .full = { $left ->
        [one] The draw pile is running low: only { $left } card is left in it.
       *[other] The draw pile is running low: only { $left } cards are left in it.
    }

# --- Events: the end

kameloot-end-triggered = The draw pile is empty, and { $seat } has fewer than 4 cards. The last turns: { $remaining }.
    .brief = The end: { $seat } has fewer than 4 cards. Last turns: { $remaining }.
    .full = The draw pile is empty, and { $seat } has fewer than 4 cards: the round is finished, and then the game is over. One turn each is left for { $remaining }.
    .you = The draw pile is empty, and you have fewer than 4 cards. The last turns: { $remaining }.
    .you-brief = The end: you have fewer than 4 cards. Last turns: { $remaining }.
    .you-full = The draw pile is empty, and you have fewer than 4 cards: the round is finished, and then the game is over. One turn each is left for { $remaining }.

kameloot-end-reached = The draw pile is empty, { $seat } has fewer than 4 cards, and the round is over.
    .brief = The end: { $seat } has fewer than 4 cards.
    .full = The draw pile is empty, and { $seat } has fewer than 4 cards. All have had the same number of turns, so the game ends here.
    .you = The draw pile is empty, you have fewer than 4 cards, and the round is over.
    .you-brief = The end: you have fewer than 4 cards.
    .you-full = The draw pile is empty, and you have fewer than 4 cards. All have had the same number of turns, so the game ends here.

kameloot-game-won = { $seat } wins the game with { kameloot-phrase-coins }. Coins: { $shares }.
    .brief = { $seat } wins. Coins: { $shares }.
    .full = The game is over. { $seat } is the richest merchant and wins with { kameloot-phrase-coins }. The coins of all: { $shares }.
    .you = You win the game with { kameloot-phrase-coins }. Coins: { $shares }.
    .you-brief = You win. Coins: { $shares }.
    .you-full = The game is over. You are the richest merchant and win with { kameloot-phrase-coins }. Well played! The coins of all: { $shares }.

kameloot-victory-shared = { $seats } share the victory with { kameloot-phrase-coins } each. Coins: { $shares }.
    .brief = { $seats } win. Coins: { $shares }.
    .full = The game is over. { CAP($seats) } are the richest merchants and share the victory with { kameloot-phrase-coins } each. The coins of all: { $shares }.
    .you = { CAP($seats) } share the victory with { kameloot-phrase-coins } each. Coins: { $shares }.
    .you-brief = { CAP($seats) } win. Coins: { $shares }.
    .you-full = The game is over. { CAP($seats) } are the richest merchants and share the victory with { kameloot-phrase-coins } each. The coins of all: { $shares }.

# --- Items of lists

kameloot-seat-tavern = { $seat } goes to the { $tavern }
    .you = you go to the { $tavern }
kameloot-laid-card = { $card-a }
    .brief = { $card }
kameloot-laid-card-horn = a horn as { $card-a }
    .brief = horn as { $card }
kameloot-share = { $seat } gets { $coins }
    .you = you get { $coins }
kameloot-coin-count = { $seat } has { $coins }
    .you = you have { $coins }
kameloot-collection = { $horns ->
        [0] { $cards }
        [one] { $cards } with { $horns } horn among them
       *[other] { $cards } with { $horns } horns among them
    }
kameloot-seat-count = { $seat } has { $n }
    .you = you have { $n }

# --- Answers

kameloot-hand-held = { kameloot-phrase-draws } in hand: { $cards }.
kameloot-hand-empty = The hand is empty.
kameloot-hand-unseen = A spectator has no hand.
kameloot-to-play = { $seat }'s turn, in { $tavern-the }.
    .full = { $seat }'s turn, in { $tavern-the }: put cards down, or use a power.
    .you = Your turn, in { $tavern-the }.
    .you-full = Your turn, in { $tavern-the }: put cards down, or use a power.
kameloot-to-play-last = { $seat }'s last turn, in { $tavern-the }.
    .full = { $seat }'s last turn, in { $tavern-the }: put cards down, or use a power.
    .you = Your last turn, in { $tavern-the }.
    .you-full = Your last turn, in { $tavern-the }: put cards down, or use a power.
kameloot-to-choose = { $seat }'s turn: choose the tavern to start in, owl or black cat.
    .you = Your turn: choose the tavern to start in, owl or black cat.
kameloot-outcome-due = Tokens, cards or the first player are about to be drawn.
kameloot-game-ended = The game is over. { $seat } has won with { kameloot-phrase-coins }.
    .you = The game is over. You have won with { kameloot-phrase-coins }.
kameloot-game-shared = The game is over. { $seats } share the victory with { kameloot-phrase-coins } each.
    .you = The game is over. { CAP($seats) } share the victory with { kameloot-phrase-coins } each.
kameloot-coins-are = Coins: { $shares }.
kameloot-coins-own = { $seat } has { kameloot-phrase-coins }.
    .you = You have { kameloot-phrase-coins }. What the others have is not told in this game.
kameloot-coins-unseen = Coins are not told in this game before its end.
kameloot-taverns-known = Chosen so far: { $taverns }.
kameloot-tavern-has = { $tavern-key ->
        [kameloot-tavern-owl] Owl: { $seats }.
       *[other] Black cat: { $seats }.
    }
    .you = { $tavern-key ->
        [kameloot-tavern-owl] Owl: { $seats }.
       *[other] Black cat: { $seats }.
    }
kameloot-tavern-empty = { CAP($tavern) }: nobody.
kameloot-kind-total = { $card-key ->
        [kameloot-card-ring] Rings: { kameloot-phrase-reached }{ kameloot-phrase-to-go }.
        [kameloot-card-wand] Wands: { kameloot-phrase-reached }{ kameloot-phrase-to-go }.
        [kameloot-card-glove] Gloves: { kameloot-phrase-reached }{ kameloot-phrase-to-go }.
        [kameloot-card-potion] Potions: { kameloot-phrase-reached }{ kameloot-phrase-to-go }.
        [kameloot-card-cloak] Cloaks: { kameloot-phrase-reached }{ kameloot-phrase-to-go }.
       *[other] Scrolls: { kameloot-phrase-reached }{ kameloot-phrase-to-go }.
    }
kameloot-nothing-lies = Nothing lies in front of them.
kameloot-discard-top = On top of the discard pile: { $card-a }.
kameloot-discard-empty = The discard pile is empty.
kameloot-discard-holds = In the discard pile: { $cards }.
kameloot-front-of = In front of { $seat }: { $collections }.
    .you = In front of you: { $collections }.
kameloot-front-empty = In front of { $seat }: nothing.
    .you = In front of you: nothing.
kameloot-counts-are = Cards in hand: { $counts }. Draw pile: { kameloot-phrase-pile }.
kameloot-turns-left = The last turns: { $seats }.
    .you = The last turns: { $seats }.

# --- Refusals: what is wrong, and what is allowed

kameloot-card-not-held = This hand holds no { $card }, or not that many. Choose what it holds.
kameloot-no-such-player = There is no such player. At the table: { $seats }.
kameloot-not-identical = Only identical cards go down together, with unicorn horns if wanted. Choose one kind.
kameloot-must-act = Passing is only for somebody who can do nothing. Put a card down, or use a power.
kameloot-wand-needs-two = The wand puts down exactly two different objects from the hand. Name two, or do something else.
kameloot-potion-on-oneself = The potion is for another player. To change sides oneself there is the cloak.
kameloot-scroll-same-kind = Two collections of the same kind cannot be swapped. Name another kind than { $card }.
kameloot-scroll-nothing-own = The giver has no { $card } in front. Choose a collection that lies there.
kameloot-scroll-nothing-theirs = There is no { $card } in front of { $partner }. Name a collection that lies there.
kameloot-scroll-with-oneself = A swap needs another player. Name somebody else's collection.
kameloot-scroll-needs-two = The scroll swaps two collections of different kinds: name the one to give, and another player's.
kameloot-unicorn-needs-kind = A horn goes down with another card, or onto a collection that lies in front already. Name the kind that it joins.
kameloot-unicorn-has-no-power = The horn has no power and may not be discarded. Put it down with another card, or onto a collection.
kameloot-choose-first = First choose the tavern to start in: owl or black cat.
kameloot-tavern-is-chosen = Taverns are chosen before the first turn only. Later a cloak changes sides, or a potion.

# --- Choices: labels of a menu

kameloot-place-choice = Put down { $cards }: then { kameloot-phrase-reached }
    .brief = Put down { $cards }
    .full = Put down { $cards }; the { kameloot-phrase-kinds } of the tavern are then { kameloot-phrase-reached }
kameloot-onto-choice = { CAP($horns) } onto { kameloot-phrase-kinds }: then { kameloot-phrase-reached }
    .brief = { $horns } onto { kameloot-phrase-kinds }
    .full = { $horns } onto the { kameloot-phrase-kinds }; those of the tavern are then { kameloot-phrase-reached }
kameloot-power-choice = Use { $card }: { $card-key ->
        [kameloot-card-ring] take one kind back from the discard pile
        [kameloot-card-wand] put down two different objects
        [kameloot-card-glove] draw two cards
        [kameloot-card-potion] send a player to the other tavern
        [kameloot-card-cloak] go to the other tavern
       *[other] swap collections with a player
    }
    .brief = Use { $card }
    .full = Use the { $card } to { $card-key ->
        [kameloot-card-ring] take a kind back from the discard pile
        [kameloot-card-wand] put down two different objects
        [kameloot-card-glove] draw two cards
        [kameloot-card-potion] turn over another player's token
        [kameloot-card-cloak] change sides
       *[other] swap whole collections
    }
kameloot-power-choice-idle = Discard { $card }, no effect
kameloot-number-choice = Number { $number }, { $card }
    .brief = { $number }, { $card }
kameloot-pair-choice = { $cards }
kameloot-target-choice = { $partner }, now in { $tavern-the }
    .brief = { $partner }, now { $tavern }
kameloot-give-choice = Give { $cards }
kameloot-take-choice = { $cards } of { $partner }
kameloot-held-choice = { CAP($card) }{ NUMBER($number) ->
        [0] { "" }
       *[other] , number { $number }
    }
kameloot-pass-choice = Pass
kameloot-tavern-choice = { CAP($tavern) }

# --- Real cards, typed
kameloot-token-asked = Type the tavern that the token of { $seat } shows: owl or black cat.
    .you = Type the tavern that your token shows: owl or black cat.
kameloot-hand-asked = Type the hand of { $seat }: { $n } cards.
    .you = Type your hand, { $n } cards.
kameloot-pile-asked = Type the whole draw pile, { $n } cards, from the top down, in one line or several.
kameloot-first-asked = Who begins? Type a name.

# --- Hints

kameloot-advised-play = Put cards down.
kameloot-advised-ring = Use a magnet ring.
kameloot-advised-wand = Use a two-branched wand.
kameloot-advised-glove = Use a six-fingered glove.
kameloot-advised-potion = Use an enchanting potion.
kameloot-advised-cloak = Use a magic cloak.
kameloot-advised-scroll = Use a permutation scroll.
kameloot-advised-waste = Discard a permutation scroll.
kameloot-advised-pass = Pass.
kameloot-advised-choose = Choose a tavern.

kameloot-sells-now = It completes and sells { $sold }; whoever plays it gets { kameloot-phrase-coins } of { $total }.
kameloot-comes-near = { CAP($tavern-the) } then has { $there }, and { $missing ->
        [one] one more completes the collection
       *[other] { $missing } more complete the collection
    }.
kameloot-comes-over = { $other } comes over, and brings { $brought }.
kameloot-leaves-sharing = { $other } leaves, and { $members ->
        [one] nobody else shares
       *[other] only { $members } share
    } what this tavern sells.
kameloot-draws-two = Two cards more give more to choose from, and nothing in hand sells anything now.
kameloot-ring-fetches = { CAP($lacks) } would complete the collection, and some should lie in the discard pile.
kameloot-nothing-better = Everything else brings less.
kameloot-either-tavern = At the start one is as good as the other.

kameloot-cost-coins = { $coins ->
        [0] That cost less than a coin.
        [one] That cost about one coin.
       *[other] That cost about { $coins } coins.
    }
