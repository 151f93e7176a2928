"""Kami: rules, cards, positions, bots."""
