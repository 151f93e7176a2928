"""Each box is played to its end by three pages in a real browser and the host's window, by keys or touch alone.

Where there is no screen for a window (Xvfb) and nothing that presses its keys (xdotool), a fourth page plays.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pageguests import (
    CODE,
    expected,
    guest,
    hosted,
    listening,
    needs_browser,
    opened_browser,
    play,
    press_choice,
    sync_api,
    touch_choice,
)

from accessible_games.hosting.pagewords import page_words
from accessible_games.narration.catalogue import catalogue

pytestmark = needs_browser

SHORT = {
    "kami": ("--option", "target=2"),
    "kameloot": (),
    "kamimai": ("--option", "energy=1"),
    "tamashii": (),
    "magi_kitchen": ("--option", "mode=calm", "--option", "copies_ingredient=1", "--option", "copies_potion=1"),
}
"""Options with which a game is short."""
PLACES = (
    ("Ana", "en-GB", press_choice),
    ("Ben", "fr-FR", touch_choice),
    ("Chie", "ja-JP", press_choice),
    ("Dai", "en-US", touch_choice),
)


WINDOW = all(shutil.which(tool) for tool in ("Xvfb", "xdotool"))


class Keys(threading.Thread):
    """Somebody at the window, who presses keys without looking: down the list, and Enter."""

    def __init__(self, display: str) -> None:
        super().__init__(name="keys")
        self._display = display
        self.ended = threading.Event()

    def _x(self, *words: str) -> str:
        environment = {**os.environ, "DISPLAY": self._display}
        done = subprocess.run(["xdotool", *words], env=environment, capture_output=True, text=True, timeout=30)
        return done.stdout.strip()

    def await_window(self) -> None:
        """Wait until there is a window, and let it have the keys."""
        until = time.monotonic() + 60
        while not (found := self._x("search", "--onlyvisible", "--class", ".").split()):
            assert time.monotonic() < until, "no window opens"
        self._x("windowfocus", "--sync", found[0])

    def run(self) -> None:
        """Press until it is over."""
        rng = Random(7)
        while not self.ended.wait(0.05):
            self._x("key", "--delay", "25", *["Down"] * rng.randrange(3), "Return")


@contextlib.contextmanager
def with_window(home: Path, game: str, *words: str) -> Iterator[str]:
    """A table with three places for devices, whose fourth player sits at the host's window; its address."""
    read, write = os.pipe()
    with contextlib.ExitStack() as stack:
        server = stack.enter_context(
            subprocess.Popen(
                ["Xvfb", "-displayfd", str(write), "-screen", "0", "800x600x24"],
                pass_fds=[write],
                stderr=subprocess.DEVNULL,
            )
        )
        stack.callback(server.kill)
        os.close(write)
        with os.fdopen(read) as reader:
            display = f":{reader.readline().strip()}"
        drawn = {"DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy", "WAYLAND_DISPLAY": ""}
        here = ("--code", CODE, "--front", "window", "--speech", "off", "--language", "en")
        table = stack.enter_context(
            listening(home, "host", game, "--players", "join,join,join,Dai", *here, *words, **drawn)
        )
        keys = Keys(display)
        keys.await_window()
        keys.start()
        stack.callback(keys.join)
        stack.callback(keys.ended.set)
        yield table.address


@contextlib.contextmanager
def four(home: Path, game: str, *words: str) -> Iterator[tuple[str, int]]:
    """A table for four, where it is, and how many of them have a page."""
    if WINDOW:
        with with_window(home, game, *words) as address:
            yield address, 3
    else:
        with hosted(home, game, "--players", "join,join,join,join", *words) as table:
            yield table.address, 4


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with opened_browser() as one:
        yield one


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", SHORT)
def test_four_play_to_the_end_and_each_page_announces_its_own_lines_once_in_order_and_language(
    game: str, browser: Any, tmp_path: Path
) -> None:
    with four(tmp_path, game, "--seed", "3", *SHORT[game]) as (address, pages):
        guests = []
        for name, locale, way in PLACES[:pages]:
            touch = way is touch_choice
            one = guest(browser, locale=locale, has_touch=touch, viewport={"width": 390, "height": 800})
            one.join(address, name)
            one.page.locator("#log p").first.wait_for()
            guests.append((one, way))
        answers = play(guests, 240, rng=Random(5))
        for one, _ in guests:
            assert one.over, f"{game}: after {answers} answers: {one.lines()[-3:]}"
            told = one.told()
            language = one.page.evaluate("document.documentElement.lang")
            ends = page_words(language)["over"], catalogue(language, "play").text("play-afterwards-wished")
            question = one.page.locator("#question")
            sync_api.expect(question).to_have_text(re.compile("|".join(map(re.escape, ends))), timeout=10000)
            for _ in range(50):  # what was asked for last may still be on its way to the page
                if [line["text"] for line in told] == expected(one):
                    break
                one.page.wait_for_timeout(100)
                told = one.told()
            assert [line["text"] for line in told] == expected(one)
            assert [line["lang"] for line in told] == [
                record["lang"] for record in one.sent if record["is"] == "line" and record["text"]
            ]
            assert {line["lang"] for line in told} == {language}
            shown = one.page.locator("#log").inner_text()
            last = max((at for at, record in enumerate(one.sent) if record["is"] == "forget"), default=0)
            once = [[r["text"] for r in part if r.get("once")] for part in (one.sent[:last], one.sent[last:])]
            assert not [text for text in once[0] if text in shown and text not in once[1]]
            assert not one.faults
            one.page.context.close()
