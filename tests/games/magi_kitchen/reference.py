"""Magi Kitchen once more, written straight from the ledger with lists of words, as slow as it likes.

It shares no code with the program: two writers who agree on every move of thousands of games are
unlikely to have misread the same rule.
"""

from __future__ import annotations

from itertools import product

FOOD = ("tomato", "eggplant", "mushroom", "corn", "broccoli")
PATTERNS = {
    "cauldron": "SS", "wand": "SL", "broom": "LS", "hat": "LL", "owl": "SSS",
    "cat": "SSL", "toad": "SLS", "bat": "LSS", "moon": "LLL",
}  # fmt: skip
DEFAULTS = {
    "mode": "buzz",
    "after_duel": "winner",
    "end_immediately": True,
    "trash_burns_unprotected": False,
    "keeper": "delay",
    "keeper_delay_ms": 700,
    "answer_seconds": 4,
    "custom": (),
}


class Reference:
    """A game of Magi Kitchen that answers in words."""

    def __init__(self, seats, **options):
        self.n = seats
        self.option = DEFAULTS | options
        self.decks = [[] for _ in range(seats)]  # next card first
        self.piles = [[] for _ in range(seats)]  # top first
        self.priority = list(range(seats))
        self.keeper = self.flipper = -1
        self.phase, self.acting, self.goes_next = "deal", [], 0
        self.owing = []
        self.fresh("match")

    def fresh(self, kind):
        self.kind = kind
        self.right, self.wins = [], []  # targets that could be claimed at the opening; (seat, target)
        self.wrong = []
        self.covers = [0] * self.n
        self.second = []
        self.waiting = []  # (moment, seat)
        self.latest = -1
        self.posed = []  # (moment or None, seat)

    # -- the start

    def deal(self, decks):
        self.decks = [list(deck) for deck in decks]
        self.phase = "starter"

    def start(self, seat):
        self.priority = [(seat + step) % self.n for step in range(self.n)]
        self.phase, self.acting, self.goes_next = "flip", [seat], seat

    # -- what lies open

    def tops(self):
        return [pile[0] if pile else "" for pile in self.piles]

    def claimable_now(self):
        tops = self.tops()
        if self.kind == "trash":
            return [seat for seat, top in enumerate(tops) if top in FOOD]
        if self.kind == "rainbow":
            return [food for food in FOOD if food in tops]
        if self.kind == "posture":
            return []
        return [food for food in FOOD if food in tops and "potion_" + food in tops]

    def left(self):
        won = [target for _, target in self.wins]
        return [target for target in self.right if target not in won]

    def pattern(self):
        return PATTERNS[self.piles[self.flipper][0].removeprefix("posture_")]

    # -- who may do what

    def actors(self):
        """Who may act, and what the host may do: "close", "timeout" or ""."""
        if self.phase in ("flip", "penalty"):
            return self.acting, ""
        if self.phase not in ("duel", "posture"):
            return [], ""
        if self.option["mode"] == "calm":
            return self.acting, ""
        everybody = list(range(self.n))
        if self.phase == "posture":
            done = [seat for _, seat in self.posed]
            return [seat for seat in everybody if seat not in done], "close"
        if self.option["mode"] == "cluster":
            return everybody, "close"
        queue = [seat for _, seat in self.waiting]
        may = [seat for seat in everybody if seat not in queue[1:]]
        if self.kind == "trash":
            may = [seat for seat in may if self.covers[seat] < 2 or queue[:1] == [seat]]
        if not queue:
            return may, "close"
        return may, "timeout" if self.option["answer_seconds"] else ""

    def legal(self, seat):
        if seat not in self.actors()[0]:
            return set()
        if self.phase == "flip":
            return {"flip"}
        if self.phase == "penalty":
            return {f"give {other}" for other in range(self.n) if other != seat}
        calm = self.option["mode"] == "calm"
        if self.phase == "posture":
            lengths = (2, 3) if calm else (len(self.pattern()),)
            return {"pose " + "".join(taps) for length in lengths for taps in product("SL", repeat=length)}
        slaps = {"slap " + food for food in FOOD}
        covers = {f"cover {owner}" for owner in range(self.n)}
        if calm:
            return (covers if self.kind == "trash" else slaps) | {"pass"}
        if self.covers[seat] == 2:
            covers = set()
        if self.option["mode"] == "cluster":
            return slaps | covers
        if self.waiting and self.waiting[0][1] == seat:
            return slaps | covers | {"finish"}
        return {"buzz"}

    # -- what is done

    def do(self, seat, text):
        text, _, at = text.partition(" at ")
        verb, _, what = text.partition(" ")
        if verb == "flip":
            self.flip(seat)
        elif verb == "slap":
            self.name(seat, what, "tile")
        elif verb == "cover":
            self.covers[seat] += 1
            self.name(seat, int(what), "pile")
        elif verb == "buzz":
            moment = self.latest + 1
            if at:
                slow = self.option["keeper"] == "delay" and seat == self.keeper
                moment = int(at) + (self.option["keeper_delay_ms"] if slow else 0)
            self.latest = max(self.latest, moment)
            self.waiting.append((moment, seat))
            self.waiting.sort(key=lambda press: (press[0], self.priority.index(press[1])))
        elif verb in ("finish", "timeout"):
            self.wrong.append(self.waiting[0][1])
            self.floor_ends()
        elif verb == "pass":
            self.after_answer(seat, True)
        elif verb == "pose":
            self.pose(seat, what, int(at) if at else None)
        elif verb == "give":
            self.give(seat, int(what))
        else:
            self.close()

    def flip(self, seat):
        card = self.decks[seat].pop(0)
        self.piles[seat].insert(0, card)
        self.flipper = seat
        self.fresh("match")
        if not self.decks[seat] and self.option["end_immediately"]:
            self.over()
            return
        if card.startswith("blank_"):
            if self.option["custom"][int(card[6:]) - 1].get("effect") == "pass_left":
                given = [deck.pop(0) if deck else None for deck in self.decks]
                for giver, one in enumerate(given):
                    if one:
                        self.decks[(giver + 1) % self.n].append(one)
        elif card in ("rainbow", "trash"):
            self.kind = card
        elif card.startswith("posture_"):
            self.kind = "posture"
        self.right = self.claimable_now()
        self.phase = "posture" if self.kind == "posture" else "duel"
        first = (seat + 1) % self.n
        if self.kind == "match" and self.option["keeper"] == "delay" and first == self.keeper:
            first = (first + 1) % self.n
        self.acting = [first]

    def name(self, seat, target, what):
        fits = (what == "pile") == (self.kind == "trash")
        winners = {won: winner for winner, won in self.wins}
        right = True
        if fits and target in self.left():
            self.wins.append((seat, target))
        elif fits and target in winners:
            if self.option["mode"] == "buzz":
                if winners[target] == seat or (seat, target) in self.second:
                    right = False
                else:
                    self.second.append((seat, target))
        else:
            right = False
        if not right:
            self.wrong.append(seat)
        self.after_answer(seat, not right)

    def after_answer(self, seat, watch_ends):
        if self.option["mode"] == "buzz":
            self.floor_ends()
        elif self.option["mode"] == "calm":
            if self.kind != "match":
                self.ask_next(seat)
            elif watch_ends:
                self.close()

    def ask_next(self, seat):
        if seat == self.flipper:
            self.close()
        else:
            self.acting = [(seat + 1) % self.n]

    def floor_ends(self):
        moment, seat = self.waiting.pop(0)
        if self.waiting and self.waiting[0][0] == moment:
            self.priority.remove(seat)
            self.priority.append(seat)
        if self.kind == "trash" and not self.waiting and all(hands == 2 for hands in self.covers):
            self.close()

    def pose(self, seat, pattern, at):
        if pattern == self.pattern():
            self.posed.append((at, seat))
        else:
            self.wrong.append(seat)
        if self.option["mode"] == "calm":
            self.ask_next(seat)
        elif len(self.posed) == self.n:
            self.close()

    # -- the end of a duel

    def from_(self, seat):
        return [(seat + step) % self.n for step in range(self.n)]

    def close(self):
        if self.kind == "posture":
            self.find_keeper()
        left_of = (self.flipper + 1) % self.n
        self.goes_next = left_of
        if self.wins and self.option["after_duel"] == "winner":
            self.goes_next = self.wins[0][0]
        tops = self.tops()
        for winner in dict.fromkeys(seat for seat, _ in self.wins):
            mine = [target for seat, target in self.wins if seat == winner]
            for owner in self.from_(self.flipper):
                if self.kind == "trash":
                    takes = owner in mine
                elif self.kind == "rainbow":
                    takes = tops[owner] in mine
                else:
                    takes = tops[owner].removeprefix("potion_") in mine
                bonus = self.kind != "match" and owner == self.flipper and winner == self.wins[0][0]
                if takes or bonus:
                    self.decks[winner] += self.piles[owner][::-1]
                    self.piles[owner] = []
        if self.kind == "trash" and self.option["trash_burns_unprotected"]:
            for owner in self.left():
                self.piles[owner] = []
        self.owing = list(self.wrong)
        self.right, self.waiting = [], []
        self.collect()

    def find_keeper(self):
        posed = [seat for _, seat in self.posed]
        missing = [seat for seat in range(self.n) if seat not in posed]
        if self.option["mode"] == "calm":
            order = self.from_((self.flipper + 1) % self.n)
            self.keeper = [seat for seat in order if not missing or seat in missing][-1]
            return
        last = missing
        if not last:
            at = self.posed[-1][0]
            last = [self.posed[-1][1]] if at is None else [seat for when, seat in self.posed if when == at]
        if self.keeper not in last:
            self.keeper = [seat for seat in self.from_(self.flipper) if seat in last][-1]

    def collect(self):
        while self.owing and not self.decks[self.owing[0]]:
            self.owing.pop(0)
        if self.owing:
            self.phase, self.acting = "penalty", [self.owing[0]]
        elif any(not deck for deck in self.decks):
            self.over()
        else:
            self.phase, self.acting = "flip", [self.goes_next]

    def give(self, seat, receiver):
        self.decks[receiver].append(self.decks[seat].pop(0))
        self.owing.pop(0)
        if self.decks[seat]:
            self.collect()
        else:
            self.over()

    def over(self):
        self.phase, self.acting, self.owing = "over", [], []

    # -- what a scenario would expect

    def expected(self):
        sizes = [len(deck) for deck in self.decks]
        table = {
            "decks": self.decks,
            "piles": self.piles,
            "phase": self.phase,
            "to_act": sorted(self.actors()[0]),
            "keeper": self.keeper,
            "priority": self.priority,
            "penalties": self.owing,
            "deck_sizes": sizes,
            "tops": self.tops(),
            "claimable": self.left(),
            "misfires": [self.wrong.count(seat) for seat in range(self.n)],
            "queue": [seat for _, seat in self.waiting],
            "over": self.phase == "over",
        }
        if self.phase == "over":
            table["winners"] = [seat for seat, size in enumerate(sizes) if size == max(sizes)]
            table["next"] = -1
        elif self.phase in ("flip", "penalty"):
            table["next"] = self.goes_next
        elif self.phase in ("duel", "posture"):
            table["next"] = (self.flipper + 1) % self.n
            if self.wins and self.option["after_duel"] == "winner":
                table["next"] = self.wins[0][0]
        return table
