"""What a frozen program does first: Ctrl-C ends it without a traceback while it is still being loaded.

PyInstaller runs this before it loads anything for the program itself, `accessible_games` does the same where
nothing is frozen, and once a command runs, Ctrl-C is a KeyboardInterrupt again.
"""

import signal

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
