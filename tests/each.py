"""One test for many cases that take no time: pytest needs longer to begin a test than each of them lasts."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any


def each(names: str | tuple[str, ...], cases: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test with each case, as `pytest.mark.parametrize` does, and name all that fail.

    Fixtures are the same for all of them, so a test that changes one is none for this.

    Args:
        names: of the test's arguments that are a case's, a tuple of them if there are several.
        cases: a value each, or with several names a tuple of values.
    """
    every = tuple(cases)
    assert every, "no case at all"
    several = (names,) if isinstance(names, str) else names

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(test)
        def run_each(**others: Any) -> None:
            failed: list[tuple[Any, Exception]] = []
            for case in every:
                values = (case,) if isinstance(names, str) else case
                try:
                    test(**dict(zip(several, values, strict=True)), **others)
                except Exception as problem:
                    failed.append((case, problem))
            if failed:
                told = "\n".join(f"{case!r:.200}: {problem!s:.400}" for case, problem in failed[:10])
                raise AssertionError(f"{len(failed)} of {len(every)} cases:\n{told}") from failed[0][1]

        signature = inspect.signature(test)
        rest = [one for name, one in signature.parameters.items() if name not in several]
        run_each.__signature__ = signature.replace(parameters=rest)  # type: ignore[attr-defined]
        return run_each

    return decorate
