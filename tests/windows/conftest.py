"""What each test of a Windows Python under Wine is given; all are skipped where there is none."""

from pathlib import Path

import pytest
from wine import FOLDER, Console, Windows


def pytest_collection_modifyitems(items):
    missing = pytest.mark.skip(reason="no Windows Python under Wine; tests/windows/run prepares one")
    for item in items:
        if Path(__file__).parent in item.path.parents and not (FOLDER / "python").is_file():
            item.add_marker(missing)


@pytest.fixture
def windows(tmp_path):
    return Windows(tmp_path)


@pytest.fixture
def console(windows):
    """Opens consoles, and closes what is left of them."""
    opened = []

    def open_console(*words: str | Path, **more: str) -> Console:
        opened.append(Console(windows, *words, **more))
        return opened[-1]

    yield open_console
    for one in opened:
        one.close()
