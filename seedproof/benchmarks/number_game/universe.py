"""All problems that some ranges have: every operand set, and every target of it with a complete solution."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import prod
from pathlib import Path
from typing import NamedTuple

from seedproof.benchmarks.number_game.difficulty import ranked
from seedproof.benchmarks.number_game.search import found
from seedproof.benchmarks.number_game.settings import Generate, NumberGame
from seedproof.record.files import replacing
from seedproof.record.progress import progress

LARGEST = 1_000_000
"""Ordered tuples. More are not tabulated beside other work."""

Numbers = tuple[int, ...]
Ranges = tuple[tuple[int, int], ...]


class Universe(NamedTuple):
    """Totals. Instances are pairs of an operand set and a target with a complete solution."""

    tuples: int
    operand_sets: int
    instances: int
    usable: int
    """Instances whose target is neither excluded nor a base number."""
    excluded: int
    base_numbers: int
    """Instances whose target is a base number."""
    largest_target: int
    median_targets: int
    """Targets of an ordered tuple, in the median of all of them."""


def operand_sets(ranges: Sequence[tuple[int, int]]) -> dict[Numbers, int]:
    """Every operand set in rising order, with the number of ordered tuples that it comes from."""
    sets: dict[Numbers, int] = {(): 1}
    for low, high in ranges:
        grown = Counter[Numbers]()
        for numbers, ways in sets.items():
            for number in range(low, high + 1):
                grown[tuple(sorted((*numbers, number)))] += ways
        sets = dict(sorted(grown.items()))
    return sets


def universe(asked: Generate) -> Universe | None:
    """Count what a release samples from; return None for ranges of more than LARGEST tuples."""
    ranges = tuple(asked.ranges)
    if prod(high - low + 1 for low, high in ranges) > LARGEST:
        return None
    return _totals(ranges, frozenset(asked.excluded_targets))


@lru_cache(maxsize=4)
def _totals(ranges: Ranges, excluded: frozenset[int]) -> Universe:
    sets = operand_sets(ranges)
    return totals(sets, ((one, found(one).targets) for one in sets), excluded)


def totals(
    sets: dict[Numbers, int], targets: Iterable[tuple[Numbers, Sequence[int]]], excluded: frozenset[int]
) -> Universe:
    """Count the targets of all operand sets, each once and in rising order.

    `sets` says how many tuples each set comes from.
    """
    instances = usable = unwanted = base = largest = 0
    sizes = Counter[int]()
    for numbers, values in targets:
        own = frozenset(numbers)
        instances += len(values)
        unwanted += len(excluded.intersection(values))
        base += len(own.intersection(values))
        usable += len(values) - len((own | excluded).intersection(values))
        largest = max(largest, *values[-1:])
        sizes[len(values)] += sets[numbers]
    tuples, passed, median = sizes.total(), 0, 0
    for size, ways in sorted(sizes.items()):
        passed, median = passed + ways, size
        if 2 * passed >= tuples:
            break
    return Universe(tuples, len(sets), instances, usable, unwanted, base, largest, median)


def tabulate(settings: NumberGame, out: Path | None) -> Universe:
    """Tabulate the whole universe of the settings, with `out` as a Parquet file of all instances.

    Rows stand by operand set, and in it by rank.
    Raises: SeedproofError when the file cannot be written.
    """
    asked = settings.generate
    sets = operand_sets(asked.ranges)
    if out is None:
        return totals(sets, ((one, values) for one, values, _ in _table(sets)), _excluded(asked))
    import pyarrow as pa
    import pyarrow.parquet as pq

    schema = pa.schema(
        [("base_numbers", pa.list_(pa.int16()))]
        + [(name, pa.int32()) for name in ("target", "rank", "targets_in_set")]
        + [(name, pa.int64()) for name in ("solutions", "score_sum")]
        + [("best_score", pa.int16())]
    )
    with replacing(out) as file, pq.ParquetWriter(file, schema) as writer:

        def written() -> Iterator[tuple[Numbers, list[int]]]:
            waiting: list[dict[str, object]] = []
            for numbers, values, rows in _table(sets):
                waiting += rows
                if len(waiting) > 50_000:
                    writer.write_table(pa.Table.from_pylist(waiting, schema))
                    waiting.clear()
                yield numbers, values
            writer.write_table(pa.Table.from_pylist(waiting, schema))

        return totals(sets, written(), _excluded(asked))


def _excluded(asked: Generate) -> frozenset[int]:
    return frozenset(asked.excluded_targets)


def _table(sets: Iterable[Numbers]) -> Iterator[tuple[Numbers, list[int], list[dict[str, object]]]]:
    every = list(sets)
    for numbers in progress(every, "tabulate", len(every)):
        here = ranked(numbers)
        targets = len(here.order)
        rows = [
            {"base_numbers": numbers, "rank": rank, "targets_in_set": targets} | here.at(rank)._asdict()
            for rank in range(targets)
        ]
        yield numbers, here.found.targets, rows
