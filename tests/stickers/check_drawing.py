"""Drawings for the tests of the readback, made by raw reportlab calls: nothing of the product draws here."""

import math
from pathlib import Path

import pikepdf
import pypdfium2 as pdfium
from reportlab.pdfgen.canvas import Canvas

MM = 72 / 25.4
WIDTH, HEIGHT = 210, 297


class Sketch:
    """A page of A4 on which shapes are drawn in mm, y downwards."""

    def __init__(self, path):
        self.path = Path(path)
        self.canvas = Canvas(str(path), pagesize=(WIDTH * MM, HEIGHT * MM))
        self.canvas.scale(MM, MM)
        self.canvas.translate(0, HEIGHT)
        self.canvas.scale(1, -1)

    def disc(self, x, y, diameter):
        self.canvas.circle(x, y, diameter / 2, stroke=0, fill=1)

    def ring(self, x, y, outer, line):
        self.canvas.setLineWidth(line)
        self.canvas.circle(x, y, (outer - line) / 2)

    def frame(self, x, y, side, line):
        self.canvas.setLineWidth(line)
        half = (side - line) / 2
        self.canvas.rect(x - half, y - half, 2 * half, 2 * half)

    def polygon(self, x, y, points, line=0.0):
        path = self.canvas.beginPath()
        path.moveTo(x + points[0][0], y + points[0][1])
        for px, py in points[1:]:
            path.lineTo(x + px, y + py)
        path.close()
        self.canvas.setLineWidth(line)
        self.canvas.drawPath(path, stroke=line > 0, fill=not line)

    def stroke(self, x, y, points, line):
        path = self.canvas.beginPath()
        path.moveTo(x + points[0][0], y + points[0][1])
        for curve in points[1:]:
            path.curveTo(*[value + (x, y)[i % 2] for i, value in enumerate(curve)])
        self.canvas.setLineWidth(line)
        self.canvas.drawPath(path, stroke=1, fill=0)

    def image(self, dpi=300):
        self.canvas.save()
        document = pdfium.PdfDocument(str(self.path))
        image = document[0].render(scale=dpi / 72).to_pil().convert("RGB")
        document.close()
        return image


def star(size):
    radii = [size / 2, size * 0.2]
    return [
        (radii[k % 2] * math.sin(math.pi * k / 5), -radii[k % 2] * math.cos(math.pi * k / 5))
        for k in range(10)
    ]


def cross(size, arm):
    s, a = size / 2, arm / 2
    return [
        (-a, -s),
        (a, -s),
        (a, -a),
        (s, -a),
        (s, a),
        (a, a),
        (a, s),
        (-a, s),
        (-a, a),
        (-s, a),
        (-s, -a),
        (-a, -a),
    ]


def crescent(size, facing=1):
    """A moon, its horns to the right (facing 1) or to the left (-1)."""
    r = size / 2
    outer = [math.pi / 2 + math.pi * k / 40 for k in range(41)]
    inner = [math.pi * 1.5 - math.pi * k / 40 for k in range(41)]
    points = [(r * math.cos(t) * 0.9, r * math.sin(t)) for t in outer]
    points += [(r * math.cos(t) * 0.35, r * math.sin(t)) for t in inner]
    return [(facing * x, -y) for x, y in points]


def drop(size):
    r = size * 0.32
    arc = [math.radians(-20 + 220 * k / 40) for k in range(41)]
    return [(0, -size / 2)] + [(r * math.cos(t), size / 2 - r + r * math.sin(t)) for t in arc]


def circle_operators(x, y, diameter, grey):
    """PDF operators for a disc at (x, y) mm, to be added to a finished page."""
    r, k = diameter / 2 * MM, diameter / 2 * MM * 0.5523
    cx, cy = x * MM, (HEIGHT - y) * MM
    return (
        f"q {grey} g {cx - r:.4f} {cy:.4f} m "
        f"{cx - r:.4f} {cy + k:.4f} {cx - k:.4f} {cy + r:.4f} {cx:.4f} {cy + r:.4f} c "
        f"{cx + k:.4f} {cy + r:.4f} {cx + r:.4f} {cy + k:.4f} {cx + r:.4f} {cy:.4f} c "
        f"{cx + r:.4f} {cy - k:.4f} {cx + k:.4f} {cy - r:.4f} {cx:.4f} {cy - r:.4f} c "
        f"{cx - k:.4f} {cy - r:.4f} {cx - r:.4f} {cy - k:.4f} {cx - r:.4f} {cy:.4f} c f Q "
    )


def tampered(source, target, page=0, before="", after="", listing=None):
    """A copy of a PDF with operators put before or after a page's own, or its list changed."""
    import json

    name = "accessible-games.json"
    with pikepdf.open(source) as document:
        if before:
            document.pages[page].contents_add(before.encode(), prepend=True)
        if after:
            document.pages[page].contents_add(f"/Artifact BMC {after} EMC".encode())
        if listing is not None:
            table = json.loads(document.attachments[name].get_file().read_bytes())
            listing(table)
            content = json.dumps(table).encode()
            del document.attachments[name]
            document.attachments[name] = pikepdf.AttachedFileSpec(document, content, filename=name)
        document.save(target)
    return target


def stickers(path, game, **options):
    """A PDF of the product: the sheets of a game, by the product's own printing."""
    from stickers.calibration import NEUTRAL
    from stickers.decks import open_deck
    from stickers.job import make
    from stickers.methods import METHODS
    from stickers.plan import choose, impose
    from stickers.profile import PROFILES
    from stickers.sheets import Job
    from stickers.stock import STOCKS

    deck, stock = open_deck(game), STOCKS[options.get("stock", "L7160")]
    only = {card.id: 1 for card in deck.cards if card.extra.get("mark")} if options.get("one_each") else None
    sheets = list(impose(choose(deck, only=only), stock, skip=frozenset(options.get("skip", ()))))
    job = Job(
        deck,
        stock,
        PROFILES[options.get("profile", "comfort")],
        METHODS[options.get("method", "swell")],
        options.get("language", "en"),
        sheets,
        1,
        options.get("size"),
        options.get("calibration", NEUTRAL),
    )
    Path(path).write_bytes(make(job, lambda done, total: None).pdf)
    return Path(path)
