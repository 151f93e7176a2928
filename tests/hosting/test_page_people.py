"""Other people at a page: a line to all, somebody who watches, a second device, and once more."""

from __future__ import annotations

import re
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pageguests import guest, hosted, needs_browser, opened_browser

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
