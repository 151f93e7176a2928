# What players may smile at after a game: what each is called, and what it asks for.

kami-feat-first-win = First blood
    .asks = Win a game.
kami-feat-master-strike = Master's hand
    .asks = Win a round with a master strike.
kami-feat-imperial = Two empresses
    .asks = Win a round with a master strike of the empress, for ten points.
kami-feat-humble = The smallest sword
    .asks = Win a round with a warrior.
kami-feat-clean-sheet = Not a single point
    .asks = Win a game in which nobody else scores.
kami-feat-comeback = Back from afar
    .asks = Win a game after being ten points behind.
kami-feat-in-a-row = Three in a row
    .asks = Win three rounds in a row.
kami-feat-exact = On the dot
    .asks = Win a game with exactly the points that it takes.
kami-feat-by-a-hair = By a hair
    .asks = Win a game while another side is one or two points short.
kami-feat-no-pass = Never at a loss
    .asks = Win a round without passing.
kami-feat-teamwork = Two of one mind
    .asks = As a pair, win a game to which both of you have won a round.
kami-feat-hired = Hired swords
    .asks = Win a round in which you used three mercenaries.
