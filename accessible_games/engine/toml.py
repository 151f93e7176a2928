"""TOML that people wrote: whatever is wrong with it is one kind of error with one sentence."""

from __future__ import annotations

from typing import Any

from .errors import GameError


class TomlError(GameError):
    """A text that is no TOML; the sentence says where, if the parser knows."""


def parse_toml(content: str | bytes) -> dict[str, Any]:
    """The table of a TOML text; a mark of the byte order before it, as some editors write, is no fault.

    Args:
        content: the text, or its UTF-8 bytes.

    Raises:
        TomlError: it cannot be read.
    """
    import tomllib  # when a text is there: it takes longer to be imported than the whole engine

    try:
        text = content.decode("utf-8") if isinstance(content, bytes) else content
        return tomllib.loads(text.removeprefix("\ufeff"))
    except UnicodeDecodeError:
        raise TomlError("it is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as problem:
        raise TomlError(f"it is not TOML, {problem}") from None
    except RecursionError:
        raise TomlError("it is not TOML, brackets stand too deep within each other") from None
    except ValueError:  # Python reads no number of thousands of digits
        raise TomlError("it is not TOML, a number is too long") from None
