"""The moments of Magi Kitchen in real time: who turns a card over, and when its duel opens.

The duel opens at the onset of the card's cue, for everybody alike (MGK-A02).  Each press gets the
milliseconds from there to the moment at which its key moved, becomes a timed action, and is kept before
it is announced.  Speech follows and holds nobody up.
"""

from __future__ import annotations

import time
from functools import partial
from typing import Final

from accessible_games.engine import Action, Seat
from accessible_games.engine.table import Table
from accessible_games.play.interpret import Asked
from accessible_games.play.live import LivePlace, MakeLive
from accessible_games.play.players import KEY
from accessible_games.play.ports import Clock
from accessible_games.realtime.desk import KeyDesk
from accessible_games.realtime.ports import Edge, Equipment

from ..actions import FLIP
from ..view import MagiView
from .acting import Acting
from .choices import Choices
from .duel import LiveDuel
from .facts import DuelGoesOn, DuelPrompt, FlipPrompt, NotYet, Turning
from .keyboard import FLIP as FLIP_KEY
from .keyboard import GIVE_UP, Keyboard, tell_keys
from .practice import Practice

_REACH: Final = 0.25
"""Seconds from the flipper's position cue to the card's own: long enough to be heard as two."""
_SETTLING: Final = 0.02
"""Seconds until the onset of a cue is known as well as it can be."""
_THINKING: Final = 0.6
"""Seconds that a bot takes before it turns a card over."""


def make_live(table: Table, equipment: Equipment) -> MakeLive:
    """What runs the duels of a table; see `accessible_games.games.live_part`."""
    cluster = table.view(None).rules.mode == "cluster"
    keyboard = Keyboard(table.seats, cluster=cluster, moves=equipment.choices.moves)
    return partial(Live, equipment=equipment, keyboard=keyboard)


class Live:
    """Runs flips, duels and postures with people at one keyboard and bots beside them.

    Args:
        place: where the game is played.
        equipment: keys, cues, the front end, and what the table chose.
        keyboard: whose keys are where.
        clock: the clock of keys and onsets.
    """

    def __init__(
        self,
        place: LivePlace,
        *,
        equipment: Equipment,
        keyboard: Keyboard,
        clock: Clock = time,
    ) -> None:
        keys, onsets = equipment.keys, equipment.onsets
        self._match = place.match
        self._table = place.match.table
        self._output = place.output
        self._service = place.service
        self._obey = place.obey
        self._keyboard = keyboard
        self._choices: Choices = equipment.choices
        self._around = equipment.around
        self._desk = KeyDesk(keys, place.output, clock, NotYet())
        self._acting = Acting(place, keys, onsets, clock)
        self._keys = keys
        self._onsets = onsets
        self._keeper = equipment.keeper
        self._introduced = False
        self._at_once = False
        """Whether the next flip was asked for already, by closing the duel before it."""

    def takes(self) -> bool:
        """Whether what comes now is run here: a flip, a duel, a posture; calm mode and penalties are not."""
        view = self._view()
        return view.phase in ("flip", "duel", "posture") and not view.rules.calm

    def go_on(self) -> None:
        """Run what comes now: a flip with its duel, or a duel that was broken off."""
        if not self._introduced:
            self._introduce()
        seat = self._table.actors()[0]
        flip = self._view().phase == "flip"
        if flip and not self._may_turn_over(seat):
            return
        self._around.rest(True, dark=self._choices.dark)
        try:
            if flip:
                self._turn_over(seat)
            self._play_duel()
        finally:  # also where somebody closes the window
            self._around.rest(False)

    def timed(self, seat: Seat, action: Action) -> Action:
        """The action as it is: what is chosen from a list has no moment."""
        return action

    def _play_duel(self) -> None:
        """The duel that is open now, if one is: a game may be over by a flip."""
        if self._view().phase not in ("duel", "posture"):
            return
        opened = self._open()
        self._output.show(DuelPrompt())
        duel = LiveDuel(
            self._match, self._output, self._acting, self._desk, self._keyboard, self._choices, opened
        )
        self._at_once = duel.run() and self._view().phase == "flip"

    def _view(self) -> MagiView:
        view: MagiView = self._table.view(None)
        return view

    def _is_person(self, seat: Seat) -> bool:
        return self._output.player(seat).person

    def _is_press(self, edge: Edge) -> bool:
        owned = self._keyboard.owner(edge.place)
        return edge.down and owned is not None and self._is_person(owned.seat)

    def _introduce(self) -> None:
        """Whose keys are where; and practice, before the first game of all (MGK-A07)."""
        self._introduced = True
        people = self._output.people
        if not people:
            return
        view = self._view()
        if not self._choices.practised and view.rules.open == "onset":
            practice = Practice(
                view.rules, people, self._output, self._desk, self._onsets, self._keyboard, self._keeper
            )
            self._around.rest(True)
            try:
                practice.offer()
            finally:
                self._around.rest(False)
        tell_keys(self._output, self._keys, self._keyboard, people)

    # -- before the flip ----------------------------------------------------------------

    def _may_turn_over(self, seat: Seat) -> bool:
        """Wait until the card may be turned over; False: the table went back, or is asked anew."""
        asked, self._at_once = self._at_once, False
        if not self._is_person(seat):
            self._hear_out()
            self._desk.let_pass(_THINKING, self._is_press)
            return True
        if asked and self._output.player(seat).pace != KEY:
            self._hear_out()
            return True
        self._output.tell(*self._table.game.answer(self._table.view(self._output.only), "turn"), kind="alert")
        self._output.prompt(FlipPrompt(seat))
        while True:
            edge = self._desk.next(None)
            if edge is None or not edge.down:
                continue
            self._output.key_pressed()
            if edge.place == FLIP_KEY:
                self._output.silence()
                return True
            if self._is_press(edge):
                self._desk.knock()
            elif self._command(seat, edge):
                return False

    def _hear_out(self) -> None:
        """Let what was told be heard before the next card; Space or Enter hurries on."""
        self._desk.hear_out(self._is_press, lambda edge: edge.down and edge.place in (FLIP_KEY, GIVE_UP))

    def _command(self, seat: Seat, edge: Edge) -> bool:
        """Follow a letter, or what was asked for in the menu; True if the turn must be opened anew."""
        found = self._service.words(None).find(edge.text) if edge.text.strip() else None
        if found is None:
            self._output.prompt(FlipPrompt(seat))
            return False
        if found[0].query:  # everything is public (MGK-A01): all hear the answer
            self._output.tell(*self._table.game.answer(self._table.view(self._output.only), found[0].id))
            self._service.follow(seat, found[0].id)
            return False
        return self._obey(seat, Asked(*found))

    # -- the flip, and the opening ------------------------------------------------------

    def _turn_over(self, seat: Seat) -> None:
        """Sound from where the flipper sits, then the card; presses before its onset do not count."""
        self._output.sound(Turning(seat))
        self._desk.let_pass(_REACH, self._is_press)
        refused = self._acting.do(seat, FLIP)
        if refused is not None:  # a lesson wants something else first
            self._output.tell(refused, kind="alert")
        self._desk.go_on()

    def _open(self) -> float:
        """When moments begin to count: the onset of the card's cue, or once its word was heard."""
        view = self._view()
        card = self._acting.take_card()
        if card is None:  # it was broken off, in another sitting
            self._output.tell(DuelGoesOn(), kind="event")
            self._hear_out()
            self._acting.tell_last_flip()
            card = self._acting.take_card()
        self._desk.gather(_SETTLING)
        if card is None or view.rules.open == "after_word":
            self._desk.hear_out(self._is_press, lambda edge: False)
            onset = self._desk.clock.monotonic()
        else:
            onset = card.at
        assert view.duel is not None
        before = max(view.duel.latest, *(at for at, _ in view.duel.posed), -1)
        return onset - (before + 1) / 1000
