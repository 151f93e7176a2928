"""How quick each voice is: from a key to its speech, and the making of a first clause.

    python bench/latency/voices.py > bench/latency/VOICES.md

Key to speech is measured as in run.py, in a game of Kami on a pseudo-terminal, with the voice set in the
settings; each sentence is one that was not spoken before.  A first clause is what a line begins with: here
the beginnings of the games' rules, made by the engine at 200 words a minute, with no sound played.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import run

ROOT = run.HERE.parent.parent
sys.path.insert(0, str(ROOT))

from accessible_games.narration.catalogue import KANA, catalogue  # noqa: E402
from accessible_games.narration.japanese import read_foreign  # noqa: E402
from accessible_games.play.settings import Settings, save_settings  # noqa: E402
from audio.cache import PhraseCache  # noqa: E402
from audio.clauses import speakable, split_clauses  # noqa: E402
from audio.engine_pool import EnginePool  # noqa: E402
from audio.extras import EXTRAS, installed_extras  # noqa: E402
from audio.notices import NoticeBoard  # noqa: E402
from audio.phrases import PhraseMaker  # noqa: E402
from audio.synthesiser import Synthesiser, child_command  # noqa: E402
from audio.voices import VoiceInfo, choose_voice  # noqa: E402

READY = {"en": "number or words", "fr": "numéro ou mots", "ja": "番号か言葉"}
GAMES = ("kami", "tamashii", "kameloot", "kamimai", "magi_kitchen")
KEYS = ",".join(f"d+space+{seconds}+Return" for seconds in range(2, 32))
"""Each answer, "the next event waits 7 seconds", is a sentence that was not spoken before."""


def key_to_speech(voice: VoiceInfo, language: str) -> tuple[list[float], object]:
    """Milliseconds from a key to the answer that a voice speaks, and how many were missed."""
    play = [sys.executable, "-m", "accessible_games", "play", "kami", "--speech", "on"]
    table = ["--players", "Ana,bot,bot", "--option", "first_player=1", "--seed", "3", "--language", language]
    with tempfile.TemporaryDirectory() as home:
        settings = Settings(speaks="program").with_voice(language, voice=voice.id)
        save_settings(Path(home) / "settings.toml", settings)
        env = dict(os.environ, ACCESSIBLE_GAMES_HOME=home, PYTHONPATH=str(ROOT), PYTHONUTF8="1")
        rig = [sys.executable, str(run.HERE / "rig.py"), "-n", str(run.SAMPLES), "--terminal", "--key", KEYS]
        more = ["--ready", READY[language], "--settle", "3", "--quiet-timeout", "90", "--", *play, *table]
        done = subprocess.run([*rig, *more], env=env, capture_output=True, text=True, check=False)
    if not done.stdout.strip():
        raise SystemExit(done.stderr)
    seen = json.loads(done.stdout)
    return sorted(seen["values_ms"]), seen["misses"]


def first_clauses(pool: EnginePool, voice: VoiceInfo, language: str) -> list[float]:
    """Milliseconds in which a voice makes the first clauses of the games' rules."""
    locale = KANA if language == "ja" and voice.engine == "espeak" else language
    maker = PhraseMaker(pool, PhraseCache(), NoticeBoard(), {}, read_foreign)
    while not pool.is_up(voice.engine):
        time.sleep(0.1)
    found = []
    for game in GAMES:
        words = catalogue(locale, f"{game}-rules")
        for n in range(2, 9):
            clause = split_clauses(speakable(words.text(f"{game.replace('_', '-')}-rules-{n}")))[0]
            began = time.perf_counter()
            maker.make(clause, language, voice=voice.id)
            found.append((time.perf_counter() - began) * 1000)
    return sorted(found)


def p90(values: list[float]) -> float:
    """What nine of ten stay under."""
    return values[min(len(values) - 1, round(0.9 * (len(values) - 1)))] if values else float("nan")


def main() -> None:
    """Measure, and print the table."""
    child = Synthesiser(child_command())
    pool = EnginePool(child, installed_extras())
    pool.start()
    print("# Voices: key to speech, milliseconds\n")
    print(f"{time.strftime('%Y-%m-%d')}, load {os.getloadavg()[0]:.1f};", end=" ")
    print("made by `python bench/latency/voices.py`.\n")
    print("| language | voice | key to speech, median | p90 | missed | a first clause, median | p90 |")
    print("|---|---|---|---|---|---|---|")
    for language in sys.argv[1:] or ("en", "fr", "ja"):
        voices = [choose_voice(language, child.voices)]
        voices += [
            v for extra in EXTRAS if extra.installed for v in extra.voices if v.tags[0][:2] == language
        ]
        for voice in filter(None, voices):
            made = first_clauses(pool, voice, language)
            keyed, missed = key_to_speech(voice, language)
            middle = keyed[len(keyed) // 2] if keyed else float("nan")
            print(
                f"| {language} | {voice.name} | {middle:.0f} | {p90(keyed):.0f} | {missed} "
                f"| {made[len(made) // 2]:.0f} | {p90(made):.0f} |",
                flush=True,
            )
    pool.close()


if __name__ == "__main__":
    main()
