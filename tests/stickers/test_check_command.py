"""The command `check`: exit codes, one line for each fault and each refusal, in three languages."""

import json
import zlib
from importlib.resources import files

import pikepdf
import pytest
from check_drawing import circle_operators, stickers, tampered
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stickers.__main__ import main
from stickers.check.faults import Fault

LANGUAGES = ["en", "fr", "ja"]
DOT = (7.2 + 4 + 0.664, 15.1 + 4 + 0.664)


@pytest.fixture(scope="module")
def kami(tmp_path_factory):
    """One sheet, a sticker of each kind."""
    return stickers(tmp_path_factory.mktemp("command") / "kami.pdf", "kami", one_each=True)


@pytest.fixture(scope="module")
def cards(tmp_path_factory):
    path = tmp_path_factory.mktemp("command") / "cards.pdf"
    assert main(["cards", "kami", "-o", str(path), "--only", "warrior:1,tower:1", "--language", "en"]) == 0
    return path


def run(capsys, *arguments):
    code = main(["check", *map(str, arguments)])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_a_good_file_gives_0_and_one_line(tmp_path, capsys):
    kami = stickers(tmp_path / "kami.pdf", "kami")
    expected = "kami.pdf is right. Read at 300 dots per inch: 2 sheets with 32 stickers.\n"
    assert run(capsys, kami, "--language", "en") == (0, expected, "")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Page 1, cell 1, warrior. The mark is two dots, which means horseman; it should"),
        ("fr", "Page 1, case 1, soldat. On lit deux points, ce qui veut dire cavalier ; il"),
        ("ja", "1ページ、マス1、戦士。印は、点2つで、騎兵になってしまいます。正しくは、"),
    ],
)
def test_a_fault_gives_1_and_a_line_with_page_cell_and_card_in_each_language(
    kami, tmp_path, capsys, language, line
):
    bad = tampered(kami, tmp_path / "bad.pdf", after=circle_operators(DOT[0] + 5, DOT[1], 1.328, 0))
    code, out, err = run(capsys, bad, "--language", language)
    assert (code, err) == (1, "")
    assert out.splitlines()[0] == line


def test_three_points_in_a_row_of_a_square_are_right_in_whatever_way_they_are_drawn(tmp_path, capsys):
    table = tmp_path / "numbers.csv"
    table.write_text("id,name,copies,number\na,sixty,1,60\nb,eighty,1,80\nc,ninety,1,90\n", encoding="utf-8")
    for method in ("swell", "punch"):
        path = tmp_path / f"{method}.pdf"
        command = ("stickers", "numbers", "--data", str(table), "--method", method, "--allow-large")
        assert main([*command, "-o", str(path)]) == 0
        assert run(capsys, path)[0] == 0, method


def test_good_cards_give_0(cards, capsys):
    code, out, _ = run(capsys, cards, "--language", "en")
    assert code == 0
    assert "1 sheet with 2 cards" in " ".join(out.split())


def test_a_card_with_other_words_is_found(cards, tmp_path, capsys):
    def rename(listing):
        listing["pages"][0][1]["text"] = "castle"

    bad = tampered(cards, tmp_path / "bad.pdf", listing=rename)
    code, out, _ = run(capsys, bad, "--language", "en")
    assert code == 1
    assert "cell 2, tower" in out and "castle" in out


def test_something_in_the_place_of_no_card_is_found(cards, tmp_path, capsys):
    with pikepdf.open(cards) as document:
        attachment = document.attachments["accessible-games.json"].get_file().read_bytes()
    page = json.loads(attachment)["sheet_pages"][0] - 1
    bad = tampered(cards, tmp_path / "bad.pdf", page=page, after=circle_operators(170, 50, 5, 0))
    code, out, _ = run(capsys, bad, "--language", "en")
    assert code == 1
    assert "cell 3. This place must be empty" in out


def no_such_file(kami, folder):
    return folder / "nothing.pdf"


def no_pdf(kami, folder):
    (folder / "a.pdf").write_text("hello")
    return folder / "a.pdf"


def cut_short(kami, folder):
    (folder / "a.pdf").write_bytes(kami.read_bytes()[:9000])
    return folder / "a.pdf"


def cut_in_the_middle(kami, folder):
    content = kami.read_bytes()
    (folder / "a.pdf").write_bytes(content[: len(content) // 2] + content[-200:])
    return folder / "a.pdf"


def not_ours(kami, folder):
    with pikepdf.new() as document:
        document.add_blank_page()
        document.save(folder / "a.pdf")
    return folder / "a.pdf"


def locked(kami, folder):
    with pikepdf.open(kami) as document:
        document.save(folder / "a.pdf", encryption=pikepdf.Encryption(owner="secret", user="secret"))
    return folder / "a.pdf"


def newer(kami, folder):
    return tampered(kami, folder / "a.pdf", listing=lambda table: table.update(format=99))


def broken_list(kami, folder):
    return tampered(kami, folder / "a.pdf", listing=lambda table: table.pop("stock"))


def wrong_cell(kami, folder):
    return tampered(kami, folder / "a.pdf", listing=lambda table: table["pages"][0][0].update(cell="x"))


def unknown_method(kami, folder):
    return tampered(kami, folder / "a.pdf", listing=lambda table: table.update(method="magic"))


def half_a_stock(kami, folder):
    return tampered(kami, folder / "a.pdf", listing=lambda table: table["stock"].pop("px"))


def half_a_profile(kami, folder):
    return tampered(kami, folder / "a.pdf", listing=lambda table: table["profile"].pop("dot"))


def too_few_pages(kami, folder):
    return tampered(kami, folder / "a.pdf", listing=lambda table: table.update(sheet_pages=[1, 77]))


def changed(kami, folder, change):
    with pikepdf.open(kami) as document:
        change(document)
        document.save(folder / "a.pdf")
    return folder / "a.pdf"


def no_page(kami, folder):
    return changed(kami, folder, lambda document: document.Root.Pages.Kids.__setitem__(0, 0))


def page_of_no_kind(kami, folder):
    return changed(kami, folder, lambda document: setattr(document.pages[0].obj, "Type", pikepdf.Name.Page1))


def vast_page(kami, folder):
    """Rendered, it would take more memory than there is."""
    box = pikepdf.Array([0, 0, 10**7, 10**7])
    return changed(kami, folder, lambda document: setattr(document.pages[0].obj, "MediaBox", box))


REFUSED = [
    no_page, page_of_no_kind, vast_page, no_such_file, no_pdf, cut_short, cut_in_the_middle, not_ours, locked, newer, broken_list, wrong_cell,
    unknown_method, half_a_stock, half_a_profile, too_few_pages,
]  # fmt: skip


@pytest.mark.parametrize("make", REFUSED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_judged_gives_2_and_one_clear_line(kami, tmp_path, capsys, make, language):
    path = make(kami, tmp_path)
    code, out, err = run(capsys, path, "--language", language)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert path.name in err
    assert "Traceback" not in err


def test_a_fault_is_one_line_whatever_the_file_holds():
    fault = Fault("page-invisible", 1, details={"text": "a\nb" + "x" * 5000})
    assert "\n" not in fault.tell("en", {}) and len(fault.tell("en", {})) < 500


@pytest.mark.parametrize("dpi", ["149", "0", "-1", "1201", "many", "1e3", "9" * 30, "³"])
def test_a_resolution_that_cannot_be_used_gives_2_and_says_which_can(kami, capsys, dpi):
    code, out, err = run(capsys, kami, f"--dpi={dpi}", "--language", "en")
    assert (code, out) == (2, "")
    assert "150 to 1200" in err


def test_a_calibration_is_saved_only_from_a_scan(kami, capsys):
    code, _, err = run(capsys, kami, "--save-calibration", "home", "--language", "en")
    assert code == 2
    assert "--scan" in err


def test_a_scan_of_cards_is_refused(cards, tmp_path, capsys):
    code, _, err = run(capsys, cards, "--scan", tmp_path / "s.png", "--language", "en")
    assert code == 2
    assert "cards" in err


def test_a_sheet_printed_for_lost_stickers_is_noted_but_no_fault(kami, capsys):
    code, out, _ = run(capsys, kami, "--language", "en")
    assert code == 0
    assert "The file lists 8, the whole box has 32." in out


def test_no_line_is_wider_than_80_columns(kami, tmp_path, capsys):
    bad = tampered(kami, tmp_path / "bad.pdf", before="1 0 0 1 6 0 cm")
    for language in LANGUAGES:
        _, out, _ = run(capsys, bad, "--language", language)
        wide = [line for line in out.splitlines() if sum(2 if ord(c) > 0x2E7F else 1 for c in line) > 80]
        assert wide == []


class _Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def messages(language):
    source = files("stickers").joinpath("locale", language, "check.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", ["fr", "ja"])
def test_each_language_has_the_same_messages_with_the_same_variables(language):
    assert messages(language) == messages("en")


def test_every_kind_of_fault_and_refusal_has_its_message_and_no_message_is_unused():
    import re
    from pathlib import Path

    folder = Path(__file__).parents[2] / "stickers"
    sources = [*folder.joinpath("check").glob("*.py"), folder / "cli" / "check.py"]
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    for name in messages("en"):
        stem = re.sub(r"^check-(fault|at)-", "", name)
        family = stem.rsplit("-", 1)[0] if stem.startswith(("size-", "unread-", "ink-")) else stem
        last = stem.removeprefix("size-").removeprefix("unread-").removeprefix("ink-")
        assert f'"{stem}"' in code or f'"{last}"' in code or '"bare-{' in code, (name, family)


def test_damaged_content_of_a_page_is_no_crash(kami, tmp_path, capsys):
    """The stream of the first page is replaced by bytes that are no compressed data."""
    with pikepdf.open(kami) as document:
        stream = document.pages[0].Contents
        stream.write(zlib.compress(b"q 1 0 0 rubbish ]]"), filter=pikepdf.Name.FlateDecode)
        document.save(tmp_path / "a.pdf")
    code, out, err = run(capsys, tmp_path / "a.pdf", "--language", "en")
    assert code in (1, 2)
    assert "Traceback" not in out + err
