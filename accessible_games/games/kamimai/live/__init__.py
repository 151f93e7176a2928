"""KamiMaï's skill mode: a tone that goes along with each draw."""
