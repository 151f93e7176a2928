"""One environment for all tests, in which the examples and a new game are installed from their folders."""

import re
import time

import pytest
from environment import ROOT, Environment

GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## Add a language")[0]
STEPS = re.findall(r"```sh\n\s*(.*?)\n\s*```", GUIDE)
"""The lines of the guide: a package is written, installed, played, held to its promises."""


@pytest.fixture(scope="session")
def env(tmp_path_factory):
    """The environment; of several processes of tests the first one makes it, and the others wait for it."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if base.name.startswith("popen-") else base) / "outside"
    made, ready, failed = Environment(folder), folder / "ready", folder / "failed"
    try:
        folder.mkdir()
    except FileExistsError:
        deadline = time.monotonic() + 110
        while not ready.exists():
            assert time.monotonic() < deadline, "the environment was not made in time"
            if failed.exists():
                pytest.skip("another process could not make the environment")
            time.sleep(0.2)
        return made
    try:
        made.make()
        made.program(*STEPS[0].split()[1:])
        examples = ROOT / "examples"
        made.install(examples / "crazy-eights", examples / "spades", folder / "old_maid")
    except BaseException:
        failed.touch()
        raise
    ready.touch()
    return made


@pytest.fixture
def bare(tmp_path):
    """An environment with no game but our own."""
    made = Environment(tmp_path / "bare")
    made.make()
    return made
