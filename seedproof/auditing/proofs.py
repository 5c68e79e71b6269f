"""Decides rows by nothing but themselves: whatever made them, facts and text must give the answer."""

from collections.abc import Iterator, Mapping, Sequence

from seedproof.contract import registry
from seedproof.contract.benchmark import Benchmark
from seedproof.record.errors import Finding, SeedproofError
from seedproof.record.instances import is_instance
from seedproof.record.reasons import in_our_words
from seedproof.record.rows import Row, is_behind_examples, line_of
from seedproof.record.seeds import parse_row_id

MALFORMED = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RecursionError)
"""What reading malformed rows may raise."""


def refuted(benchmark: str, row: Row) -> list[Finding]:
    """Return why a row is not proved: its form, its id, its facts (`validate`), its text (`cycle`)."""
    return list(_refuted(registry.benchmark(benchmark), row))


def _refuted(benchmark: Benchmark, row: Row) -> Iterator[Finding]:
    row_id = str(row.get("id"))
    if not is_instance(line_of(row), benchmark.release.row):
        yield Finding(row_id, "form", "is not a row of the declared columns")
        return
    try:
        place = parse_row_id(row_id)
        if (place.benchmark, place.family, place.difficulty) != (
            benchmark.name,
            row["family"],
            row["difficulty"],
        ):
            yield Finding(row_id, "misplaced", "family and difficulty are not those of its id")
        yield from benchmark.validate.check(row)
        yield from benchmark.cycle.check(row)
    except SeedproofError as error:
        yield Finding(row_id, "unreadable", str(error))
    except MALFORMED as error:
        yield Finding(row_id, "malformed", f"cannot be decided ({in_our_words(error)})")


def plain_rows(benchmark: str, tables: Mapping[str, Sequence[Row]]) -> list[Row]:
    """Return the rows of one split, each once: as the first config has it that has facts of its own."""
    first: dict[str, Row] = {}
    for config in registry.benchmark(benchmark).release.configs:
        for row in tables.get(config, ()):
            first.setdefault(row["id"], row)
    return list(first.values())


def differing(benchmark: str, tables: Mapping[str, Sequence[Row]]) -> Iterator[Finding]:
    """Yield what a config says otherwise of a row than the first: only worked examples may come before it.

    Worked examples are checked as the benchmark itself does.
    """
    plain = {row["id"]: row for row in plain_rows(benchmark, tables)}
    for config, rows in tables.items():
        for row in rows:
            first = plain.get(row["id"])
            if first is None:
                yield Finding(str(row["id"]), "config", f"stands in {config!r}, which is no config")
            elif row is not first and not is_behind_examples(row, first):
                yield Finding(
                    row["id"], "another-row", f"says something else in {config} than in another config"
                )
    yield from _table_findings(benchmark, list(plain.values()), tables)


def _table_findings(
    benchmark: str, rows: Sequence[Row], tables: Mapping[str, Sequence[Row]]
) -> Iterator[Finding]:
    try:
        yield from registry.benchmark(benchmark).quality.findings(rows, tables)
    except (SeedproofError, *MALFORMED) as error:
        yield Finding("", "malformed", f"the tables cannot be read together ({in_our_words(error)})")
