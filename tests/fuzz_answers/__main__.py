"""Looks for responses that take long to score: `python -m tests.fuzz_answers --seconds 600 --seed 1`."""

import argparse
import heapq
import json
import random
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import seedproof as sp
from seedproof.record.budget import Budget
from tests.corpus.bench import halves
from tests.corpus.reading import lines
from tests.fuzz_answers.making import responses

LONGEST = 20
"""CPU seconds after which a response is given up."""

KEPT = 25


class GivenUp(BaseException):
    """Raised inside a response that takes too long; no `except` of the scorer takes it for its own."""


class Taken(NamedTuple):
    """What scoring a response took."""

    seconds: float
    steps: int
    kind: str
    row: str
    response: str
    error: str = ""
    """What the scorer raised, which it must not."""

    def __str__(self) -> str:
        """Write a line of the report: the beginning of the response says what it is."""
        figures = f"{self.seconds:7.2f} s {self.steps:9,} steps {len(self.response):8,} characters"
        return f"{figures} {self.kind:9} {self.row} {self.response[:60]!r} {self.error}"


def taken(kind: str, row: dict[str, Any], response: str) -> Taken:
    """Score a response; return what it took."""
    steps = 0
    error = ""
    spend = Budget.spend

    def counted(budget: Budget, spent: int = 1) -> None:
        nonlocal steps
        steps += spent
        spend(budget, spent)

    Budget.spend = counted
    start = time.process_time()
    try:
        with _given_up(LONGEST), suppress(GivenUp):
            sp.score(row, response)
    except Exception as raised:
        error = f"{type(raised).__name__}: {raised}"
    finally:
        Budget.spend = spend
    return Taken(time.process_time() - start, steps, kind, row["id"], response, error)


@contextmanager
def _given_up(seconds: float) -> Iterator[None]:
    """Have a block that takes so many CPU seconds raise GivenUp."""

    def give_up(*_: object) -> None:
        raise GivenUp

    before = signal.signal(signal.SIGPROF, give_up)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def main() -> None:
    """Score drawn responses for so many CPU seconds; print those that took longest, and list them."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=60, help="CPU seconds")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--slow", type=float, default=1.0, help="CPU seconds that are too many")
    asked.add_argument("--out", type=Path, help="a file for the responses that took longer, or raised")
    given = asked.parse_args()
    rows = [row for half in halves() for row in lines(half, "rows")]
    free = [row for row in rows if row.get("parts")]
    stated = [line["response"] for half in halves() for line in lines(half, "responses")]
    stated += [pair["answer"] for half in halves() for pair in lines(half, "pairs")]
    draws = random.Random(given.seed)
    slowest: list[tuple[float, int, Taken]] = []
    most: list[tuple[int, int, Taken]] = []
    count = 0
    for count, (kind, response) in enumerate(responses(draws, stated), start=1):
        one = taken(kind, draws.choice(free if kind == "formula" else rows), response)
        for heap, key in ((slowest, one.seconds), (most, one.steps)):
            heapq.heappush(heap, (key, count, one))
            if len(heap) > KEPT:
                heapq.heappop(heap)
        if one.error:
            print(one)  # noqa: T201
        if given.out and (one.seconds > given.slow or one.error):
            with given.out.open("a") as file:
                file.write(json.dumps(one._asdict()) + "\n")
        if time.process_time() > given.seconds:
            break
    print(f"{count:,} responses of seed {given.seed}. By CPU seconds:")  # noqa: T201
    for _, _, one in sorted(slowest, reverse=True):
        print(one)  # noqa: T201
    print("By steps of the budget:")  # noqa: T201
    for _, _, one in sorted(most, reverse=True):
        print(one)  # noqa: T201


main()
