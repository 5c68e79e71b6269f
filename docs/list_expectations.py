"""List what benchmarks expect of their tables, and what `build/` measured, in `data/expectations.csv`."""

import csv
import json
from io import StringIO
from pathlib import Path

from seedproof.contract import registry

DOCS = Path(__file__).parent
KEPT = DOCS / "data/expectations.csv"
FIELDS = ("benchmark", "name", "expected", "split", "measured")


def listed() -> str:
    """Return the list as CSV."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(FIELDS)
    for benchmark in filter(lambda found: found.is_ours, map(registry.benchmark, registry.benchmarks())):
        expected = {one.code: one.said for one in benchmark.quality.EXPECTED}
        report = json.loads((DOCS.parent / "build" / benchmark.name / "quality.json").read_text())
        for line in report["expectations"]:
            place, _, rest = line.partition(": ")
            split, _, name = place.rpartition(" ")
            measured = rest.removeprefix(f"{expected[name]} (").removesuffix(")")
            writer.writerow((benchmark.name, name, expected[name], split, measured))
    return text.getvalue()


if __name__ == "__main__":
    KEPT.write_text(listed())
