"""The whole command as a process: seconds, CPU seconds, peak memory and sizes, the best of seven runs.

python bench/print/process.py
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RUNS = 7
ORDERS = {
    "Kameloot, 102 stickers, English": ["kameloot", "--language", "en"],
    "Kameloot, 102 stickers, French": ["kameloot", "--language", "fr"],
    "Kameloot, 102 stickers, Japanese": ["kameloot", "--language", "ja"],
    "Kameloot, 30 sets, 3,060 stickers": ["kameloot", "--language", "en", "--sets", "30"],
    "Kameloot, 98 sets, 9,996 stickers": ["kameloot", "--language", "en", "--sets", "98"],
}


def run(arguments: list[str]) -> tuple[float, float, float, float]:
    """Seconds, CPU seconds, peak MB and kB of the PDF of one run."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "out.pdf"
        command = [
            sys.executable,
            "-m",
            "stickers",
            "stickers",
            *arguments,
            "--paper",
            "a4",
            "-o",
            str(target),
        ]
        begun = time.perf_counter()
        process = subprocess.Popen(
            command, env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=subprocess.DEVNULL
        )
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - begun
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise SystemExit(f"{arguments}: exit code {process.returncode}")
        cpu = usage.ru_utime + usage.ru_stime
        return seconds, cpu, usage.ru_maxrss / 1024, target.stat().st_size / 1000


if __name__ == "__main__":
    print("| order | seconds | CPU s | peak MB | PDF kB |")
    print("|---|---|---|---|---|")
    for name, arguments in ORDERS.items():
        runs = [run(arguments) for _ in range(RUNS)]
        seconds, cpu, memory, size = (min(values) for values in zip(*runs, strict=True))
        print(f"| {name} | {seconds:.2f} | {cpu:.2f} | {memory:.0f} | {size:.0f} |")
