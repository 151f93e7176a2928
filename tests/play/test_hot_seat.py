"""The hot seat: who is told what, on which channel, and what is left when the keyboard goes on."""

import errno
import re
from random import Random

import pytest
from hotseat import (
    ENGLISH_CARDS,
    KAMI,
    Choices,
    RecorderCues,
    RecorderVoice,
    Spoken,
    make_players,
    play,
    script_for,
    sit,
)

from accessible_games.engine import NotReadable, Seat
from accessible_games.engine.table import RandomChance, Table
from accessible_games.games import get_game
from accessible_games.games.kami.cards import Card
from accessible_games.games.kami.refusals import WrongDefence
from accessible_games.narration.narrator import Narrator
from accessible_games.play import facts as no
from accessible_games.play.hintfacts import HintsAllowed
from accessible_games.play.menu import Menu
from tests.each import each
from tests.refused import sentence, times_told

REVEALED = no.UndoNotPossible(True)
DISK_FULL = sentence(no.NotKept("full"))

ANSWER = {
    "hands": [["horseman", "gold"], ["lancer", "tower", "tower", "madman"], ["warrior"] * 4, ["silver"] * 4],
    "attack": {"seat": 0, "card": "lancer"},
    "to_act": 1,
    "defence": [["(warrior)"], [], [], []],
    "attacks": [["lancer"], [], [], []],
}
"""Ben (seat 1) answers Ana's lancer; Cid cannot, and has nothing but warriors."""

LEAD = {
    "hands": [["madman", "tower", "gold", "gold"], ["lancer"] * 4, ["warrior"] * 4, ["silver"] * 4],
    "lead": 0,
}
"""Ana leads."""


PEEK = {
    "hands": [["warrior", "lancer", "gold", "gold"], ["warrior"] * 4, ["silver"] * 4],
    "lead": 0,
    "opening": True,
    "set_aside": ["empress", "tower"],
}
"""Three players: Ben looks at a card set aside, and Cid gets the other."""


def has_card(text):
    return any(card in text.lower() for card in ENGLISH_CARDS)


def after(text, mark):
    return text[text.rindex(mark) :]


# --- hand-over


@each("query", ["hand", "h", "table", "turn", "scores", "counts", "last", "history", "older"])
def test_at_the_hand_over_a_query_gets_nothing_but_who_is_waited_for(query):
    played = play([query], "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    told = after(played.text, "Pass the keyboard to Ben.").splitlines()
    assert told[:3] == [
        "Pass the keyboard to Ben.",
        "Ben: press Enter.",
        sentence(no.WaitingFor(Seat(1)), "Ana", "Ben"),
    ]
    assert not has_card("".join(told))


def test_kami_a03_nothing_is_told_of_a_hand_before_its_player_has_pressed_enter():
    voice = RecorderVoice()
    played = play([], "Ana:en:ear+screen", "Ben:en:ear+screen", "Cid", "Dan", voice=voice)
    assert "Pass the keyboard to" in played.text
    assert not has_card(played.text)
    assert not [line for line in voice.spoken() if line.private]


def test_the_hand_over_purges_speech_before_the_next_player_is_told_anything():
    voice = RecorderVoice()
    play(["", "pass", ""], "Ana:en:ear", "Ben:en:ear", "Cid:en:ear", "Dan", position=ANSWER, voice=voice)
    private = [n for n, one in enumerate(voice.log) if isinstance(one, Spoken) and one.private]
    purges = [n for n, one in enumerate(voice.log) if one == "purge"]
    bens_last = max(n for n in private if n < purges[1])
    assert purges[0] < private[0] and bens_last < purges[1] < private[-1]
    assert all(
        not voice.log[n].private for n in range(bens_last + 1, purges[1]) if isinstance(voice.log[n], Spoken)
    )


def test_repeat_after_a_hand_over_gives_the_hand_over_and_then_only_what_is_ones_own():
    played = play(["", "hand", "pass", "repeat", "", "repeat"], "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    waiting = after(played.text, "Pass the keyboard to Cid.")
    assert played.text.count("Pass the keyboard to Cid.") == 2
    assert "tower" not in waiting and "madman" not in waiting
    assert waiting.count("Your turn: answer Ana's lancer, 2 points.") == 2


@each("command", ["repeat", "last", "history", "older", "newer", "oldest", "newest"])
def test_no_reading_command_reaches_what_another_seat_was_told(command):
    lines = ["", "lead madman attack gold", "", command, command]
    played = play(lines, "Ana", "Ben", "Cid", "Dan", position=LEAD)
    assert "You lay a madman face down." in played.text
    assert "madman" not in after(played.text, "Pass the keyboard to Ben.")


def test_the_owner_may_read_the_own_hidden_card_again_when_the_keyboard_is_back():
    lines = ["", "lead madman attack gold", *["", "pass"] * 3, "", "history", "hand"]
    played = play(lines, "Ana", "Ben", "Cid", "Dan", position=LEAD)
    back = after(played.text, "Pass the keyboard to Ana.")
    assert "You lay a madman face down." in back


def test_away_covers_the_own_part_until_enter():
    played = play(["", "away", "hand", "", "hand"], "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    covered, opened = after(played.text, "Pass the keyboard to Ben.").split(
        sentence(no.WaitingFor(Seat(1)), "Ana", "Ben"), 1
    )
    assert not has_card(covered) and "2 towers" in opened


def test_no_keyboard_is_passed_while_the_same_player_goes_on():
    position = {
        "hands": [["gold", "madman"], ["lancer", "gold"]],
        "attack": {"seat": 0, "card": "silver"},
        "to_act": 1,
        "defence": [["(warrior)"], []],
        "attacks": [["silver"], []],
        "mercenaries": ["silver/tower", "warrior/horseman", "warrior/"],
    }
    played = play(["", "defend silver@1", "1"], "Ana", "Ben", position=position)
    assert "Stack 1 now shows a tower." in played.text
    assert "Your turn: choose your attack." in after(played.text, "Stack 1 now shows")
    assert played.text.count("Pass the keyboard") == 1


def test_a_screen_reader_at_the_terminal_is_warned_about_at_each_hand_over():
    played = play(["", "pass"], "Ana", "Ben", "Cid", "Dan", position=ANSWER, choices=Choices(reader=True))
    assert played.text.count("the NVDA key\nand S") == 2


def test_it_is_said_once_that_private_lines_stay_above():
    played = play(["", "pass", "", "pass", ""], "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    assert played.text.count("Private lines stay readable higher up") == 1


# --- who is told what


def test_to_the_ear_means_printed_nowhere_in_a_whole_game():
    specs = ["Ana:en:ear", "Ben:en:ear", "Cid:en:ear", "Dan:en:ear"]
    lines, finished = script_for(specs, seed=5)
    voice = RecorderVoice()
    played = play(lines, *specs, seed=5, voice=voice)
    assert played.table.returns() == finished.returns()
    words = Narrator([player.name for player in make_players(*specs)], "en")

    class Spectator:
        def __init__(self):
            self.told = []

        def hear(self, event):
            self.told.append(words.tell(event, None).text)

    spectator = Spectator()
    finished.retell(None, spectator)
    told = " ".join(played.lines).replace("At the table: Ana, Ben, Cid, Dan. Type ? for help. ", "")
    hints = sentence(HintsAllowed())
    told = told.replace(f"{hints} ", "")
    for name in ("Ana", "Ben", "Cid", "Dan"):
        told = told.replace(f"{name}: number or words. ", "")
        told = told.replace(f"Pass the keyboard to {name}. {name}: press Enter. ", "")
    assert told == " ".join(spectator.told)
    public = [line.text for line in voice.spoken() if not line.private and line.text != hints]
    assert [text for text in public[1:] if not text.startswith("Pass the keyboard")] == spectator.told


def test_private_speech_sounds_in_the_ear_of_its_player_alone():
    voice = RecorderVoice()
    play(["", "pass", ""], "Ana", "Ben:en:ear", "Cid", "Dan", position=ANSWER, voice=voice)
    private = [line for line in voice.spoken() if line.private]
    assert private and all(line.ear == "left" for line in private)
    assert any("2 towers" in line.text for line in private)
    assert not any("warriors" in line.text for line in voice.spoken())


def test_a_public_line_is_told_once_in_each_language_of_the_table():
    voice = RecorderVoice()
    played = play(["", "passer"], "Ana:en", "Ben:fr", "Cid:ja", "Dan:en", position=ANSWER, voice=voice)
    told = [(line.language, line.text) for line in voice.spoken()]
    assert [line for line in told if "pass" in line[1] or "パス" in line[1]][-3:] == [
        ("en", "Ben passes."),
        ("fr", "Ben passe."),
        ("ja", "Benさんはパスです。"),
    ]
    assert played.lines.count("Ben passes.") == played.lines.count("Ben passe.") == 1


def test_at_a_table_with_one_person_nothing_is_passed_on_and_you_are_addressed():
    voice = RecorderVoice()
    played = play(["1", "hand"], "Ana:en:ear", "bot1", "bot2", "bot3", seed=1, voice=voice)
    assert "Pass the keyboard" not in played.text
    assert "Your hand:" in played.text and "Your turn" in played.text
    assert not [line for line in voice.spoken() if line.private]


def test_the_public_line_has_names_and_never_you():
    played = play(["", "lead madman attack gold"], "Ana:en:ear", "Ben", "Cid", "Dan", position=LEAD,
                  voice=RecorderVoice())  # fmt: skip
    assert "Ana lays a card face down." in played.text
    assert "Ana attacks with a gold dragon" in played.text
    assert "You" not in played.text


def test_kami_a02_a_player_whose_only_move_is_to_pass_is_asked_as_everybody_is():
    played = play(["", "pass", ""], "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    asked = after(played.text, "Pass the keyboard to Cid.")
    assert "1. Pass" in asked and "2. " not in asked.split("1. Pass")[1]
    assert "Cid passes" not in played.text


def test_without_a_voice_an_ear_only_player_is_asked_before_anything_is_printed():
    played = play(["", "2", "1", "hand"], "Ana", "Ben:en:ear", "Cid", "Dan", position=ANSWER)
    asked, _, printed = played.text.partition("Ben's private lines are printed from now on.")
    assert "Ben cannot hear a hand like this" in asked and not has_card(asked.split("Pass the keyboard")[1])
    assert "2 towers" in printed


def test_equal_names_are_told_apart_everywhere():
    played = play(["", "pass"], "Ana", "Ana", "ana", "Dan", position=ANSWER)
    assert "Pass the keyboard to Ana 2." in played.text
    assert "Ana 2 passes." in played.text
    assert "Pass the keyboard to ana 3." in played.text


def test_hand_reading_is_not_said_twice_when_it_has_just_been_dealt():
    played = play([""], "Ana", "Ben", "Cid", "Dan", seed=1)
    assert played.text.count("Your hand:") + played.text.count("cards in hand:") == 1


def test_the_card_set_aside_is_not_said_twice_when_it_has_just_been_seen():
    lines = ["", "peek 1", "", "lead warrior attack lancer", "", "pass", ""]
    played = play(lines, "Ana", "Ben", "Cid", position=PEEK)
    third = after(played.text, "Pass the keyboard to Cid.")
    told = [line for line in third.splitlines() if "set aside" in line]
    assert told == ["You look at card 2 of those set aside: a tower."]


def test_after_a_hand_over_the_hand_is_spoken_before_the_question_and_the_list():
    voice = RecorderVoice()
    play([""], "Ana", "Ben:en:ear", "Cid", "Dan", position=ANSWER, voice=voice)
    private = [(line.kind, line.text.split(":")[0]) for line in voice.spoken() if line.private]
    assert private == [
        ("entry", "4 cards in hand"),
        ("question", "Your turn"),
        ("entry", "1. Pass. 2. Lancer defends."),
    ]


# --- refusals


def test_a_refused_move_has_a_cue_and_then_a_sentence_for_its_player_alone():
    log = []
    voice, cues = RecorderVoice(log=log), RecorderCues(log=log)
    played = play(
        ["", "defend madman attack tower"], "Ana", "Ben:en:ear", "Cid", "Dan",
        position=ANSWER, voice=voice, cues=cues,
    )  # fmt: skip
    at = log.index(("refused-rule", -1.0))
    assert log[at + 1].text == sentence(WrongDefence(Card.MADMAN, Card.LANCER))
    assert log[at + 1].private and log[at + 1].ear == "left"
    assert "madman" not in played.text


def test_words_that_mean_nothing_are_refused_with_a_way_on():
    played = play(["", "fly", "flown"], "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    assert sentence(NotReadable("fly")) in played.text
    assert played.text.count("Enter alone reads what you can do now; ? tells what can be typed, and") == 1


@each(
    ("language", "line", "meant", "yes"),
    [
        ("en", "pas", "pass", "Yes"), ("en", "psas", "pass", "yes"), ("fr", "pssser", "passer", "oui"),
        ("ja", "ぱする", "パス", "はい"),
    ],
)  # fmt: skip
def test_a_mistyped_word_is_asked_about_and_a_yes_alone_does_it(language, line, meant, yes):
    specs = ("Ana", f"Ben:{language}", "Cid", "Dan")
    played = play(["", line, yes], *specs, position=ANSWER)
    assert "Ben passes." in played.text
    text = played.text if language != "ja" else "".join(played.text.split())  # lines break within words there
    assert times_told(text, no.DidYouMean(line, meant), language=language) == 1
    for other in ("", "no", line):
        assert "Ben passes." not in play(["", line, other], *specs, position=ANSWER).text, other


def test_what_is_near_to_no_word_or_to_two_is_not_guessed():
    played = play(["", "defend lancr", "ps", "xyzzy", "yes"], "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    assert sentence(no.DidYouMean("defend lancr", "defend lancer")) in played.text
    assert sentence(NotReadable("ps")) in played.text and sentence(NotReadable("xyzzy")) in played.text
    assert "Ben passes." not in played.text and "Ben defends" not in played.text


def test_typed_control_characters_are_not_printed_back():
    played = play(["", "fl\x1b[2Jy\x07"], "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    assert times_told(played.text, NotReadable("fl [2Jy ")) and "\x1b" not in played.text


def test_without_cues_the_transcript_is_the_same():
    lines = ["", "defend madman attack tower", "pass", "", "1"]
    bare = play(lines, "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    sounding = play(lines, "Ana", "Ben", "Cid", "Dan", position=ANSWER, cues=RecorderCues())
    assert bare.text == sounding.text


# --- commands


PHASES = {
    "ready": ({}, ["1"], 4),
    "answer": ({"position": ANSWER}, [], 4),
    "lead": ({"position": LEAD}, [], 4),
    "peek": ({}, [], 3),
}


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("query", KAMI.queries)
def test_every_query_answers_in_every_phase(query, phase):
    options, _, seats = PHASES[phase]
    names = ["Ana", "Ben", "Cid", "Dan"][:seats]
    silent = play([""], *names, **options)
    asked = play(["", query], *names, **options)
    answer = asked.text.removeprefix(silent.text.split("The game is saved")[0])
    assert len(answer.splitlines()[0]) > 10 and not answer.startswith(sentence(NotReadable(query)))


def test_an_empty_line_asks_the_question_again_with_its_list():
    played = play(["", ""], "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    assert played.text.count("Your turn: answer Ana's lancer") == played.text.count("1. Pass") == 2


def test_the_hand_can_be_read_in_three_orders():
    played = play(["", "o", "o", "o"], "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    hands = [line for line in played.lines if "cards in hand: " in line]
    assert hands[1] == "4 cards in hand: 2 towers, a madman and a lancer."
    assert hands[2] == "4 cards in hand: a lancer, a madman and 2 towers."
    assert hands[0] == hands[3]
    assert "Hand in reverse order." in played.text


def test_verbosity_is_the_players_own_and_is_confirmed():
    played = play(
        ["", "verbosity full", "last", "verbosity loud"], "Ana", "Ben", "bot", "Dan", position=ANSWER
    )
    assert "From now on: full lines." in played.text
    assert sentence(no.VerbosityUnknown()) in played.text


def test_pace_takes_speech_key_or_seconds():
    lines = ["", "pace key", "pace 3", "pace speech", "pace 99", "pace"]
    played = play(lines, "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    for told in ("waits for Enter.", "waits 3 seconds.", sentence(no.PaceUnknown())):
        assert told in played.text
    assert played.text.count("waits for speech.") == 2


def test_a_player_can_move_private_lines_to_the_ear_and_nothing_is_printed_from_then_on():
    voice = RecorderVoice()
    lines = ["", "private ear", "hand", "private nose", "private"]
    played = play(lines, "Ana", "Ben", "Cid", "Dan", position=ANSWER, voice=voice)
    before, _, silent = after(played.text, "Ben: press Enter.").partition("Ben: number or words.\n")
    assert "2 towers" in before and not has_card(silent)
    private = [line.text for line in voice.spoken() if line.private]
    assert private[0] == private[-1] == "Private lines go to: your ear."
    assert any(text == sentence(no.PrivateUnknown()) for text in private)


def test_without_a_voice_private_lines_cannot_be_moved_to_the_ear():
    played = play(["", "private ear", "hand"], "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    assert "cannot hear a hand like this" in played.text
    assert played.text.count("2 towers") == 2


def test_braille_is_printed_like_the_screen():
    played = play(
        ["", "private ear braille"], "Ana", "Ben", "Cid", "Dan", position=ANSWER, voice=RecorderVoice()
    )
    assert "Private lines go to: your ear, braille." in played.text


def test_saving_says_how_to_go_on_and_a_bad_name_says_why():
    played = play(["", "save friday", "save", "save a/b"], "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    assert played.shelf.kept == ["friday"]
    assert "Saved as friday. To go on with it, type: accessible-games resume friday" in played.text
    assert sentence(no.SaveNeedsName()) in played.text
    assert sentence(no.NotSaved("name a/b: letters and digits are allowed")) in played.text


def test_help_lists_what_can_be_typed_now():
    turn = play(["", "?"], "Ana", "Ben", "Cid", "Dan", position=ANSWER).text
    waiting = play(["?"], "Ana", "Ben", "Cid", "Dan", position=ANSWER).text
    assert "h or hand: your hand." in turn and "h or hand" not in waiting
    assert "q or quit" in turn and "q or quit" in waiting


@pytest.mark.parametrize("lines", [["quit"], ["", "quit"], ["", "q"], [], [""]])
def test_quitting_and_the_end_of_input_say_how_to_go_on(lines):
    played = play(lines, "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    assert played.lines[-1] == "The game is saved. To go on, type: accessible-games resume"


# --- going back

YES = ["yes"] * 3
"""What the others say to it, at a table of four people."""


def test_undo_takes_back_the_last_decision_and_says_whose():
    played = play(["", "pass", "undo", *YES, "", "pass"], "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    undone = after(played.text, "Ben's last decision is taken back.")
    assert undone.splitlines()[1] == "Pass the keyboard to Ben."
    assert "Ben passes." in undone


def test_undo_forgets_what_was_taken_back_in_every_history():
    lines = ["", "pass", "undo", *YES, "", "history"]
    played = play(lines, "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    assert "Ben passes." not in after(played.text, "taken back.")
    assert "Nothing has happened yet." in played.text


def test_undo_goes_back_over_bots_to_the_last_decision_of_a_person():
    played = play(["", "pass", "undo", *YES[:2]], "Ana", "Ben", "bot", "Dan", position=ANSWER)
    assert "bot passes." in played.text
    assert "Ben's last decision is taken back." in played.text
    assert played.table.actors() == (1,) and played.table.count == 0


def test_undo_is_refused_once_something_was_revealed_and_nothing_changes():
    played = play(["", "lead madman attack gold", "undo", *YES], "Ana", "Ben", "Cid", "Dan", position=LEAD)
    assert times_told(played.text, REVEALED)
    assert played.table.count == 1


def test_undo_before_any_decision_says_that_there_is_none():
    played = play(["", "undo"], "Ana", "Ben", "Cid", "Dan", position=LEAD)
    assert sentence(no.UndoNotPossible(False)) in played.text


def test_a_bot_that_has_revealed_something_keeps_the_decision_before_it():
    position = ANSWER | {
        "hands": [["horseman", "gold"], ["tower"] * 2 + ["madman"] * 2, ["lancer"] * 2, ["silver"] * 4]
    }

    class Eager:
        def hear(self, event):
            pass

        def choose(self, view, legal, rng):
            return legal[-1]

    played = play(
        ["", "pass", "undo", *YES[:2]],
        "Ana",
        "Ben",
        "bot",
        "Dan",
        position=position,
        make_bot=lambda *_: Eager(),
    )
    assert "bot defends with a lancer." in played.text
    assert times_told(played.text, REVEALED) and played.table.count >= 2


class Rememberer:
    """A bot that passes, and remembers what it hears."""

    made: list = []

    def __init__(self):
        self.heard = []
        self.made.append(self)

    def hear(self, event):
        self.heard.append(event)

    def choose(self, view, legal, rng):
        return legal[0]


def test_undo_that_is_refused_takes_back_no_bots_decision_either():
    lines = ["", "lead madman attack gold", "undo", *YES[:2]]
    played = play(lines, "Ana", "bot", "Cid", "Dan", position=LEAD, make_bot=lambda *_: Rememberer())
    assert "bot passes." in played.text and times_told(played.text, REVEALED)
    assert played.table.count == 2


def test_after_undo_a_bot_remembers_what_still_counts_and_nothing_else():
    Rememberer.made.clear()
    lines = ["", "pass", "undo", *YES[:2], "", "pass"]
    played = play(lines, "Ana", "Ben", "bot", "Dan", position=ANSWER, make_bot=lambda *_: Rememberer())
    assert "taken back" in played.text
    assert [event.seat for event in Rememberer.made[-1].heard] == [1, 2]


# --- keeping


class Disk:
    """A log on a disk that fails a number of times."""

    def __init__(self, failures, number=errno.ENOSPC):
        self.failures = failures
        self.number = number
        self.kept = []

    def write(self, seat, action):
        if self.failures:
            self.failures -= 1
            raise OSError(self.number, "cannot")
        self.kept.append((seat, str(action)))

    def undo(self, kept):
        del self.kept[kept:]


def test_a_full_disk_is_said_and_the_move_can_be_tried_again():
    disk = Disk(1)
    played = play(["", "pass", "1", ""], "Ana", "Ben", "Cid", "Dan", position=ANSWER, log=disk)
    assert DISK_FULL in played.text
    assert played.text.count("Ben passes.") == 1
    assert disk.kept == [(1, "pass")]


@pytest.mark.parametrize("number", ["00019", "9" * 5000, "0001" + "9" * 5000])
def test_a_number_that_is_none_of_a_list_is_said_however_long_it_is(number):
    played = play(["", "pass", number, "1", ""], "Ana", "Ben", "Cid", "Dan", position=ANSWER, log=Disk(1))
    assert "2. Go on without saving" in played.text
    assert "1 to 2" in played.text
    assert played.text.count("Ben passes.") == 1


def test_a_game_can_go_on_without_being_kept():
    disk = Disk(2, errno.EROFS)
    played = play(["", "pass", "2", "1", ""], "Ana", "Ben", "Cid", "Dan", position=ANSWER, log=disk)
    assert sentence(no.NotKept("forbidden")) in played.text
    assert "not saved from here" in played.text and played.shelf.stopped
    assert "Ben passes." in played.text


def test_a_disk_that_fails_at_the_deal_loses_nothing():
    disk = Disk(1)
    played = play(["1"], "Ana", "Ben", "Cid", "Dan", log=disk)
    assert DISK_FULL in played.text and "Round 1, 8 cards each." in played.text


def test_a_disk_that_fails_at_the_deal_after_a_move_keeps_the_move():
    position = LEAD | {"hands": [["gold", "tower"], ["lancer"] * 2, ["warrior"] * 2, ["silver"] * 2]}

    class Late(Disk):
        def write(self, seat, action):
            self.failures = 1 if len(self.kept) == 1 and not self.failed else 0
            self.failed = self.failed or bool(self.failures)
            super().write(seat, action)

    disk = Late(0)
    disk.failed = False
    lines = ["", "lead gold attack tower", "1"]
    played = play(lines, "Ana", "Ben", "Cid", "Dan", position=position, log=disk)
    assert DISK_FULL in played.text
    assert played.text.count("wins the round") == 1 and "Round 2, 8 cards each." in played.text
    assert disk.kept[0] == (0, "lead gold attack tower") and disk.kept[1][0] == -1


def test_a_hand_that_was_dealt_again_before_it_was_heard_is_told_once():
    def starter_claims(seed):
        table = Table(KAMI, 4, options={}, data={}, chance=RandomChance(Random(seed)))
        table.deal()
        return len(table.legal_actions(table.actors()[0])) == 2

    seed = next(seed for seed in range(1000) if starter_claims(seed))
    lines = ["", "claim", "", "redeal", *["", "ready"] * 3]
    played = play(lines, "Ana", "Ben", "Cid", "Dan", seed=seed)
    assert "the round is dealt again" in played.text
    parts = re.split("Pass the keyboard to (.*)\\.\n", played.text)
    last = {name: part for name, part in zip(parts[1::2], parts[2::2], strict=True)}
    assert len(last) == 4
    for part in last.values():
        assert part.count("Your hand:") + part.count("cards in hand:") <= 1


def test_a_chosen_first_card_is_said_and_opens_the_list_of_attacks_with_a_way_back():
    played = play(["", "2", "0", "2", "1"], "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    second = played.text.split("2. Lancer defends\n")[1]
    assert second.startswith(
        "Ben: number or words.\nLancer defends. And then?\n1. Madman attacks, 4 points\n"
    )
    assert "0. Choose again" in second
    assert played.text.count("1. Pass") == 2  # asked again after the way back
    assert "Ben attacks with a madman" in played.text


def test_a_resumed_game_opens_at_a_hand_over_with_its_history():
    first = play(["", "pass", ""], "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    table = Table(KAMI, 4, options={}, data={}, chance=RandomChance(Random(1)), position=ANSWER)
    table.restore([(1, KAMI.parse_action("pass"))])
    again = play(["", "history"], "Ana", "Ben", "Cid", "Dan", table=table)
    assert first.table.view(2) == again.table.view(2)
    opening, _, private = again.text.partition("Cid: press Enter.")
    assert "Ben passes." not in opening
    assert "Ben passes." in private and not has_card(opening)


def test_a_forty_letter_name_is_told_whole():
    name = "Maximiliane-Theodora von und zu Hohenwald"[:40]
    played = play([], name, "Ben", "Cid", "Dan", position=LEAD)
    assert f"Pass the keyboard to {name}." in " ".join(played.lines)


def test_at_a_hand_over_help_is_in_the_words_of_each_language_and_all_of_them_are_understood():
    played = play(["?", "aide", "help"], "Ana", "Ben:fr")
    lines = played.text.splitlines()
    assert any(line.startswith("? or help") for line in lines)
    assert any(line.startswith("? ou aide") for line in lines)
    assert not any(line.startswith("? ou help") for line in lines)
    assert sum(line.startswith("? ou aide") for line in lines) == 3


@each(
    ("game", "seats", "options", "end", "twice"),
    [
        ("tamashii", 2, {"level": "expert"}, "The game is over", "face up"),
        (
            "magi_kitchen",
            3,
            {"mode": "calm", "last_round_after": 3},
            "cards have been turned over",
            "turned over",
        ),
        ("kameloot", 3, {}, "coins", "Coins: "),
    ],
)
def test_the_end_of_a_game_does_not_tell_twice_how_it_stands(game, seats, options, end, twice):
    made = get_game(game)
    table = Table(made, seats, options=options, data={}, chance=RandomChance(Random(3)))
    text = play(
        ["1"] * 400, "Ana", *["bot"] * (seats - 1), table=table,
        make_bot=lambda level, seat: made.bots["easy"](seat, seats),
    ).text  # fmt: skip
    assert not table.actors()
    assert text[text.rindex(end) :].count(twice) == 1, text[-400:]


def sit_through(seed, *, uncovers=False, actions=60):
    """What is shown in a game of two at a terminal that is cleared, in which both play like robots.

    Args:
        seed: of the cards.
        uncovers: whether they defend with the mercenary of a stack wherever they can.
        actions: how many.
    """
    table = Table(KAMI, 2, options={}, data={}, chance=RandomChance(Random(seed)))
    bots = [KAMI.bots["easy"](Seat(seat), 2) for seat in range(2)]
    lines = []
    table.deal()
    for n in range(actions):
        seat = table.actors()[0]
        view, legal = table.view(seat), table.legal_actions(seat)
        uncovering = [one for one in legal if uncovers and re.match(r"defend \w+@\d$", str(one))]
        action = uncovering[0] if uncovering else bots[seat].choose(view, legal, Random(n))
        lines += ["", "", str(action), *(["1"] if Menu(KAMI, view, legal).ask_first(action) else [""])]
        table.submit(seat, action)
    return sit(lines, "Ana", "Ben", seed=seed, choices=Choices(clear=True)).shown


def test_whoever_wins_a_round_and_begins_the_next_one_takes_up_the_new_hand_behind_an_enter():
    for seed in range(3, 7):
        shown = sit_through(seed)
        new = [place for place, line in enumerate(shown) if line.startswith("Your hand:")]
        assert new
        for place in new:
            assert "press Enter" in "".join(shown[place - 3 : place]), shown[place - 8 : place + 1]


def test_what_all_were_told_among_private_lines_is_shown_again_when_those_are_cleared():
    lost = 0
    for seed in range(3, 9):
        shown = sit_through(seed, uncovers=True)
        assert any(re.match(r"Stack \d now shows", line) for line in shown)
        for clear in [place for place, line in enumerate(shown) if line == "<clear>"]:
            begin = max(place for place, line in enumerate(shown[:clear]) if "press Enter" in line)
            told = [
                line for line in shown[begin:clear] if re.match(r"(Ana|Ben) .*defends|Stack \d now", line)
            ]
            lost += len(told)
            assert set(told) <= set(shown[clear : clear + 6])
    assert lost, "nothing was told among private lines"


def test_the_help_names_no_command_that_has_nothing_to_do_at_this_table():
    for hints in (True, False):
        table = Table(KAMI, 2, options={}, data={}, chance=RandomChance(Random(1)))
        table.hints = hints
        text = play(["", "?", "more"], "Ana", "Ben", table=table).text
        assert ("hint: what a strong player" in text) == hints
    table = Table(get_game("magi_kitchen"), 3, options={}, data={}, chance=RandomChance(Random(1)))
    text = play(
        ["more"],
        "Ana",
        "bot",
        "bot",
        table=table,
        make_bot=lambda level, seat: table.game.bots["easy"](seat, 3),
    ).text
    assert "history: the last 10" in text and "or sort:" not in text and "phone:" not in text


def test_a_game_that_goes_on_tells_how_it_stands_before_it_asks():
    table = Table(KAMI, 3, options={}, data={}, chance=RandomChance(Random(1)))
    bots = {seat: KAMI.bots["easy"](Seat(seat), 3) for seat in range(3)}
    table.deal()
    for _ in range(12):
        seat = table.actors()[0]
        table.submit(seat, bots[seat].choose(table.view(seat), table.legal_actions(seat), Random(1)))
    text = play([], "Ana", "bot", "bot", table=table).text
    assert text.index("At the table") < text.index("Scores: ") < text.index("cards in hand: ")
