"""A package from outside brings a lesson as data: it is taught like ours, and held to the same."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DEAL = (
    "deal qd 10h ac 9h 4h kc 3d qc 4c 5c 8s ah jd kd 2c ks js 3s 7d 2d 7c 6c 4d qh 10c 3c 8h ad as 6d 9s jc qs 5h "
    "jh 9d 8d 2h 4s 6h 10d 9c 2s 5s 6s 10s 5d kh 8c 7s 7h 3h"
)
LESSON = f"""
[[part]]
id = "keys"
seats = 2
steps = [
  {{ seat = -1, action = "{DEAL}", say = ["aim"] }},
  {{ seat = 0, action = "play kc", keys = ["hand"], do = "king", wrong = "not-yet", rules = ["R01"] }},
  {{ seat = 1, action = "play qc", say = ["mika"], after = ["done"], moves = ["draw", "pass"] }},
]

[free]
seats = 2
seed = 3
"""
WORDS = """
crazy-eights-lesson-welcome = Hello, I am Mika.
crazy-eights-lesson-part-keys = the keys, and two cards
crazy-eights-lesson-aim = Be rid of your cards first.
crazy-eights-lesson-king = A club lies on the pile. Play the king of clubs: high cards first.
crazy-eights-lesson-not-yet = Keep the ace. Play the king of clubs.
crazy-eights-lesson-mika = I follow with a club, too.
crazy-eights-lesson-done = Who has nothing to play draws; with no card left to draw, one passes.
crazy-eights-lesson-why-play = You get rid of a card.
crazy-eights-lesson-why-draw = Nothing fits.
crazy-eights-lesson-why-pass = There is nothing to draw.
"""


@pytest.fixture
def program(tmp_path):
    """Run modules with the package on the path, as an installed one is announced; (code, out)."""
    shutil.copytree(ROOT / "examples" / "crazy-eights" / "crazy_eights", tmp_path / "crazy_eights")
    announced = tmp_path / "crazy_eights-1.dist-info"
    announced.mkdir()
    announced.joinpath("entry_points.txt").write_text(
        "[accessible_games.games]\ncrazy_eights = crazy_eights.game:CrazyEights\n", encoding="utf-8"
    )
    package = tmp_path / "crazy_eights"
    package.joinpath("lesson.toml").write_text(LESSON, encoding="utf-8")
    package.joinpath("locale", "en", "lesson.ftl").write_text(WORDS, encoding="utf-8")

    def run(*words, typed=""):
        environment = os.environ | {
            "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)]), "PYTHONIOENCODING": "utf-8",
            "ACCESSIBLE_GAMES_HOME": str(tmp_path / "home"), "SDL_AUDIODRIVER": "dummy", "COLUMNS": "400",
            "SDL_VIDEODRIVER": "dummy",
        }  # fmt: skip
        done = subprocess.run(
            [sys.executable, "-m", *words], input=typed, capture_output=True, text=True, encoding="utf-8",
            env=environment, timeout=120,
        )  # fmt: skip
        return done.returncode, done.stdout + done.stderr

    run.package = package
    return run


def test_a_lesson_from_outside_is_taught_and_remembered(program):
    typed = "2\nplay ac\nhand\nplay ac\nplay kc\n4\n"
    code, told = program("accessible_games", "learn", "crazy_eights", "--language", "en", typed=typed)
    assert code == 0, told
    for message in (
        "Hello, I am Mika.",
        "Play the king of clubs",
        "Keep the ace.",
        "I follow with a club",
        "one passes.",
    ):
        assert message in told, message
    assert "Go on with part 3" in told  # it is remembered which part is done


def test_a_gap_in_a_lesson_from_outside_is_found(program):
    code, told = program("accessible_games.testing", "crazy_eights", "--only", "lesson")
    assert code == 0 and "2 promises hold, 0 do not" in told, told
    words = program.package / "locale" / "en" / "lesson.ftl"
    words.write_text(
        WORDS.replace("crazy-eights-lesson-why-draw", "crazy-eights-lesson-why-drew"), encoding="utf-8"
    )
    lesson = program.package / "lesson.toml"
    lesson.write_text(LESSON.replace('["draw", "pass"]', '["pass"]'), encoding="utf-8")
    code, told = program("accessible_games.testing", "crazy_eights", "--only", "lesson")
    assert code == 1
    assert (
        "the kind of move 'draw' is not named" in told and "no message crazy-eights-lesson-why-draw" in told
    )
