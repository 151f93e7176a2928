"""Reading files that people name."""

import pytest

from accessible_games import files


def test_a_file_is_read_whole(tmp_path):
    (tmp_path / "plain").write_bytes(b"\r\n\x00\x1a rest")
    assert files.read_file(tmp_path / "plain") == b"\r\n\x00\x1a rest"


def test_a_folder_is_no_file(tmp_path):
    with pytest.raises(OSError):
        files.read_file(tmp_path)


def test_a_file_larger_than_anything_the_program_reads_is_refused_unread(tmp_path):
    with open(tmp_path / "large", "wb") as file:
        file.truncate(files.LARGEST + 1)  # a hole: no disk is filled
    with pytest.raises(OSError, match="64 megabytes"):
        files.read_file(tmp_path / "large")
