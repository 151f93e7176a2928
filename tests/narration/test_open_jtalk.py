"""What Open JTalk makes of every Japanese message, against the reading that the kana locale gives.

It reads kanji by a dictionary; what that has wrong of the games' words stands right in
`audio/japanese_words.csv`.
"""

import re
from functools import cache

import pytest
from catalogue_files import messages, stems, wordings
from fluent.syntax import ast

from accessible_games.narration.catalogue import KANA
from accessible_games.narration.guide import PAGES, guide_page
from accessible_games.narration.japanese import counted, read_foreign, read_number

pytest.importorskip("pyopenjtalk", reason="pip install '.[japanese]' brings it")

WORDED_OTHERWISE = re.compile(
    """cli-(daily-copied|daily-not-copied|record-unkept|stat-undeleted|doctor|journal|unkept|notice|settings|help|sounds|rehear|menu-look|no-window|not-an?|type-number|game-kami$|language-here
    |reader-unreachable)
    |kami-rules-title|kami-title|magi-kitchen-rules-12|magi-kitchen-power-posture-moon
    |play-(table-seated|reader-warning|cannot-print|go-on-first|pick-help|command-help|find-needs|verbosity-unknown
    |pace-unknown|private|questions-answered|speaker|save-needs|term-|word-)
    |magi-kitchen-live-keys-are|shared-(filler|term)|window-(here|field-keys|look-wrapping)""",
    re.VERBOSE,
)
"""Messages that say it in kana in other words: what is typed, paths and commands are left to the screen."""

COUNTERS = {"枚": "まい", "点": "てん", "個": "こ", "番": "ばん", "行": "ぎょう", "回": "かい", "か所": "かしょ",
            "秒": "びょう", "件": "けん"}  # fmt: skip

ALIKE = {
    "ヴァ": "バ",
    "ヴィ": "ビ",
    "ヴェ": "ベ",
    "ヴォ": "ボ",
    "ヴ": "ブ",
    "スィ": "シ",
    "エフワン": "エフイチ",
    "そういう": "そうゆう",
    "どういう": "どうゆう",
}
"""What is heard as the same, F1 in two fashions among it."""

NUMBERS = r"<(n|least|most|number|place|ms|seconds|columns|took|heard|since)>"
SAMPLE_NUMBER = 3
SAMPLE_NAME = "アナ"
VOWELS = {
    kana: row[0]
    for row in ("アカサタナハマヤラワガザダバパァャヮ", "イキシチニヒミリギジヂビピィ", "ウクスツヌフムユルグズヅブプゥュヴ",
                "エケセテネヘメレゲゼデベペェ", "オコソトノホモヨロヲゴゾドボポォョ")
    for kana in row
}  # fmt: skip


@cache
def reader():
    from audio.openjtalk import OpenJTalk

    return OpenJTalk()


def katakana(text):
    return "".join(chr(ord(c) + 0x60) if "ぁ" <= c <= "ゖ" else c for c in text)


def heard(text):
    """Kana as it sounds: long vowels in one spelling, and nothing that makes no sound."""
    kana = katakana(text).translate(str.maketrans("ヅヂヲ", "ズジオ"))
    for spelling, sound in ALIKE.items():
        kana = kana.replace(katakana(spelling), katakana(sound))
    sounds = ""
    for c in kana:
        if not ("ァ" <= c <= "ヺ" or c == "ー" or (c.isascii() and c.isalnum())):
            continue
        before = VOWELS.get(sounds[-1:], "")
        if c == "ー" or (before + c in ("オウ", "エイ")):
            c = before
        sounds += c
    return sounds


def variants(expression, known, counted_by):
    """Every wording of a part of a message; variables as <name>, with a counter as <name:counter>."""
    if isinstance(expression, ast.Placeable):
        return variants(expression.expression, known, counted_by)
    if isinstance(expression, ast.SelectExpression):
        return [text for one in expression.variants for text in wordings_of(one.value, known, counted_by)]
    if isinstance(expression, ast.VariableReference):
        return [f"<{expression.id.name}>"]
    if isinstance(expression, ast.FunctionReference):
        arguments = expression.arguments
        if not arguments.positional:
            return ["pip"]  # a command, which is for the screen
        if expression.id.name != "COUNT":
            return variants(arguments.positional[0], known, counted_by)
        unit = [*arguments.positional[1:], *(named.value for named in arguments.named)][0].value
        counted_by.add(arguments.positional[0].id.name)
        return [f"<{arguments.positional[0].id.name}:{unit}>"]
    if isinstance(expression, ast.MessageReference):
        message = known[expression.id.name]
        attribute = expression.attribute.name if expression.attribute else ""
        return wordings_of(wordings(message)[attribute], known, counted_by)
    return [expression.value]


def wordings_of(pattern, known, counted_by):
    texts = [""]
    for element in pattern.elements:
        more = (
            [element.value]
            if isinstance(element, ast.TextElement)
            else variants(element.expression, known, counted_by)
        )
        texts = [text + one for text in texts for one in more]
    return texts


def filled(text, numbers, kana):
    def value(found):
        name, _, unit = found[1].partition(":")
        if unit:
            return counted(SAMPLE_NUMBER, unit)
        if name in numbers:
            return read_number(SAMPLE_NUMBER) if kana else str(SAMPLE_NUMBER)
        return SAMPLE_NAME

    return re.sub(r"<([\w-]+(?::[^>]*)?)>", value, text)


@cache
def known(locale):
    return {name: message for stem in stems(locale) for name, message in messages(locale, stem).items()}


def both(stem):
    """Each wording of each message of a file: its id, in kanji, in kana."""
    spoken = messages(KANA, stem)
    for key, message in messages("ja", stem).items():
        if key not in spoken and stem.endswith(("-print", "-sheet")):
            continue  # of what is printed only some is spoken, too
        in_kana = wordings(spoken[key])
        for attribute, pattern in wordings(message).items():
            numbers, counts = set(), set()
            kanji = wordings_of(pattern, known("ja"), numbers)
            kana = wordings_of(in_kana[attribute], known(KANA), counts)
            if len(kanji) != len(kana):
                continue  # the two choose between wordings in different ways
            plain = set(re.findall(NUMBERS, " ".join(kana)))
            for written, read in zip(kanji, kana, strict=True):
                numbers = counts | plain
                yield key, filled(written, numbers, False), filled(read, numbers, True)


@pytest.mark.parametrize("stem", [stem for stem in stems("ja") if not stem.endswith("-words")])
def test_every_message_is_read_as_the_kana_locale_reads_it(stem):
    wrong = {}
    for key, written, read in both(stem):
        if not WORDED_OTHERWISE.match(key):
            got, wanted = heard(reader().reading(read_foreign(written))), heard(read)
            if got != wanted:
                wrong[key] = (written, got, wanted)
    assert wrong == {}


@pytest.mark.parametrize("page", PAGES)
def test_every_sentence_of_the_guide_is_read_as_its_page_in_kana_says(page):
    wrong = []
    for section, kana in zip(guide_page(page, "ja"), guide_page(page, KANA), strict=True):
        pairs = [(section.heading, kana.heading)]
        pairs += [(one.text, two.text) for one, two in zip(section.lines, kana.lines, strict=True)]
        for written, read in pairs:
            if not re.search("[A-Za-z0-9]", read):  # commands are read out sign by sign
                got, wanted = heard(reader().reading(read_foreign(written))), heard(read)
                wrong += [(written, got, wanted)] * (got != wanted)
    assert wrong == []


@pytest.mark.parametrize("counter", COUNTERS)
def test_every_number_sounds_right_before_a_counter(counter):
    for n in range(200):
        got = heard(reader().reading(read_foreign(f"残り{n}{counter}です。")))
        assert got == heard(f"のこり{counted(n, COUNTERS[counter])}です"), n


@pytest.mark.parametrize(
    ("written", "reading"),
    [
        ("Anaさんの番です。", "アナさんのばんです"),
        ("Enterで次へ。", "エンターでつぎえ"),
        ("SSLはポーズです。", "エスエスエルわポーズです"),
        ("? でヘルプ。", "はてなでヘルプ"),
        ("KamiMaïの空白。", "カミマイのくうはく"),
    ],
)
def test_what_is_in_latin_letters_is_not_spelt_unless_it_is_to_be(written, reading):
    assert heard(reader().reading(read_foreign(written))) == heard(reading)
