"""How far the cues lie apart, how loud they are, and how far speech stands above them.

    python bench/cues/run.py > bench/cues/RESULTS.md
    python bench/cues/run.py --wav FOLDER          # every cue as a WAV file, to be heard and looked at

Cues are compared within the game they are heard in, those of all games among them (see
tests/audio/likeness.py for the measure).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "audio")]

import likeness  # noqa: E402
import numpy as np  # noqa: E402

from accessible_games.cli.sound import bring_game_sounds  # noqa: E402
from accessible_games.games import GAMES  # noqa: E402
from audio.cues import made_variants, make_cue  # noqa: E402
from audio.mixer import DUCKED  # noqa: E402
from audio.packs import own_pack  # noqa: E402
from audio.pcm import encode_wav  # noqa: E402
from audio.protocol import Job  # noqa: E402
from audio.synthesiser import Synthesiser, child_command  # noqa: E402
from audio.voices import choose_voice  # noqa: E402

FIRST_WORD = 0.3
"""Seconds."""
CUE_VOLUME = 0.8
"""That of the settings, unless somebody changes it."""
LINES = {
    "en": "Robot 2 attacks with a lancer.",
    "fr": "Robot 2 attaque avec une lance.",
    "ja": "ロボット2が やりへいで せめます。",
}


def sounds() -> dict[str, tuple[str, int, object]]:
    """Name, with the variant behind it -> group, variant, sound."""
    bring_game_sounds()
    return {
        entry.id if not variant else f"{entry.id} {variant + 1}": (entry.group, variant, sound)
        for entry in own_pack().values()
        for variant, sound in enumerate(make_cue(entry, number) for number in made_variants(entry))
    }


def pairs_of(game: str, heard: dict) -> Iterator[tuple[str, str]]:
    """All pairs of one game that are two cues and about equally long."""
    of_game = [name for name, (group, _, _) in heard.items() if group in (game, "shared")]
    for one, other in combinations(of_game, 2):
        a, b = heard[one][2], heard[other][2]
        if one.split()[0] != other.split()[0] and abs(a.seconds - b.seconds) <= likeness.LENGTH_TELLS:
            yield one, other


def tell_distances(heard: dict) -> None:
    whole = {name: likeness.frames(sound.samples) for name, (_, _, sound) in heard.items()}
    dull = {name: likeness.frames(likeness.dulled(sound.samples)) for name, (_, _, sound) in heard.items()}
    print("## Nearest pairs, in dB (below 3.0 one may be taken for the other)\n")
    print("| game | pairs | below 3.0 | below 3.0 without what is over 4 kHz | nearest |")
    print("|---|---|---|---|---|")
    nearest = []
    for game in GAMES:
        pairs = list(pairs_of(game, heard))
        far, dim = likeness.distances(whole, pairs), likeness.distances(dull, pairs)
        rows = sorted((min(a, b), a, b, *pair) for a, b, pair in zip(far, dim, pairs, strict=True))
        nearest += [(game, *row) for row in rows[:40] if row[0] < 3.6]
        print(
            f"| {game} | {len(pairs)} | {sum(a < 3 for a in far)} | {sum(b < 3 for b in dim)} "
            f"| {rows[0][3]}, {rows[0][4]}: {rows[0][0]:.2f} |"
        )
    print("\n| whole | below 4 kHz | | |\n|---|---|---|---|")
    seen = set()
    for _, _, a, b, one, other in sorted(nearest, key=lambda row: row[1]):
        if (one, other) not in seen:
            seen.add((one, other))
            print(f"| {a:.2f} | {b:.2f} | {one} | {other} |")
    own = [(one, other) for one, other in combinations(heard, 2) if one.split()[0] == other.split()[0]]
    if own:
        apart = likeness.distances(whole, own)
        furthest = max(zip(apart, own, strict=True))
        print(
            f"\nVariants of one cue: {np.mean(apart):.2f} apart; at most {furthest[0]:.2f}, {furthest[1][0]}."
        )


def centroid(samples) -> float:
    power = np.abs(np.fft.rfft(np.asarray(samples, float))) ** 2
    return float((np.fft.rfftfreq(len(samples), 1 / likeness.RATE) * power).sum() / power.sum())


def tell_loudness(heard: dict) -> None:
    loud = {name: likeness.loudest(sound.samples) for name, (_, _, sound) in heard.items()}
    middle = float(np.median(list(loud.values())))
    softest, loudest = min(loud, key=loud.get), max(loud, key=loud.get)
    peaks = {name: likeness.peak(sound.samples) for name, (_, _, sound) in heard.items()}
    highest = max(peaks, key=peaks.get)
    bright = {name: centroid(sound.samples) for name, (_, _, sound) in heard.items()}
    brightest = sorted(bright, key=bright.get)[:-6:-1]
    print("\n## Loudness: the loudest 50 ms, K-weighted\n")
    print(
        f"{len(heard)} sounds of {len({name.split()[0] for name in heard})} cues. Median {middle:.1f} dB; "
        f"softest {loud[softest] - middle:+.1f} ({softest}), loudest {loud[loudest] - middle:+.1f} "
        f"({loudest}); {sum(abs(level - middle) > 3 for level in loud.values())} more than 3 dB away. "
        f"Highest peak {peaks[highest]:.1f} dB ({highest}). Brightest, by the centroid of the spectrum: "
        f"{', '.join(f'{name} {bright[name]:.0f} Hz' for name in brightest)}."
    )


def first_words() -> dict[str, float]:
    """Language -> loudness of the first 300 ms of a line, as the packaged voice speaks it."""
    from audio.pcm import trim

    said = {}
    synthesiser = Synthesiser(child_command())
    try:
        synthesiser.start()
        for language, line in LINES.items():
            voice = choose_voice(language, synthesiser.voices)
            if voice is None:
                continue
            sound = trim(synthesiser.synthesise(Job(line, voice.engine, voice.id, 200, 1.0)))
            samples = np.asarray(sound.samples, float)
            grid = np.arange(int(FIRST_WORD * likeness.RATE)) * sound.rate / likeness.RATE
            word = np.interp(grid, np.arange(len(samples)), samples)
            said[language] = float(10 * np.log10((likeness.weighted(word) ** 2).mean()))
    finally:
        synthesiser.close()
    return said


def tell_words(heard: dict) -> None:
    print("\n## The first word above a cue under it\n")
    print(
        f"The first {FIRST_WORD * 1000:.0f} ms of a line against the loudest 50 ms of each cue, ducked to "
        f"{DUCKED} of {CUE_VOLUME:.0%}.\n"
    )
    print("| language | first word | least above a cue | cues less than 6 dB below |\n|---|---|---|---|")
    shift = 20 * np.log10(DUCKED * CUE_VOLUME)
    for language, word in first_words().items():
        loud = {name: likeness.loudest(sound.samples) for name, (_, _, sound) in heard.items()}
        above = {name: word - level - shift for name, level in loud.items()}
        worst = min(above, key=above.get)
        print(
            f"| {language} | {word:.1f} dB | {above[worst]:.1f} dB ({worst}) "
            f"| {sum(a < 6 for a in above.values())} of {len(above)} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wav", type=Path, help="write every cue into this folder, and measure nothing")
    arguments = parser.parse_args()
    heard = sounds()
    if arguments.wav:
        arguments.wav.mkdir(parents=True, exist_ok=True)
        for name, (group, _, sound) in heard.items():
            (arguments.wav / f"{group}+{name.replace(' ', '+')}.wav").write_bytes(encode_wav(sound))
        return
    tell_distances(heard)
    tell_loudness(heard)
    tell_words(heard)


if __name__ == "__main__":
    main()
