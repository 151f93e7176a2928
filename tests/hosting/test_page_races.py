"""Presses that a page times: a race between two devices, and a tone that is followed on one."""

from __future__ import annotations

import json
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


def sent(one: Any, key: str) -> list[dict[str, Any]]:
    return [message for message in one.page.evaluate("sent") if key in message]


def test_a_race_opens_for_both_at_once_and_its_presses_carry_what_each_page_has_measured(
    browser: Any, tmp_path: Path
) -> None:
    with hosted(tmp_path, "magi_kitchen", "--players", "join,join", "--seed", "3", "--option", "first_player=0") as table:
        ana, ben = (guest(browser, script=NOTED) for _ in range(2))
        ana.join(table.address, "Ana")
        ben.join(table.address, "Ben")
        flip = ana.page.locator("#choices button").first
        flip.wait_for()
        ana.page.wait_for_timeout(1500)  # clocks are compared
        assert sent(ana, "pong") and sent(ben, "pong")
        ana.page.locator("#press").focus()
        assert ana.page.locator("#press").inner_text() == "Buzz"
        ana.page.keyboard.press("Enter")
        ana.page.get_by_text("Nothing to press now").wait_for()
        flip.click()
        ben.page.locator("#log .event", has_text="has 4").first.wait_for()
        race = next(record for record in ana.sent if record["is"] == "race")
        told = ana.page.evaluate("race => performance.timeOrigin + performance.now() - race.at", race)
        assert told >= 0, "the card is told before it sounds"
        assert any("clocks agree within" in line for line in ana.lines())
        posture = race["taps"]
        ben.page.wait_for_timeout(300)
        ben.page.locator("#press").focus()
        if posture:
            for _ in range(posture):
                ben.page.keyboard.press("Enter")
        else:
            ben.page.keyboard.press("Enter")
        ana.page.locator("#log .event").last.get_by_text("Ben").wait_for()
        (pressed,) = sent(ben, "race")
        assert 300 <= pressed["ms"] < 5000 and pressed["at"] > race["at"]
        assert [one["until"] for one in sent(ana, "until")] == [race["race"]]
        assert not ana.faults and not ben.faults


def test_a_draw_waits_for_its_tone_and_tells_how_near_the_middle_was_pressed(browser: Any, tmp_path: Path) -> None:
    options = ("--option", "skill=slow", "--seed", "3")
    with hosted(tmp_path, "kamimai", "--players", "join,bot", *options) as table:
        ana = guest(browser, script=NOTED)
        ana.join(table.address, "Ana")
        for _ in range(12):
            ana.page.locator("#choices button").first.wait_for()
            if not ana.page.locator("#tone").is_hidden():
                break
            ana.page.locator("#choices button").first.click()
            ana.page.wait_for_timeout(400)
        assert ana.page.evaluate("document.activeElement.id") == "tone-start"
        tone = next(record for record in ana.sent if record["is"] == "tone")
        ana.page.keyboard.press("Enter")
        middle = len(tone["cues"]) // 4
        ana.page.wait_for_timeout(600 + middle * tone["pulse"] + 60)
        ana.page.keyboard.press("Enter")
        ana.page.locator("#tone").wait_for(state="hidden")
        ana.page.wait_for_timeout(400)
        (followed,) = sent(ana, "tone")
        assert abs(followed["tone"] - middle * tone["pulse"]) < 2 * tone["pulse"]
        journal = next(tmp_path.rglob("*.jsonl")).read_text()
        assert any(" near " in json.dumps(json.loads(line)) for line in journal.splitlines())
        assert not ana.faults
