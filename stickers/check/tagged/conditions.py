"""The conditions of the Matterhorn Protocol 1.02 that a program can judge, and how each is judged here.

The protocol has 136: a program can judge 87, people 47, and for two there is nothing to test.  Many are
about what no file of ours has (annotations, forms, tables, fonts of other kinds).  There the rule is
stricter than the protocol's: such a thing is a fault in itself, whether or not it is made rightly.

    python -m stickers.check.tagged.conditions     the table of docs/pdf-ua.md
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

ALL: Final = 136
BY_PEOPLE: Final = 47
UNTESTED: Final = 2

_ANNOTATIONS: Final = "no page may have an annotation"
_FORMS: Final = "the file may have no form"
_FORMULAS: Final = "there may be no formula"
_SECURITY: Final = "the file may not be encrypted"
_FONTS: Final = "words may be set in TrueType fonts of one byte a character alone"
_SYMBOLIC: Final = "fonts are subsets with an encoding of their own (symbolic)"

CONDITIONS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType({
    "01-003": ("Decoration stands within tagged content.", ""),
    "01-004": ("Tagged content stands within decoration.", ""),
    "01-005": ("Content is neither tagged nor marked as decoration.", ""),
    "01-007": ("The file calls its own tags suspect.", ""),
    "02-001": ("A structure type leads to no standard type.", ""),
    "02-003": ("Structure types are mapped in a circle.", ""),
    "02-004": ("A standard structure type is mapped to another.", ""),
    "06-001": ("There are no metadata.", ""),
    "06-002": ("The metadata do not name PDF/UA.", ""),
    "06-003": ("The metadata have no title.", ""),
    "07-001": ("The viewer is not told to show the title.", ""),
    "07-002": ("The viewer is told not to show the title.", ""),
    "09-004": ("An element of a table is in a wrong place.", ""),
    "09-005": ("An element of a list is in a wrong place.", ""),
    "09-006": ("An element of a table of contents is in a wrong place.", ""),
    "09-007": ("An element of a Ruby text is in a wrong place.", ""),
    "09-008": ("An element of a Warichu text is in a wrong place.", ""),
    "10-001": ("A character that is shown has no Unicode value.", ""),
    "11-001": ("The language of words on a page is not known.", ""),
    "11-002": ("The language of an alternative text is not known.", ""),
    "11-003": ("The language of the bookmarks is not known.", ""),
    "11-004": ("The language of an annotation is not known.", _ANNOTATIONS),
    "11-005": ("The language of a form field's name is not known.", _FORMS),
    "11-006": ("The language of the metadata is not known.", ""),
    "13-004": ("A figure has no alternative text.", ""),
    "14-002": ("The first heading is not of the first level.", ""),
    "14-003": ("A level of headings is skipped.", ""),
    "14-006": ("An element holds two unnumbered headings.", ""),
    "14-007": ("There are numbered and unnumbered headings.", ""),
    "15-003": ("A head cell of a table does not say of what.", ""),
    "17-002": ("A formula has no alternative text.", ""),
    "17-003": ("A formula's characters have no Unicode values.", _FORMULAS),
    "19-003": ("A note has no identifier.", ""),
    "19-004": ("Two notes have the same identifier.", ""),
    "20-001": ("A set of layers has no name.", ""),
    "20-002": ("The usual set of layers has no name.", ""),
    "20-003": ("Layers are switched by events.", ""),
    "21-001": ("An attached file lacks one of its two names.", ""),
    "25-001": ("The file has a dynamic form.", _FORMS),
    "26-001": ("The file is encrypted and names no rights.", _SECURITY),
    "26-002": ("The file is encrypted and denies access to screen readers.", _SECURITY),
    "28-002": ("An annotation has no element of its own.", _ANNOTATIONS),
    "28-004": ("An annotation has no alternative text.", _ANNOTATIONS),
    "28-005": ("A form field has no alternative name.", _FORMS),
    "28-006": ("An annotation of an unknown kind breaks the rules.", _ANNOTATIONS),
    "28-007": ("There is a trap network.", _ANNOTATIONS),
    "28-008": ("A page with an annotation has no tab order.", _ANNOTATIONS),
    "28-009": ("A page with an annotation has another tab order than the structure's.", _ANNOTATIONS),
    "28-010": ("A form field stands outside a form element.", _ANNOTATIONS),
    "28-011": ("A link stands outside a link element.", _ANNOTATIONS),
    "28-012": ("A link has no description.", _ANNOTATIONS),
    "28-014": ("A media clip does not tell its kind.", _ANNOTATIONS),
    "28-015": ("A media clip has no alternative text.", _ANNOTATIONS),
    "28-016": ("A file attached to a page lacks one of its two names.", _ANNOTATIONS),
    "28-017": ("A printer's mark is part of the structure.", _ANNOTATIONS),
    "28-018": ("A printer's mark is not drawn as decoration.", _ANNOTATIONS),
    "30-001": ("A form stands for a page of another file.", ""),
    "30-002": ("A form with tagged content is drawn twice.", ""),
    "31-001": ("A composite font and its CMap differ in registry.", _FONTS),
    "31-002": ("A composite font and its CMap differ in ordering.", _FONTS),
    "31-003": ("A composite font is older than its CMap.", _FONTS),
    "31-004": ("A composite font's map of glyphs is neither a stream nor Identity.", _FONTS),
    "31-005": ("A composite font has no map of glyphs.", _FONTS),
    "31-006": ("A CMap is neither a standard one nor embedded.", _FONTS),
    "31-007": ("A CMap contradicts itself about the direction of writing.", _FONTS),
    "31-008": ("A CMap refers to one that is no standard one.", _FONTS),
    "31-009": ("A font is not embedded.", ""),
    "31-011": ("An embedded font lacks a glyph that is shown.", ""),
    "31-012": ("A Type 1 font has a glyph that its list leaves out.", _FONTS),
    "31-013": ("A Type 1 font lacks a glyph of its list.", _FONTS),
    "31-014": ("A composite font has a glyph that its list leaves out.", _FONTS),
    "31-015": ("A composite font lacks a glyph of its list.", _FONTS),
    "31-016": ("A character's width is not its glyph's.", ""),
    "31-017": ("A font of a standard encoding has no table of characters for it.", _SYMBOLIC),
    "31-018": ("A glyph is not found by that table.", _SYMBOLIC),
    "31-019": ("A font of a standard encoding does not name it.", _SYMBOLIC),
    "31-020": ("A changed encoding does not say what it is based on.", _SYMBOLIC),
    "31-021": ("A font's encoding is no standard one.", _SYMBOLIC),
    "31-022": ("A changed encoding uses unknown names of glyphs.", _SYMBOLIC),
    "31-023": ("A changed encoding has no Unicode table in its font.", _SYMBOLIC),
    "31-024": ("A symbolic font names an encoding.", ""),
    "31-025": ("A symbolic font has no table of characters.", ""),
    "31-026": ("A symbolic font has several tables of characters, and none for symbols.", ""),
    "31-027": ("A font does not say which characters its codes are.", ""),
    "31-028": ("A font says that a code is the character zero.", ""),
    "31-029": ("A font says that a code is a byte order mark.", ""),
    "31-030": ("A code is shown that has no glyph.", ""),
})  # fmt: skip
"""Number -> what is wrong then; and if the rule here is stricter, what it is, else ""."""

OWN: Final = (
    ("7.1", "The file has a structure tree, each of its marks is on a page, and the way back is right."),
    ("7.3", "Each figure says where it lies, and lies on its page."),
    ("7.17", "There is a bookmark for each heading, and it leads to it."),
    ("7.18.3", "Each page has the structure's tab order."),
    ("7.19", "Nothing happens when the file is opened."),
    ("09-001", "What is drawn first on a page is read first; the protocol leaves this to people."),
    ("14-001", "There are headings; the protocol leaves this to people."),
)
"""What is judged besides, by the clause of ISO 14289-1 or the number of a condition for people."""


def table() -> str:
    """The conditions as a table in Markdown."""
    rows = ["| condition | what is wrong | judged |", "|---|---|---|"]
    for number, (sentence, stricter) in CONDITIONS.items():
        rows.append(f"| {number} | {sentence} | {'stricter: ' + stricter if stricter else 'yes'} |")
    rows += ["", "| besides | what must hold |", "|---|---|"]
    rows += [f"| {number} | {sentence} |" for number, sentence in OWN]
    return "\n".join(rows)


if __name__ == "__main__":
    print(table())
