"""Integrates the rings about a level line and the shells about an upright one, both along x."""

from fractions import Fraction
from math import isqrt

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.volume_of_revolution.generate import answers
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import PI, Formula, Symbol, call, equation, formula, product, quotient, total

X, HALF, ZERO = Symbol("x"), Fraction(1, 2), Fraction(0)
Terms = dict[Fraction, Fraction]
"""A sum of powers of x: numbers by their exponents."""
_OF_RINGS = (
    "hole_forgotten",
    "square_of_difference",
    "square_forgotten",
    "coefficient_not_squared",
    "binomial_slip",
)
_OF_SHELLS, _OF_LINES = ("radius_forgotten", "circumference_factor_lost"), ("shift_forgotten", "sign_flipped")
Cut = tuple[Terms, Formula, Formula]
"""What is integrated; two lengths: the radii of a ring, or the radius and the height of a shell."""


def work(facts: Facts, slip: str) -> Worked:
    """For each line the function to integrate, an antiderivative, and the volume."""
    names, moved = {name for name, _ in facts["about"]}, any(place for _, place in facts["about"])
    if (slip in _OF_RINGS and "y" not in names) or (slip in _OF_SHELLS and "x" not in names):
        raise Rejected("there is nothing to slip on")
    if slip in _OF_LINES and not moved:
        raise Rejected("the lines are the axes")
    parts = [_rotated(facts, slip, *line) for line in facts["about"]]
    found = tuple(part[-1].value for part in parts)
    if slip and found == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes nothing")
    return Worked(tuple(one for part in parts for one in part), found)


def _rotated(facts: Facts, slip: str, name: str, place: int) -> list[Step]:
    """About one line. Radii are measured upwards or to the right from a line that is below or left."""
    cut = _ring if name == "y" else _shell
    taken, side = 0 if slip == "shift_forgotten" else place, 1 if place <= 0 else -1
    if slip == "sign_flipped":
        taken = -place
        side = 1 if place > 0 or _gain(facts, cut(facts, slip, taken, 1)[0], slip) > 0 else -1
    elif not taken:
        side = 1
    terms, first, second = cut(facts, slip, taken, side)
    gain, around = _gain(facts, terms, slip), 1 if name == "y" else 2
    if slip == "circumference_factor_lost":
        around = 1
    volume = around * gain
    if volume <= 0 or (slip and (volume.denominator > 200 or volume.numerator > 20000)):
        raise Rejected("the volume is ugly")
    said = f"About the line ${name} = {place}$ the slice of the region at $x$ makes a "
    if name == "x":
        said += "shell of radius {first} and height {second}, and the product of these is {}."
    elif place or facts["lower"]:
        said += "ring with the radii {first} and {second}, the area of which is $\\pi$ times {}."
    else:
        said += "disk of radius {first}, the area of which is $\\pi$ times {}."
    if facts["lower"] and [name, place] == facts["about"][0]:
        said = "The curves meet for {start} and for {end}, and {upper} is above in between. " + said
    ends = {"start": equation(X, 0), "end": equation(X, facts["end"]), "upper": _curve(facts, "upper")}
    last = "From $0$ to {end} this gains {gain}, which, multiplied by {around}, is the volume {}."
    more = {"end": formula(facts["end"]), "gain": formula(gain), "around": product(around, PI)}
    return [
        step(said, _written(terms), "expression(x; x > 0)", first=first, second=second, **ends),
        step("An antiderivative of that is {}.", _written(_grown(terms, slip)), "antiderivative(x)"),
        step(last, product(volume, PI), "number", **more),
    ]


def _ring(facts: Facts, slip: str, place: int, side: int) -> Cut:
    names = ("upper", "lower") if side > 0 else ("lower", "upper")
    outer, inner = (_times(_sum(_terms(facts, name), {ZERO: -Fraction(place)}), side) for name in names)
    first, second = (
        total(_curve(facts, name), -place) if side > 0 else total(place, -_curve(facts, name))
        for name in names
    )
    if second == formula(-abs(place)):
        second = -second
    difference = _sum(outer, _times(inner, -1))
    if slip == "square_forgotten":
        return difference, first, second
    if slip == "square_of_difference":
        return _product(difference, difference), first, second
    if slip == "hole_forgotten":
        inner = {}
    return _sum(_square(outer, slip), _times(_square(inner, slip), -1)), first, second


def _shell(facts: Facts, slip: str, place: int, side: int) -> Cut:
    height = _sum(_terms(facts, "upper"), _times(_terms(facts, "lower"), -1))
    radius = {Fraction(1): Fraction(side), ZERO: Fraction(-side * place)}
    found = height if slip == "radius_forgotten" else _product(radius, height)
    first = total(X, -place) if side > 0 else total(place, -X)
    return found, first, total(_curve(facts, "upper"), -_curve(facts, "lower"))


def _terms(facts: Facts, name: str) -> Terms:
    return {Fraction(facts[name][1]): Fraction(facts[name][0])} if facts[name] else {}


def _curve(facts: Facts, name: str) -> Formula:
    return _written(_terms(facts, name))


def _written(terms: Terms) -> Formula:
    """Without numbers that are zero, the highest power last."""
    parts = []
    for exponent, one in sorted(terms.items()):
        power = call("sqrt", X) if exponent == HALF else X**exponent
        parts.append(quotient(one.numerator * power, one.denominator) if one else formula(0))
    return total(*parts)


def _times(terms: Terms, number: int) -> Terms:
    return {exponent: number * one for exponent, one in terms.items()}


def _sum(*some: Terms) -> Terms:
    found = Terms()
    for terms in some:
        for exponent, one in terms.items():
            found[exponent] = found.get(exponent, ZERO) + one
    return {exponent: one for exponent, one in found.items() if one}


def _product(left: Terms, right: Terms) -> Terms:
    return _sum(*({up + more: one * other for more, other in right.items()} for up, one in left.items()))


def _square(terms: Terms, slip: str) -> Terms:
    """A power with a number, or that and a number alone."""
    if slip == "coefficient_not_squared" and ZERO not in terms:
        return {2 * exponent: one for exponent, one in terms.items()}
    if slip == "binomial_slip":
        return {2 * exponent: one * one for exponent, one in terms.items()}
    return _product(terms, terms)


def _grown(terms: Terms, slip: str) -> Terms:
    """An antiderivative of the powers."""
    found = Terms()
    for exponent, one in terms.items():
        below = exponent if slip == "off_by_one" and exponent else exponent + 1
        found[exponent + 1] = one / (1 if slip == "coefficient_slip" else below)
    return found


def _gain(facts: Facts, terms: Terms, slip: str) -> Fraction:
    """What the antiderivative gains from 0 to the end, which is a square where there is a square root."""
    end, value = facts["end"], ZERO
    for exponent, one in _grown(terms, slip).items():
        base = isqrt(end) if exponent.denominator > 1 else end
        value += one * Fraction(base) ** exponent.numerator
    return value


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "hole_forgotten": "the inner radius of the ring is left out",
        "square_of_difference": "the difference of the radii is squared, instead of each of them",
        "square_forgotten": "the radii of the ring are not squared",
        "coefficient_not_squared": "in squaring a radius, the number before the power stays as it is",
        "binomial_slip": "a radius is squared term by term, without the mixed term",
        "radius_forgotten": "the height of the shell is not multiplied by its radius",
        "shift_forgotten": "radii are measured from the axis instead of the line",
        "sign_flipped": "the distance from the line has a wrong sign, as if the line were on the other side",
        "coefficient_slip": "powers are not divided by the new exponent",
        "off_by_one": "powers are divided by the old exponent instead of the new one",
        "circumference_factor_lost": "the factor 2 of the circumference of a shell is lost",
    },
)
