"""The kinds of simple answers: how each is read."""

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from seedproof.answers.asked import Asked
from seedproof.answers.comparisons import comparison
from seedproof.answers.exact_values import Exact
from seedproof.answers.named import named_numbers
from seedproof.answers.pairs import factor_pairs
from seedproof.answers.scalars import scalar
from seedproof.answers.solutions import solutions
from seedproof.answers.solvability import denies_one_solution, solvability
from seedproof.answers.tuples import numbers_in_order
from seedproof.answers.unread import OtherError, UnreadError

Value: TypeAlias = Exact | tuple[Exact, ...] | str | frozenset[tuple[int, int]] | frozenset[Exact]
"""A number; numbers in order; a sign, or a verdict; pairs, or numbers, without order."""


class Kind(NamedTuple):
    """A kind of answer: its reader of plain text, and whether a percentage is a number of this kind."""

    read: Callable[[str, Asked], Value]
    percent: bool = False


KINDS = {
    "integer": Kind(scalar),
    "rational": Kind(scalar, percent=True),
    "decimal": Kind(scalar, percent=True),
    "expression": Kind(scalar),
    "tuple": Kind(numbers_in_order),
    "named": Kind(named_numbers),
    "comparison": Kind(comparison),
    "factor_pairs": Kind(lambda text, _: factor_pairs(text)),
    "solutions": Kind(solutions),
    "solvability": Kind(solvability),
}


_OF_ONE_SOLUTION = ("integer", "rational", "decimal", "expression", "tuple", "named")


def kind_of(answer_type: str) -> Kind:
    """Return the kind of an answer type. Raises: ValueError when it is none of the simple ones."""
    kind = KINDS.get(answer_type)
    if kind is None:
        *first, last = KINDS
        raise ValueError(
            f"answer type: is {answer_type!r}, expected {', '.join(first)} or {last} [answer-type]"
        )
    return kind


def read(text: str, asked: Asked) -> Value:
    """Return the value that a plain text states.

    Raises:
        UnreadError: It states no value that is sure.
        OtherError: It states what no right answer can be.
        ValueError: The answer type is none of the simple ones.
    """
    kind = kind_of(asked.answer_type)
    if not text:
        raise UnreadError("it is empty")
    if "%" in text and not kind.percent:
        raise UnreadError("a percentage is not asked for")
    if asked.answer_type in _OF_ONE_SOLUTION and denies_one_solution(text):
        raise OtherError("it says that there is not exactly one solution")
    value = kind.read(text, asked)
    return Fraction(value) if isinstance(value, int) else value
