"""Every event has its cue or says that it has none, and no cue tells what is hidden."""

import pytest
from fact_samples import all_facts, few_samples

from accessible_games.engine import HIDDEN, Event, NotReadable, NotYourTurn, Sealed, Seat
from accessible_games.games import GAMES, get_game
from accessible_games.games.kami.cards import Card
from accessible_games.games.kami.events import Attacked, CardHidden, Defended, GameWon, Passed, RoundWon
from accessible_games.games.kami.refusals import WrongDefence
from accessible_games.narration.cues import SILENT, check_row, cue_for, cue_rows
from accessible_games.narration.wording import package_of
from audio.packs import own_pack
from tests.each import each

FACTS = [cls for classes in all_facts().values() for cls in classes]
EVENTS = [cls for cls in FACTS if issubclass(cls, Event)]
SECRET = [cls for cls in EVENTS if any("Sealed" in hint for hint in cls.field_types.values())]


@each("cls", EVENTS)
def test_every_event_has_a_row_that_always_fits(cls):
    rows = cue_rows(package_of(cls)).get(cls.key, ())
    assert any(row.keys() == {"fact", "play"} for row in rows)


@each("cls", FACTS)
def test_no_row_depends_on_a_field_that_can_be_hidden(cls):
    for row in cue_rows(package_of(cls)).get(cls.key, ()):
        check_row(cls, row)


@pytest.mark.parametrize("name", GAMES)
def test_every_row_is_about_a_fact_that_there_is(name):
    known = {cls.key for cls in all_facts()[name]}
    assert cue_rows(f"accessible_games.games.{name}").keys() <= known


@pytest.mark.parametrize("cls", SECRET, ids=lambda cls: cls.key)
def test_all_listeners_of_an_event_with_a_secret_hear_the_same_cue(cls):
    assert len({cue_for(sample) for sample in few_samples(cls)}) == 1


def test_a_row_on_a_hidden_field_is_refused():
    with pytest.raises(ValueError, match="can be hidden"):
        check_row(CardHidden, {"fact": "card-hidden", "card": "tower", "play": "kami-attack-tower"})
    with pytest.raises(ValueError, match="no field kind"):
        check_row(Passed, {"fact": "passed", "kind": 1, "play": "kami-pass"})


def test_the_cues_of_kami():
    assert cue_for(Attacked(Seat(0), Card.LANCER, 2, 0, 6)) == "kami-attack-lancer"
    assert cue_for(Attacked(Seat(0), Card.EMPRESS, 5, 0, 6)) == "kami-attack-empress"
    assert cue_for(Defended(Seat(0), Card.EMPRESS, 0)) == "kami-defend-empress"
    assert cue_for(Defended(Seat(0), Card.TOWER, 0)) == "kami-defend-tower"
    assert (
        cue_for(CardHidden(Seat(0), Card.EMPRESS, 0))
        == cue_for(CardHidden(Seat(0), HIDDEN, 0))
        == "kami-hide"
    )
    assert cue_for(RoundWon(Seat(0), Seat(0), Card.GOLD, 6, True, ())) == "kami-master-strike"
    assert cue_for(RoundWon(Seat(0), Seat(0), Card.GOLD, 3, False, ())) == "kami-round-won"


def test_the_end_sounds_by_side_and_as_a_fanfare_at_the_table():
    won = GameWon(Seat(0), Seat(2), 15)
    assert [cue_for(won, seat) for seat in (Seat(0), Seat(1), Seat(2), None)] == ["won", "lost", "won", "won"]


def test_refusals_sound_by_their_kind():
    assert cue_for(NotReadable("x")) == "refused-notation"
    assert cue_for(NotYourTurn(Seat(1))) == "refused-now"
    assert cue_for(WrongDefence(Card.LANCER, Card.TOWER)) == "refused-rule"


def test_a_cue_never_looks_into_a_seal():
    assert cue_for(CardHidden(Seat(0), Sealed(Card.TOWER, (Seat(0),)), 0)) == "kami-hide"


def test_every_cue_is_a_sound_of_the_pack():
    known = own_pack().keys()
    packages = [f"accessible_games.games.{name}" for name in GAMES] + ["accessible_games.play"]
    played = {row["play"] for package in packages for rows in cue_rows(package).values() for row in rows}
    refusals = [cls for name in GAMES for cls in get_game(name).refusals]
    refused = {cue_for(sample) for cls in refusals for sample in few_samples(cls)}
    assert (played | refused) - {SILENT} <= known
