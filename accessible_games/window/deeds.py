"""What each key of the window does: the focus, the window's own lists, and lines for everything else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from accessible_games.engine import Fact
from accessible_games.play.board import Item
from accessible_games.play.commands import COMMANDS, Command
from accessible_games.play.look import SIZES
from accessible_games.play.ports import Loudness
from accessible_games.play.profiles import RATES

from .digits import Digits
from .fieldkeys import FieldKeys
from .overlays import Overlays
from .stage import Asked
from .walk import Walk

if TYPE_CHECKING:
    from .front import Window

_TYPED: Final = frozenset(command.id for command in COMMANDS)
_UNHEARD_NEVER: Final[Mapping[str, tuple[Asked, ...]]] = {
    "choose": ("question", "entry"),
    "draw": ("question",),
}
"""Commands whose deed may be binding -> what must have been put before: "draw" says itself what it does."""
_RATE_STEP: Final = 20
_LOUDNESS_STEP: Final = 10


class Deeds:
    """Does what keys ask for.

    Args:
        window: whose stage it is.
    """

    def __init__(self, window: Window) -> None:
        self._window = window
        self._stage = window.stage
        self._words = window.words
        self.overlays = Overlays(window, self)
        self.field = FieldKeys(window, self)
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
            "card": self._explain_card,
            "rules": self._open_rules,
            "silence": self._silence,
            "repeat": self._repeat,
        }

    def press(self, key: str) -> str | None:
        """Do what a key is for; returns a line if it is one for play."""
        if not _is_digit(key):
            self._digits.forget()
        overlay = self._stage.overlays[-1] if self._stage.overlays else None
        if overlay is not None and overlay.capture is not None and key != "Ctrl":
            overlay.capture(key)
            return None
        if self._stage.field is not None:
            return self.field.press(key)
        command = self._window.keymap.command(key)
        if command is not None:
            return self.do(command)
        if _is_digit(key):
            self._seek_number(key)
        else:
            self._words.say(self._words.phrase("no-command", key=self._words.key(key)), kind="answer")
        return None

    def do(self, command: Command) -> str | None:
        """Carry a command out, or say why it is not there now."""
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
        if self._stage.moment == "menu":
            self.overlays.say_status()
            return None
        return command.id

    def lacks(self, command: Command) -> str:
        """What a command lacks now; "" if it is there."""
        known = self._stage.attention.commands if self._stage.attention is not None else ()
        return command.lacks(self._stage.moment, known)

    # -- the focus ------------------------------------------------------------------------------

    def _move(self, by: int, *, inside: bool = False) -> None:
        walk, speak = self._walked()
        if not walk.items:
            self._say_where()
            return
        wrapping = self._window.host.choice.wrapping
        edge = walk.step(by, wrapping=wrapping) if inside else walk.move(by, wrapping=wrapping)
        speak(edge)

    def _jump(self, *, last: bool) -> None:
        walk, speak = self._walked()
        if not walk.items:
            self._say_where()
            return
        walk.jump(last=last)
        speak(False)

    def _walked(self) -> tuple[Walk, Callable[[bool], None]]:
        """The list that has the focus, and what speaks its entry."""
        stage = self._stage
        if stage.overlays:
            overlay = stage.overlays[-1]
            return overlay.walk, lambda edge: self.overlays.read(overlay, edge=edge)
        if not stage.offered and not stage.in_hand and stage.take_up_hand() is not None:
            stage.in_hand = True
        if stage.in_hand and stage.take_up_hand() is not None:
            return stage.hand, self._window.read_later
        return stage.choices, self._window.read_later

    def _say_where(self) -> None:
        """There is nothing to walk: what is asked, or what goes on, once more."""
        if self._stage.question:
            self._window.repeat()
        else:
            self._words.say(self._words.phrase("no-list"), kind="answer")

    def _seek_number(self, digit: str) -> None:
        """Go to the entry of a number, and do nothing else: what is done, Enter does."""
        stage = self._stage
        walk: Walk
        speak: Callable[[bool], None]
        of: object
        back = ""
        if stage.offered and not stage.overlays:
            walk, speak, of = stage.choices, self._window.read_later, stage.listing
            numbers = [item.typed.rpartition(" ")[2] for item in walk.items]
            back = stage.way_back.rpartition(" ")[2]
            stage.in_hand = False
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
        stage = self._stage
        if stage.overlays or stage.take_up_hand() is None:
            self._move(by)
            return
        if not stage.in_hand:
            stage.in_hand = True
            stage.hand.index = -1 if by > 0 else len(stage.hand.items)
        if not stage.hand.seek_playable(by):
            stage.hand.index = max(0, min(stage.hand.index, len(stage.hand.items) - 1))
            stage.in_hand = not stage.offered
            if stage.in_hand:
                self._words.say(self._words.phrase("nothing-playable"), kind="answer")
                return
        self._window.read_later(False)

    # -- choosing -------------------------------------------------------------------------------

    def _choose(self) -> str | None:
        stage = self._stage
        if stage.overlays:
            return stage.overlays[-1].entry.act()
        if stage.in_hand and not (stage.question and not stage.offered):
            return self._play_card()
        if stage.offered:
            assert stage.choices.item is not None
            return self._answer(stage.choices.item)
        return ""

    def _answer(self, item: Item) -> str:
        self._stage.answered = True
        return item.typed

    def _play_card(self) -> str | None:
        """Choose the entry of the list that uses the card in focus; of several let one be chosen."""
        stage = self._stage
        stage.take_up_hand()
        card = stage.hand.item
        if card is None or stage.attention is None:
            return None
        plays = stage.attention.plays(card, stage.offered)
        if len(plays) == 1:
            return self._answer(plays[0])
        if not plays:
            stage.attention.refuse(card)
            return None
        stage.in_hand = False
        stage.choices.seek(plays[0].typed)
        self._words.say(self._words.phrase("choose-which", n=len(plays)), kind="answer")
        self._window.read_later(False)
        return None

    def _explain_card(self) -> str | None:
        """What the card in focus does; where none has it, play says how one is named."""
        stage = self._stage
        stage.take_up_hand()
        walk = stage.hand if stage.in_hand else stage.choices
        told = not stage.overlays and walk.item is not None and stage.attention is not None
        return None if told and stage.attention.explain(walk.item) else "card"  # type: ignore[union-attr, arg-type]

    def _open_rules(self) -> str | None:
        """The rules page, at what is asked now; where the game has none, play says so."""
        return None if self.overlays.open_rules() else "rules"

    def _draw(self) -> str | None:
        """Draw, if the entry in focus does; else go to one that does."""
        stage = self._stage
        drawing = [item for item in stage.offered if isinstance(item.key, Fact) and item.key.draws]
        if not drawing:
            self._words.say(self._words.phrase("nothing-to-draw"), kind="answer")
        elif len(drawing) == 1 or (stage.choices.item in drawing and not stage.in_hand):
            item = stage.choices.item if stage.choices.item in drawing else drawing[0]
            assert item is not None
            return self._answer(item)
        else:
            self._stage.in_hand = False
            stage.choices.seek(drawing[0].typed)
            self._window.read_later(False)
        return None

    def _escape(self) -> str | None:
        stage = self._stage
        if stage.overlays:
            self.overlays.close()
        elif stage.question and stage.way_back:  # no words are wanted: something goes on, and is ended
            return stage.way_back
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
        if self._stage.overlays:
            self.overlays.read(self._stage.overlays[-1], titled=True)
            return None
        if self._stage.moment != "menu":
            return "repeat"
        self._window.repeat()
        return None

    def _read_at(self, by: int) -> str | None:
        """Read faster or slower: to the player who has the keyboard, or outside of a game the language."""
        attention = self._stage.attention
        if attention is not None and self._stage.moment != "waiting":
            return f"rate {min(RATES[-1], max(RATES[0], attention.rate + by))}"
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
