"""Writes the integrand in the inner function u, integrates it there, goes back to x, and puts the ends in."""

from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.integral_by_substitution.facts import Facts
from seedproof.problems.templates.integral_by_substitution.generate import (
    CONSTANT,
    INNER,
    OUTER_INTEGRALS,
    Term,
    X,
    answers,
    integrand_of,
    logarithm_of,
    multiple_at,
    rise,
    sum_of_powers,
    u_at,
    u_of,
    x_at,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    Formula,
    Number,
    Product,
    Quotient,
    Symbol,
    call,
    formula,
    product,
    quotient,
    total,
)

U = Symbol("u")


class Integrated(NamedTuple):
    """The integrand in u, its antiderivative in u and in x; if it is a sum of powers, its terms."""

    integrand: Formula
    in_u: Formula
    in_x: Formula
    terms: list[Term]
    front: Fraction
    """The number in front of the function of u."""


def work(facts: Facts, slip: str) -> Worked:
    """Find the inner derivative, the function of u, its antiderivative, that of x; then put the ends in."""
    slope = INNER[facts.inner].slope * facts.rate
    if slip == "sign_flipped" and facts.inner in ("sin", "cos"):
        slope = -slope
    subtracted = -facts.shift if slip == "shift_added" else facts.shift
    front = _front(facts, slope, slip)
    if facts.outer in OUTER_INTEGRALS:
        integrated = _function_of_u(facts, front, slip)
    else:
        integrated = _powers_of_u(facts, front, subtracted, slip)
    in_x = integrated.in_x
    if slip == "inner_derivative_kept":
        in_x = _times_slope(facts, in_x, slope)
    general = total(in_x, CONSTANT)
    integrand = integrand_of(facts)
    start = _start(facts)
    steps = [
        step("derivative", function=u_of(facts), letter=X, derivative=_derivative(facts, slope)),
        step(
            "inner_function",
            inner=u_of(facts),
            new=U,
            integrand=integrand,
            letter=X,
            transformed=integrated.integrand,
        ),
        step(
            "antiderivative_between",
            function=integrated.integrand,
            letter=U,
            low=1,
            high=2,
            antiderivative=integrated.in_u,
        ),
        step(
            "antiderivative_between",
            function=integrand,
            letter=X,
            low=start,
            high=start + 1,
            antiderivative=general,
        ),
    ]
    results = [general]
    if facts.ends:
        definite, value = _definite(facts, slip, integrated)
        steps.append(definite)
        results.append(value)
    if slip and results == [answer.formula for answer in answers(facts)]:
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), tuple(results))


def _start(facts: Facts) -> int:
    """Return where an interval of length one begins on which the function is defined."""
    match facts.inner:
        case "log":
            return 1
        case "linear":
            return max(0, 1 - facts.shift)
        case _:
            return 0


def _derivative(facts: Facts, slope: Fraction) -> Formula:
    """Write the derivative of the inner function."""
    inner = INNER[facts.inner]
    return quotient(slope.numerator * inner.above, slope.denominator * inner.below)


def _front(facts: Facts, slope: Fraction, slip: str) -> Fraction:
    """Return the number in front of the function of u."""
    match slip:
        case "chain_rule_factor_lost":
            sign = 1 if slope > 0 else -1
            return Fraction(sign * facts.factor)
        case "inverted":
            return facts.factor * slope
    return facts.factor / slope


def _function_of_u(facts: Facts, front: Fraction, slip: str) -> Integrated:
    """Integrate the exponential function, the sine or the cosine of u."""
    return Integrated(
        integrand=product(front, call(facts.outer, U)),
        in_u=_function_integral(facts.outer, front, U, slip),
        in_x=_function_integral(facts.outer, front, u_of(facts), slip),
        terms=[],
        front=front,
    )


def _function_integral(outer: str, front: Fraction, u: Formula, slip: str) -> Formula:
    function, sign = OUTER_INTEGRALS[outer]
    if slip == "sign_flipped" and outer != "exp":
        sign = -sign
    return product(sign * front, call(function, u))


def _powers_of_u(facts: Facts, front: Fraction, subtracted: int, slip: str) -> Integrated:
    """Integrate a power of u, perhaps multiplied out with another factor."""
    u = u_of(facts)
    powers = _powers(facts, front, subtracted, slip)
    terms = [_power_integral(term, slip) for term in powers]
    return Integrated(
        integrand=sum_of_powers(powers, U, U, formula(1)),
        in_u=sum_of_powers(terms, U, U, logarithm_of(facts, U)),
        in_x=sum_of_powers(terms, u, INNER[facts.inner].bare, logarithm_of(facts, u)),
        terms=terms,
        front=front,
    )


def _powers(facts: Facts, front: Fraction, subtracted: int, slip: str) -> list[Term]:
    """Return the function of u, multiplied out."""
    exponent = Fraction(facts.outer)
    if not facts.longer:
        return [Term(front, exponent)]
    second = Fraction(-subtracted)
    if slip != "distribution_slip":
        second *= front
    return [Term(front, exponent + 1), Term(second, exponent)]


def _power_integral(term: Term, slip: str) -> Term:
    """Return the antiderivative of a power, with the exponent 0 for the logarithm."""
    coefficient, exponent = term
    raised = exponent + 1
    if raised == 0:
        if slip == "logarithm_forgotten":
            return Term(-coefficient, Fraction(-2))
        return Term(coefficient, raised)
    if slip == "power_slip" and exponent < -1:
        return Term(coefficient / (exponent - 1), exponent - 1)
    if slip == "off_by_one" and exponent != 0:
        return Term(coefficient / exponent, raised)
    if slip == "coefficient_slip":
        return Term(coefficient, raised)
    return Term(coefficient / raised, raised)


def _times_slope(facts: Facts, antiderivative: Formula, slope: Fraction) -> Formula:
    """Return the antiderivative times the inner derivative. Raises: Rejected where that is no likely slip."""
    inner = INNER[facts.inner]
    if facts.longer or facts.inner == "linear":
        raise Rejected("the inner derivative is not seen in the integrand")
    number, rest = _number_and_rest(antiderivative)
    number *= slope
    return quotient(product(number.numerator, inner.above, rest), number.denominator * inner.below)


def _number_and_rest(term: Formula) -> tuple[Fraction, Formula]:
    """Return the number in front, and the rest. Raises: Rejected where that is a quotient."""
    number = Fraction(1)
    factors: tuple[Formula, ...] = (term,)
    if isinstance(term, Product):
        factors = term.factors
    if isinstance(factors[0], Number):
        number = factors[0].value
        factors = factors[1:]
    if isinstance(factors[0], Quotient):
        raise Rejected("a quotient is multiplied on")
    return number, product(*factors)


def _definite(facts: Facts, slip: str, integrated: Integrated) -> tuple[Step, Formula]:
    """Return the integral between both ends, and its value."""
    low, high = _values_of_u(facts, slip)
    start: Fraction | None = low
    if slip == "lower_bound_dropped":
        start = None
    if slip == "bounds_swapped":
        start = high
        high = low
    if facts.outer in OUTER_INTEGRALS:
        value = _function_rise(facts.outer, integrated.front, start, high, slip)
    else:
        value = rise(integrated.terms, start, high)
    left, right = [x_at(facts, end) for end in facts.ends]
    integral = step(
        "definite_integral",
        low=left,
        high=right,
        integrand=integrand_of(facts),
        letter=X,
        value=value,
    )
    return integral, value


def _function_rise(outer: str, front: Fraction, low: Fraction | None, high: Fraction, slip: str) -> Formula:
    """Return the increase of the antiderivative of an exponential function, sine or cosine."""
    function, sign = OUTER_INTEGRALS[outer]
    if slip == "sign_flipped" and outer != "exp":
        sign = -sign
    upper = multiple_at(sign * front, function, high)
    if low is None:
        return upper
    return total(upper, multiple_at(-sign * front, function, low))


def _values_of_u(facts: Facts, slip: str) -> tuple[Fraction, Fraction]:
    """Return the values of u at the lower and at the upper end."""
    start, end = facts.ends
    if slip == "bounds_kept" and facts.inner in ("linear", "square", "cube"):
        return Fraction(start), Fraction(end)
    if slip == "end_slip" and facts.inner == "exp":
        return Fraction(facts.shift), u_at(facts, end)
    if slip == "end_slip" and facts.inner in ("square", "cube"):
        return Fraction(start + facts.shift), Fraction(end + facts.shift)
    return u_at(facts, start), u_at(facts, end)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sign_flipped": "a sine or cosine gets the wrong sign when it is differentiated or integrated",
        "chain_rule_factor_lost": "the number in the inner derivative is not divided by",
        "inverted": "the function is multiplied by the number in the inner derivative, instead of divided",
        "inner_derivative_kept": "the inner derivative is multiplied on in the end, as in differentiating",
        "shift_added": "the number in the inner function is not subtracted when solving for the rest",
        "distribution_slip": "multiplying out, the factor in front is used for the first term only",
        "coefficient_slip": "a power is not divided by its new exponent",
        "off_by_one": "a power is divided by its old exponent instead of the new one",
        "power_slip": "the exponent of a negative power goes down instead of up",
        "logarithm_forgotten": "the reciprocal is differentiated instead of integrated",
        "end_slip": "an end is put in without its square, or with zero for its exponential function",
        "bounds_kept": "the ends for x are used as ends for u",
        "lower_bound_dropped": "the antiderivative is taken as zero at the lower end",
        "bounds_swapped": "the value at the upper end is subtracted from that at the lower end",
    },
)
