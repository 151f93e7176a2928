"""Accessible Games: five card games by ear, by touch and in large print."""

__version__ = "0.1.0"


class ProgramEnded(KeyboardInterrupt):
    """A signal has asked the program to end: a game is left as by Ctrl-C, and no menu goes on after it."""
