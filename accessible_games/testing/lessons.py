"""Whether a lesson teaches: it names every sound and every kind of move, and it can be played whole.

    for fault in faults_of(get_game("kami")):
        ...
    play_lesson(get_game("kami"), "fr")

A game without a lesson has nothing to keep.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from accessible_games.engine import CHANCE, Action, Game, GameError
from accessible_games.engine.facts import RefusalKind
from accessible_games.engine.journal import Header, journal_lines, open_table, read_journal
from accessible_games.engine.table import RandomChance
from accessible_games.games import home_of
from accessible_games.narration.catalogue import KANA, catalogue, is_stem, languages_of, locales_of
from accessible_games.narration.cues import SILENT, cue_rows
from accessible_games.narration.names import PlayerName
from accessible_games.narration.wording import package_of
from accessible_games.play.commands import COMMANDS
from accessible_games.play.lesson import (
    FREE,
    KEYS,
    LEARNER,
    FreeTable,
    Lesson,
    LessonTable,
    Part,
    TypeLetter,
    kind_of,
    lesson_of,
)
from accessible_games.play.players import Player
from accessible_games.play.playing import TableSetup, play_game
from accessible_games.play.settings import VoiceChoice
from accessible_games.play.typed import EndOfInput

from .cases import SuiteError, default_cases, option_cases, random_game
from .wordings import messages


def _shared_cues() -> frozenset[str]:
    """Sounds of every game, which every lesson plays at the end of its first part."""
    rows = (row for found in cue_rows("accessible_games.play").values() for row in found)
    refusals = (f"refused-{kind.value}" for kind in RefusalKind)
    return frozenset({"won", "lost", *refusals, *(str(row["play"]) for row in rows)})


_KANA: Final = re.compile("[ぁ-ゖァ-ヺー、。！？「」 ]+")
_PARTICLE: Final = re.compile("[はへ](?=[ 、。]|$)")
"""Written as it sounds in kana: わ, え."""
_SEEN: Final = re.compile(
    r"\b(you(’|')?(ll)? (can )?see|you saw|vous (voyez|verrez|pouvez voir))\b|見えます|目で見", re.IGNORECASE
)
_RULE: Final = re.compile(r"([A-Z]+-)?[A-Z]?\d\d")
_LETTERS: Final = {command.id: command.letter for command in COMMANDS}
"""What the lesson asks for where lines are typed: a whole word may be that of a move, too."""
_FREE_MOVES: Final = 6
_PATIENCE: Final = 400
"""Lines that a part may ask for without getting further."""


def faults_of(game: Game, lesson: Lesson | None = None) -> Iterator[str]:
    """What a lesson does not teach, and what of it cannot be: one sentence each.

    Args:
        game: the game.
        lesson: the lesson; by default that of its folder.
    """
    lesson = lesson or lesson_of(game.name)
    if lesson is None:
        return
    yield from _sounds(game, lesson)
    yield from _moves(game, lesson)
    yield from _words(game, lesson)
    for part in lesson.parts:
        yield from _reasons(part)
        yield from _journal(game, part)


def check_lesson(game: Game) -> None:
    """Hold a game to its lesson, without playing it.

    Raises:
        SuiteError: what is wrong.
    """
    faults = list(faults_of(game))
    if faults:
        raise SuiteError("\n".join(faults[:20]))


# -- what is named ------------------------------------------------------------------------


def sounds_in_play(game: Game) -> frozenset[str]:
    """Every sound that a player of the game can hear in it, but those of every game."""
    source = home_of(game.name).joinpath("sounds.toml")
    own = tomllib.loads(source.read_text(encoding="utf-8")) if source.is_file() else {}
    rows = cue_rows(package_of(type(game)))
    played = {str(row["play"]) for found in rows.values() for row in found}
    return frozenset({*own, *played} - {SILENT} - _shared_cues())


def _sounds(game: Game, lesson: Lesson) -> Iterator[str]:
    named = [cue for group in lesson.sounds for cue in group.cues]
    heard = sounds_in_play(game)
    yield from (f"the sound {cue} is not named" for cue in sorted(heard.difference(named)))
    yield from (f"the sound {cue} is named, and never heard" for cue in sorted(set(named) - heard))
    yield from (f"the sound {cue} is named twice" for cue in sorted({c for c in named if named.count(c) > 1}))


def kinds_of_moves(game: Game) -> tuple[str, ...]:
    """Every kind of move of the game: of its grammar, or as they are met in random games."""
    grammar: Any = getattr(game, "grammar", None)
    if grammar is not None:
        return tuple(grammar.verbs())
    kinds: dict[str, None] = {}
    for case in (*default_cases(game), *option_cases(game)):
        for state, seat, action in random_game(case, Random(1), 60):
            legal = () if seat == CHANCE else state.legal_actions(seat)
            kinds |= dict.fromkeys(kind_of(game, one) for one in (*legal, action) if seat != CHANCE)
    return tuple(kinds)


def _moves(game: Game, lesson: Lesson) -> Iterator[str]:
    steps = [step for part in lesson.parts for step in part.steps]
    named = {kind for step in steps for kind in step.moves}
    named |= {kind_of(game, step.action) for step in steps if step.messages}
    kinds = kinds_of_moves(game)
    yield from (f"the kind of move {kind!r} is not named" for kind in kinds if kind not in named)
    if hasattr(game, "grammar"):  # random games need not meet what is rare
        told = sorted({kind for step in steps for kind in step.moves if kind not in kinds})
        yield from (f"{kind!r} is no kind of move" for kind in told)


# -- words --------------------------------------------------------------------------------


def _wanted(game: Game, lesson: Lesson) -> set[str]:
    """The messages that the lesson says."""
    wanted = {"welcome", *(group.say for group in lesson.sounds)}
    for part in lesson.parts:
        wanted |= {message for step in part.steps for message in step.messages}
        if part.id != FREE:
            wanted.add(f"part-{part.id}")
    return {lesson.key(one) for one in (*wanted, *(f"why-{kind}" for kind in kinds_of_moves(game)))}


def _words(game: Game, lesson: Lesson) -> Iterator[str]:
    wanted = _wanted(game, lesson)
    optional = {lesson.key(f"key-{command}") for command in ("hand", "turn", "table", "counts", "scores")}
    for locale in locales_of(game):
        if not is_stem(locale, lesson.stem):
            yield f"{locale}: there is no lesson.ftl"
            continue
        there = set(messages(locale, lesson.stem))
        yield from (f"{locale}: no message {key}" for key in sorted(wanted - there))
        spare = {key for key in there - wanted - optional if not key.startswith(lesson.key("why-"))}
        yield from (f"{locale}: {key} is never said" for key in sorted(spare))
        words = catalogue(locale, lesson.stem)
        for key in sorted(there):
            for form in (None, KEYS):
                if words.has(key, form):
                    yield from _wrong_in(locale, key, words.text(key, form))


def _wrong_in(locale: str, key: str, text: str) -> Iterator[str]:
    if _SEEN.search(text):
        yield f"{locale}: {key} speaks of seeing: {text}"
    if locale == KANA and _PARTICLE.search(text):
        yield f"{locale}: {key} writes a particle は or へ, which sounds わ or え"
    if locale == KANA and not _KANA.fullmatch(text):
        signs = "".join(sorted(set(_KANA.sub("", text))))
        yield f"{locale}: {key} has what no voice of kana reads: {signs}"


# -- the journal --------------------------------------------------------------------------


def _reasons(part: Part) -> Iterator[str]:
    for number, step in enumerate(part.steps, 1):
        if step.do and not step.rules and not part.steps[number - 1].do.endswith("again"):
            yield f"{part.id}, step {number}: a reason without a rule"
        yield from (
            f"{part.id}, step {number}: {rule} is no id of a ledger"
            for rule in step.rules
            if not _RULE.fullmatch(rule)
        )


def _journal(game: Game, part: Part) -> Iterator[str]:
    """Whether the moves are legal, and the same when a journal of them is read back."""
    setting = part.setting
    try:
        header = Header(game.name, setting.seats, setting.options, setting.data)
        lines = journal_lines(header, [(step.seat, game.parse_action(step.action)) for step in part.steps])
        read = read_journal("".join(lines).encode())
        open_table(game, read, RandomChance(Random(setting.seed)))
    except GameError as problem:
        yield f"{part.id}: its journal does not replay: {problem}"


# -- played whole -------------------------------------------------------------------------


def play_lesson(game: Game, language: str) -> list[str]:
    """Play a lesson whole, as lines are typed; before each own move another one is tried.

    Returns:
        Everything that was told, in order.

    Raises:
        SuiteError: a part has no end, or something was not told.
    """
    lesson = lesson_of(game.name)
    assert lesson is not None
    told: list[str] = []
    for part in lesson.parts:
        told += (
            _play_free(game, lesson, part, language)
            if part.id == FREE
            else _play(game, lesson, part, language)
        )
    return told


def check_played(game: Game) -> None:
    """Play a lesson whole in each of the game's languages.

    Raises:
        SuiteError: it cannot be.
    """
    if lesson_of(game.name) is not None:
        for language in languages_of(game):
            play_lesson(game, language)


def _play(game: Game, lesson: Lesson, part: Part, language: str) -> list[str]:
    table = LessonTable(game, lesson, part, lambda command: TypeLetter(_LETTERS[command]))
    pupil = Pupil(table)
    _run(table, pupil, lesson, language)
    if not table.over:
        where = f"part {part.id}, step {table.count + 1}"
        raise SuiteError(f"{game.name}, {language}: {where} is a dead end: {pupil.shown[-1]}")
    words = catalogue(language, lesson.stem)
    for message in (one for step in part.steps for one in step.messages if one != step.wrong):
        if not any(words.text(lesson.key(message)) in line for line in pupil.shown):
            raise SuiteError(f"{game.name}, {language}: {message} is not told")
    return pupil.shown


def _play_free(game: Game, lesson: Lesson, part: Part, language: str) -> list[str]:
    table = FreeTable(game, lesson, part)
    pupil = Pupil(table)
    _run(table, pupil, lesson, language)
    if not table.advised:
        raise SuiteError(f"{game.name}, {language}: in free play nothing is advised")
    return pupil.shown


def _run(table: LessonTable | FreeTable, pupil: Pupil, lesson: Lesson, language: str) -> None:
    others = (Player(name, level="easy", language=language) for name in lesson.company(table.seats))
    play_game(
        table,
        (Player(PlayerName("Ana", "あな"), language=language), *others),
        TableSetup(
            front=pupil,
            saves=_Nowhere(),
            preferences=_Choices(),
            pages=_Nowhere(),
            make_bot=table.make_bot,
            rng=Random(1),
        ),
    )


class Pupil:
    """Somebody who types what is asked for, and first, at each own move, something else.

    Args:
        table: where the pupil sits.
    """

    interactive = False
    clears = False
    encoding = "utf-8"

    def __init__(self, table: LessonTable | FreeTable) -> None:
        self._table = table
        self.shown: list[str] = []
        self._tried_at = -1
        self._asked = 0
        self._moves = 0

    def show(self, text: str) -> None:
        """Keep a line."""
        self.shown.append(text)

    def next(self, seconds: float | None = None) -> str | None:
        """What is typed now.

        Raises:
            EndOfInput: enough was played, or nothing gets further.
        """
        self._asked += 1
        if self._asked > _PATIENCE or self._moves > _FREE_MOVES:
            raise EndOfInput
        table = self._table
        if isinstance(table, FreeTable):
            legal = table.legal_actions(LEARNER) if LEARNER in table.actors() else ()
            self._moves += bool(legal)
            return str(legal[0]) if legal else ""
        if table.wanted_keys():
            return _LETTERS[table.wanted_keys()[0]]
        wanted = table.wanted_move()
        if wanted is None:
            return ""
        others = self._others(table, wanted)
        if others and self._tried_at != table.count:
            self._tried_at = table.count
            return str(others[0])
        return str(wanted)

    @staticmethod
    def _others(table: LessonTable, wanted: Action) -> Sequence[Action]:
        return [one for one in table.legal_actions(LEARNER) if str(one) != str(wanted)]

    def end(self) -> None:
        """Nothing more is typed."""

    def end_line(self) -> None:
        """A line is a line here."""

    def forget_typed(self) -> None:
        """Nothing is typed ahead."""

    def hide_typing(self, hidden: bool) -> None:
        """Nobody looks."""

    def clear(self) -> bool:
        """What was told is kept, and nobody reads it."""
        return True


class _Nowhere:
    """Where nothing is kept."""

    command = ""

    def keep_as(self, name: str) -> str:
        """Never."""
        raise ValueError(name)

    def stop_keeping(self) -> None:
        """Nothing is kept."""

    def copy(self, text: str) -> str:
        """Nothing is taken along."""
        return ""

    def write(self, text: str) -> str:
        """Nothing is written."""
        return ""


class _Choices:
    """What a table that is not asked has chosen."""

    clear: bool | None = False
    reader = False
    playable_cue = False
    speaker: Any = "nobody"

    def remember(self) -> None:
        """Nothing is kept."""

    def can_speak(self, speaker: Any) -> bool:
        """Nobody else speaks."""
        return False

    def speak_by(self, speaker: Any) -> tuple[None, None]:
        """Nobody speaks."""
        return None, None

    def reading(self, language: str) -> VoiceChoice:
        """As usual."""
        return VoiceChoice()

    def set_reading(self, language: str, **changes: Any) -> None:
        """Nothing is kept."""

    def loudness(self, what: Any) -> int:
        """As usual."""
        return 100

    def set_loudness(self, what: Any, per_cent: int) -> None:
        """Nothing is kept."""

    def keep_player(self, player: Player, changed: Any) -> None:
        """Nothing is kept."""
