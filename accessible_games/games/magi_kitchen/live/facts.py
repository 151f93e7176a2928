"""What is said of duels in real time besides what happens in them, as facts."""

from __future__ import annotations

from typing import Final, Literal

from accessible_games.engine import Answer, Fact, Seat

from ..cards import Card, Tap

# --- keys

SIGNS: Final = {
    ",": "comma", ".": "period", ";": "semicolon", ":": "colon", "/": "slash", "-": "minus",
    "!": "exclamation", "?": "question", "'": "apostrophe",
}  # fmt: skip
"""Signs that a player's key may have on it in some layout, by the words of their messages."""


class KeyCalled(Answer, variants=("letter", *SIGNS.values())):
    """A key by what is written on it; a sign by its name."""

    name: str
    sign: str

    def variant(self) -> str:
        """Which sign, or that it is a letter."""
        return self.sign


def called(name: str) -> KeyCalled:
    """A key as it is told, by what is written on it."""
    return KeyCalled(name, SIGNS.get(name, "letter"))


class PlayerKey(Answer):
    """A player's one key."""

    seat: Seat
    own: KeyCalled


class KeysAre(Answer):
    """Everybody's key in buzz mode, and the keys of all."""

    keys: tuple[PlayerKey, ...]


class ClusterKeys(Answer):
    """A player's keys in cluster mode: five for the tiles, one for a pile."""

    seat: Seat
    tomato: KeyCalled
    eggplant: KeyCalled
    mushroom: KeyCalled
    corn: KeyCalled
    broccoli: KeyCalled
    pile: KeyCalled


class SpaceFlips(Answer):
    """Who flips presses Space, whatever the mode."""


# --- the duel


class FlipPrompt(Answer, variant="short"):
    """The named player turns over the next card with Space."""

    seat: Seat
    short: bool


class BuzzNow(Answer):
    """A duel is open, and what is to be seen before one buzzes: whose key is which."""

    what: Literal["match", "rainbow", "trash"]
    keys: tuple[PlayerKey, ...]
    short: bool

    def variant(self) -> Literal["match", "rainbow", "trash", "short"]:
        """What the card that was turned over asks for; in short only the keys."""
        return "short" if self.short else self.what


class SlapNow(Answer):
    """A duel is open, and everybody has a key for each tile: what is to be seen before one slaps."""

    what: Literal["match", "rainbow", "trash"]
    short: bool

    def variant(self) -> Literal["match", "rainbow", "trash", "short"]:
        """What the card that was turned over asks for; in short only that one may slap."""
        return "short" if self.short else self.what


class SpaceCloses(Answer, variant="short"):
    """The named player closes the duel with Space, which also asks for the next card."""

    seat: Seat
    short: bool


class NextTurns(Answer):
    """The named player turns over the next card: a robot, or whoever is waited for at another device."""

    seat: Seat


class NameTile(Answer, variant="short"):
    """The named player has the floor, and these keys name a tile."""

    seat: Seat
    short: bool


class PileKey(Answer):
    """The digit that stands for the pile of a player."""

    seat: Seat
    number: int


class NamePile(Answer, variant="short"):
    """The named player has the floor against the trash, and these keys cover a pile."""

    seat: Seat
    piles: tuple[PileKey, ...]
    last: int
    short: bool


class TapNow(Answer, variant="short"):
    """A posture: what is tapped, by whom, on which key."""

    taps: tuple[Tap, ...]
    keys: tuple[PlayerKey, ...]
    short: bool


class PressWhenPosed(Answer):
    """A posture that is taken bodily: the key is pressed once it stands."""

    keys: tuple[PlayerKey, ...]


class DuelStands(Answer):
    """The duel stands still while the menu, or a list of keys, is open."""


class Turning(Answer):
    """The named player's hand goes to the deck: a sound from the player's place, no words."""

    seat: Seat


class NotYet(Answer):
    """Too early: nothing happened, and nothing is lost."""


class NothingOnceMore(Answer):
    """Enter would name nothing, which costs a card: it is asked about first."""


class LastSecond(Answer):
    """The floor ends in a second."""

    seat: Seat


class DuelGoesOn(Answer):
    """A duel that was broken off is open again, from the sound that follows."""


class AfterTheDuel(Answer):
    """Letters are no commands while a duel is open (MGK-A09)."""


# --- practice


class PracticeQuestion(Answer):
    """What is to be practised before the game?"""


class SoundsChoice(Fact):
    """The sound of each card."""


class PatternsChoice(Fact):
    """The taps of each posture."""


class KeysChoice(Fact):
    """Everybody's key, and all keys together."""


class DelayChoice(Fact):
    """The delay of headphones or loudspeakers."""


class BeginChoice(Fact):
    """Begin the game."""


class SoundsIntro(Answer):
    """Each card sounds, then is named; how to go on and back."""


class CardSound(Answer):
    """One card: its sound, and its name."""

    card: Card


class PatternsIntro(Answer):
    """Each posture is told, and everybody may tap it; how to go on."""


class PatternOf(Answer):
    """One posture, and its taps."""

    posture: Card
    taps: tuple[Tap, ...]


class PatternTapped(Answer):
    """What a player has tapped, and whether that is the posture."""

    seat: Seat
    taps: tuple[Tap, ...]
    right: bool

    def variant(self) -> Literal["right", "wrong"]:
        """Right or wrong."""
        return "right" if self.right else "wrong"


class HoldTogether(Answer):
    """These keys are to be pressed together and held."""

    keys: tuple[PlayerKey, ...]


class AllKeysHeard(Answer):
    """Every key arrived while the others were held."""


class KeyMoved(Answer):
    """A key did not arrive while the others were held, and lies elsewhere now."""

    seat: Seat
    lost: KeyCalled
    new: KeyCalled


class GhostKey(Answer):
    """A key arrived that nobody was to press."""

    ghost: KeyCalled


class NobodyPressed(Answer):
    """No key arrived at all."""


class KeyboardTooPoor(Answer):
    """There is no place left for a key: what can be done instead."""


class PracticeOver(Answer):
    """Practice ends, the game begins."""


# --- the delay of a device


class DelayIntro(Answer):
    """Tap Space together with a regular sound."""


class DelayFound(Answer):
    """The delay that was found, and is kept."""

    ms: int


class DelayUnclear(Answer):
    """The taps were too few, or too uneven."""
