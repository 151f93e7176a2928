"""No two cues of a game can be mistaken for each other, all are equally loud, and speech stands above them."""

import math
from itertools import combinations

import likeness
import pytest
from likeness import CONFUSABLE, LENGTH_TELLS, RATE, np

from accessible_games.games import GAMES
from audio.cues import SHARED, made_variants
from audio.mixer import DUCKED
from audio.packs import own_pack, read_pack
from audio.pcm import trim
from audio.protocol import Job
from audio.synthesiser import Synthesiser, child_command
from audio.voices import choose_voice

INGREDIENTS = ("tomato", "eggplant", "mushroom", "corn", "broccoli")
FIRST = int(0.15 * RATE)
FRAMES = 100
"""A second."""
LINES = {
    "en": "Robot 2 attacks with a lancer.",
    "fr": "Robot 2 attaque avec une lance.",
    "ja": "ロボット2が やりへいで せめます。",
}


def tone(hz, ms, amplitude=0.5):
    return [
        round(32767 * amplitude * math.sin(2 * math.pi * hz * n / RATE)) for n in range(RATE * ms // 1000)
    ]


def all_of(pack, made_cues, most=2):
    """Name of a cue and its variant -> its samples: as it is written, and another time, by turns.

    `bench/cues/run.py` compares all variants.
    """
    wanted = []
    for turn, entry in enumerate(read_pack(pack)[0].values()):
        made = made_variants(entry)
        wanted += [(entry, v) for v in (0, 1 + turn % 2)[:most] if v in made]
    names = [(entry.id, v) for entry, v in wanted]
    return dict(zip(names, made_cues(wanted), strict=True))


def confusable(heard, game):
    """The pairs of a game's cues, those of all games among them, that are too near to each other.

    Args:
        heard: what `likeness.frames` made of each cue, by name.
        game: whose cues.
    """
    group = {entry.id: entry.group for entry in own_pack().values()}
    near = {name: frames for name, frames in heard.items() if group[name[0]] in (game, SHARED)}
    pairs = [
        (one, other)
        for one, other in combinations(near, 2)
        if one[0] != other[0] and abs(len(near[one]) - len(near[other])) <= LENGTH_TELLS * FRAMES
    ]
    assert len(pairs) > 300
    apart = likeness.distances(near, pairs)
    return [(*pair, round(d, 2)) for pair, d in zip(pairs, apart, strict=True) if d < CONFUSABLE]


@pytest.fixture(scope="module")
def standard(made_cues):
    return all_of("standard", made_cues)


@pytest.fixture(scope="module")
def heard(standard):
    return {name: likeness.frames(sound) for name, sound in standard.items()}


@pytest.fixture(scope="module")
def dull(standard):
    return {name: likeness.dulled(sound) for name, sound in standard.items()}


@pytest.fixture(scope="module")
def heard_dull(dull):
    return {name: likeness.frames(sound) for name, sound in dull.items()}


@pytest.fixture(scope="module")
def heard_low(made_cues):
    low = all_of("low", made_cues, most=1)
    return {name: likeness.frames(sound, highest=2000) for name, sound in low.items()}


def test_the_measure_knows_the_same_from_another_and_forgives_being_late():
    low, late = tone(300, 300), [*[0] * (RATE // 20), *tone(300, 300)]
    same, shifted, other = likeness.distances(
        {name: likeness.frames(x) for name, x in {"a": low, "b": late, "c": tone(900, 300)}.items()},
        [("a", "a"), ("a", "b"), ("a", "c")],
    )
    assert same == 0
    assert shifted < CONFUSABLE < other


def test_loudness_is_that_of_the_recommendation():
    full = tone(997, 1000, amplitude=1.0)
    assert likeness.loudest(full) == pytest.approx(-3.01 + 0.691, abs=0.03)  # BS.1770: -3.01 LKFS
    assert likeness.loudest(tone(60, 1000)) < likeness.loudest(tone(997, 1000)) - 1


@pytest.mark.parametrize("game", GAMES)
def test_no_two_cues_of_a_game_can_be_mistaken(heard, game):
    assert confusable(heard, game) == []


@pytest.mark.parametrize("game", GAMES)
def test_nor_by_whoever_hears_nothing_above_4_khz(heard_dull, game):
    assert confusable(heard_dull, game) == []


@pytest.mark.parametrize("game", GAMES)
def test_nor_in_the_low_pack_by_whoever_hears_nothing_above_2_khz(heard_low, game):
    assert confusable(heard_low, game) == []


def test_the_variants_of_a_cue_are_the_same_cue(heard):
    pairs = [((id, 0), (id, variant)) for id, variant in heard if variant]
    assert len(pairs) > 60
    apart = likeness.distances(heard, pairs)
    assert [pair for pair, d in zip(pairs, apart, strict=True) if not 0.05 < d < CONFUSABLE] == []


@pytest.mark.parametrize("ingredient", INGREDIENTS)
def test_a_potion_is_no_ingredient_from_its_first_150_ms_on(standard, dull, ingredient):
    for sounds in (standard, dull):
        potions, plain = (
            {
                (kind, v): likeness.frames(sound[:FIRST])
                for (id, v), sound in sounds.items()
                if id == f"magi-kitchen-{kind}{ingredient}"
            }
            for kind in ("potion-", "")
        )
        pairs = [(potion, dry) for potion in potions for dry in plain]
        assert min(likeness.distances(potions | plain, pairs)) > CONFUSABLE


def test_all_cues_are_equally_loud_and_none_reaches_the_end_of_the_scale(standard):
    loud = {name: likeness.loudest(sound) for name, sound in standard.items()}
    middle = float(np.median(list(loud.values())))
    assert {name: round(level - middle, 1) for name, level in loud.items() if abs(level - middle) > 3} == {}
    assert max(likeness.peak(sound) for sound in standard.values()) < -1


def test_no_cue_is_harsh(standard):
    for name, sound in standard.items():
        power = np.abs(np.fft.rfft(np.asarray(sound, float))) ** 2
        assert (np.fft.rfftfreq(len(sound), 1 / RATE) * power).sum() / power.sum() < 3700, name


@pytest.fixture(scope="module")
def first_words():
    """Language -> loudness of the first 300 ms of a line, and at which rate it is read."""
    synthesiser = Synthesiser(child_command("espeak"))
    synthesiser.start()
    said = {}
    for language, line in LINES.items():
        voice = choose_voice(language, synthesiser.voices)
        assert voice is not None
        sound = trim(synthesiser.synthesise(Job(line, voice.engine, voice.id, 200, 1.0)))
        samples = np.asarray(sound.samples, float)
        at = np.arange(int(0.3 * RATE)) * sound.rate / RATE
        said[language] = 10 * np.log10(
            (likeness.weighted(np.interp(at, np.arange(len(samples)), samples)) ** 2).mean()
        )
    synthesiser.close()
    return said


@pytest.mark.parametrize("language", LINES)
def test_the_first_word_stands_6_db_above_the_loudest_of_any_cue_under_it(standard, first_words, language):
    loudest = max(likeness.loudest(sound) for sound in standard.values())
    assert first_words[language] - (loudest + 20 * math.log10(DUCKED)) > 6  # sounds at full volume, too
