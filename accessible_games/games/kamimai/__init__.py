"""KamiMaï: the definition of its cards."""
