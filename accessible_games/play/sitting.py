"""One seat at one output: the question of its turn, the lists that answer it, and what a line means there."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from accessible_games.engine import Action, Choice, Event, Fact, NotReadable, Refused, Seat
from accessible_games.engine.table import Table
from accessible_games.narration.wording import message_of
from accessible_games.narration.words import Vocabulary, to_notation

from .attempts import attempted
from .entries import Entry
from .facts import (
    CannotBeTakenBack,
    EnterGoesOn,
    EnterReadsList,
    ListShortened,
    NothingUsesIt,
    Numbered,
    OnlyEntry,
    SeveralChoices,
    ThenWhat,
    TurnPrompt,
    WordFirst,
)
from .interpret import Asked, Moved, interpret, shortened
from .lesson import TeachingTable
from .menu import Menu
from .output import Output
from .ports import SpeechKind
from .service import Service

Known = dict[int, Hashable]


class KnownLists:
    """The lists that one listener, or one table, has heard: none is told again while it is the same.

    A list belongs to its question: the same sort of question, reached by the same sort of choices.  It
    is told whole the first time, whenever somebody asks for it, and where an entry has gone or has got
    another number, so that nobody counts on what is not so any more.  Else what is new under its number
    is told, and of the same list nothing but the way back.  Each time one says that it is not all of the
    list, and what reads all of it.  What an entry is known by, the game says
    (`Fact.standing`): an entry whose numbers are told by its question stays the same entry.  With each
    deal, and for whoever takes the keyboard, lists begin anew.  It is an ear of the table.
    """

    def __init__(self) -> None:
        self._lists: dict[Hashable, Known] = {}
        self._told: tuple[Hashable, Known] | None = None

    def hear(self, event: Event) -> None:
        """Forget the lists of a deal that is over."""
        if event.begins:
            self.forget()

    def news(self, question: Sequence[Fact], entries: Sequence[Numbered]) -> Sequence[Numbered]:
        """The entries that have to be told, and are told now.

        Args:
            question: what is asked, with the choices that led to it.
            entries: the whole list.
        """
        kind = tuple(message_of(type(one), one.listed_as) for one in question)
        whole: Known = {one.number: one.choice.standing for one in entries if one.number}
        known = self._lists.get(kind, {})
        self._told = (kind, whole)
        if _has_shifted(known, whole):
            known = {}
        return [one for one in entries if not one.number or known.get(one.number) != one.choice.standing]

    @staticmethod
    def heading(entries: Sequence[Numbered], news: Sequence[Numbered], *, several: bool) -> Sequence[Fact]:
        """What is said before the entries that are told of a list: that it is not all of it, if it is not.

        Args:
            entries: the whole list.
            news: what `news` gave of it.
            several: whether whoever comes first acts, so that Enter is for something else.
        """
        new, all_of_it = (sum(bool(one.number) for one in some) for some in (news, entries))
        return () if new == all_of_it else (ListShortened(bool(new), several),)

    def settle(self, *, cut: bool) -> None:
        """The list that was told has been answered.

        Args:
            cut: whether it still sounded, so that its end was not heard.
        """
        if self._told is not None and not cut:
            kind, whole = self._told
            self._lists[kind] = whole
        self._told = None

    def forget(self) -> None:
        """Somebody else listens from now on, or other cards are held."""
        self._lists.clear()
        self._told = None


def _has_shifted(known: Known, whole: Known) -> bool:
    """Whether an entry that is known has gone, or has another number now."""
    if known.keys() - whole.keys():
        return True
    numbers = {standing: number for number, standing in known.items()}
    return any(numbers.get(standing, number) != number for number, standing in whole.items())


class Sitting:
    """A seat that can be asked.

    Args:
        table: the table.
        output: where the seat is told.
        service: the command words, and what commands answer.
        seat: whose it is.
        known: the lists that were heard there.
        openly: whether all hear what is asked of this seat, and what it answers: nothing is hidden.
    """

    def __init__(
        self,
        table: Table,
        output: Output,
        service: Service,
        seat: Seat,
        known: KnownLists,
        *,
        openly: bool = False,
    ) -> None:
        self.seat = seat
        self._table = table
        self._output = output
        self._service = service
        self._known = known
        self._openly = openly
        self._lists_to = output.only if openly else seat
        self._menu = Menu(table.game, None, ())

    # -- asking ---------------------------------------------------------------------------

    def open(self) -> None:
        """Begin with what the seat may do now; `ask` tells it."""
        self._menu = Menu(self._table.game, self._table.view(self.seat), self._table.legal_actions(self.seat))

    def question(self) -> Sequence[Fact]:
        """What is asked of the seat, as the game says it."""
        if self._openly:
            return self._table.game.answer(self._table.view(self.seat), "turn")
        return self._service.answers(self.seat, "turn")

    def ask(self, kind: SpeechKind = "question", *, whole: bool = False) -> None:
        """Tell whose turn it is, or what was chosen so far; and of the list what is new, or all of it."""
        menu, question = self._menu, self.question()
        entries = menu.entries()
        news = self._known.news((*question, *menu.path), entries)
        if self._openly:
            self._put_openly(question)
        else:
            whole = whole or menu.confirming
            self._put(question, kind)
        self._output.list_choices(
            self._lists_to,
            entries,
            news=self._told(entries) if whole or self.takes_enter else self._shortened(entries, news),
            asked=self._begun(),
        )

    def _shortened(self, entries: Sequence[Numbered], news: Sequence[Numbered]) -> Sequence[Fact]:
        """What is told of a list that has been heard, with what reads all of it."""
        if self._output.keyed:
            return news
        return (*self._known.heading(entries, news, several=self._service.several_act), *self._told(news))

    def _told(self, entries: Sequence[Numbered]) -> Sequence[Fact]:
        """Entries as they are told, with what Enter does: the only one, or nothing, so that others act."""
        if self.takes_enter:
            return [OnlyEntry(one.number, one.choice) if one.number else one for one in entries]
        goes_on = self._service.several_act and self._output.only is not None and not self.loses_by_silence
        return (*entries, EnterGoesOn()) if goes_on and entries else entries

    @property
    def loses_by_silence(self) -> bool:
        """Whether whoever says nothing gives something up: then that is an entry of its own."""
        return any(choice.passes for choice in self._menu.choices())

    @property
    def takes_enter(self) -> bool:
        """Whether there is nothing to choose, so that Enter alone does it.

        Not in a lesson, where it tells the task, and not where the keyboard has just been taken by Enter:
        a second press would be a move, and what can be heard of it would tell that there was no other.
        """
        if self._output.keyed or self._service.several_act or isinstance(self._table, TeachingTable):
            return False
        handed_over = not self._openly and self._output.only is None
        return not handed_over and len(self._menu.numbered()) == 1

    def choose_only(self) -> Action | None:
        """Choose the only entry; the action, or None if another list is open then, and told."""
        action = self._menu.choose(next(iter(self._menu.numbered())))
        if action is None:
            self.ask("answer")
        return action

    def _begun(self) -> Fact | None:
        """What is asked in place of the question of the turn; None: nothing is chosen yet."""
        if self._menu.confirming:
            return CannotBeTakenBack()
        return None if self._menu.chosen is None else self._then(self._menu.chosen)

    def _then(self, chosen: Fact) -> Fact:
        """What is asked behind a choice: as it says itself, or what comes then."""
        asked = chosen.asks(self._menu.path) if isinstance(chosen, Choice) else None
        return asked or ThenWhat(chosen)

    def _put(self, question: Sequence[Fact], kind: SpeechKind) -> None:
        begun = self._begun()
        if begun is None:
            self._output.call(self.seat, TurnPrompt(self.seat))
            self._output.whisper(self.seat, *question, kind=kind)
        elif self._menu.confirming:
            self._output.whisper(self.seat, begun, kind="question")
        else:
            self._output.whisper(self.seat, begun, kind=kind)  # it is what the second list is about

    def _put_openly(self, question: Sequence[Fact]) -> None:
        if self._menu.chosen is None:
            self._output.call(self.seat, TurnPrompt(self.seat))
            self._output.tell(*question, kind="question")
        else:
            self._output.tell(self._then(self._menu.chosen))

    def numbered(self) -> list[Numbered]:
        """What can be chosen now, by number."""
        return [Numbered(number, choice) for number, choice in self._menu.numbered().items()]

    def list_again(self, before: str = "") -> None:
        """Tell all that can be chosen now.

        Args:
            before: what is typed before the number of an entry.
        """
        entries = self.numbered()
        self._output.list_choices(self._lists_to, entries, before, news=self._told(entries))

    def list_news(self) -> None:
        """Tell what can be chosen now, where the question has been told: what is new of it, or all."""
        entries = self.numbered()
        news = self._known.news(self.question(), entries)
        self._output.list_choices(self._lists_to, entries, news=self._shortened(entries, news))

    # -- understanding --------------------------------------------------------------------

    def take(self, line: str) -> Action | Asked | None:
        """Follow a typed line: the action, or the command, that it stands for; None if it is dealt with."""
        vocabulary = self._output.own_words(self.seat).vocabulary(self._table.game)
        depth = self._menu.depth
        words = self._service.words(self.seat)
        meaning = interpret(line, self._menu, self._table.game, words, vocabulary, self._as_read)
        if isinstance(meaning, NotReadable | WordFirst):
            meaning = self._tried(line, vocabulary, meaning)
        if isinstance(meaning, Asked) and meaning.command.id == "help" and not self._output.keyed:
            self.ask("answer", whole=True)
        if isinstance(meaning, Moved):
            self.ask("answer", whole=self._menu.depth < depth)
        elif isinstance(meaning, Refused):
            helps = isinstance(meaning, NotReadable) and not self._output.keyed
            self.say(meaning, *((EnterReadsList(),) if helps else ()))
        else:
            return meaning
        return None

    def _as_read(self, entries: Sequence[Numbered]) -> Sequence[Entry]:
        return self._output.as_read(self._lists_to, entries)

    def _tried(self, line: str, vocabulary: Vocabulary, otherwise: Refused) -> Action | Refused:
        """What was tried by naming a card or an action that cannot be chosen now.

        Args:
            line: what was typed.
            vocabulary: the player's words for moves.
            otherwise: what is said of it if it was neither, or lacks a word alone.
        """
        notation = (to_notation(line, vocabulary) or "").split()
        if not any(word.isalpha() for word in notation):
            return otherwise
        table, seat = self._table, self.seat

        def refusal(action: Action) -> Refused | None:
            return table.refusal(seat, action)

        legal = table.legal_actions(seat)
        tried = attempted(notation, table.game, table.view(seat), legal, refusal)
        if tried is None:
            return NothingUsesIt(shortened(line))
        if refusal(tried) is not None:
            return tried
        return otherwise if isinstance(otherwise, WordFirst) else SeveralChoices((), 0)

    def refuse(self, action: Action, refused: Refused) -> None:
        """Say why an action was not done; where the lists led to it, they begin anew.

        Lists lead to legal moves alone, of which a lesson takes only one.
        """
        self.say(refused)
        if self._menu.depth and self._menu.offers(action):
            while self._menu.back():
                pass
            self.ask("answer")

    def say(self, *facts: Fact) -> None:
        """Answer the seat, in the hearing of all where nothing is hidden."""
        if self._openly:
            self._output.tell(*facts)
        else:
            self._output.whisper(self.seat, *facts)
