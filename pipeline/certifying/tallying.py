"""Counts: what engines said by family and query, and what the scripts cover."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

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
    sha256: str = ""
    """That of all scripts with their names, in their order."""
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


Key = tuple[str, str, Status]
"""Family, query, and what is expected of it."""


def key_of(query: Query) -> Key:
    """Return the line that counts a query."""
    return query.family, folded(query.script.query), query.expected


def folded(query: str) -> str:
    """Return the name of a query with its numbers folded: `witness_0_unique` is `witness_N_unique`."""
    return re.sub(r"\d+", "N", query)


def counted(queries: Iterable[Query]) -> dict[Key, Line]:
    """Count scripts by family, query and what is expected of it, sorted; nothing is said of them."""
    grouped: dict[Key, list[Query]] = {}
    for query in queries:
        grouped.setdefault(key_of(query), []).append(query)
    return {key: Line(*key, len(scripts), _digest(scripts)) for key, scripts in sorted(grouped.items())}


def _digest(queries: Sequence[Query]) -> str:
    digest = sha256()
    for query in queries:
        digest.update(f"{query.place}\n{query.text}".encode())
    return digest.hexdigest()


def tally(lines: Mapping[Key, Line], decided: Iterable[Decided]) -> None:
    """Count what engines said in the lines of the queries."""
    for each in decided:
        line = lines[key_of(each.query)]
        for engine, answer in each.answers.items():
            line.said.setdefault(engine, Counter())[answer.verdict] += 1
        line.contradictions += bool(each.contradictions)
        line.undecided += not each.is_decided
        line.replayed += each.is_replayed


def tallied(decided: Sequence[Decided]) -> list[Line]:
    """Count scripts and what engines said of them."""
    lines = counted(each.query for each in decided)
    tally(lines, decided)
    return list(lines.values())


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
