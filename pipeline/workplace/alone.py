"""The workplace for one run alone: whoever builds or cuts in it changes what others would read."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pipeline.workplace.build import ROOT
from seedproof.record.files import alone
from seedproof.record.leftovers import clear_below
from seedproof.record.nearby import RELEASES


@contextmanager
def alone_here() -> Iterator[None]:
    """Have the current folder to oneself for the length of the block, without what killed runs have left.

    Raises: SeedproofError when another run has it.
    """
    with alone(Path.cwd()):
        for folder in (ROOT, RELEASES):
            clear_below(folder)
        yield
