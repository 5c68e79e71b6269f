"""The name by which cards before 1.1.0 import this; it goes with the next version of the code."""

import warnings

from seedproof.equivalence import compare

__all__ = ["compare"]

warnings.warn(
    "pipeline.equivalence goes with the next version of Seedproof: from seedproof.equivalence import compare",
    DeprecationWarning,
    stacklevel=2,
)
