"""The synthesiser child as a process, and what importing this package loads."""

import ctypes
import json
import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

from audio.processes import process_options
from audio.synthesiser import EngineUnavailable, Synthesiser, child_command

ROOT = Path(__file__).resolve().parents[2]
UNDER_WINE = sys.platform == "win32" and hasattr(ctypes.WinDLL("ntdll"), "wine_get_version")
posix = pytest.mark.skipif(sys.platform == "win32", reason="signals and /proc of POSIX systems")


def run_python(code, **options):
    return subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)],
        capture_output=True,
        text=True,
        timeout=90,  # on a busy machine Wine alone takes long to start
        cwd=ROOT,
        **options,
    )


def gone(pid, seconds=30.0):
    """True once the process has ended (or is a zombie that nobody reaps here)."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            status = Path(f"/proc/{pid}/stat").read_text()
        except (FileNotFoundError, ProcessLookupError):
            return True
        if status.rpartition(")")[2].split()[0] == "Z":
            return True
        time.sleep(0.02)
    return False


def test_importing_every_module_loads_neither_pygame_nor_pyttsx3_nor_a_game():
    done = run_python(
        """
        import importlib, pkgutil, sys, audio
        for module in pkgutil.iter_modules(audio.__path__):
            importlib.import_module(f"audio.{module.name}")
        loaded = {name.partition(".")[0] for name in sys.modules}
        print(sorted(loaded & {"pygame", "pyttsx3", "prism", "espeakng_loader", "accessible_games"}))
        """
    )
    assert done.stdout == "[]\n", done.stderr


@pytest.mark.skipif(UNDER_WINE, reason="Wine may keep the pipe of a process open that has ended")
def test_a_machine_without_a_sound_device_hears_nothing_reads_one_notice_and_sees_no_chatter():
    environment = {**os.environ, "PULSE_SERVER": "unix:/nowhere", "XDG_RUNTIME_DIR": "/nowhere"}
    environment["SDL_AUDIODRIVER"] = "no-such-driver"
    done = run_python(
        """
        import os
        from audio.mixer import Mixer
        mixer = Mixer()
        mixer.open()
        mixer.open()
        print([notice.id for notice in mixer.notices.take()], os.environ["SDL_AUDIODRIVER"])
        print(mixer.speaking())
        mixer.close()
        """,
        env=environment,
    )
    assert done.stdout == "['device-missing'] no-such-driver\nFalse\n"
    assert done.stderr == ""


@posix
def test_chatter_of_sound_libraries_is_dropped_and_other_words_on_stderr_are_kept():
    done = run_python(
        """
        import os
        from audio.device import quiet_stderr
        with quiet_stderr():
            os.write(2, b"ALSA lib pcm.c:2666: Unknown PCM default\\n")
            os.write(2, b"something that matters\\n")
        """
    )
    assert done.stderr == "something that matters\n"


@pytest.mark.skipif(sys.platform != "linux", reason="ALSA is of Linux")
def test_alsa_is_kept_from_writing_to_the_terminal_later_on():
    done = run_python(
        """
        import ctypes, os, sys
        from audio.mixer import Mixer
        os.environ["SDL_AUDIODRIVER"] = "alsa"
        os.environ["AUDIODEV"] = "null"
        mixer = Mixer()
        mixer.open()
        if mixer.notices.take():
            sys.exit("no ALSA")
        with open("/proc/self/maps") as maps:
            alsa = ctypes.CDLL(next(line.split()[-1] for line in maps if "libasound" in line))
        handle = ctypes.c_void_p()
        assert alsa.snd_pcm_open(ctypes.byref(handle), b"no-such-device", 0, 0) < 0
        print("refused")
        mixer.close()
        """
    )
    if "no ALSA" in done.stderr:
        pytest.skip("this machine has no ALSA library")
    assert done.stdout == "refused\n"
    assert done.stderr == ""


@posix
def test_the_child_ends_when_its_program_is_killed_even_in_the_middle_of_a_job(stage, until):
    code = f"""
        import time
        from audio.synthesiser import Synthesiser
        from audio.protocol import Job
        s = Synthesiser({stage.command("hang")!r}, job_timeout=60)
        for n in range(2):
            s.synthesise(Job("x", "sapi5", "en", 200, 1.0))
    """
    program = subprocess.Popen([sys.executable, "-c", textwrap.dedent(code)], cwd=ROOT)
    try:
        until(lambda: len(stage.jobs()) == 2)  # the second job hangs
    finally:
        program.send_signal(signal.SIGKILL)
        program.wait()
    (child,) = stage.child_pids()
    assert gone(child)


@posix
def test_ctrl_c_in_the_program_does_not_reach_the_child(stage):
    voice = stage.voice()
    voice.say("tone 400 for 50", kind="event", language="en")
    assert voice.wait(30)
    (child,) = stage.child_pids()
    assert os.getpgid(child) != os.getpgid(0)


class RealChild:
    def __init__(self, *arguments):
        self.process = subprocess.Popen(
            [*child_command(), *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            **process_options(),
        )

    def send(self, **job):
        self.process.stdin.write(json.dumps(job).encode() + b"\n")
        self.process.stdin.flush()

    def receive(self):
        head = json.loads(self.process.stdout.readline())
        return head, self.process.stdout.read(head["bytes"])

    def close(self):
        self.process.stdin.close()
        try:
            return self.process.wait(timeout=30)
        finally:  # a child that does not end is a failure, and must not outlive it
            self.process.kill()
            self.process.wait()
            self.process.stdout.close()


@posix
def test_our_child_keeps_its_stdout_for_the_protocol_and_ends_with_its_stdin():
    child = RealChild()
    greeting, _ = child.receive()
    assert greeting.keys() == {"voices", "bytes"}
    voice = {"engine": "espeak", "voice": "gmw/en", "rate": 200, "volume": 1.0}
    child.send(id=7, text="Hello.", **voice)
    head, sound = child.receive()
    assert head["id"] == 7
    assert sound[:4] == b"RIFF"
    child.send(id=8, text="Hello again.", **{**voice, "engine": "none"})
    head, sound = child.receive()
    assert head["id"] == 8
    assert "refused" in head
    assert child.close() == 0


@posix
def test_our_child_ends_with_its_stdin_while_it_is_busy():
    child = RealChild()
    child.receive()
    for number in range(200):
        text = "a very long text without an end " * 40
        child.send(id=number, text=text, engine="espeak", voice="gmw/en", rate=80, volume=1.0)
    assert child.close() == 0


@posix
def test_an_engine_without_its_packages_says_why_and_ends():
    done = run_python(
        """
        import os, sys
        sys.modules["pyttsx3"] = None
        from audio.synth_child import main
        code = main(["en"])
        sys.stdout.flush()
        os._exit(code)  # another thread may still be reading stdin, which Python does not end in peace
        """,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode in (0, 1)  # stdin was closed at once, which also ends it
    if done.stdout:
        assert "pyttsx3" in json.loads(done.stdout)["failed"]


@posix
def test_a_child_that_was_killed_holds_nobody_up_though_its_pipe_stays_open():
    """Its own child has the pipe and lives on."""
    code = "import subprocess, sys; subprocess.Popen(['sleep', '20']); input()"
    synthesiser = Synthesiser([sys.executable, "-c", code], start_timeout=0.5, starts=1)
    start = time.monotonic()
    with pytest.raises(EngineUnavailable):
        synthesiser.start()
    assert time.monotonic() - start < 15  # of the 20 for which the pipe stays open
