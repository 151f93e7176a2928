"""`learn`: a first game that teaches, part by part; it goes on where one was."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from typing import Final

from accessible_games.engine import Game, OptionError
from accessible_games.games import GAMES
from accessible_games.narration.catalogue import KANA, language_for
from accessible_games.play.commands import COMMANDS
from accessible_games.play.lesson import (
    FREE,
    SOUNDS,
    FreeTable,
    Lesson,
    LessonTable,
    Part,
    PressKey,
    TypeLetter,
    lesson_of,
)
from accessible_games.play.players import Player
from accessible_games.play.playing import TableSetup, play_game
from accessible_games.play.terminal import Terminal
from accessible_games.play.typed import EndOfInput
from audio.cues import SHARED, cue_meanings, cue_seconds

from .answers import Back
from .console import Console, Message, Said
from .failure import OK, UsageError
from .fields import PlayerSpec, get_known_game
from .live import live_table
from .pages import TextPages
from .parser import Parser
from .seats import in_the_open, make_players
from .session import Session, TablePreferences, add_session_arguments
from .table import hides

ABOUT: Final = (
    "Learn a game by playing it: its sounds, its keys, a round with the reason before each step, then a "
    "game with advice. What is done already is remembered."
)

_BETWEEN_SECONDS: Final = 0.5
"""From one sound's end to its meaning, and to the next."""
_MEANING_SECONDS: Final = 15.0
"""Seconds after which words count as heard, where nobody knows."""
_ROBOT: Final = "easy"
_TITLES: Final = {SOUNDS: "cli-learn-title-sounds", FREE: "cli-learn-title-free"}
"""The parts that every lesson has."""


def add_arguments(parser: Parser) -> None:
    """The words that the verb takes."""
    parser.add_argument("game", metavar="GAME", help="The game's name, such as kami.")
    add_session_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Teach the game."""
    game = get_known_game(arguments.game)
    lesson = lesson_of(game.name)
    if lesson is None:
        raise UsageError(f"{game.name} brings no lesson; {' and '.join(taught())} have one")
    with Session(arguments) as session:
        try:
            session.begin()
            learn(session, game, lesson, back="cli-leave-lesson")
        except (EndOfInput, Back):
            pass
        session.tell_notices()
    return OK


def taught() -> tuple[str, ...]:
    """The games that bring a lesson."""
    return tuple(name for name in GAMES if _brings_one(name))


def _brings_one(name: str) -> bool:
    try:
        return lesson_of(name) is not None
    except OptionError:  # its package is damaged: whoever plays it is told
        return False


def choose_lesson(session: Session) -> None:
    """Let somebody choose what to learn, and teach it."""
    games = taught()
    rows: list[Message] = [("cli-learn-game", {"game": session.console.titled(name)}) for name in games]
    while (chosen := session.console.choose("cli-which-lesson", [*rows, ("cli-back", {})])) < len(games):
        lesson = lesson_of(games[chosen])
        assert lesson is not None
        learn(session, get_known_game(games[chosen]), lesson, back="cli-back-lessons")


def learn(session: Session, game: Game, lesson: Lesson, back: str) -> None:
    """Teach part by part, the next one in focus, until somebody has enough.

    Args:
        session: the start that it belongs to.
        game: the game.
        lesson: its lesson.
        back: the entry that leads out of its parts, which says where to.

    Raises:
        EndOfInput: nothing more will be typed.
    """
    teaching = _Teaching(session, game, lesson, back)
    teaching.greet()
    while (number := teaching.choose()) is not None:
        if teaching.teach(number):
            session.keep(session.settings.with_lesson(game.name, number + 1))


class _Teaching:
    """A lesson at this front end.

    Args:
        session: the start that it belongs to.
        game: the game.
        lesson: its lesson.
        back: the entry that leads out of its parts.
    """

    def __init__(self, session: Session, game: Game, lesson: Lesson, back: str) -> None:
        self._back = back
        self._session = session
        self._game = game
        self._lesson = lesson
        self._language = language_for(game, session.language)
        if self._language != session.language:
            titled = session.console.titled(game.name)
            session.console.tell("cli-game-language", game=titled, language=self._language)

    @property
    def _console(self) -> Console:
        """The console of now: speech may be opened anew in between."""
        session = self._session
        if session.console.language == self._language:
            return session.console
        return Console(session.front, self._language, session.sound.voice, session.sound.cues)

    # -- the parts ------------------------------------------------------------------------

    def greet(self) -> None:
        """Say who teaches what; to whoever begins only."""
        if not self._done():
            self._console.recite(self._lesson.stem, self._lesson.key("welcome"))
            self._console.hear_out(_MEANING_SECONDS)

    def _done(self) -> int:
        return min(self._session.settings.lesson(self._lesson.game), len(self._lesson.names))

    def choose(self) -> int | None:
        """The part that comes now, by its place; None: somebody has enough."""
        names, done = self._lesson.names, self._done()
        rows: list[Message] = [
            (
                "cli-learn-part",
                {"n": place + 1, "title": self._title(names[place]), "kind": self._kind(place)},
            )
            for place in range(len(names))
        ]
        # Each part keeps its number, whichever comes next.
        first = done if done < len(names) else 0
        chosen = self._console.choose("cli-learn-parts", [*rows, (self._back, {})], first=first)
        return chosen if chosen < len(names) else None

    def _kind(self, place: int) -> str:
        """Whether a part is the next one, and whether it is the first of all."""
        done = self._done()
        return "other" if place != done else "next" if done else "first"

    def _title(self, name: str) -> Said:
        if name in _TITLES:
            return self._console.said(_TITLES[name], {})
        return self._console.quoted(self._lesson.stem, self._lesson.key(f"part-{name}"))

    def teach(self, number: int) -> bool:
        """Teach a part; whether it was heard to its end."""
        name = self._lesson.names[number]
        if name == SOUNDS:
            return self._teach_sounds()
        return self._play(self._lesson.parts[number - 1])

    # -- sounds ---------------------------------------------------------------------------

    def _teach_sounds(self) -> bool:
        """Teach the sounds, group by group; False if somebody goes back before the last one."""
        session, lesson = self._session, self._lesson
        if session.sound.cues is None or not session.sound.can_sound():
            self._console.tell("cli-learn-silent")
            return True
        session.enter(self._game.name)
        try:
            for group in lesson.sounds:
                self._console.recite(lesson.stem, lesson.key(group.say))
                if not self._teach_group(group.cues, last=False):
                    return False
            self._console.tell("cli-learn-shared")
            shared = [cue for cue, _ in cue_meanings(self._language, session.folders.sounds, SHARED)]
            return self._teach_group(shared, last=True)
        finally:
            session.leave()

    def _teach_group(self, cues: Sequence[str], *, last: bool) -> bool:
        """Play each sound and say its meaning, as often as somebody wants; False if they go back."""
        console, session = self._console, self._session
        meanings = dict(cue_meanings(self._language, session.folders.sounds))
        kana = dict(cue_meanings(KANA, session.folders.sounds)) if self._language == "ja" else {}
        onward: Message = ("cli-learn-on", {"last": "yes" if last else "no"})
        while True:
            if console.hear_out(_MEANING_SECONDS, "cli-learn-hurry"):
                for cue in cues:
                    if not self._teach_sound(cue, Said(meanings[cue], kana.get(cue, meanings[cue]))):
                        break
            try:
                chosen = console.choose("cli-learn-sounds", [onward, ("cli-learn-again", {})])
            except Back:
                return False
            if chosen != 1:
                return not chosen

    def _teach_sound(self, cue: str, meaning: Said) -> bool:
        """Play a sound, then say what it means; False if somebody hurries on."""
        session = self._session
        assert session.sound.cues is not None
        session.sound.cues.play(cue)
        seconds = cue_seconds(cue, session.folders.sounds) + _BETWEEN_SECONDS
        if session.interactive and session.front.next(seconds) is not None:
            return False
        self._console.tell("cli-sound-named", meaning=meaning)
        return self._console.hear_out(_MEANING_SECONDS, "cli-learn-hurry")

    # -- tables ---------------------------------------------------------------------------

    def _how(self, command: str) -> PressKey | TypeLetter:
        front = self._session.front
        letter = next(one.letter for one in COMMANDS if one.id == command)
        if not self._session.in_window or isinstance(front, Terminal):
            return TypeLetter(letter)
        key = (*front.keymap.keys(command), letter)[0]
        return PressKey(key if len(key) == 1 else front.words.key(key).text)

    def _players(self, seats: int) -> tuple[Player, ...]:
        session = self._session
        known = tuple(session.settings.players)
        name = known[0] if len(known) == 1 else self._console.text("cli-learn-you")
        you = PlayerSpec(name=name, language=self._language)
        speaks = session.sound.voice is not None
        learner = make_players([you], session.settings, self._language, session.verbosity, speaks=speaks)
        others = (Player(name, level=_ROBOT, language=self._language) for name in self._lesson.company(seats))
        players = (*learner, *others)
        return players if hides(self._game) else in_the_open(players)

    def _play(self, part: Part) -> bool:
        """Play a part; whether it came to its end."""
        session = self._session
        table: LessonTable | FreeTable
        if part.id == FREE:
            table = FreeTable(self._game, self._lesson, part)
        else:
            table = LessonTable(self._game, self._lesson, part, self._how)
        live = live_table(session, table, practised=True)  # the lesson is practice enough
        session.enter(self._game.name)
        try:
            play_game(
                table,
                self._players(part.setting.seats),
                TableSetup(
                    front=session.front,
                    saves=_Unkept(self._console.text("cli-learn-unkept")),
                    preferences=live.preferences if live is not None else TablePreferences(session),
                    pages=TextPages(session.folders.texts),
                    voice=session.sound.voice,
                    cues=live.cues if live is not None else session.sound.cues,
                    make_bot=table.make_bot,
                    rng=Random(0),
                    take_notices=lambda: session.sound.notices(),  # which can be opened anew meanwhile
                    make_live=live.make_live if live is not None else None,
                ),
            )
        finally:
            session.leave()
        return not table.actors()


class _Unkept:
    """A lesson is kept part by part, and its tables are not among the saved games.

    Args:
        reason: what somebody is told who wants to save one.
    """

    command = ""

    def __init__(self, reason: str) -> None:
        self._reason = reason

    def keep_as(self, name: str) -> str:
        """Never: it would be no game to go on with.

        Raises:
            ValueError: always.
        """
        raise ValueError(self._reason)

    def stop_keeping(self) -> None:
        """Nothing is kept."""
