"""The name by which cards before 1.1.0 import this; it goes with the next version of the code."""

import warnings

from seedproof.answers import is_right

__all__ = ["is_right"]

warnings.warn(
    "pipeline.verifiers goes with the next version of Seedproof: from seedproof.answers import is_right",
    DeprecationWarning,
    stacklevel=2,
)
