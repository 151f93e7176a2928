"""Sound packs: chosen by the name of their folder, whole whatever they lack, and one sentence if broken."""

import os

import pytest

from audio.cues import Cues
from audio.packs import STANDARD, own_pack, packs, read_pack

NOTES = '[{ timbre = "bell", ms = 100, hz = 500 }]'


def pack(folder, content, name="drums"):
    (folder / name).mkdir(parents=True, exist_ok=True)
    (folder / name / "pack.toml").write_text(content, encoding="utf-8")


def test_our_own_packs_come_first_and_then_the_players_by_their_names(tmp_path):
    pack(tmp_path, '[pack]\nen = "Drums"\nfr = "Tambours"\n')
    (tmp_path / "no pack").mkdir()
    assert [one.id for one in packs(tmp_path)] == [STANDARD, "low", "drums"]
    drums = packs(tmp_path)[-1]
    assert (drums.name("fr"), drums.name("ja")) == ("Tambours", "Drums")
    assert [one.id for one in packs(tmp_path / "none")] == [STANDARD, "low"]


def test_our_own_packs_have_a_name_in_every_language():
    for one in packs():
        assert one.id == STANDARD or set(one.names) == {"en", "fr", "ja", "ja-Hrkt"}


def test_what_a_pack_does_not_write_is_made_from_ours_as_it_says(tmp_path):
    pack(tmp_path, f'[pack]\nen = "Drums"\ndarkest = 900\nhighest = 800\n[edge]\nnotes = {NOTES}\n')
    cues, faults = read_pack("drums", tmp_path)
    assert faults == []
    assert cues.keys() == own_pack().keys()
    assert cues["edge"].notes[0].timbre == "bell"
    assert cues["edge"].meaning("fr") == own_pack()["edge"].meaning("fr")
    for entry in cues.values():
        assert entry.darkest == 900
        for note in entry.notes:
            assert 125 <= note.hz <= 800 and 125 <= (note.to or note.hz) <= 800


def test_the_low_pack_keeps_every_note_within_reach_of_ears_that_hear_little():
    for entry in read_pack("low")[0].values():
        assert entry.darkest == 2000
        assert all(max(note.hz, note.to or 0) <= 1000 for note in entry.notes)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("[pack\n", "not a readable TOML file"),
        ("", "write [pack] and its name"),
        ("pack = 3\n", "write [pack] and its name"),
        ("[pack]\ndarkest = 900\n", "write [pack] and its name"),
        ('[pack]\nen = ""\n', "write [pack] and its name"),
        ('[pack]\nen = "x"\ndarkest = inf\n', "darkest goes from 500 to 5000 hertz"),
        ('[pack]\nen = "x"\nhighest = 20\n', "highest goes from 500 to 5000 hertz"),
    ],
)
def test_a_broken_pack_is_one_sentence_and_our_sounds_play(tmp_path, content, told):
    pack(tmp_path, content)
    cues, (fault,) = read_pack("drums", tmp_path)
    assert told in fault and "pack.toml" in fault and "built-in sounds play" in fault and "\n" not in fault
    assert cues == own_pack()
    assert "drums" in {one.id for one in packs(tmp_path)}  # it is still listed, and can be mended


@pytest.mark.parametrize("name", ["", "..", "gone", "a/b", "/etc"])
def test_a_pack_that_is_not_there_is_one_sentence_and_our_sounds_play(tmp_path, name):
    cues, (fault,) = read_pack(name, tmp_path)
    assert "built-in sounds play" in fault and "\n" not in fault
    assert cues == own_pack()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_in_place_of_a_file_is_not_waited_for(tmp_path):
    (tmp_path / "drums").mkdir()
    os.mkfifo(tmp_path / "drums" / "pack.toml")
    _, (fault,) = read_pack("drums", tmp_path)
    assert "no ordinary file" in fault


def test_a_bad_cue_of_a_pack_is_one_line_and_the_pack_plays(tmp_path):
    bad = '[{ timbre = "bell", at = inf }]'
    pack(tmp_path, f'[pack]\nen = "Drums"\n[edge]\nnotes = {bad}\n[won]\nnotes = {NOTES}\n')
    cues, (fault,) = read_pack("drums", tmp_path)
    assert "cue edge: at, ms, hz, to and gain are numbers." in fault
    assert cues["edge"].notes == own_pack()["edge"].notes
    assert cues["won"].notes != own_pack()["won"].notes


def test_the_faults_of_the_pack_that_was_chosen_are_notices(stage, tmp_path):
    pack(tmp_path, "[pack\n")
    player = Cues(stage.mixer, pack="drums", packs=tmp_path)
    player.close()
    assert [notice.id for notice in stage.mixer.notices.take()] == ["cue-fault"]
