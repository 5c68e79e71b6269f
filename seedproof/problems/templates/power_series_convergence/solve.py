"""Takes the limit of the n-th roots, the interval where it is below 1, and the series at both ends."""

from fractions import Fraction
from typing import TypeVar

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.templates.power_series_convergence.facts import Facts, Weight
from seedproof.problems.templates.power_series_convergence.generate import (
    Convergence,
    alternating_ends,
    coefficients_in_n,
    converges,
    first_index,
    term_of,
    weight_below,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    INFINITY,
    Formula,
    Symbol,
    Verbatim,
    call,
    formula,
    interval,
    latex,
    polynomial,
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
    """Find the limit of the roots, the radius, the open interval, and which ends belong to it."""
    base = _base(facts, slip)
    radius = _radius(facts, base, slip)
    centre = _centre(facts, slip)
    low = total(centre, -radius)
    high = total(centre, radius)
    closed = _closed(facts, slip)
    result = interval(low, high, _brackets(closed))
    inside = polynomial(facts.inside, X)
    steps = (
        step(
            "limit",
            letter=N,
            at=INFINITY,
            expression=_root(facts),
            value=1 / base,
        ),
        step(
            "inequality",
            left=call("abs", inside) if facts.step == 1 else inside**2,
            sign=Verbatim("<"),
            right=base,
            letter=X,
            solution=interval(low, high),
        ),
        step(
            "identity",
            left=Verbatim(rf"\frac{{1}}{{2}} \left({latex(high)} - \left({latex(low)}\right)\right)"),
            right=radius,
        ),
        step(
            "converges_for",
            index=N,
            start=first_index(facts),
            term=term_of(facts),
            letter=X,
            solution=result,
        ),
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


def _root(facts: Facts) -> Verbatim:
    """Return the n-th root of an absolute coefficient, where the powers are those of a x + b."""
    base = Fraction(facts.base)
    above = polynomial(coefficients_in_n(facts.weight.above), N)
    weight = latex(quotient(above, weight_below(facts.weight)))
    return Verbatim(rf"{latex(1 / base)} \cdot \left({weight}\right)^{{\frac{{1}}{{n}}}}")


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


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "inverted": "the roots are taken with the reciprocal of their constant",
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
