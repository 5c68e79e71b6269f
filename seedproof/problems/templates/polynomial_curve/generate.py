"""Chooses the zeros of the derivative with their multiplicities, and integrates to get the polynomial."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import isqrt, lcm

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula
from seedproof.text.formula import INFINITY, Formula

X = formula.Symbol("x")
_KINDS = ("11", "21 12 11", "31 31 13 13 22 112 112 211 211 121 121 121 111 111 111")
"""The multiplicities from left to right."""
_STATEMENTS = (
    "Consider the polynomial function $$f(x) = {}$$ on the real line.",
    "Let $$f(x) = {}$$ for all real $x$.",
    "A function $f$ on the real numbers has the rule $$f(x) = {}.$$",
)
_WAYS = (
    "Give the largest open intervals on which $f$ is {}, as a union of intervals.",
    "On which largest open intervals is $f$ {}? Answer as a union of intervals.",
)
_POINTS = (
    "Find all {} of the graph of $f$, as points $(x, y)$; write none if there are none.",
    "What are the {} of the graph of $f$? List them as points $(x, y)$, or write none.",
)
_NAMES = {"maxima": "local maximum points", "minima": "local minimum points", "bends": "inflection points"}
Place = tuple[Fraction, Fraction, int]
"""(a, b, d) is the number a + b sqrt(d)."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Cubics, then quartics with a double zero of the derivative, then more of these."""
    multiplicities = [int(power) for power in draws.choice(_KINDS[difficulty - 1].split())]
    places = sorted(draws.sample(range(-5, 6), len(multiplicities)))
    critical = [[place, power] for place, power in zip(places, multiplicities, strict=True)]
    facts: Facts = {"critical": critical, "factor": 1, "constant": draws.between(-6, 9)}
    facts["factor"] = lcm(*(one.denominator for one in _integral(facts))) * draws.choice((1, 1, -1))
    ways = ["increasing", "decreasing"]
    if multiplicities == [2, 2]:
        ways = ways[:1] if facts["factor"] > 0 else ways[1:]
    way, concave = draws.choice(ways), draws.choice(("concave up", "concave down"))
    facts["asked"] = [way, "maxima", "minima", concave, "bends"][: 3 if difficulty == 1 else 5]
    if max(map(abs, _integral(facts))) > 250:
        raise Rejected("a coefficient is too large")
    for place in (*((Fraction(root), Fraction(0), 1) for root, _ in critical), *_bends(facts)):
        value, surd = _value(facts, place)
        if surd or abs(value) > 400 or value.denominator > 9 or place[0].denominator > 3:
            raise Rejected("a point is no nice one")
    return facts


def _derivative(facts: Facts) -> list[Fraction]:
    """The product of the linear factors."""
    found = [Fraction(facts["factor"])]
    for root, power in facts["critical"]:
        for _ in range(power):
            found = [one - root * other for one, other in zip([*found, 0], [0, *found], strict=True)]
    return found


def _integral(facts: Facts) -> list[Fraction]:
    slopes = _derivative(facts)
    return [*(one / (len(slopes) - place) for place, one in enumerate(slopes)), Fraction(facts["constant"])]


def _value(facts: Facts, place: Place) -> tuple[Fraction, Fraction]:
    """The polynomial at a + b sqrt(d), as such a sum."""
    (a, b, d), one, root = place, Fraction(0), Fraction(0)
    for coefficient in _integral(facts):
        one, root = one * a + root * b * d + coefficient, one * b + root * a
    return one, root


def _bends(facts: Facts) -> list[Place]:
    """Where the concavity changes: zeros of even multiplicity, and those between different zeros."""
    found = [(Fraction(root), Fraction(0), 1) for root, power in facts["critical"] if power % 2 == 0]
    between = [Fraction(0)] * len(facts["critical"])
    for root, power in facts["critical"]:
        others = [Fraction(power)]
        for other, _ in facts["critical"]:
            if other != root:
                others = [one - other * two for one, two in zip([*others, 0], [0, *others], strict=True)]
        between = [one + two for one, two in zip(between, others, strict=True)]
    if len(between) == 2:
        return sorted([*found, (-between[1] / between[0], Fraction(0), 1)])
    first, middle, last = between
    inside = int(middle**2 - 4 * first * last)
    out = max(one for one in range(1, isqrt(inside) + 1) if inside % (one * one) == 0)
    half, under = out / (2 * first), inside // out**2
    pair = [(-middle / (2 * first), sign * half, under) for sign in (-1, 1)]
    if under > 1 and found:
        raise Rejected("surds and integers are mixed")
    return pair if under > 1 else sorted([*found, *((a + b, Fraction(0), 1) for a, b, _ in pair)])


def _number(place: Place) -> Formula:
    return formula.total(place[0], place[1] * formula.root(place[2]))


def _where(changes: Sequence[Formula | int], positive: bool, wanted: bool) -> Formula:
    """The intervals with the wanted sign, walking from the right, where the sign is known."""
    parts, ends = [], [-INFINITY, *changes, INFINITY]
    for low, high in reversed(list(pairwise(ends))):
        parts += [formula.interval(low, high)] if positive == wanted else []
        positive = not positive
    return formula.union(*reversed(parts))


def answers(facts: Facts) -> list[Answer]:
    """All read off the order of the zeros and their multiplicities."""
    positive, turns = facts["factor"] > 0, [root for root, power in facts["critical"] if power % 2]
    bends = _bends(facts)
    given: dict[str, Formula] = {}
    for way, wanted in (("increasing", True), ("decreasing", False)):
        given[way] = _where(turns, positive, wanted)
    for way, wanted in (("concave up", True), ("concave down", False)):
        given[way] = _where([_number(place) for place in bends], positive, wanted)
    rising = [root for place, root in enumerate(reversed(turns)) if (place % 2 == 0) == positive]
    for name, places in (
        ("minima", [(Fraction(root), Fraction(0), 1) for root in turns if root in rising]),
        ("maxima", [(Fraction(root), Fraction(0), 1) for root in turns if root not in rising]),
        ("bends", bends),
    ):
        points = [formula.point(_number(place), _value(facts, place)[0]) for place in places]
        given[name] = formula.collection(*points)
    return [Answer(given[one], "set" if one in _NAMES else "interval_union") for one in facts["asked"]]


def words(facts: Facts, draws: Draws) -> Words:
    """The polynomial, multiplied out."""
    said = formula.latex(formula.polynomial(_integral(facts), X))
    asked = [
        (draws.choice(_POINTS if one in _NAMES else _WAYS), _NAMES.get(one, one)) for one in facts["asked"]
    ]
    questions = tuple(phrase.format(name) for phrase, name in asked)
    return Words(draws.choice(_STATEMENTS).replace("{}", said), questions)


TEMPLATE = Template(
    subject="differential_calculus",
    method="sign tables and root counts",
    sample=sample,
    answers=answers,
    words=words,
)
