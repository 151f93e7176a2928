"""The doctor as it is told: numbered sentences, then a sentence and a sound to be heard."""

import re
import sys
import tomllib
from pathlib import Path

import pytest
from clerk import Speaker, session

from accessible_games.cli.doctor import examine
from accessible_games.cli.folders import Folders

FAKE_CHILD = Path(__file__).parents[1] / "audio" / "fake_child.py"


class Bell:
    def __init__(self):
        self.played = []

    def play(self, cue, pan=0.0):
        self.played.append(cue)


@pytest.fixture
def patient(tmp_path, monkeypatch):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")

    def make(voice=None, cues=None, language="en"):
        made = session(voice=voice, language=language)
        made.sound.cues = cues
        return made

    return make


def test_every_sentence_has_its_number_so_that_it_can_be_read_out_on_the_phone(patient):
    made = patient()
    examine(made)
    numbers = [int(re.match(r"(\d+)\. .+", line)[1]) for line in made.front.shown]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.skipif(
    sys.platform != "linux", reason="what tells of a screen is Linux's own; elsewhere there is one"
)
def test_it_is_told_whether_there_is_a_screen(patient, monkeypatch):
    for display, told in (
        ("", "Screen: none, so everything runs in the terminal."),
        (":9", "Screen: there is one"),
    ):
        monkeypatch.setenv("DISPLAY", display)
        for name in ("SSH_CONNECTION", "WAYLAND_DISPLAY"):
            monkeypatch.delenv(name, raising=False)
        made = patient()
        examine(made)
        assert told in made.front.text()


def test_the_release_has_a_number_which_is_told(patient):
    made = patient()
    examine(made)
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    told = f"This is release {project['project']['version']} of Accessible Games."
    assert len([line for line in made.front.shown if told in line]) == 1


def test_the_last_sentence_says_whether_all_is_well(patient):
    made = patient()
    well = examine(made)
    assert ("Everything that is needed is there." in made.front.shown[-1]) == well
    assert ("missing" in made.front.shown[-1]) != well


def test_a_sentence_is_heard_in_each_language_by_a_voice_of_it_and_then_a_sound(patient):
    voice, bell = Speaker(), Bell()
    examine(patient(voice, bell))
    heard = [(language, text) for text, language, _ in voice.said if not re.match(r"\d", text)]
    assert [language for language, _ in heard] == ["en", "fr", "ja"]
    assert heard[1][1].startswith("Cette phrase est en français")
    assert heard[2][1].startswith("これわ にほんごの")  # kana: this voice reads nothing else
    assert bell.played == ["your-turn"]


def test_what_is_shown_is_spoken_too(patient):
    made = patient(Speaker())
    examine(made)
    numbered = [text for text, _, _ in made.sound.voice.said if re.match(r"\d", text)]
    assert len(numbered) == len(made.front.shown)


def test_a_folder_that_cannot_be_written_is_named_with_the_remedy(patient, tmp_path, monkeypatch):
    (tmp_path / "file").write_bytes(b"")
    made = patient()
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path / "file"))  # nobody can write below a file
    made.folders = Folders.of_user()
    assert not examine(made)
    refused = [line for line in made.front.shown if "Nothing can be written" in line]
    assert [name in line for name, line in zip(("settings.toml", "journals"), refused, strict=True)] == [
        True
    ] * 2
    assert "ACCESSIBLE_GAMES_HOME" in refused[0]


def test_looking_whether_something_can_be_written_leaves_nothing(patient, tmp_path):
    examine(patient())
    assert list(tmp_path.iterdir()) == []


def test_each_language_is_told_with_what_was_heard_of_it(patient):
    pytest.importorskip("espeakng_loader", reason="the packaged eSpeak NG is not installed")
    made = patient()
    examine(made)
    heard = re.findall(r"Voice for (\w+): .+ It said a word, (\d+) milliseconds long", made.front.text())
    assert [language for language, _ in heard] == ["English", "French", "Japanese"]
    assert all(100 < int(milliseconds) < 2000 for _, milliseconds in heard)


def test_a_voice_that_makes_no_sound_is_told_and_all_is_not_well(patient, tmp_path, monkeypatch):
    mute = [sys.executable, str(FAKE_CHILD), str(tmp_path / "jobs"), "always-empty"]
    monkeypatch.setattr("audio.doctor.EXTRAS", ())
    monkeypatch.setattr("audio.doctor.child_command", lambda: mute)
    made = patient()
    assert not examine(made)
    assert "Voice for French: French is there, but makes no sound." in made.front.text()


def test_without_a_device_the_doctor_says_so_and_what_to_do(patient, monkeypatch):
    made = patient()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    assert not examine(made)
    assert "Sound device: none." in made.front.text()


class Talker(Speaker):
    """Speaks on until it is silenced."""

    def __init__(self):
        super().__init__()
        self.speaks = False

    def say(self, text, *, kind, language, **rest):
        super().say(text, kind=kind, language=language, **rest)
        self.speaks = True

    def is_speaking(self):
        return self.speaks

    def silence(self):
        self.speaks = False


def test_any_line_ends_the_check_at_once_and_means_nothing_else(patient):
    made = patient(Talker(), Bell())
    lines = [None, None, ""]
    made.front.next = lambda seconds=None: lines.pop(0)
    examine(made)
    assert lines == []  # three looks: the third brought Enter
    assert not made.sound.voice.is_speaking() or "needed is" in made.sound.voice.said[-1][0]
    heard = [language for text, language, _ in made.sound.voice.said if not re.match(r"\d", text)]
    assert heard == ["en"]
    assert made.sound.cues.played == []
    assert any(line.endswith("Enter ends the check.") for line in made.front.shown)


def test_what_was_typed_while_the_doctor_looked_is_dropped(patient):
    made = patient(Speaker(), Bell())
    dropped = []
    made.front.forget_typed = lambda: dropped.append(True)
    examine(made)
    assert dropped
