"""A second writing of KamiMaï's rules, from the ledger alone: plain words and lists, no speed.

It shares nothing with the program; games are played in both and must agree on everything.
"""

from itertools import combinations, permutations, product

ELEMENTS = ["water", "fire", "earth", "air"]
COLOURS = {"blue": "water", "grey": "air", "red": "fire", "green": "earth"}
GUARDIANS = [f"guardian_{colour}" for colour in COLOURS]
FAIRIES = [f"fairy_{element}" for element in ("water", "fire", "earth", "air")]
ORDER = [*ELEMENTS, *GUARDIANS, *FAIRIES, "wolf", "sprite", "dragonflies", "mouse"]
DECK = [*ELEMENTS * 12, *GUARDIANS * 2, *FAIRIES, "wolf", "sprite", "dragonflies", "mouse"]
CARD_RISK = [2, 1, 1, 2, 3, 5, 8, 12, 17, 23, 30, 38, 47]
LEVELS = {
    1: [("A", "none", "water fire"), ("B", "blessing", "earth air team"),
        ("C", "curse_discard", "water fire earth air")],
    2: [("A", "blessing", "water earth"), ("B", "curse_discard", "fire air team"),
        ("C", "curse_colour", "water earth air"), ("D", "curse_energy", "fire earth team")],
    3: [("A", "curse_discard", "earth fire team"), ("B", "blessing", "water air"),
        ("C", "curse_colour", "water fire team"), ("D", "curse_energy", "earth air fire"),
        ("E", "curse_energy", "air water team")],
}  # fmt: skip


def in_order(cards):
    return sorted(cards, key=ORDER.index)


def without(cards, gone):
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def loose(cards):
    return [card for card in cards if card not in GUARDIANS]


def guardians(cards):
    return [card for card in cards if card in GUARDIANS]


class Reference:
    def __init__(self, seats, level=1, mode="normal", adventure=False, blessing_requires_guardian=True):
        self.seats, self.mode, self.adventure = seats, mode, adventure
        self.needs_guardian = blessing_requires_guardian
        self.limit = 6 if seats == 1 else 4
        self.deck = [card for card in DECK if seats > 1 or card != "dragonflies"]
        self.energy = 6 if mode == "easy" else 5
        self.activator = 0
        self.reserves = [[] for _ in range(seats)]
        self.discard, self.left, self.right = [], [], []
        self.phase, self.wait = "setup", "rebuild all"
        self.won = False
        self.face(level)
        self.fresh_turn()

    def face(self, level):
        self.level = level
        self.zones = {zone: (effect, spells.split()) for zone, effect, spells in LEVELS[level]}
        self.open = {zone: list(spells) for zone, (_, spells) in self.zones.items()}
        self.targeted = "A" if level == 1 else ""
        self.sealed = []

    def fresh_turn(self):
        self.drawn, self.guardian, self.collapsed = [], "", False
        self.owing, self.takers, self.transfers, self.giver = [], [], 0, None

    # -- what can be seen -------------------------------------------------------------------

    def expected(self):
        return {
            "phase": self.phase,
            "level": self.level,
            "energy": self.energy,
            "activator": self.activator,
            "targeted": self.targeted,
            "sealed": self.sealed,
            "reserves": [in_order(reserve) for reserve in self.reserves],
            "drawn": in_order(self.drawn),
            "discard": in_order(self.discard),
            "grimoire": {"left": self.left, "right": self.right},
            "collapsed": self.collapsed,
            "to_act": self.to_act(),
            "over": self.phase == "over",
            "won": self.won,
            "risk_left": self.risk("left"),
            "risk_right": self.risk("right"),
            "outer": self.outer(),
            "castable": self.castable(),
            "guardian": self.guardian,
        }

    def to_act(self):
        if self.phase == "over" or self.wait:
            return []
        if self.phase == "curse":
            return [self.owing[0]]
        if self.phase == "take":
            return [self.takers[0]]
        if self.phase == "give" and self.giver is not None:
            return [self.giver]
        return [self.activator]

    def colours_held(self):
        return [c for c in COLOURS if f"guardian_{c}" in self.reserves[self.activator]]

    def outer(self):
        hidden = self.phase == "over" or self.collapsed or self.wait in (
            "roll card", "rebuild all", "rebuild sheet", "starter", "rebuild turn", "rebuild fallen", "rebuild hard",
        )  # fmt: skip
        if self.phase in ("target", "draw") and not hidden:
            hidden = self.guardian == "grey" or (not self.guardian and "grey" in self.colours_held())
        if hidden:
            return ["", ""]
        return [half[0] if half else "" for half in (self.left, self.right)]

    def risk(self, half, taken=0):
        """Per cent for the next card of a half, or (taken) for the one just taken."""
        left, right = len(self.left), len(self.right)
        if not taken:
            if not (left if half == "left" else right):
                return 0
            left, right = (left - 1, right) if half == "left" else (left, right - 1)
        number = len(self.drawn) + (0 if taken else 1)
        thin = max(0, 16 - left - right)
        total = CARD_RISK[min(number, len(CARD_RISK)) - 1]
        total += 3 * max(0, abs(left - right) - 1) + 2 * ((thin + 3) // 4)
        sure = self.phase == "target" and self.colours_held() == ["blue"]  # it will apply by itself
        total += 2 if self.guardian == "blue" or sure else 0
        return min(95, total)

    def hand(self, seat):
        return self.reserves[seat] + (self.drawn if seat == self.activator else [])

    # -- what is allowed --------------------------------------------------------------------

    def worths(self, seat, colour):
        """All that an invoker can give of a colour."""
        hand = self.hand(seat)
        fairy = [0, 1, 2, 3] if f"fairy_{colour}" in hand else [0]
        wolf = [0, 1, 2] if "wolf" in hand else [0]
        return {n + f + w for n in range(hand.count(colour) + 1) for f in fairy for w in wolf}

    def can_be_paid(self, colour, team):
        choices = [[n for n in self.worths(seat, colour) if n <= 4] for seat in range(self.seats)]
        return any(self.is_allowed(given, team) for given in product(*choices))

    def is_allowed(self, given, team):
        if sum(given) != 4 or not given[self.activator]:
            return False
        if not team:
            return True
        shares = sorted(n for n in given if n)
        return shares == {1: [4], 2: [2, 2], 3: [1, 1, 2]}.get(self.seats, [1, 1, 1, 1])

    def castable(self):
        if self.phase != "cast" or not self.targeted:
            return []
        spells = self.open[self.targeted]
        plain = [c for c in ELEMENTS if c in spells and self.can_be_paid(c, False)]
        team = [f"team {c}" for c in ELEMENTS if "team" in spells and self.can_be_paid(c, True)]
        return plain + team

    def may_cast(self, name, gifts):
        """Whether a payment is right; gifts: seat -> list of (card, worth)."""
        team, colour = name.startswith("team"), name.split()[-1]
        spell = "team" if team else colour
        if self.phase != "cast" or self.wait or spell not in self.open.get(self.targeted, []):
            return False
        given = [0] * self.seats
        for seat, cards in gifts.items():
            hand = self.hand(seat)
            for card, worth in cards:
                most = 1 if card == colour else 3 if card == f"fairy_{colour}" else 2 if card == "wolf" else 0
                if card not in hand or not 1 <= worth <= most:
                    return False
                hand = without(hand, [card])
                given[seat] += worth
        return self.is_allowed(given, team)

    def may_keep(self, cards):
        hand = self.hand(self.activator)
        kept = guardians(hand)
        if any(cards.count(card) > hand.count(card) for card in cards):
            return False
        return sorted(guardians(cards)) == sorted(kept) and len(cards) <= max(self.limit, len(kept))

    def legal(self):
        """All actions but casts and keeps, which are too many."""
        seat = self.activator
        if self.phase == "target":
            return {f"target {zone}" for zone in self.zones if zone not in self.sealed}
        if self.phase == "draw":
            return self.legal_draws()
        if self.phase == "curse":
            who = self.owing[0]
            held = loose(self.hand(who))
            n = min(len(guardians(self.drawn)), len(held))
            return {f"discard {' '.join(in_order(part))}" for part in combinations(held, n)}
        if self.phase == "cast":
            hand = self.hand(seat)
            found = {"done"} | ({"use sprite"} if "sprite" in hand else set())
            if "dragonflies" in hand:
                rest = [
                    without(hand, ["dragonflies"]) if s == seat else self.hand(s) for s in range(self.seats)
                ]
                able = [s for s in range(self.seats) if rest[s]] or list(range(self.seats))
                found |= {f"use dragonflies {s}" for s in able}
            if "mouse" in hand:
                for n in range(1, self.seats + 1):
                    found |= {
                        f"use mouse {' '.join(map(str, p))}" for p in permutations(range(self.seats), n)
                    }
            return found
        if self.phase == "give":
            if self.giver is None:
                return {f"giver {s}" for s in range(self.seats) if self.hand(s)}
            others = [s for s in range(self.seats) if s != self.giver]
            return {f"give {card} to {s}" for card in set(self.hand(self.giver)) for s in others}
        if self.phase == "take":
            return {f"take {card}" for card in loose(self.discard)} | {"take none"}
        return set()

    def legal_draws(self):
        colours = self.colours_held()
        if len(colours) > 1 and not self.guardian:
            return {f"guardian {colour}" for colour in colours}
        found = {"hold"} if self.drawn else set()
        if len(self.left) + len(self.right) < 2 or (self.guardian == "red" and len(self.drawn) == 3):
            return found
        halves = [half for half, cards in (("left", self.left), ("right", self.right)) if cards]
        if self.guardian == "green" and self.left:
            halves = ["left"]
        return found | {f"draw {half}" for half in halves}

    # -- chance -----------------------------------------------------------------------------

    def rebuild(self, left, right):
        wait, self.wait = self.wait, ""
        self.left, self.right = list(left), list(right)
        if wait != "rebuild fallen":
            self.discard = []
        if wait == "rebuild all":
            self.wait = "starter"
        elif wait == "rebuild turn":
            self.collapsed = False
            self.wait = "roll between"
        elif wait == "rebuild thin":
            self.draw_or_skip()
        else:
            self.begin((self.activator + 1) % self.seats)

    def start(self, seat):
        self.wait = ""
        self.begin(seat)

    def roll(self, number):
        wait, self.wait = self.wait, ""
        if wait == "roll between":
            self.between(number)
        elif number <= (2 if wait == "roll hold" else self.risk("", taken=1)):
            self.fall()
        elif wait == "roll hold":
            self.spell_time()

    def between(self, number):
        if number > (4 if self.mode == "hard" else 1):
            self.begin((self.activator + 1) % self.seats)
        elif self.mode == "hard":
            self.lose_energy(1)
            self.wait = "" if self.phase == "over" else "rebuild hard"
        else:
            self.wait = "rebuild fallen"

    def fall(self):
        blessed = self.zones[self.targeted][0] == "blessing"
        if self.needs_guardian:
            blessed = blessed and bool(guardians(self.drawn))
        self.phase, self.collapsed, self.guardian = "store", True, ""
        if not blessed:
            self.lose_energy(1)

    def lose_energy(self, n):
        self.energy = max(0, self.energy - n)
        if not self.energy:
            self.phase = "over"

    # -- turns ------------------------------------------------------------------------------

    def begin(self, seat):
        self.fresh_turn()
        self.activator = seat
        self.phase = "target"
        if self.targeted:
            self.phase_two()

    def phase_two(self):
        self.phase = "draw"
        if len(self.left) + len(self.right) < 2:
            self.wait = "rebuild thin"
        else:
            self.draw_or_skip()

    def draw_or_skip(self):
        if len(self.left) + len(self.right) < 2:
            self.phase = "cast"
        elif len(self.colours_held()) == 1:
            self.guardian = self.colours_held()[0]

    def spell_time(self):
        self.phase, self.guardian = "cast", ""
        drawn = guardians(self.drawn)
        effect = self.zones[self.targeted][0] if drawn else "none"
        if effect == "curse_energy":
            self.lose_energy(len(drawn))
        elif effect == "curse_colour":
            lost = {COLOURS[card.removeprefix("guardian_")] for card in drawn}
            for cards in (self.drawn, *self.reserves):
                self.discard += [card for card in cards if card in lost]
                cards[:] = [card for card in cards if card not in lost]
        elif effect == "curse_discard":
            order = [(self.activator + n) % self.seats for n in range(self.seats)]
            self.owing = [seat for seat in order if loose(self.hand(seat))]
            self.phase = "curse" if self.owing else "cast"

    def spend(self, seat, cards):
        for card in cards:
            source = self.drawn if seat == self.activator and card in self.drawn else self.reserves[seat]
            source.remove(card)

    def do(self, seat, text):
        verb, *words = text.split()
        getattr(self, f"do_{verb}")(seat, words)

    def do_target(self, seat, words):
        self.targeted = words[0]
        self.phase_two()

    def do_guardian(self, seat, words):
        self.guardian = words[0]

    def do_draw(self, seat, words):
        self.drawn.append((self.left if words[0] == "left" else self.right).pop(0))
        self.wait = "roll card"

    def do_hold(self, seat, words):
        self.wait = "roll hold"

    def do_discard(self, seat, words):
        self.spend(seat, words)
        self.discard += words
        self.owing.pop(0)
        self.phase = "curse" if self.owing else "cast"

    def do_cast(self, seat, words):
        spell = words[0]
        for word in words[words.index("from") + 1 :]:
            giver, cards = word.split(":")
            names = [card.split("=")[0] for card in cards.split(",")]
            self.spend(int(giver), names)
            self.discard += names
        self.open[self.targeted].remove(spell)
        if not self.open[self.targeted]:
            self.seal()

    def seal(self):
        self.sealed = [*self.sealed, self.targeted]
        self.targeted, self.phase = "", "store"
        if len(self.sealed) < len(self.zones):
            return
        if self.adventure and self.level < 3:
            self.energy += 2
            self.face(self.level + 1)
            self.fresh_turn()
            self.reserves = [[] for _ in range(self.seats)]
            self.discard, self.left, self.right = [], [], []
            self.phase, self.wait = "setup", "rebuild sheet"
        else:
            self.phase, self.won = "over", True

    def do_use(self, seat, words):
        self.spend(seat, words[:1])
        if words[0] == "mouse":
            self.takers, self.phase = [int(word) for word in words[1:]], "take"
            return
        self.discard.append(words[0])
        if words[0] == "sprite":
            for cards in (self.drawn, *self.reserves):
                self.discard += guardians(cards)
                cards[:] = loose(cards)
        elif any(self.hand(s) for s in range(self.seats)):
            self.transfers, self.giver, self.phase = 2, int(words[1]), "give"

    def do_giver(self, seat, words):
        self.giver = int(words[0])

    def do_give(self, seat, words):
        self.spend(seat, words[:1])
        self.reserves[int(words[2])].append(words[0])
        self.transfers -= 1
        self.giver = None
        self.phase = "give" if self.transfers else "cast"

    def do_take(self, seat, words):
        if words[0] != "none":
            self.discard.remove(words[0])
            self.reserves[seat].append(words[0])
        self.takers.pop(0)
        if not self.takers:
            self.discard.append("mouse")
            self.phase = "cast"

    def do_done(self, seat, words):
        self.phase = "store"

    def do_keep(self, seat, words):
        rest = without(self.hand(seat), words)
        self.reserves[seat], self.drawn = list(words), []
        self.discard += rest
        if self.collapsed:
            self.wait = "rebuild turn"
        elif self.left or self.right:
            self.wait = "roll between"
        else:
            self.begin((self.activator + 1) % self.seats)
