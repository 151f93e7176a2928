"""The page's own voice, by what a browser's `speechSynthesis` is given: order, kinds, languages, interruptions.

The browser of these tests has no voices, so that one is stood in for: it notes what it is to say and lets it
sound until the test ends it.  Nothing of ours is.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pageguests import Guest, guest, hosted, needs_browser, opened_browser

pytestmark = needs_browser

VOICES = """
window.spoken = []; window.calls = []; window.sounding = [];
const voice = (name, lang, more = {}) => ({ name, lang, voiceURI: name, localService: true, default: false, ...more });
let voices = [];
class Utterance { constructor(text) { this.text = text; this.lang = ""; this.rate = 1; this.volume = 1; } }
const synth = {
  speaking: false, pending: false, paused: false,
  getVoices: () => voices,
  addEventListener: (event, heard) => (window.voicesCame = heard),
  resume() {}, pause() {},
  speak(one) {
    window.calls.push(["speak", performance.now()]);
    if (!one.text.trim()) { setTimeout(() => one.onend && one.onend({}), 0); return; }
    window.spoken.push({ text: one.text, lang: one.lang, voice: one.voice ? one.voice.name : "", rate: one.rate });
    window.sounding.push(one);
    if (window.hasty) setTimeout(() => window.finish(), 0);
  },
  cancel() {
    window.calls.push(["cancel", performance.now()]);
    const cut = window.sounding.splice(0);
    for (const one of cut) setTimeout(() => one.onerror && one.onerror({ error: "interrupted" }), 0);
  },
};
window.finish = () => { const one = window.sounding.shift(); if (one && one.onend) one.onend({}); };
window.comeVoices = () => {
  voices = [voice("Joke", "en-US"), voice("Amy", "en-GB", { default: true }), voice("Zoe", "fr_FR"), voice("Kyoko", "ja-JP")];
  window.voicesCame();
};
Object.defineProperty(window, "speechSynthesis", { value: synth });
Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with opened_browser() as one:
        yield one


class Listener:
    """What somebody hears of a page."""

    def __init__(self, one: Guest) -> None:
        self.guest = one
        self.page = one.page

    @property
    def heard(self) -> list[str]:
        """All that began to sound."""
        return [one["text"] for one in self.page.evaluate("spoken")]

    @property
    def sounds(self) -> str:
        """What sounds now."""
        self.page.wait_for_timeout(80)
        return str(self.page.evaluate("sounding.length ? sounding[0].text : ''"))

    def finish(self) -> str:
        """Let what sounds come to its end; returns what sounds then."""
        self.page.evaluate("finish()")
        return self.sounds

    def clear(self) -> None:
        """Hear everything that waits."""
        for _ in range(60):
            if not self.sounds:
                return
            self.page.evaluate("hasty = true; finish()")
        raise AssertionError("it never ends")

    def key(self, key: str) -> str:
        """Press a key; returns what sounds then."""
        self.page.keyboard.press(key)
        return self.sounds


def listen(browser: Any, address: str, name: str = "Ana", **context: Any) -> Listener:
    one = guest(browser, script=VOICES, **context)
    one.join(address, name, page_speaks=True)
    one.page.locator("#choices button").first.wait_for()
    return Listener(one)


def test_all_that_happens_is_said_in_order_with_its_question_last_and_a_key_drops_nothing_of_it(
    browser: Any, tmp_path: Path
) -> None:
    with hosted(tmp_path, "kami", "--players", "join,bot", "--seed", "3") as table:
        ear = listen(browser, table.address)
        lines = [r.get("said", r["text"]) for r in ear.guest.sent if r["is"] == "line"]
        first = ear.sounds
        assert first in lines
        assert ear.key("Tab") != "" and ear.key("Shift") != ""  # a reply cuts an event, which comes again
        ear.clear()
        told = [text for text in ear.heard if text in lines]
        assert [text for text in dict.fromkeys(told)] == [text for text in dict.fromkeys(lines) if text]
        assert told.count(lines[-1]) == 1  # the question
        assert all(one["lang"] == "en-US" for one in ear.page.evaluate("spoken"))
        # A screen reader beside it is told nothing of what the page says.
        assert ear.page.get_attribute("#log", "aria-live") == "off"


def test_choices_are_said_as_the_focus_comes_and_the_next_key_drops_the_one_before(
    browser: Any, tmp_path: Path
) -> None:
    with hosted(tmp_path, "kami", "--players", "join,bot", "--seed", "3") as table:
        ear = listen(browser, table.address)
        ear.clear()
        ear.page.evaluate("hasty = false")
        asked = next(r for r in reversed(ear.guest.sent) if r["is"] == "ask")
        names = [choice["text"] for choice in asked["choices"]]
        ear.page.locator("#question").focus()
        assert ear.key("ArrowDown") == names[0]
        assert ear.key("ArrowDown") == names[1]
        assert ear.key("End") == names[-1]
        assert ear.key("2") == names[1]
        said = ear.heard
        assert ear.finish() == "" and ear.heard == said  # none of them comes again
        # Control silences; with another key behind it, it was none, and what happened comes again.
        ear.page.locator("#queries button").first.focus()
        ear.key("Enter")
        ear.key("Control")
        assert ear.sounds == ""


def test_no_voice_is_cancelled_and_started_in_one_moment_on_apple_and_long_lines_come_in_parts(
    browser: Any, tmp_path: Path
) -> None:
    iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1"
    with hosted(tmp_path, "kami", "--players", "join,bot", "--seed", "3") as table:
        ear = listen(browser, table.address, user_agent=iphone)
        for _ in range(3):
            ear.page.keyboard.press("Tab")
            ear.page.wait_for_timeout(300)
        calls = ear.page.evaluate("calls")
        gaps = [
            after[1] - before[1]
            for before, after in zip(calls, calls[1:], strict=False)
            if before[0] == "cancel" and after[0] == "speak"
        ]
        assert gaps and min(gaps) >= 200
        # The first of all speaks within the press of the button that sits down.
        assert calls[0][0] == "speak"
        ear.clear()
        ear.page.locator('[data-line="?"]').click()
        ear.page.wait_for_timeout(600)
        ear.clear()
        assert max(map(len, ear.heard)) <= 180
        told = max((r.get("said", "") for r in ear.guest.sent), key=len)
        assert len(told) > 180 and told.replace(" ", "") in "".join(ear.heard).replace(" ", "")


def test_each_line_is_read_by_a_voice_of_its_language_also_where_voices_come_late(
    browser: Any, tmp_path: Path
) -> None:
    with hosted(tmp_path, "kami", "--players", "join:fr,bot", "--seed", "3") as table:
        ear = listen(browser, table.address, "Ben", locale="fr-FR")
        ear.clear()
        assert {(one["lang"], one["voice"]) for one in ear.page.evaluate("spoken")} == {("fr-FR", "")}
        ear.page.evaluate("comeVoices()")
        ear.page.locator('[data-query="hand"]').focus()
        ear.key("Enter")
        last = ear.page.evaluate("spoken[spoken.length - 1]")
        assert (last["lang"], last["voice"]) == ("fr-FR", "Zoe")
        assert ear.page.locator("#voice option").all_inner_texts() == ["Zoe"]
        ear.page.locator("#speed").fill("200")
        ear.page.locator('[data-query="hand"]').focus()
        ear.key("Enter")
        assert ear.page.evaluate("spoken[spoken.length - 1].rate") == 2


def test_a_page_that_is_loaded_anew_says_nothing_old_and_speaks_again_from_the_first_touch(
    browser: Any, tmp_path: Path
) -> None:
    with hosted(tmp_path, "kami", "--players", "join,bot", "--seed", "3") as table:
        ear = listen(browser, table.address)
        ear.clear()
        ear.page.reload()
        ear.page.locator("#log p.own").wait_for()
        assert ear.heard == []
        ear.page.locator("#wake").click()
        ear.clear()
        assert len(ear.heard) == 1 and "back at the table" in ear.heard[0]


PAIRS = """async (cases) => {
  const { Speech } = await import("./speech.js");
  const rest = (milliseconds) => new Promise((rested) => setTimeout(rested, milliseconds));
  const run = async ([table, arrives, meets]) => {
    const sounding = [], heard = [];
    let cancels = 0;
    const speech = new Speech();
    speech.synth = {
      getVoices: () => [],
      speak(one) { heard.push(one.text); sounding.push(one); },
      cancel() { cancels += 1; sounding.splice(0); },
    };
    speech.on = true;
    speech.locked = false;
    if (table === "waits") speech.say("alert", "what sounds", "en");
    speech.say(meets, "met", "en");
    if (arrives === "a key") speech.key();
    else speech.say(arrives, "came", "en");
    const cut = cancels > 0;
    for (let count = 0; count < 8; count += 1) {
      await rest(60);
      const one = sounding.shift();
      if (one) one.onend({});
    }
    const met = heard.filter((text) => text === "met").length, at = heard.indexOf("met"), came = heard.indexOf("came");
    if (table === "sounds") return !cut ? "goes on" : met === 2 ? "again" : "stops";
    if (!met) return "dropped";
    return arrives === "a key" ? "stays" : at < came ? "before" : "behind";
  };
  return Promise.all(cases.map(run));
}"""


def written() -> dict[tuple[str, str, str], str]:
    """The tables of docs/speech.md: (what it meets, what arrives, which kind) -> what becomes of it."""
    text = (Path(__file__).parents[2] / "docs" / "speech.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    found: dict[tuple[str, str, str], str] = {}
    table, kinds = "", [""]
    for first, *rest in rows:
        if first.startswith("arrives \\"):
            table, kinds = first.split("\\")[1].strip(), rest
        elif table and not first.startswith("---"):
            found |= {(table, first, kind): cell for kind, cell in zip(kinds, rest, strict=True)}
    return found


def test_who_cuts_whom_is_what_the_table_says_pair_by_pair(browser: Any, tmp_path: Path) -> None:
    wanted = written()
    assert len(wanted) == 2 * 8 * 7
    for kind in ("question", "alert"):  # nobody waits for this voice: what happened before it was asked is told before
        assert wanted["waits", kind, "event"] == "behind"
        wanted["waits", kind, "event"] = "before"
    with hosted(tmp_path, "kami", "--players", "join,bot") as table:
        one = guest(browser, script=VOICES)
        one.page.goto(table.address)
        told = one.page.evaluate(PAIRS, [list(case) for case in wanted])
    assert dict(zip(wanted, told, strict=True)) == wanted
