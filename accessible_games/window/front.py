"""The window as a front end: lines out to be drawn, keys in that become lines."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Hashable
from typing import Final

import pygame

from accessible_games.play.board import MADE_AHEAD, Holder, Listing
from accessible_games.play.typed import EndOfInput

from .cornerart import NO_OUTLINES, Outlines
from .focusgate import FocusGate
from .key_actions import KeyActions
from .keymap import read_keys
from .keypress import CONTROLS, is_on_pad, key_of
from .letters import Letters
from .page import compose
from .paint import Painter
from .ports import Host
from .scene import Scene
from .screen import Screen
from .state import Asked, Line, WindowState
from .steady import SteadyKeys
from .themes import PALETTES
from .words import Phrase, Words

_GLANCE: Final = 0.05
"""Seconds after which it is looked whether a list was closed, so that what comes next is said at once."""
_LOOK_UP: Final = 0.5
"""Seconds after which a sleeping window looks up, so that Ctrl-C in the terminal behind it counts."""


class Window:
    """A window that is a `FrontEnd` and a `Board`.

    Args:
        screen: the open window of the system.
        letters: the faces.
        host: the start that it belongs to.
        gate: what is heard of it while another window has the keyboard.
        outlines: the signs of a card's mark as polygons.
    """

    interactive: Final = True
    clears: Final = True
    encoding: Final = "utf-8"

    def __init__(
        self,
        screen: Screen,
        letters: Letters,
        host: Host,
        gate: FocusGate,
        outlines: Outlines = lambda mark: NO_OUTLINES,
    ) -> None:
        self.host = host
        self.state = WindowState()
        self.words = Words(self._language, lambda: host.voice, self._answer)
        self.herald: Callable[[], None] = lambda: None
        """Tells what cannot wait for the next key; called again and again while none is pressed."""
        self.released: Callable[[pygame.event.Event], None] = lambda event: None
        """Is told of each key that comes up while nobody else reads the keys, but did when it went down."""
        self.keymap = read_keys(host.choice.keys, letters=host.choice.letters)
        self._screen = screen
        self._letters = letters
        self._painter = Painter(letters, outlines)
        self._gate = gate
        self._actions = KeyActions(self)
        self._steady = SteadyKeys(lambda: host.choice)
        self._events: deque[tuple[pygame.event.Event, Hashable]] = deque()
        """What is to be served, and what had been drawn when it came."""
        self._drawn: Hashable = None
        """Where Enter would have acted when the window was drawn last."""
        self._seen: Hashable = None
        """What had been drawn when the event came that is served now."""
        self._unread_then = False
        self._too_soon = False
        """Whether the last key came too soon, so that this need not be said in words again."""
        self._too_soon_then = False
        """The same for the key that is followed now."""
        """Whether the focus had moved unheard when the key was pressed that is served now."""
        self._silenced = False
        """Whether Control went down last, and has silenced."""
        self._made_ahead: tuple[Hashable, int] = (None, 0)
        """The list whose entries were made ahead, and the index around which they were."""
        self._ahead: deque[str] = deque()
        """Lines that came of the window's own lists while a question waited for them to be closed."""
        self._held_back = False
        """Whether one waits."""
        self._edge = False
        self._unread = False
        """Whether the focus has moved and its entry is still to be spoken."""
        self._again: Callable[[], None] | None = None
        self._left: dict[Hashable, tuple[Hashable, int, int]] = {}
        """By question, or by the entries of a list of the game: the entry in focus when it was left, its
        index, and how many there were."""
        self._stale = True
        self._ended = False
        self._types = False
        self._dark = False

    @property
    def lacks_letters(self) -> bool:
        """Whether a face could not be read."""
        return self._letters.missing

    def _answer(self, text: str) -> None:
        """Draw what the window itself answers, until the next key, or until something else is asked."""
        self.state.answer = text
        self._stale = True

    def _language(self) -> str:
        holder = self.state.holder
        return self.host.language if holder is None else holder.language

    # -- lines, as any front end --------------------------------------------------------------

    def show(self, text: str) -> None:
        """Draw a line below those before."""
        self.state.lines.append(Line(text, own=False))
        self._stale = True

    def next(self, seconds: float | None = None) -> str | None:
        """The next line; None if none came in so many seconds.

        Raises:
            EndOfInput: the window was closed.
        """
        return self._ahead.popleft() if self._ahead else self._await_line(seconds)

    def _await_line(self, seconds: float | None) -> str | None:
        end = None if seconds is None else time.monotonic() + seconds
        while True:
            if self._ended:
                raise EndOfInput
            self._serve_text_input()
            self._collect()
            self.herald()
            self._draw()
            self._collect()  # what came meanwhile is older than what was drawn
            self._drawn = self.state.place
            left = _LOOK_UP if end is None else min(_LOOK_UP, end - time.monotonic())
            asked = self.state.asks  # whoever hurries on while others play has answered nothing
            line = self._take_events(left)
            if line is not None:
                self._unread = False
                self.state.age(events=asked)
                return line
            self._read_focus()
            if end is not None and time.monotonic() >= end and not self._ended:
                self._draw()
                return None

    def forget_typed(self) -> None:
        """Drop keys that were pressed ahead."""
        self._events.clear()
        self._steady.forget()
        self._ahead.clear()
        pygame.event.clear((pygame.KEYDOWN, pygame.TEXTINPUT, pygame.TEXTEDITING))
        self.state.field = None

    def hide_typing(self, hidden: bool) -> None:
        """Draw stars, or what is typed, from now on."""
        self.state.hidden = hidden
        self._stale = True

    def clear(self) -> bool:
        """Take away what was drawn before."""
        self.state.lines.clear()
        self._stale = True
        return True

    def end_line(self) -> None:
        """There is no line to end."""

    # -- lists, as a board ----------------------------------------------------------------------

    def show_event(self, text: str, kept: str) -> None:
        """Draw what has happened, as everybody hears it."""
        self.state.age(events=False)
        self.state.lines.append(Line(text, own=False, happened=True, kept=kept))
        self._stale = True

    def show_own(self, text: str, kept: str | None = None) -> None:
        """Draw a private line of whoever has the keyboard."""
        self.state.lines.append(Line(text, own=True, happened=kept is not None, kept=kept or ""))
        self._stale = True

    def pass_on(self) -> None:
        """Draw of what has happened no more than a history keeps of it."""
        self.state.keep_only_what_lasts()
        self._stale = True

    def offer(self, listing: Listing) -> int:
        """Open a list; returns the index of the entry in focus, which the caller speaks.

        Raises:
            EndOfInput: the window was closed, so that nobody is to be asked any more.
        """
        self._let_lists_close()
        if self._ended:
            raise EndOfInput
        state = self.state
        self._leave_list()
        state.listing, state.answered, state.question = listing, False, ""
        state.answer = ""
        state.note_question()
        state.way_back = listing.back
        state.in_hand = state.hurries = False
        state.leave_answer()
        self._again = listing.again
        self._stale = True
        self._unread = False
        return self._begin(listing)

    def _begin(self, listing: Listing) -> int:
        """Walk a list, from where somebody was in it before; returns the index in focus."""
        keys = tuple(item.key for item in listing.items)
        key, index, count = self._left.get(listing.title or keys, (None, 0, 0))
        first = listing.first
        if key not in keys and abs(count - len(keys)) <= 1 and count:
            first = min(index, len(keys) - 1)  # what was there reads otherwise now, or has gone
        if listing.at is not None:
            key = keys[listing.at]
        return self.state.choices.open(listing.items, key=key, first=first)

    def _make_ahead(self) -> None:
        """Have the entries around the focus made ready, when a list is new or the focus has gone far."""
        state = self.state
        listing, walk = state.walked
        if listing is None or listing.make_ahead is None or state.overlays:
            return
        what, around = self._made_ahead
        keys = tuple((item.key, item.state) for item in walk.items)
        if what != keys or abs(walk.index - around) > MADE_AHEAD // 4:
            self._made_ahead = keys, walk.index
            listing.make_ahead(walk.index, self.places)

    @property
    def focus(self) -> int:
        """The index of the entry in focus."""
        return self.state.choices.index

    @property
    def places(self) -> bool:
        """Whether the place in a list is said."""
        return self.host.choice.places

    @property
    def occupied(self) -> bool:
        """Whether a list or a field of the window's own is open."""
        return bool(self.state.overlays) or self.state.field is not None

    def withdraw(self) -> None:
        """Close the list."""
        self._leave_list()
        self._forget_game_lists()
        self.state.listing, self.state.question, self.state.way_back = None, "", ""
        self.state.keys_waited = None
        self.state.choices.close()
        self._stale = True

    def _let_lists_close(self) -> None:
        """Wait until the window's own lists are closed: no question is spoken over them."""
        self._held_back = True
        while self.state.overlays and not self._ended:
            line = self._await_line(_LOOK_UP)
            if line is not None:
                self._ahead.append(line)
        self._held_back = False

    def _leave_list(self) -> None:
        """Remember where the focus stood, for when the same question comes again."""
        listing, walk = self.state.listing, self.state.choices
        if listing is not None and walk.item is not None:
            place = listing.title or tuple(item.key for item in listing.items)
            self._left[place] = (walk.item.key, walk.index, len(walk.items))

    def _forget_game_lists(self) -> None:
        """Let the lists of a turn that is over begin anew, should they come again."""
        self._left = {place: left for place, left in self._left.items() if isinstance(place, str)}

    def reopen(self) -> bool:
        """Let the list be answered once more; False if none is open."""
        self.state.answered = False
        self._stale = True
        return self.state.listing is not None

    def ask(
        self, text: str, again: Callable[[], None], *, typed: bool, back: str = "", hurries: bool = False
    ) -> None:
        """Show a question that Enter answers, or words that are typed."""
        self._let_lists_close()
        self.withdraw()
        self.state.leave_answer()
        self.state.answer = ""
        self.state.question, self.state.way_back, self.state.hurries = text, back, hurries
        self._again = again
        if typed:
            self._actions.ask(text)

    def await_keys(self, text: str, spoken: str, again: Callable[[], None]) -> None:
        """Show what is waited for while somebody else reads the keys; F1 begins with it."""
        self.withdraw()
        self.state.leave_answer()
        self.state.answer = ""
        self.state.question, self.state.keys_waited = text, Phrase(text, spoken)
        self._again = again

    def walk_answer(self, query: str) -> None:
        """Let the arrows go through what a query has just told, until another key is pressed."""
        self.state.leave_answer()
        self.state.told = query

    def attend(self, holder: Holder | None) -> None:
        """Serve somebody from now on."""
        self.withdraw()
        self.state.holder = holder

    def cover(self) -> None:
        """Take everything private away, from the screen at once.

        Keys that were pressed before are dropped: one Enter too many must not open the next hand.
        """
        self.forget_typed()
        self._again = None
        self.state.forget_private()
        self._unread = False
        self._stale = True
        self._draw()

    # -- what the actions of keys need ----------------------------------------------------------------------

    def read_later(self, edge: bool) -> None:
        """Speak the entry in focus once all keys that wait were taken: only the last one sounds."""
        self._edge = edge
        self._unread = True
        self.key_pressed()

    def key_pressed(self) -> None:
        """Drop what only answered earlier keys."""
        if self.host.voice is not None:
            self.host.voice.key_pressed()

    def is_too_soon(self, *what: Asked) -> bool:
        """Whether what Enter would do now has not begun to be heard, or was not drawn when it was pressed.

        Args:
            what: what must have been put, where the game asks; in a list of the window's own its entry.
        """
        state = self.state
        if state.overlays:
            what = ("entry",)
        elif state.hurries or not (state.asks or state.in_hand):
            return False
        if self._unread_then or self._seen != state.place:
            return True
        return self.host.voice is not None and not self.host.voice.has_put(*what)

    def refuse_unheard(self) -> None:
        """Say that a key came too soon, and what it would have done: then it is heard, and counts.

        Of several in a row the first one is told so in words, which would put off the rest; then a sound
        says it, where there are any.
        """
        self._too_soon = True
        self.sound("refused-now")
        if not (self._too_soon_then and self.host.cues is not None):
            self.words.say(self.words.phrase("too-soon"), kind="answer")
        if self.state.overlays:
            self._actions.overlays.read(self.state.overlays[-1])
        elif self.state.field is None:  # else the question comes by itself: no key drops it
            self.say_where()
            self._read_focus()

    def echo(self, phrase: Phrase) -> None:
        """Speak what was typed, in private if the typing is."""
        if self.state.holder is not None:
            self.state.holder.echo(self.words.spoken(phrase))
        else:
            self.words.spell(phrase)

    def repeat(self) -> None:
        """Speak the last question once more, with the entry in focus."""
        if self._again is not None:
            self._again()

    def sound(self, cue: str) -> None:
        """Play a cue of the window's own, where there are any sounds."""
        if self.host.cues is not None:
            self.host.cues.play(cue)

    def say_where(self) -> bool:
        """Speak where one is: what is asked, or the entry in focus; False if there is neither."""
        if self.state.offered or self.state.in_hand:
            self._edge, self._unread = False, True
        elif self.state.question:
            self.repeat()
        else:
            return self._held_back  # what waits is spoken next
        return True

    def cover_screen(self, *, full: bool) -> None:
        """Cover the whole screen, or give it free."""
        self._screen.set_full(full=full)

    def open_menu(self) -> None:
        """Open the menu; for whoever has the raw keys."""
        self._actions.overlays.open_menu()
        self._stale = True

    def browse_keys(self) -> None:
        """Show all keys, to be changed, until somebody closes the list.

        Raises:
            EndOfInput: the window was closed.
        """
        self._browse(self._actions.overlays.open_keys)

    def browse_look(self) -> None:
        """Show colours, size and behaviour, to be changed, until somebody closes the list.

        Raises:
            EndOfInput: the window was closed.
        """
        self._browse(self._actions.overlays.open_look)

    def _browse(self, open_list: Callable[[], None]) -> None:
        open_list()
        while self.state.overlays:
            self.next(_GLANCE)

    def end(self) -> None:
        """Let no more lines come: the game that is open is kept and left."""
        self._ended = True

    def close(self) -> None:
        """Close the window."""
        self._screen.close()

    def redraw(self) -> None:
        """Draw what has changed; for whoever has the raw keys."""
        self.herald()
        self._draw()
        self._drawn = self.state.place

    def serve(self, event: pygame.event.Event) -> str | None:
        """Serve an event that whoever has the raw keys does not take; returns a line that is for play."""
        self._seen = self._drawn
        line = self._take(event)
        self._read_focus()
        return line

    def darken(self, dark: bool) -> None:
        """Draw nothing at all, or everything again."""
        self._stale = self._stale or dark != self._dark
        self._dark = dark

    # -- events -----------------------------------------------------------------------------------

    def _take_events(self, seconds: float) -> str | None:
        """Wait for events, and take all that are there; a line ends it, the rest stays for later."""
        if not self._events:
            self._screen.sleep(max(1, round(self._steady.wait(seconds) * 1000)))
            self._collect()
        while self._events:
            event, self._seen = self._events.popleft()
            line = self._take(event)
            if line is not None:
                return line
        return None

    def _collect(self) -> None:
        """Take up events that count by now, each with what was drawn when it came."""
        events = pygame.event.get()
        for event in events:
            if event.type == pygame.KEYUP:
                self.released(event)
        self._events.extend((event, self._drawn) for event in self._steady.take(events))

    def _take(self, event: pygame.event.Event) -> str | None:
        line = None
        if event.type == pygame.QUIT:
            self.end()
        elif event.type == pygame.KEYDOWN:
            line = self._press(event)
        elif event.type == pygame.TEXTINPUT and self.state.field is not None:
            self._actions.field.write(event.text)
        elif event.type == pygame.TEXTEDITING and self.state.field is not None:
            self._actions.field.compose(event.text)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._lose_focus()
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self._gain_focus()
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE):
            self._screen.follow()
        elif event.type not in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN):
            return None
        self._stale = True
        return line

    def _press(self, event: pygame.event.Event) -> str | None:
        """Do what a key is for; any key cuts speech that only answered the one before."""
        key = key_of(event)
        self._end_chord(event, key)
        if key is None or (self.state.is_composing and key != "Ctrl"):
            return None  # what composes has its own use for Enter, Escape and the arrows
        if is_on_pad(event) and not self.host.choice.number_pad:
            self.key_pressed()
            self.words.say(self.words.phrase("number-pad-left"), kind="answer")
            return None
        if self.state.field is not None and len(key.split("+")[-1]) == 1 and "Ctrl" not in key:
            return None  # its letter comes as text
        if self._actions.is_turned_off(key):
            self._actions.answer_turned_off(key)  # what sounds goes on: nothing was meant by it
            return None
        if not self._silenced:
            self.key_pressed()
        self._unread_then, self._unread = self._unread, False
        self._too_soon_then, self._too_soon = self._too_soon, False
        self.state.answer = ""
        line = self._actions.press(key)
        self._serve_text_input()
        return line

    def _end_chord(self, event: pygame.event.Event, key: str | None) -> None:
        """What Control silenced was not meant, if another key follows while it is held: tell it after all."""
        held = event.key not in CONTROLS and getattr(event, "mod", 0) & pygame.KMOD_CTRL
        if self._silenced and held and self.host.voice is not None:
            self.host.voice.unsilence()
        command = self.keymap.command(key) if key == "Ctrl" else None
        self._silenced = command is not None and command.id == "silence"

    def _lose_focus(self) -> None:
        """Whatever is held down goes up elsewhere: forget it."""
        pygame.key.set_mods(0)
        self._steady.forget()
        self._silenced = False
        self.state.in_hand = self.state.in_hand and bool(self.state.held)
        self._gate.leave()
        if not self._gate.speaks and self.host.voice is not None:
            self.host.voice.silence()

    def _gain_focus(self) -> None:
        if not self._gate.away:
            return
        missed = self._gate.come_back()
        self.words.say(self.words.phrase("returned", n=missed), kind="alert")
        self.say_where()

    def _serve_text_input(self) -> None:
        """Let the system compose text while a field is open, and at no other time."""
        if self._types != (self.state.field is not None):
            self._types = not self._types
            if self._types:
                pygame.key.start_text_input()
            else:
                pygame.key.stop_text_input()

    def _read_focus(self) -> None:
        """Speak the entry in focus, if it has changed."""
        if self._unread:
            self._unread = False
            self.read_focus()
        self._make_ahead()

    def read_focus(self) -> None:
        """Speak the entry in focus."""
        placed = self.host.choice.places
        listing, walk = self.state.walked
        if listing is not None and walk.items:
            listing.read(walk.index, walk.line, edge=self._edge, placed=placed)

    # -- drawing ------------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """The words that are drawn now."""
        return self.state.scene(self.words)

    def _draw(self) -> None:
        """Draw, if something has changed."""
        if not self._stale:
            return
        self._stale = False
        choice, surface = self.host.choice, self._screen.surface
        if self._dark:
            surface.fill("black")
            self._screen.show()
            return
        width, height = surface.get_size()
        scene = self.scene()
        letters, aspect = self._letters, self._painter.aspect
        page = compose(scene, width, height, choice.size, letters.measure, letters.leading, aspect)
        self._painter.paint(surface, page, PALETTES[choice.theme], scene.picture)
        self._screen.show()


def open_window(host: Host, faces: list[bytes], gate: FocusGate, outlines: Outlines) -> Window:
    """Open a window.

    Args:
        host: the start that it belongs to.
        faces: TrueType files, in the order in which they are asked for a character.
        gate: what is heard of it while another window has the keyboard.
        outlines: the signs of a card's mark as polygons.

    Raises:
        WindowError: none can be opened.
    """
    from .sdl import on_lost_screen

    screen = Screen(full=host.choice.full_screen)
    on_lost_screen(host.screen_lost)
    return Window(screen, Letters(faces), host, gate, outlines)
