"""A progress bar on standard error, shown on a terminal only and cleared when the work is done.

Without the library that draws it, which comes with an extra, there is none.
"""

import sys
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


def progress(items: Iterable[T], label: str, total: int | None = None) -> Iterable[T]:
    """Return the items unchanged, with a bar as they are taken; `total` is their number, if known."""
    if not sys.stderr.isatty():
        return items
    try:
        from rich.console import Console
        from rich.progress import track
    except ModuleNotFoundError:
        return items
    return track(items, label, total, transient=True, console=Console(stderr=True))


def aside(message: str) -> None:
    """Print a message that is not part of the result on standard error."""
    sys.stderr.write(f"{message}\n")
