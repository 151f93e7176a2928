"""Voices of optional packages: who reads what, and what happens when such a package fails."""

import contextlib
import os
import signal
import sys
from pathlib import Path

import pytest

from audio.engine_pool import EnginePool
from audio.extras import EXTRAS, Extra
from audio.protocol import Job
from audio.synthesiser import Synthesiser, child_command
from audio.voices import SLOW_MS, Quickness, VoiceInfo, VoiceSettings, choose_voice

linux = pytest.mark.skipif(sys.platform != "linux", reason="the packaged engine is the default on Linux only")

SAPI = VoiceInfo("haruka", "Haruka", ("ja-jp",), "sapi5")
MEI = VoiceInfo("mei", "Mei", ("ja-jp", "ja"), "no_engine")
ESPEAK = VoiceInfo("jpx/ja", "Japanese", ("ja",), "espeak")
BROKEN = Extra("no_engine", "no_such_module", "japanese", "no-such-package", (MEI,))


def chosen(*voices):
    return choose_voice("ja", voices)


def test_the_systems_voice_comes_before_an_extra_and_an_extra_before_espeak():
    assert chosen(ESPEAK, MEI, SAPI) is SAPI
    assert chosen(ESPEAK, MEI) is MEI
    assert chosen(ESPEAK) is ESPEAK


def test_a_voice_that_is_slow_or_no_better_is_chosen_by_people_only():
    slow = VoiceInfo("mei", "Mei", ("ja",), "openjtalk", first_ms=SLOW_MS + 1)
    dull = VoiceInfo("pico", "Pico", ("ja",), "pico", by_choice=True)
    assert chosen(ESPEAK, slow, dull) is ESPEAK
    assert chosen(slow, dull) is slow  # better than none
    in_time = VoiceInfo("mei", "Mei", ("ja",), "openjtalk", first_ms=SLOW_MS)
    assert chosen(ESPEAK, in_time) is in_time


def test_a_voice_that_keeps_people_waiting_on_this_machine_gives_way_for_good():
    quickness = Quickness()
    pico, espeak = (
        VoiceInfo("pico-en", "Pico", ("en",), "pico"),
        VoiceInfo("en", "English", ("en",), "espeak"),
    )

    def reads():
        return choose_voice("en", [quickness.seen(pico), quickness.seen(espeak)])

    # Nine of ten within 150 ms is enough, and one busy moment is no verdict.
    assert not any(quickness.note("pico", "pico-en", 400 if n in (3, 9) else 90) for n in range(40))
    assert reads().id == "pico-en"
    found = [quickness.note("pico", "pico-en", 160) for _ in range(20)]
    assert found.count(True) == 1, "it is found slow, and told, once"
    assert reads() == espeak
    for _ in range(40):
        assert not quickness.note("pico", "pico-en", 20)
    assert reads() == espeak
    assert not any(quickness.note("espeak", "en", 900) for _ in range(40)), "eSpeak reads where no other does"


def test_a_voice_that_was_made_to_joke_does_not_read_by_itself():
    albert = VoiceInfo("albert", "Albert", ("en-us",), "nsss")
    samantha = VoiceInfo("samantha", "Samantha", ("en-us",), "nsss")
    assert choose_voice("en", [albert, samantha]) is samantha
    assert choose_voice("en", [albert]) is albert


@linux
def test_an_extra_that_does_not_start_is_dropped_and_espeak_reads_kana(stage):
    pytest.importorskip("espeakng_loader", reason="the packaged eSpeak NG is not installed")
    voice = stage.voice(command=child_command(), job_timeout=3.0, extras=(BROKEN,))
    assert voice.needs_kana("ja")
    assert "mei" not in [one.id for one in voice.voices("ja")]
    voice.say("やまふだわ さんまいです。", kind="event", language="ja")
    assert voice.wait(30)
    assert voice.notices() == []


def test_what_an_extra_offers_is_told_without_starting_it(stage):
    voice = stage.voice(extras=(BROKEN,))
    assert [one.id for one in voice.voices("ja")] == ["mei"]
    assert len(stage.child_pids()) == 1


def test_a_line_written_in_kanji_is_not_spelt_by_espeak_when_its_voice_is_gone(stage, monkeypatch):
    """eSpeak says "Chinese letter" for each: the notice that the line stands in the text is better."""
    voice = stage.voice(extras=())
    monkeypatch.setattr(
        type(voice._engines), "voices", property(lambda pool: (VoiceInfo("ja", "ja", ("ja",), "espeak"),))
    )
    voice.say("手札は三枚です。", kind="event", language="ja")
    assert voice.wait(30)
    assert [notice.id for notice in voice.notices()] == ["speech-lost"]
    assert stage.jobs() == []


@pytest.mark.parametrize("extra", EXTRAS, ids=lambda extra: extra.engine)
def test_each_voice_of_an_installed_extra_speaks_and_minds_rate_volume_and_pitch(extra):
    if not extra.installed:
        pytest.skip(f"pip install '.[{extra.name}]' brings {extra.module}")
    synthesiser = Synthesiser(child_command(extra.engine, ()), job_timeout=20.0)
    text = {"ja": "山札は十二枚です。", "fr": "Il reste douze cartes.", "en": "Twelve cards are left."}
    try:
        synthesiser.start()
        assert synthesiser.voices == extra.voices
        for voice in extra.voices:
            line = text[voice.tags[0][:2]]

            def made(rate=200, volume=1.0, pitch=50, line=line, voice=voice):
                return synthesiser.synthesise(Job(line, extra.engine, voice.id, rate, volume, pitch))

            usual = made()
            assert 0.6 < usual.seconds < 3.0
            assert made(rate=400).seconds < 0.7 * usual.seconds
            assert max(made(volume=0.4).samples) < 0.6 * max(usual.samples)
            assert pitch(made(pitch=62)) > 1.05 * pitch(usual) > 1.15 * pitch(made(pitch=35))
    finally:
        synthesiser.close()


def pitch(sound):
    """The median pitch in Hz of the loud tenths of a second, by the best shift of each onto itself."""
    step = sound.rate // 4000
    slow = [sum(sound.samples[at : at + step]) / step for at in range(0, len(sound.samples) - step, step)]
    frames = [slow[at : at + 400] for at in range(0, len(slow) - 400, 400)]
    loudest = max(sum(x * x for x in frame) for frame in frames)
    found = []
    for frame in frames:
        if sum(x * x for x in frame) > loudest / 4:
            alike = {
                shift: sum(a * b for a, b in zip(frame[:-80], frame[shift:], strict=False))
                for shift in range(8, 60)
            }
            found.append(4000 / max(alike, key=alike.get))
    return sorted(found)[len(found) // 2]


def test_focus_can_have_another_voice_than_events(stage):
    other = VoiceSettings(voice="fr", rate=300)
    voice = stage.voice(settings={"en": VoiceSettings(focus=other)})
    assert voice.settings("en").focus == other
    jobs = []
    make = type(voice._engines).synthesise

    def note(pool, job):
        jobs.append((job.voice, job.rate))
        return make(pool, job)

    voice._engines.synthesise = note.__get__(voice._engines)
    for kind in ("event", "focus", "answer"):
        voice.say("tone 400 for 50", kind=kind, language="en")
        assert voice.wait(30)
    assert jobs == [("en", 200), ("fr", 300)]  # and the answer from the cache


@linux
@pytest.mark.parametrize("extra", EXTRAS, ids=lambda extra: extra.engine)
def test_an_extra_whose_process_dies_is_started_again_and_no_line_is_lost(extra, stage):
    if not extra.installed:
        pytest.skip(f"pip install '.[{extra.name}]' brings {extra.module}")
    pool = EnginePool(Synthesiser(stage.command()), [extra])
    voice = extra.voices[0]
    job = Job("山札です。" if voice.tags[0] == "ja-jp" else "Douze cartes.", extra.engine, voice.id, 200, 1.0)
    try:
        pool.start()
        assert pool.synthesise(job).seconds > 0.4
        (child,) = children_of(os.getpid(), extra.engine)
        os.kill(child, signal.SIGKILL)
        assert pool.synthesise(job).seconds > 0.4
        assert children_of(os.getpid(), extra.engine) not in ([], [child])
        assert len(stage.child_pids()) == 1  # the others were not touched
    finally:
        pool.close()
    assert children_of(os.getpid(), extra.engine) == []


def children_of(parent, engine):
    """Process ids of the children that were started with an engine's name."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError, IndexError):
            words = (stat.parent / "cmdline").read_bytes().split(b"\0")
            if int(stat.read_text().rpartition(")")[2].split()[1]) == parent and engine.encode() in words:
                found.append(int(stat.parent.name))
    return found
