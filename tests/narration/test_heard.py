"""The test that listens: what the program itself says, and that each kind of fault is found."""

import pytest
from fact_samples import facts_in

import audio.phonemes
from accessible_games.engine import SHARED_REFUSALS
from accessible_games.narration.spoken import spoken_form
from accessible_games.testing import wordings
from accessible_games.testing.cases import CannotCheck, SuiteError
from accessible_games.testing.hearing import (
    Ear,
    listen_to_facts,
    listen_to_file,
    listen_to_names,
    listen_to_numbers,
    raise_faults,
)
from audio.packs import own_pack


@pytest.fixture
def ear():
    try:
        return Ear()
    except CannotCheck as problem:
        pytest.skip(str(problem))


def test_what_the_program_itself_says_is_heard_right(ear):
    facts = facts_in("accessible_games.play")
    listen_to_facts(ear, facts)
    listen_to_file(ear, "play", facts)
    listen_to_file(ear, "shared", SHARED_REFUSALS)
    for stem in ("cli", "window"):
        listen_to_file(ear, stem)
    listen_to_numbers(ear)
    listen_to_names(ear)
    raise_faults(ear, "the program")


def test_what_a_cue_means_is_heard_right(ear):
    for id, cue in own_pack().items():
        for locale in ("en", "fr", "ja-Hrkt"):
            text = cue.meaning(locale)
            ear.hear(id, locale.partition("-")[0], text, spoken_form(locale, text))
    assert ear.strings > 400
    raise_faults(ear, "the cues")


# Language, what is written, what is spoken if that is not its spoken form, and what must be found.
PLANTED = [
    ("ja", "", "Anaさんの ばんです。", "spelt"),
    ("ja", "", "山田さんの ばんです。", "spelt"),
    ("ja", "", "ロボト にさん にじゅういちまい", "behind a name"),
    ("ja", "", "? で ヘルプ。", "no sound"),
    ("en", "Decks: Robot 2 12, Ana 7.", None, "behind a name"),
    ("en", "Robot 2, 12 cards", None, "behind a name"),
    ("en", "Type ? for help.", "Type ? for help.", "no sound"),
    ("en", "First to 1,000 wins.", None, "grouping"),
    ("en", "It is 山田's turn.", "It is 山田's turn.", "spelt"),
    ("en", "Press ctrlx now.", None, "spelt"),
    ("fr", "Tapez ? pour l'aide.", "Tapez ? pour l'aide.", "no sound"),
    ("fr", "C'est le Winner.", None, "another language"),
    ("fr", "1\u202f000 points", None, "grouping"),
    ("fr", "Reste 21 échalotes.", None, "échalotes"),
]


@pytest.mark.parametrize(("language", "text", "spoken", "found"), PLANTED)
def test_a_planted_fault_is_found_by_its_kind(ear, language, text, spoken, found):
    ear.hear("planted", language, text or spoken, spoken_form(language, text) if spoken is None else spoken)
    with pytest.raises(SuiteError, match=found):
        raise_faults(ear, "planted")


@pytest.mark.parametrize(
    ("word", "found"),
    [("きんりゅう", "rya"), ("かんりょう", "rya"), ("こうげき", "two vowels"), ("スヴェン", "spelt")],
)
def test_what_the_spelling_for_the_engine_is_for_is_found_without_it(ear, monkeypatch, word, found):
    ear.hear("as it is", "ja", word, word)
    raise_faults(ear, "as it is")
    monkeypatch.setattr("accessible_games.testing.hearing.given", lambda text, language: text)
    bare = Ear()
    bare.hear("planted", "ja", word, word)
    with pytest.raises(SuiteError, match=found):
        raise_faults(bare, "planted")


@pytest.mark.parametrize(
    ("noun", "spoken", "right"),
    [("cartes", "21 cartes", False), ("cartes", "vingt et une cartes", True), ("points", "21 points", True)],
)
def test_a_number_of_the_wrong_gender_is_found(ear, monkeypatch, noun, spoken, right):
    ear.nouns.add(noun)
    monkeypatch.setattr("accessible_games.testing.hearing.NUMBERS", (21,))
    monkeypatch.setattr("accessible_games.testing.hearing.spoken_form", lambda locale, text: spoken)
    listen_to_numbers(ear)
    assert bool(ear.faults) != right


def test_a_counter_that_changes_its_number_is_found_where_it_is_only_written_behind_it(ear):
    ear.counters.add(("てん", False))
    listen_to_numbers(ear)
    with pytest.raises(SuiteError, match="てん changes the sound"):
        raise_faults(ear, "planted")


def test_a_fault_in_any_branch_of_any_attribute_is_found(ear, monkeypatch):
    source = """
kami-planted = { $seat } passe.
    .brief = Passe.
    .full = { $seat } passe { $n ->
        [0] sans carte
        [one] { $seat } { $n }
       *[other] avec { $n } cartes
    }.
"""
    planted = {entry.id.name: entry for entry in wordings.FluentParser().parse(source).body}
    monkeypatch.setattr(wordings, "messages", lambda locale, stem: planted if locale == "fr" else {})
    fill = wordings.Fill(21, {"seat": "Robot 2"}, frozenset("n"), "")
    texts = {(one.key, one.text) for one in wordings.wordings("fr", "kami", fill)}
    assert texts == {
        ("kami-planted", "Robot 2 passe."),
        ("kami-planted.brief", "Passe."),
        ("kami-planted.full", "Robot 2 passe avec 21 cartes."),
        ("kami-planted.full", "Robot 2 passe sans carte."),
        ("kami-planted.full", "Robot 2 passe Robot 2 1."),
    }


def test_without_the_engine_a_reason_is_given(monkeypatch):
    def missing():
        raise audio.phonemes.NoEngine("not installed")

    monkeypatch.setattr(audio.phonemes, "_library", missing)
    with pytest.raises(CannotCheck, match="no packaged eSpeak NG"):
        Ear()
