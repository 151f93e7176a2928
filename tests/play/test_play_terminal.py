"""The terminal: plain lines over real pipes and a real terminal, in any encoding, at any width."""

import os
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hotseat import play_piped, script_for

from accessible_games.play.layout import width
from tests import nursery

HOST = Path(__file__).with_name("hotseat.py")
FOUR = ("Ana", "Ben:fr", "Cid:ja", "bot")

pty = pytest.importorskip("pty", reason="no pseudo-terminals on this system")


@pytest.fixture(scope="module")
def whole_game():
    lines, finished = script_for(FOUR, seed=3)
    return lines, finished, play_piped(lines, *FOUR, seed=3)


def test_a_script_of_typed_lines_plays_a_whole_game_of_three_people_and_a_bot(whole_game):
    _, finished, done = whole_game
    assert (done.returncode, done.stderr) == (0, b"")
    text = done.stdout.decode()
    winners = [
        name
        for name, result in zip(("Ana", "Ben", "Cid", "bot"), finished.returns(), strict=True)
        if result > 0
    ]
    for name in winners:
        assert name in text.splitlines()[-3]
    assert "win the game" in text.splitlines()[-3]
    assert "gagnent la partie" in text.splitlines()[-2]


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_the_transcript_is_the_same_whatever_the_terminal_calls_itself(whole_game, environment):
    lines, _, plain = whole_game
    assert play_piped(lines, *FOUR, seed=3, environment=environment).stdout == plain.stdout


@pytest.mark.parametrize(
    ("encoding", "columns"), [("utf-8", "40"), ("utf-8", "200"), ("cp1252", "80"), ("ascii", "40")]
)
def test_lines_are_plain_short_and_never_one_or_two_letters(whole_game, columns, encoding):
    lines, _, _ = whole_game
    done = play_piped(lines, *FOUR, seed=3, encoding=encoding, environment={"COLUMNS": columns})
    assert (done.returncode, done.stderr) == (0, b"")
    text = done.stdout.decode(encoding)
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f\u2066-\u2069]", text)
    for line in text.removesuffix("\n").split("\n"):
        assert line == line.strip() and len(line) >= 3, repr(line)
        assert width(line) <= min(int(columns), 80)


def test_french_keeps_its_letters_in_ascii_and_its_accents_in_cp1252():
    plain = play_piped([""], "Zoé:fr", "Ben:fr", "Cid:fr", "Dan:fr", encoding="ascii").stdout.decode("ascii")
    assert (
        "Passez le clavier a " in plain
        and "Zoe" in plain
        and "?" not in plain.replace("Tapez ?", "").replace(", ?", "")
    )
    assert "Passez le clavier à " in play_piped([""], "Zoé:fr", "Ben:fr", "Cid:fr", "Dan:fr",
                                                encoding="cp1252").stdout.decode("cp1252")  # fmt: skip


def test_where_japanese_cannot_be_printed_one_line_says_how_and_the_game_is_in_english():
    done = play_piped(["", "1"], "さくら:ja", "Ben:ja", "Cid:ja", "Dan:ja", encoding="cp1252")
    # The names on the command line are not what is tested: they arrive whole.
    lines = done.stdout.decode("cp1252").splitlines()
    assert "PYTHONUTF8=1" in lines[0] and "English" in " ".join(lines[:2])
    assert "Player 1" in " ".join(lines) and "Pass the keyboard to" in done.stdout.decode("cp1252")


def test_a_closed_pipe_ends_quietly():
    child = subprocess.Popen(
        [sys.executable, str(HOST), "1", "Ana", "Ben", "Cid", "Dan"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    child.stdout.close()
    _, errors = child.communicate(b"\n1\n\n1\n", timeout=20)
    assert (child.returncode, errors) == (0, b"")


class Pilot:
    """Somebody at a real terminal: waits for words, types lines."""

    def __init__(self, *arguments, columns=80):
        self.fd, theirs = pty.openpty()
        environment = {**os.environ, "COLUMNS": str(columns)}
        self._process = nursery.start_at(theirs, str(HOST), arguments, env=environment)
        os.close(theirs)
        self.text = ""

    def until(self, words, seconds=30):
        """Read on until the words come after what was read before; returns what was new."""
        begin = len(self.text)
        end = time.monotonic() + seconds
        while words not in self.text[begin:]:
            assert self._read(end), f"{words!r} not in {self.text[begin:]!r}"
        return self.text[begin:]

    def _read(self, end):
        """Read what comes next; False if the other side has ended, or is killed since it stays silent."""
        if not select.select([self.fd], [], [], max(0, end - time.monotonic()))[0]:
            self._process.kill()
            return False
        try:
            data = os.read(self.fd, 65536)
        except OSError:
            return False
        self.text += data.decode().replace("\r\n", "\n")
        return bool(data)

    def type(self, text):
        os.write(self.fd, text.encode())

    def echoes(self):
        import termios

        return bool(termios.tcgetattr(self.fd)[3] & termios.ECHO)

    def finish(self):
        """Read to the end; returns the exit code."""
        end = time.monotonic() + 30
        while self._read(end):
            pass
        self.left_echoing = self.echoes()
        os.close(self.fd)
        return self._process.wait(10)


def in_the_first_turn():
    """A pilot at a table of four, whose first player has the keyboard and is asked."""
    pilot = Pilot("1", "Ana", "Ben", "Cid", "Dan")
    pilot.until("press Enter.")
    pilot.type("\n")
    pilot.until("number or words.")
    return pilot


PROMPTS = {
    "hand-over": [],
    "turn": [("press Enter.", "\n")],
    "second list": [("press Enter.", "\n"), ("number or words.", "1\n")] * 4
    + [("press Enter.", "\n"), ("number or words.", "1\n")],
}


@pytest.mark.parametrize("ending", ["\x03", "\x04", "quit\n"])
@pytest.mark.parametrize("prompt", PROMPTS)
def test_at_every_prompt_one_can_leave_with_one_line_how_to_go_on(prompt, ending):
    pilot = Pilot("1", "Ana", "Ben", "Cid", "Dan")
    for words, typed in PROMPTS[prompt]:
        pilot.until(words)
        pilot.type(typed)
    pilot.until("press Enter." if prompt == "hand-over" else "number or words.")
    pilot.type(ending)
    assert pilot.finish() == 0
    assert (
        pilot.text.rstrip("\n").splitlines()[-1]
        == "The game is saved. To go on, type: accessible-games resume"
    )
    assert "Traceback" not in pilot.text


def test_what_an_ear_only_player_types_is_not_shown_until_the_private_part_ends(monkeypatch):
    monkeypatch.setenv("HOTSEAT_VOICE", "1")
    pilot = Pilot("1", "Ana:en:ear", "Ben:en:ear", "Cid:en:ear", "Dan:en:ear")
    pilot.until("press Enter.")
    assert pilot.echoes()
    pilot.type("\n")
    pilot.until("number or words.")
    assert not pilot.echoes()
    pilot.type("ready\n")
    told = pilot.until("press Enter.")
    assert "ready\n" not in told and "Ready: " in told
    assert pilot.echoes()
    pilot.type("\x03")
    assert pilot.finish() == 0


@pytest.mark.parametrize("ending", ["\x03", "\x04", "quit\n"])
def test_typing_is_shown_again_however_the_game_is_left(monkeypatch, ending):
    monkeypatch.setenv("HOTSEAT_VOICE", "1")
    pilot = Pilot("1", "Ana:en:ear", "Ben:en:ear", "Cid:en:ear", "Dan:en:ear")
    pilot.until("press Enter.")
    pilot.type("\n")
    pilot.until("number or words.")
    pilot.type(ending)
    assert pilot.finish() == 0
    assert pilot.left_echoing


def test_the_terminal_is_cleared_after_a_private_part_only_where_the_table_wants_it(monkeypatch):
    clear = "\x1b[H\x1b[2J\x1b[3J"
    for wanted in (False, True):
        if wanted:
            monkeypatch.setenv("HOTSEAT_CLEAR", "1")
        pilot = in_the_first_turn()
        pilot.type("1\n")
        told = pilot.until("press Enter.")
        pilot.type("\x04")
        pilot.finish()
        assert pilot.text.count("\x1b") == (3 if wanted else 0)
        if wanted:
            assert "Ready: " in told.split(clear)[1]  # nothing public is cleared before it can be read


@pytest.mark.parametrize("ending", ["q\n", "\x04", "\x03"])
def test_whoever_leaves_with_the_own_hand_on_the_screen_leaves_it_cleared(monkeypatch, ending):
    monkeypatch.setenv("HOTSEAT_CLEAR", "1")
    pilot = in_the_first_turn()
    pilot.type("h\n")
    pilot.until("cards in hand")
    pilot.type(ending)
    pilot.finish()
    assert "in hand" not in pilot.text.split("\x1b[3J")[-1]
    assert pilot.text.count("\x1b[3J") == 1


def test_a_terminal_that_cannot_be_cleared_is_not_offered_to_be(monkeypatch):
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("HOTSEAT_CLEAR", "1")
    pilot = in_the_first_turn()
    pilot.type("1\n")
    pilot.until("press Enter.")
    pilot.type("\x04")
    pilot.finish()
    assert "clear" not in pilot.text and "stay readable higher up" in pilot.text


@pytest.mark.parametrize("variable", ["STY", ""])
def test_a_terminal_that_keeps_its_scrollback_whatever_it_is_told_is_named_once(monkeypatch, variable):
    """GNU screen."""
    monkeypatch.delenv("STY", raising=False)
    monkeypatch.setenv("HOTSEAT_CLEAR", "1")
    if variable:
        monkeypatch.setenv(variable, "1234.games")
    pilot = Pilot("1", "Ana", "Ben", "Cid", "Dan")
    for _ in range(2):
        pilot.until("press Enter.")
        pilot.type("\n")
        pilot.until("number or words.")
        pilot.type("1\n")
    pilot.until("press Enter.")
    pilot.type("\x04")
    pilot.finish()
    assert pilot.text.count("Private lines stay readable higher up") == (1 if variable else 0)


def test_typed_ahead_lines_do_not_reach_the_next_player():
    pilot = Pilot("1", "Ana", "Ben", "Cid", "Dan")
    pilot.until("press Enter.")
    pilot.type("\nhand\nhand\n")
    told = pilot.until("number or words.")
    time.sleep(0.3)
    assert "Your hand:" in told
    pilot.type("quit\n")
    pilot.finish()
    assert "cards in hand" not in pilot.text
