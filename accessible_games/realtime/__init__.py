"""Magi Kitchen in real time: from keys that go down and up to actions with their moments.

Nothing here knows a window: `ports` names what is needed of the outside, keys with the time at which
each moved and cues whose onset is known.  The rules stay where they are: a duel's presses become the
same timed actions that a scenario file holds, so a duel replays from its journal.
"""
