"""Reads the number, and that the series named for it is its own."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as read_formula
from seedproof.equivalence.deciding.rationals import rational
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.approximation_by_series.facts import Facts, Function
from seedproof.problems.templates.approximation_by_series.phrases import (
    COUNTS,
    ERRORS,
    FUNCTIONS,
    INSIDES,
    NUMBERS,
    SOURCES,
    STATEMENTS,
    SUMS,
    WEIGHTS,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read an approximation by an alternating series."""
    if drawing is not None:
        raise Unreadable("an approximation has no figure")
    count, partial, error = questions
    read_gaps(partial, SUMS)
    read_gaps(error, ERRORS)
    digits = integer_of(read_gaps(count, COUNTS)["digits"])
    gaps = read_gaps(statement, STATEMENTS)
    kind, source = read_kind(gaps["source"], SOURCES)
    function, argument = _function(source["function"])
    if argument != "t":
        raise Unreadable("the series is not one in t")
    if kind == "value":
        stated, end = _function(gaps["number"])
        if stated != function or end != source["end"]:
            raise Unreadable("the series is that of another number")
        return Facts(function=function, power=0, weight=0, end=str(_fraction(end)), digits=digits)
    numbers = read_gaps(gaps["number"], NUMBERS["integral"])
    weight, integrand = _weight(numbers["integrand"])
    stated, inside = _function(integrand)
    if stated != function or inside != source["inside"]:
        raise Unreadable("the series is that of another function")
    power, _ = read_kind(inside, INSIDES)
    return Facts(
        function=function,
        power=power,
        weight=weight,
        end=str(_fraction(numbers["end"])),
        digits=digits,
    )


def _weight(text: str) -> tuple[int, str]:
    """Return the power of x beside the function, and the function."""
    for weight in (-2, -1, 1, 2):
        try:
            gaps = read_gaps(text, WEIGHTS[weight])
        except Unreadable:
            continue
        return weight, gaps["function"]
    return 0, text


def _function(text: str) -> tuple[Function, str]:
    """Return the function, and what it is taken of; a numerator needs no brackets."""
    if text.startswith("1 - "):
        return _function(rf"\left({text}\right)")
    function, gaps = read_kind(text, FUNCTIONS)
    return function, gaps["inside"]


def _fraction(text: str) -> Fraction:
    value = rational(read_formula(text))
    if value is None:
        raise Unreadable(f"{text!r} is no fraction")
    return value


READER = Reader(read=read)
