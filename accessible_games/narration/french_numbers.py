"""French numbers in words, before a feminine noun: une, vingt et une, cent une."""

from __future__ import annotations

from typing import Final

_SMALL: Final = (
    *("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"),
    *("treize", "quatorze", "quinze", "seize"),
)
_TENS: Final = {2: "vingt", 3: "trente", 4: "quarante", 5: "cinquante", 6: "soixante", 8: "quatre-vingt"}


def feminine(n: int) -> str:
    """A number before a feminine noun: in words where it agrees (1, 21, 101), else in digits.

    Args:
        n: 0 to 999,999.
    """
    return _words(n)[:-2] + "une" if _ends_in_one(n) else str(n)


def _ends_in_one(n: int) -> bool:
    """Whether the last word is "un": not of 11, 71 and 91."""
    return n % 10 == 1 and n % 100 not in (11, 71, 91)


def _words(n: int) -> str:
    """A whole number in words, masculine, under a million."""
    if n >= 1000:
        head = "mille" if n < 2000 else f"{_words(n // 1000)} mille"
        return f"{head} {_words(n % 1000)}" if n % 1000 else head
    if n >= 100:
        head = "cent" if n < 200 else f"{_SMALL[n // 100]} cent"
        return f"{head} {_words(n % 100)}" if n % 100 else head
    if n < len(_SMALL):
        return _SMALL[n]
    if n < 20:
        return f"dix-{_SMALL[n - 10]}"
    tens, ones = divmod(n, 10)
    if tens in (7, 9):
        tens, ones = tens - 1, ones + 10
    if ones == 0:
        return _TENS[tens]
    joint = " et " if ones in (1, 11) and tens < 8 else "-"
    return f"{_TENS[tens]}{joint}{_words(ones)}"
