"""What a card does, what the rules say about what is asked now, and why something was refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final

from accessible_games.engine import CountedGame, Fact, RefusalKind, Refused, Seat
from accessible_games.engine.dealing import CompanionGame
from accessible_games.engine.facts import Quote
from accessible_games.engine.table import Table
from accessible_games.narration.boxcards import InBox, box_of, find_cards, held_by, names_of_card
from accessible_games.narration.catalogue import is_stem, nearest_locale
from accessible_games.narration.rulespage import (
    find_paragraph,
    happenings_of,
    page,
    paragraphs_of,
    words_of_page,
)
from accessible_games.narration.wording import Verbosity
from accessible_games.narration.words import normalise

from .cardfacts import (
    CardCount,
    CardDoes,
    CardInRules,
    CardIs,
    CardMeant,
    CardNames,
    CardPlain,
    CardsSeveral,
    CardUnknown,
    CardWanted,
    NoneRefused,
    NoRules,
    NothingRefused,
    RuleIs,
    RulePlace,
    RulesWhole,
    RuleUnknown,
    RuleWordMeant,
    RuleWordUnknown,
)
from .commands import ALL
from .interpret import shortened
from .nearest import nearest
from .output import Output

_HEARD_AT_ONCE: Final = 16
"""So many names are told; of more, examples."""
_EXAMPLES: Final = 5
_TELLING: Final = 4
"""Letters of a word that is looked for by itself, where the rules do not hold the whole of what was said."""
_TRIED: Final = 3
"""So many of those words are looked for, the longest first."""
_LATELY: Final = 12
"""Events back to which "why" asks."""


class Explaining:
    """Explains to whoever has the keyboard, from what is printed and what that player's view holds.

    Args:
        table: whose cards and rules they are.
        output: where it is told.
    """

    def __init__(self, table: Table, output: Output) -> None:
        self._table = table
        self._output = output
        self._behind = False
        self.commands: Mapping[str, Callable[[Seat, str], None]] = {
            "card": self._card,
            "rules": self._rules,
            "aim": self._aim,
            "why": self._why,
        }

    # -- cards ----------------------------------------------------------------------------

    @contextmanager
    def while_events_wait(self, waits: bool) -> Iterator[None]:
        """Tell of a card what the box holds, and not how many are out, as long as events wait to be told."""
        self._behind = waits
        try:
            yield
        finally:
            self._behind = False

    def about(self, seat: Seat | None, message: str) -> Sequence[Fact]:
        """What is told of a card, by the message of its name; nothing if it is none of the box."""
        inside = box_of(self._table.game.name).get(message)
        return self._facts(seat, inside) if inside is not None else ()

    def box(self, seat: Seat | None) -> Sequence[Sequence[Fact]]:
        """What is told of each kind of card of the box, in its order."""
        return [self._facts(seat, inside) for inside in box_of(self._table.game.name).values()]

    def tell(self, seat: Seat | None, message: str) -> bool:
        """Tell a player, or the table, what a card is and does; False if it is none of the box."""
        facts = self.about(seat, message)
        if facts and seat is None:
            self._output.tell(*facts)
        elif facts and seat is not None:  # by its whole name, as it is printed
            self._output.whisper(seat, *facts, verbosity=Verbosity.FULL)
        return bool(facts)

    def _facts(self, seat: Seat | None, inside: InBox) -> Sequence[Fact]:
        points = inside.points
        is_what = CardIs(inside.card, points or 0, points is not None)
        power = held_by(inside.power if self._by_hand() else inside.played, self._table.options)
        does = CardPlain() if power is None else CardDoes(power)
        game = self._table.game
        counts: Mapping[str, tuple[int, int]] = {}
        if isinstance(game, CountedGame) and not self._behind:
            counts = game.counted(self._table.view(seat))
        if inside.card.message in counts:
            return (is_what, does, CardCount(*counts[inside.card.message], True))
        return (is_what, does, CardCount(inside.copies, 0, False))

    def _by_hand(self) -> bool:
        """Whether people draw with their own fingers, from a real box."""
        game = self._table.game
        return isinstance(game, CompanionGame) and game.companion.items() <= self._table.options.items()

    def _card(self, seat: Seat, rest: str) -> None:
        language = self._output.own_words(seat).language
        found = find_cards(self._table.game.name, rest, language)
        if not found:  # "a potion", of an enchanting potion
            small = self._output.own_words(seat).vocabulary(self._table.game).fillers
            said = " ".join(word for word in rest.split() if normalise(word) not in small)
            meant = find_cards(self._table.game.name, said, language) if said else ()
            found = meant if len(meant) == 1 else ()
        if not rest:
            self._output.whisper(seat, CardWanted(), *self._names())
        elif not found and (near := self._nearest(rest, language)):
            self._output.whisper(seat, CardMeant(shortened(rest), near.card))
            self.tell(seat, near.card.message)
        elif not found and (number := self._paragraph(seat, rest)):
            self._tell(seat, number, CardInRules(shortened(rest)))
        elif not found:
            self._output.whisper(seat, CardUnknown(shortened(rest)), *self._names())
        elif len(found) > 1:
            self._output.whisper(seat, CardsSeveral(tuple(inside.card for inside in found)))
        else:
            self.tell(seat, found[0].card.message)

    def _nearest(self, wanted: str, language: str) -> InBox | None:
        """The one card whose name was mistyped."""
        game = self._table.game.name
        cards = box_of(game).values()
        names = {name: inside for inside in cards for name in names_of_card(inside.card, language)}
        near = nearest(normalise(wanted), names, names.__getitem__)
        return None if near is None else names[near]

    def _names(self) -> Sequence[Fact]:
        """Which cards can be asked for."""
        cards = tuple(inside.card for inside in box_of(self._table.game.name).values())
        many = len(cards) > _HEARD_AT_ONCE
        return (CardNames(cards[:_EXAMPLES] if many else cards, many),) if cards else ()

    # -- rules ----------------------------------------------------------------------------

    def keys(self, seat: Seat | None) -> tuple[str, ...]:
        """The messages of the rules page without its title; () if the game has none."""
        game = self._table.game.name
        words = self._output.common_words() if seat is None else self._output.own_words(seat)
        near = nearest_locale(words.language, f"{game}-rules")
        return tuple(page(game, near))[1:] if is_stem(near, f"{game}-rules") else ()

    def asked(self, seat: Seat | None) -> int:
        """The paragraph about what is asked now, from 1."""
        game = self._table.game
        facts = game.answer(self._table.view(seat), "turn") if "turn" in game.queries else ()
        known = paragraphs_of(game.name)
        return next((known[fact.key] for fact in facts if fact.key in known), 1)

    def _rules(self, seat: Seat, rest: str) -> None:
        count = len(self.keys(seat))
        if not count:
            self._output.whisper(seat, NoRules())
        elif not rest:
            self._tell(seat, self.asked(seat))
        elif rest == ALL:
            self._output.whisper(seat, RulesWhole(count))
        elif rest.isdecimal() and 1 <= int(rest) <= count:
            self._tell(seat, int(rest))
        elif number := self._paragraph(seat, rest, loosely=True):
            self._tell(seat, number)
        elif rest.isdecimal():
            self._output.whisper(seat, RuleUnknown(count))
        elif near := self._nearest_word(seat, rest):
            self._tell(seat, self._paragraph(seat, near) or 1, RuleWordMeant(shortened(rest), near))
        else:
            self._output.whisper(seat, RuleWordUnknown(shortened(rest), count))

    def _aim(self, seat: Seat, _: str) -> None:
        """The paragraph that the page begins with: what the game is about, who plays with whom."""
        if self.keys(seat):
            self._tell(seat, 1)
        else:
            self._output.whisper(seat, NoRules())

    def _paragraph(self, seat: Seat, said: str, *, loosely: bool = False) -> int | None:
        """Where the rules tell of something: of all that was said, or of that without its small words.

        Args:
            seat: in whose language.
            said: what was asked for.
            loosely: whether its longest word that the rules have will do.
        """
        game, language = self._table.game.name, self._output.own_words(seat).language
        words = [word for word in said.split() if len(word) >= _TELLING]
        tried = [said, " ".join(words), *(sorted(words, key=len, reverse=True)[:_TRIED] if loosely else ())]
        found = (find_paragraph(game, one, language) for one in dict.fromkeys(tried))
        return next((number for number in found if number), None)

    def _nearest_word(self, seat: Seat, said: str) -> str | None:
        """The word of the rules that was mistyped."""
        words = words_of_page(self._table.game.name, self._output.own_words(seat).language)
        near = nearest(normalise(said), words)
        return None if near is None else words[near]

    def _tell(self, seat: Seat, number: int, *before: Fact) -> None:
        keys = self.keys(seat)
        text = Quote(f"{self._table.game.name}-rules", keys[number - 1])
        self._output.whisper(seat, *before, RuleIs(text), RulePlace(number, len(keys)))

    def _why(self, seat: Seat, rest: str) -> None:
        """The reason once more, and the rule in full: of what was refused, else of what has happened.

        Who asks why something cannot be done, before it was refused, hears the rule of what is asked.
        """
        refused = self._output.refused.get(seat)
        if refused is None and rest and self.keys(seat):
            self._tell(seat, self.asked(seat), NoneRefused())
        elif refused is None:
            self._why_happened(seat)
        elif not self.keys(seat):
            self._output.whisper(seat, refused, NoRules())
        else:
            self._tell(seat, self._paragraph_of(seat, refused), refused)

    def _why_happened(self, seat: Seat) -> None:
        """What has happened last that a rule explains, a misfire say, and that rule."""
        known, keys = happenings_of(self._table.game.name), self.keys(seat)
        lately = self._output.history.entries(seat)[: -_LATELY - 1 : -1] if known and keys else ()
        for entry in lately:
            number = known.get(entry.event.key)
            if number is not None:
                number = number or self.asked(seat)
                rule = RuleIs(Quote(f"{self._table.game.name}-rules", keys[number - 1]))
                self._output.reread(seat, entry, rule, RulePlace(number, len(keys)))
                return
        self._output.whisper(seat, NothingRefused())

    def _paragraph_of(self, seat: Seat, refused: Refused) -> int:
        """Its own one; for what could not be read, the last one, which lists what can be typed."""
        known = paragraphs_of(self._table.game.name)
        if refused.key in known:
            return known[refused.key]
        return len(self.keys(seat)) if refused.kind is RefusalKind.NOTATION else self.asked(seat)
