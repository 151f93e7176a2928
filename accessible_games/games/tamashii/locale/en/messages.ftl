# Tamashii.  Public wordings never say "you".  A character may be one or several (the Trolls), so no
# verb agrees with its name.

# --- Phrases with a number, used by the messages below

tamashii-phrase-turn = { $n ->
        [1] the first this turn
       *[other] { $n } gems in all this turn
    }
tamashii-phrase-left = { $left ->
        [0] No gem left in the bag
        [one] { $left } gem left in the bag
       *[other] { $left } gems left in the bag
    }
tamashii-phrase-left-brief = { $left ->
        [0] Bag empty
       *[other] { $left } left
    }
tamashii-phrase-face-up = { $n ->
        [one] { $n } of 6 characters is face up
       *[other] { $n } of 6 characters are face up
    }

# --- Events: the beginning

tamashii-characters-laid = Six characters lie face down, positions 1 to 6 from left to right. Level: { $level }. In the bag: { $bag }.
    .brief = Level: { $level }. In the bag: { $bag }.
    .full = Six characters are laid out at random, all face down, positions 1 to 6 from left to right. The level is { $level }. In the bag: { $bag }.

tamashii-starter-chosen = { $seat } takes the first turn.
    .brief = { $seat } starts.
    .full = { $seat } takes the first turn; turns go round clockwise.
    .you = You take the first turn.
    .you-brief = You start.
    .you-full = You take the first turn; turns go round clockwise.

# --- Events: looks

tamashii-looked = { $seat } looks at position { $position }.
    .brief = { $seat } looks at { $position }.
    .full = { $seat } looks at the card at position { $position } and puts it back.
    .you = You look at position { $position }.
    .you-brief = You look at { $position }.
    .you-full = You look at the card at position { $position } and put it back.

tamashii-character-seen = { $seat } sees { $character-the } at position { $position }. Wish: { $wish }.
    .brief = { $seat } sees { $character-the }, { $position }. Wish: { $wish }.
    .full = { $seat } alone sees what the card at position { $position } is: { $character-the }. Wish: { $wish }.
    .you = Position { $position }: { $character-the }. Wish: { $wish }.
    .you-brief = { $position }: { $character-the }. Wish: { $wish }.
    .you-full = You alone see what the card at position { $position } is: { $character-the }. Wish: { $wish }.

tamashii-character-exposed = Position { $position } was { $character-the }. Wish: { $wish }.
    .brief = { $position } was { $character-the }. Wish: { $wish }.
    .full = Everybody saw it for a moment: position { $position } was { $character-the }. Wish: { $wish }.

tamashii-character-shown = Position { $position }: { $character-the }. Wish: { $wish }.
    .brief = { $position }: { $character-the }. Wish: { $wish }.
    .full = Everybody is told what position { $position } is: { $character-the }. Wish: { $wish }.

# --- Events: drawing and giving

tamashii-bag-reached = { $seat } reaches into the bag.
    .brief = { $seat } draws.
    .full = { $seat } reaches into the bag and draws.
    .you = You reach into the bag.
    .you-brief = You draw.
    .you-full = You reach into the bag and draw.

tamashii-gem-drawn = { CAP($gem-a) }, { tamashii-phrase-turn }.
    .brief = { CAP($gem-a) }, { $n } in all.
    .full = { CAP($gem-a) } comes out of the bag, { tamashii-phrase-turn }.

tamashii-red-drawn = A red gem! All back into the bag: { $gems }. The turn is over.
    .brief = Red! All back: { $gems }. Turn over.
    .full = A red gem! It goes back into the bag, and so do all the others of this turn: { $gems }. The turn is over.
tamashii-red-drawn-alone = A red gem! It goes back into the bag. The turn is over.
    .brief = Red! Turn over.
    .full = A red gem, the first gem of the turn! It goes back into the bag. The turn is over.

tamashii-gems-given = { $seat } gives { $gems } to position { $position }. On it now: { $total }.
    .brief = Position { $position } gets { $gems }.
    .full = { $seat } gives all gems of this turn to position { $position }: { $gems }. On it now: { $total }.
    .you = You give { $gems } to position { $position }. On it now: { $total }.
    .you-brief = Position { $position } gets { $gems }.
    .you-full = You give all gems of this turn to position { $position }: { $gems }. On it now: { $total }.
tamashii-gems-given-first = { $seat } gives { $gems } to position { $position }.
    .brief = Position { $position } gets { $gems }.
    .full = { $seat } gives all gems of this turn to position { $position }, the first ones there: { $gems }.
    .you = You give { $gems } to position { $position }.
    .you-brief = Position { $position } gets { $gems }.
    .you-full = You give all gems of this turn to position { $position }, the first ones there: { $gems }.

tamashii-flip-waived = { $seat } leaves position { $position } face down.
    .brief = { $seat } leaves { $position } face down.
    .full = { $seat } does not turn position { $position } over: it stays face down.
    .you = You leave position { $position } face down.
    .you-brief = You leave { $position } face down.
    .you-full = You do not turn position { $position } over: it stays face down.

tamashii-character-satisfied = { $seat } turns position { $position } over: { $character-the }, wish met! { tamashii-phrase-face-up }.
    .brief = { $seat } turns { $position } over: { $character-the }, wish met! { $n } of 6.
    .full = { $seat } turns the card at position { $position } over: { $character-the }, and the wish is met, so it stays face up! { tamashii-phrase-face-up }.
    .you = You turn position { $position } over: { $character-the }, wish met! { tamashii-phrase-face-up }.
    .you-brief = You turn { $position } over: { $character-the }, wish met! { $n } of 6.
    .you-full = You turn the card at position { $position } over: { $character-the }, and the wish is met, so it stays face up! { tamashii-phrase-face-up }.

tamashii-flip-failed = { $seat } turns position { $position } over in vain: face down again. Out of the game: { $gems }.
    .brief = { $seat } turns { $position } over in vain. Out: { $gems }.
    .full = { $seat } turns the card at position { $position } over, but the wish is not met: it is turned back, and its gems are out of the game: { $gems }.
    .you = You turn position { $position } over in vain: face down again. Out of the game: { $gems }.
    .you-brief = You turn { $position } over in vain. Out: { $gems }.
    .you-full = You turn the card at position { $position } over, but the wish is not met: it is turned back, and its gems are out of the game: { $gems }.

# --- Events: effects

tamashii-red-taken = Effect of { $character-the }, out of the bag for good: { $gems }.
    .brief = Effect, out of the bag: { $gems }.
    .full = By the effect of { $character-the } this leaves the bag and is out of the game: { $gems }.
tamashii-red-taken-nothing = Effect of { $character-the }: no red gem is in the bag, so nothing happens.
    .brief = Effect: no red gem is in the bag.
    .full = The effect of { $character-the } would take out a red gem, but none is in the bag, so nothing happens.

tamashii-gems-returned = Effect of { $character-the }, back into the bag: { $gems }.
    .brief = Effect, back into the bag: { $gems }.
    .full = By the effect of { $character-the } this goes back into the bag: { $gems }.
tamashii-gems-returned-nothing = Effect of { $character-the }: there is no gem to put back, so nothing happens.
    .brief = Effect: there is no gem to put back.
    .full = The effect of { $character-the } would put gems back into the bag, but there are none, so nothing happens.

tamashii-look-granted = Effect of { $character-the }: { $seat } may look at a card.
    .brief = Effect: { $seat } may look at a card.
    .full = By the effect of { $character-the } { $seat } may look at one card that is face down.
    .you = Effect of { $character-the }: you may look at a card.
    .you-brief = Effect: you may look at a card.
    .you-full = By the effect of { $character-the } you may look at one card that is face down.

tamashii-effect-waived = { $seat } does not use the effect of { $character-the }.
    .brief = { $seat } does not use the effect.
    .full = { $seat } decides not to use the effect of { $character-the }.
    .you = You do not use the effect of { $character-the }.
    .you-brief = You do not use the effect.
    .you-full = You decide not to use the effect of { $character-the }.

# --- Events: the end of a turn, the end of the game

tamashii-red-put-back = End of the turn: a red gem comes out and goes back.
    .brief = End: red comes out and goes back.
    .full = End of the turn: the gem that comes out is red, so it goes back into the bag and another one is taken.

tamashii-gem-removed = End of the turn: { $gem-a } leaves the game. { tamashii-phrase-left }.
    .brief = End: { $gem-a } leaves. { tamashii-phrase-left-brief }.
    .full = End of the turn: { $gem-a } is taken out of the bag and leaves the game. { tamashii-phrase-left }.

tamashii-nothing-removed = End of the turn: no gem can be removed.
    .brief = End: no gem is removed.
    .full = End of the turn: only red gems are left in the bag, or none, so no gem is removed.

tamashii-game-ended-again = The game is over, since no further character can get enough gems. { tamashii-phrase-face-up }. Better luck next time!
    .brief = Game over, { $n } of 6. Better luck next time!
    .full = The game is over, since no further character can get enough gems. { tamashii-phrase-face-up }. Better luck next time!
tamashii-game-ended-good = The game is over, since no further character can get enough gems. { tamashii-phrase-face-up }. Good!
    .brief = Game over, { $n } of 6. Good!
    .full = The game is over, since no further character can get enough gems. { tamashii-phrase-face-up }. Good!
tamashii-game-ended-well = The game is over, since no further character can get enough gems. { tamashii-phrase-face-up }. Well done!
    .brief = Game over, { $n } of 6. Well done!
    .full = The game is over, since no further character can get enough gems. { tamashii-phrase-face-up }. Well done!
tamashii-game-ended-excellent = The game is over, since no further character can get enough gems. { tamashii-phrase-face-up }. Excellent!
    .brief = Game over, { $n } of 6. Excellent!
    .full = The game is over, since no further character can get enough gems. { tamashii-phrase-face-up }. Excellent!
tamashii-game-ended-impressive = The game is over, since all wishes are met. { tamashii-phrase-face-up }. Impressive! Try a harder level next time.
    .brief = Game over, { $n } of 6. Impressive!
    .full = The game is over, since all wishes are met. { tamashii-phrase-face-up }. Impressive! Try a harder level next time.

# --- Items of lists

tamashii-effect-is-remove-red = take { $gems } out of the bag, for good
tamashii-effect-is-return-all = put all gems on it back into the bag
tamashii-effect-is-look = look at a card that is face down
tamashii-effect-is-return-gems = put { $gems } back into the bag

tamashii-place-is = position { $position } with { $gems }
tamashii-place-is-empty = position { $position }, empty
tamashii-place-is-known = position { $position }, { $character-the } face down, with { $gems }
tamashii-place-is-known-empty = position { $position }, { $character-the } face down, without gems
tamashii-place-is-up = position { $position }, { $character-the } face up, with { $gems }
tamashii-place-is-up-empty = position { $position }, { $character-the } face up, without gems

tamashii-wants = { $character } { $wish }

# --- Answers

tamashii-to-turn = { $seat }: look, or draw.
    .you = Look, or draw.
tamashii-to-draw = { $seat }: draw again, or give { $held }.
    .you = Draw again, or give { $held }.
tamashii-to-draw-one = { $seat }: draw again, or give it.
    .you = Draw again, or give it.
tamashii-to-draw-last = { $seat } gives { $held }: the bag is empty.
    .you = Give { $held }: the bag is empty.
tamashii-to-flip = { $seat }: turn position { $position } over, or leave it.
    .you = Turn position { $position } over, or leave it.
tamashii-to-use-effect = { $seat }: use the effect of { $character-the }, or not.
    .you = Use the effect of { $character-the }?
tamashii-to-look = { $seat } looks at a card.
    .you = Look at a card.
tamashii-outcome-due = The cards are about to be laid out, or a gem is about to come out of the bag.
tamashii-game-over-again = The game is over. { tamashii-phrase-face-up }. Better luck next time!
tamashii-game-over-good = The game is over. { tamashii-phrase-face-up }. Good!
tamashii-game-over-well = The game is over. { tamashii-phrase-face-up }. Well done!
tamashii-game-over-excellent = The game is over. { tamashii-phrase-face-up }. Excellent!
tamashii-game-over-impressive = The game is over. { tamashii-phrase-face-up }. Impressive!

tamashii-face-up-are = { tamashii-phrase-face-up }: { $characters }. Level: { $level }.
tamashii-face-up-are-none = No character is face up yet. Level: { $level }.
tamashii-wishes-are = Wishes still open: { $wishes }.
tamashii-places-are = { CAP($places) }. Nothing on { $bare }.
tamashii-places-are-bare = No gem lies on any position.
tamashii-places-are-full = From left to right: { $places }.
tamashii-held-are = Drawn this turn: { $held }.
tamashii-bag-holds = In the bag: { $gems }, { $n } in all.
tamashii-bag-holds-size = Gems in the bag: { $n }. Colours are not told.
tamashii-bag-holds-empty = The bag is empty.
tamashii-out-of-game = Out of the game: { $gems }.
tamashii-out-of-game-none = No gem is out of the game.

# --- Refusals: the reason, and what can be done

tamashii-give-to-face-up = Position { $position } is face up already. Gems can be given to a card that is face down.
tamashii-look-at-face-up = Position { $position } is face up already. Look at a card that is face down.
tamashii-give-before-draw = There is nothing to give yet. Look at a card, or draw a gem first.
tamashii-look-after-draw = Looking would have been the whole turn. Draw another gem, or give those already drawn.
tamashii-bag-is-empty = The bag is empty. Give the gems of this turn to one character.
tamashii-nothing-to-flip = A card can be turned over only just after it was given gems. Choose what is asked now.
tamashii-no-effect-now = An effect can be used only just after its character was turned over. Choose what is asked now.
tamashii-flip-first = First decide about position { $position }: turn it over, or leave it face down.
tamashii-effect-first = First decide about the effect: use it, or not.
tamashii-look-first = The effect is chosen: now look at a card that is face down.

# --- Choices

tamashii-look-choice = Look at a card
tamashii-draw-choice = Draw a gem
tamashii-draw-choice-again = Draw another gem
tamashii-give-choice = Stop and give the gems
tamashii-place-choice = { CAP($place) }
tamashii-flip-choice = Turn position { $position } over
tamashii-leave-choice = Leave it face down
tamashii-effect-choice = Use it, to { $effect }
tamashii-no-effect-choice = Do not use it

# --- The real box, typed
tamashii-layout-asked = Type the { $n } characters that lie face down, from left to right.
tamashii-starter-asked = Who takes the first turn? Type a name.
tamashii-gem-asked = Which gem came out of the bag? Type its colour.
tamashii-removed-asked = The turn is over: take a gem out of the bag, unseen. Which colour is it?

# --- Hints

tamashii-advised-look = Look at a card.
tamashii-advised-draw = Draw.
tamashii-advised-again = Draw another gem.
tamashii-advised-give = Stop, and give the gems.
tamashii-advised-flip = Turn it over.
tamashii-advised-leave = Leave it face down.
tamashii-advised-decide = Turn it over only if memory is sure who lies there, and that nothing is missing.
tamashii-advised-effect = Use the effect.
tamashii-advised-without = Do not use the effect.

tamashii-nobody-looked = Nobody has looked at position { $position } yet.
tamashii-few-know = No position was looked at less often than position { $position }: { $n ->
        [one] once
       *[other] { $n } times
    }.
tamashii-looks-done = { $n ->
        [one] One look is enough to begin with
       *[other] { $n } looks are enough to begin with
    }: only gems meet wishes.
tamashii-may-draw = Of { $bag ->
        [one] { $bag } gem
       *[other] { $bag } gems
    } in the bag { $red ->
        [0] none is red
        [one] only { $red } is red
       *[other] only { $red } are red
    }, and more gems meet more wishes.
tamashii-no-risk = At this level a red gem sends nothing back, and more gems meet more wishes.
tamashii-held-at-risk = { $red ->
        [0] With { $held } drawn, no wish takes more gems: another one would hardly help
        [one] A red gem would send { $held } back into the bag, and { $red } of { $bag } there is red
       *[other] A red gem would send { $held } back into the bag, and { $red } of { $bag } there are red
    }.
tamashii-wish-lacks = { CAP($character) } then lacks { $missing ->
        [one] { $missing } gem
       *[other] { $missing } gems
    }.
tamashii-wish-met = The wish of { $character-the } is met then.
tamashii-gems-there = At position { $position } lie { $gems }, and all of them are lost if one is missing.
tamashii-effect-helps = An effect only helps.

tamashii-cost-gems = { $n ->
        [0] That cost less than a gem.
        [one] That cost about one gem.
       *[other] That cost about { $n } gems.
    }
