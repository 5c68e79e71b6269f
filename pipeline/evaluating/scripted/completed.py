"""What guesses from notes and public ranges have right, in the mean: of equally likely ones any is taken."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, cast

from seedproof.benchmarks.missing_fact.guessing import guessed
from seedproof.benchmarks.missing_fact.row import MissingFactRow

ByFamily = Mapping[str, tuple[Fraction, int]]
"""By family, how many rows a guess has right, and of how many."""


def completed(rows: Sequence[Mapping[str, Any]]) -> Mapping[str, ByFamily]:
    """Return what `quality` measures of missing_fact, by the names of the guesses."""
    by_family = guessed(cast(Sequence[MissingFactRow], rows))
    return {
        "simplest": {family: (of.simplest, of.rows) for family, of in by_family.items()},
        "likeliest": {family: (of.likeliest, of.rows) for family, of in by_family.items()},
    }
