"""What `quality` tells is made of rows alone, and expectations are plain declarations."""

import json
import subprocess
import sys

import pytest

from pipeline.gates.expectations import run_suite
from pipeline.gates.gate import read_by_gates
from pipeline.workplace.build import Build
from seedproof.measuring.declaring import UNJUDGED
from seedproof.measuring.expectations import expect, expect_each
from seedproof.record.rows import pretty_json
from tests.circles import few
from tests.conftest import REPOSITORY, SMALL

FROM_ROWS = """
import json
import sys
from pipeline.workplace.build import Build
from pipeline.gates.reports import measured, suites_of
from seedproof.contract import registry
from seedproof.contract.settings import by_split
from seedproof.record.rows import pretty_json, read_rows

build = Build(sys.argv[1])
parts = by_split(build.settings())
tables = {split: list(read_rows(path)) for split, path in build.tables.items()}
demonstrations = list(read_rows(build.demonstrations))
layout = registry.benchmark(build.benchmark).release
laid_out = {
    (config, split): rows
    for split, of_split in tables.items()
    for config, rows in layout.tables(of_split, demonstrations, build.settings().generate).items()
}
told = measured(build.benchmark, parts, tables, laid_out, suites_of(build.benchmark, parts, tables))
print(json.dumps({"told": pretty_json(told).decode(), "modules": list(sys.modules)}))
"""


@pytest.mark.parametrize("benchmark", few(reversed(SMALL), 1))
def test_rows_alone_give_what_quality_tells_of_them_without_great_expectations(built, benchmark):
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(REPOSITORY)!r})\n{FROM_ROWS}"]
    done = subprocess.run([*command, benchmark], cwd=built, capture_output=True, check=True)
    made = json.loads(done.stdout)
    report = json.loads((built / "build" / benchmark / "quality.json").read_bytes())
    told = {key: report[key] for key in ("expectations", "figures", "baselines")}
    assert made["told"] == pretty_json(told).decode()
    assert "seedproof.measuring.expectations" in made["modules"]
    assert "great_expectations" not in made["modules"]


def test_a_report_is_on_all_that_was_generated(built, monkeypatch):
    monkeypatch.chdir(built)
    build = Build("missing_fact")
    for gate in ("validate", "cycle", "quality"):
        assert json.loads(build.report(gate).read_bytes())["read"] == read_by_gates(build)
    assert set(read_by_gates(build)) == {"instances.jsonl", "splits/demonstrations.jsonl", "generate.json"}


ROWS = [{"id": "a", "least": 1, "most": 2}, {"id": "a", "least": 1, "most": None}]


def test_an_expectation_says_its_kind_and_its_columns():
    assert str(expect("table_row_count_to_equal", value=2)) == "expect_table_row_count_to_equal"
    assert str(expect("column_values_to_be_unique", column="id")) == "expect_column_values_to_be_unique id"
    columns = expect("compound_columns_to_be_unique", column_list=["id", "least"])
    assert str(columns) == "expect_compound_columns_to_be_unique id, least"


def test_each_expectation_that_does_not_hold_is_a_finding():
    expectations = [
        *expect_each("column_values_to_not_be_null", ("id", "most")),
        expect("column_values_to_be_unique", column="id"),
        expect("table_row_count_to_equal", value=2),
    ]
    findings = run_suite("pairs", ROWS, expectations)
    kinds = sorted(finding.said.partition(" ")[0] for finding in findings)
    assert kinds == ["expect_column_values_to_be_unique", "expect_column_values_to_not_be_null"]


def test_a_wrong_declaration_is_a_finding_of_one_line(subtests):
    for wrong, reason in [
        (expect("column_values_to_be_lovely", column="id"), "is no kind of expectation"),
        (
            expect("column_values_to_be_unique", column="id", colour="red"),
            "colour extra fields not permitted",
        ),
        (expect("column_values_to_be_unique"), "column field required"),
    ]:
        with subtests.test(reason):
            (finding,) = run_suite("pairs", ROWS, [wrong])
            assert finding.code == "pairs"
            assert finding.row == "table pairs"
            assert finding.said.startswith(f"could not be judged: expect_{wrong.kind}")
            assert reason in finding.said
            assert "\n" not in finding.said


def test_what_cannot_be_judged_is_a_finding_in_the_gate_and_in_verify(subtests):
    for table, expectations in [
        ([], [expect("column_values_to_be_unique", column="id")]),
        (ROWS, []),
        (ROWS, [expect(UNJUDGED, reason="the measure broke")]),
    ]:
        with subtests.test(table=table, expectations=expectations):
            (finding,) = run_suite("pairs", table, expectations, "test")
            assert str(finding).startswith("table test pairs: could not be judged: ")
            assert finding.code == "pairs"


def test_a_column_that_is_not_there_is_a_finding():
    (finding,) = run_suite("pairs", ROWS, [expect("column_values_to_be_unique", column="weight")])
    assert finding.code == "pairs"
