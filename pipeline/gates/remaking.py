"""Every row made again in two ways: all together as the params ask, and each from its own seed alone."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest

from pipeline.workplace.build import Build
from pipeline.workplace.making import batches_of
from seedproof.contract import registry
from seedproof.contract.settings import BenchmarkSettings, by_split
from seedproof.record.errors import Finding
from seedproof.record.rows import Row, line_of
from seedproof.record.seeds import parse_row_id


def not_made_again(
    build: Build,
    tables: Mapping[str, Sequence[Row]],
    sound: Mapping[str, Sequence[Row]],
    shown: Sequence[Row],
) -> Iterator[Finding]:
    """Yield what is not as it is made: a row that differs, is missing, foreign, repeated or misplaced.

    `tables` has the rows by split; the `sound` ones, those that keep to the schema, are made from their own
    seeds; `shown` are the demonstrations. A row is made from its own seed right after its family was made all
    together: what both ways need, such as a problem with its solutions, is then worked out once.
    """
    settings = build.settings()
    left = {split: {row["id"]: row for row in rows} for split, rows in sound.items()}
    made: dict[str, list[str]] = {split: [] for split in tables}
    demonstrations: list[Row] = []
    for batch in batches_of(build.benchmark, settings):
        demonstrations += batch.demonstrations
        for split, rows in batch.splits.items():
            of_split = left[split]
            made[split] += [row["id"] for row in rows]
            stated = [of_split.pop(row["id"]) for row in rows if row["id"] in of_split]
            yield from _not_from_seed(build.benchmark, settings, split, stated)
    for split, foreign in left.items():
        yield from _not_from_seed(build.benchmark, settings, split, list(foreign.values()))
    for split, ids in made.items():
        yield from _misplaced(split, ids, [row["id"] for row in tables[split]])
    yield from _other_demonstrations(demonstrations, shown)


def _not_from_seed(
    benchmark: str, settings: BenchmarkSettings, split: str, rows: Sequence[Row]
) -> Iterator[Finding]:
    rebuild = registry.benchmark(benchmark).generate.rebuild
    asked = by_split(settings)[split].generate
    for row in rows:
        again: Mapping[str, object] = rebuild(parse_row_id(row["id"]), asked.root_seed, asked)
        if line_of(again) != line_of(row):
            columns = [column for column in again if again[column] != row.get(column)]
            sentence = f"its seed gives another row, they differ in: {', '.join(columns) or 'columns'}"
            yield Finding(row["id"], "not-from-seed", sentence)


def _misplaced(split: str, made: Sequence[str], stated: Sequence[str]) -> Iterator[Finding]:
    """Yield the first place with another row than is made there; those after it are most likely shifted."""
    for number, (expected, actual) in enumerate(zip_longest(made, stated), start=1):
        if expected != actual:
            sentence = f"is {actual}, but the params make {expected} here"
            yield Finding(f"{split}, row {number}", "not-as-made", sentence)
            return


def _other_demonstrations(made: Sequence[Row], shown: Sequence[Row]) -> Iterator[Finding]:
    """Yield the first demonstration that is another one than is made there."""
    for expected, row in zip_longest(made, shown):
        if expected is None or row is None or line_of(expected) != line_of(row):
            sentence = "this demonstration is not the one that the params make here"
            yield Finding((row or expected)["id"], "not-as-made", sentence)
            return
