"""Separable differential equations with an initial value."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import different, equal, every, less
from seedproof.certifying.university import plain
from seedproof.certifying.university.best import Choice, best_choice
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.expression import (
    Expression,
    Function,
    Interval,
    Name,
    Number,
    Power,
    Quotient,
    children,
    letters,
    rebuilt,
    replaced,
)
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import law, never, start
from seedproof.certifying.university.series import taylor, value
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.separable_equation import phrases

LEMMAS = {
    "one_solution_through_a_point": (
        "Through a point there is one solution, as far as the right side is continuous and has a "
        "continuous derivative by y."
    ),
    "solution_ends": (
        "A solution v/u ends where u is 0 and v is not, and a solution u^s with an s that is not whole "
        "ends where u is 0 and the derivative of u is not: there u becomes negative."
    ),
    "exp_takes_positive_values": "The exponential function takes each positive value once.",
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "equation": {
            "The function $y = y(x)$ satisfies $$y' = #$$": "right:tree height:tree",
            "Consider the differential equation $$y' = #$$": "right:tree height:tree",
            "We look for a function $y$ of $x$ with $y(0) = #$ and $$y' = #.$$": "height:tree right:tree",
            "Let $y = y(x)$ be the solution of the initial value problem $$y' = #,": "right:tree height:tree",
        },
    },
    seen="52a6d530",
)
QUESTIONS = meanings(
    (phrases.SOLUTIONS, phrases.INTERVALS, phrases.STEEPEST),
    {
        "solution": ("Solve for $y(x)$", "Determine the solution $y(x)$", "Find $y(x)$"),
        "interval": (
            "On which largest open interval that contains $0$",
            "What is the largest open interval around $0$",
        ),
        "fastest": (
            "For which $x$ does $y(x)$ grow fastest",
            "At which $x$ is the slope of the solution largest",
        ),
    },
    seen="8144e20f",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The right side of y' = ..., the value at 0, and the stated solution."""

    right: Expression
    height: Expression
    stated: Expression


def _build(said: Said, task: Task) -> Model:
    return Model(said["right"], said["height"], plain.expression(task.part("a").answer))


def _solution(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    ground.use("one_solution_through_a_point")
    x = ground.unknown("x")
    height, slope = taylor(ground, asked.model.stated, {"x": x}, "x", 1)
    right = value(ground, asked.model.right, {"x": x, "y": height})
    yield from law(asked, ground, "the equation holds", equal(slope, right), "solves_")
    ground.say("at 0", equal(x, 0))
    initial = equal(height, value(ground, asked.model.height, {}))
    yield from law(asked, ground, "the initial value", initial, "starts_")


def _barrier(solution: Expression) -> tuple[Expression, Expression]:
    """Return what is 0 where the solution ends, and what is not 0 there."""
    match solution:
        case Quotient(over, under):
            return under, over
        case Power(base, Number(exponent)) if exponent.denominator > 1:
            return base, derivative(base, "x")
    raise Unread(f"where does this solution end: {solution}")


def _interval(asked: Asked[Model]) -> Iterator[Script]:
    (piece,) = plain.region(asked.part.answer).pieces
    if not isinstance(piece, Interval) or piece.has_low or piece.has_high:
        raise Unread(f"no open interval: {asked.part.answer}")
    ground = start(asked)
    ground.use("solution_ends")
    ends = [None if plain.is_infinite(end) else value(ground, end, {}) for end in (piece.low, piece.high)]
    barrier, other = _barrier(asked.model.stated)
    zero = ground.unknown("zero")
    ground.say("where the solution ends", equal(value(ground, barrier, {"x": zero}), 0))
    low, high = ends
    inside = [
        *([less(low, zero)] if low is not None else []),
        *([less(zero, high)] if high is not None else []),
    ]
    yield never(asked, ground, "inside", "the solution ends inside", every(inside))
    for name, end in (("low", low), ("high", high)):
        if end is not None:
            ends_there, keeps = (value(ground, one, {"x": end}) for one in (barrier, other))
            finite = start(asked)
            finite.steps, finite.symbols, finite.lemmas = ground.steps[:2], ground.symbols, ground.lemmas
            side = less(end, 0) if name == "low" else less(0, end)
            holds = every([equal(ends_there, 0), different(keeps, 0), side])
            yield from law(asked, finite, f"the solution ends at the {name} end", holds, f"{name}_")


def _fastest(asked: Asked[Model]) -> Iterator[Script]:
    """Look for the value of exp that makes the right side largest along the solution."""
    ground = start(asked)
    exponents = {
        part for part in _parts(asked.model.stated) if isinstance(part, Function) and part.name == "exp"
    }
    if len(exponents) != 1 or letters(asked.model.right) != {"y"}:
        raise Unread(f"{asked.task.row_id}: no logistic solution")
    (wave,) = exponents
    solution = _with_letter(asked.model.stated, wave)
    ground.use("exp_takes_positive_values")

    def choice(ground: Ground, who: str) -> Choice:
        power = ground.unknown(f"power_{who}")
        ground.say("a value of the exponential function", less(0, power))
        height = value(ground, solution, {"power": power})
        return Choice(power, value(ground, asked.model.right, {"y": height}))

    at = _at(wave, plain.expression(asked.part.answer))
    return best_choice(asked, ground, choice, value(ground, at, {}))


def _parts(formula: Expression) -> list[Expression]:
    return [formula, *(inner for part in children(formula) for inner in _parts(part))]


def _with_letter(formula: Expression, wave: Expression) -> Expression:
    if formula == wave:
        return Name("power")
    return rebuilt(formula, tuple(_with_letter(part, wave) for part in children(formula)))


def _at(wave: Expression, x: Expression) -> Expression:
    return replaced(wave, {"x": x})


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"solution": _solution, "interval": _interval, "fastest": _fastest},
)
