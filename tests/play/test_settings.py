"""Settings: whole after a crash, readable, and never a reason not to start."""

import dataclasses
import os
import subprocess
import sys
import textwrap
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.play.settings import (
    Settings,
    VoiceChoice,
    load_settings,
    save_settings,
    settings_text,
)


def test_without_a_file_the_defaults_hold_and_nothing_is_said(tmp_path):
    loaded = load_settings(tmp_path / "settings.toml")
    assert loaded.settings == Settings()
    assert loaded.fault == ""


def test_rate_and_volume_are_kept_per_language(tmp_path):
    path = tmp_path / "new folder" / "settings.toml"
    chosen = Settings().with_voice("fr", rate=320, volume=80).with_voice("en", rate=220, voice="en-gb")
    save_settings(path, chosen)
    read = load_settings(path).settings
    assert read.voice("fr") == VoiceChoice(rate=320, volume=80)
    assert read.voice("en") == VoiceChoice(rate=220, voice="en-gb")
    assert read.voice("ja") == VoiceChoice()


texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


@settings(deadline=None)
@given(name=texts, voice=texts, kana=texts, pace=st.sampled_from(["key", 2, 0.25]), mono=st.booleans())
def test_whatever_is_chosen_is_read_back_as_it_was(tmp_path_factory, name, voice, kana, pace, mono):
    path = tmp_path_factory.mktemp("settings") / "settings.toml"
    chosen = dataclasses.replace(Settings(), mono=mono, pace=pace, speaks="reader", clear_at_handover="no")
    chosen = chosen.with_voice("ja", voice=voice).with_player(name, kana=kana, private=("braille",))
    save_settings(path, chosen)
    loaded = load_settings(path)
    assert loaded.fault == ""
    assert loaded.settings == chosen


def test_the_file_has_one_value_per_line_and_a_comment_before_each():
    lines = settings_text(Settings().with_player("Ana")).splitlines()
    values = [number for number, line in enumerate(lines) if " = " in line and not line.startswith("#")]
    assert len(values) == 27 + 13 + 5 + 17  # the table, the window, duels, Ana
    assert all(lines[number - 1].startswith("# ") for number in values)


def test_a_file_that_is_no_toml_is_kept_aside_and_a_good_one_takes_its_place(tmp_path):
    path = tmp_path / "settings.toml"
    path.write_bytes(b"speaks = \xff\xfe nonsense")
    loaded = load_settings(path)
    assert loaded.settings == Settings()
    assert str(path) in loaded.fault and "\n" not in loaded.fault
    assert loaded.aside is not None
    assert loaded.aside.read_bytes() == b"speaks = \xff\xfe nonsense"
    assert load_settings(path).fault == ""


@pytest.mark.parametrize(
    ("line", "key", "allowed"),
    [
        ('speaks = "everybody"', "speaks", '"reader"'),
        ('language = "de"', "language", '"ja"'),
        ("cue_volume = 101", "cue_volume", "0 to 100"),
        ("cue_volume = true", "cue_volume", "0 to 100"),
        ('mono = "yes"', "mono", "true, false"),
        ("pace = 61", "pace", "seconds"),
        ("pace = true", "pace", "seconds"),
        ("volume = 3", "volume", "cue_volume"),
        ("voice = 3", "voice", "[voice.NAME]"),
        ("[voice.fr]\nrate = 79", "voice.fr.rate", "80 to 500"),
        ("[voice.de]\nrate = 100", "voice.de", "fr"),
        ("private_way = 1", "private_way", '"sides"'),
        ('[player.Ana]\nprivate = ["mouth"]', "player.Ana.private", "braille"),
        ("[player.Ana]\nrate = 79", "player.Ana.rate", "0, 80 to 500"),
        ("[player.Ana]\nhandicap = 2001", "player.Ana.handicap", "0 to 2000"),
        ('[player.Ana]\nuntold = ["everything"]', "player.Ana.untold", '"turns.others"'),
        ('[player.Ana]\nsound_only = "moves.mine"', "player.Ana.sound_only", "a list of"),
    ],
)
def test_a_value_that_cannot_be_used_is_named_and_all_others_are_kept(tmp_path, line, key, allowed):
    path = tmp_path / "settings.toml"
    path.write_text('verbosity = "full"\n' + line + "\n", encoding="utf-8")
    loaded = load_settings(path)
    assert loaded.settings.verbosity == "full"
    assert f": {key}: " in loaded.fault and allowed in loaded.fault
    assert "\n" not in loaded.fault
    assert loaded.aside is not None and line in loaded.aside.read_text(encoding="utf-8")
    assert load_settings(path).settings == loaded.settings


def test_a_second_broken_file_does_not_replace_the_first_one_kept(tmp_path):
    path = tmp_path / "settings.toml"
    kept = []
    for content in ("one [", "two ["):
        path.write_text(content, encoding="utf-8")
        kept.append(load_settings(path).aside)
    assert [aside.read_text(encoding="utf-8") for aside in kept] == ["one [", "two ["]


def test_a_folder_that_cannot_be_written_keeps_the_old_file(tmp_path):
    path = tmp_path / "settings.toml"
    save_settings(path, Settings(verbosity="full"))
    path.with_name(f"settings.toml.{os.getpid()}.new").mkdir()
    with pytest.raises(OSError):
        save_settings(path, Settings(verbosity="brief"))
    assert load_settings(path).settings.verbosity == "full"


def test_a_kill_at_any_moment_leaves_a_whole_file(tmp_path):
    path = tmp_path / "settings.toml"
    program = textwrap.dedent(
        """
        import sys
        from pathlib import Path
        from accessible_games.play.settings import Settings, save_settings
        number = 80
        while True:
            save_settings(Path(sys.argv[1]), Settings().with_voice("fr", rate=number))
            number = 80 + (number - 79) % 400
        """
    )
    for wait in (0.0, 0.003, 0.011, 0.02, 0.031):
        child = subprocess.Popen([sys.executable, "-c", program, str(path)])
        deadline = time.monotonic() + 30
        while not path.exists():
            assert time.monotonic() < deadline and child.poll() is None
            time.sleep(0.005)
        time.sleep(wait)
        child.kill()
        child.wait()
        loaded = load_settings(path)
        assert loaded.fault == ""
        assert loaded.settings.voice("fr").rate in range(80, 501)
