"""The rows of a release that are made into scripts, and the choice of some."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from seedproof.certifying.rows import can_certify
from seedproof.contract import registry
from seedproof.record.errors import NotFound, SeedproofError
from seedproof.record.names import no_such
from seedproof.record.rows import Row
from seedproof.record.seeds import parse_row_id

LEFT_OUT: Mapping[str, tuple[str, ...]] = {"curriculum": ("followups",)}
"""Configs whose rows are not certified: a follow-up asks about the problem of another row."""


def expect_certifiable(benchmark: str) -> None:
    """Raise SeedproofError for a benchmark whose rows cannot be made into scripts."""
    if not can_certify(benchmark):
        known = filter(can_certify, registry.benchmarks())
        raise no_such(f"{benchmark}: has no scripts", benchmark, known)


def certifiable(benchmark: str, tables: Mapping[str, Sequence[Row]], families: Sequence[str]) -> list[Row]:
    """Return the rows that are certified, each once, from the first config that has it, by family and number.

    `tables` has the rows of each config, of the own split.
    Raises: SeedproofError for a malformed id, or one of no family.
    """
    left_out = LEFT_OUT.get(benchmark, ())
    configs = [config for config in tables if config not in left_out]
    configs.sort(key=_rank(benchmark))

    first: dict[str, Row] = {}
    for config in configs:
        for row in tables[config]:
            first.setdefault(row["id"], row)
    return sorted(first.values(), key=lambda row: _place(row, families))


def _rank(benchmark: str) -> Callable[[str], int]:
    """Return a function that puts the configs of a benchmark in their order: those with examples are last."""
    order = list(registry.benchmark(benchmark).release.configs)
    return lambda config: order.index(config) if config in order else len(order)


def chosen(rows: Sequence[Row], ids: Iterable[str], per: int | None) -> list[Row]:
    """Choose the rows of some ids, and of them `per` of each family and difficulty; without either, all.

    Raises: SeedproofError for an id that no row has.
    """
    asked = list(ids)
    _expect_known(rows, asked)
    some = [row for row in rows if row["id"] in asked] if asked else list(rows)
    return some if per is None else _first(some, per)


def _expect_known(rows: Sequence[Row], ids: Sequence[str]) -> None:
    known = {row["id"] for row in rows}
    unknown = [row_id for row_id in ids if row_id not in known]
    if unknown:
        near = f", such as {rows[0]['id']}" if rows else ""
        raise NotFound(f"{', '.join(unknown)}: no certified row has this id, expected one{near}")


def _first(rows: Sequence[Row], count: int) -> list[Row]:
    """Return the first rows of each family and difficulty, in the order of all rows."""
    taken: Counter[tuple[str, str]] = Counter()
    first = []
    for row in rows:
        group = (str(row.get("family")), str(row.get("difficulty")))
        taken[group] += 1
        if taken[group] <= count:
            first.append(row)
    return first


def _place(row: Row, families: Sequence[str]) -> tuple[int, int, int, str]:
    """Return the position of a row among those of a release: family, difficulty, number, suffix.

    Raises: SeedproofError for a malformed id, or one of no family of the manifest.
    """
    row_id = parse_row_id(row["id"])
    number, _, suffix = row_id.number.partition("-")
    if row_id.family not in families or not number.isdigit():
        raise SeedproofError(f"{row['id']!r} is not the id of a row of any family of the release")
    return families.index(row_id.family), row_id.difficulty, int(number), suffix
