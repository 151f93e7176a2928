"""The discard pile may not be consulted (KLT-14, R22): no side door tells what lies beneath its top."""

import io
import random
from contextlib import redirect_stdout

from accessible_games import cli
from accessible_games.engine import CHANCE
from accessible_games.engine.journal import Header, journal_lines
from accessible_games.narration.narrator import Narrator, PlayerName, Verbosity
from accessible_games.play.history import Entry, History
from tests.each import each
from tests.games.kameloot.tables import KAMELOOT, at, do, names, told

NAMES = [PlayerName(name) for name in ("Ana", "Ben", "Cleo", "Dan")]
POWERS = {
    "use ring 4": "ring",
    "use wand potion cloak": "wand",
    "use glove": "glove",
    "use potion 1": "potion",
    "use cloak": "cloak",
    "use scroll ring for wand of 1": "scroll",
}
HANDS = ["ring wand glove potion cloak scroll", "scroll", "potion", "cloak"]


def power(text, **options):
    state = at(
        options,
        hands=HANDS,
        taverns="owl cat owl cat",
        front=[{"ring": 1}, {"wand": 1}, {}, {}],
        discard="potion potion",
    )
    return state, do(state, 0, text)


@each("text", POWERS)
def test_klt_14_r22_a_history_keeps_that_a_power_was_used_and_not_which(text):
    _, events = power(text)
    for listener in (None, 0, 1):
        kept = [event.lasting() for event in told(events, listener)]
        assert names(event for event in kept if event is not None) == ["PowerSpent"]
    history = History((0, 1))
    for event in told(events):
        history.file(event)
    lines = [Narrator(NAMES, "en").tell(entry.event, None).text for entry in history.entries(0)]
    assert lines == ["Ana used a power."]
    history.refill(0, [Entry(event, None) for event in told(events)])
    assert len(history.entries(0)) == 1


@each("text", POWERS)
def test_klt_14_a_history_of_any_power_is_the_same(text):
    _, events = power(text)
    _, others = power("use cloak")
    assert [event.lasting() for event in told(events, 2)][:1] == [
        event.lasting() for event in told(others, 2)
    ][:1]


@each("text", POWERS)
def test_klt_a01_all_hear_at_once_which_power_was_used(text):
    _, events = power(text)
    for verbosity in Verbosity:
        line = Narrator(NAMES, "en", verbosity).tell(told(events)[0], None).text
        assert POWERS[text] in line


@each("text", POWERS)
def test_where_the_pile_may_be_consulted_a_history_keeps_everything(text):
    state, events = power(text, discard_review=True)
    assert [event.lasting() for event in events] == events
    view = state.view(1)
    assert view.discard is not None
    told_lines = [Narrator(NAMES, "en").tell(one, 1).text for one in KAMELOOT.answer(view, "table")]
    assert any("potion" in line and "In the discard pile" in line for line in told_lines)


def test_klt_14_a_view_holds_the_top_of_the_pile_and_its_size_alone():
    one = at(hands=HANDS, discard="ring glove cloak", draw_pile="scroll")
    other = at(hands=HANDS, discard="glove ring cloak", draw_pile="scroll")
    third = at(hands=HANDS, discard="potion potion cloak", draw_pile="scroll")
    for seat in (None, 0, 1):
        assert one.view(seat) == other.view(seat) == third.view(seat)
    view = one.view(2)
    assert view.discard_top.id == "cloak"
    assert (view.discard_size, view.discard) == (3, None)
    assert all("ring" not in repr(value) for value in (view.discard, view.sold_cards, view.last))
    answers = [
        Narrator(NAMES, "en").tell(fact, 2).text
        for query in KAMELOOT.queries
        for fact in KAMELOOT.answer(view, query)
    ]
    assert "On top of the discard pile: a cloak." in answers
    assert not any("glove" in line for line in answers)


def played(steps):
    """The lines of a journal of a random game of so many steps at most, and how many powers were used."""
    rng = random.Random(8)
    state = KAMELOOT.new_state(4, {}, {})
    players = [{"name": name.text, "language": "en"} for name in NAMES]
    done = []
    powers = 0
    while state.actors() and len(done) < steps:
        seat = state.actors()[0]
        action = state.due().sample(rng) if seat == CHANCE else rng.choice(state.legal_actions(seat))
        done.append((seat, action))
        state.apply(seat, action)
        powers += str(action).startswith("use")
    return journal_lines(Header("kameloot", 4, players=players), done), powers


def replayed(tmp_path, steps):
    lines, powers = played(steps)
    path = tmp_path / "game.jsonl"
    path.write_text("".join(lines), encoding="utf-8", newline="\n")
    path.chmod(0o600)
    out = io.StringIO()
    with redirect_stdout(out):
        assert cli.main(["replay", str(path), "--language", "en"]) == 0
    return out.getvalue(), powers


def test_r22_klt_14_the_log_of_a_game_that_goes_on_tells_no_discard(tmp_path):
    text, powers = replayed(tmp_path, 40)
    assert powers > 5
    assert text.count(" used a power.") == powers
    assert not any(
        f" uses {word}" in text for word in ("a magnet", "a two", "a six", "an ench", "a magic", "a perm")
    )
    assert " draws " not in text


def test_r22_the_log_of_a_finished_game_is_full(tmp_path):
    text, powers = replayed(tmp_path, 10_000)
    assert " used a power." not in text
    assert text.count(" uses a") == powers
    assert " draws " in text
