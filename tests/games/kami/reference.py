"""Kami once more, written straight from the ledger with lists of words, as slow as it likes.

It shares no code with the program: two writers who agree on every move of thousands of games are
unlikely to have misread the same rule.
"""

from __future__ import annotations

KINDS = ("warrior", "horseman", "lancer", "silver", "gold", "madman", "tower", "empress")
POINTS = dict(zip(KINDS, (1, 2, 2, 3, 3, 4, 4, 5), strict=True))
COPIES = dict(zip(KINDS, (10, 4, 4, 4, 4, 2, 2, 2), strict=True))
DEFAULTS = {
    "target": 15,
    "first_player": "random",
    "next_starter": "left_of_starter",
    "goita_double_empress": False,
    "mercenary_as_hidden_defence": True,
    "lone_card_lead": "attack_only",
    "redeal_show": 5,
}


class Reference:
    """A game of Kami that answers in words."""

    def __init__(self, seats, **options):
        self.n = seats
        self.option = DEFAULTS | options
        self.scores = [0] * (2 if seats == 4 else seats)
        self.hands = [[] for _ in range(seats)]
        self.defence = [[] for _ in range(seats)]  # (kind, face down)
        self.attacks = [[] for _ in range(seats)]
        self.stacks = []  # [top, hidden]
        self.aside, self.seen = [], {}
        self.phase, self.starter, self.to_act = "first", 0, []
        self.attack = self.attacker = None
        self.opening = False
        self.round_over, self.round_points, self.strike = False, 0, False
        self.claimer, self.shown = None, []
        self.winner = None
        first = self.option["first_player"]
        self.upcoming = first if isinstance(first, int) else None
        self.drawing = list(range(seats)) if first == "draw_high" else []
        if self.upcoming is not None:
            self.phase = "deal"

    # -- chance

    def starter_is(self, seat):
        self.upcoming, self.phase = seat, "deal"

    def draw(self, cards):
        most = max(POINTS[card] for card in cards if card)
        self.drawing = [seat for seat, card in enumerate(cards) if card and POINTS[card] == most]
        if len(self.drawing) == 1:
            self.starter_is(self.drawing[0])

    def deal(self, hands, stacks=(), aside=()):
        self.hands = [list(hand) for hand in hands]
        self.stacks = [list(stack) for stack in stacks]
        self.aside, self.seen = list(aside), {}
        self.defence = [[] for _ in range(self.n)]
        self.attacks = [[] for _ in range(self.n)]
        self.attack = self.attacker = None
        self.starter = self.upcoming
        self.opening, self.round_over, self.round_points, self.strike = True, False, 0, False
        self.claimer, self.shown = None, []
        if self.n == 4:
            self.phase, self.to_act = "ready", [self.starter]
        elif self.n == 3:
            self.phase, self.to_act = "peek", [(self.starter + 1) % 3]
        else:
            self.phase, self.to_act = "lead", [self.starter]

    # -- what may be done

    def legal(self, seat):
        if self.to_act != [seat]:
            return set()
        hand = self.hands[seat]
        if self.phase == "ready":
            return {"waive"} | ({"claim"} if hand.count("warrior") >= 5 else set())
        if self.phase == "redeal":
            return {"redeal", "keep"}
        if self.phase == "peek":
            return {"peek 1", "peek 2"}
        if self.phase == "attack":
            return {"attack " + name for name in self.attacking(hand, self.stacks, hand, False)}
        if self.phase == "answer":
            return {"pass"} | self.pairs("defend", seat)
        if self.lone(seat):
            return {"lead - attack " + name for name in self.attacking(hand, [], hand, False)}
        return self.pairs("lead", seat)

    def lone(self, seat):
        may_hide = self.option["mercenary_as_hidden_defence"]
        open_cards = [top for top, _ in self.stacks if top]
        return len(self.hands[seat]) == 1 and not (may_hide and open_cards)

    def pairs(self, verb, seat):
        moves = set()
        hand = self.hands[seat]
        for card in set(hand):
            if verb == "lead" or self.answers(card):
                rest = list(hand)
                rest.remove(card)
                just_up = verb == "defend" and card == "empress"
                for name in self.attacking(rest, self.stacks, hand, just_up):
                    moves.add(f"{verb} {card} attack {name}")
        for number, (top, hidden) in enumerate(self.stacks, 1):
            if not top or (verb == "defend" and not self.answers(top)):
                continue
            if verb == "lead" and not self.option["mercenary_as_hidden_defence"]:
                continue
            others = [list(stack) for stack in self.stacks]
            others[number - 1] = [None, None]
            just_up = verb == "defend" and top == "empress"
            names = self.attacking(hand, others, hand, just_up)
            if hidden and names:
                moves.add(f"{verb} {top}@{number}")
            elif not hidden:
                moves |= {f"{verb} {top}@{number} attack {name}" for name in names}
        return moves

    def answers(self, card):
        if card == self.attack:
            return True
        return card == "empress" and self.attack not in ("warrior", "lancer")

    def attacking(self, rest, stacks, hand_before, just_up):
        """Names of the cards that may attack; `rest` is the hand without the first card."""
        face_up = any(line.count(("empress", False)) for line in self.defence)
        double = self.option["goita_double_empress"] and hand_before.count("empress") >= 2
        open_ = face_up or just_up or double
        names = {card for card in rest if card != "empress" or open_ or len(rest) == 1}
        if rest:
            for number, (top, _) in enumerate(stacks, 1):
                if top and (top != "empress" or open_):
                    names.add(f"{top}@{number}")
        return names

    # -- what is done

    def do(self, seat, text):
        words = text.split()
        if words[0] == "pass":
            self.next_after(seat)
            if self.to_act == [self.attacker]:
                leader = self.attacker
                self.phase, self.attack, self.attacker = "lead", None, None
                if self.option["lone_card_lead"] == "void" and self.lone(leader):
                    self.end_round(None, 0)
        elif words[0] == "waive":
            self.next_ready(seat)
        elif words[0] == "claim":
            n = min(self.option["redeal_show"], self.hands[seat].count("warrior"))
            self.claimer, self.shown = seat, ["warrior"] * n
            self.phase, self.to_act = "redeal", [(seat + 2) % 4]
        elif words[0] == "keep":
            claimer, self.claimer, self.shown = self.claimer, None, []
            self.next_ready(claimer)
        elif words[0] == "redeal":
            self.phase, self.to_act, self.upcoming = "deal", [], self.starter
        elif words[0] == "peek":
            pile = int(words[1]) - 1
            self.seen = {seat: pile, (seat + 1) % 3: 1 - pile}
            self.phase, self.to_act = "lead", [self.starter]
        else:
            self.move(seat, words)

    def move(self, seat, words):
        self.opening = False
        first = None
        if words[0] != "attack" and words[1] != "-":
            card = self.take(seat, words[1])
            first = (card, words[0] == "lead")
            self.defence[seat].append(first)
        elif words[0] == "attack":
            first = self.defence[seat][-1]
        if "attack" not in words:
            self.phase, self.to_act, self.attack, self.attacker = "attack", [seat], None, None
            return
        card = self.take(seat, words[-1])
        self.attacks[seat].append(card)
        if not self.hands[seat]:
            self.strike = first == (card, True)
            self.end_round(seat, POINTS[card] * (2 if self.strike else 1))
            return
        self.phase, self.attack, self.attacker = "answer", card, seat
        self.next_after(seat)

    def take(self, seat, name):
        card, _, number = name.partition("@")
        if number:
            stack = self.stacks[int(number) - 1]
            assert stack[0] == card
            stack[0], stack[1] = stack[1], None
        else:
            self.hands[seat].remove(card)
        return card

    def next_after(self, seat):
        self.to_act = [(seat + 1) % self.n]

    def next_ready(self, seat):
        self.next_after(seat)
        self.phase = "lead" if self.to_act == [self.starter] else "ready"

    def end_round(self, winner, points):
        self.round_over, self.round_points, self.winner = True, points, winner
        self.phase, self.to_act = "deal", []
        self.upcoming = (self.starter + 1) % self.n
        if winner is not None:
            if self.option["next_starter"] == "winner":
                self.upcoming = winner
            side = winner % 2 if self.n == 4 else winner
            self.scores[side] += points
            if self.scores[side] >= self.option["target"]:
                self.phase = "over"

    def winners(self):
        if self.phase != "over":
            return []
        if self.n == 4:
            return sorted((self.winner, (self.winner + 2) % 4))
        return [self.winner]

    def expected(self):
        """The keys of a scenario's `expect`, as the notation page defines them."""
        keys = {
            "to_act": self.to_act,
            "phase": self.phase,
            "over": self.phase == "over",
            "winners": self.winners(),
            "scores": self.scores,
            "starter": self.starter,
            "opening": self.opening,
            "hands": [sorted(hand, key=KINDS.index) for hand in self.hands],
            "hand_sizes": [len(hand) for hand in self.hands],
            "defence": [[f"({card})" if down else card for card, down in line] for line in self.defence],
            "attacks": self.attacks,
            "round_over": self.round_over,
            "round_points": self.round_points,
            "master_strike": self.strike,
            "shown": self.shown,
        }
        if self.round_over:
            keys["next_starter"] = self.upcoming
        if self.n == 2:
            keys["mercenaries"] = [f"{top}/{hidden or ''}" if top else "" for top, hidden in self.stacks]
        if self.n == 3:
            keys["set_aside"] = self.aside
            known = [[self.aside[self.seen[seat]]] if seat in self.seen else [] for seat in range(3)]
            keys["knows_set_aside"] = known
        if self.phase == "answer":
            keys["attack"] = {"seat": self.attacker, "card": self.attack}
        if self.phase == "lead":
            keys["lead"] = self.to_act[0]
        if self.phase == "ready":
            keys["ready_seat"] = self.to_act[0]
        if self.phase == "redeal":
            keys["claimer"] = self.claimer
        if self.phase == "attack":
            last = self.defence[self.to_act[0]][-1]
            keys["pending"] = {"seat": self.to_act[0], "after": "lead" if last[1] else "defend"}
        return keys
