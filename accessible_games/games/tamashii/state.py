"""Tamashii's rules: what each action does to what stands on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, ClassVar, Final

from accessible_games.engine import Action, Position, Record, Sealed, Seat

from . import actions as act
from . import events as told
from . import position
from .board import ALL_UP, ALONE, BY_CHANCE, TamashiiBoard
from .cards import COLOURED, RED_SHIFT, UNIT, EffectKind, Gem, count_of, group, size_of
from .check import check, legal_actions
from .events import RATINGS
from .rules import TamashiiRules
from .view import view_of

_RED: Final = UNIT[Gem.RED]

# Facts do not change, and the same ones come again: they are found, not made.
_reached = lru_cache(maxsize=8)(told.BagReached)
_drawn = lru_cache(maxsize=1 << 10)(told.GemDrawn)
_removed = lru_cache(maxsize=1 << 10)(told.GemRemoved)
_looked = lru_cache(maxsize=64)(told.Looked)


class TamashiiState(TamashiiBoard):
    """A game of Tamashii; see `engine.State` for what each method promises."""

    check = check
    legal_actions = legal_actions
    view = view_of
    inspect = position.inspect

    @classmethod
    def at(cls, rules: TamashiiRules, given: Position) -> TamashiiState:
        """The state at a position; in phase turn it is tested for the end (R04)."""
        state = position.load(lambda at_level: cls(at_level), rules, given)
        if state.phase == "turn":
            state.begin_turn(state.turn)
        return state

    def position(self) -> dict[str, Any]:
        """The referee's position."""
        return position.LAYOUT.export(self)

    # -- what actions do ----------------------------------------------------------------

    def apply(self, seat: Seat, action: Action, record: Record | None = None) -> None:
        """Do a legal action."""
        try:
            do = self.does[action.__class__]
        except KeyError:
            raise TypeError(f"{action!r} is no action of tamashii") from None
        do(self, seat, action, record)

    def begin_turn(self, seat: Seat, record: Record | None = None) -> None:
        """Ask a seat for its turn, unless the game is over (R04)."""
        self.phase = "turn"
        self.turn = seat
        self.acting = ALONE[seat]
        if not self.goes_on():
            self._end(record)

    def _end(self, record: Record | None) -> None:
        self.phase = "over"
        self.acting = ()
        if record:
            record(told.GameEnded(self.face_up.bit_count(), RATINGS[self.rating()]))

    def _end_turn(self, record: Record | None) -> None:
        """A gem is removed (TAM-36), or the next turn begins where none can be (R15)."""
        if self.bag & COLOURED:
            self.phase = "removal"
            self.acting = BY_CHANCE
            return
        if record:
            record(told.NothingRemoved())
        self.begin_turn(self.after[self.turn][0], record)

    def _remove(self, seat: Seat, action: act.Removed, record: Record | None) -> None:
        unit = action.unit
        if unit == _RED:
            if record:
                record(told.RedPutBack())
            return
        self.bag -= unit
        self.removed += unit
        if record:
            record(_removed(action.gem, size_of(self.bag)))
        self.begin_turn(self.after[self.turn][0], record)

    def _look(self, seat: Seat, action: act.Look, record: Record | None) -> None:
        if record:
            record(_looked(seat, action.position))
        self._let_see(seat, action.position - 1, not self.rules.shared, record)
        self._end_turn(record)

    def _let_see(self, seat: Seat, place: int, alone: bool, record: Record | None) -> None:
        """Tell which character a card is: to one seat, or to everybody."""
        shared = self.rules.shared and not alone
        self.glimpse = (place, seat if alone else None)
        if shared:
            self.known |= 1 << place
        if not record:
            return
        character = self.characters[place]
        wish = group(self.rules.needs[character])
        if alone:
            record(told.CharacterSeen(seat, place + 1, Sealed(character, (seat,)), Sealed(wish, (seat,))))
        else:
            record((told.CharacterShown if shared else told.CharacterExposed)(place + 1, character, wish))

    # -- drawing, giving, turning over --------------------------------------------------

    def _reach(self, seat: Seat, action: act.Draw, record: Record | None) -> None:
        self.glimpse = None
        self.phase = "gem"
        self.acting = BY_CHANCE
        if record:
            record(_reached(seat))

    def _draw(self, seat: Seat, action: act.Drawn, record: Record | None) -> None:
        unit = action.unit
        if unit == _RED and not self.rules.jokers:
            lost, self.held = self.held, 0
            self.bag += lost
            if record:
                record(told.RedDrawn(group(lost)))
            self._end_turn(record)
            return
        self.bag -= unit
        self.held += unit
        self.phase = "draw"
        self.acting = ALONE[self.turn]
        if record:
            record(_drawn(action.gem, size_of(self.held)))

    def _give(self, seat: Seat, action: act.Give, record: Record | None) -> None:
        place = action.position - 1
        given, self.held = self.held, 0
        self.gems[place] += given
        self.place = place
        self.phase = "flip"
        if record:
            record(told.GemsGiven(seat, place + 1, group(given), group(self.gems[place])))

    def _leave(self, seat: Seat, action: act.Leave, record: Record | None) -> None:
        if record:
            record(told.FlipWaived(seat, self.place + 1))
        self._end_turn(record)

    def _flip(self, seat: Seat, action: act.Flip, record: Record | None) -> None:
        place, rules = self.place, self.rules
        character = self.characters[place]
        if not rules.satisfied(character, self.gems[place]):
            lost, self.gems[place] = self.gems[place], 0
            self.removed += lost
            if record:
                record(told.FlipFailed(seat, place + 1, group(lost)))
            self._let_see(seat, place, not rules.failed_flip_public, record)
            self._end_turn(record)
            return
        self.face_up |= 1 << place
        if record:
            record(told.CharacterSatisfied(seat, place + 1, character, self.face_up.bit_count()))
        if self.face_up == ALL_UP:
            self._end(record)
        elif rules.jokers:
            self._end_turn(record)
        else:
            self.phase = "effect"

    # -- effects ------------------------------------------------------------------------

    def _waive_effect(self, seat: Seat, action: act.WaiveEffect, record: Record | None) -> None:
        if record:
            record(told.EffectWaived(seat, self.characters[self.place]))
        self._end_turn(record)

    def _use_effect(self, seat: Seat, action: act.UseEffect, record: Record | None) -> None:
        place = self.place
        character = self.characters[place]
        kind, gem, count = self.rules.effects[character]
        if kind is EffectKind.LOOK:
            self.phase = "look"
            if record:
                record(told.LookGranted(seat, character))
            return
        if kind is EffectKind.REMOVE_RED:
            moved = min(count, self.bag >> RED_SHIFT) * _RED
            self.bag -= moved
            self.removed += moved
        elif kind is EffectKind.RETURN_ALL:
            moved, self.gems[place] = self.gems[place], 0
            self.bag += moved
        else:
            moved = self._return(place, gem, count)
        if record:
            event = told.RedTaken if kind is EffectKind.REMOVE_RED else told.GemsReturned
            record(event(character, group(moved)))
        self._end_turn(record)

    def _return(self, place: int, gem: Gem, count: int) -> int:
        """Put gems back into the bag: the character's own, then removed ones (R11)."""
        own = min(count, count_of(self.gems[place], gem))
        others = min(count - own, count_of(self.removed, gem))
        self.gems[place] -= own * UNIT[gem]
        self.removed -= others * UNIT[gem]
        moved = (own + others) * UNIT[gem]
        self.bag += moved
        return moved

    # -- the beginning ------------------------------------------------------------------

    def _lay(self, seat: Seat, action: act.Layout, record: Record | None) -> None:
        self.characters = action.characters
        self.phase = "starter"
        if record:
            record(told.CharactersLaid(self.rules.level, group(self.bag)))

    def _start(self, seat: Seat, action: act.Starter, record: Record | None) -> None:
        if record:
            record(told.StarterChosen(action.seat))
        self.begin_turn(action.seat, record)

    does: ClassVar[Mapping[type[Action], Callable[..., None]]] = {
        act.Look: _look,
        act.Draw: _reach,
        act.Give: _give,
        act.Flip: _flip,
        act.Leave: _leave,
        act.UseEffect: _use_effect,
        act.WaiveEffect: _waive_effect,
        act.Layout: _lay,
        act.Starter: _start,
        act.Drawn: _draw,
        act.Removed: _remove,
    }
    """What does each action; looked up by its class, which is quicker than asking class after class."""
