"""The table as a board asks about it: what lies on it, and the hand of whoever has the keyboard."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from accessible_games.engine import CountOf, Fact, HandGame, Refused, Seat
from accessible_games.engine.table import Table
from accessible_games.narration.catalogue import nearest_locale
from accessible_games.narration.narrator import Narrator
from accessible_games.narration.rulespage import sentences
from accessible_games.narration.wording import Verbosity

from .board import EntryState, Item, Listing
from .commands import commands_of
from .facts import NotInTheList
from .output import Output
from .ports import Preferences
from .service import Service
from .tableau import Setter, Strip, Tableau


class KeyboardHolder:
    """Serves a board for one player, or for nobody.

    Args:
        table: the table.
        output: where lines are told.
        service: knows the order in which a player likes the hand.
        preferences: how fast each language is read.
        seat: who has the keyboard; None: nobody, or everybody at an open table.
        awaited: whether somebody is waited for.
    """

    def __init__(
        self,
        table: Table,
        output: Output,
        service: Service,
        preferences: Preferences,
        seat: Seat | None,
        *,
        awaited: bool = False,
    ) -> None:
        self._preferences = preferences
        self._table = table
        self._output = output
        self._service = service
        self._seat = seat
        self.awaited = awaited
        self.commands = frozenset(command.id for command in commands_of(table.game))
        self._laid: tuple[Hashable, Tableau] | None = None
        """The table as it was laid last, and what it was laid for."""

    @property
    def language(self) -> str:
        """That of the player, or of the table."""
        return self._words().language

    @property
    def rate(self) -> int:
        """Words per minute at which lines are read to the player."""
        own = None if self._seat is None else self._output.player(self._seat).rate
        return own or self._preferences.reading(self.language).rate

    @property
    def pace(self) -> str:
        """What the next event waits for: the word behind `pace`, or seconds in digits."""
        pace = self._output.player(self._output.people[0] if self._seat is None else self._seat).pace
        return pace if isinstance(pace, str) else str(round(pace))

    @property
    def shown(self) -> bool:
        """Whether the player's typing may be drawn."""
        seat = self._seat
        return seat is None or self._output.only is not None or self._output.prints(seat)

    def tableau(self) -> Tableau:
        """What lies on the table, as everybody may see it; with one person, as that one knows it."""
        listener, words = self._output.only, self._words()
        what = (self._table.count, words.language, words.verbosity)
        if self._laid is None or self._laid[0] != what:
            setter = Setter(self._table.game, words, listener)
            made = setter.tableau(self._table.view(listener), self._output.written_names())
            own = self._seat is not None and made.places[self._seat].turn
            if listener is None and self._seat is not None and own and self.shown:
                # As that player is asked, in whose turn alone it stands there: not "Ben's turn", too.
                asked = self._service.answers(self._seat, "turn")
                made.turn = tuple(words.tell(fact, self._seat).text for fact in asked)
            self._laid = what, made
        return self._laid[1]

    def held(self) -> tuple[Strip, ...]:
        """What H tells whoever has the keyboard, the hand first; () if it may not be drawn."""
        seat, game = self._seat, self._table.game
        if seat is None or "hand" not in game.queries:
            return ()
        if not (self.shown or self._output.player(seat).drawn_hand == "yes"):
            return ()
        return Setter(game, self._words(), seat).strips(self._service.answers(seat, "hand"))

    def thing(self, card: Item) -> Hashable:
        """What a card of the hand is, as the pieces of `held` name it; None if they do not."""
        thing: Hashable = Setter(self._table.game, self._words(), self._seat).thing_of(_card_of(card))
        return thing

    def hand(self, offered: tuple[Item, ...]) -> Listing | None:
        """The hand, each card playable or not if a list is open; None if there is none to browse."""
        game, seat = self._table.game, self._seat
        if seat is None or not isinstance(game, HandGame):
            return None
        cards = self._service.ordered(seat, game.cards(self._table.view(seat)))
        if not cards:
            return None
        words = self._output.own_words(seat)
        items, facts = [], []
        for place, card in enumerate(cards):
            used = [one.key for one in offered if isinstance(one.key, Fact) and game.plays(card, one.key)]
            state: EntryState = "" if not offered else "playable" if used else "blocked"
            # Out of turn all cards have the same reason: it is told to whoever tries one.
            behind = (*used, *self._reasons(card)) if state == "blocked" else tuple(used)
            lines = tuple(words.tell(fact, seat).text for fact in behind)
            key = (card, sum(card == other for other in cards[:place]))
            items.append(Item(key, "", words.tell(card, seat).text, state, lines))
            facts.append((card, *behind))
        return self._output.listing(seat, tuple(items), facts, ticks=self._preferences.playable_cue)

    def answer(self, query: str) -> Listing | None:
        """What a query tells now, line by line and then part by part; with the table what lies counted."""
        seat, game = self._seat, self._table.game
        if self.awaited:
            return None
        told: list[Fact] = []
        for asked in (query, "counts") if query == "table" else (query,):
            if asked in game.queries and seat is not None:
                told += self._service.answers(seat, asked)
            elif asked in game.queries:
                told += game.answer(self._table.view(self._output.only), asked)
        parts = list(dict.fromkeys(part for fact in told for part in _parts_of(fact)))
        words, listener = self._words(), self._output.only if seat is None else seat
        items = tuple(Item(part, "", words.tell(part, listener).text) for part in parts)
        if not items:
            return None
        return self._output.listing(seat, items, [(part,) for part in parts], ticks=False, sentences=True)

    def plays(self, card: Item, offered: tuple[Item, ...]) -> tuple[Item, ...]:
        """The entries of the open list that use a card."""
        game, fact = self._table.game, _card_of(card)
        assert isinstance(game, HandGame)
        return tuple(one for one in offered if isinstance(one.key, Fact) and game.plays(fact, one.key))

    def refuse(self, card: Item) -> None:
        """Say why a card cannot be played now: as the rules say, or that the open list has it not."""
        assert self._seat is not None
        for reason in self._reasons(_card_of(card)):
            self._output.whisper(self._seat, reason)

    def explain(self, item: Item) -> bool:
        """Tell what the card of an entry is and does; False if it is none."""
        fact = item.key[0] if isinstance(item.key, tuple) else item.key
        fields = [getattr(fact, name) for name in fact.field_types] if isinstance(fact, Fact) else []
        for value in fields:
            named = value.item if isinstance(value, CountOf) else value
            if self._service.explaining.tell(self._seat, getattr(named, "message", "")):
                return True
        return False

    def rules(self) -> tuple[Sequence[tuple[str, str]], int]:
        """The rules page in sentences, each as it is drawn and read, and the one to begin with."""
        explaining, game = self._service.explaining, self._table.game.name
        language = nearest_locale(self.language, f"{game}-rules")
        made: list[tuple[str, str]] = []
        start, asked = 0, explaining.asked(self._seat)
        for number, key in enumerate(explaining.keys(self._seat), 1):
            start = len(made) if number == asked else start
            made += sentences(language, game, key)
        return made, start

    def box(self) -> Sequence[tuple[str, str]]:
        """What each card of the box is and does, as it is drawn and read."""
        words = Narrator((), self.language, Verbosity.FULL)  # by whole names, and no player is named
        box = self._service.explaining.box(self._seat)
        lines = [words.tell_all(facts, self._seat) for facts in box]
        return [(line.text, line.spoken) for line in lines]

    def echo(self, text: str) -> None:
        """Speak what was typed, to whoever typed it."""
        self._output.echo(self._seat, text)

    def _reasons(self, card: Fact) -> tuple[Refused, ...]:
        game, seat = self._table.game, self._seat
        assert seat is not None and isinstance(game, HandGame)
        refused = self._table.refusal(seat, game.attempt(self._table.view(seat), card))
        return (refused or NotInTheList(),)

    def _words(self) -> Narrator:
        seat = self._seat
        return self._output.common_words() if seat is None else self._output.own_words(seat)


def _parts_of(fact: Fact) -> list[Fact]:
    """A line, and then each fact that it lists."""
    parts = [fact]
    for name in fact.field_types:
        value = getattr(fact, name)
        if isinstance(value, tuple) and len(value) > 1 and all(isinstance(one, Fact) for one in value):
            parts += value
    return parts


def _card_of(item: Item) -> Fact:
    key = item.key
    assert isinstance(key, tuple) and isinstance(key[0], Fact)
    return key[0]
