"""Keys of a pygame window with their times, and cues that know when they are heard."""

import os
import threading
import time

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from accessible_games.games.magi_kitchen.live.keyboard import BUZZERS, CLUSTERS, DIGITS, SPARE
from accessible_games.play.typed import EndOfInput
from accessible_games.realtime.ports import COMMAND, Edge
from accessible_games.window.realtime import MEAN_WAIT, OUTPUT_SECONDS, PLACES, PygameEdges, TimedCues
from audio.mixer import Mixer


@pytest.fixture(autouse=True)
def window():
    pygame.display.init()
    pygame.display.set_mode((200, 100))
    pygame.event.clear()
    yield
    pygame.display.quit()


def post(kind, place, mod=0, text=""):
    event = {"scancode": PLACES[place], "key": 0, "mod": mod}
    pygame.event.post(
        pygame.event.Event(kind, **event, **({"unicode": text} if kind == pygame.KEYDOWN else {}))
    )


def moved(keys, seconds=0):
    return [(edge.place, edge.down) for edge in keys.edges(seconds)]


def test_keys_are_known_by_their_place_and_come_in_order():
    keys = PygameEdges()
    post(pygame.KEYDOWN, "KeyQ", text="a")  # a French keyboard
    post(pygame.KEYDOWN, "Slash", text="!")
    post(pygame.KEYUP, "KeyQ")
    first, second, third = keys.edges(1)
    assert (first.place, first.down, first.text) == ("KeyQ", True, "a")
    assert (second.place, second.text) == ("Slash", "!")
    assert (third.place, third.down, third.text) == ("KeyQ", False, "")
    assert first.at <= second.at <= third.at <= time.monotonic()


def test_every_place_that_a_player_can_have_is_a_key_of_the_window():
    used = {place for row in (*BUZZERS.values(), *CLUSTERS) for place in row}
    assert used | set(SPARE) | set(DIGITS) | {"Space", "Enter", "Escape"} <= PLACES.keys()


def test_repeats_and_keys_of_screen_readers_are_no_edges():
    keys = PygameEdges()
    post(pygame.KEYDOWN, "KeyQ")
    post(pygame.KEYDOWN, "KeyQ")
    post(pygame.KEYDOWN, "KeyR", mod=pygame.KMOD_LALT)
    post(pygame.KEYUP, "KeyR")
    assert moved(keys, 1) == [("KeyQ", True)]


def test_nothing_moves_in_the_time_that_was_given():
    keys = PygameEdges()
    assert keys.edges(0) == []
    assert keys.edges(0.05) == []


def test_the_window_draws_when_no_key_has_moved_for_a_moment_and_not_before():
    drawn = []
    keys = PygameEdges(draw=lambda: drawn.append(True))
    post(pygame.KEYDOWN, "KeyQ")
    keys.edges(1)
    assert drawn == []
    keys.edges(0.25)
    assert drawn == [True]


def test_closing_the_window_is_the_end_of_what_is_typed():
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    with pytest.raises(EndOfInput):
        PygameEdges().edges(1)


def test_what_somebody_else_takes_is_no_edge_and_may_come_to_a_command():
    command = Edge(COMMAND, True, 1.0, "counts")
    keys = PygameEdges(lambda event: command if getattr(event, "scancode", 0) == PLACES["KeyW"] else False)
    post(pygame.KEYDOWN, "KeyW")
    post(pygame.KEYDOWN, "KeyQ")
    first, second = keys.edges(1)
    assert first is command
    assert second.place == "KeyQ"


def test_keys_are_read_while_work_is_done():
    read = threading.Event()

    def take(event):
        if getattr(event, "scancode", 0) == PLACES["KeyQ"]:
            read.set()
        return False

    def work():
        post(pygame.KEYDOWN, "KeyQ")
        return read.wait(10), time.monotonic(), threading.current_thread()

    keys = PygameEdges(take)
    was_read, done, thread = keys.meanwhile(work)
    assert was_read
    assert thread is not threading.current_thread()
    (edge,) = keys.edges(0)
    assert (edge.place, edge.at <= done) == ("KeyQ", True)


def test_what_work_raises_comes_to_whoever_wanted_it():
    def work():
        raise OSError(28, "full")

    with pytest.raises(OSError, match="full"):
        PygameEdges().meanwhile(work)


class Quiet:
    def __init__(self):
        self.played = []

    def play(self, cue, pan=0.0):
        self.played.append((cue, pan))


def test_a_cue_is_heard_so_long_after_it_was_played_as_the_device_is_late():
    for delay_ms, seconds in ((None, OUTPUT_SECONDS), (180, 0.180)):
        timed = TimedCues(Quiet(), delay_ms)
        before = time.monotonic()
        timed.play("magi-kitchen-corn", 0.5)
        after = time.monotonic()
        assert timed.cues.played == [("magi-kitchen-corn", 0.5)]
        assert before + seconds <= timed.last().at <= after + seconds
    timed.play("magi-kitchen-corn")
    assert timed.last() is not TimedCues(Quiet()).last()


def test_the_onset_is_corrected_when_the_mixer_says_that_the_cue_has_gone():
    mixer = Mixer()
    mixer.open()
    try:
        timed = TimedCues(Quiet(), 100, mark=mixer.mark)
        keys = PygameEdges(timed.hear)
        timed.play("magi-kitchen-corn")
        sounded = timed.last()
        guessed = sounded.at
        end = time.monotonic() + 2
        while sounded.at == guessed and time.monotonic() < end:
            keys.edges(0.01)
        assert sounded is timed.last()
        assert sounded.at != guessed
        assert abs(sounded.at - guessed) < 2
        known = sounded.at
        keys.edges(0.05)
        assert sounded.at == known  # once is enough
        assert known - 0.1 + MEAN_WAIT <= time.monotonic()
    finally:
        mixer.close()


def test_a_key_has_the_name_of_the_layout_in_use_or_none():
    name = PygameEdges().name_of("KeyQ")
    assert name in ("Q", "A", "") or len(name) == 1
