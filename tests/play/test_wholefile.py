"""Files are whole or not there, whenever the program is killed, and nothing of it stays behind."""

import os
import signal
import subprocess
import sys
import textwrap

import pytest

from accessible_games.play.wholefile import create_file, replace_file, sweep

unix_only = pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither these rights nor signals")


def test_a_file_is_replaced_as_a_whole_and_nothing_stays_beside_it(tmp_path):
    path = tmp_path / "deep" / "settings.toml"
    for text in ("first", "second"):
        replace_file(path, text.encode())
        assert path.read_text(encoding="utf-8") == text
    assert list(path.parent.iterdir()) == [path]


def test_a_name_that_is_taken_keeps_its_file(tmp_path):
    path = tmp_path / "game.jsonl"
    os.close(create_file(path, b"one"))
    with pytest.raises(FileExistsError):
        create_file(path, b"two")
    assert path.read_bytes() == b"one" and list(tmp_path.iterdir()) == [path]


@unix_only
def test_a_file_system_without_second_names_keeps_the_same_promises(tmp_path, monkeypatch):
    def refused(*_):
        raise PermissionError

    monkeypatch.setattr(os, "link", refused)
    test_a_name_that_is_taken_keeps_its_file(tmp_path)


@unix_only
@pytest.mark.parametrize("call", ["write", "fsync", "link", "replace"])
def test_a_kill_at_any_call_leaves_the_old_file_or_the_new_one_and_a_sweep_the_rest(tmp_path, call):
    """Killed in the call, before it does anything: nothing is under the name that was not there before."""
    program = textwrap.dedent(
        """
        import os, signal, sys
        from pathlib import Path
        from accessible_games.play.wholefile import create_file, replace_file
        setattr(os, sys.argv[1], lambda *_: os.kill(os.getpid(), signal.SIGKILL))
        make = replace_file if sys.argv[1] == "replace" else create_file
        make(Path(sys.argv[2]), b"whole")
        """
    )
    path = tmp_path / "game.jsonl"
    done = subprocess.run([sys.executable, "-c", program, call, str(path)], check=False)
    assert done.returncode == -signal.SIGKILL
    assert not path.exists() and len(list(tmp_path.iterdir())) == 1
    sweep(tmp_path)
    assert list(tmp_path.iterdir()) == []


@unix_only
def test_a_sweep_leaves_what_another_process_is_writing_and_what_is_not_ours(tmp_path):
    program = textwrap.dedent(
        """
        import os, sys, time
        from pathlib import Path
        from accessible_games.play import wholefile
        os.fsync = lambda _: (print("writing", flush=True), time.sleep(60))
        wholefile.replace_file(Path(sys.argv[1]), b"whole")
        """
    )
    others = [tmp_path / name for name in ("mine.new", "notes.12.new.txt", "x.12a.new")]
    for other in others:
        other.touch()
    (tmp_path / "folder.1.new").mkdir()
    (tmp_path / "link.1.new").symlink_to(others[0])
    command = [sys.executable, "-c", program, str(tmp_path / "settings.toml")]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as writer:
        assert writer.stdout.readline() == b"writing\n"
        sweep(tmp_path)
        assert (tmp_path / f"settings.toml.{writer.pid}.new").exists()
        writer.kill()
        writer.wait()
    sweep(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {
        *(other.name for other in others), "folder.1.new", "link.1.new"
    }  # fmt: skip


def test_a_sweep_of_a_folder_that_is_not_there_does_nothing(tmp_path):
    sweep(tmp_path / "nowhere")
    assert not (tmp_path / "nowhere").exists()
