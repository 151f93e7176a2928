"""The settings of speech and keys, in the terminal's menu: chosen, kept, and read back."""

from clerk import session

from accessible_games.cli.choices import choose_keys, choose_settings
from accessible_games.play.settings import load_settings


def test_each_is_chosen_from_the_menu_and_stands_in_the_file(tmp_path, monkeypatch):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    typed = ["1", "2", "2", "3", "3", "120", "4", "1000", "5", "2", "6"]
    made = session(*typed)
    choose_keys(made)
    kept = load_settings(made.folders.settings).settings
    assert kept.skipped == "history"
    window = kept.window
    assert (window.echo, window.bounce_ms, window.hold_ms, window.bounce_in_duels) == (
        "both",
        120,
        1000,
        True,
    )


def test_a_number_beyond_the_bounds_is_not_taken(tmp_path, monkeypatch):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    made = session("3", "501", "500", "4", "1001", "0", "6")
    choose_keys(made)
    assert (made.settings.window.bounce_ms, made.settings.window.hold_ms) == (500, 0)


def test_the_menu_of_settings_leads_there(tmp_path, monkeypatch):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    made = session("speech and keys", "hold", "250", "0", "0")
    choose_settings(made)
    assert made.settings.window.hold_ms == 250


def test_a_file_with_values_that_are_not_allowed_says_which_are(tmp_path):
    path = tmp_path / "settings.toml"
    for line, allowed in (
        ('skipped = "never"', '"after", "history"'),
        ('[window]\necho = "lines"', '"letters", "words", "both", "none"'),
        ("[window]\nbounce_ms = 501", "0 to 500"),
        ("[window]\nhold_ms = -1", "0 to 1000"),
    ):
        path.write_text(line, encoding="utf-8")
        assert allowed in load_settings(path).fault
