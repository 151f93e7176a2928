"""Attacks on a process of `serve`, over and over, while one table plays; what is tried stands in `ATTACKS`.

    python bench/host/attack.py --minutes 60

Each attack comes from an address of its own.  Meanwhile the four devices of a table answer twice a second:
what counts is that all of them are told within the usual time, that nothing but refusals comes back, that the
process lives on, and that it does not grow.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import sys
import time
from collections import Counter
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parent))

from run import Server, Table, _part, memory  # noqa: E402


def _raw(server: Server, sent: bytes, seconds: float = 1.0) -> bytes:
    """What comes back for bytes on a connection of their own."""
    port = int(server.base.rsplit(":", 1)[1].strip("/"))
    with socket.create_connection(("127.0.0.1", port), timeout=seconds) as line:
        line.sendall(sent)
        line.settimeout(seconds)
        try:
            return line.recv(4096)
        except TimeoutError:
            return b""


def _request(server: Server, method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    host = server.base.split("//")[1].strip("/")
    named = {"Host": host, "Origin": server.base.strip("/"), "Content-Length": str(len(body))}
    named["X-Forwarded-For"] = f"10.{random.randrange(256)}.{random.randrange(256)}.{random.randrange(256)}"
    named |= {name.replace("_", "-"): value for name, value in headers.items()}
    head = "".join(f"{name}: {value}\r\n" for name, value in named.items())
    return _raw(server, f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body)


def _join(server: Server, **fields: object) -> bytes:
    return _request(server, "POST", "/join", json.dumps(fields).encode())


def _names(server: Server, table: Table) -> bytes:
    name = random.choice(["<script>alert(1)</script>", "\u202eevil", "a" * 5000, "", "Ana\x00", "../../etc"])
    return _join(server, name=name, code="00000000", language="en")


HTTP = {
    "wrong codes": lambda s, t: _join(s, name="Eve", code=f"{random.randrange(10**8):08}", language="en"),
    "names that are none": _names,
    "JSON that is none": lambda s, t: _request(s, "POST", "/join", b"{" * 2000),
    "JSON nested 900 deep": lambda s, t: _request(s, "POST", "/join", b"[" * 900 + b"]" * 900),
    "a body of 100 kB": lambda s, t: _request(s, "POST", "/join", b" " * 100_000),
    "a foreign origin": lambda s, t: _request(s, "POST", "/join", b"{}", Origin="http://evil.example"),
    "a foreign host": lambda s, t: _request(s, "GET", "/", Host="evil.example"),
    "no host": lambda s, t: _raw(s, b"GET / HTTP/1.1\r\n\r\n"),
    "paths upwards": lambda s, t: _request(s, "GET", "/../../../../etc/passwd"),
    "paths in other letters": lambda s, t: _request(s, "GET", "/words/..%2f..%2fen"),
    "a cue that is a path": lambda s, t: _request(s, "GET", "/cue/..%2f..%2fsecrets"),
    "tokens that are guessed": lambda s, t: _request(
        s,
        "GET",
        f"/records?table={t.devices[0]._table}",
        Cookie=f"table-{t.devices[0]._table}={os.urandom(16).hex()}",
    ),
    "a photo without a seat": lambda s, t: _request(s, "POST", "/photo", os.urandom(20_000)),
    "a photo that is none": lambda s, t: _request(
        s,
        "POST",
        f"/photo?table={t.devices[0]._table}",
        b"\xff\xd8" + os.urandom(50_000),
        Cookie=t.devices[0]._cookie,
    ),
    "a club code that is guessed": lambda s, t: _request(
        s, "POST", "/open", json.dumps({"code": "11111111", "game": "kami", "players": "join"}).encode()
    ),
    "a head of 20 kB": lambda s, t: _request(s, "GET", "/", X="y" * 20_000),
    "half a head": lambda s, t: _raw(s, b"GET / HTTP/1.1\r\nHost: x", 0.05),
    "half a body": lambda s, t: _raw(
        s, b"POST /join HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{", 0.05
    ),
    "bytes that are no HTTP": lambda s, t: _raw(s, os.urandom(300), 0.2),
    "a negative length": lambda s, t: _request(s, "POST", "/join", b"{}", Content_Length="-5"),
    "two lengths": lambda s, t: _raw(
        s, b"POST /join HTTP/1.1\r\nContent-Length: 3\r\nContent-Length: 9\r\n\r\n{}"
    ),
}
SOCKET = {
    "sockets without a cookie": lambda d: (d._server.base, "", None, "{}"),
    "sockets from elsewhere": lambda d: (d._server.base, d._cookie, "http://evil.example", "{}"),
    "messages that are none": lambda d: (d._server.base, d._cookie, None, "\0" * 50),
    "messages of 100 kB": lambda d: (d._server.base, d._cookie, None, "x" * 100_000),
    "a cursor that is none": lambda d: (
        d._server.base,
        d._cookie,
        None,
        '{"after": -1, "epoch": [], "event": 1e99}',
    ),
    "reports that are none": lambda d: (d._server.base, d._cookie, None, "{}|" + '{"until": 1, "ms": "x"}'),
    "times from nowhere": lambda d: (d._server.base, d._cookie, None, '{}|{"pong": 9, "at": 1e300}'),
    "a flood of lines": lambda d: (
        d._server.base,
        d._cookie,
        None,
        "{}|" + "|".join(['{"c": 1, "q": null, "line": "h"}'] * 200),
    ),
    "a flood to all": lambda d: (
        d._server.base,
        d._cookie,
        None,
        "{}|" + "|".join(['{"c": 2, "chat": "spam"}'] * 200),
    ),
}
ATTACKS = (*HTTP, *SOCKET)


async def _by_socket(device: object, way: tuple) -> str:
    base, cookie, origin, text = way
    address = base.replace("http", "ws") + f"table?table={device._table}"
    try:
        async with connect(
            address,
            additional_headers={"Cookie": cookie},
            origin=origin or base.rstrip("/"),
            compression=None,
            open_timeout=3,
        ) as line:
            for part in text.split("|"):
                await line.send(part)
            async with asyncio.timeout(0.3):
                async for _ in line:
                    pass
        return "closed"
    except TimeoutError:
        return "stays"
    except (WebSocketException, OSError):
        return "refused"


async def _play(server: Server, end: float, waits: list[float]) -> None:
    """One table after the other that plays beside the attacks."""
    while time.perf_counter() < end:
        table = await asyncio.to_thread(Table, server, 2, "tamashii")
        await table.open()
        await table.play(0.5, min(end, time.perf_counter() + 180), waits)
        for device in table.devices:
            await device.socket.close()


async def attack(server: Server, minutes: float, rest: float) -> None:
    """Attack for so long, with a rest behind each attack."""
    spare = await asyncio.to_thread(Table, server, 0, "kami")
    waits: list[float] = []
    end = time.perf_counter() + minutes * 60
    playing = asyncio.create_task(_play(server, end, waits))
    before, tried, answers = memory(server.process.pid), Counter(), Counter()
    while time.perf_counter() < end:
        name = random.choice(ATTACKS)
        tried[name] += 1
        try:
            if name in HTTP:
                came = await asyncio.to_thread(HTTP[name], server, spare)
                status = came.split(b" ", 2)[1:2]
                answers[status[0].decode("latin-1") if status else "closed"] += 1
            else:
                device = random.choice(spare.devices)
                answers[await _by_socket(device, SOCKET[name](device))] += 1
        except OSError:
            answers["closed"] += 1
        await asyncio.sleep(rest)
        if server.process.poll() is not None:
            raise SystemExit(f"the process died of: {name}")
    await playing
    waits.sort()
    for name in ATTACKS:
        print(f"| {name} | {tried[name]} |")
    print(f"answers {dict(answers)}; {sum(tried.values())} attacks in {minutes} minutes")
    after = memory(server.process.pid)
    print(
        f"the table meanwhile: {len(waits)} answers, p50 {_part(waits, 0.5):.1f}, "
        f"p99 {_part(waits, 0.99):.1f}, most {waits[-1] * 1000:.0f} ms; memory {before:.0f} -> {after:.0f} MB"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--rest", type=float, default=0.0, help="Seconds behind each attack.")
    arguments = parser.parse_args()
    server = Server()
    try:
        asyncio.run(attack(server, arguments.minutes, arguments.rest))
    finally:
        server.close()


if __name__ == "__main__":
    main()
