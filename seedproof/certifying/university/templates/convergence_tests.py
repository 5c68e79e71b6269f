"""Alternating series with a power as parameter: their rate, and where they converge."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, at_most, equal, every, less, literal, term
from seedproof.certifying.university import latex, plain
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.convergence import factors
from seedproof.certifying.university.expression import Expression, Name, Power, letters, number, replaced
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.limits import coefficients, small, tends
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import is_in_interval
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.convergence_tests import phrases

LEMMAS = {
    "alternating_by_rate": (
        "From some n on, let g_n be n^(-q) u(1/n) or n^(-q) u(1/n^(1/2)) with a power series u that "
        "converges near 0, and u(0) > 0. With the terms (-1)^n n^a g_n^p, a series converges absolutely "
        "exactly for p q - a > 1, and converges exactly for p q - a > 0."
    )
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "series": {
            "Let $g_n = #$. The convergence of the series": "g:tree factor:formula",
            "For a real number $p$ consider": "factor:formula g:tree",
            "Study how the series": "factor:formula g:tree",
            "The terms of the series": "factor:formula g:tree",
        }
    },
    seen="a620a666",
)
QUESTIONS = meanings(
    (phrases.ORDERS, phrases.ABSOLUTE, phrases.CONDITIONAL),
    {
        "rate": ("For large $n$, $g_n$ behaves like", "Find the numbers $q$ and $A"),
        "absolute": (
            "For which $p$ does the series converge absolutely",
            "Give the interval of those $p$ for which there is absolute convergence",
        ),
        "conditional": (
            "Give the interval of those $p$ for which the series converges only conditionally",
            "For which $p$ does it converge, but not absolutely",
        ),
    },
    seen="0888c02d",
)
_ORDER = 10


@dataclass(frozen=True, slots=True)
class Model:
    """The exponent a, and g as a fraction in h, of which n is the opposite power with the degree `step`."""

    power: Fraction
    over: Expression
    under: Expression
    step: int


def _build(said: Said, task: Task) -> Model:
    if letters(said["g"]) - {"e"} != {"n"}:
        raise Unread(f"other letters than n: {said.sentence}")
    return Model(_power(said["factor"]), *_in_h(said["g"]))


def _power(factor: str) -> Fraction:
    """Return the exponent of n in a product of powers of n, perhaps of none, that ends with a space."""
    product = latex.expression("1 " + factor.removesuffix("\\,"))
    parts = [part for part in factors(product) if part[0] != number(1)]
    if any(base != Name("n") or set(exponent) != {0} for base, exponent in parts):
        raise Unread(f"no power of n: {factor}")
    return sum((exponent[0] for _, exponent in parts), Fraction(0))


def _in_h(g: Expression) -> tuple[Expression, Expression, int]:
    """Write g in h = 1/n, or in h = 1/n^(1/2) where a root asks for it."""
    try:
        return *small(replaced(g, {"n": Name("x")}), 1), 1
    except Unread:
        return *small(replaced(g, {"n": Power(Name("x"), number(2))}), 1), 2


def _stated_rate(asked: Asked[Model]) -> tuple[Fraction, Expression]:
    (part,) = [part for part in asked.task.parts if QUESTIONS.read(part.question).kind == "rate"]
    q, factor = plain.items(plain.expression(part.answer))
    degree = exact(q)
    if degree is None:
        raise Unread(f"no exponent: {part.answer}")
    return degree, factor


def _is_rate(asked: Asked[Model], ground: Ground) -> Term:
    """Say that n^q g tends to A, and that A is positive."""
    ground.use("reciprocal_letter")
    model, (q, factor) = asked.model, _stated_rate(asked)
    shift = q * model.step
    if shift.denominator != 1 or not 0 <= shift <= _ORDER:
        raise Unread(f"no power of n that is looked for: {q}")
    over, under = (coefficients(ground, one, _ORDER) for one in (model.over, model.under))
    shifted = (*[term(0)] * int(shift), *under[: len(under) - int(shift)])
    limit = value(ground, factor, {})
    return every([tends(ground, over, shifted, limit), less(0, limit)])


def _rate(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    return answer_is(asked, ground, _is_rate(asked, ground))


def _converges(asked: Asked[Model]) -> Iterator[Script]:
    """Ask whether the series converges in the wanted way for just the p of the interval."""
    ground = start(asked)
    ground.use("alternating_by_rate")
    p = ground.unknown("p")
    s = p * literal(_stated_rate(asked)[0]) - literal(asked.model.power)
    wanted = less(1, s) if asked.said.kind == "absolute" else every([less(0, s), at_most(s, 1)])
    stated = is_in_interval(ground, p, asked.part.answer)
    return answer_is(asked, ground, every([_is_rate(asked, ground), equal(stated, wanted)]))


TEMPLATE = Template(
    STATEMENTS, _build, QUESTIONS, {"rate": _rate, "absolute": _converges, "conditional": _converges}
)
