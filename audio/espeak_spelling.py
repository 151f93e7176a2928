"""How a text is spelt for eSpeak NG alone, where its own rules read the right spelling wrong.

Other voices get the plain text.  Each rule answers a fault that eSpeak NG 1.52 was heard to make
(`python -m audio.phonemes LANGUAGE` tells what it makes of a line):

* Japanese: りゅ and りょ are read "rya-u" and "rya-o"; おう is two vowels where a speaker has one long
  one; a token with a kana pair that it does not know is spelt letter by letter, in English.
* French and English: titles of foreign games are read with the other language's voice in the middle
  of a sentence, or wrong.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from .groups import groups, readings

_WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {},
    "fr": {
        **{
            "games": "guèmz",
            "install": "innstol",
            "reinstall": "rinnstol",
            "loader": "lodeur",
            "espeakng": "ispik",
            "peek": "pique",
            "shared": "chèrde",
        },
        # First names that it would say in its English voice.
        **{
            "andrew": "androu",
            "blake": "bléque",
            "brian": "braïanne",
            "daisuke": "daïsouké",
            "edward": "édouard",
        },
        **{"eve": "ève", "frank": "franque", "jackson": "djaksonne", "jake": "djéque", "james": "djèmze"},
        **{
            "john": "djonne",
            "josh": "djoche",
            "joker": "jokère",
            "jokers": "jokères",
            "joy": "djoï",
            "jun": "djoune",
            "kathleen": "katline",
            "ken": "kène",
        },
        **{
            "kenneth": "kénesse",
            "luke": "louque",
            "mark": "marc",
            "matthew": "matiou",
            "mike": "maïque",
            "noah": "noa",
        },
        **{
            "oliver": "oliveur",
            "peter": "piteur",
            "ryunosuke": "ryounosouké",
            "scott": "squotte",
            "shota": "chota",
        },
        **{"steven": "stivène", "walter": "oualteur", "william": "ouiliame"},
    },
}
"""Language -> a word in small letters -> how it is spelt so that it sounds right."""

_PATTERNS: Final[Mapping[str, Sequence[tuple[re.Pattern[str], str]]]] = {
    "en": (),
    "fr": ((re.compile("th", re.IGNORECASE), "t"), (re.compile("(?<=[^\\Waeiouéy])y$"), "i")),
}
"""Language -> letters that it takes for another language's, and how they are spelt then."""

_LATIN_WORD: Final = re.compile(r"[^\W\d_]+")

_BIG: Final = dict(
    zip(
        "ぁぃぅぇぉゃゅょゎゕゖァィゥェォャュョヮヵヶ",
        "あいうえおやゆよわかけアイウエオヤユヨワカケ",
        strict=True,
    )
)
_KANA: Final = re.compile("[ぁ-ゖァ-ヺー]+")
_V_ROW: Final = dict(
    zip("ァィェォャュョぁぃぇぉゃゅょ", ("バ", "ビ", "ベ", "ボ", "ビャ", "ビュ", "ビョ") * 2, strict=True)
)
_I_ROW: Final = "きしちにひみりぎじびぴキシチニヒミリギジビピ"
# A small vowel sounds right behind these alone; behind any other kana it is passed over.
_PAIRS: Final = re.compile(
    "[ツフクグ]ァ|[テデフツウクグ]ィ|[トド]ゥ|[シジチツフウクグイ]ェ|[フツウクグ]ォ|[テデフ]ュ"
)
_VOWEL_ROWS: Final = {
    "あア": "あかがさざただなはばぱまやゃらわアカガサザタダナハバパマヤャラワ",
    "いイ": "いきぎしじちぢにひびぴみりイキギシジチヂニヒビピミリ",
    "うウ": "うくぐすずつづぬふぶぷむゆゅるウクグスズツヅヌフブプムユュルヴ",
    "えエ": "えけげせぜてでねへべぺめれエケゲセゼテデネヘベペメレ",
    "おオ": "おこごそぞとどのほぼぽもよょろをオコゴソゾトドノホボポモヨョロヲ",
}
"""A vowel -> the kana that end in it."""
_U_OR_O: Final = _VOWEL_ROWS["うウ"] + _VOWEL_ROWS["おオ"]
"""Kana whose vowel runs into a ウ behind them, so that ウェ is no pair any more."""
_NO_STOP: Final = re.compile("[っッ]+(?=[んンーあ-おア-オやゆよわヤユヨワっッ])|[っッ](?=$)")
"""A っ with no consonant behind it that could be held."""
# A vowel that is long already: one more ー, and the token is spelt.
_OVERLONG: Final = re.compile(
    "|".join(f"(?<=[{row}][{vowel}])ー" for vowel, row in _VOWEL_ROWS.items()) + "|(?<=ー[あ-おア-オ])ー"
)

_LONG_O: Final = re.compile("([おこごそぞとどのほぼぽもよょろオコゴソゾトドノホボポモヨョロ])[うウ]")
# Verbs that end in -ou: the last う is a syllable of its own, whatever follows it.
_VERBS_IN_OU: Final = (
    "おもう",
    "そろう",
    "ひろう",
    "あらそう",
    "さそう",
    "やとう",
    "まよう",
    "におう",
    "のろう",
)
APART: Final = (*_VERBS_IN_OU, "のうえ", "のうち", "のうら", "のうし")
"""Words in which お and う are two: 揃う and its like, 井上, その内, の裏, の後ろ."""

_SIGNS: Final = {"・": " ", "％": "パーセント", "%": "パーセント", "＋": "プラス", "+": "プラス"}


def respell(text: str, language: str) -> str:
    """Return a text as eSpeak has to be given it.

    Args:
        text: What is to be heard, cleaned (see `clauses.speakable`).
        language: Tag of the language that it is in; any but en, fr and ja comes back as it is.
    """
    tag = language.partition("-")[0].lower()
    return _DOORS[tag](text) if tag in _DOORS else text


def _respell_words(language: str) -> Callable[[str], str]:
    own, patterns = _WORDS[language], _PATTERNS[language]

    def respelt(found: re.Match[str]) -> str:
        word = found[0]
        small = word.casefold()
        spelt = own.get(small) or _readings(language, tuple(groups())).get(small)
        if spelt is None:
            for pattern, letters in patterns:
                word = pattern.sub(letters, word)
            return word
        return spelt.capitalize() if word[0].isupper() else spelt

    return lambda text: _LATIN_WORD.sub(respelt, text)


@cache
def _readings(language: str, names: tuple[str, ...]) -> Mapping[str, str]:
    """What the groups of these names bring; read once for each set of them."""
    return readings(language)


def _respell_japanese(text: str) -> str:
    for sign, said in _SIGNS.items():
        text = text.replace(sign, said)
    return _KANA.sub(lambda token: _respell_kana(token[0]), text)


@lru_cache(maxsize=4096)
def _respell_kana(token: str) -> str:
    """One word, or a stretch without a blank; the same few hundred come again and again in a game."""
    token = re.sub("[ヴゔ]([ぁぃぇぉゃゅょァィェォャュョ])", lambda pair: _V_ROW[pair[1]], token)
    token = re.sub("[ヴゔ]", "ブ", token)
    token = re.sub("([りリ])([ゅょュョ])", lambda pair: pair[1] + _BIG[pair[2]], token)
    token = re.sub(".[ぁぃぅぇぉゃゅょゎァィゥェォャュョヮ]", _known_pair, token)
    token = re.sub(f"(?<=[{_U_OR_O}])ウ([ィェォ])", lambda pair: "ウ" + _BIG[pair[1]], token)
    token = re.sub(f"(?<=[{_VOWEL_ROWS['いイ']}])イェ", "イエ", token)
    token = _NO_STOP.sub("", token)
    token = re.sub("^ー+|(?<=[んンー])ー+", "", _lengthen(token))
    return _OVERLONG.sub("", token)


def _known_pair(pair: re.Match[str]) -> str:
    """Two kana; the small one is written large unless eSpeak reads the two as one sound."""
    first, small = pair[0][0], pair[0][1]
    known = (first in _I_ROW and small in "ゃゅょャュョ") or _PAIRS.fullmatch(pair[0])
    return pair[0] if known else first + _BIG[small]


def _lengthen(token: str) -> str:
    """Write おう as おー where it is one long vowel."""
    if not _LONG_O.search(token):
        return token
    apart = {
        found.end() - (0 if word.endswith("う") else 1)
        for word in APART
        for found in re.finditer(word if word.startswith("の") else f"^{word}", token)
    }
    return _LONG_O.sub(lambda pair: pair[0] if pair.end() in apart else pair[1] + "ー", token)


_DOORS: Final[Mapping[str, Callable[[str], str]]] = {
    "ja": _respell_japanese,
    **{tag: _respell_words(tag) for tag in _WORDS},
}
