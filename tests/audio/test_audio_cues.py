"""The cues: all there, all different, within what ears and small loudspeakers can tell."""

import cmath
import importlib
import math
import os
import re
import time
import tomllib
import wave
from array import array
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from hearing import RATE, sides, tones

import accessible_games.games
import audio
from accessible_games.games.kamimai.live.host import TONES
from accessible_games.games.magi_kitchen.live.practice import BEAT
from accessible_games.narration.cues import SILENT, cue_rows
from audio.cues import Cues, cached, cached_at, cue_meanings, made_variants, make_cue
from audio.instruments import TIMBRES
from audio.packs import own_pack, read_folder
from audio.pcm import Pcm, encode_wav
from tests.each import each

SHARED = [
    *("your-turn", "refused-notation", "refused-now", "refused-rule", "edge", "playable", "hand-over"),
    *("won", "lost", "saved", "undone", "game-start"),
]
FOLDERS = [folder.name for folder in files("accessible_games.games").iterdir() if folder.is_dir()]
PACKAGES = {f"accessible_games.games.{name}": name for name in FOLDERS} | {
    "accessible_games.games.magi_kitchen.live": "magi_kitchen"
}
OF_GAMES = (
    {
        row["play"]: game
        for package, game in PACKAGES.items()
        for rows in cue_rows(package).values()
        for row in rows
        if row["play"] not in SHARED
    }
    | {BEAT: "magi_kitchen"}
    | dict.fromkeys(TONES, "kamimai")
)
"""Cue -> the only game that plays it."""
NEEDED = sorted({*SHARED, *OF_GAMES} - {SILENT})
LANGUAGES = ("en", "fr", "ja", "ja-Hrkt")
REFUSALS = ("refused-notation", "refused-now", "refused-rule")
TAPS = {
    f"kameloot-{card}-{missing}"
    for needed, card in enumerate(("ring", "wand", "glove", "potion", "cloak", "scroll"), 2)
    for missing in range(needed)
}
LONG = {
    *("won", "lost", "game-start", "kami-attack-empress", "kami-defend-empress", "kami-master-strike"),
    *("kami-redeal", "kami-deal"),
    *("tamashii-layout", "tamashii-thunder", "tamashii-give", "tamashii-stones"),
    *("tamashii-trolls", "tamashii-olaf", "tamashii-anna"),
    *("tamashii-elsa", "tamashii-kristoff", "tamashii-sven"),
    *("tamashii-rating-1", "tamashii-rating-2", "tamashii-rating-3", "tamashii-rating-4"),
    *("kameloot-sale-3", "kameloot-sale-4", "kameloot-sale-5", "kameloot-sale-6", "kameloot-sale-7"),
    *("kameloot-sale-many", "kameloot-potion-owl", "kameloot-potion-cat"),
    *("kameloot-cloak-owl", "kameloot-cloak-cat"),
    *TAPS,
    "magi-kitchen-end",
}
"""Cues of rare, great moments, and of several sounds in a row, which may last."""


@pytest.fixture(scope="module")
def made(made_cues):
    pack = own_pack()
    return dict(zip(pack, made_cues([(entry, 0) for entry in pack.values()]), strict=True))


@pytest.fixture(scope="module")
def spectra(made):
    return {id: spectrum(samples) for id, samples in made.items()}


def fourier(samples):
    if len(samples) == 1:
        return samples
    even, odd = fourier(samples[0::2]), fourier(samples[1::2])
    half = len(even)
    turned = [cmath.exp(-2j * math.pi * k / (2 * half)) * odd[k] for k in range(half)]
    return [a + b for a, b in zip(even, turned, strict=False)] + [
        a - b for a, b in zip(even, turned, strict=False)
    ]


def spectrum(samples, step=4, size=2048):
    """Energy by frequency bin of the loudest stretch; bins are RATE / step / size wide."""
    thin = [sum(samples[i : i + step]) / step for i in range(0, len(samples) - step, step)]
    start = max(
        range(0, max(1, len(thin) - size // 2), 256), key=lambda at: sum(x * x for x in thin[at : at + size])
    )
    window = thin[start : start + size]
    window += [0.0] * (size - len(window))
    return [abs(x) ** 2 for x in fourier(window)[: size // 2]]


def test_every_cue_that_is_needed_is_there_and_no_other(made):
    assert sorted(made) == sorted(NEEDED)


def test_every_cue_has_a_meaning_in_each_language_that_ends_as_a_sentence():
    for language in LANGUAGES:
        meanings = dict(cue_meanings(language))
        assert len(set(meanings.values())) == len(NEEDED)
        assert all(text[-1] in ".。" for text in meanings.values())
    for entry in own_pack().values():
        assert set(entry.meanings) == set(LANGUAGES)


def test_the_kana_meanings_hold_kana_and_marks_only():
    for id, text in cue_meanings("ja-Hrkt"):
        assert all("\u3040" <= c <= "\u30ff" or c in " 、。" for c in text), id


@each("id", NEEDED)
def test_a_cue_is_short_loud_enough_and_does_not_clip(made, id):
    samples = made[id]
    notes = own_pack()[id].notes
    assert 83 <= max(note.at + note.ms for note in notes) <= (1700 if id in LONG else 450)
    assert len(samples) / RATE * 1000 <= max(note.at + note.ms for note in notes) + 171  # the room's tail
    assert 6000 < max(abs(x) for x in samples) < 29200  # 1 dB below full scale
    assert abs(sum(samples)) / len(samples) < 300  # no push of the loudspeaker to one side


@each("id", NEEDED)
def test_a_cue_is_heard_as_soon_as_it_is_played(made, id):
    heard = next(at for at, sample in enumerate(made[id]) if abs(sample) > 300)
    assert heard <= RATE * 3 // 1000  # 3 ms
    assert abs(made[id][0]) < 50  # and it begins without a click


@each("id", NEEDED)
def test_a_cue_sounds_where_small_loudspeakers_and_old_ears_still_hear(spectra, id):
    energy = spectra[id]
    width = RATE / 4 / 2048
    audible = sum(e for number, e in enumerate(energy) if 115 <= number * width <= 5000)
    assert audible > 0.9 * sum(energy)


@each("id", NEEDED)
def test_the_notes_of_a_cue_can_be_told_apart(id):
    notes = own_pack()[id].notes
    assert all(note.ms >= 83 for note in notes)
    starts = sorted({note.at for note in notes})
    assert all(later - earlier >= 166 for earlier, later in zip(starts, starts[1:], strict=False))


def dominant(samples):
    energy = spectrum(samples)
    return max(range(len(energy)), key=energy.__getitem__) * RATE / 4 / 2048


@pytest.mark.parametrize("id", REFUSALS)
def test_a_refusal_is_two_notes_that_fall(id):
    first, second = own_pack()[id].notes
    assert first.hz > second.hz


def test_refusals_are_one_family_that_nothing_else_uses():
    buzzing = {id for id, entry in own_pack().items() if "buzz" in {note.timbre for note in entry.notes}}
    assert buzzing == set(REFUSALS)
    assert {note.timbre for id in REFUSALS for note in own_pack()[id].notes} == {"buzz"}


def onsets(samples, part_ms=10):
    """How many times the sound sets in anew: it is four times as strong as shortly before."""
    width = RATE * part_ms // 1000
    power = [sum(x * x for x in samples[at : at + width : 4]) for at in range(0, len(samples) - width, width)]
    found, last = 0, -10
    for at, now in enumerate(power):
        before = min(power[max(0, at - 6) : at], default=0)
        if now > 0.15 * max(power) and now > 4 * before and at - last >= 10:
            found, last = found + 1, at
    return found


@pytest.mark.parametrize("id", sorted(id for id in TAPS if not id.endswith("-0")))
def test_what_a_collection_lacks_is_counted_in_taps_and_not_by_pitch(made, id):
    assert onsets(made[id]) == int(id[-1])
    assert len({note.hz for note in own_pack()[id].notes}) == 1


@pytest.mark.parametrize("coins", range(2, 8))
def test_a_sale_has_a_clink_for_each_coin(made, coins):
    assert onsets(made[f"kameloot-sale-{coins}"]) == coins
    assert len({note.hz for note in own_pack()[f"kameloot-sale-{coins}"].notes}) == 1


def test_each_players_buzzer_has_a_timbre_of_its_own():
    timbres = [own_pack()[f"magi-kitchen-player-{n}"].notes[0].timbre for n in range(1, 9)]
    assert len(set(timbres)) == 8


SEEN = {
    "kami": ("attacked", "defended"),
    "kameloot": ("cards-placed",),
    "magi_kitchen": ("card-turned",),
}


@pytest.mark.parametrize(("game", "fact"), [(game, fact) for game, facts in SEEN.items() for fact in facts])
def test_each_kind_of_card_has_a_sound_of_its_own(game, fact):
    cards = importlib.import_module(f"accessible_games.games.{game}.cards")
    rows = cue_rows(f"accessible_games.games.{game}")[fact]
    blanks = getattr(cards, "BLANKS", ())  # the players' own: told by their name
    sounds = []
    for card in (card for card in cards.Card if card not in blanks):
        sounds.append(
            next(row["play"] for row in rows if row.get("card", card.id) == card.id and not row.get("horned"))
        )
    assert len(set(sounds)) == len(sounds)


def test_what_is_often_heard_has_three_variants_that_come_in_turn(stage, cues):
    player = cues()
    played = []
    stage.mixer.cue = lambda name, wav: played.append((name, wav))
    for _ in range(4):
        player.play("edge")
    assert len({wav for _, wav in played}) == 3
    assert played[0] == played[3]


@pytest.mark.parametrize("id", ["won", "saved", "your-turn", "kami-lead-returned"])
def test_what_goes_well_rises(made, id):
    quarter = len(made[id]) // 4
    assert dominant(made[id][:quarter]) < dominant(made[id][-quarter:])


def test_a_cue_is_made_alike_each_time(made):
    assert make_cue(own_pack()["kami-hide"]).samples == made["kami-hide"]


def test_every_timbre_is_used():
    used = {note.timbre for entry in own_pack().values() for note in entry.notes}
    assert used == set(TIMBRES)


@pytest.fixture
def cues(stage):
    made = []

    def make(**options):
        stage.mixer.open()
        made.append(Cues(stage.mixer, **options))
        return made[-1]

    yield make
    for one in made:
        one.close()


def own_tone(folder, name="mine.wav", hz=700, ms=200, toml='[edge]\nfile = "mine.wav"\n'):
    folder.mkdir(exist_ok=True)
    samples = array(
        "h", [int(15000 * math.sin(2 * math.pi * hz * i / RATE)) for i in range(RATE * ms // 1000)]
    )
    (folder / name).write_bytes(encode_wav(Pcm(RATE, samples)))
    (folder / "pack.toml").write_text(toml, encoding="utf-8")


def test_a_cue_is_heard_on_both_sides_or_panned_to_one(stage, cues, tmp_path):
    own_tone(tmp_path / "mine")
    player = cues(folder=tmp_path / "mine")
    for pan in (0.0, -1.0, 1.0, 0.5):
        player.play("edge", pan)
        stage.pass_time(280)
    stage.close()
    both, left, right, rather_right = tones(stage.recording)
    assert both.left == both.right > 5000
    assert left.left > 5000 and left.right == 0
    assert right.right > 5000 and right.left == 0
    assert 0.4 < rather_right.left / rather_right.right < 0.6


def test_mono_leaves_no_cue_that_is_for_all_on_one_side(stage, cues, tmp_path):
    own_tone(tmp_path / "mine")
    stage.mixer.mono = True
    cues(folder=tmp_path / "mine").play("edge", -0.9)
    stage.pass_time(280)
    stage.close()
    (tone,) = tones(stage.recording)
    assert tone.left == tone.right > 5000


def test_mono_leaves_what_is_private_on_its_own_side(stage, cues, tmp_path):
    own_tone(tmp_path / "mine")
    stage.mixer.mono = True
    cues(folder=tmp_path / "mine").play("edge", -1.0)
    stage.pass_time(280)
    stage.close()
    (tone,) = tones(stage.recording)
    assert tone.left > 5000 and tone.right == 0


def longest_clipping(recording):
    """The longest run of samples at the end of the scale, on either side."""
    most = run = 0
    for side in sides(recording):
        for sample in side:
            run = run + 1 if abs(sample) > 32700 else 0
            most = max(most, run)
    return most


@pytest.mark.parametrize("spoken", [False, True])
def test_cues_of_many_events_at_once_do_not_clip_and_four_of_them_sound(stage, cues, tmp_path, spoken):
    own_tone(tmp_path / "mine", ms=900, hz=437)
    player = cues(folder=tmp_path / "mine")
    stage.mixer.cue_volume = 1.0
    if spoken:
        voice = stage.voice()
        voice.say("tone 200 for 700", kind="event", language="en")
        stage.pass_time(150)
    for pan in range(20):
        player.play("edge", pan / 40)
    stage.pass_time(100)
    assert sum(channel.get_busy() for channel in stage.mixer._channels[2:]) <= 4
    stage.pass_time(900)
    stage.close()
    assert longest_clipping(stage.recording) == 0


def test_cue_volume_is_apart_from_speech_volume(stage, cues, tmp_path):
    own_tone(tmp_path / "mine")
    player = cues(folder=tmp_path / "mine")
    stage.mixer.cue_volume = 0.2
    player.play("edge")
    stage.pass_time(280)
    stage.mixer.cue_volume = 1.0
    player.play("edge")
    stage.pass_time(280)
    assert stage.mixer.speech_volume == 1.0
    stage.close()
    soft, loud = tones(stage.recording)
    assert 0.1 < soft.left / loud.left < 0.3


def test_a_cue_is_ducked_while_speech_sounds_and_comes_back_after_it(stage, cues, tmp_path):
    own_tone(tmp_path / "mine", ms=3000)
    player = cues(folder=tmp_path / "mine")
    voice = stage.voice()
    voice.say("tone 200 for 20", kind="event", language="en", private=True, ear="right")
    assert voice.wait(30)  # the engine is up: the next line starts at once
    player.play("edge", -1.0)
    stage.pass_time(250)
    voice.say("tone 200 for 200", kind="event", language="en", private=True, ear="right")
    assert voice.wait(30)
    stage.pass_time(250)
    stage.close()
    left, right = sides(stage.recording)
    speech = [at for at, sample in enumerate(right) if sample > 1000]
    begin = next(at for at, sample in enumerate(left) if sample > 1000)
    spoken = [at for at in speech if at > begin]
    middle = (spoken[0] + spoken[-1]) // 2
    before, during = max(left[begin + 2000 : spoken[0] - 2000]), max(left[middle - 500 : middle + 500])
    assert 0.2 < during / before < 0.3  # 12 dB down
    after = max(left[spoken[-1] + RATE // 5 : spoken[-1] + RATE // 5 + 4000])
    assert after > 0.9 * before


def test_a_cue_that_is_played_before_the_device_is_open_is_heard_when_it_is(stage, tmp_path):
    own_tone(tmp_path / "mine")
    player = Cues(stage.mixer, folder=tmp_path / "mine")
    player.play("edge")
    stage.mixer.open()
    stage.pass_time(280)
    player.close()
    stage.close()
    assert [tone.hz for tone in tones(stage.recording)] == [700]


def test_an_unknown_cue_is_told_once_and_makes_no_sound(stage, cues):
    player = cues()
    player.play("no-such-cue")
    player.play("no-such-cue")
    assert [(n.id, n.args) for n in stage.mixer.notices.take()] == [("cue-unknown", {"cue": "no-such-cue"})]


def test_made_cues_are_read_from_the_cache_and_made_anew_if_damaged(tmp_path):
    entry = own_pack()["edge"]
    made = cached(tmp_path / "cache", entry, 0).samples
    path = cached_at(tmp_path / "cache", entry, 0)
    with wave.open(str(path)) as file:
        assert (file.getframerate(), file.getnchannels()) == (RATE, 1)
    before = path.stat().st_mtime_ns
    assert cached(tmp_path / "cache", entry, 0).samples == made
    assert path.stat().st_mtime_ns == before
    path.write_bytes(path.read_bytes()[:-100])
    assert cached(tmp_path / "cache", entry, 0).samples == made
    with wave.open(str(path)) as file:
        assert file.getnframes() * 2 + 44 == path.stat().st_size


def test_cues_are_made_by_a_process_of_its_own_that_ends_with_the_program(stage, cues, tmp_path, until):
    player = cues(cache_dir=tmp_path)
    until(lambda: cached_at(tmp_path, own_pack()["edge"], 0).exists(), seconds=60)
    player.close()
    kept = len(list(tmp_path.iterdir()))
    assert kept < 100  # it was far from done
    time.sleep(0.5)
    assert len(list(tmp_path.iterdir())) <= kept


def test_a_read_only_cache_is_no_obstacle(stage, cues, tmp_path):
    (tmp_path / "file").write_text("")
    player = cues(cache_dir=tmp_path / "file" / "cache")
    player.play("edge")
    stage.pass_time(200)
    stage.close()
    assert max(sides(stage.recording)[0]) > 1000


def test_a_players_cue_replaces_ours_and_keeps_its_meaning(tmp_path):
    own_tone(tmp_path)
    cues, faults = read_folder(tmp_path)
    assert faults == []
    assert cues["edge"].sound.seconds == pytest.approx(0.2)
    assert cues["edge"].meaning("fr") == own_pack()["edge"].meaning("fr")
    assert dict(cue_meanings("en", tmp_path)) == dict(cue_meanings("en"))


def test_a_players_cue_may_bring_its_own_meaning_and_its_own_notes(tmp_path):
    own_tone(tmp_path, toml='[dawn]\nnotes = [{ timbre = "bell", ms = 200, hz = 500 }]\nen = "A new day."\n')
    cues, faults = read_folder(tmp_path)
    assert faults == []
    assert cues["dawn"].meaning("fr") == "A new day."
    assert dict(cue_meanings("en", tmp_path))["dawn"] == "A new day."


@pytest.mark.parametrize(
    ("toml", "told"),
    [
        ("[edge\n", "not a readable TOML file"),
        ('edge = "mine.wav"\n', r"cue edge: write \[edge\]"),
        ('[edge]\nen = "x"\n', "either notes or a file"),
        ('[edge]\nfile = "none.wav"\n', "none.wav cannot be read"),
        ('[edge]\nfile = "../mine.wav"\n', "name of a WAV file beside it"),
        ('[edge]\nfile = "pack.toml"\n', "16-bit WAV"),
        ('[new]\nfile = "mine.wav"\n', "say what it means"),
        ("[edge]\nnotes = []\n", "one note or more"),
        ('[edge]\nnotes = [{ timbre = "kazoo", ms = 100 }]\n', "timbre must be one of bell, bow, brass"),
        ('[edge]\nnotes = [{ timbre = "bell", ms = 20 }]\n', "83 ms or more"),
        ('[edge]\nnotes = [{ timbre = "bell", ms = 9000 }]\n', "within 2000 ms"),
        ('[edge]\nnotes = [{ timbre = "bell", hz = 60 }]\n', "125 to 5000"),
        ('[edge]\nnotes = [{ timbre = "bell", hz = "high" }]\n', "are numbers"),
        ('[edge]\nnotes = [{ timbre = "bell", at = inf }]\n', "are numbers"),
        ('[edge]\nnotes = [{ timbre = "bell", ms = nan }]\n', "are numbers"),
        ('[edge]\nnotes = [{ timbre = "bell", ms = true }]\n', "are numbers"),
        (f'[edge]\nnotes = [{{ timbre = "bell", at = 1{"0" * 400} }}]\n', "are numbers"),
        ('[edge]\nnotes = [{ timbre = "bell" }]\nlevel = nan\n', "level must be"),
        ('[edge]\nnotes = [{ timbre = "bell" }]\nvariants = 9\n', "from 1 to 3"),
        (f"edge = {'[' * 5000}", "not a readable TOML file"),
        ('[edge]\nnotes = [{ timbre = "bell", colour = 1 }]\n', "and no others"),
        ('[edge]\nnotes = [{ timbre = "bell" }]\nlevel = 3\n', "level must be"),
    ],
)
def test_a_bad_entry_is_one_line_and_our_cue_sounds(tmp_path, toml, told):
    own_tone(tmp_path, toml=toml)
    cues, (fault,) = read_folder(tmp_path)
    assert cues == {}
    assert re.search(told, fault)
    assert "pack.toml" in fault
    assert "\n" not in fault


def test_a_sound_that_is_too_long_is_refused(tmp_path):
    own_tone(tmp_path, ms=6000)
    _, (fault,) = read_folder(tmp_path)
    assert "5 seconds at most" in fault


def test_a_folder_that_is_not_there_is_no_fault(tmp_path):
    assert read_folder(tmp_path / "none") == ({}, [])


def test_faults_of_the_players_folder_are_notices(stage, cues, tmp_path):
    own_tone(tmp_path / "mine", toml='[edge]\nfile = "none.wav"\n')
    cues(folder=tmp_path / "mine")
    assert [notice.id for notice in stage.mixer.notices.take()] == ["cue-fault"]

def unmade(folder):
    """How many sounds of each group are not in a cache."""
    sounds = [(entry, variant) for entry in own_pack().values() for variant in made_variants(entry)]
    return Counter(entry.group for entry, variant in sounds if not cached_at(folder, entry, variant).exists())


def lay_all_but(few, folder):
    """Let all but a few sounds of each group lie in a cache: to make those few shows as much."""
    short, left = encode_wav(Pcm(RATE, array("h", [1000] * 100))), Counter()
    for entry in own_pack().values():
        for variant in made_variants(entry):
            left[entry.group] += 1
            if left[entry.group] > few:
                cached_at(folder, entry, variant).write_bytes(short)


def test_only_what_answers_keys_and_the_game_that_is_opened_is_made_while_somebody_plays(cues, until, tmp_path):
    lay_all_but(3, tmp_path)
    player, others = cues(cache_dir=tmp_path), dict.fromkeys({"shared", *FOLDERS} & {*unmade(tmp_path)}, 3)
    assert len(others) == 6
    for group in ("shared", "tamashii"):
        player.expect(group)
        until(lambda group=group: not unmade(tmp_path)[group] and not player._wanted, 90)
        time.sleep(0.5)
        del others[group]
        assert unmade(tmp_path) == others


def test_the_rest_is_made_when_nothing_has_sounded_for_a_while_and_not_on_after_the_next_cue(
    cues, until, tmp_path, monkeypatch
):
    monkeypatch.setattr("audio.cues._REST_SECONDS", 1.0)
    lay_all_but(20, tmp_path)
    player = cues(cache_dir=tmp_path)
    until(lambda: player._resting, 90)
    player.play("edge")
    until(lambda: not player._resting, 2)
    assert not player._complete


def test_a_second_refusal_is_at_hand_though_other_sounds_are_being_made(cues, until, tmp_path, monkeypatch):
    monkeypatch.setattr("audio.cues._REST_SECONDS", 0.0)
    lay_all_but(20, tmp_path)
    player = cues(cache_dir=tmp_path)
    until(lambda: player._resting, 90)
    player.play("refused-now")
    until(lambda: ("refused-now", 1, 0) in player._wavs, 2)


def test_the_sounds_of_all_are_data_beside_the_code_and_a_games_own_lie_in_its_folder():
    folders = {"": Path(audio.__file__).with_name("pack").joinpath("shared.toml")}
    games = Path(accessible_games.games.__file__).parent
    folders |= {game: games / game / "sounds.toml" for game in FOLDERS if not game.startswith("_")}
    for game, file in folders.items():
        ids = tomllib.loads(file.read_text(encoding="utf-8"))
        own = {id for id, of in OF_GAMES.items() if of == game} - {SILENT}
        assert sorted(ids) == sorted(own if game else SHARED)
        assert os.access(file, os.R_OK)
