"""What each key of the window does: the focus, the window's own lists, and lines for everything else."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from accessible_games.engine import Fact
from accessible_games.play.board import MADE_AHEAD, Item
from accessible_games.play.commands import COMMANDS, PACES, REGISTRY, Command
from accessible_games.play.look import BOUNCES, ECHOES, HOLDS, SIZES, THEMES, UNFOCUSED
from accessible_games.play.ports import Loudness
from accessible_games.play.profiles import RATES

from .keymap import KeyMap, changeable, is_key, read_keys, writes
from .ports import KeyedWindow
from .state import Asked, Entry, Overlay
from .typing_keys import FieldKeys
from .walk import Walk
from .words import Phrase

TOGETHER: Final = 1.5
"""Seconds within which a digit goes on with the one before; the number can be typed in a field instead."""


class Digits:
    """Puts digits together.

    Args:
        clock: seconds that only go on.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._begun = ""
        self._at = 0.0
        self._of: object = None

    def forget(self) -> None:
        """Another key was pressed: the next digit begins a number."""
        self._begun = ""

    def add(self, digit: str, numbers: Sequence[str], of: object) -> str:
        """The number that is meant with one digit more.

        Args:
            digit: the one that was pressed.
            numbers: those of the list.
            of: the list itself; in another one a number begins anew.
        """
        now = self._clock()
        goes_on = of is self._of and now - self._at <= TOGETHER
        number = self._begun + digit if goes_on else digit
        longer = any(one != number and one.startswith(number) for one in numbers)
        self._begun = number if longer else ""
        self._at, self._of = now, of
        return number


_TYPED: Final = frozenset(command.id for command in COMMANDS)
_UNHEARD_NEVER: Final[Mapping[str, tuple[Asked, ...]]] = {
    "choose": ("question", "entry"),
    "draw": ("question",),
}
"""Commands whose deed may be binding -> what must have been put before: "draw" says itself what it does."""
_PAGE: Final = 10
_PAGING: Final = {"older": -_PAGE, "newer": _PAGE}
"""Commands that walk the history of a game, and lists where there is none -> by how many entries."""
_RATE_STEP: Final = 20
_LOUDNESS_STEP: Final = 10


class KeyActions:
    """Does what keys ask for.

    Args:
        window: whose state it is.
    """

    def __init__(self, window: KeyedWindow) -> None:
        self._window = window
        self._state = window.state
        self._words = window.words
        self.overlays = Overlays(window, self)
        self.field = FieldKeys(window, self.do)
        self._digits = Digits()
        move = self._move
        self._own: Mapping[str, Callable[[], str | None]] = {
            "previous": lambda: move(-1),
            "next": lambda: move(1),
            "up": lambda: move(-1, inside=True),
            "down": lambda: move(1, inside=True),
            "first": lambda: self._jump(last=False),
            "final": lambda: self._jump(last=True),
            "choose": self._choose,
            "draw": self._draw,
            "next-playable": lambda: self._seek_playable(1),
            "previous-playable": lambda: self._seek_playable(-1),
            "menu": self._escape,
            "help": self.overlays.open_help,
            "commands": self.overlays.open_commands,
            "type": lambda: self.field.open("field-command", ""),
            "save": lambda: self.field.open("field-name", "save "),
            "find": lambda: self.field.open("field-find", "find "),
            "slower": lambda: self._read_at(-_RATE_STEP),
            "faster": lambda: self._read_at(_RATE_STEP),
            "softer": lambda: self._turn("speech", -_LOUDNESS_STEP),
            "louder": lambda: self._turn("speech", _LOUDNESS_STEP),
            "sounds-softer": lambda: self._turn("sounds", -_LOUDNESS_STEP),
            "sounds-louder": lambda: self._turn("sounds", _LOUDNESS_STEP),
            "larger": lambda: self._resize(1),
            "smaller": lambda: self._resize(-1),
            "usual-size": lambda: self._resize(0),
            "full-screen": self._full_screen,
            "pace": self.overlays.open_pace,
            "card": self._explain_card,
            "rules": self._open_rules,
            "silence": self._silence,
            "repeat": self._repeat,
        }

    def press(self, key: str) -> str | None:
        """Do what a key is for; returns a line if it is one for play."""
        if not _is_digit(key):
            self._digits.forget()
        overlay = self._state.overlays[-1] if self._state.overlays else None
        if overlay is not None and overlay.capture is not None and key != "Ctrl":
            overlay.capture(key)
            return None
        if self._state.field is not None:
            return self.field.press(key)
        if self._is_sought(key):
            return self._seek_letter(key)
        command = self._window.keymap.command(key)
        if self._state.told and not self._state.overlays:
            if command is not None and self._state.parts is not None and command.id in ("choose", "menu"):
                self._state.leave_answer()
                self._say_where_again()
                return None
            of_list = command is not None and command.id == "card" and self._state.parts is None
            if command is None or of_list or command.id not in _THROUGH_ANSWERS:
                self._state.leave_answer()
        if command is not None:
            if command.id == "card" and not self._state.overlays:
                self._state.age()
            self._state.walked_on = self._state.walked_on or command.id in _WALKING
            return self.do(command)
        if _is_digit(key):
            self._seek_number(key)
        else:
            self._words.say(self._words.phrase("no-command", key=self._words.key(key)), kind="answer")
        return None

    def is_turned_off(self, key: str) -> bool:
        """Whether a key writes something, and the player wants none of these to do anything alone."""
        typed = self._state.field is not None
        captured = bool(self._state.overlays) and self._state.overlays[-1].capture is not None
        return writes(key) and not (self._window.keymap.letters or typed or captured)

    def answer_turned_off(self, key: str) -> None:
        """Sound and show that such a key does nothing; say it only where nobody speaks, as words may be."""
        shown = self._words.phrase("letter-off", key=self._words.key(key), list=self.named("commands"))
        self._window.sound("refused-now")
        voice = self._window.host.voice
        self._words.say(shown, kind="answer", spoken=voice is not None and not voice.is_speaking())

    def do(self, command: Command) -> str | None:
        """Carry a command out, or say why it is not there now."""
        if command.id in _PAGING and (self._state.overlays or self.is_listed):
            return self._turn_page(_PAGING[command.id])
        lacks = self.lacks(command)
        if lacks and not (lacks == "seat" and command.id in _TYPED):  # play says whom it waits for
            self._window.sound("refused-now")
            self._words.say(self._words.phrase(f"not-now-{lacks}"), kind="answer")
            return None
        if command.id in _UNHEARD_NEVER and self._window.is_too_soon(*_UNHEARD_NEVER[command.id]):
            self._window.refuse_unheard()
            return None
        if command.id in self._own:
            return self._own[command.id]()
        if self._state.moment == "menu":
            self.overlays.say_status()
            return None
        return command.id

    def lacks(self, command: Command) -> str:
        """What a command lacks now; "" if it is there."""
        if command.id in _PAGING and self.is_listed:
            return ""
        known = self._state.holder.commands if self._state.holder is not None else ()
        return command.lacks(self._state.moment, known)

    def _say_where_again(self) -> None:
        if not self._window.say_where():
            self._words.say(self._words.phrase("closed"), kind="answer")

    @property
    def is_listed(self) -> bool:
        """Whether a list outside of a game is walked: there letters seek, and pages are turned."""
        return self._state.moment == "menu" and bool(self._state.offered)

    # -- the focus ------------------------------------------------------------------------------

    def _move(self, by: int, *, inside: bool = False) -> None:
        if not self._state.overlays and self._state.take_up_answer():
            self._window.read_later(False)  # its first part
            return
        walk, speak = self._walked()
        if not walk.items:
            self._say_where()
            return
        wrapping = self._window.host.choice.wrapping
        edge = walk.step(by, wrapping=wrapping) if inside else walk.move(by, wrapping=wrapping)
        speak(edge)

    def _jump(self, *, last: bool) -> None:
        if not self._state.overlays:
            self._state.take_up_answer()
        walk, speak = self._walked()
        if not walk.items:
            self._say_where()
            return
        walk.jump(last=last)
        speak(False)

    def _walked(self) -> tuple[Walk, Callable[[bool], None]]:
        """The list that has the focus, and what speaks its entry."""
        state = self._state
        if state.overlays:
            overlay = state.overlays[-1]
            return overlay.walk, lambda edge: self.overlays.read(overlay, edge=edge)
        if state.parts is not None:
            return state.part, self._window.read_later
        if not state.offered and not state.in_hand and state.take_up_hand() is not None:
            state.in_hand = True
        if state.in_hand and state.take_up_hand() is not None:
            return state.hand, self._window.read_later
        return state.choices, self._window.read_later

    def _say_where(self) -> None:
        """There is nothing to walk: what is asked, or what lies on the table from its beginning on."""
        state = self._state
        if state.question:
            self._window.repeat()
            return
        if state.moment == "watching" and state.holder is not None and "table" in state.holder.commands:
            state.told = "table"
        if state.take_up_answer():
            self._window.read_later(False)
        else:
            self._words.say(self._words.phrase("no-list"), kind="answer")

    def _turn_page(self, by: int) -> str | None:
        """Go on by a page, or back: to another one where a list has several."""
        pages = None if self._state.overlays or self._state.listing is None else self._state.listing.pages
        line = "" if pages is None else pages[by > 0]
        if line:
            self._state.answered = True
            return line
        walk, speak = self._walked()
        speak(walk.page(by))
        return None

    def _is_sought(self, key: str) -> bool:
        """Whether a key goes to an entry by its first letter: no letter is a command there."""
        in_menu = self._state.moment == "menu" and bool(self._state.overlays or self._state.offered)
        return in_menu and len(key) == 1 and key.isalpha()

    def _seek_letter(self, letter: str) -> str | None:
        """Go to the next entry that begins so; on the last of several pages, to the next page with one."""
        walk, speak = self._walked()
        listing = None if self._state.overlays else self._state.listing
        seek = None if listing is None else listing.seek
        if walk.seek_letter(letter, wrapping=seek is None):
            speak(False)
        elif seek is not None:
            self._state.answered = True
            return seek(letter)
        else:
            self._words.say(self._words.phrase("no-letter", letter=self._words.cap(letter)), kind="answer")
        return None

    def _seek_number(self, digit: str) -> None:
        """Go to the entry of a number, and do nothing else: what is done, Enter does."""
        state = self._state
        walk: Walk
        speak: Callable[[bool], None]
        of: object
        back = ""
        if state.offered and not state.overlays:
            walk, speak, of = state.choices, self._window.read_later, state.listing
            numbers = [item.typed.rpartition(" ")[2] for item in walk.items]
            back = state.way_back.rpartition(" ")[2]
            state.in_hand = False
        else:
            walk, speak = self._walked()
            of, numbers = walk, [str(place) for place, _ in enumerate(walk.items, 1)]
        if not walk.items:
            self._say_where()
            return
        number = self._digits.add(digit, numbers, of)
        if number == "0" and number not in numbers and back in numbers:
            number = back  # as it is typed in a terminal
        if number not in numbers:
            number = next((one for one in numbers if one.startswith(number)), number)
        if number in numbers:
            walk.go(numbers.index(number))
        else:
            self._words.say(self._words.phrase("no-number", n=int(number)), kind="answer")
        speak(False)

    def _seek_playable(self, by: int) -> None:
        """The next playable card; past the last one back to the list, and from there to the first."""
        state = self._state
        if state.overlays or state.take_up_hand() is None:
            self._move(by)
            return
        if not state.in_hand:
            state.in_hand = True
            state.hand.index = -1 if by > 0 else len(state.hand.items)
        if not state.hand.seek_playable(by):
            state.hand.index = max(0, min(state.hand.index, len(state.hand.items) - 1))
            state.in_hand = not state.offered
            if state.in_hand:
                self._words.say(self._words.phrase("nothing-playable"), kind="answer")
                return
        self._window.read_later(False)

    # -- choosing -------------------------------------------------------------------------------

    def _choose(self) -> str | None:
        state = self._state
        if state.overlays:
            return state.overlays[-1].entry.act()
        if state.in_hand and not (state.question and not state.offered):
            return self._play_card()
        if state.offered:
            assert state.choices.item is not None
            return self._answer(state.choices.item)
        return ""

    def _answer(self, item: Item) -> str:
        self._state.answered = True
        return item.typed

    def _play_card(self) -> str | None:
        """Choose the entry of the list that uses the card in focus; of several let one be chosen."""
        state = self._state
        state.take_up_hand()
        card = state.hand.item
        if card is None or state.holder is None:
            return None
        plays = state.holder.plays(card, state.offered)
        if len(plays) == 1:
            return self._answer(plays[0])
        if not plays:
            state.holder.refuse(card)
            return None
        state.in_hand = False
        state.choices.seek(plays[0].typed)
        self._words.say(self._words.phrase("choose-which", n=len(plays)), kind="answer")
        self._window.read_later(False)
        return None

    def _explain_card(self) -> str | None:
        """What the card in focus does; where none has it, how one is named, and where all of them are."""
        state = self._state
        if state.moment == "waiting":
            return "card"  # play says whom it waits for
        state.take_up_hand()
        _, walk = state.walked
        told = not state.overlays and walk.item is not None and state.holder is not None
        if not (told and state.holder.explain(walk.item)):  # type: ignore[union-attr, arg-type]
            keys = {name: self.named(name) for name in ("type", "menu")}
            word = self._words.typed_word("card")
            self._words.say(self._words.phrase("no-card-here", word=word, **keys), kind="answer")
        return None

    def named(self, command: str) -> Phrase:
        """The key of a command."""
        keys = self._window.keymap.keys(command)
        return self._words.key(keys[0]) if keys else self._words.phrase("no-key")

    def _open_rules(self) -> str | None:
        """The rules page, at what is asked now; where the game has none, play says so."""
        return None if self.overlays.open_rules() else "rules"

    def _draw(self) -> str | None:
        """Draw, if the entry in focus does; else go to one that does."""
        state = self._state
        drawing = [item for item in state.offered if isinstance(item.key, Fact) and item.key.draws]
        if not drawing:
            self._words.say(self._words.phrase("nothing-to-draw"), kind="answer")
        elif len(drawing) == 1 or (state.choices.item in drawing and not state.in_hand):
            item = state.choices.item if state.choices.item in drawing else drawing[0]
            assert item is not None
            return self._answer(item)
        else:
            self._state.in_hand = False
            state.choices.seek(drawing[0].typed)
            self._window.read_later(False)
        return None

    def _escape(self) -> str | None:
        state = self._state
        if state.overlays:
            self.overlays.close()
        elif state.asks and state.way_back:
            state.answered = True
            return state.way_back
        else:
            self.overlays.open_menu()
        return None

    # -- typing ---------------------------------------------------------------------------------

    def ask(self, question: str) -> None:
        """Open a field for a line that is asked for; whoever asks speaks the question."""
        self.field.ask(question)

    # -- speech and look ------------------------------------------------------------------------

    def _silence(self) -> None:
        if self._window.host.voice is not None:
            self._window.host.voice.silence()

    def _repeat(self) -> str | None:
        if self._state.overlays:
            self.overlays.read(self._state.overlays[-1], titled=True)
            return None
        if self._state.moment != "menu":
            return "repeat"
        self._window.repeat()
        return None

    def _read_at(self, by: int) -> str | None:
        """Read faster or slower: to the player who has the keyboard, or outside of a game the language."""
        holder = self._state.holder
        if holder is not None and self._state.moment != "waiting":
            return f"rate {min(RATES[-1], max(RATES[0], holder.rate + by))}"
        rate = self._window.host.change_rate(by)
        self._words.say(self._words.phrase("rate", n=rate), kind="answer")
        return None

    def _turn(self, what: Loudness, by: int) -> None:
        per_cent = self._window.host.change_loudness(what, by)
        self._words.say(self._words.phrase(f"loudness-{what}", n=per_cent), kind="answer")

    def _resize(self, by: int) -> None:
        """The next size up or down; 0: the usual one."""
        now = self._window.host.choice.size
        if by > 0:
            size = next((size for size in SIZES if size > now), SIZES[-1])
        else:
            size = next((size for size in reversed(SIZES) if size < now), SIZES[0]) if by else SIZES[0]
        self._window.host.keep(size=size)
        self._words.say(self._words.phrase("size", n=size), kind="answer")

    def _full_screen(self) -> None:
        full = not self._window.host.choice.full_screen
        self._window.host.keep(full_screen=full)
        self._window.cover_screen(full=full)
        self._words.say(self._words.phrase("full" if full else "not-full"), kind="answer")


def _is_digit(key: str) -> bool:
    return len(key) == 1 and key.isdecimal()


_NAVIGATION: Final = ("Enter", "Escape")
_OF_VOICE: Final = ("faster", "slower", "voice", "louder", "softer", "sounds-louder", "sounds-softer") + (
    "verbosity",
    "speaker",
)
"""Commands that change how one is told."""
_OF_TABLE: Final = ("sort",)
"""Commands that change what is told."""
_PACE_SECONDS: Final = (1, 3, 6)
Act = Callable[[], "str | None"]


class Overlays:
    """Opens and closes them.

    Args:
        window: whose they are.
        actions: what their entries do.
    """

    def __init__(self, window: KeyedWindow, actions: KeyActions) -> None:
        self._window = window
        self._actions = actions
        self._words = window.words
        self._state = window.state
        self._help = KeyHelp(window, actions, self)
        self.open_help = self._help.open
        self.open_commands = self._help.open_commands

    # -- opening, reading, closing --------------------------------------------------------------

    def open(self, overlay: Overlay) -> None:
        """Show a list in front of everything, and speak its title and the entry in focus as one."""
        overlay.refresh()
        self._state.overlays.append(overlay)
        self.read(overlay, titled=True)
        self._make_ahead(overlay)

    def _make_ahead(self, overlay: Overlay) -> None:
        """Have its entries made ready to be spoken."""
        places = self._window.host.choice.places
        count = len(overlay.shown)
        self._words.make_ahead(
            [
                self._words.placed(entry.phrase, "", place if places else 0, count)
                for place, entry in enumerate(overlay.shown[:MADE_AHEAD], 1)
            ]
        )

    def read(self, overlay: Overlay, *, titled: bool = False, edge: bool = False) -> None:
        """Speak the entry in focus."""
        if edge:
            self._window.sound("edge")
        places = self._window.host.choice.places
        number = overlay.walk.index + 1 if places else 0
        said = self._words.placed(overlay.entry.phrase, "", number, len(overlay.shown))
        self._words.say(*([overlay.title] if titled else []), said, kind="focus")

    def close(self) -> None:
        """Close the foremost list; where one is then is said."""
        self._state.overlays.pop()
        if self._state.overlays:
            self._state.overlays[-1].refresh()
            self.read(self._state.overlays[-1], titled=True)
            return
        if not self._window.say_where():
            self._say("closed")

    def close_all(self) -> None:
        """Close all lists without a word: what was chosen will say something."""
        self._state.overlays.clear()

    def _say(self, key: str, /, **variables: Any) -> None:
        self._words.say(self._words.phrase(key, **variables), kind="answer")

    # -- the menu -------------------------------------------------------------------------------

    def open_menu(self) -> None:
        """What Escape opens where no step leads back: first of all the way on."""
        self.open(Overlay(self._words.phrase("menu"), self._menu_entries))

    def _menu_entries(self) -> list[Entry]:
        playing = self._state.moment != "menu"
        entries: list[tuple[str, Act]] = [("continue", self._go_on)]
        if playing and self._state.moment != "waiting":
            entries += [("menu-rules", self._rules_or_none), ("menu-cards", self.open_cards)]
        entries += [
            ("menu-help", self.open_help),
            ("menu-voice", self.open_voice),
            ("menu-settings", self.open_settings),
        ]
        if playing:
            entries += [
                ("menu-commands", self.open_commands),
                ("menu-phone", self._line("phone")),
                ("menu-save", self._start_saving),
                ("menu-leave", self._leave),
            ]
        entries.append(("menu-close", self._close_window))
        return [Entry(key, self._words.phrase(key), act) for key, act in entries]

    def _go_on(self) -> None:
        self.close()

    def _line(self, line: str) -> Act:
        """A line for play, which closes all lists; what is asked stays asked."""

        def act() -> str:
            self.close_all()
            return line

        return act

    def _leave(self) -> str:
        self.close_all()
        self._state.answered = True
        return "quit"

    def _start_saving(self) -> str | None:
        self.close_all()
        return self._actions.do(_COMMANDS["save"])

    def _close_window(self) -> None:
        self._window.end()

    # -- what the game says of itself -----------------------------------------------------------

    def open_rules(self) -> bool:
        """The rules page in sentences, from what is asked now; False if there is none."""
        holder = self._state.holder
        page, start = holder.rules() if holder is not None else ((), 0)
        if page:
            self._open_page("rules", page, start)
        return bool(page)

    def _rules_or_none(self) -> None:
        if not self.open_rules():
            self._say("no-rules")

    def open_cards(self) -> None:
        """Every card of the box: what it is, what it does, how many there are."""
        holder = self._state.holder
        cards = holder.box() if holder is not None else ()
        if cards:
            self._open_page("cards", cards, 0)
        else:
            self._say("no-cards")

    def _open_page(self, title: str, page: Sequence[tuple[str, str]], start: int) -> None:
        """Lines as a list; one that is chosen is read once more."""
        rows = [Entry(f"{number}", Phrase(*line), self._read_again) for number, line in enumerate(page)]
        back = Entry("back", self._words.phrase("back"), self._go_on)
        overlay = Overlay(self._words.phrase(title), lambda: [*rows, back])
        overlay.refresh()
        overlay.walk.go(start)
        self.open(overlay)

    def _read_again(self) -> None:
        self.read(self._state.overlays[-1])

    # -- how a game is told, and settings -----------------------------------------------------------

    def open_voice(self) -> None:
        """Who speaks, how fast and how loud: each entry does what its key does."""
        self.open(Overlay(self._words.phrase("menu-voice"), lambda: self._deeds(_OF_VOICE)))

    def open_settings(self) -> None:
        """What can be set while a game goes on."""
        self.open(Overlay(self._words.phrase("menu-settings"), self._setting_entries))

    def _setting_entries(self) -> list[Entry]:
        lists: list[tuple[str, Act]] = [("menu-look", self.open_look), ("menu-keys", self.open_keys)]
        playing = self._state.moment not in ("menu", "waiting")
        lists += [("menu-pace", self.open_pace)] if playing else []
        rows = [Entry(key, self._words.phrase(key), act) for key, act in lists]
        return [*rows, *self._deeds(_OF_TABLE)]

    def _deeds(self, commands: Sequence[str]) -> list[Entry]:
        """Entries that carry out commands which are there now, each with its key; and the way back."""
        there = [_COMMANDS[one] for one in commands if not self._actions.lacks(_COMMANDS[one])]
        rows = []
        for command in there:
            keys = self._window.keymap.keys(command.id)
            what = self._words.phrase(f"command-{command.id}")
            row = self._words.phrase("keys-row", what=what, key=self._words.key(keys[0])) if keys else what
            rows.append(Entry(command.id, row, partial(self._actions.do, command)))
        return [*rows, Entry("back", self._words.phrase("back"), self._go_on)]

    def open_pace(self) -> None:
        """What the next event waits for, to be chosen; the focus begins on what is chosen now."""
        overlay = Overlay(self._words.phrase("pace"), self._pace_entries)
        overlay.refresh()
        now = self._state.holder.pace if self._state.holder is not None else ""
        overlay.walk.go(next((n for n, entry in enumerate(overlay.shown) if entry.key == now), 0))
        self.open(overlay)

    def _pace_entries(self) -> list[Entry]:
        rows = [Entry(pace, self._words.phrase(f"pace-{pace}"), self._line(f"pace {pace}")) for pace in PACES]
        for seconds in _PACE_SECONDS:
            words = self._words.phrase("pace-seconds", n=seconds)
            rows.append(Entry(str(seconds), words, self._line(f"pace {seconds}")))
        return [*rows, Entry("back", self._words.phrase("back"), self._go_on)]

    # -- where one is -----------------------------------------------------------------------------

    def say_status(self) -> None:
        """Where one is, outside of a game."""
        choice = self._window.host.choice
        theme = self._words.phrase(f"theme-{choice.theme}")
        self._say("status", theme=theme, n=choice.size)

    # -- keys -----------------------------------------------------------------------------------

    def open_keys(self) -> None:
        """Which key stands for which command, to be changed."""
        self.open(Overlay(self._words.phrase("keys"), self._key_entries))

    def _key_entries(self) -> list[Entry]:
        entries = []
        for command in changeable():
            keys = self._window.keymap.keys(command.id)
            key = self._words.key(keys[0]) if keys else self._words.phrase("no-key")
            what = self._words.phrase(f"command-{command.id}")
            phrase = self._words.phrase("keys-row", what=what, key=key)
            entries.append(Entry(command.id, phrase, self._changing(command)))
        letters = self._words.phrase("look-letters", value=self._yes(self._window.keymap.letters))
        entries.append(Entry("letters", letters, self._switch_letters))
        entries.append(Entry("reset", self._words.phrase("keys-reset"), self._reset_keys))
        return [*entries, Entry("back", self._words.phrase("back"), self._go_on)]

    def _reset_keys(self) -> None:
        self._keep_keys(KeyMap(letters=self._window.keymap.letters))
        self._say("keys-are-usual")

    def _changing(self, command: Command) -> Act:
        def act() -> None:
            self._state.overlays[-1].capture = lambda key: self._take_key(command, key)
            self._say("keys-press", what=self._words.phrase(f"command-{command.id}"))

        return act

    def _take_key(self, command: Command, key: str) -> None:
        """Give a command the key that was pressed, unless it is another's or nobody's to give."""
        overlay = self._state.overlays[-1]
        if key == "Escape":
            overlay.capture = None
            self._say("keys-kept")
            return
        clash = self._window.keymap.clash(command.id, key)
        if writes(key) and not self._window.keymap.letters:
            self._say("keys-off")
        elif not is_key(key) or key in _NAVIGATION:
            self._say("keys-forbidden")
        elif clash is not None:
            taken = self._words.phrase(f"command-{clash.id}")
            self._say("keys-taken", key=self._words.key(key), what=taken)
        else:
            overlay.capture = None
            self._keep_keys(self._window.keymap.with_key(command.id, key))
            what = self._words.phrase(f"command-{command.id}")
            self._say("keys-set", key=self._words.key(key), what=what)

    def _keep_keys(self, keymap: KeyMap) -> None:
        self._window.keymap = keymap
        self._window.host.keep(keys=keymap.lines())
        self._state.overlays[-1].refresh()

    # -- look -----------------------------------------------------------------------------------

    def open_look(self) -> None:
        """Colours, size and behaviour of the window, to be changed."""
        self.open(Overlay(self._words.phrase("look"), self._look_entries))

    def _look_entries(self) -> list[Entry]:
        choice, words = self._window.host.choice, self._words
        rows: list[tuple[str, Phrase | int, Act]] = [
            ("theme", words.phrase(f"theme-{choice.theme}"), self._cycle("theme", THEMES)),
            ("size", choice.size, self._cycle("size", SIZES)),
            ("full-screen", self._yes(choice.full_screen), self._switch_full),
            ("wrapping", self._yes(choice.wrapping), self._switch("wrapping")),
            ("places", self._yes(choice.places), self._switch("places")),
            (
                "unfocused",
                words.phrase(f"unfocused-{choice.unfocused}"),
                self._cycle("unfocused", UNFOCUSED),
            ),
            ("echo", words.phrase(f"echo-{choice.echo}"), self._cycle("echo", ECHOES)),
            ("bounce", words.phrase("ms", n=choice.bounce_ms), self._cycle("bounce_ms", BOUNCES)),
            ("hold", words.phrase("ms", n=choice.hold_ms), self._cycle("hold_ms", HOLDS)),
            ("number-pad", self._yes(choice.number_pad), self._switch("number_pad")),
            ("letters", self._yes(choice.letters), self._switch_letters),
        ]
        entries = [Entry(key, words.phrase(f"look-{key}", value=value), act) for key, value, act in rows]
        return [*entries, Entry("back", words.phrase("back"), self._go_on)]

    def _yes(self, value: bool) -> Phrase:
        return self._words.phrase("yes" if value else "no")

    def _cycle(self, name: str, values: Sequence[Any]) -> Act:
        def act() -> None:
            now = getattr(self._window.host.choice, name)
            index = values.index(now) + 1 if now in values else 0
            self._change(**{name: values[index % len(values)]})

        return act

    def _switch(self, name: str) -> Act:
        def act() -> None:
            self._change(**{name: not getattr(self._window.host.choice, name)})

        return act

    def _switch_full(self) -> None:
        full = not self._window.host.choice.full_screen
        self._window.cover_screen(full=full)
        self._change(full_screen=full)

    def _switch_letters(self) -> None:
        """Let keys that write something do what they are for, or nothing."""
        letters = not self._window.keymap.letters
        self._window.keymap = read_keys(self._window.host.choice.keys, letters=letters)
        self._change(letters=letters)

    def _change(self, **changes: Any) -> None:
        self._window.host.keep(**changes)
        self._state.overlays[-1].refresh()
        self.read(self._state.overlays[-1])


_COMMANDS: Final = {command.id: command for command in REGISTRY}
_IN_MENU: Final = ("help", "more")
"""Commands that the list of commands leaves out: they tell what it has."""


_WALKING: Final = frozenset(("previous", "next", "up", "down", "first", "final", "choose", *_PAGING))
"""Commands that have words of their own where a list of one-line entries is walked through."""

_SEEKING: Final = frozenset(("next-playable", "previous-playable"))
"""The same, where there is no hand either."""

_THROUGH_ANSWERS: Final = frozenset(
    ("previous", "next", "up", "down", "first", "final", "card", "silence", "help")
)
"""Commands that go through what was told, or leave it as it is; any other ends it."""

_OF_LISTS: Final = _WALKING | _SEEKING | {"draw"}
"""Commands whose keys somebody else reads in a moment of real time, or that have nothing to walk there."""


class KeyHelp:
    """Opens the list of keys.

    Args:
        window: whose keys they are.
        actions: what they do.
        overlays: what opens lists.
    """

    def __init__(self, window: KeyedWindow, actions: KeyActions, overlays: Overlays) -> None:
        self._window = window
        self._actions = actions
        self._overlays = overlays
        self._state = window.state
        self._words = window.words

    def open(self) -> None:
        """What counts here and now, then the keys that are live."""
        self._overlays.open(Overlay(self._words.phrase("help"), self._live_entries))

    def open_commands(self) -> None:
        """All that can be asked and done now, with a key of its own or none."""
        self._overlays.open(Overlay(self._words.phrase("commands"), self._command_entries))

    def _command_entries(self) -> list[Entry]:
        rows = []
        for command in COMMANDS:
            if command.id in _IN_MENU or self._is_players(command) or self._actions.lacks(command):
                continue
            keys, what = self._window.keymap.keys(command.id), self._what(command)
            row = self._words.phrase("keys-row", what=what, key=self._words.key(keys[0])) if keys else what
            rows.append(Entry(command.id, row, self._doing(command)))
        return [*rows, Entry("back", self._words.phrase("back"), self._overlays.close)]

    def _open_others(self) -> None:
        self._overlays.open(Overlay(self._words.phrase("help-absent-title"), self._other_entries))

    def _live_entries(self) -> list[Entry]:
        by_words: dict[str, list[Command]] = {}
        taken = _OF_LISTS if self._state.keys_waited is not None else frozenset()
        for command in REGISTRY:
            if command.id in taken or self._is_players(command):
                continue
            if not self._actions.lacks(command) and self._window.keymap.keys(command.id):
                by_words.setdefault(self._what(command).text, []).append(command)
        rows = [self._live_row(*commands) for commands in by_words.values()]
        if (self._state.offered or self._state.in_hand) and self._window.keymap.letters:
            rows.append(self._read_again("digits", "help-digits"))
        if self._state.holder is not None and "table" in self._state.holder.commands:
            keys = {name: self._actions.named(name) for name in ("turn", "table")}
            rows.append(Entry("parts", self._words.phrase("help-parts", **keys), self._again))
        others = Entry("others", self._words.phrase("help-others"), self._open_others)
        return [Entry("here", self._here(), self._again), *rows, others]

    def _live_row(self, first: Command, *same: Command) -> Entry:
        """One entry for all commands that do the same here."""
        key = self._key(first)
        for command in same:
            key = self._words.phrase("help-or", one=key, other=self._key(command))
        return Entry(
            first.id, self._words.phrase("help-live", key=key, what=self._what(first)), self._doing(first)
        )

    def _is_players(self, command: Command) -> bool:
        """Whether the key of a command is one that a player presses in real time now."""
        keys = self._window.keymap.keys(command.id)
        return self._state.keys_waited is not None and bool(keys) and keys[0] in self._state.own_keys

    def _other_entries(self) -> list[Entry]:
        rows = []
        for command in REGISTRY:
            lacks = "player" if self._is_players(command) else self._actions.lacks(command)
            if not lacks and self._window.keymap.keys(command.id):
                continue
            key, what = self._key(command), self._what(command)
            if lacks:
                reason = self._words.phrase(f"lacks-{lacks}")
                phrase = self._words.phrase("help-absent", key=key, what=what, reason=reason)
            else:
                phrase = self._words.phrase("help-live", key=key, what=what)
            rows.append(Entry(command.id, phrase, self._doing(command)))
        back = Entry("back", self._words.phrase("back"), self._overlays.close)
        return [*rows, self._read_again("reader", "help-reader"), back]

    def _read_again(self, key: str, message: str) -> Entry:
        return Entry(key, self._words.phrase(message), self._again)

    def _again(self) -> None:
        self._overlays.read(self._state.overlays[-1])

    def _doing(self, command: Command) -> Callable[[], str | None]:
        def act() -> str | None:
            if not self._actions.lacks(command):
                self._overlays.close_all()
            return self._actions.do(command)

        return act

    # -- words ------------------------------------------------------------------------------

    def _key(self, command: Command) -> Phrase:
        """The key of a command, or what is typed for it."""
        keys = self._window.keymap.keys(command.id)
        if keys or command.id not in _TYPED:
            return self._words.key(keys[0]) if keys else self._words.phrase("no-key")
        field = self._words.key(self._window.keymap.keys("type")[0])
        return self._words.phrase("help-typed", key=field, word=self._words.typed_word(command.id))

    def _what(self, command: Command) -> Phrase:
        """What a command does, in words that are true of what is walked through now."""
        state = self._state
        plain = bool(state.offered) and not state.in_hand
        plain = plain and not any(item.details for item in state.offered)
        listed = plain and (self._actions.is_listed or command.id not in _PAGING)
        listed = listed and (command.id in _WALKING or (command.id in _SEEKING and state.held is None))
        return self._words.phrase(f"command-{command.id}{'-listed' if listed else ''}")

    def _here(self) -> Phrase:
        """The keys that matter most now, in a sentence."""
        state = self._state
        hand = state.take_up_hand() is not None
        if state.parts is not None:
            keys = {name: self._actions.named(name) for name in ("previous", "next", "choose")}
            return self._words.phrase("here-parts", **keys)
        if state.keys_waited is not None:
            return state.keys_waited
        if state.moment == "waiting":
            name = "waiting"
        elif state.in_hand:
            name = "hand"
        elif state.offered:
            name = "list-hand" if hand else "list-back" if state.way_back else "list"
        elif state.question:
            name = "question"
        else:
            name = "watching-hand" if hand else "watching"
        names = ("previous", "next", "up", "down", "choose", "menu")
        keys = {name: self._actions.named(name) for name in names}
        return self._words.phrase(f"here-{name}", **keys, tab=self._actions.named("next-playable"))
