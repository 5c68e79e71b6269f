"""Expands the roots at both ends in falling powers of x, and compares the first terms that are left."""

from fractions import Fraction
from typing import Any

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import INFINITY, Formula, Symbol, formula, total

X = Symbol("x")
Terms = list[Fraction]
"""The coefficients of x squared, x, 1 and 1/x."""
_OF_QUOTIENTS = ("power_slip", "root_not_taken", "line_neglected")


def _root(index: int, under: list[int], direction: int, slip: str) -> Terms:
    """The expansion of a root."""
    first, second, third, *_ = under
    if slip == "power_slip":
        return [Fraction(first), Fraction(second), Fraction(third), Fraction(0)]
    u, v = Fraction(0 if slip == "linear_term_ignored" else second, first), Fraction(third, first)
    part = Fraction(1, index - 1 if slip == "coefficient_slip" else index)
    bend = Fraction(index - 1, 2 * index**2) * u**2
    front = next(a for a in range(1, 10) if a**index == first) if slip != "root_not_taken" else first
    front *= direction if (index == 2) != (slip == "sign_flipped") else 1
    return [Fraction(0), Fraction(front), front * u * part, front * (v * part - bend)]


def _sum(part: list[Any], roots: list[Terms], slip: str) -> Terms:
    """Roots and line together."""
    slope, constant = [0, 0, *part[1]][-2:]
    factor = {"constant_missing": 0, "constant_sign_flipped": -1}.get(slip, 1) if part[0] else 1
    found = [Fraction(one) for one in (0, slope, factor * constant, 0)]
    if slip == "line_neglected":
        found = [Fraction(0)] * 4
    for (sign, *_), root in zip(part[0], roots, strict=True):
        found = [one + sign * other for one, other in zip(found, root, strict=True)]
    return found


def _first(terms: Terms) -> tuple[int, Fraction]:
    """Power and coefficient of the first term that is left."""
    for place, one in enumerate(terms):
        if one:
            return 2 - place, one
    raise Rejected("no term is left")


def _term(power: int, factor: Fraction) -> Formula:
    return factor * X**power if power >= 0 else factor.numerator / (factor.denominator * X**-power)


def _said(terms: Terms, lowest: int) -> Formula:
    """The terms down to a power, the first one in any case."""
    lowest = min(lowest, _first(terms)[0])
    return total(*(_term(2 - place, one) for place, one in enumerate(terms[: 3 - lowest]) if one))


def _end(facts: Facts, direction: int, slip: str) -> tuple[list[Step], Formula]:
    """The steps at one end, and the limit there."""
    parts, whole = (facts["above"], facts["below"]), facts["below"] == [[], [1]]
    indices = [index for roots, _ in parts for _, index, _ in roots]
    only = {"coefficient_slip": max(indices), "sign_flipped": min(indices)}.get(slip)
    quotient = len(indices) == 2 and not whole
    # In one of the two roots of a quotient, in all roots else.
    slips = (slip, "" if quotient and slip in ("sign_flipped", "line_neglected") else slip)
    expanded = [
        [_root(index, under, direction, one if only in (None, index) else "") for _, index, under in roots]
        for one, (roots, _) in zip(slips, parts, strict=True)
    ]
    sums = [_sum(part, roots, one) for one, part, roots in zip(slips, parts, expanded, strict=True)]
    end = f"for $x \\to {'-' if direction < 0 else ''}\\infty$"
    steps: list[Step] = []
    if quotient:
        for name, (root,), one in zip(("numerator", "denominator"), expanded, sums, strict=True):
            text = f"Up to smaller terms, {end} the root in the {name} is {{root}} and the whole {name} {{}}."
            lowest = _first(one)[0]
            steps.append(step(text, _said(one, lowest), "expression(x)", root=_said(root, lowest)))
    else:
        names = ("cube root", "square root") if {*indices} == {2, 3} else ("first root", "second root")
        for name, root in zip(names, [*expanded[0], *expanded[1]], strict=False):
            text = (
                f"Expanding the {name if len(indices) > 1 else 'root'} {end} gives {{}} up to smaller terms."
            )
            lowest = -facts["power"] if whole else _first(root)[0]
            steps.append(step(text, _said(root, lowest), "expression(x)"))
    (high, top), (low, bottom) = map(_first, sums)
    power, ratio = high - low + facts["power"], top / bottom
    limit = formula(ratio if power == 0 else 0)
    if power > 0:
        positive = (ratio * direction**power > 0) != (slip == "infinite_sign_lost")
        limit = INFINITY if positive else -INFINITY
    text = "So the leading term of $f(x)$ is {term}, and the limit is {}."
    steps.append(step(text, limit, "number", term=_term(power, ratio)))
    if slip and power == 0 and (abs(ratio) > 40 or ratio.denominator > 60):
        raise Rejected("a limit is no nice number")
    return steps, limit


def work(facts: Facts, slip: str) -> Worked:
    """The right end, then the left."""
    whole = facts["below"] == [[], [1]]
    if whole and slip in _OF_QUOTIENTS:
        raise Rejected("the function is no quotient")
    if slip == "line_neglected" and not (facts["above"][0] and facts["below"][0]):
        raise Rejected("the numerator is no sum")
    ends = [_end(facts, direction, slip) for direction in (1, -1)]
    limits = tuple(limit for _, limit in ends)
    if slip and limits == work(facts, "").answers:
        raise Rejected("the slip changes no limit")
    return Worked((*ends[0][0], *ends[1][0]), limits)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sign_flipped": "for negative x a root has the wrong sign",
        "linear_term_ignored": "the second term of the radicand is neglected",
        "coefficient_slip": "the factor 1/2 or 1/3 in the expansion of a root is wrong",
        "constant_missing": "the constant beside the root is neglected",
        "constant_sign_flipped": "the constant beside the root has the wrong sign",
        "infinite_sign_lost": "an infinite limit has the wrong sign",
        "line_neglected": "the linear function beside the root in the numerator is neglected",
        "power_slip": "the radicand is compared in place of its root",
        "root_not_taken": "the root of the leading coefficient is not taken",
    },
)
