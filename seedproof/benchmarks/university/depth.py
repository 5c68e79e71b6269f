"""How deep problems are, as far as that can be counted: without a model that answers, a stand-in.

Counted are the steps of the worked solution, how many different rules it takes, and how long the answers are;
nobody claims that a problem with more of them is harder for everyone.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

import msgspec

from seedproof.measuring.statistics import decimal, share
from seedproof.problems import WORKED
from seedproof.problems.row import ProblemRow
from seedproof.problems.sampling import template_of
from seedproof.problems.sheet import solution_of
from seedproof.problems.solution import Step
from seedproof.record.json_text import value_of


class Depth(NamedTuple):
    """The means over problems, as fixed decimals; those of steps and rules over problems without a figure."""

    parts: str
    answer_characters: str
    steps: str
    rules: str


def depth_by_difficulty(rows: Sequence[ProblemRow]) -> dict[str, dict[str, str]]:
    """Return parts, length of answers, steps and different rules of a problem on average, by difficulty."""
    difficulties = sorted({row["difficulty"] for row in rows})
    return {
        str(difficulty): _depth([row for row in rows if row["difficulty"] == difficulty])._asdict()
        for difficulty in difficulties
    }


def school_share(rows: Sequence[ProblemRow]) -> str:
    """Return the share of rows whose template is taught at school."""
    count = sum(1 for row in rows if template_of(row["family"]).school)
    return share(count, len(rows))


def _depth(rows: Sequence[ProblemRow]) -> Depth:
    worked = [steps_of(row) for row in rows if row["family"] in WORKED]
    return Depth(
        parts=_mean(len(row["parts"]) for row in rows),
        answer_characters=_mean(len(row["answer"]) for row in rows),
        steps=_mean(len(steps) for steps in worked),
        rules=_mean(len({step.rule for step in steps}) for steps in worked),
    )


def steps_of(row: ProblemRow) -> tuple[Step, ...]:
    """Return the steps of the worked solution."""
    return _steps(row["family"], row["proof"]["certificate"])


@lru_cache(maxsize=1 << 14)
def _steps(family: str, certificate: str) -> tuple[Step, ...]:
    solution = solution_of(family)
    facts = msgspec.convert(value_of(certificate)["facts"], solution.facts)
    return solution.work(facts, "").steps


def _mean(numbers: Iterable[int]) -> str:
    counted = list(numbers)
    if not counted:
        return decimal(Fraction(0), 2)
    return decimal(Fraction(sum(counted), len(counted)), 2)
