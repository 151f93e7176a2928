"""Kameloot written a second time, from the ledger alone, in words and lists and with no speed in mind.

It shares no code with the program; random games must agree with it move by move.
"""

NUMBER = {"ring": 2, "wand": 3, "glove": 4, "potion": 5, "cloak": 6, "scroll": 7}
KINDS = list(NUMBER)
NAMED = {number: kind for kind, number in NUMBER.items()}


class Reference:
    """Cards in front of a player are pairs: (what is printed, what it counts as)."""

    def __init__(
        self,
        seats,
        start_tavern="flip",
        ring_can_take_itself=True,
        illegal_if_no_effect=("wand", "scroll"),
        first_player="random",
        **_,
    ):
        self.n = seats
        self.itself = ring_can_take_itself
        self.illegal = illegal_if_no_effect
        self.first_player = first_player
        self.taverns = [None] * seats
        self.hands = [[] for _ in range(seats)]
        self.fronts = [[] for _ in range(seats)]
        self.coins = [0] * seats
        self.pile, self.discard, self.sold = [], [], []
        self.first, self.turn, self.last = 0, None, None
        self.over = False

    # -- what chance and choices do

    def flip(self, taverns):
        self.taverns = list(taverns)

    def begin(self, first):
        self.first = self.turn = first

    def choose(self, seat, tavern):
        self.taverns[seat] = tavern
        self.turn = (seat + 1) % self.n

    # -- what is legal

    def own_kinds(self, seat):
        return sorted({kind for _, kind in self.fronts[seat]})

    def legal(self, seat):
        hand = self.hands[seat]
        moves = set()
        horns = hand.count("unicorn")
        for kind in set(hand) - {"unicorn"}:
            for n in range(1, hand.count(kind) + 1):
                for more in range(horns + 1):
                    moves.add(" ".join(["play", *[kind] * n, *["unicorn"] * more]))
        for kind in self.own_kinds(seat):
            for n in range(1, horns + 1):
                moves.add(" ".join(["play", *["unicorn"] * n, "as", kind]))
        if "ring" in hand:
            moves |= {f"use ring {number}" for number in NAMED}
        if "wand" in hand:
            moves |= self.wands(seat) or ({"use wand"} if "wand" not in self.illegal else set())
        moves |= {f"use {kind}" for kind in ("glove", "cloak") if kind in hand}
        if "potion" in hand:
            moves |= {f"use potion {other}" for other in range(self.n) if other != seat}
        if "scroll" in hand:
            moves |= self.swaps(seat) or ({"use scroll"} if "scroll" not in self.illegal else set())
        return moves or {"pass"}

    def wands(self, seat):
        left = list(self.hands[seat])
        left.remove("wand")
        moves = set()
        objects = sorted(set(left) - {"unicorn"})
        for one in objects:
            moves |= {f"use wand {one} {other}" for other in objects if one < other}
            if "unicorn" in left:
                moves |= {f"use wand {one} unicorn as {kind}" for kind in self.own_kinds(seat) if kind != one}
        return moves

    def swaps(self, seat):
        return {
            f"use scroll {own} for {theirs} of {other}"
            for other in range(self.n)
            if other != seat
            for own in self.own_kinds(seat)
            for theirs in self.own_kinds(other)
            if own != theirs
        }

    # -- a turn

    def do(self, seat, text):
        words = text.split()
        self.sold = []
        if words[0] == "play":
            self.place(seat, words[1:])
        elif words[0] == "use":
            self.power(seat, words[1], words[2:])
        self.sell(seat)
        while len(self.hands[seat]) < 4 and self.pile:
            self.hands[seat].append(self.pile.pop(0))
        self.next_turn(seat)

    def place(self, seat, words):
        cards = words[: words.index("as")] if "as" in words else words
        kind = words[-1] if "as" in words else words[0]
        for card in cards:
            self.hands[seat].remove(card)
            self.fronts[seat].append((card, kind))

    def power(self, seat, card, rest):
        self.hands[seat].remove(card)
        if card == "ring":
            kind = NAMED[int(rest[0])]
            if self.itself:
                self.discard.append("ring")
            self.fronts[seat] += [(kind, kind)] * self.discard.count(kind)
            self.discard = [one for one in self.discard if one != kind]
            if not self.itself:
                self.discard.append("ring")
            return
        self.discard.append(card)
        if card == "wand" and rest:
            self.place(seat, rest[:1])
            self.place(seat, rest[1:])
        elif card == "glove":
            drawn, self.pile = self.pile[:2], self.pile[2:]
            self.hands[seat] += drawn
        elif card == "potion":
            self.turn_over(int(rest[0]))
        elif card == "cloak":
            self.turn_over(seat)
        elif card == "scroll" and rest:
            own, theirs, other = rest[0], rest[2], int(rest[4])
            given = [pair for pair in self.fronts[seat] if pair[1] == own]
            taken = [pair for pair in self.fronts[other] if pair[1] == theirs]
            self.fronts[seat] = [pair for pair in self.fronts[seat] if pair[1] != own] + taken
            self.fronts[other] = [pair for pair in self.fronts[other] if pair[1] != theirs] + given

    def turn_over(self, seat):
        self.taverns[seat] = "cat" if self.taverns[seat] == "owl" else "owl"

    def sell(self, seat):
        order = [(seat + step) % self.n for step in range(self.n)]
        members = [one for one in order if self.taverns[one] == self.taverns[seat]]
        for kind in KINDS:
            lying = sum(pair[1] == kind for one in members for pair in self.fronts[one])
            if lying < NUMBER[kind]:
                continue
            got = [0] * self.n
            for coin in range(lying):
                got[members[coin % len(members)]] += 1
            for one in members:
                self.fronts[one] = [pair for pair in self.fronts[one] if pair[1] != kind]
            self.coins = [have + more for have, more in zip(self.coins, got, strict=True)]
            self.sold.append({"kind": kind, "coins": got})

    def next_turn(self, seat):
        if self.last is None and len(self.hands[seat]) < 4:
            self.last = []
            following = (seat + 1) % self.n
            while following != self.first:
                self.last.append(following)
                following = (following + 1) % self.n
        elif self.last is not None:
            self.last.pop(0)
        if self.last is not None:
            self.over = not self.last
            self.turn = self.last[0] if self.last else None
        else:
            self.turn = (seat + 1) % self.n

    def winners(self):
        return [seat for seat in range(self.n) if self.over and self.coins[seat] == max(self.coins)]

    def expected(self):
        """The keys of a scenario's `expect`, as the notation page defines them."""
        keys = {
            "taverns": [tavern or "" for tavern in self.taverns],
            "hands": [sorted(hand, key=[*KINDS, "unicorn"].index) for hand in self.hands],
            "front": [self.counts(front) for front in self.fronts],
            "front_unicorns": [
                self.counts([pair for pair in front if pair[0] == "unicorn"]) for front in self.fronts
            ],
            "coins": self.coins,
            "scores": self.coins,
            "draw_pile": self.pile,
            "draw_pile_size": len(self.pile),
            "discard": self.discard,
            "discard_top": self.discard[-1] if self.discard else "",
            "hand_sizes": [len(hand) for hand in self.hands],
            "first_player": self.first,
            "to_act": [] if self.turn is None else [self.turn],
            "sold": self.sold,
            "triggered": self.last is not None,
            "over": self.over,
            "winners": self.winners(),
        }
        if self.last is not None:
            keys["last_turns"] = self.last
        return keys

    @staticmethod
    def counts(front):
        return {kind: n for kind in KINDS if (n := sum(pair[1] == kind for pair in front))}
