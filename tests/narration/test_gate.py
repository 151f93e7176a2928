"""The coverage gate: every fact of every registered game has its words in every language.

A new game is held to all of this by registering: its fact classes are read from `Game`, and the
sentences from the locale files under its id.
"""

import re
from enum import Enum
from typing import get_args

import pytest
from catalogue_files import collect, junk, messages, own_text, stems, variables, wordings
from fact_samples import HOSTS, all_facts, few_samples, field_hints, samples

from accessible_games.engine import HIDDEN, Event, Fact, Hidden, Refused, Seat, SecretSpokenError
from accessible_games.games import GAMES
from accessible_games.games.deck import load_deck
from accessible_games.narration.catalogue import KANA, LANGUAGES, LOCALES, catalogue
from accessible_games.narration.narrator import Narrator, PlayerName, Verbosity
from accessible_games.narration.typography import plain_blanks
from accessible_games.narration.wording import message_of

FACTS = [(stem, cls) for stem, classes in all_facts().items() for cls in classes]
STEMS = sorted({stem for stem, _ in FACTS})
IDS = [f"{stem}-{cls.key}" for stem, cls in FACTS]
NAMES = [PlayerName(name) for name in ("Ana", "Ben", "Cleo", "Dan")]
LISTENERS = (Seat(0), Seat(1), Seat(2), None)

# Nothing can be cut from these, and nothing added (for "ready" a ruling forbids it).
SHORT_EVENTS = {"kami-became-ready", "kami-passed"}

# Everybody hears the same: the player who is named needs no "you".
SAME_FOR_ALL = {"kami-became-ready"}

# The variant for those who may not know something: only others hear it, and it leaves that out.
CLOSED = "-closed"

# A host's own lines are said to the player they name, or who has typed: there "you" is nobody else,
# and a prompt or a list of commands ends as it needs to.
TOLD_TO_THE_TABLE = [(stem, cls) for stem, cls in FACTS if stem not in HOSTS]
TABLE_IDS = [f"{stem}-{cls.key}" for stem, cls in TOLD_TO_THE_TABLE]
ASCII_ON_PURPOSE = {"play-cannot-print"}  # said where the terminal has no other letters

ENDINGS = {"the", "a", "of", "key", "n"}
PERSPECTIVES = {"you": {"seat", "seats"}, "partner": {"partner"}}
LEVELS = ("brief", "full")
UNTOLD = re.compile("[\u200b-\u200f\u2028-\u202f\u2066-\u2069\u00a0\ufeff\u2600-\u27bf\U0001f000-\U0001faff]")


def ids_of(cls):
    return [message_of(cls, variant) for variant in cls.variants]


def item_of(hint):
    """The class of a list's items, or of a part of another fact, if that is a fact."""
    item, *_ = get_args(hint) or (hint,)
    return item if isinstance(item, type) and issubclass(item, Fact) else None


# Items of lists, parts of other facts, and labels of menus, are no sentences, so they have no stop.
ITEMS = {item_of(hint) for _, cls in FACTS for hint in field_hints(cls).values()} - {None}


def is_label(cls):
    return cls.__name__.endswith("Choice") or cls in ITEMS


def field_of(variable):
    """The fact's field that a variable writes, with or without the ending of a form."""
    stem, _, ending = variable.rpartition("-")
    return (stem if ending in ENDINGS and stem else variable).replace("-", "_")


def fields_used(pattern, known):
    return {field_of(name) for name in variables(pattern, known)}


def told(fact, listener, language="en", verbosity=Verbosity.NORMAL):
    return Narrator(NAMES, language, verbosity).tell(fact, listener)


def speakable(cls):
    """Samples that can be heard: a whisper is not heard at all by those it is hidden from."""
    for sample in few_samples(cls):
        hidden = any(getattr(sample, name) is HIDDEN for name in sample.field_types)
        if hidden and isinstance(sample, Event) and sample.whispered:
            continue
        try:
            told(sample, None)
        except SecretSpokenError:
            assert hidden
            continue
        yield sample


# --- the files against the classes


@pytest.mark.parametrize("locale", LOCALES)
def test_every_entry_of_every_file_can_be_parsed_and_stands_once(locale):
    for stem in stems(locale):
        assert junk(locale, stem) == [], f"{locale}/{stem}.ftl"
    found = [name for stem in stems(locale) for name in _ids_with_repeats(locale, stem)]
    assert [name for name in set(found) if found.count(name) > 1 and "-term-" not in name] == []


def _ids_with_repeats(locale, stem):
    from catalogue_files import Message, entries

    return [entry.id.name for entry in entries(locale, stem) if isinstance(entry, Message)]


@pytest.mark.parametrize(("stem", "cls"), FACTS, ids=IDS)
def test_every_variant_of_a_fact_has_its_message_in_every_locale(stem, cls):
    for locale in LOCALES:
        assert [key for key in ids_of(cls) if "" not in _wordings(locale, stem, key)] == [], locale


@pytest.mark.parametrize(("stem", "cls"), FACTS, ids=IDS)
def test_every_declared_variant_occurs_and_no_other(stem, cls):
    assert {sample.variant() for sample in samples(cls)} == set(cls.variants)


@pytest.mark.parametrize("stem", STEMS)
def test_no_message_tells_a_fact_that_there_is_not(stem):
    for locale in LOCALES:
        known = messages(locale, stem)
        expected = {key for other, cls in FACTS if other == stem for key in ids_of(cls)}
        referred = {
            name for m in known.values() for p in wordings(m).values() for name in collect(p).references
        }
        extra = {name for name in known.keys() - expected - referred if not _serves_the_narrator(name)}
        assert extra == set(), locale


# Words that the narrator itself asks for.
SERVING = ("shared-player", "shared-you", "shared-unreadable", "shared-filler")


def _serves_the_narrator(name):
    lists_and_words = ("shared-list-", "shared-rows-", "shared-clauses-", "play-word-", "play-term-")
    return name.startswith(lists_and_words) or name in SERVING


@pytest.mark.parametrize(("stem", "cls"), FACTS, ids=IDS)
def test_a_message_uses_the_fields_of_its_fact_and_the_same_ones_in_every_locale(stem, cls):
    for key in ids_of(cls):
        reference = _wordings("en", stem, key)
        for locale in LOCALES:
            known = messages(locale, stem)
            found = _wordings(locale, stem, key)
            assert found.keys() == reference.keys(), f"{locale}: {key}"
            for name, pattern in found.items():
                used = fields_used(pattern, known)
                assert used <= cls.field_types.keys(), f"{locale}: {key}.{name}"
                assert used == fields_used(reference[name], messages("en", stem)), f"{locale}: {key}.{name}"


@pytest.mark.parametrize(("stem", "cls"), TOLD_TO_THE_TABLE, ids=TABLE_IDS)
def test_a_public_wording_leaves_out_no_field_but_what_its_variant_says(stem, cls):
    for key in ids_of(cls):
        used = set().union(
            *(fields_used(p, messages("en", stem)) for p in _wordings("en", stem, key).values())
        )
        unsaid = {name for name, hint in field_hints(cls).items() if hint is not bool} - used
        if key.endswith(CLOSED):
            unsaid -= {name for name, hint in cls.field_types.items() if "Hidden" in hint}
        if cls.variants != ("",):  # a field of text is there to decide the variant
            unsaid -= {name for name, hint in field_hints(cls).items() if hint is str}
        assert unsaid <= UNSAID.get(key, set()), key


# Fields that the variant, or another sentence at the same moment, already says.
UNSAID = {
    "magi-kitchen-pile-saved-own": {"owner"},
    "magi-kitchen-pile-gone-own": {"owner"},
    "magi-kitchen-pile-misfired-own": {"owner"},
    "kamimai-draw-steadied-centre": {"near"},
    "kamimai-draw-steadied-beside": {"near"},
    "kamimai-cards-kept-all": {"discarded"},
    "kamimai-cards-kept-none": {"kept"},
    "kamimai-cards-kept-empty": {"kept", "discarded"},
    "kamimai-guardians-freed-none": {"losses"},
    "magi-kitchen-decks-dealt-even": {"box"},
    "magi-kitchen-buzzed": {"place"},
    "magi-kitchen-top-of": {"name"},
    "magi-kitchen-top-of-custom": {"card"},
    "magi-kitchen-top-of-none": {"card", "name"},
    "magi-kitchen-custom-turned-plain": {"text"},
    "kami-round-dealt-told": {"seat"},
    "kami-card-hidden-closed": {"stack"},
    "kami-card-hidden": {"stack"},
    "kami-defended": {"stack"},
    "kami-attacked": {"stack"},
    "kami-defend-choice": {"stack"},
    "kami-hide-choice": {"stack"},
    "kami-attack-choice": {"stack"},
    "kami-hand-held-empty": {"cards", "n"},
    "kami-lines-of-empty": {"defence", "attacks"},
    "kami-stacks-are-none": {"stacks"},
    "kami-round-won": {"partner"},
    "kami-round-won-master": {"partner"},
    "kami-game-won": {"partner"},
    "kami-game-ended": {"partner"},
    "kami-side-score": {"partner"},
    "kamimai-force-row-blind": {"n"},
    "kamimai-force-row-left": {"n"},
    "kamimai-force-row-right": {"n"},
    "kamimai-force-row-free": {"n"},
    "kamimai-force-row-blue": {"n"},
    "kamimai-force-row-grey": {"n"},
    "kamimai-force-row-red": {"n"},
    "kamimai-force-row-green": {"n"},
    "kamimai-paid-row": {"worth"},
    "kamimai-held-for": {"creatures"},
    "kamimai-giver-named-self": {"partner"},
    "kamimai-reserve-held-empty": {"cards"},
    "kamimai-discard-holds-empty": {"cards"},
    "kamimai-to-draw": {"drawn"},
    "kamimai-to-draw-more": {"drawn"},
    "kamimai-to-draw-stop": {"drawn", "risks"},
    "kamimai-to-draw-real": {"drawn", "risks"},
    "kamimai-to-draw-real-more": {"risks"},
    "kamimai-to-store-all": {"most"},
    "kamimai-zone-stands-sealed": {"effect", "spells"},
    "kamimai-risk-is-left": {"right"},
    "kamimai-risk-is-right": {"left"},
    "kamimai-guardian-forbids-half": {"most"},
    "tamashii-red-drawn-alone": {"gems"},
    "tamashii-red-taken-nothing": {"gems"},
    "tamashii-gems-returned-nothing": {"gems"},
    "tamashii-effect-is-return-all": {"gems"},
    "tamashii-effect-is-look": {"gems"},
    "tamashii-gems-given-first": {"total"},
    "tamashii-to-draw-one": {"held"},
    "tamashii-places-are-bare": {"places", "bare"},
    "tamashii-places-are-full": {"bare"},
    "tamashii-place-is": {"character"},
    "tamashii-place-is-empty": {"character", "gems"},
    "tamashii-place-is-known-empty": {"gems"},
    "tamashii-place-is-up-empty": {"gems"},
    "tamashii-place-choice": {"position"},
    "tamashii-face-up-are-none": {"n", "characters"},
    "tamashii-bag-holds-size": {"gems"},
    "tamashii-bag-holds-empty": {"n", "gems"},
    "tamashii-out-of-game-none": {"gems"},
}


@pytest.mark.parametrize(("stem", "cls"), TOLD_TO_THE_TABLE, ids=TABLE_IDS)
def test_events_have_all_three_verbosities_and_you_for_the_player_they_name(stem, cls):
    for locale in LOCALES:
        for key in ids_of(cls):
            names = _wordings(locale, stem, key).keys() - {""}
            views = {view for view in PERSPECTIVES if view in names}
            assert names <= {f"{view}-{level}" for view in views for level in LEVELS} | views | set(LEVELS)
            assert all(PERSPECTIVES[view] & cls.field_types.keys() for view in views), key
            same_for_all = key in SAME_FOR_ALL or key.endswith(CLOSED)
            if "seat" in cls.field_types and not issubclass(cls, Refused) and not same_for_all:
                assert "you" in names, f"{locale}: {key}"
            if issubclass(cls, Event) and key not in SHORT_EVENTS:
                needed = {f"{view}-{level}" for view in views for level in LEVELS} | set(LEVELS)
                assert needed <= names, f"{locale}: {key}"


def _wordings(locale, stem, key):
    found = messages(locale, stem).get(key)
    return wordings(found) if found else {}


# --- what is said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("stem", "cls"), FACTS, ids=IDS)
def test_every_listener_gets_a_clean_line_that_is_longer_at_a_higher_verbosity(stem, cls, language):
    heard = list(speakable(cls))
    is_whole = stem not in HOSTS and not is_label(cls)
    assert heard
    for sample in heard:
        for listener in LISTENERS:
            lines = [told(sample, listener, language, verbosity) for verbosity in Verbosity]
            lengths = [len(line.text) for line in lines]
            assert lengths == sorted(lengths), [line.text for line in lines]
            for line in lines:
                assert len(line.text) >= (1 if language == "ja" else 2)  # a staff is one character
                _assert_clean(plain_blanks(line.text) if language == "fr" else line.text, whole=is_whole)
                _assert_clean(line.spoken, whole=is_whole)


def _assert_clean(text, *, whole):
    assert text == text.strip()
    assert not UNTOLD.search(text), ascii(text)
    assert "  " not in text
    assert not re.search(r"[{}$@_]|\b(None|HIDDEN|Seat|True|False)\b", text), text
    assert not re.search(r"(?<![\w'’])([JQKVDRTX]|(?<!^)(?<![.!?] )A)(?![\w'’])", text), text  # no bare rank
    if whole:
        assert text[0].isupper() or not text[0].isascii() or text[0].isdigit(), text
        assert text[-1] in ".!?。！？」", text


@pytest.mark.parametrize(("stem", "cls"), FACTS, ids=IDS)
def test_spoken_japanese_is_kana_and_plain_punctuation(stem, cls):
    if ASCII_ON_PURPOSE & set(ids_of(cls)):
        pytest.skip("ASCII on purpose")
    for sample in speakable(cls):
        for listener in LISTENERS:
            for verbosity in Verbosity:
                spoken = told(sample, listener, "ja", verbosity).spoken
                assert re.fullmatch("[ぁ-ゖァ-ヺー、。！？「」 ]+", spoken), spoken


@pytest.mark.parametrize("stem", stems(KANA))
def test_the_kana_files_hold_kana_only(stem):
    for key, message in messages(KANA, stem).items():
        for pattern in wordings(message).values() if key not in ASCII_ON_PURPOSE else ():
            text = own_text(pattern)
            assert re.fullmatch(r"[ぁ-ゖァ-ヺー・：、。！？「」\s]*", text), f"{key}: {text}"


@pytest.mark.parametrize("stem", stems(KANA))
def test_spoken_kana_write_particles_as_they_sound(stem):
    for key, message in messages(KANA, stem).items():
        if re.search("-(word|term)-|-filler$", key):
            continue  # typed, not spoken
        for pattern in wordings(message).values():
            for element in pattern.elements:
                assert not re.search(r"[はへ](?=[\s、。]|$)", getattr(element, "value", "")), key


@pytest.mark.parametrize(("stem", "cls"), TOLD_TO_THE_TABLE, ids=TABLE_IDS)
def test_what_the_table_hears_in_english_never_says_you(stem, cls):
    for sample in speakable(cls):
        for verbosity in Verbosity:
            line = told(sample, None, "en", verbosity).text
            assert not re.search(r"\b(you|your|yours|yourself)\b", line, re.IGNORECASE), line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("stem", "cls"), TOLD_TO_THE_TABLE, ids=TABLE_IDS)
def test_a_line_about_a_hidden_card_has_no_word_that_names_a_kind(stem, cls, language):
    for sample in speakable(cls):
        if not any(getattr(sample, name) is HIDDEN for name in sample.field_types):
            continue
        for verbosity in Verbosity:
            line = told(sample, None, language, verbosity)
            for kind in _kinds(stem, sample, language):
                assert kind not in line.text.casefold(), line.text
            for kind in _kinds(stem, sample, KANA) if language == "ja" else ():
                assert kind not in line.spoken, line.spoken


def _kinds(stem, sample, locale):
    """Words of all names that the hidden fields could have; of all cards, where a field is a list."""
    hints = field_hints(type(sample))
    parts = [part for name in hints if getattr(sample, name) is HIDDEN for part in get_args(hints[name])]
    enums = [
        part for part in parts if isinstance(part, type) and issubclass(part, Enum) and part is not Hidden
    ]
    names = catalogue(locale, f"{stem}-names")
    ids = [one.message for enum in enums for one in enum]
    ids = ids or [f"{stem}-card-{card.id}".replace("_", "-") for card in load_deck(stem).cards]
    parts = [part for card in ids for part in re.split(r"[\s']", names.text(card).casefold())]
    return [part for part in parts if len(part) > (2 if part.isascii() else 1)]  # "de" is in many words


@pytest.mark.parametrize(("stem", "cls"), TOLD_TO_THE_TABLE, ids=TABLE_IDS)
def test_every_wording_is_a_sentence_of_its_own_not_fragments_side_by_side(stem, cls):
    for locale in LOCALES:
        for key in ids_of(cls):
            for name, pattern in _wordings(locale, stem, key).items():
                text = own_text(pattern, messages(locale, stem))
                for phrase in collect(pattern).references:
                    assert "-phrase-" in phrase, f"{locale}: {key}.{name}"
                    assert variables(messages(locale, stem)[phrase].value, {}), f"{phrase} says no number"
                if not is_label(cls):
                    assert re.search(r"\w", text), f"{locale}: {key}.{name}"
                    assert not getattr(pattern.elements[0], "value", "").startswith((",", ".", "、", " ")), (
                        key
                    )


@pytest.mark.parametrize("locale", ["ja", KANA])
def test_no_japanese_message_repeats_the_honorific_that_names_bring_along(locale):
    for stem in stems(locale):
        for key, message in messages(locale, stem).items():
            for pattern in wordings(message).values():
                for before, after in zip(pattern.elements, pattern.elements[1:], strict=False):
                    is_text = hasattr(after, "value")
                    assert not (
                        is_text and not hasattr(before, "value") and after.value.startswith("さん")
                    ), key


@pytest.mark.parametrize("stem", STEMS)
def test_french_has_no_elision_before_a_name_and_no_agreement_with_a_person(stem):
    for key, message in messages("fr", stem).items():
        for name, pattern in wordings(message).items():
            for before, after in zip(pattern.elements, pattern.elements[1:], strict=False):
                spoken = getattr(before, "value", "")
                variable = getattr(getattr(getattr(after, "expression", None), "id", None), "name", "")
                if variable in ("seat", "partner", "attacker", "claimer", "starter", "seats", "card"):
                    assert not re.search(r"\b(de|que|le|la|si|jusque) $", spoken), f"{key}.{name}"
            agreeing = r"\b(est|êtes|sont|sera) (seul|content|arrivé|parti|sorti|resté)|\bprête?s?\b"
            assert not re.search(agreeing, own_text(pattern)), f"{key}.{name}"


# --- the ready phase (ruling R23)


def test_ready_sounds_the_same_to_everybody_at_every_verbosity():
    from accessible_games.games.kami.events import BecameReady

    for language in LANGUAGES:
        lines = {told(BecameReady(Seat(1)), who, language, level) for who in LISTENERS for level in Verbosity}
        assert len(lines) == 1
    assert told(BecameReady(Seat(1)), None).text == "Ben is ready."
    assert told(BecameReady(Seat(1)), None, "fr").text == "C'est bon pour Ben."
    assert told(BecameReady(Seat(1)), None, "ja").text == "Benさんは準備完了です。"


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_counted_in_the_plural_of_each_language(game):
    for language in ("en", "fr", "ja"):
        names = catalogue(language, f"{game}-names")
        # Some have one form for all ("2 Water"), and in Japanese all have.
        forms = {
            tuple(names.text(card, "count", n=n).replace(str(n), "#") for n in (0, 1, 2))
            for card in _named_cards(game)
        }
        varied = {tuple(form == one[0] for form in one) for one in forms} - {(True, True, True)}
        assert varied == {"en": {(True, False, True)}, "fr": {(True, True, False)}, "ja": set()}[language]


def _named_cards(game):
    return (f"{game}-card-{card.id}".replace("_", "-") for card in load_deck(game).cards)
