"""What was proved of every row, by whom, and how often."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from pipeline.reporting.content import Block, Section, Table, Text

_HOW = """\
A row is released only after three paths came to the same answer. **Generate** draws the problem from its
seed and answers it. **Validate** sees only the stated facts and decides by another method, and replays
the certificate. **Cycle** sees only the text: a reader takes it apart, solves what it read, and compares.
**Quality** looks at the whole table, and makes every row again from its seed. Any finding stops the
release; nothing is dropped silently."""

_ENGINES = """\
Scripts made from the texts say each promise again, for engines that other people wrote. An engine either
finds a case (**sat**) or shows that there is none (**unsat**); each must be what the promise needs."""


def section(manifest: Mapping[str, Any], attestations: Mapping[str, Mapping[str, Any]]) -> Section:
    """Return the section: the gates, the methods of proof, and the engines where a release has scripts."""
    blocks: list[Block] = [Text(markdown=_HOW), _gates(attestations), _methods(manifest)]
    if "certify" in attestations:
        blocks += [Text(markdown=_ENGINES), _engines(attestations["certify"])]
    return Section(title="What is proved, and how", blocks=blocks)


def _gates(attestations: Mapping[str, Mapping[str, Any]]) -> Table:
    return Table(
        caption="The gates. Worked examples pass the first two as well.",
        columns=("gate", "rows checked", "findings"),
        rows=[
            (gate, f"{attestations[gate]['checked']:,}", f"{attestations[gate]['findings']:,}")
            for gate in ("validate", "cycle", "quality")
            if gate in attestations
        ],
        numeric=("rows checked", "findings"),
    )


def _methods(manifest: Mapping[str, Any]) -> Table:
    families = manifest["families"].values()
    rows = Counter[str]()
    for family in families:
        rows[family["proof_method"]] += family["distinct"]
    many = Counter(family["proof_method"] for family in families)
    return Table(
        caption="How answers are proved",
        columns=("method", "families", "rows"),
        rows=[(method, f"{many[method]:,}", f"{count:,}") for method, count in rows.most_common()],
        numeric=("families", "rows"),
    )


def _engines(statement: Mapping[str, Any]) -> Table:
    scripts, said = Counter[str](), Counter[tuple[str, str]]()
    replayed = Counter[str]()
    for query in statement["queries"]:
        expected = query["expected"]
        scripts[expected] += query["scripts"]
        replayed[expected] += query["replayed"]
        for engine, counts in query["said"].items():
            said[expected, engine] += counts.get(expected, 0)
    engines = list(statement["engines"])
    names = [f"{engine} {statement['engines'][engine]}" for engine in engines]
    return Table(
        caption="What engines say of the scripts; the rest they leave open",
        columns=("expected", "scripts", *names, "models replayed"),
        rows=[
            (
                expected,
                f"{scripts[expected]:,}",
                *(f"{said[expected, engine]:,}" for engine in engines),
                f"{replayed[expected]:,}",
            )
            for expected in sorted(scripts)
        ],
        numeric=("scripts", *names, "models replayed"),
    )
