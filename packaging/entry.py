"""What a frozen program runs: it is its own Python for the processes that it starts."""

import os
import sys

from accessible_games.cli import main, main_in_window

WINDOW = "AccessibleGames"

if __name__ == "__main__":
    named = os.path.basename(sys.argv[0]).partition(".")[0]
    # Where there is no screen, the window's name opens the terminal and says why.
    raise SystemExit(main_in_window() if named == WINDOW else main())
