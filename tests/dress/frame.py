"""What a dress is, the rows that it is put on, and what is accepted of it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import seedproof as sp
from tests.dress.values import Value, parse

BENCHMARKS = ("missing_fact", "curriculum", "number_game", "university", "judge")
SEED = 5

STRIDE = 17
"""Families come in turn: rows that stand apart are of more kinds than the first ones."""

LEAST = 10
"""Rows that a dress is tried on, if so many fit."""

FURTHER = 600
"""Rows of each benchmark among which those are looked for."""

Row = Mapping[str, Any]


@dataclass(frozen=True)
class Part:
    """What is asked for at one letter, or in the whole row, whose letter is empty."""

    letter: str
    question: str
    answer: str
    type: str

    @cached_property
    def value(self) -> Value:
        """Return the golden answer, taken apart."""
        return parse(self.answer, self.type)

    @property
    def kind(self) -> str:
        """Return the type without what it says of variables."""
        return self.type.partition("(")[0]


@dataclass(frozen=True)
class Case:
    """A row, with its parts in order."""

    benchmark: str
    row: Row
    parts: tuple[Part, ...]

    @property
    def question(self) -> str:
        """Return the text that was asked."""
        return str(self.row["question"])

    @property
    def single(self) -> Part | None:
        """Return the only part, if there is one alone."""
        return self.parts[0] if len(self.parts) == 1 else None


Response = Callable[[Case], str | None]


@dataclass(frozen=True)
class Dress:
    """A way to write a right answer; of a row that it does not fit, it makes None."""

    name: str
    idea: str
    response: Response
    kind: str = ""


@dataclass(frozen=True)
class Worn:
    """A response in a dress, and what was said of it."""

    dress: Dress
    case: Case
    response: str
    verdict: str
    reason: str

    @property
    def accepted(self) -> bool:
        """Tell whether it was paid in full."""
        return self.verdict == "right"


def cases(benchmark: str, count: int, stride: int = STRIDE) -> Iterator[Case]:
    """Yield so many rows, which are not proved again."""
    rows = sp.generate(benchmark, seed=SEED, prove=False)
    for row in rows[0 : count * stride : stride]:
        yield _case(benchmark, row)


def _case(benchmark: str, row: Row) -> Case:
    asked = row.get("parts") or [dict(row) | {"type": row["answer_type"]}]
    letters = "abcdefgh" if len(asked) > 1 else [""]
    parts = [
        Part(letter, one["question"], one["answer"], one["type"])
        for letter, one in zip(letters, asked, strict=False)
    ]
    return Case(benchmark, row, tuple(parts))


def wear(dresses: Iterable[Dress], of: Iterable[Case]) -> Iterator[Worn]:
    """Score each row in each dress that fits."""
    worn = list(dresses)
    for case in of:
        for dress in worn:
            response = dress.response(case)
            if response is not None:
                yield score(dress, case, response)


def score(dress: Dress, case: Case, response: str) -> Worn:
    """Score a response; a right one that does not earn all is called unpaid."""
    found = sp.score(dict(case.row), response)
    verdict: str = found.verdict
    if verdict == "right" and found.value < 1:
        verdict = "unpaid"
    return Worn(dress, case, response, verdict, found.reason)


def share(found: Iterable[Worn]) -> float | None:
    """Return which share was accepted, or None of none."""
    counts = Counter(one.accepted for one in found)
    total = counts.total()
    return counts[True] / total if total else None


def worn(dresses: Iterable[Dress], count: int, least: int = LEAST) -> list[Worn]:
    """Score so many rows of each benchmark, and further ones for dresses that have fewer than the least."""
    every = list(dresses)
    found = [one for benchmark in BENCHMARKS for one in wear(every, cases(benchmark, count))]
    counts = Counter(one.dress.name for one in found)
    for benchmark in BENCHMARKS:
        found += _further(every, benchmark, counts, least)
    return found


def _further(every: list[Dress], benchmark: str, counts: Counter[str], least: int) -> Iterator[Worn]:
    """Score rows in dresses that have had too few, until they have enough."""
    for case in cases(benchmark, FURTHER, stride=1):
        left = [dress for dress in every if counts[dress.name] < least]
        if not left:
            return
        for one in wear(left, [case]):
            counts[one.dress.name] += 1
            yield one
