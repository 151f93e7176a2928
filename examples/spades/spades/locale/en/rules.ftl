# The page that `accessible-games rules spades` reads aloud.
spades-rules-title = Spades, for 4 players in two partnerships
spades-rules-aim = Two partners together reach 500 points before the other two do.
spades-rules-1 = The aim. { spades-rules-aim } Partners sit opposite each other and score together; the menu offers shorter games to 200 or 300.
spades-rules-2 = The deal. Each player gets 13 cards. The deal moves to the left, and the player to the left of the dealer begins everything.
spades-rules-3 = The bids. In turn each player says how many tricks they mean to take, from 1 to 13, or nil: none at all. The bids of two partners are added up, and that many tricks they must take together.
spades-rules-4 = A trick. Somebody leads a card, and each other player adds one, of the suit that was led if they can. Whoever cannot may play anything. The highest spade takes the trick; without a spade, the highest card of the suit that was led. The ace is high. Whoever takes a trick leads the next one.
spades-rules-5 = Leading spades. Nobody leads a spade before one was played on another suit, which breaks them, unless nothing but spades is left in the hand.
spades-rules-6 = The score. Partners who take what they bid get 10 points for each trick of the bid, and 1 for each trick more, a bag. If they take less, they lose 10 for each trick of the bid. Ten bags, collected over the deals, cost 100 points.
spades-rules-7 = Nil. A player who bids nil and takes no trick brings the side 100 points; one who takes a trick costs it 100. The partner's bid is scored as always, and tricks of both count for it.
spades-rules-8 = The end. The game ends with the deal that brings a side to the target, or down to minus 200. The side with more points wins; if both have the same, another deal is played.
spades-rules-9 = A worked trick. Ana leads the king of hearts. Ben follows with the 4, and Cleo, her partner, with the 9. Dan has no heart and plays the 2 of spades. He takes the trick, and spades are broken.
spades-rules-10 = What to type. A number of the list, or a move in words: bid 4, nil, play queen of hearts. H reads your hand, C the trick on the table, T whose turn it is, E what each player bid and took, S the score.
