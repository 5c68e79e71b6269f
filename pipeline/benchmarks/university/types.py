"""The name by which cards before 1.1.0 import this; it goes with the next version of the code."""

import warnings

from seedproof.equivalence.answer_types import parse_type

__all__ = ["parse_type"]

warnings.warn(
    "pipeline.benchmarks.university.types goes with the next version of Seedproof: "
    "from seedproof.equivalence.answer_types import parse_type",
    DeprecationWarning,
    stacklevel=2,
)
