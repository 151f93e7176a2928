"""Crazy Eights: rules, words and robots."""
