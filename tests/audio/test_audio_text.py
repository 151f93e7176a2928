"""Clauses and voices: what is given to an engine, and to which one."""


from audio.clauses import FIRST_LIMIT, LIMIT, pause_after, speakable, split_clauses
from audio.voices import VoiceInfo, choose_voice, clean_tag, tags_of
from tests.each import each


def test_short_text_stays_whole():
    assert split_clauses("Not possible. It is Ana's turn.") == ["Not possible. It is Ana's turn."]


def test_long_text_is_cut_at_clause_ends_with_a_short_piece_first():
    text = (
        "Ana attacks with a lancer, two points, and Bob has seven cards left; "
        "it is your turn to defend or to pass, and the attack by the silver dragon is still open."
    )
    pieces = split_clauses(text)
    assert pieces[0] == "Ana attacks with a lancer, two points,"
    assert len(pieces[0]) <= FIRST_LIMIT
    assert " ".join(pieces) == text


def test_japanese_is_cut_at_its_own_marks_which_no_space_follows():
    text = "かおりさんが、ぎんのりゅうで、こうげきしました。" * 4
    pieces = split_clauses(text)
    assert len(pieces) > 1
    assert "".join(pieces) == text
    assert all(piece[-1] in "、。" for piece in pieces)


def test_a_clause_without_end_is_cut_at_a_space_so_that_no_piece_is_endless():
    pieces = split_clauses("carte " * 100)
    assert all(len(piece) <= LIMIT for piece in pieces)
    assert " ".join(pieces).split() == ["carte"] * 100


def test_text_without_a_letter_makes_no_piece():
    assert split_clauses("...") == []
    assert split_clauses("") == []


def test_a_sentence_end_makes_a_longer_pause_than_a_comma():
    assert pause_after("Fini.") > pause_after("Fini,")
    assert pause_after("おわり。") > pause_after("おわり、")


@each(
    ("raw", "spoken"),
    [
        ("\u2068Ana\u2069 plays.", "Ana plays."),  # direction marks of a translation library
        ("a\u200eb\u202ec", "abc"),
        ("one\ttwo\nthree", "one two three"),
        ("<silence msec='5000'/>Bob", "silence msec='5000'/>Bob"),  # a name that SAPI would obey
        ("[[slnc 5000]]", "[ slnc 5000]]"),  # and one that macOS would
        ("C'est à Béa", "C'est à Béa"),
        ("がんばれ", "がんばれ"),
    ],
)
def test_text_is_freed_of_what_no_engine_should_be_given(raw, spoken):
    assert speakable(raw) == spoken


@each(
    ("raw", "tag"),
    [
        (b"\x05fr-fr", "fr-fr"),
        ("\x02ja", "ja"),
        ("roa/fr", "fr"),
        ("fr_FR", "fr-fr"),
        ("en-US", "en-us"),
        ("Unknown Locale: 9", ""),
        ("HKEY_LOCAL_MACHINE\\SOFTWARE\\Voices", ""),
        ("com.apple.voice.compact.en-US.Samantha", ""),
    ],
)
def test_language_tags_are_cleaned(raw, tag):
    assert clean_tag(raw) == tag


def voice(id, *tags, engine="sapi5"):
    return VoiceInfo(id, id, tags_of(tags, id), engine)


def test_the_voice_is_chosen_by_its_cleaned_tag():
    voices = [voice("David", "en-us"), voice("Hortense", b"\x05fr-fr"), voice("Haruka", "ja")]
    assert choose_voice("fr", voices).id == "Hortense"
    assert choose_voice("ja-Hrkt", voices).id == "Haruka"
    assert choose_voice("de", voices) is None


def test_an_exact_tag_beats_a_home_region_which_beats_any_other_region():
    caribbean, scottish = voice("a", "en-029"), voice("b", "en-gb-scotland")
    american, plain = voice("c", "en-us"), voice("d", "en")
    assert choose_voice("en", [caribbean, scottish, american, plain]).id == "d"
    assert choose_voice("en", [caribbean, scottish, american]).id == "c"
    assert choose_voice("en", [scottish, caribbean]).id == "a"
    assert choose_voice("en-gb-scotland", [plain, scottish]).id == "b"


def test_a_voice_of_the_system_comes_before_espeak_even_with_the_remoter_tag():
    voices = [voice("gmw/en", "en-gb", engine="espeak"), voice("Zira", "en-au")]
    assert choose_voice("en", voices).id == "Zira"


def test_a_text_in_kanji_begins_with_a_shorter_piece():
    """Its voice takes 50 ms for each second that it speaks, and a character is a word."""
    text = "外側のカードは、左は風、右は鍵の小人、山札は残り十二枚です。次はアナさんの番です。"
    assert split_clauses(text)[0] == "外側のカードは、左は風、"
    kana = "そとがわの カードわ、 ひだりわ かぜ、 みぎわ かぎの こびとです。"
    assert len(split_clauses(kana)) == 1


def test_a_long_clause_in_kanji_begins_with_words_up_to_a_particle():
    assert split_clauses("崩れたカードと捨て札で新しい魔導書を立てます。") == [
        "崩れたカードと捨て札で",
        "新しい魔導書を立てます。",
    ]
    assert split_clauses("次はアナさんの番です。") == ["次はアナさんの番です。"]
