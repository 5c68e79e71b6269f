"""Discusses a polynomial by the signs of its first and second derivative and its values where they change."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import isqrt

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text import formula
from seedproof.text.formula import INFINITY, Formula

X = formula.Symbol("x")
Place = tuple[Fraction, Fraction, int]
"""(a, b, d) is the number a + b sqrt(d)."""


def _times(coefficients: Sequence[Fraction], zero: int) -> list[Fraction]:
    return [
        one - zero * other
        for one, other in zip([*coefficients, Fraction(0)], [Fraction(0), *coefficients], strict=True)
    ]


def _rational(number: int | Fraction) -> Place:
    return Fraction(number), Fraction(0), 1


def _slopes(coefficients: Sequence[Fraction]) -> list[Fraction]:
    degree = len(coefficients) - 1
    return [one * (degree - place) for place, one in enumerate(coefficients[:-1])]


def _bends(critical: list[list[int]], all_zeros: bool) -> list[Place]:
    """The zeros of the second derivative that are no double ones, or all of them."""
    found = [_rational(zero) for zero, power in critical if power % 2 == 0 or (all_zeros and power > 1)]
    between = [Fraction(0)] * len(critical)
    for zero, power in critical:
        others = [Fraction(power)]
        for other, _ in critical:
            others = _times(others, other) if other != zero else others
        between = [one + two for one, two in zip(between, others, strict=True)]
    if len(between) == 2:
        return sorted([*found, _rational(-between[1] / between[0])])
    first, middle, last = between
    inside = int(middle**2 - 4 * first * last)
    out = max(one for one in range(1, isqrt(inside) + 1) if inside % (one * one) == 0)
    centre, half, under = -middle / (2 * first), out / (2 * first), inside // out**2
    if under > 1:
        return [(centre, -half, under), (centre, half, under)]
    return sorted([*found, _rational(centre - half), _rational(centre + half)])


def _number(place: Place) -> Formula:
    return formula.total(place[0], place[1] * formula.root(place[2]))


def _value(curve: Sequence[Fraction], place: Place) -> Fraction:
    """The value there. Raises: Rejected for an ugly one."""
    (a, b, d), value, surd = place, Fraction(0), Fraction(0)
    for one in curve:
        value, surd = value * a + surd * b * d + one, value * b + surd * a
    if surd or abs(value) > 400 or value.denominator > 9:
        raise Rejected("a point is no nice one")
    return value


def _listed(values: list[Fraction]) -> tuple[Formula, str]:
    """Several numbers, one, or none, and what type of answer that is."""
    if len(values) == 1:
        return formula.formula(values[0]), "number"
    return (formula.point(*values), "tuple") if values else (formula.collection(), "set")


def _points(curve: Sequence[Fraction], places: Sequence[Place]) -> Formula:
    """The points of the graph there."""
    return formula.collection(*(formula.point(_number(place), _value(curve, place)) for place in places))


def _where(changes: Sequence[Place], positive: bool) -> Formula:
    """The intervals of one sign, from the right, where it stands or not."""
    parts, ends = [], [-INFINITY, *map(_number, changes), INFINITY]
    for low, high in reversed(list(pairwise(ends))):
        parts += [formula.interval(low, high)] if positive else []
        positive = not positive
    if not parts:
        raise Rejected("there is no interval")
    return formula.union(*reversed(parts))


def work(facts: Facts, slip: str) -> Worked:
    """Both derivatives, each with its signs and then the points."""
    expanded = [Fraction(facts["factor"])]
    for zero, power in facts["critical"]:
        for _ in range(power):
            expanded = _times(expanded, zero)
    constant = 0 if slip == "constant_missing" else facts["constant"]
    curve = [*(one / (len(expanded) - place) for place, one in enumerate(expanded)), Fraction(constant)]
    every = slip == "extraneous_root_kept"
    mirror = -1 if slip == "zeros_with_the_wrong_sign" else 1
    critical = sorted([mirror * zero, power] for zero, power in facts["critical"])
    turns = [_rational(zero) for zero, power in critical if power % 2 or every]
    way, positive = facts["asked"][0], (facts["factor"] > 0) != (slip == "sign_flipped")
    found = [_where(turns, positive == (way == "increasing"))]
    rising = [place for number, place in enumerate(reversed(turns)) if (number % 2 == 0) == positive]
    minima, maxima = sorted(rising), [place for place in turns if place not in rising]
    if slip == "kinds_swapped":
        minima, maxima = maxima, minima
    found += [_points(curve, maxima), _points(curve, minima)]
    values = [_value(curve, place) for place in turns]
    factors = formula.product(
        facts["factor"],
        *((X - zero) ** power for zero, power in sorted(critical, key=lambda one: one[0] != 0)),
    )
    ways = f"so the largest open intervals where $f$ is {way} make up {{}}."
    known = {
        "expanded": formula.polynomial(expanded, X),
        "turns": formula.collection(*map(_number, turns)),
        "second": formula.polynomial(_slopes(expanded), X),
    }
    steps = [
        step("In factors the derivative {expanded} is {}.", factors, "expression(x)", **known),
        step("It changes its sign exactly for $x$ in {turns}, " + ways, found[0], "interval_union", **known),
        step(
            "At these $x$, in the same order, $f$ has the values {}.",
            *_listed(values),
        ),
        step("The changes from plus to minus give the local maximum points {}.", found[1], "set"),
        step("The changes from minus to plus give the local minimum points {}.", found[2], "set"),
    ]
    if len(facts["asked"]) > 3:
        bends, way = _bends(facts["critical"], every), facts["asked"][3]
        if slip == "inflections_with_the_wrong_sign":
            bends = [(-a, -b, d) for a, b, d in reversed(bends)]
        up = (facts["factor"] > 0) != (slip == "concavity_reversed")
        found += [_where(bends, up == (way == "concave up")), _points(curve, bends)]
        known["bends"] = formula.collection(*map(_number, bends))
        text = "The second derivative {second} changes its sign exactly for $x$ in {bends}, "
        text += f"so the largest open intervals where $f$ is {way} make up {{}}."
        steps.append(step(text, found[3], "interval_union", **known))
        steps.append(step("With the values of $f$ there the inflection points are {}.", found[4], "set"))
    if slip and tuple(found) == work(facts, "").answers:
        raise Rejected("the slip changes no answer")
    return Worked(tuple(steps), tuple(found))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "zeros_with_the_wrong_sign": "the numbers in the factors of the derivative have the wrong sign",
        "sign_flipped": "the signs of the derivative between its zeros are the opposite ones",
        "kinds_swapped": "maxima and minima are mixed up",
        "extraneous_root_kept": "a double zero of a derivative is taken for a change of its sign",
        "constant_missing": "the constant term is left out in the values of the function",
        "concavity_reversed": "concave up and concave down are mixed up",
        "inflections_with_the_wrong_sign": "the zeros of the second derivative have the wrong sign",
    },
)
