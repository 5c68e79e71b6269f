"""Counts: what engines said by family and query, and what the scripts cover."""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from pipeline.certifying.coverage import Covered
from pipeline.certifying.deciding import Decided
from pipeline.certifying.making import Made, Query
from seedproof.certifying.script import Status


@dataclass
class Line:
    """The scripts of one family and query."""

    family: str
    query: str
    expected: Status
    scripts: int = 0
    said: dict[str, Counter[str]] = field(default_factory=dict)
    """How often each engine said sat, unsat or unknown."""
    contradictions: int = 0
    """Scripts that an engine contradicts."""
    undecided: int = 0
    """Scripts of which no engine says anything."""
    replayed: int = 0
    """Scripts of which a model was worked out again and fits."""

    def decided_by(self, engine: str) -> int:
        """Return how many scripts an engine decided."""
        said = self.said.get(engine, Counter())
        return said["sat"] + said["unsat"]


def folded(query: str) -> str:
    """Return the name of a query with its numbers folded: `witness_0_unique` is `witness_N_unique`."""
    return re.sub(r"\d+", "N", query)


def counted(queries: Iterable[Query]) -> list[Line]:
    """Count scripts by family, query and what is expected of it, each sorted; nothing is said of them."""
    lines: dict[tuple[str, str, Status], Line] = {}
    for query in queries:
        _line(lines, query).scripts += 1
    return [lines[key] for key in sorted(lines)]


def tallied(decided: Iterable[Decided]) -> list[Line]:
    """Count by family, query and what is expected of it, each sorted."""
    lines: dict[tuple[str, str, Status], Line] = {}
    for each in decided:
        line = _line(lines, each.query)
        line.scripts += 1
        for engine, answer in each.answers.items():
            line.said.setdefault(engine, Counter())[answer.verdict] += 1
        line.contradictions += bool(each.contradictions)
        line.undecided += not each.is_decided
        line.replayed += each.is_replayed
    return [lines[key] for key in sorted(lines)]


def covered(rows: Iterable[Made]) -> dict[str, Covered]:
    """Count the rows of each family by how much of them the scripts say, in the order of the rows."""
    families: dict[str, Covered] = {}
    for made in rows:
        of_family = families.setdefault(made.family, Covered())
        if made.unread is None:
            of_family.count(made.certified)
        else:
            of_family.rows += 1
            of_family.unread += 1
    return families


def _line(lines: dict[tuple[str, str, Status], Line], query: Query) -> Line:
    key = (query.family, folded(query.script.query), query.expected)
    return lines.setdefault(key, Line(*key))
