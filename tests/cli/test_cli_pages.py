"""Text that is taken along: a file of its owner's alone, or the clipboard where a window is open."""

import stat
import subprocess
import sys

import pytest
from commandline import ROOT

from accessible_games.cli.pages import TextPages


def test_without_a_window_what_is_copied_is_a_file_of_its_owners_alone(tmp_path):
    path = TextPages(tmp_path / "new").copy("Ana lays a tower. 塔")
    (file,) = (tmp_path / "new").iterdir()
    assert str(file) == path
    assert file.read_text(encoding="utf-8") == "Ana lays a tower. 塔\n"
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_texts_of_one_second_do_not_replace_each_other(tmp_path):
    pages = TextPages(tmp_path)
    paths = {pages.write(f"{number}") for number in range(20)}
    assert len(paths) == 20
    assert {path.read_text() for path in tmp_path.iterdir()} == {f"{number}\n" for number in range(20)}


def test_a_folder_that_cannot_be_made_is_an_os_error(tmp_path):
    (tmp_path / "texts").write_text("in the way")
    with pytest.raises(OSError):
        TextPages(tmp_path / "texts").write("x")


CLIPBOARD = """
import sys
from pathlib import Path
import pygame
from accessible_games.cli.pages import TextPages
pages = TextPages(Path(sys.argv[1]))
pygame.display.init()
assert pages.copy("no window") != ""
pygame.display.set_mode((100, 100))
print(repr(pages.copy("Ana lays a tower. 塔")), pygame.scrap.get_text() == "Ana lays a tower. 塔")
"""


def test_with_a_window_it_is_in_the_clipboard(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", CLIPBOARD, str(tmp_path)],
        env={
            "SDL_VIDEODRIVER": "dummy",
            "PYTHONPATH": str(ROOT),
            "PYTHONUTF8": "1",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        },
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.stdout == "'' True\n", done.stderr
    assert len(list(tmp_path.iterdir())) == 1
