"""People deal real cards and type what came, each what that person may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Protocol

from accessible_games.engine import (
    CHANCE,
    CountOf,
    Fact,
    NotationError,
    OutcomeNotPossible,
    Seat,
)
from accessible_games.engine.dealing import DealtGame, Part
from accessible_games.narration.words import Vocabulary, deal_vocabulary, name_tokens, normalise

from . import facts
from .ports import SpeechKind
from .prompter import Flow, Prompter
from .service import Service
from .turns import Turns


@dataclass(frozen=True, slots=True)
class Typist:
    """Who types a part.

    Attributes:
        seat: a player, in private; None: see `dealer`.
        dealer: somebody who does not play; if not, anybody, and everybody hears it.
    """

    seat: Seat | None
    dealer: bool = False


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

    def between(self, line: str) -> Flow[bool]:
        """Follow a line that is nobody's; True if what was asked is to be asked anew, or is over."""
        ...


class Dealer:
    """Asks for the outcomes of a table whose cards are real.

    Args:
        keeper: lets the keyboard go round.
        turns: of the game.
        prompter: where lines are typed and told.
        service: commands beside the game.
    """

    def __init__(self, keeper: Keeper, turns: Turns, prompter: Prompter, service: Service) -> None:
        self._keeper = keeper
        self._turns = turns
        self._table = turns.table
        self._prompter = prompter
        self._output = prompter.output
        self._service = service
        self._words: dict[str, Vocabulary] = {}

    def let_type(self) -> Flow[None]:
        """Ask until the outcome that is due has come, or the game went back."""
        game, due = self._table.game, self._table.awaited
        assert isinstance(game, DealtGame)  # no other game is begun with typed deals
        while True:
            typed: list[Sequence[str]] = []
            for part in game.parts(due):
                found = yield from self._ask(game, part)
                if found is None:
                    return
                typed.append(found)
            try:
                refused = self._turns.act(CHANCE, game.outcome(due, typed))
            except NotationError:
                refused = OutcomeNotPossible()
            if refused is None:
                return
            self._output.tell(refused)

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
        self._output.tell(facts.DealerTakes(), kind="alert")

        def other(line: str) -> Flow[bool]:
            return self._follow(Typist(None), line, facts.DealerTakes())

        if not (yield from self._prompter.confirm(facts.DealerPrompt(), None, other)):
            return False
        self._output.forget()
        self._prompter.forget_typed()
        return True

    def _tell(self, typist: Typist, fact: Fact, kind: SpeechKind = "answer") -> None:
        """Tell whoever types; what a dealer types is shown and never spoken."""
        if typist.dealer and isinstance(fact, facts.ReadBack):
            self._prompter.front.show(self._output.common_words().tell(fact, None).text)
        elif typist.seat is None:
            self._output.tell(fact, kind=kind)
        else:
            self._output.whisper(typist.seat, fact, kind=kind)

    # -- what is typed --------------------------------------------------------------------

    def _line(self, typist: Typist) -> Flow[str]:
        self._output.prompt(facts.OutcomePrompt(), typist.seat)
        return (yield from self._prompter.line()) or ""

    def _read_seat(self, typist: Typist, question: Fact) -> Flow[Sequence[str] | None]:
        """The number of a seat, by its player's name or place; None if the game went back."""
        while True:
            line = yield from self._line(typist)
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
        while True:
            line = yield from self._line(typist)
            if not line and len(found) == part.items:
                return found
            named = self._named(line, typist)
            if named is None:
                otherwise = facts.OutcomeUnreadable() if line else part.question
                counts = line or not self._prompter.hushed()
                if counts and (yield from self._follow(typist, line, otherwise)):
                    return None
                continue
            found = named if len(found) == part.items else found + named
            if len(found) > part.items:
                found = []
                self._tell(typist, facts.TooManyTyped(part.items))
            elif len(found) < part.items:
                self._tell(typist, facts.StillToType(part.items - len(found)))
            elif part.items == 1:
                return found
            else:
                self._tell(typist, facts.ReadBack(_counted(game, found, ordered=part.owner is None)))

    def _follow(self, typist: Typist, line: str, otherwise: Fact) -> Flow[bool]:
        """Follow a line that is no outcome: a command, or what is to be told of it.

        Returns:
            Whether the game went back, so that nothing is to be typed any more.
        """
        found = self._service.find(line) if line else None
        if found is not None and (found[0].waiting or found[0].id in ("quit", "undo")):
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
