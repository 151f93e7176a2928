"""How each entry of a player's menu stands, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from accessible_games.narration.names import PlayerName
from accessible_games.play.profiles import PlayerChoice

from .console import Console

_TABLE: Final = "cli-value-table"
_USUAL: Final = "cli-value-usual"
_NUMBER: Final = "cli-value-number"

_Message = tuple[str, dict[str, Any]]


def _number(number: int) -> _Message:
    return (_NUMBER, {"n": number}) if number else (_USUAL, {})


def _pace(choice: PlayerChoice) -> _Message:
    if isinstance(choice.pace, str):
        return (f"cli-pace-{choice.pace}" if choice.pace else _TABLE), {}
    return "cli-value-seconds", {"n": round(choice.pace)}


_VALUES: Final[Mapping[str, Callable[[PlayerChoice], _Message]]] = {
    "cli-profile-language": lambda choice: (
        f"cli-language-{choice.language}" if choice.language else _TABLE,
        {},
    ),
    "cli-profile-verbosity": lambda choice: (
        f"cli-verbosity-{choice.verbosity}" if choice.verbosity else _TABLE,
        {},
    ),
    "cli-profile-rate": lambda choice: _number(choice.rate),
    "cli-profile-pitch": lambda choice: _number(choice.pitch),
    "cli-profile-volume": lambda choice: _number(choice.volume),
    "cli-profile-pace": _pace,
    "cli-profile-order": lambda choice: (f"cli-order-{choice.order}", {}),
    "cli-profile-handicap": lambda choice: (_NUMBER, {"n": choice.handicap}),
    "cli-profile-drawn-hand": lambda choice: ("cli-yes" if choice.drawn_hand == "yes" else "cli-no", {}),
    "cli-profile-bodily": lambda choice: ("cli-yes" if choice.bodily else "cli-no", {}),
}

_TEXTS: Final[Mapping[str, Callable[[PlayerChoice], str]]] = {
    "cli-profile-voice": lambda choice: choice.voice,
    "cli-profile-kana": lambda choice: choice.kana,
}


def entry(console: Console, choice: PlayerChoice, key: str) -> _Message:
    """An entry of a player's menu, with how it stands where it stands at something.

    Args:
        console: in whose words.
        choice: what the player chose.
        key: the entry's message.
    """
    if key in _VALUES:
        return "cli-profile-row", {
            "what": console.said(key, {}),
            "value": console.said(*_VALUES[key](choice)),
        }
    names = [PlayerName(_TEXTS[key](choice))] if key in _TEXTS and _TEXTS[key](choice) else []
    if key == "cli-profile-private":
        channels = [console.said(f"cli-channel-{channel}", {}) for channel in choice.private]
        names = [PlayerName(channel.text, channel.kana) for channel in channels]
    if names:
        return "cli-profile-row", {"what": console.said(key, {}), "value": console.listed(names)}
    return key, {}
