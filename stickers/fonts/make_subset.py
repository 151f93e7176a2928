"""Build `BIZUDPGothic-Bold-JIS.ttf` from the full font; needs fontTools, only at build time.

The full font is 4.6 MB and most of it is never printed.  The subset keeps every character of
JIS X 0208 (kana and the kanji of levels 1 and 2, so that people's own decks can say 麒麟 or 薔薇),
the Latin letters of Europe, general punctuation and full-width forms.  One weight only: low-vision
readers get bold anyway, and two weights of this size would double the package.  Hinting is dropped
because paper does not need it.

The source is `BIZUDPGothic-Bold.ttf` 1.05 of https://github.com/googlefonts/morisawa-biz-ud-gothic
(Debian and Ubuntu: package `fonts-morisawa-bizud-gothic`).  No reserved font name is declared, so
the subset may keep the name; the licence, OFL 1.1, is beside it and in the font's name table.

    python stickers/fonts/make_subset.py BIZUDPGothic-Bold.ttf stickers/fonts/BIZUDPGothic-Bold-JIS.ttf
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

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


def main(source: str, target: str) -> None:
    """Write the subset of the font file `source` to `target`."""
    options = subset.Options()
    options.hinting = False
    options.layout_features = []
    options.drop_tables += ["GSUB", "vhea", "vmtx", "DSIG", "meta", "gasp"]
    options.name_IDs = ["*"]
    options.notdef_outline = True
    font = subset.load_font(source, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes={*jis_x_0208(), *(code for span in RANGES for code in span)})
    subsetter.subset(font)
    subset.save_font(font, target, options)


if __name__ == "__main__":
    main(*sys.argv[1:])
