"""The server that browsers talk to, by real sockets: who gets in, what comes out, and what harms nobody."""

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("uvicorn", reason="pip install '.[host]' brings it")
pytest.importorskip("starlette", reason="pip install '.[host]' brings it")

from websockets.exceptions import ConnectionClosed, InvalidStatus  # noqa: E402
from websockets.sync.client import connect  # noqa: E402

from accessible_games.engine import Seat  # noqa: E402
from accessible_games.engine.table import RandomChance, Table  # noqa: E402
from accessible_games.games import get_game  # noqa: E402
from accessible_games.hosting import listening  # noqa: E402
from accessible_games.hosting import server as serving  # noqa: E402
from accessible_games.hosting.doorkeeper import (  # noqa: E402
    CLOSES_AT,
    GUESSES,
    REOPENS_AFTER,
    Doorkeeper,
    Reopening,
)
from accessible_games.hosting.hosted import Hosted, Opened  # noqa: E402
from accessible_games.narration.names import PlayerName  # noqa: E402
from accessible_games.play.players import Player  # noqa: E402

CODE = "4711"
ROOT = Path(__file__).parents[2]


class Shelf:
    command = ""

    def keep_as(self, name):
        return ""

    def stop_keeping(self):
        pass


def open_game(newcomers):
    kami = get_game("kami")
    players = [Player(PlayerName(one.name), language=one.language) for _, one in sorted(newcomers.items())]
    players.append(Player(PlayerName("Robot"), level="easy"))
    table = Table(kami, 3, options={}, data={}, chance=RandomChance(Random(1)))
    return Opened(table, players, Shelf(), lambda level, seat: kami.bots[level](seat, 3), Random(1))


class Evening:
    """A table for two with a robot, whose server runs on a free port of this computer."""

    query = ""
    """What says which table is meant."""

    def __init__(self):
        self.hosted = Hosted({Seat(0): "en", Seat(1): "fr"}, open_game)
        self.doorkeeper = Doorkeeper(CODE)
        cue = {"your-turn": b"RIFFwav"}.get
        table = serving.ServedTable("test", "kami", self.hosted)
        self.server = serving.TableServer(serving.OneTable(table, self.doorkeeper), cue)
        self.server.serve(table)
        self.running = listening.RunningServer(self.server, "127.0.0.1", 0)
        self.host = f"127.0.0.1:{self.running.port}"
        self.over = False
        self.table = threading.Thread(target=self.turn)

    def turn(self):
        while not self.over:
            due = self.hosted.advance(time.monotonic())
            self.hosted.serve(0.05 if due is None else max(0.001, min(0.05, due - time.monotonic())))

    def ask(self, method, path, body=None, cookie="", **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.running.port, timeout=10)
        named = {"Host": self.host, "Origin": f"http://{self.host}", "Cookie": cookie}
        named |= {name.replace("_", "-"): value for name, value in headers.items()}
        connection.putrequest(method, path, skip_host=True)
        content = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        for name, value in named.items():
            if value:
                connection.putheader(name, value)
        connection.putheader("Content-Length", str(len(content)))
        connection.endheaders(content)
        answer = connection.getresponse()
        answer.content = answer.read()
        connection.close()
        return answer

    def join(self, name, code=CODE, language="en", **headers):
        return self.ask("POST", "/join", {"name": name, "code": code, "language": language}, **headers)

    def cookie(self, name, language="en"):
        answer = self.join(name, language=language)
        assert answer.status == 200, answer.content
        return answer.getheader("Set-Cookie").partition(";")[0]

    def sit(self, cookie, **opening):
        return Guest(self, cookie, **opening)


class Guest:
    """A device at the end of a socket."""

    def __init__(self, evening, cookie, epoch="", after=0, event=0):
        self.socket = connect(
            f"ws://{evening.host}/table{evening.query}", additional_headers={"Cookie": cookie},
            origin=f"http://{evening.host}", legacy=True,
        )  # fmt: skip
        self.socket.send(json.dumps({"epoch": epoch, "after": after, "event": event}))
        self.hello = json.loads(self.socket.recv(timeout=5))
        self.count = self.hello["lines"]
        self.records = []

    def until(self, fits, seconds=10):
        """Read until the records fit."""
        end = time.monotonic() + seconds
        while not fits(self.records):
            self.records += json.loads(self.socket.recv(timeout=end - time.monotonic()))["records"]
        return self.records

    @property
    def asked(self):
        asked = [one for one in self.records if one["is"] in ("ask", "close")]
        return asked[-1] if asked and asked[-1]["is"] == "ask" else None

    def send(self, line, question=None):
        self.count += 1
        self.socket.send(json.dumps({"c": self.count, "q": question, "line": line}))


@contextmanager
def opened():
    evening = Evening()
    evening.running.start()
    evening.table.start()
    try:
        yield evening
    finally:
        evening.over = True
        evening.table.join()
        evening.running.stop()


@pytest.fixture
def evening():
    with opened() as one:
        yield one


def begun(evening):
    """Two guests, and who of them is asked."""
    cookies = evening.cookie("Ana"), evening.cookie("Ben", "fr")
    guests = [evening.sit(cookie) for cookie in cookies]
    for guest in guests:
        guest.until(lambda records: any(one.get("kind") == "event" for one in records))
    end = time.monotonic() + 10
    while time.monotonic() < end:
        for guest, cookie in zip(guests, cookies, strict=True):
            with suppress(TimeoutError):
                guest.records += json.loads(guest.socket.recv(timeout=0.05))["records"]
            if guest.asked:
                return guest, cookie, next(other for other in guests if other is not guest)
    raise AssertionError("nobody is asked")


def test_the_page_comes_from_here_alone_and_takes_nothing_from_anywhere_else(evening):
    for path in ("/", "/table.js", "/style.css", "/words/fr"):
        answer = evening.ask("GET", path)
        assert answer.status == 200
        policy = answer.getheader("Content-Security-Policy")
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert answer.getheader("X-Content-Type-Options") == "nosniff"
        assert answer.getheader("Server") is None
        assert evening.ask("GET", path, If_None_Match=answer.getheader("ETag")).status == 304
    assert evening.ask("GET", "/words/de").status == 404
    assert evening.ask("GET", "/../server.py").status == 404


def test_a_name_that_points_here_gets_nothing(evening):
    for host in ("evil.example", f"evil.example:{evening.running.port}", "127.0.0.1:1"):
        assert evening.ask("GET", "/", Host=host).status == 421
    assert evening.ask("GET", "/", Host=f"localhost:{evening.running.port}").status == 200


def test_another_page_in_the_same_browser_can_neither_join_nor_play(evening):
    assert evening.join("Ana", Origin="http://evil.example").status == 400
    cookie = evening.cookie("Ana")
    line = {"c": 1, "q": None, "line": "quit"}
    assert evening.ask("POST", "/line", line, cookie, Origin="http://evil.example").status == 403
    for origin, shown in (("http://evil.example", cookie), (f"http://{evening.host}", "table-test=wrong")):
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            connect(
                f"ws://{evening.host}/table{evening.query}",
                additional_headers={"Cookie": shown},
                origin=origin,
                legacy=True,
            ).recv()


def test_the_token_is_a_cookie_that_no_script_and_no_other_page_gets(evening):
    cookie = evening.join("Ana").getheader("Set-Cookie").lower()
    assert "httponly" in cookie and "samesite=strict" in cookie
    token = cookie.partition("=")[2].partition(";")[0]
    assert len(token) * 6 >= 128


def test_codes_are_guessed_at_most_so_often_and_whoever_sits_plays_on(evening):
    cookie = evening.cookie("Ana")
    for _ in range(GUESSES):
        assert evening.join("Eve", "0000").status == 403
    refused = evening.join("Eve", CODE)  # also with the right one
    assert refused.status == 429 and json.loads(refused.content)["seconds"] > 50
    assert evening.sit(cookie).hello["name"] == "Ana"


def test_many_wrong_codes_close_the_table_to_newcomers_until_it_is_opened_again():
    doorkeeper = Doorkeeper(CODE)
    for guess in range(CLOSES_AT):
        assert not doorkeeper.closed
        assert not doorkeeper.admits("0000", f"10.0.0.{guess}", 0.0)
    assert doorkeeper.closed
    doorkeeper.open()
    assert not doorkeeper.closed and doorkeeper.admits(f" {CODE} ", "10.0.0.1", 0.0)


def test_where_nobody_sits_a_closed_table_opens_by_itself_and_stays_closed_twice_as_long_the_next_time():
    doorkeeper, now = Doorkeeper(CODE), 100.0
    door = Reopening(doorkeeper)
    for minutes in (15, 30, 60):
        assert door.look(now) == ""
        for _ in range(CLOSES_AT):
            doorkeeper.admits("0000", "10.0.0.1", now)
        assert (door.look(now), door.waits) == ("closed", REOPENS_AFTER * minutes / 15)
        assert door.look(now + 60 * minutes - 1) == "" and doorkeeper.closed
        now += 60 * minutes
        assert door.look(now) == "opened" and not doorkeeper.closed


def test_addresses_of_one_ipv6_network_are_one_and_an_ipv4_address_is_itself_however_written():
    doorkeeper = Doorkeeper(CODE)
    for guess in range(GUESSES):
        doorkeeper.admits("0000", f"2001:db8:1:2:{guess}::1", 1.0)
        doorkeeper.admits("0000", "::ffff:192.0.2.7", 1.0)
    assert doorkeeper.waits("2001:db8:1:2:ffff::9", 2.0) == 59.0
    assert doorkeeper.waits("2001:db8:1:3::1", 2.0) == 0.0
    assert doorkeeper.waits("192.0.2.7", 31.0) == 30.0
    assert doorkeeper.waits("192.0.2.8", 31.0) == 0.0
    assert doorkeeper.waits("192.0.2.7", 61.0) == 0.0


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b'{"name": 3}', b"\xff\xfe", b"x" * 5000, b'{"name": "A", "code": 4711, "language": "en"}',
     b"[" * 2000, b'{"name": "A\\u0007", "code": "4711", "language": "en"}',
     b'{"name": "A", "code": "4711", "language": "de"}', b'{"name": " ", "code": "4711", "language": "en"}'],
)  # fmt: skip
def test_a_way_in_that_cannot_be_read_is_refused_in_one_word_and_seats_nobody(evening, body):
    answer = evening.ask("POST", "/join", body)
    assert answer.status in (400, 403)
    assert json.loads(answer.content)["why"] in ("request", "name", "code")
    assert evening.hosted.awaited == 2


def test_a_guest_is_told_who_they_are_asked_and_answered(evening):
    guest, _, other = begun(evening)
    asked = guest.asked
    assert asked["choices"] and asked["title"]
    guest.send(asked["choices"][0]["typed"], asked["id"])
    guest.until(lambda records: records[-1]["is"] in ("ask", "close") and records[-1] != asked)
    assert other.asked is None or other.asked["id"] != asked["id"]
    assert [one["n"] for one in guest.records] == list(range(1, len(guest.records) + 1))


def test_a_line_in_a_hundred_forms_that_is_none_ends_its_connection_and_harms_nobody_else(evening):
    guest, cookie, other = begun(evening)
    wrong = ['"x"', "[]", "{}", '{"c": 0, "q": null, "line": ""}', '{"c": 1, "q": "1", "line": 2}', "\0",
             json.dumps({"c": 1, "q": None, "line": "x" * 501}), '{"c": -1, "q": null, "line": ""}',
             '{"c": 1, "q": {}, "line": ""}', "{" * 1000, "x" * 9000]  # fmt: skip
    for text in wrong:
        again = evening.sit(cookie)
        again.socket.send(text)
        with pytest.raises(ConnectionClosed):
            for _ in range(20):
                again.socket.recv(timeout=5)
    again = evening.sit(cookie)
    again.until(lambda records: again.asked)
    count = len(other.records)
    other.send("hand")
    other.until(lambda records: len(records) > count)


def test_whoever_comes_back_gets_what_came_since_and_after_another_start_what_was_told_since(evening):
    guest, cookie, _ = begun(evening)
    known = len(guest.records) // 2
    again = evening.sit(cookie, epoch=guest.hello["epoch"], after=known)
    again.until(lambda records: records and records[-1]["n"] >= len(guest.records))
    assert again.records[: len(guest.records) - known] == guest.records[known:]
    events = [one for one in guest.records if one["is"] == "line" and one["kind"] == "event"]
    strange = evening.sit(cookie, epoch="0123456789abcdef", after=999, event=events[1]["event"])
    later = [one["text"] for one in events if one["event"] > events[1]["event"]]
    assert strange.hello["missed"] == later


def test_where_no_socket_gets_through_the_same_is_had_by_asking(evening):
    cookies = evening.cookie("Ana"), evening.cookie("Ben", "fr")
    heard = {}
    for _ in range(100):
        for cookie in cookies:
            epoch, records = heard.setdefault(cookie, ["", []])
            if len(heard) > 1 and any(one["is"] == "ask" for one in records):
                continue
            path = f"/records?epoch={epoch}&after={len(records)}"
            answer = json.loads(evening.ask("GET", path, cookie=cookie).content)
            if "hello" in answer:
                heard[cookie][0] = answer["hello"]["epoch"]
            records += answer["records"]
        asked = [cookie for cookie, (_, records) in heard.items() if records and records[-1]["is"] == "ask"]
        if asked:
            break
    (epoch, records), cookie = heard[asked[0]], asked[0]
    question = records[-1]
    line = {"c": 1, "q": question["id"], "line": question["choices"][0]["typed"]}
    assert evening.ask("POST", "/line", line, cookie).status == 200
    path = f"/records?epoch={epoch}&after={len(records)}"
    assert json.loads(evening.ask("GET", path, cookie=cookie).content)["records"]
    assert evening.ask("GET", path).status == 403


def test_sounds_are_for_those_who_sit(evening):
    cookie = evening.cookie("Ana")
    assert evening.ask("GET", "/cue/your-turn").status == 403
    assert evening.ask("GET", "/cue/your-turn", cookie=cookie).content == b"RIFFwav"
    assert evening.ask("GET", "/cue/none", cookie=cookie).status == 404


def test_requests_that_are_begun_and_never_finished_are_ended_and_keep_nobody_out(monkeypatch):
    monkeypatch.setattr(listening, "_REQUEST_SECONDS", 0.3)
    monkeypatch.setattr(listening.PatientProtocol, "most", 40)
    with opened() as evening:
        half = []
        for number in range(60):
            one = socket.create_connection(("127.0.0.1", evening.running.port))
            one.settimeout(5)
            with suppress(OSError):
                one.sendall(
                    b"POST /join HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"
                    if number % 2
                    else b"GET / HT"
                )
            half.append(one)
        for one in half:
            with suppress(ConnectionError):
                assert one.recv(4096)[:12] in (b"", b"HTTP/1.1 400", b"HTTP/1.1 421")
            one.close()
        assert evening.ask("GET", "/").status == 200


def test_a_device_that_reads_nothing_holds_up_nobody(evening):
    guest, cookie, other = begun(evening)
    slow = evening.sit(cookie)
    for _ in range(10):
        other.send("help")
        count = len(other.records)
        other.until(lambda records, count=count: len(records) > count)
    slow.socket.close()


@pytest.mark.skipif(os.name == "nt", reason="no process is killed outright by a signal there")
def test_a_host_that_is_killed_and_started_again_has_its_table_and_its_guests_come_back(tmp_path):
    command = [sys.executable, "-m", "accessible_games", "host", "kami", "--headless"]
    environment = os.environ | {"ACCESSIBLE_GAMES_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}

    @contextmanager
    def host(*more):
        process = subprocess.Popen(
            [*command, *more], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        try:
            listening = re.fullmatch(
                r"Listening on http://(127\.0\.0\.1:\d+)/ code (\d+)\n", process.stdout.readline()
            )
            yield process, listening
        finally:
            process.kill()
            process.communicate()

    class There(Evening):
        def __init__(self, host):
            self.host = host
            self.running = type("Running", (), {"port": int(host.partition(":")[2])})

    with host("--players", "join,join:fr,bot", "--code", CODE, "--seed", "3") as (process, (listening)):
        there = There(listening[1])
        guest, cookie, _ = begun(there)
        asked = guest.asked
        guest.send(asked["choices"][0]["typed"], asked["id"])
        guest.until(lambda records: records[-1]["is"] in ("ask", "close") and records[-1] != asked)
        process.send_signal(signal.SIGKILL)
        process.wait()
    with host("--resume") as (process, again):
        assert again[0] == listening[0]
        events = max(one.get("event", 0) for one in guest.records)
        back = there.sit(cookie, epoch=guest.hello["epoch"], after=len(guest.records), event=events)
        assert back.hello["name"] == guest.hello["name"] and back.hello["epoch"] != guest.hello["epoch"]
        assert set(back.hello["missed"]).isdisjoint(
            one.get("text") for one in guest.records if one.get("kind") == "event"
        )
        back.until(lambda records: any(one["is"] == "line" for one in records))
        process.send_signal(signal.SIGKILL)
        process.wait()
    with host("--resume"):
        events = [one["event"] for one in back.records if "event" in one][-1]
        more = there.sit(cookie, epoch=back.hello["epoch"], after=len(back.records), event=events)
        assert more.hello["missed"] == [], "between the two kills nothing has happened"
        more.until(lambda records: any(one["is"] == "line" for one in records))
        assert not [one for one in more.records if one.get("text", "").startswith("The aim.")]
