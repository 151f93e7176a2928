"""What of speech and sound is missing, told in the player's language."""

from __future__ import annotations

from dataclasses import replace

from accessible_games.narration.catalogue import MessageError, catalogue
from audio.notices import Notice, NoticeBoard


class TranslatedNotices(NoticeBoard):
    """A board whose notices come in one language; one that has no translation stays English.

    Args:
        language: one of the player's languages.
    """

    def __init__(self, language: str) -> None:
        super().__init__()
        self._words = catalogue(language, "cli")

    def take(self) -> list[Notice]:
        """The notices that nobody has taken yet, oldest first."""
        return [replace(notice, text=self._translated(notice)) for notice in super().take()]

    def _translated(self, notice: Notice) -> str:
        try:
            return self._words.text(f"cli-notice-{notice.id}", **notice.args)
        except MessageError:
            return notice.text
