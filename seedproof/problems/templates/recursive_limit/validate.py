"""Puts the stated fixed points in, iterates, and follows a tiny error through one step."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import arb

from seedproof.equivalence.deciding.balls import precision
from seedproof.problems.checker import Checker
from seedproof.problems.checking.series import BITS, agree, ball, components, exact, rational
from seedproof.problems.templates.recursive_limit.facts import Facts

_STEPS = 400
_NUMBERS = {"root": 1, "halley": 3}
"""Of fixed points; two, if not named here."""
_TINY = Fraction(1, 10**15)


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare fixed points, limit and speed with the recursion."""
    points, limit, speed = answers
    if not (points.startswith("{") and points.endswith("}")):
        yield f"{points!r} is no set"
        return
    try:
        stated = [ball(text) for text in points[1:-1].split(", ")]
        stated_limit = ball(limit)
        order_text, constant_text = components(speed)
        order = rational(order_text)
        constant = ball(constant_text)
    except ValueError as error:
        yield f"an answer is not in the expected form: {error}"
        return
    with precision(BITS):
        yield from _points_wrong(facts, stated)
        if not agree(_after(facts, stated_limit), stated_limit, 50):
            yield f"{limit} is no fixed point"
            return
        if not agree(_iterated(facts), stated_limit, 9):
            yield f"the sequence does not come near {limit}"
            return
        if order not in (1, 2, 3):
            yield f"{order} is no order of convergence"
            return
        tiny = exact(_TINY)
        following = (_after(facts, stated_limit + tiny) - stated_limit) / tiny ** int(order)
        if not agree(following, constant, 9) or agree(constant, arb(0), 9):
            yield f"the errors do not behave as {speed} says"


def _points_wrong(facts: Facts, points: Sequence[arb]) -> Iterator[str]:
    if len(points) != _NUMBERS.get(facts.kind, 2):
        yield "there are not as many fixed points"
    for place, fixed in enumerate(points):
        if not agree(_after(facts, fixed), fixed, 50):
            yield "a stated point is not fixed"
        if any(agree(fixed, other, 50) for other in points[:place]):
            yield "a fixed point stands twice"


def _iterated(facts: Facts) -> arb:
    """Return a late term; only its middle counts, so that the balls do not grow."""
    x = arb(facts.start)
    for _ in range(_STEPS):
        following = _after(facts, x).mid()
        if agree(following, x, 12):
            return following
        x = following
    return x


def _after(facts: Facts, x: arb) -> arb:
    """Return f(x)."""
    match facts.kind:
        case "linear fractional":
            return (facts.a * x + facts.b) / (x + facts.c)
        case "root":
            return (facts.a * x + facts.b).sqrt()
        case "continued fraction":
            return facts.a + facts.b / x
        case "chord":
            return x + (facts.b - x * x) / facts.a
        case "newton":
            return (x * x + facts.b) / (2 * x - facts.a)
        case "halley":
            return x * (x * x + 3 * facts.b) / (3 * x * x + facts.b)


CHECKER = Checker(
    facts=Facts,
    method="iteration and tiny errors, in balls",
    wrong=wrong,
    types=lambda facts: ["set", "number", "tuple"],
)
