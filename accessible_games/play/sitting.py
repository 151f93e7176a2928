"""One seat at one output: the question of its turn, the lists that answer it, and what a line means there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from itertools import groupby
from typing import Final

from accessible_games.engine import Action, Choice, Event, Fact, NotReadable, Refused, Seat
from accessible_games.engine.table import Table
from accessible_games.narration.rulespage import find_paragraph
from accessible_games.narration.wording import message_of
from accessible_games.narration.words import Vocabulary, deal_vocabulary, normalise, to_notation

from .attempts import attempted
from .entries import Entry, as_read, read_out
from .facts import (
    CannotBeTakenBack,
    DidYouMean,
    DidYouMeanSay,
    EnterGoesOn,
    EnterReadsList,
    EntriesShortly,
    ListShortened,
    NoChoice,
    NothingUsesIt,
    Numbered,
    OnlyEntry,
    PlaceWanted,
    QuestionsAnswered,
    RulesTellOfIt,
    ThenWhat,
    TurnPrompt,
    UnderstoodSoFar,
    WhichOne,
    WordFirst,
    WordIsEntryToo,
    YesChoice,
)
from .fits import fitting
from .interpret import Asked, Meaning, Moved, interpret, shortened
from .lesson import TeachingTable
from .menu import Menu
from .nearest import corrected
from .output import Output
from .ports import SpeechKind
from .questions import is_question
from .service import Service

Known = dict[int, Hashable]

_SAID_TO_BE_SAME: Final = 2
"""So many times is somebody told that a list is as before, and what reads it; then it is known."""
_LONG_LIST: Final = 7
"""Entries that are told one by one; of more, those of one kind share a line."""
_MOST_WORDS: Final = 12
"""Words of a line up to which it is looked how much of it is understood."""
_MEANT: Final = 2
"""Letters of a word from which it may mean an entry as well as a command."""
_SIGNS: Final = ("@", "-")
"""Tokens of the notation that name no card or piece."""
_STOPS: Final = ".,:;!?()、。：（）"
"""What stands around the words of an entry."""


class KnownLists:
    """The lists that one listener, or one table, has heard: none is told again while it is the same.

    A list belongs to its question: the same sort of question, reached by the same sort of choices.  It
    is told whole the first time, whenever somebody asks for it, and where an entry has gone or has got
    another number, so that nobody counts on what is not so any more.  Else what is new under its number
    is told, and of the same list nothing but the way back.  One says then that it is not all of the
    list, and what reads all of it; of the same list no more once that has been said twice.  What an
    entry is known by, the game says (`Fact.standing`): an entry whose numbers are told by its question
    stays the same entry.  With each deal, and for whoever takes the keyboard, lists begin anew.  It is
    an ear of the table.
    """

    def __init__(self) -> None:
        self._lists: dict[Hashable, Known] = {}
        self._told: tuple[Hashable, Known] | None = None
        self._same: Counter[Hashable] = Counter()
        """How often each list was said to be as before."""

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

    def heading(
        self, entries: Sequence[Numbered], news: Sequence[Numbered], *, several: bool
    ) -> Sequence[Fact]:
        """What is said before the entries that are told of a list: that it is not all of it, if it is not.

        Args:
            entries: the whole list.
            news: what `news` gave of it.
            several: whether whoever comes first acts, so that Enter is for something else.
        """
        new, all_of_it = (sum(bool(one.number) for one in some) for some in (news, entries))
        if new == all_of_it:
            return ()
        if not new and self._told is not None:
            self._same[self._told[0]] += 1
            if self._same[self._told[0]] > _SAID_TO_BE_SAME:
                return ()
        return (ListShortened(bool(new), several),)

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
        self._same.clear()
        self._told = None


def _has_words(line: str, words: str) -> bool:
    """Whether words stand in a line; where they are parted, as whole ones."""
    return f" {words} " in f" {line} " if words.isascii() else words in line


def _begins_or_ends(word: str, phrase: str) -> bool:
    """Whether a phrase begins or ends with a word."""
    if phrase.isascii():
        return phrase.startswith(f"{word} ") or phrase.endswith(f" {word}")
    return phrase.startswith(word) or phrase.endswith(word)


def _has_shifted(known: Known, whole: Known) -> bool:
    """Whether an entry that is known has gone, or has another number now."""
    if known.keys() - whole.keys():
        return True
    numbers = {standing: number for number, standing in known.items()}
    return any(numbers.get(standing, number) != number for number, standing in whole.items())


def _shortly(entries: Sequence[Numbered]) -> Sequence[Fact]:
    """A long list with those of one kind in it told in one line, each by what it differs in."""
    if len(entries) <= _LONG_LIST:
        return entries
    told: list[Fact] = []
    for short, group in groupby(entries, lambda one: one.choice.shortly is not None):
        rows = list(group)
        if short and len(rows) > 1:
            shortly = [Numbered(one.number, one.choice.shortly) for one in rows if one.choice.shortly]
            told.append(EntriesShortly(tuple(shortly)))
        else:
            told += rows
    return told


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
        game, actions = self._table.game, self._table.legal_actions(self.seat)
        self._menu = Menu(game, self._table.view(self.seat), actions, self._output.robots)

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
            whole = whole or menu.confirming or menu.which is not None
            self._put(question, kind)
        self._output.list_choices(
            self._lists_to,
            entries,
            news=self._told(entries) if whole or self.takes_enter else self._shortened(entries, news),
            asked=self._begun(),
        )

    def _shortened(self, entries: Sequence[Numbered], news: Sequence[Numbered]) -> Sequence[Fact]:
        """What is told of a list at first, or once it has been heard, with what reads all of it."""
        if self._output.keyed:
            return news
        several = self._service.several_act
        new = any(one.number for one in news)  # what Enter does, the line that asks says as well
        told = (self._told(news) if new else news) if several else _shortly(news)
        return (*self._known.heading(entries, news, several=several), *told)

    def _told(self, entries: Sequence[Numbered]) -> Sequence[Fact]:
        """Entries as they are told, with what Enter does: the only one, or nothing, so that others act."""
        if self.takes_enter:
            return [OnlyEntry(one.number, one.choice) if one.number else one for one in entries]
        goes_on = self._service.several_act and self._output.only is not None and not self.loses_by_silence
        return (*entries, EnterGoesOn()) if goes_on else entries

    def prompt(self) -> TurnPrompt:
        """The line that asks for one: it says what Enter alone does, where that is not to read all again."""
        if self.takes_enter:
            return TurnPrompt(self.seat, "does")
        goes_on = self._service.several_act and not self.loses_by_silence and not self._output.keyed
        return TurnPrompt(self.seat, "goes-on" if goes_on else "")

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
            return CannotBeTakenBack(self._menu.steps)
        if self._menu.which is not None:
            return WhichOne(self._menu.which)
        return None if self._menu.chosen is None else self._then(self._menu.chosen)

    def _then(self, chosen: Fact) -> Fact:
        """What is asked behind a choice: as it says itself, or what comes then."""
        asked = chosen.asks(self._menu.steps) if isinstance(chosen, Choice) else None
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
        begun = self._begun()
        if begun is None:
            self._output.call(self.seat, TurnPrompt(self.seat))
            self._output.tell(*question, kind="question")
        else:
            self._output.tell(begun)

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
        meant = self._service.meant.pop(self.seat, "")
        if meant and self._says(YesChoice(), line, vocabulary):
            line = meant
        elif meant and self._says(NoChoice(), line, vocabulary):
            self.ask("answer", whole=True)
            return None
        meaning = self._read(line, self._menu, vocabulary)
        if meant and line != meant and isinstance(meaning, Asked):  # it may still be said
            self._service.meant[self.seat] = meant
        if isinstance(meaning, NotReadable | WordFirst):
            meaning = self._tried(line, vocabulary, meaning)
        if isinstance(meaning, NotReadable):
            meaning = self._unread(line, vocabulary) or meaning
        if isinstance(meaning, Asked):
            self._name_entry(line, vocabulary)
        if isinstance(meaning, Asked) and meaning.command.id == "help" and not self._output.keyed:
            self.ask("answer", whole=True)
        if isinstance(meaning, Moved):
            self.ask("answer", whole=self._menu.depth < depth)
        elif isinstance(meaning, Refused):
            self.say(meaning, *self._help_after(meaning))
        else:
            return meaning
        return None

    def _unread(self, line: str, vocabulary: Vocabulary) -> Refused | None:
        """What is near to a line that cannot be read, or how far it can be."""
        wanted = self._place_wanted(line, vocabulary)
        return wanted or self._mistyped(line, vocabulary) or self._in_part(line, vocabulary)

    def _help_after(self, refused: Refused) -> Sequence[Fact]:
        """What helps on whoever was not understood: in a lesson the task, once more."""
        unread = isinstance(refused, NotReadable | DidYouMean | DidYouMeanSay)
        if unread and isinstance(self._table, TeachingTable) and (task := self._table.task()):
            return task
        if isinstance(refused, NothingUsesIt) and self._told_of(refused.text):
            return (RulesTellOfIt(refused.text),)
        if isinstance(refused, NotReadable) and self._asks(refused.text):
            return (QuestionsAnswered(),)
        if not isinstance(refused, NotReadable) or self._output.keyed or self.seat in self._service.helped:
            return ()
        self._service.helped.add(self.seat)
        return (EnterReadsList(),)

    def _told_of(self, text: str) -> bool:
        language = self._service.words(self.seat).language
        return find_paragraph(self._table.game.name, text, language) is not None

    def _asks(self, line: str) -> bool:
        return is_question(line, self._service.words(self.seat).language)

    def _read(self, line: str, menu: Menu, vocabulary: Vocabulary) -> Meaning:
        words = self._service.words(self.seat)
        return interpret(line, menu, self._table.game, words, vocabulary, self._as_read)

    def _mistyped(self, line: str, vocabulary: Vocabulary) -> Refused | None:
        """The word that is nearest to what was typed, if it would be understood now.

        It is done by a Yes alone: Enter, and any other line, means what it always means.
        """
        possible = {word.partition("@")[0] for action in self._menu.actions() for word in str(action).split()}
        known = dict(self._service.words(self.seat).spelled)
        for _, text in (form for entry in self._as_read(self._menu.entries()) for form in entry.forms):
            known.setdefault(normalise(text), text)
            known |= {normalise(word): word.strip(_STOPS) for word in text.split() if normalise(word)}
        known |= {
            phrase: vocabulary.spelled.get(phrase, phrase)
            for phrase, token in vocabulary.items()
            if token in possible
        }
        meant = corrected(line, known, lambda word: vocabulary.get(word, word))
        if meant is None:
            return None
        menu = self._menu.twin()
        meaning = self._read(meant, menu, vocabulary)
        if isinstance(meaning, Refused) or (isinstance(meaning, Action) and not menu.offers(meaning)):
            return None
        # Where several share a keyboard, a Yes would be nobody's.
        if self._service.several_act and self._output.only is None:
            return DidYouMeanSay(shortened(line), meant)
        self._service.meant[self.seat] = meant
        return DidYouMean(shortened(line), meant)

    def _name_entry(self, line: str, vocabulary: Vocabulary) -> None:
        """Say which entry the word of a command could mean as well: "again" where one may draw again.

        Nothing is done by it: whoever asks to hear again must not draw.  A letter means its command alone.
        """
        plain = normalise(line)
        if len(plain) < _MEANT or self._service.several_act:
            return
        verbs = {
            token
            for phrase, token in vocabulary.items()
            if token in vocabulary.commands and plain != phrase and _begins_or_ends(plain, phrase)
        }
        found = [number for verb in sorted(verbs) for number in self._menu.seek(verb.split())]
        if len(set(found)) == 1:
            entry = Numbered(found[0], self._menu.numbered()[found[0]])
            self._output.whisper_aside(self.seat, WordIsEntryToo(shortened(line), entry))

    def _in_part(self, line: str, vocabulary: Vocabulary) -> Refused | None:
        """How far a line is understood, where the words behind that are what is not.

        A letter alone that stands for a command is a word like any other in a sentence.
        """
        if self._asks(line):
            return None
        said = line.split()[:_MOST_WORDS]
        for n in range(len(said) - 1, 0, -1):
            head, menu = " ".join(said[:n]), self._menu.twin()
            meaning = self._read(head, menu, vocabulary)
            if isinstance(meaning, Asked) and len(head) == 1:
                continue
            if isinstance(meaning, Moved | Asked) or (isinstance(meaning, Action) and menu.offers(meaning)):
                return UnderstoodSoFar(shortened(head), shortened(" ".join(line.split()[n:])))
        return None

    def _place_wanted(self, line: str, vocabulary: Vocabulary) -> PlaceWanted | None:
        """What is wanted where a card or a piece is named in place of a place on the table."""
        dealt = deal_vocabulary(self._table.game, self._service.words(self.seat).language)
        plain = normalise(line)
        names = [one for one in dealt.longest_first if dealt.get(one, "-") not in _SIGNS]
        named = next((one for one in names if _has_words(plain, one)), "")
        head = plain.replace(named, "").strip()
        menu = self._menu.twin()
        if not named or not head or not isinstance(self._read(head, menu, vocabulary), Moved):
            return None
        places = [number for number, one in menu.numbered().items() if one.row > 1]
        return PlaceWanted(places[0], places[-1], dealt.spelled.get(named, named)) if places else None

    def _says(self, answer: YesChoice | NoChoice, line: str, vocabulary: Vocabulary) -> bool:
        """Whether a line is a Yes, or a No, and no word of the game that could mean something else now."""
        token = vocabulary.get(normalise(line), "")
        said = [str(action).split() for action in self._menu.actions()]
        entry = as_read([self._output.own_words(self.seat)], self.seat, [Numbered(1, answer)])
        return bool(read_out(line, entry)) and not any(token in words for words in said)

    def begun(self, line: str) -> tuple[Action, str] | None:
        """The only move there is, and what a line says behind it, as in "buzz tomato"; None: no such line."""
        legal = self._table.legal_actions(self.seat)
        head, _, rest = " ".join(line.split()).partition(" ")
        vocabulary = self._output.own_words(self.seat).vocabulary(self._table.game)
        only = len(legal) == 1 and to_notation(head, vocabulary) == str(legal[0])
        return (legal[0], rest) if only and to_notation(rest, vocabulary) else None

    def _as_read(self, entries: Sequence[Numbered]) -> Sequence[Entry]:
        return self._output.as_read(self._lists_to, entries)

    def _tried(self, line: str, vocabulary: Vocabulary, otherwise: Refused) -> Action | Moved | Refused:
        """What was tried by naming a card or an action that cannot be chosen now.

        Args:
            line: what was typed.
            vocabulary: the player's words for moves.
            otherwise: what is said of it if it was neither, or lacks a word alone.
        """
        told = vocabulary.without_subject(normalise(line))
        notation = (to_notation(line, vocabulary) or to_notation(told, vocabulary) or "").split()
        if not any(word.partition("@")[0].isalpha() for word in notation):
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
        fits = fitting(notation, legal, vocabulary.commands)
        if not fits or isinstance(otherwise, WordFirst):
            return otherwise
        self._menu.narrow(fits)
        return Moved()

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
