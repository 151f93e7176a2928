"""What one seat of Tamashii knows, and a state drawn from it that the seat cannot tell from the real one.

A view holds what lies open and what is being shown this moment.  What a player saw in an earlier
turn is in no view: remembering it is the game, for people and bots alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, TypeVar

from accessible_games.engine import CHANCE, HIDDEN, Hidden, Seat, Value

from .board import ALONE, BY_CHANCE, TamashiiBoard
from .cards import CHARACTERS, GEMS, PLACES, Character, counts_of
from .rules import TamashiiRules

B = TypeVar("B", bound=TamashiiBoard)

TRIES: Final = 500
"""Layouts among which one is looked for that fits the game's going on or being over."""


class TamashiiView(Value):
    """Everything that one seat knows (None: what everybody knows); compares by value.

    Attributes:
        rules: the settings of the game.
        turn: whose turn it is; in phases layout and starter without meaning.
        characters: by place; HIDDEN where the card is face down, unless option `peek` is shared
            and everybody was told.  Empty before the layout.
        face_up: by place.
        gems: what was given to each place, a heap each (see cards.py).
        bag, held, removed: heaps.
        place: where gems were given, in phases flip, effect and look.
        glimpse: (place, character, whether everybody saw it) of the card that was seen last, as
            long as nobody has drawn or looked since; None for those who did not see it.
    """

    seat: Seat | None
    rules: TamashiiRules
    phase: str
    to_act: tuple[Seat, ...]
    turn: Seat
    characters: tuple[Character | Hidden, ...]
    face_up: tuple[bool, ...]
    gems: tuple[int, ...]
    bag: int
    held: int
    removed: int
    place: int
    glimpse: tuple[int, Character, bool] | None

    @property
    def face_up_count(self) -> int:
        """Characters face up."""
        return sum(self.face_up)

    def by_place(self) -> Mapping[int, Character]:
        """Place -> character, where the table shows or tells it."""
        return {place: one for place, one in enumerate(self.characters) if isinstance(one, Character)}


def without_glimpse(view: TamashiiView) -> tuple[Any, ...]:
    """What is told of a view at any time: what lies open."""
    return tuple(getattr(view, field) for field in TamashiiView.__match_args__ if field != "glimpse")


def score(view: TamashiiView, _: Seat) -> int:
    """The characters that lie face up."""
    return view.face_up_count


def view_of(state: TamashiiBoard, seat: Seat | None) -> TamashiiView:
    """What `seat` knows of a state."""
    actors = state.actors()
    told = state.face_up | state.known
    return TamashiiView(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        to_act=() if actors == (CHANCE,) else actors,
        turn=state.turn,
        characters=tuple(one if told & 1 << place else HIDDEN for place, one in enumerate(state.characters)),
        face_up=_flags(state.face_up),
        gems=tuple(state.gems),
        bag=state.bag,
        held=state.held,
        removed=state.removed,
        place=state.place if state.phase in ("flip", "effect", "look") else 0,
        glimpse=_glimpse(state, seat),
    )


def _flags(bits: int) -> tuple[bool, ...]:
    return tuple(bool(bits & 1 << place) for place in range(PLACES))


def _glimpse(state: TamashiiBoard, seat: Seat | None) -> tuple[int, Character, bool] | None:
    if state.glimpse is None:
        return None
    place, knower = state.glimpse
    return (place, state.characters[place], knower is None) if knower in (None, seat) else None


def counted(view: TamashiiView) -> dict[str, tuple[int, int]]:
    """By the message of its name: how many gems of a colour or cards there are, and how many lie open.

    Of a character that lies face down nothing is told: who has seen it must remember it.
    """
    heaps = [counts_of(heap) for heap in (view.bag, view.held, view.removed, *view.gems)]
    made = {}
    for gem in GEMS:
        n = sum(heap[gem] for heap in heaps)
        made[gem.message] = (n, n - heaps[0][gem])
    for character in CHARACTERS:
        made[character.message] = (1, int(character in view.by_place().values()))
    return made


def determinise(state: B, view: TamashiiView, rng: Random) -> B:
    """Make a new state one that fits the view, the unseen characters laid at random.

    The view of the same seat on it equals the given view.  At the beginning of a turn and at the
    end of the game only layouts are taken with which the game goes on, or is over (R04).
    """
    state.phase, state.turn, state.place = view.phase, view.turn, view.place
    over = view.phase == "over"
    state.acting = ALONE[view.to_act[0]] if view.to_act else () if over else BY_CHANCE
    state.gems = list(view.gems)
    state.bag, state.held, state.removed = view.bag, view.held, view.removed
    state.face_up = _bits(view.face_up)
    seen = dict(view.by_place())
    state.known = sum(1 << place for place in seen) & ~state.face_up
    if view.glimpse is not None:
        place, character, everybody = view.glimpse
        seen[place] = character
        state.glimpse = (place, None if everybody else view.seat)
    if view.characters:
        _lay(state, seen, rng, tested=over or view.phase == "turn")
    return state


def _bits(flags: tuple[bool, ...]) -> int:
    return sum(1 << place for place, flag in enumerate(flags) if flag)


def _lay(state: TamashiiBoard, seen: Mapping[int, Character], rng: Random, *, tested: bool) -> None:
    unseen = [one for one in CHARACTERS if one not in seen.values()]
    for _ in range(TRIES):
        rng.shuffle(unseen)
        rest: Any = iter(unseen)
        state.characters = tuple([seen[place] if place in seen else next(rest) for place in range(PLACES)])
        if not tested or state.goes_on() == (state.phase == "turn"):
            return
