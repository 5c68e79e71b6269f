"""How many rows there are, and how many draws were rejected, by reason."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from pipeline.reporting.content import Section, Table, Text
from seedproof.measuring.statistics import share

_WHY = """\
A problem that breaks a rule of its family is rejected. The same seed then draws the next problem. Examples:
the answer is too large to be fair, or another row already has the same problem."""


def section(manifest: Mapping[str, Any]) -> Section:
    """Return the section: rows of each family and difficulty with the share of draws kept, then reasons."""
    families = manifest["families"]
    return Section(
        title="Rows and rejected draws", blocks=[Text(markdown=_WHY), _rows(families), _reasons(families)]
    )


def _rows(families: Mapping[str, Any]) -> Table:
    levels = sorted({level for family in families.values() for level in family["rows"]}, key=_in_order)
    numeric = (*levels, "rows", "worked examples", "rejected draws", "share kept")
    rows = []
    for name, family in families.items():
        counts = [family["rows"].get(level, 0) for level in levels]
        kept, rejected = family["distinct"] + family["demonstrations"], sum(family["rejected"].values())
        counts += [sum(counts), family["demonstrations"], rejected]
        rows.append((name, *(f"{count:,}" for count in counts), share(kept, kept + rejected)))
    return Table(
        caption="Rows and rejected draws by family", columns=("family", *numeric), rows=rows, numeric=numeric
    )


def _in_order(level: str) -> tuple[int, str]:
    """Sort `d2` before `d10`."""
    return len(level), level


def _reasons(families: Mapping[str, Any]) -> Table | Text:
    counted, places = Counter[str](), Counter[str]()
    for family in families.values():
        for reason, count in family["rejected"].items():
            counted[reason] += count
            places[reason] += 1
    if not counted:
        return Text(markdown="No draw was rejected.")
    return Table(
        caption="Why draws were rejected",
        columns=("reason", "draws", "families"),
        rows=[(reason, f"{count:,}", f"{places[reason]:,}") for reason, count in counted.most_common()],
        numeric=("draws", "families"),
    )
