"""A thousand large-print cards: ten sets of Kameloot, each card's text fitted to its card.

python bench/print/cards.py
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SETS = 10
RUNS = 5


def one() -> None:
    from stickers.cards.production import Order, produce
    from stickers.cards.sizes import PRESETS, SIZES
    from stickers.decks import open_deck

    order = Order(open_deck("kameloot"), "en", "a4", SIZES["poker"], PRESETS["large"], sets=SETS)
    cpu, begun = time.process_time(), time.perf_counter()
    product = produce(order)
    seconds = time.perf_counter() - begun, time.process_time() - cpu
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(json.dumps([product.cards, *seconds, memory, len(product.pdf) / 1000]))


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    if sys.argv[1:] == ["one"]:
        one()
    else:
        runs = [json.loads(subprocess.check_output([sys.executable, __file__, "one"])) for _ in range(RUNS)]
        count, seconds, cpu, memory, size = (min(values) for values in zip(*runs, strict=True))
        print(f"{count} cards: {seconds:.2f} s, {cpu:.2f} CPU s, {memory:.0f} MB, {size:.0f} kB")
