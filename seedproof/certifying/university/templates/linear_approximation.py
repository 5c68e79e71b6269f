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
    letters,
    number,
    replaced,
)
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.promises import answer_is, never, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template

LEMMAS = {
    "integral_as_function": "The derivative of an integral by its upper bound is the integrand there.",
    "monotone_between_zeros": (
        "A function whose derivative is nowhere 0 on an interval is monotone there, so its size is largest "
        "at an end."
    ),
    "relative_errors": (
        "To first order, the largest relative error of a product of powers is the sum of those of its "
        "factors, each times "
        "the size of its exponent."
    ),
}

_RULE, _AT = "$f(x) = x^{{{power:number}}$", "$x = {at:number}$"
_INTEGRAL = "F(x) = {height:integer} + \\int_{{{at:integer}}^x {rate:tree}\\, dt"
_ERRORS = (
    "Of the factors, only ${one:letter}$ and ${two:letter}$ are uncertain: their relative errors are at most "
    "${first:number}$ and ${second:number}$ percent.",
    "The relative error of the measured ${one:letter}$ is at most ${first:number}$ percent, that of "
    "${two:letter}$ at "
    "most ${second:number}$ percent; all other factors are known exactly.",
)
STATEMENTS = sentences(
    {
        "power": (
            f"Let {_RULE} for $x > 0$. The tangent to its graph at {_AT} serves to estimate "
            f"$f({{near:number}})$.",
            "Without a calculator, $f({near:number})$ is to be estimated for the function "
            f"{_RULE}. For this, $f$ is replaced by its linear approximation at {_AT}.",
            f"An engineer needs $f({{near:number}})$, where {_RULE}, and uses the linearisation of $f$ at "
            f"{_AT}.",
            f"The differential of {_RULE} at {_AT} is used to estimate $f({{near:number}})$.",
        ),
        "integral": (
            f"After $x$ minutes, a mountain train is $${_INTEGRAL}$$ metres higher than the middle station "
            "of its line "
            "(lower, where $F(x)$ is negative). To estimate $F({near:number})$, the height is replaced by "
            "its "
            "linearisation at $x = {again:integer}$.",
            f"A function is defined by $${_INTEGRAL}.$$ The tangent to its graph at $x = "
            f"{{again:integer}}$ serves to "
            "estimate $F({near:number})$.",
            f"Let $${_INTEGRAL}.$$ The value $F({{near:number}})$ is to be estimated by the linear "
            "approximation of $F$ "
            "at $x = {again:integer}$.",
        ),
        "errors": tuple(f"{{law:text}} {errors}" for errors in _ERRORS),
    }
)

_LAW = "${whole:letter} = {product:tree}$"
LAWS = sentences(
    {
        "law": (
            "The free end of a beam of length $L$ and stiffness $K$, clamped at the other end, sinks "
            "under a force $F$ by "
            f"{_LAW}.",
            f"A star with the surface area $A$ and the temperature $T$ radiates the power {_LAW}.",
            "The acceleration of gravity is found from the length $L$ and the period $T$ of a pendulum by "
            f"{_LAW}.",
            f"The electrical resistance of a wire of length $L$ and radius $r$ is {_LAW}.",
            f"By the law of Hagen and Poiseuille, a pressure difference $p$ drives {_LAW} cubic metres per "
            "second through "
            "a pipe of radius $r$.",
            f"A string of length $L$ under the tension $F$ vibrates with the frequency {_LAW}.",
        ),
    }
)

_BOUND = "\\frac{M}{2} (x - {at:number})^2"
_SECOND = "{name:letter}''"
QUESTIONS = sentences(
    {
        "estimate": (
            "Give that estimate exactly, not as a rounded decimal.",
            "Which estimate does this give? Answer with an exact number.",
            "Find the estimate exactly.",
        ),
        "bound": (
            f"Let $M$ be the largest value of $|{_SECOND}(x)|$ on ${{span:text}}$. Find the error bound "
            f"${_BOUND}$ at "
            "$x = {near:number}$, as an exact fraction.",
            f"The error is at most ${_BOUND}$ with $x = {{near:number}}$, where $M$ is the maximum of "
            f"$|{_SECOND}|$ on "
            "${span:text}$. Find this bound as an exact fraction.",
        ),
        "whole": (
            "To first order, what is the largest possible relative error of ${whole:letter}$, in percent?",
            "Use the linear approximation (differentials) to find the largest relative error of "
            "${whole:letter}$, in "
            "percent.",
        ),
        "part": (
            "With ${one:letter}$ as before, how precisely must ${two:letter}$ be measured, so that to "
            "first order the "
            "relative error of ${whole:letter}$ is at most ${most:number}$ percent? Give the largest "
            "relative error of "
            "${again:letter}$, in percent.",
            "The relative error of ${whole:letter}$ is to be at most ${most:number}$ percent, with "
            "${one:letter}$ as "
            "precise as before. To first order, at most how many percent may the relative error of "
            "${two:letter}$ be?",
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Model:
    """A statement, as it was said; of a law, its formula."""

    said: Said
    law: Said | None = None


def _build(said: Said, task: Task) -> Model:
    if said.kind == "integral" and said["again"] != said["at"]:
        raise Unread(f"another point: {said.sentence}")
    return Model(said, LAWS.read(said["law"]) if said.kind == "errors" else None)


def _power(said: Said) -> Expression:
    return Power(Name("x"), number(said["power"]))


def _slope(said: Said) -> Expression:
    """Return the derivative of the function, as a formula in x."""
    if said.kind == "power":
        return derivative(_power(said), "x")
    return replaced(said["rate"], {"t": Name("x")})


def _points(asked: Asked[Model], ground: Ground) -> tuple[Term, Term]:
    at, near = ground.unknown("at"), ground.unknown("near")
    ground.say("the points", equal(at, asked.model.said["at"]), equal(near, asked.model.said["near"]))
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
    span = f"[{min(said['at'], said['near'])}, {max(said['at'], said['near'])}]"
    if (asked.said["at"], asked.said["near"]) != (said["at"], said["near"]) or _ends(
        asked.said["span"]
    ) != _ends(span):
        raise Unread(f"other points: {asked.part.question}")
    if asked.said["name"] != ("F" if said.kind == "integral" else "f"):
        raise Unread(f"another function: {asked.part.question}")
    yield _no_turn(asked)
    ground = start(asked)
    at, near = _points(asked, ground)
    bound, most = ground.unknown("bound"), ground.unknown("most")
    bends = [absolute(value(ground, derivative(_slope(said), "x"), {"x": point})) for point in (at, near)]
    larger = [real(bends[0]), real(bends[1])]
    ground.use("derivative_rules")
    ground.use("monotone_between_zeros")
    ground.say("the largest size of the second derivative", *_is_larger(most, larger))
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


def _is_larger(most: Term, values: list[Term]) -> list[Term]:
    return [one_of(most, values), *(at_most(one, most) for one in values)]


def _ends(span: str) -> list[Fraction]:
    return [Fraction(end) for end in span.strip("[]").split(", ")]


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
    if law is None or asked.said["whole"] != law["whole"]:
        raise Unread(f"another quantity: {asked.part.question}")
    whole = ground.unknown("whole")
    errors: dict[str, Term] = {said[name]: ground.unknown(f"error_{name}") for name in ("one", "two")}
    parts = [error * abs(_exponents(law["product"], name)) for name, error in errors.items()]
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
    queries={"estimate": _estimate, "bound": _bound, "whole": _whole, "part": _part},
)
