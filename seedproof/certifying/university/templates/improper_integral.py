"""Improper integrals: their values, that they diverge, and for which exponents they converge."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, absolute, at_most, equal, every, less, negated
from seedproof.certifying.university import plain
from seedproof.certifying.university.angles import with_angles
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.expression import Expression, Interval, added, replaced
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.improper import convergence, excess, pieces
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.pieces import Condition, Ends, Piece
from seedproof.certifying.university.promises import answer_is, law, never, possible, start
from seedproof.certifying.university.series import taylor, value
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.improper_integral import phrases

LEMMAS = {
    "improper_integral": (
        "If f is continuous between two ends, its improper integral is the difference of the limits of an "
        "antiderivative at them, where these exist."
    ),
    "limits": (
        "The powers u^s, also times ln u, tend to 0 for s > 0 as u > 0 does, and for s < 0 as u grows "
        "without bound. A polynomial times e^(k x) tends to 0 where k x tends to -infinity; arctan u "
        "tends to pi/2 where u tends to infinity and to -pi/2 where u tends to -infinity, and ln of what "
        "tends to 1 to 0."
    ),
    "comparison": (
        "A continuous function whose size near an end is at least c u^s times the size of u', and this is "
        "above 0, for a c > 0 and an u > 0, has no integral for s <= -1 where u tends to 0, nor for s >= "
        "-1 where u grows without bound."
    ),
    "convergence_of_powers": (
        "For u > 0, the integral of u' u^s converges exactly for s > -1 where u tends to 0, and for s < "
        "-1 where u grows without bound; a continuous factor with a positive limit changes nothing, and "
        "for b, n > 0 the factor e^(-b x^n) makes the integral of each power converge where x grows. "
        "Which u, s, b and n an integrand has is read off it in Python."
    ),
}

STATEMENTS = meanings(
    (phrases.STATEMENTS, phrases.FAMILIES),
    {
        "two": {
            "Let $$f(x) = #$$ and $$g(x) = #": "f:tree g:tree",
            "Consider the functions $$f(x)": "f:tree g:tree",
            "Integrals over $$f(x)": "f:tree g:tree",
            "Two functions are given": "f:tree g:tree",
        },
        "family": {
            "A function of $x$ depends on a real parameter": "f:tree",
            "Consider, for real $p$": "f:tree",
            "Let $p$ be a real number": "f:tree",
            "For every real number $p$": "f:tree",
        },
    },
    seen="689e7b11",
)
QUESTIONS = meanings(
    (phrases.QUESTIONS, phrases.CONVERGENCE, phrases.VALUES),
    {
        "value": {
            "Does $\\int_{#}^{#} #(x)": "low:tree high:tree of:letter",
            "Evaluate $\\int_{#}^{#} #(x)": "low:tree high:tree of:letter",
        },
        "exponents": {
            "For which real $p$ does $\\int_{#}^{#} f_p(x)": "low:tree high:tree",
            "It depends on $p$ whether $\\int_{#}^{#} f_p(x)": "low:tree high:tree",
        },
        "member": {
            "Find the exact value of this integral for $p = #$": "p:tree",
            "One of these is $p = #$": "p:tree",
        },
    },
    seen="0e4847b3",
)


@dataclass(frozen=True, slots=True)
class Model:
    """Functions by their letters."""

    rules: Mapping[str, Expression]


def _build(said: Said, task: Task) -> Model:
    return Model({name: said[name] for name in ("f", "g") if name in said.gaps})


def _value(asked: Asked[Model]) -> Iterator[Script]:
    rule = asked.model.rules[asked.said["of"]]
    ends = asked.said["low"], asked.said["high"]
    if asked.part.answer == "diverges":
        return _diverges(asked, rule, ends)
    return _converges(asked, rule, ends)


def _start(asked: Asked[Model], ends: Ends) -> tuple[Ground, Term]:
    """Return a ground with a number x between two ends, as far as these are rational."""
    ground = start(asked)
    x = ground.unknown("x")
    low, high = (exact(end) for end in ends)
    inside = [*([less(low, x)] if low is not None else []), *([less(x, high)] if high is not None else [])]
    ground.say("between the ends", *inside)
    return ground, x


def _holds(ground: Ground, conditions: Iterable[Condition], at: Mapping[str, Term]) -> list[Term]:
    return [
        (less if one.is_strict else at_most)(value(ground, one.less, at), value(ground, one.greater, at))
        for one in conditions
    ]


def _diverges(asked: Asked[Model], rule: Expression, ends: Ends) -> Iterator[Script]:
    found = excess(rule, ends)
    ground, x = _start(asked, ends)
    at = {"x": x}
    for small, great in found.order:
        ground.say("near the end", less(value(ground, small, at), value(ground, great, at)))
    ground.use("comparison")
    weight = value(ground, found.weight, at)
    size = absolute(value(ground, rule, at))
    claims = [less(0, weight), at_most(weight, size), *_holds(ground, [found.condition], {})]
    return law(asked, ground, "the integrand exceeds a power that has no integral", every(claims))


def _converges(asked: Asked[Model], rule: Expression, ends: Ends) -> Iterator[Script]:
    found = pieces(rule, ends)
    for place, piece in enumerate(found):
        yield from _is_antiderivative(asked, rule, piece, place)
    ground = start(asked)
    ground.use("improper_integral")
    ground.use("limits")
    conditions = [condition for piece in found for condition in piece.conditions]
    if conditions:
        holds = every(_holds(ground, conditions, {}))
        yield from law(asked, ground, "the limits exist", holds, "limits_")
    at: dict[str, Term] = {}
    grown = with_angles(ground, added(_reached(piece, 1) - _reached(piece, 0) for piece in found), at)
    integral = ground.unknown("integral")
    ground.say("the integral", equal(integral, value(ground, grown, at)))
    yield from answer_is(
        asked, ground, equal(integral, value(ground, plain.expression(asked.part.answer), {}))
    )


def _is_antiderivative(asked: Asked[Model], rule: Expression, piece: Piece, place: int) -> Iterator[Script]:
    ground, x = _start(asked, piece.ends)
    slope = taylor(ground, piece.formula, {"x": x}, "x", 1)[1]
    claim = equal(slope, value(ground, rule, {"x": x}))
    yield from law(asked, ground, "the derivative is the integrand", claim, f"slope_{place}_")


def _reached(piece: Piece, place: int) -> Expression:
    """Return what an antiderivative has or tends to at an end."""
    if place in piece.limits:
        return piece.limits[place]
    return replaced(piece.formula, {"x": piece.ends[place]})


def _exponents(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    p = ground.unknown("p")
    ground.use("convergence_of_powers")
    conditions = convergence(asked.model.rules["f"], (asked.said["low"], asked.said["high"]))
    converges = every(_holds(ground, conditions, {"p": p}))
    (piece,) = plain.region(asked.part.answer).pieces
    if not isinstance(piece, Interval):
        raise Unread(f"no interval: {asked.part.answer}")
    inside = every(_inside(ground, piece, p))
    yield possible(asked, ground, "possible", "a number of the interval", every([inside, converges]))
    yield never(asked, ground, "inside", "in it, but no convergence", every([inside, negated(converges)]))
    yield never(asked, ground, "outside", "convergence, but not in it", every([converges, negated(inside)]))


def _inside(ground: Ground, piece: Interval, p: Term) -> list[Term]:
    claims = []
    if not plain.is_infinite(piece.low):
        low = value(ground, piece.low, {})
        claims.append(at_most(low, p) if piece.has_low else less(low, p))
    if not plain.is_infinite(piece.high):
        high = value(ground, piece.high, {})
        claims.append(at_most(p, high) if piece.has_high else less(p, high))
    return claims


def _member(asked: Asked[Model]) -> Iterator[Script]:
    first = QUESTIONS.read(asked.task.part("a").question)
    if first.kind != "exponents":
        raise Unread(f"{asked.task.row_id}: part (a) names no integral")
    rule = replaced(asked.model.rules["f"], {"p": asked.said["p"]})
    return _converges(asked, rule, (first["low"], first["high"]))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"value": _value, "exponents": _exponents, "member": _member},
)
