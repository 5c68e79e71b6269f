"""Puts each stated solution into the equation, exactly, and counts them; sorts them into the half-plane."""

from collections.abc import Iterator, Sequence

from seedproof.problems.checker import Checker
from seedproof.problems.checking.complex_surds import (
    Field,
    element,
    elements,
    gaussian,
    imaginary_part,
    minus,
    plus,
    real_part,
    times,
    to_the,
)
from seedproof.problems.templates.complex_roots.facts import Facts, Moebius, Number, Pure, Quadratic


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """All stated numbers are solutions, there are as many as the degree, and the second answer fits them."""
    try:
        stated = elements(answers[0])
        result = element(answers[1])
    except ValueError:
        yield "an answer is no set of complex numbers, or no complex number"
        return
    degree = facts.exponent
    if isinstance(facts, Quadratic):
        degree = 2 * facts.exponent
    if any(number in stated[:index] for index, number in enumerate(stated)):
        yield "a solution is stated twice"
    if len(stated) != degree:
        yield f"{len(stated)} solutions are stated, there are {degree}"
    if not all(_solves(facts, number) for number in stated):
        yield "a stated number does not solve the equation"
    if result != _combined(facts, stated):
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
            return real_part(z) > 0
        case "left":
            return real_part(z) < 0
        case "upper":
            return imaginary_part(z) > 0
        case "lower":
            return imaginary_part(z) < 0


def _combined(facts: Facts, stated: Sequence[Field]) -> Field:
    some = [z for z in stated if _is_inside(facts, z)]
    if facts.operation == "product":
        result = gaussian(1, 0)
        for z in some:
            result = times(result, z)
        return result
    result = gaussian(0, 0)
    for z in some:
        term = z
        if facts.operation == "squares":
            term = times(z, z)
        result = plus(result, term)
    return result


CHECKER = Checker(
    facts=Facts,
    method="exact substitution and count",
    wrong=wrong,
    types=lambda facts: ["set", "number"],
)
