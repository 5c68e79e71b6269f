"""Puts each stated solution into the equation, exactly, and counts them; sorts them into the half-plane."""

from collections.abc import Iterator, Sequence
from functools import reduce

from seedproof.problems.checker import Checker
from seedproof.problems.checking import complex_surds
from seedproof.problems.checking.complex_surds import Field, element, gaussian, minus, plus, times, to_the
from seedproof.problems.templates.complex_roots.facts import Facts, Moebius, Number, Pure, Quadratic


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """All stated numbers are solutions, there are as many as the degree, and the second answer fits them."""
    try:
        numbers = complex_surds.elements(answers[0])
        result = element(answers[1])
    except ValueError:
        yield "an answer is no set of complex numbers, or no complex number"
        return
    degree = 2 * facts.exponent if isinstance(facts, Quadratic) else facts.exponent
    if any(number in numbers[:index] for index, number in enumerate(numbers)):
        yield "a solution is stated twice"
    if len(numbers) != degree:
        yield f"{len(numbers)} solutions are stated, there are {degree}"
    if not all(_solves(facts, number) for number in numbers):
        yield "a stated number does not solve the equation"
    if result != _combined(facts, numbers):
        yield f"{answers[1]} is not what the solutions in the half-plane give"


def _number(number: Number) -> Field:
    real, factor, radicand = number
    root = element(f"sqrt({radicand})")
    return plus(gaussian(real, 0), times(gaussian(0, factor), root))


def _solves(facts: Facts, z: Field) -> bool:
    match facts:
        case Pure():
            return to_the(z, facts.exponent) == _number(facts.value)
        case Quadratic():
            first, second = (_number(value) for value in facts.values)
            power = to_the(z, facts.exponent)
            return times(minus(power, first), minus(power, second)) == {}
        case Moebius():
            above = to_the(minus(z, gaussian(*facts.zero)), facts.exponent)
            below = to_the(minus(z, gaussian(*facts.pole)), facts.exponent)
            return below != {} and above == times(_number(facts.value), below)


def _is_inside(facts: Facts, z: Field) -> bool:
    match facts.half:
        case "right":
            return complex_surds.real_part(z) > 0
        case "left":
            return complex_surds.real_part(z) < 0
        case "upper":
            return complex_surds.imaginary_part(z) > 0
        case "lower":
            return complex_surds.imaginary_part(z) < 0


def _combined(facts: Facts, numbers: Sequence[Field]) -> Field:
    some = [z for z in numbers if _is_inside(facts, z)]
    match facts.operation:
        case "product":
            return reduce(times, some, gaussian(1, 0))
        case "sum":
            return reduce(plus, some, gaussian(0, 0))
        case "squares":
            return reduce(plus, [times(z, z) for z in some], gaussian(0, 0))


CHECKER = Checker(
    facts=Facts,
    method="exact substitution and count",
    wrong=wrong,
    types=lambda facts: ["set", "number"],
)
