"""Fixtures: a sound device that is a file, and synthesiser children that misbehave."""

import os
import sys
import time
from pathlib import Path
from random import Random

import pytest
from pulse import MISSING, SoundServer

from audio.cues import cached
from audio.mixer import Mixer
from audio.voice import Voice

FAKE_CHILD = Path(__file__).with_name("fake_child.py")


class Stage:
    """A voice with a fake child, whose sound goes to a file."""

    def __init__(self, folder: Path) -> None:
        self.recording = folder / "sound.raw"
        self.log = folder / "jobs.txt"
        self.mixer = Mixer()
        self._voice = None

    def command(self, *faults: str) -> list[str]:
        return [sys.executable, str(FAKE_CHILD), str(self.log), *faults]

    def voice(self, *faults: str, **options) -> Voice:
        # A child that is to fail is given up soon; one that is not may take as long as a busy machine does.
        options.setdefault("job_timeout", 0.4 if faults else 20.0)
        options.setdefault("command", self.command(*faults))
        self._voice = Voice(self.mixer, **options)
        return self._voice

    def pass_time(self, ms: int) -> None:
        """Wait until so much more sound was written: by the device's clock, however busy the machine."""
        deadline = time.monotonic() + 60
        end = self.recording.stat().st_size + 44100 * 4 * ms // 1000
        while self.recording.stat().st_size < end:
            assert time.monotonic() < deadline, "the sound device stands still"
            time.sleep(0.002)

    def jobs(self) -> list[str]:
        return self.log.read_text(encoding="utf-8").splitlines() if self.log.exists() else []

    def child_pids(self) -> list[int]:
        return [int(line) for line in Path(f"{self.log}.starts").read_text().split()]

    def close(self) -> None:
        if self._voice is not None:
            self._voice.close()
        self.mixer.close()


@pytest.fixture
def stage(tmp_path, monkeypatch):
    stage = Stage(tmp_path)
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(stage.recording))
    if sys.platform == "win32":  # SDL keeps one variable at a time there: the file would be named "4"
        monkeypatch.delenv("SDL_DISKAUDIODELAY", raising=False)
    else:
        monkeypatch.setenv(
            "SDL_DISKAUDIODELAY", "4"
        )  # ms for a buffer of 5.8: about as fast as a real device
    yield stage
    stage.close()


@pytest.fixture
def until():
    """Wait for a condition; the test fails if it does not come true.

    The limit is for what never comes: on a busy machine everything comes later.
    """

    def wait_until(condition, seconds=30.0, pause=0.002):
        deadline = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < deadline, "it did not happen in time"
            time.sleep(pause)

    return wait_until


@pytest.fixture(scope="session")
def made_cues(tmp_path_factory):
    """Make cues once for all tests: (entry, variant), many of them -> the samples of each.

    Processes that need the same ones at once share the work: each goes through them in an order of its
    own, and finds those that another has made meanwhile.
    """
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if base.name.startswith("popen-") else base) / "cues"

    def make(wanted):
        order = Random(os.getpid()).sample(range(len(wanted)), len(wanted))
        made = {at: cached(folder, *wanted[at]).samples for at in order}
        return [made[at] for at in range(len(wanted))]

    return make


@pytest.fixture
def server(tmp_path, monkeypatch):
    """A sound service with two devices, which can be recorded, unplugged and ended."""
    if MISSING:
        pytest.skip(f"not installed: {', '.join(MISSING)}")
    made = SoundServer(tmp_path, dict(os.environ))
    monkeypatch.setenv("PULSE_SERVER", made.address)
    monkeypatch.setenv("SDL_AUDIODRIVER", "pulseaudio")
    # On a busy machine the service itself stands still for a moment; the test of one that hangs takes it back.
    monkeypatch.setattr("audio.device.STILL_SECONDS", 30.0)
    yield made
    made.close()


@pytest.fixture
def table(server, tmp_path):
    """A voice between two devices."""
    stage = Stage(tmp_path)
    yield stage
    stage.close()
