"""What a page is to a screen reader, to somebody who enlarges it, and to a finger: measured in a browser."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pageguests import CODE, Guest, guest, hosted, needs_browser, opened_browser, play, press_choice

from accessible_games.hosting.pagewords import PAGE_WORDS, page_words
from accessible_games.hosting.server import _PAGE

pytestmark = needs_browser

PAGE = Path(__file__).parents[2] / "accessible_games" / "hosting" / "page"

SMALL = """(least) => [...document.querySelectorAll("button, input, select, textarea, .choice")]
  .filter((part) => part.getClientRects().length && !part.matches('[type="radio"], [type="checkbox"]'))
  .map((part) => [part.textContent.trim() || part.id, part.getBoundingClientRect()])
  .filter(([, box]) => box.width < least || box.height < least)
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""
WIDE = """() => [...document.querySelectorAll("body *")]
  .filter((part) => part.getClientRects().length && part.getBoundingClientRect().right > innerWidth + 0.5)
  .map((part) => part.id || part.tagName)
  .concat(document.documentElement.scrollWidth > innerWidth ? ["the page"] : [])"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with opened_browser() as one:
        yield one


@pytest.fixture(scope="module")
def axe() -> str:
    pytest.importorskip("axe_playwright_python", reason="axe is not installed")
    from importlib.resources import files

    return files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


def violations(page: Any, axe: str) -> list[str]:
    """What axe finds against WCAG 2.2 A, AA and the contrast of AAA, and its best practices."""
    page.evaluate(axe)
    found = page.evaluate(
        """() => axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        rules: { "color-contrast-enhanced": { enabled: true } } })"""
    )
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found["violations"]]


def sit(browser: Any, address: str, name: str, **context: Any) -> Guest:
    one = guest(browser, **context)
    one.join(address, name)
    one.page.locator("#log p").first.wait_for()
    return one


def test_no_state_of_the_page_breaks_a_rule_is_too_small_or_scrolls_sideways(
    browser: Any, axe: str, tmp_path: Path
) -> None:
    with hosted(tmp_path, "kami", "--players", "join,bot", "--seed", "3") as table:
        one = guest(browser, viewport={"width": 320, "height": 640})
        page = one.page
        page.goto(table.address)
        page.locator("#name").wait_for()
        found: dict[str, list[str]] = {}

        def look(state: str) -> None:
            for scheme, forced in (("light", "none"), ("dark", "none"), ("dark", "active")):
                page.emulate_media(color_scheme=scheme, forced_colors=forced, reduced_motion="reduce")
                found[f"{state}, {scheme}, forced {forced}"] = violations(page, axe)
            found[f"{state}, small"] = page.evaluate(SMALL, 44)
            for width, height in ((320, 640), (320, 256), (768, 1024), (1280, 800)):
                page.set_viewport_size({"width": width, "height": height})
                found[f"{state}, {width}"] = page.evaluate(WIDE)
            page.set_viewport_size({"width": 320, "height": 640})

        look("way in")
        page.locator("#name").fill("Ana")
        page.locator("#code").fill("1")
        page.locator("#sit-down").click()
        page.locator("#alert:not(:empty)").wait_for()
        look("refused")
        page.locator("#code").fill(CODE)
        page.locator("#sit-down").click()
        page.locator("#choices button").first.wait_for()
        look("asked")
        page.locator("#size").select_option("300")
        look("asked, large")
        page.locator("#size").select_option("100")
        page.locator("[value=page] >> visible=true").check()
        page.locator("#leave").click()
        look("leaving, the page speaks")
        page.locator("#leave-yes").click()
        page.locator("#way-in").wait_for()
        look("left")
        assert {state: faults for state, faults in found.items() if faults} == {}


def test_planted_faults_are_found_by_the_same_checks(browser: Any, axe: str, tmp_path: Path) -> None:
    with hosted(tmp_path, "kami", "--players", "join,bot", "--seed", "3") as table:
        one = sit(browser, table.address, "Ana")
        page = one.page
        page.evaluate(
            """() => {
            const style = (part, rules) => Object.assign(part.style, rules);
            style(document.querySelector("#queries button"), { height: "10px", minHeight: "0", padding: "0" });
            document.querySelector('label[for="line"]').remove();
            style(document.querySelector("#line-help"), { color: "#888", width: "2000px" });
            const log = document.querySelector("#log");
            log.append(log.lastElementChild.cloneNode(true));
            }"""
        )
        assert any(fault.startswith("Hand:") for fault in page.evaluate(SMALL, 44))
        assert any("line-help" in fault for fault in page.evaluate(WIDE))
        faults = "\n".join(violations(page, axe))
        assert "label" in faults and "color-contrast" in faults
        sent = [record["text"] for record in one.sent if record["is"] == "line" and record["text"]]
        assert one.lines() != sent


def test_headings_log_question_and_buttons_stand_in_the_tree_under_their_names(
    browser: Any, tmp_path: Path
) -> None:
    with hosted(tmp_path, "kami", "--players", "join:fr,bot", "--seed", "3") as table:
        one = sit(browser, table.address, "Ben", locale="fr-FR")
        page = one.page
        page.locator("#choices button").first.wait_for()
        words = page_words("fr")
        asked = next(record for record in reversed(one.sent) if record["is"] == "ask")
        headings = page.get_by_role("heading").all_inner_texts()
        assert headings == [
            "Kami", words["log"], asked["title"], words["ask"], words["photo"], words["chat"], words["settings"]
        ]  # fmt: skip
        buttons = page.locator("section.asked").get_by_role("list").get_by_role("button").all_inner_texts()
        assert buttons == [choice["text"] for choice in asked["choices"]]
        assert page.get_by_role("log", name=words["log"]).count() == 1
        assert page.title() == f"{words['your-turn']} – Kami"
        answers = page.locator("#log p.answer")
        before = answers.count()
        page.get_by_role("textbox", name=words["command"]).fill("main")
        page.keyboard.press("Enter")
        answers.nth(before).wait_for()
        # The same words twice in a row are two lines that differ, by a blank that nobody hears.
        page.get_by_role("button", name=words["repeat"]).click()
        answers.nth(before + 1).wait_for()
        once, twice = [line["raw"] for line in one.told()][-2:]
        assert once != twice and once == twice.strip("\u00a0")
        page.get_by_role("textbox", name=words["command"]).fill("m")
        page.keyboard.press("Enter")
        taken = page.get_by_role("textbox", name=words["taken-along"])
        taken.wait_for()
        assert page.evaluate("document.activeElement.id") == "taken-text"
        assert one.lines()[3] in taken.input_value()
        page.get_by_role("button", name=words["close"]).click()
        assert taken.is_hidden()
        # A choice that leads to a second list: each of its entries is one button, and none is there twice.
        page.locator("#choices button").first.click()
        page.locator('#choices [data-typed="0"]').wait_for()
        asked = next(record for record in reversed(one.sent) if record["is"] == "ask")
        assert page.locator("#choices button").all_inner_texts() == [one["text"] for one in asked["choices"]]


def test_the_focus_goes_to_the_question_when_its_list_goes_away_and_is_left_alone_else(
    browser: Any, tmp_path: Path
) -> None:
    with hosted(tmp_path, "kami", "--players", "join,bot", "--seed", "3") as table:
        one = sit(browser, table.address, "Ana")
        page = one.page
        page.locator("#choices button").first.wait_for()
        focused = "document.activeElement.id || document.activeElement.textContent"
        play([(one, press_choice)], 20, rng=Random(1), enough=lambda: len(one.sent) > 30)
        for _ in range(250):  # the list goes away once the table has answered
            if one.state()["heading"]:
                break
            page.wait_for_timeout(20)
        assert one.state()["heading"]
        # A line of the question that the focus comes to is read there, and not announced as well.
        quiet = [line["text"] for line in one.told() if line["live"] == "off"]
        assert all(text in {record.get("title") for record in one.sent} for text in quiet)
        page.locator("#line").focus()
        page.keyboard.type("1")
        before = len(one.sent)
        page.keyboard.press("Enter")
        for _ in range(100):
            if len(one.sent) > before:
                break
            page.wait_for_timeout(20)
        assert page.evaluate(focused) == "line"
        # Letters and digits are somebody's reader's outside of the choices: nothing is sent by them.
        page.locator("#log").focus()
        before = page.evaluate(focused)
        for key in "123hs":
            page.keyboard.press(key)
        assert page.evaluate(focused) == before == "log"


def test_everything_that_is_sent_is_small_ready_soon_and_from_here_alone() -> None:
    sent = {name: (PAGE / file).read_bytes() for name, (file, _) in _PAGE.items()}
    words = max(
        len(gzip.compress(json.dumps(page_words(language), ensure_ascii=False).encode(), 9))
        for language in ("en", "fr", "ja")
    )
    total = words + sum(len(gzip.compress(content, 9)) for content in sent.values())
    assert total < 30_000  # half of what is allowed
    text = b"\n".join(sent.values()).decode()
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)|<script>|style=|\son[a-z]+=", text)


def test_the_words_that_stand_in_the_page_are_those_of_english_and_none_is_missing() -> None:
    html = (PAGE / "index.html").read_text(encoding="utf-8")
    script = "".join(path.read_text(encoding="utf-8") for path in PAGE.glob("*.js"))
    words = page_words("en")
    for name, text in re.findall(r'data-word="([a-z-]+)"[^>]*>([^<]*)<', html):
        assert words[name] == text
    for name, text in re.findall(r'data-label="([a-z-]+)" aria-label="([^"]*)"', html):
        assert words[name] == text
    refusals = {word for word in PAGE_WORDS if word.startswith("refused-")}
    used = {*re.findall(r'data-(?:word|label)="([a-z-]+)"', html), *re.findall(r'["`]([a-z-]+)["`]', script)}
    assert set(PAGE_WORDS) - refusals <= used
