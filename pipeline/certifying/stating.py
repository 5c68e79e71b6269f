"""Making a statement of what engines said, and comparing one with the scripts at hand."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from pipeline.certifying.coverage import stated
from pipeline.certifying.engines import Engine
from pipeline.certifying.making import Made
from pipeline.certifying.statement import Name, OfFamily, OfQuery, Scripts, Statement, expect_sound
from pipeline.certifying.tallying import Line, covered
from seedproof.record.errors import SeedproofError


def state(
    tool: dict[str, str],
    sha256: str,
    engines: Sequence[Engine],
    seconds: float,
    results: Sequence[Made],
    lines: Sequence[Line],
) -> Statement:
    """Make the statement on the scripts in `results`; `sha256` is that of their archive.

    Raises: SeedproofError where there is a contradiction or an undecided script.
    """
    if any(line.contradictions or line.undecided for line in lines):
        raise SeedproofError("not every query is decided as claimed, so nothing is stated")
    scripts = [query.script for result in results for query in result.queries]
    statement = Statement(
        tool=tool,
        scripts=Scripts(len(scripts), sha256),
        seconds=f"{seconds:.3f}".rstrip("0").rstrip("."),
        engines={engine.name: engine.version() for engine in engines},
        queries=[_of_query(line, engines) for line in lines],
        lemmas=dict(sorted(Counter(name for script in scripts for name in script.axioms).items())),
        families=msgspec.convert(stated(covered(results)), dict[Name, OfFamily]),
    )
    expect_sound(statement, "what the engines said")
    return statement


def differences(statement: Statement, lines: Iterable[Line]) -> Iterator[str]:
    """Yield how the scripts at hand differ from those that the statement counts.

    What a single engine leaves undecided is not compared: it depends on its version and on the machine.
    """
    there = {(of.family, of.query, of.expected): of.scripts for of in statement.queries}
    here = {(line.family, line.query, line.expected): line.scripts for line in lines}
    for key in sorted({*here, *there}):
        if here.get(key) != there.get(key):
            said, found = there.get(key, 0), here.get(key, 0)
            yield f"{' '.join(key)}: the statement says {said:,} scripts, here are {found:,}"


def _of_query(line: Line, engines: Sequence[Engine]) -> OfQuery:
    said = {engine.name: _said(line.said.get(engine.name, Counter())) for engine in engines}
    return OfQuery(line.family, line.query, line.expected, line.scripts, said, line.replayed)


def _said(counts: Counter[str]) -> dict[str, int]:
    return {verdict: counts[verdict] for verdict in ("sat", "unsat", "unknown") if counts[verdict]}
