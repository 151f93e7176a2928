# An event has three lengths: .brief, plain, .full; .you wordings are for the player whom it names.
spades-phrase-bid = { $bid ->
    [one] { $bid } trick
   *[other] { $bid } tricks
  }
spades-phrase-n = { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
  }
spades-phrase-taken = { $taken ->
    [one] { $taken } trick
   *[other] { $taken } tricks
  }
spades-phrase-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
  }
spades-phrase-bags = { $bags ->
    [one] { $bags } bag
   *[other] { $bags } bags
  }

# What happens.
spades-dealt = { $seat } deals.
    .brief = { $seat } deals.
    .full = { $seat } deals 13 cards to each player.
    .you = You deal.
    .you-brief = You deal.
    .you-full = You deal 13 cards to each player.
spades-hand-dealt = { $seat } is dealt { $hand }.
    .brief = { $seat } has { $hand }.
    .full = { $seat } is dealt a new hand: { $hand }.
    .you = Your hand: { $hand }.
    .you-brief = Hand: { $hand }.
    .you-full = You are dealt a new hand: { $hand }.
spades-bid-made = { $seat } bids { $bid }.
    .brief = { $seat } bids { $bid }.
    .full = { $seat } bids { spades-phrase-bid }.
    .you = You bid { $bid }.
    .you-brief = You bid { $bid }.
    .you-full = You bid { spades-phrase-bid }.
spades-nil-bid = { $seat } bids nil.
    .brief = { $seat } bids nil.
    .full = { $seat } bids nil: not a single trick.
    .you = You bid nil.
    .you-brief = You bid nil.
    .you-full = You bid nil: not a single trick.
spades-side-bid = { $seats } bid { spades-phrase-bid } together.
    .brief = { $seats } together: { $bid }.
    .full = { $seats } have bid, and must take { spades-phrase-bid } together.
spades-card-played = { $seat } plays { $card-the }.
    .brief = { $seat } plays { $card }.
    .full = { $seat } plays { $card-the } to the trick.
    .you = You play { $card-the }.
    .you-brief = You play { $card }.
    .you-full = You play { $card-the } to the trick.
spades-spades-broken = Spades are broken.
    .brief = Spades broken.
    .full = Spades are broken: from now on one can be led.
spades-trick-taken = { $seat } takes the trick with { $card-the }, { $n } so far.
    .brief = { $seat } takes it with { $card-the }: { $n }.
    .full = { $seat } takes the trick with { $card-the }, and has { spades-phrase-n } in this deal.
    .you = You take the trick with { $card-the }, { $n } so far.
    .you-brief = You take it with { $card-the }: { $n }.
    .you-full = You take the trick with { $card-the }, and have { spades-phrase-n } in this deal.
spades-nil-scored = { $seat } bid nil and took a trick: 100 points lost.
    .brief = { $seat } fails nil: minus 100.
    .full = { $seat } bid nil and took a trick, which costs the side 100 points.
    .you = You bid nil and took a trick: 100 points lost.
    .you-brief = You fail nil: minus 100.
    .you-full = You bid nil and took a trick, which costs the side 100 points.
spades-nil-scored-held = { $seat } bid nil and took nothing: 100 points.
    .brief = { $seat } holds nil: 100.
    .full = { $seat } bid nil and took nothing, which brings the side 100 points.
    .you = You bid nil and took nothing: 100 points.
    .you-brief = You hold nil: 100.
    .you-full = You bid nil and took nothing, which brings the side 100 points.
spades-bags-paid = { $seats } have ten bags, and lose 100 points.
    .brief = { $seats }: ten bags, minus 100.
    .full = { $seats } have collected ten bags, which cost the side 100 points.
spades-deal-scored = { $seats } took { $taken } of { $bid }: { $points } points, now { $score }.
    .brief = { $seats }: { $taken } of { $bid }, { $points }, now { $score }.
    .full = { $seats } took { spades-phrase-taken } and had bid { $bid }: { $points } points in this deal, { $score } in all.
spades-game-won = { $seats } win, with { $score } points to { $other }.
    .brief = { $seats } win, { $score } to { $other }.
    .full = The game is over: { $seats } win, with { $score } points to { $other }.

# What is refused.
spades-card-not-held = { CAP($card-the) } is not in the hand.
spades-must-follow = { CAP($card-the) } does not follow: { $suit } were led, and the hand holds some.
spades-spades-not-broken = Spades are not broken yet, so another suit is led.
spades-bid-first = The bids come first: type a number of tricks after bid, or nil.
spades-bidding-over = All have bid; now cards are played.

# What is asked for.
spades-suit-held = { $suit }: { $ranks }
spades-hand-held = In hand: { $hand }.
spades-hand-held-empty = No card is in hand; { $hand } before the deal.
spades-to-bid = { $seat } bids now.
    .you = Your bid.
spades-to-lead = { $seat } leads.
    .you = Your lead.
spades-to-follow = { $seat }'s turn: { $suit } were led, and { $card-the }, played by { $taker }, is highest.
    .you = Your turn: { $suit } were led, and { $card-the }, played by { $taker }, is highest.
spades-not-dealt = The cards are still to be dealt.
spades-game-over = The game is over: { $seats } won, with { $score } points.
spades-card-lies = { $seat } played { $card-the }.
    .you = You played { $card-the }.
spades-table-empty = No card lies on the table.
spades-player-stands = { $seat } has taken { $taken } of { $bid }.
    .you = You have taken { $taken } of { $bid }.
spades-nil-stands = { $seat } bid nil and has taken { spades-phrase-taken }.
    .you = You bid nil and have taken { spades-phrase-taken }.
spades-bid-awaited = { $seat } has not bid.
    .you = You have not bid.
spades-side-score = { $seats } have { $score } of { $target } points, and { spades-phrase-bags }.

# Entries of the menu.
spades-bid-choice = Bid { spades-phrase-tricks }
spades-nil-choice = Nil
spades-play-choice = { $card }
