"""Robots for any game: what a level thinks of moves, the value learned by self-play, and search on top.

No game is named here.  A game brings what it sees in a position (`Reader`), how the next moments may go
(`Outlook`), and a table of learned weights as a text file in its folder.
"""

from typing import Final

from .judging import Judge, JudgingBot, Wanderer
from .learned import Learned, Reader, School, Weights, read_weights, write_weights
from .search import Outlook, Searcher

__all__ = [
    "LEVELS",
    "Judge",
    "JudgingBot",
    "Learned",
    "Outlook",
    "Reader",
    "School",
    "Searcher",
    "Wanderer",
    "Weights",
    "read_weights",
    "write_weights",
]

LEVELS: Final = ("beginner", "easy", "medium", "hard", "expert")
"""The levels, the same in every game, from the weakest to the strongest.

| level | what it is |
|---|---|
| beginner | plays by the rules and by good manners, else by chance |
| easy | knows what matters, but its judgement wanders, and it forgets |
| medium | weighs each move by what people would tell you to look at |
| hard | weighs each move by what thousands of games against itself have shown |
| expert | the same, and imagines how the next moments may go |
"""
