"""Speech and sounds of one start: opened as chosen, changed while they sound, told what is missing."""

import subprocess
import sys
import time

import pytest
from commandline import environment

from accessible_games.cli.folders import Folders
from accessible_games.cli.sound import Sound
from accessible_games.play.settings import Settings, VoiceChoice


@pytest.fixture
def folders(tmp_path, monkeypatch):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    return Folders.of_user()


@pytest.fixture
def opened(folders):
    made = []

    def open_sound(settings=None, language="en", **options):
        options = {"speak": True, "cues": False} | options
        made.append(Sound(settings or Settings(), folders, language, **options))
        return made[-1]

    yield open_sound
    for one in made:
        one.close()


def taken(sound, seconds=10):
    """The first notices that come."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if lines := sound.notices():
            return lines
        time.sleep(0.02)
    raise AssertionError("no notice came")


def test_the_route_without_its_package_is_told_in_the_players_language_and_we_speak(opened, monkeypatch):
    monkeypatch.setitem(sys.modules, "prism", None)
    sound = opened(language="fr", route=True)
    (line,) = taken(sound)
    assert line.language == "fr" and "c'est donc le programme qui parle" in line.text
    sound.voice.say("Bonjour.", kind="event", language="fr")
    assert sound.voice.is_speaking()


def test_in_japanese_what_is_missing_can_be_read_by_a_voice_that_reads_kana_alone(opened, monkeypatch):
    monkeypatch.setitem(sys.modules, "prism", None)
    (line,) = taken(opened(language="ja", route=True))
    assert "スクリーンリーダー" in line.text
    assert not any("一" <= letter <= "龥" or letter.isascii() and letter.isalpha() for letter in line.spoken)


def test_a_voice_of_a_profile_that_does_not_exist_is_told_and_the_line_is_spoken(opened):
    sound = opened()
    sound.voice.say("Hello.", kind="event", language="en", voice="klingon")
    assert sound.voice.wait(30)
    (line,) = taken(sound)
    assert line.text == "There is no voice klingon; another one reads."


def test_loudness_and_rate_change_while_it_is_open(opened):
    sound = opened()
    sound.set_loudness("speech", 40)
    sound.set_loudness("sounds", 10)
    sound.set_voice("fr", VoiceChoice(rate=320, pitch=70, focus_voice="roa/fr"))
    assert (sound._mixer.speech_volume, sound._mixer.cue_volume) == (0.4, 0.1)
    french = sound.voice.settings("fr")
    assert (french.rate, french.pitch, sound.voice.settings("en").rate) == (320, 70, 200)
    assert (french.focus.voice, french.focus.rate, french.focus.pitch) == ("roa/fr", 320, 70)
    assert sound.voice.settings("en").focus is None


def test_one_device_alone_is_no_choice(opened):
    assert opened().outputs() == ()  # the driver without a device has one


WITHOUT_PYGAME = """
import sys
sys.modules["pygame"] = None
from accessible_games.cli import main
sys.exit(main())
"""


def test_a_game_goes_on_in_text_where_what_plays_sound_cannot_be_loaded(tmp_path):
    words = ("play", "kami", "--players", "Ana,bot", "--speech", "on", "--front", "terminal")
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_PYGAME, *words],
        env=environment(tmp_path),
        input="1\n1\nquit\n",
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert "pygame is missing" in done.stdout + done.stderr
    assert "Your turn" in done.stdout and "Something went wrong" not in done.stdout + done.stderr
    assert done.returncode == 0
