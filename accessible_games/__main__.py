"""`python -m accessible_games` is the same as `accessible-games`."""

from accessible_games.cli import main

raise SystemExit(main())
