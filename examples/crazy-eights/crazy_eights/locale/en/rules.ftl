# The page that `accessible-games rules crazy_eights` reads aloud.
crazy-eights-rules-title = Crazy Eights, for 2 to 5 players
crazy-eights-rules-aim = Be the first to get rid of all your cards.
crazy-eights-rules-1 = The aim. { crazy-eights-rules-aim }
crazy-eights-rules-2 = The deal. Two players get 7 cards each, more players 5. One card is laid face up and begins the pile; the others are the stock.
crazy-eights-rules-3 = A turn. Play one card of the same suit or of the same rank as the one on the pile, or any eight. Whoever plays an eight names the suit that the next player must follow. If you do not play, draw one card, which ends your turn. Once the stock is empty you may pass instead.
crazy-eights-rules-4 = The end. Whoever plays the last card of a hand wins. If everybody passes in turn, the fewest cards win; several players may share that.
crazy-eights-rules-5 = A worked turn. The 9 of clubs lies on the pile. Ana holds the 9 of hearts and the 8 of spades. She plays the 9 of hearts, since the rank is the same; then hearts must be followed.
crazy-eights-rules-6 = What to type. A number of the list, or a move in words: play 9 of hearts, play 8 of spades hearts, draw, pass. H reads your hand, T what must be followed, E how many cards each player holds.
