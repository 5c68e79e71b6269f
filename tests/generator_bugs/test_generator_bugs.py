"""A rule of a generator that is broken makes rows that gates refuse which know nothing of the rule."""

import csv
from collections import Counter
from dataclasses import replace
from inspect import unwrap
from pathlib import Path

import pytest

from docs.generated import stale
from tests.circles import soak
from tests.generator_bugs.outcomes import BUGS, holes, outcome, outcome_of
from tests.generator_bugs.pages import TABLE, files, place_of
from tests.imports import SEEDPROOF, reached

NAMES = [bug.name for bug in BUGS]
DEAR = ("nested_squares", "piecewise_graph", "geometry_coordinates")
"""Families of bugs whose rows take long."""
OF_BUGS = pytest.mark.parametrize(
    "number",
    [
        pytest.param(number, id=bug.name, marks=soak if bug.by_expectations or bug.family in DEAR else ())
        for number, bug in enumerate(BUGS)
    ],
)
LEAST = {"missing_fact": 8, "curriculum": 10, "university": 10, "number_game": 6, "judge": 6}
ONE_OF_A_ROW = NAMES.index("number_game five_operands: ranks counted from 1")


@OF_BUGS
def test_every_row_that_a_bug_makes_wrong_is_refused(number):
    assert holes(BUGS[number], outcome_of(number)) == []


@OF_BUGS
def test_nobody_refuses_what_the_generator_makes_without_the_bug(number):
    found = outcome_of(number)
    assert found.right > 3 * found.dropped
    assert found.dropped == 0 or BUGS[number].benchmark == "curriculum"


@OF_BUGS
def test_who_refuses_shares_no_code_with_the_rule(number):
    """`quality` alone speaks where only a whole build shows the bug, and looks at the rows that came out."""
    bug = BUGS[number]
    place = Path(unwrap(bug.function).__code__.co_filename).relative_to(Path.cwd())
    gates = {who.partition("/")[0] for who in outcome_of(number).by}
    rooms = [
        SEEDPROOF / "benchmarks" / bug.benchmark / f"{gate}.py" for gate in gates & {"validate", "cycle"}
    ]
    assert place not in reached(*rooms, benchmark=bug.benchmark)[0]
    assert rooms or "schema" in gates or bug.build is not None


def test_there_are_enough_of_each_benchmark():
    counts = Counter(bug.benchmark for bug in BUGS)
    assert counts.keys() == LEAST.keys()
    assert all(counts[benchmark] >= least for benchmark, least in LEAST.items())
    assert len(set(NAMES)) == len(NAMES)


def test_a_bug_that_changes_nothing_is_a_hole():
    bug = replace(BUGS[ONE_OF_A_ROW], instead='"rank": drawn.rank + 0')
    assert holes(bug, outcome(bug)) == ["changes no row"]


def test_with_its_gate_switched_off_a_bug_is_a_hole():
    bug = BUGS[ONE_OF_A_ROW]
    assert outcome(bug).by == ("validate/counted",)
    assert holes(bug, outcome(bug, gates=("schema", "cycle", "quality"))) == ["is refused by nobody"]


def test_a_bug_is_gone_when_its_rows_are_made():
    bug = BUGS[ONE_OF_A_ROW]
    before = unwrap(bug.function).__code__
    outcome(bug)
    assert unwrap(bug.function).__code__ is before


def test_a_piece_of_source_that_is_not_there_is_no_bug():
    with pytest.raises(ValueError, match="stands 0 times there"):
        outcome(replace(BUGS[ONE_OF_A_ROW], stands="nowhere"))


def test_the_data_is_of_every_bug_and_no_row_of_one_is_accepted_without_a_reason() -> None:
    with TABLE.open() as file:
        lines = list(csv.DictReader(file))
    assert [(line["family"], line["bug"]) for line in lines] == [(bug.family, bug.said) for bug in BUGS]
    assert [line["function"] for line in lines] == list(map(place_of, BUGS))
    for line in lines:
        assert 0 < int(line["refused"]) <= int(line["rows changed"]), line["bug"]
        assert (line["refused"] == line["rows changed"]) == (line["why some rows are correct"] == ""), line[
            "bug"
        ]


@soak
def test_page_and_data_are_what_becomes_of_the_bugs() -> None:
    assert stale(files([outcome_of(number) for number in range(len(BUGS))])) == []
