"""The maker: a process that makes sounds into the cache while the program goes on.

    python -m audio.maker cues CACHE PACK PACKS FOLDER WANTED [GROUP=FOLDER...]
    python -m audio.maker ambience CACHE GROUP [GROUP=FOLDER...]
    python -m audio.maker music CACHE GROUP [GROUP=FOLDER...]

Python computes one thing at a time: what takes seconds would be heard as lag between a key and its
sound.  So it is done here, at the lowest priority, and ends when stdin closes, as it does when whoever
wanted it is gone.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from pathlib import Path

from .backdrop import BackdropFault, keep_backdrop
from .cues import cached, cached_at, entries_of, made_variants
from .groups import from_words


def main(arguments: list[str]) -> int:
    """Make what is asked for; returns the exit code."""
    threading.Thread(target=_end_with_stdin, daemon=True).start()
    what, cache_dir, *rest = arguments
    named = 4 if what == "cues" else 1
    from_words(rest[named:])
    _give_way(wholly=what == "cues" and not rest[named - 1])
    if what == "cues":
        _make_cues(Path(cache_dir), *rest[:named])
    else:
        with contextlib.suppress(OSError, BackdropFault):
            keep_backdrop(Path(cache_dir), what, *rest[:named])
    return 0


def _give_way(*, wholly: bool) -> None:
    """Compute behind everything else.

    Args:
        wholly: Only while nothing else wants to, which may be never: even the nicest process delays a
            little who has just woken up.
    """
    if hasattr(os, "nice"):
        os.nice(19 if wholly else 10)
    if wholly and sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _end_with_stdin() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


def _make_cues(cache_dir: Path, pack: str, packs: str, folder: str, wanted: str) -> None:
    """The cues of one group, or of all: each as it is written first, then their variants.

    Args:
        cache_dir: Where they are kept.
        pack: The id of a pack.
        packs: Where the player's packs lie; "" for nowhere.
        folder: The player's own cues; "" for none.
        wanted: The group; "" for all.
    """
    entries, _ = entries_of(pack, Path(packs) if packs else None, Path(folder) if folder else None)
    made = [entry for entry in entries.values() if wanted in ("", entry.group)]
    sounds = [(variant, entry) for entry in made for variant in made_variants(entry)]
    for variant, entry in sorted(sounds, key=lambda one: one[0]):
        place = cached_at(cache_dir, entry, variant)
        if not place.exists():
            cached(cache_dir, entry, variant)
            if not place.exists():  # nothing can be kept here
                return


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
