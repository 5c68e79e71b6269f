"""Linear differential equations with constant coefficients, read from LaTeX."""

import re

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Symbol
from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.checking.terms import function_of, multiple_of, terms_of


def characteristic_of(left: str) -> list[int]:
    """Return the coefficients of y and its derivatives, 1 for the highest first. Raises: ValueError."""
    # A power stands for each derivative, one too high, so that y itself is a power, too.
    powers = re.sub(r"y('{0,2})", lambda function: f"r^{{{len(function[1]) + 1}}}", left)
    highest, *others, constant = map(integer, polynomial_of(powers, "r"))
    if highest != 1 or constant != 0:
        raise ValueError(f"{left!r} is no left side")
    return [highest, *others]


def force_of(text: str, letter: str) -> tuple[dict[str, int], int]:
    """Return the factors of `cos` and `sin`, or that of `exp`, and the rate in all. Raises: ValueError."""
    factors: dict[str, int] = {}
    rates: set[int] = set()
    for factor, functions in terms_of(read(text)):
        name = "exp"
        rate = 0
        if functions:
            name, argument = function_of(*functions)
            rate = integer(multiple_of(argument, [Symbol(letter)]))
        factors[name] = integer(factor)
        rates.add(rate)
    if len(rates) != 1 or not ({*factors} <= {"cos", "sin"} or {*factors} == {"exp"}):
        raise ValueError(f"{text!r} is no right side")
    return factors, rates.pop()
