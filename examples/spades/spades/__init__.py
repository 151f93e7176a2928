"""Spades: rules, words and robots."""
