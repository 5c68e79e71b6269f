"""A progress bar on work that takes more than two seconds, on a terminal only."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 2.0
"""Seconds before a bar appears."""


def progress(items: Iterable[T], label: str, total: int | None = None) -> Iterator[T]:
    """The items, unchanged; a bar on standard error once it has taken a while."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    start, done = time.monotonic(), 0
    columns = (
        TextColumn(label),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(label, total=total)
    try:
        for done, item in enumerate(items, start=1):
            if not bar.live.is_started and time.monotonic() - start > PATIENCE:
                bar.start()
            yield item
            bar.update(task, completed=done)
    finally:
        bar.stop()
