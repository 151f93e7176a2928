"""Who sits at the keyboard beside devices: of closed doors, and of a hand that goes to a phone and back."""

import http.client
import json
import os
import re
import subprocess
import sys

import pytest

pytest.importorskip("uvicorn", reason="pip install '.[host]' brings it")
pytest.importorskip("starlette", reason="pip install '.[host]' brings it")

from test_server import Evening  # noqa: E402

from accessible_games.hosting.doorkeeper import CLOSES_AT, GUESSES  # noqa: E402

CODE = "4711"


def join(port, code, number):
    """The status of somebody's try to join, each from an address of this computer of its own."""
    source = (f"127.0.0.{number}", 0)
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10, source_address=source)
    origin = {"Origin": f"http://127.0.0.1:{port}"}
    connection.request("POST", "/join", json.dumps({"name": "Eve", "code": code, "language": "en"}), origin)
    status = connection.getresponse().status
    connection.close()
    return status


class Terminal:
    """A game in a terminal of its own."""

    def __init__(self, home, *words):
        command = (sys.executable, "-m", "accessible_games", *words)
        command += ("--front", "terminal", "--speech", "off", "--language", "en")
        environment = os.environ | {"ACCESSIBLE_GAMES_HOME": str(home), "TERM": "dumb", "COLUMNS": "400"}
        self.keyboard, terminal = os.openpty()
        self.process = subprocess.Popen(
            command, env=environment, stdin=terminal, stdout=terminal, stderr=terminal
        )
        os.close(terminal)
        self.shown = ""
        self.all = ""

    def heard(self, words):
        """Read on until this is shown; what stands behind it comes next."""
        while not (found := re.search(words, " ".join(self.shown.split()))):
            read = os.read(self.keyboard, 4096).decode()  # an OSError where the program has ended
            self.shown += read
            self.all += read
        self.shown = found.string[found.end() :]
        return found

    def type(self, line):
        os.write(self.keyboard, f"{line}\n".encode())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.keyboard)


@pytest.mark.skipif(sys.platform != "linux", reason="only there all of 127.0.0.0/8 is this computer")
def test_the_host_is_told_that_guessing_has_closed_the_table_and_opens_it_by_a_word(tmp_path):
    words = ("host", "kami", "--players", "Ana,join", "--port", "0", "--address", "127.0.0.1", "--code", CODE)
    with Terminal(tmp_path, *words) as host:
        port = int(host.heard(r"http://127\.0\.0\.1:(\d+)/").group(1))
        for guess in range(CLOSES_AT):
            assert join(port, "0000", 2 + guess // GUESSES) == 403
        assert join(port, CODE, 50) == 423
        host.heard("Thirty wrong codes")
        host.type("open")
        host.heard("Friends can join again")
        assert join(port, CODE, 50) == 200


class Keyboard(Evening):
    """The table of a keyboard, as a phone reaches it."""

    def __init__(self, host, code):
        self.host, self.code = host, code
        self.running = type("Running", (), {"port": int(host.partition(":")[2])})

    def join(self, name, code=None, language="en", **headers):
        answer = super().join(name, code or self.code, language, **headers)
        if answer.status == 200:
            self.query = f"?table={json.loads(answer.content)['table']}"
        return answer


@pytest.mark.skipif(sys.platform == "win32", reason="no terminal of that kind there")
def test_a_player_takes_hand_and_questions_to_a_phone_in_mid_game_and_comes_back(tmp_path):
    with Terminal(tmp_path, "play", "kami", "--players", "Ana,Ben", "--seed", "3") as table:
        first = table.heard(r"(Ana|Ben): press Enter").group(1)
        other = {"Ana": "Ben", "Ben": "Ana"}[first]
        table.type("phone")
        table.heard("Only whoever has the keyboard")
        table.type("")
        table.heard(f"{first}: number or words")
        table.type("phone")
        way = table.heard(r"Open (\S+:\d+) on your phone.*code ((?:\d ?){4})\.")
        table.heard("what all may hear stays here")  # names the hand without telling it
        before = len(table.all)
        port = int(way[1].rpartition(":")[2])
        phones = Keyboard(f"127.0.0.1:{port}", way[2].replace(" ", ""))
        assert phones.join(other).status == 409  # who has not asked for it keeps their hand at the keyboard
        phone = phones.sit(phones.cookie(first))
        table.heard(f"{first} has hand and questions on a phone now")
        phone.until(lambda records: records and records[-1]["is"] == "ask")
        phone.send("hand")
        hand = phone.until(lambda records: "in hand" in records[-1].get("text", ""))[-1]["text"]
        count = len(phone.records)
        phone.send(phone.asked["choices"][0]["typed"], phone.asked["id"])
        phone.until(lambda records: len(records) > count)
        phone.send("quit")
        phone.until(lambda records: any(one["is"] == "left" for one in records))
        table.heard(f"{first} plays at the keyboard again")
        table.heard(r"(Ana|Ben): press Enter")
        assert hand not in table.all[before:] and "Your hand" not in table.all[before:]


@pytest.mark.skipif(sys.platform == "win32", reason="no terminal of that kind there")
def test_who_stays_alone_at_a_shared_keyboard_keeps_what_is_private_and_others_come_back_to_it(tmp_path):
    words = ("host", "kami", "--players", "Ana,Ben", "--share", "--seed", "3", "--code", CODE)
    with Terminal(tmp_path, *words) as table:
        port = table.heard(r"http://127\.0\.0\.1:(\d+)/").group(1)
        table.heard("Enter begins")
        phones = Keyboard(f"127.0.0.1:{port}", CODE)
        phone = phones.sit(phones.cookie("Ben"))
        table.heard("Ben has come")
        table.type("")
        table.heard("Pass the keyboard to Ana. Ana: press Enter")
        phone.send("quit")
        table.heard("Ben plays at the keyboard again")
        phone.until(lambda records: any(one["is"] == "left" for one in records))
        table.type("")
        table.heard("Ana: number or words")
        table.type("1")
        table.heard("number or words")
        table.type("1")
        table.heard("Pass the keyboard to Ben. Ben: press Enter")
