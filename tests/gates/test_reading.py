"""What a stage reads of a build: the canonical text of rows, and no other text of the same values."""

import json
from itertools import product
from pathlib import Path

import pytest

from pipeline.gates.gate import read_by_gates
from pipeline.workplace.build import Build
from seedproof.contract import registry
from seedproof.contract.benchmark import row_of
from seedproof.record.errors import SeedproofError
from seedproof.record.instances import read_instances
from seedproof.record.json_text import read_json
from seedproof.record.rows import line_of, pretty_json, read_rows
from tests.circles import few
from tests.conftest import SMALL, run

STAGES = ("validate", "cycle", "certify", "quality", "release")


def integer(line):
    """The text of the first integer of a line, with the name of its column."""
    difficulty = json.loads(line)["difficulty"]
    return f'"difficulty":{difficulty}'


def reordered(line):
    row = json.loads(line)
    return compact({"id": row.pop("id"), "seed": row.pop("seed"), **row})


def reordered_inside(line):
    row = json.loads(line)
    row["proof"] = dict(reversed(row["proof"].items()))
    return compact(row)


def compact(row):
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"


FORGERIES = {
    "an integer is written as a float": lambda line: line.replace(integer(line), f"{integer(line)}.0"),
    "an integer is written with an exponent": lambda line: line.replace(integer(line), f"{integer(line)}e0"),
    "a boolean stands for an integer": lambda line: line.replace(integer(line), '"difficulty":true'),
    "columns stand in another order": reordered,
    "keys of a proof stand in another order": reordered_inside,
    "a column stands twice": lambda line: line.replace(integer(line), f"{integer(line)},{integer(line)}"),
    "separators have spaces": lambda line: json.dumps(json.loads(line), ensure_ascii=False) + "\n",
    "a letter is escaped": lambda line: line.replace('"family":', '"\\u0066amily":'),
    "a space stands before the end": lambda line: line.replace("}\n", "} \n"),
    "a line ends as on Windows": lambda line: line.replace("\n", "\r\n"),
}


def files_of(benchmark):
    build = Build(benchmark)
    return [*build.tables.values(), build.demonstrations]


def let_through(benchmark):
    """Have every report say that its gate let the files through as they are now."""
    build = Build(benchmark)
    for stage in STAGES[:-1]:
        path = build.report(stage)
        path.write_bytes(pretty_json(read_json(path) | {"read": read_by_gates(build)}))


@pytest.mark.parametrize(("benchmark", "forgery"), few(product(SMALL, FORGERIES), 11))
def test_every_stage_refuses_another_text_of_the_same_rows(workplace, benchmark, forgery):
    """Eleven of these fifty have every benchmark and every forgery."""
    for path in files_of(benchmark):
        true = path.read_bytes()
        if not true:
            continue
        first, *others = true.decode().splitlines(keepends=True)
        forged = FORGERIES[forgery](first)
        assert forged != first
        path.write_text("".join([forged, *others]), newline="")
        let_through(benchmark)
        for stage in STAGES:
            done = run(stage, benchmark)
            assert done.exit_code == 1, (stage, path)
            assert done.output.startswith(f"Error: {path}, line 1, {json.loads(first)['id']}: is not ")
            assert done.output.endswith("Make it again: dvc repro -f\n")
            assert done.output.count("\n") == 1
        path.write_bytes(true)


@pytest.mark.parametrize("benchmark", SMALL)
def test_what_generate_writes_is_read_as_it_is(workplace, benchmark):
    row = registry.benchmark(benchmark).release.row
    for path in files_of(benchmark):
        shown = path.stem == "demonstrations"
        rows = list(read_instances(path, row, may_have_more=shown))
        assert rows == list(read_rows(path))
        assert b"".join(map(line_of, rows)) == path.read_bytes()


def refused(path, line):
    path.write_bytes(line)
    with pytest.raises(SeedproofError) as raised:
        list(read_instances(path, registry.benchmark("missing_fact").release.row))
    message = str(raised.value)
    assert "\n" not in message
    return message.removeprefix(f"{path}, line 1")


@pytest.fixture
def row(built):
    return next(read_rows(built / "build/missing_fact/instances.jsonl"))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"budget": "3"}, "budget: expected `int`, got `str`"),
        ({"budget": None}, "budget: expected `int`, got `null`"),
        ({"difficulty": 128}, "difficulty: expected `int` <= 127"),
        ({"answers_without_hint": 2**63}, f"answers_without_hint: expected `int` <= {2**63 - 1}"),
        (
            {"proof": {"method": "a", "candidates": None}},
            "proof: object missing required field `certificate`",
        ),
        ({"view": ["a", 3]}, "view[1]: expected `str`, got `int`"),
        ({"colour": "red"}, "object contains unknown field `colour`"),
    ],
)
def test_a_value_of_another_type_is_named_with_its_column(row, tmp_path, changes, reason):
    said = refused(tmp_path / "rows", line_of(row | changes))
    expected = f", {row['id']}: is not a row of the declared columns ({reason}). Make it again: dvc repro -f"
    assert said == expected


def test_another_text_is_quoted_beside_the_expected_one(row, tmp_path):
    said = refused(tmp_path / "rows", line_of(row).replace(b'"family":', b'"family": '))
    at = line_of(row).index(b'"family":') + len(b'"family":') + 1
    assert f"from byte {at} on: is " in said
    assert '"family": "' in said
    assert '"family":"' in said


def test_a_worked_example_may_have_columns_of_its_own_behind_those_of_a_row(built, tmp_path):
    line = (built / "build/missing_fact/splits/demonstrations.jsonl").read_bytes().splitlines()[0] + b"\n"
    assert "request" in json.loads(line)
    path = tmp_path / "rows"
    path.write_bytes(line)
    declared = registry.benchmark("missing_fact").release.row
    assert len(list(read_instances(path, declared, may_have_more=True))) == 1
    assert "unknown field `request`" in refused(path, line)


@pytest.mark.parametrize("benchmark", SMALL)
def test_a_gate_says_itself_which_rows_it_takes(benchmark):
    declared = registry.benchmark(benchmark)
    assert row_of(declared.validate) is declared.release.row
    assert row_of(declared.cycle) is declared.release.row


def test_a_gate_that_declares_no_rows_is_refused_in_one_line():
    class Gate:
        @staticmethod
        def check(row):
            yield from ()

    with pytest.raises(SeedproofError, match=r"check: declares no type of its rows, expected `row: ` and a"):
        row_of(Gate)


def test_a_build_of_other_columns_is_not_released(workplace):
    """A JSON line and the Parquet of its row must not say different things."""
    path = Path("build/missing_fact/instances.jsonl")
    path.write_bytes(path.read_bytes().replace(b'"budget":3,', b'"budget":3.0,'))
    let_through("missing_fact")
    before = sorted(Path("build/missing_fact/release").rglob("*"))
    done = run("release", "missing_fact")
    assert done.exit_code == 1
    assert "(budget: expected `int`, got `float`)" in done.output
    assert sorted(Path("build/missing_fact/release").rglob("*")) == before
