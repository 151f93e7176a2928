"""One order of stickers, from the options to the files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from .folio import Folio
from .keypage import draw_covers, draw_key
from .layout import Layout
from .manifest import ATTACHMENT
from .names import title_of
from .sheets import Job, Progress, SheetWriter
from .svg import sheet_svg
from .texts import texts
from .twin import twin


@dataclass(frozen=True, slots=True)
class Product:
    """What a job has become; nothing is written yet.

    Attributes:
        pdf: the sheets and the key.
        text: the list for sticking.
        svgs: the sheets as drawings, if they were asked for.
        layout: how every label is laid out.
    """

    pdf: bytes
    text: str
    svgs: tuple[str, ...]
    layout: Layout

    def files(self, target: Path, *, svg: bool) -> Mapping[Path, bytes]:
        """Which file gets what; `target` is the PDF."""
        contents = {target: self.pdf, text_path(target): self.text.encode()}
        if svg:
            for path, drawing in zip(svg_paths(target, len(self.svgs)), self.svgs, strict=True):
                contents[path] = drawing.encode()
        return contents


def text_path(target: Path) -> Path:
    """The list for sticking lies beside the PDF."""
    return target.with_suffix(".txt")


def svg_paths(target: Path, sheets: int) -> list[Path]:
    """The drawings lie beside the PDF, numbered."""
    return [target.with_name(f"{target.stem}-{number}.svg") for number in range(1, sheets + 1)]


def make(job: Job, progress: Progress, *, svg: bool = False) -> Product:
    """Do the job.

    Args:
        job: what is to be made.
        progress: is told how far the drawing is.
        svg: make drawings too.

    Raises:
        GameError: something does not fit or cannot be printed; one line that says what.
    """
    words = texts(job.language, "sheets")
    title = words.text("document-title", title=title_of(job.deck, job.language))
    folio = Folio(job.stock.paper, title, job.language, job.calibration, job.method.words)
    writer = SheetWriter(job, folio)
    writer.draw(progress)
    with folio.within("Sect"):
        draw_key(job, folio, writer.layout)
    if job.covers:
        with folio.within("Sect"):
            draw_covers(job, folio)
    pdf = folio.finish({ATTACHMENT: writer.manifest().telling(folio.written()).to_json()})
    drawings = [
        sheet_svg(job, writer.layout, sheet, number) for number, sheet in enumerate(job.sheets, 1) if svg
    ]
    return Product(pdf, twin(job, writer.layout), tuple(drawings), writer.layout)
