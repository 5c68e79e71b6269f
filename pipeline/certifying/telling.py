"""What is wrong, in words: by kind, one line each."""

from collections.abc import Iterator, Mapping, Sequence

from pipeline.certifying.deciding import Decided
from pipeline.certifying.making import Made

SHOWN = 20
"""Faults of a kind that are told one by one."""

Faults = Mapping[str, Sequence[str]]
"""Lines by kind: `unread`, `contradicted`, `undecided`. A kind without faults is left out."""


def faults_of(results: Sequence[Made], said: Sequence[Decided]) -> Faults:
    """Return what fails a release: rows that cannot be read, contradictions, and what no engine decides."""
    kinds = {
        "unread": [f"{made.row_id}: {made.unread}" for made in results if made.unread is not None],
        "contradicted": [f"{each.query.place}: {fault}" for each in said for fault in each.contradictions],
        "undecided": [f"{each.query.place}: {_reasons(each)}" for each in said if not each.is_decided],
    }
    return {kind: lines for kind, lines in kinds.items() if lines}


def told(faults: Faults) -> Iterator[str]:
    """Yield the first faults of each kind, and how many more there are."""
    for kind, lines in faults.items():
        for line in lines[:SHOWN]:
            yield f"{kind}: {line}"
        if len(lines) > SHOWN:
            yield f"{kind}: {len(lines) - SHOWN:,} more"


def counted(faults: Faults) -> str:
    """Return how many there are of each kind: `1 unread, 4 contradicted`."""
    return ", ".join(f"{len(lines):,} {kind}" for kind, lines in faults.items())


def _reasons(each: Decided) -> str:
    return "; ".join(f"{name}: {answer.reason}" for name, answer in each.answers.items())
