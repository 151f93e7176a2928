"""Braille of a name, uncontracted: English (UEB grade 1), French, Japanese kana.

Nobody needs it, as every mark is told without; who reads braille gets it.  The tables are facts of
the codes: Unified English Braille (2013), Code de transcription française (2008), and Nihon tenji.
Contracted French has some nine hundred rules; it is made where liblouis is installed with its Python
module.  No package of pip brings the two, so elsewhere French is uncontracted, which is said.

A cell is a number of six bits, dot 1 being the lowest: U+2800 plus that number is its character.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from types import MappingProxyType
from typing import Any, Final

from .refusal import SheetError

TABLES: Final = ("en-g1", "fr-g1", "fr-g2", "ja")
"""What can be asked for."""

CONTRACTED: Final = "fr-g2"
UNCONTRACTED: Final = "fr-g1"

BRAILLE_METHODS: Final = ("swell", "dots", "punch")
"""The ways to make marks that make dots as small as braille."""

PITCH: Final = 2.5
CELL: Final = 6.0
LINE: Final = 10.0
DOT: Final = 1.5
"""Middle to middle of two dots, cells and lines, and the width of a dot, in mm.

ISO 17049 has 2.2 to 2.8, 5.1 to 6.8, 10 to 15, and 1.0 to 1.7."""

BLANK: Final = 0


def _dots(text: str) -> int:
    return sum(1 << (int(dot) - 1) for dot in text)


def _row(words: str) -> dict[str, int]:
    """Each character with its dots, from a row such as `a1 b12`."""
    return {pair[0]: _dots(pair[1:]) for pair in words.split()}


_LETTERS: Final = _row(
    "a1 b12 c14 d145 e15 f124 g1245 h125 i24 j245 k13 l123 m134 n1345 o135 p1234 q12345 r1235 s234 t2345 "
    "u136 v1236 w2456 x1346 y13456 z1356"
)
_DIGITS: Final = dict(zip("1234567890", [_LETTERS[c] for c in "abcdefghij"], strict=True))
_NUMBER: Final = _dots("3456")
_MINUS: Final = "\u2212"

_ENGLISH: Final = MappingProxyType(
    {
        **_row(",2 ;23 :25 .256 !235 ?236 '3 -36"),
        "(": (_dots("5"), _dots("126")),
        ")": (_dots("5"), _dots("345")),
        "/": (_dots("456"), _dots("34")),
        "&": (_dots("4"), _dots("12346")),
        "+": (_dots("5"), _dots("235")),
        _MINUS: (_dots("5"), _dots("36")),
    }
)
_UEB_CAPITAL: Final = _dots("6")
_UEB_ACCENTS: Final = {
    "\u0301": _dots("34"), "\u0300": _dots("16"), "\u0302": _dots("146"), "\u0308": _dots("25"),
    "\u0327": _dots("12346"), "\u0303": _dots("12456"),
}  # fmt: skip
_GRADE_1: Final = _dots("56")

_FRENCH: Final = MappingProxyType(
    {
        **_row(
            "é123456 è2346 à12356 ù23456 ç12346 â16 ê126 î146 ô1456 û156 ë1246 ï12456 ü1256 œ246 "
            ",2 ;23 :25 .256 !235 ?26 '3 -36 (236 )356 /34"
        ),
        "æ": (_LETTERS["a"], _LETTERS["e"]),
        "+": (_dots("6"), _dots("235")),
        _MINUS: (_dots("6"), _dots("36")),
        "&": (_dots("5"), _dots("123456")),
    }
)
_FRENCH_CAPITAL: Final = _dots("46")
_FRENCH_NUMBER: Final = _dots("6")
"""The sign of Antoine's digits, which French braille uses: each digit is its letter with dot 6."""


def _kana() -> dict[str, int]:
    """Vowels are dots 1, 2, 4; a consonant adds dots of 3, 5, 6."""
    vowels = {"あ": "1", "い": "12", "う": "14", "え": "124", "お": "24"}
    rows = {"": "あいうえお", "6": "かきくけこ", "56": "さしすせそ", "35": "たちつてと", "3": "なにぬねの",
            "36": "はひふへほ", "356": "まみむめも", "5": "らりるれろ"}  # fmt: skip
    found = {
        kana: _dots(added) | _dots(vowels[vowel])
        for added, row in rows.items()
        for kana, vowel in zip(row, vowels, strict=True)
    }
    return found | {
        **_row("や34 ゆ346 よ345 わ3 ゐ23 ゑ235 を35 ん356 っ2 ー25"),
        "。": _dots("256"),
        "、": _dots("56"),
        "?": _dots("26"),
        "!": _dots("235"),
        "・": _dots("5"),
        "-": _dots("36"),
        _MINUS: _dots("36"),
    }


_KANA: Final = MappingProxyType(_kana())
_VOICED: Final = _dots("5")
_HALF_VOICED: Final = _dots("6")
_GLIDE: Final = _dots("4")
_VOICED_GLIDE: Final = _dots("45")
_HALF_VOICED_GLIDE: Final = _dots("46")
_FOREIGN: Final = _dots("56")
_BORROWED: Final = {
    pair: f"{sign} {kana}"
    for sign, row in {
        "4": "ティち シェせ チェて",
        "45": "ディち ジェせ",
        "26": "ファは フィひ フェへ フォほ ウィい ウェえ ウォお",
        "236": "ヴァは ヴィひ ヴェへ ヴォほ",
    }.items()
    for pair, kana in ((word[:2], word[2]) for word in row.split())
}
"""Sounds of borrowed words: a sign, then a kana."""

_LATIN: Final = re.compile("[A-Za-z]+")
_LENGTHENED: Final = re.compile(
    "(?<=[うくすつぬふむゆるぐずづぶぷゅおこそとのほもよろごぞどぼぽょ])(?<!みず)う|(?<=みず)う(?!み)"
)
"""う that makes an u or o long is written as it is spoken; a lake begins with water, みず-うみ."""

_GLIDES: Final = {"ゃ": "あ", "ゅ": "う", "ょ": "お"}
_COLUMN: Final = {
    kana: row
    for row in (
        *("あいうえお", "かきくけこ", "さしすせそ", "たちつてと"),
        *("なにぬねの", "はひふへほ", "まみむめも", "らりるれろ"),
    )
    for kana in row
}


def cells_of(text: str, table: str) -> list[int]:
    """A text in braille, one number for each cell; 0 is a blank.

    Args:
        text: a name; for "ja" in kana, Latin letters and digits.
        table: one of `TABLES`.

    Raises:
        SheetError: a character that the table has not, or contracted French without liblouis.
    """
    if table == CONTRACTED:
        return _contracted(text)
    plain = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", text)).replace("’", "'")  # noqa: RUF001
    plain = re.sub('[\u00ab\u00bb“”"]', "", plain)
    plain = re.sub(r"(?<!\S)-(?=[0-9])", _MINUS, plain)
    way = {"en-g1": _english, "fr-g1": _french, "ja": _japanese}[table]
    return list(way(plain))


def number_cells(number: int, table: str) -> list[int]:
    """A number in braille."""
    return cells_of(str(number), table)


def table_for(wanted: str) -> str:
    """The table that is asked for, or the uncontracted one where there is no liblouis for it."""
    try:
        cells_of("de", wanted)
    except SheetError:
        return UNCONTRACTED
    return wanted


def lines_of(cells: Sequence[int], most: int) -> list[list[int]] | None:
    """Cells in lines of at most `most`, broken at blanks; None if a word is longer."""
    words: list[list[int]] = [[]]
    for cell in cells:
        if cell == BLANK:
            words.append([])
        else:
            words[-1].append(cell)
    lines: list[list[int]] = []
    for word in [word for word in words if word]:
        if len(word) > most:
            return None
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += [BLANK, *word]
        else:
            lines.append(list(word))
    return lines


def shown(cells: Sequence[int]) -> str:
    """Cells as characters of Unicode."""
    return "".join(chr(0x2800 + cell) for cell in cells)


def size_of(lines: Sequence[Sequence[int]]) -> tuple[float, float]:
    """Width and height of lines of braille, dot edge to dot edge, in mm; (0, 0) for none."""
    if not lines:
        return (0.0, 0.0)
    longest = max(len(line) for line in lines)
    return ((longest - 1) * CELL + PITCH + DOT, (len(lines) - 1) * LINE + 2 * PITCH + DOT)


def places_of(lines: Sequence[Sequence[int]]) -> Iterator[tuple[float, float]]:
    """The middle of every dot, mm from the top-left corner of the lines."""
    for row, line in enumerate(lines):
        for column, cell in enumerate(line):
            for dot in range(6):
                if cell >> dot & 1:
                    across, down = dot // 3 * PITCH, dot % 3 * PITCH
                    yield (DOT / 2 + column * CELL + across, DOT / 2 + row * LINE + down)


def _refuse(character: str, table: str) -> SheetError:
    return SheetError("braille-letter", character=character, table=table)


def _as_cells(value: Any) -> Iterator[int]:
    yield from value if isinstance(value, tuple) else (value,)


def _capitals(text: str) -> Iterator[tuple[str, int]]:
    """Each character with the number of capital signs before it: two before a word of capitals alone."""
    runs = re.findall(r"[^\W\d_]+|[\W\d_]", text)
    for run in runs:
        whole = len(run) > 1 and run.isupper()
        for place, character in enumerate(run):
            yield character, (2 if place == 0 else 0) if whole else int(character.isupper())


def _english(text: str) -> Iterator[int]:
    in_number = False
    for character, capitals in _capitals(text):
        if character == " ":
            in_number = False
            yield BLANK
        elif character in _DIGITS:
            if not in_number:
                yield _NUMBER
            in_number = True
            yield _DIGITS[character]
        elif character in _ENGLISH:
            in_number = in_number and character in ",."
            yield from _as_cells(_ENGLISH[character])
        else:
            letters = unicodedata.normalize("NFD", character)
            base = letters[0].lower()
            if base not in _LETTERS or any(mark not in _UEB_ACCENTS for mark in letters[1:]):
                raise _refuse(character, "en-g1")
            if in_number and base in "abcdefghij" and letters[0].islower():
                yield _GRADE_1
            in_number = False
            # The capital sign comes first, then the accent, then the letter.
            yield from capitals * (_UEB_CAPITAL,)
            for mark in letters[1:]:
                yield from (_dots("45"), _UEB_ACCENTS[mark])
            yield _LETTERS[base]


def _french(text: str) -> Iterator[int]:
    in_number = False
    for character, capitals in _capitals(text):
        lower = character.lower()
        if character == " ":
            in_number = False
            yield BLANK
        elif character in _DIGITS:
            if not in_number:
                yield _FRENCH_NUMBER
            in_number = True
            # Antoine's digits: the letter and dot 6; nought is dots 3, 4, 5, 6 of its own.
            yield _dots("3456") if character == "0" else _DIGITS[character] | _dots("6")
        elif lower in _LETTERS or lower in _FRENCH:
            # The signs of plus and minus begin with that of numbers.
            in_number = character in ("+", _MINUS)
            yield from capitals * (_FRENCH_CAPITAL,)
            yield from _as_cells(_LETTERS.get(lower, _FRENCH.get(lower)))
        else:
            raise _refuse(character, "fr-g1")


def _japanese(text: str) -> Iterator[int]:
    """Kana by kana; what is no kana is a number or a Latin letter."""
    text = _LENGTHENED.sub("ー", "".join(_as_hiragana(character) for character in text))
    place, in_number = 0, False
    while place < len(text):
        character, after = text[place], text[place + 1 : place + 2]
        place += 1
        if character in _DIGITS:
            if not in_number:
                yield _NUMBER
            in_number = True
            yield _DIGITS[character]
            continue
        if character == " ":
            yield BLANK
        elif character.lower() in _LETTERS:
            word = _LATIN.match(text, place - 1)
            assert word is not None, "it begins with this letter"
            place = word.end()
            yield _FOREIGN
            for letter, capitals in _capitals(word[0]):
                yield from capitals * (_UEB_CAPITAL,)
                yield _LETTERS[letter.lower()]
        elif _katakana(character + after) in _BORROWED:
            place += 1
            sign, kana = _BORROWED[_katakana(character + after)].split()
            yield from (_dots(sign), _KANA[kana])
        elif after in _GLIDES:
            place += 1
            yield from _glided(character, after)
        else:
            # After a number, a kana of the first and the ra row would be read as a digit.
            if in_number and character in "あいうえおらりるれろ":
                yield _dots("36")
            yield from _one_kana(character)
        in_number = False


def _as_hiragana(character: str) -> str:
    return chr(ord(character) - 0x60) if "ァ" <= character <= "ヶ" else character


def _katakana(text: str) -> str:
    return "".join(
        chr(ord(character) + 0x60) if "ぁ" <= character <= "ゖ" else character for character in text
    )


def _one_kana(character: str) -> Iterator[int]:
    base, mark = _parted(character)
    base = {"ぁ": "あ", "ぃ": "い", "ぅ": "う", "ぇ": "え", "ぉ": "お"}.get(base, base)
    if base not in _KANA:
        raise _refuse(character, "ja")
    if mark:
        yield _VOICED if mark == "\u3099" else _HALF_VOICED
    yield _KANA[base]


def _glided(character: str, glide: str) -> Iterator[int]:
    """きゃ is the sign of the glide and か, ぎゃ the same with its voicing."""
    base, mark = _parted(character)
    if base not in _COLUMN:
        raise _refuse(character, "ja")
    row = _COLUMN[base]
    yield {"": _GLIDE, "\u3099": _VOICED_GLIDE, "\u309a": _HALF_VOICED_GLIDE}[mark]
    yield _KANA[row["あいうえお".index(_GLIDES[glide])]]


def _parted(character: str) -> tuple[str, str]:
    letters = unicodedata.normalize("NFD", character)
    return letters[0], letters[1:]


def _contracted(text: str) -> list[int]:
    """Contracted French, by liblouis if the system has its Python module and tables."""
    try:
        louis: Any = __import__("louis")
        braille: str = louis.translateString(["unicode.dis", "fr-bfu-g2.ctb"], text)
    except (ImportError, OSError, RuntimeError):  # no module, no library for it, or no tables for that
        raise SheetError("braille-g2") from None
    return [ord(character) - 0x2800 if character > "\u2800" else BLANK for character in braille]
