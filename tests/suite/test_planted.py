"""The suite passes a clean toy game, and finds each fault that is planted in it."""

from random import Random

import pytest
from toy import COPIES, Toy

from accessible_games.bots.counsel import Advice
from accessible_games.engine import Event, Sealed, Seat
from accessible_games.games import get_game
from accessible_games.games.magi_kitchen import answers
from accessible_games.games.magi_kitchen.counsel import Counsel
from accessible_games.hosting.device import Device
from accessible_games.play.advising import Question
from accessible_games.play.history import Entry, History
from accessible_games.testing import Case, SuiteError, suite_of
from accessible_games.testing.advice import check_advice
from accessible_games.testing.completeness import check_cues
from accessible_games.testing.hotseat import check_hot_seat
from accessible_games.testing.memory import check_memory
from accessible_games.testing.secrecy import check_secrets
from accessible_games.testing.universe import Universe
from tests.each import each

# It lies in Kami's folder, whose adviser knows nothing of its views.
CLEAN = [check for check in suite_of(Toy(), COPIES) if not check.name.endswith(": advice")]


@pytest.mark.parametrize("check", CLEAN, ids=[check.name for check in CLEAN])
def test_a_clean_game_passes(check):
    if check.name.endswith(("heard right", "words: topics", "words: messages")) or "lesson" in check.name:
        pytest.skip("the toy borrows Kami's words, more than it needs, and Kami is held to them")
    if check.name.endswith("floors: arrows"):
        pytest.skip("the toy has no folder of its own")
    check.run()


# Fault -> the check that must find it, and a part of what it must say.
FAULTS = {
    "event": ("secrets", "something hidden|only in what is hidden"),
    "event about another hand": ("secrets", "depends on what is hidden"),
    "a reveal is not marked": ("secrets", "no event of it `reveals`"),
    "legal list": ("secrets", "list of legal actions"),
    "refusal": ("secrets", "the answer to"),
    "view": ("secrets", "sound the same"),
    "silence": ("silence", "hears nothing"),
    "a seal opens for all": ("secrets", "differ only in what is hidden"),
    "the bot is shown the truth": ("hidden cards vary", "every imagined world has it as it is"),
    "copies share a hand": ("copies", "on a copy changed the original"),
    "recording changes something": ("copies", "when its events are recorded"),
    "refusal changes something": ("legality", "changed the state"),
    "an action is not listed": ("legality", "is not listed"),
    "notation": ("legality", "cannot be read back"),
    "a card is lost": ("cards", "cards are lost or doubled"),
    "a position forgets": ("positions", "other legal actions"),
    "an event never happens": ("every event happens", "LeadReturned"),
}


@each("fault", FAULTS)
def test_a_planted_fault_is_found_by_the_check_that_is_for_it(fault):
    wanted, words = FAULTS[fault]
    found = [check for check in suite_of(Toy(fault), COPIES) if check.name.endswith(f"s: {wanted}")]
    found = found or [check for check in suite_of(Toy(fault), COPIES) if wanted in check.name]
    with pytest.raises(SuiteError, match=words):
        found[0].run()


@pytest.mark.parametrize(("game", "seats"), [(Toy(), 2), (get_game("kameloot"), 3)], ids=["toy", "kameloot"])
def test_a_history_that_survives_the_hand_over_is_found(monkeypatch, game, seats):
    """In Kameloot only the first hands stay in a history at all."""

    def file_for_all(self, event, listener=None):
        if (kept := event.lasting()) is not None:
            for part in self._parts.values():
                part.append(Entry(kept, listener))

    monkeypatch.setattr(History, "file", file_for_all)
    with pytest.raises(SuiteError, match="at one keyboard .* seat . (reads|hears)"):
        check_hot_seat(Case(game, seats), Universe(game), Random(1))


CALM = Case(get_game("magi_kitchen"), 4, {"mode": "calm"})


@pytest.mark.parametrize(
    "case", [CALM, Case(get_game("tamashii"), 3), Case(get_game("kameloot"), 4)], ids=str
)
def test_a_history_that_keeps_what_is_to_be_remembered_is_found(monkeypatch, case):
    monkeypatch.setattr(History, "file", file_whole)
    with pytest.raises(SuiteError, match="can be had again: asked "):
        check_memory(case, Random(1))


def file_whole(self, event, listener=None):
    for part in self._parts if listener is None else (listener,):
        self._parts[part].append(Entry(event, listener))


def tops(view):
    return [answers.TopsAre(tuple(answers.TopOf(Seat(n), top, "") for n, top in enumerate(view.tops)))]


def told_in_a_query(monkeypatch):
    monkeypatch.setattr(type(CALM.game), "answer", staticmethod(lambda view, query: tops(view)))


def told_to_whoever_watches(monkeypatch):
    answer = type(CALM.game).answer
    told = staticmethod(lambda view, query: tops(view) if view.seat is None else answer(view, query))
    monkeypatch.setattr(type(CALM.game), "answer", told)


def told_when_a_game_is_gone_on_with(monkeypatch):
    def refill(self, seat, entries):
        self._parts[seat][:] = entries

    monkeypatch.setattr(History, "refill", refill)


def left_on_a_page_that_is_loaded_anew(monkeypatch):
    monkeypatch.setattr(Device, "pass_on", lambda self: None)


def told_by_a_hint(monkeypatch):
    monkeypatch.setattr(Question, "think", lambda self: Advice(None, tops(self.view)[0]))


@pytest.mark.parametrize(
    ("leak", "words"),
    [
        (told_in_a_query, "asked at the keyboard by"),
        (told_by_a_hint, "asked at the keyboard by 'hint'"),
        (told_when_a_game_is_gone_on_with, "asked in a game that is gone on with by"),
        (left_on_a_page_that_is_loaded_anew, "asked at a device of one's own by ''"),
        (told_to_whoever_watches, "asked by somebody who watches by"),
    ],
    ids=lambda leak: getattr(leak, "__name__", ""),
)
def test_what_is_to_be_remembered_is_found_wherever_it_can_be_had_again(monkeypatch, leak, words):
    leak(monkeypatch)
    with pytest.raises(SuiteError, match=f"can be had again: {words}"):
        check_memory(CALM, Random(1))


def test_advice_that_fails_at_one_kind_of_decision_is_found(monkeypatch):
    nothing_left = lambda self, view: view.but(piles=tuple(() for _ in view.piles))  # noqa: E731
    monkeypatch.setattr(Counsel, "seen", nothing_left)
    with pytest.raises(SuiteError, match="cannot be advised: IndexError"):
        check_advice(Case(get_game("magi_kitchen"), 3, {"mode": "calm"}), Random(1))


class Weighed(Event):
    """A card was weighed; how heavy it is only one seat knows."""

    seat: Seat
    weight: Sealed[int] | int


def test_a_cue_that_follows_a_hidden_field_is_found(monkeypatch):
    toy = Toy()
    toy.events = (Weighed,)
    rows = {
        "weighed": ({"fact": "weighed", "weight": 3, "play": "gong"}, {"fact": "weighed", "play": "silent"})
    }
    monkeypatch.setattr("accessible_games.testing.completeness.cue_rows", lambda package: rows)
    with pytest.raises(SuiteError, match="weight can be hidden"):
        check_cues(toy)


def test_an_event_without_a_cue_or_the_word_silent_is_found(monkeypatch):
    monkeypatch.setattr("accessible_games.testing.completeness.cue_rows", lambda package: {})
    toy = Toy()
    toy.events = (Weighed,)
    with pytest.raises(SuiteError, match="weighed has no cue"):
        check_cues(toy)


def test_a_failure_names_the_case_and_the_actions_that_lead_to_it():
    toy = Toy("event")
    with pytest.raises(SuiteError, match=r"kami 2 players: .*after \d+ actions: -1 'deal .*"):
        check_secrets(Case(toy, 2), Universe(toy), Random(1))
