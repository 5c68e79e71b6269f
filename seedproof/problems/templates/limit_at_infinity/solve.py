"""Expands the roots at both ends in falling powers of x, and compares the first terms that are left."""

from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making import coefficients
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.limit_at_infinity.facts import Facts, Root, RootSum
from seedproof.problems.templates.limit_at_infinity.generate import (
    ONE,
    leading_root,
    rule,
    written_root,
    written_sum,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import INFINITY, Formula, Symbol, Verbatim, formula, latex, total

X = Symbol("x")

Expansion = list[Fraction]
"""The coefficients of x squared, x, 1 and 1/x."""

_POWERS = (2, 1, 0, -1)
"""Of x, in an expansion."""

_OF_QUOTIENTS = ("power_slip", "root_not_taken", "line_neglected")
_IN_ONE_SUM = ("sign_flipped", "line_neglected")
"""Of two sums with roots, these slips happen in the numerator alone."""


class _Term(NamedTuple):
    power: int
    coefficient: Fraction


class _Expanded(NamedTuple):
    """A numerator or a denominator: its roots one by one, without their signs, and all of it."""

    roots: list[Expansion]
    whole: Expansion


class _End(NamedTuple):
    """The work at one end, and the limit there."""

    steps: list[Step]
    limit: Formula


def work(facts: Facts, slip: str) -> Worked:
    """First the right end, then the left."""
    if facts.below == ONE and slip in _OF_QUOTIENTS:
        raise Rejected("the function is no quotient")
    if slip == "line_neglected" and not _has_roots_above_and_below(facts):
        raise Rejected("the numerator is no sum")
    right = _end(facts, 1, slip)
    left = _end(facts, -1, slip)
    limits = (right.limit, left.limit)
    if slip and limits == work(facts, "").answers:
        raise Rejected("the slip changes no limit")
    return Worked((*right.steps, *left.steps), limits)


def _has_roots_above_and_below(facts: Facts) -> bool:
    return bool(facts.above.roots and facts.below.roots)


def _roots(facts: Facts) -> list[Root]:
    return [*facts.above.roots, *facts.below.roots]


def _end(facts: Facts, direction: int, slip: str) -> _End:
    slip_below = slip
    if _has_roots_above_and_below(facts) and slip in _IN_ONE_SUM:
        slip_below = ""
    numerator = _expanded(facts, facts.above, direction, slip)
    denominator = _expanded(facts, facts.below, direction, slip_below)
    end: Formula = INFINITY if direction > 0 else -INFINITY
    if _has_roots_above_and_below(facts):
        steps = [
            _sum_step(written_sum(facts.above), numerator.whole, end),
            _sum_step(written_sum(facts.below), denominator.whole, end),
        ]
    else:
        steps = _root_steps(facts, [*numerator.roots, *denominator.roots], end)
    leading = _quotient(facts, _first_term(numerator.whole), _first_term(denominator.whole))
    limit = _limit(leading, direction, slip)
    steps.append(step("limit", letter=X, at=end, expression=Verbatim(rule(facts)), value=limit))
    return _End(steps, limit)


def _expanded(facts: Facts, expression: RootSum, direction: int, slip: str) -> _Expanded:
    roots = [_root(root, direction, _slip_in(root, facts, slip)) for root in expression.roots]
    whole = _line(expression, slip)
    for root, expansion in zip(expression.roots, roots, strict=True):
        whole = coefficients.total(whole, coefficients.scaled(expansion, Fraction(root.sign)))
    return _Expanded(roots, whole)


def _slip_in(root: Root, facts: Facts, slip: str) -> str:
    """Return the slip, none in a root that it spares: of a cube root and a square root it is in one."""
    indices = [each.index for each in _roots(facts)]
    if slip == "coefficient_slip" and root.index != max(indices):
        return ""
    if slip == "sign_flipped" and root.index != min(indices):
        return ""
    return slip


def _root(root: Root, direction: int, slip: str) -> Expansion:
    """Return the expansion of a root, without its sign."""
    leading, second, third, *_ = root.radicand
    if slip == "power_slip":
        return [Fraction(leading), Fraction(second), Fraction(third), Fraction(0)]
    linear = Fraction(second, leading)
    if slip == "linear_term_ignored":
        linear = Fraction(0)
    quadratic = Fraction(third, leading)
    exponent = Fraction(1, root.index)
    if slip == "coefficient_slip":
        exponent = Fraction(1, root.index - 1)
    bend = Fraction(root.index - 1, 2 * root.index**2) * linear**2
    factor = Fraction(_factor(root, direction, slip))
    series = [Fraction(0), Fraction(1), linear * exponent, quadratic * exponent - bend]
    return coefficients.scaled(series, factor)


def _factor(root: Root, direction: int, slip: str) -> int:
    """Return the coefficient of x; on the left that of a square root is negative."""
    factor = root.radicand[0] if slip == "root_not_taken" else leading_root(root)
    changes_sign = root.index == 2
    if slip == "sign_flipped":
        changes_sign = not changes_sign
    if changes_sign:
        factor *= direction
    return factor


def _line(expression: RootSum, slip: str) -> Expansion:
    slope, constant = [0, 0, *expression.line][-2:]
    if slip == "line_neglected":
        slope = 0
        constant = 0
    if expression.roots and slip == "constant_missing":
        constant = 0
    if expression.roots and slip == "constant_sign_flipped":
        constant = -constant
    return [Fraction(0), Fraction(slope), Fraction(constant), Fraction(0)]


def _first_term(expansion: Expansion) -> _Term:
    """Return the first term that is not zero. Raises: Rejected where all are."""
    for power, coefficient in zip(_POWERS, expansion, strict=True):
        if coefficient != 0:
            return _Term(power, coefficient)
    raise Rejected("no term is left")


def _quotient(facts: Facts, numerator: _Term, denominator: _Term) -> _Term:
    """Return the leading term of the function."""
    power = numerator.power - denominator.power + facts.power
    return _Term(power, numerator.coefficient / denominator.coefficient)


def _limit(leading: _Term, direction: int, slip: str) -> Formula:
    """Return the limit of a term. Raises: Rejected where a slip makes it no nice number."""
    if leading.power < 0:
        return formula(0)
    if leading.power == 0:
        limit = leading.coefficient
        if slip and (abs(limit) > 40 or limit.denominator > 60):
            raise Rejected("a limit is no nice number")
        return formula(limit)
    positive = leading.coefficient * direction**leading.power > 0
    if slip == "infinite_sign_lost":
        positive = not positive
    return INFINITY if positive else -INFINITY


def _written(term: _Term) -> Formula:
    power, coefficient = term
    if power >= 0:
        return coefficient * X**power
    return coefficient.numerator / (coefficient.denominator * X**-power)


def _expansion_step(text: str, expansion: Expansion, lowest: int, end: Formula) -> Step:
    """State that after the terms down to a power nothing of this power is left."""
    lowest = min(lowest, _first_term(expansion).power)
    terms: list[Formula] = []
    for power, coefficient in zip(_POWERS, expansion, strict=True):
        if power >= lowest and coefficient != 0:
            terms.append(_written(_Term(power, coefficient)))
    rest = rf"{text} - \left({latex(total(*terms))}\right)"
    if lowest > 0:
        rest = rf"\frac{{{rest}}}{{{latex(X**lowest)}}}"
    if lowest < 0:
        rest = rf"{latex(X**-lowest)} \left({rest}\right)"
    return step("limit", letter=X, at=end, expression=Verbatim(rest), value=0)


def _sum_step(text: str, expansion: Expansion, end: Formula) -> Step:
    """Expand a numerator or denominator with one root."""
    return _expansion_step(text, expansion, _first_term(expansion).power, end)


def _root_steps(facts: Facts, expansions: list[Expansion], end: Formula) -> list[Step]:
    """Expand root by root; as far as 1/x, if needed, where the function is no quotient."""
    steps: list[Step] = []
    for root, expansion in zip(_roots(facts), expansions, strict=True):
        lowest = _first_term(expansion).power
        if facts.below == ONE:
            lowest = -facts.power
        steps.append(_expansion_step(written_root(root), expansion, lowest, end))
    return steps


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
