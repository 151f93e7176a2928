"""Every voice is as loud as the others, to the ear: measured over a minute of the games' own sentences."""

import json
import math
import sys
from array import array

import pytest

from accessible_games.narration.catalogue import KANA, catalogue
from accessible_games.narration.japanese import read_foreign
from audio.cache import PhraseCache
from audio.clauses import pause_after, speakable, split_clauses
from audio.engine_pool import EnginePool
from audio.extras import installed_extras
from audio.loudness import TARGET, Gains, loudness
from audio.notices import NoticeBoard
from audio.pcm import Pcm
from audio.phrases import PhraseMaker
from audio.protocol import Job
from audio.synthesiser import Synthesiser, child_command
from audio.voices import VoiceInfo, choose_voice

SAPI = VoiceInfo("zira", "Zira", ("en-us",), "sapi5")
MINUTE = 60


def tone(hz, seconds, peak, rate=22050):
    count = int(rate * seconds)
    return Pcm(rate, array("h", [round(peak * math.sin(2 * math.pi * hz * n / rate)) for n in range(count)]))


@pytest.mark.parametrize("rate", [16000, 22050, 48000])
def test_the_loudness_of_a_full_tone_is_what_the_standard_says(rate):
    """BS.1770: a sine of 997 Hz at full scale in one channel is -3.01 LUFS."""
    assert loudness(tone(997, 2, 32767, rate)) == pytest.approx(-3.01, abs=0.1)


def test_silence_between_sentences_does_not_count():
    speech = tone(500, 2, 8000)
    pauses = Pcm(speech.rate, speech.samples + array("h", bytes(2 * 4 * speech.rate)) + speech.samples)
    assert loudness(pauses) == pytest.approx(loudness(speech), abs=0.4)
    assert loudness(Pcm(22050, array("h", bytes(44100)))) == -math.inf


def test_a_voice_of_the_system_is_measured_once_and_its_gain_is_remembered(tmp_path, until):
    sound = tone(997, 2, 1500)  # -29.8 LUFS
    gains = Gains(tmp_path)
    assert gains.factor(SAPI, "en") == 1.0
    for _ in range(3):
        gains.learn(Job("x", "sapi5", "zira", 200, 1.0), sound)
    until(lambda: gains.factor(SAPI, "en") != 1.0)
    assert 20 * math.log10(gains.factor(SAPI, "en")) == pytest.approx(6.0)  # the most that is given
    until((tmp_path / "loudness.json").exists)
    assert Gains(tmp_path).factor(SAPI, "en") == gains.factor(SAPI, "en")


def test_a_soft_line_and_a_file_that_was_spoilt_teach_nothing(tmp_path):
    gains = Gains(tmp_path)
    for _ in range(9):
        gains.learn(Job("x", "sapi5", "zira", 200, 0.5), tone(997, 2, 1500))
    assert not (tmp_path / "loudness.json").exists()
    for spoilt in ("{", "[]", '{"sapi5/zira": "loud"}', json.dumps({"sapi5/zira": 300})):
        (tmp_path / "loudness.json").write_text(spoilt)
        assert 0 < Gains(tmp_path).factor(SAPI, "en") <= 2


@pytest.fixture(scope="module")
def maker():
    if sys.platform != "linux":
        pytest.skip("elsewhere the system's own voices read")
    pytest.importorskip("espeakng_loader", reason="the packaged eSpeak NG is not installed")
    pool = EnginePool(Synthesiser(child_command()), installed_extras())
    pool.start()
    yield PhraseMaker(pool, PhraseCache(), NoticeBoard(), {}, read_foreign)
    pool.close()


def read_a_minute(maker, voice, language):
    """A minute of the rules of the games, as one voice reads them."""
    locale = KANA if language == "ja" and voice.engine == "espeak" else language
    samples, rate = array("h"), 0
    for game in ("kami", "tamashii", "kameloot", "kamimai", "magi_kitchen"):
        words = catalogue(locale, f"{game}-rules")
        for n in range(2, 6):
            for piece in split_clauses(speakable(words.text(f"{game.replace('_', '-')}-rules-{n}"))):
                sound = maker.make(piece, language, voice=voice.id)
                rate = sound.rate
                samples += sound.samples + array("h", bytes(2 * (rate * pause_after(piece) // 1000)))
                if len(samples) > MINUTE * rate:
                    return Pcm(rate, samples)
    raise AssertionError("the rules are shorter than a minute")


def packaged_voices(maker):
    """The voice of each engine that would read each language."""
    for language in ("en", "fr", "ja"):
        voices = maker.voices(language)
        for engine in dict.fromkeys(voice.engine for voice in voices):
            yield language, choose_voice(language, [voice for voice in voices if voice.engine == engine])


def test_every_voice_is_within_half_a_unit_of_the_same_loudness_over_a_minute(maker):
    pyloudnorm = pytest.importorskip("pyloudnorm", reason="pip install '.[test]' brings it")
    numpy = pytest.importorskip("numpy")
    measured = {}
    for language, voice in packaged_voices(maker):
        sound = read_a_minute(maker, voice, language)
        together = numpy.array(sound.samples) / 32768
        measured[language, voice.id] = pyloudnorm.Meter(sound.rate).integrated_loudness(together)
        assert max(map(abs, sound.samples)) < 32767, f"{voice.id} is cut off"
    assert {language for language, _ in measured} == {"en", "fr", "ja"}
    assert all(abs(level - TARGET) < 0.5 for level in measured.values()), measured
