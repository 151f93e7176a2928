"""The private ear: a device of one's own, a side of a headset, or the others who listen away."""

from dataclasses import replace

import pytest
from hotseat import RecorderCues, RecorderVoice, make_players, sit

from accessible_games.engine import NotReadable, Seat
from accessible_games.narration.narrator import Line
from accessible_games.play.board import Item
from accessible_games.play.facts import DoItChoice, HandOver, TurnPrompt
from accessible_games.play.output import Output

SEATS = ("Ana:en:ear", "Ben:en:ear", "Cid:en:ear", "Dan:en:ear")


class Paper:
    def __init__(self):
        self.lines = []

    def show(self, text):
        self.lines.append(text)


def table(*specs, voice, **changes):
    players = make_players(*(specs or SEATS))
    players = (replace(players[0], **changes), *players[1:])
    paper = Paper()
    return Output(players, paper, voice, None), paper


def private(voice):
    return [line for line in voice.spoken() if line.private]


def test_private_speech_goes_to_the_players_own_device_and_is_read_as_the_player_likes_it():
    voice = RecorderVoice(devices=["Headset"])
    output, paper = table(voice=voice, device="Headset", rate=320, volume=0.5)
    output.whisper(Seat(0), HandOver(Seat(1)))
    (line,) = voice.spoken()
    assert line.device == "Headset" and line.private
    assert dict(line.reading) == {"rate": 320, "volume": 0.5}
    assert paper.lines == []


def test_a_public_line_never_goes_to_a_players_device_nor_in_a_players_own_voice():
    voice = RecorderVoice(devices=["Headset"])
    output, _ = table(voice=voice, device="Headset", rate=320)
    output.tell(HandOver(Seat(1)))
    (line,) = voice.spoken()
    assert (line.private, line.device, line.reading) == (False, "", ())


def test_with_one_person_every_line_is_read_as_that_person_likes_it():
    voice = RecorderVoice()
    output, _ = table("Ana:en:ear", "bot", voice=voice, rate=320)
    output.tell(HandOver(Seat(0)))
    assert dict(voice.spoken()[0].reading) == {"rate": 320}


def test_when_the_device_is_gone_all_are_told_and_nothing_private_sounds_before_a_key():
    voice = RecorderVoice(devices=["Headset"])
    output, _ = table(voice=voice, device="Headset")
    voice.devices.clear()
    output.whisper(Seat(0), HandOver(Seat(1)))
    output.whisper(Seat(0), HandOver(Seat(2)))
    (told,) = voice.spoken()
    assert not told.private and "Ana's own sound device is gone" in told.text and "repeat" in told.text
    output.line_taken()  # as every key press does
    output.repeat()
    assert [(line.device, "Cid" in line.text) for line in private(voice)] == [("", True)]


def test_when_the_shared_headset_is_gone_nothing_private_sounds_before_all_were_told_and_a_key_pressed():
    voice = RecorderVoice()
    output, _ = table(voice=voice)
    output.whisper(Seat(0), HandOver(Seat(1)))
    voice.unplugged = True
    output.whisper(Seat(0), HandOver(Seat(2)))
    assert [line.private for line in voice.spoken()] == [True, False]
    assert "may be heard by all" in voice.spoken()[1].text
    output.line_taken()
    output.repeat()
    assert "Cid" in voice.spoken()[-1].text and voice.spoken()[-1].private
    output.whisper(Seat(1), HandOver(Seat(3)))  # who had the other side of it
    assert "Ben" in voice.spoken()[-1].text and not voice.spoken()[-1].private
    output.line_taken()
    output.whisper(Seat(1), HandOver(Seat(3)))
    assert voice.spoken()[-1].private


def test_where_the_others_listen_away_already_a_lost_device_changes_nothing():
    voice = RecorderVoice()
    output, _ = table(voice=voice, away=True)
    voice.unplugged = True
    output.whisper(Seat(0), HandOver(Seat(1)))
    assert [line.private for line in voice.spoken()] == [True]


def test_a_lost_device_is_told_once_and_from_then_on_the_others_are_asked_to_listen_away():
    voice = RecorderVoice(devices=["Headset"])
    output, _ = table(voice=voice, device="Headset")
    voice.devices.clear()
    for _ in range(3):
        output.whisper(Seat(0), HandOver(Seat(1)))
    output.line_taken()
    output.whisper(Seat(0), HandOver(Seat(1)))
    assert sum("is gone" in line.text for line in voice.spoken()) == 1
    assert output.player(Seat(0)).away and not output.player(Seat(0)).device


def test_at_the_hand_over_the_others_are_asked_to_listen_away_where_that_was_chosen():
    players = [replace(player, away=True) for player in make_players(*SEATS)]
    players[1] = replace(players[1], private=frozenset({"ear", "screen"}))
    typist = sit(["", "pass"] * 4, players=tuple(players), voice=RecorderVoice(), seed=3)
    shown = typist.shown
    asked = [line for line in shown if line.startswith("Everybody else")]
    assert asked and {line for line in asked} <= {
        "Everybody else: please don't listen.",
        "Everybody else: please don't listen, and look away.",
    }
    for number, line in enumerate(shown):
        if line.startswith("Everybody else"):
            assert shown[number - 1].startswith("Pass the keyboard to")
            assert ("look" in line) == ("Ben" in shown[number - 1])


def test_nobody_is_asked_to_listen_away_from_a_side_of_a_headset():
    typist = sit(["", "pass"] * 2, *SEATS, voice=RecorderVoice(), seed=3)
    assert not [line for line in typist.shown if "don't listen" in line]


def test_a_braille_display_gets_private_lines_in_place_of_the_screen():
    voice = RecorderVoice(display=[])
    output, paper = table("Ana:en:braille", "Ben", voice=voice)
    output.whisper(Seat(0), HandOver(Seat(1)))
    assert voice.display == ["Pass the keyboard to Ben."]
    assert paper.lines == [] and voice.spoken() == []
    assert not output.prints(Seat(0))


def test_without_a_display_braille_is_what_a_screen_reader_shows_of_the_screen():
    output, paper = table("Ana:en:braille", "Ben", voice=RecorderVoice())
    output.whisper(Seat(0), HandOver(Seat(1)))
    assert paper.lines == ["Pass the keyboard to Ben."]


def test_the_hand_can_be_heard_again_in_the_own_ear_whenever_the_seat_is_held():
    voice = RecorderVoice()
    sit(["", "hand", "hand"], *SEATS, voice=voice, seed=3)
    hands = [line for line in private(voice) if "8 cards in hand" in line.text]
    assert [(line.kind, line.ear) for line in hands] == [("answer", "left")] * 2


def test_the_hand_can_be_heard_in_the_own_ear_while_others_act_as_long_as_the_seat_is_held():
    voice = RecorderVoice()
    sit([*[None] * 40, "hand", *[None] * 40], "Ana:en:ear", "bot", "bot", "bot", voice=voice, seed=3)
    assert [line for line in voice.spoken() if "8 cards in hand" in line.text]


def test_what_is_found_missing_is_shown_and_spoken_in_its_own_language():
    voice, paper = RecorderVoice(), Paper()
    missing = [Line("Aucune voix.", "Aucune voix.", "fr")]
    output = Output(
        make_players(*SEATS), paper, voice, None, None, lambda: [missing.pop()] if missing else []
    )
    output.tell(HandOver(Seat(1)))
    output.tell(HandOver(Seat(2)))
    assert paper.lines.count("Aucune voix.") == 1
    assert [(line.text, line.language, line.private) for line in voice.spoken() if line.language == "fr"] == [
        ("Aucune voix.", "fr", False)
    ]


def test_the_sound_of_a_private_line_is_on_the_players_side_and_never_in_the_room_of_a_players_own_device():
    for device, expected in (("", [("refused-notation", -1.0)]), ("Headset", [])):
        cues = RecorderCues()
        players = make_players(*SEATS)
        players = (replace(players[0], device=device), *players[1:])
        output = Output(players, Paper(), RecorderVoice(devices=["Headset"]), cues)
        output.whisper(Seat(0), NotReadable("xyz"), kind="alert")
        assert cues.log == expected


def test_whose_turn_it_is_sounds_for_everybody_whatever_the_players_device():
    cues = RecorderCues()
    players = [replace(player, device="Headset") for player in make_players(*SEATS)]
    output = Output(players, Paper(), RecorderVoice(devices=["Headset"]), cues)
    output.call(Seat(0), TurnPrompt(Seat(0)))
    assert [cue for cue, _ in cues.log] == ["your-turn"]


CARDS = (Item("a", "1", "a", "playable"), Item("b", "2", "b", "blocked"))


def focus_sounds(*specs, ticks=True, **changes):
    """What sounds, and where, as Ana walks along her hand of two cards, of which the first can be played."""
    players = make_players(*specs)
    players = (replace(players[0], **changes), *players[1:])
    cues = RecorderCues()
    output = Output(players, Paper(), RecorderVoice(devices=["Headset"]), cues)
    listing = output.listing(Seat(0), CARDS, [(DoItChoice(),), (DoItChoice(),)], ticks=ticks)
    listing.read(0)
    listing.read(1)
    return cues.log


def test_a_card_that_can_be_played_sounds_so_on_the_players_own_side_alone():
    assert focus_sounds("Ana:en:ear", "Ben:en:ear", ear="left") == [("playable", -1.0)]
    assert focus_sounds("Ana:en:ear", "Ben:en:ear", ear="right") == [("playable", 1.0)]
    assert focus_sounds("Ana", "bot") == [("playable", 0.0)]


def test_what_can_be_played_does_not_sound_where_the_hand_is_not_heard():
    assert focus_sounds("Ana:en:braille", "Ben:en:ear") == []
    assert focus_sounds("Ana:en:screen", "Ben:en:ear") == []
    assert focus_sounds("Ana:en:ear", "Ben:en:ear", device="Headset") == []


def test_whoever_wants_no_sound_for_a_playable_card_hears_the_end_of_the_list_all_the_same():
    assert focus_sounds("Ana", "bot", ticks=False) == []
    players = make_players("Ana", "bot")
    cues = RecorderCues()
    output = Output(players, Paper(), RecorderVoice(), cues)
    output.listing(Seat(0), CARDS, [(DoItChoice(),), (DoItChoice(),)], ticks=False).read(0, edge=True)
    assert cues.log == [("edge", 0.0)]


# --- two languages, an ear each


def two_languages(ears=("left", "right"), private=("ear",), parts=True, device=""):
    voice = RecorderVoice()
    voice.parts = parts
    players = [
        replace(player, ear=ear, private=frozenset(private), device=device)
        for player, ear in zip(make_players("Ana:en", "Ben:fr"), ears, strict=True)
    ]
    output = Output(players, Paper(), voice, None)
    output.tell(DoItChoice())
    return [
        (line.language, line.ear, dict(line.reading).get("beside", ("", ""))[1]) for line in voice.spoken()
    ]


def test_where_each_of_two_languages_has_an_ear_both_are_told_at_once():
    assert two_languages() == [("en", "left", "fr")]
    assert two_languages(ears=("right", "left")) == [("en", "right", "fr")]


@pytest.mark.parametrize(
    "otherwise",
    [
        {"ears": ("left", "left")},
        {"ears": ("both", "both")},
        {"private": ("screen",)},
        {"parts": False},
        {"device": "USB"},
    ],
)
def test_where_they_have_none_all_hear_both_one_after_the_other(otherwise):
    assert two_languages(**otherwise) == [("en", "both", ""), ("fr", "both", "")]
