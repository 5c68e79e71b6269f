"""What is wrong, in words: by kind, one line each."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from pipeline.certifying.deciding import Decided
from pipeline.certifying.making import Made
from seedproof.record.errors import Finding

SHOWN = 20
"""Faults of a kind that are told one by one."""

Faults = Mapping[str, Sequence[Finding]]
"""By kind: `unread`, `contradicted`, `undecided`. A kind without faults is left out."""


def faults_of(results: Sequence[Made], said: Sequence[Decided]) -> Faults:
    """Return what fails a release: rows that cannot be read, contradictions, and what no engine decides."""
    found = [Finding(made.row_id, "unread", made.unread) for made in results if made.unread is not None]
    found += [_of_query(each, "contradicted", fault) for each in said for fault in each.contradictions]
    found += [_of_query(each, "undecided", _reasons(each)) for each in said if not each.is_decided]
    return {kind: list(of_kind) for kind, of_kind in groupby(found, lambda finding: finding.code)}


def told(faults: Faults) -> Iterator[str]:
    """Yield the first faults of each kind, and how many more there are."""
    for kind, findings in faults.items():
        yield from map(str, findings[:SHOWN])
        if len(findings) > SHOWN:
            yield f"{len(findings) - SHOWN:,} more [{kind}]"


def counted(faults: Faults) -> str:
    """Return how many there are of each kind: `1 unread, 4 contradicted`."""
    return ", ".join(f"{len(findings):,} {kind}" for kind, findings in faults.items())


def _of_query(each: Decided, kind: str, said: str) -> Finding:
    return Finding(each.query.script.row_id, kind, f"{each.query.script.query}: {said}")


def _reasons(each: Decided) -> str:
    return "; ".join(f"{name}: {answer.reason}" for name, answer in each.answers.items())
