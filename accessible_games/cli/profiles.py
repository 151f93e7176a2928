"""The players menu: whoever plays here, and what each of them chose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from accessible_games.narration.catalogue import KANA, catalogue
from accessible_games.narration.names import PlayerName
from accessible_games.narration.spoken import spoken_form
from accessible_games.narration.topics import SOURCES, TOPICS
from accessible_games.play.profiles import (
    EARS,
    HANDICAPS,
    ORDERS,
    PACES,
    PITCHES,
    RATES,
    SWITCHES,
    VERBOSITIES,
    PlayerChoice,
)

from .answers import Back, in_turn
from .choices import pick_voice
from .console import Said
from .failure import UsageError
from .fields import LONGEST_NAME, is_kana, read_players
from .session import Session
from .standing import entry

_PRIVATE: Final = (("ear",), ("screen",), ("ear", "screen"), ("braille",), ("ear", "braille"))
"""Where private text may go, in the order of the list; all that a table has use for."""

_WAYS: Final = ("words", "sound", "nothing")
"""How events of one kind are told."""


def choose_players(session: Session) -> None:
    """Show who has a profile, until somebody goes back.

    Raises:
        EndOfInput: nothing more will be typed.
    """
    while True:
        names = list(session.settings.players)
        rows = [("cli-player-row", {"player": _said(session, name)}) for name in names]
        others: list[tuple[str, dict[str, Any]]] = [("cli-player-add", {}), ("cli-back", {})]
        chosen = session.console.choose("cli-players", [*rows, *others])
        if chosen < len(names):
            _Profile(session, names[chosen]).change()
        elif chosen == len(names):
            with suppress(Back):
                _add(session)
        else:
            return


def _add(session: Session) -> None:
    name = session.console.ask("cli-player-name", help_key="cli-name-wrong", most=LONGEST_NAME)
    if not name:
        return
    if not _can_be_typed(name):
        session.console.tell("cli-name-wrong", most=LONGEST_NAME)
        return
    if name not in session.settings.players:
        session.keep(session.settings.with_player(name))
    _Profile(session, name).change()


def _can_be_typed(name: str) -> bool:
    """Whether a name is one among those that a table is told, with commas between them."""
    try:
        return [spec.name for spec in read_players(name, ())] == [name]
    except UsageError:
        return False


def _said(session: Session, name: str) -> Said:
    return session.console.listed([PlayerName(name, session.settings.player(name).kana)])


class _Profile:
    """The menu of one player.

    Args:
        session: the start that it belongs to.
        name: the player's name.
    """

    def __init__(self, session: Session, name: str) -> None:
        self._session = session
        self._name = name
        self._deleted = False
        self._entries: tuple[tuple[str, Callable[[], None]], ...] = (
            ("cli-profile-language", self._language),
            ("cli-profile-verbosity", self._verbosity),
            ("cli-profile-switches", self._switches),
            ("cli-profile-private", self._private),
            ("cli-profile-voice", self._voice),
            ("cli-profile-rate", self._rate),
            ("cli-profile-pitch", self._pitch),
            ("cli-profile-volume", self._volume),
            ("cli-profile-pace", self._pace),
            ("cli-profile-order", self._order),
            ("cli-profile-kana", self._kana),
            ("cli-profile-handicap", self._handicap),
            ("cli-profile-bodily", self._bodily),
            ("cli-profile-drawn-hand", self._drawn_hand),
            ("cli-profile-delete", self._delete),
        )

    def change(self) -> None:
        """Change one thing after the other, until somebody goes back."""
        keys = [key for key, _ in self._entries]
        while not self._deleted:
            console = self._session.console
            rows = [entry(console, self._choice, key) for key in keys]
            player = _said(self._session, self._name)
            chosen = console.choose("cli-profile", [*rows, ("cli-back-one", {})], player=player)
            if chosen == len(keys):
                return
            with suppress(Back):
                self._entries[chosen][1]()

    @property
    def _choice(self) -> PlayerChoice:
        return self._session.settings.player(self._name)

    @property
    def _language_now(self) -> str:
        return self._choice.language or self._session.language

    def _keep(self, **changes: Any) -> None:
        self._session.keep(self._session.settings.with_player(self._name, **changes))

    def _confirm(self) -> None:
        self._session.console.tell("cli-chosen")

    def _pick(self, key: str, values: Sequence[str]) -> str:
        rows: list[tuple[str, dict[str, Any]]] = [(f"{key}-{value}", {}) for value in values]
        return values[self._session.console.choose(key, rows)]

    def _language(self) -> None:
        self._keep(language=self._session.choose_language())
        self._sample()

    def _verbosity(self) -> None:
        self._keep(verbosity=self._pick("cli-verbosity", VERBOSITIES))
        self._confirm()

    def _switches(self) -> None:
        """Let kinds of events be told in words, by a sound, or not at all."""
        console = self._session.console
        while True:
            rows: list[tuple[str, dict[str, Any]]] = [
                ("cli-switch", {"topic": topic, "source": source, "way": self._way(f"{topic}.{source}")})
                for topic in TOPICS
                for source in SOURCES
            ]
            chosen = console.choose("cli-switches", [*rows, ("cli-back-one", {})])
            if chosen == len(rows):
                return
            with suppress(Back):
                self._set_way(SWITCHES[chosen], self._pick("cli-way", _WAYS))

    def _way(self, switch: str) -> str:
        if switch in self._choice.untold:
            return "nothing"
        return "sound" if switch in self._choice.sound_only else "words"

    def _set_way(self, switch: str, way: str) -> None:
        untold, sound_only = ({*names} - {switch} for names in (self._choice.untold, self._choice.sound_only))
        if way == "nothing":
            untold.add(switch)
        elif way == "sound":
            sound_only.add(switch)
        self._keep(untold=tuple(sorted(untold)), sound_only=tuple(sorted(sound_only)))

    def _private(self) -> None:
        ways = ["-".join(way) for way in _PRIVATE]
        private, ear = in_turn(
            lambda _: _PRIVATE[ways.index(self._pick("cli-private", ways))],
            lambda so_far: self._ear() if "ear" in so_far[0] else {},
        )
        changes: dict[str, Any] = {"private": private, "ear": "", "device": "", **ear}
        self._keep(**changes)
        self._confirm()

    def _ear(self) -> dict[str, str]:
        """Ask for a side of the headset, or a device of the player's own where there are several."""
        outputs = self._session.sound.outputs()
        sides: list[tuple[str, dict[str, Any]]] = [(f"cli-ear-{side}", {}) for side in EARS]
        devices: list[tuple[str, dict[str, Any]]] = [
            ("cli-ear-device", {"device": self._session.console.listed([PlayerName(name)])})
            for name in outputs
        ]
        chosen = self._session.console.choose("cli-ear", [*sides, *devices, ("cli-ear-table", {})])
        if chosen < len(sides):
            return {"ear": EARS[chosen]}
        chosen -= len(sides)
        return {"device": outputs[chosen]} if chosen < len(outputs) else {}

    # -- how it sounds: heard at once -----------------------------------------------------

    def _voice(self) -> None:
        """Choose one of the voices of the player's language, or leave it to the language."""
        id = pick_voice(self._session, self._language_now, ("cli-voice-usual", {}))
        if id is not None:
            self._keep(voice=id)
            self._sample()

    def _rate(self) -> None:
        own, usual = self._choice.rate, self._session.settings.voice(self._language_now).rate
        number = self._session.console.number
        self._keep(rate=number("cli-rate", RATES[0], RATES[-1], now=own or usual, kept=own))
        self._sample()

    def _pitch(self) -> None:
        own, usual = self._choice.pitch, self._session.settings.voice(self._language_now).pitch
        number = self._session.console.number
        self._keep(pitch=number("cli-pitch", PITCHES[0], PITCHES[-1], now=own or usual, kept=own))
        self._sample()

    def _volume(self) -> None:
        own, usual = self._choice.volume, self._session.settings.voice(self._language_now).volume
        number = self._session.console.number
        self._keep(volume=number("cli-volume", 1, 100, now=own or usual, kept=own))
        self._sample()

    def _sample(self) -> None:
        """Say how this player is read to from now on, in the player's language and voice."""
        self._confirm()
        voice, language = self._session.sound.voice, self._language_now
        if voice is None:
            return
        locale = KANA if voice.needs_kana(language, self._choice.voice or None) else language
        name = _said(self._session, self._name)
        text = catalogue(locale, "cli").text("cli-sample", player=name.kana if locale == KANA else name.text)
        choice = self._choice
        voice.say(
            spoken_form(locale, text),
            kind="answer",
            language=language,
            rate=choice.rate or None,
            volume=choice.volume / 100 if choice.volume else None,
            voice=choice.voice or None,
            pitch=choice.pitch or None,
        )

    # -- the rest -------------------------------------------------------------------------

    def _pace(self) -> None:
        number = self._session.console.number
        way, seconds = in_turn(
            lambda _: self._pick("cli-pace", (*PACES, "seconds")),
            lambda so_far: number("cli-seconds", 1, 60) if so_far[0] == "seconds" else 0,
        )
        self._keep(pace=float(seconds) if seconds else way)
        self._confirm()

    def _order(self) -> None:
        self._keep(order=self._pick("cli-order", ORDERS))
        self._confirm()

    def _kana(self) -> None:
        typed = self._session.console.ask("cli-kana", help_key="cli-kana-wrong")
        if typed and not is_kana(typed):
            self._session.console.tell("cli-kana-wrong")
            return
        self._keep(kana=typed)
        self._confirm()

    def _handicap(self) -> None:
        self._keep(handicap=self._session.console.number("cli-handicap", HANDICAPS[0], HANDICAPS[-1]))
        self._confirm()

    def _drawn_hand(self) -> None:
        rows: list[tuple[str, dict[str, Any]]] = [("cli-no", {}), ("cli-yes", {})]
        chosen = self._session.console.choose("cli-drawn-hand", rows)
        self._keep(drawn_hand="yes" if chosen else "no")

    def _bodily(self) -> None:
        rows: list[tuple[str, dict[str, Any]]] = [("cli-bodily-no", {}), ("cli-bodily-yes", {})]
        self._keep(bodily=bool(self._session.console.choose("cli-bodily", rows)))
        self._confirm()

    def _delete(self) -> None:
        player = _said(self._session, self._name)
        if self._session.console.choose("cli-delete", [("cli-no", {}), ("cli-yes", {})], player=player):
            self._session.keep(self._session.settings.without_player(self._name))
            self._session.console.tell("cli-deleted", player=player)
            self._deleted = True
