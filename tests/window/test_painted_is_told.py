"""Whatever is painted is told when it appears, or is in what a key that F1 names tells now.

On the way each picture is laid out in another window, in letters of another size: nothing is cut or covered.
"""

import contextlib
import re
import unicodedata
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from laid import LOOKS, faults
from live_table import LiveTable
from pilot import Choices, Desktop, EndOfInput, Pilot, Shelf, make_players, sit

from accessible_games.games import GAMES, get_game
from accessible_games.games.magi_kitchen.live.choices import Choices as LiveChoices
from accessible_games.narration.names import PlayerName
from accessible_games.narration.narrator import Narrator
from accessible_games.narration.wording import Verbosity
from accessible_games.play.hot_seat import HotSeat
from accessible_games.play.lesson import LessonTable, PressKey, lesson_of
from accessible_games.play.output import Output
from accessible_games.play.playing import TableSetup, play_game
from accessible_games.play.tableau import Piece, Strip
from accessible_games.window.state import WindowState

WALK = (
    *("Enter", "H", "T", "S", "Shift+S", "C", "E", "L", "Right", "Tab", "Down", "Up", "Enter", "Enter"),
    *("Escape", "Down", "Down", "Enter", "Down", "Escape", "Escape", "F1", "Down", "End", "Enter", "Escape"),
    *("Escape", "F12", "Down", "Escape", "PageUp", "PageUp", "Y", "Ctrl+F", "Escape", "F3", "Escape", "I", "O", "V", "A"),
    "Enter",
)
"""Keys that between them open everything that a window has in a game; Enter goes on in the game."""


@cache
def plain(text):
    """Words as they are compared, without stops at their ends."""
    text = re.sub(r"\s+", " ", unicodedata.normalize("NFKC", text)).strip().lower()
    return text.strip(" .:,;。、!?！？")


class Watcher:
    """Presses the walk again and again, and looks at each moment what is painted that nobody is told."""

    def __init__(self, moments, game_of):
        self.moments, self.game_of = moments, game_of
        self.keys = []
        self.seen, self.only_painted = 0, {}
        self.told = []
        self.lines = []
        """What was spoken, as it is written: a voice gets "une carte" for "1 carte"."""
        self.states = set()
        self.badly_laid = []

    def __call__(self, pilot):
        self.seen += 1
        self.look(pilot)
        if self.seen >= self.moments:
            raise EndOfInput
        self.keys = self.keys or [*WALK, *["Enter"] * 6]
        return self.keys.pop(0)

    def look(self, pilot):
        state, scene = pilot.window.state, pilot.window.scene()
        self.states.add((state.moment, bool(state.overlays), state.field is not None, state.in_hand))
        window, size = LOOKS[self.seen * 7 % len(LOOKS)]
        self.badly_laid += faults(scene, window, size, pilot.window._letters)
        now, said = None, self.spoken(pilot)
        all_said = "\n".join(said)
        for text in scene.texts():
            words = plain(re.sub(r"^\d+\. ", "", text.rstrip("|")))
            if not words or (words in all_said and any(is_in(words, one) for one in said)):
                continue
            if now is None:
                now = [plain(one) for one in (*self.answers(pilot), *self.walked(pilot))]
            if not any(is_in(words, one) for one in now):
                self.only_painted.setdefault(text, (state.moment, bool(state.overlays)))

    def spoken(self, pilot):
        """All that was spoken so far; a place in the history is spoken behind its line."""
        told = [plain(one) for one in (*self.texts(pilot)[len(self.told) :], "")]
        self.told += told[:-1]
        return (*self.told, *map(plain, self.lines), *self.behind())

    def texts(self, pilot):
        return pilot.heard.texts

    def behind(self):
        for pair in zip(self.lines, self.lines[1:], strict=False):
            yield plain(" ".join(pair))
            yield plain("".join(pair))

    def answers(self, pilot):
        """What S, C, E, T and H would tell now, and Y of what has happened, at each verbosity."""
        table, output = self.game_of()
        if table is None or pilot.window.state.holder is None:
            return
        seats = {None, output.only, pilot.window.state.holder._seat}
        for seat in seats:
            for level in Verbosity:
                words = Narrator(output._names, pilot.window.state.holder.language, level)
                for query in table.game.queries:
                    for fact in table.game.answer(table.view(seat), query):
                        yield words.tell(fact, seat).text
                for entry in output.history.entries(seat):
                    yield words.tell(entry.event, entry.listener).text

    def walked(self, pilot):
        """What the arrows tell of each entry that is open."""
        state, log = pilot.window.state, pilot.heard.log
        if state.keys_waited is not None:
            yield state.keys_waited.text  # F1 begins with it
        before, written = len(log), len(self.lines)
        for listing, walk in ((state.listing, state.choices), (state.held, state.hand)):
            for index, item in enumerate(walk.items if listing is not None and not state.overlays else ()):
                for line in range(1 + len(item.details)):
                    listing.read(index, line)
        for overlay in state.overlays:
            yield from (entry.phrase.text for entry in overlay.shown)
        yield from (one.text for one in log[before:] if not isinstance(one, str))
        yield from self.lines[written:]
        del log[before:], self.lines[written:]


def is_in(words, line):
    """Whether words stand in a line, not inside of other words."""
    at = line.find(words)
    while at >= 0:
        before, behind = line[at - 1 : at], line[at + len(words) : at + len(words) + 1]
        if not (joins(before, words[0]) or joins(words[-1], behind)):
            return True
        at = line.find(words, at + 1)
    return False


def joins(one, other):
    return bool(one and other) and one.isascii() and other.isascii() and one.isalnum() and other.isalnum()


def watch(monkeypatch, game, *specs, moments=40, **kw):
    watcher, pilot = noted(monkeypatch, moments)
    pilot.decide = watcher
    sit(pilot, *specs, game=game, **kw)
    pilot.close()
    return watcher


def noted(monkeypatch, moments):
    """A watcher of a table that knows what is spoken there, and a pilot without anybody at it."""
    held = []
    begin = HotSeat._begin

    def note(party):
        held[:] = [(party._table, party._output)]
        return begin(party)

    watcher = Watcher(moments, lambda: held[0] if held else (None, None))
    say = Output._say

    def spoken(output, line, *how, **more):
        watcher.lines.append(line.text)
        return say(output, line, *how, **more)

    monkeypatch.setattr(HotSeat, "_begin", note)
    monkeypatch.setattr(Output, "_say", spoken)
    return watcher, Pilot(monkeypatch)


TABLES = [
    *[(game, ("Jo", "bot", "bot")) for game in GAMES],
    *[("kami", ("さくら:ja", "bot")), ("kamimai", ("Zoé:fr", "bot"))],
    *[("kami", ("Ana:en:ear+screen", "Ben:en:ear")), ("kameloot", ("Ana:en:ear", "Zoé:fr:ear+screen", "bot"))],
]


MOMENTS = {"kamimai": 80}
"""Where robots take long before a person is asked."""


@pytest.mark.parametrize(("game", "specs"), TABLES)
def test_what_is_painted_in_a_game_is_told_or_a_key_tells_it(monkeypatch, game, specs):
    watcher = watch(monkeypatch, game, *specs, moments=MOMENTS.get(game, 40))
    assert watcher.only_painted == {}
    assert watcher.badly_laid == []
    assert len(watcher.states) >= 4, watcher.states


LETTERS = {"hand": "H", "turn": "T", "table": "C", "counts": "E", "scores": "S"}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_painted_in_a_lesson_is_told_or_a_key_tells_it(monkeypatch, name):
    game, lesson = get_game(name), lesson_of(name)
    part = next(part for part in lesson.parts if part.steps)
    watcher, pilot = noted(monkeypatch, 25)
    table = LessonTable(game, lesson, part, lambda command: PressKey(LETTERS[command]))
    people = make_players("Jo", "bot1", "bot2", "bot3")[: part.setting.seats]

    def decide(pilot):
        watcher(pilot)
        return LETTERS[table.wanted_keys()[0]] if table.wanted_keys() else "Enter"

    pilot.decide = decide
    setup = TableSetup(
        front=pilot.window, saves=Shelf(), preferences=Choices(clear=False), pages=Desktop(),
        voice=pilot.host.voice, cues=pilot.host.cues, make_bot=table.make_bot, rng=Random(1),
    )  # fmt: skip
    with contextlib.suppress(EndOfInput):
        play_game(table, people, setup)
    pilot.close()
    assert watcher.only_painted == {}
    assert watcher.badly_laid == []
    assert watcher.seen > 5


DUEL = ("Space", "W", "A", "3", "Enter", "W", "A", "W", "F1", "Down", "Escape", "Space", "W", "Escape", "Escape", "Space")
"""Keys that between them do, in an open duel and between two, what does something and what does nothing."""


class LiveWatcher(Watcher):
    """Presses the keys of a duel, one every second or so, and looks at each moment what is painted."""

    def __init__(self, moments):
        super().__init__(moments, lambda: (None, None))
        self.due = 0.0

    def texts(self, pilot):
        return pilot.heard_texts

    def answers(self, pilot):
        """What the query keys tell now to the one person at the table."""
        names = [PlayerName("Jo"), PlayerName("bot")]
        for level in Verbosity:
            words = Narrator(names, "en", level)
            for query in pilot.table.game.queries:
                for fact in pilot.table.game.answer(pilot.table.view(0), query):
                    yield words.tell(fact, 0).text

    def __call__(self, pilot):
        if pilot.window.state.holder is None:
            return None
        self.look(pilot)
        if pilot.now < self.due:
            return None
        self.seen += 1
        if self.seen >= self.moments:
            raise EndOfInput
        self.due = pilot.now + 1.3
        self.keys = self.keys or list(DUEL)
        return self.keys.pop(0)


@pytest.mark.parametrize("mode", ["buzz", "cluster"])
def test_what_is_painted_in_a_duel_is_told_or_f1_tells_it(monkeypatch, mode):
    watcher = LiveWatcher(60)
    say = Output._say

    def spoken(output, line, *how, **more):
        watcher.lines.append(line.text)
        return say(output, line, *how, **more)

    monkeypatch.setattr(Output, "_say", spoken)
    table = LiveTable(monkeypatch, watcher, until=300.0)
    table.sit("Jo", "bot", options={"mode": mode}, live=LiveChoices(practised=True), seed=3)
    assert watcher.only_painted == {}
    assert watcher.badly_laid == []
    assert {"turn", "watching"} <= {moment for moment, *_ in watcher.states}, watcher.states


@pytest.mark.parametrize("where", ["line", "table"])
def test_a_planted_text_that_is_only_painted_is_found(monkeypatch, where):
    scene = WindowState.scene

    def planted(state, words):
        made = scene(state, words)
        if where == "line" or made.tableau is None:
            return replace(made, said=(*made.said, "Nobody says this."))
        strips = [*made.tableau.middle, Strip("", (Piece("9 warriors"),))]
        return replace(made, tableau=replace(made.tableau, middle=strips))

    monkeypatch.setattr(WindowState, "scene", planted)
    watcher = watch(monkeypatch, "kami", "Jo", "bot", moments=12)
    assert ("Nobody says this." if where == "line" else "9 warriors") in watcher.only_painted
