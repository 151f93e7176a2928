"""What PDF/UA-1 asks of a file, as far as a program can tell: the Matterhorn Protocol's conditions.

conditions   which there are, and how each is judged here
content      the operators of pages: what is tagged, what is decoration, which characters are shown
structure    the structure tree
programs     the fonts
document     the rest, and all of it together
"""
