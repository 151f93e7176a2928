"""A page whose connection is cut, whose phone is locked, whose host is killed: nothing is lost, nothing told twice."""

from __future__ import annotations

import socket
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
    touch_choice,
)

pytestmark = needs_browser

SOCKETS = """
window.sockets = [];
const Real = window.WebSocket;
window.WebSocket = class extends Real { constructor(...words) { super(...words); window.sockets.push(this); } };
window.cut = () => {
  const last = sockets[sockets.length - 1];
  if (last.readyState < 2) last.close();
  else dispatchEvent(new Event("offline"));
};
"""
"""Lets a test cut the browser's own sockets, and what it polls, as a network does."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with opened_browser() as one:
        yield one


def own_address() -> str:
    """This machine's address in its network: no secure context, unlike localhost."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            pytest.skip("this machine is in no network")
        return str(probe.getsockname()[0])


def test_sockets_cut_at_any_moment_lose_no_line_tell_none_twice_and_do_no_answer_twice(
    browser: Any, tmp_path: Path
) -> None:
    rng = Random(7)
    address = own_address()
    with hosted(tmp_path, "kami", "--players", "join,join:fr,bot", "--seed", "3", "--address", address) as table:
        assert address in table.address
        ana = guest(browser, script=SOCKETS)
        ben = guest(browser, script=SOCKETS, locale="fr-FR", has_touch=True)
        for one, name in ((ana, "Ana"), (ben, "Ben")):
            one.join(table.address, name)
            one.page.locator("#log p").first.wait_for()
            assert not one.page.evaluate("isSecureContext")

        cuts: list[int] = []

        def harm(answers: int) -> None:
            for one in (ana, ben):
                if rng.random() < 0.5:
                    one.page.evaluate("cut()")
                    cuts.append(answers)
                elif rng.random() < 0.2:
                    one.page.context.set_offline(True)
                    one.page.wait_for_timeout(rng.randrange(120))
                    one.page.context.set_offline(False)

        play(
            [(ana, press_choice), (ben, touch_choice)], 40, rng=rng, meanwhile=harm,
            enough=lambda: len(ana.sent) > 160,
        )  # fmt: skip
        assert len(cuts) > 8, (cuts, ana.lines()[-3:], ben.lines()[-3:], len(ana.sent), ana.state(), ben.state())
        for one in (ana, ben):
            one.page.wait_for_timeout(600)
            one.sent.sort(key=lambda record: record["n"])
            numbers = [record["n"] for record in one.sent]
            assert numbers == list(range(1, len(numbers) + 1))
            assert one.lines() == expected(one)
            assert not [line for line in one.lines() if "That is over" in line or "plus demandé" in line]


def test_where_no_socket_gets_through_the_page_polls_and_plays(browser: Any, tmp_path: Path) -> None:
    with hosted(tmp_path, "kami", "--players", "join,bot", "--seed", "3") as table:
        one = guest(browser, script="window.WebSocket = undefined;")
        one.join(table.address, "Ana")
        one.page.locator("#choices button").first.wait_for()
        before = one.page.locator("#log p").count()
        press_choice(one, Random(2))
        one.page.locator("#log p").nth(before).wait_for()
        lines = one.lines()
        assert len(lines) > before
        assert lines[0].startswith("You sit at the table, Ana.")


def test_a_page_that_is_loaded_anew_has_all_lines_announces_none_of_them_and_says_that_it_is_back(
    browser: Any, tmp_path: Path
) -> None:
    with hosted(tmp_path, "kami", "--players", "join,bot", "--seed", "3") as table:
        one = guest(browser)
        one.join(table.address, "Ana")
        one.page.locator("#choices button").first.wait_for()
        lines = one.lines()
        asked = one.page.locator("#question").inner_text()
        one.page.reload()
        one.page.locator("#log p.own").wait_for()
        told = one.told(own=True)
        assert [line["text"] for line in told[:-1]] == lines
        assert {line["live"] for line in told[:-1]} == {"off"}
        assert told[-1]["live"] == "polite" and "back at the table" in told[-1]["text"]
        assert one.page.locator("#question").inner_text() == asked
        press_choice(one, Random(2))
        one.page.locator("#log p").nth(len(told)).wait_for()
        # A second page of the same seat, and then the first one again: what either types is done.
        two = one.page.context.new_page()
        two.goto(table.address)
        for page in (two, one.page, two):
            page.locator("#choices button, #log p.own").last.wait_for()
            scores = page.locator("#log p.answer", has_text="Scores:")
            count = scores.count()
            page.locator('[data-query="scores"]').click()
            scores.nth(count).wait_for()


def test_a_host_that_is_killed_and_comes_back_finds_its_players_who_hear_what_they_missed_once(
    browser: Any, tmp_path: Path
) -> None:
    with hosted(tmp_path, "kami", "--players", "join,bot", "--seed", "3") as table:
        one = guest(browser)
        one.join(table.address, "Ana")
        play([(one, press_choice)], 20, rng=Random(3), enough=lambda: len(one.sent) > 60)
        one.page.wait_for_timeout(500)
        table.process.kill()
        table.process.wait()
        before = one.lines()
        own = one.page.locator("#log p.own")
        own.first.wait_for()  # it is told that the connection is lost, after a while of trying
    with hosted(tmp_path, "kami", "--resume"):
        own.nth(1).wait_for()
        one.page.locator("#choices button").first.wait_for()
        told = [line["text"] for line in one.told(own=True) if line["own"]]
        assert told[0].startswith("The connection is lost.")
        assert told[1] == "The connection is back."
        after = one.lines()[len(before) :]
        assert not {line for line in before if "hand:" in line} & set(after)  # the deal is not told again
        count = len(one.lines())
        press_choice(one, Random(2))
        one.page.locator("#log p").nth(count + len(told)).wait_for()


def test_who_leaves_is_asked_told_once_and_can_come_back(browser: Any, tmp_path: Path) -> None:
    with hosted(tmp_path, "kami", "--players", "join,join,bot", "--seed", "3") as table:
        one, other = guest(browser), guest(browser)
        for each, name in ((one, "Ana"), (other, "Ben")):
            each.join(table.address, name)
            each.page.locator("#log p").first.wait_for()
        page = one.page
        page.locator("#choices button").or_(page.locator("#log p").nth(4)).first.wait_for()
        page.locator("#leave").focus()
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.id") == "leave-no"
        page.keyboard.press("Escape")
        assert page.evaluate("document.activeElement.id") == "leave"
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.get_by_role("alert").get_by_text("You have left the table").wait_for()
        assert page.locator("#name").input_value() == "Ana"
        page.locator("#code").fill(CODE)
        page.locator("#sit-down").click()
        page.get_by_role("log").get_by_text("At the table: Ana, Ben, Robot.").wait_for()
        assert page.locator("#name").is_hidden()


def test_who_knows_the_code_of_a_club_opens_a_table_and_sits_down_at_it(browser: Any, tmp_path: Path) -> None:
    with listening(tmp_path, "serve", "--port", "0", "--code", "27182818") as club:
        one = guest(browser)
        page = one.page
        page.goto(club.address)
        page.get_by_label("Code of the club").fill("27182818")
        page.get_by_label("Game").select_option("Tamashii")
        page.get_by_label("Players with a device").select_option("8")
        opens = page.get_by_role("button", name="Open the table")
        opens.click()
        page.get_by_role("alert").get_by_text("cannot be played by so many").wait_for()
        page.get_by_label("Players with a device").select_option("1")
        page.get_by_label("Robots").select_option("1")
        opens.press("Enter")
        page.get_by_role("alert").get_by_text("The table is open.").wait_for()
        page.get_by_label("Name").fill("Ana")
        page.get_by_role("button", name="Sit down").click()
        page.locator("#choices button").first.wait_for()
        assert page.title() == "Your turn – Tamashii"
        page.reload()
        page.locator("#choices button").first.wait_for()


def test_what_is_refused_is_told_once_in_the_own_language_and_what_was_typed_stays(
    browser: Any, tmp_path: Path
) -> None:
    with hosted(tmp_path, "kami", "--players", "join,bot", "--seed", "3") as table:
        one = guest(browser, locale="fr-CA")
        page = one.page
        one.join(table.address, "  ", code="12")
        alert = page.get_by_role("alert")
        alert.get_by_text("Tapez un nom").wait_for()
        page.locator("#name").fill("Ève")
        page.locator("#sit-down").click()
        alert.get_by_text("Ce n'est pas le code").wait_for()
        assert alert.inner_text().count("code") == 1
        assert alert.get_attribute("aria-live") is None  # twice the same wish is read twice
        assert (page.locator("#name").input_value(), page.locator("#code").input_value()) == ("Ève", "12")
        page.locator("#code").fill("４７１１")  # as a Japanese keyboard types it
        page.keyboard.press("Enter")
        page.locator("#log p").first.wait_for()
        assert "Ève" in one.lines()[0]
