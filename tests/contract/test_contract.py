"""Every benchmark keeps the contract; mypy holds their types (`typed.py`), this what it does not compare."""

import inspect
import json
import typing
from pathlib import Path

import pytest

from seedproof.contract import registry
from seedproof.contract.benchmark import Audit, Decider, Fresh, Gate, Generator, Quality, Tell, Universe
from seedproof.record.columns import Int8, columns, meanings, nullable
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import Row

MODULES = {
    "generate": Generator,
    "validate": Decider,
    "cycle": Gate,
    "quality": Quality,
    "audit": Audit,
    "fresh": Fresh,
    "universe": Universe,
    "tell": Tell,
}
NAMES = {str: "string", int: "integer", bool: "boolean", type(None): "null"}
JSON_TYPES = {"string": "string", "bool": "boolean", "image": "string"}


def functions_of(protocol):
    return {name: value for name, value in inspect.getmembers(protocol) if not name.startswith("_")}


@pytest.mark.parametrize("name", registry.benchmarks())
@pytest.mark.parametrize("module", MODULES)
def test_modules_name_their_parameters_as_the_contract_does(name, module):
    benchmark = registry.benchmark(name)
    if not benchmark.has(module):
        return
    for function, declared in functions_of(MODULES[module]).items():
        expected = list(inspect.signature(declared).parameters)[1:]
        assert list(inspect.signature(getattr(getattr(benchmark, module), function)).parameters) == expected


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


@pytest.mark.parametrize("name", registry.benchmarks())
def test_the_schema_has_the_columns_of_the_declaration(name):
    row = registry.benchmark(name).release.row
    schema = json.loads(Path(f"schemas/{name}.schema.json").read_bytes())
    assert list(schema["properties"]) == list(columns(row)) == schema["required"]
    for column, kind in columns(row).items():
        agrees(schema, schema["properties"][column], kind, column in nullable(row), f"{name}.{column}")


@pytest.mark.parametrize("name", registry.benchmarks())
def test_the_schema_says_of_columns_what_the_declaration_says(name):
    row = registry.benchmark(name).release.row
    schema = json.loads(Path(f"schemas/{name}.schema.json").read_bytes())
    described = {column: stated["description"] for column, stated in schema["properties"].items()}
    own = {column: described[column] for column in described if column not in Row.__annotations__}
    assert meanings(row) == own


def agrees(schema, stated, kind, may_be_null, where):
    """A JSON Schema and a declared type allow the same kind of value."""
    while "$ref" in stated:
        stated = schema["$defs"][stated["$ref"].removeprefix("#/$defs/")]
    types = types_of(stated)
    assert ("null" in types) == may_be_null or types == {"null"}, where
    types -= {"null"}
    if isinstance(kind, dict):
        assert types == {"object"}, where
        assert set(stated["properties"]) == set(kind), where
        for key, inner in kind.items():
            agrees(schema, stated["properties"][key], inner, key == "candidates" and null(stated, key), where)
    elif isinstance(kind, list):
        assert types == {"array"}, where
        agrees(schema, stated["items"], kind[0], False, where)
    else:
        assert types <= {JSON_TYPES.get(kind, "integer")}, where


def types_of(stated):
    if "type" in stated:
        return {stated["type"]} if isinstance(stated["type"], str) else set(stated["type"])
    values = stated["enum"] if "enum" in stated else [stated["const"]]
    return {
        {str: "string", int: "integer", bool: "boolean", type(None): "null"}[type(value)] for value in values
    }


def null(stated, key):
    return "null" in types_of(stated["properties"][key])


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
