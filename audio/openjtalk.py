"""Open JTalk: Japanese in kanji and kana, spoken by the voice Mei, inside its own child process only.

What it would misread of the games' words stands in `japanese_words.csv`, in the form that MeCab's
dictionaries have; it is made into a user dictionary at each start, which takes some milliseconds.
"""

from __future__ import annotations

import tempfile
from array import array
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from .engines import EngineError
from .extras import OPEN_JTALK
from .loudness import PEAK
from .pcm import Pcm

if TYPE_CHECKING:
    from .protocol import Job
    from .voices import VoiceInfo

WORDS: Final = Path(__file__).with_name("japanese_words.csv")
"""The games' words, with their readings and accents."""

_USUAL_RATE: Final = 200
_USUAL_SPEED: Final = 1.2
"""Its speed that takes as long as eSpeak does for the same sentences at 200 words a minute."""
_BENT: Final = 1.2
"""It gains less by speed than eSpeak does, so that speed has to rise faster than the rate."""
_PLAIN: Final[dict[str, Any]] = {"use_sudachi_kanji_yomi": False, "predict_nani": False}
"""Without its second opinion on readings, which costs 90 MB and knows none of the games' words."""


class OpenJTalk:
    """The Japanese voice.

    Raises:
        EngineError: the package is missing, or does not start.
    """

    name = OPEN_JTALK.engine

    def __init__(self) -> None:
        try:
            import pyopenjtalk
            from pyopenjtalk.openjtalk import OpenJTalk as Analysis

            self._engine = pyopenjtalk
            with tempfile.TemporaryDirectory(prefix="accessible-audio-") as folder:
                dictionary = str(Path(folder) / "words.dic")
                pyopenjtalk.mecab_dict_index(str(WORDS), dictionary)
                self._words = Analysis(dn_mecab=pyopenjtalk.OPEN_JTALK_DICT_DIR, userdic=dictionary.encode())
            self._speak("あ", 1.0, 0.0)  # the voice is read at its first word
        except Exception as error:  # whatever a broken installation raises
            raise EngineError(f"{type(error).__name__}: {error}") from error

    def voices(self) -> tuple[VoiceInfo, ...]:
        """Return its one voice."""
        return OPEN_JTALK.voices

    def reading(self, text: str) -> str:
        """Return how a text is read, in katakana."""
        return str(self._engine.g2p(text, kana=True, jtalk=self._words, **_PLAIN))

    def render(self, job: Job) -> Pcm:
        """Return the speech of a job.

        Raises:
            EngineError: it refused the text.
        """
        try:
            samples, rate = self._speak(job.text, speed_for(job.rate), job.half_tones)
        except Exception as error:  # as above
            raise EngineError(f"{type(error).__name__}: {error}") from error
        peak = float(abs(samples).max(initial=1.0))
        loud = (samples * min(job.volume, PEAK / peak)).astype("int16")
        return Pcm(rate, array("h", loud.tobytes()))

    def _speak(self, text: str, speed: float, half_tones: float) -> tuple[Any, int]:
        labels = self._engine.extract_fullcontext(text, jtalk=self._words, **_PLAIN)
        spoken: tuple[Any, int] = self._engine.synthesize(labels, speed, half_tones)
        return spoken


def speed_for(rate: int) -> float:
    """Return Open JTalk's speed for words per minute."""
    return float(_USUAL_SPEED * (rate / _USUAL_RATE) ** _BENT)
