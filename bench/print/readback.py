"""Does the check find every print of ours right?  All boxes and templates, languages, sizes, methods.

python bench/print/readback.py [cards|stickers|learn] [--decks kami,...] [--languages fr]

Each file is made as its command makes it, one card of each kind, and judged as `check FILE.pdf` does; what
is found is printed, and the last line counts.  Ends with 1 if anything was found.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from stickers.__main__ import main as command  # noqa: E402
from stickers.cards.sizes import PRESETS, SIZES  # noqa: E402
from stickers.check.pdf import check_pdf  # noqa: E402
from stickers.decks import GAMES, open_deck  # noqa: E402
from stickers.methods import METHODS  # noqa: E402
from stickers.templates import LARGE, TEMPLATES  # noqa: E402

STOCKS = {"swell": ("cut", "L7160"), "dots": ("L7651", "L7160", "5160"), "punch": ("cut",)}
"""Sheets for a method; L7651 and L7165 for the others."""


def orders(what: str, deck: str, data: list[str]) -> Iterator[list[str]]:
    """The words of each command, without language and file."""
    table = open_deck(deck, Path(data[1]) if data else None)
    only = ["--only", ",".join(f"{card.id}:1" for card in table.cards)]
    if what == "cards":
        for preset, size in product(PRESETS, SIZES):
            yield ["cards", deck, *data, "--print", preset, "--size", size, *only]
        return
    verb, more = ("learn-sheet", []) if what == "learn" else ("stickers", only)
    for method in METHODS:
        for stock in STOCKS.get(method, ("L7651", "L7165")) if what == "stickers" else ("cut",):
            chosen = [] if stock == "cut" else ["--stock", stock]
            above = ["--allow-large"] if deck in LARGE and what == "stickers" else []
            for edge in ([], ["--edge"]) if what == "stickers" else ([],):
                yield [verb, deck, *data, "--method", method, *chosen, *edge, *above, *more]


def outcome(words: list[str], path: Path, language: str) -> str:
    """ "" if the file is right, "refused: ..." if there is none, else what is wrong with it."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = command([*words, "-o", str(path), "--language", language, "--force"])
    if code:
        return "refused: " + said.getvalue().strip().splitlines()[-1]
    return " ".join(check_pdf(path, 300, "en").lines("en")[:-1])


def main() -> None:
    """Make and read them all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("what", nargs="?", choices=("cards", "stickers", "learn"))
    parser.add_argument("--decks", default=",".join((*GAMES, *TEMPLATES)))
    parser.add_argument("--languages", default="en,fr,ja")
    given = parser.parse_args()
    counts = {"right": 0, "refused": 0, "wrong": 0}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "print.pdf"
        for deck, language in product(given.decks.split(","), given.languages.split(",")):
            data: list[str] = []
            if deck in TEMPLATES:
                table = Path(folder) / f"{deck}-{language}.csv"
                begin = ["deck", "new", deck, "--template", deck, "-o", str(table), "--language", language]
                with contextlib.redirect_stdout(io.StringIO()):
                    command(begin)
                data = ["--data", str(table)]
            for what in [given.what] if given.what else ["cards", "stickers", "learn"]:
                for words in orders(what, deck, data):
                    found = outcome(words, path, language)
                    kind = "refused" if found.startswith("refused: ") else "wrong" if found else "right"
                    counts[kind] += 1
                    if found:
                        shown = " ".join(word for word in words if ":1" not in word and word != "--only")
                        print(f"{shown} --language {language}: {found}", flush=True)
    print(", ".join(f"{count} {kind}" for kind, count in counts.items()))
    sys.exit(counts["wrong"] > 0)


if __name__ == "__main__":
    main()
