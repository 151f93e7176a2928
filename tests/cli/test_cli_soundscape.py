"""What sounds beside the words: chosen in the settings, kept, and heard at once."""

import time
from array import array

import pygame
import pytest
from clerk import Speaker, session

from accessible_games.cli.choices import choose_soundscape
from accessible_games.cli.folders import Folders
from accessible_games.cli.sound import Sound
from accessible_games.play.settings import Settings, load_settings
from audio.backdrop import RATE, kept_at
from audio.pcm import Pcm, encode_wav


@pytest.fixture
def choose(tmp_path, monkeypatch):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))

    def go(*answers):
        made = session(*answers, voice=Speaker())
        choose_soundscape(made)
        return made, load_settings(made.folders.settings).settings

    return go


def test_a_pack_is_chosen_from_a_list_of_ours_and_the_players(choose, tmp_path):
    mine = tmp_path / "packs" / "drums"
    mine.mkdir(parents=True)
    (mine / "pack.toml").write_text('[pack]\nen = "Drums of mine"\n', encoding="utf-8")
    made, kept = choose("Sounds: The built-in sounds", "Drums of mine", "Back")
    assert "Low and soft" in made.front.text()
    assert kept.sound_pack == "drums"
    assert "Sounds: Drums of mine" in made.front.text()


def test_whether_a_card_that_can_be_played_sounds_so_is_chosen(choose):
    made, kept = choose("A card that can be played", "No", "Back")
    assert not kept.playable_cue
    assert "A card that can be played sounds so: no" in made.front.text()


def test_ambience_and_music_have_volumes_of_their_own(choose):
    made, kept = choose("Ambience: none", "30", "Music: none", "55", "Back")
    assert (kept.ambience_volume, kept.music_volume) == (30, 55)
    assert "Ambience: 30 per cent" in made.front.text()


@pytest.mark.parametrize(
    ("answer", "ambience", "music"),
    [
        ("Ambience and music", (), ()),
        ("Ambience alone", (), ("kami",)),
        ("Music alone", ("kami",), ()),
        ("Neither", ("kami",), ("kami",)),
    ],
)
def test_each_game_has_both_or_one_or_neither(choose, answer, ambience, music):
    _, kept = choose("Ambience and music, game by game", "Kami: ambience and music", answer, "Back")
    assert (kept.without_ambience, kept.without_music) == (ambience, music)


@pytest.fixture
def sound(tmp_path, monkeypatch):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    opened = []

    def open_sound(**settings):
        made = Sound(Settings(**settings), Folders.of_user(), "en", speak=True, cues=False)
        assert made.voice.reaches("none") is False  # waits until the device is open
        opened.append(made)
        return made

    yield open_sound
    for made in opened:
        made.close()


def tone(path):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encode_wav(Pcm(RATE, array("h", [1000, -1000] * RATE))))


def plays_music(seconds=3.0):
    end = time.monotonic() + seconds
    while not pygame.mixer.music.get_busy() and time.monotonic() < end:
        time.sleep(0.05)
    return pygame.mixer.music.get_busy()


def test_music_sounds_from_entering_a_game_until_leaving_it_where_it_is_wanted(sound, tmp_path):
    tone(kept_at(tmp_path / "cache" / "backdrops", "music", "kami"))
    made = sound(music_volume=40)
    made.enter("kami")
    assert plays_music()
    made.leave()
    assert not pygame.mixer.music.get_busy()


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {
            "music_volume": 40,
            "ambience_volume": 40,
            "without_music": ("kami",),
            "without_ambience": ("kami",),
        },
    ],
)
def test_where_neither_is_wanted_nothing_is_made_and_nothing_sounds(sound, tmp_path, settings):
    sound(**settings).enter("kami")
    assert not plays_music(0.5)
    assert not (tmp_path / "cache" / "backdrops").exists()
