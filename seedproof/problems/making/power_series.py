"""Power series about zero: lists of coefficients, the constant term first."""

from collections.abc import Sequence
from fractions import Fraction
from math import factorial, prod

from seedproof.problems.solution import Step, step
from seedproof.text.formula import Formula, Symbol, total

Series = list[Fraction]


def known_series(function: str, order: int) -> Series:
    """Return that of exp, sin, cos, arctan, log(1 + t), sqrt(1 + t) or 1/(1 - t), up to an order."""
    return [_coefficient(function, power) for power in range(order + 1)]


def _coefficient(function: str, power: int) -> Fraction:
    match function:
        case "exp":
            return Fraction(1, factorial(power))
        case "sin":
            return Fraction((0, 1, 0, -1)[power % 4], factorial(power))
        case "cos":
            return Fraction((1, 0, -1, 0)[power % 4], factorial(power))
        case "arctan":
            return Fraction((0, 1, 0, -1)[power % 4], max(power, 1))
        case "log":
            return -Fraction((-1) ** power, power) if power else Fraction(0)
        case "sqrt":
            return prod((Fraction(1 - 2 * n, 2 * n + 2) for n in range(power)), start=Fraction(1))
        case "reciprocal":
            return Fraction(1)
    raise ValueError(f"no series of {function} is known here")


def of_multiple(series: Sequence[Fraction], factor: int) -> Series:
    """Return the series of f(factor t) from that of f(t)."""
    return [coefficient * factor**power for power, coefficient in enumerate(series)]


def padded(series: Sequence[Fraction], order: int) -> Series:
    """Return a polynomial as a series up to an order."""
    return [*series, *[Fraction(0)] * (order + 1 - len(series))]


def ascending(series: Sequence[int | Fraction], letter: Symbol) -> Formula:
    """Write the terms as a sum, the constant one first."""
    return total(*(coefficient * letter**power for power, coefficient in enumerate(series)))


def expansion_step(letter: Symbol, function: Formula, series: Series) -> Step:
    """Return the step that a function has this Taylor polynomial."""
    stated = ascending(series, letter)
    return step("expansion", letter=letter, order=len(series) - 1, function=function, polynomial=stated)
