"""Whole games in each mode and each language, by keys and by lines, to their end and again from their journals."""

import re
from random import Random

import pytest
from livetable import GAME, sit

from accessible_games.games.magi_kitchen.cards import TILES
from accessible_games.games.magi_kitchen.contest import Kind
from accessible_games.games.magi_kitchen.live.keyboard import BUZZERS, CLUSTERS, PILE

SMALL = {"copies_ingredient": 2, "copies_potion": 2}
LAST_WORDS = {
    "en": r"wins the game with \d+ cards|A shared victory",
    "fr": r"gagne la partie avec \d+ cartes|Victoire partagée",
    "ja": r"\d+枚でゲームに勝ちました|同時優勝です",
}


def fingers(mode, people, seed):
    """Moves of people who are mostly right, and slow enough that robots are sometimes first."""
    rng = Random(seed)

    def moves(view):
        keys = CLUSTERS if mode == "cluster" else [(key,) * 6 for key in BUZZERS[view.rules.seats]]
        row = postures(view, keys) if view.phase == "posture" else presses(view, keys)
        return sorted([*row, *((ms, "Space") for ms in range(7000, 60_000, 2500))])

    def postures(view, keys):
        right = view.rules.pattern(view.piles[view.flipper][-1])
        for seat in people:
            at = 600 + rng.randrange(900)
            tries = [right] if rng.random() < 0.8 else [right[::-1], right]
            for letter in "".join(tries):
                held = 450 if letter == "L" else 80
                yield at, keys[seat][0]
                yield at + held, keys[seat][0], "up"
                at += held + 120

    def presses(view, keys):
        left = [target for target in range(8) if view.duel and view.duel.left >> target & 1]
        for number, seat in enumerate(people):
            target = rng.choice(left) if left and rng.random() < 0.85 else rng.randrange(5)
            if (left and rng.random() < 0.7) or rng.random() < 0.06:
                at = 700 + rng.randrange(1500)
                key = PILE if view.duel.kind is Kind.TRASH else target
                yield at, keys[seat][key]
                yield at + 60, keys[seat][key], "up"
            if mode == "buzz":
                yield 2500 + 1500 * number, f"Digit{target + 1}"

    return moves


def typist(seed):
    """Lines of people at a terminal: the one who is asked, or whoever is first with the number in front."""
    rng = Random(seed)

    def line(view):
        if view.phase in ("flip", "penalty"):
            return "1"
        right = view.rules.pattern(view.piles[view.flipper][-1]).lower() if view.phase == "posture" else ""
        seats = [seat for seat in view.to_act if seat < 2]
        number = "" if view.rules.calm or not seats else f"{seats[0] + 1} "
        if view.phase == "posture":
            return number + right if seats else ""
        left = [target for target in range(8) if view.duel.left >> target & 1]
        if not left or rng.random() < 0.2:
            return "pass" if view.rules.calm else ""
        if view.rules.buzz and not view.duel.queue:
            return number
        if view.rules.buzz:
            number = f"{view.duel.queue[0].seat + 1} "
        target = rng.choice(left)
        return number + (f"cover {target}" if view.duel.kind is Kind.TRASH else f"slap {TILES[target].id}")

    return line


def assert_whole(seen, language):
    assert seen.view.phase == "over"
    assert re.search(LAST_WORDS[language], seen.front.shown[-1]), seen.front.shown[-1]
    assert not re.search(r"\{|\bNone\b|Traceback", seen.text)
    state = GAME.new_state(len(seen.view.deck_sizes), seen.options, {})
    for seat, action in seen.log.actions:
        assert state.check(seat, GAME.parse_action(str(action))) is None
        state.apply(seat, GAME.parse_action(str(action)))
    assert state.view(None) == seen.view


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
@pytest.mark.parametrize(
    ("mode", "names"), [("buzz", ("Ana", "Ben", "Bot 3", "Bot 4")), ("cluster", ("Ana", "Ben"))]
)
def test_a_game_in_real_time(mode, names, language):
    options = SMALL | {"mode": mode}
    cards = fingers(mode, (0, 1), 3)
    seen = sit(names, cards=cards, mode=mode, options=options, lines=["1"] * 100, seed=3, language=language)
    assert_whole(seen, language)
    assert any(" at " in line for line in seen.journal)


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
@pytest.mark.parametrize("mode", ["calm", "buzz"])
def test_a_game_by_lines(mode, language):
    names = ("Ana", "Ben", "Bot 3", "Bot 4")
    seen = sit(
        names, options=SMALL | {"mode": mode}, lines=typist(5), seed=5, language=language, by_line=True
    )
    assert_whole(seen, language)


def test_eight_people_at_one_keyboard():
    names = ("Ana", "Ben", "Cid", "Dora", "Emil", "Fay", "Gus", "Hana")
    seen = sit(names, cards=fingers("buzz", range(8), 2), options=SMALL, lines=["1"] * 100, seed=2)
    assert_whole(seen, "en")
