"""The settings menu: what people choose once and want to keep."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from accessible_games.games import GAMES
from accessible_games.narration.catalogue import KANA, catalogue
from accessible_games.narration.names import PlayerName
from accessible_games.play.board import Board
from accessible_games.play.look import ECHOES
from accessible_games.play.profiles import PITCHES, RATES, VERBOSITIES
from accessible_games.play.settings import HINTS, SKIPPED, VoiceChoice
from accessible_games.play.terminal import Terminal
from audio.packs import STANDARD, Pack, packs

from .answers import Back, in_turn
from .console import Message, Said
from .live import live_entries
from .session import Session
from .table import choose_private_way


def choose_settings(session: Session) -> None:
    """Show the settings until somebody goes back.

    Raises:
        EndOfInput: nothing more will be typed.
    """
    while True:
        entries = _entries(session)
        rows = [*(row for row, _ in entries), ("cli-back", {})]
        chosen = session.console.choose("cli-menu-settings", rows)
        if chosen == len(entries):
            return
        with suppress(Back):
            entries[chosen][1](session)


def _entries(session: Session) -> list[tuple[Message, Callable[[Session], None]]]:
    """The settings in the words of now: the language may have changed by one of them."""
    own: list[tuple[str, Callable[[Session], None]]] = [
        ("cli-menu-language", _language),
        ("cli-menu-speech", Session.ask_who_speaks),
        ("cli-menu-voice", _voice),
        ("cli-menu-volume", _volume),
        ("cli-menu-soundscape", choose_soundscape),
        ("cli-menu-awake", _awake),
        ("cli-menu-verbosity", _verbosity),
        ("cli-menu-private", _private),
        ("cli-menu-take-back", _take_back),
        ("cli-menu-hints", _hints),
        ("cli-menu-records", _records),
        ("cli-menu-speech-keys", choose_keys),
    ]
    look: list[tuple[Message, Callable[[Session], None]]] = [(("cli-menu-look", {}), _look)]
    return [
        *(((key, {}), change) for key, change in own),
        *live_entries(session),
        *(look if session.in_window else []),
    ]


def _language(session: Session) -> None:
    language = session.choose_language()
    session.remember(language=language)
    session.use_language(language)
    session.console.tell("cli-chosen")


def _voice(session: Session) -> None:
    while True:  # the way back leads out of the list of languages
        VoiceMenu(session, session.choose_language()).change()


def _volume(session: Session) -> None:
    settings, console = session.settings, session.console
    rows: list[Message] = [("cli-mono-no", {}), ("cli-mono-yes", {})]
    speech, cues, mono = in_turn(
        lambda _: console.number("cli-speech-volume", 0, 100, now=settings.speech_volume),
        lambda _: console.number("cli-cue-volume", 0, 100, now=settings.cue_volume),
        lambda _: console.choose("cli-mono", rows, first=settings.mono),
    )
    changes: dict[str, Any] = {"speech_volume": speech, "cue_volume": cues, "mono": bool(mono)}
    session.remember(**changes)
    session.reopen_sound()
    session.console.tell("cli-chosen")


def _awake(session: Session) -> None:
    rows: list[Message] = [("cli-awake-no", {}), ("cli-awake-yes", {})]
    awake = session.console.choose("cli-awake", rows, first=session.settings.keep_awake)
    session.remember(keep_awake=bool(awake))
    session.reopen_sound()
    session.console.tell("cli-chosen")


def _verbosity(session: Session) -> None:
    verbosity = VERBOSITIES[_pick(session, "cli-verbosity", VERBOSITIES, session.settings.verbosity)]
    session.remember(verbosity=verbosity)
    session.verbosity = verbosity
    session.console.tell("cli-chosen")


def _take_back(session: Session) -> None:
    rows: list[Message] = [("cli-take-back-no", {}), ("cli-take-back-yes", {})]
    chosen = session.console.choose("cli-take-back", rows, first=session.settings.take_back)
    session.remember(take_back=bool(chosen))
    session.console.tell("cli-chosen")


def _hints(session: Session) -> None:
    rows: list[Message] = [("cli-hints-alone", {}), ("cli-hints-all", {}), ("cli-hints-nobody", {})]
    first = HINTS.index(session.settings.hints)
    session.remember(hints=HINTS[session.console.choose("cli-hints", rows, first=first)])
    session.console.tell("cli-chosen")


def _records(session: Session) -> None:
    rows: list[Message] = [("cli-records-yes", {}), ("cli-records-no", {})]
    kept = session.console.choose("cli-records", rows, first=not session.settings.records)
    session.remember(records=not kept)
    session.console.tell("cli-chosen")


def _private(session: Session) -> None:
    if session.sound.voice is None:
        session.console.tell("cli-no-voices")
    else:
        choose_private_way(session)


def _look(session: Session) -> None:
    if not isinstance(session.front, Terminal):
        session.front.browse_look()


def _pick(session: Session, key: str, values: Sequence[str], now: str) -> int:
    """The index of a value; each value has a message, the question's id and its own behind it.

    The focus begins on the one that counts now.
    """
    first = values.index(now) if now in values else None
    return session.console.choose(key, [(f"{key}-{value}", {}) for value in values], first=first)


# -- keys and what is said of them ----------------------------------------------------------------

BOUNCES: Final = range(501)
HOLDS: Final = range(1001)
"""Milliseconds."""


def choose_keys(session: Session) -> None:
    """Show the settings until somebody goes back.

    Raises:
        EndOfInput: nothing more will be typed.
    """
    entries = {
        "cli-skipped-entry": _skipped,
        "cli-echo-entry": _echo,
        "cli-bounce-entry": _bounce,
        "cli-hold-entry": _hold,
        "cli-bounce-in-duels-entry": _bounce_in_duels,
    }
    while True:
        keys = [*entries, "cli-back-one"]
        chosen = session.console.choose("cli-menu-speech-keys", [(key, {}) for key in keys])
        if keys[chosen] not in entries:
            return
        with suppress(Back):
            entries[keys[chosen]](session)
            session.console.tell("cli-chosen")


def _skipped(session: Session) -> None:
    session.remember(skipped=SKIPPED[_pick(session, "cli-skipped", SKIPPED, session.settings.skipped)])
    session.reopen_sound()


def _echo(session: Session) -> None:
    _keep(session, echo=ECHOES[_pick(session, "cli-echo", ECHOES, session.settings.window.echo)])


def _bounce(session: Session) -> None:
    now = session.settings.window.bounce_ms
    _keep(session, bounce_ms=session.console.number("cli-bounce", BOUNCES[0], BOUNCES[-1], now=now))


def _hold(session: Session) -> None:
    now = session.settings.window.hold_ms
    _keep(session, hold_ms=session.console.number("cli-hold", HOLDS[0], HOLDS[-1], now=now))


def _bounce_in_duels(session: Session) -> None:
    rows: list[Message] = [("cli-bounce-in-duels-no", {}), ("cli-bounce-in-duels-yes", {})]
    first = session.settings.window.bounce_in_duels
    _keep(session, bounce_in_duels=bool(session.console.choose("cli-bounce-in-duels", rows, first=first)))


def _keep(session: Session, **changes: object) -> None:
    session.keep(session.settings.with_window(**changes))


# -- voices ---------------------------------------------------------------------------------------

_SAME: Final[Message] = ("cli-voice-same", {})
_USUAL: Final[Message] = ("cli-voice-usual", {})


class VoiceMenu:
    """The menu of one language.

    Args:
        session: the start that it belongs to.
        language: one of the languages.
    """

    def __init__(self, session: Session, language: str) -> None:
        self._session = session
        self._language = language
        self._entries: tuple[tuple[str, Callable[[], None], Callable[[VoiceChoice], Message]], ...] = (
            ("cli-profile-voice", self._voice, lambda now: self._named(now.voice, _USUAL)),
            ("cli-profile-rate", self._rate, lambda now: _number(now.rate)),
            ("cli-profile-pitch", self._pitch, lambda now: _number(now.pitch)),
            ("cli-profile-volume", self._volume, lambda now: _number(now.volume)),
            ("cli-focus-voice", self._focus_voice, lambda now: self._named(now.focus_voice, _SAME)),
            ("cli-focus-rate", self._focus_rate, lambda now: _number(now.focus_rate)),
            ("cli-focus-pitch", self._focus_pitch, lambda now: _number(now.focus_pitch)),
        )

    def change(self) -> None:
        """Change one thing after the other, until somebody goes back."""
        while True:
            console = self._session.console
            rows = [
                ("cli-profile-row", {"what": console.said(key, {}), "value": console.said(*value(self._now))})
                for key, _, value in self._entries
            ]
            chosen = console.choose("cli-voice-menu", [*rows, ("cli-back-one", {})], language=self._language)
            if chosen == len(rows):
                return
            with suppress(Back):
                self._entries[chosen][1]()

    @property
    def _now(self) -> VoiceChoice:
        return self._session.settings.voice(self._language)

    def _keep(self, *, focus: bool = False, **changes: Any) -> None:
        self._session.set_voice(self._language, **changes)
        self._session.console.tell("cli-chosen")
        say_sample(self._session, self._language, focus=focus)

    def _named(self, id: str, otherwise: Message) -> Message:
        if not id:
            return otherwise
        voice = self._session.sound.voice
        known = [] if voice is None else voice.voices(self._language)
        name = next((one.name for one in known if one.id == id), id)
        return "cli-voice-named", {"voice": self._session.console.listed([PlayerName(name)])}

    # -- what can be changed --------------------------------------------------------------

    def _voice(self) -> None:
        id = pick_voice(self._session, self._language, _USUAL)
        if id is not None:
            self._keep(voice=id)

    def _rate(self) -> None:
        self._keep(rate=self._session.console.number("cli-rate", RATES[0], RATES[-1], now=self._now.rate))

    def _pitch(self) -> None:
        number = self._session.console.number
        self._keep(pitch=number("cli-pitch", PITCHES[0], PITCHES[-1], now=self._now.pitch))

    def _volume(self) -> None:
        self._keep(volume=self._session.console.number("cli-volume", 0, 100, now=self._now.volume))

    def _focus_voice(self) -> None:
        id = pick_voice(self._session, self._language, _SAME)
        if id is not None:
            self._keep(focus=True, focus_voice=id)

    def _focus_rate(self) -> None:
        rate = self._own("cli-rate", RATES, self._now.focus_rate or self._now.rate)
        self._keep(focus=True, focus_rate=rate)

    def _focus_pitch(self) -> None:
        pitch = self._own("cli-pitch", PITCHES, self._now.focus_pitch or self._now.pitch)
        self._keep(focus=True, focus_pitch=pitch)

    def _own(self, key: str, allowed: range, now: int) -> int:
        """A number of its own for what answers a key, or 0 for the same."""
        console = self._session.console
        rows: list[Message] = [("cli-focus-same", {}), ("cli-focus-own", {})]
        _, number = in_turn(
            lambda _: console.choose("cli-focus-differs", rows),
            lambda so_far: console.number(key, allowed[0], allowed[-1], now=now) if so_far[0] else 0,
        )
        return int(number)


def _number(number: int) -> Message:
    return ("cli-value-number", {"n": number}) if number else ("cli-value-same", {})


def pick_voice(session: Session, language: str, otherwise: Message) -> str | None:
    """Let one of the voices of a language be heard and chosen.

    Args:
        session: the start that it belongs to.
        language: which has to be read.
        otherwise: the entry that chooses none of them.

    Returns:
        Its id; "" for none of them; None, and it is said, if there is no voice.

    Raises:
        Back: the way back was chosen instead.
    """
    console, voice = session.console, session.sound.voice
    known = [] if voice is None else voice.voices(language)
    if not known:
        console.tell("cli-no-voices")
        return None
    ids = [*(one.id for one in known), ""]
    rows: list[Message] = [
        *(("cli-voice-named", {"voice": console.listed([PlayerName(one.name)])}) for one in known),
        otherwise,
    ]

    def hear(index: int) -> None:
        if index < len(known):
            say_sample(session, language, known[index].id, known[index].name, focus=True)
        else:
            console.speak_now(*rows[index])

    while True:
        chosen = console.choose("cli-voice", rows, hear=hear)
        if isinstance(session.front, Board):
            return ids[chosen]
        hear(chosen)
        if not console.choose("cli-voice-keep", [("cli-yes", {}), ("cli-no", {})]):
            return ids[chosen]


def say_sample(
    session: Session, language: str, voice_id: str | None = None, name: str = "", *, focus: bool = False
) -> None:
    """Say a short sentence as a language is read, or as another voice would read it.

    Args:
        session: the start that it belongs to.
        language: in which it is.
        voice_id: the voice's id; None for the language's own.
        name: what the voice is called; it says so first.
        focus: whether it is said as what answers a key is, where that is read in another way.
    """
    voice = session.sound.voice
    if voice is None:
        return
    kana = voice.needs_kana(language, voice_id)
    said = catalogue(KANA if kana else language, "cli").text("cli-voice-sample")
    if name:
        called = session.console.listed([PlayerName(name)])
        said = f"{called.kana if kana else called.text}. {said}"
    how: dict[str, Any] = {"voice": voice_id}
    now = session.settings.voice(language)
    if not focus and (now.focus_voice or now.focus_rate or now.focus_pitch):
        # What answers a key is read in another way; this is to be heard in the language's own.
        how = {"voice": now.voice or None, "rate": now.rate, "pitch": now.pitch, "volume": now.volume / 100}
    voice.say(said, kind="focus" if focus else "answer", language=language, **how)


# -- sounds, ambience and music -------------------------------------------------------------------

_SAMPLE: Final = "game-start"
WITH: Final = ("both", "ambience", "music", "neither")
"""What of the two can sound in a game."""


def choose_soundscape(session: Session) -> None:
    """Show what can be changed, as it is now, until somebody goes back; ambience and music sound meanwhile.

    Raises:
        EndOfInput: nothing more will be typed.
    """
    changes: tuple[Callable[[Session], None], ...] = (_pack, _playable, _ambience, _music, _games)
    session.enter(GAMES[0])  # so that a change is heard at once
    try:
        while True:
            chosen = session.console.choose("cli-soundscape", [*_rows(session), ("cli-back", {})])
            if chosen == len(changes):
                return
            with suppress(Back):
                changes[chosen](session)
    finally:
        session.leave()


def _rows(session: Session) -> list[Message]:
    settings = session.settings
    known = {pack.id: pack for pack in packs(session.folders.packs)}
    pack = known.get(settings.sound_pack, known[STANDARD])
    return [
        ("cli-soundscape-pack", {"pack": _named(session, pack)}),
        ("cli-soundscape-playable-on" if settings.playable_cue else "cli-soundscape-playable-off", {}),
        ("cli-soundscape-ambience", {"n": settings.ambience_volume}),
        ("cli-soundscape-music", {"n": settings.music_volume}),
        ("cli-soundscape-games", {}),
    ]


def _named(session: Session, pack: Pack) -> Said:
    """A pack's name as a part of a message."""
    if pack.id == STANDARD:
        return session.console.said("cli-pack-standard", {})
    return Said(pack.name(session.language), pack.name(KANA))


def _pack(session: Session) -> None:
    known = packs(session.folders.packs)
    rows: list[Message] = [("cli-pack", {"name": _named(session, pack)}) for pack in known]
    first = next((n for n, pack in enumerate(known) if pack.id == session.settings.sound_pack), None)
    pack = known[session.console.choose("cli-which-pack", rows, first=first)]
    session.remember(sound_pack=pack.id)
    session.reopen_sound()
    session.console.tell("cli-chosen")
    session.tell_notices()
    if session.sound.cues is not None:
        session.sound.cues.play(_SAMPLE)


def _playable(session: Session) -> None:
    first = not session.settings.playable_cue
    chosen = session.console.choose("cli-playable-cue", [("cli-yes", {}), ("cli-no", {})], first=first)
    session.remember(playable_cue=not chosen)
    session.console.tell("cli-chosen")


def _ambience(session: Session) -> None:
    now = session.settings.ambience_volume
    _remember(session, ambience_volume=session.console.number("cli-ambience-volume", 0, 100, now=now))


def _music(session: Session) -> None:
    now = session.settings.music_volume
    _remember(session, music_volume=session.console.number("cli-music-volume", 0, 100, now=now))


def _games(session: Session) -> None:
    """Let somebody say what of the two is wanted in a game."""
    console = session.console
    rows: list[Message] = [
        (f"cli-backdrop-of-{_wanted(session, game)}", {"game": console.titled(game)}) for game in GAMES
    ]
    chosen, what = in_turn(
        lambda _: console.choose("cli-backdrop-game", rows),
        lambda _: console.choose("cli-backdrop", [(f"cli-backdrop-{one}", {}) for one in WITH]),
    )
    game, wanted = GAMES[chosen], WITH[what]
    without = {
        what: tuple(other for other in getattr(session.settings, what) if other != game)
        + (() if wanted in ("both", what.removeprefix("without_")) else (game,))
        for what in ("without_ambience", "without_music")
    }
    _remember(session, **without)


def _wanted(session: Session, game: str) -> str:
    ambience = game not in session.settings.without_ambience
    music = game not in session.settings.without_music
    return WITH[2 * (not ambience) + (not music)] if ambience or music else "neither"


def _remember(session: Session, **changes: object) -> None:
    session.remember(**changes)
    session.reopen_sound()
    session.console.tell("cli-chosen")
