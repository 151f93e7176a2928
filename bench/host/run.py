"""How much a process of `serve` carries: how soon an event reaches all devices of a table, and what it costs.

    python bench/host/run.py --tables 200 --seconds 60
    python bench/host/run.py --tables 200 --searching 12 --robot-cores 1
    python bench/host/run.py --idle 2000
    python bench/host/run.py --flood
    python bench/host/run.py --growth 60

The server is a process of its own, and the devices are sockets of this one; both share the machine.  Each
table has four devices.  Whoever is asked at a table answers after a pause, so that there is about one
answer a table every `--every` seconds.  Latency is from sending an answer to the first event that it brings
at each device, the slowest of the four; both are read from one clock.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from websockets.asyncio.client import connect

ROOT = Path(__file__).resolve().parents[2]
CLUB = "31415926"
GAMES = ("kami", "kameloot", "tamashii")
LANGUAGES = ("en", "fr", "ja", "en")


def memory(pid: int) -> float:
    """Resident memory of a process, in MB."""
    text = Path(f"/proc/{pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", text)[1]) / 1024


def cpu(pid: int) -> float:
    """CPU time of a process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Server:
    """A process of `serve` in a folder of its own."""

    def __init__(self, *words: str) -> None:
        self._home = tempfile.TemporaryDirectory()
        environment = os.environ | {"ACCESSIBLE_GAMES_HOME": self._home.name, "PYTHONPATH": str(ROOT)}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        command = [sys.executable, "-m", "accessible_games", "serve", "--port", "0", "--code", CLUB, *words]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        self.base = re.search(r"http://\S+/", self.process.stdout.readline())[0]

    def post(self, path: str, body: dict) -> tuple[dict, str]:
        """An answer, and the cookie that came with it."""
        # X-Forwarded-For: each guest from an address of their own, as behind a proxy.
        headers = {
            "Origin": self.base.rstrip("/"),
            "X-Forwarded-For": f"10.0.{random.randrange(256)}.{random.randrange(256)}",
        }
        request = urllib.request.Request(self.base + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer), (answer.headers["Set-Cookie"] or "").partition(";")[0]

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        self._home.cleanup()


class Device:
    """One socket."""

    def __init__(self, server: Server, table: str, cookie: str) -> None:
        self._server, self._table, self._cookie = server, table, cookie
        self.asked: dict | None = None
        self.bytes = 0
        self.count = 0
        self.events = 0
        self.heard = asyncio.Event()
        self.heard_at = 0.0
        self.over = False

    async def open(self) -> None:
        address = self._server.base.replace("http", "ws") + f"table?table={self._table}"
        headers, origin = {"Cookie": self._cookie}, self._server.base.rstrip("/")
        self.socket = await connect(address, additional_headers=headers, origin=origin, compression=None)
        await self.socket.send(json.dumps({"epoch": "", "after": 0, "event": 0}))
        self.task = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self.socket:
            now = time.perf_counter()
            self.bytes += len(text)
            message = json.loads(text)
            if message["is"] == "hello":
                self.count = message["lines"]
                continue
            for record in message["records"]:
                if record["is"] == "ask":
                    self.asked = record
                elif record["is"] in ("close", "over"):
                    self.asked = None
                    self.over = self.over or record["is"] == "over"
                elif record["is"] == "line" and record["kind"] == "event":
                    self.events += 1
                    if not self.heard.is_set():
                        self.heard_at = now
                        self.heard.set()

    async def answer(self, line: str, question: int) -> None:
        self.count += 1
        await self.socket.send(json.dumps({"c": self.count, "q": question, "line": line}))


class Table:
    """One table of four devices."""

    def __init__(
        self, server: Server, number: int, game: str = "", players: str = "join,join,join,join"
    ) -> None:
        game = game or GAMES[number % len(GAMES)]
        code = server.post("open", {"code": CLUB, "game": game, "players": players})[0]["code"]
        self.devices = []
        for seat in range(players.count("join")):
            newcomer = {"code": code, "name": f"Guest {seat}", "language": LANGUAGES[seat]}
            told, cookie = server.post("join", newcomer)
            self.devices.append(Device(server, told["table"], cookie))
        self.rng = random.Random(number)

    async def open(self) -> None:
        for device in self.devices:
            await device.open()

    async def play(self, every: float, until: float, waits: list[float]) -> None:
        """Answer about once every so many seconds; what an answer took goes into `waits`."""
        await asyncio.sleep(self.rng.random() * every)
        while time.perf_counter() < until:
            asked = [device for device in self.devices if device.asked]
            if asked:
                await self._answer(self.rng.choice(asked), waits)
            await asyncio.sleep(every * (0.5 + self.rng.random()))

    async def play_out(self, every: float, until: float) -> None:
        """Answer whoever is asked, one every so many seconds, to the end of the game."""
        while time.perf_counter() < until and not all(one.over for one in self.devices):
            if asked := [device for device in self.devices if device.asked]:
                device = self.rng.choice(asked)
                question, device.asked = device.asked, None
                line = self.rng.choice(question["choices"])["typed"] if question["choices"] else ""
                await device.answer(line, question["id"])
            await asyncio.sleep(every)

    async def _answer(self, device: Device, waits: list[float]) -> None:
        question, device.asked = device.asked, None
        line = self.rng.choice(question["choices"])["typed"] if question["choices"] else ""
        for one in self.devices:
            one.heard.clear()
        sent = time.perf_counter()
        await device.answer(line, question["id"])
        try:
            async with asyncio.timeout(2):
                await asyncio.gather(*(one.heard.wait() for one in self.devices))
        except TimeoutError:  # a choice that leads to another list tells nobody anything
            return
        waits.append(max(one.heard_at for one in self.devices) - sent)


async def _search(server: Server, number: int, until: float, moves: list[int]) -> None:
    """A person who answers three robots that search at once, game after game."""
    while time.perf_counter() < until:
        table = await asyncio.to_thread(
            Table, server, number, "kami", "join,bot:expert,bot:expert,bot:expert"
        )
        await table.open()
        await table.play_out(0.05, until)
        moves[0] += table.devices[0].events
        for device in table.devices:
            await device.socket.close()


async def measure(server: Server, tables: int, seconds: float, every: float, searching: int) -> None:
    """Many tables that play, some more of them with robots that search."""
    empty = memory(server.process.pid)
    begun = time.perf_counter()
    all_tables = [await asyncio.to_thread(Table, server, number) for number in range(tables)]
    for table in all_tables:
        await table.open()
    joined = time.perf_counter() - begun
    await asyncio.sleep(3)
    full, used, waits = memory(server.process.pid), cpu(server.process.pid), []
    own = resource.getrusage(resource.RUSAGE_SELF)
    until, moves = time.perf_counter() + seconds, [0]
    robots = [asyncio.create_task(_search(server, number, until, moves)) for number in range(searching)]
    await asyncio.gather(*(table.play(every, until, waits) for table in all_tables))
    await asyncio.gather(*robots)
    used = cpu(server.process.pid) - used
    own_after = resource.getrusage(resource.RUSAGE_SELF)
    own_used = own_after.ru_utime + own_after.ru_stime - own.ru_utime - own.ru_stime
    waits.sort()
    later = memory(server.process.pid)
    told = [
        f"{tables} tables of 4" + (f", {searching} with robots that search" if searching else ""),
        f"joined in {joined:.0f} s",
        f"{len(waits)} answers, {len(waits) / seconds:.0f}/s",
        f"p50 {_part(waits, 0.5):.1f}, p90 {_part(waits, 0.9):.1f}, p99 {_part(waits, 0.99):.1f}, "
        f"most {waits[-1] * 1000:.0f} ms",
        f"server {used / seconds:.0%} of a core, devices {own_used / seconds:.0%}",
        f"{empty:.0f} MB empty, {(full - empty) * 1000 / tables:.0f} kB a table at the start, "
        f"{(later - empty) * 1000 / tables:.0f} after",
    ]
    if searching:
        told.append(f"{moves[0] / seconds:.0f} events a second at the tables that search")
    print(f"| {' | '.join(told)} |")


def _part(waits: list[float], part: float) -> float:
    """What so large a part of sorted times is within, in milliseconds."""
    return waits[min(len(waits) - 1, int(len(waits) * part))] * 1000


async def idle(server: Server, devices: int) -> None:
    """Many devices that wait."""
    before = memory(server.process.pid)
    tables = [await asyncio.to_thread(Table, server, number) for number in range(devices // 4)]
    begun = time.perf_counter()
    for table in tables:
        await table.open()
    took = time.perf_counter() - begun
    await asyncio.sleep(2)
    used = cpu(server.process.pid)
    await asyncio.sleep(10)
    grown = memory(server.process.pid) - before
    share = (cpu(server.process.pid) - used) / 10
    print(f"| {devices} idle devices | connected in {took:.1f} s | {grown:.0f} MB | {share:.1%} of a core |")


async def growth(server: Server, minutes: float) -> None:
    """Lots of tables that are opened, played to their ends and closed, one lot after the other.

    The first lot is small: with it, words and rules are read in, which all tables share.  Behind the second
    one is what a table costs; behind the others, whether anything stays.
    """
    begun, number = time.perf_counter(), 0
    print("| minute | tables so far | heard the end | MB before | at the end of all games | after closing |")
    while time.perf_counter() - begun < minutes * 60:
        before, lot = memory(server.process.pid), []
        for _ in range(24 if number else len(GAMES)):
            lot.append(await asyncio.to_thread(Table, server, number))
            number += 1
        await asyncio.gather(*(table.open() for table in lot))
        await asyncio.gather(*(table.play_out(0.5, time.perf_counter() + 600) for table in lot))
        full = memory(server.process.pid)
        ended = sum(one.over for table in lot for one in table.devices)
        for table in lot:
            for device in table.devices:
                device.task.cancel()
                await device.socket.close()
        await asyncio.sleep(130)  # a table that is over may be read for two minutes
        told = [
            f"{(time.perf_counter() - begun) / 60:.0f}",
            f"{number}",
            f"{ended} of {len(lot) * 4}",
            *(f"{one:.1f}" for one in (before, full, memory(server.process.pid))),
        ]
        print(f"| {' | '.join(told)} |", flush=True)


async def flood(server: Server) -> None:
    """A table that plays while others guess codes, send what is none, and read nothing."""
    table = await asyncio.to_thread(Table, server, 0)
    await table.open()
    await asyncio.sleep(1)
    waits: list[float] = []
    playing = asyncio.create_task(table.play(0.5, time.perf_counter() + 20, waits))
    refused = 0

    def guess() -> int:
        try:
            server.post("join", {"code": "00000000", "name": "Eve", "language": "en"})
        except urllib.error.HTTPError:
            return 1
        return 0

    for _ in range(40):
        refused += sum(await asyncio.gather(*(asyncio.to_thread(guess) for _ in range(25))))
    malformed = 0
    slow = Device(server, table.devices[0]._table, table.devices[0]._cookie)
    slow._read = asyncio.Event().wait
    await slow.open()
    while malformed < 10_000 and not playing.done():
        one = Device(server, table.devices[1]._table, table.devices[1]._cookie)
        await one.open()
        for text in ("{", "[]", '{"c": 0}', "\0", '{"c":1,"q":"x","line":1}'):
            malformed += 1
            try:
                await one.socket.send(text)
            except Exception:
                break
        one.task.cancel()
    await playing
    waits.sort()
    print(
        f"| 1,000 guesses ({refused} refused), {malformed} malformed messages, a device that reads nothing | "
        f"{len(waits)} answers | p50 {_part(waits, 0.5):.1f}, most {waits[-1] * 1000:.0f} ms |"
    )


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=2)
    parser.add_argument("--searching", type=int, default=0, help="Tables more, with robots that search.")
    parser.add_argument("--robot-cores", type=int, default=1)
    parser.add_argument("--idle", type=int, default=0)
    parser.add_argument("--growth", type=float, default=0)
    parser.add_argument("--flood", action="store_true")
    arguments = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    server = Server("--robot-cores", str(arguments.robot_cores))
    try:
        if arguments.tables:
            measured = measure(
                server, arguments.tables, arguments.seconds, arguments.every, arguments.searching
            )
            asyncio.run(measured)
        if arguments.idle:
            asyncio.run(idle(server, arguments.idle))
        if arguments.growth:
            asyncio.run(growth(server, arguments.growth))
        if arguments.flood:
            asyncio.run(flood(server))
    finally:
        server.close()


if __name__ == "__main__":
    main()
