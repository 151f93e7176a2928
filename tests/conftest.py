"""What every test may take for granted: sounds and readings of the games are known, as in the program.

Each process that runs tests does its sums on one processor.  With others beside it, threads of OpenCV and of
numpy's libraries spend several times what they save waiting for each other.
"""

import os

for threads in ("OPENCV_FOR_THREADS_NUM", "OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(threads, "1")  # read when the library is loaded

from accessible_games.cli.sound import bring_game_sounds  # noqa: E402

bring_game_sounds()
