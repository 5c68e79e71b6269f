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
from seedproof.certifying.university.promises import never, possible, solutions_are, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.template import Asked, Task, Template, sentences

LEMMAS = {
    "monotone_where_derivative_keeps_sign": (
        "A polynomial that is not constant rises on an open interval exactly if its derivative is nowhere "
        "negative there."
    ),
    "first_derivative_that_is_not_zero": (
        "A polynomial has a maximum (minimum) where the first of its derivatives that is not 0 is of even "
        "order and "
        "negative (positive), and an inflection point where the first from the second on is of odd order."
    ),
}

STATEMENTS = sentences(
    {
        "curve": (
            "A function $f$ on the real numbers has the rule $$f(x) = {rule:formula}$$",
            "Consider the polynomial function $$f(x) = {rule:formula}$$ on the real line.",
            "Let $$f(x) = {rule:formula}$$ for all real $x$.",
        ),
    }
)

QUESTIONS = sentences(
    {
        kind: (
            f"Give the largest open intervals on which $f$ is {kind}, as a union of intervals.",
            f"On which largest open intervals is $f$ {kind}? Answer as a union of intervals.",
        )
        for kind in ("increasing", "decreasing")
    }
    | {
        kind: (
            f"What are the {points} of the graph of $f$? List them as points $(x, y)$, or write none.",
            f"Find all {points} of the graph of $f$, as points $(x, y)$; write none if there are none.",
        )
        for kind, points in (
            ("maximum", "local maximum points"),
            ("minimum", "local minimum points"),
            ("inflection", "inflection points"),
        )
    }
)

_HIGHEST = 5


def _build(said: Said, task: Task) -> Expression:
    return latex.expression(said["rule"])


def _monotone(asked: Asked[Expression]) -> Iterator[Script]:
    ground = start(asked)
    x = ground.unknown("x")
    slope = value(ground, derivative(asked.model, "x"), {"x": x})
    ground.use("derivative_rules")
    ground.use("monotone_where_derivative_keeps_sign")
    rising = slope if asked.said.kind == "increasing" else -slope
    pieces = [_bounds(ground, piece) for piece in plain.region(asked.part.answer).pieces]
    inside, outside = [_inside(x, piece) for piece in pieces], [_outside(x, piece) for piece in pieces]
    apart = [less(one[1], other[0]) for one, other in pairwise(pieces) if one[1] and other[0]]
    for number, claim in enumerate(inside):
        yield possible(
            asked, ground, f"inside_{number}", "a point of an interval", every([claim, less(0, rising)])
        )
    wrong = every([some(inside), less(rising, 0)])
    yield never(asked, ground, "no_fall", "a point of an interval where it is not so", wrong)
    yield never(
        asked, ground, "no_more", "a point elsewhere where it is so", every([*outside, less(0, rising)])
    )
    if apart:
        yield possible(asked, ground, "apart", "the intervals do not touch", every(apart))


def _bounds(ground: Ground, piece: Expression) -> tuple[Term | None, Term | None]:
    if not isinstance(piece, Interval) or piece.has_low or piece.has_high:
        raise Unread(f"no open interval: {piece}")
    low, high = (
        None if plain.is_infinite(end) else value(ground, end, {}) for end in (piece.low, piece.high)
    )
    return low, high


def _inside(x: Term, piece: tuple[Term | None, Term | None]) -> Term:
    low, high = piece
    if low is not None and high is not None:
        return between(low, x, high)
    return every([*([less(low, x)] if low else []), *([less(x, high)] if high else [])])


def _outside(x: Term, piece: tuple[Term | None, Term | None]) -> Term:
    low, high = piece
    return some([*([less(x, low)] if low else []), *([less(high, x)] if high else [])])


def _points(asked: Asked[Expression]) -> Iterator[Script]:
    ground = start(asked)
    x, y = ground.unknown("x"), ground.unknown("y")
    ground.use("derivative_rules")
    ground.use("first_derivative_that_is_not_zero")
    rates = [value(ground, formula, {"x": x}) for formula in _derivatives(asked.model)]
    ground.say("a point of the graph", equal(y, rates[0]))
    ground.say(f"a point as it is asked for: {asked.said.kind}", _kind(asked.said.kind, rates))
    listed = [plain.items(point) for point in plain.items(plain.expression(asked.part.answer))]
    claims = [every([equal(x, value(ground, a, {})), equal(y, value(ground, b, {}))]) for a, b in listed]
    return solutions_are(asked, ground, claims)


def _derivatives(rule: Expression) -> list[Expression]:
    found = [rule]
    for _ in range(_HIGHEST):
        found.append(derivative(found[-1], "x"))
    return found


def _kind(kind: str, rates: Sequence[Term]) -> Term:
    if kind == "inflection":
        first = [(order, different(rates[order], 0)) for order in range(3, _HIGHEST + 1, 2)]
        return some(every([*_vanish(rates[2:order]), claim]) for order, claim in first)
    sign = 1 if kind == "maximum" else -1
    turns = [(order, less(rates[order] * sign, 0)) for order in range(2, _HIGHEST + 1, 2)]
    return some(every([*_vanish(rates[1:order]), claim]) for order, claim in turns)


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
