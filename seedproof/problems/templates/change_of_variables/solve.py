"""Inverts the new variables, takes the Jacobian, and integrates one new variable after the other."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making.matrices import determinant
from seedproof.problems.making.multivariate import (
    Terms,
    between,
    constant,
    number_of,
    put,
    scaled,
    times,
    written,
)
from seedproof.problems.making.multivariate import monomial as letter_power
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.change_of_variables.facts import Facts, Linear, Monomial
from seedproof.problems.templates.change_of_variables.generate import (
    NEW,
    Power,
    Value,
    answers,
    dimension_of,
    in_new_variables,
    integrand,
    jacobian_power,
    linear_integrand,
    old_variables,
    over_interval,
    power_formula,
    value_formula,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, call, point, product

_OLD_LETTERS = {2: Symbol("x, y"), 3: Symbol("x, y, z")}
_NEW_LETTERS = {2: Symbol("u, v"), 3: Symbol("u, v, w")}


class Integrated(NamedTuple):
    """The steps of an integral over the box, and its value."""

    steps: list[Step]
    value: Value


def work(facts: Facts, slip: str) -> Worked:
    """The Jacobian, the size, the integrand in new variables, and its integral."""
    dimension = dimension_of(facts)
    position = point(*old_variables(facts))
    jacobian = _jacobian(facts, slip)
    size_of_jacobian = Power(abs(jacobian.factor), jacobian.exponents)
    size = _over_powers(size_of_jacobian, facts.bounds, "not_divided" if slip == "size_not_divided" else "")
    transformed, value = _integral(facts, size_of_jacobian, slip)
    results = (power_formula(jacobian), value_formula(size.value), value_formula(value.value))
    steps = (
        step("jacobian", map=position, letters=_NEW_LETTERS[dimension], determinant=results[0]),
        *size.steps,
        step(
            "substitution",
            letters=_OLD_LETTERS[dimension],
            map=position,
            integrand=integrand(facts),
            transformed=transformed,
            new=_NEW_LETTERS[dimension],
        ),
        *value.steps,
    )
    if slip:
        for number in (size.value.factor, value.value.factor):
            if number == 0 or abs(number) > 2000 or number.denominator > 150:
                raise Rejected("the answers would look wrong")
    if slip and results == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes nothing")
    return Worked(steps, results)


def _jacobian(facts: Facts, slip: str) -> Power:
    jacobian = jacobian_power(facts)
    match slip:
        case "jacobian_inverted":
            if isinstance(facts, Monomial):
                raise Rejected("this is for linear forms")
            return Power(determinant(facts.matrix), jacobian.exponents)
        case "jacobian_sign_lost":
            return Power(-jacobian.factor, jacobian.exponents)
        case "jacobian_factor_lost":
            return Power(jacobian.factor / abs(jacobian.factor), jacobian.exponents)
    return jacobian


def _integral(facts: Facts, jacobian: Power, slip: str) -> tuple[Formula, Integrated]:
    """Return the integrand times the Jacobian in new variables, and its integral."""
    lost = slip == "jacobian_forgotten"
    last_slip = "not_divided" if slip == "integral_not_divided" else ""
    if isinstance(facts, Monomial):
        density = in_new_variables(facts)
        true_jacobian = jacobian_power(facts)
        factor = density.factor / abs(true_jacobian.factor) * jacobian.factor
        exponents = density.exponents
        if lost:
            factor = Fraction(facts.factor)
            pairs = zip(density.exponents, true_jacobian.exponents, strict=True)
            exponents = tuple(whole - part for whole, part in pairs)
        power = Power(factor, exponents)
        if power.exponents.count(Fraction(-1)) > 1:
            raise Rejected("there would be two logarithms")
        return power_formula(power), _over_powers(power, facts.bounds, last_slip)
    scale = Fraction(1) if lost else jacobian.factor
    polynomial = scaled(linear_integrand(facts), scale)
    return written(polynomial, NEW), _over_polynomial(polynomial, facts, last_slip)


def _over_powers(power: Power, bounds: Sequence[tuple[int, int]], slip: str) -> Integrated:
    """Integrate a product of powers, one letter after the other."""
    steps: list[Step] = []
    rest = power
    value = Value(Fraction(1), None)
    count = len(power.exponents)
    undivided = _dividing_place(power) if slip == "not_divided" else None
    for place in range(count):
        exponent = rest.exponents[place]
        part = over_interval(exponent, bounds[place])
        if place == undivided:
            part = Value(part.factor * (exponent + 1), None)
        left = tuple(Fraction(0) if index <= place else other for index, other in enumerate(rest.exponents))
        following = Power(rest.factor * part.factor, left)
        logarithm = value.logarithm or part.logarithm
        gaps = {
            "low": product(bounds[place][0]),
            "high": product(bounds[place][1]),
            "integrand": _with_logarithm(rest, value.logarithm),
            "letter": NEW[place],
            "value": _with_logarithm(following, logarithm),
        }
        steps.append(step("definite_integral" if place == count - 1 else "inner_integral", **gaps))
        rest = following
        value = Value(rest.factor, logarithm)
    return Integrated(steps, value)


def _dividing_place(power: Power) -> int:
    """Return the first letter whose power is divided by another number than one. Raises: Rejected."""
    for place, exponent in enumerate(power.exponents):
        if exponent not in (-1, 0):
            return place
    raise Rejected("there is nothing to divide by")


def _with_logarithm(power: Power, logarithm: Fraction | None) -> Formula:
    written_power = power_formula(power)
    if logarithm is None:
        return written_power
    if not any(power.exponents):
        return value_formula(Value(power.factor, logarithm))
    return product(call("log", logarithm), written_power)


def _over_polynomial(polynomial: Terms, facts: Linear, slip: str) -> Integrated:
    """Integrate a polynomial, one letter after the other."""
    count = len(facts.matrix)
    steps: list[Step] = []
    rest: Terms = polynomial
    for place, (low, high) in enumerate(facts.bounds):
        following: Terms = between(rest, place, constant(low, count), constant(high, count))
        if slip == "not_divided" and place == 0:
            raised = times(rest, letter_power(0, count))
            top = put(raised, 0, constant(high, count))
            bottom = put(raised, 0, constant(low, count))
            following = {
                powers: top.get(powers, Fraction(0)) - bottom.get(powers, Fraction(0))
                for powers in {**top, **bottom}
            }
        if not any(following.values()):
            raise Rejected("an inner integral vanishes")
        gaps = {
            "low": product(low),
            "high": product(high),
            "integrand": written(rest, NEW),
            "letter": NEW[place],
            "value": written(following, NEW),
        }
        steps.append(step("definite_integral" if place == count - 1 else "inner_integral", **gaps))
        rest = following
    return Integrated(steps, Value(number_of(rest), None))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "jacobian_inverted": "the determinant of the new variables is taken instead of its inverse",
        "jacobian_sign_lost": "the determinant has the wrong sign",
        "jacobian_factor_lost": "the number in the determinant is lost",
        "size_not_divided": "in the size a power is integrated without dividing by the new exponent",
        "jacobian_forgotten": "the integrand is transformed without the Jacobian",
        "integral_not_divided": "in the integral a power is integrated without dividing by the new exponent",
    },
)
