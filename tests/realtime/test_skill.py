"""KMI-A04 in real time: a tone goes there and back, and where Enter was pressed becomes part of the draw."""

import contextlib
from random import Random

import pytest
from livetable import Around, Choices, Clock, Desktop, Ears, Fingers, Front, Notes, Shelf, Speech, players_of

from accessible_games.engine.table import RandomChance, Table
from accessible_games.games import get_game
from accessible_games.games.kamimai.live.host import PULSES, TONES, Skill, make_live
from accessible_games.play.hot_seat import HotSeat, Leave
from accessible_games.play.match import Match
from accessible_games.play.output import Output
from accessible_games.play.prompter import Prompter
from accessible_games.play.service import Service
from accessible_games.play.turns import Turns
from accessible_games.play.typed import EndOfInput
from accessible_games.realtime.ports import Equipment
from tests.each import each

GAME = get_game("kamimai")
SHEET = [{"id": "A", "effect": "none", "spells": ["water", "fire"]}]
DRAWING = {
    "phase": "draw",
    "sheet": SHEET,
    "targeted": "A",
    "grimoire": {"left": 15, "right": 15},
    "reserves": [[], []],
    "drawn": ["water", "fire", "earth", "air", "water"],
}
"""The sixth card of a turn is to be drawn: 5 per cent."""


class Tones(Ears):
    """The cues; the first pulse of each way wakes the fingers at its onset."""

    def __init__(self, clock, on_way, late):
        super().__init__(clock, lambda onset: None)
        self.on_way = on_way
        self.late = late
        self.last_pulse = 0.0

    def play(self, cue, pan=0.0):
        super().play(cue, pan)
        self.sounded.at = self.clock.now + self.late
        if cue in TONES:
            if self.clock.now - self.last_pulse > max(PULSES.values()) + 0.01:
                self.on_way(self.sounded.at)
            self.last_pulse = self.clock.now

    @property
    def pulses(self):
        return [(cue, pan, at) for cue, pan, at in self.played if cue in TONES]


class Sat:
    """A table at which some draws were made."""

    def __init__(self, table, front, ears, log, around, clock):
        self.table = table
        self.ears = ears
        self.around = around
        self.clock = clock
        self.shown = front.shown
        self.actions = [(seat, str(action)) for seat, action in log.actions]
        self.draws = [text for _, text in self.actions if text.startswith("draw")]


def sit(*ways, lines=("draw left",), speed="normal", early=(), late=0.010, names=("Ana", "Ben"), language="en", seed=1, position=DRAWING):  # fmt: skip
    """Draw in the skill mode; for each way of the tone what is pressed, in milliseconds from its first pulse."""
    clock, log = Clock(), Notes()
    front = Front(list(lines), clock)
    log.front = front
    options = {"skill": speed}
    table = Table(
        GAME, len(names), options=options, data={}, chance=RandomChance(Random(seed)), log=log, position=position
    )  # fmt: skip
    players = players_of(names, language=language)
    fingers = Fingers(clock, early, ways)
    fingers.table = front.table = table
    ears = Tones(clock, fingers.wake, late)
    around = Around()
    output = Output(players, front, Speech(clock), ears)

    def make_live(*arguments):
        return Skill(
            *arguments,
            equipment=Equipment(fingers, ears, around, None),
            pulse=PULSES[table.view(None).rules.skill],
            clock=clock,
        )

    hot_seat = HotSeat(
        Turns(
            Match(table, players, lambda level, seat: GAME.bots["medium"](seat, table.seats), Random(seed)),
            Shelf(),
        ),
        Prompter(front, output, clock),
        Service(table, output, Shelf(), Choices(), Desktop()),
        Choices(clear=False),
        make_live,
    )
    with contextlib.suppress(EndOfInput, Leave):
        hot_seat.run()
    return Sat(table, front, ears, log, around, clock)


# --- the tone


def test_the_tone_goes_from_left_to_right_and_back_and_rises_towards_the_centre():
    pulses = sit([]).ears.pulses
    assert [pan for _, pan, _ in pulses] == [
        *(-1.0, -0.75, -0.5, -0.25, 0.0, 0.25, 0.5, 0.75, 1.0),
        *(0.75, 0.5, 0.25, 0.0, -0.25, -0.5, -0.75, -1.0),
    ]
    # without sides the ear still has the pitch: each step has its own cue, the same at equal distances
    assert [cue for cue, _, _ in pulses] == [f"kamimai-tone-{near}" for near in (4, 3, 2, 1, 0, 1, 2, 3, 4, 3, 2, 1, 0, 1, 2, 3, 4)]  # fmt: skip


def test_the_nearer_to_the_centre_the_higher_is_the_tone():
    from audio.packs import own_pack

    pitches = [own_pack()[cue].notes[0].hz for cue in TONES]
    assert pitches == sorted(pitches, reverse=True)
    assert all(high / low > 1.2 for high, low in zip(pitches, pitches[1:], strict=False))


@pytest.mark.parametrize(("speed", "seconds"), [("slow", 0.45), ("normal", 0.3), ("fast", 0.2)])
def test_the_speed_is_the_time_from_pulse_to_pulse(speed, seconds):
    times = [at for _, _, at in sit([], speed=speed).ears.pulses]
    assert [later - earlier for earlier, later in zip(times, times[1:], strict=False)] == pytest.approx(
        [seconds] * 16
    )


def test_a_press_stops_the_tone():
    assert len(sit([(700, "Enter")]).ears.pulses) == 3


# --- what a press is worth


@each(
    ("ms", "near"),
    [
        (20, 4),
        (300, 3),
        (600, 2),
        (900, 1),
        (1040, 1),
        (1060, 0),  # more than half the way to the centre, which is heard at 1200
        (1200, 0),
        (1340, 0),
        (1360, 1),
        (2400, 4),
        (3300, 1),
        (3600, 0),  # the centre on the way back
        (4800, 4),
        (4940, 4),  # the last pulse is still the nearest
    ],
)
def test_the_pulse_that_is_heard_nearest_to_the_press_counts(ms, near):
    assert sit([(ms, "Enter")]).draws == [f"draw left near {near}"]


@pytest.mark.parametrize(("speed", "ms"), [("slow", 1800), ("normal", 1200), ("fast", 800)])
def test_at_each_speed_the_fifth_pulse_is_the_centre_and_worth_the_same(speed, ms):
    assert sit([(ms, "Enter")], speed=speed).draws == ["draw left near 0"]


def test_a_device_that_is_late_makes_no_press_late():
    assert sit([(1200, "Enter")], late=0.35).draws == ["draw left near 0"]
    assert sit([(4800, "Enter")], late=0.35).draws == ["draw left near 4"]


def test_the_half_that_was_chosen_is_drawn_from():
    assert sit([(1200, "Enter")], lines=["draw right"]).draws == ["draw right near 0"]


def test_the_press_and_both_risks_are_told():
    assert "At the centre: risk 3 instead of 5 per cent." in sit([(1200, "Enter")]).shown
    assert "Off the centre by 3: the risk stays 5 per cent." in sit([(300, "Enter")]).shown


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [("fr", "1", "Au centre\u00a0: risque 3 au lieu de 5 pour cent."), ("ja", "1", "真ん中です。崩れる確率は5ではなく3パーセントです。")],
)  # fmt: skip
def test_the_press_is_told_in_each_language(language, line, said):
    assert said in sit([(1200, "Enter")], lines=[line], language=language).shown


# --- never required


def test_nothing_pressed_is_the_ordinary_draw_and_is_told():
    sat = sit([])
    assert sat.draws == ["draw left"]
    assert "Drawn without the tone: the risk stays." in sat.shown


@pytest.mark.parametrize("key", ["Space", "KeyH", ":undo"])
def test_any_other_key_is_the_ordinary_draw_at_once(key):
    sat = sit([(700, key)])
    assert sat.draws == ["draw left"]
    assert len(sat.ears.pulses) == 3


def test_escape_opens_the_menu_and_the_tone_begins_anew_behind_it():
    sat = sit([(700, "Escape")], [(1200, "Enter")])
    assert sat.draws == ["draw left near 0"]
    assert sat.around.menus == 1
    assert len(sat.ears.pulses) == 3 + 5


def test_what_is_to_be_pressed_is_said_before_the_tone_until_somebody_has_pressed_it():
    prompt = "Enter at the centre; any other key draws as usual."
    drawn = ["draw left", "draw right", "draw left"]
    assert sit([(700, "Space")], [(700, "Space")], lines=drawn[:2]).shown.count(prompt) == 1
    assert sit([(1200, "Enter")], [(900, "Enter")], lines=drawn[:2]).shown.count(prompt) == 0


def test_an_enter_before_the_first_pulse_is_none():
    assert sit([], early=["Enter"]).draws == ["draw left"]
    assert sit([(1200, "Enter")], early=["Enter"]).draws == ["draw left near 0"]


def test_how_it_goes_is_said_before_the_first_draw_and_not_again():
    sat = sit([(1200, "Enter")], [(900, "Enter")], lines=["draw left", "draw right"])
    assert sat.draws == ["draw left near 0", "draw right near 1"]
    intro = "Skill mode: after each choice of a half a tone runs from left to right and back."
    assert len([line for line in sat.shown if line.startswith(intro)]) == 1


def test_a_draw_that_may_not_be_is_refused_without_a_tone():
    position = DRAWING | {"reserves": [["guardian_green"], []], "guardian": "green"}
    sat = sit(lines=["draw right"], position=position)
    assert sat.draws == []
    assert sat.ears.pulses == []


def test_what_is_no_draw_has_no_tone():
    sat = sit(lines=["hold"])
    assert "hold" in [text for _, text in sat.actions]
    assert sat.ears.pulses == []


def test_no_tone_sounds_for_a_bot():
    sat = sit(lines=[], names=("Bot A", "Ben"), position=DRAWING | {"drawn": []})
    assert sat.draws
    assert all("near" not in text for text in sat.draws)
    assert sat.ears.pulses == []


def test_the_menu_rests_while_the_tone_moves_and_serves_again_after_it():
    assert sit([(1200, "Enter")]).around.rests == ["resting", "serving"]


# --- the journal


def test_from_its_journal_the_game_is_the_same_with_no_clock_and_no_keys():
    sat = sit(
        [(1200, "Enter")], [(3300, "Enter")], [], lines=["draw left", "draw right", "draw left", "hold"]
    )
    assert sat.draws == ["draw left near 0", "draw right near 1", "draw left"]
    again = Table(
        GAME, 2, options={"skill": "normal"}, data={}, chance=RandomChance(Random(9)), position=DRAWING
    )
    again.restore([(seat, GAME.parse_action(text)) for seat, text in sat.actions])
    assert again.view(None) == sat.table.view(None)


# --- where there is a tone at all


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_a_table_has_a_tone_of_the_speed_that_its_option_says(speed):
    table = Table(GAME, 2, options={"skill": speed}, data={}, chance=RandomChance(Random(1)))
    assert GAME.live(table.view(None))
    assert make_live(table, None).keywords["pulse"] == PULSES[speed]


def test_without_the_option_there_is_none():
    table = Table(GAME, 2, options={}, data={}, chance=RandomChance(Random(1)))
    assert not GAME.live(table.view(None))
