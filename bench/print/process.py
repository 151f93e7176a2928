"""The whole command as a process: seconds, CPU seconds, peak memory and sizes, the best of nine runs.

python bench/print/process.py

The last line is a process that draws Kameloot by plain calls of reportlab and saves it with pikepdf; its
runs and those of the first order take turns.  Bytecode is kept from one run to the next, as it is wherever
the program is installed: pip compiles the other packages, and a first run of each that does not count ours.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RUNS = 9
ORDERS = {
    "Kameloot, 102 stickers, English": ["kameloot", "--language", "en"],
    "Kameloot, 102 stickers, French": ["kameloot", "--language", "fr"],
    "Kameloot, 102 stickers, Japanese": ["kameloot", "--language", "ja"],
    "Kameloot, 30 sets, 3,060 stickers": ["kameloot", "--language", "en", "--sets", "30"],
    "Kameloot, 98 sets, 9,996 stickers": ["kameloot", "--language", "en", "--sets", "98"],
}


BYTECODE = tempfile.TemporaryDirectory()


def environment() -> dict[str, str]:
    """The environment of each run: our sources, and their bytecode in a folder that is ours."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": BYTECODE.name}


def run(command: list[str]) -> tuple[float, float, float, float]:
    """Seconds, CPU seconds, peak MB and kB of the PDF of one run; the command gets the PDF's path."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "out.pdf"
        begun = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, *command, str(target)],
            env=environment(),
            stdout=subprocess.DEVNULL,
        )
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - begun
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise SystemExit(f"{command}: exit code {process.returncode}")
        cpu = usage.ru_utime + usage.ru_stime
        return seconds, cpu, usage.ru_maxrss / 1024, target.stat().st_size / 1000


def ours(arguments: list[str]) -> list[str]:
    """The command of an order."""
    return ["-m", "stickers", "stickers", *arguments, "--paper", "a4", "-o"]


def row(name: str, runs: list[tuple[float, float, float, float]]) -> tuple[float, ...]:
    """Print the least of each figure."""
    least = tuple(min(values) for values in zip(*runs, strict=True))
    print("| {} | {:.2f} | {:.3f} | {:.0f} | {:.1f} |".format(name, *least), flush=True)
    return least


if __name__ == "__main__":
    print("| order | seconds | CPU s | peak MB | PDF kB |")
    print("|---|---|---|---|---|")
    first, plain = next(iter(ORDERS)), [str(Path(__file__).with_name("plain.py"))]
    for command in (ours(ORDERS[first]), plain):
        run(command)
    pairs = [(run(ours(ORDERS[first])), run(plain)) for _ in range(RUNS)]
    whole = row(first, [pair[0] for pair in pairs])
    for name, arguments in list(ORDERS.items())[1:]:
        row(name, [run(ours(arguments)) for _ in range(RUNS)])
    beside = row("plain reportlab and pikepdf", [pair[1] for pair in pairs])
    print(f"The first order takes {whole[1] / beside[1]:.2f} times the CPU seconds of the last line.")
