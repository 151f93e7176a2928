"""The project as a whole: its arrows, its commands, and that it stands by itself."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import accessible_games
from accessible_games.cli.verbs import PLAY_VERBS, PRINT_VERBS
from accessible_games.games import GAMES, OWN_GAMES, get_game, package_of_game
from accessible_games.narration.catalogue import catalogue
from accessible_games.testing.floors import check_floors, circle_in, imported, modules_in, under
from accessible_games.testing.notation import written
from tests.each import each

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGES = ("accessible_games", "audio", "stickers")
GUIDE = tuple((ROOT / "accessible_games" / "guide").glob("*/*.md"))

ENGINE = "accessible_games.engine"
GAMES_PACKAGE = "accessible_games.games"
NARRATION = "accessible_games.narration"
PLAY = "accessible_games.play"
REALTIME = "accessible_games.realtime"
FILES = "accessible_games.files"
DECKS = "accessible_games.decks"

# Package -> what of our own it may import, beside itself; a game's folder has floors of its own.
ARROWS = {
    FILES: (),
    ENGINE: (),
    DECKS: (ENGINE,),
    GAMES_PACKAGE: (ENGINE, FILES, DECKS),
    "accessible_games.bots": (ENGINE, GAMES_PACKAGE),
    NARRATION: (ENGINE, GAMES_PACKAGE),
    PLAY: (ENGINE, GAMES_PACKAGE, NARRATION, FILES, "accessible_games.bots"),  # whose counsel it gives
    REALTIME: (ENGINE, PLAY),
    "accessible_games.window": (ENGINE, NARRATION, PLAY, REALTIME),
    "accessible_games.hosting": (ENGINE, NARRATION, PLAY),
    # What listens asks the packaged engine, as speech does; what asks for secrets does so at a device, too;
    # what asks for advice lets it search little.
    "accessible_games.testing": (
        *(ENGINE, DECKS, GAMES_PACKAGE, NARRATION, PLAY, "accessible_games.hosting.device"),
        "accessible_games.bots.search",
        *("audio.phonemes", "audio.espeak_spelling", "audio.groups", "audio.packs"),
    ),
    "accessible_games.newgame": (),
    "accessible_games.cli": ("accessible_games", "audio", "stickers.cli"),
    "audio": (),
    "stickers": (
        *(f"{GAMES_PACKAGE}.deck", f"{GAMES_PACKAGE}.looks"),
        *(f"{NARRATION}.catalogue", f"{NARRATION}.phrases"),  # words, and where a line of them may end
        *(ENGINE, DECKS, FILES),
    ),
}

# Packages of which only the list of games, what `__init__` holds, may be imported.
LISTS = {"stickers": (GAMES_PACKAGE,)}

HEAVY = ("pygame", "pyttsx3", "reportlab", "pikepdf", "pypdfium2", "cv2", "fluent", "babel", "platformdirs")


MODULES = [module for package in PACKAGES for module in modules_in(ROOT / package, package)]


def owner(name):
    return max((package for package in ARROWS if under(name, package)), key=len, default=None)


OUTSIDE_OF_GAMES = [
    (name, path) for name, path in MODULES if not any(under(name, package_of_game(game)) for game in GAMES)
]


@pytest.mark.parametrize("game", GAMES)
def test_each_module_of_a_game_imports_only_what_its_floor_may(game):
    assert list(check_floors(get_game(game))) == []


@each(("name", "path"), OUTSIDE_OF_GAMES)
def test_each_module_imports_only_along_the_arrows(name, path):
    package = owner(name)
    if package is None:  # the top package and its __main__, which only starts the command line
        ours = {target for target in imported(name, path) if target.partition(".")[0] in PACKAGES}
        assert ours <= {"accessible_games.cli"}
        return
    for target in imported(name, path):
        if target.partition(".")[0] in PACKAGES:
            listed = target in LISTS.get(package, ()) or target == "accessible_games"  # the version
            assert listed or any(under(target, allowed) for allowed in (package, *ARROWS[package])), target


@each(("name", "path"), [(name, path) for name, path in MODULES if under(name, ENGINE)])
def test_the_engine_imports_nothing_but_the_standard_library(name, path):
    for target in imported(name, path):
        assert under(target, ENGINE) or target.partition(".")[0] in sys.stdlib_module_names, target


def test_help_imports_nothing_heavy():
    program = (
        "import sys; from accessible_games.cli import main; main(['--help']); "
        f"print([name for name in {HEAVY} if name in sys.modules], file=sys.stderr)"
    )
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment)
    assert done.stderr.strip() == "[]"


def shell_blocks():
    return re.findall(r"^```sh\n(.*?)\n```$", README, flags=re.MULTILINE | re.DOTALL)


def test_the_readme_opens_with_the_two_commands_each_on_one_line():
    play, test = shell_blocks()[:2]
    for line in (play, test):
        assert "\n" not in line and line.startswith("python3 -m venv .venv && .venv/bin/pip install ")
    assert play.endswith(" && .venv/bin/accessible-games")
    assert test.endswith(" && .venv/bin/python -m pytest -n 3 --dist worksteal")


@pytest.mark.skipif(not shutil.which("bash") or not shutil.which("awk"), reason="there is no bash or awk")
def test_the_checks_run_the_test_command_of_the_readme():
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    (extraction,) = re.findall(r"^test_command=\$\((.*)\)$", script, flags=re.MULTILINE)
    done = subprocess.run(["bash", "-c", extraction], capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stdout.strip() == shell_blocks()[1]
    assert 'bash -euc "$test_command"' in script


def test_every_command_that_the_documents_name_exists():
    named = set()
    for path in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md"), *GUIDE):
        named |= set(re.findall(r"accessible-games ([a-z][a-z-]+)", path.read_text(encoding="utf-8")))
    assert named <= {*PLAY_VERBS, *PRINT_VERBS}


def test_every_link_of_the_documents_leads_to_a_file():
    for path in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")):
        for target in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
            assert target.startswith("https://") or (path.parent / target).exists(), f"{path.name}: {target}"


def test_every_path_that_the_instructions_name_exists():
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for target in re.findall(r"`((?:accessible_games|audio|stickers|tests|docs)/[^`<*]*)`", text):
        assert (ROOT / target).exists(), target


def test_every_dependency_is_explained_in_the_readme():
    required = PROJECT["project"]["dependencies"]
    optional = [text for name, extra in PROJECT["project"]["optional-dependencies"].items()
                for text in extra if name != "test"]  # fmt: skip
    for requirement in (*required, *optional):
        name = re.split(r"[<>=\[ ]", requirement)[0]
        assert f"| {name}" in README, name
        assert name in (ROOT / "LICENSE").read_text(encoding="utf-8"), name


def test_a_dependency_whose_insides_are_touched_is_bounded():
    touched = {"pyttsx3", "espeakng-loader", "pygame-ce", "fluent.runtime", "reportlab", "pypdfium2",
               "fontpkg-atkinson-hyperlegible", "pyopenjtalk-plus", "py-nanotts", "prismatoid"}  # fmt: skip
    extras = PROJECT["project"]["optional-dependencies"].items()
    every = [*PROJECT["project"]["dependencies"], *(text for name, extra in extras if name != "test" for text in extra)]
    bounded = {re.split(r"[<>=]", requirement)[0] for requirement in every if "<" in requirement}
    assert touched <= bounded


def test_the_portable_folders_take_along_what_the_program_needs_each_held_by_hash():
    for system in ("windows", "linux"):
        lines = (ROOT / "packaging" / f"{system}.lock").read_text(encoding="utf-8").splitlines()[1:]
        assert all(re.fullmatch(r"[\w.-]+==[\w.]+ --hash=sha256:[0-9a-f]{64}", line) for line in lines)
        locked = {line.partition("==")[0] for line in lines}
        needed = {re.split(r"[<>=\[ ]", text)[0] for text in PROJECT["project"]["dependencies"]}
        assert needed <= locked


def test_the_version_is_the_same_everywhere():
    assert accessible_games.__version__ == PROJECT["project"]["version"]


def test_every_game_has_a_title_in_each_language():
    for locale in ("en", "fr", "ja", "ja-Hrkt"):
        for game in GAMES:
            assert catalogue(locale, f"{game}-menu").text(f"{game}-title".replace("_", "-"))


def test_nothing_refers_to_a_path_outside_of_the_project():
    # Spelt in pieces, so that this file does not find itself.
    outside = re.compile("|".join(["/" + folder + "/" for folder in ("work", "tmp", "root", "home")]))
    suffixes = {".py", ".md", ".toml", ".ftl", ".txt", ".yml", ".lock", ".c", ""}
    for folder in (*PACKAGES, "tests", "docs", "bench", "packaging", ".ci", ".github"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and path.suffix in suffixes and "__pycache__" not in path.parts:
                found = outside.search(path.read_text(encoding="utf-8"))
                assert not found, f"{path.relative_to(ROOT)}: {found and found.group()}"


def test_the_notation_of_games_that_say_it_themselves_stands_in_its_page_as_they_say_it():
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    assert page == written(page), "python -m accessible_games.testing.notation"
    for name in GAMES:
        title = {"magi_kitchen": "Magi Kitchen", "kamimai": "KamiMaï"}.get(name, name.title())
        assert f"\n## {title}\n" in page


@pytest.mark.parametrize("game", OWN_GAMES)
def test_no_file_of_a_game_imports_in_a_circle_not_even_for_its_types(game):
    assert circle_in(ROOT / "accessible_games" / "games" / game, f"{GAMES_PACKAGE}.{game}") == []


@pytest.mark.parametrize("package", ["play", "realtime", "window", "cli"])
def test_no_file_of_the_host_imports_in_a_circle_not_even_for_its_types(package):
    assert circle_in(ROOT / "accessible_games" / package, f"accessible_games.{package}") == []
