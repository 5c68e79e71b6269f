"""Long work is seen on standard error: on a terminal as a bar, which goes with it, elsewhere in rare lines.

Without the library that draws bars, which comes with an extra, a terminal shows none.
"""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

PAUSE = 30.0
"""The seconds between two lines."""

T = TypeVar("T")


def progress(
    items: Iterable[T],
    label: str,
    total: int | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Iterable[T]:
    """Return the items unchanged, and show how many are done as they are taken.

    `label` says what is done, `total` how many there are, if that is known; `clock` counts seconds.
    """
    if not sys.stderr.isatty():
        return _with_lines(items, label, total, clock)
    try:
        from rich.console import Console
        from rich.progress import track
    except ModuleNotFoundError:
        return items
    return track(items, label, total, transient=True, console=Console(stderr=True))


def _with_lines(items: Iterable[T], label: str, total: int | None, clock: Callable[[], float]) -> Iterator[T]:
    of_all = "" if total is None else f" of {total:,}"
    said = clock()
    for done, item in enumerate(items):
        if clock() - said >= PAUSE:
            aside(f"{label}: {done:,}{of_all}")
            said = clock()
        yield item


def step(message: str) -> None:
    """Say that a part of long work is done, where no bar shows it."""
    if not sys.stderr.isatty():
        aside(message)


def aside(message: str) -> None:
    """Print a message that is not part of the result on standard error."""
    sys.stderr.write(f"{message}\n")
