"""People deal real cards and type what came, each what that person may know.

It is the same at a keyboard that all share and at a device of one's own: only where lines come from, and
who else may see them, is otherwise there (`Typing`, `Keeper`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Protocol

from accessible_games.engine import (
    CountOf,
    Fact,
    Seat,
)
from accessible_games.engine.dealing import DealtGame, Part
from accessible_games.narration.words import Vocabulary, deal_vocabulary, name_tokens, normalise

from . import facts
from .output import Output
from .ports import SpeechKind
from .prompter import Flow
from .turns import Party, Turns


@dataclass(frozen=True, slots=True)
class Typist:
    """Who types a part.

    Attributes:
        seat: a player, in private; None: see `dealer`.
        dealer: somebody who does not play; if not, anybody, and everybody hears it.
    """

    seat: Seat | None
    dealer: bool = False


class Typing(Protocol):
    """Where what came is typed."""

    @property
    def output(self) -> Output:
        """Where it is told."""
        ...

    def outcome(self, asked: Fact, seat: Seat | None) -> Flow[str]:
        """The next line that may say what came, "" for nothing but Enter.

        Args:
            asked: what is asked for, which has been told.
            seat: who types; None: anybody, or a dealer.
        """
        ...

    def confirm(self, prompt: Fact, seat: Seat | None, other: Callable[[str], Flow[bool]]) -> Flow[bool]:
        """Wait until somebody presses Enter; False if something else has made that needless."""
        ...

    def read_back(self, typed: Fact, seat: Seat | None, *, dealer: bool) -> None:
        """Tell what was typed, which Enter keeps; of a dealer's it is shown, never spoken, and not kept."""
        ...

    def forget_typed(self) -> None:
        """Drop what was typed ahead."""
        ...

    def hushed(self) -> bool:
        """Whether an empty line only stopped what was being said."""
        ...


class Keeper(Protocol):
    """Whoever lets the keyboard go round."""

    def take_to_type(self, seat: Seat) -> Flow[bool]:
        """Let a player type what nobody else may know; False if the game went back meanwhile."""
        ...

    def lay_down(self, *, dealt: bool) -> None:
        """Nobody has the keyboard, and nothing private stays in sight.

        Args:
            dealt: whether a dealer has just typed.
        """
        ...

    def serves(self, line: str) -> bool:
        """Whether a line is a command that is followed while somebody types what came."""
        ...

    def between(self, line: str) -> Flow[bool]:
        """Follow a line that is nobody's; True if what was asked is to be asked anew, or is over."""
        ...


class Dealer:
    """Asks for the parts of outcomes that are typed at one place of a table whose cards are real.

    Args:
        keeper: lets the keyboard go round.
        party: whose place it is.
        turns: of the game.
        typing: where lines are typed and told.
    """

    def __init__(self, keeper: Keeper, party: Party, turns: Turns, typing: Typing) -> None:
        self._keeper = keeper
        self._party = party
        self._turns = turns
        self._table = turns.table
        self._typing = typing
        self._output = typing.output
        self._words: dict[str, Vocabulary] = {}

    def let_type(self) -> Flow[None]:
        """Ask for one part after the other, until nothing is left to be typed here, or the game went back."""
        game, version = self._table.game, self._turns.version
        assert isinstance(game, DealtGame)  # no other game is begun with typed deals
        while left := self._turns.to_type(self._party):
            index, part = left[0]
            found = yield from self._ask(game, part)
            if found is None:
                return
            self._turns.type_part(self._party, index, found)
            if self._turns.version != version:
                return
        if self._turns.awaits_typed:
            self._output.tell(facts.OthersType())

    # -- who types ------------------------------------------------------------------------

    def _ask(self, game: DealtGame, part: Part) -> Flow[Sequence[str] | None]:
        """What was typed of a part; None if the game went back."""
        typist = self._typist(part)
        if typist.dealer:
            if not (yield from self._call_dealer()):
                return None
        elif typist.seat is not None and not (yield from self._keeper.take_to_type(typist.seat)):
            return None
        self._tell(typist, part.question, kind="question")
        if part.items:
            found = yield from self._read_things(game, part, typist)
        else:
            found = yield from self._read_seat(typist, part.question)
        self._output.answered()
        if typist.dealer:
            self._keeper.lay_down(dealt=True)
            self._output.tell(facts.DealerDone(), kind="event")
        return found

    def _typist(self, part: Part) -> Typist:
        if part.owner is None:
            return Typist(None, dealer=part.secret)
        person = self._output.player(part.owner).person
        return Typist(part.owner) if person else Typist(None, dealer=True)

    def _call_dealer(self) -> Flow[bool]:
        """Let the dealer take the keyboard; False if the game went back meanwhile."""
        self._keeper.lay_down(dealt=False)
        takes = facts.DealerTakes(self._output.keyed)
        self._output.tell(takes, kind="alert")

        def other(line: str) -> Flow[bool]:
            return self._follow(Typist(None), line, takes)

        if not (yield from self._typing.confirm(facts.DealerPrompt(), None, other)):
            return False
        self._output.forget()
        self._typing.forget_typed()
        return True

    def _tell(self, typist: Typist, fact: Fact, kind: SpeechKind = "answer") -> None:
        """Tell whoever types."""
        if typist.seat is None:
            self._output.tell(fact, kind=kind)
        else:
            self._output.whisper(typist.seat, fact, kind=kind)

    # -- what is typed --------------------------------------------------------------------

    def _read_seat(self, typist: Typist, question: Fact) -> Flow[Sequence[str] | None]:
        """The number of a seat, by its player's name or place; None if the game went back."""
        while True:
            line = yield from self._typing.outcome(question, typist.seat)
            seat = self._seat_named(line)
            if seat is not None:
                return (str(seat),)
            otherwise = facts.NoSuchPlayerTyped(self._table.seats) if line else question
            if (yield from self._follow(typist, line, otherwise)):
                return None

    def _seat_named(self, line: str) -> int | None:
        text = normalise(line)
        for seat in range(self._table.seats):
            name = self._output.player(Seat(seat)).name
            forms = (name.text, name.kana, name.japanese)
            if text and text in (*map(normalise, forms), str(seat + 1)):
                return seat
        return None

    def _read_things(self, game: DealtGame, part: Part, typist: Typist) -> Flow[Sequence[str] | None]:
        """So many words of the notation; several are read back, and Enter keeps them.

        Returns:
            The words, or None if the game went back.
        """
        found: list[str] = []
        asked = part.question
        while True:
            line = yield from self._typing.outcome(asked, typist.seat)
            if not line and len(found) == part.items:
                return found
            named = self._named(line, typist)
            if named is None:
                otherwise = facts.OutcomeUnreadable() if line else asked
                counts = line or not self._typing.hushed()
                if counts and (yield from self._follow(typist, line, otherwise)):
                    return None
                continue
            found = named if len(found) == part.items else found + named
            asked = part.question
            if len(found) > part.items:
                found = []
                self._tell(typist, facts.TooManyTyped(part.items))
            elif len(found) < part.items:
                asked = facts.StillToType(part.items - len(found))
                self._tell(typist, asked)
            elif part.items == 1:
                return found
            else:
                asked = facts.ReadBack(_counted(game, found, ordered=part.owner is None))
                self._typing.read_back(asked, typist.seat, dealer=typist.dealer)

    def _follow(self, typist: Typist, line: str, otherwise: Fact) -> Flow[bool]:
        """Follow a line that is no outcome: a command, or what is to be told of it.

        Returns:
            Whether the game went back, so that nothing is to be typed any more.
        """
        if line and self._keeper.serves(line):
            return (yield from self._keeper.between(line))
        self._tell(typist, otherwise)
        return False

    def _named(self, line: str, typist: Typist) -> list[str] | None:
        """The words of the notation for what a line names, in any language of whoever may type it."""
        seats = self._output.people if typist.seat is None else (typist.seat,)
        for language in dict.fromkeys(self._output.player(seat).language for seat in seats):
            if language not in self._words:
                self._words[language] = deal_vocabulary(self._table.game, language)
            named = name_tokens(line, self._words[language])
            if named is not None:
                return named
        return None


def _counted(game: DealtGame, found: Sequence[str], *, ordered: bool) -> tuple[CountOf, ...]:
    """What was typed, as it is read back: in its order, or each kind once."""
    if ordered:
        runs = [(word, len(list(run))) for word, run in groupby(found)]
    else:
        runs = [(word, found.count(word)) for word in dict.fromkeys(found)]
    things = game.dealt()
    return tuple(CountOf(things[word], n) for word, n in runs)
