"""Play an installed game in the window, Enter at each question; prints what was heard."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "window"))

import pytest  # noqa: E402
from pilot import Pilot, sit  # noqa: E402

patch = pytest.MonkeyPatch()
pilot = Pilot(patch, lambda pilot: "Enter")
table = sit(pilot, *sys.argv[2:], game=sys.argv[1])
print("\n".join(pilot.heard.texts))
print("over" if not table.actors() else "not over")
patch.undo()
