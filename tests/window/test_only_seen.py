"""Where nobody speaks and a window draws what is told, nothing is gone before somebody has pressed a key."""

import pytest
from pilot import Pilot, sit

from accessible_games.window.page import compose


def silent(monkeypatch, decide, *specs, **how):
    """Somebody at a window in which nobody speaks; the scenes that were drawn while keys were waited for."""
    pilot = Pilot(monkeypatch, decide, size=200)
    pilot.host.voice = None
    sit(pilot, *specs, **how)
    pilot.close()
    return pilot


@pytest.mark.parametrize("game", ["kami", "kameloot", "tamashii"])
def test_each_event_is_drawn_before_a_question_takes_its_place(monkeypatch, game):
    drawn, asked = [], 0

    def decide(pilot):
        nonlocal asked
        scene = pilot.window.scene()
        drawn.extend((*scene.said, scene.news))
        asked += bool(scene.rows)
        return None if asked > 6 else "Enter"

    pilot = silent(monkeypatch, decide, "Jo", "bot", *["bot 2"] * (game == "kameloot"), game=game, seed=2)
    happened = [line.text for line in pilot.window.state.lines if line.happened]
    last = max(n for n, text in enumerate(happened) if text in drawn)
    assert last > 12
    others = [text for text in happened[:last] if not text.startswith("You")]  # what one has done, and holds, is known
    assert [text for text in others if text not in drawn] == []


def test_what_a_robot_did_in_its_turn_is_drawn_together_large_and_waits_for_enter(monkeypatch):
    scenes = []

    def decide(pilot):
        scenes.append(pilot.window.scene())
        return "Enter" if len(scenes) < 12 else None

    pilot = silent(monkeypatch, decide, "Jo", "bot", game="kami", seed=3)
    together = [scene for scene in scenes if len(scene.said) > 1 and not scene.rows]
    assert together and all(scene.focus.startswith("Enter goes on") for scene in together)
    letters = pilot.window._letters
    for width, height in ((800, 600), (1280, 800)):
        for size in (100, 200, 300):
            for scene in together:
                page = compose(scene, width, height, size, letters.measure, letters.leading, lambda _: 1.5)
                shown = "".join(text.text for text in page.texts).replace(" ", "").replace("\u00a0", "")
                told = "".join(scene.said).replace(" ", "")
                assert told in shown, (width, height, size, told)


def test_with_a_voice_nothing_waits_for_enter(monkeypatch):
    waited = []

    def decide(pilot):
        waited.append(pilot.window.scene().focus)
        return "Enter" if len(waited) < 12 else None

    pilot = Pilot(monkeypatch, decide)
    sit(pilot, "Jo", "bot", game="kami", seed=3)
    pilot.close()
    assert not any(focus.startswith("Enter goes on") for focus in waited)


def test_what_is_kept_nowhere_is_drawn_at_every_size_and_again_where_it_is_to_be_repeated(monkeypatch):
    drawn, keys = [], ["Enter", "Down", "Enter", "Enter", "R", None]

    def decide(pilot):
        drawn.append(pilot.window.scene())
        return keys.pop(0)

    pilot = silent(monkeypatch, decide, "Jo", "bot", game="tamashii", seed=3)
    letters = pilot.window._letters
    first, again = drawn[-2:]
    assert first.said[0].startswith("Position 1: ") and "Wish: " in first.said[0] and again.said == first.said
    for scene in (first, again):
        for window in ((800, 600), (1280, 800), (1920, 1080)):
            for size in (100, 200, 300):
                page = compose(scene, *window, size, letters.measure, letters.leading, lambda _: 1.5)
                assert scene.said[0] in " ".join(text.text for text in page.texts), (window, size)


def test_where_several_share_a_window_nothing_waits_between_a_move_and_the_hand_over(monkeypatch):
    waited = []

    def decide(pilot):
        waited.append(pilot.window.scene().focus)
        return "Enter" if len(waited) < 20 else None

    silent(monkeypatch, decide, "Jo", "Mia", game="kami", seed=3)
    assert any("Enter" in focus for focus in waited)
    assert not any(focus.startswith("Enter goes on") for focus in waited)
