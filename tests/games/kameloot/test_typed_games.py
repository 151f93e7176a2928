"""A whole game of Kameloot typed into the real program by people of three languages, with two bots."""

from accessible_games.games import get_game
from tests.games.typed_games import play, script, told

PLAYERS = ["Ana:en", "Chloé:fr", "Yuki=ゆき:ja", "bot:medium", "bot:easy"]
SEED = 1


def written(tmp_path):
    lines, expected = script(
        "kameloot", PLAYERS, SEED, lambda seat: get_game("kameloot").bots["medium"](seat, 5)
    )
    text, table = play(tmp_path, "kameloot", PLAYERS, lines, seed=SEED)
    return lines, expected, text, table


def test_three_people_and_two_bots_play_to_the_end_in_their_own_words(tmp_path):
    lines, expected, text, table = written(tmp_path)
    assert table.actors() == ()
    assert table.view(None) == expected.view(None)
    assert table.returns() == expected.returns()
    assert {
        "play six-fingered glove six-fingered glove",
        "poser gant à 6 doigts",
        "交換の巻物 交換の巻物 出す",
    } <= {*lines}
    assert "Yuki et Robot 5 se partagent la victoire avec 13 pièces d'or par personne." in told(text)
    assert "Yukiさんとロボット5号が金貨13枚ずつで同時優勝です。" in text


HAND = {
    "Ana": ("Your hand: ", " cards in hand: "),
    "Chloé": ("Votre main : ", " cartes en main : "),
    "Yuki": ("あなたの手札は、", "手札は4枚。"),
}
ENTER = {"Ana": "press Enter.", "Chloé": "appuyez sur Entrée.", "Yuki": "Enterを押してください。"}


def test_a_hand_is_told_behind_its_players_enter_and_in_one_language_alone(tmp_path):
    _, _, text, _ = written(tmp_path)
    handed = text.split("Pass the keyboard to ")[1:]
    assert len(handed) > 9
    for part in handed:
        who = part.partition(".")[0]
        before, _, after = told(part).partition(ENTER[who])
        assert any(after.strip().startswith(sign.strip()) or sign in after[:40] for sign in HAND[who])
        assert not any(sign in before for signs in HAND.values() for sign in signs)
        others = [sign for name, signs in HAND.items() if name != who for sign in signs]
        assert not any(sign in after for sign in others)
