"""The coverage gate, which is shipped: each game and each host has its words in every language.

What a package from outside is held to by `python -m accessible_games.testing` holds for our own here.
"""

import pytest
from fact_samples import all_facts

from accessible_games.engine import Seat
from accessible_games.games import GAMES, get_game
from accessible_games.games.deck import load_deck
from accessible_games.narration.catalogue import LANGUAGES, catalogue
from accessible_games.narration.narrator import Narrator, PlayerName, Verbosity
from accessible_games.testing import gate
from accessible_games.testing.suite import words_checks

NAMES = [PlayerName(name) for name in ("Ana", "Ben", "Cleo", "Dan")]
LISTENERS = (Seat(0), Seat(1), Seat(2), None)

OURS = [check for game in GAMES for check in words_checks(get_game(game))]
HELD = [gate.Words(stem, all_facts()[stem], host=stem == "play") for stem in ("shared", "play")]


@pytest.mark.parametrize("check", OURS, ids=[check.name for check in OURS])
def test_every_game_is_told_whole_in_every_language_that_it_promises(check):
    check.run()


@pytest.mark.parametrize("name", gate.CHECKS)
@pytest.mark.parametrize("words", HELD, ids=[words.stem for words in HELD])
def test_what_the_engine_and_the_hosts_say_is_told_whole_in_every_language(words, name):
    assert list(gate.CHECKS[name](words)) == []


@pytest.mark.parametrize("game", GAMES)
def test_our_own_games_promise_every_language_and_lack_nothing(game):
    rows = gate.table(get_game(game))
    assert [row.split()[0] for row in rows] == ["en", "fr", "ja", "ja-Hrkt"]
    assert all("  promised" in row and "missing" not in row for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_files_that_are_read_together(language):
    for stem in ("shared", *GAMES):
        parts = [stem, *(f"{stem}{part}" for part in gate.PARTS[1:] if stem in GAMES)]
        names = [name for part in parts for name in gate.messages(language, part) if "-term-" not in name]
        assert [name for name in set(names) if names.count(name) > 1] == []


def told(fact, listener, language="en", verbosity=Verbosity.NORMAL):
    return Narrator(NAMES, language, verbosity).tell(fact, listener)


# --- the ready phase (ruling R23)


def test_ready_sounds_the_same_to_everybody_at_every_verbosity():
    from accessible_games.games.kami.events import BecameReady

    for language in LANGUAGES:
        lines = {told(BecameReady(Seat(1)), who, language, level) for who in LISTENERS for level in Verbosity}
        assert len(lines) == 1
    assert told(BecameReady(Seat(1)), None).text == "Ready: Ben."
    assert told(BecameReady(Seat(1)), None, "fr").text == "C'est bon pour Ben."
    assert told(BecameReady(Seat(1)), None, "ja").text == "Benさんは準備完了です。"


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_counted_in_the_plural_of_each_language(game):
    for language in ("en", "fr", "ja"):
        names = catalogue(language, f"{game}-names")
        # Some have one form for all ("2 Water"), and in Japanese all have; of nothing some say "no Water".
        forms = {
            tuple(names.text(card, "count", n=n).replace(str(n), "#") for n in counts)
            for card in _named_cards(game)
            for counts in [(0, 1, 2) if "0" in names.text(card, "count", n=0) else (1, 1, 2)]
        }
        varied = {tuple(form == one[0] for form in one) for one in forms} - {(True, True, True)}
        assert varied == {"en": {(True, False, True)}, "fr": {(True, True, False)}, "ja": set()}[language]


def _named_cards(game):
    return (f"{game}-card-{card.id}".replace("_", "-") for card in load_deck(game).cards)
