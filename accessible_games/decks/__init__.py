"""Decks that any game may use: what their cards are, how they are called and how they feel."""
