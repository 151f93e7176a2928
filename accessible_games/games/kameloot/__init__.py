"""Kameloot: the definition of its cards."""
