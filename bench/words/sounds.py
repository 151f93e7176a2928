"""How long a line is to the ear: syllables in English and French, morae in Japanese.

Syllables are the vowel nuclei of the phonemes that the packaged eSpeak NG makes of a line, so that
numbers, names and silent letters count as they are said.  Morae are the kana of the spoken line,
but for the small ones that share a beat.
"""

from __future__ import annotations

import ctypes
import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Final

import espeakng_loader

from accessible_games.narration.japanese import read_text
from accessible_games.narration.narrator import Line

_RETRIEVAL: Final = 1  # AUDIO_OUTPUT_RETRIEVAL: nothing is played
_IPA_APART: Final = 2 | ord("_") << 8  # IPA, with a sign between phonemes
_UTF8: Final = 1
_VOWELS: Final = set("aeiouyæɑɐɒɔəɚɛɜɝɘɞɤɨɪɯɵøœɶʉʊʌʏᵻɷ")
_SYLLABIC: Final = "\u0329"
_STRESS: Final = "ˈˌ"
_SMALL: Final = set("ゃゅょぁぃぅぇぉャュョァィゥェォ")


@lru_cache(maxsize=1)
def _engine() -> ctypes.CDLL:
    engine = ctypes.CDLL(str(espeakng_loader.get_library_path()))
    engine.espeak_Initialize.argtypes = [ctypes.c_int, ctypes.c_int, ctypes.c_char_p, ctypes.c_int]
    engine.espeak_TextToPhonemes.restype = ctypes.c_char_p
    engine.espeak_TextToPhonemes.argtypes = [ctypes.POINTER(ctypes.c_char_p), ctypes.c_int, ctypes.c_int]
    engine.espeak_SetVoiceByName.argtypes = [ctypes.c_char_p]
    data = str(Path(espeakng_loader.get_data_path()).parent).encode()
    if engine.espeak_Initialize(_RETRIEVAL, 0, data, 0) <= 0:
        raise SystemExit("words: the packaged eSpeak NG does not start")
    return engine


def phonemes(language: str, text: str) -> str:
    """The phonemes of a line in IPA, `_` between them."""
    engine = _engine()
    engine.espeak_SetVoiceByName(language.encode())
    rest = ctypes.c_char_p(text.encode())
    clauses = []
    while rest.value:
        clauses.append((engine.espeak_TextToPhonemes(ctypes.byref(rest), _UTF8, _IPA_APART) or b"").decode())
    return " ".join(clauses)


def heard(language: str, line: Line) -> int:
    """Beats of a line: of its kana in Japanese, else of its text, as the baseline was counted.

    What a voice is given today spells no foreign name any more; that is no shorter sentence.
    """
    return beats(language, line.spoken if language == "ja" else line.text.replace("\u00a0", " "))


@lru_cache(maxsize=65536)
def beats(language: str, spoken: str) -> int:
    """Syllables (en, fr) or morae (ja) of what a voice is given."""
    if language == "ja":
        return sum(map(_is_mora, read_text(spoken) or spoken))
    return sum(map(_nuclei, phonemes(language, spoken).split(" ")))


def _nuclei(word: str) -> int:
    said = [_is_nucleus(phoneme) for phoneme in word.split("_")]
    # The u of "huit" and "nuit" is written as a vowel, and glides into the next one.
    glides = sum(sign == "y" and after for sign, after in zip(word.split("_"), said[1:], strict=False))
    return sum(said) - glides


def _is_mora(sign: str) -> bool:
    kana = "\u3041" <= sign <= "\u30fc" and sign != "\u30fb"
    return kana and sign not in _SMALL and unicodedata.category(sign).startswith("L")


def _is_nucleus(phoneme: str) -> bool:
    sound = phoneme.strip(_STRESS)
    return sound[:1] in _VOWELS or _SYLLABIC in sound
