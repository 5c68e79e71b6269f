"""Generating functions of recurrences: as fractions, expanded again, and at one place."""

from collections.abc import Iterator, Sequence

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Beyond, Script, Step, step
from seedproof.certifying.terms import at_most, every, literal, some, unknown
from seedproof.certifying.university import plain
from seedproof.certifying.university.answers import expect_letters
from seedproof.certifying.university.complex_numbers import ZERO, Complex, ComplexTranslation, is_equal
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.expression import Expression, Name, added, multiplied, number
from seedproof.certifying.university.growth import by_powers
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.queries import Given, never, value_is
from seedproof.certifying.university.ratio import nonzero
from seedproof.certifying.university.recurrences import Recurrence, formula_is, recurrence_from
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.generating_function import phrases

LEMMAS = {
    "recurrence_as_equation": (
        "Multiplied by powers of x and added up, a linear recurrence is an equation of its generating "
        "function wherever its series converges; b^n x^n add up to 1/(1 - b x) for |b x| < 1."
    ),
    "radius_of_recurrence": (
        "For q > 0, the power series of a linear recurrence with constant coefficients, and with "
        "multiples of powers b^n added, converges at 1/q if the zeros of its characteristic polynomial "
        "and the b are less than q in size."
    ),
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "recurrence": {
            "The generating function": "rule:formula first second",
            "A sequence satisfies": "rule:formula first second",
            "Let $(a_n)$ be the sequence": "rule:formula first second",
            "For the numbers given": "rule:formula first second",
        }
    },
    seen="5a518d5b",
)
QUESTIONS = meanings(
    (phrases.FUNCTIONS, phrases.TERMS, phrases.SUMS),
    {
        "fraction": ("Find $A(x)$ as a rational function", "Which rational function is $A(x)$"),
        "formula": (
            "Expand $A(x)$ again, and so give $a_n$",
            "Use partial fractions to find a formula for $a_n$",
        ),
        "sum": {"Find the sum": "q:integer", "What is $\\sum": "q:integer"},
    },
    seen="0a024db4",
)
_A, _X = Name("A"), Name("x")


def _build(said: Said, task: Task) -> Recurrence:
    return recurrence_from(said["rule"], said["first"], said["second"])


def _start(asked: Asked[Recurrence], *names: str) -> Given:
    translation = Translation({name: unknown(name) for name in names})
    return Given(translation, (step(asked.task.statement),))


def _extra(of: Recurrence) -> dict[int, Expression]:
    """Return the multiples of powers b^n that are added, by b."""
    parts = {base: exact(factor) for base, factor in by_powers(of.extra).items()}
    if any(factor is None or base.denominator != 1 for base, factor in parts.items()):
        raise Beyond("needs the series of what is added in the recurrence")
    return {int(base): number(factor) for base, factor in parts.items() if factor}


def _equation(given: Given, of: Recurrence) -> Step:
    """Say what the recurrence says of the generating function at x, near 0."""
    order, terms = of.order, [number(start) * _X**place for place, start in enumerate(of.starts)]
    right = [
        number(factor) * _X ** (order - place) * (_A - added(terms[:place]))
        for place, factor in enumerate(of.coefficients)
    ]
    extra = _extra(of)
    poles = [1 - base * _X for base in extra]
    right += [factor * _X**order / pole for factor, pole in zip(extra.values(), poles, strict=True)]
    poles.append(1 - added(number(c) * _X ** (order - place) for place, c in enumerate(of.coefficients)))
    translation = given.translation
    near = [nonzero(translation.ratio(pole)) for pole in poles]
    claims = [*near, translation.equality(_A - added(terms), added(right))]
    return step("the recurrence times powers of x, added up, where no denominator is 0", *claims)


def _fraction(asked: Asked[Recurrence]) -> Iterator[Script]:
    given = _start(asked, "A", "x")
    stated = expect_letters(asked.part, plain.expression(asked.part.answer), "x")
    translation = given.translation
    claim = every([*translation.domain(stated), translation.equality(_A, stated)])
    known = given.plus(_equation(given, asked.model)).by("recurrence_as_equation")
    return value_is(asked.part, known, claim)


def _formula(asked: Asked[Recurrence]) -> Iterator[Script]:
    return formula_is(asked.part, _start(asked, "n"), asked.model, plain.expression(asked.part.answer))


def _sum(asked: Asked[Recurrence]) -> Iterator[Script]:
    """Ask whether the series converges at 1/q, and whether the generating function is the number there."""
    q = asked.said["q"]
    yield _converges(asked, q)
    given = _start(asked, "A", "x")
    translation = given.translation
    there = step(f"at 1/{q}", translation.equality(_X * q, number(1)))
    known = given.plus(there, _equation(given, asked.model)).by("recurrence_as_equation")
    stated = expect_letters(asked.part, plain.expression(asked.part.answer))
    yield from value_is(asked.part, known, translation.equality(_A, stated))


def _converges(asked: Asked[Recurrence], q: int) -> Script:
    real, imaginary = unknown("real"), unknown("imaginary")
    given = Given(Translation({"re": real, "im": imaginary}), (step(asked.task.statement),))
    z = Complex(real, imaginary)
    complex_numbers = ComplexTranslation(given.translation, {"z": z})
    factors = [complex_numbers.number(factor) for factor in _characteristic(asked.model)]
    zero = some(is_equal(factor, Complex(ZERO, ZERO)) for factor in factors)
    far = every([zero, at_most(literal(q**2), z.square)])
    return never(asked.part, given.by("radius_of_recurrence"), far, "diverges")


def _characteristic(of: Recurrence) -> Sequence[Expression]:
    """Return the characteristic polynomial, and what is 0 at the bases of the powers that are added."""
    z = Name("z")
    powers = [multiplied([number(factor), *[z] * place]) for place, factor in enumerate(of.coefficients)]
    return [z**of.order - added(powers), *(z - base for base in _extra(of))]


TEMPLATE = Template(STATEMENTS, _build, QUESTIONS, {"fraction": _fraction, "formula": _formula, "sum": _sum})
