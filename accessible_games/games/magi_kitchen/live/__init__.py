"""Magi Kitchen in real time: from keys that go down and up to actions with their moments.

The rules stay where they are: a duel's presses become the same timed actions that a scenario file holds,
so a duel replays from its journal.
"""
