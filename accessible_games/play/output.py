"""The single exit: every line that anybody hears, reads or feels leaves the program here."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, Protocol

from accessible_games.engine import Event, Fact, Refused, Seat
from accessible_games.games import game_of_module
from accessible_games.narration.cues import cue_for
from accessible_games.narration.japanese import read_text
from accessible_games.narration.names import PlayerName, read_names
from accessible_games.narration.narrator import Line, Narrator
from accessible_games.narration.spoken import latin_form
from accessible_games.narration.topics import switch_of
from accessible_games.narration.typography import plain_blanks
from accessible_games.narration.wording import Verbosity
from accessible_games.narration.words import typed_number

from .board import MADE_AHEAD, Board, ForgettingBoard, Item, Listing
from .entries import Entry as ReadEntry
from .entries import as_read
from .facts import (
    EarLost,
    GoBackChoice,
    GoOnFirst,
    GoOnPrompt,
    HeadsetLost,
    HistoryPlace,
    NothingUsesIt,
    Numbered,
    NumberPrompt,
    Placed,
    SpeechSilenced,
    TurnPrompt,
)
from .history import Entry, History
from .players import Ear, Player
from .ports import Cues, NamedVoice, SpeechKind, Voice

_LOUDNESS_OF: Final = (Verbosity.BRIEF, Verbosity.NORMAL, Verbosity.FULL)
_SIDES: Final = {"left": -1.0, "right": 1.0, "both": 0.0}
_SPREAD: Final = 0.6
"""How far to the side the outermost players sit, 1.0 being one ear alone."""
_REREAD_AHEAD: Final = 20
"""Lines of the history that are made ready to be spoken before anybody reads there."""
_WIDTH: Final = 0.9
"""How far to the side the outermost places of the table lie."""


class Screen(Protocol):
    """Where lines are shown."""

    def show(self, text: str) -> None:
        """Show a line below all others."""
        ...


class Output:
    """Decides for every line who gets it, in which words, and on which channel.

    A line for the table is spoken and shown once in each of the table's languages, with names.  A
    player's own line goes to that player's channels and nowhere else.  Where one person alone is told
    there is nobody to hide anything from: both are the same, in that person's perspective.

    Args:
        players: by seat, told apart.
        screen: where lines are shown.
        voice, cues: speech and sounds, or None.
        names: the names as the screen can show them; the players' own by default.
        take_notices: what of speech and sound was found missing since the last call.
        here: the seats that are told here, where others are told elsewhere; None: all people.
        shared: whether even one alone here is not alone in the room: what is private stays so.
    """

    def __init__(
        self,
        players: Sequence[Player],
        screen: Screen,
        voice: Voice | None,
        cues: Cues | None,
        names: Sequence[PlayerName] | None = None,
        take_notices: Callable[[], Sequence[Line]] = tuple,
        here: Sequence[Seat] | None = None,
        *,
        shared: bool = False,
    ) -> None:
        self._take_notices = take_notices
        self._players = list(players)
        self._names = tuple(names or (player.name for player in players))
        self._screen = screen
        self._board = screen if isinstance(screen, Board) else None
        self._voice = voice
        self._cues = cues
        people = (Seat(seat) for seat, player in enumerate(players) if player.person)
        self.people = tuple(people if here is None else here)
        """The people who are told here."""
        self.only = self.people[0] if len(self.people) == 1 and not shared else None
        self.history = History(self.people)
        self.refused: dict[Seat, Refused] = {}
        """By seat: the last move that was refused since something happened."""
        self.printed_private = False
        """Whether a private line was shown since this was last set to False."""
        self._among_private: list[Event] = []
        """What all were told since something private was printed: a clear takes it away with that."""
        self.printed_once = False
        """The same of an event of which a history keeps less, on a screen that keeps all."""
        self._without_headset: set[Seat] = set()
        """Whose private speech was on a device that has gone, and who have not been told yet."""
        self._withheld: Seat | None = None
        """Whose private speech waits until somebody presses a key: its device has just been lost."""
        self._again: Callable[[], object] | None = None
        self._once: Callable[[], object] | None = None
        """Tells again what is kept nowhere; None: there is nothing, or it has been taken in."""
        self._in_turn = False
        """Whether answers are spoken as events are: these stand before them."""
        self.letters = 0
        """Letters of all events that were told, as they are read aloud."""
        self._told: dict[int, int] = {}
        """The ticket of each line that told an event -> the number of that event."""
        self._events_told = 0
        self._own: dict[Seat, Narrator] = {}
        self._common: tuple[Narrator, ...] = ()
        self._make_narrators()

    # -- who is told how ----------------------------------------------------------------

    def player(self, seat: Seat) -> Player:
        """A player as set now."""
        return self._players[seat]

    def change(self, seat: Seat, player: Player) -> None:
        """Tell a player otherwise from now on (verbosity, pace, channels)."""
        self._players[seat] = player
        self._make_narrators()

    @property
    def robots(self) -> tuple[Seat, ...]:
        """Who is nobody: robots decide by themselves."""
        return tuple(Seat(seat) for seat, player in enumerate(self._players) if not player.person)

    def tell_here(self, people: Sequence[Seat]) -> None:
        """These are told here from now on; a table of several stays one, whoever goes elsewhere."""
        self.people = tuple(people)
        self._make_narrators()

    def speak_by(self, voice: Voice | None, cues: Cues | None) -> None:
        """Let another voice speak, and other cues sound, from now on."""
        self._voice, self._cues = voice, cues

    def print_private(self, seat: Seat) -> None:
        """Print a player's private lines from now on, too."""
        player = self._players[seat]
        self.change(seat, replace(player, private=player.private | {"screen"}))

    @property
    def languages(self) -> tuple[str, ...]:
        """Those of all players, robots included, each once."""
        return tuple(dict.fromkeys(player.language for player in self._players))

    def own_words(self, seat: Seat) -> Narrator:
        """The narrator of a player."""
        return self._own[seat]

    def written_names(self) -> tuple[str, ...]:
        """The players' names as the table's first language writes them, by seat."""
        return tuple(name.written(self._common[0].language) for name in self._names)

    def common_words(self) -> Narrator:
        """The narrator of the table's first language."""
        return self._common[0]

    def voices(self, language: str) -> Sequence[NamedVoice]:
        """The voices that read a language, best first as the engine lists them; none where nothing speaks."""
        return [] if self._voice is None else self._voice.voices(language)

    def can_whisper(self, seat: Seat) -> bool:
        """Whether speech can reach the player's ear in the player's language."""
        return self._voice is not None and bool(self._voice.voices(self._players[seat].language))

    def prints(self, seat: Seat) -> bool:
        """Whether private lines of a player stand on the screen."""
        player = self._players[seat]
        return "screen" in player.private or (player.printed and not self._has_braille())

    def _has_braille(self) -> bool:
        return self._voice is not None and self._voice.has_braille()

    def _make_narrators(self) -> None:
        people = [self._players[seat] for seat in self.people] or self._players[:1]
        self._own = {
            seat: Narrator(self._names, self._players[seat].language, self._players[seat].verbosity)
            for seat in self.people
        }
        fullest: dict[str, Verbosity] = {}
        for player in people:
            levels = (fullest.get(player.language, Verbosity.BRIEF), player.verbosity)
            fullest[player.language] = max(levels, key=_LOUDNESS_OF.index)
        self._common = tuple(Narrator(self._names, language, level) for language, level in fullest.items())

    # -- telling ------------------------------------------------------------------------

    def tell_event(self, event: Event) -> bool:
        """An event that the whole table hears; filed in every part of the history.

        Returns:
            Whether it was told in words: somebody has not turned its kind off.
        """
        self.history.file(event, self.only)
        self.refused.clear()
        if self._board is not None:
            self._board.withdraw()
            self._board.pass_on()
        sounds = self._cues is not None and cue_for(event, self.only) is not None
        ways = {seat: self._players[seat].way(switch_of(event, seat), sounds=sounds) for seat in self.people}
        languages = {self._players[seat].language for seat, way in ways.items() if way == "words"}
        if languages or not ways:
            self._note_event(self._tell((event,), "event", languages))
            if self.printed_private and self.only is None:
                self._among_private.append(event)
            again = event.again()
            if again is not None:
                self._again = lambda: self._tell((again,), "answer")
            return True
        if "sound" in ways.values():
            self._sound(event, self.only, self._place(event))
        return False

    def tell(self, *facts: Fact, kind: SpeechKind = "answer") -> None:
        """A line for the whole table."""
        self._tell(facts, kind)
        self._again = lambda: self._tell(facts, "answer")
        for seat in self.people:
            self._note_refusal(seat, facts[0])

    def whisper_once(self, seat: Seat, *facts: Fact) -> None:
        """An event for one player alone that is kept nowhere: a board is told so.

        It is what `repeat` tells, whatever is told or answered meanwhile, until `forget`.
        """
        if isinstance(self._board, ForgettingBoard):
            self._board.begin_once()
        self.whisper(seat, *facts, kind="event")
        if isinstance(self._board, ForgettingBoard):
            self._board.end_once()
        self._once = lambda: self.whisper_once(seat, *facts)

    @property
    def holds_once(self) -> bool:
        """Whether what is kept nowhere can be told again still."""
        return self._once is not None

    def whisper(
        self, seat: Seat, *facts: Fact, kind: SpeechKind = "answer", verbosity: Verbosity | None = None
    ) -> None:
        """A line for one player alone, at the player's own verbosity or another."""
        if isinstance(facts[0], Event) and self._board is not None:
            self._board.pass_on()
        tickets = self._whisper(seat, facts, kind, verbosity)
        if isinstance(facts[0], Event):
            self._note_event(tickets)
            again = facts[0].again()
            facts = () if again is None else (again, *facts[1:])
        if facts:
            self._note_refusal(seat, facts[0])
            self._again = lambda: self._whisper(seat, facts, "answer", verbosity)

    def whisper_aside(self, seat: Seat, fact: Fact) -> None:
        """A line for one player alone that is not what `repeat` tells: the answer to it comes behind."""
        self._whisper(seat, (fact,), "answer", None)

    def reread(self, seat: Seat, entry: Entry, *behind: Fact) -> None:
        """An entry of the history with what stands behind it, for one player alone.

        The entry is a line by itself, which was made when it was told first, or is made ahead.
        """
        for fact in behind:
            self._own_sound(fact, seat)
        self._again = lambda: self.reread(seat, entry, *behind)
        words = self._own[seat]
        shown = words.tell_all((entry.event, *behind), entry.listener).text
        self._emit(seat, words.tell(entry.event, entry.listener), [shown], "answer")
        if behind:
            self._emit(seat, words.tell_all(behind, entry.listener), (), "answer")

    def _note_refusal(self, seat: Seat, fact: Fact) -> None:
        """Remember a move that the rules of the game have refused, so that it can be explained."""
        of_game = isinstance(fact, NothingUsesIt) or game_of_module(type(fact).__module__)
        if isinstance(fact, Refused) and of_game:
            self.refused[seat] = fact

    def unheard(self) -> int:
        """How many events were dropped before they were heard since this was last asked."""
        if self._voice is None:
            return 0
        skipped = self._voice.take_skipped()
        return len({self._told[ticket] for ticket in skipped if ticket in self._told})

    def _note_event(self, tickets: Sequence[int]) -> None:
        """Remember which lines told an event: in two languages it is one all the same."""
        self._events_told += 1
        self._told.update(dict.fromkeys(tickets, self._events_told))

    @property
    def keyed(self) -> bool:
        """Whether keys are pressed, and lists walked through, where a terminal has typed lines."""
        return self._board is not None

    @property
    def focus(self) -> int | None:
        """The index of the entry in focus of the list that is open; None where no list is walked."""
        return None if self._board is None else self._board.focus

    def ask_choices(self, seat: Seat | None, question: Fact, facts: Sequence[Fact]) -> None:
        """A question with its numbered list, both in one language before they come in the next."""
        if self._board is not None:
            self.tell(question, kind="question")
            self.list_choices(seat, facts)
            return
        self.sound(question)
        self.list_choices(seat, (question, *facts), kind="question")
        self._again = lambda: self.list_choices(seat, (question, *facts), kind="answer")

    def as_read(self, seat: Seat | None, entries: Sequence[Numbered]) -> list[ReadEntry]:
        """A list as it can be typed: each entry in the words in which it is read, in any language here.

        Args:
            seat: whose list it is; None: the table's.
            entries: the list.
        """
        return as_read([*self._common, *(() if seat is None else (self._own[seat],))], seat, entries)

    def number(self, line: str) -> int | None:
        """The number that a line says in a word of one of the table's languages; None if it says none."""
        found = (typed_number(line, words.language) for words in self._common)
        return next((number for number in found if number is not None), None)

    def list_choices(
        self,
        seat: Seat | None,
        facts: Sequence[Fact],
        before: str = "",
        kind: SpeechKind = "entry",
        news: Sequence[Fact] | None = None,
        asked: Fact | None = None,
        at: int | None = None,
    ) -> None:
        """A numbered list, for one player or for the table: spoken as one line, shown as several.

        A board offers it instead, and the entry in focus is spoken.

        Args:
            seat: whose list it is; None: the table's.
            facts: the entries.
            before: what is typed before the number of an entry.
            kind: "entry" if it comes along with a question.
            news: the entries that have not been heard yet, which alone are told; None: all.
            asked: what stands on a board in place of the question of the turn, and was told.
            at: the index of the entry on which the focus of a board is put; None: where it would begin.
        """
        entries = [fact for fact in facts if isinstance(fact, Numbered)]
        if self._board is not None and len(entries) == len(facts):
            items = [
                Item(
                    one.choice,
                    f"{before}{one.number}",
                    self._label(one.choice, seat),
                    passes=one.choice.passes,
                )
                for one in entries
            ]
            ways = (one.number for one in entries if isinstance(one.choice, GoBackChoice))
            back = next((f"{before}{number}" for number in ways), "")
            listing = self.listing(seat, tuple(items), [(one.choice,) for one in entries], back)
            asks = "" if asked is None else self._label(asked, seat)
            listing = replace(
                listing, words=lambda index: self._label(entries[index].choice, seat), asks=asks, at=at
            )
            listing.read(self._board.offer(listing), placed=self._board.places, kind=kind)
        elif told := facts if news is None else news:
            if seat is None:
                self._emit_common([_lines(words, told, None) for words in self._common], kind)
            else:
                self._emit(seat, *_lines(self._own[seat], told, seat), kind)
        if seat is not None:
            self._make_history_ahead(seat)

    def listing(
        self,
        seat: Seat | None,
        items: tuple[Item, ...],
        facts: Sequence[tuple[Fact, ...]],
        back: str = "",
        *,
        ticks: bool = True,
        sentences: bool = False,
    ) -> Listing:
        """A list for a board, whose entries are spoken to one player or to the table.

        Args:
            seat: whose list it is; None: the table's.
            items: the entries.
            facts: for each of them what tells it, and its details.
            back: the line that leads back from it.
            ticks: whether an entry that can be played sounds so.
            sentences: whether its entries are whole sentences, so that their places stand behind them.
        """

        def placed_entry(index: int, *, edge: bool, placed: bool) -> Fact:
            place = index + 1 if placed else 0
            return Placed(facts[index][0], items[index].state, place, len(items), edge)

        def read(
            index: int, line: int = 0, *, edge: bool = False, placed: bool = True, kind: SpeechKind = "focus"
        ) -> None:
            fact = facts[index][line]
            if not line:
                fact = placed_entry(index, edge=edge, placed=placed)
                # Details have no sound: what they tell is looked at, and does not happen.
                if seat is None:
                    self._sound(fact, None, 0.0)
                elif ticks or edge:
                    self._own_sound(fact, seat)
            behind = HistoryPlace(index + 1, len(items), False) if sentences and placed and not line else None

            def told(words: Narrator) -> Line:
                if behind is None:
                    return words.tell(fact, seat)
                return words.tell_all((facts[index][0], behind), self.only if seat is None else seat)

            if seat is None:
                self._say_common([told(words) for words in self._common], kind)
            else:
                self._emit(seat, told(self._own[seat]), (), kind)

        def make_ahead(index: int, placed: bool) -> None:
            nearest = sorted(range(len(items)), key=lambda one: abs(one - index))[:MADE_AHEAD]
            self._make_ahead(
                "list", seat, [(placed_entry(one, edge=False, placed=placed), seat) for one in nearest]
            )

        shown = seat is None or self.only is not None or self.prints(seat)
        return Listing(items, read, shown, back, make_ahead=None if sentences else make_ahead)

    def _make_history_ahead(self, seat: Seat) -> None:
        """Have the latest entries that a player may read again made ready, the newest first."""
        latest = self.history.entries(seat)[: -_REREAD_AHEAD - 1 : -1]
        self._make_ahead("history", seat, [(entry.event, entry.listener) for entry in latest])

    def _make_ahead(self, topic: str, seat: Seat | None, told: Sequence[tuple[Fact, Seat | None]]) -> None:
        """Have lines made ready, each a fact and in whose perspective it is told; in memory if private."""
        voice = self._voice
        if voice is None:
            return
        words = self._common if seat is None else (self._own[seat],)
        lines = [own.tell(fact, listener) for fact, listener in told for own in words]
        whose = self.only if seat is None or self.only is not None else seat
        listener = None if whose is None else self._players[whose]
        own_voice = None if listener is None else listener.voice
        texts = [(self._wording(line, own_voice), line.language) for line in lines]
        private = seat is not None and self.only is None
        if listener is None or not private or "ear" in listener.private:
            voice.make_ahead(topic, texts, private=private, **({} if listener is None else listener.reading))

    def echo(self, seat: Seat | None, text: str) -> None:
        """Speak what somebody has typed, to nobody else."""
        words = self.common_words() if seat is None else self._own[seat]
        language = words.language
        spoken = read_text(text) or text if language == "ja" else latin_form(language, text)
        self._emit(seat, Line(text, spoken, language), (), "echo")

    def _label(self, choice: Fact, seat: Seat | None) -> str:
        """An entry's words on a board, in each of the table's languages."""
        words = self._common if seat is None else (self._own[seat],)
        return " / ".join(dict.fromkeys(own.tell(choice, seat).text for own in words))

    def list_in_each_language(self, facts_in: Callable[[str], Sequence[Fact]]) -> None:
        """A list for the table whose entries are other words in each of its languages."""
        told = [_lines(words, facts_in(words.language), None) for words in self._common]
        self._emit_common(told, "answer")

    def call(self, seat: Seat, fact: Fact) -> None:
        """Only the cue of a fact, on the player's own side."""
        self._sound(fact, seat, self._side(seat))

    def sound(self, fact: Fact) -> None:
        """Only the cue of a fact, from where on the table it happens."""
        self._sound(fact, self.only, self._place(fact))

    def prepare(self, *facts: Fact) -> None:
        """Let public lines that will come be made ready to be spoken."""
        if self._voice is not None:
            lines = [words.tell(fact, self.only) for words in self._common for fact in facts]
            self._voice.prepare([(self._wording(line), line.language) for line in lines])

    def prompt(self, fact: Fact, seat: Seat | None = None, *, own: bool = False) -> None:
        """A line that asks, shown last; it holds nothing private and is not spoken.

        Args:
            fact: what is asked.
            seat: who is asked; None: the table.
            own: whether it is told in that player's own form.
        """
        listener, narrators = seat if own else None, self._common if seat is None else (self._own[seat],)
        lines = [words.tell(fact, listener) for words in narrators]

        def say(kind: SpeechKind = "focus") -> None:
            self._say_common(lines, kind)

        if self._board is None or isinstance(fact, SpeechSilenced):
            for line in lines:
                self._screen.show(line.text)
        elif not (isinstance(fact, TurnPrompt | NumberPrompt) and self._board.reopen()):
            hurries = isinstance(fact, GoOnPrompt | GoOnFirst)
            self._board.ask(" / ".join(line.text for line in lines), say, typed=False, hurries=hurries)
            say("entry")

    def await_keys(self, facts: Sequence[Fact], *, spoken: SpeechKind | None) -> None:
        """What is waited for while the keys are read directly: shown, and told to whoever asks a board.

        Args:
            facts: what it is; a sound of theirs is not played.
            spoken: as what it is spoken by itself; None: it is not.
        """
        told = [_lines(words, facts, self.only)[0] for words in self._common]

        def say(kind: SpeechKind = "answer") -> None:
            self._say_common(told, kind)

        if self._board is not None:
            texts, said = [line.text for line in told], [line.spoken for line in told]
            self._board.await_keys(" / ".join(texts), " ".join(said), say)
        elif spoken is not None:
            for line in told:
                self._screen.show(line.text)
        if spoken is not None:
            say(spoken)

    @property
    def occupied(self) -> bool:
        """Whether a board has something of its own open in front of what is asked."""
        return self._board is not None and self._board.occupied

    def remind(self, *facts: Fact) -> None:
        """Tell all once more what is asked, without its sound; the next key ends it."""
        self._say_common([words.tell_all(facts, self.only) for words in self._common], "entry")

    def walk(self, query: str) -> None:
        """Let the arrows of a board go through what a query has just told."""
        if self._board is not None:
            self._board.walk_answer(query)

    def remark(self, fact: Fact) -> None:
        """A line for all whose sound has been heard already."""
        lines = [words.tell(fact, self.only) for words in self._common]
        self._say_common(lines, "answer")
        for line in lines:
            self._screen.show(line.text)

    def show_again(self, *, cleared: bool) -> None:
        """Show once more what all were told among private lines, if those were cleared."""
        events, self._among_private = self._among_private, []
        for event in events if cleared else ():
            self.show(event)

    def show(self, fact: Fact) -> None:
        """A line for the screen alone, where a sound says it to the ear."""
        for words in self._common:
            self._screen.show(words.tell(fact, self.only).text)

    @contextlib.contextmanager
    def behind_events(self) -> Iterator[None]:
        """Let answers be spoken in their turn, behind events that still wait to be."""
        self._in_turn = True
        try:
            yield
        finally:
            self._in_turn = False

    def repeat(self) -> bool:
        """Tell the last line again, or what is kept nowhere; False if there is neither."""
        again = self._once or self._again
        if again is None:
            return False
        again()
        return True

    def forget(self) -> None:
        """Cut what sounds, and let nothing private be told again."""
        self._again = self._once = None
        if self._voice is not None:
            self._voice.purge()

    def silence(self) -> bool:
        """Stop speech now; False if there was none."""
        if self._voice is None or not self._voice.is_speaking():
            return False
        self._voice.silence()
        return True

    def line_taken(self) -> None:
        """Stop what only answered the lines before: somebody has typed one.  A board says so at each key."""
        self._withheld = None
        if self._board is None:
            self.key_pressed()

    def key_pressed(self) -> None:
        """Stop what only answered earlier keys; for whoever has the raw keys of a board."""
        if self._voice is not None:
            self._voice.key_pressed()

    def answered(self) -> None:
        """Let the question that was asked last not be told again: it has its answer."""
        if self._voice is not None:
            self._voice.answered()

    def question_heard(self) -> bool:
        """Whether the question that was asked last has begun to sound, or is shown and nothing speaks."""
        return self._voice is None or not self._voice.is_speaking() or self._voice.has_put("question")

    def spoken(self, seconds: float) -> bool:
        """Wait until all speech is over; False if it still goes on after so many seconds."""
        return self._voice is None or self._voice.wait(seconds)

    def is_speaking(self) -> bool:
        """Whether something sounds or waits to."""
        return self._voice is not None and self._voice.is_speaking()

    # -- the three ways out: a cue first, then speech, then the screen --------------------

    def _tell(
        self, facts: Sequence[Fact], kind: SpeechKind, languages: Collection[str] = ()
    ) -> Sequence[int]:
        """Tell the table, in some of its languages or in all; returns the tickets of what is spoken."""
        self._sound(facts[0], self.only, self._place(facts[0]))
        common = [words for words in self._common if not languages or words.language in languages]
        told = [_lines(words, facts, self.only) for words in common]
        if kind == "event":
            self.letters += sum(len(spoken.spoken) for spoken, _ in told)
        kept = [_kept(words, facts, self.only) for words in common]
        tickets = self._emit_common(told, kind, kept if kind == "event" else None)
        self._show_notices()
        return tickets

    def _whisper(
        self, seat: Seat, facts: Sequence[Fact], kind: SpeechKind, verbosity: Verbosity | None = None
    ) -> Sequence[int]:
        words = self._own[seat]
        if verbosity is not None:
            words = Narrator(self._names, words.language, verbosity)
        self._own_sound(facts[0], seat)
        tickets = self._emit(seat, *_lines(words, facts, seat), kind, _kept(words, facts, seat))
        self._show_notices()
        return tickets

    def _emit_common(
        self,
        told: Sequence[tuple[Line, Sequence[str]]],
        kind: SpeechKind,
        kept: Sequence[str | None] | None = None,
    ) -> Sequence[int]:
        """Speak and show a line of all in each of the languages; returns tickets of what is spoken."""
        tickets = self._say_common([spoken for spoken, _ in told], kind)
        for index, (_, shown) in enumerate(told):
            for text in shown:
                self._show(text, None if kept is None else kept[index])
        return tickets

    def _emit(
        self, seat: Seat | None, spoken: Line, shown: Sequence[str], kind: SpeechKind, kept: str | None = None
    ) -> Sequence[int]:
        """Speak and show; a seat's line on that seat's channels alone.

        Args:
            seat: whose it is; None: everybody's.
            spoken: what is spoken.
            shown: what is shown.
            kind: of what kind of speech it is.
            kept: of an event: what a picture keeps of it behind the next one; None: it is none.

        Returns:
            Tickets of what is spoken.
        """
        if seat is None or self.only is not None:
            tickets = self._say(spoken, kind)
            for text in shown:
                self._show(text, kept)
            return tickets
        player = self._players[seat]
        tickets = ()
        if "ear" in player.private and self._still_hears(seat):
            tickets = self._say(spoken, kind, of=player)
        if "braille" in player.private and self._voice is not None and self._has_braille():
            self._voice.braille(plain_blanks(spoken.text))
        if self.prints(seat):
            for text in shown:
                if self._board is None:
                    self._screen.show(text)
                else:
                    self._board.show_own(text, kept)
            self.printed_private = True
        return tickets

    def _show(self, text: str, kept: str | None) -> None:
        """Show a line of all; a board keeps apart what has happened."""
        if kept is not None and self._board is not None:
            self._board.show_event(text, kept)
        else:
            self._screen.show(text)
            self.printed_once = self.printed_once or kept not in (None, text)

    def _still_hears(self, seat: Seat) -> bool:
        """Whether private speech may sound now; a device that is gone is told to all, and it waits.

        From then on it may come from a loudspeaker, but not before somebody has pressed a key: the
        others need a moment to stop listening.
        """
        player, voice = self._players[seat], self._voice
        if voice is not None and player.device:
            if not voice.reaches(player.device):
                self._lose_ear(seat, EarLost(seat))
        elif voice is not None:
            if voice.lost_output():  # asked once for all who share it
                self._without_headset |= {one for one in self.people if self._has_side(one)}
            if seat in self._without_headset:
                self._lose_ear(seat, HeadsetLost(seat))
        return self._withheld != seat

    def _has_side(self, seat: Seat) -> bool:
        """Whether a player's private speech is on the device of all, and nobody listens away."""
        player = self._players[seat]
        return "ear" in player.private and not player.device and not player.away

    def _lose_ear(self, seat: Seat, told: Fact) -> None:
        """Tell all that a player's private speech is not private any more, and hold it back."""
        self._without_headset.discard(seat)
        self.change(seat, replace(self._players[seat], device="", away=True))
        self._tell((told,), "alert")
        self._withheld = seat

    def _say_common(self, lines: Sequence[Line], kind: SpeechKind) -> Sequence[int]:
        """Speak one line in several languages: at once where each has an ear of its own, else in turn."""
        ears = self._parted_ears()
        if self._voice is None or not lines or any(line.language not in ears for line in lines):
            return [ticket for line in lines for ticket in self._say(line, kind)]
        first, second = lines[0], lines[1] if len(lines) > 1 else None
        beside = ("", "") if second is None else (self._wording(second), second.language)
        text, language, ear = self._wording(first), first.language, ears[first.language]
        said = self._voice.say(text, kind=kind, language=language, ear=ear, beside=beside)
        return (said,) if isinstance(said, int) else ()

    def _parted_ears(self) -> Mapping[str, Ear]:
        """By language: the ear in which it alone is heard, where two languages share a headset; else {}."""
        if self._voice is None or len(self._common) != 2 or not self._voice.parts_ears():
            return {}
        ears: dict[str, set[Ear]] = {}
        for player in (self._players[seat] for seat in self.people):
            if "ear" not in player.private or player.device or player.away:
                return {}
            ears.setdefault(player.language, set()).add(player.ear)
        if sorted(map(tuple, ears.values())) != [("left",), ("right",)]:
            return {}
        return {language: ear for language, (ear,) in ears.items()}

    def _say(self, line: Line, kind: SpeechKind, of: Player | None = None) -> Sequence[int]:
        """Speak a line; returns its ticket, if the voice knows when it is heard."""
        if self._voice is None:
            return ()
        listener = self._players[self.only] if of is None and self.only is not None else of
        own_voice = None if listener is None else listener.voice
        text, language = self._wording(line, own_voice), line.language
        if self._in_turn and kind == "answer":
            kind = "event"
        if of is not None:
            where = {"ear": of.ear, "device": of.device} if of.device else {"ear": of.ear}
            said = self._voice.say(text, kind=kind, language=language, private=True, **where, **of.reading)
        else:
            alone = {} if listener is None else listener.reading
            said = self._voice.say(text, kind=kind, language=language, **alone)
        return (said,) if isinstance(said, int) else ()

    def _wording(self, line: Line, voice: str | None = None) -> str:
        """The form of a line that the voice can read, or one that a player chose."""
        if line.language != "ja" or self._voice is None or self._voice.needs_kana(line.language, voice):
            return line.spoken
        return read_names(line.text, [player.name for player in self._players])

    def _own_sound(self, fact: Fact, seat: Seat) -> None:
        """The cue of a private line, on the player's side of the headset.

        There is none for a player with a device of their own, or whose private lines are felt or read and
        not heard: sounds come from the device of all, and that a move was refused, or that a card can
        be played, is nobody else's business.
        """
        player = self._players[seat]
        heard = "ear" in player.private and not player.device and self._still_hears(seat)
        if self.only is not None or heard:
            self._sound(fact, seat, self._side(seat))

    def _sound(self, fact: Fact, listener: Seat | None, pan: float) -> None:
        cue = cue_for(fact, listener) if self._cues is not None else None
        if self._cues is not None and cue is not None:
            self._cues.play(cue, pan)

    def _place(self, fact: Fact) -> float:
        """Where on the table a fact happens, or where its player sits, in the stereo field."""
        if fact.row > 1:
            place: int = fact.position  # type: ignore[attr-defined]
            return _WIDTH * (2 * (place - 1) / (fact.row - 1) - 1)
        seat = getattr(fact, "seat", None)
        last = len(self._players) - 1
        return 0.0 if seat is None or last < 1 else _SPREAD * (2 * seat / last - 1)

    def _side(self, seat: Seat) -> float:
        return 0.0 if self.only is not None else _SIDES[self._players[seat].ear]

    def _show_notices(self) -> None:
        for notice in self._take_notices():
            self._screen.show(notice.text)
            self._say(notice, "alert")


def _lines(words: Narrator, facts: Sequence[Fact], listener: Seat | None) -> tuple[Line, list[str]]:
    """Facts as one line to be spoken, and as lines to be shown, one each."""
    lines = [words.tell(fact, listener) for fact in facts]
    spoken = lines[0] if len(lines) == 1 else words.tell_all(facts, listener)
    return spoken, [line.text for line in lines]


def _kept(words: Narrator, facts: Sequence[Fact], listener: Seat | None) -> str | None:
    """What a picture keeps of an event behind the next one, as a history does; None if it is none."""
    event = facts[0]
    if not isinstance(event, Event):
        return None
    lasting = event.lasting()
    return "" if lasting is None else words.tell(lasting, listener).text
