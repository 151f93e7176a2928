"""Whole games in the window, by keys alone: the screen is never read, only what was spoken."""

import re
from random import Random

import pytest
from pilot import ENGLISH_CARDS, PLACED, Pilot, Spoken, following, sit, type_text

from accessible_games.play.commands import REGISTRY

CARDS = re.compile("|".join(ENGLISH_CARDS))
SHORT = {"target": 6}
FOODS = re.compile("tomato|corn|broccoli|mushroom|eggplant", re.IGNORECASE)
"""Kami to the end in some deals of those that fifteen points take."""


class Player:
    """Somebody who hears: walks each list once around before choosing, and never passes if there is more."""

    def __init__(self, at_hand_over=()):
        self.at_hand_over = tuple(at_hand_over)
        self.left = []
        self.walked = 0
        self.hand_overs = 0

    def __call__(self, pilot):
        heard = pilot.heard.last
        if heard.endswith("press Enter.") and not self.left:
            self.hand_overs += 1
            self.left = [*self.at_hand_over, "Enter"]
        if self.left:
            return self.left.pop(0)
        placed = PLACED.search(heard)
        if placed is None:
            return "Enter"  # hurries on
        number, count = int(placed[1]), int(placed[2])
        if self.walked < count:
            self.walked += 1
            return "Right"
        if heard.startswith("Pass") and count > 1 and number == 1:
            return "Right"
        self.walked = 0
        return "Enter"


def test_one_person_plays_a_whole_game_of_kami_against_bots_by_ear(monkeypatch):
    pilot = Pilot(monkeypatch, Player())
    table = sit(pilot, "Ana", "bot1", "bot2", "bot3", options=SHORT)
    assert not table.actors()
    texts = pilot.heard.texts
    assert any(
        "has won" in text or "win the game" in text or "wins the game" in text for text in texts[-6:]
    ), texts[-6:]
    assert any(text.startswith("You defend with") for text in texts)  # not by passing alone
    pilot.close()


@pytest.fixture(scope="module")
def hot_seat():
    with pytest.MonkeyPatch.context() as monkeypatch:
        player = Player(at_hand_over=("R", "H", "Tab", "Right", "F2", "C"))
        pilot = Pilot(monkeypatch, player)
        covered = []
        sleep = pilot._sleep

        def watch(milliseconds=0):
            moment = pilot.window.state.moment
            sleep(milliseconds)
            covered.append((moment, " ".join(pilot.drawn[-1].texts()), len(pilot.heard.log)))

        monkeypatch.setattr(pilot.window._screen, "sleep", watch)
        table = sit(pilot, "Ana:en:ear+screen", "Ben:en:ear", seed=2, options=SHORT)
        yield pilot, table, player, covered
        pilot.close()


def test_two_people_play_a_whole_game_of_kami_at_one_keyboard(hot_seat):
    pilot, table, player, _ = hot_seat
    assert not table.actors()
    assert player.hand_overs > 10


def hand_overs(log):
    """What was spoken from each hand-over to the purge that ends it."""
    inside = None
    for one in log:
        if isinstance(one, Spoken) and one.text.startswith("Pass the keyboard to"):
            inside = inside if inside is not None else []
        elif one == "purge" and inside is not None:
            yield inside
            inside = None
        if inside is not None and isinstance(one, Spoken):
            inside.append(one)


def test_between_two_players_nothing_private_is_spoken_or_repeated(hot_seat):
    pilot, _, player, _ = hot_seat
    parts = list(hand_overs(pilot.heard.log))
    assert len(parts) >= player.hand_overs
    for part in parts:
        assert not any(one.private for one in part)
        said = [one.text for one in part]
        assert all(
            text.startswith(("Pass the keyboard", "Waiting for", "Ana: press", "Ben: press")) for text in said
        ), said


def test_query_keys_at_a_hand_over_answer_only_who_is_waited_for(hot_seat):
    pilot, *_ = hot_seat
    part = next(part for part in hand_overs(pilot.heard.log) if len(part) > 3)
    assert [one.text.split(":")[0] for one in part if one.text.startswith("Waiting")] in (
        ["Waiting for Ana"] * 3, ["Waiting for Ben"] * 3,
    )  # fmt: skip


def test_between_two_players_no_private_line_list_or_hand_is_drawn(hot_seat):
    pilot, _, _, covered = hot_seat
    private = {one.text for one in pilot.heard.said if one.private}
    drawn = [text for moment, text, _ in covered if moment == "waiting"]
    assert drawn
    for text in drawn:
        assert "Your hand" not in text and "Hand:" not in text
        assert not [line for line in private if line in text]


def test_a_player_whose_private_lines_go_to_the_ear_has_nothing_of_them_on_the_screen(hot_seat):
    pilot, _, _, covered = hot_seat
    entries = {PLACED.sub("", one.text).rstrip(", ") for one in pilot.heard.said if one.private}
    entries = {entry for entry in entries if len(entry) > 8}
    ben = False
    for (moment, text, heard), (_, _, before) in zip(covered[1:], covered, strict=False):
        for one in pilot.heard.log[before:heard]:
            if isinstance(one, Spoken) and one.text.startswith("Pass the keyboard to"):
                ben = one.text.endswith("Ben.")
        if ben and moment in ("turn", "watching"):
            assert "Your turn" not in text and not re.search(r"\d of \d", text), text
            assert not [entry for entry in entries if entry in text], text


def test_private_lines_go_to_their_own_ear_and_public_ones_to_both(hot_seat):
    pilot, *_ = hot_seat
    for one in pilot.heard.said:
        assert one.private == (one.ear == "left"), one
        if re.search(r"^(Your hand|Your turn|\d cards? in hand)", one.text):
            assert one.private


@pytest.mark.parametrize("language", ["fr", "ja"])
def test_a_game_is_played_in_another_language_by_the_same_keys(monkeypatch, language):
    presses = iter(range(400))

    def decide(pilot):
        return "Enter" if next(presses, None) is not None else None

    pilot = Pilot(monkeypatch, decide)
    everybody = [f"{name}:{language}" for name in ("Ana", "bot1", "bot2", "bot3")]
    table = sit(pilot, *everybody, options=SHORT)
    assert not table.actors()
    assert {one.language for one in pilot.heard.said} == {language}
    pilot.close()


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("kameloot", 3, {}),
        ("tamashii", 2, {}),
        ("kamimai", 2, {}),
        ("magi_kitchen", 3, {"mode": "calm"}),
    ],
)
def test_every_other_game_comes_to_its_end_by_choosing_from_lists(monkeypatch, game, seats, options):
    pilot = Pilot(monkeypatch, lambda pilot: "Enter")
    bots = [f"bot{n}" for n in range(1, seats)]
    table = sit(pilot, "Ana", *bots, game=game, options=options)
    assert not table.actors()
    pilot.close()


KEYS = [key for command in REGISTRY for key in command.keys if command.id not in ("full-screen", "menu")]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", ["kami", "kameloot", "tamashii"])
def test_whatever_is_pressed_nothing_breaks_and_nothing_private_is_heard_between_two_players(
    monkeypatch, game, seed
):
    rng = Random(seed)
    left = iter(range(150))

    def decide(pilot):
        if next(left, None) is None:
            return None
        state = pilot.window.state
        if state.field is not None:
            return rng.choice(["Enter", "Escape", lambda: type_text("pass"), lambda: type_text("2")])
        if state.overlays and rng.random() < 0.5:
            return "Escape"
        return rng.choice([*KEYS, *["Enter"] * 20, *["Tab", "Right"] * 4])

    pilot = Pilot(monkeypatch, decide)
    sit(pilot, "Ana:en:ear", "Ben:en:ear+screen", "Cid:en:ear", game=game, seed=seed)
    for part in hand_overs(pilot.heard.log):
        assert not any(one.private for one in part)
    pilot.close()


def test_a_card_that_is_to_be_remembered_is_drawn_until_the_next_event_and_never_told_again(monkeypatch):
    asking = ["R", "L", "Y", "PageUp", "Ctrl+Home", "C"]
    keys = ["Enter", *asking, "Escape", "Escape", "End", "Enter", *asking]
    pilot = Pilot(monkeypatch, following(keys))
    sit(pilot, "Ana:en:ear", "Ben:en:ear", game="magi_kitchen", options={"mode": "calm", "first_player": 0})
    heard = [line.text for line in pilot.heard.log if isinstance(line, Spoken) and "tile" not in line.text]
    assert [text for text in heard if FOODS.search(text)] == ["Eggplant, Ana has 41 left."]
    logs = [[*scene.log, scene.news] for scene in pilot.drawn]
    assert any(log[-1] == "Eggplant, Ana has 41 left." for log in logs)
    assert not any(FOODS.search(text) for log in logs for text in log[:-1])
    assert "Ana turned over a card, and has 41 left." in logs[-1]
