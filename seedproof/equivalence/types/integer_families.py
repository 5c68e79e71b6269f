"""Sets such as pi/4 + n pi for integers n: shifted, split and renamed parameters give the same set."""

from collections.abc import Callable
from fractions import Fraction
from math import gcd, lcm
from typing import NamedTuple

from flint import arb

from seedproof.equivalence.deciding.balls import precision, whole_in
from seedproof.equivalence.deciding.enclosure import Unclear, Undefined, enclosure
from seedproof.equivalence.deciding.normal import Normal
from seedproof.equivalence.deciding.ring import Ring
from seedproof.equivalence.deciding.values import Situation, same, sign_of
from seedproof.equivalence.reading.statements import listed
from seedproof.equivalence.reading.tree import (
    ONE,
    ZERO,
    Builder,
    Constant,
    Listing,
    Node,
    Number,
    Relation,
    Symbol,
    mapped,
    names,
    negative,
    times,
    total,
)
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.equivalence.types.joining import all_of, covered
from seedproof.record.verdict import Verdict, different, equal, undecided

_MOST = 240
_MOST_BELOW = 60
_BITS = 200


class Progression(NamedTuple):
    """The values start + n step for all integers n; a single value if the step is zero."""

    start: Node
    step: Node


def compared(left: Node, right: Node, situation: Situation) -> Verdict:
    """Bring all progressions to one period and compare their starts within it."""
    first, second = _progressions(left, situation), _progressions(right, situation)
    if not first or not second:
        return equal("both are empty") if first == second else different("one of them is empty")
    steps = [item.step for item in (*first, *second) if item.step != ZERO]
    if not steps:
        values = [[item.start for item in items] for items in (first, second)]
        return _mutually(values[0], values[1], lambda a, b: same(a, b, situation))
    ratios = {step: _ratio(step, steps[0], situation) for step in dict.fromkeys(steps)}
    whole = lcm(*(ratio.numerator for ratio in ratios.values()))
    period = Fraction(whole, gcd(*(ratio.denominator for ratio in ratios.values())))
    length = times(Number(period), steps[0])
    sets = []
    for items in (first, second):
        starts: list[tuple[Node, bool]] = []
        for item in items:
            count = 1 if item.step == ZERO else int(period / ratios[item.step])
            starts += [
                (total(item.start, times(Number(Fraction(k)), item.step)), item.step != ZERO)
                for k in range(count)
            ]
        if len(starts) > _MOST:
            raise Unreadable("the periods have too large a common multiple")
        sets.append(starts)
    if not any(endless for _, endless in sets[0]) or not any(endless for _, endless in sets[1]):
        return different("one is a finite set, the other is not")
    endless = [[start for start, is_endless in starts if is_endless] for starts in sets]

    congruent = _Residues(length, situation).congruent
    single = [[start for start, is_endless in starts if not is_endless] for starts in sets]
    verdicts = [_mutually(endless[0], endless[1], congruent)]
    for finite, other_endless, other_single in (
        (single[0], endless[1], single[1]),
        (single[1], endless[0], single[0]),
    ):
        for own_value in finite:
            within = covered([own_value], other_endless, congruent)
            alone = covered([own_value], other_single, lambda a, b: same(a, b, situation))
            verdicts.append(within if within.result == "equal" or alone.result == "different" else alone)
    return all_of(verdicts, "the progressions are the same in one common period")


def _mutually(left: list[Node], right: list[Node], compare: Callable[[Node, Node], Verdict]) -> Verdict:
    return all_of((covered(left, right, compare), covered(right, left, compare)), "both hold the same values")


def _progressions(tree: Node, situation: Situation) -> list[Progression]:
    progressions: list[Progression] = []
    for value in _values(tree):
        letters = names(value)
        if len(letters) > 1:
            raise Unreadable("a family has more than one parameter")
        if not letters:
            progressions.append(Progression(value, ZERO))
            continue
        (letter,) = letters
        progression = _progression(value, letter, situation)
        if progression is not None:
            progressions.append(progression)
            continue
        for rest in (0, 1):
            doubled = total(times(Number(Fraction(2)), Symbol(letter)), Number(Fraction(rest)))
            half = _progression(_with(value, letter, doubled), letter, situation)
            if half is None:
                raise Unreadable("a family is not linear in its parameter")
            progressions.append(half)
    return progressions


def _values(tree: Node) -> list[Node]:
    if isinstance(tree, Builder):
        return _values(tree.variable)
    if isinstance(tree, Listing):
        parts = tuple(part for part in tree.parts if not _declares(part))
        return [value for part in parts for value in _values(part)]
    return [
        inner
        for value in listed(tree)
        for inner in ([value] if not isinstance(value, Builder) else _values(value))
    ]


def _declares(tree: Node) -> bool:
    """Return whether a part only says that a letter is an integer, or lists its values."""
    return (
        isinstance(tree, Relation)
        and isinstance(tree.operands[0], Symbol)
        and (tree.signs == ("in",) and tree.operands[1] in (Constant("integers"), Symbol("Z")))
    )


def _with(tree: Node, letter: str, value: Node) -> Node:
    return mapped(tree, lambda node: value if node == Symbol(letter) else None)


def _progression(value: Node, letter: str, situation: Situation) -> Progression | None:
    """Return start and step if the value is proved to be linear in its letter."""
    start = _with(value, letter, ZERO)
    step = total(_with(value, letter, ONE), negative(start))
    normal = Normal(Ring(situation.budget), frozenset(), frozenset((letter,)))
    rest = total(value, negative(start), negative(times(step, Symbol(letter))))
    if not normal.vanishes(normal.element(rest)):
        return None
    sign = sign_of(step, situation.budget)
    if sign is None:
        raise Unreadable("whether a step is zero is not clear")
    return Progression(start, step if sign > 0 else negative(step) if sign else ZERO)


def _ratio(step: Node, unit: Node, situation: Situation) -> Fraction:
    """Return the ratio of two steps, proved to be rational."""
    if step == unit:
        return Fraction(1)
    with precision(_BITS):
        ball = _ball(step, situation) / _ball(unit, situation)
    for denominator in range(1, _MOST_BELOW + 1):
        numerator = whole_in(ball * denominator)
        if numerator is not None:
            ratio = Fraction(numerator, denominator)
            if same(step, times(Number(ratio), unit), situation).result == "equal":
                return ratio
    raise Unreadable("two periods have no small rational ratio")


def _ball(value: Node, situation: Situation) -> arb:
    """Return a ball around a value, at the working precision."""
    try:
        return enclosure(value, {}, situation.budget)
    except (Undefined, Unclear) as error:
        raise Unreadable("a family has no real values") from error


class _Residues:
    """Values modulo a period; each is enclosed once, however many it is compared with."""

    def __init__(self, period: Node, situation: Situation) -> None:
        self._period = period
        self._situation = situation
        self._balls: dict[Node, arb] = {}

    def congruent(self, left: Node, right: Node) -> Verdict:
        """Compare two values modulo the period."""
        with precision(_BITS):
            ball = (self._ball(left) - self._ball(right)) / self._ball(self._period)
        if not ball.contains_integer():
            return different("two values are not congruent")
        quotient = whole_in(ball)
        if quotient is None:
            return undecided("a ball is too wide")
        turns = times(Number(Fraction(quotient)), self._period)
        return same(total(left, negative(right)), turns, self._situation)

    def _ball(self, value: Node) -> arb:
        if value not in self._balls:
            self._balls[value] = _ball(value, self._situation)
        return self._balls[value]
