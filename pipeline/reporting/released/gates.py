"""Which injected errors the gates refuse, kind by kind, and what they expect of the tables."""

from collections.abc import Mapping
from typing import Any

from pipeline.reporting.content import Block, Section, Table, Text

_MUTATIONS = """\
To test the gates, we injected errors into rows of every family. The gates checked each wrong row twice:
first without rebuilding the row from its seed, then with rebuilding."""

_REFUSED = ("refused without rebuilding", "refused only by rebuilding", "not refused")


def section(attestations: Mapping[str, Mapping[str, Any]]) -> Section | None:
    """Return the section; None where the release states neither."""
    blocks: list[Block] = []
    if "mutate" in attestations:
        kinds = attestations["mutate"]["kinds"]
        blocks += [Text(markdown=_MUTATIONS), _mutations(kinds)]
    if "quality" in attestations:
        blocks.append(_expectations(attestations["quality"]["expectations"]))
    return Section(title="Injected errors and expectations", blocks=blocks) if blocks else None


def _mutations(kinds: Mapping[str, Any]) -> Table:
    return Table(
        caption="Injected errors, and which gate refuses them",
        columns=("error", "rows", *_REFUSED, "refused by", "if only rebuilding finds it: why it is harmless"),
        rows=[
            (
                found["said"],
                f"{found['applied']:,}",
                f"{found['applied'] - found['only_by_rebuild'] - found['passed']:,}",
                f"{found['only_by_rebuild']:,}",
                f"{found['passed']:,}",
                ", ".join(sorted(found["without_rebuild"])),
                found.get("harmless", ""),
            )
            for found in kinds.values()
        ],
        numeric=("rows", *_REFUSED),
    )


def _expectations(held: list[str]) -> Table:
    return Table(
        caption="Expectations of the tables, all met",
        columns=("table", "expectation"),
        rows=[(table, expectation) for table, _, expectation in (line.partition(": ") for line in held)],
        numeric=(),
    )
