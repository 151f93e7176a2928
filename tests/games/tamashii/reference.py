"""Tamashii once more, written straight from the ledger with words and lists, as slow as it likes.

It shares no code with the program: two writers who agree on every move of thousands of games are
unlikely to have misread the same rule.
"""

from __future__ import annotations

COLOURS = ("blue", "pink", "green")
WANTS = {
    "elsa": ["blue"] * 3,
    "kristoff": ["green"] * 3,
    "sven": ["pink"] * 3,
    "anna": ["blue"] * 2 + ["pink"] * 2,
    "olaf": ["blue", "pink", "green"],
    "trolls": ["blue", "pink", "green", "green"],
}
OWN_COLOUR = {"elsa": "blue", "kristoff": "green", "sven": "pink"}
LEFT_OUT = {
    "beginner": [],
    "easy": ["red"],
    "standard": ["blue", "pink", "green", "red"],
    "difficult": ["blue", "green", "pink"],
    "expert": ["blue", "green", "pink"] * 2,
}


class Reference:
    """A game of Tamashii that answers in words; positions count from 1."""

    def __init__(self, seats, level="standard"):
        self.n, self.level = seats, level
        self.bag = ["blue"] * 10 + ["pink"] * 10 + ["green"] * 10 + ["red"] * 2
        self.out = []
        for gem in LEFT_OUT[level]:
            self.bag.remove(gem)
            self.out.append(gem)
        self.cards = {}
        self.up = set()
        self.on = {position: [] for position in range(1, 7)}
        self.hand = []
        self.seat = None
        self.waits = "layout"
        self.at = None

    # -- chance

    def layout(self, characters):
        self.cards = dict(enumerate(characters, 1))
        self.waits = "starter"

    def starter(self, seat):
        self.seat = seat
        self.open_turn()

    def gem(self, colour):
        self.bag.remove(colour)
        self.hand.append(colour)
        self.waits = "draw"
        if colour == "red" and self.level != "beginner":
            self.bag += self.hand
            self.hand = []
            self.close_turn()

    def remove(self, colour):
        if colour != "red":
            self.bag.remove(colour)
            self.out.append(colour)
            self.next_seat()

    # -- turns

    def open_turn(self):
        self.waits = "turn" if self.can_go_on() else "over"

    def close_turn(self):
        if any(gem != "red" for gem in self.bag):
            self.waits = "removal"
        else:
            self.next_seat()

    def next_seat(self):
        self.seat = (self.seat + 1) % self.n
        self.open_turn()

    def can_go_on(self):
        givable = [gem for gem in self.bag if gem != "red" or self.level == "beginner"]
        down = [position for position in self.on if position not in self.up]
        return bool(givable) and any(self.enough(p, self.on[p] + self.bag) for p in down)

    def enough(self, position, gems):
        left = list(gems)
        missing = 0
        for gem in WANTS[self.cards[position]]:
            if gem in left:
                left.remove(gem)
            else:
                missing += 1
        jokers = gems.count("red") if self.level == "beginner" else 0
        return missing <= jokers

    # -- what may be done

    def legal(self, seat):
        if seat != self.seat:
            return set()
        down = [position for position in self.on if position not in self.up]
        looks = {f"look {position}" for position in down}
        if self.waits == "turn":
            return {"draw"} | looks
        if self.waits == "draw":
            return {f"give {position}" for position in down} | ({"draw"} if self.bag else set())
        if self.waits == "look":
            return looks
        return {"flip": {"flip", "leave"}, "effect": {"effect", "no effect"}}.get(self.waits, set())

    # -- what it does

    def play(self, text):
        verb, _, number = text.partition(" ")
        if verb == "look":
            self.close_turn()
        elif verb == "draw":
            self.waits = "gem"
        elif verb == "give":
            self.at = int(number)
            self.on[self.at] += self.hand
            self.hand = []
            self.waits = "flip"
        elif verb == "flip":
            self.flip()
        elif verb == "effect":
            self.effect(self.cards[self.at])
        else:  # leave, no effect
            self.close_turn()

    def flip(self):
        if not self.enough(self.at, self.on[self.at]):
            self.out += self.on[self.at]
            self.on[self.at] = []
            self.close_turn()
            return
        self.up.add(self.at)
        if len(self.up) == 6:
            self.waits = "over"
        elif self.level == "beginner":
            self.close_turn()
        else:
            self.waits = "effect"

    def effect(self, character):
        own = self.on[self.at]
        if character == "anna":
            self.waits = "look"
            return
        if character == "trolls" and "red" in self.bag:
            self.bag.remove("red")
            self.out.append("red")
        elif character == "olaf":
            self.bag += own
            self.on[self.at] = []
        elif character in OWN_COLOUR:
            for _ in range(2):
                colour = OWN_COLOUR[character]
                source = own if colour in own else self.out
                if colour in source:
                    source.remove(colour)
                    self.bag.append(colour)
        self.close_turn()
