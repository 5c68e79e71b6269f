"""A progress bar on standard error, on a terminal only; it vanishes when the work is done."""

import sys
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


def progress(items: Iterable[T], label: str, total: int | None = None) -> Iterable[T]:
    """The items, unchanged, with a bar as they are taken; `total` is how many there will be, if known."""
    if not sys.stderr.isatty():
        return items
    from rich.console import Console
    from rich.progress import track

    return track(items, label, total, transient=True, console=Console(stderr=True))


def aside(message: str) -> None:
    """Say something that is no result, on standard error."""
    sys.stderr.write(f"{message}\n")
