"""Voices: which one reads a language, and how fast and loud."""

from __future__ import annotations

import re
import statistics
import unicodedata
from collections import defaultdict, deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

ESPEAK = "espeak"
"""Name of the engine that reads Japanese only in kana."""

SYSTEM_ENGINES = ("sapi5", "nsss")
"""The engines whose voices came with the system, or were bought for it."""

USUAL_PITCH = 50
"""The pitch at which a voice is as its maker meant it, of 100, as screen readers count."""

SLOW_MS = 150
"""A voice that keeps somebody waiting longer for its first clause is not chosen by itself."""

TIMED_FEW = 5
"""First clauses that must have been timed before a voice's time is told."""

TIMED_MANY = 20
"""First clauses by which a voice is judged, the latest ones: one busy moment of the machine is no verdict."""

_TAG = re.compile(r"[a-z]{2,3}(-[a-z0-9]{1,8})*")

# The Mac lists them among its voices for English, the first of all by the alphabet.
_JOKES = frozenset(
    (
        *("Albert", "Bad News", "Bahh", "Bells", "Boing", "Bubbles", "Cellos", "Deranged", "Fred"),
        *("Good News", "Hysterical", "Jester", "Junior", "Kathy", "Organ", "Pipe Organ", "Princess"),
        *("Ralph", "Superstar", "Trinoids", "Whisper", "Wobble", "Zarvox"),
    )
)

# Where a language is asked for without a region, the region that most voices mean by it.
_HOME_REGIONS = {"en": ("en-us", "en-gb"), "fr": ("fr-fr",), "ja": ("ja-jp",)}


@dataclass(frozen=True, slots=True)
class VoiceInfo:
    """A voice that an engine offers.

    Attributes:
        id: The engine's own name for it; pass it back to choose the voice.
        name: A name for people.
        tags: Cleaned language tags, for example ("fr-fr", "fr").
        engine: Name of the engine that owns it, for example "espeak" or "sapi5".
        by_choice: True if it is no improvement on eSpeak's: it reads when somebody chose it.
        first_ms: Milliseconds until the first clause of a line is ready, p90; 0 if it was not measured.
    """

    id: str
    name: str
    tags: tuple[str, ...]
    engine: str
    by_choice: bool = False
    first_ms: int = 0

    @property
    def chosen_by_itself(self) -> bool:
        """True if it may read to people who chose no voice."""
        return not self.by_choice and self.first_ms <= SLOW_MS


class Quickness:
    """How soon each voice has had the first clause of a line ready, on this machine, since the start."""

    def __init__(self) -> None:
        self._taken: defaultdict[tuple[str, str], deque[float]] = defaultdict(
            lambda: deque(maxlen=TIMED_MANY)
        )
        self._slow: dict[tuple[str, str], int] = {}

    def note(self, engine: str, voice: str, ms: float) -> bool:
        """Note the milliseconds that a first clause took; True if the voice is found too slow just now.

        Found so once it stays so: a voice that comes and goes would be heard as two people.  eSpeak's
        is never found so, since it reads where no other does.
        """
        key = (engine, voice)
        taken = self._taken[key]
        taken.append(ms)
        if engine == ESPEAK or key in self._slow or len(taken) < TIMED_MANY:
            return False
        first_ms = self.p90(engine, voice) or 0.0
        if first_ms <= SLOW_MS:
            return False
        self._slow[key] = round(first_ms)
        return True

    def p90(self, engine: str, voice: str) -> float | None:
        """Milliseconds within which nine of ten first clauses were ready; None if too few were timed."""
        taken = self._taken[engine, voice]
        if len(taken) < TIMED_FEW:
            return None
        return statistics.quantiles(taken, n=10, method="inclusive")[-1]

    def seen(self, voice: VoiceInfo) -> VoiceInfo:
        """The voice, with its time if it was found too slow."""
        first_ms = self._slow.get((voice.engine, voice.id))
        return voice if first_ms is None else replace(voice, first_ms=first_ms)


@dataclass(frozen=True, slots=True)
class VoiceSettings:
    """How one language is read; ours to remember, because pyttsx3 loses it.

    Attributes:
        voice: Id of the voice, or None for the best one that speaks the language.
        rate: Words per minute.
        volume: 0.0 to 1.0, beside the mixer's own volume for all speech.
        pitch: 1 to 100; 50 is the voice's own.
        focus: How what answers a key is read, where that differs; None for the same.
    """

    voice: str | None = None
    rate: int = 200
    volume: float = 1.0
    pitch: int = USUAL_PITCH
    focus: VoiceSettings | None = None


def clean_tag(raw: str | bytes) -> str:
    r"""Return a language tag in lower case with dashes; "" if `raw` holds none.

    Engines write them as bytes, with a control byte in front, as a path or with an underscore:
    `b"\x05fr-fr"`, `"roa/fr"` and `"fr_FR"` are all French.
    """
    text = raw.decode("ascii", "ignore") if isinstance(raw, bytes) else raw
    text = "".join(c for c in text if unicodedata.category(c)[0] != "C")
    tag = text.strip().rpartition("/")[2].replace("_", "-").lower()
    return tag if _TAG.fullmatch(tag) else ""


def tags_of(raw_languages: Iterable[str | bytes | None], voice_id: str) -> tuple[str, ...]:
    """Return the cleaned tags of a voice, its id among them where that is a tag (`roa/fr`)."""
    tags = [clean_tag(raw) for raw in (*raw_languages, voice_id) if raw]
    return tuple(dict.fromkeys(tag for tag in tags if tag))


def choose_voice(language: str, voices: Sequence[VoiceInfo]) -> VoiceInfo | None:
    """Return the voice that fits a language best, or None if none speaks it.

    The system's own voices come first, then those of an installed extra, then eSpeak's; voices that
    are only offered come last.  Within these, voices that were made to joke come behind those that
    were made to read, then the exact tag counts, then the language's home region, then any region;
    what the engine lists first wins a tie.
    """
    wanted = clean_tag(language)
    ranked = [
        ((not voice.chosen_by_itself, _origin(voice), voice.name in _JOKES, rank, index), voice)
        for index, voice in enumerate(voices)
        if (rank := _distance(wanted, voice.tags)) is not None
    ]
    return min(ranked, key=lambda item: item[0])[1] if ranked else None


def _origin(voice: VoiceInfo) -> int:
    if voice.engine in SYSTEM_ENGINES:
        return 0
    return 2 if voice.engine == ESPEAK else 1


def _distance(wanted: str, tags: Sequence[str]) -> int | None:
    """Return 0 for an exact tag, more for a remoter one, None for another language."""
    primary = wanted.partition("-")[0]
    homes = _HOME_REGIONS.get(primary, ())
    distances = []
    for tag in tags:
        if tag == wanted:
            distances.append(0)
        elif tag == primary:
            distances.append(1)
        elif tag in homes:
            distances.append(2 + homes.index(tag))
        elif tag.partition("-")[0] == primary and primary:
            distances.append(10 + tag.count("-"))
    return min(distances, default=None)
