"""Takes the limit of the ratios, the interval where it is below 1, and the series at both ends."""

from fractions import Fraction
from typing import TypeVar

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.untyped import Facts
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

N, X = Symbol("n"), Symbol("x")
_NEVER, _ALTERNATING, _ALWAYS = range(3)
_MISJUDGED = {
    "alternation_taken_for_convergence": {_NEVER: _ALTERNATING},
    "null_terms_taken_for_convergence": {_ALTERNATING: _ALWAYS},
    "convergent_series_misjudged": {_ALWAYS: _ALTERNATING},
    "endpoints_dropped": {_ALTERNATING: _NEVER, _ALWAYS: _NEVER},
}
"""With which signs the series at an end converges: what is, and what is thought."""

Value = TypeVar("Value")


def work(facts: Facts, slip: str) -> Worked:
    """Limit of the ratios, radius, open interval, the ends where the series converges, interval."""
    (factor, shift), squared, base = facts["inside"], facts["step"] == 2, Fraction(facts["base"])
    if slip == "inverted":
        base = _changed(1 / base, base)
        if base.denominator * factor > 12:
            raise Rejected("the ends are ugly")
    inside = polynomial((factor, shift), X)
    ratio = quotient(product(base.denominator, inside**2 if squared else call("abs", inside)), base.numerator)
    size = root(base) if squared else formula(base)
    if slip == "power_slip":
        size = _changed(formula(base), size)
    radius = quotient(size, factor)
    if slip == "coefficient_slip":
        radius = _changed(size, radius)
    centre = Fraction(-shift, factor)
    if slip == "sign_flipped":
        centre = _changed(-centre, centre)
    low, high = total(centre, -radius), total(centre, radius)
    alternating, closed = _ends(facts, slip)
    found = interval(low, high, "[" * closed[0] + "]" * closed[1])
    left, right = (_term(facts, signs) for signs in alternating)
    return Worked(
        (
            step(
                "The absolute ratios of neighbouring terms tend to {} as $n$ grows.", ratio, "expression(x)"
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
                collection(*(end for end, belongs in zip((low, high), closed, strict=True) if belongs)),
                "set",
                left=left,
                right=right,
            ),
            step("Altogether the series converges for $x$ in {}.", found, "interval_union"),
        ),
        (radius, found),
    )


def _changed(value: Value, right: Value) -> Value:
    if value == right:
        raise Rejected("the slip changes nothing")
    return value


def _ends(facts: Facts, slip: str) -> tuple[list[bool], list[bool]]:
    """For the left and the right end: whether the terms alternate, and whether the series converges."""
    right = facts["sign"] < 0
    left = right if facts["step"] == 2 else not right
    if slip == "endpoint_swapped":
        left, right = right, left
    if slip == "even_power_slip" and facts["step"] == 2:
        left = not left
    kind = _behaviour(facts["weight"])
    kind = _MISJUDGED.get(slip, {}).get(kind, kind)
    closed = [kind == _ALWAYS or (kind == _ALTERNATING and alternates) for alternates in (left, right)]
    if slip in (*_MISJUDGED, "endpoint_swapped", "even_power_slip"):
        _changed(closed, _ends(facts, "")[1])
    return [left, right], closed


def _powers(text: str) -> dict[int, int]:
    """The coefficients of a polynomial in n such as `2 n + 1`, by their powers."""
    found = dict[int, int]()
    for term in text.split(" + "):
        number, letter, exponent = term.partition("n")
        found[int(exponent[1:] or 1) if letter else 0] = int(number or 1)
    return found


def _behaviour(weight: Facts) -> int:
    """By the order of the terms, n^(-order) ln(n)^(-logs)."""
    order = Fraction(max(_powers(weight["below"])), 1 + weight["root"]) - max(_powers(weight["above"]))
    if order > 1 or (order == 1 and weight["logs"] > 1):
        return _ALWAYS
    return _ALTERNATING if order > 0 or weight["logs"] else _NEVER


def _term(facts: Facts, alternates: bool) -> Formula:
    """The terms at an end, where the powers have cancelled."""
    weight = facts["weight"]
    above, below = (
        polynomial([powers.get(place, 0) for place in reversed(range(max(powers) + 1))], N)
        for powers in (_powers(weight["above"]), _powers(weight["below"]))
    )
    return quotient(
        product(Power(formula(-1), N) if alternates else 1, above),
        product(call("sqrt", below) if weight["root"] else below, call("log", N) ** weight["logs"]),
    )


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
