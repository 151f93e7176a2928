"""Kinds of wording that were wrong once: each is held over all messages, not over the ones that had it."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from catalogue_files import messages, own_text, stems, wordings

from accessible_games.engine.journal import parse_entries, read_journal
from accessible_games.games import GAMES, get_game
from accessible_games.games.deck import load_deck
from accessible_games.games.kami.events import RoundDealt, StarterChosen
from accessible_games.narration.catalogue import KANA, LANGUAGES, LOCALES, catalogue
from accessible_games.narration.narrator import Narrator, PlayerName, Verbosity

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("stickers/locale/en/*.ftl")]
JOURNALS = ROOT / "tests" / "golden"

FROM_ZERO = {
    "en": r"from 0\b",
    "fr": r"(à partir de|de) 0\b",
    "ja": r"(0|ゼロ)から",
    KANA: r"ゼロ ?から",
}
"""How a language would say that seats count from 0; robots and typed numbers count from 1."""


def sentences(locale):
    """All messages of one locale: key, wording, text."""
    for stem in stems(locale):
        for key, message in messages(locale, stem).items():
            for name, pattern in wordings(message).items():
                yield key, name, own_text(pattern, messages(locale, stem))


@pytest.mark.parametrize("locale", LOCALES)
def test_no_seat_counts_from_nought(locale):
    wrong = re.compile(FROM_ZERO[locale])
    found = [
        key
        for key, _, text in sentences(locale)
        if re.search("seat|player|invoker", key) and wrong.search(text)
    ]
    assert not found


def test_english_has_no_own_without_an_owner():
    wrong = re.compile(r"\b(the|an) own\b", re.IGNORECASE)
    assert not [key for key, _, text in sentences("en") if wrong.search(text)]
    assert not [path.name for path in PAGES if wrong.search(path.read_text(encoding="utf-8"))]


def test_play_goes_clockwise_in_japanese_too():
    # 左回り, to the left, is anticlockwise to a Japanese ear.
    pages = [
        *ROOT.glob("stickers/locale/ja/*.ftl"),
        *ROOT.glob("accessible_games/**/locale/ja*/*.ftl"),
    ]
    assert pages
    assert not [path for path in pages if re.search("左回り|ひだりまわり", path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("game", GAMES)
def test_the_news_of_a_brief_line_come_within_five_words(game):
    """Nothing but a few words stands before what the event tells."""
    for cls in get_game(game).events:
        for key, message in messages("en", game).items():
            if not re.fullmatch(rf"{game.replace('_', '-')}-{cls.key}(-\w+)*", key):
                continue
            brief = wordings(message).get("brief")
            first = getattr(brief.elements[0], "value", "") if brief else ""
            told = len(brief.elements) > 1 if brief else False
            assert not told or len(first.split()) <= 5, f"{key}: {first}"


# --- nothing is told twice in one breath


def announcements(path):
    """The lines of each action of a kept game, as the whole table hears them."""
    journal = read_journal(path.read_bytes())
    game, header = get_game(journal.header.game), journal.header
    narrator = Narrator([PlayerName(row["name"]) for row in header.players], "en", Verbosity.NORMAL)
    state = (
        game.new_state(header.seats, header.options, header.data)
        if header.position is None
        else game.load(header.seats, header.position, header.options, header.data)
    )
    for seat, action in parse_entries(game, journal):
        events = []
        state.apply(seat, action, events.append)
        heard = [event for event in (one.heard_by(None) for one in events) if event is not None]
        yield [narrator.tell(event, None).text for event in heard]


def repeated(lines):
    """Pairs of lines of which one says no word that the other has not said."""
    told = [frozenset(re.findall(r"\w+", line.casefold())) for line in lines]
    pairs = combinations(zip(lines, told, strict=True), 2)
    return [(one, other) for (one, this), (other, that) in pairs if this <= that or that <= this]


def test_a_line_that_only_repeats_is_found():
    assert repeated(["Ben starts the first round.", "Ben starts."])
    assert not repeated(["Ben starts.", "Round 1, 8 cards each."])


@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_an_announcement_says_only_what_another_has_said(game):
    path = sorted((JOURNALS / game).glob("*.journal"))[0]
    for lines in announcements(path):
        assert not repeated(lines)


def test_who_starts_the_first_round_of_kami_is_said_once():
    names = [PlayerName(name) for name in ("Ana", "Ben")]
    for language in LANGUAGES:
        for level in Verbosity:
            narrator = Narrator(names, language, level)
            told = narrator.tell_all([StarterChosen(1), RoundDealt(1, 1, 8, True)], None).text
            assert told.count("Ben") == 1, told
            assert "Ben" in narrator.tell(RoundDealt(1, 1, 8, False), None).text


# --- cards that cannot be mistaken for each other by ear


def distance(one, other):
    """Kana or letters that one word must change to become the other (Levenshtein)."""
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        row, before = [i], row
        for j, b in enumerate(other, 1):
            row.append(min(row[-1] + 1, before[j] + 1, before[j - 1] + (a != b)))
    return row[-1]


def test_the_distance_of_two_words_is_counted():
    assert distance("きんりゅう", "ぎんりゅう") == 1
    assert distance("そうへい", "ようへい") == 1
    assert distance("やりへい", "ようへい") == 2


@pytest.mark.parametrize("level", Verbosity)
@pytest.mark.parametrize("game", ["kami", "kameloot"])  # blue and red are あお and あか in any game
def test_no_two_cards_of_a_game_differ_by_one_kana(game, level):
    names = catalogue(KANA, f"{game}-names")
    said = []
    for card in load_deck(game).cards:
        message = f"{game}-card-{card.id}".replace("_", "-")
        kinds = {Verbosity.BRIEF: ("brief", "short"), Verbosity.NORMAL: ("short",), Verbosity.FULL: ()}[level]
        form = next((kind for kind in kinds if names.has(message, kind)), None)
        said.append(names.text(message, form))
    said += ["ようへい"] if game == "kami" else []
    assert not [pair for pair in combinations(said, 2) if distance(*pair) < 2]
