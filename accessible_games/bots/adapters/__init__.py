"""Any game of the toolkit for the libraries of researchers: OpenSpiel's and PettingZoo's interfaces.

Both want one player after the other, whole numbers for actions, and vectors for what a player sees;
`decisions` makes these, and knows neither library.
"""
