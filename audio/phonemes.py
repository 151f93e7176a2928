"""What the packaged eSpeak NG makes of a text: `python -m audio.phonemes LANGUAGE`.

It reads lines from stdin and prints for each what the engine is given, a tab, and its phonemes
(IPA).  A word that is read by another language's voice stands behind that one's tag: `(en)`.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

from .clauses import speakable
from .espeak_spelling import respell

LANGUAGES: Final = ("en", "fr", "ja")

_RETRIEVAL: Final = 1
"""The engine's output mode that opens no sound device."""
_UTF8: Final = 1
_IPA: Final = 2


class NoEngine(Exception):
    """The packaged engine is missing or does not start; the message says why."""


def given(text: str, language: str) -> str:
    """Return what the engine is given of a text: cleaned, and spelt for it."""
    return respell(speakable(text), language)


def phonemes(text: str, language: str) -> str:
    """Return the phonemes of a text that is given to the engine, clauses parted by a blank.

    Args:
        text: As `given` returns it.
        language: One of `LANGUAGES`.

    Raises:
        NoEngine: There is no packaged engine.
    """
    library = _library()
    if library.espeak_SetVoiceByName(language.encode()):
        raise NoEngine(f"the packaged engine has no voice for {language}")
    # The newline ends the last clause: without it the engine keeps a letter for its next text.
    rest = ctypes.c_char_p(f"{text}\n".encode())
    clauses = []
    while rest.value:
        clauses.append((library.espeak_TextToPhonemes(ctypes.byref(rest), _UTF8, _IPA) or b"").decode())
    return " ".join(clause for clause in clauses if clause)


@cache
def _library() -> Any:
    """The packaged library, started once per process."""
    try:
        import espeakng_loader

        library = ctypes.CDLL(espeakng_loader.get_library_path())
        data = Path(espeakng_loader.get_data_path()).parent
    except (ImportError, OSError, RuntimeError) as error:
        raise NoEngine(f"{type(error).__name__}: {error}") from error
    library.espeak_Initialize.argtypes = [ctypes.c_int, ctypes.c_int, ctypes.c_char_p, ctypes.c_int]
    library.espeak_SetVoiceByName.argtypes = [ctypes.c_char_p]
    library.espeak_TextToPhonemes.argtypes = [ctypes.POINTER(ctypes.c_char_p), ctypes.c_int, ctypes.c_int]
    library.espeak_TextToPhonemes.restype = ctypes.c_char_p
    if library.espeak_Initialize(_RETRIEVAL, 0, str(data).encode(), 0) <= 0:
        raise NoEngine("the packaged engine does not find its voices")
    return library


def main(arguments: list[str]) -> int:
    """Answer lines until stdin closes; returns the exit code."""
    if len(arguments) != 1 or arguments[0] not in LANGUAGES:
        shown = " ".join(arguments)[:40] or "nothing"
        print(f"audio.phonemes: {shown} is no language here; en, fr and ja are allowed", file=sys.stderr)
        return 2
    (language,) = arguments
    try:
        _library()
        for line in sys.stdin.buffer:
            text = given(line.decode("utf-8", "replace"), language)
            answer = f"{text}\t{phonemes(text, language)}\n"
            sys.stdout.buffer.write(answer.encode())
            sys.stdout.buffer.flush()
    except NoEngine as problem:
        print(
            f"audio.phonemes: no packaged engine ({problem}); install it with: pip install espeakng-loader",
            file=sys.stderr,
        )
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
