"""Initial value problems by the Laplace transform: the transform of the solution, and the solution itself."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, different, equal, every, less, total
from seedproof.certifying.university import latex, plain
from seedproof.certifying.university.exponents import CONSTANT, linear_parts
from seedproof.certifying.university.expression import E, Expression, Function, Name, Power, number
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, law, start
from seedproof.certifying.university.series import taylor, value
from seedproof.certifying.university.template import Asked, Task, Template, agree
from seedproof.problems.templates.laplace_transform import phrases

LEMMAS = {
    "transforms_of_derivatives": (
        "With Y for y, the transforms of y' and y'' are s Y - y(0) and s^2 Y - s y(0) - y'(0), where s is "
        "large; so it is for the solutions of linear equations with constant coefficients."
    ),
    "transforms": (
        "The transforms of 1 and e^(k t) are 1/s and 1/(s - k); that of a force 1 that is switched off at "
        "b is (1 - e^(-b s))/s."
    ),
    "one_solution_of_an_initial_value_problem": (
        "A linear equation has one solution with given y(0), and y'(0) if it is of second order; where "
        "the force jumps, y and y' do not."
    ),
}

_SIDES = "left:formula right:formula"
_FORCE = "force:integer off:integer again:integer"
STATEMENTS = meanings(
    phrases.STATEMENTS.values(),
    {
        "first": {
            "The initial value problem $$# = #$$ with $y(0) = #$": f"{_SIDES} height",
            "Let $y(t)$ be the solution of $$# = #$$ with the initial value": f"{_SIDES} height",
            "Denote by $Y(s)$ ... with $$# = #$$": f"{_SIDES} height",
            "A circuit is described": f"{_SIDES} height",
        },
        "second": {
            "A damped spring moves": f"{_SIDES} height slope",
            "The initial value problem $$# = #, \\qquad": f"{_SIDES} height slope",
            "Let $y(t)$ be the solution of $$# = #, \\qquad y(0)": f"{_SIDES} height slope",
            "Denote by $Y(s)$ ... with $$# = #,$$": f"{_SIDES} height slope",
        },
        "switched": {
            "Let $y(t)$ be the solution of $$# = f(t)": f"left:formula {_FORCE}",
            "The input of a linear system": f"{_FORCE} left:formula",
            "A mass on a spring is at rest": f"switch:integer left:formula {_FORCE}",
        },
    },
    seen="4ccfd209",
)
QUESTIONS = meanings(
    (phrases.TRANSFORMS, phrases.SOLUTIONS, phrases.LATER),
    {
        "transform": ("Determine $Y(s)$", "Find $Y(s)$"),
        "later": {"Find $y(t)$ for $t > #$": "off:integer", "What is $y(t)$ for $t > #$": "off:integer"},
        "solution": ("Find $y(t)$", "What is $y(t)$"),
    },
    seen="d32b670d",
)

Y, FIRST, SECOND = Name("y"), Name("y'"), Name("y''")
FORCE = Function("f", (Name("t"),))


@dataclass(frozen=True, slots=True)
class Model:
    """The sides of a linear equation, initial values, and a force with the time at which it ends."""

    left: Expression
    right: Expression
    start: Mapping[str, Fraction]
    force: int
    off: int


def _build(said: Said, task: Task) -> Model:
    left = latex.expression(said["left"], functions=["y"])
    right = FORCE if said.kind == "switched" else latex.expression(said["right"])
    order = {Y, FIRST} if said.kind == "first" else {Y, FIRST, SECOND}
    if not set(linear_parts(left)) <= order:
        raise Unread(f"another kind of equation: {said.sentence}")
    for gap in ("again", "switch"):
        if gap in said.gaps:
            agree(said, gap, said["off"])
    values = {name: said.gaps.get(gap, Fraction(0)) for name, gap in (("y", "height"), ("y'", "slope"))}
    return Model(left, right, values, said.gaps.get("force", 0), said.gaps.get("off", 0))


def _transform(asked: Asked[Model]) -> Iterator[Script]:
    model, ground = asked.model, start(asked)
    s, transformed = ground.unknown("s"), ground.unknown("Y")
    ground.say("where the transforms exist", less(0, s), *(less(rate, s) for rate in _rates(model.right)))
    height, slope = model.start["y"], model.start["y'"]
    first = s * transformed - height
    at = {"y": transformed, "y'": first, "y''": s * first - slope}
    ground.use("transforms_of_derivatives")
    still = value(ground, model.left, {"y": 1, "y'": s, "y''": s * s})
    sides = equal(value(ground, model.left, at), _of_right(model, ground, s))
    ground.say("the transformed equation", different(still, 0), sides, lemma="transforms")
    stated = value(ground, plain.expression(asked.part.answer), {"s": s})
    return answer_is(asked, ground, equal(transformed, stated))


def _rates(right: Expression) -> list[Fraction]:
    """Return k of each e^(k t)."""
    return [rate for kernel in linear_parts(right) if (rate := _rate(kernel)) is not None]


def _rate(kernel: Expression) -> Fraction | None:
    match kernel:
        case Power(base, exponent) if base == E and set(linear_parts(exponent)) == {Name("t")}:
            return linear_parts(exponent)[Name("t")]
    return None


def _of_right(model: Model, ground: Ground, s: Term) -> Term:
    """Return the transform of the right side."""
    if model.right == FORCE:
        gone = value(ground, Function("exp", (Name("s") * number(-model.off),)), {"s": s})
        return ground.quotient(model.force * (1 - gone), s)
    made = []
    for kernel, share in linear_parts(model.right).items():
        rate = Fraction(0) if kernel == CONSTANT else _rate(kernel)
        if rate is None:
            raise Unread(f"no transform is known of {kernel}")
        made.append(ground.quotient(share, s - rate))
    return total(made)


def _solution(asked: Asked[Model]) -> Iterator[Script]:
    stated = plain.expression(asked.part.answer)
    yield from _solves(asked, stated, asked.model.right, "solves_")
    ground = _start(asked)
    height, slope = taylor(ground, stated, {"t": 0}, "t", 1)
    fits = [equal(height, asked.model.start["y"])]
    if SECOND in linear_parts(asked.model.left):
        fits.append(equal(slope, asked.model.start["y'"]))
    yield from law(asked, ground, "the initial values", every(fits), "starts_")


def _start(asked: Asked[Model]) -> Ground:
    ground = start(asked)
    ground.use("one_solution_of_an_initial_value_problem")
    return ground


def _solves(asked: Asked[Model], formula: Expression, right: Expression, name: str) -> Iterator[Script]:
    """Promise that a formula solves the equation with a right side."""
    ground = _start(asked)
    t = ground.unknown("t")
    height, slope, half = taylor(ground, formula, {"t": t}, "t", 2)
    left = value(ground, asked.model.left, {"y": height, "y'": slope, "y''": 2 * half})
    yield from law(asked, ground, "the equation holds", equal(left, value(ground, right, {"t": t})), name)


def _later(asked: Asked[Model]) -> Iterator[Script]:
    model = asked.model
    agree(asked.said, "off", model.off)
    stated, before = plain.expression(asked.part.answer), _pulled(model)
    yield from _solves(asked, before, number(model.force), "before_")
    yield from _solves(asked, stated, number(0), "after_")
    ground = _start(asked)
    rest = every(equal(one, 0) for one in taylor(ground, before, {"t": 0}, "t", 1))
    yield from law(asked, ground, "at rest at first", rest, "starts_")
    ground = _start(asked)
    one, other = (taylor(ground, formula, {"t": model.off}, "t", 1) for formula in (before, stated))
    joined = every(equal(left, right) for left, right in zip(one, other, strict=True))
    yield from law(asked, ground, "no jump where the force ends", joined, "joined_")


def _pulled(model: Model) -> Expression:
    """Guess the motion from rest under the force."""
    shares = linear_parts(model.left)
    square = shares.get(Y, Fraction(0))
    rate = Fraction(math.isqrt(int(square)))
    if set(shares) != {SECOND, Y} or shares[SECOND] != 1 or rate * rate != square or not rate:
        raise Unread(f"no undamped spring: {model.left}")
    return number(model.force / square) * (1 - Function("cos", (number(rate) * Name("t"),)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"transform": _transform, "solution": _solution, "later": _later},
)
