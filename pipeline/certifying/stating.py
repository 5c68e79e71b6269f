"""Making a statement of what engines said, and comparing one with the scripts at hand."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256

import msgspec

from pipeline.certifying.coverage import stated
from pipeline.certifying.making import Made, packed
from pipeline.certifying.statement import Name, OfFamily, OfQuery, Said, Scripts, expect_sound
from pipeline.certifying.tallying import Line, covered
from seedproof.record.seeds import parse_row_id
from seedproof.released.places import written

Known = tuple[str, str, str, str]
"""Family, query, what is expected of it, and the digest of its scripts."""


def known_of(of: OfQuery | Line) -> Known:
    """Return what names the scripts of a query, and nothing that is said of them."""
    return of.family, of.query, of.expected, of.sha256


def state(
    made_from: str,
    engines: Mapping[str, str],
    seconds: float,
    results: Sequence[Made],
    queries: Iterable[OfQuery],
) -> Said:
    """Make the statement on the scripts in `results`.

    Raises: SeedproofError where there is a contradiction or an undecided script.
    """
    scripts = [query.script for result in results for query in result.queries]
    said = Said(
        made_from=made_from,
        scripts=Scripts(len(scripts), sha256(packed(results)).hexdigest()),
        seconds=f"{seconds:g}",
        engines=dict(engines),
        queries=list(queries),
        lemmas=dict(sorted(Counter(name for script in scripts for name in script.axioms).items())),
        families=msgspec.convert(stated(covered(results)), dict[Name, OfFamily]),
        incomplete=incomplete(results),
    )
    expect_sound(said, "what the engines said")
    return said


def incomplete(results: Iterable[Made]) -> list[str]:
    """Return the places of the rows that scripts say in part or not at all."""
    rows = (made for made in results if made.certified.beyond or not made.queries)
    return written(parse_row_id(made.row_id) for made in rows)


def differences(said: Said, lines: Iterable[Line]) -> Iterator[str]:
    """Yield how the scripts at hand differ from those that were decided.

    What a single engine leaves undecided is not compared: it depends on its version and on the machine.
    """
    there = {known_of(of)[:3]: of for of in said.queries}
    here = {known_of(line)[:3]: line for line in lines}
    for key in sorted({*here, *there}):
        stated, found = there.get(key), here.get(key)
        if stated is None or found is None or known_of(stated) != known_of(found):
            said_of, here_are = (0 if of is None else of.scripts for of in (stated, found))
            yield f"{' '.join(key)}: stated of {said_of:,} scripts, here are {here_are:,} others"


def of_query(line: Line, engines: Iterable[str]) -> OfQuery:
    """State what engines said of the scripts of a line."""
    said = {engine: _said(line.said.get(engine, Counter())) for engine in engines}
    return OfQuery(line.family, line.query, line.expected, line.scripts, line.sha256, said, line.replayed)


def _said(counts: Counter[str]) -> dict[str, int]:
    return {verdict: counts[verdict] for verdict in ("sat", "unsat", "unknown") if counts[verdict]}
