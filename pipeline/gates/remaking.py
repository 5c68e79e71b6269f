"""Every row made again, family by family as the params ask, and compared: one by one, and in its place.

A generator makes each row from its seed, whatever it made before. That the rows made together are those of
their seeds alone is seen on the first row of each difficulty, which is made alone as well.
"""

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
    """Split and id of each stated row that was made again and compared."""
    findings: list[Finding]


def not_made_again(
    build: Build,
    tables: Mapping[str, Sequence[Row]],
    sound: Mapping[str, Sequence[Row]],
    shown: Sequence[Row],
    processes: SideBySide,
) -> Iterator[Finding]:
    """Return what is not as it is made: a row that differs, is missing, foreign, repeated or misplaced.

    `tables` has the rows by split; the `sound` ones, those that keep to the schema, are compared one by one;
    `shown` are the demonstrations. A row that its family does not have is made from its own seed.
    """
    settings = build.settings()
    tasks = registry.benchmark(build.benchmark).generate.tasks(settings)
    left = {split: {row["id"]: row for row in rows} for split, rows in sound.items()}
    batches = processes.in_order(partial(_again, build.benchmark, settings), _by_family(tasks, left))
    again = progress(batches, f"make {build.benchmark} again", len(tasks))
    return _findings(build, settings, tables, left, shown, again)


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
    """Make a family, and compare each of its stated rows with the one of the same id."""
    task, stated = family
    batch = registry.benchmark(benchmark).generate.run_task(settings, task)
    again = _Again({}, batch.demonstrations, [], [])
    for split, made in batch.splits.items():
        again.ids[split] = [row["id"] for row in made]
        by_id = {row["id"]: row for row in stated[split]}
        pairs = [(row, by_id.pop(row["id"])) for row in made if row["id"] in by_id]
        again.judged.extend((split, row["id"]) for row, _ in pairs)
        for row, said in pairs:
            again.findings.extend(_differing(row, said))
        again.findings.extend(_not_from_seed(benchmark, settings, split, _first_of_each(made)))
    return again


def _first_of_each(rows: Sequence[Row]) -> list[Row]:
    """Return the first row of each difficulty."""
    first: dict[int, Row] = {}
    for row in rows:
        first.setdefault(row["difficulty"], row)
    return list(first.values())


def _not_from_seed(
    benchmark: str, settings: BenchmarkSettings, split: str, rows: Sequence[Row]
) -> Iterator[Finding]:
    """Make rows alone, each from its own seed, and compare."""
    rebuild = registry.benchmark(benchmark).generate.rebuild
    asked = by_split(settings)[split].generate
    for row in rows:
        yield from _differing(rebuild(parse_row_id(row["id"]), asked.root_seed, asked), row)


def _differing(made: Mapping[str, object], said: Row) -> Iterator[Finding]:
    if line_of(made) != line_of(said):
        columns = [column for column in made if made[column] != said.get(column)]
        sentence = f"its seed gives another row, they differ in: {', '.join(columns) or 'columns'}"
        yield Finding(said["id"], "not-from-seed", sentence)


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
