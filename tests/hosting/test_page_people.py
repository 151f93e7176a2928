"""Other people at a page: a line to all, somebody who watches, a second device, and once more."""

from __future__ import annotations

import re
import runpy
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pageguests import expected, guest, hosted, needs_browser, opened_browser

from accessible_games.engine import CHANCE
from accessible_games.games import get_game
from accessible_games.play.menu import Menu
from tests.realcards import named, parts_of

pytestmark = needs_browser

NOTED = """
window.sent = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) { window.sent.push(JSON.parse(text)); return send.call(this, text); };
"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with opened_browser() as one:
        yield one


def test_people_write_watch_and_come_with_a_second_device(browser: Any, tmp_path: Path) -> None:
    with hosted(tmp_path, "kami", "--players", "join,join", "--seed", "3") as table:
        ana, ben, wes, other = (guest(browser) for _ in range(4))
        ana.join(table.address, "Ana")
        ben.join(table.address, "Ben")
        ana.page.locator("#choices button, #queries button").first.wait_for()

        wes.page.goto(table.address)
        wes.page.locator("#watch").check()
        wes.page.locator("#name").fill("Wes")
        wes.page.locator("#code").fill("4711")
        wes.page.keyboard.press("Enter")
        wes.page.get_by_text("You watch: you hear what everybody may know").wait_for()
        assert not wes.page.locator(".asked").is_visible() and not wes.page.get_by_role("button", name="Hand").is_visible()
        assert wes.page.get_by_role("button", name="Scores").is_visible()

        ana.page.locator("#chat-text").fill("good luck")
        ana.page.keyboard.press("Enter")
        for one in (ben, wes):
            one.page.locator("#log").get_by_text("Ana writes: good luck").wait_for()
        ben.page.locator("#mute").check()
        ana.page.locator("#chat-text").fill("and fun")
        ana.page.keyboard.press("Enter")
        wes.page.locator("#log").get_by_text("Ana writes: and fun").wait_for()
        assert not any("and fun" in line for line in ben.lines())

        other.join(table.address, "Ana")
        other.page.locator("#alert").get_by_text("If it is you, answer on your other device").wait_for()
        ana.page.locator("#choices button", has_text=re.compile("use that one alone")).click()
        other.page.locator("#log").get_by_text("Ana sits at another device").wait_for()
        ana.page.locator("#alert").get_by_text("used by another device").wait_for()
        assert ana.page.locator("#way-in").is_visible()
        for one in (ben, wes, other):
            assert not one.faults


def test_a_photo_of_a_sticker_is_asked_back_and_entered(browser: Any, tmp_path: Path) -> None:
    pytest.importorskip("cv2", reason="pip install '.[scan]' brings it")
    bench = runpy.run_path(str(Path(__file__).parents[2] / "bench" / "print" / "photos.py"))
    known = {card: rest for card, *rest in bench["labels"](tmp_path, "kami", "swell")}
    photo = tmp_path / "photo.jpg"
    bench["photograph"](*known["silver"], 3).save(photo, quality=90)
    with hosted(tmp_path, "kami", "--players", "join,bot", "--seed", "3") as table:
        ana = guest(browser, script=NOTED)
        ana.join(table.address, "Ana")
        ana.page.locator("#choices button").first.wait_for()
        ana.page.locator("#photo").set_input_files(photo)
        ana.page.get_by_text("silver dragon: is that the card?").wait_for()
        assert ana.page.evaluate("document.activeElement.id") == "photo-question"
        ana.page.locator("#photo-yes").click()
        ana.page.wait_for_timeout(300)
        assert ana.page.evaluate("sent.map((one) => one.line)")[-1] == "silver dragon"
        assert not ana.faults


def test_two_devices_with_real_cards_play_a_game_of_kami_and_each_types_its_own_hand(
    browser: Any, tmp_path: Path
) -> None:
    """The cards are those of a box that nobody but this test has; a third person types what lies beneath."""
    kami, rng = get_game("kami"), Random(3)
    box = kami.new_state(2, {"target": 2}, {})
    with hosted(tmp_path, "kami", "--players", "join,join", "--deals", "typed", "--option", "target=2") as table:
        guests = [guest(browser) for _ in range(2)]
        for one, name in zip(guests, ("Ana", "Ben"), strict=True):
            one.join(table.address, name)
            one.page.locator("#log p").first.wait_for()

        answered = dict.fromkeys(range(2), 0)

        def shown(seat: int, *, listed: bool) -> bool:
            """Whether the page shows what was asked last, which nobody has answered."""
            asked = [r for r in guests[seat].sent if r["is"] == "ask" and r["n"] > answered[seat]]
            if not asked or bool(asked[-1]["choices"]) != listed:
                return False
            texts = [choice["text"] for choice in asked[-1]["choices"]]
            page = guests[seat].page
            if page.locator("#question").inner_text() != asked[-1]["title"]:
                return False
            if page.locator("#choices button").all_text_contents()[: len(texts)] != texts:
                return False
            answered[seat] = asked[-1]["n"]
            return True

        def press(seat: int, line: str | None, choice: int = 0, *, listed: bool = True) -> None:
            """Type a line, or press one of the buttons, once something new is asked."""
            page, until = guests[seat].page, time.monotonic() + 10
            while not shown(seat, listed=listed):
                assert time.monotonic() < until, guests[seat].lines()[-3:]
                page.wait_for_timeout(5)
            if line is None:
                page.locator("#choices button").nth(choice).click()
            else:
                page.locator("#line").fill(line)
                page.locator("#line").press("Enter")

        while actors := box.actors():
            seat = actors[0]
            if seat == CHANCE:
                due = box.due()
                action = due.sample(rng)
                for part, words in zip(kami.parts(due), parts_of("kami", action), strict=True):
                    typist = part.owner or 0
                    if not part.items:
                        press(typist, None, int(words[0]))
                        continue
                    if part.secret:
                        press(typist, None, listed=False)
                    press(typist, named(kami, words, "en"), listed=False)
                    if part.items > 1:
                        press(typist, None)
            else:
                legal = box.legal_actions(seat)
                action = rng.choice(legal)
                menu = Menu(kami, box.view(seat), legal)
                for step in kami.steps(box.view(seat), action):
                    number = next(number for number, choice in menu.numbered().items() if choice == step)
                    press(seat, None, list(menu.numbered()).index(number))
                    menu.choose(number)
                if menu.confirming:
                    press(seat, None)
            box.apply(seat, action)
        for seat, one in enumerate(guests):
            one.page.get_by_role("heading", name="The game is over").wait_for()
            assert one.over and one.lines() == expected(one)
            own = [line for line in one.lines() if line.startswith("Typed: ")]
            assert own and not set(own) & set(guests[1 - seat].lines())
            assert not one.faults
