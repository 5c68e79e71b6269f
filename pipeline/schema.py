"""JSON Schema of rows: jsonschema-rs decides in bulk, jsonschema says in words what is wrong."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from pipeline.errors import Finding
from pipeline.files import unreadable
from pipeline.rows import Row

SCHEMAS = Path("schemas")


def schema_path(benchmark: str) -> Path:
    """Where the schema of a benchmark's rows lies."""
    return SCHEMAS / f"{benchmark}.schema.json"


def schema_findings(benchmark: str, rows: Iterable[Row]) -> Iterator[Finding]:
    """One finding for every row that the schema of a benchmark refuses.

    Raises: SeedproofError when the schema cannot be read.
    """
    try:
        schema = json.loads(schema_path(benchmark).read_bytes())
    except OSError as error:
        raise unreadable(schema_path(benchmark), error, "Restore it: git checkout schemas") from error
    yield from refusals(schema, rows)


def refusals(schema: dict[str, Any], rows: Iterable[Row]) -> Iterator[Finding]:
    """One finding for every row that a schema refuses."""
    import jsonschema_rs

    validator = jsonschema_rs.Draft202012Validator(schema)
    for row in rows:
        if not validator.is_valid(row):
            yield Finding(row["id"], "schema", _why(schema, row) or "the schema refuses it")


def _why(schema: dict[str, Any], row: Row) -> str:
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import best_match

    error = best_match(Draft202012Validator(schema).iter_errors(row))
    return f"{error.json_path}: {error.message}"[:400] if error else ""
