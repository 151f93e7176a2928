"""What keys do while somebody types: letters, the cursor, what is said of them, and the end of the line."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from accessible_games.play.commands import Command

from .ports import KeyedWindow
from .typing_field import TypingField
from .words import Phrase

_BESIDE_TYPING: Final = frozenset(
    ("slower", "faster", "softer", "louder", "sounds-softer", "sounds-louder", "silence")
    + ("larger", "smaller", "usual-size", "full-screen")
)
"""Commands that are there while somebody types; any other key but those of text says the question again."""

_TEXT_KEYS: Final = ("Space", "Plus", "Minus")
"""Keys with names that write something."""

_IN_WORDS: Final = "'’-"
_WORD_AT_END: Final = re.compile(r"[^\W_]*(?:['’-][^\W_]+)*$")

_HELP: Final = "?"
"""What is typed to ask what an answer may be."""


class FieldKeys:
    """Opens text fields, and does what keys ask for in them.

    Args:
        window: whose they are.
        do: carries out a command that is there while somebody types.
    """

    def __init__(self, window: KeyedWindow, do: Callable[[Command], str | None]) -> None:
        self._window = window
        self._do = do
        self._state = window.state
        self._words = window.words
        self._prefix = ""
        self._question = Phrase("", "")
        self._left: TypingField | None = None
        """The field from which help was asked for: what was typed in it stays."""

    def open(self, question: str, prefix: str) -> None:
        """Open a field for a whole typed line.

        Args:
            question: the message that asks for it.
            prefix: what stands before the line.
        """
        self._prefix, self._question = prefix, self._words.phrase(question)
        self._state.field = TypingField(self._question.text, wanted=False)
        self._words.say(self._question, kind="answer")

    def ask(self, question: str) -> None:
        """Open a field for a line that is asked for; whoever asks speaks the question."""
        left, self._left, self._prefix = self._left, None, ""
        if left is None or left.question != question:
            left = TypingField(question, wanted=True)
        self._state.field = left

    def write(self, text: str) -> None:
        """Take what the input method has settled."""
        field = self._state.field
        if field is not None and text:
            self._window.key_pressed()
            before = field.text[: field.cursor]
            taken = field.add(text)
            for phrase in self._echo(before, taken) if taken else (self._words.phrase("field-full"),):
                self._window.echo(phrase)

    def compose(self, text: str) -> None:
        """Show what the input method has not settled yet, and say it."""
        field = self._state.field
        if field is None or text == field.composing:
            return
        field.composing = text
        if text and self._window.host.choice.echo != "none":
            self._window.key_pressed()
            self._window.echo(self._words.letters(text))

    def _echo(self, before: str, taken: str) -> tuple[Phrase, ...]:
        """What is said of what was typed: it, the word that it ends, or both, as one line; or nothing."""
        wanted = self._window.host.choice.echo
        said = [taken] if wanted in ("letters", "both") or (wanted == "words" and len(taken) > 1) else []
        if wanted in ("words", "both") and not _may_be_in_word(taken[-1]) and _last_word(before):
            said.append(_last_word(before))
        return (self._words.joined(*map(self._words.letters, said)),) if said else ()

    def press(self, key: str) -> str | None:
        """Do what a key is for in the open field; returns the line when it is over."""
        field = self._state.field
        assert field is not None
        if key == "Enter":
            if field.wanted and self._window.is_too_soon("question"):
                self._window.refuse_unheard()
                return None
            if self._window.host.choice.echo in ("words", "both") and _last_word(field.text):
                self._window.echo(self._words.letters(_last_word(field.text)))
            self._state.field = None
            return self._prefix + field.text.strip()
        if key == "Escape":
            return self._leave(field)
        if key in ("Backspace", "Delete"):
            self._drop(field.drop() if key == "Backspace" else field.drop_next())
        elif key in ("Up", "Down"):
            self._window.echo(self._whole(field))
        elif key in ("Left", "Right", "Home", "End"):
            self._move(field, key)
        elif key.startswith("Ctrl") or not key.endswith(_TEXT_KEYS):
            return self._press_other(field, key)
        return None

    def _press_other(self, field: TypingField, key: str) -> str | None:
        command = self._window.keymap.command(key)
        if command is not None and command.id in _BESIDE_TYPING:
            return self._do(command)
        if command is not None and command.id == "help":
            return self._help(field)
        self._say_question(field)
        return None

    def _help(self, field: TypingField) -> str | None:
        """How one types; then whoever asks says what the answer may be, and asks again."""
        if not field.wanted:
            self._words.say(self._question, self._words.phrase("field-keys"), kind="answer")
            return None
        keys = (self._words.phrase("field-keys"), self._words.phrase("field-escape"))
        self._words.say(*keys, *self._so_far(field), kind="answer", painted=keys)
        self._left, self._state.field = field, None
        return _HELP

    def _drop(self, letter: str) -> None:
        words = self._words
        dropped = words.phrase("field-dropped", letter=words.letters(letter))
        self._window.echo(dropped if letter else words.phrase("field-nothing"))

    def _move(self, field: TypingField, key: str) -> None:
        """Move the cursor, and say the letter behind it."""
        by = {"Left": -1, "Right": 1, "Home": -len(field.text), "End": len(field.text)}[key]
        edge = field.move(by) and key in ("Left", "Right")
        if edge:
            self._window.sound("edge")
        if field.text and not field.letter:
            self._window.echo(self._words.phrase("field-end"))
        else:
            self._window.echo(self._words.letters(field.letter) if field.letter else self._whole(field))

    def _whole(self, field: TypingField) -> Phrase:
        return self._words.letters(field.text) if field.text else self._words.phrase("field-empty")

    def _so_far(self, field: TypingField) -> tuple[Phrase, ...]:
        """What was typed so far, if anything was."""
        typed = self._words.letters(field.text)
        return (self._words.phrase("field-so-far", text=typed),) if field.text else ()

    def _say_question(self, field: TypingField) -> None:
        """What is asked once more."""
        if field.wanted:
            self._window.repeat()
        else:
            self._words.say(self._question, kind="answer")

    def _leave(self, field: TypingField) -> str | None:
        """Close it: where words are asked for, one goes a step back; else one is where one was."""
        self._state.field = None
        if field.wanted:
            return self._state.way_back
        self._words.say(self._words.phrase("field-left"), kind="answer")
        self._window.read_later(False)
        return None


def _may_be_in_word(letter: str) -> bool:
    return letter.isalnum() or letter in _IN_WORDS


def _last_word(text: str) -> str:
    """The word at the end of a text; "" if a blank or a sign stands there."""
    return _WORD_AT_END.search(text)[0]  # type: ignore[index]
