"""Tamashii: the definition of its cards."""
