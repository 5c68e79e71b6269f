"""Double integrals over regions that are drawn: triangles, and what a line cuts off a parabola."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Operand, Term, at_most, equal, every, within
from seedproof.certifying.university import plain
from seedproof.certifying.university.areas import iterated
from seedproof.certifying.university.drawn import (
    Item,
    Place,
    expect_only,
    figure,
    items,
    numbers,
    places,
    shown,
)
from seedproof.certifying.university.expression import Expression, Number, Power, children
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.polynomials import Polynomial, constant, letter, polynomial
from seedproof.certifying.university.promises import answer_is, law, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template

LEMMAS = {
    "vertex_form": (
        "A parabola with a vertical axis and the vertex (p, q) has an equation y = a (x - p)^2 + q."
    ),
}

STATEMENTS = sentences(
    {
        "triangle": (
            "In the figure, a triangle $R$ with corners on the grid is shaded.",
            "Let $R$ be the triangle that is shaded in the figure. Its corners are points of the grid.",
            "A triangular plate $R$ is shaded in the figure; all of its corners lie on the grid.",
            "The figure shows a shaded triangle $R$, whose corners have integer coordinates.",
        ),
        "parabola": (
            "The figure shows a shaded region $R$ between a parabola with a vertical axis and a line. They "
            "meet at points of the grid, one of which is the vertex of the parabola.",
            "In the figure, the region $R$ between a parabola with a vertical axis and a line through its "
            "vertex is shaded. Both points of intersection have integer coordinates.",
            "A plate $R$ is shaded in the figure. It is bounded by a line and by a parabola with a vertical "
            "axis; they meet at the vertex of the parabola and at another point of the grid.",
            "Let $R$ be the region that is shaded in the figure. It is enclosed by a line and a parabola "
            "with a vertical axis, whose vertex and whose second point in common with the line are points "
            "of the grid; the line goes through both.",
        ),
    }
)

_INSIDE = (
    "Written with the integral over $x$ inside, $\\iint_R f \\,dA = \\int \\left("
    "\\int_{{a(y)}^{{b(y)} f(x, y) \\,dx\\right) dy$."
)
_FIXED = "For a fixed height $y$, the numbers $x$ with $(x, y)$ in $R$ form an interval."
QUESTIONS = sentences(
    {
        "area": ("Find the exact area of $R$.", "What is the area of $R$?"),
        "integral": (
            "Evaluate $\\iint_R {of:tree} \\,dA$ exactly.",
            "What is the exact value of $\\iint_R {of:tree} \\,dA$?",
        ),
        "left": (
            f"{_INSIDE} Find the lower bound $a(y)$.",
            f"{_FIXED} Find its left end as a function of $y$.",
        ),
        "right": (
            f"{_INSIDE} Find the upper bound $b(y)$.",
            f"{_FIXED} Find its right end as a function of $y$.",
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Side:
    """A line through two points, or a parabola that has its vertex at the first of them."""

    bent: bool
    through: tuple[Place, Place]


@dataclass(frozen=True, slots=True)
class Model:
    """What is shaded over an interval, between two sides."""

    low: Fraction
    high: Fraction
    lower: Side
    upper: Side


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "axes")
    expect_only(drawing, "between", "polynomial", "polyline")
    shaded = items(drawing, "between")
    if len(shaded) != 1:
        raise Unread(f"{task.row_id}: {len(shaded)} regions are shaded")
    low, high = numbers([shaded[0]["from"], shaded[0]["to"]])
    curves = [shaded[0][name] for name in ("lower", "upper")]
    drawn = [item["coefficients"] for item in items(drawing, "polynomial")]
    if sorted(drawn) != sorted(curve["coefficients"] for curve in curves):
        raise Unread(f"{task.row_id}: what is shaded does not end at the curves")
    sides = [_side(curve, low, high) for curve in curves]
    if sorted(side.bent for side in sides) != [False, said.kind == "parabola"]:
        raise Unread(f"{task.row_id}: other sides than those of a {said.kind}")
    if any(part.denominator != 1 for side in sides for at in side.through for part in at):
        raise Unread(f"{task.row_id}: a corner that is no point of the grid")
    lower, upper = sides
    common = set(lower.through) & set(upper.through)
    upright = [frozenset(places(item["points"])) for item in items(drawing, "polyline")]
    ends = [frozenset(pair) for pair in zip(*(sorted(side.through) for side in sides), strict=True)]
    if low >= high or sorted(map(sorted, upright)) != sorted(sorted(pair) for pair in ends if len(pair) == 2):
        raise Unread(f"{task.row_id}: the region is not closed")
    if len(common) != (2 if said.kind == "parabola" else 1):
        raise Unread(f"{task.row_id}: the sides do not meet as they should")
    return Model(low, high, lower, upper)


def _side(curve: Item, low: Fraction, high: Fraction) -> Side:
    """Read the points of a side over both ends, the vertex of a parabola first."""
    coefficients = numbers(curve["coefficients"])

    def point(x: Fraction) -> Place:
        height = Fraction(0)
        for coefficient in coefficients:
            height = height * x + coefficient
        return x, height

    if len(coefficients) < 3:
        return Side(False, (point(low), point(high)))
    if len(coefficients) > 3:
        raise Unread(f"neither a line nor a parabola: {curve}")
    vertex = -coefficients[1] / (2 * coefficients[0])
    if vertex not in (low, high):
        raise Unread(f"the vertex is no end of what is shaded: {curve}")
    return Side(True, (point(vertex), point(low + high - vertex)))


def _curve(ground: Ground, side: Side) -> Polynomial:
    """Return the curve through the points of a side."""
    (p, q), (x, y) = side.through
    steep = ground.unknown("a")
    step = letter("x") - constant(p)
    made = (step * step if side.bent else step).times(steep) + constant(q)
    name = "parabola with the vertex" if side.bent else "line through"
    shown(ground, f"a {name} ({p}, {q}), through ({x}, {y})", equal(made.value(x=x), y))
    if side.bent:
        ground.use("vertex_form")
    return made


def _over(asked: Asked[Model], ground: Ground, of: Polynomial) -> Term:
    model = asked.model
    lower, upper = _curve(ground, model.lower), _curve(ground, model.upper)
    shown(ground, f"shaded between them from {model.low} to {model.high}")
    return iterated(ground, of, [("y", lower, upper), ("x", model.low, model.high)])


def _area(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    area = _over(asked, ground, constant(1))
    return answer_is(asked, ground, equal(area, stated_number(asked, ground)))


def _integral(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = _over(asked, ground, polynomial(asked.said["of"]))
    return answer_is(asked, ground, equal(found, stated_number(asked, ground)))


def _end(asked: Asked[Model]) -> Iterator[Script]:
    """Promise that at each height the stated end is in the region, and nothing of it is beyond."""
    ground, model = start(asked), asked.model
    lower, upper = _curve(ground, model.lower), _curve(ground, model.upper)
    x, y = ground.unknown("x"), ground.unknown("y")

    def is_in(at: Operand) -> Term:
        return every(
            [
                within(model.low, at, model.high),
                at_most(lower.value(x=at), y),
                at_most(y, upper.value(x=at)),
            ]
        )

    ground.say("a point of the region", is_in(x))
    stated = plain.expression(asked.part.answer)
    at: Mapping[str, Operand] = {"y": y}
    for number, radicand in enumerate(_radicands(stated)):
        said = "what the root is taken of is not negative"
        yield from law(asked, ground, said, at_most(0, value(ground, radicand, at)), f"root_{number}_")
    end = value(ground, stated, at)
    not_beyond = at_most(end, x) if asked.said.kind == "left" else at_most(x, end)
    yield from law(asked, ground, f"{asked.part.answer} is this end", every([is_in(end), not_beyond]))


def _radicands(formula: Expression) -> Sequence[Expression]:
    found = [one for part in children(formula) for one in _radicands(part)]
    match formula:
        case Power(base, Number(exponent)) if exponent.denominator == 2:
            return [*found, base]
    return found


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"area": _area, "integral": _integral, "left": _end, "right": _end},
)
