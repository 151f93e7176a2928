"""What the host of real time says itself, as facts."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_games.engine import Answer, Fact, Seat, fact
from accessible_games.games.magi_kitchen.cards import Card, Tap

# --- keys

SIGNS: Final = {
    ",": "comma", ".": "period", ";": "semicolon", ":": "colon", "/": "slash", "-": "minus",
    "!": "exclamation", "?": "question", "'": "apostrophe",
}  # fmt: skip
"""Signs that a player's key may have on it in some layout, by the words of their messages."""


@fact
class KeyCalled(Answer):
    """A key by what is written on it; a sign by its name."""

    variants: ClassVar[tuple[str, ...]] = ("letter", *SIGNS.values())

    name: str
    sign: str

    def variant(self) -> str:
        """Which sign, or that it is a letter."""
        return self.sign


def called(name: str) -> KeyCalled:
    """A key as it is told, by what is written on it."""
    return KeyCalled(name, SIGNS.get(name, "letter"))


@fact
class PlayerKey(Answer):
    """A player's one key."""

    seat: Seat
    own: KeyCalled


@fact
class KeysAre(Answer):
    """Everybody's key in buzz mode, and the keys of all."""

    keys: tuple[PlayerKey, ...]


@fact
class ClusterKeys(Answer):
    """A player's keys in cluster mode: five for the tiles, one for a pile."""

    seat: Seat
    tomato: KeyCalled
    eggplant: KeyCalled
    mushroom: KeyCalled
    corn: KeyCalled
    broccoli: KeyCalled
    pile: KeyCalled


@fact
class SpaceFlips(Answer):
    """Who flips presses Space, whatever the mode."""


# --- the duel


@fact
class FlipPrompt(Answer):
    """The named player turns over the next card with Space."""

    seat: Seat


@fact
class DuelPrompt(Answer):
    """Shown while a duel is open; nothing of it is spoken."""


@fact
class Turning(Answer):
    """The named player's hand goes to the deck: a sound from the player's place, no words."""

    seat: Seat


@fact
class NotYet(Answer):
    """Too early: nothing happened, and nothing is lost."""


@fact
class LastSecond(Answer):
    """The floor ends in a second."""

    seat: Seat


@fact
class DuelGoesOn(Answer):
    """A duel that was broken off is open again, from the sound that follows."""


@fact
class AfterTheDuel(Answer):
    """Letters are no commands while a duel is open (MGK-A09)."""


# --- practice


@fact
class PracticeQuestion(Answer):
    """What is to be practised before the game?"""


@fact
class SoundsChoice(Fact):
    """The sound of each card."""


@fact
class PatternsChoice(Fact):
    """The taps of each posture."""


@fact
class KeysChoice(Fact):
    """Everybody's key, and all keys together."""


@fact
class DelayChoice(Fact):
    """The delay of headphones or loudspeakers."""


@fact
class BeginChoice(Fact):
    """Begin the game."""


@fact
class SoundsIntro(Answer):
    """Each card sounds, then is named; how to go on and back."""


@fact
class CardSound(Answer):
    """One card: its sound, and its name."""

    card: Card


@fact
class PatternsIntro(Answer):
    """Each posture is told, and everybody may tap it; how to go on."""


@fact
class PatternOf(Answer):
    """One posture, and its taps."""

    posture: Card
    taps: tuple[Tap, ...]


@fact
class PatternTapped(Answer):
    """What a player has tapped, and whether that is the posture."""

    variants: ClassVar[tuple[str, ...]] = ("right", "wrong")

    seat: Seat
    taps: tuple[Tap, ...]
    right: bool

    def variant(self) -> str:
        """Right or wrong."""
        return "right" if self.right else "wrong"


@fact
class HoldTogether(Answer):
    """These keys are to be pressed together and held."""

    keys: tuple[PlayerKey, ...]


@fact
class AllKeysHeard(Answer):
    """Every key arrived while the others were held."""


@fact
class KeyMoved(Answer):
    """A key did not arrive while the others were held, and lies elsewhere now."""

    seat: Seat
    lost: KeyCalled
    new: KeyCalled


@fact
class GhostKey(Answer):
    """A key arrived that nobody was to press."""

    ghost: KeyCalled


@fact
class NobodyPressed(Answer):
    """No key arrived at all."""


@fact
class KeyboardTooPoor(Answer):
    """There is no place left for a key: what can be done instead."""


@fact
class PracticeOver(Answer):
    """Practice ends, the game begins."""


# --- the delay of a device


@fact
class DelayIntro(Answer):
    """Tap Space together with a regular sound."""


@fact
class DelayFound(Answer):
    """The delay that was found, and is kept."""

    ms: int


@fact
class DelayUnclear(Answer):
    """The taps were too few, or too uneven."""


# --- KamiMaï's skill mode


@fact
class SkillIntro(Answer):
    """How a draw goes with the tone, before the first one: per cent off at the centre, and next to it."""

    centre: int
    beside: int


@fact
class SkillPrompt(Answer):
    """Shown while the tone moves; nothing of it is spoken."""


@fact
class DrawnPlainly(Answer):
    """Enter was not pressed while the tone moved: the draw is an ordinary one."""
