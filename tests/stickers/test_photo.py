"""A photo of one sticker: the right card, or a refusal, never another card."""

import runpy
from pathlib import Path

import pytest
from PIL import Image

pytest.importorskip("cv2", reason="pip install '.[scan]' brings it")

from accessible_games.cli.photos import photo_reader  # noqa: E402
from accessible_games.games.deck import load_deck  # noqa: E402
from stickers.check.faults import Unreadable  # noqa: E402
from stickers.check.photo import read_label  # noqa: E402

BENCH = Path(__file__).parents[2] / "bench" / "print" / "photos.py"
KAMI = load_deck("kami")


@pytest.fixture(scope="module")
def stickers(tmp_path_factory):
    """The bench, and one sticker of each card of Kami."""
    bench = runpy.run_path(str(BENCH))
    known = bench["labels"](tmp_path_factory.mktemp("printed"), "kami", "swell")
    return bench, {card: rest for card, *rest in known}


def test_photos_of_each_mark_are_read_as_that_card_or_refused(stickers):
    bench, known = stickers
    read = {}
    for seed, (card, rest) in enumerate(known.items()):
        try:
            read[card] = read_label(bench["photograph"](*rest, seed), KAMI).id
        except Unreadable:
            continue
    assert len(read) >= len(known) - 1
    assert all(card == found for card, found in read.items())


def refusal(image):
    with pytest.raises(Unreadable) as told:
        read_label(image, KAMI)
    return told.value.key


def test_what_is_no_single_sticker_is_refused(stickers):
    bench, known = stickers
    photo = bench["photograph"](*known["gold"], 3)
    assert read_label(photo.copy(), KAMI).id == "gold"
    assert refusal(Image.new("RGB", (800, 600), (52, 50, 48))) == "check-photo-no-label"
    assert refusal(Image.new("RGB", (800, 600), "white")) == "check-photo-no-label"
    two = Image.new("RGB", (3200, 1200), (52, 50, 48))
    for at in range(2):
        two.paste(photo, (1600 * at, 0))
    assert refusal(two) == "check-photo-no-label"
    assert refusal(photo.resize((400, 300))) in ("check-photo-small", "check-photo-no-label")


def test_a_phone_is_told_the_name_in_its_language_or_why_there_is_none(stickers, tmp_path):
    bench, known = stickers
    path = tmp_path / "photo.jpg"
    bench["photograph"](*known["silver"], 3).save(path, quality=85)
    read = photo_reader()
    assert read("kami", "fr", path.read_bytes()) == ("dragon d'argent", "")
    assert read("kami", "en", b"no photo")[1] == "That is no photo that can be read."
