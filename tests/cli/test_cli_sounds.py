"""Learning the sounds: those of every game, of one game, or all, and each one heard."""

import pytest
from clerk import Speaker, session

from accessible_games.cli.sounds import learn
from accessible_games.games import GAMES
from accessible_games.narration.cues import SILENT, cue_rows
from audio.cues import SHARED, cue_groups, cue_meanings


class Bell:
    def __init__(self):
        self.played = []

    def play(self, cue, pan=0.0):
        self.played.append(cue)


@pytest.fixture
def lesson(tmp_path, monkeypatch):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))

    def give(*answers, bell=True):
        made = session(*answers, voice=Speaker())
        made.sound.cues = Bell() if bell else None
        learn(made)
        return made

    return give


@pytest.mark.parametrize("game", GAMES)
def test_the_sounds_of_a_game_are_those_that_its_facts_play_and_no_other_games(game):
    own = {id for id, _ in cue_meanings("en", group=game)}
    shared = {id for id, _ in cue_meanings("en", group=SHARED)}
    played = {row["play"] for rows in cue_rows(f"accessible_games.games.{game}").values() for row in rows} - {
        SILENT
    }
    assert own and played <= own | shared


def test_the_groups_are_the_shared_sounds_and_then_the_games():
    assert cue_groups() == [SHARED, *sorted(GAMES)]
    in_groups = [id for group in cue_groups() for id, _ in cue_meanings("en", group=group)]
    assert sorted(in_groups) == sorted(id for id, _ in cue_meanings("en"))


def test_a_sound_is_heard_by_its_number_and_its_meaning_is_shown(lesson):
    made = lesson("Kami", "1", "2", "0", "Back")
    first, second = [id for id, _ in cue_meanings("en", group="kami")][:2]
    assert made.sound.cues.played == [first, second]
    assert made.front.shown.count(dict(cue_meanings("en"))[first]) == 1


def test_what_the_list_and_a_sound_say_is_spoken_too(lesson):
    made = lesson("Kami", "2", "0", "Back")
    meanings = [meaning for _, meaning in cue_meanings("en", group="kami")]
    said = [one[0] for one in made.sound.voice.said if one != "silenced"]
    for number, meaning in enumerate(meanings, 1):
        assert any(text.startswith(f"{number}.") and meaning in text for text in said), meaning
    assert meanings[1] in said


def test_all_sounds_of_a_game_play_one_after_the_other_until_enter(lesson):
    made = lesson("Kami", "a", "", "0", "Back")
    assert made.sound.cues.played == [cue_meanings("en", group="kami")[0][0]]  # Enter came at once


def test_other_sounds_can_be_chosen_after_some(lesson):
    made = lesson("Those of every game", "1", "0", "All of them", "0", "Back")
    assert made.sound.cues.played == [cue_meanings("en", group=SHARED)[0][0]]
    assert f"{len(cue_meanings('en'))} sounds." in made.front.text()


def test_where_nothing_sounds_they_are_listed_and_it_is_said(lesson):
    made = lesson("Tamashii", "Back", bell=False)
    assert "No sound can be heard here" in made.front.text()
    assert cue_meanings("en", group="tamashii")[0][1] in made.front.text()


def test_sounds_of_the_players_own_are_a_group_by_their_file(tmp_path, lesson):
    folder = tmp_path / "sounds"
    folder.mkdir()
    notes = '[{ timbre = "bell", at = 0, ms = 100, hz = 500 }]'
    (folder / "mine.toml").write_text(f'[dawn]\nen = "A new day."\nnotes = {notes}\n', encoding="utf-8")
    made = lesson("Your own, of the file mine", "1", "0", "Back")
    assert made.sound.cues.played == ["dawn"]
