"""Duels of Magi Kitchen by somebody who has never read the rules, and presses only what was just said."""

import re
from itertools import pairwise

import pytest
from live_table import LiveTable

from accessible_games.games.magi_kitchen.live.choices import Choices

FOODS = ("tomato", "eggplant", "mushroom", "corn", "broccoli")
TURNED = re.compile(rf"({'|'.join(FOODS)})( potion)?, (.+?) (?:have|has) (?:none|\d+) left")
OWN = re.compile(r"[Yy]our key is ([A-Z])")
TAPS = re.compile(r"Tap ((?:short|long)(?:(?:, | and )(?:short|long))*):")
NAMED = re.compile(r"\b(Space|Enter|Escape)\b")
CONDITION = "If an ingredient lies open with its own potion"


class Listener:
    """Knows what was spoken, and nothing else; each key that it presses is named in the last two lines.

    Args:
        silence: seconds without a word or a key after which somebody who waits is stuck.
    """

    def __init__(self, silence=25.0):
        self.silence = silence
        self.answered = 0
        self.last = 0.0
        self.tops = {}
        self.pressed = []
        self.longest = 0.0

    def __call__(self, table):
        lines = [(at, text) for at, what, text in table.spoken() if what in ("ends", "stops")]
        if len(lines) > self.answered:
            for _, text in lines[self.answered :]:
                self._learn(text)
            self.answered, self.last = len(lines), table.now
            keys = self._keys([text for _, text in lines[-2:]])
            if keys:
                self.pressed.append((round(table.now, 2), keys))
            return keys
        if not table.voice.is_speaking():
            self.longest = max(self.longest, table.now - self.last)
            assert table.now - self.last < self.silence, (table.now, lines[-4:], self.pressed[-3:])
        return None

    def _learn(self, text):
        """Remember which card lies open before whom, as it is told."""
        turned = TURNED.match(text.lower().removeprefix("bleached "))
        if turned:
            self.tops[turned[3]] = (turned[1], bool(turned[2]))
        taken = re.search(r"takes? \d+ cards? from (.+?), and", text)
        for who in re.split(r",? and |, ", taken[1]) if taken else ():
            self.tops.pop("you" if who == "Jo" else who.lower(), None)

    def _keys(self, two):
        last, both = two[-1], " ".join(two)
        own = OWN.search(both)
        foods = {food: digit for digit, food in re.findall(r"(\d) (tomato|eggplant|mushroom|corn|broccoli)", last)}
        taps = TAPS.search(last)
        if foods:
            return foods[self._match() or "tomato"]
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


@pytest.mark.parametrize("seed", [1, 2, 3, 8])
def test_debug(monkeypatch, seed):
    listener = Listener()
    table = LiveTable(monkeypatch, listener, until=600)
    table.sit("Jo", "bot", live=Choices(practised=True), seed=seed)
    wins = [one for one in table.spoken() if one[1] == "begins" and "You get" in one[2]]
    mis = [one for one in table.spoken() if one[1] == "begins" and "Misfire" in one[2]]
    bot = [one for one in table.spoken() if one[1] == "begins" and "bot get" in one[2]]
    print(seed, len(wins), len(mis), len(bot), listener.longest, [w[0] for w in wins][:3], table.now)
