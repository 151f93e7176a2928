"""The guide: every page opens, from the menu and by its command, in a terminal and walked through in the window."""

import pytest
from commandline import run

from accessible_games.narration.catalogue import LANGUAGES
from accessible_games.narration.guide import PAGES, guide_page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_opens_from_the_menu_of_the_terminal_and_is_all_there(tmp_path, language):
    guide = {"en": "guide", "fr": "guide", "ja": "手引き"}[language]
    typed = "\n".join([guide, *map(str, range(1, len(PAGES) + 1)), "0", "0"])
    outcome = run(tmp_path, "--language", language, "--front", "terminal", typed=typed)
    shown = "".join(outcome.out.split()).replace("\u00a0", "")
    for page in PAGES:
        for section in guide_page(page, language):
            for text in (section.heading, *(line.text for line in section.lines)):
                assert "".join(text.split()).replace("\u00a0", "") in shown


def test_a_page_is_read_by_its_name_and_an_unknown_one_names_those_there_are(tmp_path):
    assert run(tmp_path, "guide", "kamimai", "--language", "fr").lines[0].startswith("KamiMaï")
    outcome = run(tmp_path, "guide", "poker")
    assert outcome.code == 2 and all(page in outcome.error for page in PAGES)
