"""Many tables in one process: found by code, apart from each other, and there again after a restart."""

import gc
import json
import os
import re
import signal
import subprocess
import sys
import weakref
from contextlib import contextmanager
from pathlib import Path

import pytest

pytest.importorskip("uvicorn", reason="pip install '.[host]' brings it")
pytest.importorskip("starlette", reason="pip install '.[host]' brings it")

from test_server import Evening, begun  # noqa: E402

from accessible_games.hosting.club import Club  # noqa: E402
from accessible_games.hosting.doorkeeper import GUESSES  # noqa: E402
from accessible_games.hosting.hosted import Hosted  # noqa: E402
from accessible_games.hosting.server import Refusal  # noqa: E402

ROOT = Path(__file__).parents[2]
CLUB = "31415926"


class Game:
    """A game that nobody has come to."""

    def __init__(self, club):
        self.hosted = Hosted({0: "en"}, lambda newcomers: None, inbox=club.inbox)
        self.closed = 0

    def close(self):
        self.closed += 1


def test_a_code_leads_to_its_table_and_wrong_ones_make_only_their_address_wait():
    club = Club()
    for number in range(3):
        club.add(f"t{number}", f"1234567{number}", "kami", Game(club))
    assert club.admit(" 12345671 ", "10.0.0.1", 0.0).id == "t1"
    for _ in range(GUESSES):
        assert club.admit("99999999", "10.0.0.1", 0.0) == Refusal("code")
    assert club.admit("12345671", "10.0.0.1", 1.0) == Refusal("wait", 60)
    assert club.admit("12345672", "10.0.0.2", 1.0).id == "t2"
    assert club.admit("", "10.0.0.3", 1.0) == club.admit("é" * 99, "10.0.0.3", 1.0) == Refusal("code")


def test_a_table_at_which_nobody_sits_is_closed_after_an_hour_and_let_go_of_once():
    club, now = Club(), [0.0]
    kept = Game(club)
    club.add("t", "12345678", "kami", kept)

    def clock():
        now[0] += 600.0
        if now[0] > 6000:
            club.stop()
        return now[0]

    club.inbox.empty = lambda seconds: []  # no time goes by but the clock's
    club.run(clock)
    assert kept.closed == 1 and club.table("t") is None and not len(club)
    assert club.admit("12345678", "10.0.0.1", 0.0) == Refusal("code")


def test_nothing_of_a_closed_table_is_left_some_minutes_later():
    club, now = Club(), [0.0]
    kept = Game(club)
    kept.hosted.game = kept  # as in a game that is kept: each refers to the other
    club.add("t", "12345678", "kami", kept)
    left = weakref.ref(kept.hosted)
    kept.hosted.places[0].device.show("a line")
    records = kept.hosted.places[0].device.records
    del kept

    def clock():
        now[0] += 100.0
        if now[0] > 4500:
            club.stop()
        return now[0]

    club.inbox.empty = lambda seconds: []
    gc.disable()
    try:
        club.run(clock)
        assert left() is None and records == []
    finally:
        gc.enable()


@contextmanager
def serving(home):
    command = [sys.executable, "-m", "accessible_games", "serve", "--port", "0", "--code", CLUB]
    environment = os.environ | {"ACCESSIBLE_GAMES_HOME": str(home), "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        told = process.stdout.readline()
        yield (
            process,
            re.fullmatch(r"Serving at http://(127\.0\.0\.1:\d+)/ code \d+; (\d+) tables .*\n", told),
        )
    finally:
        process.kill()
        process.communicate()


class There(Evening):
    """A table of a club that runs elsewhere."""

    def __init__(self, host):
        self.host = host
        self.running = type("Running", (), {"port": int(host.partition(":")[2])})
        self.codes = {}

    def open(self, game="kami", players="join,join:fr,bot", code=CLUB):
        return self.ask("POST", "/open", {"code": code, "game": game, "players": players})

    def at(self, code):
        table = There(self.host)
        table.code = code
        return table

    def join(self, name, code=None, language="en", **headers):
        answer = super().join(name, code or self.code, language, **headers)
        if answer.status == 200:
            self.query = f"?table={json.loads(answer.content)['table']}"
        return answer


@pytest.mark.skipif(os.name == "nt", reason="no process is ended by such a signal there")
def test_tables_are_opened_by_the_clubs_code_played_apart_and_there_again_after_a_stop_and_after_a_kill(
    tmp_path,
):
    with serving(tmp_path) as (process, (there)):
        club = There(there[1])
        assert club.open(code="00000000").status == 403
        for wrong in (
            {"game": "whist"},
            {"players": "Ana,join,bot"},
            {"players": "bot,bot"},
            {"players": "join"},
        ):
            assert json.loads(club.open(**wrong).content)["why"] == "players"
        codes = [json.loads(club.open().content)["code"] for _ in range(2)]
        assert len(set(codes)) == 2 and all(len(code) == 8 for code in codes)
        first, second = map(club.at, codes)
        guest, cookie, _ = begun(first)
        second.cookie("Ana")  # of the same name, at another table
        assert second.sit(second.cookie("Ben", "fr")).hello["seat"] == 1
        asked = guest.asked
        guest.send(asked["choices"][0]["typed"], asked["id"])
        guest.until(lambda records: records[-1]["is"] in ("ask", "close") and records[-1] != asked)
        process.send_signal(signal.SIGTERM)
        assert process.wait(10) == 0
    for end in (signal.SIGKILL, signal.SIGTERM):
        with serving(tmp_path) as (process, again):
            assert again[2] == "2"
            back = There(again[1])
            back.query = first.query
            guest_back = back.sit(
                cookie, epoch=guest.hello["epoch"], event=max(one.get("event", 0) for one in guest.records)
            )
            assert guest_back.hello["name"] == guest.hello["name"]
            guest_back.until(lambda records: any(one["is"] == "line" for one in records))
            process.send_signal(end)
            process.wait(10)
