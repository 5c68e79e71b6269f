"""Files that rows are made from beside their seeds, such as what a language model said.

A workplace has each where its benchmark says. A release has copies in its folder `sources`, and whoever
checks the release reads those, and no others.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

FOLDER = "sources"
"""The folder in a release."""

_release: ContextVar[Path | None] = ContextVar("release", default=None)


@contextmanager
def sources_of(release: Path) -> Iterator[None]:
    """Read every source from a release, until the block ends."""
    before = _release.set(release)
    try:
        yield
    finally:
        _release.reset(before)


def source(path: Path) -> Path:
    """Return where the file that a workplace has at `path` is read."""
    release = _release.get()
    if release is None:
        return path
    return release / FOLDER / path.name
