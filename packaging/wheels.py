"""Tell for which systems and Pythons there are wheels of all that the program stands on.

    python packaging/wheels.py

A table: a row for each system and extra, a column for each Python.  pip resolves each as if it ran there, and
installs nothing.  A name in a cell is the first package of which no wheel was found.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent

PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")

SYSTEMS: Final = {
    # Platforms whose wheels fit, the system in markers, what pip leaves out because it runs elsewhere.
    "Windows": (("win_amd64",), "win32", ("comtypes", "pywin32")),
    "macOS": (
        tuple(f"macosx_{release}_{kind}" for release in ("10_13", "10_9", "11_0", "12_0", "13_0", "14_0")
              for kind in ("arm64", "universal2")),
        "darwin",
        ("pyobjc-core", "pyobjc-framework-Cocoa"),
    ),
    "Linux": (
        ("manylinux2014_x86_64", *(f"manylinux_2_{minor}_x86_64" for minor in (17, 24, 26, 27, 28, 31, 34))),
        "linux",
        (),
    ),
}  # fmt: skip


def lacking(requirements: list[str], platforms: tuple[str, ...], python: str) -> str:
    """The package of which there is no wheel; "" if all are there."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--dry-run", "-q"]
    where = [word for platform in platforms for word in ("--platform", platform)]
    with tempfile.TemporaryDirectory() as folder:
        words = ["--only-binary=:all:", "--python-version", python, "--target", folder, *where, *requirements]
        done = subprocess.run([*pip, *words], capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return ""
    named = re.search(r"No matching distribution found for ([\w.-]+)", done.stderr)
    return named[1] if named else done.stderr.strip().splitlines()[-1]


def main() -> int:
    """Print the table; returns 1 if something that is needed is not there."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {"needed": project["dependencies"], **project["optional-dependencies"]}
    print(f"{'':22}" + "".join(f"{python:22}" for python in PYTHONS))
    whole = True
    for system, (platforms, marker, also) in SYSTEMS.items():
        for name, requirements in wanted.items():
            asked = [one.partition(";")[0] for one in requirements if f"!= '{marker}'" not in one]
            asked = [one for one in asked if not one.startswith(project["name"])]  # its own extras
            row = []
            for python in PYTHONS:
                lack = (
                    lacking([*asked, *(also if name == "needed" else ())], platforms, python)
                    if asked
                    else "-"
                )
                row.append(lack or "yes")
            whole = whole and (name != "needed" or set(row) == {"yes"})
            print(f"{system + ', ' + name:22}" + "".join(f"{cell:22}" for cell in row), flush=True)
    return 0 if whole else 1


if __name__ == "__main__":
    raise SystemExit(main())
