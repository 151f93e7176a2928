"""The voice as it is heard: every check listens to the sound that was written."""

import threading
import time

import pytest
from hearing import sides, tones

from audio.phrases import QUICK_MS
from audio.voices import VoiceSettings


def say(speech, text, kind="event", **options):
    return speech.say(text, kind=kind, language="en", **options)


def pitches(stage):
    stage.close()
    return [tone.hz for tone in tones(stage.recording)]


def test_lines_are_heard_one_after_the_other_in_order(stage):
    voice = stage.voice()
    for hz in (400, 600, 800):
        say(voice, f"tone {hz} for 120")
    assert voice.wait(30)
    stage.close()
    heard = tones(stage.recording)
    assert [tone.hz for tone in heard] == [400, 600, 800]
    assert all(90 <= tone.ms <= 150 for tone in heard)


def test_saying_returns_at_once_with_growing_tickets_while_the_engine_is_slow(stage):
    voice = stage.voice("slow", job_timeout=2.0)
    start = time.monotonic()
    tickets = []
    for ms in range(50, 60):
        voice.key_pressed()
        tickets.append(say(voice, f"tone 400 for {ms}", kind="focus"))
    assert time.monotonic() - start < 0.3
    assert tickets == sorted(set(tickets))
    assert voice.wait(30)
    assert len(stage.jobs()) <= 2  # of ten cards in a row, the first and the last at most
    assert stage.jobs()[-1] == "tone 400 for 59"


def test_the_pieces_of_a_long_line_are_heard_as_one_line(stage):
    voice = stage.voice()
    say(
        voice,
        "tone 400 for 120, and a good many words come after, " + "tone 600 for 120, and some more, " * 2,
    )
    assert voice.wait(30)
    assert len(stage.jobs()) > 1
    assert pitches(stage)[:2] == [400, 600]


def test_a_private_line_in_one_ear_leaves_the_other_exactly_silent(stage):
    voice = stage.voice()
    say(voice, "tone 400 for 150", private=True, ear="left")
    assert voice.wait(30)
    stage.close()
    left, right = sides(stage.recording)
    assert max(left) > 3000
    assert not any(right)


def test_two_languages_are_heard_at_once_each_in_its_own_ear_and_nowhere_else(stage):
    voice = stage.voice()
    assert voice.parts_ears()
    say(voice, "tone 400 for 150", ear="right", beside=("tone 700 for 400", "fr"))
    assert voice.wait(30)
    stage.mixer.close()
    left, right = sides(stage.recording)
    frequencies = [
        round(dominant(side[next(n for n, s in enumerate(side) if abs(s) > 3000) :][:4410]))
        for side in (left, right)
    ]
    assert frequencies == pytest.approx([700, 400], abs=15)
    starts = [next(n for n, sample in enumerate(side) if abs(sample) > 3000) for side in (left, right)]
    assert abs(starts[0] - starts[1]) < 44100 * 0.02
    loud = [sum(abs(sample) > 3000 for sample in side) for side in (left, right)]
    assert loud[0] > 2 * loud[1] > 0


def test_what_one_ear_has_more_to_say_sounds_in_that_ear_alone(stage):
    voice = stage.voice()
    long = "tone 700 for 200, and that is a clause of its own, and one more that is long. tone 700 for 300"
    say(voice, "tone 400 for 100", ear="left", beside=(long, "fr"))
    assert voice.wait(30)
    stage.mixer.close()
    left, right = sides(stage.recording)
    last = [max(n for n, sample in enumerate(side) if abs(sample) > 3000) for side in (left, right)]
    assert last[1] - last[0] > 44100 * 0.3


def dominant(samples, rate=44100):
    """The frequency by how often the samples cross zero upwards."""
    ups = [n for n in range(1, len(samples)) if samples[n - 1] < 0 <= samples[n]]
    return rate * (len(ups) - 1) / (ups[-1] - ups[0])


def test_both_ears_can_be_used_in_turn(stage):
    voice = stage.voice()
    say(voice, "tone 400 for 150", private=True, ear="left")
    say(voice, "tone 600 for 150", private=True, ear="right")
    say(voice, "tone 800 for 150")
    assert voice.wait(30)
    stage.close()
    heard = [(tone.hz, tone.left > 0, tone.right > 0) for tone in tones(stage.recording)]
    assert heard == [(400, True, False), (600, False, True), (800, True, True)]


def test_silence_cuts_a_long_line_any_number_of_times_and_later_lines_are_whole(stage, until):
    voice = stage.voice()
    for _ in range(20):
        say(voice, "tone 400 for 9000")
        until(stage.mixer.speaking)
        stage.pass_time(50)
        voice.silence()
        assert not voice.is_speaking()
        say(voice, "tone 800 for 60")
        assert voice.wait(30)
    stage.close()
    heard = tones(stage.recording)
    assert [tone.hz for tone in heard] == [400, 800] * 20
    assert all(tone.ms < 200 for tone in heard if tone.hz == 400)
    assert all(tone.ms >= 40 for tone in heard if tone.hz == 800)


def test_silence_drops_what_waited(stage, until):
    voice = stage.voice()
    say(voice, "tone 400 for 9000")
    say(voice, "tone 600 for 100")
    until(stage.mixer.speaking)
    voice.silence()
    say(voice, "tone 800 for 100")
    assert voice.wait(30)
    assert 600 not in pitches(stage)


def test_a_line_that_is_still_being_made_when_it_is_silenced_is_never_heard(stage, until):
    voice = stage.voice("slow", job_timeout=2.0)
    say(voice, "tone 400 for 200")
    until(lambda: stage.jobs())
    voice.silence()
    say(voice, "tone 800 for 100")
    assert voice.wait(30)
    assert pitches(stage) == [800]


def test_waiting_ends_when_another_thread_silences(stage, until):
    voice = stage.voice()
    say(voice, "tone 400 for 9000")
    until(stage.mixer.speaking)
    threading.Timer(0.1, voice.silence).start()
    start = time.monotonic()
    assert voice.wait()
    assert time.monotonic() - start < 7  # of the 9 that the line lasts


def test_waiting_gives_up_after_its_time(stage):
    voice = stage.voice()
    say(voice, "tone 400 for 9000")
    assert not voice.wait(0.2)


def test_a_key_cuts_the_card_before_and_a_card_the_event_which_is_told_again(stage, until):
    voice = stage.voice()
    say(voice, "tone 400 for 5000", kind="focus")
    until(stage.mixer.speaking)
    stage.pass_time(150)
    voice.key_pressed()
    say(voice, "tone 600 for 300", kind="event")
    until(stage.mixer.speaking)
    stage.pass_time(60)
    say(voice, "tone 800 for 100", kind="focus")
    assert voice.wait(30)
    stage.close()
    heard = tones(stage.recording)
    assert [tone.hz for tone in heard] == [400, 600, 800, 600]
    assert heard[0].ms < 500 and heard[1].ms < 250 <= heard[3].ms


def test_an_event_that_is_to_be_skipped_is_not_heard_again_and_its_ticket_is_named(stage, until):
    voice = stage.voice(tells_again=False)
    cut = say(voice, "tone 400 for 5000")
    waits = say(voice, "tone 500 for 100")
    until(stage.mixer.speaking)
    stage.pass_time(60)
    say(voice, "tone 800 for 100", kind="answer")
    assert voice.wait(30)
    assert voice.take_skipped() == {cut, waits}
    assert pitches(stage) == [400, 800]


def test_an_alert_waits_for_the_running_event_and_goes_before_the_next(stage, until):
    voice = stage.voice()
    say(voice, "tone 400 for 300", kind="event")
    until(stage.mixer.speaking)
    say(voice, "tone 500 for 100", kind="event")
    say(voice, "tone 600 for 100", kind="alert")
    assert voice.wait(30)
    stage.close()
    heard = tones(stage.recording)
    assert [tone.hz for tone in heard] == [400, 600, 500] and heard[0].ms >= 250


def test_what_a_chord_silenced_is_heard_whole_behind_the_answer(stage, until):
    voice = stage.voice()
    say(voice, "tone 400 for 300")
    say(voice, "tone 500 for 100")
    until(stage.mixer.speaking)
    stage.pass_time(60)
    voice.silence()
    voice.unsilence()
    voice.key_pressed()
    say(voice, "tone 800 for 100", kind="answer")
    assert voice.wait(30)
    stage.close()
    heard = tones(stage.recording)
    assert [tone.hz for tone in heard if tone.ms > 30][-3:] == [800, 400, 500]
    assert heard[-2].ms >= 250


def test_a_question_has_been_put_once_it_sounds_and_not_while_it_waits(stage, until):
    voice = stage.voice()
    say(voice, "tone 400 for 300")
    until(stage.mixer.speaking)
    say(voice, "tone 600 for 300", kind="question")
    say(voice, "tone 800 for 100", kind="entry")
    assert not voice.has_put("question")
    until(lambda: voice.has_put("question"))
    assert not voice.has_put("entry") and stage.mixer.speaking()
    assert voice.wait(30)
    assert voice.has_put("entry")


def test_where_no_engine_speaks_a_question_counts_as_put_when_its_turn_has_come(stage, until):
    voice = stage.voice("refuse")
    say(voice, "Your turn.", kind="question")
    until(lambda: voice.has_put("question"))


def test_a_key_press_cuts_focus_speech_only(stage, until):
    voice = stage.voice()
    say(voice, "tone 400 for 200", kind="event")
    until(stage.mixer.speaking)
    say(voice, "tone 600 for 200", kind="focus")
    voice.key_pressed()
    assert voice.wait(30)
    assert pitches(stage) == [400]


def test_a_known_line_is_not_made_again_and_a_prepared_one_is_there_before_it_is_said(stage, until):
    voice = stage.voice()
    voice.prepare([("tone 400 for 100", "en"), ("tone 600 for 100", "en")])
    until(lambda: len(stage.jobs()) == 2)
    for _ in range(2):
        say(voice, "tone 600 for 100")
        say(voice, "tone 400 for 100")
    assert voice.wait(30)
    assert len(stage.jobs()) == 2
    assert pitches(stage) == [600, 400, 600, 400]


def test_a_line_made_ahead_is_not_made_again_and_what_was_set_before_for_its_topic_is_forgotten(stage, until):
    voice = stage.voice("slow", job_timeout=2.0)
    say(voice, "tone 300 for 50")
    until(lambda: stage.jobs())
    voice.make_ahead("list", [(f"tone 500 for {ms}", "en") for ms in range(50, 60)])
    voice.make_ahead("list", [("tone 600 for 100", "en")])
    until(lambda: len(stage.jobs()) == 2)
    say(voice, "tone 600 for 100")
    assert voice.wait(30)
    assert stage.jobs() == ["tone 300 for 50", "tone 600 for 100"]


def test_a_known_line_does_not_wait_for_one_that_is_made_ahead(stage, until):
    voice = stage.voice("slow", job_timeout=2.0)
    say(voice, "tone 600 for 50")
    assert voice.wait(30)
    voice.make_ahead("list", [(f"tone 500 for {ms}", "en") for ms in range(50, 60)])
    until(lambda: len(stage.jobs()) == 2)  # the engine needs half a second for it
    start = time.monotonic()
    say(voice, "tone 600 for 50", kind="focus")
    until(stage.mixer.speaking)
    assert time.monotonic() - start < 0.3


def test_private_lines_that_are_to_be_made_ahead_are_neither_kept_nor_made_after_the_hand_over(
    stage, tmp_path, until
):
    folder = tmp_path / "cache"
    voice = stage.voice("slow", job_timeout=2.0, cache_dir=folder)
    voice.make_ahead("list", [(f"tone 500 for {ms}", "en") for ms in range(50, 53)], private=True)
    until(lambda: len(stage.jobs()) == 1)
    voice.purge()
    say(voice, "tone 500 for 50", private=True)
    assert voice.wait(30)
    assert stage.jobs() == ["tone 500 for 50", "tone 500 for 50"]
    assert not list(folder.iterdir())


@pytest.mark.parametrize(("fault", "ready"), [("slow", "late"), ("", "soon"), ("refuse", "never")])
def test_how_soon_a_voice_is_ready_is_measured_once(stage, fault, ready):
    voice = stage.voice(*filter(None, [fault]), job_timeout=2.0)
    ms = voice.first_clause_ms("en")
    assert ready == ("never" if ms is None else "late" if ms > 450 > QUICK_MS else "soon")
    made = len(stage.jobs())
    assert voice.first_clause_ms("en") == ms and len(stage.jobs()) == made


def test_prepared_phrases_outlive_the_program_and_private_lines_never_reach_the_disk(stage, tmp_path, until):
    folder = tmp_path / "cache"
    voice = stage.voice(cache_dir=folder)
    voice.prepare([("tone 400 for 100", "en")])
    say(voice, "tone 600 for 100", private=True)
    say(voice, "tone 800 for 100")
    assert voice.wait(30)
    until(lambda: len(list(folder.iterdir())) == 1)
    stage.close()
    assert len(list(folder.iterdir())) == 1
    again = stage.voice(cache_dir=folder)
    say(again, "tone 400 for 100")
    assert again.wait(30)
    assert stage.jobs().count("tone 400 for 100") == 1


def test_the_hand_over_forgets_private_lines_and_keeps_public_ones(stage):
    voice = stage.voice()
    say(voice, "tone 400 for 50", private=True)
    say(voice, "tone 600 for 50")
    assert voice.wait(30)
    voice.purge()
    say(voice, "tone 400 for 50", private=True)
    say(voice, "tone 600 for 50")
    assert voice.wait(30)
    assert stage.jobs() == ["tone 400 for 50", "tone 600 for 50", "tone 400 for 50"]


def test_a_private_line_known_before_the_hand_over_is_not_made_twice(stage):
    voice = stage.voice()
    for _ in range(2):
        say(voice, "tone 400 for 50", private=True)
    assert voice.wait(30)
    assert len(stage.jobs()) == 1


def test_a_private_line_being_made_at_the_hand_over_is_neither_heard_nor_kept(stage, until):
    voice = stage.voice("slow", job_timeout=2.0)
    say(voice, "tone 400 for 100", private=True, ear="left")
    until(lambda: stage.jobs())
    voice.purge()
    assert not voice.is_speaking()
    say(voice, "tone 400 for 100", private=True, ear="right")
    assert voice.wait(30)
    assert len(stage.jobs()) == 2
    stage.close()
    left, right = sides(stage.recording)
    assert not any(left)
    assert any(right)


def test_a_slower_rate_is_another_sound_and_the_settings_hold_for_their_language(stage):
    voice = stage.voice(settings={"en": VoiceSettings(rate=320)})
    assert voice.settings("en-gb").rate == 320
    assert voice.settings("fr") == VoiceSettings()
    say(voice, "tone 400 for 50")
    say(voice, "tone 400 for 50", rate=150)
    assert voice.wait(30)
    voice.configure("en", VoiceSettings(rate=150))
    say(voice, "tone 400 for 50")
    assert voice.wait(30)
    assert len(stage.jobs()) == 2


def test_speech_volume_is_its_own_and_changes_what_already_sounds(stage, until):
    voice = stage.voice()
    say(voice, "tone 400 for 600")
    until(stage.mixer.speaking)
    stage.pass_time(200)
    stage.mixer.speech_volume = 0.25
    assert stage.mixer.cue_volume == 0.7
    assert voice.wait(30)
    stage.close()
    left, _ = sides(stage.recording)
    loud = [at for at, sample in enumerate(left) if sample > 9000]
    quiet = [at for at, sample in enumerate(left) if sample > 2000]
    assert loud and quiet[-1] - loud[-1] > 4410
    assert 2000 < max(left[loud[-1] + 2000 :]) < 4000


def test_a_line_without_a_word_is_no_line(stage):
    voice = stage.voice()
    say(voice, " ... ")
    assert not voice.is_speaking()


def test_a_voice_that_was_closed_takes_lines_and_says_nothing(stage):
    voice = stage.voice()
    voice.close()
    say(voice, "tone 400 for 50")
    assert voice.wait(30)
    assert stage.jobs() == []
