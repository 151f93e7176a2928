"""What tests give the program for a voice: it says nothing, and writes everything down."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Spoken:
    """A line as a voice was given it, with whatever else it was told of how to read it."""

    text: str
    kind: str
    language: str
    private: bool
    ear: str
    device: str = ""
    reading: tuple = ()


class RecorderVoice:
    """A voice that writes down what it was given, in order, with what happened in between.

    Attributes:
        devices: the sound devices that are there; None: any.
        unplugged: whether another one has just gone.
        display: what a braille display was given; None: there is none.
    """

    parts = False
    """Whether two lines can be heard at once, an ear each."""

    def __init__(self, languages=("en", "fr", "ja"), log=None, devices=(), display=None):
        self.languages = languages
        self.log = [] if log is None else log
        self.devices = None if devices is None else set(devices)
        self.unplugged = False
        self.display = display

    def say(self, text, *, kind, language, private=False, ear="both", device="", **reading):
        self.log.append(Spoken(text, kind, language, private, ear, device, tuple(sorted(reading.items()))))

    def parts_ears(self):
        return self.parts

    def reaches(self, device):
        return self.devices is None or device in self.devices

    def lost_output(self):
        lost, self.unplugged = self.unplugged, False
        return lost

    def has_braille(self):
        return self.display is not None

    def braille(self, text):
        self.display.append(text)

    def wait(self, timeout=None):
        return True

    def is_speaking(self):
        return False

    def silence(self):
        self.log.append("silence")

    def key_pressed(self):
        pass

    def unsilence(self):
        pass

    def answered(self):
        pass

    def asks_again(self):
        pass

    def has_put(self, *what):
        return True

    def take_skipped(self):
        return ()

    def make_ahead(self, topic, texts, **how):
        pass

    def purge(self):
        self.log.append("purge")

    def needs_kana(self, language, voice=None):
        return False

    def voices(self, language):
        return [language] if language in self.languages else []

    def prepare(self, texts):
        self.log.append(("prepare", tuple(texts)))

    def notices(self):
        return []

    def spoken(self):
        return [one for one in self.log if isinstance(one, Spoken)]
