"""`python -m accessible_games` is the same as `accessible-games`."""

from accessible_games.cli import main

if __name__ == "__main__":  # workers that robots think in read this file as well
    raise SystemExit(main())
