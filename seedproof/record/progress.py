"""Long work is seen on standard error: on a terminal as a bar that goes with it, elsewhere in rare lines."""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

PAUSE = 30.0
"""The seconds between two lines."""

_LINE_ABOVE_CLEARED = "\x1b[1A\x1b[2K"

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
    if sys.stderr.isatty():
        return _with_bar(items, label, total)
    return _with_lines(items, label, total, clock)


def _with_bar(items: Iterable[T], label: str, total: int | None) -> Iterator[T]:
    # Whoever imports `seedproof` has no use for it.
    import click

    with click.progressbar(items, total, label, file=sys.stderr) as bar:
        yield from bar
    sys.stderr.write(_LINE_ABOVE_CLEARED)


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
