"""What of speech and sound is missing, told in the player's language."""

from __future__ import annotations

from accessible_games.narration.catalogue import KANA, MessageError, catalogue
from accessible_games.narration.narrator import Line
from accessible_games.narration.spoken import spoken_form
from audio.notices import Notice, NoticeBoard


class TranslatedNotices(NoticeBoard):
    """A board whose notices come in one language; one that has no translation stays English.

    Args:
        language: one of the player's languages.
    """

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language

    def line(self, notice: Notice) -> Line:
        """A notice as it is shown and spoken."""
        key, language = f"cli-notice-{notice.id}", self._language
        try:
            text = catalogue(language, "cli").text(key, **notice.args)
        except MessageError:
            return Line(notice.text, spoken_form("en", notice.text), "en")
        if language == "ja":
            return Line(text, catalogue(KANA, "cli").text(key, **notice.args), language)
        return Line(text, spoken_form(language, text), language)
