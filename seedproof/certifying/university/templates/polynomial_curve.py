"""The curve of a polynomial: where it rises, where it turns, where it is bent neither way."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, between, different, equal, every, less, some
from seedproof.certifying.university import latex, plain
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.expression import Expression, Interval
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import polynomial
from seedproof.certifying.university.promises import never, possible, solutions_are, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import is_point, stated_points
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.polynomial_curve import phrases

LEMMAS = {
    "monotone_where_derivative_keeps_sign": (
        "A polynomial that is not constant rises on an open interval exactly if its derivative is nowhere "
        "negative there."
    ),
    "first_derivative_that_is_not_zero": (
        "At a place, a polynomial has a local maximum (minimum) exactly if the first of its derivatives "
        "that is not 0 there is of even order and negative (positive), and an inflection point exactly if "
        "the first from the second on is of odd order."
    ),
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "curve": {
            "A function $f$ on the real numbers has the rule $$f(x) = #": "rule:formula",
            "Consider the polynomial function $$f(x) = #": "rule:formula",
            "Let $$f(x) = #$$ for all real $x$": "rule:formula",
        }
    },
    seen="2d473f90",
)
QUESTIONS = meanings(
    phrases.QUESTIONS.values(),
    {
        "increasing": ("Give ... on which $f$ is increasing", "On which ... is $f$ increasing"),
        "decreasing": ("Give ... on which $f$ is decreasing", "On which ... is $f$ decreasing"),
        "maximum": ("What are the local maximum points", "Find all local maximum points"),
        "minimum": ("What are the local minimum points", "Find all local minimum points"),
        "inflection": ("What are the inflection points", "Find all inflection points"),
    },
    seen="c5f2c4f8",
)

_HIGHEST = 5
"""The degree up to which a first derivative that is not 0 is looked for."""

_Bounds = tuple[Term | None, Term | None]
"""The ends of an open interval; None for an infinite one."""


def _build(said: Said, task: Task) -> Expression:
    rule = latex.expression(said["rule"])
    degrees = [power for monomial in polynomial(rule).terms for _, power in monomial]
    if max(degrees, default=0) > _HIGHEST:
        raise Unread(f"derivatives of higher orders may decide: {said.sentence}")
    return rule


def _monotone(asked: Asked[Expression]) -> Iterator[Script]:
    ground = start(asked)
    x = ground.unknown("x")
    slope = value(ground, derivative(asked.model, "x"), {"x": x})
    ground.use("derivative_rules")
    ground.use("monotone_where_derivative_keeps_sign")
    rising = slope if asked.said.kind == "increasing" else -slope
    rises = less(0, rising)
    falls = less(rising, 0)

    pieces = [_bounds(ground, piece) for piece in plain.region(asked.part.answer).pieces]
    inside = [_inside(x, piece) for piece in pieces]
    outside = [_outside(x, piece) for piece in pieces]
    for number, claim in enumerate(inside):
        said = "a point of an interval"
        yield possible(asked, ground, f"inside_{number}", said, every([claim, rises]))

    said = "a point of an interval where it is not so"
    yield never(asked, ground, "no_fall", said, every([some(inside), falls]))
    said = "a point elsewhere where it is so"
    yield never(asked, ground, "no_more", said, every([*outside, rises]))
    apart = _apart(pieces)
    if apart:
        yield possible(asked, ground, "apart", "the intervals do not touch", every(apart))


def _bounds(ground: Ground, piece: Expression) -> _Bounds:
    if not isinstance(piece, Interval) or piece.has_low or piece.has_high:
        raise Unread(f"no open interval: {piece}")
    low = _bound(ground, piece.low)
    high = _bound(ground, piece.high)
    return low, high


def _bound(ground: Ground, end: Expression) -> Term | None:
    return None if plain.is_infinite(end) else value(ground, end, {})


def _inside(x: Term, piece: _Bounds) -> Term:
    low, high = piece
    if low is not None and high is not None:
        return between(low, x, high)
    if low is not None:
        return less(low, x)
    return less(x, high) if high is not None else every([])


def _outside(x: Term, piece: _Bounds) -> Term:
    low, high = piece
    claims = []
    if low is not None:
        claims.append(less(x, low))
    if high is not None:
        claims.append(less(high, x))
    return some(claims)


def _apart(pieces: Sequence[_Bounds]) -> list[Term]:
    """Say that each interval ends before the next begins."""
    ends = [(high, low) for (_, high), (low, _) in pairwise(pieces)]
    return [less(high, low) for high, low in ends if high is not None and low is not None]


def _points(asked: Asked[Expression]) -> Iterator[Script]:
    ground = start(asked)
    x = ground.unknown("x")
    y = ground.unknown("y")
    ground.use("derivative_rules")
    ground.use("first_derivative_that_is_not_zero")

    rates = [value(ground, formula, {"x": x}) for formula in _derivatives(asked.model)]
    ground.say("a point of the graph", equal(y, rates[0]))
    ground.say(f"a point as it is asked for: {asked.said.kind}", _kind(asked.said.kind, rates))

    stated = stated_points(asked, ground, ("x", "y"))
    return solutions_are(asked, ground, [is_point({"x": x, "y": y}, point) for point in stated])


def _derivatives(rule: Expression) -> list[Expression]:
    found = [rule]
    for _ in range(_HIGHEST):
        found.append(derivative(found[-1], "x"))
    return found


def _kind(kind: str, rates: Sequence[Term]) -> Term:
    """Say what kind of point it is, by its derivatives from order 0 on."""
    if kind == "inflection":
        return _bends(rates)
    return _turns(rates, 1 if kind == "maximum" else -1)


def _bends(rates: Sequence[Term]) -> Term:
    odd = range(3, _HIGHEST + 1, 2)
    return some(every([*_vanish(rates[2:order]), different(rates[order], 0)]) for order in odd)


def _turns(rates: Sequence[Term], sign: int) -> Term:
    even = range(2, _HIGHEST + 1, 2)
    return some(every([*_vanish(rates[1:order]), less(rates[order] * sign, 0)]) for order in even)


def _vanish(rates: Sequence[Term]) -> list[Term]:
    return [equal(rate, 0) for rate in rates]


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={
        "increasing": _monotone,
        "decreasing": _monotone,
        "maximum": _points,
        "minimum": _points,
        "inflection": _points,
    },
)
