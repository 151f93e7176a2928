"""Two worlds that one player must not tell apart, through the whole program: text, pixels, sound and time.

    python bench/secrets/run.py > bench/secrets/RESULTS.md

For each game the suite makes two worlds that differ only in what Ana may not know (twin worlds, see
`accessible_games/testing/secrecy.py`).  Both are played by the command line's own `play`, in a process of
its own: people at one keyboard, an ear each, Ana's the left one; once in the terminal, once in the window
(SDL without a screen).  Chance and what is typed follow the two worlds; everything else is the program's,
speech and sound too, which SDL writes into a file in real time.  The next line is typed when nothing
sounds any more.

What Ana can read (all of the terminal, every picture of the window) must be equal to the byte, what she
can hear (all of the left side) must sound alike, line by line, and begin as soon after each line.  What
"alike" is, the first world says, which is played twice.  `--plant KIND` plants a leak that must be found.

`--quick` waits for no sound: what is given to the sound device is compared, Ana's side of it, and when it
sounds is not.  The suite runs it, without and with leaks.  Speech is compared by its loudness every 20 ms:
eSpeak's hisses go on from one line to the next, so that no two readings are equal to the sample.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import platform
import shutil
import sys
import tempfile
import time
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from accessible_games import cli  # noqa: E402
from accessible_games.engine import CHANCE, Event, OpenGame, Seat  # noqa: E402
from accessible_games.engine.journal import read_journal  # noqa: E402
from accessible_games.engine.table import RandomChance  # noqa: E402
from accessible_games.games import get_game  # noqa: E402
from accessible_games.play.settings import Settings, save_settings  # noqa: E402
from accessible_games.play.terminal import Terminal  # noqa: E402
from accessible_games.play.typed import EndOfInput  # noqa: E402
from accessible_games.testing import Case  # noqa: E402
from accessible_games.testing.cases import Steps  # noqa: E402
from accessible_games.testing.hotseat import WHILE_WAITING, lines_of  # noqa: E402
from accessible_games.testing.listeners import heard_by  # noqa: E402
from accessible_games.testing.secrecy import twin_games  # noqa: E402
from accessible_games.testing.twins import Twin  # noqa: E402

NAMES = ("Ana", "Ben", "Cid", "Dan")
LISTENER = Seat(0)
TABLES = (
    ("kami", 2, {}),
    ("kameloot", 3, {}),
    ("tamashii", 2, {}),
    ("kamimai", 2, {}),
    ("magi_kitchen", 2, {"mode": "calm"}),
)
FRONTS = ("terminal", "window")
ASKED = ("h", "c")
OTHERS_ASK = ("h",)
STEPS = 4
RATE = 44100
QUIET = 60
"""Of 32,768: what is softer is not heard."""
WINDOW = RATE // 100
BAND = 12
"""So many hundredths of a second one may be laid sooner or later over the other."""
PLANTS = ("text", "pixels", "sound", "time")
OTHER_SIDE = 8
"""The step of a cue that sounds at the right side alone."""
MOMENT = RATE // 50
ALIKE = 0.3
"""So much of its loudness two readings of one line may differ by."""
MORE = 2
"""So many moments one of them may be longer."""
BEGINNING = "the beginning"
"""What stands for a line before any was typed."""
CALM_SECONDS = 0.15
"""So long nothing has to sound before the next line is typed."""


@dataclass
class Perceived:
    """What can be perceived of one world at Ana's place.

    Attributes:
        text: what was written to the terminal.
        pictures: each new picture of the window, as a digest.
        lines: what was typed.
        sounds: the left side behind each line typed.
    """

    text: str
    pictures: list[str]
    lines: list[str]
    sounds: list[array[int]]
    given: list[list[Any]] = field(default_factory=list)
    """With `--quick`, in place of sounds, behind each line: the names of cues, and the loudness of speech."""
    cues: list[Any] = field(default_factory=list)
    """In real time, besides: the cues, each with how many lines had been typed."""


@dataclass
class Result:
    """What the comparison of two worlds came to.

    Attributes:
        faults: what told them apart.
        lines: how many lines were typed.
        pictures: how many pictures were drawn.
        noise: the largest difference of onset and of sound within one world, in ms and in per cent.
        worlds: the same between the two.
        seconds: of sound in one of them.
    """

    faults: list[str] = field(default_factory=list)
    lines: int = 0
    pictures: int = 0
    noise: tuple[float, float] = (0.0, 0.0)
    worlds: tuple[float, float] = (0.0, 0.0)
    seconds: float = 0.0


# -- a process that plays one world ---------------------------------------------------------


class Script:
    """What is typed, a line whenever nothing sounds any more, and where the recording stood then."""

    def __init__(self, lines: list[str], sound: Path, given: list[Any] | None) -> None:
        self._lines = iter(lines)
        self._sound = sound
        self.given = given
        self.marks: list[tuple[str, int]] = [(BEGINNING, 0)]
        self.cues: list[tuple[int, str]] = []
        """Cues at Ana's side, each with how many lines had been typed: a short one drowns in speech."""
        self.voices: list[Any] = []

    def next(self, seconds: float | None) -> str | None:
        """The next line; None while something is waited for."""
        if seconds is not None:
            time.sleep(min(seconds, 0.01))
            return None
        self.calm()
        size = self.size()
        for line in self._lines:
            self.marks.append((line, size))
            return line
        self.marks.append(("", size))
        raise EndOfInput

    def calm(self) -> None:
        """Wait until nothing is said any more."""
        for voice in self.voices:
            voice.wait(60)

    def size(self) -> int:
        """How much has been recorded, or given to the device."""
        if self.given is not None:
            return len(self.given)
        time.sleep(CALM_SECONDS)
        return self._sound.stat().st_size if self._sound.exists() else 0


def play(
    folder: Path,
    game: str,
    seats: int,
    options: dict[str, Any],
    front: str,
    steps: Steps,
    plant: str,
    quick: bool,
) -> Perceived:
    """Play one world in a process of its own."""
    folder.mkdir()
    child = os.fork()
    if not child:
        code = 70
        with contextlib.suppress(BaseException):
            code = _play_here(folder, game, seats, options, front, steps, plant, quick)
        os._exit(code)
    _, status = os.waitpid(child, 0)
    if status:
        raise SystemExit(f"secrets: {game}, {front}, ended with {status}:\n{(folder / 'said').read_text()}")
    marks = json.loads((folder / "marks").read_text())
    pictures = json.loads((folder / "pictures").read_text())
    text = (folder / "told").read_text(encoding="utf-8").replace(str(folder), "")
    if not _moves_made(folder, steps):
        raise SystemExit(f"secrets: {game}, {front}: other moves were made than were to be:\n{text}")
    lines = [line for line, _ in marks[:-1]]
    if quick:
        given = json.loads((folder / "given").read_text())
        parts = [given[begin:end] for (_, begin), (_, end) in zip(marks, marks[1:], strict=False)]
        return Perceived(text, pictures, lines, [], parts)
    with (folder / "sound.raw").open("rb") as file:
        raw = file.read()
    left = array("h", raw[: len(raw) - len(raw) % 4])[0::2]
    sounds = [left[begin // 4 : end // 4] for (_, begin), (_, end) in zip(marks, marks[1:], strict=False)]
    return Perceived(text, pictures, lines, sounds, cues=json.loads((folder / "cues").read_text()))


def _play_here(
    folder: Path,
    game: str,
    seats: int,
    options: dict[str, Any],
    front: str,
    steps: Steps,
    plant: str,
    quick: bool,
) -> int:
    sound = folder / "sound.raw"
    os.environ |= {
        "ACCESSIBLE_GAMES_HOME": str(folder / "home"),
        "SDL_AUDIODRIVER": "dummy" if quick else "disk", "SDL_DISKAUDIODELAY": "5",
        "SDL_DISKAUDIOFILE": str(sound), "SDL_VIDEODRIVER": "dummy",
    }  # fmt: skip
    (folder / "home").mkdir()
    (folder / "typed").touch()
    for name, mode in (("typed", "r"), ("told", "a"), ("said", "a")):
        stream = open(folder / name, mode, encoding="utf-8")  # noqa: SIM115
        setattr(sys, {"typed": "stdin", "told": "stdout", "said": "stderr"}[name], stream)
    settings = Settings(
        speaks="program", private_way="sides", clear_at_handover="no", language="en", verbosity="brief"
    )
    settings = settings.with_voice("en", rate=500)
    for seat, name in enumerate(NAMES[:seats]):
        ear = "left" if seat == LISTENER else "right"
        settings = settings.with_player(name, ear=ear, pace="speech", drawn_hand="no")
    save_settings(folder / "home" / "settings.toml", settings)
    case = Case(get_game(game), seats, options)
    lines = [line for line in lines_to(case, steps) if line != "?"]  # half a minute, and nothing of a game
    script = Script(lines, sound, [] if quick else None)
    pictures = _patch(script, steps, plant)
    words = ["play", game, "--players", ",".join(NAMES[:seats]), "--front", front, "--speech", "on"]
    words += [word for key, value in options.items() for word in ("--option", f"{key}={value}")]
    code = cli.main(words)
    sys.stdout.flush()
    sys.stderr.flush()
    (folder / "marks").write_text(json.dumps(script.marks))
    (folder / "pictures").write_text(json.dumps(pictures))
    (folder / "given").write_text(json.dumps(script.given))
    (folder / "cues").write_text(json.dumps(sorted(script.cues)))
    return code


def lines_to(case: Case, steps: Steps) -> Iterator[str]:
    """What is typed: each move by its words, and before it what is asked; at an open table numbers do."""
    if isinstance(case.game, OpenGame) and case.game.open_table:
        yield from lines_of(case, steps, LISTENER, (), alone=False)
        return
    state, holder = case.begin(), None
    for seat, action in steps:
        if seat != CHANCE:
            if holder != seat:
                yield from (*WHILE_WAITING, "") if seat == LISTENER else ("",)
            holder = seat
            yield from ASKED if seat == LISTENER else OTHERS_ASK
            yield str(action)
        events: list[Event] = []
        state.apply(seat, action, events.append)
        if seat != CHANCE:  # what no log keeps is confirmed by Enter
            yield from ("" for event in heard_by(events, seat) if event.fleeting and event.whispered)


def _moves_made(folder: Path, steps: Steps) -> bool:
    """Whether the game that was kept begins with these moves: else the two worlds are no twins."""
    (kept,) = (folder / "home" / "journals").glob("**/*.jsonl")
    entries = read_journal(kept.read_bytes()).entries
    made = [(seat, str(action)) for seat, action, *_ in entries[: len(steps)]]
    return made == [(seat, str(action)) for seat, action in steps]


def _patch(script: Script, steps: Steps, plant: str) -> list[str]:
    """Let chance, keys and the eye be the bench's own; returns the pictures as they come."""
    from accessible_games.window.front import Window
    from accessible_games.window.screen import Screen
    from audio.voice import Voice

    outcomes = iter([action for seat, action in steps if seat == CHANCE])

    def outcome(_: Any, due: Any) -> Any:
        for action in outcomes:
            return action
        raise EndOfInput  # what is said behind the last line is cut, and not compared

    RandomChance.outcome = outcome  # type: ignore[method-assign]
    Terminal.next = lambda front, seconds=None: script.next(seconds)  # type: ignore[method-assign, assignment]

    def await_line(window: Any, seconds: float | None) -> str | None:
        window.herald()
        if script.given is not None and seconds is None:  # what stands there once nothing moves any more
            script.calm()
            window._draw()
            pictures.append(_digest(window._screen))
        window._draw()
        return script.next(seconds)

    Window._await_line = await_line  # type: ignore[method-assign]
    begin = Voice.__init__

    def known(voice: Any, *arguments: Any, **options: Any) -> None:
        begin(voice, *arguments, **options)
        script.voices.append(voice)

    Voice.__init__ = known  # type: ignore[method-assign]
    pictures: list[str] = []
    show = Screen.show

    def seen(screen: Any) -> None:
        if script.given is None and pictures[-1:] != [digest := _digest(screen)]:
            pictures.append(digest)
        show(screen)

    Screen.show = seen  # type: ignore[method-assign]
    if script.given is not None:
        _note_given(script.given)
    else:
        _note_cues(script)
    if plant:
        _plant(plant, steps)
    return pictures


def _digest(screen: Any) -> str:
    return hashlib.sha256(screen.surface.get_buffer().raw).hexdigest()


def _note_given(given: list[Any]) -> None:
    """Let what is to sound be noted in place of being played, Ana's side of it; nothing takes its time.

    Of a cue its name tells all: which variant, and how far on which side.
    """
    from audio.cues import Cues
    from audio.mixer import Mixer

    def speak(_: Any, playable: Any, device: str = "") -> None:
        left = array("h", playable.sound.get_raw())[0::2]
        if any(left):
            given.append([sum(map(abs, left[at : at + MOMENT : 4])) for at in range(0, len(left), MOMENT)])

    def cue(_: Any, name: str, wav: bytes) -> None:
        if not name.endswith(f" {OTHER_SIDE}"):
            given.append(name)

    Mixer.speak, Mixer.cue = speak, cue  # type: ignore[method-assign]
    Mixer.speaking = lambda _: False  # type: ignore[method-assign]
    Cues._wav = lambda *_: b""  # type: ignore[method-assign]
    Cues._let_make = lambda _: None  # type: ignore[method-assign]


def _note_cues(script: Script) -> None:
    """Let the names of the cues that are played be noted as well."""
    from audio.mixer import Mixer

    play_cue = Mixer.cue

    def cue(mixer: Any, name: str, wav: bytes) -> None:
        if not name.endswith(f" {OTHER_SIDE}"):
            script.cues.append((len(script.marks), name))
        play_cue(mixer, name, wav)

    Mixer.cue = cue  # type: ignore[method-assign]


def _plant(plant: str, steps: Steps) -> None:
    """A leak of what chance brought."""
    from accessible_games.play.output import Output
    from audio.cues import Cues

    brought = " ".join(str(action) for seat, action in steps if seat == CHANCE)
    secret = hashlib.sha256(brought.encode()).digest()[0]
    tell, play_cue, whispered = Output.whisper, Cues.play, []

    def tell_more(output: Any, seat: Seat, *facts: Any, **how: Any) -> None:
        if not whispered:
            whispered.append(seat)
            if "text" in plant or ("pixels" in plant and output._board is not None):
                output._screen.show("." * (3 + secret % 7))
            if "sound" in plant:
                output._cues.play(("edge", "refused-now", "your-turn", "hand-over")[secret % 4])
            if "time" in plant:
                time.sleep(secret / 50)
        tell(output, seat, *facts, **how)

    Output.whisper = tell_more  # type: ignore[method-assign]
    Cues.play = play_cue  # type: ignore[method-assign]


# -- comparing ------------------------------------------------------------------------------


def _loudness(sound: array[int]) -> list[float]:
    """How loud it is, a hundred times a second, from where it begins."""
    begin = _onset(sound)
    if begin is None:
        return []
    parts = range(begin, len(sound) - WINDOW, WINDOW)
    found = [sum(map(abs, sound[at : at + WINDOW : 7])) / (WINDOW / 7) for at in parts]
    return [loud for loud in found if loud > QUIET / 4]


def _onset(sound: array[int]) -> int | None:
    """The first sample that is heard; None if none is."""
    return next((at for at, sample in enumerate(sound) if sample > QUIET or sample < -QUIET), None)


def _unlike(one: array[int], other: array[int]) -> float:
    """How much two sounds differ, in per cent of both, without pauses; a little sooner or later is alike."""
    mine, theirs = _loudness(one), _loudness(other)
    if not mine or not theirs:
        return 0.0 if mine == theirs else 100.0
    width = BAND + abs(len(mine) - len(theirs))
    row = {0: 0.0}
    for at, loud in enumerate(mine, 1):  # the cheapest way to lay one over the other
        before, row = row, {}
        middle = at * len(theirs) // len(mine)
        for to in range(max(0, middle - width), min(len(theirs), middle + width) + 1):
            ways = [before[where] for where in (to - 1, to) if where in before]
            ways += [row[to - 1]] if to - 1 in row else []
            if ways:
                row[to] = min(ways) + (abs(loud - theirs[to - 1]) if to else loud)
    return 100 * row.get(len(theirs), sum(mine)) / (sum(mine) + sum(theirs))


def _distances(one: Perceived, other: Perceived) -> Iterator[tuple[str, float, float]]:
    """For each line typed: by how many milliseconds the onsets differ, and how unlike the sounds are."""
    for line, mine, theirs in zip(one.lines, one.sounds, other.sounds, strict=False):
        begins = _onset(mine), _onset(theirs)
        late = 0.0
        if None not in begins and line != BEGINNING:  # how soon a program begins is its computer's matter
            late = abs(begins[0] - begins[1]) / RATE * 1000  # type: ignore[operator]
        yield line, late, _unlike(mine, theirs)


def compare(first: Perceived, again: Perceived, other: Perceived) -> Result:
    """What tells the other world apart from the first one, which was played twice."""
    result = Result(lines=len(first.lines) - 1, pictures=len(first.pictures))
    result.seconds = sum(map(len, first.sounds)) / RATE
    if first.text != other.text:
        mine, theirs = first.text.splitlines(), other.text.splitlines()
        pair = next((p for p in zip(mine, theirs, strict=False) if p[0] != p[1]), (mine[-1:], theirs[-1:]))
        result.faults.append(f"text: {pair[0]!r} or {pair[1]!r}")
    new = set(other.pictures) - set(first.pictures) - set(again.pictures)
    if new:
        result.faults.append(f"pixels: {len(new)} of {len(other.pictures)} pictures are in this world alone")
    if first.cues != other.cues:
        result.faults.append("sound: other cues are played")
    noise, worlds = list(_distances(first, again)), list(_distances(first, other))
    result.noise = max(late for _, late, _ in noise), max(unlike for *_, unlike in noise)
    result.worlds = max(late for _, late, _ in worlds), max(unlike for *_, unlike in worlds)
    allowed = max(2 * result.noise[0], 60.0), max(2 * result.noise[1], 8.0)
    for line, late, unlike in worlds:
        if late > allowed[0]:
            result.faults.append(f"time: behind {line!r} a sound begins {late:.0f} ms apart")
        if unlike > allowed[1]:
            result.faults.append(f"sound: behind {line!r} {unlike:.0f} per cent differ")
    return result


def _sound_alike(mine: list[Any], theirs: list[Any]) -> bool:
    """Whether the same cues were played, and lines said that are as long and as loud throughout.

    In which order they came, threads decide: an event may be told before a question or behind it.
    """
    said = [sorted((one for one in given if isinstance(one, list)), key=len) for given in (mine, theirs)]
    cues = [[one for one in given if isinstance(one, str)] for given in (mine, theirs)]
    if cues[0] != cues[1] or len(said[0]) != len(said[1]):
        return False
    pairs = list(zip(*said, strict=True))
    if any(abs(len(one) - len(other)) > MORE for one, other in pairs):
        return False
    return all(sum(abs(a - b) for a, b in zip(*pair, strict=False)) <= ALIKE * sum(pair[0]) for pair in pairs)


def compare_quickly(first: Perceived, other: Perceived) -> Result:
    """What tells the other world apart where everything is to be equal to the letter, pixel and sample."""
    result = Result(lines=len(first.lines) - 1, pictures=len(first.pictures))
    if first.text != other.text:
        result.faults.append("text")
    if first.pictures != other.pictures:
        result.faults.append("pixels")
    behind = zip(first.lines, first.given, other.given, strict=True)
    different = next((line for line, mine, theirs in behind if not _sound_alike(mine, theirs)), None)
    if different is not None:
        result.faults.append(f"sound: behind {different!r}")
    return result


def _worlds(case: Case, seed: int) -> tuple[Twin, Twin]:
    """Two worlds with two decisions in them, or as many as there can be before chance tells all."""
    best, most = None, -1
    for more in range(20):
        pair = twin_games(case, LISTENER, Random(seed + more), STEPS + more)
        decisions = sum(seat != CHANCE for seat, _ in pair[0].steps)
        if decisions > most and pair[0].steps != pair[1].steps:
            best, most = pair, decisions
        if most >= 2:
            break
    assert best is not None, f"{case.game.name}: no two worlds differ"
    return best


def look_at(
    game: str,
    seats: int,
    options: dict[str, Any],
    front: str,
    seed: int,
    plant: str = "",
    quick: bool = False,
) -> Result:
    """Play one world twice and its twin once, and compare them; each once if it is to be quick."""
    case = Case(get_game(game), seats, options)
    left, right = _worlds(case, seed)
    folder = Path(tempfile.mkdtemp(prefix="secrets-"))
    try:
        worlds = [("first", left.steps), ("again", left.steps), ("other", right.steps)]
        if quick:
            del worlds[1]
        seen = [
            play(folder / name, game, seats, options, front, steps, plant, quick) for name, steps in worlds
        ]
        return compare_quickly(*seen) if quick else compare(*seen)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="one game alone")
    parser.add_argument("--front", choices=FRONTS)
    parser.add_argument("--plant", help=f"leaks that must be found: {', '.join(PLANTS)}, or several")
    parser.add_argument("--quick", action="store_true", help="compare what is given to the device")
    given = parser.parse_args()
    load = " ".join(f"{one:.1f}" for one in os.getloadavg())
    print("# Two worlds, through the whole program\n")
    command = " ".join(["bench/secrets/run.py", *sys.argv[1:]])
    print(f"`python {command}`, Python {platform.python_version()}, "
          f"{platform.system()}, {date.today()}, load {load} from other programs.\n")  # fmt: skip
    print("| game | front | lines typed | pictures | sound, s | onsets apart in one world, ms | between two "
          "| sounds unlike in one world, % | between two | told apart by |")  # fmt: skip
    print("|---|---|---|---|---|---|---|---|---|---|")
    for game, seats, options in TABLES:
        for front in FRONTS:
            if given.only not in (None, game) or given.front not in (None, front):
                continue
            one = look_at(game, seats, options, front, given.seed, given.plant or "", given.quick)
            noise, worlds, by = one.noise, one.worlds, "; ".join(one.faults) or "nothing"
            print(
                f"| {game} | {front} | {one.lines} | {one.pictures} | {one.seconds:.0f} | {noise[0]:.0f} | "
                f"{worlds[0]:.0f} | {noise[1]:.1f} | {worlds[1]:.1f} | {by} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
