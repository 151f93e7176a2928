"""Robots for any game: what a level thinks of moves, the value learned by self-play, and search on top.

No game is named here.  A game brings what it sees in a position (`Reader`), how the next moments may go
(`Outlook`), and a table of learned weights as a text file in its folder.
"""

from .judging import Judge, JudgingBot, Wanderer
from .learned import Learned, Reader, School, Weights, read_weights, write_weights
from .levels import LEVELS
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
