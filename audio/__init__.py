"""Speech and sound for programs that are played by ear.

`Voice` speaks lines through one queue; `Cues` plays short sounds; both sound through one `Mixer`.
Nothing here knows what the words and sounds are about.  Importing this package loads neither pygame
nor pyttsx3: the first is imported when the mixer opens, the second in a child process only.
"""
