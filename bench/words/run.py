"""How much is said, beside what was said when this was first measured.

    python bench/words/run.py > bench/words/RESULTS.md     print today's beside the frozen baseline
    python bench/words/run.py kami kameloot                the same of some games only
    python bench/words/run.py --freeze                     write the baseline anew

Events are counted in syllables (en, fr) or morae (ja) of what a voice is given, over all kept games
of `tests/golden`, for the spectator and one player together.  Questions are counted in words, in
games that are played at the real terminal with a fixed seed; prompts that only say how to answer
count apart.  The baseline was made by this command on commit 62ef5fd.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1])]

from asked import SETS, asked  # noqa: E402
from sounds import beats  # noqa: E402
from told import LISTENERS, Told, told  # noqa: E402

from accessible_games.games import GAMES  # noqa: E402
from accessible_games.narration.catalogue import LANGUAGES  # noqa: E402
from accessible_games.narration.wording import Verbosity  # noqa: E402

__all__ = ["beats", "baseline", "journals", "ratio", "told"]

BASELINE: Final = HERE / "BASELINE.json"
JOURNALS: Final = HERE.parents[1] / "tests" / "golden"
SEEDS: Final = (1, 2, 3)

BRIEF_GOALS: Final = defaultdict(lambda: 0.60, kameloot=0.65)
"""`brief` of today over `normal` of the baseline, by game, at most."""
QUESTION_GOALS: Final = {"kamimai": 10, "calm magi_kitchen": 20}
"""Words a question with its choices, in calm Magi Kitchen words a flip, at most."""

Count = dict[str, int]


def journals(games: Iterable[str] = GAMES) -> list[Path]:
    """All kept games, or those of some games."""
    return [path for game in games for path in sorted((JOURNALS / game).glob("*.journal"))]


def key_of(journal: Path) -> str:
    """A journal's name in the baseline."""
    return f"{journal.parent.name}/{journal.stem}"


def baseline() -> dict[str, Any]:
    """The frozen counts: `told` by journal, `asked` by set and language."""
    read: dict[str, Any] = json.loads(BASELINE.read_text(encoding="utf-8"))
    return read


def ratio(now: Mapping[str, Told], then: Mapping[str, Told], language: str, level: Verbosity) -> float:
    """Today's events at one verbosity over the baseline's at normal, for the same journals."""
    if not now:
        raise ValueError("no journal: nothing to compare")
    said = sum(now[name][f"{language} {who} {level.value}"] for name in now for who in LISTENERS)
    base = sum(then[name][f"{language} {who} normal"] for name in now for who in LISTENERS)
    return said / base


def questions(name: str, language: str) -> Count:
    """What is asked in the games of one set, all seeds together."""
    played = [asked(SETS[name], language, seed) for seed in SEEDS]
    return {
        field: sum(getattr(one, field) for one in played)
        for field in ("questions", "flips", "words", "reminders", "beats")
    }


def freeze() -> None:
    """Write the baseline."""
    counts = {
        "told": {key_of(path): told(path) for path in journals()},
        "asked": {f"{name} {language}": questions(name, language) for name in SETS for language in LANGUAGES},
    }
    rows = [
        f' "{part}": {{\n'
        + ",\n".join(f"  {json.dumps(name)}: {json.dumps(one)}" for name, one in found.items())
        + "\n }"
        for part, found in counts.items()
    ]
    BASELINE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


def _tell_events(games: Iterable[str], then: Mapping[str, Told]) -> None:
    print("## Events, in syllables or morae, as part of the baseline's `normal`\n")
    print("| game | language | brief | goal | normal | full | baseline brief | baseline full |")
    print("|---|---|---|---|---|---|---|---|")
    for game in games:
        now = {key_of(path): told(path) for path in journals([game])}
        old = {name: then[name] for name in now}
        for language in LANGUAGES:
            brief, normal, full = (ratio(now, then, language, level) for level in Verbosity)
            was = {level.value: ratio(old, then, language, level) for level in Verbosity}
            goal = BRIEF_GOALS[game]
            missed = " missed" if brief > goal or normal > 1 else ""
            print(
                f"| {game} | {language} | {brief:.1%} | {goal:.0%}{missed} | {normal:.1%} | {full:.1%} "
                f"| {was['brief']:.1%} | {was['full']:.1%} |"
            )


def _tell_questions(names: Iterable[str], then: Mapping[str, Count]) -> None:
    print("\n## Questions with their choices: words for each (ja: what stands between spaces and signs)\n")
    print(
        "| games | language | for each | words | goal | baseline | reminders | baseline | beats | baseline |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|")
    for name in names:
        unit = "flip" if "calm" in name else "question"
        for language in LANGUAGES:
            now, old = questions(name, language), then[f"{name} {language}"]
            each, was = now[f"{unit}s"], old[f"{unit}s"]
            goal = QUESTION_GOALS.get(name)
            missed = " missed" if goal and language != "ja" and now["words"] / each > goal else ""
            print(
                f"| {name} | {language} | {unit} | {now['words'] / each:.1f} | {goal or ''}{missed} "
                f"| {old['words'] / was:.1f} | {now['reminders'] / each:.1f} | {old['reminders'] / was:.1f} "
                f"| {now['beats'] / each:.1f} | {old['beats'] / was:.1f} |"
            )


def main(arguments: list[str]) -> None:
    """Print today's beside the baseline, or write the baseline."""
    if arguments == ["--freeze"]:
        freeze()
        return
    games = arguments or list(GAMES)
    unknown = [game for game in games if game not in GAMES]
    if unknown:
        raise SystemExit(f"words: {unknown[0]} is no game; {', '.join(GAMES)} are allowed, or --freeze")
    then = baseline()
    print("# How much is said\n")
    print("Made by `python bench/words/run.py`; what is counted is told at its head.\n")
    _tell_events(games, then["told"])
    _tell_questions([name for name in SETS if SETS[name].game in games], then["asked"])


if __name__ == "__main__":
    main(sys.argv[1:])
