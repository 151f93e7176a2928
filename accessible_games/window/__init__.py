"""The window: a front end with a focus that speaks, large text, and keys for everything.

pygame is imported when a window is opened, and not before.
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # a line of its own on stdout would be read aloud
