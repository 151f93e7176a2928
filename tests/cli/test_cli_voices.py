"""The menu of voices: each is heard before it is chosen, and everything counts and is kept at once."""

import pytest
from clerk import Clerk, Speaker, session

from accessible_games.cli.choices import choose_settings, pick_voice
from accessible_games.cli.console import Console
from accessible_games.play.settings import VoiceChoice, load_settings
from accessible_games.play.typed import EndOfInput
from audio.voices import VoiceInfo

ZIRA = VoiceInfo("zira", "Zira", ("en",), "sapi5")
PICO = VoiceInfo("pico:en-GB", "Pico (en-GB)", ("en",), "pico")
MEI = VoiceInfo("openjtalk:mei", "Mei", ("ja",), "openjtalk")


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    return tmp_path


class Shelf(Clerk):
    """A board that keeps the list that was offered last."""

    focus = 0
    places = False
    listing = None

    def offer(self, listing):
        self.listing = listing
        return 0

    def none(self, *arguments, **rest):
        """Nothing else of a board is asked in these tests."""

    occupied = False
    show_event = show_own = withdraw = reopen = ask = attend = cover = await_keys = walk_answer = none
    begin_once = end_once = pass_on = none


def walk(home, *answers, voice=None, language="en"):
    """Answer the settings menu until the answers end; the session."""
    made = session(*answers, voice=voice, language=language)
    with pytest.raises(EndOfInput):
        choose_settings(made)
    return made


def kept(home, language="en"):
    return load_settings(home / "settings.toml").settings.voice(language)


@pytest.mark.parametrize(
    ("answers", "changed"),
    [
        (["Voice:", "Pico", "Yes"], {"voice": "pico:en-GB"}),
        (["Voice:", "Pico", "No", "Zira", "Yes"], {"voice": "zira"}),
        (["Speed of speech", "320"], {"rate": 320}),
        (["Pitch of the voice", "70"], {"pitch": 70}),
        (["Volume of speech", "40"], {"volume": 40}),
        (["Voice of what answers", "Zira", "Yes"], {"focus_voice": "zira"}),
        (["Speed of what answers", "In a way", "400"], {"focus_rate": 400}),
        (["Pitch of what answers", "In a way", "30"], {"focus_pitch": 30}),
        (["Pitch of what answers", "In a way", "30", "Pitch of what answers", "As everything"], {}),
    ],
)
def test_each_choice_is_kept_before_the_next_question(home, answers, changed):
    walk(home, "Voices", "English", *answers, voice=Speaker(ZIRA, PICO))
    assert kept(home) == VoiceChoice(**changed)


def test_a_voice_that_is_named_by_its_number_is_heard_before_it_is_kept(home):
    voice = Speaker(ZIRA, PICO)
    made = walk(home, "Voices", "English", "Voice:", "Pico", voice=voice)
    (sample,) = [(text, rest) for text, language, rest in voice.said if rest.get("voice")]
    assert sample == ("Pico (en-GB). The gold dragon takes three cards.", {"voice": "pico:en-GB"})
    assert "Keep this voice?" in made.front.text()
    assert kept(home) == VoiceChoice()


def test_how_each_thing_stands_is_said_with_its_entry(home):
    made = walk(home, "Voices", "English", "Voice:", "Pico", "Yes", "Pitch", "60", voice=Speaker(ZIRA, PICO))
    shown = made.front.text()
    assert "Voice: Pico (en-GB)" in shown and "Pitch of the voice: 60" in shown
    assert "Speed of what answers your keys: the same" in shown


def test_a_sample_in_japanese_is_written_for_the_voice_that_says_it(home):
    voice = Speaker(MEI)
    voice.needs_kana = lambda language, id=None: language == "ja" and id != "openjtalk:mei"
    walk(home, "声", "日本語", "声", "Mei", "はい", voice=voice, language="ja")
    samples = [text for text, _, rest in voice.said if rest.get("voice") == "openjtalk:mei"]
    assert samples and all("金龍" in text for text in samples)


def test_without_a_voice_that_is_said_and_numbers_can_still_be_set(home):
    made = walk(home, "Voices", "English", "Voice:", "Speed of speech", "250")
    assert "there is no voice to choose" in made.front.text()
    assert kept(home) == VoiceChoice(rate=250)


def test_on_a_board_a_voice_is_heard_as_the_focus_comes_to_it(home):
    """The listing that the window walks through: its `read` is what an arrow calls."""
    voice = Speaker(ZIRA, PICO)
    made = session(voice=voice)
    made.front = front = Shelf("1")
    made.console = Console(front, "en", voice)
    assert pick_voice(made, "en", ("cli-voice-usual", {})) == "zira"
    voice.said.clear()
    front.listing.read(1)
    front.listing.read(2)
    assert voice.said == [
        ("Pico (en-GB). The gold dragon takes three cards.", "en", {"voice": "pico:en-GB"}),
        ("The usual one for the language.", "en", {}),
    ]
