"""One locale's voice: it finds a fact's message, and writes the fact's fields as its variables."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final

from accessible_games.engine import HIDDEN, CountOf, Fact, Sealed, Seat, SecretSpokenError
from accessible_games.engine.facts import Quote

from .catalogue import KANA, Catalogue, MessageError, catalogue, is_stem, nearest_locale
from .japanese import read_text, with_honorific
from .names import PlayerName
from .parts import Part, SaidField, is_thing, take_apart
from .romaji import FOREIGN, latin_of_kana
from .spoken import latin_form
from .text import join_list, tidy
from .wording import Verbosity, message_of, perspective, stem_of, stem_of_thing, wordings

FORMS: Final = ("the", "a", "of")
"""Forms of a name beside the plain one: `$card` brings `$card-the`, `$card-a`, `$card-of`."""

SAID: Final = {
    Verbosity.BRIEF: ("brief", "short", "said"),
    Verbosity.NORMAL: ("short", "said"),
    Verbosity.FULL: ("said",),
}
"""Names that are said otherwise than they are printed, in the order in which they are tried: `.said`
where that is the whole difference ("a lancer" for "1 lancer"), `.short` without the ornament ("glove"),
`.brief` what is left among friends ("gold").  Each has the forms of the name (`.short-a`,
`.brief-count`); a form that is missing is the same as without it."""

FORM_ENDINGS: Final = (*FORMS, "key", "n")
"""All endings of variables; `-key` is a name's message id, to select by, `-n` a list's length."""


class Voice:
    """The messages of one locale, with the players' names as that locale says them.

    Args:
        locale: one of `LOCALES`.
        names: the players' names, by seat.
        verbosity: how much is said.
        spoken: whether what players wrote is for a voice that reads the language's letters alone; in
            kana it always is.
    """

    def __init__(
        self, locale: str, names: Sequence[PlayerName], verbosity: Verbosity, *, spoken: bool = False
    ) -> None:
        self._locale = locale
        self._spoken = spoken
        self._names = [
            _said_name(locale, name, number, spoken=spoken) for number, name in enumerate(names, 1)
        ]
        self._verbosity = verbosity

    def say(self, fact: Fact, listener: Seat | None) -> str:
        """The fact in the words for `listener`.

        Raises:
            SecretSpokenError: the message needs a field that is sealed or hidden.
            MessageError: a fault of the catalogue.
        """
        messages = _messages(self._locale, stem_of(type(fact)))
        key = message_of(type(fact), fact.variant())
        for attribute in wordings(perspective(fact, listener), self._verbosity):
            if messages.has(key, attribute):
                break
        variables: dict[str, Any] = {}
        addressed = listener if attribute and attribute.startswith("you") else None
        hidden = [
            name for name in fact.field_types if not self._add(variables, fact, name, listener, addressed)
        ]
        try:
            return tidy(messages.text(key, attribute, **variables))
        except MessageError:
            if hidden:
                raise SecretSpokenError(
                    f"{self._locale}: {key} would tell {', '.join(hidden)}, hidden from this listener"
                ) from None
            raise

    def parts(self, fact: Fact, listener: Seat | None) -> tuple[Part, ...]:
        """What `say` says, taken apart at the things that it names; it raises what `say` does."""
        text = self.say(fact, listener)
        fields: list[SaidField] = []
        for name in fact.field_types:
            value = getattr(fact, name)
            values = value if isinstance(value, tuple) else (value,)
            if not values or not all(map(is_thing, values)):
                continue
            said = [(str(self._said(item, listener, seat=False)), item) for item in values]
            rows = isinstance(value, tuple) and any(map(_is_row, value))
            fields.append((name, join_list(self._locale, [words for words, _ in said], rows=rows), said))
        return take_apart(text, fields)

    def _add(
        self,
        variables: dict[str, Any],
        fact: Fact,
        field: str,
        listener: Seat | None,
        addressed: Seat | None,
    ) -> bool:
        """Write one field as variables of the message; False if it is hidden.

        A list of players says "you" for the listener; of `seats` only if the wording addresses them.
        """
        value = getattr(fact, field)
        name = field.replace("_", "-")
        if isinstance(value, Sealed):
            raise SecretSpokenError(f"{type(fact).__name__}.{field} must be opened for a listener first")
        if value is HIDDEN:
            return False
        seats = "Seat" in fact.field_types[field]
        if isinstance(value, tuple):
            you = addressed if field == "seats" else listener
            said = [
                _you(self._locale) if seats and item == you else self._said(item, listener, seat=seats)
                for item in value
            ]
            rows = any(map(_is_row, value))
            variables[name] = join_list(self._locale, said, rows=rows)
            variables[f"{name}-n"] = len(value)
            return True
        variables[name] = self._said(value, listener, seat=seats)
        if hasattr(value, "message"):
            variables[f"{name}-key"] = value.message
            for form in FORMS:
                variables[f"{name}-{form}"] = self._name(value, form)
        return True

    def _said(self, value: Any, listener: Seat | None, *, seat: bool) -> Any:
        """One value: a string, or a number that a message can select by."""
        if isinstance(value, Fact):
            return self.say(value, listener)
        if isinstance(value, Quote):
            return self._quoted(value)
        if isinstance(value, CountOf):
            names = _messages(self._locale, stem_of_thing(value.item))
            attribute = _attribute(names, value.item.message, "count", self._verbosity)
            return names.text(value.item.message, attribute, n=value.n)
        if hasattr(value, "message"):
            return self._name(value, None)
        if isinstance(value, bool) or value is None:
            return {True: "yes", False: "no", None: "none"}[value]
        if isinstance(value, int):
            return self._seat(value) if seat else value
        if isinstance(value, str):
            return _said_text(self._locale, value, spoken=self._spoken)
        raise MessageError(f"{type(value).__name__}: no field of a fact can be told as this")

    def _name(self, value: Any, form: str | None) -> str:
        return _name(self._locale, stem_of_thing(value), value.message, form, self._verbosity)

    def _quoted(self, value: Quote) -> str:
        """A message of another file; lists in it as they are printed, without an "and"."""
        said = {
            name: join_list(self._locale, [self._said(one, None, seat=False) for one in given], rows=True)
            if isinstance(given, tuple)
            else given
            for name, given in value.variables
        }
        words = catalogue(nearest_locale(self._locale, value.stem), value.stem)
        return words.text(value.key, value.form or None, **said)

    def _seat(self, seat: int) -> str:
        if not 0 <= seat < len(self._names):
            raise MessageError(f"seat {seat}: 0 to {len(self._names) - 1} have a name")
        return self._names[seat]


def _is_row(item: Any) -> bool:
    """Whether a list of such items has no "and": each says something of its own, or follows in time."""
    if isinstance(item, Fact):
        return not item.thing
    return bool(getattr(item, "in_a_row", False))


@cache
def _messages(locale: str, stem: str) -> Catalogue:
    """A stem's sentences, with the names of its components where it is a game."""
    return catalogue(locale, *[one for one in (stem, f"{stem}-names") if is_stem(locale, one)])


@lru_cache(maxsize=4096)
def _name(locale: str, stem: str, message: str, form: str | None, verbosity: Verbosity) -> str:
    """A form of a name at a verbosity, or the plain name where the language has no such form."""
    names = _messages(locale, stem)
    return names.text(message, _attribute(names, message, form, verbosity))


def _attribute(names: Catalogue, message: str, form: str | None, verbosity: Verbosity) -> str | None:
    """The attribute of a name that is said: the shortest form that the verbosity wants."""
    for kind in SAID[verbosity]:
        if form is not None and names.has(message, f"{kind}-{form}"):
            return f"{kind}-{form}"
        if form != "count" and names.has(message, kind):
            return kind
    return form if names.has(message, form) else None


def _you(locale: str) -> str:
    """What a list of players calls the listener."""
    return catalogue(locale, "shared").text("shared-you")


def _said_name(locale: str, name: PlayerName, number: int, *, spoken: bool) -> str:
    """A player's name in one locale; a place at the table where kana cannot write the name."""
    if locale == KANA:
        reading = read_text(name.kana or name.text)
        if reading is None:
            return catalogue(KANA, "shared").text("shared-player", n=number)
        return with_honorific(reading)
    if locale == "ja":
        return with_honorific(name.written(locale))
    if not spoken or not FOREIGN.search(name.text):
        return name.text
    read = latin_of_kana(name.kana or name.text)
    return catalogue(locale, "shared").text("shared-player", n=number) if FOREIGN.search(read) else read


def _said_text(locale: str, text: str, *, spoken: bool) -> str:
    """A player's own words; what a voice cannot read is called so, not spelt."""
    if locale != KANA:
        return latin_form(locale, text) if spoken else text
    return read_text(text) or catalogue(KANA, "shared").text("shared-unreadable")
