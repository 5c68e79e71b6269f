"""How many rows there are, and how many draws were rejected, by reason."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from pipeline.reporting.content import Section, Table, Text
from seedproof.measuring.statistics import share

_WHY = """\
A problem that breaks a rule of its family is rejected and drawn again, from the same seed. Examples: its
answer is too large to be fair, or another row has it already."""


def section(manifest: Mapping[str, Any]) -> Section:
    """Return the section: rows of each family and difficulty, then acceptance, then reasons."""
    families = manifest["families"]
    return Section(
        title="Rows and rejected draws",
        blocks=[_rows(families), Text(markdown=_WHY), _accepted(families), _reasons(families)],
    )


def _rows(families: Mapping[str, Any]) -> Table:
    levels = sorted({level for family in families.values() for level in family["rows"]}, key=_in_order)
    return Table(
        caption="Rows by family and difficulty",
        columns=("family", *levels, "all"),
        rows=[
            (
                name,
                *(f"{family['rows'].get(level, 0):,}" for level in levels),
                f"{sum(family['rows'].values()):,}",
            )
            for name, family in families.items()
        ],
        numeric=(*levels, "all"),
    )


def _in_order(level: str) -> tuple[int, str]:
    """Sort `d2` before `d10`."""
    return len(level), level


def _accepted(families: Mapping[str, Any]) -> Table:
    rows = []
    for name, family in families.items():
        kept = family["distinct"] + family["demonstrations"]
        rejected = sum(family["rejected"].values())
        rows.append((name, f"{kept:,}", f"{rejected:,}", share(kept, kept + rejected)))
    return Table(
        caption="Draws by family; worked examples count as kept",
        columns=("family", "kept", "rejected", "share kept"),
        rows=rows,
        numeric=("kept", "rejected", "share kept"),
    )


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
