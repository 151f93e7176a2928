"""What one player's device is sent: finished words, sounds and choices, in order, and nothing of the game.

A device is to play what a window is (a `Board`), and what a voice and sounds are.  All that reaches it
becomes a record, a small dictionary with a number; a connection is a cursor into the records, so that one
that is slow or away costs nothing and misses nothing.  Kinds of records, by their key `is`:

    line    `text` for the log, of speech kind `kind`, in `lang`; `said` is what a voice is to read where
            that is another text, "" where the line before was read with it; `event` counts the lasting
            events so far, `once` marks what is kept nowhere; `kept` is what stands in its place from the
            next `pass` on, "" for nothing; `chat` marks what somebody has written,
            `aloud` what a keyboard tells in the same room
    say     `said` for a voice alone, of `kind`, in `lang`
    cue     `cue` is to sound, at `pan` from -1.0 to 1.0; "" once the line that it sounded with has passed
    ask     question `id` with its `title`, and `choices`, each with `typed`, `text` and `state`;
            `back` is the line that leads back, "" for none; `passes`: an empty line wants nothing of
            them; `types`: it is answered by typing alone
    close   nothing is asked any more
    pass    something else happens: lines with a `kept` have had their time
    forget  what is marked `once` must not be shown or said any longer
    race    race number `race` opens at `at`, seconds of the table's clock, which the server turns into the
            device's own; `press` is the line of one press, or `taps` short and long ones, from `long`
            milliseconds on, make a line.  All that follows waits until then.  Number 0: none is open
    tone    a row of pulses, `cues` with their places, `pulse` milliseconds apart: say when was pressed
    until   say up to when nothing else was pressed in `race`
    page    `text` to take along, as a file if `file`
    left    the player has left the table
    begin   another game begins, with the same people
    over    the game is over: when the connection ends now, nothing comes any more
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from accessible_games.narration.typography import plain_blanks
from accessible_games.play.board import Holder, Item, Listing
from accessible_games.play.ports import NamedVoice, SilentVoice, SpeechKind
from accessible_games.play.race import Race
from accessible_games.play.tone import Tone

from .clocks import Comparison, OpenRace
from .records import Record, Records

_HEARD: Final[frozenset[SpeechKind]] = frozenset({"event", "alert", "question", "answer"})
"""What a device reads by itself; entries and what the focus has come to are read where the focus is."""


@dataclass(frozen=True, slots=True)
class _Said:
    text: str
    kind: SpeechKind
    language: str


@dataclass(frozen=True, slots=True)
class _DeviceVoice:
    """The voice of whoever reads on the device; which one it is, only the device knows."""

    id: str = ""
    name: str = ""


@dataclass(slots=True)
class _Asked:
    """What is asked now, as far as it is known.

    Attributes:
        title: the question.
        items: what can be chosen.
        back: the line that leads back.
        open: whether it is still asked.
    """

    title: str = ""
    items: tuple[Item, ...] = ()
    back: str = ""
    open: bool = False
    lines: list[str] = field(default_factory=list)


class Device(SilentVoice):
    """A `Board` that forgets, a `Voice`, `Cues` and `Pages`, whose records are sent elsewhere.

    Args:
        language: in which its player is told.
        sent: called behind each record; whoever sends reads `records`.
    """

    focus = 0
    places = False
    occupied = False

    def __init__(self, language: str, sent: Callable[[], None] = lambda: None) -> None:
        self.language = language
        self.records = Records()
        self.events: Callable[[], int] = lambda: 0
        """How many lasting events its player has been told."""
        self._sent = sent
        self._said: _Said | None = None
        self._asked = _Asked()
        self._once = False
        self._over = False
        self.aloud = False
        """Whether what is told now is told by a keyboard as well, in the same room."""
        self.chatting = False
        """Whether what is told now was written by somebody: a player may want none of it."""
        self.fetched = 0
        """Up to which record its page has shown everything, as the page says."""
        self._once_at: list[int] = []
        """Where lines stand that are kept nowhere."""
        self._kept_at: list[int] = []
        """Where lines stand that are kept in other words, and their cues."""
        self._passed: list[int] = []
        """Where lines stand that are kept in other words, once they were fetched."""
        self._cues: list[int] = []
        """Where cues stand that belong to the next line."""
        self.clock: Comparison | None = None
        """The clock of the connection that was opened last; None: there is none that is open."""
        self.race: OpenRace | None = None
        """The race that was announced last."""
        self._put: tuple[object, ...] | None = None
        """The question as it was put last; None: none is put."""

    def _record(self, what: str, **content: Any) -> None:
        self._keep_passed()
        if self.chatting:
            content["chat"] = True
        if self.aloud:
            content["aloud"] = True
        for name, places in (("once", self._once_at), ("kept", self._kept_at)):
            if name in content:
                places.append(len(self.records))
        self.records.append({"n": len(self.records) + 1, "is": what, **content})
        self._sent()

    # -- a voice: what is said is read from the line that follows, or for itself -----------------

    def say(self, text: str, *, kind: SpeechKind, language: str, **_: Any) -> None:
        """Keep what is to be read until the line is shown that it belongs to."""
        self._let_go()
        self._said = _Said(text, kind, language)

    def _let_go(self) -> None:
        """Send what was said without a line to be shown, where it tells something."""
        said, self._said = self._said, None
        if said is not None and said.kind in _HEARD:
            self._record("say", said=said.text, kind=said.kind, lang=said.language)

    def reaches(self, device: str) -> bool:
        """Whatever is private here is so by itself."""
        return True

    def purge(self) -> None:
        """Nothing that is kept nowhere may be told again."""
        self._said = None
        once, self._once_at = self._once_at, []
        for index in once:  # another thread may be sending them: a record itself never changes
            kept = {name: value for name, value in self.records[index].items() if name != "once"}
            self.records[index] = kept | {"text": "", "said": ""}
        if once:
            self._record("forget")

    def needs_kana(self, language: str, voice: str | None = None) -> bool:
        """Voices of phones read kanji."""
        return False

    def voices(self, language: str) -> Sequence[NamedVoice]:
        """One: the device's own."""
        return (_DeviceVoice(),)

    # -- sounds ----------------------------------------------------------------------------------

    def play(self, cue: str, pan: float = 0.0) -> None:
        """A cue."""
        self._cues.append(len(self.records))
        self._record("cue", cue=cue, pan=round(pan, 2))

    # -- lines -----------------------------------------------------------------------------------

    def show(self, text: str) -> None:
        """A line that answers, or asks."""
        self._line(text)

    def show_event(self, text: str, kept: str) -> None:
        """A line that tells what has happened."""
        self._line(text, kept)

    def show_own(self, text: str, kept: str | None = None) -> None:
        """A line of the player alone."""
        self._line(text, kept)

    def pass_on(self) -> None:
        """What is not kept of what has happened is taken away, once it was fetched."""
        if self._kept_at != self._passed:
            self._passed = list(self._kept_at)
            self._record("pass")

    def _keep_passed(self) -> None:
        """Put what is kept in the place of what was told: nobody who comes later may read it."""
        fetched = [index for index in self._passed if index < self.fetched]
        for index in fetched:  # another thread may be sending them: a record itself never changes
            record = self.records[index]
            kept = {name: value for name, value in record.items() if name != "kept"}
            heard = {"cue": ""} if record["is"] == "cue" else {"text": record["kept"], "said": ""}
            self.records[index] = kept | heard
        if fetched:
            self._passed = [index for index in self._passed if index >= self.fetched]
            self._kept_at = [index for index in self._kept_at if index not in fetched]

    def begin_once(self) -> None:
        """What is shown from now on is kept nowhere."""
        self._once = True

    def end_once(self) -> None:
        """What is shown from now on may be kept."""
        self._once = False

    def _line(self, text: str, kept: str | None = None) -> None:
        said, self._said = self._said, None
        kind: SpeechKind = "answer" if said is None else said.kind
        if kind == "question":
            self._asked.lines.append(text)
        content: Record = {"text": text, "kind": kind, "lang": self.language}
        if said is None:  # the line before was read together with it
            content["said"] = ""
        elif plain_blanks(said.text) != plain_blanks(text):
            content["said"] = said.text
        if said is not None and said.language != self.language:
            content["lang"] = said.language
        cues, self._cues = self._cues, []
        if kept is not None and kept != text:
            content["kept"] = kept
            self._kept_at += cues  # what sounded tells as much as what was said
        if self._once:
            content["once"] = True
        else:
            content["event"] = self.events()
        self._record("line", **content)

    # -- a board: what is asked --------------------------------------------------------------------

    def offer(self, listing: Listing) -> int:
        """Offer a list; it is put once the question has its number."""
        asked = self._asked
        title = listing.title or (asked.lines[-1] if asked.lines else asked.title)
        self._asked = _Asked(title, listing.items, listing.back, open=True)
        return 0

    def withdraw(self) -> None:
        """Close what is asked."""
        self._asked = _Asked()

    def reopen(self) -> bool:
        """Whether a list is open, which is answered once more."""
        return bool(self._asked.items)

    def ask(
        self, text: str, again: Callable[[], None], *, typed: bool, back: str = "", hurries: bool = False
    ) -> None:
        """A question without a list."""
        self._asked = _Asked(text, (), back, open=True)

    def put(self, question: int, *, passes: bool = False, types: bool = False) -> None:
        """Send what is asked now, if that is not what was asked before.

        Args:
            question: its number; 0: nothing is asked.
            passes: whether others may act, too, and an empty line wants nothing of it.
            types: whether it is answered by typing alone, so that an empty line says nothing.
        """
        self._let_go()
        asked = self._asked
        now = (question, asked.title, asked.items, asked.back, passes) if question and asked.open else None
        if now == self._put:
            return
        self._put = now
        if now is None:
            self._record("close")
            return
        choices = [{"typed": one.typed, "text": one.text, "state": one.state} for one in asked.items]
        more = {"passes": True} if passes else {}
        if types and not choices:
            more["types"] = True
        self._record("ask", id=question, title=asked.title, choices=choices, back=asked.back, **more)
        asked.lines.clear()

    # -- races ---------------------------------------------------------------------------------------

    def open_race(self, number: int, opens: float, race: Race) -> None:
        """A race opens; what is told from now on is told then."""
        self._record("race", race=number, at=opens, press=race.press, taps=race.taps, long=race.long_ms)

    def ask_until(self, number: int) -> None:
        """Ask up to when nothing was pressed."""
        self._record("until", race=number)

    def close_race(self) -> None:
        """No race is open."""
        self._record("race", race=0)

    def play_tone(self, tone: Tone) -> None:
        """Let the player follow a tone; the device says when was pressed."""
        self._record("tone", cues=[list(one) for one in tone.cues], pulse=round(tone.pulse * 1000))

    # -- what is not for a device ----------------------------------------------------------------------

    def await_keys(self, text: str, spoken: str, again: Callable[[], None]) -> None:
        """No key is read directly here."""

    def walk_answer(self, query: str) -> None:
        """Lines of an answer are walked as any others."""

    def attend(self, holder: Holder | None) -> None:
        """The device always serves the same player."""

    def cover(self) -> None:
        """Nobody else looks at it."""

    def leave(self) -> None:
        """The player has left."""
        self._record("left")

    def begin_anew(self) -> None:
        """The same people play once more."""
        self._over = False
        self._asked, self._put = _Asked(), None
        self._record("begin")

    def end(self) -> None:
        """The game is over; it is told once."""
        if not self._over:
            self._over = True
            self._record("over")

    # -- what is taken along -----------------------------------------------------------------------

    def copy(self, text: str) -> str:
        """Let the device put a text where it can be pasted from."""
        self._record("page", text=text, file=False)
        return ""

    def write(self, text: str) -> str:
        """Let the device keep a text as a file; returns its name."""
        self._record("page", text=text, file=True)
        return "history.txt"
