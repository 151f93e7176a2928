"""What somebody tries who names a card or an action of the game that cannot be chosen now.

Words that are no whole move can be refused for no rule: "warrior" is not understood, though it is a card in
the hand.  So they are completed to the move that they would be part of, which the rules then refuse with
their own reason: by what may be done now, by the card that is held, at last by any move of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final, Protocol

from accessible_games.engine import Action, Game, HandGame, NotationError, Refused
from accessible_games.engine.notation import AnyWord, Form, Free, Many, Number, Phrase, Slot, word_of

_MOST: Final = 150
"""So many moves are tried for a verb; the reason of most of them is told."""

Refusal = Callable[[Action], Refused | None]


class Grammar(Protocol):
    """The notation of a game, as its moves are completed by it."""

    @property
    def actions(self) -> Sequence[Any]:
        """Classes of actions, each with its `forms`."""
        ...


def attempted(
    words: Sequence[str], game: Game, view: Any, legal: Sequence[Action], refusal: Refusal
) -> Action | None:
    """A move that holds some words: one that is allowed if there is any, else one that is refused.

    None if no move does.

    Args:
        words: of the notation.
        game: whose words they are.
        view: what the player knows.
        legal: what the player may do.
        refusal: why a move is refused now; None: it is not.
    """
    held = _held(game, view)
    spoken = [word for action in (*held, *legal) for word in str(action).split()]
    grammar: Grammar | None = getattr(game, "grammar", None)
    # "use potion" is that, and no "use ring" with which a potion would come.
    forms = forms_begun(words, game) or _forms(game)
    verbs = {str(action).split()[0] for action in legal}
    now = [form for form in forms if form.head[:1] and form.head[0] in verbs and _may_hold(form, words)]
    ways: list[Iterator[Action]] = [_read(game, _filled(form, words, spoken)) for form in now]
    ways.append(action for action in held if not Counter(words) - Counter(str(action).split()))
    later = [form for form in forms if form not in now and (not form.head or _may_hold(form, words))]
    meant = [form for form in later if form.head[:1] and form.head[0] in words]  # no word of another verb
    ways += [_read(game, _filled(form, words, spoken)) for form in meant or later]
    for way in ways:
        tried = [(action, refusal(action)) for action in islice(way, _MOST)]
        allowed = next((action for action, refused in tried if refused is None), None)
        if allowed is not None:
            return allowed
        if tried:
            often = Counter(type(refused) for _, refused in tried).most_common(1)[0][0]
            return next(action for action, refused in tried if type(refused) is often)
    wholes = (cls.meant(words, view) for cls in (() if grammar is None else grammar.actions))
    return next((action for action in wholes if action is not None), None)


def forms_begun(words: Sequence[str], game: Game) -> list[Form]:
    """The forms of moves that begin with several words of their own, with which a line begins as well."""
    return [one for one in _forms(game) if len(one.head) > 1 and tuple(words[: len(one.head)]) == one.head]


def _forms(game: Game) -> list[Form]:
    grammar: Grammar | None = getattr(game, "grammar", None)
    return [] if grammar is None else [form for cls in grammar.actions for form in cls.forms]


def _may_hold(form: Form, words: Sequence[str]) -> bool:
    """Whether a form whose verb was not said may hold these words: not if it would take any word there is."""
    return form.head[0] in words or not any(isinstance(slot, AnyWord) for slot in form.slots.values())


def _held(game: Game, view: Any) -> list[Action]:
    """What playing each card of the hand would be."""
    if not isinstance(game, HandGame):
        return []
    return [game.attempt(view, card) for card in game.cards(view)]


def _read(game: Game, texts: Iterator[str]) -> Iterator[Action]:
    for text in texts:
        try:
            yield game.parse_action(text)
        except NotationError:
            continue


def _filled(form: Form, words: Sequence[str], spoken: Sequence[str]) -> Iterator[str]:
    """Ways to write a form in which all these words stand, in their order.

    Args:
        form: how an action is written.
        words: what was typed; what is missing around them is filled in.
        spoken: words of moves that are possible, or of cards that are held: what fits of them fills a gap.
    """

    def go_on(parts: Sequence[str], left: Sequence[str]) -> Iterator[list[str]]:
        if not parts:
            if not left:
                yield []
            return
        part, *rest = parts
        for chosen, behind in _choices(part, form.slots, left, spoken):
            for others in go_on(rest, behind):
                yield [*chosen, *others]

    for filled in go_on(form.parts, words):
        yield " ".join(filled)


def _choices(
    part: str, slots: Mapping[str, Slot], left: Sequence[str], spoken: Sequence[str]
) -> Iterator[tuple[Sequence[str], Sequence[str]]]:
    """What may stand for a part of a form, and which of the typed words are left behind it."""
    if part[0] != "{":
        fixed = part.strip("[]")
        yield [fixed], left[1:] if left[:1] == [fixed] else left
        return
    slot = slots[part[1:-1]]
    if isinstance(slot, Many | Phrase | Free):
        taken = next((n for n, word in enumerate(left) if not _reads(slot, word)), len(left))
        yield left[:taken], left[taken:]
        if taken:
            return
    elif left and _reads(slot, left[0]):
        yield left[:1], left[1:]
        return
    for word in dict.fromkeys(filter(lambda one: _reads(slot, one), spoken)) or _any_words(slot):
        yield [word], left


def _reads(slot: Slot, word: str) -> bool:
    one = word_of(slot)
    if one is None:
        return False
    try:
        one.read(word)
    except NotationError:
        return False
    return True


def _any_words(slot: Slot) -> Sequence[str]:
    """Words that can stand there, whatever the player holds."""
    if isinstance(slot, Number):
        return [str(number) for number in range(slot.low, slot.high + 1)]
    return list(slot.names())
