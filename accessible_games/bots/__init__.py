"""Bots that play any game; a game's own heuristics live in its folder."""

from .uniform import UniformBot

__all__ = ["UniformBot"]
