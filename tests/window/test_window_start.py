"""Starting: which front end opens, what happens if a window cannot, and a real window on a virtual screen."""

import contextlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from accessible_games.cli import front

ROOT = Path(__file__).parents[2]
TOOLS = all(shutil.which(tool) for tool in ("Xvfb", "xdotool"))


@contextlib.contextmanager
def streams(monkeypatch, stdin, stdout):
    """Standard streams of one kind each, with a screen to open a window on."""
    with contextlib.ExitStack() as stack:
        monkeypatch.setenv("DISPLAY", ":7")
        monkeypatch.delenv("SSH_CONNECTION", raising=False)
        monkeypatch.setattr(sys, "stdin", stack.enter_context(open_stream(stdin, "r")))
        monkeypatch.setattr(sys, "stdout", stack.enter_context(open_stream(stdout, "w")))
        yield


@contextlib.contextmanager
def open_stream(kind, mode):
    if kind == "nobody":
        with open(os.devnull, mode) as file:
            yield file
    elif kind == "file":
        with open(__file__, encoding="utf-8") as file:
            yield file
    elif kind == "pipe":
        read, write = os.pipe()
        with os.fdopen(read, "r") as reader, os.fdopen(write, "w") as writer:
            yield reader if mode == "r" else writer
    else:
        import pty

        master, slave = pty.openpty()
        with os.fdopen(master, "rb", 0), os.fdopen(slave, mode) as terminal:
            yield terminal


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo terminals")
@pytest.mark.parametrize(
    ("stdin", "stdout", "opens"),
    [
        ("nobody", "nobody", True),
        ("terminal", "terminal", True),
        ("terminal", "nobody", True),
        ("nobody", "terminal", True),
        ("pipe", "pipe", False),
        ("pipe", "terminal", False),
        ("nobody", "pipe", False),
        ("file", "nobody", False),
        ("terminal", "file", False),
    ],
)
def test_by_itself_the_window_opens_where_nothing_is_piped_in_or_out(monkeypatch, stdin, stdout, opens):
    with streams(monkeypatch, stdin, stdout):
        assert front.wants_window("auto") == opens


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo terminals")
def test_by_itself_the_terminal_opens_for_whoever_chose_a_screen_reader_that_reads_it(monkeypatch):
    with streams(monkeypatch, "terminal", "terminal"):
        assert not front.wants_window("auto", "reader")
        assert front.wants_window("auto", "nobody")
    with streams(monkeypatch, "nobody", "nobody"):
        assert front.wants_window("auto", "reader")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo terminals")
def test_by_itself_no_window_opens_over_ssh(monkeypatch):
    with streams(monkeypatch, "terminal", "terminal"):
        monkeypatch.setenv("SSH_CONNECTION", "10.0.0.1 50000 10.0.0.2 22")
        assert not front.wants_window("auto")


def test_without_a_screen_it_does_not_open_by_itself(monkeypatch):
    with streams(monkeypatch, "nobody", "nobody"):
        monkeypatch.delenv("DISPLAY")
        monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
        monkeypatch.setattr(sys, "platform", "linux")
        assert not front.wants_window("auto")


def test_whoever_asks_for_one_gets_it_whatever_there_is(monkeypatch):
    monkeypatch.delenv("DISPLAY", raising=False)
    assert front.wants_window("window") and not front.wants_window("terminal")


def start(*words, home, **kw):
    environment = {**os.environ, "ACCESSIBLE_GAMES_HOME": str(home), "PYTHONPATH": str(ROOT)}
    environment |= kw.pop("environment", {})
    return subprocess.Popen(
        [sys.executable, "-m", "accessible_games", *words],
        env=environment, text=True, stdin=kw.pop("stdin", subprocess.PIPE), stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, cwd=home, **kw,
    )  # fmt: skip


@pytest.mark.parametrize("driver", ["x11", "nonsense"])
def test_a_window_that_cannot_open_falls_to_the_terminal_and_says_so_in_one_line(tmp_path, driver):
    none = {"SDL_VIDEODRIVER": driver, "DISPLAY": ":99", "WAYLAND_DISPLAY": "", "LANG": "en_GB.UTF-8"}
    process = start("--front", "window", "--speech", "off", home=tmp_path, environment=none)
    out, err = process.communicate("", timeout=60)
    assert process.returncode == 0
    assert len(err.splitlines()) == 1 and err.startswith("The window could not be opened: "), err
    assert "Traceback" not in err and "What would you like to do?" in out


def test_an_unknown_front_is_refused_with_those_that_there_are(tmp_path):
    process = start("--front", "browser", home=tmp_path)
    _, err = process.communicate("", timeout=60)
    assert process.returncode == 2 and "auto, terminal, window" in err and len(err.splitlines()) == 1


@pytest.fixture
def screen():
    """A virtual screen, and its number as DISPLAY has it."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24"],
        pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    with os.fdopen(read) as reader:
        number = reader.readline().strip()
    yield server, f":{number}"
    server.kill()
    server.wait(10)


def until(condition, what):
    deadline = time.monotonic() + 60
    while not (found := condition()):
        assert time.monotonic() < deadline, what
        time.sleep(0.1)
    return found


def settle(process):
    """Wait until a process sleeps: what it got to do is done."""
    before = None
    deadline = time.monotonic() + 30
    while (now := Path(f"/proc/{process.pid}/stat").read_text().split()[13:15]) != before:
        before = now
        assert time.monotonic() < deadline, "the program is never done"
        time.sleep(0.5)


@pytest.mark.skipif(not TOOLS, reason="there is no Xvfb or no xdotool")
def test_in_a_real_window_keys_lead_to_a_game_that_is_kept_and_what_ends_with_the_screen_says_so(tmp_path, screen):
    server, display = screen
    environment = {"DISPLAY": display, "SDL_AUDIODRIVER": "dummy", "LANG": "en_GB.UTF-8"}
    environment |= {"SDL_VIDEODRIVER": "x11", "WAYLAND_DISPLAY": ""}
    process = start(
        "--front",
        "window",
        "--speech",
        "off",
        home=tmp_path,
        environment=environment,
        stdin=subprocess.DEVNULL,
    )

    def x(*words):
        return subprocess.run(
            ["xdotool", *words], env={**os.environ, "DISPLAY": display}, capture_output=True, text=True, timeout=30
        ).stdout.strip()

    try:
        window = until(lambda: x("search", "--onlyvisible", "--class", "."), "no window opens").split()[0]
        settle(process)
        x("windowfocus", "--sync", window)
        x("key", "n")  # from what teaches to a new game
        settle(process)
        x("key", "Return")
        settle(process)
        x("key", "Return")  # of Kami
        settle(process)
        x("type", "--delay", "30", "Zoe")
        x("key", "Return")  # alone
        settle(process)  # Enter answers no question that was not to be seen yet
        x("key", "Return")  # with as many robots as there must be
        settle(process)
        x("key", "Return")  # easy ones
        journals = tmp_path / "journals"
        until(
            lambda: any("Zoe" in kept.read_text("utf-8") for kept in journals.glob("*.jsonl")),
            "no game begins",
        )
        settle(process)
        server.terminate()  # the screen ends under the game
        out, err = process.communicate(timeout=100)  # a busy machine draws slowly
    finally:
        process.kill()
        process.wait(10)
    assert (process.returncode, out) == (1, "")
    assert err.splitlines()[-1].startswith("The screen has ended, and the window with it. What was played is kept.")
    assert "Traceback" not in err and "X connection" not in err
