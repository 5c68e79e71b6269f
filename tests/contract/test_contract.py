"""Every benchmark keeps the contract; mypy holds their types (`typed.py`), this what it does not compare."""

import inspect
import json
import typing
from pathlib import Path

import pytest

from seedproof.contract import promises, registry
from seedproof.record.columns import Int8, columns, meanings, nullable
from seedproof.record.errors import SeedproofError
from tests.ours import OURS


@pytest.mark.parametrize("name", registry.benchmarks())
def test_modules_name_their_parameters_as_the_contract_does(name):
    assert list(promises.modules(registry.benchmark(name))) == []


def test_an_unknown_benchmark_is_an_error_that_names_those_there_are():
    with pytest.raises(SeedproofError, match="no benchmark 'algebra', expected one of: curriculum, "):
        registry.benchmark("algebra")


def test_a_benchmark_is_imported_module_by_module(monkeypatch):
    loaded = []
    monkeypatch.setattr(
        "seedproof.contract.benchmark.import_module", lambda name: loaded.append(name) or inspect
    )
    benchmark = registry.Benchmark("judge", "seedproof.benchmarks.judge")
    assert benchmark.validate is benchmark.validate is inspect
    assert loaded == ["seedproof.benchmarks.judge.validate"]


@pytest.mark.parametrize("name", OURS)
def test_the_schema_has_the_columns_of_the_declaration_and_says_the_same_of_them(name):
    schema = json.loads(Path(f"schemas/{name}.schema.json").read_bytes())
    assert list(promises.schema(registry.benchmark(name), schema)) == []


def test_columns_are_read_from_a_typed_dictionary():
    class Part(typing.TypedDict):
        name: str

    class Example(typing.TypedDict):
        size: typing.Annotated[Int8 | None, "How large it is"]
        label: bool
        parts: list[Part]

    assert columns(Example) == {"size": "int8", "label": "bool", "parts": [{"name": "string"}]}
    assert nullable(Example) == {"size"}
    assert meanings(Example) == {"size": "How large it is"}


def test_an_integer_without_a_width_is_refused():
    class Example(typing.TypedDict):
        size: int

    with pytest.raises(TypeError, match=r"Example\.size: .* has no type in Parquet"):
        columns(Example)
