# What can be typed: synonyms between commas.  The names of the cards are words by themselves.
crazy-eights-word-play = play, plays, lay
crazy-eights-word-draw = draw, take, draw a card, take a card
crazy-eights-word-pass = pass, passes, skip
