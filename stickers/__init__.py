"""Paper for the five boxes: dot-code stickers, large-print cards, and the check of what was printed."""
