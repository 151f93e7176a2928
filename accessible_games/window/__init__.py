"""The window: a front end with a focus that speaks, large text, and keys for everything.

pygame is imported by `keypress`, `letters`, `paint` and `screen` alone, and when a window is opened.
"""
