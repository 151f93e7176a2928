"""A package that is broken stops nothing but itself, and what is wrong with it is said in a sentence."""

import pytest

from accessible_games.newgame import package_files


def broken(env, name="", old="", new=""):
    """A new game in whose file a text stands for another; without one the file is gone."""
    root = env.folder / "snap"
    for path, content in package_files("snap"):
        target = root.joinpath(*path.split("/"))
        target.parent.mkdir(parents=True, exist_ok=True)
        if path == f"snap/{name}":
            if not old:
                continue
            assert old in content
            content = content.replace(old, new)
        target.write_text(content, encoding="utf-8")
    env.announce("snap", "snap.game:Snap", root)
    return root / "snap"


@pytest.mark.parametrize(
    ("name", "old", "new", "code", "line", "told"),
    [
        ("game.py", "import facts, rules", "import facts, ruless", 2, "import facts,", "cannot import name 'ruless'"),
        ("rules.py", 'DECK = cards(52)', "DECK = cards(52", 2, "DECK =", "was never closed"),
        ("rules.py", 'written="draw"', 'written="draw {n}"', 2, "class Draw(", "Draw is written with {n}, and has no"),
        ("game.py", "class Snap(", "class Snapp(", 2, "", "snap.game:Snap is announced: module 'snap.game' has no"),
        ("game.py", "def answer(", "def answers(", 2, "", "snap.game:Snap is announced: Can't instantiate"),
        ("game.py", "", "", 2, "", "No module named 'snap.game'"),
        ("game.py", '("en",)', '("de",)', 1, "", "languages: de are not known; en, fr, ja are allowed"),
        ("deck.toml", "standard = 52", "standard = [", 1, "", "it is not TOML, "),
        ("deck.toml", "standard = 52", "standard = 53", 1, "", "32, 36, 40, 52, 54 are allowed"),
        ("deck.toml", "standard = 52", '[[card]]\nid = "a"', 1, "", "[[card]] number 1: an id, and copies from 1 up"),
        ("deck.toml", "standard = 52", "", 1, "", "standard = 52, or a [[card]] for each kind of card"),
        ("cues.toml", 'play = "edge"', "play = edge", 1, "", "it is not TOML, Invalid value (at line 8"),
        ("topics.toml", "moves", "move", 1, "", "topic move: deals, moves, effects, turns, scores, always are"),
        ("locale/en/messages.ftl", "snap-passed = ", "snap-passed ", 1, "snap-passed ", 'cannot be read (Expected token: "=")'),
        ("locale/en/words.ftl", "snap-word-draw", "snap-word-play", 1, "snap-word-play = draw", "stands in line 2, too"),
        ("locale/en/messages.ftl", "", "", 1, "", "there is no such file, and en is promised"),
    ],
)  # fmt: skip
def test_what_stops_a_package_is_said_in_one_sentence_that_names_the_file_and_the_line(
    bare, name, old, new, code, line, told
):
    home = broken(bare, name, old, new)
    said = bare.run("-m", "accessible_games.testing", "snap", code=code)
    (first, *others) = said.splitlines()
    assert told in first and others == (["snap: nothing else was looked at."] if code == 1 else [])
    if line:
        source = home.joinpath(*name.split("/"))
        lines = source.read_text(encoding="utf-8").splitlines()
        assert f"{source}, line {1 + next(n for n, text in enumerate(lines) if line in text)}: " in first
    elif code == 1 and name != "game.py":
        assert str(home.joinpath(*name.split("/"))) in first


@pytest.mark.parametrize(
    ("name", "old", "new", "only", "told"),
    [
        ("locale/en/messages.ftl", "snap-passed = ", "snap-past = ", "words", "locale/en/messages.ftl: no message snap-passed"),
        ("locale/en/rules.ftl", "", "", "words", "locale/en/rules.ftl: no message snap-rules-title"),
        ("cues.toml", '"edge"', '"edges"', "cue", "passed plays edges, which is no cue"),
    ],
)  # fmt: skip
def test_a_promise_that_is_broken_is_named_and_ends_with_one(bare, name, old, new, only, told):
    broken(bare, name, old, new)
    said = bare.run("-m", "accessible_games.testing", "snap", "--only", only, code=1)
    assert "BROKEN   snap: " in said and told in said


def test_an_error_in_the_rules_is_told_once_with_its_place(bare):
    home = broken(bare, "rules.py", "self.hands = [()] * seats", "self.hands = [()] * seat")
    said = bare.run("-m", "accessible_games.testing", "snap", "--only", "snap 2 players: ", code=1)
    line = 1 + (home / "rules.py").read_text(encoding="utf-8").splitlines().index(
        "        self.hands = [()] * seat"
    )
    assert said.count(f"{home / 'rules.py'}, line {line}: NameError") == 1
    assert said.count("as snap 2 players: legality") > 5


def test_a_wrong_name_no_name_and_no_such_check_are_one_sentence_each(bare):
    assert "game 'whist': not known; kami, " in bare.run("-m", "accessible_games.testing", "whist", code=2)
    assert "required: GAME" in bare.run("-m", "accessible_games.testing", code=2)
    told = bare.run("-m", "accessible_games.testing", "kami", "--only", "sekrets", code=2)
    assert told.strip() == "kami: no check has 'sekrets' in its name; --only words has, say"


def test_a_package_that_does_not_load_stops_nothing_but_itself(bare):
    bare.announce("ghost", "ghost.game:Ghost")
    words = ("--players", "Ana,bot", "--front", "terminal", "--seed", "3")
    assert "Votre main" in bare.program("play", "kami", *words, "--language", "fr", typed="1\n")
    assert "ghost" in bare.program("--front", "terminal", "--language", "en", typed="new\n1\n1\n")
    program = "import sys; from accessible_games.cli import main; sys.exit(main(['play', 'ghost']))"
    bare.run("-c", program, code=2)
