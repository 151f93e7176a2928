"""A second sound device: what is for one player's ear is in that device, and nowhere else."""

import subprocess
import sys
import time
from itertools import groupby
from pathlib import Path

import pytest
from conftest import Stage
from hearing import tones
from pulse import SoundServer

from audio.outputs import Output, OutputUnavailable, common_output

ROOT = Path(__file__).parents[2]


def say(voice, text, **options):
    voice.say(text, kind="event", language="en", **options)


# --- one device, written to a file


@pytest.fixture
def written(stage, tmp_path):
    """The file behind a further device of the sound system that writes files."""
    stage.mixer.open()
    return tmp_path / "further.raw"


def content(written):
    """What has been written so far; Windows lets nobody look into a file that is being written."""
    try:
        return written.read_bytes()
    except PermissionError:
        assert sys.platform == "win32"
        pytest.skip("Windows lets nobody read a file that SDL is writing")


def test_a_sound_is_played_whole_and_unchanged(written, until):
    frames = bytes(range(1, 201)) * 100
    output = Output(str(written))
    output.play(frames)
    until(lambda: frames in content(written), pause=0.05)
    output.close()


def test_a_volume_makes_it_softer(written, until):
    loud, soft = (1000).to_bytes(2, "little") * 4000, (500).to_bytes(2, "little") * 4000
    output = Output(str(written))
    output.play(loud, 0.5)
    until(lambda: soft in content(written), pause=0.05)
    output.close()


def test_a_sound_that_is_stopped_is_over_at_once(written):
    output = Output(str(written))
    output.play(bytes(44100 * 4 * 5))
    assert output.busy()
    output.stop()
    assert not output.busy()
    output.close()


def test_a_device_can_be_opened_and_let_go_again_and_again_while_it_plays(written):
    for _ in range(50):
        output = Output(str(written))
        output.play(bytes(44100))
        output.close()
        output.close()
        assert not output.is_there() and not output.busy()


def test_a_device_that_cannot_be_opened_is_one_reason(written):
    with pytest.raises(OutputUnavailable, match="No such file|Couldn't open"):
        Output(str(written / "nowhere"))


def test_a_private_line_for_a_device_that_is_not_there_sounds_nowhere(stage, written):
    voice = stage.voice()
    say(voice, "tone 400 for 80", private=True, device=str(written / "nowhere"))
    say(voice, "tone 600 for 80")
    assert voice.wait(30)
    notices = voice.notices()
    stage.close()
    assert [tone.hz for tone in tones(stage.recording)] == [600]
    assert [(notice.id, notice.args["device"]) for notice in notices] == [
        ("output-missing", str(written / "nowhere"))
    ]


# --- two devices of a sound server


def pitches(server, name):
    """The pitches in order; where a busy machine tears a tone, it has any other for a moment."""
    found = (tone.hz for tone in tones(server.recording(name)) if tone.hz in (400, 600, 700, 800))
    return [hz for hz, _ in groupby(found)]


def test_each_device_has_what_is_for_it_and_nothing_else(server, table, until):
    voice = table.voice()
    assert voice.reaches("Buds") and not voice.reaches("Headset")
    say(voice, "tone 400 for 300")
    say(voice, "tone 600 for 300", private=True, device="Buds")
    say(voice, "tone 800 for 300")
    until(lambda: 800 in pitches(server, "Room"), pause=0.1)
    table.close()
    server.close()
    assert pitches(server, "Room") == [400, 800]
    assert pitches(server, "Buds") == [600]


def test_the_device_that_everybody_hears_is_known_by_its_name(server, table):
    assert table.voice().reaches("Room")
    assert common_output() == "Room"


def test_silence_and_a_hand_over_cut_what_sounds_on_a_second_device(server, table, until):
    voice = table.voice()
    say(voice, "tone 600 for 9000", private=True, device="Buds")
    until(lambda: 600 in pitches(server, "Buds"), pause=0.1)
    voice.purge()
    assert not table.mixer.speaking()
    time.sleep(0.5)
    table.close()
    server.close()
    assert sum(tone.ms for tone in tones(server.recording("Buds"))) < 3000
    assert pitches(server, "Room") == []


def test_a_device_that_is_unplugged_in_the_middle_of_a_line_leaves_nothing_private_in_the_room(
    server, table, until
):
    voice = table.voice()
    say(voice, "tone 600 for 3000", private=True, device="Buds")
    until(lambda: 600 in pitches(server, "Buds"), pause=0.1)
    server.unplug("Buds")
    assert voice.wait(30)  # the line is over, and the game goes on
    until(lambda: not voice.reaches("Buds"))
    say(voice, "tone 400 for 300")
    until(lambda: 400 in pitches(server, "Room"), pause=0.1)
    table.close()
    server.close()
    assert set(pitches(server, "Room")) == {400}  # a busy machine may cut the tone in two


def test_a_device_that_has_gone_is_told_once_and_one_that_has_come_is_no_loss(server, table, until):
    voice = table.voice()
    assert voice.reaches("Buds")
    assert not voice.lost_output()
    server.unplug("Buds")
    until(lambda: not voice.reaches("Buds"))
    assert voice.lost_output()
    assert not voice.lost_output()
    server.plug_in("Buds")
    until(lambda: voice.reaches("Buds"))
    assert not voice.lost_output()


def test_a_device_that_is_plugged_in_again_is_there_again(server, table, until):
    voice = table.voice()
    say(voice, "tone 600 for 300", private=True, device="Buds")
    assert voice.wait(30)
    server.unplug("Buds")
    until(lambda: not voice.reaches("Buds"))
    say(voice, "tone 700 for 300", private=True, device="Buds")
    assert voice.wait(30)
    server.plug_in("Buds")
    until(lambda: voice.reaches("Buds"))
    say(voice, "tone 800 for 300", private=True, device="Buds")
    assert voice.wait(30)
    assert [notice.id for notice in voice.notices()] == ["output-missing"]


ALONE = """
import os, sys, time
from audio.mixer import HOLD_SECONDS, Mixer
from audio.voice import Voice

mixer = Mixer()
voice = Voice(mixer, command=sys.argv[1:])
for end in (lambda: True, lambda: not mixer.is_heard):
    sys.stdin.readline()
    deadline = time.monotonic() + 5
    while not end() and time.monotonic() < deadline:
        time.sleep(0.01)
    voice.say("tone 400 for 100", kind="event", language="en")
    print("over" if voice.wait(HOLD_SECONDS + 5) else "still speaking", end(), flush=True)
os._exit(0)  # how sound is let go is not what is asked here
"""


def test_when_the_last_device_is_unplugged_lines_still_end(server, tmp_path):
    stage = Stage(tmp_path)
    command = [sys.executable, "-c", ALONE, *stage.command()]
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    try:
        child.stdin.write("\n")
        child.stdin.flush()
        assert child.stdout.readline() == "over True\n"
        for name in SoundServer.SINKS:
            server.unplug(name)
        told, _ = child.communicate("\n", timeout=60)
        assert (told, child.returncode) == ("over True\n", 0)
    finally:
        child.kill()
        child.wait()
