"""Practice before the game: sounds, patterns, keys that a keyboard loses, the delay of a device."""

import contextlib

from livetable import GAME, Clock, Ears, Fingers, Front, Kept, Speech, players_of, sit

from accessible_games.engine import Seat
from accessible_games.games.magi_kitchen.live.facts import NotYet
from accessible_games.games.magi_kitchen.live.keyboard import Keyboard, Owned
from accessible_games.games.magi_kitchen.live.practice import Heard, Practice, Probe, delay_of
from accessible_games.play.output import Output
from accessible_games.play.typed import EndOfInput
from accessible_games.realtime.desk import KeyDesk
from accessible_games.realtime.ports import Edge


class Poor(Fingers):
    """A keyboard that loses some keys while others are held, and may invent one.

    Args:
        rounds: the keys that are pressed together each time that this is asked for.
        loses: pairs of places; the second one never arrives while the first is down.
        invents: pairs of a place and one that arrives with it.
    """

    def __init__(self, clock, rounds, loses=(), invents=()):
        super().__init__(clock, (), ())
        self.rounds = [list(row) for row in rounds]
        self.loses = loses
        self.invents = dict(invents)

    def edges(self, seconds):
        if seconds is None and not self.moves and self.rounds:
            pressed = self.rounds.pop(0)
            lost = {place for held, place in self.loses if held in pressed}
            arrived = [place for place in pressed if place not in lost]
            arrived += [self.invents[place] for place in arrived if place in self.invents]
            self.moves = [(self.clock.now + 0.1, n, place, True) for n, place in enumerate(arrived)]
        return super().edges(seconds)


def practice(keys, clock, names=("Ana", "Ben", "Cid"), keyboard=None, ears=None):
    front, kept = Front([]), Kept()
    ears = ears or Ears(clock, lambda onset: None)
    output = Output(players_of(names), front, Speech(clock), ears)
    keyboard = keyboard or Keyboard(len(names))
    people = [Seat(seat) for seat, name in enumerate(names) if not name.startswith("Bot")]
    rules = GAME.new_state(len(names), {}, {}).rules
    desk = KeyDesk(keys, output, clock, NotYet())
    return Practice(rules, people, output, desk, ears, keyboard, kept), front, ears, kept, keyboard


def typed(clock, *places):
    keys = Fingers(clock, places, ())
    return keys


def test_each_sound_is_heard_with_its_name_and_again_if_it_is_wanted():
    clock = Clock()
    keys = typed(clock, "Space", "Enter", *["Space"] * 21)
    one, front, ears, *_ = practice(keys, clock)
    one.hear_sounds()
    cards = [cue for cue in ears.names if cue.startswith("magi-kitchen")]
    assert len(cards) == 22
    assert len(set(cards)) == 21  # five ingredients, five potions, rainbow, trash, nine postures
    assert cards[:2] == ["magi-kitchen-tomato"] * 2
    assert "Tomato." in front.shown
    assert "Rainbow potion." in front.shown


def test_escape_ends_the_sounds():
    clock = Clock()
    one, front, ears, *_ = practice(typed(clock, "Space", "Escape"), clock)
    one.hear_sounds()
    assert ears.names == ["magi-kitchen-tomato"]


def test_patterns_are_tapped_on_the_own_key_and_judged():
    clock = Clock()
    keys = typed(clock, "Space")
    for number, (at, place, down) in enumerate(
        [
            *((0.1, "KeyQ", True), (0.2, "KeyQ", False), (0.3, "KeyQ", True), (0.4, "KeyQ", False)),
            *((0.5, "KeyP", True), (1.0, "KeyP", False), (1.1, "KeyP", True), (1.2, "KeyP", False)),
            (2.0, "Escape", True),
        ]
    ):
        keys.moves.append((clock.now + at, number, place, down))
    one, front, ears, *_ = practice(keys, clock)
    one.tap_patterns()
    assert front.shown[0].startswith("Each posture by its taps, on your own key.")
    assert "Cauldron posture: short, short." in front.shown
    assert "Right, Ana: short, short." in front.shown
    assert "Not yet, Ben: long, short." in front.shown


def test_all_keys_pressed_together_that_arrive_stay_where_they_are():
    clock = Clock()
    one, front, _, kept, keyboard = practice(Poor(clock, [["KeyQ", "KeyP", "KeyV"]]), clock)
    one.press_keys()
    assert kept.moves == {}
    assert clock.now < 101  # nobody has to hold on once all have arrived
    assert "All together, press and hold: Ana has Q, Ben has P, Cid has V. Then Space." in front.shown
    assert "Every key is heard, with all the others held down." in front.shown


def test_a_key_that_is_lost_beside_the_others_moves_and_all_try_again():
    clock = Clock()
    keys = Poor(clock, [["KeyQ", "KeyP", "KeyV"], ["KeyQ", "KeyP", "KeyO"]], loses=[("KeyP", "KeyV")])
    one, front, _, kept, keyboard = practice(keys, clock)
    one.press_keys()
    assert kept.moves == {"KeyV": "KeyO"}
    assert keyboard.places(Seat(2)) == ("KeyO",)
    assert "Cid: this keyboard loses V beside the others. The new key is O." in front.shown
    assert "All together, press and hold: Ana has Q, Ben has P, Cid has O. Then Space." in front.shown


def test_a_key_does_not_come_back_to_where_it_was_lost():
    clock = Clock()
    rounds = [["KeyQ", "KeyP", "KeyV"], ["KeyQ", "KeyP", "KeyO"], ["KeyQ", "KeyP", "KeyW"]]
    keys = Poor(clock, rounds, loses=[("KeyP", "KeyV"), ("KeyQ", "KeyO")])
    one, _, _, kept, _ = practice(keys, clock)
    one.press_keys()
    assert kept.moves == {"KeyV": "KeyW"}


def test_a_key_that_the_keyboard_invents_is_told():
    clock = Clock()
    keys = Poor(clock, [["KeyQ", "KeyP", "KeyV"]], invents=[("KeyQ", "KeyG")])
    one, front, *_ = practice(keys, clock)
    one.press_keys()
    assert "This keyboard also reports G, which nobody was to press." in front.shown


def test_a_keyboard_that_always_loses_a_key_is_named_with_what_else_can_be_done():
    clock = Clock()
    spare = Keyboard(3).free()
    rounds = [["KeyQ", "KeyP", "KeyV"], *(["KeyQ", "KeyP", place] for place in spare)]
    keys = Poor(clock, rounds, loses=[("KeyQ", place) for place in ("KeyV", *spare)])
    one, front, _, kept, _ = practice(keys, clock)
    one.press_keys()
    assert kept.moves is None
    assert any("play calm mode" in line for line in front.shown)


def test_nothing_is_known_if_nobody_presses():
    clock = Clock()
    one, front, _, kept, _ = practice(typed(clock, "Space"), clock)
    one.press_keys()
    assert kept.moves is None
    assert "No key was pressed, so nothing is known." in front.shown


def test_in_a_cluster_each_key_is_tried_beside_the_same_key_of_the_other_player():
    clock = Clock()
    keyboard = Keyboard(2, cluster=True)
    rounds = list(zip(keyboard.places(Seat(0)), keyboard.places(Seat(1)), strict=True))
    one, front, _, kept, _ = practice(Poor(clock, rounds), clock, ("Ana", "Ben"), keyboard)
    one.press_keys()
    assert kept.moves == {}
    assert sum(line.startswith("All together") for line in front.shown) == 6
    assert (
        "All together, press and hold: Ana has G, Ben has ö. Then Space." in front.shown
    )  # as the layout names it
    assert "All together, press and hold: Ana has X, Ben has period. Then Space." in front.shown


def test_a_menu_offers_all_parts_and_begins_the_game():
    clock = Clock()
    one, front, ears, kept, _ = practice(typed(clock, "Digit1", "Space", "Escape", "Digit9", "Digit5"), clock)
    one.offer()
    assert "1. The sounds of the cards" in front.shown
    assert front.shown[-1] == "The game begins."
    assert ears.names.count("magi-kitchen-not-yet") == 1


def test_each_digit_leads_to_its_part():
    for digit, words in (
        (1, "Each card by its sound"),
        (2, "Each posture by its taps"),
        (3, "All together"),
        (4, "A sound comes"),
    ):
        clock = Clock()
        one, front, _, kept, _ = practice(typed(clock, f"Digit{digit}", "Escape", "Digit5"), clock)
        one.offer()
        assert any(line.startswith(words) for line in front.shown), digit
        assert not kept.practised  # it was left: it is offered again


def test_practice_is_kept_as_done_once_a_part_was_heard_to_its_end():
    clock = Clock()
    one, _, _, kept, _ = practice(typed(clock, "Digit1", *["Space"] * 60, "Digit5"), clock)
    one.offer()
    assert kept.practised


def test_enter_takes_the_entry_in_focus_and_escape_begins_the_game(monkeypatch):
    for focus, words in ((0, "Each card by its sound"), (1, "Each posture by its taps"), (4, "The game begins.")):
        clock = Clock()
        one, front, *_ = practice(typed(clock, "Enter", "Escape", "Escape"), clock)
        monkeypatch.setattr(type(one._output), "focus", property(lambda output, focus=focus: focus))
        one.offer()
        assert any(line.startswith(words) for line in front.shown), focus
        assert front.shown[-1] == "The game begins."


def test_the_delay_is_found_by_tapping_along_and_kept():
    clock = Clock()
    keys = Tapper(clock, late=0.180)
    ears = Ears(clock, lambda onset: None)
    one, front, _, kept, _ = practice(keys, clock, ears=ears)
    keys.ears = ears
    one.find_delay()
    assert abs(kept.delay - 180) <= 2
    assert any(f"The delay is {kept.delay} milliseconds." in line for line in front.shown)


def test_a_delay_that_nobody_tapped_stays_as_it_was():
    clock = Clock()
    one, front, _, kept, _ = practice(typed(clock, "Space"), clock)
    one.find_delay()
    assert kept.delay is None
    assert front.shown[-1] == "The presses were too few or too uneven. The delay stays as it was."


class Tapper(Fingers):
    """Starts with Space, then taps so late after each beat as the device is."""

    def __init__(self, clock, late):
        super().__init__(clock, ("Space",), ())
        self.late = late
        self.beats = 0

    def edges(self, seconds):
        heard = [at for cue, _, at in self.ears.played if cue == "magi-kitchen-beat"]
        for at in heard[self.beats :]:
            self.moves.append((at + self.late, self.beats, "Space", True))
            self.beats += 1
        return super().edges(seconds)


BEATS = [10 + 0.9 * n for n in range(12)]


def test_the_delay_is_the_middle_of_what_the_taps_are_late():
    assert delay_of(BEATS, [beat + 0.2 for beat in BEATS]) == 200
    assert delay_of(BEATS, [beat + 0.2 + 0.01 * (n % 3 - 1) for n, beat in enumerate(BEATS)]) == 200
    one_wrong = [beat + (0.55 if n == 7 else 0.2) for n, beat in enumerate(BEATS)]
    assert delay_of(BEATS, one_wrong) == 200


def test_a_hand_that_is_early_means_no_delay():
    assert delay_of(BEATS, [beat - 0.03 for beat in BEATS]) == 0


def test_few_or_uneven_taps_tell_nothing():
    assert delay_of(BEATS, [beat + 0.2 for beat in BEATS[:8]]) is None
    uneven = [beat + (0.05 if n % 2 else 0.35) for n, beat in enumerate(BEATS)]
    assert delay_of(BEATS, uneven) is None
    assert delay_of(BEATS, []) is None


def test_the_first_beats_are_for_finding_the_beat():
    taps = [beat + (0.5 if n < 3 else 0.15) for n, beat in enumerate(BEATS)]
    assert delay_of(BEATS, taps) == 150


def test_only_presses_count_each_once_and_none_of_a_key_that_means_something_else():
    probe = Probe(("KeyQ", "KeyP"), ("Space",))
    for place, down in (("KeyQ", True), ("KeyQ", False), ("KeyP", False), ("Space", True), ("KeyG", False)):
        probe.hear(Edge(place, down, 1.0))
    assert not probe.complete
    assert probe.result() == Heard(("KeyP",), ())
    assert Probe(("KeyQ",)).silent
    assert not probe.silent


# --- whose key is where


def test_every_number_of_players_has_different_keys_none_of_them_a_question():
    for seats in range(2, 9):
        keyboard = Keyboard(seats)
        places = [place for seat in range(seats) for place in keyboard.places(Seat(seat))]
        assert len(set(places)) == seats
        assert not set(places) & {"KeyC", "KeyE", "KeyT", "Space", "Enter", "Escape"}


def test_a_moved_key_belongs_to_the_same_player_and_its_old_place_is_nobodys():
    keyboard = Keyboard(2, moves={"KeyL": "KeyO"})
    assert keyboard.owner("KeyO") == Owned(Seat(1), 0)
    assert keyboard.owner("KeyL") is None


def test_moves_that_make_no_sense_are_left_out():
    assert Keyboard(2, moves={"KeyL": "KeyA", "KeyX": "KeyO", "KeyA": "Insert"}).moves == {}


def test_edges_of_other_keys_are_no_presses():
    assert Keyboard(2).owner("Digit1") is None
    assert Edge("KeyA", True, 0.0).text == ""


# --- before the first game


def test_practice_is_offered_before_a_game_in_real_time_until_something_was_practised():
    seen = sit(("Ana", "Ben"), first=("Digit5", "Space"), practised=False)
    assert "Practise before the game?" in seen.text
    assert not seen.kept.practised
    assert seen.around.rests[:2] == ["resting", "serving"]
    assert "Practise" not in sit(("Ana", "Ben")).text
    worded = sit(("Ana", "Ben"), practised=False, options={"open": "after_word"})
    assert "Practise" not in worded.text


def test_the_keys_are_told_before_the_first_card_by_the_layout_in_use():
    seen = sit(("Ana", "Ben", "Cid"))
    assert "Keys: Ana has Q, Ben has P, Cid has V. Space turns over the next card." in seen.text
    seen = sit(("Ana", "Ben"), mode="cluster", options={"mode": "cluster"})
    assert "Ben: tomato H, eggplant J, mushroom K, corn L, broccoli ö, against the trash period." in seen.text


def test_the_keys_are_told_once():
    seen = sit(("Ana", "Ben"), cards=[[(1600, "Space")], [(1600, "Space")]])
    assert len([line for line in seen.journal if line.endswith("flip")]) == 3
    assert seen.text.count("Keys:") == 1


def test_keys_of_bots_are_not_told():
    assert "Keys: Ana has Q, Cid has V." in sit(("Ana", "Bot", "Cid")).text


def test_robots_among_themselves_are_told_nothing_of_keys_and_play():
    seen = sit(("Bot 1", "Bot 2", "Bot 3", "Bot 4"), first=(), practised=False, seed=2)
    assert "Keys:" not in seen.text
    assert "Practise" not in seen.text
    assert seen.view.phase == "over"


def test_who_waits_in_practice_or_presses_another_key_is_told_the_keys_again():
    intro = "Each card by its sound. Space for the next, Enter for the same again, Escape to stop."
    clock = Clock()
    one, front, ears, *_ = practice(typed(clock, "KeyW", "Space", "Escape"), clock)
    one.hear_sounds()
    assert front.shown.count(intro) == 2
    assert ears.names[0] == "magi-kitchen-not-yet"
    clock = Clock()
    one, front, *_ = practice(typed(clock), clock)
    with contextlib.suppress(EndOfInput):
        one.hear_sounds()
    assert front.shown.count(intro) == 2  # at once, and after four seconds
    assert clock.now >= 104.0
