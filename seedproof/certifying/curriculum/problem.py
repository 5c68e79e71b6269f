"""What one reading of a question yields, and the claims that the stated answer is right."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Protocol

from seedproof.certifying.script import Status, Step, Unread, step
from seedproof.certifying.terms import Operand, Symbol, Term, equal, every, less, negated


@dataclass(frozen=True, slots=True)
class Query:
    """One query about a problem: its steps are asked about together with what the answer says."""

    name: str
    claim: str
    expected: Status
    steps: tuple[Step, ...]
    axioms: tuple[str, ...] = ()


class Asked(Protocol):
    """What is asked for."""

    @property
    def form(self) -> str:
        """The form of answer, as `forms.FORMS` names it."""

    def queries(self, steps: Sequence[Step], answer: str) -> Iterator[Query]:
        """Return the queries that say together that the stated answer is right."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What a question says, and what it asks for."""

    symbols: tuple[Symbol, ...]
    steps: tuple[Step, ...]
    asked: Asked
    axioms: tuple[str, ...] = ()
    """Names of what the reading takes for granted, as the `LEMMAS` of its readers list them."""


Reader = Callable[[str], Problem | None]
"""Reads the words of a question; None if they are of another kind.

Raises: Unread if they are of its kind, but a sentence is not read, or in two ways.
"""


@dataclass(frozen=True, slots=True)
class Number:
    """One number is asked for."""

    value: Term
    form: str = "number"

    def queries(self, steps: Sequence[Step], answer: str) -> Iterator[Query]:
        """Say that the stated number fits, and no other."""
        return _fits(steps, answer, equal(self.value, number_of(answer)))


@dataclass(frozen=True, slots=True)
class Named:
    """Several numbers are asked for, each by its name, in an order."""

    values: tuple[tuple[str, Term], ...]
    form: str = "named"

    def queries(self, steps: Sequence[Step], answer: str) -> Iterator[Query]:
        """Say that the stated numbers fit together, and no others."""
        stated = _by_name(answer)
        names = [name for name, _ in self.values]
        if [name for name, _ in stated] != names:
            raise Unread(f"asked for are {', '.join(names)}, the answer is {answer}")

        places = zip(self.values, stated, strict=True)
        return _fits(steps, answer, every(equal(term, number) for (_, term), (_, number) in places))


@dataclass(frozen=True, slots=True)
class Sign:
    """The sign between two numbers is asked for."""

    left: Operand
    right: Operand
    form: str = "sign"

    def queries(self, steps: Sequence[Step], answer: str) -> Iterator[Query]:
        """Say that the stated sign is right, and wrong never."""
        compared = _sign(answer)
        return _fits(steps, answer, compared(self.left, self.right))


@dataclass(frozen=True, slots=True)
class Solutions:
    """All numbers are asked for that an unknown can be."""

    value: Term
    form: str = "solutions"

    def queries(self, steps: Sequence[Step], answer: str) -> Iterator[Query]:
        """Say that each stated number is a solution, and that there is no other."""
        claims = [equal(self.value, number) for number in _rising(answer)]
        return _lists(steps, answer.split(", "), claims)


@dataclass(frozen=True, slots=True)
class Pairs:
    """All pairs of numbers are asked for."""

    smaller: Term
    greater: Term
    form: str = "pairs"

    def queries(self, steps: Sequence[Step], answer: str) -> Iterator[Query]:
        """Say that each stated pair fits, and that there is no other."""
        pairs = _pairs(answer)
        claims = [every([equal(self.smaller, a), equal(self.greater, b)]) for a, b in pairs]
        return _lists(steps, [str(pair) for pair in pairs], claims)


@dataclass(frozen=True, slots=True)
class Equation:
    """The number is asked for that an equation holds for; perhaps it holds for none, or for all."""

    letter: Term
    claim: Step
    form: str = "solution"

    def queries(self, steps: Sequence[Step], answer: str) -> Iterator[Query]:
        """Say that the stated number solves it and no other, or that none does, or that each does."""
        if answer == _NONE:
            yield Query("unsolvable", "no number solves the equation", "unsat", (*steps, self.claim))
        elif answer == _MANY:
            fails = step(f"not: {self.claim.said}", *(negated(claim) for claim in self.claim.asserted))
            yield Query("every", "every number solves the equation", "unsat", (*steps, fails))
        else:
            yield from _fits((*steps, self.claim), answer, equal(self.letter, number_of(answer)))


@dataclass(frozen=True, slots=True)
class System:
    """The values of several letters are asked for, of which linear equations hold."""

    values: tuple[tuple[str, Term], ...]
    form: str = "letters"

    def queries(self, steps: Sequence[Step], answer: str) -> Iterator[Query]:
        """Say that the stated values solve the equations and no others, or that none do, or more than two."""
        if answer == _NONE:
            yield Query("unsolvable", "no values solve the equations", "unsat", tuple(steps))
        elif answer == _MANY:
            (name, letter), *_ = self.values
            for value in (0, 1):
                this = step(f"{name} is {value}", equal(letter, value))
                claim = f"there is a solution in which {name} is {value}"
                yield Query(f"solution_{value}", claim, "sat", (*steps, this), ("two_solutions",))
        else:
            yield from Named(self.values).queries(steps, answer)


_NONE = "no solution"
_MANY = "infinitely many solutions"

LEMMAS: Mapping[str, str] = {
    "two_solutions": "Linear equations with two solutions hold at every point of the line through them.",
}
"""What scripts assume instead of proving it."""

_SIGNS: dict[str, Callable[[Operand, Operand], Term]] = {
    "<": less,
    "=": equal,
    ">": lambda left, right: less(right, left),
}


def number_of(text: str) -> Fraction:
    """Read a number of an answer: `12`, `-3/4`, `2.50`.

    Raises: Unread for anything else, such as a fraction that is not in lowest terms.
    """
    if not re.fullmatch(r"-?\d+(/\d+|\.\d+)?", text):
        raise Unread(f"the answer {text} is no number")
    number = Fraction(text)
    if "/" in text and str(number) != text:
        raise Unread(f"the answer {text} is not in lowest terms")
    return number


def _by_name(answer: str) -> list[tuple[str, Fraction]]:
    pairs = [part.partition(" = ") for part in answer.split(", ")]
    return [(name, number_of(value)) for name, _, value in pairs]


def _sign(answer: str) -> Callable[[Operand, Operand], Term]:
    if answer not in _SIGNS:
        raise Unread(f"the answer {answer} is no sign")
    return _SIGNS[answer]


def _rising(answer: str) -> list[Fraction]:
    numbers = [number_of(place) for place in answer.split(", ")]
    if any(left >= right for left, right in pairwise(numbers)):
        raise Unread(f"the answers {answer} do not rise")
    return numbers


def _pairs(answer: str) -> list[tuple[int, int]]:
    if not re.fullmatch(r"\(\d+, \d+\)(, \(\d+, \d+\))*", answer):
        raise Unread(f"the answer {answer} is no list of pairs")

    pairs = [(int(a), int(b)) for a, b in re.findall(r"\((\d+), (\d+)\)", answer)]
    if len(set(pairs)) != len(pairs):
        raise Unread(f"the answer {answer} has a pair twice")
    return pairs


def _fits(steps: Sequence[Step], answer: str, claim: Term) -> Iterator[Query]:
    """Say that an answer fits the text, and that no other does."""
    this = step(f"the answer {answer}", claim)
    yield Query("consistent", "the text and the stated answer fit together", "sat", (*steps, this))
    other = step(f"an answer other than {answer}", negated(claim))
    yield Query("unique", "the text leaves no other answer", "unsat", (*steps, other))


def _lists(steps: Sequence[Step], shown: Sequence[str], places: Sequence[Term]) -> Iterator[Query]:
    """Say that each of some fits the text, and that nothing else does."""
    for number, (text, claim) in enumerate(zip(shown, places, strict=True), 1):
        this = step(f"the answer {text}", claim)
        yield Query(f"each_{number}", f"{text} fits the text", "sat", (*steps, this))
    none = step("none of the answers", *(negated(claim) for claim in places))
    yield Query("no_other", "the text leaves no other answer", "unsat", (*steps, none))
