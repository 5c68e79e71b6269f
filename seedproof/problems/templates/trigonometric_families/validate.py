"""Puts members of families into the equation in a cyclotomic field; balls show that nothing else is zero."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from math import lcm
from typing import NamedTuple

from flint import arb, fmpq, fmpz_poly

from seedproof.equivalence.reading.tree import PI, Node, Symbol
from seedproof.problems.checker import Checker
from seedproof.problems.checking.sets import members as members_of
from seedproof.problems.checking.shares import share_of_pi
from seedproof.problems.checking.terms import terms_of
from seedproof.problems.templates.trigonometric_families.facts import Facts

_SMALLEST = fmpq(1, 1 << 16)
_HIGHEST_ORDER = 4


class Term(NamedTuple):
    """The function sign * 2 cos(multiple * x + shift), where shift is in units of pi."""

    sign: int
    multiple: int
    shift: Fraction


class Arc(NamedTuple):
    """Numbers between two, in units of pi, perhaps with a zero of the function among them."""

    low: fmpq
    high: fmpq
    zero: fmpq | None


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Every member of a family is a zero, no zero is missing, and the second answer has the right members."""
    terms = _terms(facts)
    try:
        families = list(map(_family, members_of(answers[0])))
        listed = list(map(share_of_pi, members_of(answers[1])))
    except (ValueError, ZeroDivisionError):
        yield "an answer is no set of multiples of pi"
        return
    members: set[Fraction] = set()
    for start, step in families:
        if step == 0 or (2 / step).denominator != 1 or abs(2 / step) > 60:
            yield "a family does not come back after a full turn"
            return
        members |= {(start + step * count) % 2 for count in range(abs(int(2 / step)))}
    if not all(_is_zero(terms, member) for member in members):
        yield "a member of a family is no solution"
        return
    if not _are_all(terms, sorted(members)):
        yield "a solution is in no family"
    low, high = (Fraction(end, 2) for end in facts.interval)
    expected = {member + 2 * turn for member in members for turn in (-1, 0, 1)}
    if len({*listed}) != len(listed) or {*listed} != {x for x in expected if low <= x < high}:
        yield f"{answers[1]} are not the solutions in the interval"


def _terms(facts: Facts) -> list[Term]:
    """Return the difference of both sides, doubled, as a sum of cosines."""
    shift = Fraction(-1, 2) if facts.function == "sin" else Fraction(0)
    signs = [1] * len(facts.multiples)
    if facts.sign == -1:
        signs = [-1, 1] if facts.function == "sin" else [1, -1]
    terms = [Term(sign, multiple, shift) for sign, multiple in zip(signs, facts.multiples, strict=True)]
    if facts.factor:
        half = (facts.multiples[-1] - facts.multiples[0]) // 2
        right_shift = Fraction(-1, 2) if facts.sign == -1 else Fraction(0)
        sign = -1 if facts.factor > 0 else 1
        # The root is 2 cos of an angle, and 2 cos a * 2 cos b is a sum of two again.
        angle = {1: Fraction(1, 3), 2: Fraction(1, 4), 3: Fraction(1, 6)}[abs(facts.factor)]
        terms += [Term(sign, half, right_shift + angle), Term(sign, half, right_shift - angle)]
    return terms


def _family(tree: Node) -> tuple[Fraction, Fraction]:
    """Return start and step, in units of pi. Raises: ValueError where the text is no such family."""
    multiples = {frozenset({PI}): Fraction(0), frozenset({PI, Symbol("n")}): Fraction(0)}
    for number, factors in terms_of(tree):
        if number and (len(factors) > 2 or frozenset(factors) not in multiples):
            raise ValueError("this is no family")
        multiples[frozenset(factors)] += number
    start, step = multiples.values()
    return start, step


def _is_zero(terms: Sequence[Term], x: Fraction) -> bool:
    """Whether the sum of roots of unity, two for each cosine, is zero."""
    angles = [(term.sign, term.multiple * x + term.shift) for term in terms]
    order = lcm(*(2 * angle.denominator for _, angle in angles))
    coefficients = [0] * order
    for sign, angle in angles:
        exponent = int(angle * order / 2)
        coefficients[exponent % order] += sign
        coefficients[-exponent % order] += sign
    return not fmpz_poly(coefficients) % fmpz_poly.cyclotomic(order)


def _are_all(terms: Sequence[Term], zeros: Sequence[Fraction]) -> bool:
    """Whether there is no other zero in one turn: arc by arc, ever shorter ones where that is not clear.

    Each zero has an arc of its own; what is cut off from it stays away from the zero.
    """
    places = [fmpq(zero.numerator, zero.denominator) for zero in zeros]
    arcs: list[Arc] = []
    around = [places[-1] - 2, *places, places[0] + 2] if places else []
    for before, zero, after in zip(around, around[1:], around[2:], strict=False):
        arcs.append(Arc((before + zero) / 2, (zero + after) / 2, zero))
    if not places:
        arcs.append(Arc(fmpq(0), fmpq(2), None))
    while arcs:
        arc = arcs.pop()
        if _is_clear(terms, arc):
            continue
        if arc.high - arc.low < _SMALLEST:
            return False
        middle = (arc.low + arc.high) / 2
        if arc.zero is None:
            arcs += [Arc(arc.low, middle, None), Arc(middle, arc.high, None)]
            continue
        left = (arc.low + arc.zero) / 2
        right = (arc.zero + arc.high) / 2
        arcs += [Arc(arc.low, left, None), Arc(left, right, arc.zero), Arc(right, arc.high, None)]
    return True


def _is_clear(terms: Sequence[Term], arc: Arc) -> bool:
    """Whether an arc has no zero but its own: a derivative, of that zero's order, keeps its sign."""
    order = 0
    if arc.zero is not None:
        while order < _HIGHEST_ORDER and _derivative(terms, arc.zero, arc.zero, order).contains(0):
            order += 1
    # By the mean value theorem: the value in the middle, and as far as the next derivative leads.
    middle = (arc.low + arc.high) / 2
    radius = (arc.high - arc.low) / 2
    around = arb(0, radius) * arb.pi()
    change = around * _derivative(terms, arc.low, arc.high, order + 1)
    return not (_derivative(terms, middle, middle, order) + change).contains(0)


def _derivative(terms: Sequence[Term], low: fmpq, high: fmpq, order: int) -> arb:
    """Return a ball around the values of a derivative on an arc, by the angle."""
    x = arb((low + high) / 2, (high - low) / 2)
    turned = arb(order) / 2
    result = arb(0)
    for sign, multiple, shift in terms:
        angle = x * multiple + turned + _ball(shift)
        result += angle.cos_pi() * (sign * multiple**order)
    return result


@cache
def _ball(number: Fraction) -> arb:
    return arb(fmpq(number.numerator, number.denominator))


CHECKER = Checker(
    facts=Facts,
    method="cyclotomic substitution and isolation of zeros",
    wrong=wrong,
    types=lambda facts: ["integer_families", "set"],
)
