"""Tamashii's rules: a game in progress, and what each action does to it.

Shape and cost: a heap of gems is one number (see heaps.py), the face-up positions are bits, and the
lists of moves are made once; so a copy is a handful of references.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from accessible_games.engine import CHANCE, Action, Record, Sealed, Seat

from .actions import Draw, Flip, Give, Leave, Look, UseEffect, WaiveEffect
from .cards import PLACES, Character, EffectKind, Gem
from .chance import Drawn, Due, Layout, LayoutDue, Removed, Starter, StarterDue, drawn_due, removed_due
from .check import check, legal_actions
from .events import (
    RATINGS,
    BagReached,
    CharacterExposed,
    CharacterSatisfied,
    CharacterSeen,
    CharacterShown,
    CharactersLaid,
    EffectWaived,
    FlipFailed,
    FlipWaived,
    GameEnded,
    GemDrawn,
    GemRemoved,
    GemsGiven,
    GemsReturned,
    Looked,
    LookGranted,
    NothingRemoved,
    RedDrawn,
    RedPutBack,
    RedTaken,
    StarterChosen,
)
from .heaps import COLOURED, RED_SHIFT, UNIT, count_of, group, meets, size_of
from .position import export, inspect
from .rules import TamashiiRules
from .view import TamashiiView, view_of

ALONE: Final = tuple((Seat(seat),) for seat in range(6))
AFTER: Final = {seats: (*ALONE[1:seats], ALONE[0]) for seats in range(2, 7)}
"""By the number of players: for each seat the next clockwise, as `actors` gives it."""
BY_CHANCE: Final = (CHANCE,)
ALL_UP: Final = (1 << PLACES) - 1
_RED: Final = UNIT[Gem.RED]

# Facts do not change, and the same ones come again: they are found, not made.
_reached = lru_cache(maxsize=8)(BagReached)
_drawn = lru_cache(maxsize=1 << 10)(GemDrawn)
_removed = lru_cache(maxsize=1 << 10)(GemRemoved)
_looked = lru_cache(maxsize=64)(Looked)


class TamashiiState:
    """A game of Tamashii; see `engine.State` for what each method promises.

    Attributes:
        phase: layout, starter, turn, gem, draw, flip, effect, look, removal or over.
        acting: the seat that is asked, as `actors` gives it.
        turn: the seat whose turn it is, also while chance is asked.
        characters: by place, 0 to 5; empty before the layout.
        face_up, known: places whose card is face up, or known to all by option `peek`, as bits.
        gems: what was given to each place, a heap each.
        bag, held, removed: heaps; `held` was drawn this turn.
        place: where gems were given, in phases flip, effect and look.
        glimpse: (place, seat) of the card that was seen last, None: by everybody; it passes when
            somebody draws or looks.
    """

    __slots__ = (
        "acting",
        "after",
        "bag",
        "characters",
        "face_up",
        "gems",
        "glimpse",
        "held",
        "known",
        "phase",
        "place",
        "removed",
        "rules",
        "turn",
    )

    def __init__(self, rules: TamashiiRules) -> None:
        self.rules = rules
        self.phase = "layout"
        self.acting: tuple[Seat, ...] = BY_CHANCE
        self.after = AFTER[rules.seats]
        self.turn = Seat(0)
        self.characters: tuple[Character, ...] = ()
        self.face_up = 0
        self.known = 0
        self.gems = [0] * PLACES
        self.removed = rules.left_out
        self.bag = rules.copies - self.removed
        self.held = 0
        self.place = 0
        self.glimpse: tuple[int, Seat | None] | None = None

    # -- what the table asks ------------------------------------------------------------

    def actors(self) -> tuple[Seat, ...]:
        """The one seat that is asked, CHANCE, or nobody."""
        return self.acting

    check = check
    legal_actions = legal_actions

    def due(self) -> Due:
        """The outcome that is waited for."""
        if self.phase == "removal":
            return removed_due(self.bag)
        if self.phase == "gem":
            return drawn_due(self.bag)
        return LayoutDue() if self.phase == "layout" else StarterDue(self.rules.seats)

    def view(self, seat: Seat | None) -> TamashiiView:
        """What one seat knows."""
        return view_of(self, seat)

    def position(self) -> dict[str, Any]:
        """The referee's position."""
        return export(self)

    def inspect(self) -> dict[str, Any]:
        """The position with all keys that a scenario may expect."""
        return inspect(self)

    def returns(self) -> tuple[float, ...]:
        """For all the same: 1 if the rating is at least "good", else -1; 0 before the end."""
        result = 0.0
        if self.phase == "over":
            result = 1.0 if self.rating() else -1.0
        return (result,) * self.rules.seats

    def rating(self) -> int:
        """0 to 4: below three characters face up, three, four, five, six (TAM-51)."""
        return max(0, self.face_up.bit_count() - 2)

    def copy(self) -> TamashiiState:
        """An independent twin."""
        twin = TamashiiState.__new__(TamashiiState)
        twin.rules = self.rules
        twin.phase = self.phase
        twin.acting = self.acting
        twin.after = self.after
        twin.turn = self.turn
        twin.characters = self.characters
        twin.face_up = self.face_up
        twin.known = self.known
        twin.gems = self.gems[:]
        twin.removed = self.removed
        twin.bag = self.bag
        twin.held = self.held
        twin.place = self.place
        twin.glimpse = self.glimpse
        return twin

    # -- what actions do ----------------------------------------------------------------

    def apply(self, seat: Seat, action: Action, record: Record | None = None) -> None:
        """Do a legal action."""
        kind = action.__class__  # no subclasses: quicker than a chain of isinstance
        if kind is Removed:
            self._remove(action, record)  # type: ignore[arg-type]
        elif kind is Look:
            self._look(seat, action.position - 1, record)  # type: ignore[attr-defined]
        elif kind is Draw:
            self.glimpse = None
            self.phase = "gem"
            self.acting = BY_CHANCE
            if record:
                record(_reached(seat))
        elif kind is Drawn:
            self._draw(action, record)  # type: ignore[arg-type]
        elif kind is Give:
            self._give(seat, action.position - 1, record)  # type: ignore[attr-defined]
        elif kind is Leave:
            if record:
                record(FlipWaived(seat, self.place + 1))
            self._end_turn(record)
        elif kind is Flip:
            self._flip(seat, record)
        elif kind is UseEffect:
            self._use_effect(seat, record)
        elif kind is WaiveEffect:
            if record:
                record(EffectWaived(seat, self.characters[self.place]))
            self._end_turn(record)
        else:
            self._begin(action, record)

    def ask(self, phase: str, seat: Seat) -> None:
        """Make it a seat's turn (also for a position that is loaded)."""
        self.phase = phase
        self.turn = seat
        self.acting = ALONE[seat]

    def begin_turn(self, seat: Seat, record: Record | None = None) -> None:
        """Ask a seat for its turn, unless the game is over (R04)."""
        self.phase = "turn"
        self.turn = seat
        self.acting = ALONE[seat]
        if not self.goes_on():
            self._end(record)

    def goes_on(self) -> bool:
        """Whether some character that is face down can still get enough gems (R03, R04).

        It may use what is hidden: only that the game goes on, or is over, is told.
        """
        rules, bag = self.rules, self.bag
        if meets(bag, rules.plenty) and self.face_up != ALL_UP:
            return True  # so it is at nearly every turn
        if not bag & rules.giving:
            return False
        return any(
            rules.satisfied(character, self.gems[place] + bag)
            for place, character in enumerate(self.characters)
            if not self.face_up & 1 << place
        )

    def _end(self, record: Record | None) -> None:
        self.phase = "over"
        self.acting = ()
        if record:
            record(GameEnded(self.face_up.bit_count(), RATINGS[self.rating()]))

    def _end_turn(self, record: Record | None) -> None:
        """A gem is removed (TAM-36), or the next turn begins where none can be (R15)."""
        if self.bag & COLOURED:
            self.phase = "removal"
            self.acting = BY_CHANCE
            return
        if record:
            record(NothingRemoved())
        self.begin_turn(self.after[self.turn][0], record)

    def _remove(self, action: Removed, record: Record | None) -> None:
        unit = action.unit
        if unit == _RED:
            if record:
                record(RedPutBack())
            return
        self.bag -= unit
        self.removed += unit
        if record:
            record(_removed(action.gem, size_of(self.bag)))
        self.begin_turn(self.after[self.turn][0], record)

    def _look(self, seat: Seat, place: int, record: Record | None) -> None:
        if record:
            record(_looked(seat, place + 1))
        self._let_see(seat, place, not self.rules.shared, record)
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
            record(CharacterSeen(seat, place + 1, Sealed(character, (seat,)), Sealed(wish, (seat,))))
        else:
            record((CharacterShown if shared else CharacterExposed)(place + 1, character, wish))

    # -- drawing, giving, turning over --------------------------------------------------

    def _draw(self, action: Drawn, record: Record | None) -> None:
        unit = action.unit
        if unit == _RED and not self.rules.jokers:
            lost, self.held = self.held, 0
            self.bag += lost
            if record:
                record(RedDrawn(group(lost)))
            self._end_turn(record)
            return
        self.bag -= unit
        self.held += unit
        self.phase = "draw"
        self.acting = ALONE[self.turn]
        if record:
            record(_drawn(action.gem, size_of(self.held)))

    def _give(self, seat: Seat, place: int, record: Record | None) -> None:
        given, self.held = self.held, 0
        self.gems[place] += given
        self.place = place
        self.phase = "flip"
        if record:
            record(GemsGiven(seat, place + 1, group(given), group(self.gems[place])))

    def _flip(self, seat: Seat, record: Record | None) -> None:
        place, rules = self.place, self.rules
        character = self.characters[place]
        if not rules.satisfied(character, self.gems[place]):
            lost, self.gems[place] = self.gems[place], 0
            self.removed += lost
            if record:
                record(FlipFailed(seat, place + 1, group(lost)))
            self._let_see(seat, place, not rules.failed_flip_public, record)
            self._end_turn(record)
            return
        self.face_up |= 1 << place
        if record:
            record(CharacterSatisfied(seat, place + 1, character, self.face_up.bit_count()))
        if self.face_up == ALL_UP:
            self._end(record)
        elif rules.jokers:
            self._end_turn(record)
        else:
            self.phase = "effect"

    # -- effects ------------------------------------------------------------------------

    def _use_effect(self, seat: Seat, record: Record | None) -> None:
        place = self.place
        character = self.characters[place]
        kind, gem, count = self.rules.effects[character]
        if kind is EffectKind.LOOK:
            self.phase = "look"
            if record:
                record(LookGranted(seat, character))
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
            event = RedTaken if kind is EffectKind.REMOVE_RED else GemsReturned
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

    def _begin(self, action: Action, record: Record | None) -> None:
        if isinstance(action, Layout):
            self.characters = action.characters
            self.phase = "starter"
            if record:
                record(CharactersLaid(self.rules.level, group(self.bag)))
        elif isinstance(action, Starter):
            if record:
                record(StarterChosen(action.seat))
            self.begin_turn(action.seat, record)
        else:
            raise TypeError(f"{action!r} is no action of tamashii")
