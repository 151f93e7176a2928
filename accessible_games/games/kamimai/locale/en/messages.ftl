# KamiMaï.  Public wordings never say "you"; nobody is a "he" or a "she".

# --- Phrases with a number, used by the messages below

kamimai-phrase-energy = { $energy ->
        [0] no Energy Point
        [one] { $energy } Energy Point
       *[other] { $energy } Energy Points
    }
kamimai-phrase-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
kamimai-phrase-most = { $most ->
        [one] { $most } card
       *[other] { $most } cards
    }
kamimai-phrase-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
kamimai-phrase-points-lost = { $count ->
        [one] { $count } Energy Point is
       *[other] { $count } Energy Points are
    }
kamimai-phrase-zones-left = { $zones-left ->
        [0] no zone is left
        [one] { $zones-left } zone is left
       *[other] { $zones-left } zones are left
    }
kamimai-phrase-creak = { $creak ->
        [0] The paper is calm
        [1] The paper creaks
        [2] The paper creaks loudly
       *[other] The paper groans
    }

# --- Items of lists

kamimai-force-row-risk = { $n } per cent more risk for each card
kamimai-force-row-blind = the draw is blind, outer cards are not told
kamimai-force-row-most = { $n ->
        [one] { $n } card at most
       *[other] { $n } cards at most
    }
kamimai-force-row-left = only from the left half while it has a card
kamimai-force-row-right = only from the right half while it has a card
kamimai-force-row-free = no effect on the draw
kamimai-force-row-blue = draw with thumb and middle finger only
kamimai-force-row-grey = draw with thumb and ring finger only
kamimai-force-row-red = draw with thumb and little finger only
kamimai-force-row-green = draw with the other hand, the one that does not write
kamimai-force-of = { $card }: { $does }
kamimai-zone-row = zone { $zone }, { $effect }: { $spells }
    .brief = { $zone }, { $effect }: { $spells }
kamimai-risk-row-left = left { $risk }
kamimai-risk-row-right = right { $risk }
kamimai-outer-card-left = left { $card }
kamimai-outer-card-right = right { $card }
kamimai-loss-row = { $seat } loses { $cards }
    .you = you lose { $cards }
kamimai-paid-row = { $cards }
kamimai-paid-row-creature = { $cards } as { $worth }
kamimai-gift-row = { $seat } gives { $cards }
    .you = you give { $cards }
    .brief = { $seat }: { $cards }
    .you-brief = you: { $cards }
kamimai-held-for = { $seat } has { $n }
    .you = you have { $n }
kamimai-held-for-creature = { $seat } has { $n } and up to { $creatures } by Creatures
    .you = you have { $n } and up to { $creatures } by Creatures

# --- Events: the start

kamimai-sheet-begun = Level { $level }, { kamimai-phrase-energy }: { $zones }.
    .brief = Level { $level }, energy { $energy }: { $zones }.
    .full = The KamiMaï of level { $level } is faced with { kamimai-phrase-energy }. Its sheet has { $zones-n } zones: { $zones }.

kamimai-grimoire-built-whole = New Grimoire of all cards: { $left } left, { $right } right.
    .brief = New Grimoire, { $left } and { $right }.
    .full = All cards are shuffled into a new Grimoire, which stands: { $left } in the left half, { $right } in the right half.
kamimai-grimoire-built-discard = New Grimoire with the discard pile: { $left } left, { $right } right.
    .brief = New Grimoire with discards, { $left } and { $right }.
    .full = The fallen cards and the discard pile are shuffled into a new Grimoire, which stands: { $left } in the left half, { $right } in the right half.
kamimai-grimoire-built-fallen = New Grimoire of the fallen cards: { $left } left, { $right } right.
    .brief = New Grimoire, { $left } and { $right }.
    .full = The fallen cards alone are shuffled into a new Grimoire, which stands: { $left } in the left half, { $right } in the right half.
kamimai-grimoire-built-thin = Grimoire used up. The discard pile makes a new one: { $left } left, { $right } right.
    .brief = Used up. New Grimoire, { $left } and { $right }.
    .full = The Grimoire is used up, so the discard pile and what is left are shuffled into a new one: { $left } in the left half, { $right } in the right half.

kamimai-grimoire-to-build-whole = Shuffle all cards and stand up the Grimoire.
    .brief = Build the Grimoire of all cards.
    .full = Please shuffle all the cards into one deck and stand up the Grimoire, well open.
kamimai-grimoire-to-build-discard = Shuffle the fallen cards with the discard pile and stand up the Grimoire.
    .brief = Build the Grimoire of fallen cards and discard pile.
    .full = Please shuffle the fallen cards together with the discard pile and stand up the Grimoire, well open.
kamimai-grimoire-to-build-fallen = Shuffle the fallen cards, without the discard pile, and stand up the Grimoire.
    .brief = Build the Grimoire of fallen cards only.
    .full = Please shuffle the fallen cards alone, without the discard pile, and stand up the Grimoire, well open.
kamimai-grimoire-to-build-thin = The Grimoire is used up. Shuffle what is left with the discard pile and stand it up.
    .brief = Used up. Build the Grimoire with the discard pile.
    .full = The Grimoire is used up. Please shuffle what is left together with the discard pile and stand it up, well open.

kamimai-starter-chosen = { $seat } takes the first turn.
    .brief = { $seat } starts.
    .full = { $seat } was drawn to take the first turn.
    .you = You take the first turn.
    .you-brief = You start.
    .you-full = You were drawn to take the first turn.

kamimai-turn-began = { $seat }'s turn.
    .brief = { $seat }'s turn.
    .full = Another turn begins, and it is { $seat }'s.
    .you = Your turn.
    .you-brief = Your turn.
    .you-full = Another turn begins, and it is yours.

# --- Events: phases 1 and 2

kamimai-zone-targeted = { $seat } targets zone { $zone }, { $effect }: { $spells }.
    .brief = Zone { $zone }, { $effect }: { $spells }.
    .full = { $seat } scratches the arrow to zone { $zone }, { $effect }, with these spells: { $spells }.
    .you = You target zone { $zone }, { $effect }: { $spells }.
    .you-brief = Zone { $zone }, { $effect }: { $spells }.
    .you-full = You scratch the arrow to zone { $zone }, { $effect }, with these spells: { $spells }.

kamimai-guardians-compete = { $seat } chooses one Guardian of several: { $guardians }.
    .brief = { $seat } picks a Guardian: { $guardians }.
    .full = { $seat } has several Guardians in the Reserve and says which one applies to this draw: { $guardians }.
    .you = You choose one Guardian of several: { $guardians }.
    .you-brief = Pick your Guardian: { $guardians }.
    .you-full = You have several Guardians in your Reserve and say which one applies to this draw: { $guardians }.

kamimai-guardian-applied = { CAP($guardian) }, for { $seat } now.
    .brief = { CAP($guardian) }, this turn.
    .full = { CAP($guardian) }. This Guardian is in force for the whole draw of { $seat }.
    .you = { CAP($guardian) }, for your draw.
    .you-brief = { CAP($guardian) }, this turn.
    .you-full = { CAP($guardian) }. This Guardian is in force for your whole draw.

kamimai-outer-told = Outer cards: { $cards }.
    .brief = Outer: { $cards }.
    .full = The outer cards of the Grimoire: { $cards }.

kamimai-card-drawn-left = { $seat } draws { $card-a } from the left, card { $number }.
    .brief = Left: { $card }, card { $number }.
    .full = { $seat } draws { $card-a } from the left half, card { $number } of this turn.
    .you = You draw { $card-a } from the left, card { $number }.
    .you-brief = Left: { $card }, card { $number }.
    .you-full = You draw { $card-a } from the left half, card { $number } of this turn.
kamimai-card-drawn-right = { $seat } draws { $card-a } from the right, card { $number }.
    .brief = Right: { $card }, card { $number }.
    .full = { $seat } draws { $card-a } from the right half, card { $number } of this turn.
    .you = You draw { $card-a } from the right, card { $number }.
    .you-brief = Right: { $card }, card { $number }.
    .you-full = You draw { $card-a } from the right half, card { $number } of this turn.

kamimai-draw-steadied-centre = At the centre: risk { $risk } instead of { $printed } per cent.
    .brief = Centre: risk { $risk }.
    .full = A press at the centre of the tone: the risk of this card is { $risk } instead of { $printed } per cent.
kamimai-draw-steadied-beside = Next to the centre: risk { $risk } instead of { $printed } per cent.
    .brief = Beside: risk { $risk }.
    .full = A press next to the centre of the tone: the risk of this card is { $risk } instead of { $printed } per cent.
kamimai-draw-steadied-least = Well timed, but the risk is as low as it gets: { $risk } per cent.
    .brief = Well timed: risk { $risk }.
    .full = A well timed press, { $near } off the centre of the tone: the risk of this card stays { $printed } per cent, as low as it gets.
kamimai-draw-steadied-off = Off the centre by { $near }: the risk stays { $risk } per cent.
    .brief = Off by { $near }: risk { $risk }.
    .full = A press { $near } pulses off the centre of the tone: the risk of this card stays { $printed } per cent.

kamimai-card-held-even = It holds, even: { $left } left, { $right } right.
    .brief = Holds, even.
    .full = The Grimoire holds, even, lean { $lean }: { $left } cards left, { $right } right. { kamimai-phrase-creak }.
kamimai-card-held-left = It holds, leaning left by { $lean }: { $left } left, { $right } right.
    .brief = Holds, left by { $lean }.
    .full = The Grimoire holds, leaning to the left half by { $lean }: { $left } cards left, { $right } right. { kamimai-phrase-creak }.
kamimai-card-held-right = It holds, leaning right by { $lean }: { $left } left, { $right } right.
    .brief = Holds, right by { $lean }.
    .full = The Grimoire holds, leaning to the right half by { $lean }: { $left } cards left, { $right } right. { kamimai-phrase-creak }.

kamimai-cards-entered = { $seat } has drawn { $cards }.
    .brief = Drawn: { $cards }.
    .full = { $seat } has drawn { $cards } from the real Grimoire.
    .you = You have drawn { $cards }.
    .you-brief = Drawn: { $cards }.
    .you-full = You have drawn { $cards } from the real Grimoire.

kamimai-grimoire-held = It stands. { $seat } may cast.
    .brief = It stands.
    .full = The Grimoire stands for three seconds. Phase 3 begins, and { $seat } may cast spells.
    .you = It stands. You may cast.
    .you-brief = It stands.
    .you-full = The Grimoire stands for three seconds. Phase 3 begins, and you may cast spells.

kamimai-drawing-ended = { $seat } stops drawing.
    .brief = Stops.
    .full = { $seat } stops drawing. Now the Grimoire must stand for three seconds.
    .you = You stop drawing.
    .you-brief = You stop.
    .you-full = You stop drawing. Now the Grimoire must stand for three seconds.

kamimai-drawing-skipped = Too few cards for a Grimoire: { $seat } casts from the Reserve.
    .brief = No Grimoire: { $seat } casts from the Reserve.
    .full = There are too few cards for a Grimoire, so nothing is drawn: { $seat } goes on with spells from the Reserve.
    .you = Too few cards for a Grimoire: you cast from your Reserve.
    .you-brief = No Grimoire: you cast from your Reserve.
    .you-full = There are too few cards for a Grimoire, so nothing is drawn: you go on with spells from your Reserve.

kamimai-stood-between = It stands. { $seat }'s turn.
    .brief = { $seat }'s turn.
    .full = The Grimoire still stands between the turns, and the next turn is { $seat }'s.
    .you = It stands. Your turn.
    .you-brief = Your turn.
    .you-full = The Grimoire still stands between the turns, and the next turn is yours.

kamimai-grimoire-fell = The Grimoire collapses!
    .brief = Collapse!
    .full = The paper gives way: the Grimoire collapses!

kamimai-collapsed-in-draw = The collapse costs a point: { kamimai-phrase-energy } left. { $seat } casts no spell this turn.
    .brief = Minus one: energy { $energy }. { $seat } casts nothing.
    .full = The collapse costs one Energy Point: { kamimai-phrase-energy } left. { $seat } keeps the drawn cards, skips the spells and goes on to Phase 4.
    .you = The collapse costs a point: { kamimai-phrase-energy } left. You cast no spell this turn.
    .you-brief = Minus one: energy { $energy }. You cast nothing.
    .you-full = The collapse costs one Energy Point: { kamimai-phrase-energy } left. You keep the drawn cards, skip the spells and go on to Phase 4.
kamimai-collapsed-in-draw-blessed = The blessing saves the point: { kamimai-phrase-energy } left. { $seat } casts no spell this turn.
    .brief = Blessed: energy { $energy }. { $seat } casts nothing.
    .full = The blessing saves the Energy Point: { kamimai-phrase-energy } left. { $seat } keeps the drawn cards, skips the spells and goes on to Phase 4.
    .you = The blessing saves the point: { kamimai-phrase-energy } left. You cast no spell this turn.
    .you-brief = Blessed: energy { $energy }. You cast nothing.
    .you-full = The blessing saves the Energy Point: { kamimai-phrase-energy } left. You keep the drawn cards, skip the spells and go on to Phase 4.

kamimai-collapsed-between = A collapse between two turns costs nothing: { kamimai-phrase-energy } left.
    .brief = Between turns: energy stays { $energy }.
    .full = A collapse between two turns costs nothing: { kamimai-phrase-energy } left. The discard pile stays where it is.
kamimai-collapsed-between-hard = In hard mode a collapse between two turns costs a point: { kamimai-phrase-energy } left.
    .brief = Between turns, minus one: energy { $energy }.
    .full = In hard mode a collapse between two turns costs one Energy Point: { kamimai-phrase-energy } left. The discard pile is shuffled in.

kamimai-collapsed-late = The Grimoire has collapsed. It costs nothing, and { $seat } goes on.
    .brief = Collapsed, at no cost. { $seat } goes on.
    .full = The Grimoire has collapsed after the draw. It costs nothing, { $seat } goes on, and it is built anew after this turn.
    .you = The Grimoire has collapsed. It costs nothing, and you go on.
    .you-brief = Collapsed, at no cost. You go on.
    .you-full = The Grimoire has collapsed after the draw. It costs nothing, you go on, and it is built anew after this turn.

kamimai-blessing-woke = The blessing wakes: a collapse costs { $seat } nothing this turn.
    .brief = Blessing: no point lost by { $seat }.
    .full = A Guardian in a blessed zone: the blessing wakes, and a collapse costs nothing while { $seat } draws this turn.
    .you = The blessing wakes: a collapse costs you nothing this turn.
    .you-brief = Blessing: no point lost by you.
    .you-full = A Guardian in a blessed zone: the blessing wakes, and a collapse costs nothing while you draw this turn.

# --- Events: curses

kamimai-energy-cursed = The curse strikes { $seat }: { kamimai-phrase-points-lost } lost, { $energy } left.
    .brief = Curse: minus { $count }, energy { $energy }.
    .full = The curse strikes, one point for each Guardian that { $seat } has drawn: { kamimai-phrase-points-lost } lost, { $energy } left.
    .you = The curse strikes you: { kamimai-phrase-points-lost } lost, { $energy } left.
    .you-brief = Curse: minus { $count }, energy { $energy }.
    .you-full = The curse strikes, one point for each Guardian that you have drawn: { kamimai-phrase-points-lost } lost, { $energy } left.

kamimai-colour-cursed = The curse takes all Element cards of { $elements }. Lost: { $losses }.
    .brief = Curse on { $elements }. Lost: { $losses }.
    .full = The curse takes all Element cards of these colours from everybody: { $elements }. Lost are: { $losses }.

kamimai-discard-cursed = The curse wants { kamimai-phrase-count } of each: { $seats }.
    .brief = Curse: { kamimai-phrase-count } of { $seats }.
    .full = The curse wants { kamimai-phrase-count }, Element or Creature, of everybody who has some: { $seats }.
    .you = The curse wants { kamimai-phrase-count } of each: { $seats }.
    .you-brief = Curse: { kamimai-phrase-count } of { $seats }.
    .you-full = The curse wants { kamimai-phrase-count }, Element or Creature, of everybody who has some: { $seats }.

kamimai-curse-obeyed = { $seat } discards { $cards }.
    .brief = { $seat } drops { $cards }.
    .full = { $seat } discards { $cards } to the curse.
    .you = You discard { $cards }.
    .you-brief = You drop { $cards }.
    .you-full = You discard { $cards } to the curse.

# --- Events: spells and Creatures

kamimai-spell-cast = { $seat } casts the { $colour } spell: { $gifts }.
    .brief = { $colour } spell. { $gifts }.
    .full = { $seat } casts the { $colour } spell, and it is scratched. Given and discarded: { $gifts }.
    .you = You cast the { $colour } spell: { $gifts }.
    .you-brief = { $colour } spell. { $gifts }.
    .you-full = You cast the { $colour } spell, and it is scratched. Given and discarded: { $gifts }.
kamimai-spell-cast-team = { $seat } casts the team spell in { $colour }: { $gifts }.
    .brief = Team spell, { $colour }. { $gifts }.
    .full = { $seat } casts the team spell in { $colour }, and it is scratched. Given and discarded: { $gifts }.
    .you = You cast the team spell in { $colour }: { $gifts }.
    .you-brief = Team spell, { $colour }. { $gifts }.
    .you-full = You cast the team spell in { $colour }, and it is scratched. Given and discarded: { $gifts }.

kamimai-zone-sealed = Zone { $zone } is sealed: { kamimai-phrase-zones-left }.
    .brief = Zone { $zone } sealed, { $zones-left } left.
    .full = All spells of zone { $zone } are done, its heart is scratched and the zone is sealed: { kamimai-phrase-zones-left }.

kamimai-guardians-freed = { $seat } plays the Keyring Sprite. Guardians gone: { $losses }.
    .brief = { $seat }: Sprite. Gone: { $losses }.
    .full = { $seat } plays the Keyring Sprite, and all Guardians are discarded: { $losses }.
    .you = You play the Keyring Sprite. Guardians gone: { $losses }.
    .you-brief = You: Sprite. Gone: { $losses }.
    .you-full = You play the Keyring Sprite, and all Guardians are discarded: { $losses }.
kamimai-guardians-freed-none = { $seat } plays the Keyring Sprite, but there was no Guardian.
    .brief = { $seat }: Sprite. No Guardian.
    .full = { $seat } plays the Keyring Sprite, but nobody has a Guardian, so nobody loses one.
    .you = You play the Keyring Sprite, but there was no Guardian.
    .you-brief = You: Sprite. No Guardian.
    .you-full = You play the Keyring Sprite, but nobody has a Guardian, so nobody loses one.

kamimai-dragonflies-used = { $seat } plays the Draconic Dragonflies: two cards change hands.
    .brief = { $seat }: Dragonflies, two gifts.
    .full = { $seat } plays the Draconic Dragonflies: twice, somebody gives a card to somebody else.
    .you = You play the Draconic Dragonflies: two cards change hands.
    .you-brief = You: Dragonflies, two gifts.
    .you-full = You play the Draconic Dragonflies: twice, somebody gives a card to somebody else.

kamimai-dragonflies-idle = { $seat } plays the Draconic Dragonflies, but nobody has a card.
    .brief = { $seat }: Dragonflies, in vain.
    .full = { $seat } plays the Draconic Dragonflies, but nobody has a card to give, so nothing happens.
    .you = You play the Draconic Dragonflies, but nobody has a card.
    .you-brief = You: Dragonflies, in vain.
    .you-full = You play the Draconic Dragonflies, but nobody has a card to give, so nothing happens.

kamimai-giver-named = { $seat } asks { $partner } to give a card.
    .brief = { $seat }: { $partner } gives.
    .full = { $seat } asks { $partner } to give a card to somebody else.
    .you = You ask { $partner } to give a card.
    .you-brief = { $partner } gives for you.
    .you-full = You ask { $partner } to give a card to somebody else.
    .partner = { $seat } asks you to give a card.
    .partner-brief = { $seat }: you give.
    .partner-full = { $seat } asks you to give a card to somebody else.
kamimai-giver-named-self = { $seat } will give a card.
    .brief = { $seat } gives.
    .full = { $seat } will give a card to somebody else.
    .you = You will give a card.
    .you-brief = You give.
    .you-full = You will give a card to somebody else.

kamimai-card-given = { $seat } gives { $card-a } to { $partner }.
    .brief = { CAP($card) }: { $seat } to { $partner }.
    .full = { $seat } gives { $card-a } into the Reserve of { $partner }.
    .you = You give { $card-a } to { $partner }.
    .you-brief = { CAP($card) }: you to { $partner }.
    .you-full = You give { $card-a } into the Reserve of { $partner }.
    .partner = { $seat } gives { $card-a } to you.
    .partner-brief = { CAP($card) }: { $seat } to you.
    .partner-full = { $seat } gives { $card-a } into your Reserve.

kamimai-mouse-used = { $seat } plays the Sneaky Mouse for { $takers }.
    .brief = { $seat }: Mouse for { $takers }.
    .full = { $seat } plays the Sneaky Mouse: a card of the discard pile for each of these, in this order: { $takers }.
    .you = You play the Sneaky Mouse for { $takers }.
    .you-brief = You: Mouse for { $takers }.
    .you-full = You play the Sneaky Mouse: a card of the discard pile for each of these, in this order: { $takers }.

kamimai-card-taken = { $seat } takes { $card-a } from the discard pile.
    .brief = { $seat } takes { $card }.
    .full = { $seat } takes { $card-a } from the discard pile into the Reserve.
    .you = You take { $card-a } from the discard pile.
    .you-brief = You take { $card }.
    .you-full = You take { $card-a } from the discard pile into your Reserve.

kamimai-take-declined = { $seat } takes no card.
    .brief = { $seat } takes none.
    .full = { $seat } takes no card from the discard pile.
    .you = You take no card.
    .you-brief = You take none.
    .you-full = You take no card from the discard pile.

kamimai-casting-ended = { $seat } is done casting.
    .brief = Done.
    .full = { $seat } is done casting and goes on to Phase 4.
    .you = You are done casting.
    .you-brief = Done.
    .you-full = You are done casting and go on to Phase 4.

kamimai-cards-kept = { $seat } keeps { $kept }. Discarded: { $discarded }.
    .brief = Keeps { $kept }. Gone: { $discarded }.
    .full = { $seat } keeps { $kept } in the Reserve. Discarded: { $discarded }.
    .you = You keep { $kept }. Discarded: { $discarded }.
    .you-brief = Kept: { $kept }. Gone: { $discarded }.
    .you-full = You keep { $kept } in your Reserve. Discarded: { $discarded }.
kamimai-cards-kept-all = { $seat } keeps { $kept }.
    .brief = Keeps { $kept }.
    .full = { $seat } keeps { $kept } in the Reserve and discards nothing.
    .you = You keep { $kept }.
    .you-brief = Kept: { $kept }.
    .you-full = You keep { $kept } in your Reserve and discard nothing.
kamimai-cards-kept-none = { $seat } keeps no card. Discarded: { $discarded }.
    .brief = Keeps nothing. Gone: { $discarded }.
    .full = { $seat } keeps no card, and the Reserve is empty. Discarded: { $discarded }.
    .you = You keep no card. Discarded: { $discarded }.
    .you-brief = Nothing kept. Gone: { $discarded }.
    .you-full = You keep no card, and your Reserve is empty. Discarded: { $discarded }.
kamimai-cards-kept-empty = { $seat } has no card to keep.
    .brief = Keeps nothing.
    .full = { $seat } has no card to keep, and the Reserve stays empty.
    .you = You have no card to keep.
    .you-brief = Nothing kept.
    .you-full = You have no card to keep, and your Reserve stays empty.

# --- Events: the end

kamimai-sheet-won = Level { $level } is won! On with { kamimai-phrase-energy }.
    .brief = Level { $level } won! Energy { $energy }.
    .full = All zones are sealed, and level { $level } is won! Two points more: on with { kamimai-phrase-energy }. The next player starts, with all cards anew.

kamimai-game-won = All zones are sealed: victory at level { $level }, with { kamimai-phrase-energy } left!
    .brief = Victory at level { $level }! Energy { $energy }.
    .full = All zones are sealed and the portal opens: victory for everybody at level { $level }, with { kamimai-phrase-energy } left!

kamimai-game-lost = The last Energy Point is gone: defeat, and { kamimai-phrase-zones-left }.
    .brief = Defeat. Zones left: { $zones-left }.
    .full = The last Energy Point is gone, and the World of Nightmares keeps everybody: defeat, and { kamimai-phrase-zones-left }.

# --- Answers

kamimai-reserve-held = Reserve of { $seat }: { $cards }.
    .you = Your Reserve: { $cards }.
kamimai-reserve-held-empty = The Reserve of { $seat } is empty.
    .you = Your Reserve is empty.
kamimai-drawn-held = Drawn by { $seat } this turn: { $cards }.
    .you = Drawn by you this turn: { $cards }.

kamimai-to-target = { $seat } chooses a zone.
    .you = Choose a zone.
kamimai-to-choose-guardian = { $seat } picks the Guardian.
    .you = Pick the Guardian.
kamimai-to-draw = { $seat } draws: risk { $risks } per cent.
    .you = Draw: risk { $risks } per cent.
kamimai-to-draw-more = { $seat }: risk { $risks }, to stop { $hold } per cent.
    .you = Risk { $risks }, to stop { $hold } per cent.
kamimai-to-draw-stop = { $seat } can only stop, at { $hold } per cent.
    .you = You can only stop, at { $hold } per cent.
kamimai-to-draw-real = { $seat } draws from the real Grimoire and types drew, with the cards.
    .you = Draw, then type drew with the cards.
kamimai-to-draw-real-more = { $seat } has entered { $drawn }: more, stop, or collapsed.
    .you = { $drawn } entered: more, stop, or collapsed.
kamimai-to-obey = { $seat } discards { $count } of: { $cards }.
    .you = Discard { $count } of: { $cards }.
kamimai-to-cast = { $seat } casts or is done.
    .you = Cast or be done.
kamimai-to-name-giver = { $seat } names the second giver.
    .you = Name the second giver.
kamimai-to-give = { $seat } gives away a card.
    .you = Give away a card.
kamimai-to-take = { $seat } may take a discarded card.
    .you = Take a discarded card, or none.
kamimai-to-store = { $seat } keeps { $most } of: { $cards }.
    .you = Keep { $most } of: { $cards }.
kamimai-to-store-all = { $seat } may keep all: { $cards }.
    .you = You may keep all: { $cards }.
kamimai-to-store-nothing = { $seat } holds nothing to keep.
    .you = Nothing to keep.
kamimai-kept-so-far = Kept so far: { $cards }. How many of the next kind?
kamimai-kept-so-far-nothing = Nothing kept so far. How many of the next kind?
kamimai-given-up-so-far = To be discarded so far: { $cards }. How many of the next kind?
kamimai-given-up-so-far-nothing = Nothing to be discarded so far. How many of the next kind?
kamimai-to-pay = { CAP($colour) }: who gives what?
kamimai-to-agree = { CAP($gifts) }. Do the others agree?
kamimai-first-giver = Who gives the first card?
kamimai-to-whom = Who gets { $card-the }?
kamimai-first-taker = Who may take a card?
kamimai-next-taker = A card for { $takers } so far. Who else?
kamimai-outcome-due = The Grimoire is being built or tried.
kamimai-game-ended-won = The game is over: everybody won.
kamimai-game-ended-lost = The game is over: everybody lost.

kamimai-energy-is = { $energy ->
        [0] No Energy Point left, level { $level }.
       *[other] { kamimai-phrase-energy } left, level { $level }.
    }
kamimai-zone-stands-open = Zone { $zone }, { $effect }: { $spells }.
kamimai-zone-stands-targeted = Target: zone { $zone }, { $effect }. Still open: { $spells }.
kamimai-zone-stands-sealed = Zone { $zone } is sealed.
kamimai-grimoire-stands-even = The Grimoire stands even, lean { $lean }: { $left } left, { $right } right.
kamimai-grimoire-stands-left = The Grimoire leans left by { $lean }: { $left } left, { $right } right.
kamimai-grimoire-stands-right = The Grimoire leans right by { $lean }: { $left } left, { $right } right.
kamimai-grimoire-lies = The Grimoire has collapsed. It is built anew after this turn.
kamimai-grimoire-real = The real Grimoire has { kamimai-phrase-cards }.
kamimai-outer-are = Outer cards: { $cards }.
kamimai-outer-untold = The outer cards are not read now.
kamimai-risk-is-both = Risk of one card now: left { $left } per cent, right { $right } per cent.
kamimai-risk-is-left = Risk of one card now: left { $left } per cent.
kamimai-risk-is-right = Risk of one card now: right { $right } per cent.
kamimai-force-is = In force is the { $guardian }.
kamimai-discard-holds = Discard pile: { $cards }.
kamimai-discard-holds-empty = The discard pile is empty.
kamimai-spell-stands-castable = { $colour }: { $holders }: castable.
kamimai-spell-stands-short = { $colour }: { $holders }: not castable.
kamimai-spell-stands-team-castable = Team spell in { $colour }: { $holders }: castable.
kamimai-spell-stands-team-short = Team spell in { $colour }: { $holders }: not castable.
kamimai-nothing-to-cast = No zone is targeted, so no spell is asked for.

# --- Refusals: what is wrong, and what is allowed

kamimai-other-phase-target = Not now: first a zone is targeted.
kamimai-other-phase-draw = Not now: this is Phase 2, the draw. Draw, or stop after the first card.
kamimai-other-phase-curse = Not now: the curse comes first. Discard what it wants.
kamimai-other-phase-cast = Not now: this is Phase 3. Cast a spell, play a Creature, or say done.
kamimai-other-phase-give = Not now: the Dragonflies come first. Name a giver, or give a card, as asked.
kamimai-other-phase-take = Not now: the Mouse comes first. Take a card from the discard pile, or none.
kamimai-other-phase-store = Not now: this is Phase 4. Say which cards are kept.
kamimai-zone-is-targeted = No new target now: a zone stays targeted until it is sealed, and then the next activator chooses.
kamimai-zone-not-open = Zone { $zone } cannot be targeted: it is sealed, there is no such zone, or no arrow leads there yet. Choose one of the list.
kamimai-draw-first = At least one card must be drawn before stopping.
kamimai-last-card-stays = The last card of the Grimoire stays. Stop drawing.
kamimai-half-is-empty = That half is empty. Draw from the other one, or stop.
kamimai-choose-guardian-first = First say which Guardian applies to this draw.
kamimai-no-guardian-to-choose = There is no choice between Guardians now. Go on as asked.
kamimai-guardian-not-held = There is no Guardian of that colour in the Reserve. Choose one of the list.
kamimai-guardian-forbids-half = The Guardian in force allows the other half only, while it has a card.
kamimai-guardian-forbids-most = The Guardian in force allows { kamimai-phrase-most } at most. Stop drawing.
kamimai-card-not-held = { $seat } does not hold these cards. Choose others.
kamimai-no-such-invoker = There are only { $seats } players here. Name one of them.
kamimai-spell-not-open = The targeted zone does not ask for that spell, or not any more. Cast one that is open.
kamimai-card-of-no-use = { CAP($card-the) } cannot be used here. Only { $colour }, its Fairy and the Wolf count.
kamimai-nothing-from-activator = The activator starts every spell: at least one card must be the activator's own.
kamimai-nothing-from-team-activator = The activator starts the team spell: one of the cards must be the activator's own.
kamimai-not-four = That counts as { $total } in all. A spell needs exactly 4.
kamimai-wrong-shares-two = With two invokers each gives exactly 2 to the team spell.
kamimai-wrong-shares-three = With three invokers one gives 2 to the team spell, and the others 1 each.
kamimai-wrong-shares-four = Exactly four invokers give 1 each to the team spell.
kamimai-wrong-fairy-value = A Fairy counts as 1, 2 or 3.
kamimai-wrong-wolf-value = The Sacred Wolf counts as 1 or 2.
kamimai-casting-is-over = Phase 3 is over: no more spells or Creatures this turn. Say which cards are kept.
kamimai-casting-is-skipped = After a collapse there are no spells and no Creatures this turn. Say which cards are kept.
kamimai-not-yours = Only an activator who holds { $card-the } may play that card.
kamimai-giver-has-nothing = Who holds no card cannot give one. Name somebody else.
kamimai-give-to-another = A card is given to somebody else. Name another invoker.
kamimai-giver-is-named = The giver is named already. The card and who gets it are due.
kamimai-wrong-number = The curse wants exactly { kamimai-phrase-count }.
kamimai-guardian-stays = No curse takes a Guardian. Choose Element or Creature cards.
kamimai-guardian-not-taken = The Mouse takes no Guardian. Take an Element or a Creature card, or none.
kamimai-not-in-discard = { CAP($card) } does not lie in the discard pile. Choose another card, or none.
kamimai-too-many-kept = Too many: { kamimai-phrase-most } may be kept.
kamimai-guardian-must-stay = Every Guardian must be kept. Name them all among the cards to keep.
kamimai-real-grimoire = The real Grimoire is drawn from: enter the cards with drew, or say collapsed.
kamimai-skill-is-off = This game has no skill mode. Draw left or right.
kamimai-only-with-real-grimoire = Cards and collapses are entered in companion mode only. Draw left or right.
kamimai-not-in-grimoire = { CAP($card-the) } cannot have come from the Grimoire: all of them lie elsewhere. Check the cards and enter them again.
kamimai-lies-already = The Grimoire has collapsed already this turn. Go on as asked.

# --- Choices: labels of a menu

kamimai-target-choice = Zone { $zone }, { $effect }: { $spells }
kamimai-guardian-choice = { CAP($guardian) }
kamimai-draw-choice-left = Left: { $card }, { kamimai-phrase-cards }, risk { $risk } per cent
kamimai-draw-choice-right = Right: { $card }, { kamimai-phrase-cards }, risk { $risk } per cent
kamimai-draw-blind-choice-left = Left, blind: { kamimai-phrase-cards }, risk { $risk } per cent
kamimai-draw-blind-choice-right = Right, blind: { kamimai-phrase-cards }, risk { $risk } per cent
kamimai-hold-choice = Stop drawing, risk { $risk } per cent
kamimai-hold-choice-real = Stop drawing
kamimai-enter-choice = { CAP($card) }
kamimai-fell-choice = The Grimoire has collapsed
kamimai-discard-choice = { $cards }
kamimai-cast-choice = Cast { $colour }
kamimai-cast-choice-team = Cast the team spell in { $colour }
kamimai-pay-choice = { CAP($gifts) }
kamimai-agreed-choice = Agreed with { $seats }
kamimai-sprite-choice = Keyring Sprite: all Guardians go
kamimai-dragonflies-choice = Draconic Dragonflies: two gifts
kamimai-giver-choice = { $seat }
    .you = You
kamimai-held-choice = { CAP($card) }
kamimai-give-choice = Give { $card-the }
kamimai-receiver-choice = To { $seat }
    .you = To you
kamimai-mouse-choice = Sneaky Mouse: from the discard pile
kamimai-taker-choice = { $seat }
    .you = You
kamimai-no-more-takers-choice = Nobody else
kamimai-take-choice = { CAP($card) }
kamimai-take-nothing-choice = No card
kamimai-done-choice = Done
kamimai-keep-choice = { $cards }
kamimai-keep-all-choice = Keep all
kamimai-keep-nothing-choice = Go on
kamimai-keep-guardians-choice = Keep the Guardians only

# --- Hints

kamimai-advised-draw = Draw.
kamimai-advised-hold = Stop drawing.
kamimai-advised-cast = Cast a spell.
kamimai-advised-keep = Keep these.
kamimai-advised-discard = Discard.
kamimai-advised-target = Target a zone.
kamimai-advised-guardian = Choose a Guardian.
kamimai-advised-take = Take a card.
kamimai-advised-sprite = Use the Keyring Sprite.
kamimai-advised-dragonflies = Use the Draconic Dragonflies.
kamimai-advised-mouse = Use the Sneaky Mouse.
kamimai-advised-give = Give a card.
kamimai-advised-giver = Name who gives.
kamimai-advised-done = Go on: that is all for now.
kamimai-advised-drew = Say which cards were drawn.
kamimai-advised-collapse = Say that it has collapsed.

kamimai-draw-wanted = { CAP($card-a) } is what an open spell wants, and the risk is { $risk } per cent.
kamimai-draw-helper = { CAP($card-a) } is a help at any time, and the risk is { $risk } per cent.
kamimai-draw-balances = That half has { $more ->
        [one] { $more } card
       *[other] { $more } cards
    } more than the other, which makes later cards safer; the risk is { $risk } per cent.
kamimai-draw-risk = The risk is { $risk } per cent, and the team needs cards.
kamimai-hold-now = { $n ->
        [one] { $n } card is drawn
       *[other] { $n } cards are drawn
    }, and one more would risk { $risk } per cent at least.
kamimai-hold-empty = There is nothing more to draw.
kamimai-spells-stay = What is cast cannot be lost; then { $left ->
        [0] no spell of this zone is left
        [one] { $left } spell of this zone is left
       *[other] { $left } spells of this zone are left
    }.
kamimai-serves-spells = So this is kept for open spells: { $wanted }.
kamimai-zone-wants = Of { $spells ->
        [one] { $spells } spell
       *[other] { $spells } spells
    } in zone { $zone }, the team could pay { $near } at once.
kamimai-card-for = { $receiver } holds { $held } already: together they come nearer to a spell.
kamimai-judged-keep = These bring the team nearest to the next spell.
kamimai-judged-discard = It will be missed the least.
kamimai-judged-guardian = This one harms the least.
kamimai-judged-take = It is what the team lacks.
kamimai-judged-sprite = Without Guardians there is room again.
kamimai-judged-dragonflies = A card does more in another hand.
kamimai-judged-mouse = The discard pile has cards that the team lacks.
kamimai-judged-give = There it does more.
kamimai-judged-giver = That player can spare a card.
kamimai-judged-done = Nothing else would help now.
kamimai-judged-drew = These are the cards that were drawn.
kamimai-judged-collapse = If it has fallen, it has fallen.

kamimai-cost-cards = { $n ->
        [0] That cost less than a useful card.
        [one] That cost about one useful card.
       *[other] That cost about { $n } useful cards.
    }
