"""What is waited for in a flip, a duel or a posture, as facts that name the keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from accessible_games.engine import Fact, Seat
from accessible_games.play.output import Output
from accessible_games.realtime.ports import Keys

from ..answers import ToName
from ..cards import taps_of
from ..contest import Kind
from ..view import DuelView, MagiView
from .facts import (
    BuzzNow,
    FlipPrompt,
    NamePile,
    NameTile,
    NextTurns,
    PileKey,
    PlayerKey,
    PressWhenPosed,
    SlapNow,
    SpaceCloses,
    TapNow,
)
from .keyboard import Keyboard, called_at, cluster_keys
from .waiting import Waiting, Wanted

_WHAT: Final[dict[Kind, Literal["match", "rainbow", "trash"]]] = {
    Kind.MATCH: "match",
    Kind.RAINBOW: "rainbow",
    Kind.TRASH: "trash",
}


class Prompts:
    """Knows whose keys do what.

    Args:
        output: knows who is a person.
        keys: knows what is written on them.
        keyboard: whose they are.
    """

    def __init__(self, output: Output, keys: Keys, keyboard: Keyboard) -> None:
        self._output = output
        self._keys = keys
        self._keyboard = keyboard

    def flip(self, seat: Seat, waiting: Waiting) -> Sequence[Wanted]:
        """A person turns over the next card; what comes then is told before it, while it is new."""
        wanted = [Wanted("flip", [FlipPrompt(seat, False)], [FlipPrompt(seat, True)])]
        act = self._act(Kind.MATCH)
        if waiting.is_new(act.skill):
            wanted.append(act)
        return wanted

    def of(self, view: MagiView, floor: Seat | None) -> Sequence[Wanted]:
        """What may be done in the duel or posture of a view.

        Args:
            view: what lies open.
            floor: whose floor is announced.
        """
        duel = view.duel
        assert duel is not None
        if view.phase == "posture":
            return self._tap(view, duel) or self._after(view)
        if not duel.queue:
            return [self._act(duel.kind), *self._after(view)]
        holder = duel.queue[0].seat
        if holder == floor and holder in self._output.people:
            return [self._name(view, holder)]
        return [_told_on_demand(ToName(holder))]

    def skill(self, view: MagiView) -> str:
        """What somebody knows who presses their key in the duel of a view."""
        assert view.duel is not None
        return self._act(view.duel.kind).skill

    def _after(self, view: MagiView) -> Sequence[Wanted]:
        """How the duel is closed."""
        seat = view.following
        if seat in self._output.people:
            return [Wanted("close", [SpaceCloses(seat, False)], [SpaceCloses(seat, True)])]
        return [_told_on_demand(NextTurns(seat))]

    def _act(self, kind: Kind) -> Wanted:
        """Who buzzes with which key, or slaps, and when it pays."""
        what = _WHAT[kind]
        if self._keyboard.cluster:
            rows = cluster_keys(self._keys, self._keyboard, self._output.people)
            return Wanted(f"slap-{what}", [SlapNow(what, False), *rows], [SlapNow(what, True)])
        keys = self._owned(self._output.people)
        return Wanted(f"buzz-{what}", [BuzzNow(what, keys, False)], [BuzzNow(what, keys, True)])

    def _name(self, view: MagiView, holder: Seat) -> Wanted:
        """What whoever has the floor can name."""
        assert view.duel is not None
        if view.duel.kind is not Kind.TRASH:
            return Wanted("name-tile", [NameTile(holder, False)], [NameTile(holder, True)], urgent=True)
        seats = view.rules.seats
        piles = tuple(PileKey(Seat(seat), seat + 1) for seat in range(seats))
        whole, short = (NamePile(holder, piles, seats, brief) for brief in (False, True))
        return Wanted("name-pile", [whole], [short], urgent=True)

    def _tap(self, view: MagiView, duel: DuelView) -> Sequence[Wanted]:
        """Who has still to take a posture; nothing if only robots have."""
        posed = {seat for _, seat in duel.posed}
        left = [seat for seat in self._output.people if seat not in posed]
        bodily = [seat for seat in left if self._output.player(seat).bodily]
        tapping = self._owned([seat for seat in left if seat not in bodily])
        taps = taps_of(view.rules.pattern(view.piles[view.flipper][-1]))
        standing: list[Fact] = [PressWhenPosed(self._owned(bodily))] if bodily else []
        whole, short = ([TapNow(taps, tapping, brief)] if tapping else [] for brief in (False, True))
        return [Wanted("tap", [*whole, *standing], [*short, *standing])] if left else ()

    def _owned(self, seats: Sequence[Seat]) -> tuple[PlayerKey, ...]:
        return tuple(PlayerKey(seat, called_at(self._keys, self._keyboard.places(seat)[0])) for seat in seats)


def _told_on_demand(fact: Fact) -> Wanted:
    return Wanted("", [fact], [fact])
