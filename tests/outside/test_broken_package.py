"""A package that is broken stops nothing but itself, and what is wrong with it is said in a sentence."""


def test_a_promise_that_is_broken_is_named_and_ends_with_one(bare):
    bare.program("new-game", "snap")
    messages = bare.folder / "snap" / "snap" / "locale" / "en" / "messages.ftl"
    text = messages.read_text(encoding="utf-8")
    messages.write_text(text.replace("snap-passed = ", "snap-past = "), encoding="utf-8")
    bare.announce("snap", "snap.game:Snap", bare.folder / "snap")
    told = bare.run("-m", "accessible_games.testing", "snap", "--only", "words", code=1)
    assert "BROKEN   snap: words: messages" in told and "en: no message snap-passed" in told


def test_a_package_that_does_not_load_stops_nothing_but_itself(bare):
    bare.announce("ghost", "ghost.game:Ghost")
    words = ("--players", "Ana,bot", "--front", "terminal", "--seed", "3")
    assert "Votre main" in bare.program("play", "kami", *words, "--language", "fr", typed="1\n")
    assert "ghost" in bare.program("--front", "terminal", "--language", "en", typed="1\n" * 3)
    program = "import sys; from accessible_games.cli import main; sys.exit(main(['play', 'ghost']))"
    bare.run("-c", program, code=2)
