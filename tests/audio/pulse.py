"""A sound server of the tests' own, with sinks that can be recorded and unplugged."""

import shutil
import signal
import subprocess
import time
from pathlib import Path

MISSING = [tool for tool in ("pulseaudio", "pactl", "parec") if not shutil.which(tool)]

# A test process that is ended because a test hangs takes along what it has started.
WITH_US = ["setpriv", "--pdeathsig", "KILL"] if shutil.which("setpriv") else []


class SoundServer:
    """PulseAudio with two sinks: "Room", which comes first and so is everybody's, and "Buds"."""

    SINKS = ("Room", "Buds")

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self._folder = folder
        home = folder / "home"
        home.mkdir(mode=0o700)
        self.address = f"unix:{folder / 'pulse'}"
        """Where programs find it: opened when all that sounds is recorded already."""
        self._environment = environment | {
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(home),
            "PULSE_RUNTIME_PATH": str(home),
            "PULSE_SERVER": f"unix:{folder / 'ears'}",
        }
        self._ears: list[subprocess.Popen] = []
        try:
            self.begin()
        except BaseException:
            self.close()
            raise

    def begin(self) -> None:
        """Start the server, as at first or after `end`; recordings go on."""
        modules = [f"module-native-protocol-unix socket={self._folder / 'ears'} auth-anonymous=1"]
        modules += [
            f"module-null-sink sink_name={name} sink_properties=device.description={name}"
            for name in self.SINKS
        ]
        loading = [word for module in modules for word in ("-L", module)]
        self._server = subprocess.Popen(
            [*WITH_US, "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", *loading],
            env=self._environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._wait_for(lambda: "Buds" in self._ask("list", "short", "sinks"))
        for name in self.SINKS:
            with open(self.recording(name), "ab") as file:
                self._ears.append(
                    subprocess.Popen(
                        [*WITH_US, "parec", "-d", f"{name}.monitor", "--rate=44100", "--format=s16le", "--channels=2",
                         "--latency-msec=20"],
                        env=self._environment,
                        stdout=file,
                        stderr=subprocess.DEVNULL,
                    )
                )  # fmt: skip
        heard = {name: self.recording(name).stat().st_size for name in self.SINKS}
        self._wait_for(
            lambda: all(self.recording(name).stat().st_size > size for name, size in heard.items())
        )
        self._ask("load-module", "module-native-protocol-unix", f"socket={self._folder / 'pulse'}", "auth-anonymous=1")

    def end(self) -> None:
        """Let the server end at once, as one that crashes or is restarted."""
        self._server.kill()
        for process in (*self._ears, self._server):
            process.wait(10)
        self._ears.clear()
        for name in ("ears", "pulse"):
            (self._folder / name).unlink(missing_ok=True)

    def hang(self, hanging: bool) -> None:
        """Let the server stand still, or go on."""
        self._server.send_signal(signal.SIGSTOP if hanging else signal.SIGCONT)

    def recording(self, name: str) -> Path:
        return self._folder / f"{name}.raw"

    def unplug(self, name: str) -> None:
        modules = self._ask("list", "short", "modules").splitlines()
        (number,) = [line.split()[0] for line in modules if f"sink_name={name} " in line]
        self._ask("unload-module", number)

    def choose(self, name: str) -> None:
        """Let a sink be everybody's, as a player does in the system's settings."""
        self._ask("set-default-sink", name)

    def suspend(self, name: str, suspended: bool) -> None:
        """Let a sink fall asleep, or wake up."""
        self._ask("suspend-sink", name, str(int(suspended)))

    def plug_in(self, name: str) -> None:
        self._ask(
            "load-module",
            "module-null-sink",
            f"sink_name={name}",
            f"sink_properties=device.description={name}",
        )

    def close(self) -> None:
        time.sleep(0.1)  # what has sounded is still on its way into the recordings
        for process in self._ears:
            process.terminate()
        for process in self._ears:
            process.wait(10)
        self._server.kill()  # whatever a test has left of it: it may even stand still
        self._server.wait(10)

    def _ask(self, *words: str) -> str:
        command = ["pactl", *words]
        try:
            done = subprocess.run(command, env=self._environment, capture_output=True, text=True, timeout=30)
        except subprocess.TimeoutExpired:
            return ""
        return done.stdout

    @staticmethod
    def _wait_for(condition) -> None:
        deadline = time.monotonic() + 60
        while not condition():
            assert time.monotonic() < deadline, "the sound server does not come up"
            time.sleep(0.02)
