"""Actions of real time: kept, then announced, while keys go on being read."""

from __future__ import annotations

from accessible_games.engine import CHANCE, Action, Event, IllegalActionError, Refused, Seat
from accessible_games.play.live import LivePlace
from accessible_games.play.ports import Clock
from accessible_games.realtime.ports import Keys, Onsets, Sounded


class Acting:
    """Does actions and tells what came of them, without waiting for anything.

    Args:
        place: where the game is played.
        keys: the keyboard, which is read meanwhile: a press during a write gets its own time.
        onsets: the cues as the output plays them.
        clock: the clock of keys and onsets.
    """

    def __init__(
        self,
        place: LivePlace,
        keys: Keys,
        onsets: Onsets,
        clock: Clock,
    ) -> None:
        self._match = place.match
        self._ears = place.ears
        self._output = place.output
        self._keep = place.keep
        self._keys = keys
        self._onsets = onsets
        self._clock = clock
        self._noted = onsets.last()
        self._card: Sounded | None = None

    def take_card(self) -> Sounded | None:
        """The cue of the card that was turned over last; None: no card since the last call."""
        card, self._card = self._card, None
        return card

    def do(self, seat: Seat, action: Action) -> Refused | None:
        """Do an action, or bring the outcome that may come; the reason if it is refused."""

        def submit() -> None:
            if seat == CHANCE:
                self._match.bring()
            else:
                self._match.submit(seat, action)

        try:
            self._keep(lambda: self._keys.meanwhile(submit))
        except IllegalActionError as problem:
            return problem.refused
        self._keys.meanwhile(self._announce)
        return None

    def tell_last_flip(self) -> None:
        """Tell again, with its cue, the card that was turned over last."""
        ear = _FlipEar()
        self._match.table.retell(None, ear)
        self._tell(ear.flip)

    def _announce(self) -> None:
        for heard in self._ears.take():
            if heard.listener is None or self._output.only is not None:
                self._tell(heard.event)

    def _tell(self, event: Event) -> None:
        self._output.tell_event(event)
        if event.reveals:  # a card: its cue is the start for all, even where nobody wants its words
            if self._onsets.last() is self._noted:
                self._output.sound(event)
            sounded = self._onsets.last()
            self._card = Sounded(self._clock.monotonic()) if sounded is self._noted else sounded
            self._noted = sounded


class _FlipEar:
    """Remembers the card that was turned over last."""

    flip: Event

    def hear(self, event: Event) -> None:
        if event.reveals:
            self.flip = event
