"""Letters: every message can be drawn, each character by a face that has it, in a line of its own height."""

from dataclasses import replace

import pygame
import pytest
from pilot import faces

from accessible_games.games import GAMES
from accessible_games.narration.cardfaces import CardFace
from accessible_games.narration.catalogue import LANGUAGES, source_of
from accessible_games.play.tableau import Piece, Tableau
from accessible_games.window.drawn import Page
from accessible_games.window.glyphs import characters_of
from accessible_games.window.letters import Letters
from accessible_games.window.page import compose
from accessible_games.window.paint import Painter
from accessible_games.window.scene import Held, Scene
from accessible_games.window.themes import PALETTES
from stickers.cli.signs import outline_of


@pytest.fixture(scope="module")
def letters():
    return Letters(faces())


def texts_of(language):
    folders = [source_of(language, stem).parent for stem in ("cli", *GAMES)]
    paths = [path for folder in folders for path in folder.iterdir() if path.name.endswith(".ftl")]
    return "".join(path.read_text(encoding="utf-8") for path in paths)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_every_message_has_a_glyph(letters, language):
    missing = {letter for letter in texts_of(language) if letter.isprintable() and not letters.covers(letter)}
    assert missing == set()


def test_names_with_accents_and_in_japanese_can_be_drawn(letters):
    for name in ("Zoé", "Šimůnek", "さくら", "山田", "Łukasz", "Œdipe", "高橋"):
        assert all(letters.covers(letter) for letter in name), name


def test_a_character_map_tells_what_a_face_has():
    latin, japanese = map(characters_of, faces())
    assert ord("é") in latin and ord("龍") not in latin
    assert ord("龍") in japanese and 0xE000 not in japanese


@pytest.mark.parametrize("damaged", [b"", b"not a face", b"\x00\x01\x00\x00" + b"\x00" * 40])
def test_what_is_no_face_has_no_map(damaged):
    with pytest.raises(ValueError, match="no character map"):
        characters_of(damaged)


def test_faces_that_cannot_be_read_are_told_and_there_are_letters_all_the_same():
    for given in ([], [b""], [b"", faces()[1]]):
        letters = Letters(given)
        assert letters.missing
        assert letters.measure("Pass", 30) > 0 and letters.draw("Pass", 30, (255, 255, 255)).get_width() > 0
    assert not Letters(faces()).missing


@pytest.mark.parametrize("text", ["Gold dragon, 3 points", "金龍、3点", "Zoé 山田 gjpqy ÉÀÇ"])
@pytest.mark.parametrize("size", [24, 36, 108, 216])
def test_a_line_is_drawn_as_wide_and_high_as_it_was_measured_and_nothing_is_cut(letters, text, size):
    line = letters.draw(text, size, (255, 255, 255))
    assert line.get_size() == (letters.measure(text, size), letters.leading(size))
    inked = line.get_bounding_rect()
    assert inked.height > size * 0.5
    assert inked.top > 0 and inked.bottom < line.get_height()  # no letter touches the edge


def test_the_picture_in_grey_still_tells_focus_and_cards_that_can_be_played(letters):
    face = CardFace("3", ("dot", "star"), (240, 228, 66), "blocks")
    cards = [Held(Piece("a gold dragon", face, "gold"), state) for state in ("playable", "blocked")]
    scene = Scene("Your turn.", hand=tuple(cards), card=1, tableau=Tableau())
    for theme in PALETTES.values():
        surface = pygame.Surface((1280, 800))
        page = compose(scene, 1280, 800, 100, letters.measure, letters.leading)
        Painter(letters, outline_of).paint(surface, page, theme)
        can, cannot = page.faces
        assert not same(surface, can.corner, replace(can.corner, x=cannot.corner.x, y=cannot.corner.y))
        ring = page.rings[0]
        beside, on_ring = surface.get_at((ring.x - 2, ring.y + 10)), surface.get_at((ring.x + 1, ring.y + 10))
        assert abs(grey(beside) - grey(on_ring)) > 40


def grey(colour):
    return 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]


def same(surface, one, other):
    """Whether two boxes look alike in black and white, whatever their colours."""

    def inked(box):
        ground = grey(surface.get_at((box.x - 2, box.y - 2)))
        return [
            abs(grey(surface.get_at((x, y))) - ground) > 40
            for x in range(box.x, box.right)
            for y in range(box.y, box.bottom)
        ]

    return inked(one) == inked(other)


def test_a_page_is_painted_in_its_theme(letters):
    for theme in PALETTES.values():
        surface = pygame.Surface((640, 480))
        Painter(letters, outline_of).paint(surface, Page(4), theme)
        assert tuple(surface.get_at((0, 0))[:3]) == theme.ground


def test_each_character_is_drawn_by_the_face_that_has_it(letters):
    def ink(text):
        return pygame.image.tobytes(letters.draw(text, 40, (255, 255, 255)), "RGBA")

    assert ink("龍") != ink("山")  # in the Latin face both would be the same empty box
