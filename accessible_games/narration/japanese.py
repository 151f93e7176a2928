"""Japanese read aloud: numbers and counters in kana, and whether a text can be read at all."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from accessible_games.games import tables_of

from .latin import kana_of_latin

_DIGITS: Final = ("", "いち", "に", "さん", "よん", "ご", "ろく", "なな", "はち", "きゅう")
_HUNDREDS: Final = {1: "ひゃく", 3: "さんびゃく", 6: "ろっぴゃく", 8: "はっぴゃく"}
_THOUSANDS: Final = {1: "せん", 3: "さんぜん", 8: "はっせん"}
_MYRIADS: Final = ("", "まん", "おく", "ちょう")
_LIMIT: Final = 10**16

# How the end of a number changes before a counter of these sounds: いってん, ろっかい, よにん.
_CHANGES: Final = {
    "k": (("いち", "いっ"), ("ろく", "ろっ"), ("はち", "はっ"), ("じゅう", "じゅっ"), ("ひゃく", "ひゃっ")),
    "に": (("よん", "よ"),),
    "st": (("いち", "いっ"), ("はち", "はっ"), ("じゅう", "じゅっ")),
}
_MINUTES: Final = (
    ("いち", "いっ"),
    ("さん", "さん"),
    ("よん", "よん"),
    ("ろく", "ろっ"),
    ("はち", "はっ"),
    ("じゅう", "じゅっ"),
    ("ひゃく", "ひゃっ"),
)
"""Behind these a minute is ぷん, not ふん."""
_ROWS: Final = {"にね": "に", "かきくけこカキクケコ": "k", "さしすせそたちつてとサシスセソタチツテト": "st"}
_PEOPLE: Final = {1: "ひとり", 2: "ふたり"}

_FOREIGN: Final = {
    "accessible": "アクセシブル",
    "after": "アフター",
    "alt": "オルト",
    "ambience": "アンビエンス",
    "answer": "アンサー",
    "apt": "アプト",
    "back": "バック",
    "backspace": "バックスペース",
    "bin": "ビン",
    "bot": "ボット",
    "calibrate": "キャリブレート",
    "calm": "カーム",
    "card": "カード",
    "cards": "カーズ",
    "cluster": "クラスター",
    "code": "コード",
    "companion": "コンパニオン",
    "control": "コントロール",
    "ctrl": "コントロール",
    "deals": "ディールズ",
    "debian": "デビアン",
    "delete": "デリート",
    "docs": "ドックス",
    "doctor": "ドクター",
    "dots": "ドッツ",
    "down": "ダウン",
    "end": "エンド",
    "enter": "エンター",
    "escape": "エスケープ",
    "espeak": "イースピーク",
    "espeakng": "イースピーク",
    "flip": "フリップ",
    "front": "フロント",
    "games": "ゲームズ",
    "home": "ホーム",
    "homebrew": "ホームブリュー",
    "install": "インストール",
    "japanese": "ジャパニーズ",
    "learn": "ラーン",
    "linux": "リナックス",
    "list": "リスト",
    "loader": "ローダー",
    "low": "ロー",
    "macos": "マックオーエス",
    "method": "メソッド",
    "mode": "モード",
    "ms": "エムエス",
    "open": "オープン",
    "option": "オプション",
    "pack": "パック",
    "packs": "パックス",
    "page": "ページ",
    "peek": "ピーク",
    "pip": "ピップ",
    "play": "プレイ",
    "players": "プレイヤーズ",
    "printing": "プリンティング",
    "pygame": "パイゲーム",
    "py": "ピーワイ",
    "python": "パイソン",
    "reaction": "リアクション",
    "screenreader": "スクリーンリーダー",
    "scripts": "スクリプツ",
    "seconds": "セカンズ",
    "shared": "シェアード",
    "sheet": "シート",
    "shift": "シフト",
    "skill": "スキル",
    "slow": "スロー",
    "sounds": "サウンズ",
    "space": "スペース",
    "speech": "スピーチ",
    "stickers": "ステッカーズ",
    "sudo": "スードゥー",
    "tab": "タブ",
    "take": "テイク",
    "terminal": "ターミナル",
    "toml": "トムル",
    "true": "トゥルー",
    "typed": "タイプト",
    "ubuntu": "ウブントゥ",
    "up": "アップ",
    "venv": "ブイエンブ",
    "voices": "ボイシズ",
    "window": "ウィンドウ",
    "windows": "ウィンドウズ",
    "word": "ワード",
    "zip": "ジップ",
}
"""Words that are no names, in small letters -> how a Japanese speaker says them."""

_LONE_MARK: Final = re.compile(r"(?<![^\W\d_])[?？](?= ?[でをとが])")
_EIGHT: Final = re.compile(r"([0-9]{0,14}8)(個|回|か所|件)")
"""What Open JTalk, which has the changes of sound before counters right otherwise, reads はちこ."""
_VOWEL: Final = re.compile("[^BCDFGHJKLMNPQRSTVWXZbcdfghjklmnpqrstvwxz]")
_COUNTERS: Final = {"個": "こ", "回": "かい", "か所": "かしょ", "件": "けん"}
_LATIN_WORD: Final = re.compile("[A-Za-z\u00c0-\u024f\u1e00-\u1eff]+")
_KANA_LETTER: Final = re.compile("[\u3041-\u30ff]")

HONORIFICS: Final = ("さん", "ちゃん", "くん", "さま", "せんせい", "君", "様", "先生")
_ROBOT: Final = "ロボット"
"""How the name of a robot begins, which is called by nothing but it."""


class KanaNumber(FluentType):
    """A number that a message prints as its reading.

    It is no int, because the message library would make its own number of one; so that a message can
    select by it, `NUMBER($n) ->`, its number is taken out (see `select_by_numbers`).
    """

    def __init__(self, value: float) -> None:
        self.value = value

    def __int__(self) -> int:
        return int(self.value)

    def format(self, locale: Any) -> str:
        """The reading, whatever the locale."""
        return read_decimal(self.value) if isinstance(self.value, float) else read_number(self.value)


def plain_number(value: Any) -> FluentInt:
    """The number itself, to select by."""
    return FluentInt(int(value))


def select_by_numbers(resource: Any) -> None:
    """Let all messages of a parsed file in kana that have a wording for a certain number, [4], select by it.

    Written as in the other locales, `$month ->`, it would be compared with a reading, and never found.
    """
    _Selecting().visit(resource)


class _Selecting(Visitor):
    """Puts `NUMBER` around what decides between certain numbers."""

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        numbers = any(isinstance(variant.key, ast.NumberLiteral) for variant in node.variants)
        if numbers and isinstance(node.selector, ast.VariableReference):
            arguments = ast.CallArguments([node.selector], [])
            node.selector = ast.FunctionReference(ast.Identifier("NUMBER"), arguments)
        self.generic_visit(node)


def read_number(n: int) -> str:
    """A whole number as kana: 21 is にじゅういち, 0 is ゼロ.

    Raises:
        ValueError: 10**16 or more in size, for which there is no reading here.
    """
    if abs(n) >= _LIMIT:
        raise ValueError(f"number {n}: no reading, less than 10000000000000000 is allowed")
    if n < 0:
        return "マイナス" + read_number(-n)
    if n == 0:
        return "ゼロ"
    parts = []
    for power, unit in enumerate(_MYRIADS):
        part = n // 10000**power % 10000
        if part:
            parts.append(_join_myriad(part, unit))
    return "".join(reversed(parts))


def read_decimal(number: float) -> str:
    """A number with decimals as kana, digit by digit behind the point: 63.5 is ろくじゅうさんてんご.

    Raises:
        ValueError: as of `read_number`.
    """
    whole, _, decimals = f"{abs(number):.3f}".rstrip("0").partition(".")
    sign = "マイナス" if number < 0 else ""
    digits = "".join([_DIGITS[int(digit)] or "ゼロ" for digit in decimals])
    return f"{sign}{read_number(int(whole))}{'てん' if digits else ''}{digits}"


def _join_myriad(part: int, unit: str) -> str:
    reading = _below_myriad(part)
    if unit and part // 1000 == 1 and part % 1000 == 0:
        reading = "いっせん"
    return counted_reading(reading, unit) if unit == "ちょう" else reading + unit


def _below_myriad(n: int) -> str:
    thousands, hundreds, tens, ones = n // 1000, n // 100 % 10, n // 10 % 10, n % 10
    reading = ""
    if thousands:
        reading += _THOUSANDS.get(thousands, _DIGITS[thousands] + "せん")
    if hundreds:
        reading += _HUNDREDS.get(hundreds, _DIGITS[hundreds] + "ひゃく")
    if tens:
        reading += ("" if tens == 1 else _DIGITS[tens]) + "じゅう"
    return reading + _DIGITS[ones]


def counted(n: Any, unit: str) -> str:
    """A number with its counter in kana, with the change of sound between them.

    Args:
        n: the number.
        unit: the counter in kana, e.g. てん, まい, にん.
    """
    n = int(n)
    if unit == "にん" and n in _PEOPLE:
        return _PEOPLE[n]
    return counted_reading(read_number(n), unit)


def counted_reading(reading: str, unit: str) -> str:
    """A number's reading joined to a counter: いち and てん make いってん."""
    if unit == "ふん":
        found = next((pair for pair in _MINUTES if reading.endswith(pair[0])), None)
        return f"{reading.removesuffix(found[0])}{found[1]}ぷん" if found else f"{reading}ふん"
    row = next((row for sounds, row in _ROWS.items() if unit[:1] in sounds), "")
    for plain, changed in _CHANGES.get(row, ()):
        if reading.endswith(plain):
            return reading.removesuffix(plain) + changed + unit
    return reading + unit


def read_text(text: str) -> str | None:
    """A name or a typed word in kana, digits and Latin letters included.

    Returns:
        None if a letter is left that a kana voice would name as "Chinese letter" or pass over.
    """
    plain = unicodedata.normalize("NFKC", text)
    spoken = re.sub(r"[0-9]{1,16}", lambda digits: read_number(int(digits[0])), plain)
    spoken = _LATIN_WORD.sub(lambda word: kana_of_latin(word[0]), spoken)
    letters = [letter for letter in spoken if letter.isalpha()]
    if not letters or not all(_KANA_LETTER.match(letter) for letter in letters):
        return None
    return re.sub(r"[^\w\s、。！？]", " ", spoken).strip()


def read_foreign(text: str) -> str:
    """A sentence in kanji for a voice that reads no Latin letters: what is in them, in kana.

    Words in capitals are spelt, others are read like names unless they are known; a question mark that
    is spoken of is named.
    """
    spoken = _LATIN_WORD.sub(lambda word: _read_word(word[0]), text)
    spoken = _EIGHT.sub(lambda found: counted(int(found[1]), _COUNTERS[found[2]]), spoken)
    return _LONE_MARK.sub("はてな", spoken)


def _read_word(word: str) -> str:
    if word.isupper() or not _VOWEL.search(word):
        return "".join(kana_of_latin(letter) for letter in word)
    small = word.casefold()
    return _FOREIGN.get(small) or _readings_of_games().get(small) or kana_of_latin(word)


@cache
def _readings_of_games() -> Mapping[str, str]:
    """Words of the games' own, as `_FOREIGN` has them, from their `locale/ja-Hrkt/readings.toml`."""
    return {word: kana for table in tables_of("ja-Hrkt", "readings") for word, kana in table.items()}


def with_honorific(name: str) -> str:
    """A player's name as a polite host says it, unless it carries an honorific already, or is a robot's."""
    return name if name.endswith(HONORIFICS) or name.startswith(_ROBOT) else name + "さん"
