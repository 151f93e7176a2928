"""Whoever hosts hears that guessing has closed the table to newcomers, and opens it again."""

import http.client
import json
import os
import re
import subprocess
import sys

import pytest

pytest.importorskip("uvicorn", reason="pip install '.[host]' brings it")
pytest.importorskip("starlette", reason="pip install '.[host]' brings it")

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


@pytest.mark.skipif(sys.platform != "linux", reason="only there all of 127.0.0.0/8 is this computer")
def test_the_host_is_told_that_guessing_has_closed_the_table_and_opens_it_by_a_word(tmp_path):
    command = (
        *(sys.executable, "-m", "accessible_games", "host", "kami", "--players", "Ana,join", "--port", "0"),
        *("--address", "127.0.0.1", "--code", CODE, "--front", "terminal", "--speech", "off"),
        *("--language", "en"),
    )
    environment = os.environ | {"ACCESSIBLE_GAMES_HOME": str(tmp_path), "TERM": "dumb"}
    keyboard, terminal = os.openpty()
    with subprocess.Popen(command, env=environment, stdin=terminal, stdout=terminal, stderr=terminal) as host:
        os.close(terminal)
        shown = ""

        def heard(words):
            """Read on until this is shown; what stands behind it comes next."""
            nonlocal shown
            while not (found := re.search(words, " ".join(shown.split()))):
                shown += os.read(keyboard, 4096).decode()  # an OSError where the host has ended
            shown = ""
            return found

        try:
            port = int(heard(r"http://127\.0\.0\.1:(\d+)/").group(1))
            for guess in range(CLOSES_AT):
                assert join(port, "0000", 2 + guess // GUESSES) == 403
            assert join(port, CODE, 50) == 423
            heard("Thirty wrong codes")
            os.write(keyboard, b"open\n")
            heard("Friends can join again")
            assert join(port, CODE, 50) == 200
        finally:
            host.kill()
            os.close(keyboard)
