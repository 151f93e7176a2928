"""Whether everything that can be said is heard right: the test that listens.

Every wording of every message, every name, every number from 0 to 199 with each noun, and players'
names in Latin letters, kana and kanji go the way that speech goes, through the packaged eSpeak NG,
and its phonemes are looked at.  What is a fault:

* a letter that is spelt, or a word in another language's voice in the middle of a sentence;
* a name that ends in a digit with a number behind it: "Robot 2 12";
* さん with a number behind it: アナさん じゅうまい is heard as thirty;
* a sign that stands as a word, and makes no sound;
* a French number of the wrong gender, or a noun whose gender nobody has told;
* りゅ and りょ as "rya-u" and "rya-o", and おう as two vowels;
* a number with a grouping sign.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Any, Final, get_args

from accessible_games.engine import Event, Fact, Game, NotYourTurn, Seat, SecretSpokenError
from accessible_games.games import GAMES, LIVE, STANDARD, home_of
from accessible_games.narration.catalogue import KANA, LANGUAGES, LOCALES, is_stem, languages_of, locales_of
from accessible_games.narration.japanese import counted, read_number, read_text, with_honorific
from accessible_games.narration.narrator import Narrator, PlayerName, Verbosity
from accessible_games.narration.romaji import FOREIGN
from accessible_games.narration.spoken import counted_words, gender, spoken_form
from accessible_games.narration.typography import GLUE
from accessible_games.narration.wording import message_of
from accessible_games.play.facts import CannotPrint
from audio.espeak_spelling import APART
from audio.groups import add_group
from audio.phonemes import NoEngine, given, phonemes

from .cases import CannotCheck, SuiteError
from .gate import live_facts
from .listeners import names as names_seat
from .samples import TYPED, few_samples, field_hints
from .wordings import Fill, counters, number_variables, wordings

NUMBERS: Final = range(200)

NUMBERED: Final = PlayerName("Robot 2")
"""A player whose name ends in a digit."""
_PLAIN: Final = tuple(map(PlayerName, ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana")))
_DIGITS: Final = (NUMBERED,) * 8

NAMES: Final = tuple(
    PlayerName(*name.split("/"))
    for name in (
        *(
            "Ana",
            "Robot 2",
            "Chloé",
            "Jean-Luc",
            "Kyoko",
            "Ryuichi",
            "Hyuga",
            "Myu",
            "Sylvie",
            "Lucy",
        ),
        *("George", "Kate", "Gyo", "Nyanko", "Byakuya", "Pyon", "Arthur", "Rémy", "Mathilde", "Ana 12", "B"),
        *("さくら", "りょうこ", "りゅういち", "シルヴィ", "スヴェン", "ジャン・リュック", "スウェーデン"),
        *("山田/やまだ", "井上/いのうえ", "良子/りょうこ", "大谷/おおたに", "田中", "お母さん/おかあさん"),
        *("さくら 2", "山田 2/やまだ 2", "Zoé 3"),
    )
)
"""One name of each kind: Latin, kana, kanji with a reading and without, with a digit behind it."""

_BIG: Final = 12345
"""A number that other programs would write with a grouping sign."""
_VOWELLESS: Final = re.compile(r"\b(?![cdjlmnst]['’])[b-df-hj-np-tv-xzç]{2,}\b", re.IGNORECASE)
_SPELT_ON_PURPOSE: Final = frozenset(("pdf", "usb", "ctrl", "ssl", "ccl", "fr", "qr"))
_GROUPED: Final = re.compile(rf"\d[ {GLUE}\u202f,.]\d{{3}}(?!\d)")
_RYA: Final = re.compile("ɽʲ[ˈˌ]?ä[ˈˌ]?(?:ɯ|o̞)")
_TWO_VOWELS: Final = re.compile("o̞[ˈˌ]?ɯ")
_LONG_O: Final = re.compile("[おこごそぞとどのほぼぽもよょろオコゴソゾトドノホボポモヨョロ][うウ]")
_KANA_WORD: Final = re.compile("[ぁ-ゖァ-ヺー]+")
_BARE_MARK: Final = re.compile(r"(?:^|(?<=[ «“\"(「、。]))[?？]")
_MARK_SAID: Final = {"en": "question mark", "fr": "point d'interrogation"}
_SILENT: Final = re.compile(r"(?:^|(?<= ))[#*~^_|<>\\]+(?=$|[ ,.;:])")
_CHANGING: Final = ("てん", "こ", "かい", "にん", "ひき", "ほん", "ふん", "かしょ", "さい")
"""Counters before which いち, ろく, はち or じゅう sound otherwise."""
_RUN_ON: Final = ("にじゅうい", "はちじゅうは", "いちまん")
"""How the numbers begin in kana that are filled in: 21, 88 and `_BIG`."""
_NUMBERED_KANA: Final = with_honorific(read_text(NUMBERED.text) or "")


class Ear:
    """Listens to lines, each once, and notes what is wrong with them.

    Attributes:
        strings: how many different lines were heard.
        calls: how often the engine was asked.
        faults: what is wrong, in words, the first time that it was met.
    """

    def __init__(self) -> None:
        self.strings = 0
        self.calls = 0
        self.faults: dict[str, None] = {}
        self._heard: set[tuple[str, str]] = set()
        self.nouns: set[str] = set()
        """French words that stand behind a number."""
        self.counters: set[tuple[str, bool]] = set()
        """What stands behind a number in kana, and whether it changes the number's sound."""
        for name in GAMES:
            add_group(name, Path(str(home_of(name))))
        try:
            phonemes("", "en")
        except NoEngine as problem:
            raise CannotCheck(f"there is no packaged eSpeak NG to listen to ({problem})") from None

    def hear(self, where: str, language: str, text: str, spoken: str) -> None:
        """Listen to one line.

        Args:
            where: the message that it is.
            language: whose voice reads it.
            text: as it is written.
            spoken: as the voice is given it, in kana for Japanese.
        """
        if (language, text + spoken) in self._heard:
            return
        self._heard.add((language, text + spoken))
        self.strings += 1
        for fault in (*self._in_words(language, text, spoken), *self._in_sounds(language, spoken)):
            self.faults.setdefault(f"{language} {where}: {fault} ({spoken})")

    def _in_words(self, language: str, text: str, spoken: str) -> Iterator[str]:
        """What can be told from the letters."""
        if _GROUPED.search(text) or _GROUPED.search(spoken):
            yield "a number with a grouping sign"
        if _run(language, spoken) or (language == "ja" and re.search(r"\dさん ?\d", text)):
            yield "a number behind a name that ends in one"
        if _is_silent(language, text, spoken):
            yield "a sign that makes no sound"
        if language == "fr":
            for word in counted_words(spoken.replace(NUMBERED.text, "Ana").replace(TYPED, "Zoo")):
                self.nouns.add(word)
                if not gender(word):
                    yield f"nobody has told the gender of {word!r} (locale/fr/nouns.toml)"

    def _in_sounds(self, language: str, spoken: str) -> Iterator[str]:
        """What only the engine's phonemes tell."""
        text = given(spoken, language)
        sounds = self.phonemes(text, language)
        if "(" in sounds or (language != "ja" and FOREIGN.search(text)):
            bad = [word for word in text.split() if "(" in self.phonemes(word, language)]
            yield f"spelt, or in another language's voice: {' '.join(bad) or text}"
        if language != "ja":
            for word in _VOWELLESS.findall(spoken):
                if word.casefold() not in _SPELT_ON_PURPOSE:
                    yield f"spelt: {word}"
            return
        if _RYA.search(sounds):
            yield "りゅ or りょ is read rya-u, rya-o"
        for word in _KANA_WORD.findall(spoken):
            is_long = _LONG_O.search(word) and not any(apart in word for apart in APART)
            if is_long and _TWO_VOWELS.search(self.phonemes(given(word, "ja"), "ja")):
                yield f"おう is two vowels: {word}"

    def phonemes(self, text: str, language: str) -> str:
        """The engine's phonemes of what it is given."""
        self.calls += 1
        return _sounds(text, language)


@lru_cache(maxsize=1 << 16)
def _sounds(text: str, language: str) -> str:
    return phonemes(text, language)


def _is_silent(language: str, text: str, spoken: str) -> bool:
    """Whether a sign stands as a word and is not called by its name."""
    if language == "ja":
        return bool(_BARE_MARK.search(spoken) or _SILENT.search(spoken))
    name = _MARK_SAID[language]
    named = spoken.count(name) - text.count(name)
    return len(_BARE_MARK.findall(text)) > named or bool(_SILENT.search(spoken))


def _run(language: str, spoken: str) -> bool:
    """Whether a number follows a name that ends in a digit, or its さん, with no word between."""
    if language != "ja":
        return bool(re.search(rf"{NUMBERED.text}[ ,]+\d", spoken))
    behind = (spoken[found.end() :].lstrip(" ") for found in re.finditer(_NUMBERED_KANA, spoken))
    return any(rest.startswith(_RUN_ON) for rest in behind)


def check_heard(game: Game) -> Ear:
    """Listen to everything that a game can say.

    Returns:
        The ear, which has counted.

    Raises:
        SuiteError: something is heard wrong; it names the first twenty.
        CannotCheck: there is no engine to listen to.
    """
    ear = Ear()
    facts = (*game.events, *game.refusals, *game.answers, *game.choices)
    listen_to_facts(ear, facts, languages_of(game))
    for part in ("", "-names", "-rules", "-menu", "-feats"):
        listen_to_file(ear, f"{game.name}{part}", facts, locales_of(game))
    if live := live_facts(game):
        listen_to_facts(ear, live, languages_of(game))
        listen_to_file(ear, f"{game.name}-{LIVE}", live, locales_of(game))
    listen_to_numbers(ear)
    listen_to_names(ear)
    raise_faults(ear, game.name)
    return ear


def raise_faults(ear: Ear, what: str) -> None:
    """Raise what an ear has found.

    Raises:
        SuiteError: it has found something.
    """
    if ear.faults:
        first = "\n".join([*ear.faults][:20])
        raise SuiteError(f"{what}: {len(ear.faults)} lines are heard wrong, the first of them:\n{first}")


def listen_to_facts(ear: Ear, facts: Collection[type[Fact]], languages: Collection[str] = LANGUAGES) -> None:
    """Facts as real games tell them: at every verbosity, to the table and to two players.

    Only events have other words at another verbosity.
    """
    plain = [sample for cls in facts for sample in few_samples(cls)]
    large = [sample for cls in facts for sample in few_samples(cls, (21, 88), (21, 88))]
    for language, level in product(languages, Verbosity):
        for names, told in ((_PLAIN, plain), (_DIGITS, large)):
            narrator = Narrator(names, language, level)
            for fact, listener in product(told, (None, Seat(0), Seat(1))):
                # Whoever a fact does not name hears the words of the table.
                other_ear = listener is None or names_seat(fact, listener)
                if other_ear and (level is Verbosity.NORMAL or isinstance(fact, Event)):
                    _tell(ear, narrator, fact, listener)


def _tell(ear: Ear, narrator: Narrator, fact: Fact, listener: Seat | None) -> None:
    try:
        line = narrator.tell(fact, listener)
    except SecretSpokenError:
        return  # nobody is told this
    if isinstance(fact, CannotPrint):
        return  # printed in English where a terminal has no other letters, and never spoken
    if _tells_a_variant(fact, line.spoken):
        return
    ear.hear(message_of(type(fact), fact.variant()), line.language, line.text, line.spoken)


def _tells_a_variant(fact: Fact, spoken: str) -> bool:
    """Whether a sample's text is the word for a variant, which no game tells."""
    return any(re.search(rf"\b{re.escape(word)}\b", spoken) for word in _variant_words(fact))


def _variant_words(fact: Fact) -> Iterator[str]:
    for name in fact.field_types:
        value = getattr(fact, name)
        if isinstance(value, str) and value and fact.variants != ("",):
            yield value
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Fact):
                yield from _variant_words(part)


def listen_to_file(
    ear: Ear, stem: str, facts: Collection[type[Fact]] = (), locales: Collection[str] = LOCALES
) -> None:
    """Every branch of every wording of one file, with small numbers, large ones, and either kind of name."""
    hints = {message_of(cls, variant): field_hints(cls) for cls in facts for variant in cls.variants}
    numbers = number_variables(LOCALES, stem) | {"n"} | _fields(hints.values(), int)
    ear.counters.update(counters(stem, numbers))
    for locale in (locale for locale in locales if locale != "ja"):  # Japanese is spoken in kana
        for number, name in product((21, 88, _BIG), (_PLAIN[0], NUMBERED)):
            said = with_honorific(read_text(name.text) or "") if locale == KANA else name.text
            thing = _thing(locale, stem) or said
            own = {
                key: Fill(number, dict.fromkeys(_fields([one], Seat), said), _fields([one], int), thing)
                for key, one in hints.items()
            }
            fill = Fill(number, dict.fromkeys(_fields(hints.values(), Seat), said), numbers, thing)
            for wording in wordings(locale, stem, fill, own):
                if not _is_typed(wording.key):
                    spoken = spoken_form(locale, wording.text)
                    ear.hear(wording.key, "ja" if locale == KANA else locale, wording.text, spoken)


def _thing(locale: str, stem: str) -> str:
    """The first name of a game's things, to be filled in for any of them; "" where there are none."""
    if stem in GAMES and not is_stem(locale, f"{stem}-names"):
        stem = STANDARD
    names = wordings(locale, f"{stem}-names", Fill(2, {}, frozenset("n"), ""))
    return next((one.text for one in names), "")


def _is_typed(key: str) -> bool:
    """Whether a message holds what can be typed or printed, and is never spoken."""
    return bool(re.search("-(word|term|synonyms)(-|$)|-filler$|-cannot-print$", key))


def _fields(all_hints: Iterable[Mapping[str, Any]], wanted: Any) -> frozenset[str]:
    """Variables of the fields that are of a type, or lists of it."""
    return frozenset(
        name.replace("_", "-")
        for hints in all_hints
        for name, hint in hints.items()
        if hint is wanted or wanted in get_args(hint)
    )


def listen_to_names(ear: Ear) -> None:
    """Players' names of every kind, in each language."""
    for language in LANGUAGES:
        narrator = Narrator(NAMES, language)
        for seat, _ in enumerate(NAMES):
            _tell(ear, narrator, NotYourTurn(Seat(seat)), None)


def listen_to_numbers(ear: Ear) -> None:
    """Each number with each French noun that was heard behind one, and with each Japanese counter."""
    for noun in sorted(ear.nouns):
        for n in NUMBERS if gender(noun) in ("feminine", "masculine") else ():
            spoken = spoken_form("fr", f"{n} {noun}")
            ear.hear(f"number {n}", "fr", f"{n} {noun}", spoken)
            _hear_gender(ear, n, noun, spoken)
    for unit, changes in sorted(ear.counters):
        if not changes and unit.startswith(_CHANGING):
            ear.faults.setdefault(f"ja: {unit} changes the sound of its number, so COUNT must join the two")
        for n in NUMBERS:
            spoken = counted(n, unit) if changes else read_number(n) + unit
            ear.hear(f"number {n}", "ja", f"{n}{unit}", spoken)


def _hear_gender(ear: Ear, n: int, noun: str, spoken: str) -> None:
    """A number that ends in one sounds as its noun wants it."""
    if n % 10 != 1 or n % 100 in (11, 71, 91):
        return
    wanted = "yn" if gender(noun) == "feminine" else "œ̃"
    sounds = ear.phonemes(given(spoken, "fr"), "fr").removesuffix(ear.phonemes(given(noun, "fr"), "fr"))
    if wanted not in sounds:
        ear.faults.setdefault(f"fr: {spoken!r} has the wrong gender for {n} {noun}")
