"""What eSpeak alone is given, and what it makes of it: each rule by the phonemes of the packaged engine."""

import importlib.util
import subprocess
import sys

import pytest

from audio.cache import PhraseCache
from audio.espeak_spelling import respell
from audio.notices import NoticeBoard
from audio.phonemes import given, phonemes
from audio.phrases import PhraseMaker
from audio.synthesiser import Synthesiser
from audio.voices import VoiceInfo
from tests.each import each

packaged = pytest.mark.skipif(
    not importlib.util.find_spec("espeakng_loader"), reason="the packaged eSpeak NG is not installed"
)

# Every kana word of the catalogue that holds おう was read; these are one of each kind.
SPELT = [
    ("きんりゅう", "きんりゆう"),
    ("しゅうりょう", "しゅうりよー"),
    ("リュック", "リユック"),
    ("こうげき", "こーげき"),
    ("にんぎょうわ", "にんぎょーわ"),
    ("トウモロコシ", "トーモロコシ"),
    ("がんばろう", "がんばろー"),
    ("むこうで", "むこーで"),
    ("そろうまで", "そろうまで"),  # 揃う: a verb
    ("おもうので", "おもうので"),
    ("いのうえ", "いのうえ"),  # 井上, and その内, are two words each
    ("そのうち", "そのうち"),
    ("のうりょく", "のーりよく"),
    ("スヴェン", "スベン"),
    ("シルヴィ", "シルビ"),
    ("スウェーデン", "スウエーデン"),
    ("ウィンドウ", "ウィンドー"),
    ("ジャン・リュック", "ジャン リユック"),
    ("スィー", "スイー"),
    ("ファン", "ファン"),
    ("りゆう", "りゆう"),
    ("アンー", "アン"),
    ("とおく", "とおく"),
]


@each(("plain", "spelt"), SPELT)
def test_japanese_is_spelt_for_the_engine(plain, spelt):
    assert respell(plain, "ja") == spelt


@packaged
@pytest.mark.parametrize(
    ("language", "text", "wanted", "unwanted"),
    [
        ("ja", "きんりゅう", "ɽˈijɯ", "ɽʲä"),
        ("ja", "きょうりょく", "kʲˌo̞o̞ɽijˈo̞kɯ", "ɽʲä"),
        ("ja", "こうげき", "ko̞o̞", "o̞ɯ"),
        ("ja", "スヴェン", "sˈɯᵝbe̞ɴ", "(en)"),
        ("ja", "アクセシブル・ゲームズ。", "ɡe̞e̞", "(en)"),
        ("en", "Tamashii", "ʃˌiː", "ɪaɪ"),
        ("fr", "Kameloot", "kamlˈu", "(en)"),
        ("fr", "Les Trolls", "tʁˈɔl", "(en)"),
        ("fr", "Accessible Games", "ɡˈɛmz", "(en)"),
    ],
)
def test_the_packaged_engine_reads_it_right(language, text, wanted, unwanted):
    heard = phonemes(given(text, language), language)
    assert wanted in heard and unwanted not in heard
    assert unwanted in phonemes(text, language) or wanted not in phonemes(text, language)  # what it is for


@packaged
def test_no_pair_of_kana_is_spelt_letter_by_letter():
    base = "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワンガジズデドバビブベボパヴ"
    syllables = [*base, *(a + b for a in base for b in "ァィゥェォャュョッー")]
    words = [
        first + second + end for first in "アスクルトッキ" for second in syllables for end in ("", "ーン")
    ]
    assert [word for word in words if "(en)" in phonemes(given(word, "ja"), "ja")] == []


@pytest.mark.parametrize(("engine", "text"), [("espeak", "きんりゆう"), ("sapi5", "きんりゅう")])
def test_other_voices_get_the_plain_text(engine, text):
    maker = PhraseMaker(Synthesiser([]), PhraseCache(None), NoticeBoard(), {})
    assert maker._spelt("きんりゅう", "ja", VoiceInfo("j", "Japanese", ("ja",), engine)) == text


def run(*arguments, lines=""):
    command = [sys.executable, "-m", "audio.phonemes", *arguments]
    return subprocess.run(command, input=lines.encode(), capture_output=True, timeout=60)


@packaged
def test_the_command_answers_each_line_with_what_is_given_and_its_phonemes():
    done = run("ja", lines="りゅう\n\nA: B\n")
    rows = [line.split("\t") for line in done.stdout.decode().splitlines()]
    assert done.returncode == 0 and [row[0] for row in rows] == ["りゆう", "", "A: B"]
    assert rows[0][1] == "ɽˈijɯᵝɯᵝ" and rows[1][1] == ""
    assert rows[2][1].count("(en)") == 2, "the last letter of a line is not kept for the next"


@pytest.mark.parametrize("arguments", [(), ("de",), ("en", "fr"), ("--help",)])
def test_a_wrong_language_is_answered_in_one_sentence(arguments):
    done = run(*arguments)
    assert done.returncode == 2 and done.stdout == b""
    assert done.stderr.decode().count("\n") == 1 and "en, fr and ja are allowed" in done.stderr.decode()


def test_without_the_engine_one_sentence_says_how_to_get_it(tmp_path):
    (tmp_path / "espeakng_loader.py").write_text("raise ImportError('not here')")
    program = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from audio.phonemes import main; sys.exit(main(['en']))"
    done = subprocess.run([sys.executable, "-c", program], input=b"x\n", capture_output=True, timeout=60)
    assert done.returncode == 2 and done.stdout == b""
    assert b"pip install espeakng-loader" in done.stderr and done.stderr.count(b"\n") == 1
