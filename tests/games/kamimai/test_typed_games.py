"""Whole games of KamiMaï typed into the real program: each mode, an adventure, alone, with the real box."""

import pytest

from accessible_games.games import get_game
from tests.games.typed_games import play, script

KAMIMAI = get_game("kamimai")
OVER = {
    "en": ("All zones are sealed: victory", "The last Energy Point is gone: defeat"),
    "fr": ("Toutes les zones sont scellées\u00a0: victoire", "Plus aucun Point d'Énergie\u00a0: défaite"),
    "ja": ("ゾーンを全部封印しました", "エナジーが尽きました"),
}


def medium(seats):
    return lambda seat: KAMIMAI.bots["medium"](seat, seats)


def play_through(tmp_path, players, options, seed=1):
    lines, expected = script("kamimai", players, seed, medium(len(players)), options)
    text, table = play(tmp_path, "kamimai", players, lines, seed=seed, options=options)
    assert table.actors() == ()
    assert table.view(None) == expected.view(None)
    for language in {spec.partition(":")[2] for spec in players}:
        assert ends_in(language, text), language
    return lines, table


def ends_in(language, text):
    """Whether the end of the game is told in a language; Japanese lines may be wrapped anywhere."""
    plain = text.replace("\n", "" if language == "ja" else " ")
    return any(end in plain for end in OVER[language])


@pytest.mark.parametrize(("mode", "level"), [("easy", 1), ("normal", 2), ("hard", 3)])
def test_four_people_play_each_mode_to_its_end_in_their_own_words(tmp_path, mode, level):
    players = ["Ana:en", "Chloé:fr", "Yuki=ゆき:ja", "Lison:fr"]
    lines, _ = play_through(tmp_path, players, {"mode": mode, "level": level})
    assert {"draw left", "piocher gauche", "左 引く"} <= {*lines}


def test_an_adventure_goes_on_from_sheet_to_sheet(tmp_path):
    _, table = play_through(tmp_path, ["Ana:en", "Yuki=ゆき:ja"], {"adventure": True, "mode": "hard"})
    assert table.view(None).level > 1


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_one_person_plays_alone_in_each_language(tmp_path, language):
    play_through(tmp_path, [f"Ana:{language}"], {})


WORDS = {
    "en": {"drew Fire", "hold", "done", "collapse", "keep Fire"},
    "fr": {"pioché le Feu", "arrêter", "fini", "effondré", "garder le Feu"},
    "ja": {"火 引いた", "止める", "終わり", "崩れた", "火 残す"},
}


class Companions:
    """People who draw from the real Grimoire: two or three cards, rarely a collapse."""

    def __init__(self, seat):
        self.wise = medium(2)(seat)

    def hear(self, event):
        self.wise.hear(event)

    def choose(self, view, legal, rng):
        kinds = {type(action).__name__ for action in legal}
        if kinds & {"Drew", "Hold"}:
            if "Hold" in kinds and rng.random() < 0.4:
                return next(action for action in legal if type(action).__name__ == "Hold")
            if rng.random() < 0.05:
                return next(action for action in legal if type(action).__name__ == "Collapse")
            return rng.choice([action for action in legal if type(action).__name__ != "Collapse"])
        return self.wise.choose(view, legal, rng)


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_with_the_real_box_the_cards_are_typed_by_their_names(tmp_path, language):
    players, options = [f"Ana:{language}", f"Ben:{language}"], {"companion": True, "energy": 3}
    lines, expected = script("kamimai", players, 2, Companions, options)
    text, table = play(tmp_path, "kamimai", players, lines, seed=2, options=options)
    assert table.view(None) == expected.view(None)
    assert table.actors() == ()
    assert ends_in(language, text)
    assert WORDS[language] <= {*lines}
