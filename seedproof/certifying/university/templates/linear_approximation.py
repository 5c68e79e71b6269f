"""Estimates by tangents with a bound of their error, and how relative errors add up."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, absolute, at_most, equal, literal, one_of, real, total
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.expression import (
    Expression,
    Name,
    Power,
    Product,
    Quotient,
    Relation,
    letters,
    number,
    replaced,
)
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, never, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.linear_approximation import phrases

LEMMAS = {
    "integral_as_function": (
        "The derivative of the integral of a continuous function by its upper bound is the integrand there."
    ),
    "monotone_between_zeros": (
        "A function whose derivative is nowhere 0 inside a closed interval, on which it is continuous, is "
        "monotone there, so its size is largest at an end."
    ),
    "relative_errors": (
        "To first order, the largest relative error of a product of powers is the sum of those of its "
        "factors, each times the size of its exponent."
    ),
}

STATEMENTS = meanings(
    phrases.STATEMENTS.values(),
    {
        "power": {
            "Without a calculator, $f(#)$ is to be estimated": "near power at",
            "Let $f(x) = x^{#}$ for $x > 0$. The tangent ... at $x = #": "power at near",
            "An engineer needs $f(#)$, where $f(x) = x^{#": "near power at",
            "The differential of $f(x) = x^{#}$ at $x = #": "power at near",
        },
        "integral": {
            "After $x$ minutes... To estimate $F(#)$": "height at rate:tree near again",
            "A function ... at $x = #$ serves to estimate": "height at rate:tree again near",
            "Let $$F(x) = # ... The value $F(#)$": "height at rate:tree near again",
        },
        "errors": {
            "# Of the factors, only $#$ and $#$ are uncertain": "law:text one:letter two:letter first second",
            "# The relative error of the measured $#$ is at": "law:text one:letter first two:letter second",
        },
    },
    seen="ccb9cf11",
)
LAWS = meanings(
    (list(phrases.LAWS.values()),),
    {
        "law": {
            "The free end of a beam": ". . . law:relation",
            "A star with the surface area": ". . law:relation",
            "The acceleration of gravity": ". . law:relation",
            "The electrical resistance of a wire": ". . law:relation",
            "By the law of Hagen and Poiseuille": ". law:relation .",
            "A string of length": ". . law:relation",
        }
    },
    whole=True,
    seen="c4f8bb19",
)
QUESTIONS = meanings(
    (phrases.ESTIMATES, *phrases.BOUNDS.values(), phrases.LARGEST, phrases.PRECISIONS),
    {
        "estimate": (
            "Give that estimate exactly",
            "Which estimate does this give",
            "Find the estimate exactly",
        ),
        "bound of f": {
            "Let $M$ be the largest value of $|f''(x)|$": "low high at near",
            "The error is at most ... $M$ is the maximum of $|f''|$": "at near low high",
        },
        "bound of F": {
            "Let $M$ be the largest value of $|F''(x)|$": "low high at near",
            "The error is at most ... $M$ is the maximum of $|F''|$": "at near low high",
        },
        "whole": {
            "To first order, what is the largest possible relative error of $#": "whole:letter",
            "Use the linear approximation (differentials)": "whole:letter",
        },
        "part": {
            "With $#$ as before": "one:letter two:letter whole:letter most again:letter",
            "The relative error of $#$ is to be at most": "whole:letter most one:letter two:letter",
        },
    },
    seen="1c29d573",
)


@dataclass(frozen=True, slots=True)
class Model:
    """A statement, as it was said; of a law, its formula."""

    said: Said
    law: Relation | None = None


def _build(said: Said, task: Task) -> Model:
    if said.kind == "integral" and said["again"] != said["at"]:
        raise Unread(f"another point: {said.sentence}")
    return Model(said, LAWS.read(said["law"])["law"] if said.kind == "errors" else None)


def _power(said: Said) -> Expression:
    return Power(Name("x"), number(said["power"]))


def _slope(said: Said) -> Expression:
    """Return the derivative of the function, as a formula in x."""
    if said.kind == "power":
        return derivative(_power(said), "x")
    return replaced(said["rate"], {"t": Name("x")})


def _points(asked: Asked[Model], ground: Ground) -> tuple[Term, Term]:
    said = asked.model.said
    at = ground.unknown("at")
    near = ground.unknown("near")
    ground.say("the points", equal(at, said["at"]), equal(near, said["near"]))
    return at, near


def _estimate(asked: Asked[Model]) -> Iterator[Script]:
    said = asked.model.said
    ground = start(asked)
    at, near = _points(asked, ground)
    estimate = ground.unknown("estimate")
    height = literal(said["height"]) if said.kind == "integral" else value(ground, _power(said), {"x": at})
    ground.use("integral_as_function" if said.kind == "integral" else "derivative_rules")
    slope = value(ground, _slope(said), {"x": at})
    ground.say("the tangent", equal(estimate, height + slope * (near - at)))
    return answer_is(asked, ground, equal(estimate, stated_number(asked, ground)))


def _bound(asked: Asked[Model]) -> Iterator[Script]:
    said = asked.model.said
    _expect_same(asked)
    yield _no_turn(asked)
    ground = start(asked)
    at, near = _points(asked, ground)
    bound = ground.unknown("bound")
    most = ground.unknown("most")

    second = derivative(_slope(said), "x")
    sizes = [real(absolute(value(ground, second, {"x": point}))) for point in (at, near)]
    ground.use("derivative_rules")
    ground.use("monotone_between_zeros")
    ground.say("the largest size of the second derivative", *_is_larger(most, sizes))
    ground.say("the bound", equal(bound * 2, most * (near - at) * (near - at)))
    yield from answer_is(asked, ground, equal(bound, stated_number(asked, ground)))


def _no_turn(asked: Asked[Model]) -> Script:
    """Promise that the second derivative has no turning point between the points."""
    ground = start(asked)
    ends = sorted(asked.model.said[name] for name in ("at", "near"))
    between = ground.unknown("x")
    ground.say("between the points", at_most(ends[0], between), at_most(between, ends[1]))
    ground.use("derivative_rules")
    third = derivative(derivative(_slope(asked.model.said), "x"), "x")
    turn = equal(value(ground, third, {"x": between}), 0)
    return never(asked, ground, "turn", "the third derivative is 0", turn)


def _expect_same(asked: Asked[Model]) -> None:
    """Refuse a bound for other points or another function than those of the statement."""
    said = asked.model.said
    points = [said["at"], said["near"]]
    between = [asked.said["low"], asked.said["high"]]
    if [asked.said["at"], asked.said["near"]] != points or between != sorted(points):
        raise Unread(f"other points: {asked.part.question}")
    if asked.said.kind != ("bound of F" if said.kind == "integral" else "bound of f"):
        raise Unread(f"another function: {asked.part.question}")


def _is_larger(most: Term, values: list[Term]) -> list[Term]:
    return [one_of(most, values), *(at_most(one, most) for one in values)]


def _exponents(formula: Expression, by: str) -> Fraction:
    """Return the exponent of a letter in a product of powers."""
    if by not in letters(formula):
        return Fraction(0)
    match formula:
        case Name():
            return Fraction(1)
        case Product(factors):
            return sum((_exponents(factor, by) for factor in factors), Fraction(0))
        case Quotient(over, under):
            return _exponents(over, by) - _exponents(under, by)
        case Power(base, exponent) if (power := exact(exponent)) is not None:
            return _exponents(base, by) * power
    raise Unread(f"no product of powers: {formula}")


def _shares(asked: Asked[Model], ground: Ground) -> tuple[Term, dict[str, Term]]:
    """Return the relative error of the whole, and those of its factors."""
    said, law = asked.model.said, asked.model.law
    if law is None or Name(asked.said["whole"]) != law.sides[0]:
        raise Unread(f"another quantity: {asked.part.question}")
    whole = ground.unknown("whole")
    errors: dict[str, Term] = {said[name]: ground.unknown(f"error_{name}") for name in ("one", "two")}
    parts = [error * abs(_exponents(law.sides[1], name)) for name, error in errors.items()]
    ground.say("the errors add up", equal(whole, real(total(parts))), lemma="relative_errors")
    return whole, errors


def _whole(asked: Asked[Model]) -> Iterator[Script]:
    said = asked.model.said
    ground = start(asked)
    whole, errors = _shares(asked, ground)
    for name, most in (("one", "first"), ("two", "second")):
        ground.say(f"the error of {said[name]}", equal(errors[said[name]], said[most]))
    return answer_is(asked, ground, equal(whole, stated_number(asked, ground)))


def _part(asked: Asked[Model]) -> Iterator[Script]:
    said = asked.model.said
    named = [asked.said["one"], asked.said["two"], asked.said.gaps.get("again", asked.said["two"])]
    if named != [said["one"], said["two"], said["two"]]:
        raise Unread(f"other factors: {asked.part.question}")
    ground = start(asked)
    whole, errors = _shares(asked, ground)
    ground.say("the error of the whole", equal(whole, asked.said["most"]))
    ground.say(f"the error of {said['one']} as before", equal(errors[said["one"]], said["first"]))
    return answer_is(asked, ground, equal(errors[said["two"]], stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={
        "estimate": _estimate,
        "bound of f": _bound,
        "bound of F": _bound,
        "whole": _whole,
        "part": _part,
    },
)
