"""Count the problems beyond the releases, in `data/capacity.csv` and for the cards: half an hour.

`python -m docs.list_capacity university` counts those of one again.
"""

import csv
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import cast

from pipeline.auditing.capacity import Counted, counted
from pipeline.releasing.card import CAPACITY
from pipeline.releasing.changelog import CARDS
from seedproof.generating.capacity import Count
from seedproof.measuring.distinct import How

DOCS = Path(__file__).parent
KEPT = DOCS / "data/capacity.csv"
FIELDS = ("benchmark", "family", "difficulty", "problems", "how", "draws")
ALL = "all"

DRAWS = {"curriculum": 1000, "judge": 100, "missing_fact": 1000, "number_game": 1000, "university": 500}
"""Candidates of each cell: of a benchmark whose rows take longer, fewer. All games are listed."""

Line = Mapping[str, str]


def lines_of(found: Counted) -> Iterator[Line]:
    """Yield the lines of a benchmark: all, then each family, and each of its difficulties."""
    yield _line(found.benchmark, ALL, ALL, found.total)
    for family in found.families:
        yield _line(found.benchmark, family.family, ALL, family.total)
        for difficulty, count in family.cells.items():
            yield _line(found.benchmark, family.family, str(difficulty), count)


def _line(benchmark: str, family: str, difficulty: str, count: Count) -> Line:
    return dict(zip(FIELDS, (benchmark, family, difficulty, *map(str, count)), strict=True))


def listed(lines: Iterable[Line]) -> str:
    """Return lines as CSV."""
    text = StringIO()
    writer = csv.DictWriter(text, FIELDS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(lines)
    return text.getvalue()


def kept() -> list[Line]:
    """Return the lines that are kept."""
    with KEPT.open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def for_card(lines: Sequence[Line]) -> str:
    """Return what the card of a benchmark says: how many problems there are, and the smallest cell."""
    total = next(line for line in lines if line["family"] == ALL)
    cells = [line for line in lines if line["difficulty"] != ALL]
    smallest = min(cells, key=lambda line: int(line["problems"]))
    said = {
        "problems": _said(total),
        "smallest": f"{smallest['family']}/d{smallest['difficulty']}",
        "least": _said(smallest),
    }
    return json.dumps(said, indent=1) + "\n"


def _said(line: Line) -> str:
    return str(Count(int(line["problems"]), cast(How, line["how"]), int(line["draws"]))).removeprefix(
        "exactly "
    )


def main(benchmarks: Sequence[str]) -> None:
    """Count, and write the list and what cards say."""
    lines = {name: [line for line in kept() if line["benchmark"] == name] for name in DRAWS}
    for name in benchmarks or DRAWS:
        lines[name] = list(lines_of(counted(name, None, DRAWS[name], 1)))
        KEPT.write_text(listed(line for name in DRAWS for line in lines[name]))
        (CARDS / name / CAPACITY).write_text(for_card(lines[name]))


if __name__ == "__main__":
    main(sys.argv[1:])
