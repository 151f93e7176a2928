"""Backdrops: one for each game, calm, soft, without a seam, and never made while somebody plays."""

import math
import time
from array import array
from itertools import pairwise

import likeness
import pytest
from hearing import sides
from likeness import np

from accessible_games.games import GAMES
from audio import groups
from audio.backdrop import (
    AMBIENCE_SECONDS,
    RATE,
    BackdropFault,
    Backdrops,
    has_backdrop,
    keep_backdrop,
    kept_at,
    make_ambience,
    make_music,
)
from audio.pcm import Pcm, decode, encode_wav

MAKE = {"ambience": make_ambience, "music": make_music}
SHORT = 8


@pytest.fixture(scope="module")
def made():
    return {(what, game): make(game, SHORT) for what, make in MAKE.items() for game in GAMES}


def at_full_rate(samples):
    return np.repeat(np.asarray(samples, float), 2)


def test_every_game_has_one():
    assert [game for game in GAMES if not has_backdrop(game)] == []


@pytest.mark.parametrize(
    ("text", "what"),
    [("", "music"), ("[music]\ntonic = 1", "music"), ("[ambience]\nwind = [3]", "ambience"), ("[", "music")],
)
def test_a_backdrop_that_is_not_written_as_it_should_be_is_one_sentence(tmp_path, monkeypatch, text, what):
    (tmp_path / "backdrop.toml").write_text(text)
    monkeypatch.setitem(groups._FOLDERS, "snap", tmp_path)
    with pytest.raises(BackdropFault, match="backdrop.toml"):
        MAKE[what]("snap", 1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("what", MAKE)
def test_it_stands_far_below_the_cues_and_goes_on_without_a_pause(made, what, game):
    samples = made[what, game]
    assert len(samples) == SHORT * RATE
    assert -29 < likeness.loudest(at_full_rate(samples)) < -25  # a cue has -15
    seconds = [samples[at : at + RATE] for at in range(0, len(samples), RATE)]
    assert min(max(abs(x) for x in second) for second in seconds) > 60
    assert abs(sum(samples)) / len(samples) < 30


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("what", MAKE)
def test_its_end_goes_over_into_its_beginning_without_a_click(made, what, game):
    samples = np.asarray(made[what, game], float)
    around = np.concatenate([samples[-400:], samples[:400]])
    steps = np.abs(np.diff(around))
    assert steps[399] <= 1.2 * np.delete(steps, 399).max()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("what", MAKE)
def test_it_is_calm(made, what, game):
    samples = np.asarray(made[what, game], float)
    power = np.abs(np.fft.rfft(samples)) ** 2
    assert (np.fft.rfftfreq(len(samples), 1 / RATE) * power).sum() / power.sum() < 1500
    loud = [np.sqrt((samples[at : at + RATE // 20] ** 2).mean()) for at in range(0, len(samples), RATE // 20)]
    leaps = [20 * math.log10((later + 30) / (earlier + 30)) for earlier, later in pairwise(loud)]
    assert max(leaps) < 30


def test_it_is_the_same_each_time_and_no_two_games_have_the_same(made):
    assert make_music("kami", SHORT) == made["music", "kami"]
    for what in MAKE:
        assert len({made[what, game].tobytes() for game in GAMES}) == len(GAMES)


def test_it_is_kept_in_the_cache_as_a_file_of_half_a_minute_at_most(tmp_path):
    keep_backdrop(tmp_path / "cache", "ambience", "kameloot")
    path = kept_at(tmp_path / "cache", "ambience", "kameloot")
    sound = decode(path.read_bytes())
    assert (sound.rate, round(sound.seconds)) == (RATE, AMBIENCE_SECONDS)
    before = path.stat().st_mtime_ns
    keep_backdrop(tmp_path / "cache", "ambience", "kameloot")
    assert path.stat().st_mtime_ns == before


def tone(path, hz=500):
    path.parent.mkdir(parents=True, exist_ok=True)
    samples = array("h", (round(12000 * math.sin(2 * math.pi * hz * n / RATE)) for n in range(RATE)))
    path.write_bytes(encode_wav(Pcm(RATE, samples)))


def test_what_is_in_the_cache_sounds_from_entering_a_game_until_leaving_it(stage, tmp_path, until):
    for what in MAKE:
        tone(kept_at(tmp_path, what, "kami"))
    stage.mixer.open()
    backdrops = Backdrops(stage.mixer, tmp_path)
    backdrops.enter("kami", {"ambience": 0.3, "music": 0.3})
    stage.pass_time(700)
    backdrops.leave()
    stage.pass_time(500)
    stage.close()
    left, _ = sides(stage.recording)
    assert max(left[: len(left) - 8820]) > 5000
    assert max(left[-8820:]) == 0


def test_what_is_not_there_yet_is_waited_for_by_nobody_and_given_up_on_leaving(stage, tmp_path):
    stage.mixer.open()
    backdrops = Backdrops(stage.mixer, tmp_path)
    before = time.monotonic()
    backdrops.enter("kami", {"music": 0.3})
    assert time.monotonic() - before < 0.5
    backdrops.leave()
    assert list(tmp_path.glob("music*")) == []
