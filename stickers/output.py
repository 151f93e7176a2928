"""Writing files so that nothing is ever half-written or lost."""

from __future__ import annotations

import io
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from .refusal import SheetError


def with_ending(path: Path, ending: str) -> Path:
    """The path itself.

    Raises:
        SheetError: it does not end so, and a viewer would not know what it is.
    """
    if path.suffix.lower() != ending:
        raise SheetError("output-ending", path=str(path), ending=ending)
    return path


def check_targets(paths: list[Path], *, force: bool) -> None:
    """Refuse before the work begins what could not be written at its end.

    Raises:
        SheetError: a file exists and `force` is not given, or its folder does not exist.
    """
    for path in paths:
        if path.is_dir():
            raise SheetError("output-folder", path=str(path))
        if path.exists() and not force:
            raise SheetError("output-exists", path=str(path))
        if not path.parent.is_dir():
            raise SheetError("output-no-folder", path=str(path), folder=str(path.parent))


def write_all(contents: Mapping[Path, bytes], *, force: bool) -> None:
    """Write all files, each under another name first: whoever reads one finds all of it.

    Args:
        contents: what goes where.
        force: replace files that exist.

    Raises:
        SheetError: one of them cannot be written; what was begun is removed, and a file that
            existed is still what it was.
    """
    check_targets(list(contents), force=force)
    begun: dict[Path, Path] = {}
    try:
        for path, content in contents.items():
            begun[path] = _beside(path, content)
        for path, temporary in begun.items():
            os.replace(temporary, path)
    except ValueError as problem:  # a name that no file can have
        raise SheetError("output-failed", path=str(path), reason=str(problem)) from None
    except OSError as problem:
        where = str(problem.filename or path)
        raise SheetError("output-failed", path=str(path), reason=problem.strerror or where) from None
    finally:
        for temporary in begun.values():
            temporary.unlink(missing_ok=True)


def _beside(path: Path, content: bytes) -> Path:
    """The content in a temporary file of the same folder, on the disk and readable as any other."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}-", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        mask = os.umask(0)
        os.umask(mask)
        temporary.chmod(0o666 & ~mask)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise
    return temporary


# -- a picture of a finished page, for those who look before they print -----------------------

DPI: Final = 150


def picture(pdf: bytes, page: int) -> bytes:
    """One page of a PDF as PNG, `DPI` dots per inch.

    Args:
        pdf: the file.
        page: from 1.
    """
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        image = document[page - 1].render(scale=DPI / 72).to_pil()
    finally:
        document.close()
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()
