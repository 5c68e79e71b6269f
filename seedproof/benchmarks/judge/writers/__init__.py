"""The writers of candidates: a declaration each, and no code."""

from collections.abc import Mapping
from types import MappingProxyType

from seedproof.benchmarks.judge.writers import (
    backtracker,
    claimant,
    examinee,
    lecturer,
    letter,
    numbered,
    part_by_part,
    planner,
    terse,
    thinker,
)
from seedproof.benchmarks.judge.writers.writer import Writer

__all__ = ["WRITERS", "Writer"]

WRITERS: Mapping[str, Writer] = MappingProxyType(
    {
        "lecturer": lecturer.WRITER,
        "terse": terse.WRITER,
        "numbered": numbered.WRITER,
        "thinker": thinker.WRITER,
        "claimant": claimant.WRITER,
        "backtracker": backtracker.WRITER,
        "part_by_part": part_by_part.WRITER,
        "planner": planner.WRITER,
        "letter": letter.WRITER,
        "examinee": examinee.WRITER,
    }
)
"""Writers by name."""
