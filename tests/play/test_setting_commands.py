"""What a player changes inside a game counts at once, and is kept at once."""

from types import SimpleNamespace

import pytest
from hotseat import Choices, RecorderCues, RecorderVoice, play

from accessible_games.narration.wording import Verbosity
from accessible_games.play import facts as no
from accessible_games.play.settings import VoiceChoice
from tests.each import each
from tests.refused import sentence, times_told

ALONE = ("Ana:en:ear", "bot", "bot", "bot")
FOUR = ("Ana:en:ear", "Ben:en:ear", "Cid:en:ear", "Dan:en:ear")
LEAD = {
    "hands": [["madman", "tower", "gold", "gold"], ["lancer"] * 4, ["warrior"] * 4, ["silver"] * 4],
    "lead": 0,
}


def sat(*lines, specs=ALONE, **kw):
    choices = kw.pop("choices", None) or Choices()
    played = play(lines, *specs, position=LEAD, choices=choices, **kw)
    return played, choices


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("verbosity full", {"verbosity": Verbosity.FULL}),
        ("pace key", {"pace": "key"}),
        ("pace 3", {"pace": 3.0}),
        ("private screen braille", {"private": frozenset({"screen", "braille"})}),
        ("sort", {"order": "falling"}),
    ],
)
def test_a_choice_is_kept_under_its_players_name_and_nothing_else_with_it(line, changed):
    _, choices = sat(line)
    assert choices.players == [("Ana", changed)]


@each(
    "line", ["pace", "private", "rate", "verbosity loud", "pace 61", "rate 79", "rate x"]
)
def test_a_question_and_a_refused_choice_keep_nothing(line):
    _, choices = sat(line)
    assert choices.players == []


def test_alone_the_rate_is_that_of_the_language_and_in_company_ones_own():
    _, choices = sat("rate 320")
    assert choices.readings == {"en": VoiceChoice(rate=320)} and choices.players == []
    _, choices = sat("", "rate 320", specs=FOUR, voice=RecorderVoice())
    assert choices.readings == {} and choices.players == [("Ana", {"rate": 320})]


def test_the_pitch_is_set_as_the_rate_is():
    played, choices = sat("pitch 70", "pitch", "pitch 101")
    assert choices.readings == {"en": VoiceChoice(pitch=70)}
    assert played.text.count("Pitch 70 for you.") == 2
    assert sentence(no.NumberUnknown(1, 100)) in played.text
    _, choices = sat("", "pitch 30", specs=FOUR, voice=RecorderVoice())
    assert choices.readings == {} and choices.players == [("Ana", {"pitch": 30})]


def test_a_voice_is_chosen_by_its_turn_or_by_a_word_of_its_name_and_says_so_itself():
    voice = RecorderVoice()
    voices = [SimpleNamespace(id=f"en-{name}", name=name) for name in ("Zira", "Mark", "George")]
    voice.voices = lambda language: voices
    played, choices = sat("", "voice", "voice geo", "voice klingon", "hand", specs=FOUR, voice=voice)
    assert choices.players == [("Ana", {"voice": "en-Mark"}), ("Ana", {"voice": "en-George"})]
    said = {line.text: dict(line.reading).get("voice") for line in voice.spoken()}
    assert said["The voice Mark reads to you."] == "en-Mark"
    assert said["The voice George reads to you."] == "en-George"
    assert sentence(no.VoiceUnknown()) in said
    hands = [line for line in voice.spoken() if "in hand" in line.text]
    assert dict(hands[-1].reading)["voice"] == "en-George"


def test_where_nothing_speaks_there_is_no_voice_to_choose():
    played, choices = sat("voice")
    assert sentence(no.VoicesNone()) in played.text
    assert choices.players == [] and choices.readings == {}


def test_whoever_chose_a_rate_changes_that_and_it_counts_from_the_next_line_on():
    voice = RecorderVoice()
    played, _ = sat("", "rate", "rate 320", "hand", specs=FOUR, voice=voice)
    spoken = [line.text for line in voice.spoken()]
    assert "200 words a minute for you." in spoken and "320 words a minute for you." in spoken
    rates = [dict(line.reading).get("rate") for line in voice.spoken() if "in hand" in line.text]
    assert rates == [None, 320]


def test_a_number_out_of_range_is_refused_with_what_is_allowed():
    played, _ = sat("rate 501", "volume 101")
    assert sentence(no.NumberUnknown(80, 500)) in played.text
    assert sentence(no.NumberUnknown(0, 100)) in played.text


def test_speech_and_sounds_have_loudness_of_their_own():
    played, choices = sat("volume 60", "sounds 20", "volume")
    assert choices.levels == {"speech": 60, "sounds": 20}
    assert played.text.count("Speech at 60 per cent.") == 2 and "Sounds at 20 per cent." in played.text


def test_that_speech_ends_is_spoken_before_it_ends_and_nothing_after():
    voice = RecorderVoice()
    played, choices = sat("speaker nobody", "hand", voice=voice)
    assert voice.spoken()[-1].text == "Nobody speaks; the text tells everything."
    assert choices.speaker == "nobody"
    assert "in hand" in played.text


def test_that_speech_begins_is_spoken_by_whoever_begins():
    voice, cues = RecorderVoice(), RecorderCues()
    choices = Choices(speaker="nobody")
    choices.voices["program"] = (voice, cues)
    played, _ = sat("speaker", "hand", choices=choices)
    assert voice.spoken()[0].text == "This program speaks."
    assert any("in hand" in line.text for line in voice.spoken())
    assert played.text.count("This program speaks.") == 1


def test_the_speaker_is_switched_by_one_word_alone_to_and_fro():
    choices = Choices()
    choices.voices["program"] = (RecorderVoice(), None)
    sat("speaker", choices=choices, voice=RecorderVoice())
    assert choices.speaker == "reader"
    sat("speaker", choices=choices)
    assert choices.speaker == "program"


def test_a_screen_reader_that_cannot_be_reached_is_refused_to_who_asked_and_all_stays_as_it_was():
    voice, choices = RecorderVoice(), Choices(unreachable="reader")
    played, choices = sat("parleur", specs=("Ana:fr:ear", "bot", "bot", "bot"), voice=voice, choices=choices)
    refused = no.SpeakerUnreachable()
    assert times_told(played.text, refused, language="fr")
    assert choices.speaker == "program"
    assert "C'est votre lecteur d'écran qui parle." not in played.text
    assert any(times_told(line.text, refused, language="fr") and line.language == "fr" for line in voice.spoken())


def test_an_unknown_speaker_is_refused_with_those_that_there_are():
    played, choices = sat("speaker parrot")
    assert sentence(no.SpeakerUnknown()) in played.text and choices.speaker == "program"


def test_a_player_who_hears_nothing_private_any_more_is_asked_before_anything_is_printed():
    voice = RecorderVoice()
    played, _ = sat("", "speaker nobody", "2", "1", "hand", specs=FOUR, voice=voice)
    asked = played.text.index("nothing can speak to your ear")
    assert "in hand" not in played.text[:asked] and "Your hand" not in played.text[:asked]
    assert "in hand" in played.text[asked:]
