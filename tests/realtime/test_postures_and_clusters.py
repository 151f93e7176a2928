"""Postures by taps, clusters of keys, bots beside people, and replaying all of it (A03, A05, R32, R33, R36)."""

from livetable import GAME, sit

ANA, BEN, CID = "KeyQ", "KeyP", "KeyV"
NAMES = ("Ana", "Ben", "Cid")
CAT = {
    "decks": [["posture_cat", "corn"], ["corn", "corn", "corn"], ["corn", "corn"]],
    "piles": [[], ["tomato"], ["corn"]],
    "to_act": 0,
    "phase": "flip",
}
SHORT, LONG = 90, 400


def taps(place, start, pattern):
    """Moves of one key: S is short, L long, with 100 ms between them."""
    moves, at = [], start
    for letter in pattern:
        held = LONG if letter == "L" else SHORT
        moves += [(at, place), (at + held, place, "up")]
        at += held + 100
    return moves


def merged(*rows):
    return sorted(move for row in rows for move in row)


def test_mgk_a05_taps_are_short_or_long_by_how_long_the_key_was_down():
    moves = taps(BEN, 500, "SSL")  # 500-590, 690-780, 880-1280
    seen = sit(NAMES, cards=[moves], position=CAT)
    assert seen.journal[1] == "1 pose SSL at 1280"
    assert "Ben takes the posture: short, short, long" in seen.text


def test_mgk_r21_a_wrong_posture_is_a_misfire_and_may_be_tried_again():
    moves = [*taps(BEN, 500, "SSS"), *taps(BEN, 1500, "SSL")]
    seen = sit(NAMES, cards=[moves], position=CAT)
    assert seen.journal[1:3] == ["1 pose SSS at 970", "1 pose SSL at 2280"]
    assert "Misfire! Ben takes a wrong posture" in seen.text


def test_mgk_32_the_posture_closes_by_itself_when_all_have_taken_it_and_the_last_one_keeps_it():
    moves = merged(taps(ANA, 300, "SSL"), taps(CID, 500, "SSL"), taps(BEN, 700, "SSL"))
    seen = sit(NAMES, cards=[moves], position=CAT)
    assert [line.split()[0] for line in seen.journal[1:]] == ["0", "2", "1"]
    assert "Ben was last, and keeps the cat posture." in seen.text
    assert seen.view.phase == "flip"


def test_mgk_r32_a_posture_is_closed_by_space_once_one_alone_is_missing_and_the_next_player_has_posed():
    early = [*taps(BEN, 300, "SSL"), (2000, "Space")]
    seen = sit(NAMES, cards=[early], position=CAT)
    assert "-1 close" not in seen.journal
    moves = [*merged(taps(BEN, 300, "SSL"), taps(ANA, 400, "SSL")), (2000, "Space")]
    seen = sit(NAMES, cards=[moves], position=CAT)
    assert seen.journal[3:] == ["-1 close", "1 flip"]
    assert "Cid was last" in seen.text


def test_mgk_r32_after_the_seconds_of_a_posture_it_can_be_closed_with_several_missing():
    for at, closed in ((14_900, False), (15_000, True)):
        seen = sit(NAMES, cards=[[*taps(BEN, 300, "SSL"), (at, "Space")]], position=CAT)
        assert ("-1 close" in seen.journal) == closed


def test_mgk_a05_a_player_who_takes_postures_bodily_presses_once():
    seen = sit(NAMES, cards=[[(900, BEN), (950, BEN, "up")]], position=CAT, bodily={1})
    assert seen.journal[1] == "1 pose SSL at 900"


def test_a_key_that_was_held_before_the_card_taps_nothing():
    moves = [(30, BEN, "up"), *taps(BEN, 500, "SSL")]
    seen = sit(NAMES, first=(BEN, "Space"), cards=[moves], position=CAT)
    assert seen.journal[1] == "1 pose SSL at 1280"


def test_mgk_a03_each_of_two_players_has_five_tiles_and_a_pile_under_the_hand():
    position = {
        "decks": [["tomato", "corn", "corn"], ["corn", "corn"]],
        "piles": [[], ["potion_tomato"]],
        "to_act": 0,
        "phase": "flip",
    }
    for keys, seat in (
        (("KeyA", "KeyS", "KeyD", "KeyF", "KeyG"), 0),
        (("KeyH", "KeyJ", "KeyK", "KeyL", "Semicolon"), 1),
    ):
        moves = [(500 + 100 * number, key) for number, key in enumerate(keys)]
        seen = sit(("Ana", "Ben"), cards=[moves], position=position, mode="cluster")
        tiles = ("tomato", "eggplant", "mushroom", "corn", "broccoli")
        assert seen.journal[1:] == [f"{seat} slap {tile} at {500 + 100 * n}" for n, tile in enumerate(tiles)]


def test_mgk_a03_the_pile_key_covers_the_only_pile_that_can_hold_an_ingredient_when_trash_lies_on_the_other():
    position = {
        "decks": [["trash", "corn", "corn"], ["corn", "corn"]],
        "piles": [[], ["tomato"]],
        "to_act": 0,
        "phase": "flip",
    }
    seen = sit(("Ana", "Ben"), cards=[[(500, "Period"), (520, "KeyX")]], position=position, mode="cluster")
    assert seen.journal[1:] == ["1 cover 1 at 500", "0 cover 1 at 520"]
    assert "Ben covers their own pile and saves it." in seen.text
    assert "Too late: Ana comes second" in seen.text


def test_mgk_a03_in_a_cluster_a_posture_is_tapped_on_any_key_one_at_a_time():
    position = {
        "decks": [["posture_hat", "corn", "corn"], ["corn", "corn"]],
        "piles": [[], ["tomato"]],
        "to_act": 0,
        "phase": "flip",
    }
    moves = [*taps("KeyA", 500, "L"), *taps("KeyF", 1000, "L")]
    moves.insert(1, (550, "KeyS"))  # another finger of the same hand
    moves.insert(2, (560, "KeyS", "up"))
    seen = sit(("Ana", "Ben"), cards=[moves], position=position, mode="cluster")
    assert seen.journal[1:] == ["0 pose LL at 1400"]


def test_mgk_r36_bots_press_answer_and_flip_by_their_times():
    position = {
        "decks": [["tomato", "corn", "corn"], ["corn", "corn", "corn"], ["broccoli", "corn", "corn"]],
        "piles": [[], ["potion_tomato"], ["mushroom"]],
        "to_act": 0,
        "phase": "flip",
    }
    seen = sit(("Ana", "Bot 2", "Bot 3"), cards=[[]], position=position, seed=3)
    timed = [line.split() for line in seen.journal if " at " in line]
    first = timed[0]
    assert first[1] == "buzz"
    assert 500 <= int(first[3]) <= 3000  # hard: 1200 in the mean
    answer = next(line for line in timed if line[1] == "slap" and line[0] == first[0])
    assert 400 <= int(answer[4]) - int(first[3]) <= 1502
    flips = [line for line in seen.journal if line.endswith("flip")]
    assert len(flips) > 1  # the bot that won goes on by itself, and so does the next one


def test_mgk_r36_a_bot_asks_for_the_flip_so_long_after_the_opening():
    position = {
        "decks": [["corn", "corn", "corn"], ["corn", "corn", "corn"]],
        "piles": [[], ["mushroom"]],
        "to_act": 0,
        "phase": "flip",
    }
    seen = sit(("Ana", "Bot 2"), position=position, options={"bot_flip_ms": 4000})
    (first, second) = [at for cue, _, at in seen.ears.played if cue == "magi-kitchen-turning"][:2]
    assert abs(second - first - (0.25 + 0.010 + 4.0 + 0.6)) < 0.01


def test_mgk_r33_a_bots_press_shares_ties_and_handicaps_with_peoples():
    position = {
        "decks": [["tomato", "corn", "corn"], ["corn", "corn", "corn"], ["broccoli", "corn", "corn"]],
        "piles": [[], ["potion_tomato"], ["mushroom"]],
        "to_act": 0,
        "phase": "flip",
    }
    plain = sit(("Ana", "Bot 2", "Bot 3"), cards=[[]], position=position, seed=3)
    helped = sit(("Ana", "Bot 2", "Bot 3"), cards=[[]], position=position, seed=3, handicaps=(1000, 0, 0))
    first = next(line for line in plain.journal if " buzz at " in line).split()
    later = next(line for line in helped.journal if " buzz at " in line).split()
    assert (later[0], int(later[3])) == (first[0], int(first[3]) + 1000)


def test_a_whole_game_with_bots_comes_to_its_end_and_replays_from_its_journal():
    moves = sorted([(20_000, ANA), *((ms, "Space") for ms in range(3000, 60_000, 3000))])
    names = ("Ana", "Bot 2", "Bot 3", "Bot 4")
    seen = sit(names, cards=[moves] * 300, lines=["1"] * 60, seed=5, bodily={0})
    assert seen.view.phase == "over"
    assert sum(" slap " in line for line in seen.journal) > 10
    state = GAME.new_state(4, {}, {})
    for seat, action in seen.log.actions:
        state.apply(seat, GAME.parse_action(str(action)))
    assert state.view(None) == seen.view


def replayed(seen, position, mode, options=None):
    state = GAME.load(len(position["decks"]), position | {"mode": mode}, options or {}, {})
    for seat, action in seen.log.actions:
        assert state.check(seat, GAME.parse_action(str(action))) is None
        state.apply(seat, GAME.parse_action(str(action)))
    return state


def test_what_was_kept_replays_to_the_same_state():
    moves = merged(
        taps(ANA, 300, "SSL"), taps(CID, 500, "SSS"), taps(BEN, 700, "SSL"), taps(CID, 1500, "SSL")
    )
    seen = sit(NAMES, cards=[moves], position=CAT, lines=["1"])
    assert replayed(seen, CAT, "buzz").view(None) == seen.view
    match = {
        "decks": [["tomato", "corn", "corn"], ["corn", "corn"]],
        "piles": [[], ["potion_tomato"]],
        "to_act": 0,
        "phase": "flip",
    }
    moves = [(500, "KeyH"), (500, "KeyA"), (620, "KeyD"), (2000, "Space")]
    seen = sit(("Ana", "Ben"), cards=[moves], position=match, mode="cluster", tolerance=10)
    assert replayed(seen, match, "cluster").view(None) == seen.view
