"""JSON Schema of rows: jsonschema-rs decides in bulk, jsonschema explains what is wrong.

A schema may come with an untrusted release, so neither library may fetch what it refers to.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from seedproof.record.errors import Finding, SeedproofError
from seedproof.record.json_text import read_json
from seedproof.record.reasons import in_our_words
from seedproof.record.rows import Row

SCHEMAS = Path("schemas")


def schema_path(benchmark: str) -> Path:
    """Return the path of the schema of a benchmark's rows."""
    return SCHEMAS / f"{benchmark}.schema.json"


def schema_findings(benchmark: str, rows: Iterable[Row], home: Path | None = None) -> Iterator[Finding]:
    """Yield one finding for every row that the schema of a benchmark refuses.

    `home` is the folder that has the schema; by default the current one, a workplace.
    Raises: SeedproofError when the schema cannot be read, or is none.
    """
    path = (home or Path()) / schema_path(benchmark)
    yield from refusals(read_json(path, "Restore it: git checkout schemas"), rows, str(path))


def refusals(schema: dict[str, Any], rows: Iterable[Row], where: str = "schema.json") -> Iterator[Finding]:
    """Yield one finding for every row that a schema refuses; `where` names the schema.

    Raises: SeedproofError when it is not a JSON Schema, or refers to anything outside itself.
    """
    import jsonschema_rs

    try:
        validator = jsonschema_rs.Draft202012Validator(schema, offline=True)
    except ValueError as error:
        reason = getattr(error, "message", in_our_words(error))
        expected = "expected a JSON Schema that refers to nothing outside itself"
        raise SeedproofError(f"{where}: cannot be used ({' '.join(reason.split())}), {expected}") from None
    for row in rows:
        if not validator.is_valid(row):
            yield Finding(row["id"], "schema", _why(schema, row) or "the schema refuses it")


def _why(schema: dict[str, Any], row: Row) -> str:
    """Return what is wrong in words, or an empty text if the two libraries disagree about the schema."""
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import best_match
    from referencing import Registry
    from referencing.exceptions import Unresolvable

    validator = Draft202012Validator(schema, registry=Registry())
    try:
        error = best_match(validator.iter_errors(row))
    except (Unresolvable, RecursionError, re.error):
        return ""
    return f"{error.json_path}: {error.message}"[:400] if error else ""
