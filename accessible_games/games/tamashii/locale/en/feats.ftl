# What players may smile at after a game: what each is called, and what it asks for.

tamashii-feat-first-win = Three wishes
    .asks = Win a game.
tamashii-feat-five = Excellent
    .asks = End a game with five characters face up.
tamashii-feat-six = All of them
    .asks = End a game with all six characters face up.
tamashii-feat-expert = In deep winter
    .asks = Win at the level expert.
tamashii-feat-flawless = Never in vain
    .asks = Win a game in which no character is turned over in vain.
tamashii-feat-brave = A full hand
    .asks = Give six gems or more at once.
tamashii-feat-blind = A lucky guess
    .asks = Satisfy a character that nobody has ever looked at.
tamashii-feat-no-red = Not a red one
    .asks = Win a game in which no red gem ends a turn.
tamashii-feat-three-mine = A good fairy
    .asks = Satisfy three characters yourself in one game.
tamashii-feat-hand-in-hand = Hand in hand
    .asks = Satisfy characters in two turns in a row.
tamashii-feat-one-less = One danger less
    .asks = Let an effect take a red gem out of the bag.
tamashii-feat-elephant = Memory of an elephant
    .asks = Satisfy a character that you looked at six turns ago or earlier.
