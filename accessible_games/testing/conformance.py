"""Whether a game keeps the promises of `engine.State` and `engine.Game`, by random play."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations
from random import Random
from typing import Any

from accessible_games.engine import CHANCE, SHARED_REFUSALS, Action, Event, NotationError, Seat, State
from accessible_games.games import home_of
from accessible_games.games.deck import load_deck

from .cases import Case, Steps, SuiteError, draw_step, failure, random_game
from .universe import Universe

BOUND = 200_000
"""Steps within which every random game ends."""


def check_legality(case: Case, universe: Universe, rng: Random, steps: int = 200, tries: int = 20) -> None:
    """Those who are asked have something to do, and `check` is None for that and nothing else.

    Whatever is refused changes nothing; refusals are of the classes that the game declares.

    Args:
        case: what to play.
        universe: what could be typed.
        rng: the only source of chance.
        steps: the most steps that are played.
        tries: typed actions per step.

    Raises:
        SuiteError: it does not hold.
    """
    done: list[tuple[Seat, Action]] = []
    for state, seat, action in _played(case, rng, done, steps):
        _check_actors(case, done, state)
        before = state.inspect()
        typed = universe.typed(rng, tries)
        for other in case.players:
            legal = _legal_list(case, done, state, other)
            for one in (*typed, *universe.typed_like(list(legal), rng, tries), action):
                listed = one in legal or (None if legal and one.representative else False)
                _check_decision(case, done, state, other, one, listed)
        if seat == CHANCE:
            _check_decision(case, done, state, CHANCE, action, True)
        if state.inspect() != before:
            raise failure(case, done, "asking what is legal, or a refusal, changed the state")


def _played(
    case: Case, rng: Random, done: list[tuple[Seat, Action]], steps: int
) -> Iterator[tuple[State, Seat, Action]]:
    """A random game whose steps are noted in `done`."""
    for state, seat, action in random_game(case, rng, steps):
        yield state, seat, action
        done.append((seat, action))


def _check_actors(case: Case, steps: Steps, state: State) -> None:
    actors = state.actors()
    seats = actors[:-1] if actors[1:] and actors[-1] == CHANCE else actors  # an outcome that may come
    if actors != (CHANCE,) and (len(set(seats)) != len(seats) or not set(seats) <= set(case.players)):
        raise failure(case, steps, f"actors() is {actors}")
    if state.actors() == () and not any(state.returns()):
        raise failure(case, steps, "the game is over and returns() says that it is not")


def _legal_list(case: Case, steps: Steps, state: State, seat: Seat) -> set[Action]:
    listed = state.legal_actions(seat)
    legal = set(listed)
    if bool(legal) != (seat in state.actors()):
        asked = "is asked" if seat in state.actors() else "is not asked"
        listed_texts = sorted(map(str, legal))
        raise failure(case, steps, f"seat {seat} {asked}, and its legal actions are {listed_texts}")
    if len(legal) != len(listed):
        raise failure(case, steps, f"seat {seat} has the same action twice in its list")
    for action in listed:
        check_notation(case, action)
        _check_decision(case, steps, state, seat, action, True)
    return legal


def _check_decision(
    case: Case, steps: Steps, state: State, seat: Seat, action: Action, expected: bool | None
) -> None:
    """`expected` is None where the list holds representatives only, so that `check` alone decides."""
    refused = state.check(seat, action)
    if expected is not None and (refused is None) != expected:
        said = "None" if refused is None else refused.key
        listed = "is" if expected else "is not"
        raise failure(case, steps, f"{str(action)!r} {listed} listed for seat {seat}, and check() is {said}")
    if refused is not None and type(refused) not in (*case.game.refusals, *SHARED_REFUSALS):
        raise failure(case, steps, f"{refused.key} is not declared in the game's refusals")


def check_notation(case: Case, action: Action) -> None:
    """The notation of an action reads back as an equal action with the same notation.

    Raises:
        SuiteError: it does not.
    """
    text = str(action)
    try:
        back = case.game.parse_action(text)
    except NotationError as problem:
        raise SuiteError(f"{case}: {text!r} cannot be read back: {problem}") from None
    if back != action or hash(back) != hash(action) or str(back) != text:
        raise SuiteError(f"{case}: {text!r} is read back as {str(back)!r}, another action")


def check_copies(case: Case, rng: Random, steps: int = 200) -> None:
    """Copies are independent; recording changes nothing; a view is a snapshot.

    Raises:
        SuiteError: it does not hold.
    """
    done: list[tuple[Seat, Action]] = []
    kept: list[tuple[State, dict[str, Any]]] = []
    seen: list[tuple[Any, str]] = []
    for state, seat, action in _played(case, rng, done, steps):
        before = state.inspect()
        check_notation(case, action)
        seen += [(view, repr(view)) for view in map(state.view, case.listeners)]
        recorded, silent = state.copy(), state.copy()
        events: list[Event] = []
        recorded.apply(seat, action, events.append)
        silent.apply(seat, action)
        if state.inspect() != before:
            raise failure(case, done, f"{str(action)!r} on a copy changed the original")
        if not _same(case, recorded, silent):
            raise failure(case, done, f"{str(action)!r} leaves another state when its events are recorded")
        unknown = {event.key for event in events if type(event) not in case.game.events}
        if unknown:
            raise failure(case, done, f"{', '.join(sorted(unknown))}: not declared in the game's events")
        # The copy made before this step must stay as it is while the original is played on.
        kept.append((state.copy(), before))
    if any(old.inspect() != then for old, then in kept):
        raise failure(case, done, "a copy changed while the original was played on")
    if any(repr(view) != then for view, then in seen):
        raise failure(case, done, "a view changed after it was taken")


def _same(case: Case, one: State, other: State) -> bool:
    return one.inspect() == other.inspect() and all(
        one.view(listener) == other.view(listener) for listener in case.listeners
    )


def check_positions(case: Case, rng: Random, steps: int = 200) -> None:
    """A position that is exported while a seat is asked can be loaded, and is the same again.

    Raises:
        SuiteError: it is not.
    """
    done: list[tuple[Seat, Action]] = []
    for state, seat, _ in _played(case, rng, done, steps):
        if seat == CHANCE:
            continue
        loaded = case.game.load(case.seats, state.position(), case.options, {})
        if loaded.position() != state.position():
            raise failure(case, done, "the exported position is another one when it is loaded")
        for one in case.players:
            if list(loaded.legal_actions(one)) != list(state.legal_actions(one)):
                raise failure(case, done, f"at the exported position seat {one} has other legal actions")


def check_ends(case: Case, rng: Random) -> None:
    """A random game ends, and then nobody may act.

    Raises:
        SuiteError: it does not.
    """
    state = case.begin()
    steps = 0
    while (step := draw_step(state, rng)) is not None:
        if any(state.returns()):
            raise failure(case, (), f"returns() names a winner after {steps} steps, and the game goes on")
        if steps == BOUND:
            raise failure(case, (), f"a random game has not ended after {BOUND} steps")
        last = step
        state.apply(*step)
        steps += 1
    _check_actors(case, (), state)
    for seat in case.players:
        if state.legal_actions(seat) or state.check(seat, last[1]) is None:
            raise failure(case, (last,), f"the game is over, and seat {seat} may still act")


def deck_copies(game: str) -> dict[str, int]:
    """Card id -> copies in the box; {} for a game that has no deck."""
    if not home_of(game).joinpath("deck.toml").is_file():
        return {}
    return {card.id: card.copies for card in load_deck(game).cards}


def check_cards_conserved(case: Case, copies: Mapping[str, int], rng: Random, steps: int = 200) -> None:
    """From the first deal on some keys of `State.inspect` hold every card of the deck, once each.

    Other keys may name cards a second time (the attack that also lies in its line), so which keys
    those are is found out: the same ones must do at every step of the game, but for those at which a
    deal is awaited and all cards are gathered, so that no key holds any.

    Args:
        case: what to play.
        copies: card id -> copies in the deck.
        rng: the only source of chance.
        steps: the most steps that are played.

    Raises:
        SuiteError: no keys do.
    """
    done: list[tuple[Seat, Action]] = []
    deals: list[dict[str, Counter[str]]] = []
    for state, seat, _ in _played(case, rng, done, steps):
        cards = {key: _cards_in(value, copies) for key, value in state.inspect().items()}
        if any(cards.values()) or (deals and seat != CHANCE):
            deals.append(cards)
    keys = sorted({key for cards in deals for key, held in cards.items() if held})
    in_play = set().union(*deals[0].values())
    wanted = Counter({card: n for card, n in copies.items() if card in in_play})
    for size in range(1, len(keys) + 1):
        for chosen in combinations(keys, size):
            sums = (sum((cards.get(key, Counter()) for key in chosen), Counter()) for cards in deals)
            if all(held == wanted for held in sums):
                return
    among = f"no choice among {', '.join(keys)} holds the deck, each card as often as the box has it"
    raise failure(case, done, f"cards are lost or doubled: {among}")


def _cards_in(value: Any, copies: Mapping[str, int]) -> Counter[str]:
    """Card ids in strings, and in tables of counts, at any depth."""
    found: Counter[str] = Counter()
    if isinstance(value, str):
        found.update(word for word in re.findall(r"\w+", value) if word in copies)
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            if key in copies and isinstance(inner, int):
                found[key] += inner
            else:
                found += _cards_in(inner, copies)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            found += _cards_in(inner, copies)
    return found


def check_every_event_happens(
    cases: list[Case], rng: Random, games: int = 60, steps: int = 1500, positions: Iterable[State] = ()
) -> None:
    """Every event class that the game declares is emitted, or kept by a history, in some random game.

    Args:
        cases: what to play.
        rng: the only source of chance.
        games: the most games of each case.
        steps: the most steps of a game.
        positions: where to go on at random from, as often, for what hardly ever happens from the beginning.

    Raises:
        SuiteError: one is not, so nothing else in this suite has looked at it.
    """
    missing = set(cases[0].game.events)
    unlisted: Sequence[Action] = getattr(cases[0].game, "unlisted", ())

    def note(event: Event) -> None:
        missing.discard(type(event))
        missing.discard(type(event.lasting()))

    # All take turns: what only one option, one number of players or one position brings about comes soon.
    given = tuple(positions)
    begun = (chain((one.copy() for one in given), (case.begin() for case in cases)) for _ in range(games))
    for state in chain.from_iterable(begun):
        if not missing:
            return
        for _ in range(steps):
            step = draw_step(state, rng)
            if step is None:
                break
            for action in unlisted:
                if state.check(step[0], action) is None:
                    state.copy().apply(step[0], action, note)
            state.apply(*step, note)
    names = ", ".join(sorted(cls.__name__ for cls in missing))
    raise SuiteError(f"{cases[0].game.name}: never emitted in random play: {names}")
