# An event has three lengths: .brief, plain, .full; .you wordings are for the player whom it names.
crazy-eights-phrase-left = { $left ->
    [0] no card
    [one] { $left } card
   *[other] { $left } cards
  }
crazy-eights-phrase-stock = { $stock ->
    [0] no card is
    [one] { $stock } card is
   *[other] { $stock } cards are
  }
crazy-eights-dealt = { $size } cards each. { CAP($card-the) } lies face up; { $seat } begins.
    .brief = { CAP($card-the) } lies face up; { $seat } begins.
    .full = Everybody is dealt { $size } cards. { CAP($card-the) } begins the pile, and { $seat } plays first.
    .you = { $size } cards each. { CAP($card-the) } lies face up; you begin.
    .you-brief = { CAP($card-the) } lies face up; you begin.
    .you-full = Everybody is dealt { $size } cards. { CAP($card-the) } begins the pile, and you play first.
crazy-eights-hand-dealt = { $seat } is dealt { $cards }.
    .brief = { $seat } has { $cards }.
    .full = { $seat } is dealt a new hand: { $cards }.
    .you = Your hand: { $cards }.
    .you-brief = Hand: { $cards }.
    .you-full = You are dealt a new hand: { $cards }.
crazy-eights-card-played = { $seat } plays { $card-the }, { crazy-eights-phrase-left } left.
    .brief = { $seat }: { $card }, { $left } left.
    .full = { $seat } plays { $card-the } and has { crazy-eights-phrase-left } left in hand.
    .you = You play { $card-the }, { crazy-eights-phrase-left } left.
    .you-brief = { CAP($card-the) }, { $left } left.
    .you-full = You play { $card-the } and have { crazy-eights-phrase-left } left in hand.
crazy-eights-suit-named = { $seat } asks for { $suit }.
    .brief = Now { $suit }.
    .full = { $seat } names a suit: { $suit } must be followed.
    .you = You ask for { $suit }.
    .you-brief = Now { $suit }.
    .you-full = You name a suit: { $suit } must be followed.
crazy-eights-card-drawn = { $seat } draws { $card-the }; { crazy-eights-phrase-stock } in the stock.
    .brief = { $seat } draws { $card-the }; { $stock } left.
    .full = { $seat } draws { $card-the }; { crazy-eights-phrase-stock } left in the stock.
    .you = You draw { $card-the }; { crazy-eights-phrase-stock } in the stock.
    .you-brief = You draw { $card-the }; { $stock } left.
    .you-full = You draw { $card-the }; { crazy-eights-phrase-stock } left in the stock.
crazy-eights-card-drawn-closed = { $seat } draws a card; { crazy-eights-phrase-stock } in the stock.
    .brief = { $seat } draws; { $stock } left.
    .full = { $seat } draws a card; { crazy-eights-phrase-stock } left in the stock.
crazy-eights-passed = { $seat } passes.
    .brief = { $seat } passes.
    .full = { $seat } passes, since the stock is empty.
    .you = You pass.
    .you-brief = You pass.
    .you-full = You pass, since the stock is empty.
crazy-eights-game-won = { $seats } won, with { crazy-eights-phrase-left } left.
    .brief = { $seats } won, { $left } left.
    .full = The game is over: { $seats } won, with { crazy-eights-phrase-left } left in hand.
crazy-eights-card-not-held = { CAP($card-the) } is not in the hand.
crazy-eights-does-not-follow = { CAP($card-the) } does not follow { $top-the }: { $suit } is asked for, or the same rank, or an eight.
crazy-eights-suit-wanted = An eight names a suit, as in: play 8 of clubs hearts. No other card does.
crazy-eights-stock-empty = The stock is empty; a card can be played, or the turn passed.
crazy-eights-stock-left = { CAP(crazy-eights-phrase-stock) } in the stock; passing comes once it is empty.
crazy-eights-hand-held = In hand: { $cards }.
crazy-eights-to-follow = { $seat }'s turn: follow { $top-the } with { $suit } or the same rank.
    .you = Your turn: follow { $top-the } with { $suit } or the same rank.
crazy-eights-not-dealt = The cards are still to be dealt.
crazy-eights-game-over = The game is over; the winner: { $seats }.
crazy-eights-hand-size = { $seat } holds { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }.
    .you = You hold { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }.
crazy-eights-play-choice = { $card }
crazy-eights-suit-choice = { $suit }
crazy-eights-draw-choice = Draw a card
crazy-eights-pass-choice = Pass
