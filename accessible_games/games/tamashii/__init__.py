"""Tamashii: rules, cards, positions, bots."""
