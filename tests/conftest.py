"""What every test may take for granted: sounds and readings of the games are known, as in the program.

Each process that runs tests does its sums on one processor.  With others beside it, threads of OpenCV and of
numpy's libraries spend several times what they save waiting for each other.

Hypothesis looks at no clock: on a busy machine everything is slow.
"""

import os

for threads in ("OPENCV_FOR_THREADS_NUM", "OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(threads, "1")  # read when the library is loaded

from hypothesis import HealthCheck, settings  # noqa: E402

from accessible_games.cli.sound import bring_game_sounds  # noqa: E402

settings.register_profile("no clock", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("no clock")
bring_game_sounds()
