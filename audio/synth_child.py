"""The synthesiser child: `python -m audio.synth_child [--engine auto|espeak|system|EXTRA] LANGUAGE...`.

A process of its own, so that an engine which hangs or crashes can be replaced.  It reads jobs from
stdin and writes sounds to stdout (see `protocol`), and ends when stdin closes, even in the middle of a
job: whoever killed the program has then stopped its speech engine too.
"""

from __future__ import annotations

import argparse
import os
import queue
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import BinaryIO, NoReturn

from .engines import WORK_SECONDS, Engine, EngineError, start_engines
from .extras import EXTRAS
from .openjtalk import OpenJTalk
from .pcm import BadSound, decode, encode_wav
from .pico import Pico
from .protocol import Job, decode_job, write_reply
from .scratch import remove_in_use, remove_leftovers, scratch_file
from .voices import ESPEAK


def main(arguments: list[str]) -> int:
    """Serve jobs until stdin closes; returns the exit code."""
    parser = argparse.ArgumentParser(prog="audio.synth_child")
    choices = ("auto", "espeak", "system", *(extra.engine for extra in EXTRAS))
    parser.add_argument("--engine", choices=choices, default="auto")
    parser.add_argument("languages", nargs="*")
    options = parser.parse_args(arguments)
    replies = _reserve_stdout()
    jobs: queue.Queue[bytes] = queue.Queue()
    threading.Thread(target=_read_jobs, args=(jobs,), daemon=True).start()
    remove_leftovers()
    try:
        engines = _start(options.engine, options.languages)
    except EngineError as error:
        write_reply(replies, {"failed": str(error)})
        return 1
    voices = [asdict(voice) for engine in engines for voice in engine.voices()]
    write_reply(replies, {"voices": voices})
    _serve(jobs, {engine.name: engine for engine in engines}, replies)


def _start(choice: str, languages: Sequence[str]) -> Sequence[Engine | OpenJTalk | Pico]:
    """Start the engines of this child: those of the system, or one extra."""
    if choice == OpenJTalk.name:
        return [OpenJTalk()]
    if choice == Pico.name:
        return [Pico()]
    return start_engines(choice, languages)


def _reserve_stdout() -> BinaryIO:
    """Keep stdout for the protocol; what engines print goes nowhere."""
    replies = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    return replies


def _read_jobs(jobs: queue.Queue[bytes]) -> None:
    for line in sys.stdin.buffer:
        jobs.put(line)
    remove_in_use()
    os._exit(0)  # the main thread may be inside an engine that never returns


def _serve(
    jobs: queue.Queue[bytes], engines: Mapping[str, Engine | OpenJTalk | Pico], replies: BinaryIO
) -> NoReturn:
    while True:
        number, job = decode_job(jobs.get())
        try:
            write_reply(replies, {"id": number}, _synthesise(engines[job.engine], job))
        except (EngineError, KeyError) as error:
            write_reply(replies, {"id": number, "refused": str(error)})
        except BrokenPipeError:
            os._exit(0)


def _synthesise(engine: Engine | OpenJTalk | Pico, job: Job) -> bytes:
    """Return the sound file of a job; without sound in it if the engine made none in time."""
    if not isinstance(engine, Engine):
        return encode_wav(engine.render(job))
    if engine.name == ESPEAK:  # writes the file from within this process, whole once it returns
        with scratch_file(".wav") as (path, read):
            engine.synthesise(job, path)
            return read()
    suffix = ".aiff" if engine.name == "nsss" else ".wav"
    with scratch_file(suffix, in_memory=False) as (path, read):
        deadline = time.monotonic() + WORK_SECONDS
        engine.synthesise(job, path)
        data, earlier = read(), b""
        while time.monotonic() < deadline and not (data == earlier and _has_sound(data)):
            time.sleep(0.005)
            data, earlier = read(), data
        return data


def _has_sound(data: bytes) -> bool:
    try:
        return len(decode(data).samples) > 0
    except BadSound:
        return False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
