"""Real browsers at one table: from a key on one device to another one's live region and cue, and cut sockets.

    python bench/host/pages.py --answers 60
    python bench/host/pages.py --cuts 200
    python bench/host/pages.py --kills 20 --games kami,tamashii
    python bench/host/pages.py --ready 15

Two pages of Debian's chromium and the program share one machine and its clock.  A key is stamped by the page
where it is pressed; the line, when it is put into the other page's live region; the cue, when the other page
starts it (what the sound device adds is not in it).

With `--cuts` the games of all boxes are played by two pages, and after each second answer or so one of them
roams (its socket is closed), is unplugged (no network for a moment, and the socket is closed), or is locked
(frozen as a browser freezes a page behind a locked screen, and the socket is closed meanwhile); at the end
each page must have announced exactly what it was sent, in order and once.  With `--kills` the host's program
is killed with signal 9 and started again with `--resume` in the middle of games; at the end each page must
have announced each event of its history once and in order.
"""

from __future__ import annotations

import argparse
import contextlib
import re
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "tests" / "hosting"))

from pageguests import Guest, expected, guest, hosted, listening, opened_browser, play, press_choice  # noqa: E402

SHORT = {
    "kami": ("--option", "target=4"),
    "kameloot": (),
    "kamimai": ("--option", "energy=1"),
    "tamashii": (),
    "magi_kitchen": (
        "--option",
        "copies_ingredient=1",
        "--option",
        "copies_potion=1",
        "--option",
        "mode=calm",
    ),
}
PLAYERS = {"kameloot": "join,join,bot"}
"""Where two are too few."""
NOTED = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...words) { super(...words); window.sockets.push(this); }
};
window.pressed = 0; window.lined = []; window.sounded = [];
const clock = (at = performance.now()) => performance.timeOrigin + at;
const note = (event) => event.key === "Enter" && (window.pressed = clock(event.timeStamp));
addEventListener("keydown", note, true);
new MutationObserver((changes) => {
  for (const change of changes)
    if (change.target.id === "log" && [...change.addedNodes].some((one) => one.className === "event"))
      window.lined.push(clock());
}).observe(document, { childList: true, subtree: true });
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...words) {
  window.sounded.push(clock());
  return start.apply(this, words);
};
"""


READY = """
new MutationObserver(() => {
  const way = document.getElementById("way-in");
  if (way && !way.hidden && !window.ready) window.ready = performance.now();
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


def ready(times: int) -> None:
    """From the request to the form that can be filled in, on this CPU and on one four times as slow."""
    with contextlib.ExitStack() as stack:
        home = stack.enter_context(tempfile.TemporaryDirectory())
        browser = stack.enter_context(opened_browser())
        table = stack.enter_context(hosted(Path(home), "kami", "--players", "join,join"))
        for slower in (1, 4):
            taken = [_loaded(browser, table.address, slower) for _ in range(times)]
            told = f"p50 {part(taken, 0.5):.0f}, p90 {part(taken, 0.9):.0f} ms"
            print(f"ready {times} times, CPU slowed {slower} times: {told}", flush=True)


def _loaded(browser: object, address: str, slower: int) -> float:
    page = browser.new_context(locale="ja-JP").new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.add_init_script(READY)
    page.goto(address)
    page.locator("#way-in").wait_for()
    page.wait_for_timeout(300)
    taken = page.evaluate("ready")
    page.context.close()
    return taken


def part(values: list[float], share: float) -> float:
    """What so large a share of them is within."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def latency(answers: int) -> None:
    """From a key to the other page."""
    lines, cues, rng = [], [], Random(3)
    with tempfile.TemporaryDirectory() as home, opened_browser() as browser:
        words = ("--players", "join,join", "--seed", "3")
        with hosted(Path(home), "kami", *words) as table:
            pair = [guest(browser, script=NOTED) for _ in range(2)]
            for one, name in zip(pair, ("Ana", "Ben"), strict=True):
                one.join(table.address, name)
            pair[0].page.wait_for_timeout(2000)
            while len(lines) < answers and not pair[0].over:
                for one, other in (pair, pair[::-1]):
                    if not one.state()["count"]:
                        continue
                    other.page.evaluate("lined.length = sounded.length = 0")
                    press_choice(one, rng)
                    one.page.wait_for_timeout(250)
                    at = one.page.evaluate("pressed")
                    told, heard = other.page.evaluate("[lined[0] || 0, sounded[0] || 0]")
                    if told > at:
                        lines.append(told - at)
                    if heard > at:
                        cues.append(heard - at)
    for name, values in (("to the live region", lines), ("to the cue", cues)):
        if values:
            told = f"p50 {part(values, 0.5):.0f}, p90 {part(values, 0.9):.0f}, most {max(values):.0f} ms"
            print(f"from a key {name} of the other device: {len(values)} times, {told}", flush=True)


def cuts(wanted: int, games: list[str]) -> None:
    """Games whose sockets are cut."""
    rng, done = Random(11), 0
    with opened_browser() as browser:
        for number in range(50):
            game = games[number % len(games)]
            if done >= wanted:
                return
            with tempfile.TemporaryDirectory() as home:
                done += _cut(browser, Path(home), game, number, rng)
            print(f"{game}: {done} cuts so far, every page has announced what it was sent", flush=True)


def _roam(page: object) -> None:
    page.evaluate("sockets.at(-1).close()")


def _unplug(page: object) -> None:
    page.context.set_offline(True)
    page.evaluate("sockets.at(-1).close()")
    page.wait_for_timeout(150)
    page.context.set_offline(False)


def _lock(page: object) -> None:
    page.evaluate("setTimeout(() => sockets.at(-1).close(), 50)")
    session = page.context.new_cdp_session(page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    page.wait_for_timeout(200)
    session.send("Page.setWebLifecycleState", {"state": "active"})
    session.detach()


CUTS = (_roam, _unplug, _lock)


def kills(wanted: int, games: list[str]) -> None:
    """Games whose program is killed, and started again."""
    rng, done = Random(7), 0
    with opened_browser() as browser:
        for number in range(50):
            if done >= wanted:
                return
            game = games[number % len(games)]
            with tempfile.TemporaryDirectory() as home:
                done += _kill(browser, Path(home), game, number, rng)
            print(f"{game}: {done} kills so far, every page has announced each event once", flush=True)


def _kill(browser: object, home: Path, game: str, seed: int, rng: Random) -> int:
    made = 0
    with contextlib.ExitStack() as programs:
        words = ("--players", PLAYERS.get(game, "join,join"), "--seed", str(seed), *SHORT[game])
        table = programs.enter_context(hosted(home, game, *words))
        pair = [guest(browser, script=NOTED) for _ in range(2)]
        for one, name in zip(pair, ("Ana", "Ben"), strict=True):
            one.join(table.address, name)
            one.page.locator("#log p").first.wait_for()
        port = table.address.rsplit(":", 1)[1].strip("/")
        processes = [table.process]

        def kill(_: int) -> None:
            nonlocal made
            if rng.random() < 0.1 and not all(one.over for one in pair):
                made += 1
                epochs = [one.epoch for one in pair]
                processes[-1].kill()
                processes[-1].wait()
                again = ("host", game, "--headless", "--resume", "--port", port)
                processes.append(programs.enter_context(listening(home, *again)).process)
                for one, epoch in zip(pair, epochs, strict=True):
                    _await_return(one, epoch)

        ways = [(one, press_choice) for one in pair]
        play(ways, 60, rng=Random(seed), meanwhile=kill, enough=lambda: made >= 6)
        for one in pair:
            one.page.wait_for_timeout(1500)
            told = [line["text"] for line in one.told(own=True)]
            events, lines = _followed(one.messages)
            rest = iter(told)
            assert all(line in rest for line in lines), f"{game}, seed {seed}: announced {told}, sent {lines}"
            one.page.locator("#line").fill("history")
            one.page.locator("#line").press("Enter")
            one.page.wait_for_function("told.length > " + str(len(told)))
            heading = one.told(own=True)[len(told)]["text"]
            counted = [int(number) for number in re.findall(r"\d+", heading)]
            assert counted[1:2] in ([], [events]), f"{game}, seed {seed}: {events} announced, {heading}"
            one.page.context.close()
    return made


def _followed(messages: list[dict[str, Any]]) -> tuple[int, list[str]]:
    """How many events of the game a page was told, each once and in order, and all its lines.

    Each line says how many events its player has been told by then.  A program that was started again tells
    first what was missed; its own first lines must go on from there, or something was lost or told twice.
    """
    epoch, after, events, lines = "", 0, 0, []
    for message in messages:
        hello = message if message.get("is") == "hello" else message.get("hello")
        if hello:
            if epoch and hello["epoch"] != epoch:
                after, events = 0, events + len(hello["missed"])
                lines += hello["missed"]
            epoch = hello["epoch"]
        for record in message["records"] if isinstance(message.get("records"), list) else ():
            if record["n"] > after and record["is"] == "line" and record["text"]:
                told = record.get("event", events)
                assert told - events in (0, 1), f"{record} after {events} events, {lines[-5:]}"
                events = told
                lines.append(record["text"])
            after = max(after, record["n"])
    return events, lines


def _await_return(one: Guest, epoch: str) -> None:
    """Wait until a page has found the program that was started again, by itself."""
    until = time.monotonic() + 30
    while one.epoch == epoch:
        assert time.monotonic() < until, f"not back: {one.lines()[-3:]}"
        one.page.wait_for_timeout(50)
    one.page.locator("#choices button:visible, #queries button:visible").first.wait_for()


def _cut(browser: object, home: Path, game: str, seed: int, rng: Random) -> int:
    made = 0
    words = ("--players", PLAYERS.get(game, "join,join"), "--seed", str(seed), *SHORT[game])
    with hosted(home, game, *words) as table:
        pair = [guest(browser, script=NOTED) for _ in range(2)]
        for one, name in zip(pair, ("Ana", "Ben"), strict=True):
            one.join(table.address, name)
            one.page.locator("#log p").first.wait_for()

        def cut(_: int) -> None:
            nonlocal made
            if rng.random() < 0.6:
                made += 1
                rng.choice(CUTS)(rng.choice(pair).page)

        ways = [(one, press_choice) for one in pair]
        answers = play(ways, 90, rng=Random(seed), meanwhile=cut)
        for one in pair:
            one.page.wait_for_timeout(1200)
            told = [line["text"] for line in one.told()]
            assert told == expected(one), f"{game}, seed {seed}: after {answers} answers and {made} cuts"
            one.page.context.close()
    return made


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--answers", type=int, default=0)
    parser.add_argument("--cuts", type=int, default=0)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--ready", type=int, default=0, help="Load the page so often, on a slowed CPU.")
    parser.add_argument("--games", default=",".join(SHORT), help="Those that are cut and killed.")
    arguments = parser.parse_args()
    games = arguments.games.split(",")
    if arguments.ready:
        ready(arguments.ready)
    if arguments.kills:
        kills(arguments.kills, games)
    if arguments.answers:
        latency(arguments.answers)
    if arguments.cuts:
        cuts(arguments.cuts, games)


if __name__ == "__main__":
    main()
