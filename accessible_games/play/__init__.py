"""The hot seat: whose turn it is to hear, see and type.  It holds no rule and knows no game by name."""
