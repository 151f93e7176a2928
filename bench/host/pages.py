"""Real browsers at one table: from a key on one device to another one's live region and cue, and cut sockets.

    python bench/host/pages.py --answers 60
    python bench/host/pages.py --cuts 200

Two pages of Debian's chromium and the program share one machine and its clock.  A key is stamped by the page
where it is pressed; the line, when it is put into the other page's live region; the cue, when the other page
starts it (what the sound device adds is not in it).  With `--cuts` the games of all boxes are played by two
pages, and after each second answer or so a socket is closed in the middle of it; at the end each page must
have announced exactly what it was sent, in order and once.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2] / "tests" / "hosting"))

from pageguests import expected, guest, hosted, opened_browser, play, press_choice  # noqa: E402

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


def cuts(wanted: int) -> None:
    """Games whose sockets are cut."""
    rng, done = Random(11), 0
    with opened_browser() as browser:
        for number in range(50):
            game = list(SHORT)[number % len(SHORT)]
            if done >= wanted:
                return
            with tempfile.TemporaryDirectory() as home:
                done += _cut(browser, Path(home), game, number, rng)
            print(f"{game}: {done} cuts so far, every page has announced what it was sent", flush=True)


def _cut(browser: object, home: Path, game: str, seed: int, rng: Random) -> int:
    made = 0
    with hosted(home, game, "--players", "join,join", "--seed", str(seed), *SHORT[game]) as table:
        pair = [guest(browser, script=NOTED) for _ in range(2)]
        for one, name in zip(pair, ("Ana", "Ben"), strict=True):
            one.join(table.address, name)
            one.page.locator("#log p").first.wait_for()

        def cut(_: int) -> None:
            nonlocal made
            if rng.random() < 0.6:
                made += 1
                rng.choice(pair).page.evaluate("sockets.at(-1).close()")

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
    arguments = parser.parse_args()
    if arguments.answers:
        latency(arguments.answers)
    if arguments.cuts:
        cuts(arguments.cuts)


if __name__ == "__main__":
    main()
