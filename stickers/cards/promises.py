"""What a preset promises, and what the cards of an order could not keep of it, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ..refusal import CARDS
from ..texts import texts
from .composition import Shortfall
from .sizes import CardSize, Preset

_BROKEN = frozenset({"index", "sign", "name", "text"})
"""What a preset promises; that a text is shorter, or stands in the list alone, is told but is none of it."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """The sizes of one side of a card.

    Attributes:
        index: height of the letters in the corner, mm; 0 for none.
        name: points.
        text: points; 0 for none.
    """

    index: float
    name: float
    text: float


@dataclass(frozen=True)
class Promise:
    """A preset, the format it is kept on, and what became of it.

    Attributes:
        preset: what was asked for.
        size: of the cards.
        language: of the words.
        kinds: card id -> what it does not keep; () for most.
        sizes: of all fronts.
        instead: the larger format on which the fewest kinds would not keep it, and how many; None if
            none is better.
    """

    preset: Preset
    size: CardSize
    language: str
    kinds: Mapping[str, Sequence[Shortfall]]
    sizes: Sequence[Sizes]
    instead: tuple[CardSize, int] | None = None

    @property
    def broken(self) -> tuple[str, ...]:
        """Ids of the cards that do not keep it."""
        return tuple(card for card, found in self.kinds.items() if any(one.what in _BROKEN for one in found))

    def told(self, card: str) -> str:
        """What one card does not keep: "name 16 points, text 16.5 points"; "" if it keeps everything."""
        words = texts(self.language, CARDS)
        found = [
            words.text(f"cards-small-{one.what}", got=_shown(one.got), wanted=_shown(one.wanted))
            for one in self.kinds.get(card, ())
        ]
        return texts(self.language, "marks").text("mark-separator").join(found)

    def paragraphs(self) -> tuple[str, ...]:
        """For the note: the promise, whether it is kept, and what the sizes are."""
        words = texts(self.language, CARDS)
        key = "cards-promise-index" if self.preset.jumbo else "cards-promise-text"
        values = {"preset": self.preset.name, "points": self.preset.size, "mm": self.size.jumbo}
        return (words.text(key, **values), *self.kept(), *self._measured())

    def kept(self) -> Iterator[str]:
        """Whether all cards keep it, or how many do not, and on which format they would."""
        words, broken = texts(self.language, CARDS), len(self.broken)
        yield words.text("cards-broken" if broken else "cards-kept", kinds=broken, all=len(self.kinds))
        if self.instead is not None:
            size, left = self.instead
            yield words.text("cards-instead-fewer" if left else "cards-instead", size=size.name, kinds=left)

    def _measured(self) -> Iterable[str]:
        words = texts(self.language, CARDS)
        for what in ("index", "name", "text"):
            found = [getattr(sizes, what) for sizes in self.sizes if getattr(sizes, what)]
            if found:
                least, most = _shown(min(found)), _shown(max(found))
                key = f"cards-measured-{what}"
                yield words.text(key, least=least, most=most, alike="yes" if least == most else "no")


def _shown(value: float) -> float:
    """To a tenth, downwards: what is said is there."""
    return int(value * 10 + 1e-6) / 10
