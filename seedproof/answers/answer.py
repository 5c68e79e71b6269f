"""The decision whether a response states the row's answer: strict, exact, and in bounded time.

Only layout is removed. Nothing else is repaired: a text with two values, or with words beside its value,
states no value.
"""

from fractions import Fraction
from typing import TypeAlias

from seedproof.answers.comparisons import comparison
from seedproof.answers.layout import final_answer, without_layout
from seedproof.answers.named import named_numbers, names_in
from seedproof.answers.numbers import number, number_or_percent
from seedproof.answers.operations import reaches_best
from seedproof.answers.pairs import factor_pairs
from seedproof.answers.roots import Surd, expression
from seedproof.answers.scalars import Scalar, scalar
from seedproof.answers.solutions import solutions
from seedproof.answers.tuples import numbers_in_order

__all__ = ["Surd", "Value", "final_answer", "is_right", "value_of"]

Value: TypeAlias = Scalar | tuple[Fraction, ...] | str | frozenset[tuple[int, int]] | frozenset[Fraction]
"""A number; numbers in order; a sign; pairs, or numbers, without order."""


def is_right(response: str, answer: str, answer_type: str, names: tuple[str, ...] = ()) -> bool:
    """Return whether the response's final answer states exactly the value of the stored answer.

    `names` are those of the values of a `tuple` or `named` answer, in the order asked for; without them, the
    labels of the stored `named` answer are used. An `operations` answer is right when it scores as much as
    the stored one; `operations.score_game` says what it scores.

    Raises:
        ValueError: The stored answer states no value of a known type. No response raises.
    """
    if answer_type == "operations":
        return reaches_best(response, answer)
    if answer_type == "named":
        names = names or names_in(answer)
    expected = value_of(answer, answer_type, names)
    if expected is None:
        raise ValueError(f"stored answer: is {answer[:80]!r}, expected one {answer_type} value [answer]")
    return value_of(final_answer(response), answer_type, names) == expected


def value_of(text: str, answer_type: str, names: tuple[str, ...] = ()) -> Value | None:
    """Return the exact value that the text states, or None if it states none or is ambiguous.

    Raises:
        ValueError: The answer type is unknown.
    """
    stated = without_layout(text)
    match answer_type:
        case "integer" | "decimal":
            return scalar(stated, number)
        case "rational":
            return scalar(stated, number_or_percent)
        case "expression":
            return scalar(stated, expression)
        case "tuple":
            return numbers_in_order(stated, names)
        case "named":
            return named_numbers(stated, names)
        case "comparison":
            return comparison(stated)
        case "factor_pairs":
            return factor_pairs(stated)
        case "solutions":
            return solutions(stated)
    known = "integer, rational, decimal, tuple, expression, named, comparison, factor_pairs or solutions"
    raise ValueError(f"answer type: is {answer_type!r}, expected {known} [answer-type]")
