"""What a portable folder takes along of the packages that the program stands on, and their licences."""

from __future__ import annotations

import re
import shutil
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent

DATA: Final = "data"
"""The folder beside the program in which settings and games are kept, if it can be written."""

LEFT_OUT: Final = {
    "": (
        r".*/(tests?|__pycache__|docs|examples|demos?|__pyinstaller)/",
        r".*\.(pyi|pxd|pxi|pyx|h|hpp|c|cpp|lib|chm)$",
    ),
    # Of all locales those of our languages; nothing of what it extracts messages with.
    "babel": (r"locale-data/(?!(en|fr|ja|root|en_US|en_GB|fr_FR|ja_JP)\.dat)", r"messages/"),
    # Voices of other languages and of another synthesiser.
    "espeakng_loader": (
        r"espeak-ng-data/((?!(en|fr|ja)_)[a-z-]+_dict$|mbrola_ph/|voices/mb/)",
        r"espeak-ng-data/lang/(?!gmw/en|roa/fr|jpx/ja)",
    ),
    # A document is written and its text is read back: no HTML, no schemas.
    "lxml": (
        r"(objectify|isoschematron|includes|html|sax|_difflib|builder|cssselect)",
        r".*\.(rng|xsl|sch)$",
    ),
    "PIL": (r"_(avif|webp|imagingcms|imagingtk|imagingmath|imagingmorph)\.",),
    "pillow.libs": (r"lib(avif|webpdemux|webpmux)-",),
    "pygame": (r"(_camera|pypm|surfarray|libtiff|libwebp|portmidi|libjpeg)",),
    "pythonwin": (r"",),
    # SAPI 5 is spoken to through comtypes; of pywin32 it needs a few types.
    "win32": (r"(?!win32api|lib/(pywintypes|pythoncom|win32con|winerror)|pywintypes)",),
    "win32com": (r"(client|makegw|server|servers)/",),
    "win32comext": (r"",),
    "isapi": (r"",),
    "pywin32_system32": (r"",),
    "adodbapi": (r"",),
    "pypdfium2_cli": (r"",),
    "pytz": (r"zoneinfo/",),
    # Its own fonts are not used; of drawings, no charts and no bar codes.
    "reportlab": (r"fonts/(?!Vera)", r"graphics/(barcode|samples|charts|widgets)"),
    "setuptools": (r"",),
}
"""By package, "" for each of them: what the program never opens, matched from the package's folder on,
or from its own name on."""

_TEXTS: Final = re.compile(r"(?i)(^|/)(licen[cs]e|copying|notice|authors|lgpl)[^/]*$|\.dist-info/licenses/")
"""Files of a distribution that say under what terms it may be given away."""

BUILD_TOOLS: Final = frozenset({"altgraph", "pyinstaller", "pyinstaller-hooks-contrib", "setuptools", "pip"})
"""Distributions that make a folder, and are not in it."""


def is_taken(path: str) -> bool:
    """Whether a file goes along.

    Args:
        path: below the folder of all packages, with "/" between its parts.
    """
    package, _, inner = path.partition("/")
    if any(re.match(pattern, f"/{path}") for pattern in LEFT_OUT[""]):
        return False
    return not any(re.match(pattern, inner) for pattern in LEFT_OUT.get(package, ()))


def taken_distributions(site: Path) -> list[Distribution]:
    """What is installed in a folder and goes along, by name."""
    found = {distribution.metadata["Name"]: distribution for distribution in distributions(path=[str(site)])}
    return [found[name] for name in sorted(found, key=str.lower) if name.lower() not in BUILD_TOOLS]


def lay_out_licences(site: Path, python: Path | None, target: Path) -> None:
    """Gather the licences of all that goes along.

    Args:
        site: where the packages are installed.
        python: the licence of Python itself.
        target: the folder that is made.
    """
    target.mkdir(parents=True)
    shutil.copy2(HERE.parent / "LICENSE", target / "Accessible-Games.txt")
    if python is not None:
        shutil.copy2(python, target / "Python.txt")
    for text in sorted((HERE / "licences").iterdir()):  # what some packages name and do not bring
        shutil.copy2(text, target)
    rows = []
    for distribution in taken_distributions(site):
        name, about = distribution.metadata["Name"], distribution.metadata
        for file in distribution.files or ():
            place = file.as_posix()
            if ".." in file.parts or not _TEXTS.search(place) or "/test" in place:
                continue
            inside = place.partition(".dist-info/")[2].removeprefix("licenses/") or file.name
            copy = target / name / inside
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(site / file, copy)
        terms = about["License-Expression"] or (about["License"] or "").partition("\n")[0] or "see its page"
        rows.append(f"{name} {distribution.version}: {terms}")
    listed = (target / "README.txt").read_text(encoding="utf-8").replace("@PACKAGES@", "\n".join(rows))
    write_text(target / "README.txt", listed)


def write_text(path: Path, text: str) -> None:
    """A text that any editor of any system reads."""
    path.write_text(text, encoding="utf-8", newline="\r\n")


def size_of(folder: Path) -> int:
    """Bytes of all files in it."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
