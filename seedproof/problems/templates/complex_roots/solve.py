"""Finds what the power can be, then its roots by the polar form, then the solutions and those asked for."""

from fractions import Fraction
from math import atan2, pi

from msgspec.structs import replace

from seedproof.problems.making.complex_surds import Complex, I, complex_number, in_order, root_of
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.complex_roots.facts import Facts, Half, Moebius, Quadratic
from seedproof.problems.templates.complex_roots.generate import (
    Z,
    combined,
    inside,
    powers,
    sides,
    solutions,
    values,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import PI, Formula, Symbol, Verbatim, call, collection, product, quotient, total

U = Symbol("u")

_OTHER_HALF: dict[Half, Half] = {"right": "upper", "upper": "right", "left": "lower", "lower": "left"}
_CONDITIONS: dict[Half, tuple[str, str]] = {
    "right": ("Re", ">"),
    "left": ("Re", "<"),
    "upper": ("Im", ">"),
    "lower": ("Im", "<"),
}
_LARGEST_DENOMINATOR = 40
_HALF_STEPS = {
    2: complex_number(0, 1),
    3: complex_number(-1),
    4: complex_number(root_of(Fraction(1, 2)), root_of(Fraction(1, 2))),
    6: complex_number(root_of(Fraction(3, 4)), Fraction(1, 2)),
}
"""Numbers whose power is -1, by exponent."""


def _set(numbers: list[Complex]) -> Formula:
    return collection(*(number.formula() for number in numbers))


def polar(value: Complex) -> Formula | None:
    """Return the polar form, None where the argument is no multiple of a twelfth of pi."""
    twelfths = atan2(value.imaginary.size(), value.real.size()) / pi * 12
    if abs(twelfths - round(twelfths)) > 1e-9:
        return None
    angle = quotient(
        product(Fraction(round(twelfths), 12).numerator, PI), Fraction(round(twelfths), 12).denominator
    )
    modulus = root_of(value.norm().rational()).formula()
    return product(modulus, total(call("cos", angle), product(I, call("sin", angle))))


def _combination(facts: Facts, numbers: list[Complex]) -> Formula:
    """Return the product or sum of the numbers in the half-plane, before it is worked out."""
    some = [number.formula() for number in inside(numbers, facts.half)]
    match facts.operation:
        case "product":
            return _written_product(some)
        case "sum":
            return total(*some)
        case "squares":
            return total(*(number**2 for number in some))


def _written_product(factors: list[Formula]) -> Formula:
    first, *others = factors
    result = first
    for factor in others:
        result = result * factor
    return result


def _first_steps(facts: Facts) -> list[Step]:
    """State what the power can be, and its polar form."""
    steps: list[Step] = []
    every = values(facts)
    if isinstance(facts, Quadratic):
        middle = -(every[0] + every[1]).real.rational()
        constant = (every[0] * every[1]).real.rational()
        steps.append(
            step(
                "complex_solutions",
                left=total(U**2, middle * U, constant),
                right=0,
                letter=U,
                solutions=_set(every),
            )
        )
        return steps
    (value,) = every
    form = polar(value)
    if form is not None and (value.imaginary.terms or value.real.size() < 0):
        steps.append(step("identity", left=value.formula(), right=form))
    return steps


def work(facts: Facts, slip: str) -> Worked:
    """From the value of the power to its roots, to the solutions, to those in the half-plane."""
    several = [_slipped_roots(root, facts.exponent, slip) for root in powers(facts)]
    steps = _first_steps(facts)
    letter = U if isinstance(facts, Moebius) else Z
    for value, roots in zip(values(facts), several, strict=True):
        steps.append(
            step(
                "complex_solutions",
                left=letter**facts.exponent,
                right=value.formula(),
                letter=letter,
                solutions=_set(roots),
            )
        )
    every = in_order(root for roots in several for root in roots)
    if isinstance(facts, Moebius):
        every = _taken_back(facts, every, slip)
    if isinstance(facts, Moebius | Quadratic):
        left, right = sides(facts)
        steps.append(step("complex_solutions", left=left, right=right, letter=Z, solutions=_set(every)))
    asked = facts
    if slip == "other_half":
        asked = replace(facts, half=_OTHER_HALF[facts.half])
    some = inside(every, asked.half)
    if len(some) < 2:
        raise Rejected("fewer than two of the wrong solutions are in the half-plane")
    result = combined(every, asked.half, asked.operation)
    stated = result
    if slip == "i_squared_is_one":
        stated = _with_wrong_square(some, facts)
    if len({*every}) < len(every) or _is_ugly(every):
        raise Rejected("two wrong solutions are the same, or one is ugly")
    part, sign = _CONDITIONS[facts.half]
    steps.append(
        step(
            "half_plane",
            letter=Z,
            numbers=_set(every),
            part=Verbatim(part),
            sign=Verbatim(sign),
            some=_set(some),
        )
    )
    steps.append(step("identity", left=_combination(asked, every), right=stated.formula()))
    answers = (_set(every), stated.formula())
    if slip and answers == (
        _set(solutions(facts)),
        combined(solutions(facts), facts.half, facts.operation).formula(),
    ):
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), answers)


def _is_ugly(numbers: list[Complex]) -> bool:
    parts = [part.terms for number in numbers for part in (number.real, number.imaginary)]
    denominators = [coefficient.denominator for terms in parts for _, coefficient in terms]
    return max(map(len, parts)) > 2 or max(denominators) > _LARGEST_DENOMINATOR


def _slipped_roots(roots: list[Complex], exponent: int, slip: str) -> list[Complex]:
    match slip:
        case "sign_of_the_value":
            return in_order(root * _HALF_STEPS[exponent] for root in roots)
        case "modulus_doubled":
            return in_order(root * complex_number(2) for root in roots)
        case "only_half_of_the_roots":
            return roots[: (exponent + 1) // 2]
        case "real_parts_lose_their_sign":
            return in_order(Complex(-root.real, root.imaginary) for root in roots)
    return roots


def _taken_back(facts: Moebius, roots: list[Complex], slip: str) -> list[Complex]:
    """Return the z of each quotient. Raises: Rejected where the wrong one is infinite."""
    zero = complex_number(*facts.zero)
    pole = complex_number(*facts.pole)
    one = complex_number(1)
    if any(root == one for root in roots):
        raise Rejected("a wrong quotient is one")
    if slip == "numerator_keeps_its_sign":
        return in_order((zero + pole * root) / (one - root) for root in roots)
    return in_order((zero - pole * root) / (one - root) for root in roots)


def _with_wrong_square(some: list[Complex], facts: Facts) -> Complex:
    """Return the result when i * i is taken for 1. Raises: Rejected for a plain sum."""
    if facts.operation == "sum":
        raise Rejected("nothing is multiplied")
    first, *others = some
    if facts.operation == "product":
        result = first
        for number in others:
            result = _wrong_product(result, number)
        return result
    result = complex_number(0)
    for number in some:
        result = result + _wrong_product(number, number)
    return result


def _wrong_product(first: Complex, second: Complex) -> Complex:
    return Complex(
        first.real * second.real + first.imaginary * second.imaginary,
        first.real * second.imaginary + first.imaginary * second.real,
    )


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sign_of_the_value": "the argument of the value is wrong by half a turn",
        "modulus_doubled": "the root of the modulus comes out twice as large",
        "only_half_of_the_roots": "not all roots of unity are used",
        "real_parts_lose_their_sign": "the argument is measured from the other side of the real axis",
        "other_half": "real and imaginary parts are confused in the condition",
        "i_squared_is_one": "in the last product, the square of i is taken for 1",
        "numerator_keeps_its_sign": "a sign is lost where the quotient is solved for z",
    },
)
