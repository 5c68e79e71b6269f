"""Fourier series of functions that are polynomials on the left and on the right of 0."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import at_most, equal, unknown
from seedproof.certifying.university import plain
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.expression import (
    PI,
    Expression,
    Name,
    Power,
    added,
    letters,
    number,
    replaced,
)
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.polynomials import integral, polynomial
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.queries import Given, value_is
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.certifying.university.translating import Translation

LEMMAS = {
    "fourier_coefficients": (
        "For the period 2 pi, a_n and b_n are 1/pi times the integrals of f(x) cos(n x) and f(x) sin(n x) "
        "from -pi to pi."
    ),
    "repeated_parts": (
        "For a polynomial q of degree at most 3 and n other than 0, q sin(n x)/n + q' cos(n x)/n^2 - q'' "
        "sin(n x)/n^3 - q''' cos(n x)/n^4 is an antiderivative of q cos(n x), and -q cos(n x)/n + q' "
        "sin(n x)/n^2 + q'' cos(n x)/n^3 - q''' sin(n x)/n^4 is one of q sin(n x)."
    ),
    "whole_turns": "For a whole number n, cos(n pi) = cos(-n pi) = (-1)^n and sin(n pi) = sin(-n pi) = 0.",
    "dirichlet": (
        "The Fourier series of a periodic function that is polynomial on finitely many pieces of a period "
        "converges everywhere, to the mean of its limits from the left and from the right."
    ),
}

_F = (
    "$$f(x) = \\begin{{cases} {left:tree} & \\text{{for } -\\pi < x < 0, \\\\ {right:tree} & \\text{{for } "
    "0 < x < \\pi. \\end{{cases}$$",
    "$$f(x) = {both:tree} \\quad \\text{{for } -\\pi < x < \\pi.$$",
)
_SERIES = "$\\frac{{a_0}{{2} + \\sum_{{n=1}^{{\\infty} \\left(a_n \\cos(nx) + b_n \\sin(nx)\\right)$"
STATEMENTS = sentences(
    {
        "function": [
            sentence
            for rule in _F
            for sentence in (
                f"Let $f$ be the $2\\pi$-periodic function with {rule} Write its Fourier series as "
                f"{_SERIES}.",
                f"A periodic signal $f$ with period $2\\pi$ is given by {rule} Its Fourier series is written "
                f"as {_SERIES}.",
                f"The function $f$ has period $2\\pi$, and {rule} Its Fourier series is {_SERIES}.",
                f"Expand into a Fourier series {_SERIES} the function $f$ of period $2\\pi$ that is given "
                f"by {rule}",
            )
        ]
    }
)
QUESTIONS = sentences(
    {
        "mean": ("Find $a_0$.", "What is the value of $a_0$?"),
        "even": ("Give $a_n$ as a formula in $n$, for $n \\ge 1$.", "Find $a_n$ for integers $n \\ge 1$."),
        "odd": ("Give $b_n$ as a formula in $n$, for $n \\ge 1$.", "Find $b_n$ for integers $n \\ge 1$."),
        "at_zero": (
            "To what value does the series converge at $x = 0$?",
            "What is the sum of the series at $x = 0$?",
        ),
        "at_end": (
            "To what value does the series converge at $x = \\pi$?",
            "What is the sum of the series at $x = \\pi$?",
        ),
    }
)
_N, _ZERO = Name("n"), number(0)
_DEGREE = 3


@dataclass(frozen=True, slots=True)
class Model:
    """The polynomials on the left and on the right of 0."""

    left: Expression
    right: Expression


def _build(said: Said, task: Task) -> Model:
    left, right = (said.gaps.get(side, said.gaps.get("both")) for side in ("left", "right"))
    for rule in (left, right):
        powers = [dict(monomial).get("x", 0) for monomial in polynomial(rule).terms]
        if letters(rule) - {"x", "pi"} or max(powers, default=0) > _DEGREE:
            raise Unread(f"no polynomial of small degree: {said.sentence}")
    return Model(left, right)


def _mean(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    ground.use("fourier_coefficients")
    pi = ground.pi()
    sides = ((asked.model.left, -pi, 0), (asked.model.right, 0, pi))
    whole = [integral(ground, polynomial(rule, {"pi": pi}), "x", low, high) for rule, low, high in sides]
    return answer_is(
        asked, ground, equal(stated_number(asked, ground) * pi, whole[0].number() + whole[1].number())
    )


def _coefficient(asked: Asked[Model]) -> Iterator[Script]:
    n = unknown("n")
    translation = Translation({"n": n})
    given = Given(translation, (step(asked.task.statement), step("n is at least 1", at_most(1, n))))
    given = given.by("fourier_coefficients", "repeated_parts", "whole_turns", "derivative_rules")
    sign = Power(number(-1), _N)
    is_even = asked.said.kind == "even"
    right = _with_cosine(asked.model.right, PI, is_even) * sign - _with_cosine(
        asked.model.right, _ZERO, is_even
    )
    left = (
        _with_cosine(asked.model.left, _ZERO, is_even) - _with_cosine(asked.model.left, -PI, is_even) * sign
    )
    stated = plain.expression(asked.part.answer)
    return value_is(asked.part, given, translation.equality(stated * PI * _N**4, left + right))


def _with_cosine(rule: Expression, at: Expression, is_even: bool) -> Expression:
    """Return n^4 times what stands beside the cosine in the antiderivative, at a place."""
    derivatives = [rule]
    for _ in range(_DEGREE):
        derivatives.append(derivative(derivatives[-1], "x"))
    first, second, third, fourth = (replaced(one, {"x": at}) for one in derivatives)
    return second * _N**2 - fourth if is_even else third * _N - first * _N**3


def _sum_at(asked: Asked[Model]) -> Iterator[Script]:
    model = asked.model
    places = (_ZERO, _ZERO) if asked.said.kind == "at_zero" else (-PI, PI)
    translation = Translation({})
    given = Given(translation, (step(asked.task.statement),)).by("dirichlet")
    limits = [replaced(rule, {"x": at}) for rule, at in zip((model.left, model.right), places, strict=True)]
    stated = plain.expression(asked.part.answer)
    return value_is(asked.part, given, translation.equality(stated * 2, added(limits)))


TEMPLATE = Template(
    STATEMENTS,
    _build,
    QUESTIONS,
    {"mean": _mean, "even": _coefficient, "odd": _coefficient, "at_zero": _sum_at, "at_end": _sum_at},
)
