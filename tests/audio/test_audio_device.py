"""The sound device that goes away and comes back: noticed, told, opened anew, and nothing is lost."""

import math
import subprocess
import sys
import textwrap
import time
from array import array
from itertools import groupby
from pathlib import Path

import pytest
from hearing import sides, tones

from audio.device import STILL_SECONDS, Device
from audio.mixer import HOLD_SECONDS, Mixer
from audio.outputs import common_output
from audio.pcm import Pcm, encode_wav

ROOT = Path(__file__).parents[2]
BACK_SECONDS = 3.0


def say(voice, text, **options):
    voice.say(text, kind="event", language="en", **options)


def ids(voice):
    return [notice.id for notice in voice.notices()]


# --- one device, written to a file, or none


def test_a_device_that_writes_files_is_alive_and_its_heartbeat_cannot_be_heard(stage):
    voice = stage.voice()
    say(voice, "tone 400 for 50")
    assert voice.wait(30)
    stage.pass_time(1500)  # several beats
    assert ids(voice) == []
    stage.close()
    left, _ = sides(stage.recording)
    assert not any(left[-44100:])


def test_headphones_are_kept_awake_by_what_nobody_hears(stage):
    stage.mixer = Mixer(keep_awake=True)
    stage.mixer.open()
    stage.pass_time(500)
    stage.close()
    left, right = sides(stage.recording)
    quiet = left[-4410:]
    assert any(quiet) and any(right[-4410:])
    assert max(map(abs, quiet)) <= 2  # 84 dB under the loudest


@pytest.mark.parametrize("spare, least", [(1.0, 1.0), (None, 1.0), (0.0, 2.5)])
def test_a_sound_that_does_not_end_in_time_is_a_device_that_stands_still_and_a_busy_computer_has_more_time(
    stage, monkeypatch, spare, least
):
    device = Device(2)
    monkeypatch.setattr("audio.device.time.monotonic", lambda: now[0])
    monkeypatch.setattr("audio.device.idle_seconds", lambda: None if spare is None else spare * now[0])
    monkeypatch.setattr("audio.device._BEAT_SECONDS", 10.0)
    now = [100.0]
    device.open()
    now[0] += 60  # the whole program was stopped meanwhile
    assert device.is_alive()
    looks = 0
    while device.is_alive():
        now[0] += 0.3
        looks += 1
        assert looks < 9 * least
    assert looks * 0.3 > (STILL_SECONDS - 1) * least
    device.close()


def test_where_there_is_no_device_one_notice_says_so_and_speech_keeps_its_pace(stage, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    voice = stage.voice()
    voice.needs_kana("ja")
    start = time.monotonic()
    say(voice, "tone 400 for 3500")  # longer than the time between two looks for a device
    assert voice.wait(30)
    assert time.monotonic() - start > 3.4
    assert ids(voice) == ["device-missing"]
    assert not stage.mixer.is_heard


def test_a_device_that_comes_later_is_found_and_told(stage, monkeypatch, until):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    voice = stage.voice()
    until(lambda: ids(voice) == ["device-missing"])
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    until(lambda: stage.mixer.is_heard)
    assert ids(voice) == ["device-back"]
    say(voice, "tone 400 for 100")
    assert voice.wait(30)
    stage.close()
    assert [tone.hz for tone in tones(stage.recording)] == [400]


# --- a sound service that ends, hangs and comes back


def pitches(server, name="Room"):
    """The pitches in order; a busy machine may cut a tone in two."""
    return [hz for hz, _ in groupby(tone.hz for tone in tones(server.recording(name)))]


def heard(server, wanted, begin=0, name="Room"):
    """Those pitches in order; where a busy machine tears a tone, it has any other for a moment."""
    found = (tone.hz for tone in tones(server.recording(name), begin) if tone.hz in wanted)
    return [hz for hz, _ in groupby(found)]


def sounded(server, hz, name="Room"):
    """Milliseconds of that pitch; where a tone is torn, some are lost."""
    return sum(tone.ms for tone in tones(server.recording(name)) if tone.hz == hz)


def test_what_was_being_said_when_the_service_ended_is_said_when_it_is_back_and_what_waited_after_it(
    server, table, until
):
    voice = table.voice()
    say(voice, "tone 500 for 300 tone 600 for 3000")
    say(voice, "tone 800 for 300")
    until(lambda: 600 in pitches(server), pause=0.1)
    server.end()
    so_far = server.recording("Room").stat().st_size
    until(lambda: not table.mixer.is_heard)
    assert ids(voice) == ["device-gone"]
    say(voice, "tone 1000 for 300")
    server.begin()
    until(lambda: table.mixer.is_heard)
    assert "device-back" in ids(voice)
    until(lambda: 1000 in pitches(server), pause=0.1)
    assert heard(server, (500, 600, 800, 1000), so_far) == [500, 600, 800, 1000]  # from its beginning


def test_sound_comes_back_time_after_time_cues_and_cached_phrases_too(server, table, until):
    voice = table.voice()
    say(voice, "tone 400 for 300")
    assert voice.wait(30)
    samples = (int(12000 * math.sin(2 * math.pi * 1000 * n / 44100)) for n in range(13230))
    bell = encode_wav(Pcm(44100, array("h", samples)))
    waits = []
    for _ in range(4):
        server.end()
        until(lambda: not table.mixer.is_heard)
        server.begin()
        start = time.monotonic()
        until(lambda: table.mixer.is_heard)
        waits.append(time.monotonic() - start)
        so_far = server.recording("Room").stat().st_size
        say(voice, "tone 400 for 300")  # it is in the cache
        assert voice.wait(30)
        table.mixer.cue("bell", bell)
        # Until both have sounded: what is still on its way when the service ends, nobody hears.
        until(lambda begin=so_far: heard(server, (400, 1000), begin) == [400, 1000], pause=0.2)
    assert ids(voice)[:2] == ["device-gone", "device-back"]
    table.close()
    server.close()
    assert min(waits) < BACK_SECONDS  # one of four times nothing else held up the machine


def test_a_service_that_hangs_is_noticed_and_sound_is_there_when_it_goes_on(
    server, table, until, monkeypatch
):
    monkeypatch.setattr("audio.device.STILL_SECONDS", STILL_SECONDS)
    voice = table.voice()
    say(voice, "tone 400 for 300")
    assert voice.wait(30)
    server.hang(True)
    try:
        until(lambda: not table.mixer.is_heard)
        assert ids(voice) == ["device-gone"]
        start = time.monotonic()
        say(voice, "tone 600 for 300")
        voice.silence()
        table.mixer.cue("bell", b"")
        assert not voice.is_speaking()
        assert time.monotonic() - start < 0.5  # nobody waits for it
    finally:
        server.hang(False)
    until(lambda: table.mixer.is_heard)
    assert ids(voice) == ["device-back"]
    say(voice, "tone 800 for 300")
    until(lambda: heard(server, (600, 800))[-1:] == [800], pause=0.1)


@pytest.mark.parametrize("waits", [0.0, STILL_SECONDS + 1])
def test_a_service_that_hangs_holds_up_no_program_that_ends(server, waits):
    """Neither one that has not noticed it yet, nor one that tries to open the device anew."""
    code = f"""
        import sys, time
        from accessible_games.cli import main
        from audio.mixer import Mixer
        mixer = Mixer()
        mixer.open()
        print(mixer.is_heard, flush=True)
        input()
        time.sleep({waits})
        mixer.close()
        sys.argv[1:] = ["no-such-verb"]
        raise SystemExit(main())
    """
    with subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(code)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT,
    ) as program:  # fmt: skip
        try:
            assert program.stdout.readline() == "True\n"
            server.hang(True)
            _, error = program.communicate("\n", timeout=60)
        finally:
            program.kill()
    assert program.returncode == 2 and "no-such-verb" in error


def test_a_service_that_has_nothing_to_play_on_is_no_device_and_ends_nothing(server, table, until):
    for name in server.SINKS:
        server.unplug(name)
    table.mixer.open()
    assert not table.mixer.is_heard
    server.plug_in("Room")
    until(lambda: table.mixer.is_heard)


def test_speech_that_waits_for_a_device_can_be_silenced_and_does_not_wait_for_ever(server, table, until):
    voice = table.voice()
    say(voice, "tone 400 for 300")
    until(lambda: 400 in pitches(server), pause=0.1)
    server.end()
    until(lambda: not table.mixer.is_heard)
    say(voice, "tone 600 for 300")
    assert not voice.wait(0.5)
    voice.silence()
    assert voice.wait(HOLD_SECONDS / 2)
    say(voice, "tone 800 for 300")
    assert voice.wait(HOLD_SECONDS + 30)
    server.begin()
    until(lambda: table.mixer.is_heard)
    say(voice, "tone 1000 for 300")
    until(lambda: 1000 in pitches(server), pause=0.1)
    assert heard(server, (400, 600, 800, 1000)) == [400, 1000]


def test_a_private_line_for_one_ear_is_not_said_on_another_device_than_it_was_meant_for(
    server, table, until, monkeypatch
):
    voice = table.voice()
    monkeypatch.setattr("audio.mixer.common_output", lambda: (time.sleep(0.3), common_output())[1])
    assert not voice.lost_output()
    say(voice, "tone 600 for 9000", private=True, ear="left")
    until(lambda: sounded(server, 600) > 100, pause=0.1)
    server.end()
    until(lambda: not table.mixer.is_heard)
    say(voice, "tone 800 for 300", private=True, ear="left")
    assert not voice.lost_output()  # nobody knows yet
    server.SINKS = ("Buds",)  # the headset is not there any more: what comes back is a loudspeaker
    server.begin()
    until(lambda: table.mixer.is_heard)
    say(voice, "tone 700 for 300", private=True, ear="left")  # by somebody who asked a moment ago
    assert voice.lost_output()
    assert not voice.lost_output()
    say(voice, "tone 1000 for 300", private=True)  # whoever is asked again knows who hears it
    until(lambda: 1000 in pitches(server, "Buds"), pause=0.1)
    table.close()
    server.close()
    assert heard(server, (600, 700, 800, 1000), name="Buds") == [1000]


@pytest.mark.parametrize("way", ["unplug", "leave"])
def test_a_headset_that_goes_in_the_middle_of_a_private_line_takes_the_line_along(server, table, until, way):
    """Nothing of it comes from the device that is everybody's then, be it unplugged or another one chosen."""
    voice = table.voice()
    assert voice.reaches("Room") and not voice.lost_output()
    say(voice, "tone 600 for 9000", private=True, ear="left")
    until(lambda: sounded(server, 600) > 100, pause=0.1)
    if way == "unplug":
        server.unplug("Room")  # the server would move the stream to the other one
    else:
        server.choose("Buds")
    until(lambda: not voice.is_speaking())
    until(voice.lost_output)
    say(voice, "tone 1000 for 300")
    until(lambda: 1000 in pitches(server, "Buds"), pause=0.1)
    table.close()
    server.close()
    assert sounded(server, 600, "Buds") == 0


def test_a_private_line_for_a_device_of_its_own_waits_for_that_device(server, table, until):
    voice = table.voice()
    assert voice.reaches("Buds")
    say(voice, "tone 600 for 3000", private=True, device="Buds")
    until(lambda: sounded(server, 600, "Buds") > 100, pause=0.1)
    server.end()
    until(lambda: not table.mixer.is_heard)
    assert voice.reaches("Buds")  # it was there, and may be again
    server.begin()
    until(lambda: table.mixer.is_heard)
    assert voice.wait(30)
    until(lambda: 600 in pitches(server, "Buds"), pause=0.1)
    table.close()
    server.close()
    assert heard(server, (600,), name="Buds") == [600]
    assert pitches(server) == []


def test_looking_after_the_device_costs_next_to_nothing(stage):
    stage.mixer.open()
    begin, count = time.process_time(), 200
    for _ in range(count):
        stage.mixer.has_lost(0)
        stage.mixer._compare_outputs(after_loss=False)
    a_look = (time.process_time() - begin) / count
    assert a_look * 4 < 0.002  # four looks a second: a fifth of a per cent of a core
