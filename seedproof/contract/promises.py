"""Checks that apply to any benchmark, whatever its mathematics. The tests of a benchmark call them.

Each function yields a sentence for every fault, and nothing if there is none.
"""

import inspect
import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from functools import partial
from itertools import product
from typing import Any

from seedproof.contract.benchmark import (
    Audit,
    Benchmark,
    Decider,
    Gate,
    Generator,
    Holder,
    Listing,
    Quality,
    Tell,
    Universe,
    row_of,
)
from seedproof.contract.settings import BenchmarkSettings, by_split
from seedproof.record.candidates import KEY_BYTES
from seedproof.record.columns import Kind, columns, meanings, nullable
from seedproof.record.errors import Finding, SeedproofError
from seedproof.record.rows import OWN_SPLIT, Row, line_of
from seedproof.record.seeds import ENDLESS, RowId, parse_row_id

MODULES: dict[str, type] = {
    "generate": Generator,
    "validate": Decider,
    "cycle": Gate,
    "quality": Quality,
    "audit": Audit,
    "holder": Holder,
    "universe": Universe,
    "listing": Listing,
    "tell": Tell,
}
"""The protocol of each module of a benchmark; the last four are optional."""

OPTIONAL = ("holder", "universe", "listing", "tell")

Schema = dict[str, Any]
"""A JSON Schema."""

_DRAWS = "seedproof.record.draws"
_NEVER = {
    "validate": ("generate", "cycle"),
    "cycle": ("generate", "validate"),
}
"""The modules of a benchmark that must not be loaded while one of them checks a row."""

_JSON_TYPES = {"string": "string", "image": "string", "bool": "boolean"}
"""The type in JSON of a column's type in Parquet; all others are integers."""

_NAMES = {str: "string", int: "integer", bool: "boolean", type(None): "null"}


def modules(benchmark: Benchmark) -> Iterator[str]:
    """Compare modules, functions and parameters with the contract by name, and columns with the rows.

    Types are left to mypy.
    """
    for name, protocol in MODULES.items():
        if not benchmark.has(name):
            if name not in OPTIONAL:
                yield f"{benchmark.package}.{name} is missing"
            continue
        module = getattr(benchmark, name)
        for function, declared in _functions_of(protocol):
            expected = list(inspect.signature(declared).parameters)[1:]
            if not hasattr(module, function):
                yield f"{benchmark.package}.{name}: has no function {function}"
                continue
            parameters = list(inspect.signature(getattr(module, function)).parameters)
            if parameters != expected:
                yield f"{benchmark.package}.{name}.{function}: takes {parameters}, expected {expected}"
    yield from _other_rows(benchmark)
    yield from _unknown_columns(benchmark)


def _other_rows(benchmark: Benchmark) -> Iterator[str]:
    """Yield the gates that declare to take other rows than a release has: files are read by what they say."""
    expected = benchmark.release.row
    for name, gate in (("validate", benchmark.validate), ("cycle", benchmark.cycle)):
        if not hasattr(gate, "check"):
            continue
        try:
            declared = row_of(gate)
        except SeedproofError as error:
            yield str(error)
            continue
        if declared is not expected:
            where = f"{benchmark.package}.{name}.check"
            yield f"{where}: takes a {declared.__name__}, expected a {expected.__name__}"


def _unknown_columns(benchmark: Benchmark) -> Iterator[str]:
    """Yield the columns that `groups` names and rows do not have."""
    groups = benchmark.groups
    for column in (*(group.column for group in groups.by), groups.cluster):
        if column not in benchmark.release.columns:
            yield f"{benchmark.package}.groups: names the column {column!r}, which rows do not have"


def _functions_of(protocol: type) -> list[tuple[str, Any]]:
    members = inspect.getmembers(protocol, inspect.isfunction)
    return [(name, function) for name, function in members if not name.startswith("_")]


def schema(benchmark: Benchmark, stated: Schema) -> Iterator[str]:
    """Compare a JSON Schema with the declared columns: names, order, types and descriptions."""
    row = benchmark.release.row
    declared = columns(row)
    for key in ("properties", "required"):
        if list(stated[key]) != list(declared):
            yield f"schema.{key}: has {list(stated[key])}, expected the columns {list(declared)}"
            return
    if stated.get("additionalProperties") is not False:
        yield "schema: allows other columns, expected additionalProperties: false"
    for column, kind in declared.items():
        yield from _disagreements(stated, stated["properties"][column], kind, column in nullable(row), column)
    described = {
        column: of_column.get("description")
        for column, of_column in stated["properties"].items()
        if column not in Row.__annotations__
    }
    for column, description in described.items():
        if description != meanings(row).get(column):
            yield f"{column}: the schema says {description!r}, the row says {meanings(row).get(column)!r}"


def _disagreements(
    schema: Schema, stated: Mapping[str, Any], kind: Kind, may_be_null: bool, where: str
) -> Iterator[str]:
    """Compare the kinds of value that a part of a JSON Schema and a declared type allow."""
    while "$ref" in stated:
        stated = schema["$defs"][stated["$ref"].removeprefix("#/$defs/")]
    types = _types_of(stated)
    if ("null" in types) != may_be_null and types != {"null"}:
        yield f"{where}: the schema and the row do not agree whether it may be null"
    types -= {"null"}
    if isinstance(kind, dict):
        if types != {"object"} or set(stated["properties"]) != set(kind):
            yield f"{where}: the schema allows {sorted(types)}, expected an object with {', '.join(kind)}"
            return
        for key, inner in kind.items():
            part = stated["properties"][key]
            # A counted proof may leave its candidates out.
            key_may_be_null = key == "candidates" and "null" in _types_of(part)
            yield from _disagreements(schema, part, inner, key_may_be_null, f"{where}.{key}")
    elif isinstance(kind, list):
        if types != {"array"}:
            yield f"{where}: the schema allows {sorted(types)}, expected a list"
            return
        yield from _disagreements(schema, stated["items"], kind[0], False, f"{where}[]")
    elif not types <= {_JSON_TYPES.get(kind, "integer")}:
        yield f"{where}: the schema allows {sorted(types)}, the row has {kind}"


def _types_of(stated: Mapping[str, Any]) -> set[str]:
    if "$ref" in stated:
        return set()
    if "type" in stated:
        types = stated["type"]
        return {types} if isinstance(types, str) else set(types)
    values = stated["enum"] if "enum" in stated else [stated["const"]]
    return {_NAMES[type(value)] for value in values}


def made(benchmark: Benchmark, settings: BenchmarkSettings) -> dict[str, list[Row]]:
    """Make the rows of every split with a known root seed."""
    generate = benchmark.generate
    batches = [generate.run_task(settings, task) for task in generate.tasks(settings)]
    return {split: [row for batch in batches for row in batch.splits[split]] for split in by_split(settings)}


def proved(benchmark: Benchmark, rows: Sequence[Row], stated: Schema) -> Iterator[str]:
    """Check every row by schema, `validate` and `cycle`, and look for floats and repeated problems."""
    declared = list(columns(benchmark.release.row))
    first: dict[str, str] = {}
    for row in rows:
        if list(row) != declared:
            yield f"{row['id']}: has the columns {list(row)}, expected {declared}"
        if _has_float(row):
            yield f"{row['id']}: has a float, expected integers and exact text"
        yield from map(str, _refusals(benchmark, row, stated))
        problem = benchmark.validate.identity(row)
        if problem in first:
            yield f"{row['id']}: is the same problem as {first[problem]}"
        first.setdefault(problem, row["id"])


def _has_float(value: object) -> bool:
    if isinstance(value, Mapping):
        return any(map(_has_float, value.values()))
    if isinstance(value, list):
        return any(map(_has_float, value))
    return isinstance(value, float)


def _refusals(benchmark: Benchmark, row: Row, stated: Schema) -> Iterator[Finding]:
    import jsonschema_rs

    if not jsonschema_rs.Draft202012Validator(stated, offline=True).is_valid(row):
        yield Finding(str(row["id"]), "schema", "the schema refuses it")
    yield from benchmark.validate.check(row)
    yield from benchmark.cycle.check(row)


def rebuilt(benchmark: Benchmark, settings: BenchmarkSettings, rows: Sequence[Row]) -> Iterator[str]:
    """Rebuild the rows of the split `test`: all at once, then each from its place, then from its seed."""
    generate = benchmark.generate
    asked = settings.generate
    if list(map(line_of, made(benchmark, settings)[OWN_SPLIT])) != list(map(line_of, rows)):
        yield "made twice, the rows have other bytes, or another order"
    if len(rows) < generate.least_rows(asked):
        yield f"least_rows says {generate.least_rows(asked)}, but there are {len(rows)}"
    seeds = {row["id"]: row["seed"] for row in rows}
    for row in rows:
        place = parse_row_id(row["id"])
        if row["seed"] != place.seed(asked.root_seed):
            yield f"{row['id']}: its seed is not the one of its place and the root seed"
        if line_of(generate.rebuild(place, asked.root_seed, asked)) != line_of(row):
            yield f"{row['id']}: its place and the root seed give another row"
        if line_of(generate.from_own_seed(row, partial(_seed_in, seeds), asked)) != line_of(row):
            yield f"{row['id']}: its own seed gives another row"
        generate.version_of(row["family"])


def _seed_in(seeds: Mapping[str, str], place: RowId) -> str:
    if str(place) not in seeds:
        raise SeedproofError(f"{place}: is not among the rows")
    return seeds[str(place)]


def endless(benchmark: Benchmark, root_seed: int | str, rounds: int = 1) -> Iterator[str]:
    """Make the first rows of the endless line, prove them, and rebuild each from its id and its seed."""
    generate = benchmark.generate
    cells = generate.cells()
    if not cells or len(set(cells)) < len(cells) or cells != generate.cells():
        yield f"cells are {cells}, expected each family and difficulty once, always in the same order"
    for number, (family, difficulty) in product(range(ENDLESS, ENDLESS + rounds), cells):
        place = RowId(benchmark.name, family, difficulty, str(number))
        made = generate.candidate(place, root_seed)
        if made is None:
            yield f"{place}: is dry"
            continue
        again = generate.candidate(place, root_seed)
        if again is None or (made.rows, made.keys) != (again.rows, again.keys):
            yield f"{place}: made twice, it is another candidate"
        if not made.keys or any(len(key) != KEY_BYTES for key in made.keys):
            yield f"{place}: has the keys {made.keys!r:.80}, expected some of {KEY_BYTES} bytes"
        if made.row["id"] != str(place):
            yield f"{place}: its row is {made.row['id']}"
        for row in made.rows:
            yield from map(str, (*benchmark.validate.check(row), *benchmark.cycle.check(row)))
            if line_of(generate.rebuild(parse_row_id(row["id"]), root_seed)) != line_of(row):
                yield f"{row['id']}: its place and the root seed give another row"
            if line_of(generate.from_own_seed(row, lambda other: other.seed(root_seed))) != line_of(row):
                yield f"{row['id']}: its own seed gives another row"


def independent(benchmark: Benchmark, module: str, rows: Sequence[Row]) -> Iterator[str]:
    """Run `validate` or `cycle` in a separate process, and yield forbidden modules that it loaded.

    A check that uses the code which made the row proves nothing.
    """
    code = (
        "import sys, json\n"
        "from importlib import import_module\n"
        f"check = import_module({f'{benchmark.package}.{module}'!r}).check\n"
        "found = [str(finding) for line in sys.stdin for finding in check(json.loads(line))]\n"
        "print(json.dumps([found, sorted(sys.modules)]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=b"".join(map(line_of, rows)), capture_output=True, check=False
    )
    if done.returncode:
        yield f"{benchmark.package}.{module}: cannot be imported and run: {done.stderr.decode()[-300:]}"
        return
    found, loaded = json.loads(done.stdout)
    yield from found
    never = [f"{benchmark.package}.{name}" for name in _NEVER[module]]
    for name in (*never, _DRAWS):
        if name in loaded:
            yield f"{benchmark.package}.{module}: has loaded {name}"


def unnoticed(benchmark: Benchmark, rows: Sequence[Row], stated: Schema) -> Iterator[str]:
    """Change every column of rows in several ways, and yield the changes that no gate refuses.

    Id and seed stay unchanged, because only the root seed proves them.
    """
    for row in rows:
        for column, value in row.items():
            if column in ("id", "seed"):
                continue
            for changed in _changes(value):
                wrong: Any = deepcopy(row)
                wrong[column] = changed
                if not any(_refusals(benchmark, wrong, stated)):
                    yield f"{row['id']}: {column} may be {changed!r:.80}"


def _changes(value: object) -> Iterator[object]:
    """Yield other values of the same kind, and one of another."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, -value - 1, str(value))
    elif isinstance(value, str):
        yield from (value + "0", value[1:], value + " ", None)
        digits = [place for place, character in enumerate(value) if character.isdigit()]
        for place in {*digits[:1], *digits[-1:]}:
            yield f"{value[:place]}{(int(value[place]) + 1) % 10}{value[place + 1 :]}"
    elif isinstance(value, dict):
        for key, part in value.items():
            for changed in _changes(part):
                yield value | {key: changed}
    elif isinstance(value, list):
        yield value[:-1] if value else [0]
        for place, part in enumerate(value):
            for changed in _changes(part):
                yield [*value[:place], changed, *value[place + 1 :]]
