# Names of the cards of the templates, and what the command `deck` says.

template-rank-number = { $rank } of { $suit }
template-rank-ace = Ace of { $suit }
template-rank-jack = Jack of { $suit }
template-rank-knight = Knight of { $suit }
template-rank-queen = Queen of { $suit }
template-rank-king = King of { $suit }
template-joker = Joker
template-joker-red = Red joker
template-joker-black = Black joker
template-trump = Trump { $rank }
template-excuse = Excuse
template-colour = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
}
template-colour-number = { template-colour } { $rank }
template-colour-skip = { template-colour } skip
template-colour-reverse = { template-colour } reverse
template-colour-draw-two = { template-colour } draw two
template-wild = Wild
template-wild-draw-four = Wild draw four
template-number = { $rank }
template-letter = { $letter }

## In the corner of the card
template-pip = { $suit ->
    [spades] ♠
    [hearts] ♥
    [diamonds] ♦
   *[clubs] ♣
}
template-index-rank-number = { $rank }{ template-pip }
template-index-rank-ace = A{ template-pip }
template-index-rank-jack = J{ template-pip }
template-index-rank-knight = Kn{ template-pip }
template-index-rank-queen = Q{ template-pip }
template-index-rank-king = K{ template-pip }
template-index-joker = Jo
template-index-excuse = Ex
template-index-skip = S
template-index-reverse = R
template-index-wild = W
template-index-draw-two = +2
template-index-wild-draw-four = +4

template-done = Written: { $path }, { $rows } kinds of cards.
template-fill = Open it in any spreadsheet: a row is a kind of card. Change names and copies, leave out rows or add some, and save it as CSV (in Excel “CSV UTF-8”).
template-then = Then print:
