"""The window's own lists: menu, help, keys, look.  They hold nothing private."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessible_games.play.board import MADE_AHEAD
from accessible_games.play.commands import REGISTRY, Command
from accessible_games.play.look import BOUNCES, ECHOES, HOLDS, SIZES, THEMES, UNFOCUSED

from .keyhelp import KeyHelp
from .keymap import KeyMap, changeable, is_key
from .stage import Entry, Overlay
from .words import Phrase

if TYPE_CHECKING:
    from .deeds import Deeds
    from .front import Window

_NAVIGATION: Final = ("Enter", "Escape")
Act = Callable[[], "str | None"]


class Overlays:
    """Opens and closes them.

    Args:
        window: whose they are.
        deeds: what their entries do.
    """

    def __init__(self, window: Window, deeds: Deeds) -> None:
        self._window = window
        self._deeds = deeds
        self._words = window.words
        self._stage = window.stage
        self._after: Callable[[], None] | None = None
        self._help = KeyHelp(window, deeds, self)
        self.open_help = self._help.open

    # -- opening, reading, closing --------------------------------------------------------------

    def open(self, overlay: Overlay) -> None:
        """Show a list in front of everything, and speak its title and the entry in focus as one."""
        overlay.refresh()
        self._stage.overlays.append(overlay)
        self.read(overlay, titled=True)
        self._make_ahead(overlay)

    def _make_ahead(self, overlay: Overlay) -> None:
        """Have its entries made ready to be spoken."""
        places = self._window.host.choice.places
        count = len(overlay.shown)
        self._words.make_ahead(
            [
                self._words.placed(entry.phrase, "", place if places else 0, count)
                for place, entry in enumerate(overlay.shown[:MADE_AHEAD], 1)
            ]
        )

    def read(self, overlay: Overlay, *, titled: bool = False, edge: bool = False) -> None:
        """Speak the entry in focus."""
        if edge:
            self._window.sound("edge")
        places = self._window.host.choice.places
        number = overlay.walk.index + 1 if places else 0
        said = self._words.placed(overlay.entry.phrase, "", number, len(overlay.shown))
        self._words.say(*([overlay.title] if titled else []), said, kind="focus")

    def close(self) -> None:
        """Close the foremost list; where one is then is said."""
        self._stage.overlays.pop()
        if self._stage.overlays:
            self._stage.overlays[-1].refresh()
            self.read(self._stage.overlays[-1], titled=True)
            return
        after, self._after = self._after, None
        if after is not None:
            after()
        elif not self._window.say_where():
            self._say("closed")

    @property
    def resumes(self) -> bool:
        """Whether something is taken up again when the last list is closed."""
        return self._after is not None

    def close_all(self) -> None:
        """Close all lists without a word: what was chosen will say something."""
        self._stage.overlays.clear()
        after, self._after = self._after, None
        if after is not None:
            after()

    def _say(self, key: str, /, **variables: Any) -> None:
        self._words.say(self._words.phrase(key, **variables), kind="answer")

    # -- the menu -------------------------------------------------------------------------------

    def open_menu(self, back: Callable[[], None] | None = None) -> None:
        """What Escape opens: first of all the way back.

        Args:
            back: what is taken up again when it is closed.
        """
        self._after = back
        self.open(Overlay(self._words.phrase("menu"), self._menu_entries))

    def _menu_entries(self) -> list[Entry]:
        playing = self._stage.moment != "menu"
        entries: list[tuple[str, Act]] = [("continue", self._go_on)]
        if self._stage.way_back:
            entries.append(("menu-back", self._line(self._stage.way_back)))
        if playing and self._stage.moment != "waiting":
            entries += [("menu-rules", self._rules_or_none), ("menu-cards", self.open_cards)]
        entries += [
            ("menu-help", self.open_help),
            ("menu-look", self.open_look),
            ("menu-keys", self.open_keys),
        ]
        if playing:
            entries += [("menu-save", self._start_saving), ("menu-leave", self._line("quit"))]
        entries.append(("menu-close", self._close_window))
        return [Entry(key, self._words.phrase(key), act) for key, act in entries]

    def _go_on(self) -> None:
        self.close()

    def _line(self, line: str) -> Act:
        def act() -> str:
            self._after = None  # the line answers what would be taken up again
            self.close_all()
            self._stage.answered = True
            return line

        return act

    def _start_saving(self) -> str | None:
        self.close_all()
        return self._deeds.do(_COMMANDS["save"])

    def _close_window(self) -> None:
        self._window.end()

    # -- what the game says of itself -----------------------------------------------------------

    def open_rules(self) -> bool:
        """The rules page in sentences, from what is asked now; False if there is none."""
        attention = self._stage.attention
        page, start = attention.rules() if attention is not None else ((), 0)
        if page:
            self._open_page("rules", page, start)
        return bool(page)

    def _rules_or_none(self) -> None:
        if not self.open_rules():
            self._say("no-rules")

    def open_cards(self) -> None:
        """Every card of the box: what it is, what it does, how many there are."""
        attention = self._stage.attention
        cards = attention.box() if attention is not None else ()
        if cards:
            self._open_page("cards", cards, 0)
        else:
            self._say("no-cards")

    def _open_page(self, title: str, page: Sequence[tuple[str, str]], start: int) -> None:
        """Lines as a list; one that is chosen is read once more."""
        rows = [Entry(f"{number}", Phrase(*line), self._read_again) for number, line in enumerate(page)]
        back = Entry("back", self._words.phrase("back"), self._go_on)
        overlay = Overlay(self._words.phrase(title), lambda: [*rows, back])
        overlay.refresh()
        overlay.walk.go(start)
        self.open(overlay)

    def _read_again(self) -> None:
        self.read(self._stage.overlays[-1])

    # -- where one is -----------------------------------------------------------------------------

    def say_status(self) -> None:
        """Where one is, outside of a game."""
        choice = self._window.host.choice
        theme = self._words.phrase(f"theme-{choice.theme}")
        self._say("status", theme=theme, n=choice.size)

    # -- keys -----------------------------------------------------------------------------------

    def open_keys(self) -> None:
        """Which key stands for which command, to be changed."""
        self.open(Overlay(self._words.phrase("keys"), self._key_entries))

    def _key_entries(self) -> list[Entry]:
        entries = [Entry("reset", self._words.phrase("keys-reset"), self._reset_keys)]
        for command in changeable():
            keys = self._window.keymap.keys(command.id)
            key = self._words.key(keys[0]) if keys else self._words.phrase("no-key")
            what = self._words.phrase(f"command-{command.id}")
            phrase = self._words.phrase("keys-row", what=what, key=key)
            entries.append(Entry(command.id, phrase, self._changing(command)))
        return [*entries, Entry("back", self._words.phrase("back"), self._go_on)]

    def _reset_keys(self) -> None:
        self._keep_keys(KeyMap())
        self._say("keys-are-usual")

    def _changing(self, command: Command) -> Act:
        def act() -> None:
            self._stage.overlays[-1].capture = lambda key: self._take_key(command, key)
            self._say("keys-press", what=self._words.phrase(f"command-{command.id}"))

        return act

    def _take_key(self, command: Command, key: str) -> None:
        """Give a command the key that was pressed, unless it is another's or nobody's to give."""
        overlay = self._stage.overlays[-1]
        if key == "Escape":
            overlay.capture = None
            self._say("keys-kept")
            return
        clash = self._window.keymap.clash(command.id, key)
        if not is_key(key) or key in _NAVIGATION:
            self._say("keys-forbidden")
        elif clash is not None:
            taken = self._words.phrase(f"command-{clash.id}")
            self._say("keys-taken", key=self._words.key(key), what=taken)
        else:
            overlay.capture = None
            self._keep_keys(self._window.keymap.with_key(command.id, key))
            what = self._words.phrase(f"command-{command.id}")
            self._say("keys-set", key=self._words.key(key), what=what)

    def _keep_keys(self, keymap: KeyMap) -> None:
        self._window.keymap = keymap
        self._window.host.keep(keys=keymap.lines())
        self._stage.overlays[-1].refresh()

    # -- look -----------------------------------------------------------------------------------

    def open_look(self) -> None:
        """Colours, size and behaviour of the window, to be changed."""
        self.open(Overlay(self._words.phrase("look"), self._look_entries))

    def _look_entries(self) -> list[Entry]:
        choice, words = self._window.host.choice, self._words
        rows: list[tuple[str, Phrase | int, Act]] = [
            ("theme", words.phrase(f"theme-{choice.theme}"), self._cycle("theme", THEMES)),
            ("size", choice.size, self._cycle("size", SIZES)),
            ("full-screen", self._yes(choice.full_screen), self._switch_full),
            ("wrapping", self._yes(choice.wrapping), self._switch("wrapping")),
            ("places", self._yes(choice.places), self._switch("places")),
            (
                "unfocused",
                words.phrase(f"unfocused-{choice.unfocused}"),
                self._cycle("unfocused", UNFOCUSED),
            ),
            ("echo", words.phrase(f"echo-{choice.echo}"), self._cycle("echo", ECHOES)),
            ("bounce", words.phrase("ms", n=choice.bounce_ms), self._cycle("bounce_ms", BOUNCES)),
            ("hold", words.phrase("ms", n=choice.hold_ms), self._cycle("hold_ms", HOLDS)),
        ]
        entries = [Entry(key, words.phrase(f"look-{key}", value=value), act) for key, value, act in rows]
        return [*entries, Entry("back", words.phrase("back"), self._go_on)]

    def _yes(self, value: bool) -> Phrase:
        return self._words.phrase("yes" if value else "no")

    def _cycle(self, name: str, values: Sequence[Any]) -> Act:
        def act() -> None:
            now = getattr(self._window.host.choice, name)
            index = values.index(now) + 1 if now in values else 0
            self._change(**{name: values[index % len(values)]})

        return act

    def _switch(self, name: str) -> Act:
        def act() -> None:
            self._change(**{name: not getattr(self._window.host.choice, name)})

        return act

    def _switch_full(self) -> None:
        full = not self._window.host.choice.full_screen
        self._window.cover_screen(full=full)
        self._change(full_screen=full)

    def _change(self, **changes: Any) -> None:
        self._window.host.keep(**changes)
        self._stage.overlays[-1].refresh()
        self.read(self._stage.overlays[-1])


_COMMANDS: Final = {command.id: command for command in REGISTRY}
