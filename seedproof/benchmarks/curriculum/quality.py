"""What must hold of the table as a whole, beyond what each row proves of itself."""

from collections.abc import Iterator, Sequence

from seedproof.benchmarks.curriculum.expectations import EXPECTED
from seedproof.benchmarks.curriculum.links import broken_links
from seedproof.benchmarks.curriculum.row import CurriculumRow
from seedproof.benchmarks.curriculum.settings import Curriculum
from seedproof.benchmarks.curriculum.statistics import statistics
from seedproof.contract.layout import Configs
from seedproof.measuring.declaring import suites_of
from seedproof.measuring.expectations import Suite
from seedproof.record.errors import Finding

__all__ = ["EXPECTED", "findings", "statistics", "suites"]


def suites(settings: Curriculum, rows: Sequence[CurriculumRow]) -> Iterator[Suite]:
    """Yield the tables to look at, as `expectations.py` declares them."""
    yield from suites_of(EXPECTED, settings, rows)


def findings(rows: Sequence[CurriculumRow], by_config: Configs[CurriculumRow]) -> Iterator[Finding]:
    """No follow-up without its parent, and each follows what the parent's row says; no row lacks a config."""
    placed = [row["id"] for of_config in by_config.values() for row in of_config]
    if sorted(placed) != sorted(row["id"] for row in rows):
        yield Finding("configs", "configs", "the configs together have not each row once")
    yield from broken_links(rows)
