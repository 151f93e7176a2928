"""The suite, judged on a Windows Python under Wine: some files in one process, and what came of each kept.

    WINDOWS_PYTHON=... python tests/windows/suite.py RESULTS [--minutes 8] [FILE or FOLDER...]
    python tests/windows/suite.py RESULTS --table

RESULTS is a file with a line of JSON for each test file; what stands in it is not judged again, unless it is
named.  So the suite can be run in pieces.  What the tests print goes to RESULTS.log.  A process that says nothing
for four minutes is ended: the file at which it stood is tried once more, alone, and is called hung after that.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).parents[2]
APART = ("outside", "windows")
LAST = ("cli", "audio", "suite")  # they start processes or play for long
TOGETHER = 16
SILENCE = 240


def _late(file: Path) -> int:
    """0 for a file that is judged early."""
    return next((place for place, name in enumerate(LAST, 1) if name in file.parts), 0)


def all_files() -> list[str]:
    """Every test file but those that install packages or drive Wine from outside; what takes longest last."""
    found = sorted((ROOT / "tests").rglob("test_*.py"), key=lambda file: (_late(file), file))
    return [str(file.relative_to(ROOT)) for file in found if not set(file.parts) & set(APART)]


class Results:
    """What is known of each file; the last word about it counts."""

    def __init__(self, place: Path) -> None:
        self.place = place
        lines = place.read_text("utf-8").splitlines() if place.exists() else []
        self.of = {said["file"]: said for said in map(json.loads, lines)}

    def add(self, **said: object) -> None:
        self.of[str(said["file"])] = said
        with self.place.open("a", encoding="utf-8") as file:
            file.write(json.dumps(said) + "\n")
        print(
            said["file"],
            *(said[key] for key in ("passed", "failed", "skipped")),
            said["hung"],
            flush=True,
        )


def judge(files: list[str], results: Results, until: float) -> list[str]:
    """Run these files in one process; what was not done in the end is given back, first where it stood."""
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "told"
        told.touch()
        environment = os.environ | {"TESTS_REPORTED": "Z:" + str(told).replace("/", "\\")}
        words = [str(Path(os.environ["WINDOWS_PYTHON"]) / "python"), "-m", "pytest", *files]
        words += ["-p", "tests.windows.reported", "-p", "no:cacheprovider", "--tb=short"]
        words.append("--continue-on-collection-errors")
        words += ["-o", f"timeout={SILENCE - 30}", "-o", f"faulthandler_timeout={SILENCE}"]
        with Path(f"{results.place}.log").open("ab") as log:
            process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,  # stays open and brings nothing: at its end the interpreter stops
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env=environment,
                cwd=ROOT,
                start_new_session=True,
            )
            copy = subprocess.Popen(["cat"], stdin=process.stdout, stdout=log)
            silent = _watch(process, told, until)
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            with suppress(subprocess.TimeoutExpired):  # a process that is left may hold the pipe
                copy.wait(5)
            copy.kill()
        return _read(told, files, results, silent)


def _watch(process: subprocess.Popen[bytes], told: Path, until: float) -> bool:
    """Wait for the end of a process; it is silent for too long, or its time is over: then it is true or false."""
    heard, size = time.monotonic(), 0
    while process.poll() is None and time.monotonic() < until:
        time.sleep(0.5)
        if told.stat().st_size != size:
            heard, size = time.monotonic(), told.stat().st_size
        if time.monotonic() - heard > SILENCE:
            return True
    return False


def _read(told: Path, files: list[str], results: Results, silent: bool) -> list[str]:
    """Keep what came of each file that was done, or is given up; give back the others, first where it stood."""
    lines = [json.loads(line) for line in told.read_text("utf-8").splitlines() if line.endswith("}")]
    order = list(dict.fromkeys(line["file"] for line in lines))
    stood = [] if "" in order else order[-1:] or files[:1]
    left = [] if "" in order else [file for file in files if file not in order and file not in stood]
    given_up = stood if silent and len(files) == 1 else []
    for file in files:
        said = [line for line in lines if line["file"] == file and "test" in line]
        if file in given_up or file not in (*stood, *left):
            results.add(file=file, hung=_stood(lines) if file in given_up else "", **_counted(said))
    return [file for file in (*stood, *left) if file not in given_up]


def _stood(lines: list[dict[str, str]]) -> str:
    return next((line["began"] for line in reversed(lines) if "began" in line), "before its first test")


def _counted(said: list[dict[str, str]]) -> dict[str, object]:
    outcomes = Counter(line["outcome"] for line in said)
    return {
        **{name: outcomes[name] for name in ("passed", "failed", "skipped")},
        "red": [line["test"] for line in said if line["outcome"] == "failed"],
        "reasons": Counter(line["reason"] for line in said if line["outcome"] == "skipped"),
    }


@contextmanager
def kept_awake() -> Iterator[None]:
    """Let a process of Wine stay: as long as there is one, the next starts in a tenth of a second, not in ten."""
    words = [str(Path(os.environ["WINDOWS_PYTHON"]) / "python"), "-c", "import sys; sys.stdin.read()"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    process = subprocess.Popen(words, **pipes)
    try:
        yield
    finally:
        process.kill()
        process.communicate()


def run(results: Results, files: list[str], minutes: float) -> None:
    until = time.monotonic() + 60 * minutes
    alone: list[str] = []
    while (files or alone) and time.monotonic() < until:
        chunk, files = (files[:TOGETHER], files[TOGETHER:]) if files else (alone[:1], [])
        alone = [file for file in alone if file not in chunk]
        # What has begun may take half as long again, so that little is begun twice.
        rest = judge(chunk, results, until + 30 * minutes)
        if time.monotonic() < until:
            alone, files = alone + rest[:1], rest[1:] + files


def table(results: Results) -> str:
    rows = ["| folder | files | passed | failed | skipped |", "|---|---|---|---|---|"]
    folders: dict[str, list[dict[str, object]]] = {}
    for file, said in sorted(results.of.items()):
        folders.setdefault(str(Path(file).parent), []).append(said)
    for folder, said in [*folders.items(), ("all", list(results.of.values()))]:
        sums = [sum(one[name] for one in said) for name in ("passed", "failed", "skipped")]
        rows.append(f"| {folder} | {len(said)} | {' | '.join(map(str, sums))} |")
    reasons: Counter[str] = Counter()
    for said in results.of.values():
        reasons.update(said["reasons"])
    rows += ["", "| skipped | why |", "|---|---|", *(f"| {n} | {why} |" for why, n in reasons.most_common())]
    rows += ["", *(f"red: {test}" for said in results.of.values() for test in said["red"])]
    rows += [f"hung: {said['hung']}" for said in results.of.values() if said["hung"]]
    if left := [file for file in all_files() if file not in results.of]:
        rows.append(f"not judged: {len(left)} files, first {left[0]}")
    return "\n".join(rows)


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("results", type=Path)
    asked.add_argument("--minutes", type=float, default=600)
    asked.add_argument("--table", action="store_true")
    asked.add_argument("files", nargs="*")
    words = asked.parse_intermixed_args()
    words.results.parent.mkdir(parents=True, exist_ok=True)
    results = Results(words.results)
    named = [
        file for file in all_files() if any(Path(file).is_relative_to(Path(word)) for word in words.files)
    ]
    files = named or [file for file in all_files() if file not in results.of]
    if not words.table:
        with kept_awake():
            run(results, files, words.minutes)
    print(table(results))
    return int(any(said["red"] or said["hung"] for said in results.of.values()))


if __name__ == "__main__":
    raise SystemExit(main())
