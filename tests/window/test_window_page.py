"""The page: nothing is cut, nothing overlaps, at any size, in any window."""

import itertools
from dataclasses import replace
from functools import lru_cache

import pytest

from accessible_games.narration.cardfaces import CardFace
from accessible_games.play.tableau import Figure, Piece, Place, Strip, Tableau
from accessible_games.window.drawn import fold
from accessible_games.window.page import body_size, compose
from accessible_games.window.scene import Held, Row, Scene
from tests.each import each

WINDOWS = [(1024, 768), (1280, 800), (1920, 1080), (2560, 1440), (3840, 2160), (1080, 1920), (640, 480)]
USUAL = [*WINDOWS[:-1], (800, 600)]
SIZES = (100, 140, 200, 300)


@lru_cache(maxsize=1 << 16)
def measure(text, size):
    """As wide as a face whose letters are all 0.55 of their size, Japanese ones as wide as high."""
    return sum(size if letter > "\u2e80" else round(size * 0.55) for letter in text)


def leading(size):
    return round(size * 1.25)


def face(index, *mark):
    return CardFace(index, mark, (240, 228, 66), "plain")


def row_of(label, *pieces, **how):
    return Strip(label, tuple(Piece(text, face("3", "dot", "star"), text) for text in pieces), **how)


def at_table(players, *, lines=4):
    """A table with points, cards and two lines of cards before each player, and a few things between them."""
    places = [
        Place(
            f"Player {n}",
            n == 2,
            [Figure("Scores", str(n)), Figure("Cards in hand", "8")],
            [row_of("Defence line", *["silver dragon face down"] * lines), row_of("Attack line", "tower")],
        )
        for n in range(1, players + 1)
    ]
    middle = [
        row_of("", "The attack: Player 2's silver dragon, 3 points.", leads=True),
        Strip("", (Piece("The pile leans left by 2: 28 left, 26 right."),), balance=(28, 26)),
        Strip("", (Piece("Cat: Player 1."),)),
        row_of("", "Gloves: 1 of 4.", under=True),
        row_of("", "Scrolls: 3 of 7.", under=True),
        Strip("From left to right", tuple(Piece(f"position {n} with 2 gems") for n in range(6)), cells=6),
    ]
    return Tableau(("Player 2's turn: answer Player 1's silver dragon, 3 points.",), places, middle)


def held(*words, state=""):
    return tuple(Held(Piece(text, face("3", "dot", "star"), text), state) for text in words)


KINDS = ("3 warriors", "2 horsemen", "a lancer", "2 silver dragons", "2 gold dragons", "a madman", "a tower",
         "an empress")  # fmt: skip
ENGLISH = Scene(
    news="Bot 2 attacks with a silver dragon, 3 points. 4 cards left.",
    log=tuple(f"Bot {n} attacks with a silver dragon, 3 points. 4 cards left." for n in range(30)),
    rows=(
        Row("1. Pass"),
        *(
            Row(f"{n}. Gold dragon of stack {n} defends, and the card beneath is turned up; no way back")
            for n in range(2, 12)
        ),
    ),
    row=6,
    label="13 cards in hand",
    hand=(*held(*KINDS[:4], state="playable"), *held(*KINDS[4:], state="blocked")),
    tableau=at_table(4),
)
JAPANESE = Scene(
    news="ロボット1さんが銀龍で攻撃、3点。残り4枚です。" * 3,
    log=("ロボット1さんが銀龍で攻撃、3点。残り4枚です。" * 3,) * 12,
    rows=tuple(Row(f"{n}. 傭兵{n}番の金龍で防御。下の札が表になり、取り消せません") for n in range(1, 12)),
    label="手札は8枚",
    hand=held("戦士3枚", "銀龍2枚", "金龍2枚", "女帝1枚", state="playable"),
    card=2,
    tableau=at_table(2),
)
MENU = Scene(said=("Speech on.", "Settings are kept."), title="What now?", rows=ENGLISH.rows, row=6)
WORD = Scene("n" * 300, ("x" * 400,), rows=(Row("y" * 300),), row=0)
BARE = Scene(focus="Ana: press Enter.", tableau=at_table(3))
TYPING = Scene(said=("Your name?",), focus="What is your name? Zo|")
SCENES = {
    "english": ENGLISH, "japanese": JAPANESE, "menu": MENU, "one word": WORD, "bare": BARE, "typing": TYPING,
}  # fmt: skip
CASES = list(itertools.product(SCENES, WINDOWS, SIZES))


def pages():
    return each(("name", "window", "size"), CASES)


def lay(scene, window, size):
    return compose(scene, *window, size, measure, leading, lambda mark: 1.5)


def laid(name, window, size):
    return lay(SCENES[name], window, size)


def together(page):
    return "".join(text.text for text in page.texts).replace(" ", "")


@pages()
def test_every_line_of_text_stands_whole_inside_the_window(name, window, size):
    for text in laid(name, window, size).texts:
        box = text.box
        assert box.width == measure(text.text, text.size)
        assert box.x >= 0 and box.right <= window[0] and box.y >= 0 and box.bottom <= window[1], text


@pages()
def test_no_two_lines_of_text_overlap(name, window, size):
    texts = laid(name, window, size).texts
    for one, other in itertools.combinations(texts, 2):
        a, b = one.box, other.box
        apart = a.right <= b.x or b.right <= a.x or a.bottom <= b.y or b.bottom <= a.y
        assert apart, (one, other)


@pages()
def test_no_sign_stands_on_a_text_or_outside_of_the_window(name, window, size):
    page = laid(name, window, size)
    for shape in page.shapes:
        a = shape.box
        assert a.x >= 0 and a.right <= window[0] and a.y >= 0 and a.bottom <= window[1]
        for text in page.texts:
            b = text.box
            assert a.right <= b.x or b.right <= a.x or a.bottom <= b.y or b.bottom <= a.y, (shape, text)


@pages()
def test_no_card_and_no_beam_leaves_the_window_or_covers_another(name, window, size):
    page = laid(name, window, size)
    for one in (*page.faces, *page.beams):
        a = one.box
        assert a.x >= 0 and a.right <= window[0] and a.y >= 0 and a.bottom <= window[1]
    for one, other in itertools.combinations(page.faces, 2):
        a, b = one.box, other.box
        assert a.right <= b.x or b.right <= a.x or a.bottom <= b.y or b.bottom <= a.y


@pages()
def test_what_enter_answers_and_what_is_in_focus_is_there_to_the_last_letter(name, window, size):
    scene, shown = SCENES[name], together(laid(name, window, size))
    assert scene.focus.replace(" ", "") in shown
    if scene.row is not None and leading(body_size(min(window), size)) * 12 < window[1]:
        assert scene.rows[scene.row].text.replace(" ", "") in shown


@pages()
def test_what_is_scrolled_out_is_whole_entries_and_a_sign_says_so(name, window, size):
    scene = SCENES[name]
    page, shown = laid(name, window, size), together(laid(name, window, size))
    seen = [row.text.replace(" ", "") in shown for row in scene.rows]
    if scene.row is not None and any(seen) and not all(seen):
        kinds = {shape.kind for shape in page.shapes}
        assert ("above" in kinds) == (not seen[0]) and ("below" in kinds) == (not seen[-1])
        assert seen[scene.row]


@pytest.mark.parametrize("window", USUAL)
@pytest.mark.parametrize("focus", ["list", "hand"])
def test_the_whole_hand_is_seen_at_twice_the_size_and_five_cards_at_three_times(window, focus):
    scene = replace(ENGLISH, tableau=Tableau(ENGLISH.tableau.turn, [Place(f"Player {n}") for n in range(4)]))
    if focus == "hand":
        scene = replace(scene, row=None, card=3)
    assert len(lay(scene, window, 200).faces) == len(KINDS)
    assert len(lay(scene, window, 300).faces) >= 5


def test_at_three_times_the_size_what_is_asked_is_there_before_the_places_of_the_players():
    table = replace(at_table(4, lines=0), turn=("Answer the tower.",))
    scene = replace(ENGLISH, hand=ENGLISH.hand[:4], rows=ENGLISH.rows[:1], row=0, tableau=table)
    for window in ((1366, 768), (1920, 1080), (3840, 2160)):
        assert "Answerthetower." in together(lay(scene, window, 300))


def test_at_twice_the_size_an_answer_of_several_lines_is_there_from_its_first_word():
    said = ("Magic cloak.", "Discard it: turn over your own tavern token.", "In the game: 24.")
    table = replace(at_table(3), turn=("Your turn.",))
    scene = replace(ENGLISH, hand=ENGLISH.hand[:3], rows=ENGLISH.rows[:2], row=0, said=said, tableau=table)
    for window in ((1366, 768), (1024, 768)):
        seen = together(lay(scene, window, 200))
        for line in (*said, "Your turn.", "1. Pass"):
            assert line.replace(" ", "") in seen, line


def test_what_was_refused_is_there_at_any_size_before_the_last_event():
    said = "A warrior cannot answer a lancer. Only another lancer can."
    table = replace(at_table(3), turn=("Your turn: answer a lancer, 2 points.",))
    news = "Robot 3 attacks with a lancer, 2 points. 8 cards left."
    rows = ENGLISH.rows[:2]
    scene = replace(ENGLISH, news=news, hand=ENGLISH.hand[:3], rows=rows, row=0, said=(said,), tableau=table)
    for window, size in itertools.product(((800, 600), (1024, 768), (1366, 768)), (100, 200, 300)):
        assert said.replace(" ", "") in together(lay(scene, window, size)), (window, size)


def test_an_answer_that_has_no_room_goes_on_where_its_key_is_pressed_again_and_leaves_a_list_that_is_walked():
    said = tuple(f"In the {n}th place stands a rule that takes its time to be told." for n in range(9))
    scene = replace(ENGLISH, said=said, rows=ENGLISH.rows[:3], row=1)
    for window, size in itertools.product(((800, 600), (1366, 768)), (200, 300)):
        pages = [lay(replace(scene, again=n), window, size) for n in range(9)]
        seen = "".join(map(together, pages))
        assert all(line.replace(" ", "") in seen for line in said), (window, size)
        assert "below" in {shape.kind for shape in pages[0].shapes}
        assert min(text.size for text in pages[0].texts) >= body_size(min(window), size) * 2 // 3
        walked = together(lay(replace(scene, walked_on=True), window, size))
        assert scene.rows[1].text.replace(" ", "") in walked


def test_no_line_ends_in_a_number_and_no_short_word_stands_alone_on_the_last_one():
    turn = "Draw again, or give 1 blue gem, 2 pink gems and 1 green gem, or leave them all."
    for width in range(640, 1400, 20):
        page = lay(Scene("News.", tableau=Tableau((turn,), [Place("Ana")])), (width, 700), 150)
        lines = [text for text in page.texts if text.text != "News." and text.text != "Ana"]
        assert "".join(one.text for one in lines).replace(" ", "") == turn.replace(" ", "")
        assert not [one.text for one in lines if one.text[-1].isdigit()]
        assert lines[-1].box.width >= 0.2 * max(one.box.width for one in lines)


def test_no_room_stays_empty_for_a_table_that_does_not_fit_while_entries_wait_below():
    places = Strip("From left to right", tuple(Piece(f"position {n} with 2 gems") for n in range(6)), cells=6)
    for above in range(6):
        said = tuple(f"Line {n}." for n in range(above))
        rows = tuple(Row(f"{n}. Position {n}") for n in range(1, 12))
        page = lay(
            Scene("News.", said, rows=rows, row=0, tableau=Tableau((), [], [places])), (1366, 768), 200
        )
        entries = [one.box for one in page.texts if ". Position" in one.text]
        drawn = "position" in together(page).replace("Position", "")
        assert drawn or 768 - entries[-1].bottom < 3 * entries[0].height


def test_words_without_a_card_begin_where_the_other_lines_do():
    hand = (Held(Piece("Your Reserve is empty."), ""),)
    page = lay(Scene("News.", hand=hand, tableau=at_table(2, lines=0)), (1366, 768), 200)
    left = {one.text.split()[0]: one.box.x for one in page.texts}
    assert left["Your"] == left["News."]


def test_at_three_times_the_size_the_words_of_the_card_in_focus_are_there_whatever_else_has_to_go():
    for window in USUAL:
        scene = replace(ENGLISH, row=None, card=3)
        assert "2silverdragons" in together(lay(scene, window, 300))


def test_a_card_that_cannot_be_played_is_the_faintest_and_has_no_colour_but_that_of_its_edge():
    page = lay(ENGLISH, (1920, 1080), 100)
    roles = {text.text: text.role for text in page.texts}
    assert {roles[kind] for kind in KINDS[:4]} == {"text"}
    assert {roles[kind] for kind in KINDS[4:]} == {"faint"}
    assert not [one for one in page.faces if not one.lit and one.box.y < 700]


def test_past_events_are_smaller_than_the_last_one_and_come_behind_it():
    page = lay(ENGLISH, (1920, 1080), 100)
    first = next(text for text in page.texts if text.text.startswith("Bot 2"))
    past = [text for text in page.texts if text.text.startswith("Bot 29")]
    assert past and all(text.size < 0.7 * first.size and text.box.y > first.box.y for text in past)


def test_every_player_keeps_a_place_with_name_and_numbers_at_any_size():
    for window, size in itertools.product(USUAL, (100, 140, 200)):
        shown = [text.text for text in lay(ENGLISH, window, size).texts]
        assert all(f"Player {n}" in shown for n in range(1, 5)), (window, size)
        turns = [shape for shape in lay(ENGLISH, window, size).shapes if shape.kind == "turn"]
        assert len(turns) == 1


def test_the_usual_text_follows_the_shorter_side_of_the_window():
    turned, usual = lay(MENU, (1080, 1920), 100), lay(MENU, (1920, 1080), 100)
    assert min(text.size for text in turned.texts) == body_size(1080, 100)
    assert min(text.size for text in usual.texts) == body_size(1080, 100)


def test_the_usual_text_is_32_to_40_pixels_at_1080_lines_and_grows_with_the_screen():
    assert 32 <= body_size(1080, 100) <= 40
    assert body_size(2160, 100) == 2 * body_size(1080, 100)
    assert body_size(1080, 300) == 3 * body_size(1080, 100)


def test_nothing_is_drawn_under_24_pixels_at_1080_lines_and_nothing_that_is_asked_under_36():
    page = lay(replace(ENGLISH, tableau=at_table(4, lines=9)), (1920, 1080), 100)
    assert min(text.size for text in page.texts) >= 24
    rows = [text for text in page.texts if text.text.startswith(("1.", "7."))]
    assert rows and min(text.size for text in rows) >= 36


def test_a_label_stands_before_its_cards_and_what_the_hand_shows_is_not_drawn_twice():
    mine = (row_of("Your cards", "a tower"), row_of("Drawn", "a lancer"), row_of("Attack line", "an empress"))
    table = Tableau((), [Place("Ana", True, [], mine)])
    page = lay(
        Scene(
            label="Your cards", hand=held("a tower"), own=(mine[1],), rows=(Row("1. Pass"),), tableau=table
        ),
        (1920, 1080),
        100,
    )
    texts = [text.text for text in page.texts]
    assert sorted(texts.count(one) for one in ("a tower", "a lancer", "an empress")) == [1, 1, 1]
    label, card = (
        next(one for one in page.texts if one.text == text) for text in ("Attack line", "an empress")
    )
    assert label.box.right < card.box.x and abs(label.box.y - card.box.y) <= 4


def test_where_there_is_room_for_one_line_of_players_the_first_says_what_the_numbers_are():
    page = lay(replace(ENGLISH, tableau=at_table(2)), (1920, 1080), 200)
    assert [text.text for text in page.texts][:5] == ["Player 1", "Scores", "1", "Cards in hand", "8"]
    assert sum(text.text == "Scores" for text in page.texts) == 1


def test_an_empty_place_of_a_row_has_its_number():
    row = Strip("Nothing on 2", (Piece("position 1 with a gem"), Piece("")), cells=2)
    page = lay(Scene(rows=(Row("1. Pass"),), tableau=Tableau((), [], [row])), (1920, 1080), 100)
    assert "2" in [text.text for text in page.texts] and "1" not in [text.text for text in page.texts]


@pytest.mark.parametrize("size", SIZES)
def test_the_ring_is_at_least_four_pixels_for_each_colour_and_covers_no_text(size):
    page = lay(ENGLISH, (1920, 1080), size)
    assert page.ring >= 4
    for box in page.rings:
        inner = box.inner(2 * page.ring)
        for text in page.texts:
            inside = box.x <= text.box.x and text.box.right <= box.right and box.y <= text.box.y < box.bottom
            if inside:
                assert inner.x <= text.box.x and text.box.right <= inner.right
                assert inner.y <= text.box.y and text.box.bottom <= inner.bottom


def test_a_card_that_can_be_played_differs_by_shape_not_by_colour_alone():
    cards = (*held("a gold dragon", state="playable"), *held("a silver dragon", state="blocked"))
    page = lay(Scene(hand=cards, card=0, tableau=at_table(2, lines=0)), (1920, 1080), 100)
    assert [shape.kind for shape in page.shapes if shape.kind != "turn"] == ["playable"]
    assert [one.lit for one in page.faces][:2] == [True, False]


def test_text_is_broken_where_the_language_allows_it():
    assert fold("a silver dragon", measure("a silver", 10), 10, measure) == ["a silver", "dragon"]
    assert fold("銀龍で攻撃、3点。", 50, 10, measure) == ["銀龍で", "攻撃、", "3点。"]
    assert fold("矢印で答えをたどり、Enterで決めます。", 130, 10, measure) == ["矢印で答えをたどり、", "Enterで決めます。"]
    assert fold("とても長いひらがなばかりの", 40, 10, measure)[0] == "とても"  # what has no room is broken
    assert "".join(fold("x" * 50, 60, 10, measure)) == "x" * 50


def test_how_a_game_ended_is_there_whole_at_twice_the_size_above_what_comes_next():
    said = ("The last Energy Point is gone: defeat, and 3 zones are left.", "0 Energy Points left, level 1.")
    rows = (Row("1. Play again, with the same players"), Row("2. Close the program"))
    scene = Scene(title="What next?", rows=rows, row=0, said=said)
    for window, size in itertools.product(((800, 600), (1024, 768), (1920, 1080)), (100, 200, 300)):
        seen = together(lay(scene, window, size))
        for line in (said[0], "1. Play again, with the same players", *(said if size < 300 else ())):
            assert line.replace(" ", "") in seen, (window, size, line)


@each("window", USUAL)
@each("per_cent", SIZES)
def test_how_a_game_ended_is_never_smaller_than_what_else_was_told_and_is_there_at_any_size(window, per_cent):
    ended = "You win the game with 5 cards. Decks: you have 5, Robot has 0."
    scene = Scene(
        news=ended, said=("An achievement, for the first time: Chef. Win a game.",) * 3, title="What next?",
        rows=tuple(Row(f"{n}. Play again, with the same players") for n in range(1, 6)), row=0,
    )  # fmt: skip
    page = compose(scene, *window, per_cent, measure, leading)
    words = " ".join(text.text for text in page.texts)
    assert ended in words and "1. Play again" in words
    sizes = {word: text.size for text in page.texts for word in text.text.split()}
    assert sizes["win"] >= sizes.get("achievement,", 0)
    assert per_cent > 200 or sizes["win"] >= sizes["next?"]


def test_what_all_have_together_stands_in_the_line_of_the_players_and_not_once_more_below_it():
    energy = Strip("", (Piece("5 Energy Points left, level 1."),), heads=True)
    table = replace(at_table(3, lines=0), middle=[energy, Strip("", (Piece("The pile stands even."),))])
    scene = Scene(news="It holds.", rows=(Row("1. Left"), Row("2. Right")), row=0, tableau=table)
    for window in ((1280, 800), (1920, 1080)):
        for per_cent in (100, 200):
            texts = [text for text in compose(scene, *window, per_cent, measure, leading).texts]
            assert sum("Energy" in text.text for text in texts) == 1, (window, per_cent)
