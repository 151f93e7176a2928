"""How loud, bright and quick each voice is: a minute of the games' own sentences, read by each of them.

    python bench/loudness/run.py [LANGUAGE...] > bench/loudness/RESULTS.md

Needs pyloudnorm (`pip install '.[test]'`), and the extras whose voices are to be in the table.  CPU time is
that of the child process, so that a busy machine counts less.
"""

from __future__ import annotations

import math
import os
import sys
import time
from array import array
from pathlib import Path

import numpy
import pyloudnorm

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from accessible_games.narration.catalogue import KANA, catalogue  # noqa: E402
from accessible_games.narration.japanese import read_foreign  # noqa: E402
from audio.cache import PhraseCache  # noqa: E402
from audio.clauses import pause_after, speakable, split_clauses  # noqa: E402
from audio.engine_pool import EnginePool  # noqa: E402
from audio.extras import EXTRAS, installed_extras  # noqa: E402
from audio.loudness import Gains  # noqa: E402
from audio.notices import NoticeBoard  # noqa: E402
from audio.pcm import Pcm  # noqa: E402
from audio.phrases import PhraseMaker  # noqa: E402
from audio.synthesiser import Synthesiser, child_command  # noqa: E402
from audio.voices import VoiceInfo, choose_voice  # noqa: E402

RATES = (200, 320)
SECONDS = 60
GAMES = ("kami", "tamashii", "kameloot", "kamimai", "magi_kitchen")


class NoGains(Gains):
    """Voices as loud as they are by themselves."""

    def factor(self, voice: VoiceInfo, language: str, rate: int = 200) -> float:
        return 1.0


def pieces(locale: str) -> list[str]:
    """The rules of the games in pieces, as they are spoken."""
    found = []
    for game in GAMES:
        words = catalogue(locale, f"{game}-rules")
        for n in range(2, 8):
            text = words.text(f"{game.replace('_', '-')}-rules-{n}")
            found += split_clauses(speakable(text))
    return found


def child_cpu() -> tuple[float, int]:
    """CPU seconds and megabytes of all children."""
    seconds, resident = 0.0, 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[1]) == os.getpid():
                seconds += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
                pages = int((stat.parent / "statm").read_text().split()[1])
                resident += pages * os.sysconf("SC_PAGE_SIZE")
        except OSError:
            continue
    return seconds, round(resident / 2**20)


def read(maker: PhraseMaker, voice: VoiceInfo, language: str, rate: int) -> tuple[list[Pcm], list[str]]:
    """A minute of speech, piece by piece."""
    sounds, texts, seconds = [], [], 0.0
    for piece in pieces(KANA if language == "ja" and voice.engine == "espeak" else language):
        sound = maker.make(piece, language, voice=voice.id, rate=rate)
        assert sound is not None
        sounds.append(sound)
        texts.append(piece)
        seconds += sound.seconds
        if seconds > SECONDS:
            break
    return sounds, texts


def loudness(sounds: list[Pcm], texts: list[str]) -> float:
    """LUFS of a minute, with its pauses."""
    samples, rate = array("h"), sounds[0].rate
    for sound, text in zip(sounds, texts, strict=True):
        samples += sound.samples + array("h", bytes(2 * (rate * pause_after(text) // 1000)))
    return float(pyloudnorm.Meter(rate).integrated_loudness(numpy.array(samples) / 32768))


def middle(sounds: list[Pcm]) -> float:
    """What lies between 1 and 4 kHz, where consonants are told apart, in dB of the whole."""
    size, rate = 4096, sounds[0].rate
    hertz = numpy.fft.rfftfreq(size, 1 / rate)
    power = numpy.zeros(len(hertz))
    for sound in sounds:
        samples = numpy.array(sound.samples, dtype=float)
        for at in range(0, len(samples) - size, size // 2):
            power += abs(numpy.fft.rfft(samples[at : at + size] * numpy.hanning(size))) ** 2
    band = power[(hertz >= 1000) & (hertz < 4000)].sum()
    return float(10 * math.log10(band / power[hertz >= 100].sum()))


def tune(sounds: list[Pcm]) -> float:
    """The range of pitch, 5 to 95 per cent of voiced frames, in half tones: a flat voice is tiring."""
    found = []
    for sound in sounds:
        step = sound.rate // 8000
        samples = numpy.array(sound.samples, dtype=float)
        slow = samples[: len(samples) // step * step].reshape(-1, step).mean(axis=1)
        rate = sound.rate / step
        for at in range(0, len(slow) - 400, 160):
            frame = slow[at : at + 400]
            frame = frame - frame.mean()
            power = (frame**2).sum()
            if power < 400 * 300**2:
                continue
            alike = numpy.correlate(frame, frame, "full")[399:]
            low, high = int(rate / 450), int(rate / 70)
            best = low + int(alike[low:high].argmax())
            if alike[best] > 0.5 * power:
                found.append(rate / best)
    low, high = numpy.percentile(found, [5, 95])
    return float(12 * math.log2(high / low))


def row(pool: EnginePool, voice: VoiceInfo, language: str, rate: int) -> str:
    """A line of the table."""
    settled = (pool, PhraseCache(), NoticeBoard(), {}, read_foreign)
    before = loudness(*read(PhraseMaker(*settled, NoGains()), voice, language, rate))
    cpu, _ = child_cpu()
    maker = PhraseMaker(pool, PhraseCache(), NoticeBoard(), {}, read_foreign)
    sounds, texts = read(maker, voice, language, rate)
    cpu = (child_cpu()[0] - cpu) * 1000 / len(sounds)
    peak = 20 * math.log10(max(max(map(abs, sound.samples)) for sound in sounds) / 32768)
    seconds = sum(sound.seconds for sound in sounds) / len(sounds)
    return (
        f"| {language} | {voice.name} | {rate} | {before:.1f} | {loudness(sounds, texts):.1f} | {peak:.1f} "
        f"| {middle(sounds):.1f} | {tune(sounds):.1f} | {seconds:.1f} | {cpu:.0f} |"
    )


def main() -> None:
    """Measure, and print the table."""
    main_child = Synthesiser(child_command())
    pool = EnginePool(main_child, installed_extras())
    pool.start()
    print("# Voices: a minute of the games' own rules, read by each\n")
    print(
        f"{time.strftime('%Y-%m-%d')}, load {os.getloadavg()[0]:.1f}; "
        "made by `python bench/loudness/run.py`.\n"
    )
    print(
        "LUFS before: as loud as the voice is by itself; after: with its gain, as it is heard.  1 to 4 kHz: "
        "in dB of the whole.  Tune: range of pitch in half tones, 5 to 95 %.  A piece is made at once; its "
        "CPU time is that of the speech process.\n"
    )
    print(
        "| language | voice | rate | LUFS before | after | peak dB | 1-4 kHz | tune | s a piece "
        "| CPU ms a piece |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|")
    for language in sys.argv[1:] or ("en", "fr", "ja"):
        voices = [choose_voice(language, main_child.voices)]
        voices += [
            v for extra in EXTRAS if extra.installed for v in extra.voices if v.tags[0][:2] == language
        ]
        for voice in filter(None, voices):
            while not pool.is_up(voice.engine):
                time.sleep(0.1)
            for rate in RATES:
                print(row(pool, voice, language, rate), flush=True)
    print(f"\nAll speech processes together: {child_cpu()[1]} MB.")
    pool.close()


if __name__ == "__main__":
    main()
