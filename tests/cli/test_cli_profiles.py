"""The players menu: profiles are made, heard, changed and deleted, and each change is on disk at once."""

import pytest
from clerk import Speaker, session

from accessible_games.cli.profiles import choose_players
from accessible_games.cli.table import choose_private_way, settle_private_speech
from accessible_games.games import get_game
from accessible_games.play.settings import PlayerChoice, Settings, load_settings, save_settings
from accessible_games.play.typed import EndOfInput
from audio.voices import VoiceInfo

KAMI = get_game("kami")
MAGI = get_game("magi_kitchen")


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    return tmp_path


def kept(home):
    return load_settings(home / "settings.toml").settings


def walk(home, *answers, voice=None, **rest):
    """Answer the players menu until the answers end; the session."""
    made = session(*answers, voice=voice, **rest)
    with pytest.raises(EndOfInput):
        choose_players(made)
    return made


def test_a_new_name_has_a_profile_at_once_and_is_in_the_list(home):
    made = walk(home, "Somebody else", "Zoé", "Back", "Zoé")
    assert kept(home).players == {"Zoé": PlayerChoice()}
    assert "Zoé: what would you like to change?" in made.front.text()


@pytest.mark.parametrize(
    ("answers", "changed"),
    [
        (["Language", "français"], {"language": "fr"}),
        (["How much is said", "Brief"], {"verbosity": "brief"}),
        (["Speed", "320"], {"rate": 320}),
        (["Volume", "60"], {"volume": 60}),
        (["Pitch", "70"], {"pitch": 70}),
        (["What events wait for", "When Enter"], {"pace": "key"}),
        (["What events wait for", "After some", "4"], {"pace": 4.0}),
        (["Order of the hand", "By name"], {"order": "named"}),
        (["Reading of the name", "あな"], {"kana": "あな"}),
        (["Handicap", "2000"], {"handicap": 2000}),
        (["Postures", "With the body"], {"bodily": True}),
        (["Where private text goes", "The ear alone", "Left"], {"private": ("ear",), "ear": "left"}),
        (["Where private text goes", "The screen"], {"private": ("screen",)}),
        (
            ["Which kinds", "Turns, of others", "By their sound", "Deals and draws, one's own", "Not at all"],
            {"sound_only": ("turns.others",), "untold": ("deals.mine",)},
        ),
    ],
)
def test_each_choice_is_on_disk_before_the_next_question(home, answers, changed):
    walk(home, "Somebody else", "Ana", *answers)
    assert kept(home).player("Ana") == PlayerChoice(**changed)


def test_a_second_device_can_be_a_players_own(home):
    walk(
        home,
        "Somebody else",
        "Ana",
        "Where private",
        "The ear alone",
        "Both, on the device Buds",
        outputs=["Room", "Buds"],
    )
    assert kept(home).player("Ana").device == "Buds"


def test_a_switch_can_be_turned_on_again(home):
    save_settings(home / "settings.toml", Settings().with_player("Ana", untold=("moves.others",)))
    made = walk(home, "Ana", "Which kinds", "Moves, of others: not told", "In words")
    assert kept(home).player("Ana") == PlayerChoice()
    assert any("Moves, of others: in words" in line for line in made.front.shown)


def test_rate_volume_and_voice_are_heard_at_once_in_the_players_language_and_voice(home):
    save_settings(home / "settings.toml", Settings().with_player("Ana", language="fr", rate=320))
    voices = [VoiceInfo("roa/fr", "French", ("fr",), "espeak"), VoiceInfo("en", "English", ("en",), "espeak")]
    voice = Speaker(*voices)
    walk(home, "Ana", "Voice", "French", "Yes", "Volume", "40", voice=voice)
    assert kept(home).player("Ana").voice == "roa/fr"
    samples = [(language, reading) for text, language, reading in voice.said if text.startswith("Ana, voici")]
    assert samples == [
        ("fr", {"rate": 320, "voice": "roa/fr"}),
        ("fr", {"rate": 320, "voice": "roa/fr", "volume": 0.4}),
    ]


def test_a_japanese_sample_is_kana_where_the_voice_reads_nothing_else(home):
    save_settings(home / "settings.toml", Settings().with_player("優", language="ja", kana="ゆう"))
    voice = Speaker()
    walk(home, "優", "Speed", "200", voice=voice)
    (sample,) = [text for text, language, _ in voice.said if "このように" in text]
    assert sample.startswith("ゆう、") and not any("一" <= letter <= "龥" for letter in sample)


def test_without_speech_there_is_no_voice_to_choose(home):
    made = walk(home, "Somebody else", "Ana", "Voice")
    assert "there is no voice to choose" in made.front.text()


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        (["Somebody else", "x" * 41], "Up to 40 letters"),
        (["Somebody else", "Ana, Ben"], "Up to 40 letters"),
        (["Somebody else", "bot"], "Up to 40 letters"),
        (["Somebody else", "Ana", "Reading of the name", "Ana"], "Only kana"),
        (["Somebody else", "Ana", "Speed", "79"], "from 80 to 500"),
        (["Somebody else", "Ana", "Handicap", "2001"], "from 0 to 2000"),
    ],
)
def test_what_cannot_be_is_one_sentence_and_changes_nothing(home, answers, told):
    made = walk(home, *answers)
    assert told in made.front.text()
    assert set(kept(home).players.values()) <= {PlayerChoice()}


def test_a_name_of_forty_letters_is_one(home):
    walk(home, "Somebody else", "x" * 40)
    assert "x" * 40 in kept(home).players


def test_deleting_asks_first_and_takes_one_profile_only(home):
    save_settings(home / "settings.toml", Settings().with_player("Ana", rate=90).with_player("Ben", rate=91))
    walk(home, "Ana", "Delete", "No")
    assert set(kept(home).players) == {"Ana", "Ben"}
    made = walk(home, "Ana", "Delete", "Yes")
    assert set(kept(home).players) == {"Ben"}
    assert "The choices of Ana are deleted." in made.front.text()


def test_a_settings_folder_that_cannot_be_written_is_one_line_and_the_choice_counts(
    home, capsys, monkeypatch
):
    def refuse(path, settings):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("accessible_games.cli.session.save_settings", refuse)
    made = walk(home, "Somebody else", "Ana", "Speed", "320")
    lines = capsys.readouterr().err.splitlines()
    assert {line for line in lines} == {"The choice could not be remembered: writing is not allowed there."}
    assert made.settings.player("Ana").rate == 320


# --- how private speech reaches one player alone


def test_a_table_with_speech_is_asked_once_how_private_words_are_told(home):
    made = session("One ear each", voice=Speaker())
    settle_private_speech(made, KAMI, 2)
    assert kept(home).private_way == "sides"
    settle_private_speech(session(voice=Speaker()), KAMI, 2)  # nothing is asked: nothing would be answered


@pytest.mark.parametrize(
    ("game", "people", "voice"), [(KAMI, 1, Speaker()), (MAGI, 4, Speaker()), (KAMI, 4, None)]
)
def test_where_there_is_nothing_to_hide_or_nothing_speaks_nothing_is_asked(home, game, people, voice):
    made = session("One ear each", voice=voice)
    settle_private_speech(made, game, people)
    assert made.front.shown == [] and kept(home).private_way == ""


def test_a_second_device_is_offered_by_its_name(home):
    made = session("From a second device: Buds", voice=Speaker(), outputs=["Room", "Buds"])
    choose_private_way(made)
    assert (kept(home).private_way, kept(home).private_device) == ("device", "Buds")


def test_another_way_forgets_the_device(home):
    save_settings(home / "settings.toml", Settings(private_way="device", private_device="Buds"))
    choose_private_way(session("From this speaker", voice=Speaker()))
    assert (kept(home).private_way, kept(home).private_device) == ("away", "")


def test_who_leaves_at_the_question_is_asked_again_another_time(home):
    settle_private_speech(session(voice=Speaker()), KAMI, 2)
    assert kept(home).private_way == ""


def test_each_entry_says_how_it_stands(home):
    chosen = Settings().with_player(
        "Ana", language="fr", rate=320, pace=4.0, private=("ear", "screen"), order="named", voice="roa/fr"
    )
    save_settings(home / "settings.toml", chosen)
    shown = walk(home, "Ana").front.text()
    for line in (
        "Language: French",
        "How much is said: as for the table",
        "Where private text goes: ear and screen",
        "Voice: roa/fr",
        "Speed of speech: 320",
        "Volume of speech: as usual",
        "What events wait for: 4 seconds",
        "Order of the hand: By name",
        "Handicap in duels: 0",
    ):
        assert f". {line}\n" in shown, line


def test_a_list_of_channels_that_only_a_file_can_hold_stands_there_too(home):
    save_settings(home / "settings.toml", Settings().with_player("Ana", private=("screen", "ear", "braille")))
    assert "Where private text goes: screen, ear and braille display\n" in walk(home, "Ana").front.text()
