"""Answers the questions of a console by the words of the list, as somebody would who hears it."""

from __future__ import annotations

import argparse
import re

from accessible_games.cli.console import Console
from accessible_games.cli.session import Session
from accessible_games.play.typed import EndOfInput
from tests.recorder import RecorderVoice


class Clerk:
    """The lines of a console: what is shown, and answers in order.

    An answer is the beginning of an entry of the list that was shown last, or is typed as it is.
    """

    interactive = True
    clears = True
    encoding = "utf-8"

    def __init__(self, *answers):
        self.answers = list(answers)
        self.shown = []
        self._list = []

    def show(self, text):
        self.shown.append(text)
        self._list.append(text)

    def next(self, seconds=None):
        if not self.answers:
            raise EndOfInput
        answer = self.answers.pop(0)
        rows = (re.match(r"(\d+)\. (.*)", line, re.S) for line in self._list)
        numbers = [row[1] for row in rows if row and row[2].startswith(answer)]
        self._list = []
        return numbers[0] if answer and numbers else answer

    def forget_typed(self):
        """What is to be answered in these tests is typed when it is asked."""

    def hide_typing(self, hidden):
        """Nobody looks."""

    def clear(self):
        """What was shown is kept."""
        return True

    def end_line(self):
        """Each line is one."""

    def end(self):
        self.answers.clear()

    def text(self):
        return "\n".join(self.shown)


class Speaker(RecorderVoice):
    """A voice that knows some voices, and writes down only that by which one is told from another."""

    def __init__(self, *voices, devices=()):
        super().__init__(devices=devices)
        self.said = []
        self.known = voices

    def say(self, text, *, kind, language, **rest):
        self.said.append((text, language, {name: value for name, value in rest.items() if value is not None}))

    def voices(self, language):
        return [voice for voice in self.known if language in voice.tags]

    def needs_kana(self, language, voice=None):
        return language == "ja"

    def silence(self):
        self.said.append("silenced")


def session(*answers, voice=None, language="en", outputs=()):
    """A session whose questions are answered so, in the home that the environment names."""
    made = Session(argparse.Namespace(speech="off", language=language, verbosity=None, front="terminal"))
    made.interactive = True
    made.front = Clerk(*answers)
    made.sound.voice = voice
    made.sound.outputs = lambda: tuple(outputs)
    made.console = Console(made.front, language, voice)
    return made
