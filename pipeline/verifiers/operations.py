"""The name by which cards before 1.1.0 import this; it goes with the next version of the code."""

import warnings

from seedproof.answers.operations import score_game as judge

__all__ = ["judge"]

warnings.warn(
    "pipeline.verifiers.operations goes with the next version of Seedproof: "
    "from seedproof.answers.operations import score_game",
    DeprecationWarning,
    stacklevel=2,
)
