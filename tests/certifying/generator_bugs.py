"""Bugs of a generator, whose rows are wrong: `python -m tests.certifying.generator_bugs` writes the data."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from unittest.mock import patch

from docs.generated import DATA, csv_text, write
from seedproof.benchmarks.missing_fact import generate
from seedproof.benchmarks.missing_fact.families.birth_death_missing_rate import generate as births
from seedproof.benchmarks.missing_fact.families.laplace_grid import generate as grid
from seedproof.benchmarks.missing_fact.families.markov_missing_transition import generate as markov
from seedproof.benchmarks.missing_fact.families.piecewise_missing_threshold import generate as pieces
from seedproof.benchmarks.missing_fact.families.poly_interpolation import generate as polynomials
from seedproof.benchmarks.missing_fact.families.recurrence_missing_init import generate as recurrence
from seedproof.certifying.rows import certified
from seedproof.certifying.script import Unread, text_of
from seedproof.record.draws import Rejected
from seedproof.record.rows import line_of
from seedproof.record.seeds import RowId

TABLE = DATA / "generator_bugs_by_solvers.csv"


@dataclass(frozen=True)
class Bug:
    """A function of a family's generator, and what stands in its place."""

    said: str
    module: ModuleType
    function: str
    instead: Callable[[Callable], Callable]

    @property
    def family(self):
        return self.module.__name__.split(".")[-2]


BUGS = (
    Bug("one term too early", recurrence, "_term", lambda right: lambda *a: right(*a[:-1], a[-1] - 1)),
    Bug(
        "coefficients exchanged in the text", recurrence, "_explicit", lambda right: lambda a, b: right(b, a)
    ),
    Bug("a sign lost in the text", recurrence, "_homogeneous", lambda right: lambda a, b: right(-a, b)),
    Bug("births and deaths exchanged", births, "_weights", lambda right: lambda a, b: right(b, a)),
    Bug(
        "one state left out of the total",
        births,
        "_weights",
        lambda right: lambda a, b: [*right(a, b)[:-1], 0],
    ),
    Bug(
        "transition matrix transposed",
        markov,
        "stationary_weights",
        lambda right: lambda p: right(_turned(p)),
    ),
    Bug("sign of the intercept", pieces, "_value", lambda right: lambda b, x: right([b[0], -b[1]], x)),
    Bug(
        "another branch in the text", pieces, "_branch_text", lambda right: lambda b: right([b[0], b[1] + 1])
    ),
    Bug(
        "row and column exchanged in the text",
        grid,
        "_gaps",
        lambda right: lambda key: _exchanged(right(key)),
    ),
    Bug(
        "a node left out of the product",
        polynomials,
        "_others",
        lambda right: lambda n, at: [*right(n, at)][1:],
    ),
)


def _turned(matrix):
    return [list(column) for column in zip(*matrix, strict=True)]


def _exchanged(gaps):
    row, column = [name for name in gaps][:2]
    return gaps | {row: gaps[column], column: gaps[row]}


def rows_of(bug, most=6):
    """The rows that the bug changes, of the first numbers."""
    right = dict(_made(bug, most))
    wrong = bug.instead(getattr(bug.module, bug.function))
    with patch.object(bug.module, bug.function, wrong):
        return [row for number, row in _made(bug, most) if row != right.get(number)]


def _made(bug, most):
    for number in range(most):
        try:
            row = generate.rebuild(RowId("missing_fact", bug.family, 2, str(number)), 1234)
        except (Rejected, ArithmeticError, ValueError):
            continue
        yield number, json.loads(line_of(row))


def fate(row):
    """Whether scripts refuse a row, nothing reads it, or it is still true."""
    import z3

    try:
        scripts = certified("missing_fact", row).scripts
    except Unread:
        return "unreadable"
    for script in scripts:
        solver = z3.Solver()
        solver.from_string(text_of(script))
        if str(solver.check()) != script.expected:
            return "refused"
    return "still true"


def every():
    """A line for each bug, as CSV: what became of the rows that it changes."""
    lines = []
    for bug in BUGS:
        fates = [fate(row) for row in rows_of(bug)]
        lines.append((bug.family, bug.said, len(fates), fates.count("refused"), fates.count("unreadable")))
    return csv_text(["family", "bug", "rows changed", "refused", "unreadable"], lines)


if __name__ == "__main__":
    write({TABLE: every()})
