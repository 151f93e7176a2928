"""Four devices play each box to its end in a real browser, by keys alone and by touch alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pageguests import (
    expected,
    guest,
    hosted,
    needs_browser,
    opened_browser,
    play,
    press_choice,
    touch_choice,
)

from accessible_games.hosting.pagewords import page_words

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


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with opened_browser() as one:
        yield one


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", SHORT)
def test_four_devices_play_to_the_end_and_each_announces_its_own_lines_once_in_order_and_language(
    game: str, browser: Any, tmp_path: Path
) -> None:
    with hosted(tmp_path, game, "--players", "join,join,join,join", "--seed", "3", *SHORT[game]) as table:
        guests = []
        for name, locale, way in PLACES:
            touch = way is touch_choice
            one = guest(browser, locale=locale, has_touch=touch, viewport={"width": 390, "height": 800})
            one.join(table.address, name)
            one.page.locator("#log p").first.wait_for()
            guests.append((one, way))
        answers = play(guests, 240, rng=Random(5))
        for one, _ in guests:
            assert one.over, f"{game}: after {answers} answers: {one.lines()[-3:]}"
            told = one.told()
            language = one.page.evaluate("document.documentElement.lang")
            assert one.page.locator("#question").inner_text() == page_words(language)["over"]
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
