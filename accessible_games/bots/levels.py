"""The levels, the same in every game."""

from __future__ import annotations

from typing import Final

LEVELS: Final = ("beginner", "easy", "medium", "hard", "expert")
"""From the weakest to the strongest.

| level | what it is |
|---|---|
| beginner | plays by the rules and by good manners, else by chance |
| easy | knows what matters, but its judgement wanders, and it forgets |
| medium | weighs each move by what people would tell you to look at |
| hard | weighs each move by what thousands of games against itself have shown |
| expert | the same, and imagines how the next moments may go |
"""
