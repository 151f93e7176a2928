"""The cache of phrases: what it keeps, and what it must not."""

import os
from array import array

import pytest

from audio.cache import PhraseCache
from audio.pcm import Pcm
from audio.protocol import Job


def job(text, rate=200):
    return Job(text, "espeak", "gmw/en", rate, 1.0)


def sound(length=100, value=7):
    return Pcm(22050, array("h", [value] * length))


def test_a_phrase_is_found_by_text_voice_rate_and_volume():
    cache = PhraseCache()
    cache.add(job("a"), sound())
    assert cache.find(job("a")) == sound()
    assert cache.find(job("b")) is None
    assert cache.find(job("a", rate=300)) is None


def test_private_phrases_are_apart_from_public_ones_and_forgotten():
    cache = PhraseCache()
    cache.add_private(job("secret"), sound(), cache.epoch)
    assert cache.find(job("secret"), private=True) == sound()
    assert cache.find(job("secret")) is None
    cache.forget_private()
    assert cache.find(job("secret"), private=True) is None


def test_a_private_line_uses_a_public_phrase_without_a_trace():
    cache = PhraseCache(memory_bytes=450)
    cache.add(job("card"), sound())
    cache.add(job("newer"), sound())
    assert cache.find(job("card"), private=True) == sound()
    cache.add(job("newest"), sound())
    assert cache.find(job("card")) is None  # the private use did not make it last longer


def test_a_private_phrase_that_was_begun_before_the_hand_over_is_not_taken_in_after_it():
    cache = PhraseCache()
    begun = cache.epoch
    cache.forget_private()
    cache.add_private(job("secret"), sound(), begun)
    assert cache.find(job("secret"), private=True) is None


def test_memory_is_bounded_and_the_least_used_goes_first():
    cache = PhraseCache(memory_bytes=650)
    for text in "abc":
        cache.add(job(text), sound())
    cache.find(job("a"))
    cache.add(job("d"), sound())
    assert [text for text in "abcd" if cache.find(job(text))] == ["a", "c", "d"]


def test_kept_phrases_are_found_by_the_next_program(tmp_path):
    PhraseCache(tmp_path / "c").add(job("a"), sound(), keep=True)
    assert PhraseCache(tmp_path / "c").find(job("a")) == sound()


def test_the_directory_holds_kept_phrases_only_and_no_words(tmp_path):
    cache = PhraseCache(tmp_path)
    cache.add(job("kept phrase"), sound(), keep=True)
    cache.add(job("public"), sound())
    cache.add_private(job("secret"), sound(), cache.epoch)
    (file,) = tmp_path.iterdir()
    assert b"kept phrase" not in file.read_bytes()
    assert "kept" not in file.name


@pytest.mark.skipif(os.name != "posix", reason="access rights of POSIX systems")
def test_only_the_user_can_read_the_directory(tmp_path):
    PhraseCache(tmp_path / "c").add(job("a"), sound(), keep=True)
    (file,) = (tmp_path / "c").iterdir()
    assert file.stat().st_mode & 0o077 == 0
    assert (tmp_path / "c").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "damage", [lambda d: d[:-3], lambda d: b"", lambda d: d[:50] + b"x" + d[51:], lambda d: b"XXXX" + d[4:]]
)
def test_a_damaged_entry_is_as_good_as_none(tmp_path, damage):
    PhraseCache(tmp_path).add(job("a"), sound(), keep=True)
    (file,) = tmp_path.iterdir()
    file.write_bytes(damage(file.read_bytes()))
    assert PhraseCache(tmp_path).find(job("a")) is None


def test_the_directory_is_bounded_and_the_oldest_go_first(tmp_path):
    cache = PhraseCache(tmp_path)
    for age, text in enumerate("abc"):
        cache.add(job(text), sound(), keep=True)
        for file in tmp_path.iterdir():
            if file.stat().st_mtime > 1000:
                os.utime(file, (age, age))
    (tmp_path / "interrupted.part").write_bytes(b"x")
    size = next(tmp_path.glob("*.speech")).stat().st_size
    again = PhraseCache(tmp_path, disk_bytes=2 * size)
    assert [text for text in "abc" if again.find(job(text))] == ["b", "c"]
    assert len(list(tmp_path.iterdir())) == 2


def test_a_directory_that_cannot_be_made_costs_nothing_but_the_keeping(tmp_path):
    (tmp_path / "file").write_text("")
    cache = PhraseCache(tmp_path / "file" / "c")
    cache.add(job("a"), sound(), keep=True)
    assert cache.find(job("a")) == sound()
