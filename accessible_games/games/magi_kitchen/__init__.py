"""Magi Kitchen: the definition of its cards."""
