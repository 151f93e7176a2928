"""What a card does, what the rules say, and why a move was refused: in every game, without leaving it."""

import re
import tomllib
from pathlib import Path
from random import Random

import pytest
from hotseat import play

from accessible_games.engine import CHANCE, CountedGame, RefusalKind, Seat
from accessible_games.engine.table import RandomChance, Table
from accessible_games.games import GAMES, get_game, home_of
from accessible_games.games.kameloot.cards import Card
from accessible_games.games.kameloot.refusals import CardNotHeld
from accessible_games.narration.boxcards import box_of, find_cards
from accessible_games.narration.catalogue import KANA, LANGUAGES, catalogue
from accessible_games.narration.narrator import Narrator, PlayerName
from accessible_games.narration.rulespage import (
    aim_of,
    find_paragraph,
    happenings_of,
    page,
    paragraphs_of,
)
from accessible_games.play.cardfacts import CardDoes, CardUnknown, CardWanted, RuleUnknown, RuleWordUnknown
from tests.each import each
from tests.refused import sentence, times_told

SEATS = {"tamashii": 2}
TERMS = Path(__file__).parents[1] / "fixtures" / "terms.toml"


def table_of(game, seed=1, position=None):
    seats = SEATS.get(game, 3)
    return Table(
        get_game(game), seats, options={}, data={}, chance=RandomChance(Random(seed)), position=position
    )


def typed(lines, game="kameloot", name="Ana", table=None):
    """What the terminal shows to one person among robots behind these lines, without breaks."""
    table = table or table_of(game)
    robots = ["bot"] * (table.seats - 1)
    bots = table.game.bots
    played = play(
        lines, name, *robots, table=table, make_bot=lambda level, seat: bots["easy"](seat, table.seats)
    )
    return re.sub(r"\s+", " ", played.text)


def turn_of_the_first(game, seed=1):
    """A table at which the first seat is asked, the cards being dealt."""
    table = table_of(game, seed)
    bots = [table.game.bots["easy"](Seat(seat), table.seats) for seat in range(table.seats)]
    while (actor := table.actors()[0]) != 0:
        if actor == CHANCE:
            table.deal()
        else:
            table.submit(
                actor, bots[actor].choose(table.view(actor), table.legal_actions(actor), Random(seed))
            )
    return table


@pytest.mark.parametrize("line", ["card unicorn", "? unicorn", "card UNICORN horn", "explain horn"])
def test_a_card_is_told_by_its_whole_name_with_what_it_does_and_how_many_there_are(line):
    text = typed([line])
    assert "Unicorn horn. Joker: stands for any object. Place it with such an object, or on a" in text
    assert "In the game: 3. In view now:" in text


def test_a_question_mark_alone_stays_the_help():
    assert "one of these: h or hand" in typed(["?"]) and "Unicorn" not in typed(["?"])


def test_a_card_is_asked_for_in_the_players_own_language():
    assert "Impératrice, valeur : 5 points." in typed(["carte impératrice"], "kami", "Zoé:fr")
    assert "女帝、5点です。" in typed(["カード 女帝"], "kami", "さくら:ja")
    assert "女帝、5点です。" in typed(["カード じょてい"], "kami", "さくら:ja")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_term_that_is_heard_in_a_game_is_a_card_or_explained_by_the_rules(language):
    terms = tomllib.loads(TERMS.read_text(encoding="utf-8"))
    assert set(terms) == set(GAMES)
    for game in GAMES:
        for term in terms[game][language]:
            assert find_cards(game, term, language) or find_paragraph(game, term, language), (game, term)


def test_rules_and_cards_are_asked_for_by_a_word_that_is_told_where_the_rules_say_most_of_it():
    for line in ("rules mercenaries", "card mercenary", "rules 9"):
        assert "Two players: 8 stacks of mercenaries lie between you" in typed([line], "kami"), line
    assert "A covered stack still has its hidden card." in typed(["? covered stack"], "kami")
    assert "No card is called mercenary. The rules tell of it." in typed(["card mercenary"], "kami")
    assert "2人の場合。" in typed(["ルール ようへい"], "kami", "さくら:ja")
    assert "À deux : 8 piles" in typed(["règles mercenaire"], "kami", "Zoé:fr")
    assert sentence(RuleWordUnknown("zzz", 12)) in typed(["rules zzz"], "kami")
    assert find_paragraph("kami", "pass", "en") == 3  # not the last one, which lists what can be typed
    curses = [("en", "discard curse"), ("fr", "malédiction de défausse"), ("ja", "捨て札の呪い")]
    assert {find_paragraph("kamimai", word, language) for language, word in curses} == {7}
    headed = [("en", "end"), ("en", "the end"), ("fr", "fin"), ("fr", "la fin"), ("ja", "終わり")]
    assert {find_paragraph("tamashii", word, language) for language, word in headed} == {10}
    assert [find_paragraph("kami", word, "en") for word in ("empress", "round", "tow")] == [4, 3, 2]


def test_what_is_no_card_or_several_is_said_so():
    assert sentence(CardUnknown("zzz")) in typed(["card zzz"])
    assert sentence(CardWanted()) in typed(["card"])
    assert "Several cards are called so: silver dragon and gold dragon." in typed(["card dragon"], "kami")


@pytest.mark.parametrize("game", ["kami", "kameloot", "kamimai", "tamashii"])
def test_how_many_are_out_is_what_the_players_own_view_holds(game):
    table = turn_of_the_first(game)
    assert isinstance(table.game, CountedGame)
    for seat in (Seat(0), Seat(1), None):
        counts = table.game.counted(table.view(seat))
        assert all(0 <= out <= n for n, out in counts.values())
        assert set(counts) <= set(box_of(game))
    if game == "kami":  # at the opening a player has seen the own hand and nothing else
        mine, all_of_them = (table.game.counted(table.view(seat)) for seat in (Seat(0), None))
        assert sum(out for _, out in mine.values()) == 10
        assert sum(out for _, out in all_of_them.values()) == 0


@pytest.mark.parametrize("game", ["kami", "kameloot", "kamimai", "tamashii", "magi_kitchen"])
def test_nothing_about_a_card_tells_two_worlds_apart_that_the_player_cannot(game):
    table = turn_of_the_first(game)
    twin = table.game.determinise(table.view(Seat(0)), Random(9))
    positions = [table._state.position(), twin.position()]
    assert positions[0] != positions[1]
    lines = [f"card {inside.card.id}" for inside in box_of(game).values()]
    one, other = (typed(lines, table=table_of(game, position=position)) for position in positions)
    assert one == other and "In the " in one


def test_a_card_tells_what_is_done_here_and_not_what_hands_do_with_the_box():
    assert "All tap this posture: short, long, short." in typed(["card toad"], "magi_kitchen")
    real_box = Table(
        get_game("kamimai"), 3, options={"companion": True}, data={}, chance=RandomChance(Random(1))
    )
    assert "3 cards at most" in typed(["card red guardian"], "kamimai")
    assert "thumb and little finger" in typed(["card red guardian"], table=real_box)


def test_what_was_discarded_below_the_top_is_a_matter_of_memory_and_is_not_counted():
    game = get_game("kameloot")
    held = [["ring", "wand"], ["glove"], ["potion"]]
    position = {"hands": held, "discard": ["cloak", "cloak", "scroll"], "taverns": ["owl", "cat", "owl"]}
    counts = game.counted(game.load(3, position, {}, {}).view(Seat(0)))
    assert [counts[f"kameloot-card-{card}"][1] for card in ("cloak", "scroll", "ring", "glove")] == [
        0,
        1,
        1,
        0,
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_every_box_can_be_told_and_found_by_its_name(game, language):
    words = Narrator([PlayerName("Ana")], language)
    for inside in box_of(game).values():
        if inside.power is not None:
            line = words.tell(CardDoes(inside.power), None)
            assert line.text and "{" not in line.text
            if language == "ja":
                assert not re.search(r"[\u4e00-\u9fff]", line.spoken), line.spoken
        name = catalogue(language, f"{game}-names").text(inside.card.message)
        assert inside in find_cards(game, name, language)


# -- rules


def test_the_rules_open_at_what_is_asked_now():
    text = typed(["rules", "rules 8", "rules 99"])
    assert "Your turn, first step. Either put one or more identical cards" in text
    assert "Paragraph 4 of 12." in text and "The unicorn horn stands for any object." in text
    assert sentence(RuleUnknown(12)) in text


def test_why_tells_what_has_happened_and_after_a_refusal_that_and_its_rule_in_full():
    text = typed(["why", "use unicorn", "why not"])
    assert "The start. Each player's tavern token is thrown like a coin" in text.partition("use unicorn")[0]
    assert text.count(sentence(CardNotHeld(Card.UNICORN))) == 2
    assert "Either put one or more identical cards face up in front of you" in text


@pytest.mark.parametrize("game", GAMES)
def test_each_refusal_and_each_question_of_a_game_has_its_paragraph(game):
    table = tomllib.loads(home_of(game).joinpath("rules.toml").read_text(encoding="utf-8"))
    refusals = {one.key: one for one in get_game(game).refusals}
    asked = {one.key for one in get_game(game).answers}
    assert set(table["asked"]) <= asked and set(table["refused"]) <= set(refusals)
    without = {key for key, one in refusals.items() if key not in table["refused"]}
    # A card that is not held is wanted for what is asked; what cannot be read has the page's last paragraph.
    assert all(refusals[key].rule == "HOLD" or refusals[key].kind is RefusalKind.NOTATION for key in without)
    for language in (*LANGUAGES, KANA):
        last = len(list(page(game, language))) - 1
        assert all(1 <= number <= last for number in paragraphs_of(game).values())
        assert all(0 <= number <= last for number in happenings_of(game).values())
        assert aim_of(game, language if language != KANA else "ja") is not None


UNEXPLAINED = {  # who begins is drawn; no page has cards of one's own and house rules; a misfire matters, not its end
    "kami": {"card-drawn", "draw-tied", "starter-chosen"},
    "kameloot": {"first-chosen"},
    "kamimai": {"starter-chosen"},
    "tamashii": {"starter-chosen"},
    "magi_kitchen": {"starter-chosen", "custom-turned", "cards-passed", "flips-left", "nothing-won"},
}


@pytest.mark.parametrize("game", GAMES)
def test_why_explains_whatever_has_happened_last_and_not_something_older(game):
    assert set(happenings_of(game)) == {one.key for one in get_game(game).events} - UNEXPLAINED[game]


def test_why_tells_the_rule_of_what_has_happened_and_questions_about_the_aim_are_answered():
    watched = {
        "decks": [["mushroom", "broccoli"]] * 3, "piles": [["tomato"], ["corn"], ["corn"]],
        "phase": "duel", "flipper": 2, "mode": "calm", "to_act": 0,
    }  # fmt: skip
    text = typed(["tomato", "why"], table=table_of("magi_kitchen", position=watched))
    told = text.rpartition("You slap the tomato tile.")[2]
    assert "do not both lie open. A misfire. A tile is right if" in told and "Paragraph 8 of 12." in told
    for line in ("what is the aim?", "How do I win", "who is my partner?"):
        assert "Paragraph 1 of 11." in typed([line], "tamashii"), line
    assert "Paragraphe 1 sur 11" in typed(["comment gagner ?"], "tamashii", "Zoé:fr")
    assert "目的。全員で協力して" in typed(["どうすれば勝てる？"], "tamashii", "さくら:ja")


@pytest.mark.parametrize(
    ("game", "line", "reason", "rule"),
    [
        ("kami", "warrior", "A warrior cannot answer a", "Paragraph 3 of 12."),
        ("kami", "peek", "There is nothing to look at now.", "Paragraph 8 of 12."),
        ("tamashii", "effect", "An effect can be used only just after its character", "Paragraph 7 of 11."),
        ("kameloot", "cloak", "This hand holds no cloak", "Paragraph 4 of 12."),
        ("kamimai", "target z", "No new target now: a zone stays targeted", "Paragraph 3 of 12."),
    ],
)
def test_a_card_or_move_that_cannot_be_chosen_now_is_refused_with_its_reason_and_why_tells_its_rule(
    game, line, reason, rule
):
    text = typed([line, "why"], game, table=table_of(game, 7))
    assert text.count(reason) == 2 and rule in text


@each(
    ("name", "line", "told"),
    [
        ("Ana", "what is a lancer?", "Lancer, worth 2 points."),
        ("Ana", "What does the lancer do", "Lancer, worth 2 points."),
        ("Ana", "what is a gold", "Gold dragon, worth 3 points."),
        ("Ana", "how many lancers are there", "Lancer, worth 2 points."),
        ("Ana", "what is my hand?", "Your hand:"),
        ("Ana", "what now?", "Type a number from the list"),
        ("Ana", "how do I defend?", "each player either passes or defends"),
        ("Ana", "how do i win?", "Paragraph 1 of"),
        ("Ana", "why can't I do that?", "asked now: A round. The starting player"),
        ("Ana", "what island", "Of questions these are understood"),
        ("Ana", "i am confused", "Not understood: i am confused."),
        ("Zoé:fr", "c'est quoi une lance ?", "Lance, valeur"),
        ("Zoé:fr", "qu'est-ce qu'une lance", "Lance, valeur"),
        ("Zoé:fr", "que faire maintenant ?", "Tapez un numéro de la liste"),
        ("さくら:ja", "槍兵って何？", "槍兵、2点です。"),
        ("さくら:ja", "何ができる？", "一覧の番号"),
        ("さくら:ja", "なぜパスできない？", "断られた手はありません。今聞かれている"),
    ],
)
def test_a_question_in_whole_words_is_answered(name, line, told):
    assert told in typed(["", line], "kami", name)


def test_a_word_that_the_rules_do_not_hold_is_answered_by_the_nearest_one_and_says_which():
    assert "The rules do not tell of lancr. Nearest: lancer." in typed(["rules lancr"], "kami")
    assert "Les règles ne parlent pas de « mercenares »." in typed(["règles mercenares"], "kami", "Zoé:fr")
    assert find_paragraph("kami", "elsa", "en") is None  # "else" is another word
    assert sentence(CardUnknown("elsa")) in typed(["card elsa"], "kami")


def test_a_card_tells_what_it_does_at_the_level_that_is_played():
    beginner = Table(
        get_game("tamashii"), 2, options={"level": "beginner"}, data={}, chance=RandomChance(Random(1))
    )
    assert "Elsa. Wants 3 blue gems. Effect: put 2 blue gems back" in typed(["card elsa"], "tamashii")
    assert "Elsa. Wants 3 blue gems. No effect at beginner level." in typed(["card elsa"], table=beginner)


def test_what_no_move_can_use_and_the_rules_tell_of_is_answered_by_where_it_is_told():
    text = typed(["flip", "posture", "what is a potion?"], "magi_kitchen")
    assert "Not now: nothing that you can do uses posture. What it is, the word rules with posture" in text
    assert "No card is called a potion. The rules tell of it." in text


CASTING = {
    "phase": "cast", "grimoire": {"left": 15, "right": 15}, "targeted": "A",
    "reserves": [["water", "fairy_water"], ["water"], ["wolf"]],
    "sheet": [{"id": "A", "effect": "none", "spells": ["water"]}, {"id": "B", "effect": "none", "spells": ["fire"]}],
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "line", "told"),
    [
        ("Ana", "cast fire", "The targeted zone does not ask for that spell"),
        ("Zoé:fr", "lancer feu", "La zone ciblée ne demande pas ce sort, "),
    ],
)
def test_a_spell_that_cannot_be_cast_is_refused_by_its_rule_though_nobody_was_named_who_pays(
    name, line, told
):
    assert told in typed([line], "kamimai", name, table=table_of("kamimai", position=CASTING))


def test_a_spell_that_all_together_cannot_pay_is_refused_with_what_they_have():
    poor = CASTING | {"reserves": [["water", "fire"], ["water"], ["earth"]]}
    text = typed(["cast water"], "kamimai", table=table_of("kamimai", position=poor))
    assert "That counts as 2 in all. A spell needs exactly 4." in text


def test_a_power_of_a_card_that_is_not_held_is_refused_and_is_no_other_move_with_that_card_in_it():
    position = {
        "hands": [["scroll", "cloak"], ["ring"], ["ring"]], "to_act": 0,
        "front": [{"potion": 1}, {"cloak": 2}, {}], "taverns": ["owl", "cat", "owl"],
    }  # fmt: skip
    for name, line in (("Ana", "use potion"), ("Zoé:fr", "jouer la potion"), ("さくら:ja", "魔法薬を使う")):
        language = name.partition(":")[2] or "en"
        text = typed([line], name=name, table=table_of("kameloot", position=position))
        assert times_told(text, CardNotHeld(Card.POTION), language=language) == 1, text


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        ("en", "all rules", "type rules 1, then rules 2"),
        ("en", "rules all", "type rules 1, then rules 2"),
        ("fr", "toutes les règles", "tapez règles 1, puis règles 2"),
        ("fr", "règles toutes", "tapez règles 1, puis règles 2"),
        ("ja", "ルール全部", "ルール 1、次にルール 2"),
    ],
)
def test_who_wants_all_rules_hears_how_they_are_read_one_after_the_other(language, line, said):
    played = play([line], f"Ana:{language}", "bot1", "bot2", "bot3")
    assert "".join(said.split()) in "".join(played.text.split())
