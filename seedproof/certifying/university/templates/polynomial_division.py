"""Division of polynomials with remainder, and their greatest common divisor as a combination."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import equal
from seedproof.certifying.university import latex, plain
from seedproof.certifying.university.coefficients import (
    Coefficients,
    are_same,
    coefficients,
    degree,
    plus,
    times,
    unknown_polynomial,
)
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.meanings import meanings, patterns
from seedproof.certifying.university.queries import Given, possible, value_is
from seedproof.certifying.university.template import Asked, Part, Task, Template, sentences
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.polynomial_division import phrases

_GIVEN = patterns(
    (phrases.STATEMENTS,),
    {
        "division": {
            "Consider the polynomials $$f(x) = #": "f:formula g:formula",
            "Two polynomials ... are given: $$f(x) = #": "f:formula g:formula",
            "In the ring ... take $$f(x) = #": "f:formula g:formula",
            "Let $$f(x) = #": "f:formula g:formula",
        }
    },
    seen="bd9c4129",
)["division"]
_COMBINED = patterns(
    (phrases.IDENTITIES,),
    {"combination": ("Let $d(x)$ be their monic greatest common divisor", "Denote by $d(x)$ the monic")},
    seen="631426cd",
)["combination"]
STATEMENTS = sentences(
    {
        "division": _GIVEN,
        "combination": [f"{given}\n\n{combined}" for given in _GIVEN for combined in _COMBINED],
    }
)
_ASKED = (
    phrases.QUOTIENTS,
    phrases.REMAINDERS,
    phrases.DIVISORS,
    phrases.MONIC_DIVISORS,
    phrases.FACTORS_OF_F,
    phrases.FACTORS_OF_G,
)
QUESTIONS = meanings(
    _ASKED,
    {
        "quotient": (
            "Divide $f(x)$ by $g(x)$ with remainder. What is the quotient",
            "Find the polynomial $q(x)$ for which $f(x) - q(x) g(x)$",
            "Find the quotient in the division of $f(x)$ by $g(x)$",
        ),
        "remainder": (
            "Find the remainder in the division of $f(x)$ by $g(x)$",
            "What is the remainder when $f(x)$ is divided by $g(x)$",
        ),
        "greatest": ("Find the monic greatest common divisor", "Use Euclid's algorithm"),
        "d": ("What is $d(x)$", "Find $d(x)$"),
        "u": ("Find $u(x)$", "Determine the polynomial $u(x)$"),
        "v": ("Find $v(x)$", "Determine the polynomial $v(x)$"),
    },
    seen="d4945959",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The two polynomials."""

    kind: str
    f: Expression
    g: Expression

    def read(self) -> tuple[Translation, Coefficients, Coefficients]:
        """Translate them for one part."""
        translation = Translation({})
        f, g = (coefficients(translation, polynomial, "x") for polynomial in (self.f, self.g))
        return translation, f, g


def _build(said: Said, task: Task) -> Model:
    return Model(said.kind, latex.expression(said["f"]), latex.expression(said["g"]))


def _stated(translation: Translation, part: Part) -> Coefficients:
    return coefficients(translation, plain.expression(part.answer), "x")


def _divided(asked: Asked[Model]) -> Iterator[Script]:
    translation, f, g = asked.model.read()
    quotient = unknown_polynomial(translation, "q", degree(f) - degree(g))
    remainder = unknown_polynomial(translation, "r", degree(g) - 1)
    division = are_same(f, plus(times(quotient, g), remainder))
    given = Given(translation, (step(asked.task.statement, division),)).by("equal_coefficients")
    wanted = {"quotient": quotient, "remainder": remainder}[asked.said.kind]
    yield from value_is(asked.part, given, are_same(wanted, _stated(translation, asked.part)))


def _greatest(asked: Asked[Model]) -> Iterator[Script]:
    """Ask for the cofactors by which the stated divisor divides, and for those by which it is combined."""
    if asked.said.kind == "d" and asked.model.kind != "combination":
        raise Unread(f"no d: {asked.said.sentence}")
    translation, f, g = asked.model.read()
    divisor = _stated(translation, asked.part)
    sizes = [degree(polynomial) - degree(divisor) for polynomial in (f, g)]
    a, b = (unknown_polynomial(translation, name, size) for name, size in zip("ab", sizes, strict=True))
    u, v = (
        unknown_polynomial(translation, name, size) for name, size in zip("uv", reversed(sizes), strict=True)
    )
    steps = (
        step("it divides both", are_same(f, times(divisor, a)), are_same(g, times(divisor, b))),
        step("it is a combination of both", are_same(divisor, plus(times(u, f), times(v, g)))),
    )
    given = Given(translation, (step(asked.task.statement), *steps)).by(
        "equal_coefficients", "greatest_divisor"
    )
    yield possible(asked.part, given, equal(divisor[-1], 1), "greatest")


def _combined(asked: Asked[Model]) -> Iterator[Script]:
    if asked.model.kind != "combination":
        raise Unread(f"no combination: {asked.said.sentence}")
    translation, f, g = asked.model.read()
    divisor = _stated(translation, asked.task.part("a"))
    u = unknown_polynomial(translation, "u", degree(g) - degree(divisor) - 1)
    v = unknown_polynomial(translation, "v", degree(f) - degree(divisor) - 1)
    combination = are_same(plus(times(u, f), times(v, g)), divisor)
    given = Given(translation, (step(asked.task.statement), step("with d of (a)", combination)))
    claim = are_same({"u": u, "v": v}[asked.said.kind], _stated(translation, asked.part))
    yield from value_is(asked.part, given.by("equal_coefficients"), claim)


TEMPLATE = Template(
    STATEMENTS,
    _build,
    QUESTIONS,
    {
        "quotient": _divided,
        "remainder": _divided,
        "greatest": _greatest,
        "d": _greatest,
        "u": _combined,
        "v": _combined,
    },
)
