"""Extras: voices that come with a package of their own, each spoken by a child process of its own.

What such a package offers is known without importing it: one costs a second and 60 MB to import, which
nobody shall pay for a language that is not spoken.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

from .voices import VoiceInfo


@dataclass(frozen=True, slots=True)
class Extra:
    """A package with voices.

    Attributes:
        engine: Its name as an engine, and what `synth_child` is started with.
        module: The module whose presence says that it is installed.
        name: The extra of this project that brings it, as in `pip install '.[japanese]'`.
        package: What pip calls its package.
        voices: What it offers.
        systems: Where pip has it, as `sys.platform` names them.
    """

    engine: str
    module: str
    name: str
    package: str
    voices: tuple[VoiceInfo, ...]
    systems: tuple[str, ...] = ("linux", "win32", "darwin")

    @property
    def installed(self) -> bool:
        """True if its package is there; whether it works shows when it is started."""
        return find_spec(self.module) is not None


OPEN_JTALK: Final = Extra(
    "openjtalk",
    "pyopenjtalk",
    "japanese",
    "pyopenjtalk-plus",
    (VoiceInfo("openjtalk:mei", "Mei (Open JTalk)", ("ja-jp", "ja"), "openjtalk"),),
)
# Its American voice is left out: at some rates it speaks slower the faster it is asked to.  The British one
# is understood better than eSpeak's; the French one is duller, and better by no measure of ours (see
# `bench/loudness`).
PICO: Final = Extra(
    "pico",
    "py_nanotts",
    "voices",
    "py-nanotts",
    (
        VoiceInfo("pico:fr-FR", "Pico (fr-FR)", ("fr-fr", "fr"), "pico", by_choice=True),
        VoiceInfo("pico:en-GB", "Pico (en-GB)", ("en-gb", "en"), "pico"),
    ),
    ("linux", "win32"),
)
EXTRAS: Final = (OPEN_JTALK, PICO)


def installed_extras() -> tuple[Extra, ...]:
    """Return the extras whose package is there."""
    return tuple(extra for extra in EXTRAS if extra.installed)
