"""Fourier series of functions that are polynomials on the left and on the right of 0."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import at_most, equal, unknown
from seedproof.certifying.university import plain
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.expression import PI, Expression, Name, added, letters, number, replaced
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.meanings import meanings, patterns
from seedproof.certifying.university.polynomials import integral, polynomial
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.queries import Given, value_is
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.fourier_coefficients import phrases

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

_DEFINITIONS = patterns(
    ((phrases.ONE_PIECE, phrases.TWO_PIECES),),
    {
        "definition": {
            "f(x) = # \\quad \\text{for } -\\pi < x < \\pi": "both:tree",
            "f(x) = \\begin{cases} # & ... -\\pi < x < 0, \\\\ # & ... 0 < x < \\pi": "left:tree right:tree",
        }
    },
    seen="d1c16cd7",
)["definition"]
_GIVEN = patterns(
    (phrases.STATEMENTS,),
    {
        "function": {
            "Let $f$ be the $2\\pi$-periodic function with": "definition:formula",
            "A periodic signal $f$ with period $2\\pi$": "definition:formula",
            "The function $f$ has period $2\\pi$": "definition:formula",
            "Expand into a Fourier series": "definition:formula",
        }
    },
    seen="604f98b7",
)["function"]
STATEMENTS = sentences(
    {
        "function": [
            given.replace("{definition:formula}", definition)
            for given in _GIVEN
            for definition in _DEFINITIONS
        ]
    }
)
QUESTIONS = meanings(
    (phrases.MEAN_QUESTIONS, phrases.COSINE_QUESTIONS, phrases.SINE_QUESTIONS, phrases.VALUE_QUESTIONS),
    {
        "mean": ("Find $a_0$", "What is the value of $a_0$"),
        "even": ("Give $a_n$ as a formula in $n$", "Find $a_n$ for integers"),
        "odd": ("Give $b_n$ as a formula in $n$", "Find $b_n$ for integers"),
        "value": {
            "To what value does the series converge at $x = #": "place:tree",
            "What is the sum of the series at $x = #": "place:tree",
        },
    },
    seen="43a19861",
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
    sign = number(-1) ** _N
    is_even = asked.said.kind == "even"
    at_right, at_zero = (_with_cosine(asked.model.right, at, is_even) for at in (PI, _ZERO))
    right = at_right * sign - at_zero
    at_zero, at_left = (_with_cosine(asked.model.left, at, is_even) for at in (_ZERO, -PI))
    left = at_zero - at_left * sign
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
    places = {_ZERO: (_ZERO, _ZERO), PI: (-PI, PI)}[asked.said["place"]]
    translation = Translation({})
    given = Given(translation, (step(asked.task.statement),)).by("dirichlet")
    limits = [replaced(rule, {"x": at}) for rule, at in zip((model.left, model.right), places, strict=True)]
    stated = plain.expression(asked.part.answer)
    return value_is(asked.part, given, translation.equality(stated * 2, added(limits)))


TEMPLATE = Template(
    STATEMENTS,
    _build,
    QUESTIONS,
    {"mean": _mean, "even": _coefficient, "odd": _coefficient, "value": _sum_at},
)
