"""What the gates refuse, kind by kind, and what is expected of the tables."""

from collections.abc import Mapping
from typing import Any

from pipeline.reporting.content import Block, Section, Table, Text

_MUTATIONS = """\
A gate is worth what it refuses. Rows of every family were corrupted, kind by kind, and given to the gates
twice: without making the row again from its seed, and with that. What only the second refuses is said
openly."""


def section(attestations: Mapping[str, Mapping[str, Any]]) -> Section | None:
    """Return the section; None where the release states neither."""
    blocks: list[Block] = []
    if "mutate" in attestations:
        kinds = attestations["mutate"]["kinds"]
        blocks += [Text(markdown=_MUTATIONS), _mutations(kinds)]
        if holes := {name: found for name, found in kinds.items() if found["only_by_rebuild"]}:
            blocks.append(_holes(holes))
    if "quality" in attestations:
        blocks.append(_expectations(attestations["quality"]["expectations"]))
    return Section(title="What the gates refuse", blocks=blocks) if blocks else None


def _mutations(kinds: Mapping[str, Any]) -> Table:
    return Table(
        caption="Corrupted rows, and who refuses them",
        columns=("corruption", "rows", "refused without the seed", "by the seed alone", "not refused", "by"),
        rows=[
            (
                found["said"],
                f"{found['applied']:,}",
                f"{found['applied'] - found['only_by_rebuild'] - found['passed']:,}",
                f"{found['only_by_rebuild']:,}",
                f"{found['passed']:,}",
                ", ".join(sorted(found["without_rebuild"])),
            )
            for found in kinds.values()
        ],
        numeric=("rows", "refused without the seed", "by the seed alone", "not refused"),
    )


def _holes(kinds: Mapping[str, Any]) -> Table:
    return Table(
        caption="What only the seed shows, and why it does no harm",
        columns=("corruption", "rows", "why"),
        rows=[
            (name, f"{found['only_by_rebuild']:,}", found.get("harmless", ""))
            for name, found in kinds.items()
        ],
        numeric=("rows",),
    )


def _expectations(held: list[str]) -> Table:
    return Table(
        caption="What is expected of the tables, and holds",
        columns=("table", "expectation"),
        rows=[(table, expectation) for table, _, expectation in (line.partition(": ") for line in held)],
        numeric=(),
    )
