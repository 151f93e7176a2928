"""Accessible Games: five card games by ear, by touch and in large print."""

import _signal  # type: ignore[import-not-found]  # `signal` itself costs a start some milliseconds
import os
import sys

__version__ = "0.1.0"


def _leave_current_folder() -> None:
    """Let no file of the player's current folder take the place of a module.

    `python -m` looks there first, and a package imports this module before any other of its own.
    """
    if sys.argv[:1] != ["-m"] or sys.flags.safe_path:  # that is so until the module has been found
        return
    module = sys.orig_argv[sys.orig_argv.index("-m") + 1]
    if module.partition(".")[0] != __name__:
        return  # somebody else's, which may well lie in that folder
    if sys.path[:1] != [os.path.dirname(os.path.dirname(os.path.abspath(__file__)))]:
        del sys.path[:1]


def _let_interrupts_end_the_start() -> None:
    """Let Ctrl-C end the program without a traceback while it is still being loaded.

    Once a command runs it is a KeyboardInterrupt again, and the game is left in order.  Whoever imports
    this package for something else keeps what they have.
    """
    started = (sys.argv[:1] or [""])[0]
    name = os.path.basename(started).lower()
    ours = started == "-m" or name.startswith(("accessible-games", "accessiblegames"))
    if ours and _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
        _signal.signal(_signal.SIGINT, _signal.SIG_DFL)


class ProgramEnded(KeyboardInterrupt):
    """A signal has asked the program to end: a game is left as by Ctrl-C, and no menu goes on after it."""


_let_interrupts_end_the_start()
_leave_current_folder()
