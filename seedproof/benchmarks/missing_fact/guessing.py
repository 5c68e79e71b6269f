"""Answers rows from their notes alone, without a request: what a score must be above to say anything.

Three guessers. `simplest` takes the completion with the smallest numbers. `likeliest` knows the public
ranges, goes through every completion that they allow, and takes the answer that most of them give. `constant`
always gives the family's most common answer.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache

from seedproof.benchmarks.missing_fact import declaration
from seedproof.benchmarks.missing_fact.row import MissingFactRow
from seedproof.benchmarks.missing_fact.survey import Survey
from seedproof.benchmarks.missing_fact.validate import prover_of
from seedproof.measuring.statistics import most_common_answers
from seedproof.record.json_text import value_of


@cache
def survey_of(family: str) -> Survey:
    """Return the family's declaration. Raises: SeedproofError for an unknown name."""
    return declaration(family, "quality", Survey)


@dataclass(frozen=True)
class Guessed:
    """How many of some rows each guesser has right; a tie between k answers counts as 1/k."""

    rows: int
    simplest: Fraction
    likeliest: Fraction
    constant: Fraction

    @property
    def best(self) -> Fraction:
        """The rows that the best of the three has right."""
        return max(self.simplest, self.likeliest, self.constant)


def guessed(rows: Sequence[MissingFactRow]) -> dict[str, Guessed]:
    """Return what the guessers have right in each family."""
    by_family: dict[str, list[MissingFactRow]] = {}
    for row in rows:
        by_family.setdefault(row["family"], []).append(row)
    common = most_common_answers(rows)
    return {
        family: Guessed(
            rows=len(of_family),
            simplest=sum((_simplest(row) for row in of_family), Fraction()),
            likeliest=sum((_likeliest(row) for row in of_family), Fraction()),
            constant=Fraction(common[family][1]),
        )
        for family, of_family in sorted(by_family.items())
    }


def together(by_family: Mapping[str, Guessed]) -> Guessed:
    """Return what the guessers have right in all families."""
    families = by_family.values()
    return Guessed(
        rows=sum(of_family.rows for of_family in families),
        simplest=sum((of_family.simplest for of_family in families), Fraction()),
        likeliest=sum((of_family.likeliest for of_family in families), Fraction()),
        constant=sum((of_family.constant for of_family in families), Fraction()),
    )


@dataclass(frozen=True)
class Habits:
    """How many of some rows are right by always taking the same one of alike likely answers.

    Chance alone makes it one of k. More says that the draws prefer a side, which `likeliest` cannot see.
    """

    rows: int
    first: int
    last: int
    contrary: int
    """The first that `simplest` does not take."""


def habits(rows: Sequence[MissingFactRow]) -> dict[str, Habits]:
    """Return in each family what is right by habit; answers are in the order of the survey's completions."""
    total: Counter[str] = Counter()
    first: Counter[str] = Counter()
    last: Counter[str] = Counter()
    contrary: Counter[str] = Counter()
    for row in rows:
        family = row["family"]
        best = likeliest_answers(row)
        simplest = simple_answers(family, row["facts"], row["hint_slot"])
        others = [answer for answer in best if answer not in simplest]
        total[family] += 1
        if best[:1] == [row["answer"]]:
            first[family] += 1
        if best[-1:] == [row["answer"]]:
            last[family] += 1
        if others[:1] == [row["answer"]]:
            contrary[family] += 1
    return {
        family: Habits(total[family], first[family], last[family], contrary[family])
        for family in sorted(total)
    }


def _simplest(row: MissingFactRow) -> Fraction:
    return Fraction(row["answer"] in simple_answers(row["family"], row["facts"], row["hint_slot"]))


def _likeliest(row: MissingFactRow) -> Fraction:
    best = likeliest_answers(row)
    return Fraction(row["answer"] in best, max(len(best), 1))


def likeliest_answers(row: MissingFactRow) -> list[str]:
    """Return the answers that are likeliest without the hint, all alike likely."""
    weights = answers_of(row["family"], row["facts"], row["hint_slot"], row["difficulty"])
    most = max(weights.values(), default=0)
    return [answer for answer, weight in weights.items() if weight == most]


@lru_cache(maxsize=100_000)
def simple_answers(family: str, facts: str, slot: str) -> frozenset[str]:
    """Return the answers of the completion with the smallest numbers."""
    prover = prover_of(family)
    view = prover.view(value_of(facts), slot)
    simplest = survey_of(family).simplest(view, slot)
    return frozenset(prover.answers(view, slot, simplest))


@lru_cache(maxsize=100_000)
def answers_of(family: str, facts: str, slot: str, difficulty: int) -> Counter[str]:
    """Return the answers of all completions that the public ranges allow, with their weights."""
    prover = prover_of(family)
    view = prover.view(value_of(facts), slot)
    weights: Counter[str] = Counter()
    for value, weight in survey_of(family).completions(view, slot, difficulty).items():
        for answer in prover.answers(view, slot, value):
            weights[answer] += weight
    return weights
