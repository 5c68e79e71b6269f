"""No `unsat` comes from premises that contradict each other: without its claim a script is satisfiable."""

import json
from dataclasses import replace

import pytest

from seedproof.certifying.rows import can_certify, certified
from seedproof.certifying.script import text_of
from tests.circles import few
from tests.conftest import REPOSITORY

GOLDEN = sorted((REPOSITORY / "tests" / "golden").glob("*.jsonl"))
ROWS = [
    (file.stem, row)
    for file in GOLDEN
    if can_certify(file.stem)
    for row in map(json.loads, file.read_bytes().splitlines())
]


@pytest.mark.parametrize(("benchmark", "row"), few(ROWS, 60), ids=[row["id"] for _, row in ROWS])
def test_premises_fit_together(benchmark, row):
    z3 = pytest.importorskip("z3")
    for script in certified(benchmark, row).scripts:
        *premises, claim = script.steps
        if script.expected == "sat" or says_nothing(claim):
            continue
        solver = z3.Solver()
        solver.from_string(text_of(replace(script, steps=tuple(premises))))
        assert str(solver.check()) == "sat", script.query


def says_nothing(step):
    """Whether a claim is that something is not in an empty list."""
    return [claim.text for claim in step.asserted] == ["(not false)"]
