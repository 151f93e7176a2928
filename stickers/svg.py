"""Sheets as SVG in millimetres, for a laser, a cutter or a 3D program.

Everything is a closed path, strokes too.  Three layers: the outlines to cut, the shapes to raise
or engrave, the corner marks.  Words are in the titles, where a screen reader finds them.
"""

from __future__ import annotations

from html import escape

from .furniture import FIDUCIAL_SIZE, fiducials
from .geometry import draw
from .layout import Layout
from .marks import describe
from .names import name_of, title_of
from .paths import Contour, circle, moved, rectangle, svg_path
from .plan import Sheet, Sticker
from .sheets import Job
from .stock import PAPERS, Rect, cell_rect
from .texts import texts


def sheet_svg(job: Job, layout: Layout, sheet: Sheet, number: int) -> str:
    """One sheet; user units are millimetres, sizes are those to be felt."""
    width, height = PAPERS[job.stock.paper]
    words = texts(job.language, "sheets")
    title = words.text("document-title", title=title_of(job.deck, job.language))
    count = words.text("say-progress-sheet", sheet=number, sheets=len(job.sheets))
    rects = {cell: cell_rect(job.stock, cell) for cell, _ in sheet}
    cuts = "".join([f'<path d="{svg_path([_cut(rect, layout, job)])}"/>' for rect in rects.values()])
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
    x, y = layout.places[sticker.mark]
    contours = [
        moved(contour, rect.x + x, rect.y + y)
        for shape in draw(sticker.mark, job.profile).shapes
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


def _cut(rect: Rect, layout: Layout, job: Job) -> Contour:
    """The outline of a sticker, its top-right corner cut off."""
    x, y, width, height = rect
    if job.stock.round:
        return circle(x + width / 2, y + height / 2, width)
    if not layout.corner:
        return rectangle(x, y, width, height)
    right, corner = x + width, layout.corner
    return ((x, y), (right - corner, y), (right, y + corner), (right, y + height), (x, y + height))
