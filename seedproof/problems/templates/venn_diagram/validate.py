"""Tries every number for the unknown one, person by person, and counts again."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.problems.checker import Checker
from seedproof.problems.checking.matrices import stated_number
from seedproof.problems.templates.venn_diagram.facts import Facts

_SETS = ("a", "b", "c", "ab", "ac", "bc", "abc")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Only the stated number fulfils the condition; the rest and the probability follow from it."""
    room = facts.total - sum(facts.counts)
    fitting = [number for number in range(room + 1) if _fulfils(facts, number)]
    if len(fitting) != 1:
        yield f"{len(fitting)} numbers fulfil the condition"
        return
    (number,) = fitting
    values = (Fraction(number), Fraction(room - number), _probability(facts, number))
    for name, answer, value in zip(("x", "y", "the probability"), answers, values, strict=True):
        if stated_number(answer) != value:
            yield f"{name} is not {answer}"


def _count(facts: Facts, number: int, letters: str) -> int:
    """Return how many are in all sets of these letters."""
    counts = dict(zip(_SETS, facts.counts, strict=True))
    counts[facts.unknown] += number
    return sum(count for sets, count in counts.items() if {*letters} <= {*sets})


def _fulfils(facts: Facts, number: int) -> bool:
    first = _count(facts, number, "a")
    above, below = facts.condition
    if above:
        return below * _count(facts, number, "ac") == above * first
    return facts.total * _count(facts, number, "ab") == first * _count(facts, number, "b")


def _probability(facts: Facts, number: int) -> Fraction:
    """Return the last probability by inclusion and exclusion."""
    a, b, c, ab, ac, bc, abc = (_count(facts, number, sets) for sets in _SETS)
    union = a + b + c - ab - ac - bc + abc
    match facts.asked:
        case "two":
            return Fraction(ab + ac + bc - 2 * abc, union)
        case "first":
            return Fraction(ab + ac - abc, b + c - bc)
        case "third":
            return Fraction(c - ac, facts.total - a)


CHECKER = Checker(
    facts=Facts,
    method="trial of all numbers",
    wrong=wrong,
    types=lambda facts: ["number", "number", "number"],
)
