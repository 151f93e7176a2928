"""Moves in notation, as the tests of every game play and refuse them."""


class Mover:
    """Plays one game's notation on its states.

    Args:
        game: whose notation it is.
    """

    def __init__(self, game):
        self._game = game

    def do(self, state, seat, *texts):
        """Play moves that must be legal; returns the events of the last one, still sealed."""
        events = []
        for text in texts:
            action = self._game.parse_action(text)
            refused = state.check(seat, action)
            assert refused is None, f"{text}: {refused}"
            events = []
            state.apply(seat, action, events.append)
        return events

    def why_not(self, state, seat, text):
        """The refusal of a move that must be refused and change nothing."""
        before = state.inspect()
        refused = state.check(seat, self._game.parse_action(text))
        assert refused is not None, f"{text} should be refused"
        assert state.inspect() == before
        return refused


def legal(state, seat):
    """Notations of the listed moves."""
    return {str(action) for action in state.legal_actions(seat)}


def told(events, listener=None):
    """Events as one listener hears them; what is not heard at all is left out."""
    heard = [event.heard_by(listener) for event in events]
    return [event for event in heard if event is not None]


def names(events):
    """Class names of events."""
    return [type(event).__name__ for event in events]
