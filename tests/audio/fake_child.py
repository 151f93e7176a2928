"""A synthesiser child for tests: speaks the protocol, makes tones, and misbehaves as it is told.

    fake_child.py LOG FAULT...

A text "hz MS" in the words "tone 440 for 300" becomes that tone, with "tone 500 for 200" behind it that
one, too; any other text becomes 440 Hz for 100 ms.  Every job's text is appended to LOG.  The file LOG.starts counts the processes.
"""

import json
import math
import os
import re
import struct
import sys
import threading
import time

VOICES = [
    {"id": "en", "name": "English", "tags": ["en-us"], "engine": "sapi5"},
    {"id": "fr", "name": "French", "tags": ["fr-fr"], "engine": "sapi5"},
]


def wav(tones, rate=22050):
    """Tones with the silence around them that eSpeak makes."""
    sound = [
        int(12000 * math.sin(2 * math.pi * hz * i / rate)) for hz, ms in tones for i in range(rate * ms // 1000)
    ]
    samples = [0] * (rate * 44 // 1000) + sound + [0] * (rate * 235 // 1000)
    return wrap(samples if sound else [], rate)


def wrap(samples, rate):
    raw = struct.pack(f"<{len(samples)}h", *samples)
    form = struct.pack("<HHIIHH", 1, 1, rate, 2 * rate, 2, 16)
    sizes = (36 + len(raw), len(form), len(raw))
    return (
        struct.pack("<4sI4s4sI16s4sI", b"RIFF", sizes[0], b"WAVE", b"fmt ", sizes[1], form, b"data", sizes[2])
        + raw
    )


def reply(head, sound=b""):
    sys.stdout.buffer.write(json.dumps({**head, "bytes": len(sound)}).encode() + b"\n" + sound)
    sys.stdout.buffer.flush()


def read_lines(lines):
    """Feed the lines to a list, and end with stdin, as a child has to."""
    for line in sys.stdin.buffer:
        lines.append(line)
    os._exit(0)


def main(log, faults):
    with open(f"{log}.starts", "a") as file:
        file.write(f"{os.getpid()}\n")
    with open(f"{log}.starts") as file:
        starts = len(file.readlines())
    if "refuse" in faults:
        reply({"failed": "no such library"})
        return
    if "die-early" in faults or ("die-early-once" in faults and starts == 1):
        return
    reply({"voices": VOICES})
    lines = []
    threading.Thread(target=read_lines, args=(lines,), daemon=True).start()
    done = 0
    while True:
        if len(lines) == done:
            time.sleep(0.001)
            continue
        job = json.loads(lines[done])
        done += 1
        with open(log, "a", encoding="utf-8") as file:
            file.write(job["text"] + "\n")
        first = starts == 1
        if "hang" in faults and first and done == 2:
            time.sleep(60)
        if "die" in faults and first and done == 2:
            os._exit(3)
        if "deaf" in faults or ("lose-every-second" in faults and done % 2 == 0):
            continue
        if "slow" in faults:
            time.sleep(0.5)
        empty = ("empty-once" in faults and done == 1) or "always-empty" in faults
        found = re.findall(r"tone (\d+) for (\d+)", job["text"]) or [(440, 100)]
        if "garbage" in faults and first:
            sys.stdout.buffer.write(b"not a reply\n")
            sys.stdout.buffer.flush()
        for _ in range(2 if "answer-twice" in faults else 1):
            reply({"id": job["id"]}, wav([] if empty else [(int(hz), int(ms)) for hz, ms in found]))


main(sys.argv[1], set(sys.argv[2:]))
