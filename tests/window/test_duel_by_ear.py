"""Duels of Magi Kitchen by somebody who has never read the rules, and presses only what was just said."""

import re

import pygame
import pytest
from live_table import LiveTable
from timeline import LETTER_SECONDS

from accessible_games.games.magi_kitchen.live.choices import Choices
from accessible_games.play.typed import EndOfInput
from accessible_games.window.realtime import RawTable, TimedCues

FOODS = ("tomato", "eggplant", "mushroom", "corn", "broccoli")
TURNED = re.compile(rf"({'|'.join(FOODS)})( potion)?, (.+?) (?:have|has) (?:none|\d+) left")
OWN = re.compile(r"[Yy]our key is ([A-Z])")
TAPS = re.compile(r"Tap ((?:short|long)(?:(?:, | and )(?:short|long))*):")
NAMED = re.compile(r"\b(Space|Enter|Escape)\b")
CONDITION = "if an ingredient lies open with its own potion"


class Listener:
    """Knows what was spoken, and nothing else; each key that it presses is named in the last two lines.

    Args:
        silence: seconds without a word or a key after which somebody who waits is stuck.
    """

    def __init__(self, silence=25.0):
        self.silence = silence
        self.lines = []
        self.whole = []
        self.counted = 0
        self.answered = None
        self.last = 0.0
        self.tops = {}
        self.pressed = []
        self.longest = 0.0

    def __call__(self, table):
        lines = self._heard(table)
        if lines != self.lines:
            for _, text in lines[max(0, len(self.lines) - 1) :]:
                self._learn(text)
            self.lines, self.last = lines, table.now
            keys = self._keys([text for _, text in lines[-2:]])
            if keys and (keys, lines[-1][0]) != self.answered:
                self.answered = keys, lines[-1][0]
                self.pressed.append((round(table.now, 2), keys))
                return keys
        if not table.voice.is_speaking():
            self.longest = max(self.longest, table.now - self.last)
            assert table.now - self.last < self.silence, (table.now, lines[-4:], self.pressed[-3:])
        return None

    def _heard(self, table):
        """The lines that began so far, each with its time; of the one that sounds what was said by now."""
        for one in table.voice.heard[self.counted :]:
            if one.what == "begins":
                self.whole.append((one.at - table.start, one.text))
        self.counted = len(table.voice.heard)
        if not (table.voice.is_speaking() and self.whole):
            return self.whole[:]
        at, text = self.whole[-1]
        return [*self.whole[:-1], (at, text[: max(0, int((table.now - at - 0.2) / LETTER_SECONDS))])]

    def _learn(self, text):
        """Remember which card lies open before whom, as it is told."""
        turned = TURNED.match(text.lower().removeprefix("bleached "))
        if turned:
            self.tops[turned[3]] = (turned[1], bool(turned[2]))
        taken = re.search(r"takes? \d+ cards? in front of (.+?), and", text)
        for who in re.split(r",? and |, ", taken[1]) if taken else ():
            self.tops.pop("you" if who == "Jo" else who.lower(), None)

    def _keys(self, two):
        last, both = two[-1], " ".join(two)
        own = OWN.search(both)
        foods = {food: digit for digit, food in re.findall(r"(\d) (tomato|eggplant|mushroom|corn|broccoli)", last)}
        taps = TAPS.search(last)
        if foods:
            return foods.get(self._match())
        if taps and own:
            return [f"{own[1]} {length}" if length == "long" else own[1] for length in re.findall("short|long", taps[1])]
        if own and CONDITION in both and self._match():
            return own[1]
        named = NAMED.search(last)
        return named[1] if named else None

    def _match(self):
        """A food that lies open with its own potion, as the condition says that is spoken."""
        open_now = set(self.tops.values())
        return next((food for food, potion in open_now if potion and (food, False) in open_now), None)


def kitchen(monkeypatch, decide, *specs, seed=2, **how):
    table = LiveTable(monkeypatch, decide, until=how.pop("until", 600.0))
    table.sit("Jo", *(specs or ("bot", "bot")), live=Choices(practised=True), seed=seed, **how)
    return table


def test_somebody_who_knows_only_what_was_just_said_wins_a_duel_within_ten_minutes(monkeypatch):
    listener = Listener()

    def until_a_win(table):
        if any(re.match(r"You take \d+ cards? in front of", text) for _, text in listener.lines[-3:]):
            raise EndOfInput
        return listener(table)

    table = kitchen(monkeypatch, until_a_win)
    assert any(text.startswith("You get") for _, text in listener.lines), listener.lines
    assert table.now < 600
    assert {"Space", "Q"} <= {key for _, keys in listener.pressed for key in ([keys] if isinstance(keys, str) else keys)}


def test_who_leaves_a_practice_is_at_its_entry_again(monkeypatch):
    keys, places = iter(["Down", "Enter", "Escape"]), []

    def decide(table):
        state = table.window.state
        asked = state.listing is not None and len(state.offered) == 5
        if table.voice.is_speaking() or not (asked or state.keys_waited):
            return None
        places.append(state.choices.index if asked else None)
        key = next(keys, None)
        if key is None:
            raise EndOfInput
        return key

    LiveTable(monkeypatch, decide, until=60.0).sit("Jo", "bot", live=Choices(), seed=2)
    assert places == [0, 1, None, 1]


class Pauser:
    """Goes on with Space until a card lies open that is followed by somebody's own, then opens something."""

    def __init__(self, key):
        self.key = key
        self.opened = self.closed = None
        self.count = None

    def __call__(self, table):
        view = table.table.view(None)
        if self.opened is None:
            if view.phase == "flip" and view.to_act == (0,) and not table.voice.is_speaking():
                return "Space"
            if view.phase == "duel" and not table.voice.is_speaking():
                self.opened, self.count = table.now, table.table.count
                return self.key
        elif self.closed is None and table.now > self.opened + 20:
            assert table.table.count == self.count, "the duel went on behind the menu"
            assert table.window.state.overlays
            self.closed = table.now
            return "Escape"
        return None


NOTHING = {
    "decks": [["tomato", "corn", "corn"], ["mushroom", "corn", "corn"]],
    "piles": [[], []],
    "to_act": 0,
    "phase": "flip",
}


@pytest.mark.parametrize("key", ["Escape", "F1"])
def test_a_menu_in_an_open_duel_lets_it_stand_still_and_it_is_opened_anew_for_all(monkeypatch, key):
    pauser = Pauser(key)
    table = kitchen(monkeypatch, pauser, "bot", position=NOTHING, until=70.0)
    said = [text for at, what, text in table.spoken() if what == "begins" and at >= pauser.opened - 0.01]
    assert "The duel stands still." in said
    first = next(text for text in said if "1 of" in text)
    assert first.startswith("Menu. Continue" if key == "Escape" else "Keys")
    if key == "F1":
        assert "Buzz: your key is A" in first
    after = [text for at, what, text in table.spoken() if what == "begins" and at >= pauser.closed - 0.01]
    assert "The duel goes on. It is open again from the sound of its card." in after
    assert table.voice.log.count("cue magi-kitchen-tomato") == 2
    assert "Nothing won." in after  # and the robot goes on with it


def test_a_key_that_comes_up_while_a_list_is_answered_counts_when_it_goes_down_again(monkeypatch):
    window = LiveTable(monkeypatch, lambda table: None)
    raw = RawTable(window.window, TimedCues(window.cues))
    down = {"key": pygame.K_SPACE, "scancode": 44, "mod": 0}
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, unicode="", **down))
    assert [edge.place for edge in raw.edges(0)] == ["Space"]
    pygame.event.post(pygame.event.Event(pygame.KEYUP, **down))
    window.window.next(0.01)  # the window's own loop takes it
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, unicode="", **down))
    assert [edge.place for edge in raw.edges(0)] == ["Space"]
    window.close()


def test_in_calm_mode_what_is_asked_is_told_again_after_four_seconds_with_the_keys_of_a_list(monkeypatch):
    table = kitchen(monkeypatch, lambda table: None, "bot", position=NOTHING, options={"mode": "calm"}, until=40.0)
    said = [(at, text) for at, what, text in table.spoken() if what == "begins"]
    ends = [at for at, what, text in table.spoken() if what == "ends"]
    (again, text) = next(one for one in said if "Enter chooses" in one[1])
    assert text == "Turn a card. The arrows go through the list, Enter chooses."
    before = max(at for at in ends if at < again)
    assert 3.5 <= again - before <= 5.0  # it looks up every half second
    assert sum("Enter chooses" in text for _, text in said) == 1  # nobody is nagged


def test_no_robot_turns_over_a_card_while_the_menu_is_open(monkeypatch):
    counts = []

    def decide(table):
        if not counts and table.table.view(None).phase == "flip":
            counts.append(table.table.count)
            return "Escape"
        if len(counts) == 1 and table.now > 20:
            counts.append(table.table.count)
            return "Escape"
        return None

    table = kitchen(monkeypatch, decide, "bot", position=NOTHING | {"to_act": 1}, until=35.0)
    assert counts[0] == counts[1] < table.table.count


def test_f1_lists_no_command_whose_letter_a_player_presses_and_the_others_do_what_it_says(monkeypatch):
    seen = {}

    def decide(table):
        state = table.window.state
        if state.overlays and "listed" not in seen:
            seen["listed"] = [entry.phrase.text for entry in state.overlays[-1].shown]
            return "Escape"
        if "listed" not in seen:
            return "F1" if state.keys_waited is not None else None
        if "card" not in seen:
            seen["card"] = len(table.voice.heard)
            return "K"
        raise EndOfInput

    table = kitchen(monkeypatch, decide, "Ben")
    live = " ".join(seen["listed"])
    assert "Key K: what this card is and does" in live and "Key C:" in live
    assert "Key A:" not in live and "Key L:" not in live
    said = [one.text for one in table.voice.heard[seen["card"] :]]
    assert any(text.startswith("No card is in focus.") for text in said), said
