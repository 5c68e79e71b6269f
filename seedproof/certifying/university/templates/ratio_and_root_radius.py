"""Power series by their coefficients: the limit of the quotients, and where the series converges."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, absolute, equal, every, less, some, term
from seedproof.certifying.university import convergence, expression, plain
from seedproof.certifying.university.convergence import Sizes, behaviour, converges_at_end, factors, sizes
from seedproof.certifying.university.expression import E, Expression, Function, Number, Power, number
from seedproof.certifying.university.gaps import GAPS
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings, patterns
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import is_in_interval
from seedproof.certifying.university.template import Asked, Task, Template, agree
from seedproof.problems.templates.ratio_and_root_radius import phrases

LEMMAS = {"root_of_terms": "If |c_(n+1)/c_n| tends to a number, so does the root of degree n of |c_n|."}


def _shift(text: str) -> Fraction:
    return Fraction(text[2:-3].replace(" ", "") or 0) if text.startswith("(") else Fraction(0)


_KINDS = {
    "coefficient": Kind(r"(?:(?!c_n)[^$])+?", convergence.term_of_series),
    "power": Kind(r"\(x [+-] \d+\)\^n|x\^n", _shift),
}
STATEMENTS = Patterns(
    patterns(
        (phrases.STATEMENTS,),
        {
            "series": {
                "For real $x$, we ask where": "x:power c:coefficient",
                "The coefficients of the series": "x:power c:coefficient",
                "A power series is given by": "x:power c:coefficient",
                "Consider the power series": "x:power c:coefficient again:power",
                "Let $c_n = #$ for $n": "c:coefficient x:power",
            }
        },
        seen="d20ed5a6",
    ),
    {**GAPS, **_KINDS},
)
QUESTIONS = meanings(
    (*phrases.LIMITS.values(), *phrases.INTERVALS.values()),
    {
        "limit": (
            "Find $\\lim_{n \\to \\infty} \\left|\\frac{c_{n+1}}{c_n}",
            "To what number does $\\left|\\frac{c_{n+1}}{c_n}",
        ),
        "root": ("Find $\\lim_{n \\to \\infty} \\sqrt[n]{|c_n|}", "To what number does $\\sqrt[n]{|c_n|}"),
        "inside": (
            "Give the open interval inside which the series converges absolutely",
            "What is the largest open interval on which the series converges absolutely",
        ),
        "interval": (
            "Determine the interval of convergence",
            "Find all real $x$ for which the series converges, as an interval; decide at both ends",
        ),
    },
    seen="292897cf",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The coefficients, and what is added to x."""

    sizes: Sizes
    shift: Fraction


def _build(said: Said, task: Task) -> Model:
    if "again" in said.gaps:
        agree(said, "again", said["x"])
    return Model(sizes(factors(said["c"])), said["x"])


def _logarithm(formula: Expression) -> Expression:
    """Return the logarithm of a product of rational numbers and powers of e."""
    match formula:
        case Number():
            return Function("ln", (formula,))
        case expression.Product(parts):
            return expression.added(_logarithm(part) for part in parts)
        case expression.Quotient(over, under):
            return _logarithm(over) - _logarithm(under)
        case Power(base, exponent) if base == E:
            return exponent
    if formula == E:
        return number(1)
    raise Unread(f"no product of numbers and powers of e: {formula}")


def _stated_limit(asked: Asked[Model]) -> Expression:
    (part,) = [part for part in asked.task.parts if QUESTIONS.read(part.question).kind in ("limit", "root")]
    return plain.expression(part.answer)


def _is_limit(asked: Asked[Model], ground: Ground, limit: Term) -> Term:
    rate = number(asked.model.sizes.rate)
    return equal(value(ground, _logarithm(_stated_limit(asked)) - _logarithm(rate), {}), limit)


def _limit(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    if asked.said.kind == "root":
        ground.use("root_of_terms")
    limit, _ = behaviour(ground, asked.model.sizes)
    return answer_is(asked, ground, _is_limit(asked, ground, limit))


def _interval(asked: Asked[Model]) -> Iterator[Script]:
    """Ask whether the series converges for just the x of the interval."""
    ground, of = start(asked), asked.model.sizes
    limit, s = behaviour(ground, of)
    x, rate = ground.unknown("x"), value(ground, _stated_limit(asked), {})
    place = (x + term(asked.model.shift)) * rate
    inside = less(absolute(place), 1)
    if asked.said.kind == "interval":
        ends = ((1, of.alternates), (-1, not of.alternates))
        at_ends = [every([equal(place, end), converges_at_end(of, s, signs)]) for end, signs in ends]
        inside = some([inside, *at_ends])
    is_limit = _is_limit(asked, ground, limit)
    if asked.said.kind == "inside" and set("[]") & set(asked.part.answer):
        raise Unread(f"no open interval: {asked.part.answer}")
    stated = is_in_interval(ground, x, asked.part.answer)
    return answer_is(asked, ground, every([is_limit, equal(stated, inside)]))


TEMPLATE = Template(
    STATEMENTS,
    _build,
    QUESTIONS,
    {"limit": _limit, "root": _limit, "inside": _interval, "interval": _interval},
)
