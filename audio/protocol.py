"""Protocol between the program and its synthesiser child, over the child's stdin and stdout.

A request is one line of JSON, a `Job`.  A reply is one line of JSON with a key "bytes", followed by
so many bytes of sound.  The first reply of a child is its greeting: `{"voices": [...]}`, or
`{"failed": why}` before it ends.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any, BinaryIO

from .voices import USUAL_PITCH

MAX_SOUND = 64 * 1024 * 1024
"""Bytes of sound in one reply; more is taken for a broken child."""


@dataclass(frozen=True, slots=True)
class Job:
    """One piece of text to be synthesised.

    Attributes:
        text: What to read.
        engine: The engine to use, as named in the greeting.
        voice: Id of one of its voices.
        rate: Words per minute.
        volume: 0.0 to 1.0, times what makes the voice as loud as the others.
        pitch: 1 to 100; 50 is the voice's own.
    """

    text: str
    engine: str
    voice: str
    rate: int
    volume: float
    pitch: int = USUAL_PITCH

    @property
    def half_tones(self) -> float:
        """How much higher than its own the voice is to sound: an octave at either end."""
        return 12 * (self.pitch - USUAL_PITCH) / USUAL_PITCH


def encode_job(number: int, job: Job) -> bytes:
    """Return the request line for a job; its number comes back in the reply."""
    return json.dumps({"id": number, **asdict(job)}).encode() + b"\n"


def decode_job(line: bytes) -> tuple[int, Job]:
    """Read a request line."""
    fields = json.loads(line)
    return fields.pop("id"), Job(**fields)


def write_reply(stream: BinaryIO, head: dict[str, Any], sound: bytes = b"") -> None:
    """Send one reply."""
    stream.write(json.dumps({**head, "bytes": len(sound)}).encode() + b"\n" + sound)
    stream.flush()


def read_reply(stream: BinaryIO) -> tuple[dict[str, Any], bytes] | None:
    """Wait for one reply; None once the child has ended or talks nonsense."""
    line = stream.readline()
    try:
        head = json.loads(line)
        size = head["bytes"]
        if not 0 <= size <= MAX_SOUND:
            return None
        sound = stream.read(size)
    except (ValueError, KeyError, TypeError):
        return None
    return (head, sound) if len(sound) == size else None
