"""What `promises` checks of any benchmark, it also finds broken; shown on one that new-benchmark writes."""

import json
import sys
from pathlib import Path

import pytest

import seedproof
from pipeline.releasing.attestations import how_to_have, tool_of
from pipeline.starting.new_benchmark import write_skeleton
from pipeline.workplace.settings import load_settings
from seedproof.contract import promises, registry
from seedproof.contract.benchmark import Benchmark
from seedproof.contract.groups import Group, Groups
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import OWN_SPLIT, Row

NAME = "tried_divisors"
BENCHMARK = Benchmark(NAME, NAME)

pytestmark = pytest.mark.usefixtures("project")


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """The folder of a new benchmark, whose package can be imported here and in child processes."""
    home = tmp_path_factory.mktemp("new")
    with pytest.MonkeyPatch.context() as patch:
        with pytest.MonkeyPatch.context() as inside:
            inside.chdir(home)
            folder = home / write_skeleton(NAME, 2031)
        patch.syspath_prepend(folder)
        patch.setenv("PYTHONPATH", f"{folder}:{Path(seedproof.__file__).parent.parent}")
        packages = registry._packages() | {NAME: NAME}
        patch.setattr(registry, "_packages", lambda: packages)
        registry.benchmark.cache_clear()
        yield folder
        registry.benchmark.cache_clear()
        for module in [module for module in sys.modules if module.split(".")[0] == NAME]:
            del sys.modules[module]


@pytest.fixture(scope="module")
def settings(project):
    return load_settings(NAME, project / "params.yaml")


@pytest.fixture
def rows(settings):
    return promises.made(BENCHMARK, settings)[OWN_SPLIT]


@pytest.fixture
def schema(project):
    return json.loads((project / f"schemas/{NAME}.schema.json").read_bytes())


def test_every_promise_holds_of_a_new_benchmark(settings, rows, schema):
    assert list(promises.modules(BENCHMARK)) == []
    assert list(promises.schema(BENCHMARK, schema)) == []
    assert list(promises.proved(BENCHMARK, rows, schema)) == []
    assert list(promises.endless(BENCHMARK, 7)) == []
    assert list(promises.rebuilt(BENCHMARK, settings, rows)) == []
    assert list(promises.unnoticed(BENCHMARK, rows[::10], schema)) == []


def test_another_name_of_a_parameter_is_found(rows, monkeypatch):
    monkeypatch.setattr(BENCHMARK.validate, "identity", lambda line: "")
    assert list(promises.modules(BENCHMARK)) == [
        f"{NAME}.validate.identity: takes ['line'], expected ['row']"
    ]


def test_a_gate_that_takes_other_rows_is_found(monkeypatch):
    monkeypatch.setitem(BENCHMARK.validate.check.__annotations__, "row", Row)
    monkeypatch.delitem(BENCHMARK.cycle.check.__annotations__, "row")
    assert list(promises.modules(BENCHMARK)) == [
        f"{NAME}.validate.check: takes a Row, expected a DivisorRow",
        f"{NAME}.cycle.check: declares no type of its rows, expected `row: ` and a typed dictionary",
    ]


def test_a_group_by_a_column_that_rows_lack_is_found(monkeypatch):
    monkeypatch.setitem(BENCHMARK.__dict__, "groups", Groups(by=(Group("colour"),), cluster="id"))
    assert list(promises.modules(BENCHMARK)) == [
        f"{NAME}.groups: names the column 'colour', which rows do not have"
    ]


def test_a_missing_function_is_found(rows, monkeypatch):
    monkeypatch.delattr(BENCHMARK.generate, "least_rows")
    assert list(promises.modules(BENCHMARK)) == [f"{NAME}.generate: has no function least_rows"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda schema: schema["properties"].pop("numbers"), "schema.properties: has"),
        (lambda schema: schema["required"].reverse(), "schema.required: has"),
        (lambda schema: schema.pop("additionalProperties"), "allows other columns"),
        (
            lambda schema: schema["properties"]["numbers"]["items"].update(type="string"),
            "numbers[]: the schema allows ['string'], the row has int32",
        ),
        (lambda schema: schema["properties"]["numbers"].update(type="string"), "expected a list"),
        (
            lambda schema: schema["properties"]["numbers"].update(type=["array", "null"]),
            "do not agree whether it may be null",
        ),
        (lambda schema: schema["properties"]["proof"]["properties"].pop("method"), "an object with method"),
        (lambda schema: schema["properties"]["numbers"].update(description="Two"), "the schema says 'Two'"),
    ],
)
def test_a_schema_that_is_not_that_of_the_columns_is_found(schema, change, said):
    change(schema)
    assert said in " ".join(promises.schema(BENCHMARK, schema))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"answer": "1"}, "the schema refuses it|the greatest number that divides both"),
        ({"numbers": [1.0, 2.0]}, "has a float"),
        ({"extra": 1}, "has the columns"),
    ],
)
def test_a_wrong_row_is_found(rows, schema, change, said):
    wrong = [rows[0] | change]
    text = " ".join(promises.proved(BENCHMARK, wrong, schema))
    assert any(part in text for part in said.split("|"))


def test_a_problem_that_comes_twice_is_found(rows, schema):
    again = rows[0] | {"id": f"{NAME}/greatest_common_divisor/d1/000999"}
    said = list(promises.proved(BENCHMARK, [rows[0], again], schema))
    assert said == [f"{again['id']}: is the same problem as {rows[0]['id']}"]


def test_rows_that_do_not_come_from_their_seeds_are_found(settings, rows):
    rows[3] = rows[3] | {"answer": "99"}
    said = " ".join(promises.rebuilt(BENCHMARK, settings, rows))
    for broken in (
        "other bytes",
        "its place and the root seed give another row",
        "its own seed gives another",
    ):
        assert broken in said


def test_a_gate_that_lets_a_change_through_is_found(rows, schema, monkeypatch):
    monkeypatch.setattr(BENCHMARK.validate, "check", lambda row: iter(()))
    said = " ".join(promises.unnoticed(BENCHMARK, rows[:1], schema))
    assert "proof may be" in said


@pytest.mark.parametrize("module", ["validate", "cycle"])
def test_a_gate_that_loads_what_made_the_row_is_found(project, rows, module):
    path = project / NAME / f"{module}.py"
    text = path.read_text()
    assert list(promises.independent(BENCHMARK, module, rows[:2])) == []
    path.write_text(f"{text}\nimport {NAME}.generate\n")
    try:
        said = list(promises.independent(BENCHMARK, module, rows[:2]))
    finally:
        path.write_text(text)
    assert f"{NAME}.{module}: has loaded {NAME}.generate" in said
    assert f"{NAME}.{module}: has loaded seedproof.record.draws" in said


@pytest.mark.parametrize("module", ["validate", "cycle"])
@pytest.mark.parametrize("name", ["missing_fact", "number_game"])
def test_gates_of_ours_load_nothing_that_made_the_row(name, module):
    benchmark = Benchmark(name, f"seedproof.benchmarks.{name}")
    golden = Path(f"tests/golden/{name}.jsonl").read_bytes().splitlines()[:1]
    assert list(promises.independent(benchmark, module, [json.loads(line) for line in golden])) == []


def test_a_package_without_a_version_is_one_line(project, monkeypatch):
    monkeypatch.setattr(f"{NAME}.__version__", "first")
    with pytest.raises(SeedproofError, match=r"its __version__ is 'first', expected one such as 0\.1\.0"):
        _ = Benchmark(NAME, NAME).version


def test_attestations_name_the_package_beside_seedproof_and_how_to_have_both(project):
    here = {"seedproof": seedproof.__version__, NAME: "0.1.0"}
    assert tool_of(NAME) == here
    assert tool_of("judge") == {"seedproof": seedproof.__version__}
    said = how_to_have(NAME, {"validate": {"tool": {"seedproof": "0.9.0", NAME: "0.0.9"}}})
    assert said.startswith(
        f"it states seedproof 0.9.0, {NAME} 0.0.9, this is seedproof {seedproof.__version__}"
    )
    assert "it states no code, " in how_to_have(NAME, {})
