"""Takes the limit of the ratios, the interval where it is below 1, and the series at both ends."""

from fractions import Fraction
from typing import TypeVar

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.templates.power_series_convergence.facts import Facts, Weight
from seedproof.problems.templates.power_series_convergence.generate import (
    Convergence,
    alternating_ends,
    coefficients_in_n,
    converges,
    weight_below,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    Formula,
    Power,
    Symbol,
    call,
    collection,
    formula,
    interval,
    polynomial,
    product,
    quotient,
    root,
    total,
)

N = Symbol("n")
X = Symbol("x")

_MISJUDGED: dict[str, dict[Convergence, Convergence]] = {
    "alternation_taken_for_convergence": {"never": "alternating"},
    "null_terms_taken_for_convergence": {"alternating": "always"},
    "convergent_series_misjudged": {"always": "alternating"},
    "endpoints_dropped": {"alternating": "never", "always": "never"},
}
"""With which signs the series at an end converges: what is, and what is thought."""

Value = TypeVar("Value")
Pair = tuple[bool, bool]
"""Of the left and of the right end."""


def work(facts: Facts, slip: str) -> Worked:
    """Find the limit of the ratios, the radius, the open interval, and which ends belong to it."""
    base = _base(facts, slip)
    radius = _radius(facts, base, slip)
    centre = _centre(facts, slip)
    low = total(centre, -radius)
    high = total(centre, radius)
    alternating = _alternating(facts, slip)
    closed = _closed(facts, slip)
    left, right = (_terms(facts.weight, alternates) for alternates in alternating)
    convergent = [end for end, belongs in zip((low, high), closed, strict=True) if belongs]
    result = interval(low, high, _brackets(closed))
    steps = (
        step(
            "The absolute ratios of neighbouring terms tend to {} as $n$ grows.",
            _ratio(facts, base),
            "expression(x)",
        ),
        step("This is less than $1$ within the radius of convergence {}.", radius, "number"),
        step(
            "So the series converges absolutely for $x$ in {}, and diverges beyond the ends.",
            interval(low, high),
            "interval_union",
        ),
        step(
            "At the left end the terms of the series are {left}, at the right end {right}; so of the two "
            "ends, those where it converges make up the set {}.",
            collection(*convergent),
            "set",
            left=left,
            right=right,
        ),
        step("Altogether the series converges for $x$ in {}.", result, "interval_union"),
    )
    return Worked(steps, (radius, result))


def _changed(value: Value, right: Value) -> Value:
    """Return the value with a slip. Raises: Rejected where it is the right one."""
    if value == right:
        raise Rejected("the slip changes nothing")
    return value


def _base(facts: Facts, slip: str) -> Fraction:
    """Return the constant by which the powers are divided."""
    base = Fraction(facts.base)
    if slip != "inverted":
        return base
    inverted = _changed(1 / base, base)
    factor, _ = facts.inside
    if inverted.denominator * factor > 12:
        raise Rejected("the ends are ugly")
    return inverted


def _ratio(facts: Facts, base: Fraction) -> Formula:
    """Return the limit of the absolute ratios of neighbouring terms."""
    inside = polynomial(facts.inside, X)
    size = call("abs", inside)
    if facts.step == 2:
        size = inside**2
    return quotient(product(base.denominator, size), base.numerator)


def _radius(facts: Facts, base: Fraction, slip: str) -> Formula:
    factor, _ = facts.inside
    size = formula(base)
    if facts.step == 2:
        size = root(base)
    if slip == "power_slip":
        size = _changed(formula(base), size)
    radius = quotient(size, factor)
    if slip == "coefficient_slip":
        return _changed(size, radius)
    return radius


def _centre(facts: Facts, slip: str) -> Fraction:
    factor, shift = facts.inside
    centre = Fraction(-shift, factor)
    if slip == "sign_flipped":
        return _changed(-centre, centre)
    return centre


def _alternating(facts: Facts, slip: str) -> Pair:
    """Tell whether the terms at the ends alternate."""
    left, right = alternating_ends(facts)
    if slip == "endpoint_swapped":
        return right, left
    if slip == "even_power_slip" and facts.step == 2:
        return not left, right
    return left, right


def _closed(facts: Facts, slip: str) -> Pair:
    """Tell at which ends the series converges. Raises: Rejected where a slip changes nothing about that."""
    convergence = _convergence(facts.weight)
    mistaken = _MISJUDGED.get(slip, {}).get(convergence, convergence)
    closed = _both_converge(mistaken, _alternating(facts, slip))
    if slip in (*_MISJUDGED, "endpoint_swapped", "even_power_slip"):
        return _changed(closed, _both_converge(convergence, alternating_ends(facts)))
    return closed


def _both_converge(convergence: Convergence, alternating: Pair) -> Pair:
    left, right = alternating
    return converges(convergence, left), converges(convergence, right)


def _brackets(closed: Pair) -> str:
    left, right = closed
    brackets = ""
    if left:
        brackets += "["
    if right:
        brackets += "]"
    return brackets


def _convergence(weight: Weight) -> Convergence:
    """Decide by the order of the terms, n^(-order) ln(n)^(-logs)."""
    order = Fraction(_degree(weight.below))
    if weight.root:
        order /= 2
    order -= _degree(weight.above)
    if order > 1 or (order == 1 and weight.logs > 1):
        return "always"
    if order > 0 or weight.logs > 0:
        return "alternating"
    return "never"


def _degree(text: str) -> int:
    return len(coefficients_in_n(text)) - 1


def _terms(weight: Weight, alternates: bool) -> Formula:
    """Return the terms at an end, where the powers have cancelled."""
    above = polynomial(coefficients_in_n(weight.above), N)
    if alternates:
        above = product(Power(formula(-1), N), above)
    return quotient(above, weight_below(weight))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "inverted": "the ratios are taken with the reciprocal of their constant",
        "power_slip": "the square root of the radius is forgotten",
        "coefficient_slip": "the factor before x is forgotten in the radius",
        "sign_flipped": "the centre has the wrong sign",
        "endpoint_swapped": "the terms at the two ends are confused",
        "even_power_slip": "the even powers at the left end are given changing signs",
        "alternation_taken_for_convergence": "it is overlooked that the alternating terms do not tend to 0",
        "null_terms_taken_for_convergence": "that the terms tend to 0 is taken for convergence",
        "convergent_series_misjudged": "the series without changing signs is taken for a divergent one",
        "endpoints_dropped": "the series is taken for divergent at ends where it converges",
    },
)
