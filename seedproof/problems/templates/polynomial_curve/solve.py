"""Discusses a polynomial by the signs of its first and second derivative and its values where they change."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.making import coefficients
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.polynomial_curve.facts import CriticalPoint, Facts
from seedproof.problems.templates.polynomial_curve.generate import (
    Surd,
    X,
    curve,
    derivative,
    extrema,
    inflections,
    intervals,
    is_nice,
    number,
    points,
    rational,
    turning_points,
    value_at,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, collection, formula, point, polynomial, product, union


def work(facts: Facts, slip: str) -> Worked:
    """Both derivatives, each with its signs and then the points."""
    steps = _first_derivative_steps(facts, slip)
    results = [steps[1].value, steps[3].value, steps[4].value]
    if len(facts.asked) > 3:
        concavity, bends = _second_derivative_steps(facts, slip)
        steps += [concavity, bends]
        results += [concavity.value, bends.value]
    if slip and tuple(results) == work(facts, "").answers:
        raise Rejected("the slip changes no answer")
    return Worked(tuple(steps), tuple(results))


def _curve(facts: Facts, slip: str) -> list[Fraction]:
    if slip == "constant_missing":
        facts = replace(facts, constant=0)
    return curve(facts)


def _first_derivative_steps(facts: Facts, slip: str) -> list[Step]:
    """Work out the factors of the derivative, its signs, the values at its zeros, maxima, and minima."""
    function = _curve(facts, slip)
    critical = _critical_points(facts, slip)
    turns = [rational(x) for x in turning_points(critical)]
    if slip == "extraneous_root_kept":
        turns = [rational(zero.x) for zero in critical]
    rising = facts.factor > 0
    if slip == "sign_flipped":
        rising = not rising
    monotony = facts.asked[0]
    monotone = _intervals(turns, last=rising == (monotony == "increasing"))
    maxima, minima = extrema(turns, rising=rising)
    if slip == "kinds_swapped":
        maxima, minima = minima, maxima
    _require_nice(function, [*maxima, *minima])
    values, kind = _listed([value_at(function, x).rational for x in turns])
    return [
        step(
            "In factors the derivative {expanded} is {}.",
            _factored(facts, critical),
            "expression(x)",
            expanded=polynomial(derivative(facts), X),
        ),
        step(
            "It changes its sign exactly for $x$ in {turns}, so the largest open intervals where $f$ is "
            f"{monotony} make up {{}}.",
            monotone,
            "interval_union",
            turns=collection(*map(number, turns)),
        ),
        step("At these $x$, in the same order, $f$ has the values {}.", values, kind),
        step(
            "The changes from plus to minus give the local maximum points {}.",
            points(function, maxima),
            "set",
        ),
        step(
            "The changes from minus to plus give the local minimum points {}.",
            points(function, minima),
            "set",
        ),
    ]


def _second_derivative_steps(facts: Facts, slip: str) -> tuple[Step, Step]:
    """Work out the signs of the second derivative, and the inflection points."""
    function = _curve(facts, slip)
    bends = inflections(facts.critical, with_false_ones=slip == "extraneous_root_kept")
    if slip == "inflections_with_the_wrong_sign":
        bends = [Surd(-x.rational, -x.factor, x.radicand) for x in reversed(bends)]
    concave_up = facts.factor > 0
    if slip == "concavity_reversed":
        concave_up = not concave_up
    concavity = facts.asked[3]
    concave = _intervals(bends, last=concave_up == (concavity == "concave up"))
    _require_nice(function, bends)
    return (
        step(
            "The second derivative {second} changes its sign exactly for $x$ in {bends}, so the largest open "
            f"intervals where $f$ is {concavity} make up {{}}.",
            concave,
            "interval_union",
            second=polynomial(coefficients.derivative(derivative(facts)), X),
            bends=collection(*map(number, bends)),
        ),
        step(
            "With the values of $f$ there the inflection points are {}.",
            points(function, bends),
            "set",
        ),
    )


def _critical_points(facts: Facts, slip: str) -> list[CriticalPoint]:
    if slip == "zeros_with_the_wrong_sign":
        return [replace(zero, x=-zero.x) for zero in reversed(facts.critical)]
    return facts.critical


def _factored(facts: Facts, critical: Sequence[CriticalPoint]) -> Formula:
    """Write the derivative as a product, a power of x first."""
    zeros = sorted(critical, key=lambda zero: zero.x != 0)
    return product(facts.factor, *((X - zero.x) ** zero.multiplicity for zero in zeros))


def _intervals(changes: Sequence[Surd], *, last: bool) -> Formula:
    """Raises: Rejected where there is no interval."""
    result = intervals(changes, last=last)
    if result == union():
        raise Rejected("there is no interval")
    return result


def _require_nice(function: Sequence[Fraction], places: Sequence[Surd]) -> None:
    """Raises: Rejected for ugly heights."""
    if not all(is_nice(value_at(function, x)) for x in places):
        raise Rejected("a point is no nice one")


def _listed(values: Sequence[Fraction]) -> tuple[Formula, str]:
    """Return several numbers, a single one, or none, and what type of answer that is."""
    match values:
        case []:
            return collection(), "set"
        case [value]:
            return formula(value), "number"
    return point(*values), "tuple"


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
