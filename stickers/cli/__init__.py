"""The commands that print, each in a module of its own with a table `VERBS`."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from importlib import import_module
from pkgutil import iter_modules

Verb = tuple[str, Callable[[argparse.ArgumentParser], None], Callable[[argparse.Namespace], int]]
"""One line of help, what adds the arguments, what does the work and gives the exit code."""


def verbs() -> Mapping[str, Verb]:
    """Every command of this package by its name."""
    found: dict[str, Verb] = {}
    for module in iter_modules(__path__):
        found.update(getattr(import_module(f"{__name__}.{module.name}"), "VERBS", {}))
    return found
