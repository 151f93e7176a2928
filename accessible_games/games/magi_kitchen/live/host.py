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
from accessible_games.realtime.ports import AWAY, BACK, COMMAND, Edge, Equipment

from ..actions import FLIP
from ..view import MagiView
from .acting import Acting
from .choices import Choices
from .duel import LiveDuel
from .facts import DuelGoesOn, DuelStands, NotYet, Turning
from .keyboard import DIGITS, GIVE_UP, Keyboard, tell_keys
from .keyboard import FLIP as FLIP_KEY
from .practice import Practice
from .prompts import Prompts
from .waiting import Waiting

_REACH: Final = 0.25
"""Seconds from the flipper's position cue to the card's own: long enough to be heard as two."""
_SETTLING: Final = 0.02
"""Seconds until the onset of a cue is known as well as it can be."""
_THINKING: Final = 0.6
"""Seconds that a bot takes before it turns a card over."""
_ENDING: Final = frozenset(("quit", "undo", "away"))
"""Commands that end a duel, or hand the keyboard over: they wait until it stands still, or is over."""


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
        self._waiting = Waiting(place.output, clock, reminds=self._choices.reminders)
        self._prompts = Prompts(place.output, keys, keyboard)
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
            stands = self._play_duel()
        finally:  # also where somebody closes the window
            self._around.rest(False)
        if stands is not None:
            self._stand_still(stands)

    def timed(self, seat: Seat, action: Action) -> Action:
        """The action as it is: what is chosen from a list has no moment."""
        return action

    def _play_duel(self) -> LiveDuel | None:
        """The duel that is open now, if one is: a game may be over by a flip.

        Returns:
            The duel, if it is to stand still.
        """
        if self._view().phase not in ("duel", "posture"):
            return None
        opened = self._open()
        duel = LiveDuel(
            self._match,
            self._output,
            self._acting,
            self._desk,
            self._keyboard,
            self._choices,
            self._waiting,
            self._prompts,
            self._around,
            self._follow_setting,
            opened,
        )
        self._at_once = duel.run() and self._view().phase == "flip"
        if duel.paused and self._view().phase in ("duel", "posture"):
            return duel
        self._waiting.end_duel()
        return None

    def _stand_still(self, duel: LiveDuel) -> None:
        """Serve the menu in the middle of a duel; it is opened anew for all alike, by its card's sound.

        What was pressed before counts, what is pressed meanwhile is void: as when a table is broken off
        in a duel and goes on another day (R34).
        """
        self._output.tell(DuelStands(), kind="answer")
        if not self._around.occupied:
            self._around.open_menu()
        for edge in duel.commands:
            self._desk.give_back(edge)
        self._serve_menu()

    def _serve_menu(self) -> bool:
        """Follow what is chosen until nothing of the front end's own is open; True: the table went back."""
        person = self._output.people[0]
        while self._around.occupied or self._desk.holds(COMMAND):
            edge = self._desk.next(None)
            if edge is not None and edge.place == COMMAND and self._command(person, edge):
                return True
        return False

    def _follow_setting(self, edge: Edge) -> bool:
        """Follow a command that tells nothing of the game, such as a faster voice; False: it is none."""
        found = self._service.words(None).find(edge.text)
        if found is None or found[0].query or found[0].id in _ENDING:
            return False
        return not self._obey(self._output.people[0], Asked(*found))

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
        pressed = [place for seat in people for place in self._keyboard.places(seat)]
        self._around.own((*pressed, *DIGITS, FLIP_KEY, GIVE_UP))
        tell_keys(self._output, self._keys, self._keyboard, people)

    # -- before the flip ----------------------------------------------------------------

    def _may_turn_over(self, seat: Seat) -> bool:
        """Wait until the card may be turned over; False: the table went back, or is asked anew."""
        asked, self._at_once = self._at_once, False
        if not self._is_person(seat):
            self._hear_out()
            self._desk.let_pass(_THINKING, self._is_press)
            return not (self._output.people and self._serve_menu())
        if asked and self._output.player(seat).pace != KEY:
            self._hear_out()
            return True
        self._await_flip(seat)
        while True:
            edge = self._desk.next(self._waiting.seconds())
            if edge is None and not self._around.occupied:
                self._waiting.go_on()
            if edge is None or not edge.down or edge.place in (AWAY, BACK):
                continue
            self._output.key_pressed()
            if edge.place == FLIP_KEY:
                self._waiting.use("flip", seat)
                self._waiting.end()
                self._output.silence()
                return True
            if self._is_press(edge):
                self._desk.knock()
                self._waiting.tell()
            elif self._command(seat, edge):
                return False

    def _await_flip(self, seat: Seat) -> None:
        """Ask for the flip: with its key while that is new, and else without."""
        turn = self._table.game.answer(self._table.view(self._output.only), "turn")
        if self._waiting.is_new("flip"):
            self._output.sound(turn[0])
        else:
            self._output.tell(*turn, kind="event")
        self._waiting.begin(*self._prompts.flip(seat, self._waiting))

    def _hear_out(self) -> None:
        """Let what was told be heard before the next card; Space or Enter hurries on."""
        self._desk.hear_out(self._is_press, lambda edge: edge.down and edge.place in (FLIP_KEY, GIVE_UP))

    def _command(self, seat: Seat, edge: Edge) -> bool:
        """Follow a letter, or what was asked for in the menu; True if the turn must be opened anew."""
        found = self._service.words(None).find(edge.text) if edge.text.strip() else None
        if found is None:
            self._waiting.tell()
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
