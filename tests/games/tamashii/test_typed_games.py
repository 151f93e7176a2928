"""Whole games of Tamashii typed into the real program: each level, by people of three languages."""

import pytest

from accessible_games.games.tamashii.bot import PLANS, TeamBot
from tests.games.typed_games import play, script

PLAYERS = ["Ana:en", "Chloé:fr", "Yuki=ゆき:ja"]
OVER = ("The game is over", "La partie est finie", "ゲーム終了です。")
ENTER = {"Ana": "press Enter.", "Chloé": "appuyez sur Entrée.", "Yuki": "Enterを押してください。"}
WISH = {"Ana": "Wish: ", "Chloé": "Souhait : ", "Yuki": "欲しいのは、"}


@pytest.mark.parametrize("level", ["beginner", "easy", "standard", "difficult", "expert"])
def test_three_people_play_each_level_to_its_end_in_their_own_words(tmp_path, level):
    options = {"level": level}
    lines, expected = script("tamashii", PLAYERS, 1, lambda seat: TeamBot(PLANS["easy"], 0.0, seat), options)
    text, table = play(tmp_path, "tamashii", PLAYERS, lines, seed=1, options=options)
    assert table.actors() == ()
    assert table.view(None) == expected.view(None)
    assert {"draw", "piocher", "引く"} <= {*lines}
    assert all(end in text for end in OVER)
    looks = 0
    for part in text.split("Pass the keyboard to ")[1:]:
        who = part.partition(".")[0]
        looks += WISH[who] in part
        assert not any(sign in part for name, sign in WISH.items() if name != who)
        assert not any(sign in part.partition(ENTER[who])[0] for sign in WISH.values())
    assert looks > 2
