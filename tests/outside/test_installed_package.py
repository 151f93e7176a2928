"""A game's package, installed from its folder into an environment of its own, is a game like any other."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "crazy-eights"
GAME = "crazy_eights"


class Environment:
    """A Python with the program as it is here, a home of its own, and packages that are installed into it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
        windows = os.name == "nt"
        self.python = folder / ("Scripts/python.exe" if windows else "bin/python")
        scheme = {"base": str(folder), "platbase": str(folder)}
        site = Path(sysconfig.get_path("purelib", "nt" if windows else "venv", scheme))
        lent = [str(ROOT), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
        (site / "program.pth").write_text("\n".join(dict.fromkeys(lent)) + "\n", encoding="utf-8")

    def install(self, package: Path) -> None:
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "-q", "--no-deps"]
        done = subprocess.run([*pip, str(package)], capture_output=True, text=True, timeout=300)
        if done.returncode and "hatchling" in done.stderr:
            pytest.skip("pip cannot fetch hatchling, which builds packages")
        assert not done.returncode, done.stderr

    def run(self, *words: str, typed: str = "", code: int = 0) -> str:
        environment = os.environ | {
            "ACCESSIBLE_GAMES_HOME": str(self.folder / "home"),
            "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONIOENCODING": "utf-8", "COLUMNS": "200",
        }  # fmt: skip
        environment.pop("PYTHONPATH", None)
        done = subprocess.run(
            [str(self.python), *words], input=typed, capture_output=True, text=True, encoding="utf-8",
            timeout=300, env=environment, cwd=self.folder,
        )  # fmt: skip
        assert done.returncode == code, done.stdout[-2000:] + done.stderr[-2000:]
        assert "Traceback" not in done.stderr
        return done.stdout

    def program(self, *words: str, typed: str = "", code: int = 0) -> str:
        return self.run("-m", "accessible_games", *words, typed=typed, code=code)


@pytest.fixture(scope="module")
def env(tmp_path_factory):
    made = Environment(tmp_path_factory.mktemp("env"))
    made.install(EXAMPLE)
    return made


def test_it_stands_in_the_list_of_games_behind_our_own(env):
    told = env.run("-c", "from accessible_games.games import GAMES; print(*GAMES)").split()
    assert told[0] == "kami" and told[-1] == GAME


def test_it_is_played_to_the_end_alone_and_says_once_that_it_has_one_language(env):
    words = ("play", GAME, "--players", "Ana,bot", "--language", "fr", "--front", "terminal", "--seed", "3")
    told = env.program(*words, typed="1\n" * 150)
    assert told.count("n'existe pas en français\u00a0; la partie continue en anglais.") == 1
    assert "Your hand:" in told and " won, with " in told


def test_it_is_played_by_two_at_one_keyboard_and_neither_reads_the_others_hand(env):
    words = ("play", GAME, "--players", "Ana,Ben", "--front", "terminal", "--seed", "3")
    told = env.program(*words, typed="\n1\n" * 200)
    assert " won, with " in told
    turns = told.split("Ben: ")[0]
    assert "Ben is dealt" not in turns


def test_it_is_played_in_the_window(env):
    script = str(Path(__file__).with_name("in_window.py"))
    told = env.run(script, GAME, "Ana", "Ben")
    assert told.strip().endswith("\nover")
    assert " won, with " in told and "Ben: press Enter." in told


def test_it_is_left_gone_on_with_replayed_and_simulated(env):
    words = ("play", GAME, "--players", "Ana,bot", "--front", "terminal", "--seed", "4")
    assert "saved" in env.program(*words, typed="1\n")
    assert " won, with " in env.program("resume", "--front", "terminal", typed="\n" + "1\n" * 150)
    journal = next((env.folder / "home" / "journals" / "over").glob(f"*-{GAME}.jsonl"))
    assert "lies face up" in env.program("replay", str(journal))
    assert "200 games" in env.program("simulate", GAME, "--games", "200")


def test_its_rules_are_read_its_cues_known_and_a_wrong_move_is_refused_in_words(env):
    assert "Be the first to get rid" in env.program("rules", GAME, "--front", "terminal")
    words = ("play", GAME, "--players", "Ana,bot", "--front", "terminal", "--seed", "3")
    told = env.program(*words, typed="play king of spades\nplay king of clubs\n")
    assert "King of spades is not in the hand." in told.replace("The king", "King")
    assert "does not follow the 8 of diamonds" in told


def test_its_cards_are_printed_and_read_back(env):
    env.program("stickers", GAME, "-o", "marks.pdf")
    env.program("cards", GAME, "-o", "cards.pdf", "--only", "as:1,10h:1")
    assert env.program("check", "marks.pdf")


def test_each_step_of_the_guide_does_what_it_says(env):
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    new, install, play, hold = re.findall(r"```sh\n\s*(.*?)\n\s*```", guide.split("## Add a language")[0])
    assert new.startswith("accessible-games ") and "pip install -e ./old_maid" in env.program(*new.split()[1:])
    assert install == "pip install -e ./old_maid"
    env.install(env.folder / "old_maid")
    words = (*play.split()[1:], "--front", "terminal", "--seed", "3")
    told = env.program(*words, typed="1\n" * 150)
    assert "A new game of Old Maid." in told and " won, with " in told
    assert hold == "python -m accessible_games.testing old_maid"
    for only in ("words", "2 players: secrets", "2 players: replay"):
        assert "0 do not" in env.run(*hold.split()[1:], "--only", only)


def test_a_promise_that_is_broken_is_named_and_ends_with_one(env):
    env.program("new-game", "snap")
    messages = env.folder / "snap" / "snap" / "locale" / "en" / "messages.ftl"
    text = messages.read_text(encoding="utf-8")
    messages.write_text(text.replace("snap-passed = ", "snap-past = "), encoding="utf-8")
    env.install(env.folder / "snap")
    told = env.run("-m", "accessible_games.testing", "snap", "--only", "words", code=1)
    assert "BROKEN   snap: words: messages" in told and "en: no message snap-passed" in told
    assert env.run("-m", "accessible_games.testing", "whist", code=2) == ""


def test_a_package_that_does_not_load_stops_nothing_but_itself(env):
    info = next(env.folder.rglob("crazy_eights-1.0.dist-info")).with_name("ghost-1.0.dist-info")
    info.mkdir()
    (info / "entry_points.txt").write_text("[accessible_games.games]\nghost = ghost.game:Ghost\n")
    words = ("--players", "Ana,bot", "--front", "terminal", "--seed", "3")
    assert "Votre main" in env.program("play", "kami", *words, "--language", "fr", typed="1\n")
    assert "ghost" in env.program("--front", "terminal", "--language", "en", typed="1\n" * 3)
    program = "import sys; from accessible_games.cli import main; sys.exit(main(['play', 'ghost']))"
    env.run("-c", program, code=2)
    shutil.rmtree(info)
