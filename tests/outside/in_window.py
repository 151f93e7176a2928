"""Play an installed game in the window; prints what was heard.

python in_window.py GAME POSITION PLAYER ...      POSITION as JSON, null for a new game
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "window"))

import pytest  # noqa: E402
from pilot import Pilot, sit  # noqa: E402

game, position, *players = sys.argv[1:]
patch = pytest.MonkeyPatch()
pilot = Pilot(patch, lambda pilot: "Enter")
table = sit(pilot, *players, game=game, position=json.loads(position))
print("\n".join(pilot.heard.texts))
print("over" if not table.actors() else "not over")
patch.undo()
