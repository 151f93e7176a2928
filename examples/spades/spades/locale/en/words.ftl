# What can be typed: synonyms between commas.  The names of the cards are words by themselves.
spades-word-bid = bid, bids, i bid
spades-word-nil = nil, bid nil, zero, bid zero
spades-word-play = play, plays, lay
