"""How every row was proved, and what SMT solvers say."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from pipeline.reporting.content import Block, Section, Table, Text

_HOW = """\
Three programs must agree on every answer. **Generate** draws the problem from its seed and solves it.
**Validate** sees only the stated facts and solves them by a second method. **Cycle** sees only the text,
reads it back and solves what it read. **Quality** then checks the whole table and rebuilds every row from
its seed. One finding stops the release."""

_ENGINES = """\
Each claim about a row is also a query for SMT solvers, made from the text. A solver finds
values that satisfy the query (**sat**), or shows that there are none (**unsat**)."""


def section(manifest: Mapping[str, Any], attestations: Mapping[str, Mapping[str, Any]]) -> Section:
    """Return the section: the methods of proof, and the SMT solvers where a release has queries."""
    blocks: list[Block] = [Text(markdown=_HOW), _methods(manifest)]
    if "certify" in attestations:
        blocks += [Text(markdown=_ENGINES), _engines(attestations["certify"])]
    return Section(title="How rows are proved", blocks=blocks)


def _methods(manifest: Mapping[str, Any]) -> Table:
    families = manifest["families"].values()
    rows = Counter[str]()
    for family in families:
        rows[family["proof_method"]] += family["distinct"]
    many = Counter(family["proof_method"] for family in families)
    return Table(
        caption="Methods of proof",
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
        caption="Queries that each SMT solver decides as expected",
        columns=("expected", "queries", *names, "satisfying assignments checked"),
        rows=[
            (
                expected,
                f"{scripts[expected]:,}",
                *(f"{said[expected, engine]:,}" for engine in engines),
                f"{replayed[expected]:,}",
            )
            for expected in sorted(scripts)
        ],
        numeric=("queries", *names, "satisfying assignments checked"),
    )
