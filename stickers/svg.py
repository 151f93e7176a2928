"""Sheets as SVG in millimetres, for a laser, a cutter or a 3D program.

Everything is a closed path, strokes too.  Three layers: the outlines to cut, the shapes to raise
or engrave, the corner marks.  Words are in the titles, where a screen reader finds them.
"""

from __future__ import annotations

from html import escape

from .braille import DOT, size_of
from .furniture import FIDUCIAL_SIZE, fiducials
from .geometry import Drawing, draw, draw_braille
from .layout import Label, Layout
from .marks import describe
from .names import name_of, title_of
from .paths import Contour, circle, moved, rectangle, svg_path
from .plan import Sheet, Sticker
from .sheets import Job
from .stock import Rect, cell_rect
from .texts import texts


def sheet_svg(job: Job, layout: Layout, sheet: Sheet, number: int) -> str:
    """One sheet; user units are millimetres, sizes are those to be felt."""
    width, height = job.stock.paper_size
    words = texts(job.language, "sheets")
    title = words.text("document-title", title=title_of(job.deck, job.language))
    count = words.text("say-progress-sheet", sheet=number, sheets=len(job.sheets))
    rects = {cell: cell_rect(job.stock, cell) for cell, _ in sheet}
    cuts = "".join(
        [f'<path d="{svg_path([_cut(rects[cell], layout, sticker, job)])}"/>' for cell, sticker in sheet]
    )
    corners = svg_path([circle(x, y, FIDUCIAL_SIZE) for x, y in fiducials(job.stock)])
    marks = "\n".join([_sticker(job, layout, rects[cell], cell, sticker) for cell, sticker in sheet])
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}mm" height="{height:g}mm" '
        f'viewBox="0 0 {width:g} {height:g}" lang="{job.language}" role="document">\n'
        f"<title>{escape(title)}. {escape(count)}</title>\n"
        f'<g id="cut" fill="none" stroke="#ff0000" stroke-width="0.1">{cuts}</g>\n'
        f'<g id="raise" fill="#000000" fill-rule="evenodd">\n{marks}\n</g>\n'
        f'<g id="corners" fill="#ff00ff"><path d="{corners}"/></g>\n'
        "</svg>\n"
    )


def _sticker(job: Job, layout: Layout, rect: Rect, cell: int, sticker: Sticker) -> str:
    x, y = layout.labels[sticker.card.id].mark
    contours = [
        moved(contour, rect.x + x, rect.y + y)
        for shape in draw(sticker.mark, layout.profile, layout.stacked).shapes
        for contour in shape.contours
    ]
    label = layout.labels[sticker.card.id]
    dots = draw_braille(label.braille, DOT).shapes
    contours += [
        moved(contour, rect.x + label.dots[0], rect.y + label.dots[1])
        for shape in dots
        for contour in shape.contours
    ]
    words = texts(job.language, "sheets").text(
        "sticker-alt",
        name=name_of(job.deck, sticker.card, job.language),
        mark=describe(sticker.mark, job.language),
    )
    return (
        f'<g id="cell-{cell}" role="img"><title>{escape(words)}</title><path d="{svg_path(contours)}"/></g>'
    )


def _cut(cell: Rect, layout: Layout, sticker: Sticker, job: Job) -> Contour:
    """The outline of a sticker, its top-right corner cut off."""
    label = layout.labels[sticker.card.id]
    drawing = draw(sticker.mark, layout.profile, layout.stacked)
    if job.stock.round and not label.cut:
        return circle(cell.x + cell.width / 2, cell.y + cell.height / 2, cell.width)
    x, y, width, height = label.outline if label.cut else _tight(label, drawing, layout.profile.margin)
    x, y = cell.x + x, cell.y + y
    if not (label.corner and label.cut):
        return rectangle(x, y, width, height)
    right, corner = x + width, label.corner
    return ((x, y), (right - corner, y), (right, y + corner), (right, y + height), (x, y + height))


def _tight(label: Label, drawing: Drawing, margin: float) -> Rect:
    """What of a label holds anything: a machine that cuts need not cut along the label."""
    parts = [Rect(*label.mark, drawing.width, drawing.height), *([label.words] if label.words else [])]
    if label.braille:
        parts.append(Rect(*label.dots, *size_of(label.braille)))
    left, top = min(part.x for part in parts) - margin, min(part.y for part in parts) - margin
    right = max(part.x + part.width for part in parts) + margin
    bottom = max(part.y + part.height for part in parts) + margin
    return Rect(left, top, right - left, bottom - top)
