"""Plain tables of what the scripts cover and what engines said of them."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from pipeline.certifying.coverage import Covered
from pipeline.certifying.tallying import Line

Cells = Sequence[str | int]


def coverage_table(families: Mapping[str, Covered]) -> Iterator[str]:
    """Yield the lines of a table of how much of each family's rows the scripts say, and why not more."""
    titles = ("family", "rows", "in full", "in part", "beyond", "unread", "scripts")
    rows = [_of_family(family, covered) for family, covered in families.items()]
    yield from _table(titles, [*rows, _totals(rows, 1)])
    for family, covered in families.items():
        for reason, count in sorted(_reasons(covered).items()):
            yield f"{family}: {count:,} beyond: {reason}"


def _reasons(covered: Covered) -> Counter[str]:
    """Count reasons without the letters of their parts: `(b): needs a limit`."""
    reasons: Counter[str] = Counter()
    for reason, count in covered.beyond.items():
        reasons[re.sub(r"^\([a-z0-9]+\):? ", "", reason)] += count
    return reasons


def _of_family(family: str, covered: Covered) -> Cells:
    beyond = covered.rows - covered.full - covered.part - covered.unread
    return (family, covered.rows, covered.full, covered.part, beyond, covered.unread, covered.scripts)


def decided_table(lines: Sequence[Line], engines: Sequence[str]) -> Iterator[str]:
    """Yield the lines of a table of what engines said, by family and query."""
    titles = ("family", "query", "expected", "scripts", *engines, "contrary", "undecided", "replayed")
    rows = [_of_line(line, engines) for line in lines]
    yield from _table(titles, [*rows, _totals(rows, 3)])


def _of_line(line: Line, engines: Sequence[str]) -> Cells:
    by_engine = [line.decided_by(engine) for engine in engines]
    counts = (line.contradictions, line.undecided, line.replayed)
    return (line.family, line.query, line.expected, line.scripts, *by_engine, *counts)


def _totals(rows: Sequence[Cells], names: int) -> Cells:
    """Return the last row: sums of the columns after the names."""
    columns = list(zip(*rows, strict=True))[names:]
    sums = [sum(int(cell) for cell in column) for column in columns]
    return ("all", *[""] * (names - 1), *sums)


def _table(titles: Sequence[str], rows: Sequence[Cells]) -> Iterator[str]:
    shown = [[cell if isinstance(cell, str) else f"{cell:,}" for cell in row] for row in rows]
    widths = [
        max(len(title), *(len(row[place]) for row in shown if place < len(row)))
        for place, title in enumerate(titles)
    ]
    numeric = [not isinstance(cell, str) for cell in rows[0]]
    for row in (titles, *shown):
        cells = [
            f"{cell:>{width}}" if right else f"{cell:{width}}"
            for cell, width, right in zip(row, widths, numeric, strict=False)
        ]
        yield "  ".join(cells).rstrip()
