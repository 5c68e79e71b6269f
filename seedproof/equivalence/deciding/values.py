"""Equality of two expressions: proved exactly or by a certificate, or refuted at a point.

Only exact arithmetic and the canonical ring accept. Balls at points refute, and show that both sides have a
value somewhere: an expression that is defined nowhere equals nothing.
"""

from collections.abc import Mapping
from typing import Any

from flint import arb

from seedproof.equivalence.deciding.balls import precision
from seedproof.equivalence.deciding.complex_enclosure import complex_enclosure
from seedproof.equivalence.deciding.domains import Domain, domain, points
from seedproof.equivalence.deciding.enclosure import Unclear, Undefined, enclosure
from seedproof.equivalence.deciding.normal import Normal
from seedproof.equivalence.deciding.rationals import rational
from seedproof.equivalence.deciding.ring import NotNormal, Ring
from seedproof.equivalence.reading.tree import IMAGINARY, Node, Number, Symbol, names, negative, nodes, total
from seedproof.record.budget import Budget, OutOfBudget
from seedproof.record.verdict import Verdict, different, equal, undecided

_FIRST_POINTS = 3
_ALL_POINTS = 16
_BITS = (64, 320, 2_400)


class Situation:
    """What all comparisons within one answer share: options, domains of the letters, and the budget."""

    def __init__(self, options: Mapping[str, Any], budget: Budget) -> None:
        """Read the domains from the options."""
        self.options = options
        stated = options.get("domain") or {}
        self.domains: dict[str, Domain] = {name: domain(text) for name, text in stated.items()}
        self.stated = frozenset(stated)
        self.budget = budget

    def within(self, domains: Mapping[str, Domain]) -> "Situation":
        """Return the same situation on narrower domains, with the same budget."""
        narrower = Situation({**self.options, "domain": {}}, self.budget)
        narrower.options = self.options
        narrower.domains = {**self.domains, **domains}
        narrower.stated = frozenset(narrower.domains)
        return narrower

    def normal(self) -> Normal:
        """Return a fresh ring that knows the domains."""
        integers = frozenset(name for name, letter_domain in self.domains.items() if letter_domain.integer)
        positive = frozenset(
            name
            for name, letter_domain in self.domains.items()
            if letter_domain.low is not None and letter_domain.low >= 0
        )
        normal = Normal(Ring(self.budget), positive, integers)
        for name, letter_domain in self.domains.items():
            for bound, sign in ((letter_domain.low, 1), (letter_domain.high, -1)):
                if bound and not letter_domain.integer:
                    inside = total(Symbol(name), Number(-bound))
                    normal.sizes.assume_not_negative(normal.element(inside if sign > 0 else negative(inside)))
        return normal


def same(left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare two expressions on the domain, or, without one, wherever both are defined."""
    situation.budget.spend(20)
    first, second = rational(left), rational(right)
    if first is not None and second is not None:
        if first == second:
            return equal("both are the same rational number")
        return different("they are different rational numbers")
    letters = tuple(sorted(names(left) | names(right)))
    evaluation = _Evaluation(left, right, letters, situation)
    refuted = evaluation.refuted(_BITS[0], 0, _FIRST_POINTS)
    if refuted is not None:
        return refuted
    if left == right:
        return evaluation.accepted("both are written alike")
    try:
        if _certified(left, right, situation):
            return evaluation.accepted("their difference is zero in normal form")
        reason = "no certificate and no counterexample was found"
    except NotNormal as error:
        reason = f"there is no certificate ({error}) and no counterexample was found"
    except OutOfBudget as error:
        reason = str(error)
    for bits in _BITS if letters else _BITS[1:]:
        refuted = evaluation.refuted(bits, 0 if bits > _BITS[0] else _FIRST_POINTS, _ALL_POINTS)
        if refuted is not None:
            return refuted
    return undecided(reason)


def meet(left: Node, right: Node, situation: Situation) -> bool:
    """Return whether a point was found where both have a value."""
    letters = tuple(sorted(names(left) | names(right)))
    evaluation = _Evaluation(left, right, letters, situation)
    return any(evaluation.refuted(bits, 0, _ALL_POINTS) or evaluation.met for bits in _BITS[:2])


def _certified(left: Node, right: Node, situation: Situation) -> bool:
    normal = situation.normal()
    normal.assume_defined((left, right))
    return normal.vanishes(normal.ring.plus(normal.element(left), normal.element(right), -1))


class _Evaluation:
    """The values of both sides at points, and whether both have one at some point."""

    def __init__(self, left: Node, right: Node, letters: tuple[str, ...], situation: Situation) -> None:
        self.left, self.right = left, right
        self.letters = letters
        self.situation = situation
        self.met = False
        self.complex = IMAGINARY in nodes(left) or IMAGINARY in nodes(right)

    def refuted(self, bits: int, start: int, stop: int) -> Verdict | None:
        """Return a verdict if some point tells the two sides apart."""
        for number, point in enumerate(points(self.letters, self.situation.domains, stop)):
            if number < start:
                continue
            with precision(bits):
                left = self._at(self.left, point)
                right = left if self.left == self.right else self._at(self.right, point)
                if isinstance(left, str) or isinstance(right, str):
                    if {str(left), str(right)} & {"unclear"} or (left == right):
                        continue
                    if self.situation.stated or not self.letters:
                        return different(f"only one of them is defined{_where(point)}")
                    continue
                if not (left - right).contains(0):
                    return different(f"their values differ{_where(point)}")
                self.met = True
        return None

    def _at(self, tree: Node, point: Mapping[str, Any]) -> Any:
        try:
            evaluate = complex_enclosure if self.complex else enclosure
            return evaluate(tree, point, self.situation.budget)
        except Undefined:
            # Without a real value there may still be a complex one.
            return "unclear" if self.complex else "undefined"
        except Unclear:
            return "unclear"

    def accepted(self, reason: str) -> Verdict:
        """Return `equal` if both have a value at some point."""
        for bits in _BITS[:2]:
            if not self.met and (refuted := self.refuted(bits, 0, _ALL_POINTS)) is not None:
                return refuted
        if self.met:
            return equal(reason)
        return undecided("no point was found where both have a value")


def _where(point: Mapping[str, Any]) -> str:
    return " at " + ", ".join(f"{name} = {value}" for name, value in point.items()) if point else ""


def sign_of(tree: Node, budget: Budget) -> int | None:
    """Return the sign of a constant, proved by a ball, or as zero by a certificate; None if neither works."""
    value = rational(tree)
    if value is not None:
        return (value > 0) - (value < 0)
    situation = Situation({}, budget)
    for bits in _BITS:
        with precision(bits):
            try:
                ball: arb = enclosure(tree, {}, budget)
            except (Undefined, Unclear):
                return None
            if not ball.contains(0):
                return 1 if ball > 0 else -1
        if bits == _BITS[0]:
            try:
                normal = situation.normal()
                if normal.vanishes(normal.element(tree)):
                    return 0
            except (NotNormal, OutOfBudget):
                continue
    return None
