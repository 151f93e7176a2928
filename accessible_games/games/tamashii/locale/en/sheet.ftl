# The rules sheet and the turn aid of Tamashii. Sections are numbered; every line is a paragraph.
tamashii-sheet-1 =
    Together, give gems to as many of the six characters as you can.
    .heading = Aim
tamashii-sheet-2 =
    2 to 6 players. Lay the six characters face down in random order. Put the gems into the bag: 10 blue, 10 pink, 10 green, 2 red. The youngest player starts; turns go to the left.
    Beginner: all gems. Red gems are jokers, characters have no effect.
    Easy: take out 1 red gem.
    Standard: take out one gem of each colour.
    Difficult: take out 1 blue, 1 green and 1 pink.
    Expert: take out 2 blue, 2 green and 2 pink.
    .heading = Setup
tamashii-sheet-3 =
    Either look at one face-down character and put it back, or draw gems.
    Draw one gem, then decide each time: draw another, or stop. When you stop, give all gems of this turn to one face-down character.
    Red gem: all gems drawn this turn go back into the bag and your turn ends.
    .heading = Your turn
tamashii-sheet-4 =
    After giving, you may turn that character over. If it has all the gems that it wants, it stays face up and you may use its effect. If not, it is turned back and all its gems are out of the game.
    .heading = Turning over
tamashii-sheet-5 =
    Trolls: take one red gem out of the bag.
    Olaf: all gems on Olaf go back into the bag.
    Anna: look at one face-down character.
    Elsa, Kristoff, Sven: put two gems of their colour back into the bag.
    .heading = Effects
tamashii-sheet-6 =
    At the end of each turn take one gem out of the bag without looking. If it is red, put it back and take another one.
    .heading = End of a turn
tamashii-sheet-7 =
    The game ends when no character can get enough gems any more. Count the characters that are face up. Fewer than 3: better luck next time. 3: good. 4: well done. 5: excellent. 6: impressive, try a harder level.
    .heading = End of the game

tamashii-sheet-turn =
    Look at one face-down character, or draw gems one by one.
    Red: all gems of this turn go back, your turn is over.
    Stop: give all your gems to one character. Turn it over if you like.
    Take one gem out of the bag; red goes back, then another.
    .heading = Your turn
