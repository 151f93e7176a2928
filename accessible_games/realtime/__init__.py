"""Moments in real time: what a front end gives to the `live` part of a game, whichever game that is.

Nothing here knows a window or a game: `ports` names what is needed of the outside, keys with the time at
which each moved and cues whose onset is known.  A game's rules stay where they are, too: what was pressed
becomes timed actions, as a scenario file holds them, so that a game replays from its journal.
"""
