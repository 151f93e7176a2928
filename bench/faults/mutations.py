"""Files with something wrong in them: each ends in one clear sentence, or is a good file all the same.

    python bench/faults/mutations.py --each 100000 > bench/faults/MUTATIONS.md

A good file is taken apart into its values, one to three of these are replaced, removed, doubled or
moved, and what comes of it is read as the program reads it, and played on for some steps where it is
let in.  What replaces a value: numbers out of range, of thousands of digits, NaN and infinity, dates,
other types, tables within tables, texts without end, texts that are no text, and what the same file
holds elsewhere.  One file in ten is harmed in its bytes instead.  Journals get the checksums that their
new lines would have had, so that what is behind the checksums is tried.

The numbers of a run follow from its seed; `--only KIND --at N` reads one file again and shows it.
"""

from __future__ import annotations

import argparse
import datetime
import json
import platform
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

import tomllib  # noqa: E402

from mutants import harmed_bytes, mutated, toml_text  # noqa: E402

from accessible_games.cli.fields import game_of  # noqa: E402
from accessible_games.cli.scenario import EnglishTeller  # noqa: E402
from accessible_games.cli.seats import players_of  # noqa: E402
from accessible_games.engine import CHANCE, GameError, State  # noqa: E402
from accessible_games.engine.checkedlines import BEGINNING, KEY  # noqa: E402
from accessible_games.engine.journal import Header, header_line, open_table, read_header, read_journal  # noqa: E402
from accessible_games.engine.scenario import run_text  # noqa: E402
from accessible_games.engine.table import TypedChance  # noqa: E402
from accessible_games.games import GAMES, get_game, home_of  # noqa: E402
from accessible_games.games.deck import read_data  # noqa: E402
from accessible_games.play.ladder import fair_opponent, ratings_of, strength  # noqa: E402
from accessible_games.play.records import (  # noqa: E402
    PlayedGame,
    Records,
    days_in_a_row,
    feats_of,
    level_of,
)
from accessible_games.play.records import tally as tally_of  # noqa: E402
from accessible_games.play.settings import (  # noqa: E402
    Settings,
    load_settings,
    save_settings,
    settings_text,
)
from audio.packs import read_folder, read_pack  # noqa: E402
from stickers.decks import open_deck  # noqa: E402
from stickers.profile import PROFILES, profile_toml, read_profile  # noqa: E402

LONGEST = 500
"""Letters of a sentence that can still be heard."""
ROUND = 1000
"""Files of a kind that are read before the next kind's turn."""
STEPS = 4
"""So many actions are played of what is let in."""

# -- how each kind is read ------------------------------------------------------------------


@dataclass(frozen=True)
class Kind:
    """A kind of file.

    Attributes:
        name: of it.
        good: files of this kind, each as its table.
        write: the bytes of a table.
        read: reads bytes as the program does; returns whether they were let in.
    """

    name: str
    good: Callable[[], list[dict[str, Any]]]
    write: Callable[[dict[str, Any]], bytes]
    read: Callable[[bytes], bool]


@cache
def _journals() -> list[dict[str, Any]]:
    """The beginnings of the kept games of the tests, a table of header and lines each."""
    found = []
    for path in sorted((ROOT / "tests" / "golden").glob("*/*.journal")):
        lines = path.read_text(encoding="utf-8").splitlines()
        for count in (4, 12):
            header, *records = map(json.loads, lines[: count + 1])
            found.append({"header": {**header, "format": 2}, "lines": records})
    return found


def _journal_bytes(table: dict[str, Any]) -> bytes:
    """The lines of a journal with their checksums; what is no table stands there as it is."""
    lines = table.get("lines")
    records = [table.get("header"), *(lines if isinstance(lines, list) else [lines])]
    written, check = [], BEGINNING
    for record in records:
        if isinstance(record, dict):
            body = json.dumps(_jsonable({key: record[key] for key in record if key != KEY}))[:-1]
            check = crc32(body.encode(), check)
            written.append(f'{body}, "{KEY}": "{check:08x}"}}\n')
        else:
            written.append(json.dumps(_jsonable(record)) + "\n")
    return "".join(written).encode()


def _jsonable(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): _jsonable(inside) for key, inside in value.items()}
    if isinstance(value, list):
        return [_jsonable(inside) for inside in value]
    return "\ud800" if isinstance(value, datetime.date | datetime.time) else value


def _read_journal(content: bytes) -> bool:
    journal = read_journal(content)
    game = game_of(journal.header)
    table = open_table(game, journal, TypedChance())
    for language in ("en", "ja"):
        for player in players_of(journal.header, Settings(), language):
            player.name.text.encode()
    for seat in (None, *range(table.seats)):
        table.view(seat)
    table.retell(None, _Ear())
    for seat in table.actors():
        if seat != CHANCE:
            list(table.legal_actions(seat))
    return True


class _Ear:
    def hear(self, event: Any) -> None:
        """Hear an event."""


@cache
def _scenarios() -> list[dict[str, Any]]:
    paths = sorted((ROOT / "tests" / "scenarios").glob("*/*.toml"))
    return [tomllib.loads(path.read_text(encoding="utf-8")) for path in paths]


def _read_scenario(content: bytes) -> bool:
    run_text(content, get_game, EnglishTeller)
    return True


@cache
def _positions() -> list[dict[str, Any]]:
    keys = ("game", "seats", "options", "position")
    return [
        {key: table[key] for key in keys if key in table} for table in _scenarios() if "position" in table
    ]


def _read_position(content: bytes) -> bool:
    """A position as it stands in a file, and in the header of a journal; what is let in is played on."""
    table = tomllib.loads(content.decode("utf-8"))
    name, seats, options = table.get("game"), table.get("seats"), table.get("options", {})
    if name not in GAMES or type(seats) is not int or not isinstance(options, dict):
        raise GameError("the rest of the file is not what is tried here")
    position = table.get("position")
    if not isinstance(position, dict):
        raise GameError("the rest of the file is not what is tried here")
    game = get_game(name)
    defaults = getattr(game, "scenario_options", {})
    _play_on(game.load(seats, position, {**defaults, **options}, {}), seats)
    return True


def _play_on(state: State, seats: int) -> None:
    rng = Random(1)
    for _ in range(STEPS):
        state.inspect()
        for seat in (None, *range(seats)):
            state.view(seat)
        actors = state.actors()
        if not actors:
            return
        seat = rng.choice(actors)
        if seat != CHANCE and not state.legal_actions(seat):
            return  # a position may be partial, and lack the cards to go on with
        action = state.due().sample(rng) if seat == CHANCE else rng.choice(state.legal_actions(seat))
        state.apply(seat, action)


@cache
def _decks() -> list[dict[str, Any]]:
    """What a user's file may hold: all that a box's own deck file does, and what it changes at play."""
    changes: list[dict[str, Any]] = [
        {"kami": {"cards": {"tower": {"points": 6}}, "options": {"target": 7}}},
        {
            "card": [
                {"id": "tower", "copies": 2, "number": 7},
                {"id": "new", "copies": 1, "name": {"en": "N"}},
            ]
        },
    ]
    for name in GAMES:
        table = tomllib.loads(home_of(name).joinpath("deck.toml").read_text(encoding="utf-8"))
        changes += [{**table, "game": name}, {name: {key: table[key] for key in table if key != "card"}}]
    return [change for change in changes if any(change.values())]


def _read_deck(content: bytes) -> bool:
    """A data file, at play and for print."""
    path = _folder() / "mine.toml"
    path.write_bytes(content)
    let_in = False
    faults: list[GameError] = []
    named = [name for name in GAMES if name.encode() in content] or ["kami"]
    for name in named:
        try:
            data = read_data(path)
            line = header_line(Header(name, 4, {}, data)).text.encode()
            if read_header(line.rstrip(b"\n")).data != data:
                raise AssertionError("the journal keeps other data")
            state = get_game(name).new_state(4 if name != "kamimai" else 3, {}, data)
            _play_on(state, 4 if name != "kamimai" else 3)
            let_in = True
        except GameError as problem:
            faults.append(problem)
            if "TOML" in str(problem):
                break
    for name in (named[0], "family"):
        try:
            open_deck(name, path)
            let_in = True
        except GameError as problem:
            faults.append(problem)
    for fault in faults:
        _check_sentence(str(fault))
    return let_in


@cache
def _packs() -> list[dict[str, Any]]:
    shared = tomllib.loads((ROOT / "audio" / "pack" / "shared.toml").read_text(encoding="utf-8"))
    low = tomllib.loads((ROOT / "audio" / "pack" / "low" / "pack.toml").read_text(encoding="utf-8"))
    cues = [{id: table} for id, table in shared.items()]
    return [*cues, low, {**low, **cues[0]}, {**cues[1], "mine": {"file": "mine.wav", "en": "Mine."}}]


def _read_pack(content: bytes) -> bool:
    """A folder of single cues, and a pack of its own."""
    folder = _folder()
    (folder / "sounds").mkdir(exist_ok=True)
    (folder / "packs" / "mine").mkdir(parents=True, exist_ok=True)
    (folder / "sounds" / "mine.toml").write_bytes(content)
    (folder / "packs" / "mine" / "pack.toml").write_bytes(content)
    cues, faults = read_folder(folder / "sounds")
    _, more = read_pack("mine", folder / "packs")
    for fault in (*faults, *more):
        _check_sentence(fault)
    for cue in cues.values():
        cue.meaning("ja")
    return not faults or not more


@cache
def _all_settings() -> list[dict[str, Any]]:
    """Settings as they are at first, and those of people who have chosen something of each kind."""
    chosen = Settings(speaks="program", pace=1.5, lessons=("kami=2",))
    chosen = chosen.with_voice("fr", rate=300, voice="x").with_window(theme="dark")
    chosen = chosen.with_player("Ana", language="ja", untold=("turns.others",), kana="アナ", order="named")
    files = (settings_text(Settings()), settings_text(chosen), settings_text(chosen.with_player("Zoé 2")))
    return [tomllib.loads(text) for text in files]


def _read_settings(content: bytes) -> bool:
    """Settings and the profiles in them; what was good in them is written anew, and read without a fault."""
    path = _folder() / "settings.toml"
    path.write_bytes(content)
    loaded = load_settings(path)
    if loaded.fault:
        _check_sentence(loaded.fault)
        if loaded.aside is None or loaded.aside.read_bytes() != content:
            raise AssertionError("the damaged file is not kept")
        loaded.aside.unlink()
    save_settings(path, loaded.settings)
    again = load_settings(path)
    if again.fault or again.settings != loaded.settings:
        raise AssertionError(f"settings that were written are read otherwise: {again.fault}")
    return not loaded.fault


@cache
def _sizes() -> list[dict[str, Any]]:
    return [tomllib.loads(profile_toml(profile)) for profile in PROFILES.values()]


def _read_sizes(content: bytes) -> bool:
    """The sizes of marks that somebody felt best."""
    path = _folder() / "sizes.toml"
    path.write_bytes(content)
    read_profile(path)
    return True


@cache
def _played() -> list[dict[str, Any]]:
    """Files of finished games."""
    days = [
        PlayedGame("2026-11-27", "kami", 3, ("easy", "medium"), 1, 0.25, 21, 12, "2026-11-27"),
        PlayedGame("2026-11-28", "kami", 2, ("medium",), -1, 0.5, 34, 7, "", True, ("first",)),
        PlayedGame("2026-11-28", "tamashii", 2, (), 1, 1.0, 15, None, "", False),
        PlayedGame("2026-11-29", "kami", 2, ("hard",), 0, 0.5, 10, 3, "2026-11-29", True, ("first", "all")),
    ]
    rows = [{"player": "Ana", **json.loads(json.dumps(asdict(one)))} for one in days]
    return [{"lines": rows[:count]} for count in range(1, len(rows) + 1)]


def _played_bytes(table: dict[str, Any]) -> bytes:
    lines = table.get("lines")
    rows = lines if isinstance(lines, list) else [lines]
    return b"".join(json.dumps(_jsonable(row)).encode() + b"\n" for row in rows)


def _read_played(content: bytes) -> bool:
    """All that is told of somebody's games; lines that cannot be read are passed by."""
    folder = _folder() / "records"
    folder.mkdir(exist_ok=True)
    records = Records(folder)
    records.path("Ana").write_bytes(content)
    for player in records.players():
        player.encode()
    games = records.of("Ana")
    counted = tally_of(games)
    f"{counted.minutes:d} {counted.quickest or 0:d} {counted.best or 0:d}"
    days_in_a_row(games, datetime.date(2026, 11, 30))
    for one in games:
        level_of(one)
    for name in GAMES:
        feats_of(games, name)
        ratings = ratings_of(name)
        if ratings is not None:
            strength([one for one in games if one.game == name], ratings)
        fair_opponent(games, get_game(name), 3)
    return len(games) == len([line for line in content.splitlines() if line])


@cache
def _folder() -> Path:
    """A folder in memory, since nobody wants 100,000 files on the disk."""
    memory = Path("/dev/shm")
    place = tempfile.mkdtemp(prefix="mutations", dir=memory if memory.is_dir() else None)
    return Path(place)


KINDS = (
    Kind("journal", _journals, _journal_bytes, _read_journal),
    Kind("position", _positions, lambda table: toml_text(table).encode(), _read_position),
    Kind("scenario", _scenarios, lambda table: toml_text(table).encode(), _read_scenario),
    Kind("deck", _decks, lambda table: toml_text(table).encode(), _read_deck),
    Kind("sound pack", _packs, lambda table: toml_text(table).encode(), _read_pack),
    Kind("settings", _all_settings, lambda table: toml_text(table).encode(), _read_settings),
    Kind("sizes", _sizes, lambda table: toml_text(table).encode(), _read_sizes),
    Kind("played games", _played, _played_bytes, _read_played),
)


# -- trying -----------------------------------------------------------------------------------


@dataclass
class Tally:
    """What became of files.

    Attributes:
        files: how many were read.
        let_in: how many were good all the same.
        refused: how many ended in one sentence.
        faults: where the program failed, and how often.
        first: the number of the first file of each of these.
        seconds: of CPU.
    """

    files: int = 0
    let_in: int = 0
    refused: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    first: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0


def make(kind: Kind, seed: int, number: int) -> bytes:
    """The file of a number."""
    rng = Random(f"{kind.name} {seed} {number}")
    good = rng.choice(kind.good())
    if rng.random() < 0.1:
        return harmed_bytes(kind.write(deepcopy(good)), rng)
    return kind.write(mutated(good, rng))


def try_one(kind: Kind, content: bytes) -> str:
    """Read one file: "let in", "refused", or where the program failed."""
    try:
        return "let in" if kind.read(content) else "refused"
    except _UnclearError as problem:
        return f"unclear: {problem}"
    except tomllib.TOMLDecodeError:
        return "refused"
    except (UnicodeDecodeError, RecursionError, ValueError) as problem:
        if isinstance(problem, GameError):
            try:
                _check_sentence(str(problem))
            except _UnclearError as unclear:
                return f"unclear: {unclear}"
            return "refused"
        if kind.name == "position" and _in_reader(problem):
            return "refused"  # what is no TOML is refused before; this is the bench's own reader
        return _where(problem)
    except Exception as problem:
        return _where(problem)


class _UnclearError(Exception):
    """A sentence that nobody could follow."""


def _check_sentence(sentence: str) -> None:
    if not sentence or len(sentence) > LONGEST:
        raise _UnclearError(f"{len(sentence)} letters: {sentence[:60]!r}")


def _in_reader(problem: BaseException) -> bool:
    frames = traceback.extract_tb(problem.__traceback__)
    return all("accessible_games" not in frame.filename for frame in frames)


def _where(problem: BaseException) -> str:
    frames = traceback.extract_tb(problem.__traceback__)
    ours = [frame for frame in frames if str(ROOT) in frame.filename and ".venv" not in frame.filename]
    last = (ours or list(frames))[-1]
    return f"{type(problem).__name__} at {Path(last.filename).name}:{last.lineno} ({last.name})"


def try_many(kind: Kind, seed: int, numbers: range, tally: Tally) -> None:
    """Read files one after the other."""
    started = time.process_time()
    for number in numbers:
        came = try_one(kind, make(kind, seed, number))
        tally.files += 1
        if came == "let in":
            tally.let_in += 1
        elif came == "refused":
            tally.refused += 1
        else:
            tally.faults[came] += 1
            tally.first.setdefault(came, number)
    tally.seconds += time.process_time() - started


def main() -> None:
    """Try them, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--each", type=int, default=100_000, help="files of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write the table there after each round, too")
    parser.add_argument("--only", choices=[kind.name for kind in KINDS], help="one kind alone")
    parser.add_argument("--at", type=int, help="read the file of this number again, and show it")
    arguments = parser.parse_args()
    kinds = [kind for kind in KINDS if arguments.only in (None, kind.name)]
    if arguments.at is not None:
        content = make(kinds[0], arguments.seed, arguments.at)
        sys.stdout.buffer.write(content[:4000] + b"\n")
        print(try_one(kinds[0], content))
        kinds[0].read(content)
        return
    tallies = {kind: Tally() for kind in kinds}
    for start in range(0, arguments.each, ROUND):
        for kind, tally in tallies.items():
            try_many(kind, arguments.seed, range(start, min(start + ROUND, arguments.each)), tally)
        if arguments.out is not None:
            arguments.out.write_text(report(tallies, arguments.seed), encoding="utf-8")
    print(report(tallies, arguments.seed), end="")


def report(tallies: dict[Kind, Tally], seed: int) -> str:
    """The page of a run, as far as it has come."""
    each = max(tally.files for tally in tallies.values())
    lines = [
        "# Mutated files\n",
        f"`python bench/faults/mutations.py --each {each} --seed {seed}`, "
        f"Python {platform.python_version()}, {platform.system()}, {datetime.date.today()}.\n",
        "| kind | files | good all the same | one sentence | failed | CPU seconds |",
        "|---|---|---|---|---|---|",
    ]
    for kind, tally in tallies.items():
        failed = tally.faults.total()
        counts = f"{tally.files} | {tally.let_in} | {tally.refused} | {failed} | {tally.seconds:.0f}"
        lines.append(f"| {kind.name} | {counts} |")
    found = [
        f"- {kind.name}: {what}, {n} times, first file {tally.first[what]}"
        for kind, tally in tallies.items()
        for what, n in tally.faults.most_common()
    ]
    return "\n".join([*lines, "", *(found or ["Nothing failed."]), ""])


if __name__ == "__main__":
    main()
