"""Side doors by which a look could get out: the log, the text taken along, resuming, taking back."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout

import pytest

from accessible_games import cli
from accessible_games.engine.journal import Header, journal_lines
from accessible_games.engine.table import Table
from accessible_games.play.facts import NotInHistory
from tests.games.tamashii.seated import Heard, play
from tests.games.tamashii.tables import TAMASHII
from tests.games.typed_games import ROOT
from tests.refused import sentence

IN_ORDER = {"bag": {"blue": 8, "pink": 8, "green": 8, "red": 1}}
"""Trolls, Olaf, Anna, Elsa, Kristoff, Sven."""

NAMES = ("Trolls", "Olaf", "Anna", "Elsa", "Kristoff", "Sven")
STEPS = (
    "layout trolls olaf anna elsa kristoff sven", "starter 0", "look 4", "remove blue", "look 5",
    "remove pink", "draw", "gem blue", "give 4", "leave",
)  # fmt: skip
SEATS = (-1, -1, 0, -1, 1, -1, 0, -1, 0, 0)


def journal(tmp_path, steps=10):
    """A game that goes on, in which two players have looked at a card."""
    players = [{"name": "Ana", "language": "en"}, {"name": "Ben", "language": "en"}]
    done = [(seat, TAMASHII.parse_action(text)) for seat, text in zip(SEATS[:steps], STEPS, strict=False)]
    lines = journal_lines(Header("tamashii", 2, {"level": "standard"}, {}, players), done)
    path = tmp_path / "game.jsonl"
    path.write_text("".join(lines), encoding="utf-8", newline="\n")
    path.chmod(0o600)
    return path


def run(*words):
    out, error = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(error):
        code = cli.main([str(word) for word in words])
    return code, out.getvalue(), error.getvalue()


def test_tam_a02_the_log_of_a_game_that_goes_on_tells_that_somebody_looked_and_never_what(tmp_path):
    code, out, _ = run("replay", journal(tmp_path), "--language", "en")
    assert code == 0
    assert "Ana looks at position 4." in out
    assert not any(name in out.partition("looks at")[2] for name in NAMES)


@pytest.mark.parametrize("asked", ["copy", "transcript", "find Elsa", "history", "newest"])
def test_what_is_taken_along_or_searched_holds_no_look(asked):
    voice = Heard()
    lines = ["", "look 4", "", asked, "", asked, "older", asked]
    text, _ = play(lines, "Ana", "Ben", position=IN_ORDER, voice=voice)
    after = text.partition("Ana: Enter when it is remembered.")[2].replace(sentence(NotInHistory("Elsa")), "")
    assert "Elsa" not in after


def test_a_look_that_no_enter_has_confirmed_is_told_to_nobody_else_when_the_game_goes_on(tmp_path):
    path = journal(tmp_path, 3)
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "accessible_games", "resume", str(path)],
        input=b"repeat\nhistory\nlast\n\n\nblue\nhistory\nlast\nrepeat\nolder\n",
        capture_output=True,
        env={key: value for key, value in os.environ.items() if key in ("PATH", "SYSTEMROOT")}
        | {
            "ACCESSIBLE_GAMES_HOME": str(tmp_path),
            "HOME": str(tmp_path),
            "PYTHONPATH": str(ROOT),
            "PYTHONUTF8": "1",
        },
        timeout=60,
    )
    text = done.stdout.decode()
    assert done.stderr == b""
    assert "Ana looks at position 4." in text
    begun = text.partition("Pass the keyboard")[2]  # before it the open wishes are told, of all six
    assert begun and not any(name in begun for name in NAMES)


def test_a_look_cannot_be_taken_back_and_looked_again():
    text, table = play(["", "look 4", "", "undo", "", "undo"], "Ana", "Ben", position=IN_ORDER)
    assert "is taken back" not in text
    assert isinstance(table, Table)
    assert table.count == 2, "the look, and the gem that left the bag"


def test_the_cue_of_a_look_and_where_it_sounds_are_the_same_for_every_character():
    told = set()
    for layout in ("trolls olaf anna elsa kristoff sven", "sven olaf anna trolls kristoff elsa"):
        state = TAMASHII.new_state(2, {"level": "standard"}, {})
        state.apply(-1, TAMASHII.parse_action(f"layout {layout}"))
        state.apply(-1, TAMASHII.parse_action("starter 0"))
        events = []
        state.apply(0, TAMASHII.parse_action("look 4"), events.append)
        told.add(tuple(str(event.heard_by(1)) for event in events))
    assert len(told) == 1


def test_speech_of_a_look_that_still_sounds_is_cut_when_it_is_confirmed():
    voice = Heard()
    play(["", "look 4", ""], "Ana:en:ear", "Ben", position=IN_ORDER, voice=voice)
    log = [one if isinstance(one, str) else getattr(one, "text", "") for one in voice.log]
    seen = next(n for n, one in enumerate(log) if "Elsa" in one)
    following = next(n for n, one in enumerate(log) if one.startswith("End of the turn"))
    assert "purge" in log[seen:following]
