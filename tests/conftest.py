"""What every test may take for granted: sounds and readings of the games are known, as in the program."""

from accessible_games.cli.sound import bring_game_sounds

bring_game_sounds()
