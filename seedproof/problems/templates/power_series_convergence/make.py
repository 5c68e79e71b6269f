"""Chooses what is raised to the n-th power, its scale, and a slowly varying factor; tests both ends."""

from fractions import Fraction
from math import gcd, isqrt
from typing import Literal

from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.power_series_convergence.facts import Facts, Weight
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula
from seedproof.text.formula import INFINITY, Formula, Symbol, Verbatim, call, interval, latex

N = Symbol("n")
X = Symbol("x")

_WEIGHTS = (
    Weight("1", "1", root=0, logs=0),
    Weight("n", "1", root=0, logs=0),
    Weight("1", "n", root=0, logs=0),
    Weight("1", "n + 1", root=0, logs=0),
    Weight("1", "n^2", root=0, logs=0),
    Weight("n^2", "1", root=0, logs=0),
    Weight("n", "n + 1", root=0, logs=0),
    Weight("1", "n", root=1, logs=0),
    Weight("1", "2 n + 1", root=0, logs=0),
    Weight("1", "n + 2", root=1, logs=0),
    Weight("1", "n^2 + 1", root=0, logs=0),
    Weight("1", "n^3", root=1, logs=0),
    Weight("n", "n^2 + 1", root=0, logs=0),
    Weight("1", "n^2 + n", root=0, logs=0),
    Weight("1", "n", root=0, logs=1),
    Weight("1", "n", root=0, logs=2),
    Weight("1", "1", root=0, logs=1),
    Weight("n", "n^3 + 1", root=0, logs=0),
    Weight("n", "n^3 + 2", root=1, logs=0),
)
"""The easier ones first."""
_BY_DIFFICULTY = {1: (0, 5), 2: (2, 14), 3: (5, 19)}

Convergence = Literal["never", "alternating", "always"]
"""With which signs a series of weights converges: with none, with changing ones, with all."""

_MISJUDGED: dict[str, dict[Convergence, Convergence]] = {
    "alternation_taken_for_convergence": {"never": "alternating"},
    "null_terms_taken_for_convergence": {"alternating": "always"},
    "convergent_series_misjudged": {"always": "alternating"},
    "endpoints_dropped": {"alternating": "never", "always": "never"},
}
"""What is, and what is thought, by injected error."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a shifted x; then a multiple of it and more factors; then squares, fractions and logarithms."""
    factor = draws.choice((1, 2, 3)) if difficulty > 1 else 1
    shift = draws.between(-5, 5)
    step: Literal[1, 2] = draws.choice((1, 2)) if difficulty == 3 else 1
    base = Fraction(draws.between(1, 6))
    has_fraction = difficulty == 3 and step == 1
    if has_fraction:
        base = Fraction(draws.between(2, 7), draws.between(2, 5))
    reducible = gcd(factor, shift) > 1 or (has_fraction and base.denominator == 1)
    surd = step == 2 and isqrt(base.numerator) ** 2 != base.numerator
    if reducible or (surd and factor > 1):
        raise Rejected("a divisor could be taken out, or the ends are not neat")
    if (factor, shift) == (1, 0) and (base == 1 or difficulty > 1):
        raise Rejected("the centre is 0")
    first, last = _BY_DIFFICULTY[difficulty]
    weight = draws.choice(_WEIGHTS[first:last])
    sign: Literal[1, -1] = draws.choice((1, -1))
    return Facts(inside=(factor, shift), step=step, sign=sign, base=str(base), weight=weight)


def _coefficients_in_n(text: str) -> list[int]:
    """Return the coefficients of a polynomial such as `2 n + 1`, that of the highest power first."""
    by_power: dict[int, int] = {}
    for term in text.split(" + "):
        coefficient, letter, exponent = term.partition("n")
        power = int(exponent.removeprefix("^") or 1) if letter else 0
        by_power[power] = int(coefficient or 1)
    return [by_power.get(power, 0) for power in range(max(by_power), -1, -1)]


def _start(facts: Facts) -> int:
    """Return where the series begins: a logarithm is zero at 1."""
    return 2 if facts.weight.logs else 1


def _term(facts: Facts) -> Formula:
    base = Fraction(facts.base)
    above = formula.product(
        _power(facts.sign),
        _power(base.denominator),
        _above(facts.weight),
        formula.polynomial(facts.inside, X) ** (facts.step * N),
    )
    return above / (_power(base.numerator) * _below(facts.weight))


def _power(base: int) -> Formula:
    """Return the n-th power, which of 1 is 1."""
    return formula.ONE if base == 1 else base**N


def _above(weight: Weight) -> Formula:
    return formula.polynomial(_coefficients_in_n(weight.above), N)


def _below(weight: Weight) -> Formula:
    below = formula.polynomial(_coefficients_in_n(weight.below), N)
    return (call("sqrt", below) if weight.root else below) * call("log", N) ** weight.logs


def work(facts: Facts, slip: Slip) -> Worked:
    """Find the limit of the roots, the radius, the open interval, and which ends belong to it."""
    factor, shift = facts.inside
    right = Fraction(facts.base)
    base = slip.or_else(right, inverted=1 / right)
    if slip == "inverted" and base.denominator * factor > 12:
        raise Rejected("the ends are ugly")
    size = slip.or_else(
        formula.root(base) if facts.step == 2 else formula.formula(base), power_slip=formula.formula(base)
    )
    radius = slip.or_else(size / factor, coefficient_slip=size)
    centre = slip.or_else(Fraction(-shift, factor), sign_flipped=Fraction(shift, factor))
    low = centre - radius
    high = centre + radius
    result = interval(low, high, _brackets(facts, slip))
    inside = formula.polynomial(facts.inside, X)
    weight = latex(_above(facts.weight) / _below(facts.weight))
    steps = (
        step(
            "limit",
            letter=N,
            at=INFINITY,
            expression=Verbatim(rf"{latex(1 / right)} \cdot \left({weight}\right)^{{\frac{{1}}{{n}}}}"),
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
        step("converges_for", index=N, start=_start(facts), term=_term(facts), letter=X, solution=result),
    )
    return Worked(steps, (radius, result))


def _brackets(facts: Facts, slip: Slip) -> str:
    """Return the brackets of the ends where the series converges.

    Right of the centre the powers are positive; left of it they alternate, unless they are squares.
    """
    right = facts.sign == -1
    left = right if facts.step == 2 else not right
    alternating = slip.or_else((left, right), endpoint_swapped=(right, left))
    if slip == "even_power_slip" and facts.step == 2:
        alternating = not left, right
    convergence = _convergence(facts.weight)
    convergence = _MISJUDGED.get(slip, {}).get(convergence, convergence)
    converges = [convergence == "always" or (convergence == "alternating" and end) for end in alternating]
    return "[" * converges[0] + "]" * converges[1]


def _convergence(weight: Weight) -> Convergence:
    """Decide by the order of the terms, n^(-order) ln(n)^(-logs)."""
    above = len(_coefficients_in_n(weight.above)) - 1
    below = len(_coefficients_in_n(weight.below)) - 1
    order = Fraction(below, 1 + weight.root) - above
    if order > 1 or (order == 1 and weight.logs > 1):
        return "always"
    return "alternating" if order > 0 or weight.logs > 0 else "never"


SHEET = Sheet(
    subject="sequences_series",
    method="order of the terms at the ends",
    sample=sample,
    gaps=lambda facts: {"start": _start(facts), "term": _term(facts)},
    work=work,
    types=(Typed("number"), Typed("interval_union", ("x",))),
    version=2,
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
    levels={
        1: "a power of a shifted variable with a simple factor",
        2: "a multiple of the variable, and factors whose order has to be found",
        3: "squares or fractions to the n, and logarithms that decide at the ends",
    },
)
