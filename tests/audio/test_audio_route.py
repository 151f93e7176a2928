"""The route to a screen reader: public lines are its own, private ones ours, and never two voices for one."""

import sys
import threading
from types import ModuleType, SimpleNamespace

import pytest
from hearing import tones

from audio.reader import Reader, answers
from audio.route import RoutedVoice


class Library:
    """The library `prism` as far as it is used, with one screen reader that keeps what it was given."""

    def __init__(self, reader="NVDA", braille=True):
        self.given = []
        self.closed = False
        self.ids = [SimpleNamespace(name="SAPI")] + ([SimpleNamespace(name=reader)] if reader else [])
        self._braille = braille
        module = ModuleType("prism")
        module.PrismError = RuntimeError
        module.Context = lambda: self
        self.module = module

    # --- what a context does

    @property
    def backends_count(self):
        return len(self.ids)

    def id_of(self, index):
        return self.ids[index]

    def priority_of(self, id):
        return 1

    def acquire(self, id):
        return SimpleNamespace(
            name=id.name,
            features=SimpleNamespace(supports_braille=self._braille),
            speak=lambda text, interrupt: self._give("interrupt" if interrupt else "speak", text),
            braille=lambda text: self._give("braille", text),
            stop=lambda: self._give("stop", ""),
        )

    def _give(self, what, text):
        if self.closed:
            raise OSError("the pipe is broken")
        self.given.append((what, text))

    def read(self):
        return [text for what, text in self.given if what in ("speak", "interrupt")]


@pytest.fixture
def route(stage, monkeypatch):
    """A voice of ours with a fake engine, behind a link to a fake library."""

    def make(library, timeout=5.0):
        monkeypatch.setitem(sys.modules, "prism", library.module if library else None)
        voice = stage.voice()
        return RoutedVoice(voice, Reader(stage.mixer.notices, timeout=timeout))

    return make


def say(voice, text, kind="event", **options):
    voice.say(text, kind=kind, language="en", **options)


def heard(stage):
    stage.close()
    return [tone.hz for tone in tones(stage.recording)]


def test_public_lines_are_read_and_brailled_by_the_reader_and_not_by_us(stage, route, until):
    library = Library()
    voice = route(library)
    say(voice, "tone 400 for 80")
    say(voice, "tone 500 for 80")
    until(lambda: len(library.given) == 4)
    assert library.given == [
        ("speak", "tone 400 for 80"),
        ("braille", "tone 400 for 80"),
        ("speak", "tone 500 for 80"),
        ("braille", "tone 500 for 80"),
    ]
    assert voice.wait(30)
    assert heard(stage) == []


def test_a_private_line_never_reaches_the_reader_neither_in_speech_nor_in_braille(stage, route, until):
    library = Library()
    voice = route(library)
    say(voice, "tone 400 for 80", private=True, ear="left")
    say(voice, "tone 500 for 80")
    until(lambda: library.read())
    assert voice.wait(30)
    assert library.read() == ["tone 500 for 80"]
    assert all(text == "tone 500 for 80" for _, text in library.given)
    stage.close()
    assert [(tone.hz, tone.right) for tone in tones(stage.recording)] == [(400, 0)]


def test_private_braille_is_shown_and_not_read(stage, route, until):
    library = Library()
    voice = route(library)
    until(voice.has_braille)
    voice.braille("Your hand: 2 towers.")
    until(lambda: library.given)
    assert library.given == [("braille", "Your hand: 2 towers.")]


def test_a_reader_without_braille_has_none(stage, route, until):
    library = Library(braille=False)
    voice = route(library)
    say(voice, "x y z")
    until(lambda: library.given)
    assert not voice.has_braille()


def test_a_reply_cuts_what_is_read_and_neither_the_rest_of_itself_nor_does_an_event(stage, route, until):
    library = Library()
    voice = route(library)
    for kind, text in (
        ("event", "one"),
        (None, "a key"),
        ("focus", "two"),
        (None, "a key"),
        ("answer", "three"),
        ("answer", "three and a half"),
        ("event", "four"),
        ("echo", "f"),
    ):
        if kind is None:
            voice.key_pressed()
        else:
            say(voice, text, kind=kind)
    until(lambda: len(library.read()) == 6)
    assert [what for what, _ in library.given if what != "braille"] == [
        "speak",
        "interrupt",
        "interrupt",
        "speak",
        "speak",
        "interrupt",
    ]


def test_silence_stops_the_reader_too(stage, route, until):
    library = Library()
    voice = route(library)
    say(voice, "one two")
    until(lambda: library.given)
    voice.silence()
    until(lambda: ("stop", "") in library.given)


@pytest.mark.parametrize("library", [None, Library(reader=None)])
def test_where_no_reader_is_every_line_is_ours_and_one_notice_says_so(stage, route, until, library):
    voice = route(library)
    for hz in (400, 500, 600):
        say(voice, f"tone {hz} for 80")
    until(lambda: stage.jobs())
    assert voice.wait(30)
    notices = [notice.id for notice in voice.notices()]
    assert notices in (["reader-package-missing"], ["reader-missing"])
    assert heard(stage) == [400, 500, 600]


def test_a_reader_that_is_closed_in_mid_game_loses_no_line(stage, route, until):
    library = Library()
    voice = route(library)
    say(voice, "tone 400 for 80")
    until(lambda: library.read())
    library.closed = True
    say(voice, "tone 500 for 80")
    until(lambda: stage.jobs())
    say(voice, "tone 600 for 80")
    assert voice.wait(30)
    assert library.read() == ["tone 400 for 80"]
    assert [notice.id for notice in voice.notices()] == ["reader-lost"]
    assert heard(stage) == [500, 600]


def test_lines_that_wait_for_a_reader_that_never_answers_are_spoken_in_the_end(stage, route, until):
    release = threading.Event()
    library = Library()
    library.module.Context = lambda: release.wait(10) and None
    voice = route(library, timeout=0.2)
    say(voice, "tone 400 for 80")
    assert stage.jobs() == []
    until(lambda: stage.jobs())
    say(voice, "tone 500 for 80")
    assert voice.wait(30)
    release.set()
    assert heard(stage) == [400, 500]
    assert [notice.id for notice in stage.mixer.notices.take()] == ["reader-slow"]


def test_a_reader_that_is_there_answers_and_one_that_is_missing_broken_or_slow_does_not():
    hangs = threading.Event()

    def broken():
        raise OSError("no bus")

    assert answers(find=object)
    assert not answers(find=lambda: None)
    assert not answers(find=broken)
    assert not answers(0.05, find=hangs.wait)
    hangs.set()
