"""Every row made again in two ways: all together as the params ask, and each from its own seed alone."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from typing import NamedTuple

from pipeline.workplace.build import Build
from pipeline.workplace.side_by_side import SideBySide
from seedproof.contract import registry
from seedproof.contract.settings import BenchmarkSettings, by_split
from seedproof.record.errors import Finding
from seedproof.record.progress import progress
from seedproof.record.rows import Row, line_of
from seedproof.record.seeds import parse_row_id


class _Again(NamedTuple):
    """A family made again, and what is found against its rows."""

    ids: dict[str, list[str]]
    """The ids of its rows, by split."""
    demonstrations: list[Row]
    judged: list[tuple[str, str]]
    """Split and id of each row that was made from its own seed."""
    findings: list[Finding]


def not_made_again(
    build: Build,
    tables: Mapping[str, Sequence[Row]],
    sound: Mapping[str, Sequence[Row]],
    shown: Sequence[Row],
    processes: SideBySide,
) -> Iterator[Finding]:
    """Return what is not as it is made: a row that differs, is missing, foreign, repeated or misplaced.

    `tables` has the rows by split; the `sound` ones, those that keep to the schema, are made from their own
    seeds; `shown` are the demonstrations. A row is made from its own seed right after its family was made all
    together: what both ways need, such as a problem with its solutions, is then worked out once.
    """
    settings = build.settings()
    tasks = registry.benchmark(build.benchmark).generate.tasks(settings)
    left = {split: {row["id"]: row for row in rows} for split, rows in sound.items()}
    batches = processes.in_order(partial(_again, build.benchmark, settings), _by_family(tasks, left))
    return _findings(build, settings, tables, left, shown, progress(batches, "make", len(tasks)))


def _by_family(
    tasks: Sequence[str], rows: Mapping[str, Mapping[str, Row]]
) -> Iterator[tuple[str, dict[str, list[Row]]]]:
    """Yield each family with its rows by split."""
    found: dict[str, dict[str, list[Row]]] = {task: {split: [] for split in rows} for task in tasks}
    for split, by_id in rows.items():
        for row_id, row in by_id.items():
            family = row_id.partition("/")[2].partition("/")[0]
            if family in found:
                found[family][split].append(row)
    yield from found.items()


def _findings(
    build: Build,
    settings: BenchmarkSettings,
    tables: Mapping[str, Sequence[Row]],
    left: Mapping[str, dict[str, Row]],
    shown: Sequence[Row],
    batches: Iterable[_Again],
) -> Iterator[Finding]:
    made: dict[str, list[str]] = {split: [] for split in tables}
    demonstrations: list[Row] = []
    for batch in batches:
        demonstrations += batch.demonstrations
        yield from batch.findings
        for split, ids in batch.ids.items():
            made[split] += ids
        for split, row_id in batch.judged:
            del left[split][row_id]
    for split, foreign in left.items():
        yield from _not_from_seed(build.benchmark, settings, split, list(foreign.values()))
    for split, ids in made.items():
        yield from _misplaced(split, ids, [row["id"] for row in tables[split]])
    yield from _other_demonstrations(demonstrations, shown)


def _again(
    benchmark: str, settings: BenchmarkSettings, family: tuple[str, Mapping[str, Sequence[Row]]]
) -> _Again:
    """Make a family all together, and then each of its stated rows that is made so from its own seed."""
    task, stated = family
    batch = registry.benchmark(benchmark).generate.run_task(settings, task)
    ids = {split: [row["id"] for row in rows] for split, rows in batch.splits.items()}
    judged: list[tuple[str, str]] = []
    findings: list[Finding] = []
    for split, made in ids.items():
        by_id = {row["id"]: row for row in stated[split]}
        rows = [by_id.pop(row_id) for row_id in made if row_id in by_id]
        judged += [(split, row["id"]) for row in rows]
        findings += _not_from_seed(benchmark, settings, split, rows)
    return _Again(ids, batch.demonstrations, judged, findings)


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
