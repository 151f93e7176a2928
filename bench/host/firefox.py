"""One whole game of Kami in Firefox, by keys alone, a socket cut now and then; axe-core at its end.

    python bench/host/firefox.py

Playwright cannot drive Debian's Firefox, so its own WebDriver BiDi is used, over a socket.  The page's own
list of announcements is compared with the log at the end; what is asked is answered by digits and Enter.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
from itertools import count
from pathlib import Path
from random import Random

from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[2] / "tests" / "hosting"))

from pageguests import CODE, hosted  # noqa: E402

NOTED = """() => {
  window.told = [];
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const line of change.addedNodes)
        if (change.target.id === "log") window.told.push(line.textContent.replace(/\\u00a0$/, ""));
  }).observe(document, { childList: true, subtree: true });
  window.sockets = [];
  window.WebSocket = class extends WebSocket {
    constructor(...words) { super(...words); window.sockets.push(this); }
  };
}"""
_STATE = """JSON.stringify({
  count: document.querySelectorAll("#choices button").length, over: !document.title.includes("Your turn")
    && document.querySelector("#question").textContent === "The game is over.",
  question: document.querySelector("#question").textContent })"""


class Firefox:
    """Firefox, driven by its own protocol."""

    def __init__(self, line: object) -> None:
        self._line = line
        self._numbers = count(1)
        self.tab = ""

    async def ask(self, method: str, **parameters: object) -> dict:
        number = next(self._numbers)
        await self._line.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(await asyncio.wait_for(self._line.recv(), 30))
            if answer.get("id") == number:
                if answer["type"] == "error":
                    raise RuntimeError(answer)
                return answer["result"]

    async def run(self, script: str) -> object:
        result = await self.ask(
            "script.evaluate", expression=script, target={"context": self.tab}, awaitPromise=True
        )
        return result["result"].get("value")

    async def keys(self, *pressed: str) -> None:
        actions = [{"type": kind, "value": key} for key in pressed for kind in ("keyDown", "keyUp")]
        source = {"type": "key", "id": "keyboard", "actions": actions}
        await self.ask("input.performActions", context=self.tab, actions=[source])


ENTER, TAB = "\ue007", "\ue004"


async def play(fox: Firefox, address: str) -> None:
    """Sit down and play to the end."""
    await fox.ask("session.new", capabilities={})
    # The tab that Firefox starts with never has the focus: keys would press no button there.
    fox.tab = (await fox.ask("browsingContext.create", type="tab"))["context"]
    await fox.ask("browsingContext.activate", context=fox.tab)
    await fox.ask("script.addPreloadScript", functionDeclaration=NOTED)
    await fox.ask("browsingContext.navigate", context=fox.tab, url=address, wait="complete")
    await asyncio.sleep(1)
    await fox.run("document.querySelector('#name').focus()")
    await fox.keys(*"Ana", TAB, *CODE, ENTER)
    rng, answers, cuts = Random(5), 0, 0
    for _ in range(3000):
        await asyncio.sleep(0.05)
        state = json.loads(await fox.run(_STATE))
        if state["over"]:
            break
        if not state["count"]:
            continue
        answers += 1
        await fox.run("document.querySelector('#question').focus()")
        await fox.keys(*str(rng.randrange(state["count"]) + 1), ENTER)
        if answers % 6 == 0:
            cuts += 1
            await fox.run("sockets.at(-1).close()")
        await asyncio.sleep(0.15)
    told = json.loads(await fox.run("JSON.stringify(told)"))
    shown = await fox.run("document.querySelector('#log').innerText")
    missing = [line for line in told if line.strip() and line.strip() not in shown]
    import axe_playwright_python

    axe = next(Path(axe_playwright_python.__file__).parent.rglob("axe.min.js")).read_text(encoding="utf-8")
    await fox.run(axe + "; 0")
    faults = await fox.run("axe.run().then((found) => JSON.stringify(found.violations.map((one) => one.id)))")
    print(
        f"Firefox: {answers} answers by keys alone, {cuts} cuts, over: {state['over']}; "
        f"{len(told)} lines announced, missing in the log {len(missing)}; axe {faults}"
    )


async def main() -> None:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        raise SystemExit("no Firefox is installed")
    with tempfile.TemporaryDirectory() as home, tempfile.TemporaryDirectory() as profile:
        words = ("--players", "join,bot", "--seed", "3", "--option", "target=2")
        with hosted(Path(home), "kami", *words) as table:
            port = "9777"
            command = [program, "--headless", "--no-remote", "--profile", profile]
            fox = subprocess.Popen(
                [*command, "--remote-debugging-port", port],
                stderr=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
            )
            try:
                for _ in range(60):
                    await asyncio.sleep(0.5)
                    try:
                        line = await connect(f"ws://127.0.0.1:{port}/session", max_size=None)
                        break
                    except OSError:
                        continue
                await play(Firefox(line), table.address)
            finally:
                fox.terminate()
                fox.wait(20)


if __name__ == "__main__":
    asyncio.run(main())
