"""Plays mechanisms: each on so many rows of every benchmark that it applies to."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple

import seedproof as sp
from tests.hacks.frame import Mechanism, Target, pool

ROWS = 50
"""So many rows of a benchmark a mechanism is tried on, where it applies to so many."""

Pays = Callable[[Mapping[str, Any], str], bool]


class Accepted(NamedTuple):
    """A response that was paid."""

    mechanism: Mechanism
    benchmark: str
    target: Target
    response: str


class Play(NamedTuple):
    """What came of a mechanism in a benchmark."""

    mechanism: Mechanism
    benchmark: str
    tries: int
    accepted: tuple[Accepted, ...]


def is_paid(row: Mapping[str, Any], response: str) -> bool:
    """Tell whether a response is paid: as right, or in `number_game` with any share of the points."""
    score = sp.score(row, response)
    return score.verdict == "right" or (row["answer_type"] == "operations" and score.value > 0)


def nobody_pays(row: Mapping[str, Any], response: str) -> bool:
    """Pay nothing."""
    return False


def tries(mechanism: Mechanism, benchmark: str, rows: int = ROWS) -> Iterator[tuple[Target, str]]:
    """Yield the first rows of a benchmark that a mechanism applies to, with its responses."""
    responses = ((target, mechanism.respond(target)) for target in pool(benchmark))
    applied = ((target, response) for target, response in responses if response is not None)
    return islice(applied, rows)


def play(mechanism: Mechanism, benchmark: str, rows: int = ROWS, pays: Pays = is_paid) -> Play:
    """Return what comes of a mechanism in a benchmark."""
    tried = list(tries(mechanism, benchmark, rows))
    paid = [
        Accepted(mechanism, benchmark, target, response)
        for target, response in tried
        if pays(target.row, response)
    ]
    return Play(mechanism, benchmark, len(tried), tuple(paid))


def plays(mechanisms: Iterable[Mechanism], rows: int = ROWS, pays: Pays = is_paid) -> Iterator[Play]:
    """Yield what comes of mechanisms in each benchmark that they apply to."""
    for mechanism in mechanisms:
        for benchmark in mechanism.benchmarks:
            yield play(mechanism, benchmark, rows, pays)
