"""A game's package, installed from its folder into an environment of its own, is a game like any other."""

from dataclasses import dataclass
from pathlib import Path

import pytest
from conftest import STEPS


@dataclass
class Example:
    """An installed game, and how it is played to its end here.

    Attributes:
        alone, table: who plays, with robots and without.
        option: what makes it short.
        typed: what somebody types who plays alone, and what several type at one keyboard.
        position: where it begins in the window, so that Enter at each question ends it soon.
        hears: what is heard of the beginning, the own hand and the end.
        wrong: what is typed against a rule, and what is said to that.
        page: a sentence of its rules.
    """

    game: str
    alone: str
    table: tuple[str, ...]
    typed: tuple[str, str]
    option: str
    position: str
    hears: tuple[str, str, str]
    wrong: tuple[str, str]
    page: str

    @property
    def options(self):
        return ("--option", self.option) if self.option else ()


EIGHTS = Example(
    "crazy_eights", "Ana,bot", ("Ana", "Ben"), ("1\n" * 150, "\n1\n" * 200), "", "null",
    ("lies face up", "Your hand:", " won, with "),
    ("play king of spades\nplay king of clubs\n", "does not follow the 8 of diamonds"),
    "Be the first to get rid",
)  # fmt: skip
NEW = Example("old_maid", *list(vars(EIGHTS).values())[1:])
SPADES = Example(
    # Whoever bids 8 loses by it soon, and four times nil is over at once.
    "spades", "Ana,bot,bot:medium,bot", ("Ana", "Ben", "Cleo", "Dan"),
    (("8\n" + "1\n" * 13) * 8, ("\n14\n" * 4 + "\n1\n" * 52) * 2), "target=200", '{"scores": [490, 480]}',
    ("Robot 4 deals.", "Your hand: spades:", " win, with "),
    ("play king of clubs\nnil\nplay 2 of spades\nplay queen of spades\n", "Spades are not broken yet"),
    "sit opposite each other",
)  # fmt: skip


@pytest.fixture(params=[EIGHTS, SPADES, NEW], ids=lambda example: example.game)
def example(request):
    return request.param


def test_they_stand_in_the_list_of_games_behind_our_own(env):
    told = env.run("-c", "from accessible_games.games import GAMES; print(*GAMES)").split()
    assert told[0] == "kami" and told[-3:] == ["crazy_eights", "old_maid", "spades"]


def test_it_is_played_to_the_end_alone_and_says_once_that_it_has_one_language(env, example):
    words = ("play", example.game, "--players", example.alone, *example.options, "--language", "fr")
    told = env.program(
        *words, "--front", "terminal", "--seed", "3", typed=example.typed[0], home=example.game
    )
    assert told.count("n'existe pas en français\u00a0; la partie continue en anglais.") == 1
    for heard in example.hears:
        assert heard in told


def test_it_is_played_by_several_at_one_keyboard_and_nobody_reads_the_hand_of_another(env, example):
    words = ("play", example.game, "--players", ",".join(example.table), *example.options)
    told = env.program(
        *words, "--front", "terminal", "--seed", "3", typed=example.typed[1], home=example.game
    )
    assert example.hears[-1] in told and " is dealt " not in told
    asked = [line for line in told.splitlines() if line.startswith(("Your hand:", "Waiting for", "Pass the"))]
    hands = [n for n, line in enumerate(asked) if line.startswith("Your hand:")]
    assert len(hands) >= len(example.table)
    assert all(not asked[n - 1].startswith("Your hand:") for n in hands[1:]), "two hands in one go"


def test_it_is_played_in_the_window(env, example):
    script = str(Path(__file__).with_name("in_window.py"))
    told = env.run(script, example.game, example.position, *example.table)
    assert told.strip().endswith("\nover")
    assert example.hears[-1] in told and f"{example.table[1]}: press Enter." in told


def test_it_is_left_gone_on_with_replayed_and_simulated(env, example):
    home, words = (
        f"left-{example.game}",
        ("--players", example.alone, *example.options, "--front", "terminal"),
    )
    first = example.typed[0].partition("\n")[0] + "\n"
    assert "saved" in env.program("play", example.game, *words, "--seed", "3", typed=first, home=home)
    rest = "\n" + example.typed[0].partition("\n")[2]
    assert example.hears[-1] in env.program("resume", "--front", "terminal", typed=rest, home=home)
    journal = next((env.folder / home / "journals" / "over").glob(f"*-{example.game}.jsonl"))
    assert example.hears[0] in env.program("replay", str(journal))
    assert "30 games" in env.program("simulate", example.game, "--games", "30", *example.options)


def test_its_rules_are_read_and_a_wrong_move_is_refused_in_words(env, example):
    assert example.page in env.program("rules", example.game, "--front", "terminal")
    words = ("play", example.game, "--players", example.alone, "--front", "terminal", "--seed", "3")
    assert example.wrong[1] in env.program(*words, typed=example.wrong[0], home=f"wrong-{example.game}")


def test_its_cards_are_printed_and_read_back(env, example):
    marks = f"{example.game}-marks.pdf"
    env.program("stickers", example.game, "-o", marks)
    env.program("cards", example.game, "-o", f"{example.game}-cards.pdf", "--only", "as:1,10h:1")
    assert "is right" in env.program("check", marks)


PROMISES = [
    *(("crazy_eights", seats) for seats in ("", *range(2, 6))),
    ("old_maid", ""), ("old_maid", 2),  # the same code under another name, as another test holds
    ("spades", ""), ("spades", 4),
]  # fmt: skip


@pytest.mark.parametrize(("game", "seats"), PROMISES)
def test_it_keeps_its_promises(env, game, seats):
    """In parts, since the whole suite of one game takes as long as all other tests here."""
    told = env.run(
        "-m",
        "accessible_games.testing",
        game,
        "--only",
        f"{game} {seats} players: " if seats else f"{game}: ",
    )
    assert " promises hold, 0 do not; " in told


def test_each_step_of_the_guide_does_what_it_says(env):
    new, install, play, hold = STEPS
    assert new == "accessible-games new-game old_maid" and install == "pip install -e ./old_maid"
    assert (env.folder / "old_maid" / "old_maid" / "game.py").is_file()
    words = (*play.split()[1:], "--front", "terminal", "--seed", "3")
    told = env.program(*words, typed="1\n" * 150, home="guide")
    assert "A new game of Old Maid." in told and " won, with " in told
    assert hold == "python -m accessible_games.testing old_maid"
    for only in ("words", "2 players: replay"):
        assert "0 do not" in env.run(*hold.split()[1:], "--only", only)
