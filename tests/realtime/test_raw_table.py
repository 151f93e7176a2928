"""The window while a duel is played in it: the players' keys are raw, everything else is the window's own."""

import gc
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "window"))

import pygame
import pytest
from pilot import FakeHost, Heard, faces

from accessible_games.play.look import WindowChoice
from accessible_games.play.typed import EndOfInput
from accessible_games.realtime.ports import AWAY, BACK, COMMAND
from accessible_games.window.focusgate import FocusGate
from accessible_games.window.front import Window
from accessible_games.window.letters import Letters
from accessible_games.window.realtime import PLACES, RawTable, TimedCues
from accessible_games.window.screen import Screen


class Silent:
    def play(self, cue, pan=0.0):
        pass


@pytest.fixture
def seat():
    """A window, and the raw keys of its table."""
    host = FakeHost(voice=Heard(), choice=WindowChoice())
    window = Window(Screen(full=False), Letters(faces()), host, FocusGate(lambda: "all"))
    pygame.event.clear()
    yield window, RawTable(window, TimedCues(Silent())), host
    gc.enable()
    window.close()


def post(place="", key=0, mod=0, text="", kind=pygame.KEYDOWN):
    event = {"scancode": PLACES.get(place, 0), "key": key, "mod": mod}
    more = {"unicode": text} if kind == pygame.KEYDOWN else {}
    pygame.event.post(pygame.event.Event(kind, **event, **more))


def places(raw):
    return [edge.place for edge in raw.edges(0)]


def bounced(raw):
    """What counts of a key that goes down, up, and down again at once."""
    post("KeyQ", pygame.K_q)
    post("KeyQ", pygame.K_q, kind=pygame.KEYUP)
    post("KeyQ", pygame.K_q)
    return [edge.down for edge in raw.edges(0)]


def test_in_a_duel_every_press_counts_at_once_however_keys_are_steadied_elsewhere(seat):
    _, raw, host = seat
    host.keep(bounce_ms=500, hold_ms=1000)
    assert bounced(raw) == [True, False, True]


def test_bouncing_keys_are_ignored_in_duels_where_the_player_wants_that(seat):
    _, raw, host = seat
    host.keep(bounce_ms=500, bounce_in_duels=True)
    assert bounced(raw) == [True, False]


def test_letters_digits_space_and_enter_are_the_players(seat):
    _, raw, _ = seat
    for place, key in (
        ("KeyH", pygame.K_h),
        ("Digit1", pygame.K_1),
        ("Space", pygame.K_SPACE),
        ("Enter", pygame.K_RETURN),
    ):
        post(place, key)
    assert places(raw) == ["KeyH", "Digit1", "Space", "Enter"]


def test_function_keys_stay_the_windows_own_in_a_duel_too(seat):
    _, raw, host = seat
    raw.rest(True)
    post(key=pygame.K_F6)  # faster speech
    assert places(raw) == []
    assert host.rates["en"] > 200


def test_a_letter_with_ctrl_is_no_press_of_a_player(seat):
    _, raw, _ = seat
    post("KeyS", pygame.K_s, mod=pygame.KMOD_LCTRL)
    assert places(raw) == []


def test_escape_opens_the_menu_between_duels_and_all_keys_are_the_menus_until_it_is_closed(seat):
    window, raw, _ = seat
    post("Escape", pygame.K_ESCAPE)
    assert places(raw) == [AWAY]
    assert window.state.overlays and raw.occupied
    post("KeyH", pygame.K_h)
    post("Escape", pygame.K_ESCAPE)
    assert places(raw) == [BACK]
    assert not window.state.overlays and not raw.occupied
    post("KeyH", pygame.K_h)
    assert places(raw) == ["KeyH"]


def test_escape_opens_nothing_while_a_duel_is_open(seat):
    window, raw, _ = seat
    raw.rest(True)
    post("Escape", pygame.K_ESCAPE)
    assert places(raw) == ["Escape"]
    assert not window.state.overlays


def test_what_is_chosen_in_the_menu_is_a_command(seat):
    window, raw, _ = seat
    window.state.overlays.append(menu_with("counts"))
    window.redraw()  # Enter does nothing that could not be seen
    post("Enter", pygame.K_RETURN)
    (edge,) = raw.edges(0)
    assert (edge.place, edge.text) == (COMMAND, "counts")


def menu_with(line):
    from accessible_games.window.state import Entry, Overlay
    from accessible_games.window.words import Phrase

    phrase = Phrase(line, line)
    overlay = Overlay(phrase, lambda: [Entry(line, phrase, lambda: line)])
    overlay.refresh()
    return overlay


def test_closing_the_window_ends_what_is_typed(seat):
    _, raw, _ = seat
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    with pytest.raises(EndOfInput):
        raw.edges(0)


def test_no_garbage_is_collected_while_times_count(seat):
    _, raw, _ = seat
    raw.rest(True)
    assert not gc.isenabled()
    raw.rest(False)
    assert gc.isenabled()


def test_mgk_a07_the_screen_is_black_while_it_is_dark_and_drawn_again_afterwards(seat):
    window, raw, _ = seat
    window.show("A bleached tomato")

    def colours():
        raw.edges(0.25)  # time to draw
        surface = pygame.display.get_surface()
        width, height = surface.get_size()
        return len({tuple(surface.get_at((x, y))) for x in range(0, width, 3) for y in range(0, height, 3)})

    assert colours() > 1
    raw.rest(True, dark=True)
    assert colours() == 1
    raw.rest(False)
    assert colours() > 1
