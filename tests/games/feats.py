"""Feats held to stories that were written by hand from the rulebooks: one that shows each, one that misses it."""

from accessible_games.engine import Event, Sealed, Seat
from accessible_games.engine.feats import Story
from accessible_games.engine.table import RandomChance, Table
from accessible_games.play.feats import feats_in, reached, story_of

ME = Seat(0)


class Tale:
    """Stories of one game, told by its first player.

    Args:
        game: the game.
        seats: how many play, where a story does not say otherwise.
    """

    def __init__(self, game, seats=2):
        self.game = game
        self.seats = seats

    def shows(self, feat, *events, won=True, seats=None, options=None):
        """Whether a story shows a feat."""
        seats = seats or self.seats
        view = self.game.new_state(seats, options or {}, {}).view(ME)
        heard = tuple(event.heard_by(ME) for event in events)
        assert all(isinstance(event, Event) for event in heard)
        story = Story(ME, seats, heard, view, 1 if won else -1)
        assert feat in feats_in(self.game.name)
        return feat in reached(self.game.name, story)


def hold_to(tale, shown, missed):
    """Each feat is shown by the stories for it, and by none of those that miss it.

    Args:
        tale: the game.
        shown, missed: feat -> stories; each is events, and behind them, if need be, what else is so.
    """
    assert set(shown) == set(missed) == set(feats_in(tale.game.name))
    for expected, stories in ((True, shown), (False, missed)):
        for feat, tales in stories.items():
            for one in tales:
                more = one[-1] if one and isinstance(one[-1], dict) else {}
                events = one[:-1] if more else one
                assert tale.shows(feat, *events, **more) is expected, (feat, one)


def hold_to_what_was_heard(game, rng, options=None):
    """A story of a whole game holds opened events alone: those that its player heard, and nothing sealed.

    Twin worlds, in which this player heard the same, so show the same feats: a feat is given nothing else.
    """
    seats = game.seats[0]
    table = Table(game, seats, options=options or {}, data={}, chance=RandomChance(rng))
    ears = {seat: Heard() for seat in (ME, Seat(seats - 1))}
    for seat, ear in ears.items():
        table.listen(seat, ear)
    bots = [game.bots["easy"](Seat(seat), seats) for seat in range(seats)]
    for seat, bot in enumerate(bots):
        table.listen(Seat(seat), bot)
    table.deal()
    while table.actors():
        seat = table.actors()[0]
        if seat < 0:
            table.bring()
            continue
        table.submit(seat, bots[seat].choose(table.view(seat), table.legal_actions(seat), rng))
    for seat, ear in ears.items():
        story = story_of(table, seat)
        assert list(story.events) == ear.events
        for event in story.events:
            assert not any(isinstance(getattr(event, name), Sealed) for name in event.field_types)
        assert set(reached(game.name, story)) <= set(feats_in(game.name))


class Heard:
    def __init__(self):
        self.events = []

    def hear(self, event):
        self.events.append(event)
