"""Tries every number for the unknown one, person by person, and counts again."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.problems.checker import Checker
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
    if _number(answers[0]) != number:
        yield f"x is not {answers[0]}"
    if _number(answers[1]) != room - number:
        yield f"y is not {answers[1]}"
    if _number(answers[2]) != _probability(facts, number):
        yield f"the probability is not {answers[2]}"


def _number(text: str) -> Fraction | None:
    try:
        return Fraction(text)
    except ValueError:
        return None


def _count(facts: Facts, number: int, letters: str, absent: str = "") -> int:
    """Return how many are in all sets of these letters, and in none of the others."""
    result = 0
    for sets, count in zip(_SETS, facts.counts, strict=True):
        if all(letter in sets for letter in letters) and not any(letter in sets for letter in absent):
            result += count
            if sets == facts.unknown:
                result += number
    return result


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
