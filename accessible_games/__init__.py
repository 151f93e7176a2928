"""Accessible Games: five card games by ear, by touch and in large print."""

__version__ = "0.1.0"
