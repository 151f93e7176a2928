"""Writing files: all or nothing, and never over what somebody has."""

import os

import pytest

from accessible_games.engine import OptionError
from stickers.output import write_all


def test_files_are_written_and_nothing_else_is_left(tmp_path):
    write_all({tmp_path / "a.pdf": b"one", tmp_path / "a.txt": b"two"}, force=False)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"a.pdf": b"one", "a.txt": b"two"}


def test_an_existing_file_is_kept_unless_forced(tmp_path):
    target = tmp_path / "a.pdf"
    target.write_bytes(b"mine")
    with pytest.raises(OptionError, match="--force"):
        write_all({tmp_path / "b.txt": b"new", target: b"new"}, force=False)
    assert [path.name for path in tmp_path.iterdir()] == ["a.pdf"]
    assert target.read_bytes() == b"mine"
    write_all({target: b"new"}, force=True)
    assert target.read_bytes() == b"new"


def test_a_folder_that_is_not_there_is_named(tmp_path):
    with pytest.raises(OptionError, match="no folder"):
        write_all({tmp_path / "gone" / "a.pdf": b""}, force=False)
    with pytest.raises(OptionError, match="is a folder"):
        write_all({tmp_path: b""}, force=True)


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root, and whoever is on Windows, may write there"
)
def test_a_folder_without_permission_is_refused(tmp_path):
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(OptionError, match="cannot be written"):
            write_all({tmp_path / "a.pdf": b""}, force=False)
    finally:
        tmp_path.chmod(0o700)


def test_a_full_disk_leaves_the_old_file_and_no_temporary_one(tmp_path):
    target = tmp_path / "a.pdf"
    target.write_bytes(b"old")
    limit = pytest.importorskip("resource")
    soft, hard = limit.getrlimit(limit.RLIMIT_FSIZE)
    signal = pytest.importorskip("signal")
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    limit.setrlimit(limit.RLIMIT_FSIZE, (1000, hard))
    try:
        with pytest.raises(OptionError, match="cannot be written"):
            write_all({tmp_path / "b.txt": b"small", target: b"x" * 100_000}, force=True)
    finally:
        limit.setrlimit(limit.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, before)
    assert [path.name for path in tmp_path.iterdir()] == ["a.pdf"]
    assert target.read_bytes() == b"old"


def test_a_written_file_may_be_read_by_whom_the_system_lets_read_others(tmp_path):
    (tmp_path / "plain").write_bytes(b"")
    write_all({tmp_path / "a.pdf": b""}, force=False)
    assert (tmp_path / "a.pdf").stat().st_mode == (tmp_path / "plain").stat().st_mode
