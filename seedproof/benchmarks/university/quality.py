"""What must hold of the table as a whole, beyond what each row proves of itself."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from seedproof.benchmarks.university.depth import depth_by_difficulty, school_share
from seedproof.benchmarks.university.expectations import EXPECTED
from seedproof.benchmarks.university.settings import University
from seedproof.contract.layout import Configs
from seedproof.measuring.declaring import suites_of
from seedproof.measuring.expectations import Suite
from seedproof.measuring.statistics import decimal, guessed, lengths, most_common_answers
from seedproof.measuring.statistics import shares as shares_of
from seedproof.problems.row import ProblemRow
from seedproof.record.errors import Finding

__all__ = ["EXPECTED", "findings", "statistics", "suites"]


def suites(settings: University, rows: Sequence[ProblemRow]) -> Iterator[Suite]:
    """Yield the tables to look at, as `expectations.py` declares them."""
    yield from suites_of(EXPECTED, settings, rows)


def findings(rows: Sequence[ProblemRow], by_config: Configs[ProblemRow]) -> Iterator[Finding]:
    """Yield what is wrong with the table and no expectation can say: here, nothing can be."""
    yield from ()


def statistics(rows: Sequence[ProblemRow], settings: University) -> dict[str, Any]:
    """What the report and the card tell of the table, as fixed decimals."""
    common = most_common_answers(rows)
    parts = sum(len(row["parts"]) for row in rows)
    return {
        "rows": len(rows),
        "blind_guess_rate": guessed(common),
        "most_common_answer": shares_of(common),
        "subjects": {
            subject: {"text": of_subject[False], "visual": of_subject[True]}
            for subject, of_subject in sorted(_by_subject(rows).items())
        },
        "parts_per_problem": decimal(Fraction(parts, len(rows)), 2),
        "answer_types": dict(
            sorted(Counter(one["type"].partition("(")[0] for row in rows for one in row["parts"]).items())
        ),
        "depth": depth_by_difficulty(rows),
        "school_share": school_share(rows),
        **lengths(rows),
    }


def _by_subject(rows: Sequence[ProblemRow]) -> dict[str, Counter[bool]]:
    found: dict[str, Counter[bool]] = {}
    for row in rows:
        found.setdefault(row["subject"], Counter())[row["has_image"]] += 1
    return found
