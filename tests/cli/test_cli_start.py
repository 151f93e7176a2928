"""The first minutes at a keyboard: a terminal of its own, typed lines, what is then remembered."""

import contextlib
import os
import re
import select
import signal
import time

import pytest
from commandline import environment, run

from accessible_games.play.settings import Settings, load_settings, save_settings
from tests import nursery

pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")


class Keyboard:
    """Types into a terminal once what is waited for has been shown."""

    def __init__(self, home, *words, **more):
        self.shown = ""
        self._handle, theirs = pty.openpty()
        self._process = nursery.start_at(
            theirs, "accessible_games", words, env=environment(home, TERM="dumb", **more)
        )
        os.close(theirs)

    def wait_for(self, text, seconds=60):
        end = time.monotonic() + seconds
        while text not in self.shown:
            assert time.monotonic() < end, f"not shown: {text}\n{self.shown}"
            self._read(0.1)
        self.shown = self.shown.partition(text)[2]

    def type(self, line, after):
        self.wait_for(after)
        os.write(self._handle, f"{line}\n".encode())

    def choose(self, entry):
        """Type the number under which a list shows this entry; Enter reads one whole that is known."""
        end = time.monotonic() + 60
        while (found := re.search(rf"^(\d+)\. {entry}.*?^Type a number", self.shown, re.M | re.S)) is None:
            assert time.monotonic() < end, f"not in the list: {entry}\n{self.shown}"
            known = re.search(r"Enter alone reads (them|all of it).*?^Type a number", self.shown, re.M | re.S)
            if known is not None:
                self.shown = self.shown[known.end() :]
                os.write(self._handle, b"\n")
            self._read(0.1)
        self.shown = self.shown[found.end() :]
        os.write(self._handle, f"{found[1]}\n".encode())

    def end(self, seconds=60):
        """The exit code once the program has ended by itself."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._read(0.1)
            if self._process.poll() is not None:
                self._read(0.1)
                return self._process.returncode
        raise AssertionError(f"still running\n{self.shown}")

    def _read(self, seconds):
        if select.select([self._handle], [], [], seconds)[0]:
            with contextlib.suppress(OSError):  # the other side has ended
                self.shown += os.read(self._handle, 65536).decode(errors="replace").replace("\r\n", "\n")

    def send(self, kind):
        self._process.send_signal(kind)

    def close(self):
        self._process.kill()
        self._process.wait()
        os.close(self._handle)


@pytest.fixture
def keyboard(tmp_path):
    opened = []

    def open_keyboard(*words, **more):
        opened.append(Keyboard(tmp_path, *words, **more))
        return opened[-1]

    yield open_keyboard
    for one in opened:
        one.close()


def test_the_first_start_asks_who_speaks_and_the_second_does_not(tmp_path, keyboard):
    first = keyboard()
    first.type("4", after="Type a number")
    first.type("3", after="Not understood. Type a number from 1 to 3, or words of an entry.")
    first.choose("Leave")
    first.choose("Yes, close it")
    first.wait_for("Goodbye.")
    assert first.end() == 0
    assert load_settings(tmp_path / "settings.toml").settings.speaks == "nobody"
    second = keyboard()
    second.wait_for("What would you like to do?")
    assert "Who should speak" not in second.shown
    second.choose("Leave")
    second.choose("Yes, close it")
    assert second.end() == 0


@pytest.mark.parametrize("system", ["C", "de_DE.UTF-8", ""])
def test_where_the_systems_language_is_none_of_ours_the_first_start_asks_in_each_of_them(
    tmp_path, keyboard, system
):
    first = keyboard(LANG=system)
    first.wait_for("Français\u00a0: tapez 2.")
    first.wait_for("日本語：3を入力してください。")
    first.choose("français")
    first.type("3", after="Qui doit parler")
    first.wait_for("Que voulez-vous faire")
    settings = load_settings(tmp_path / "settings.toml").settings
    assert (settings.language, settings.speaks) == ("fr", "nobody")


def test_a_language_that_is_known_is_not_asked_for(keyboard):
    first = keyboard(LANG="fr_FR.UTF-8")
    first.wait_for("Qui doit parler")
    assert "tapez 2" not in first.shown


def test_a_newcomer_reaches_a_game_by_numbers_and_a_name(tmp_path, keyboard):
    save_settings(tmp_path / "settings.toml", Settings(speaks="nobody"))
    newcomer = keyboard()
    newcomer.choose("New game")
    newcomer.choose("Kami")
    newcomer.type("Zoé", after="Who plays")
    newcomer.type("3", after="How many robots")
    newcomer.choose("Easy")
    newcomer.type("q", after="Zoé: number or words")
    newcomer.wait_for("The game is saved.")
    newcomer.wait_for("1. Go on with Kami, left a moment ago")
    newcomer.choose("Kept games")
    newcomer.wait_for("1. Kami, Zoé, Robot 2, Robot 3 and Robot 4, ")


def test_names_that_are_too_many_are_asked_again(tmp_path, keyboard):
    save_settings(tmp_path / "settings.toml", Settings(speaks="nobody"))
    newcomer = keyboard("play", "kami")
    newcomer.type("A,B,C,D,E", after="Who plays")
    newcomer.wait_for("5 names are too many: 4 can play.")
    newcomer.type("A,,", after="Who plays")
    newcomer.wait_for("cannot be read")
    newcomer.type("A,B,C,D", after="Who plays")
    newcomer.wait_for("At the table: A, B, C, D.")


def test_settings_of_one_player_are_kept(tmp_path, keyboard):
    save_settings(tmp_path / "settings.toml", Settings(speaks="nobody"))
    person = keyboard()
    person.choose("Players and what they chose")
    person.choose("Somebody else")
    person.type("Ana", after="Which player?")
    person.choose("Language")
    person.choose("français")
    person.choose("How much is said")
    person.choose("Brief")
    person.wait_for("This is remembered.")
    ana = load_settings(tmp_path / "settings.toml").settings.player("Ana")
    assert (ana.language, ana.verbosity) == ("fr", "brief")


@pytest.mark.parametrize("after", ["Who should speak", "What would you like", "Who plays"])
def test_ctrl_c_at_any_question_ends_in_one_line(tmp_path, keyboard, after):
    if after != "Who should speak":
        save_settings(tmp_path / "settings.toml", Settings(speaks="nobody"))
    person = keyboard()
    if after == "Who plays":
        person.choose("New game")
        person.choose("Kami")
    person.wait_for(after)
    person.type("\x03", after="\n")
    code = person.end()
    assert code == 1
    assert "Traceback" not in person.shown and "Stopped." in person.shown


@pytest.mark.parametrize("kind", ["SIGTERM", "SIGHUP", "SIGQUIT"])
@pytest.mark.parametrize("after", ["Who should speak", "What would you like", "number or words"])
def test_a_polite_kill_ends_everything_as_ctrl_c_does(tmp_path, keyboard, after, kind):
    if after != "Who should speak":  # which is also asked in speech, and sound takes signals of its own
        save_settings(tmp_path / "settings.toml", Settings(speaks="nobody"))
    person = keyboard(*(["play", "kami", "--players", "Ana,bot"] if after == "number or words" else []))
    person.wait_for(after)
    time.sleep(0.5 if after == "Who should speak" else 0)  # the sound comes up meanwhile
    person.send(getattr(signal, kind))
    in_game = after == "number or words"
    assert person.end() == (0 if in_game else 1)
    assert "Traceback" not in person.shown
    assert ("-m accessible_games resume" if in_game else "Stopped.") in " ".join(person.shown.split())


def test_a_polite_kill_in_a_game_that_the_menu_began_ends_the_menu_too(tmp_path, keyboard):
    save_settings(tmp_path / "settings.toml", Settings(speaks="nobody"))
    person = keyboard()
    person.choose("New game")
    person.choose("Kami")
    person.type("Zoé", after="Who plays")
    person.type("3", after="How many robots")
    person.choose("Easy")
    person.wait_for("Zoé: number or words")
    person.send(signal.SIGTERM)
    assert person.end() == 0
    told = " ".join(person.shown.split())
    assert "-m accessible_games resume" in told and told.endswith("Goodbye.")


def test_the_end_of_the_input_at_a_question_is_a_farewell(tmp_path):
    outcome = run(tmp_path)
    assert outcome.code == 0 and outcome.lines[-1] == "Goodbye." and outcome.err == ""


def test_the_menu_speaks_the_language_of_the_system(tmp_path):
    assert "Que voulez-vous faire\u00a0?" in run(tmp_path, LANG="fr_FR.UTF-8").out
    assert "何をしますか。" in run(tmp_path, LANG="ja_JP.UTF-8").out
    assert "What would you like to do?" in run(tmp_path, LANG="de_DE.UTF-8").out
    assert "Que voulez-vous faire\u00a0?" in run(tmp_path, "--language", "fr").out


def test_a_broken_settings_file_is_said_in_one_line_and_kept(tmp_path):
    (tmp_path / "settings.toml").write_text("speaks = 3\n", encoding="utf-8")
    outcome = run(tmp_path)
    assert outcome.code == 0
    assert "speaks" in outcome.error and "settings.broken-1.toml" in outcome.error
    assert (tmp_path / "settings.broken-1.toml").read_text(encoding="utf-8") == "speaks = 3\n"


def test_french_loses_accents_and_no_letters_where_the_terminal_has_none(tmp_path):
    out = run(tmp_path, "--language", "fr", PYTHONIOENCODING="ascii", PYTHONUTF8="0").out
    assert "Reglages" in out and "?glages" not in out


def test_japanese_that_cannot_be_shown_is_said_in_one_line_and_english_is_used(tmp_path):
    outcome = run(tmp_path, "--language", "ja", PYTHONIOENCODING="cp1252", PYTHONUTF8="0")
    assert "PYTHONUTF8=1" in outcome.error and outcome.error.isascii()
    assert "What would you like to do?" in outcome.out


def test_sounds_are_listed_with_their_meanings(tmp_path):
    outcome = run(tmp_path, "sounds", "--language", "fr")
    assert outcome.code == 0 and outcome.err == ""
    count = int(outcome.lines[0].split()[0])
    assert count > 10
    assert sum(line.partition(".")[0].isdecimal() for line in outcome.lines[1:]) == count


def test_the_doctor_names_each_thing_and_where_the_settings_are(tmp_path):
    outcome = run(tmp_path, "doctor")
    assert outcome.code in (0, 1)
    for part in ("Speech engine: ", "Voice for French: ", "Sound device: ", "Terminal: ", str(tmp_path)):
        assert part in " ".join(outcome.lines) or part in outcome.out.replace("\n", "")
