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
from seedproof.certifying.university.queries import Given, possible, value_is
from seedproof.certifying.university.template import Asked, Part, Task, Template, sentences
from seedproof.certifying.university.translating import Translation

_BOTH = r"$$f(x) = {f:formula} \quad\text{{and}\quad g(x) = {g:formula}$$"
_COMMA = r"$$f(x) = {f:formula}, \qquad g(x) = {g:formula}$$"
_BOUNDS = r"$\deg u < \deg g - \deg d$, $\deg v < \deg f - \deg d$"
_RING = "In the ring ${ring:formula}$ of polynomials with rational coefficients, take "
_PAIRS = (
    "\n\nDenote by $d(x)$ the monic greatest common divisor of $f$ and $g$, "
    "and by $u(x)$ and $v(x)$ the only "
    f"polynomials with rational coefficients for which {_BOUNDS} and $$d(x) = u(x) f(x) + v(x) g(x)$$",
    "\n\nLet $d(x)$ be their monic greatest common divisor. Then there is exactly one pair of polynomials "
    "$u(x)$, $v(x)$ with rational coefficients such that $$u(x) f(x) + v(x) g(x) = d(x)$$ "
    f"and {_BOUNDS}.",
)
_GIVEN = tuple(
    sentence
    for formulas in (_BOTH, _COMMA)
    for sentence in (
        f"Consider the polynomials {formulas}",
        f"{_RING}{formulas}",
        f"Let {formulas} be two polynomials with rational coefficients.",
        f"Two polynomials with rational coefficients are given: {formulas}",
    )
)

STATEMENTS = sentences(
    {
        "division": _GIVEN,
        "combination": [f"{sentence}{pair}" for sentence in _GIVEN for pair in _PAIRS],
    }
)
QUESTIONS = sentences(
    {
        "quotient": (
            "Divide $f(x)$ by $g(x)$ with remainder. What is the quotient?",
            "Find the polynomial $q(x)$ for which $f(x) - q(x) g(x)$ has lower degree than $g(x)$.",
            "Find the quotient in the division of $f(x)$ by $g(x)$ with remainder.",
        ),
        "remainder": (
            "Find the remainder in the division of $f(x)$ by $g(x)$.",
            "What is the remainder when $f(x)$ is divided by $g(x)$?",
        ),
        "greatest": (
            "Find the monic greatest common divisor of $f(x)$ and $g(x)$.",
            "Use Euclid's algorithm to find the greatest common divisor of $f(x)$ and $g(x)$, "
            "with leading coefficient $1$.",
        ),
        "d": ("What is $d(x)$?", "Find $d(x)$.", "Determine the polynomial $d(x)$."),
        "u": ("What is $u(x)$?", "Find $u(x)$.", "Determine the polynomial $u(x)$."),
        "v": ("What is $v(x)$?", "Find $v(x)$.", "Determine the polynomial $v(x)$."),
    }
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
    if said.gaps.get("ring", r"\mathbb{Q}[x]") != r"\mathbb{Q}[x]":
        raise Unread(f"{task.row_id}: another ring")
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
