"""The page's own words: one list, so that each is there in every language."""

from __future__ import annotations

from typing import Final

from accessible_games.narration.catalogue import catalogue

PAGE_WORDS: Final = (
    # the way in
    "title", "intro", "name", "code", "language", "sit-down", "speaks", "speaks-reader", "speaks-page",
    "sounds", "refused-code", "refused-wait", "refused-closed", "refused-name", "refused-taken",
    "refused-full", "refused-over", "refused-busy", "refused-request", "refused-network",
    "open", "open-code", "open-game", "open-people", "open-robots", "open-do", "opened", "refused-players",
    # the table
    "table", "your-turn", "wait-turn", "asked", "log", "command", "command-help", "send", "go-on", "back",
    "lost", "found", "missed", "again", "left", "over", "ended",
    # what can be asked at any time
    "ask", "hand", "turn", "scores", "on-table", "counts", "repeat", "older", "newer", "help", "hint",
    "rules", "undo", "leave", "leave-sure", "yes", "no", "taken-along", "close",
    # how this device tells
    "settings", "speed", "voice", "volume", "size", "stay-awake", "silence", "wake", "no-voice", "keep-file",
    # races, and a tone to be followed
    "race", "press", "press-taps", "press-wait", "elsewhere", "calibrate", "calibrate-help", "calibrate-tap",
    "calibrated", "calibrate-failed", "tone", "tone-help", "tone-start", "tone-now", "tone-without",
    # other people
    "watch", "asking", "moved", "chat", "chat-line", "chat-send", "chat-mute", "begin",
    # a photo of a sticker
    "photo", "photo-help", "photo-reading", "photo-sure", "photo-yes", "photo-no",
)  # fmt: skip
"""Each is the message `host-page-<word>`."""


def page_words(language: str) -> dict[str, str]:
    """The page's words in a language; what the page fills in stands in braces, such as {seconds}."""
    words = catalogue(language, "host")
    return {
        word: words.text(f"host-page-{word}", seconds="{seconds}", n="{n}", name="{name}", code="{code}")
        for word in PAGE_WORDS
    }
