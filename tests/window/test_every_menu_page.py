"""Every page of the menus: Escape leads to the page from which one came, and the focus is where it was."""

import contextlib
import json
import os
import re
import shutil
import sys
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from laid import LOOKS, faults
from pilot import Pilot, sit
from test_painted_is_told import is_in, plain

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests" / "cli"))

from clerk import session  # noqa: E402

from accessible_games.cli import choices  # noqa: E402
from accessible_games.cli.afterwards import look_back, of_journal  # noqa: E402
from accessible_games.cli.answers import Back  # noqa: E402
from accessible_games.cli.console import Console  # noqa: E402
from accessible_games.cli.host import invite  # noqa: E402
from accessible_games.cli.learn import learn  # noqa: E402
from accessible_games.cli.menu import _choose, _resume  # noqa: E402
from accessible_games.cli.printing import choose_printing  # noqa: E402
from accessible_games.cli.statistics import show  # noqa: E402
from accessible_games.engine.journal import read_journal  # noqa: E402
from accessible_games.games import GAMES, get_game  # noqa: E402
from accessible_games.narration.guide import read_command  # noqa: E402
from accessible_games.narration.names import PlayerName  # noqa: E402
from accessible_games.play.lesson import lesson_of  # noqa: E402
from accessible_games.play.records import PlayedGame, Records  # noqa: E402
from accessible_games.play.typed import EndOfInput  # noqa: E402
from accessible_games.window.state import WindowState  # noqa: E402

BACKS = {"cli-back", "cli-back-one", "cli-stay", "back"}
DEEDS = {
    "cli-menu-leave", "cli-menu-doctor", "cli-menu-print", "cli-menu-go-on", "cli-kept-go-on", "cli-learn-part",
    "cli-speaks-program", "cli-speaks-reader", "cli-speaks-nobody", "cli-yes", "cli-no", "cli-leave-yes",
    "cli-profile-delete", "voice", "hold", "bounce", "full-screen", "letters",
    "français", "日本語",
}  # fmt: skip
"""Entries that lead to no page, or away from the menu; printing has a test of its own for its steps."""
ALL_DEEDS = (
    "Keys.",
    "What can be asked and done.",
    "All other keys.",
    "Which key",
    "When does the next event come?",
    "The game of the day",
)
"""Pages whose entries lead to no page."""
ENOUGH = {"row", "cli-game-title", "cli-learn-game", "cli-voice-named", "cli-game-option", "cli-switch"}
"""Entries of which one stands for all of its list."""


@dataclass(frozen=True)
class Named:
    """A voice."""

    id: str
    name: str


class Walker:
    """Somebody who walks through all pages: it gives keys, and is asked again when nothing is left to do."""

    def __init__(self, pilot, start):
        self.pilot = pilot
        self.pages = {}
        self.lost = []
        self.steps = self._walk(start, ())
        self.known = set()

    def __call__(self, pilot):
        try:
            return next(self.steps)
        except StopIteration:
            raise EndOfInput from None

    def here(self):
        """The page in front: its words, whatever they are, but for what was chosen there last time."""
        return re.sub(r" Last time: .*", "", self._words())

    def _words(self):
        state = self.pilot.window.state
        if state.overlays:
            return state.overlays[-1].title.text
        if state.field is not None:
            return state.field.question
        return state.listing.title if state.listing is not None and not state.answered else state.question

    def entries(self):
        state = self.pilot.window.state
        if state.overlays:
            return ["row" if entry.key.isdecimal() else entry.key for entry in state.overlays[-1].shown]
        if state.field is not None or state.listing is None:
            return []
        rows = ((item.key, item.typed == state.way_back) for item in state.listing.items)
        return ["back" if back else key[0] if isinstance(key, tuple) else "row" for key, back in rows]

    def focus(self):
        state = self.pilot.window.state
        return state.overlays[-1].walk.index if state.overlays else state.choices.index

    def _walk(self, page, path):
        """Go into each entry of the page in front, and come back by Escape."""
        self.pages[page] = path
        seen = set()
        for place, key in enumerate(self.entries()):
            deeds = page.startswith(ALL_DEEDS) and key != "others"
            deeds = deeds or key.startswith("cli-level-")
            if key in BACKS | DEEDS or deeds or (key in ENOUGH and key in seen):
                continue
            seen.add(key)
            yield from self._calm()
            if self.here() != page:
                return  # what was done below led further up
            if place >= len(self.entries()):
                break  # what was done has made the list shorter
            enter = [["Home", *["Down"] * place], "Enter"]
            yield from enter
            yield from self._calm()
            below = self.here()
            if below == page:
                continue  # it did something
            if below == "" or below in path:
                return  # it did something, and that was all that was wanted here
            if below not in self.pages:
                yield from self._back_to(page, below, place, path)
                yield from enter
                yield from self._calm()
                yield from self._walk(below, (*path, page))
                yield from self._answer_by_enter(below, (*path, page))
            if self.here() == below:
                yield from self._back_to(page, below, place, path)

    def _back_to(self, page, below, place, path):
        """Escape, which leads to the page before, and there to the entry that was chosen."""
        yield "Escape"
        yield from self._calm()
        if self.here() != page:
            self.lost.append((*path, page, below, self.here()))
        elif self.focus() != place:
            self.lost.append(("focus", *path, page, self.focus(), place))

    def _answer_by_enter(self, below, path):
        """A question for words or a number, of which the next one is a level below."""
        while self.pilot.window.state.field is not None and below not in self.known:
            self.known.add(below)
            yield "Enter"
            yield from self._calm()
            deeper = self.here()
            if deeper in (below, *path):
                return
            yield from self._walk(deeper, (*path, below))
            if self.here() == below:
                return
            yield "Escape"
            yield from self._calm()
            if self.here() != below:
                self.lost.append((*path, below, deeper, self.here()))

    def _calm(self):
        """Let the window come to rest."""
        for _ in range(3000):  # a list of the window that closes is looked for now and then
            if self.pilot.window.state.asks or self.pilot.window.state.overlays:
                return
            yield []


class MenuWatcher:
    """Looks at each moment of a menu what is painted that nobody is told, and how it is laid out.

    An entry of a list is told where walking to it says anything: commands are written as they are typed,
    and read sign by sign.
    """

    def __init__(self):
        self.only_painted, self.badly_laid = {}, []
        self.seen = 0
        self._scene, self._known, self._told = None, set(), []

    def and_then(self, pilot, decide):
        """Look, if something else is drawn than before, and let somebody press the next key."""
        scene = pilot.window.scene()
        if scene != self._scene:
            self._scene = scene
            self._look(pilot, scene)
        return decide(pilot)

    def _look(self, pilot, scene):
        self.seen += 1
        if self.seen % 4 == 0:
            window, size = LOOKS[self.seen * 7 // 4 % len(LOOKS)]
            self.badly_laid += faults(scene, window, size, pilot.window._letters)
        self._told += map(plain, pilot.heard.texts[len(self._told) :])
        for text in scene.texts():
            words = plain(text.rstrip("|"))
            if words and words not in self._known:
                bare = plain(re.sub(r"^\d+\. ", "", words))
                spelt = re.sub(
                    r"[\d.]+:\d+|\b\d{4}\b", lambda found: read_command("en", " ".join(found[0])), bare
                )
                if any(
                    is_in(one, told) for told in self._told for one in (bare, spelt)
                ) or self._is_walked_to(pilot, words, bare):
                    self._known.add(words)
                else:
                    self.only_painted[text] = pilot.window.state.moment

    def _is_walked_to(self, pilot, *words):
        state, log = pilot.window.state, pilot.heard.log
        if state.overlays:
            return any(plain(entry.phrase.text) in words for entry in state.overlays[-1].shown)
        items = state.choices.items if state.listing is not None else ()
        before = len(log)
        for index, item in enumerate(items):
            if plain(item.text) in words:
                state.listing.read(index, 0)
        spoke = [one for one in log[before:] if not isinstance(one, str)]
        del log[before:]
        return bool(spoke)


def at_the_menu(tmp_path, monkeypatch):
    """A walker at the main menu of a home with a kept game and a finished one."""
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    over = tmp_path / "journals" / "over"
    over.mkdir(parents=True)
    golden = next((ROOT / "tests" / "golden" / "kami").glob("2-*.journal"))
    shutil.copy(golden, over / "2026-11-29-110000-kami.jsonl")
    header = json.loads(golden.read_bytes().split(b"\n")[0])
    header = {key: header[key] for key in header if key not in ("sum", "check")}
    open_game = over.parent / "2026-11-29-120000-kami.jsonl"
    shutil.copy(golden, open_game)
    os.utime(open_game, (1, 1))
    Records(tmp_path / "records").add("Ana", PlayedGame("2026-11-30", "kami", 2, ("medium",), 1, score=15))
    pilot = Pilot(monkeypatch)
    monkeypatch.setattr(pilot.window, "_draw", lambda: None)
    pilot.heard.voices = lambda language: [Named(f"{language}-1", "Ann"), Named(f"{language}-2", "Bob")]
    made = session(voice=pilot.heard)
    made.front, made.in_window = pilot.window, True
    made.sound.cues = None
    made.reopen_sound = lambda: None
    made.console = Console(pilot.window, "en", pilot.heard, None)
    return pilot, made


def test_escape_leads_from_every_page_of_the_menu_to_the_one_it_was_opened_from(tmp_path, monkeypatch):
    pilot, made = at_the_menu(tmp_path, monkeypatch)
    walked, looked = Walker(pilot, "What would you like to do?"), MenuWatcher()
    pilot.decide = lambda pilot: looked.and_then(pilot, walked)
    with contextlib.suppress(EndOfInput):
        while _choose(made):
            pass
    assert not walked.lost, walked.lost
    assert looked.only_painted == {}
    assert looked.badly_laid == []
    missing = {
        "Which game would you like to learn?", "Which game do you want to play?", "Which game lies on the table?",
        "One kept game.", "Delete this game for good?", "Whose choices?",
        "The rules of which game?", "Which sounds?", "Settings", "Which language?",
        "How loud is all speech? 0 to 100 per cent.", "Which key should change?",
        "The window. Enter changes an entry.", "What do you want to change?", "In which game?",
        "Statistics of Ana",
    } - walked.pages.keys()  # fmt: skip
    assert not missing, (missing, sorted(walked.pages))
    assert len(walked.pages) > 45, len(walked.pages)


def around(pilot, made, name):
    """What stands around a game: printing, friends' devices, its lesson's list, its statistics, a look back."""
    game = get_game(name)
    place = GAMES.index(name)
    golden = min((ROOT / "tests" / "golden" / name).glob("*.journal"), key=lambda path: path.stat().st_size)
    journal = read_journal(golden.read_bytes())
    names = [PlayerName(f"P{seat}") for seat in range(journal.header.seats)]
    Records(made.folders.records).add("Ana", PlayedGame("2026-11-30", name, 2, ("medium",), 1, score=15))
    yield (
        (lambda: choose_printing(made)),
        ["Enter", ["Home", *["Down"] * place], "Enter", "Enter", "Enter", "Enter"],
    )
    yield (lambda: invite(made, game)), ["Enter"] * 9
    yield (lambda: learn(made, game, lesson_of(name), "cli-back")), ["Down", "Down", "End"]
    yield (lambda: show(made, "Ana")), ["Down"] * 4
    yield (
        (lambda: look_back(made, of_journal(game, journal, names))),
        ["Enter", "Down", "Enter", "Down", "Escape"],
    )


def look_around(tmp_path, monkeypatch, name):
    """What a watcher found around a game, and how many pictures it saw of each part."""
    pilot, made = at_the_menu(tmp_path, monkeypatch)
    looked, seen = MenuWatcher(), []
    for opened, keys in around(pilot, made, name):
        left, before = iter(keys), looked.seen

        def press(pilot, left=left):
            for key in left:
                return key
            raise EndOfInput

        pilot.decide = lambda pilot, press=press: looked.and_then(pilot, press)
        with contextlib.suppress(EndOfInput, Back):
            opened()
        pilot.window.withdraw()
        seen.append(looked.seen - before)
    return looked, seen


@pytest.mark.parametrize("name", GAMES)
def test_what_is_painted_around_a_game_is_told(tmp_path, monkeypatch, name):
    looked, seen = look_around(tmp_path, monkeypatch, name)
    assert looked.only_painted == {}
    assert looked.badly_laid == []
    assert min(seen) >= 1 and sum(seen) > 15, seen


def test_a_line_that_is_only_painted_is_found_in_statistics_and_where_friends_are_waited_for(
    tmp_path, monkeypatch
):
    scene = WindowState.scene

    def planted(state, words):
        made = scene(state, words)
        there = made.title.startswith(("Statistics of Ana", "Waiting for friends"))
        return replace(made, said=(*made.said, f"Nobody says this: {made.title[:7]}")) if there else made

    monkeypatch.setattr(WindowState, "scene", planted)
    looked, _ = look_around(tmp_path, monkeypatch, "tamashii")
    assert set(looked.only_painted) == {"Nobody says this: Statist", "Nobody says this: Waiting"}


def test_statistics_are_walked_line_by_line_and_deleted_where_that_is_meant_twice(tmp_path, monkeypatch):
    pilot, made = at_the_menu(tmp_path, monkeypatch)
    keys = iter(["Home", "Down", ["End", "Up"], "Enter", "Escape", "Enter", ["Down"], "Enter"])
    pilot.decide = lambda pilot: next(keys, None)
    show(made, "Ana")
    heard = pilot.heard.texts
    assert [text for text in heard if text.startswith("Statistics of Ana. Kami: one game")]
    assert [
        text for text in heard if text.startswith("2 players, robots of the level Medium. 1 of 1 games won.")
    ]
    asked = [
        text for text in heard if text.startswith("Delete the statistics and achievements of Ana for good?")
    ]
    assert len(asked) == 2, "Escape deletes nothing, and the list is there again"
    assert not Records(tmp_path / "records").of("Ana")
    assert "Nothing is kept about Ana any more." in heard


def test_at_the_main_menu_escape_asks_whether_to_close_and_once_more_stays(tmp_path, monkeypatch):
    pilot, made = at_the_menu(tmp_path, monkeypatch)
    keys = iter(["Escape", "Escape", "Escape", "Down", "Enter"])
    pilot.decide = lambda pilot: next(keys, None)
    assert _choose(made)  # Escape, and once more: it stays
    assert [text for text in pilot.heard.texts if text.startswith("Close the program?")]
    assert not _choose(made)


def test_in_a_game_escape_opens_the_menu_and_leads_from_each_of_its_pages_back_to_the_table(monkeypatch):
    pilot = Pilot(monkeypatch)
    monkeypatch.setattr(pilot.window, "_draw", lambda: None)
    walker = Walker(pilot, "Menu.")
    found = []

    def walk():
        while not pilot.window.state.offered:
            yield "Enter"
        yield "Escape"
        assert walker.here() == "Menu."
        found.extend(walker.entries())
        yield from walker._walk("Menu.", ())
        yield "Escape"
        assert not pilot.window.state.overlays and pilot.window.state.offered

    walker.steps = walk()
    DEEDS.update(("menu-leave", "menu-close", "menu-save", "menu-phone", "continue", "speech", "key"))
    pilot.decide = walker
    sit(pilot, "Ana", "bot")
    assert not walker.lost, walker.lost
    assert found == [
        "continue", "menu-rules", "menu-cards", "menu-help", "menu-voice", "menu-settings", "menu-commands",
        "menu-phone", "menu-save",
        "menu-leave", "menu-close",
    ]  # fmt: skip
    assert {"Menu.", "The rules.", "The cards.", "Voice and speed", "Settings"} <= walker.pages.keys()


def test_in_a_game_escape_goes_back_from_a_list_of_the_turn_before_it_opens_the_menu(monkeypatch):
    keys = iter(["Down", "Enter", "Escape", "Escape"])
    seen = []

    def decide(pilot):
        state = pilot.window.state
        if not seen and not state.offered:
            return "Enter"
        seen.append((len(state.overlays), state.choices.index, bool(state.way_back)))
        return next(keys, None)

    sit(Pilot(monkeypatch, decide), "Ana", "bot")
    assert [one[0] for one in seen[:5]] == [0, 0, 0, 0, 1]
    assert [one[1] for one in seen[:4]] == [0, 1, 0, 1]  # back in the first list the focus is where it was
    assert [one[2] for one in seen[:4]] == [False, False, True, False]


@pytest.mark.parametrize(
    ("ask", "now", "read"),
    [
        (choices._verbosity, {"verbosity": "full"}, "Full"),
        (choices._take_back, {"take_back": True}, "Yes"),
        (choices._records, {"records": False}, "No"),
        (choices._hints, {"hints": "nobody"}, "Nobody"),
    ],
)
def test_a_setting_is_asked_with_the_focus_on_what_counts_now(tmp_path, monkeypatch, ask, now, read):
    pilot, made = at_the_menu(tmp_path, monkeypatch)
    made.remember(**now)
    pilot.decide = lambda pilot: None
    with contextlib.suppress(EndOfInput):
        ask(made)
    state = pilot.window.state
    assert state.choices.item.text.startswith(read), (state.choices.index, pilot.heard.texts)


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_languages_stand_under_their_own_names_each_by_its_own_voice(tmp_path, monkeypatch, language):
    pilot, made = at_the_menu(tmp_path, monkeypatch)
    made.language = language
    made.console = Console(pilot.window, language, pilot.heard, None)
    keys = iter(["Home", "Down", "Down"])
    pilot.decide = lambda pilot: next(keys, None)
    with contextlib.suppress(EndOfInput):
        made.choose_language()
    said = {
        one.language: one.text for one in pilot.heard.said if one.text[:3] in ("Eng", "fra", "Fra", "日本語")
    }
    assert said["en"].startswith("English") and said["fr"].casefold().startswith("français")
    assert said["ja"].startswith(("日本語", "にほんご")) or language == "ja"


def test_a_letter_finds_a_kept_game_on_another_page_of_the_window(tmp_path, monkeypatch):
    pilot, made = at_the_menu(tmp_path, monkeypatch)
    folder = tmp_path / "journals"
    (folder / "named").mkdir()
    begun = (folder / "2026-11-29-120000-kami.jsonl").read_bytes()
    for minute in range(25):
        (folder / f"2026-11-30-11{minute:02}00-kami.jsonl").write_bytes(begun)
    (folder / "named" / "zebra.jsonl").write_bytes(begun)
    os.utime(folder / "named" / "zebra.jsonl", (1, 1))
    keys = iter(["Z", "X"])
    pilot.decide = lambda pilot: next(keys, None)
    with contextlib.suppress(EndOfInput):
        _resume(made)
    first, *_ = texts = pilot.heard.texts
    assert first.startswith("Kept games 1 to 10 of 27, the newest first.")
    found = [text for text in texts if "zebra: Kami" in text]
    assert found and found[0].startswith("Kept games 21 to 27 of 27"), texts
    assert any(text.startswith("No kept game begins with X") for text in texts), texts
