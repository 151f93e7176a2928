"""Build the Japanese fonts from the full one; needs fontTools, only at build time.

The full font is 4.6 MB and most of it is never printed.  `BIZUDPGothic-Bold-JIS.ttf` keeps every
character of JIS X 0208 (kana and the kanji of levels 1 and 2, so that people's own decks can say 麒麟
or 薔薇), the Latin letters of Europe, general punctuation and full-width forms.  One weight only: low-vision
readers get bold anyway, and two weights of this size would double the package.  Hinting is dropped
because paper does not need it.

Of that, `BIZUDPGothic-Bold-Own.ttf` keeps what the program itself says in Japanese: it is all that most
sheets need, and takes a fifth of the memory.  Other characters come from the larger file.  Make it anew
when a test says that a message has characters which it lacks.

The source is `BIZUDPGothic-Bold.ttf` 1.05 of https://github.com/googlefonts/morisawa-biz-ud-gothic
(Debian and Ubuntu: package `fonts-morisawa-bizud-gothic`).  No reserved font name is declared, so
the subset may keep the name; the licence, OFL 1.1, is beside it and in the font's name table.

    python stickers/fonts/make_subset.py BIZUDPGothic-Bold.ttf stickers/fonts/BIZUDPGothic-Bold-JIS.ttf
    cd stickers/fonts; python make_subset.py --own BIZUDPGothic-Bold-JIS.ttf BIZUDPGothic-Bold-Own.ttf
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from fontTools import subset  # type: ignore[import-untyped,import-not-found,unused-ignore]

JIS_ROWS = (*range(1, 9), *range(16, 85))
"""Rows of JIS X 0208 that hold characters: signs, kana, Greek, Cyrillic; then the kanji."""

RANGES = (
    range(0x20, 0x7F),  # ASCII
    range(0xA0, 0x180),  # Latin-1 and Latin Extended-A: ō, š, ů, œ
    range(0x2010, 0x2040),  # dashes, quotation marks, ellipsis
    range(0x2460, 0x2474),  # circled numbers
    range(0xFF01, 0xFFA0),  # full-width ASCII, half-width kana
)


def jis_x_0208() -> Iterator[int]:
    """Code points of JIS X 0208, by way of EUC-JP, which numbers them by row and cell."""
    for row in JIS_ROWS:
        for cell in range(1, 95):
            try:
                yield ord(bytes([0xA0 + row, 0xA0 + cell]).decode("euc_jp"))
            except UnicodeDecodeError:
                continue


def own() -> Iterator[int]:
    """Code points of all Japanese messages and pages, of kana and of signs."""
    root = Path(__file__).parents[2]
    for pattern in ("stickers/locale/ja/*.ftl", "accessible_games/**/locale/ja/*.ftl", "**/guide/ja/*.md"):
        for path in root.glob(pattern):
            yield from (ord(sign) for sign in path.read_text(encoding="utf-8") if sign.isprintable())
    yield from range(0x3000, 0x3100)
    yield from (code for span in RANGES for code in span)


def main(source: str, target: str, *, of_ours: bool = False) -> None:
    """Write the subset of the font file `source` to `target`."""
    options = subset.Options()
    options.hinting = False
    options.layout_features = []
    options.drop_tables += ["GSUB", "vhea", "vmtx", "DSIG", "meta", "gasp"]
    options.name_IDs = ["*"]
    options.notdef_outline = True
    font = subset.load_font(source, options)
    subsetter = subset.Subsetter(options)
    wanted = {*own()} if of_ours else {*jis_x_0208(), *(code for span in RANGES for code in span)}
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    if of_ours:  # two fonts of one file need two names
        for record in font["name"].names:
            if record.nameID == 6:
                record.string = "BIZUDPGothicOwn-Bold"
    subset.save_font(font, target, options)


if __name__ == "__main__":
    files = [argument for argument in sys.argv[1:] if argument != "--own"]
    main(*files, of_ours="--own" in sys.argv)
