"""The embedded fonts cover what we print, and say what they cannot print."""

from importlib.resources import files

import pytest

from accessible_games.games import GAMES, home_of
from stickers.fonts import JAPANESE, JAPANESE_OWN, LATIN, LATIN_BOLD, GlyphError, Typeface, face, font_file


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
@pytest.mark.parametrize(
    "text", ["Zoé", "Šimůnek", "さくら", "山田", "麒麟と薔薇", "Œuvre, naïve, ß", "戦士 x10"]
)
def test_names_of_many_scripts_keep_every_character_in_order(language, text):
    runs = Typeface(language).runs(text, where="card")
    assert "".join(part for _, part in runs) == text
    assert all(run_face.covers(character) for run_face, part in runs for character in part)


def test_latin_text_uses_the_latin_face_alone_and_japanese_text_the_japanese_one():
    assert [f.name for f, _ in Typeface("fr").runs("Dragon d'argent", where="x")] == [LATIN_BOLD]
    assert [f.name for f, _ in Typeface("fr", bold=False).runs("Cœur", where="x")] == [LATIN]
    assert [f.name for f, _ in Typeface("ja").runs("銀龍 3点", where="x")] == [JAPANESE_OWN]


def test_what_is_printed_has_the_apostrophe_of_print():
    assert [part for _, part in Typeface("fr").runs("Dragon d'argent", where="x")] == ["Dragon d’argent"]
    assert [part for _, part in Typeface("en").runs("Ana's", where="x")] == ["Ana’s"]


def test_a_letter_typed_as_base_and_accent_is_composed():
    (run,) = Typeface("fr").runs("Zoe\u0301", where="x")
    assert run[1] == "Zoé"


@pytest.mark.parametrize(
    ("text", "code"), [("joy 😀", "U+1F600 GRINNING FACE"), ("שלום", "U+05E9"), ("tab\there", "U+0009")]
)
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_a_character_without_glyph_is_one_sentence_with_code_point_and_card(language, text, code):
    with pytest.raises(GlyphError) as caught:
        Typeface(language).check(text, where="card silver")
    sentence = str(caught.value)
    assert code in sentence and "card silver" in sentence
    assert "\n" not in sentence and "\t" not in sentence
    assert caught.value.character in text


def test_width_grows_with_size_and_with_text_and_adds_up_over_faces():
    typeface = Typeface("en")
    assert typeface.width("ab山", 20, where="x") == pytest.approx(2 * typeface.width("ab山", 10, where="x"))
    parts = face(LATIN_BOLD).width("ab", 10) + face(JAPANESE).width("山", 10)
    assert typeface.width("ab山", 10, where="x") == pytest.approx(parts)
    assert face(JAPANESE).width("山", 10) == pytest.approx(10), "a kanji is one em wide"


def test_font_files_are_shipped_with_true_outlines_and_their_licence():
    for name in (LATIN, LATIN_BOLD, JAPANESE, JAPANESE_OWN):
        assert font_file(name).read_bytes()[:4] == b"\x00\x01\x00\x00", "TrueType, not CFF"
    licence = files("stickers").joinpath("fonts", "OFL-BIZUDPGothic.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence and "BIZ UDGothic" in licence


def test_what_the_program_prints_in_japanese_needs_the_small_font_alone():
    """The other one takes five megabytes more; `fonts/make_subset.py` makes the small one anew."""
    folders = [files("stickers").joinpath("locale", "ja")]
    folders += [home_of(game).joinpath("locale", "ja") for game in GAMES]
    printed = ("print.ftl", "sheet.ftl", "names.ftl", "menu.ftl")
    sources = [file for file in folders[0].iterdir() if file.name.endswith(".ftl")]
    sources += [file for folder in folders[1:] for file in folder.iterdir() if file.name in printed]
    said = {sign for file in sources for sign in file.read_text(encoding="utf-8") if sign.isprintable()}
    own = face(JAPANESE_OWN)
    assert [sign for sign in sorted(said) if face(JAPANESE).covers(sign) and not own.covers(sign)] == []
    assert own.width("山札、3枚", 10) == face(JAPANESE).width("山札、3枚", 10)


def test_every_kanji_of_jis_x_0208_is_covered():
    cells = [bytes([row, cell]) for row in range(0xB0, 0xF5) for cell in range(0xA1, 0xFF)]
    kanji = [character for cell in cells if (character := cell.decode("euc_jp", "ignore"))]
    assert len(kanji) == 6355
    assert [character for character in kanji if not face(JAPANESE).covers(character)] == []
