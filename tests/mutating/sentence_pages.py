"""What `docs/data/sentence_bugs.csv` has of sentence bugs, by benchmark, family and kind.

To try the bugs of benchmarks, or of one family, and write their lines:
`python -m tests.mutating.sentence_pages BENCHMARK [FAMILY]`. A whole benchmark takes up to an hour.
"""

import csv
import os
import sys
from collections.abc import Iterable
from itertools import chain

from docs.generated import DATA, csv_text, write
from pipeline.mutating import counting
from pipeline.mutating.sentences import fates
from tests.ours import OURS

TABLE = DATA / "sentence_bugs.csv"
HEADS = ("benchmark", "family", "kind", "bugs", *counting.ENDS, *counting.GATES)
"""Bugs by their ends, then those that are refused, by the first gate that does."""

Line = tuple[str, ...]


def lines_of(benchmark: str, counts: counting.Counts) -> list[Line]:
    """Return a line for each family and kind."""
    return [
        (benchmark, group, kind, *(str(of[column]) for column in HEADS[3:]))
        for (group, kind), of in counts.items()
    ]


def written() -> list[Line]:
    """Return the lines that are there."""
    if not TABLE.is_file():
        return []
    _, *lines = csv.reader(TABLE.read_text(encoding="utf-8").splitlines())
    return [tuple(line) for line in lines]


def with_lines(new: Iterable[Line]) -> str:
    """Return the table with new lines, each in place of that of the same family and kind."""
    lines = {line[:3]: line for line in chain(written(), new)}
    order = sorted(lines, key=lambda key: (OURS.index(key[0]), *key[1:]))
    return csv_text(HEADS, [lines[key] for key in order])


def tried(benchmark: str, family: str) -> list[Line]:
    """Try the bugs of a family, of all where it is empty."""
    modules = counting.modules_of(benchmark, family)
    found = fates(benchmark, modules, os.cpu_count() or 1)
    counts = counting.counted(benchmark, chain.from_iterable(each for _, each in found))
    return lines_of(benchmark, counts)


if __name__ == "__main__":
    benchmark, family = (*sys.argv[1:3], "")[:2]
    write({TABLE: with_lines(tried(benchmark, family))})
