"""Players at a hosted table, each in a real browser: what they are sent, hear announced, press and touch.

Nothing of the page or of the server is stood in for.  What the page announces is noted from before anybody
joins; what it was sent is read from the frames of its socket.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
needs_browser = pytest.mark.skipif(CHROMIUM is None, reason="no chromium is installed")

CODE = "4711"
_NOTED = """
window.told = [];
new MutationObserver((changes) => {
  for (const change of changes)
    for (const line of change.addedNodes)
      if (change.target.id === "log" && line.nodeType === 1)
        window.told.push({
          text: line.textContent.replace(/\\u00a0$/, ""), lang: line.closest("[lang]").lang, own: line.className === "own",
          raw: line.textContent, live: (line.getAttribute("aria-live") || change.target.getAttribute("aria-live")),
        });
}).observe(document, { childList: true, subtree: true });
const really = window.fetch;
window.fetch = async (...words) => {
  const response = await really(...words);
  if (String(words[0]).startsWith("records")) window.notePolled(await response.clone().text());
  return response;
};
"""
"""What is announced, and what is polled; the frames of a socket are noted outside of the page."""

_STATE = """() => {
  const buttons = [...document.querySelectorAll("#choices button")];
  const at = buttons.indexOf(document.activeElement);
  return { count: buttons.length, at, heading: document.activeElement === document.querySelector("#question") };
}"""


@contextlib.contextmanager
def opened_browser() -> Iterator[Any]:
    """A browser without a window, which may play sounds and must not phone anybody."""
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        )
        yield browser
        browser.close()


@dataclass
class Hosted:
    """A table's process."""

    process: subprocess.Popen[str]
    address: str


def hosted(home: Path, game: str, *words: str) -> contextlib.AbstractContextManager[Hosted]:
    """`host` as it is typed, from its line until it is not needed any more."""
    return listening(home, "host", game, "--headless", "--code", CODE, *words)


@contextlib.contextmanager
def listening(home: Path, *words: str, **variables: str) -> Iterator[Hosted]:
    """A verb that serves tables, as `hosted`, with more variables of its environment."""
    command = [sys.executable, "-m", "accessible_games", *words]
    environment = {**os.environ, "ACCESSIBLE_GAMES_HOME": str(home), **variables}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.search(r"(?:Listening on|Serving at) (\S+) code", line)
            assert found, line + process.stdout.read()
            yield Hosted(process, found[1])
        finally:
            process.kill()


@dataclass
class Guest:
    """A player in a browser.

    Attributes:
        page: Playwright's.
        messages: what the page was sent, over all its sockets and polls, as it came.
        sent: the records in it.
        faults: what the browser's console complained of.
    """

    page: Any
    messages: list[dict[str, Any]] = field(default_factory=list)
    sent: list[dict[str, Any]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    counted: set[tuple[str, int]] = field(default_factory=set)
    epoch: str = ""

    @property
    def over(self) -> bool:
        """Whether the page was told that the game is over."""
        return any(record["is"] == "over" for record in self.sent)

    def note(self, payload: str) -> None:
        """Note what the page is sent; what comes once more, behind a cut, counts once."""
        message = json.loads(payload)
        self.messages.append(message)
        hello = message if message.get("is") == "hello" else message.get("hello")
        if hello:
            self.epoch = hello["epoch"]
        for record in message.get("records", []) if isinstance(message.get("records"), list) else []:
            if (self.epoch, record["n"]) not in self.counted:
                self.counted.add((self.epoch, record["n"]))
                self.sent.append(record)

    def told(self, *, own: bool = False) -> list[dict[str, Any]]:
        """The lines that were put into the log, with or without the page's own."""
        return [line for line in self.page.evaluate("window.told") if own or not line["own"]]

    def lines(self) -> list[str]:
        """The text of `told`."""
        return [line["text"] for line in self.told()]

    def state(self) -> dict[str, Any]:
        """How many choices there are, and where the focus is."""
        return dict(self.page.evaluate(_STATE))

    def join(self, address: str, name: str, *, code: str = CODE, page_speaks: bool = False) -> None:
        """Sit down as anybody would, by keys alone."""
        self.page.goto(address)
        self.page.get_by_role("button", name=re.compile("Sit down|Prendre place|席に着く")).wait_for()
        self.page.locator("#name").fill(name)
        self.page.locator("#code").fill(code)
        if page_speaks:
            self.page.locator('[name="speaks"][value="page"]').focus()
            self.page.keyboard.press("Space")
        self.page.locator("#code").focus()
        self.page.keyboard.press("Enter")


def guest(browser: Any, *, script: str = "", **context: Any) -> Guest:
    """A browser of one's own, with its own cookies."""
    page = browser.new_context(**{"locale": "en-GB", **context}).new_page()
    page.set_default_timeout(30000)
    one = Guest(page)

    page.on("websocket", lambda socket: socket.on("framereceived", one.note))
    page.expose_function("notePolled", one.note)
    page.on("pageerror", lambda fault: one.faults.append(str(fault)))
    page.on("console", lambda line: line.type == "error" and one.faults.append(line.text))
    page.add_init_script(_NOTED + script)
    return one


def press_choice(one: Guest, rng: Random) -> None:
    """Choose something by keys alone, with whatever way leads there."""
    keys = one.page.keyboard
    state = one.state()
    for _ in range(40):
        if state["at"] >= 0 or not state["count"]:
            break
        keys.press("ArrowDown" if state["heading"] else "Tab")
        state = one.state()
    wanted = rng.randrange(state["count"] or 1)
    way = rng.choice(("digits", "digits", "End", "Home"))
    if way == "digits" or 2 < wanted < state["count"] - 3:
        for digit in str(wanted + 1):
            keys.press(digit)
    else:
        last = state["count"] - 1
        keys.press(way)
        for _ in range(min(wanted, last - wanted)):
            keys.press("ArrowUp" if way == "End" else "ArrowDown")
    keys.press("Enter")


_PLACE = """(at) => {
  const button = document.querySelectorAll("#choices button")[at];
  if (!button) return null;
  button.scrollIntoView({ block: "center" });
  const box = button.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def touch_choice(one: Guest, rng: Random) -> None:
    """Choose something by touch alone."""
    count = one.state()["count"]
    place = one.page.evaluate(_PLACE, rng.randrange(count)) if count else None
    if place is not None:
        one.page.touchscreen.tap(*place)


def play(
    guests: dict[Guest | Any, Callable[[Guest, Random], None]] | list[tuple[Guest, Callable[[Guest, Random], None]]],
    seconds: float,
    *,
    rng: Random,
    enough: Callable[[], bool] = lambda: False,
    meanwhile: Callable[[int], None] = lambda answers: None,
) -> int:
    """Let each answer what it is asked, until the game is over; returns the number of answers."""
    pairs = list(guests.items()) if isinstance(guests, dict) else guests
    until = time.monotonic() + seconds
    seen = [(-1, 0.0)] * len(pairs)
    answers = 0
    while time.monotonic() < until and not enough() and not all(one.over for one, _ in pairs):
        idle = True
        for index, (one, way) in enumerate(pairs):
            records, at = seen[index]
            if not one.over and one.state()["count"] and (len(one.sent) != records or time.monotonic() - at > 0.5):
                seen[index] = len(one.sent), time.monotonic()
                way(one, rng)
                answers += 1
                idle = False
                meanwhile(answers)
        if idle:
            pairs[0][0].page.wait_for_timeout(10)
    return answers


def expected(one: Guest) -> list[str]:
    """The lines that the page was sent."""
    return [record["text"] for record in one.sent if record["is"] == "line" and record["text"]]
