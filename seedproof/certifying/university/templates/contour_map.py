"""Quadratic polynomials by drawn level curves: the critical point, its kind, gradients, a formula."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, equal, every, less
from seedproof.certifying.university import plain
from seedproof.certifying.university.contours import Contours, contours, has_levels
from seedproof.certifying.university.drawn import Place, expect_only, figure, only, place, shown
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import Polynomial, constant, letter, polynomial, same
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.stated import is_point, stated_point
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.contour_map import phrases

LEMMAS = {
    "symmetric_levels": "If ellipses or hyperbolas with two orthogonal axes of symmetry are level curves of "
    "a polynomial of degree two, it is A u^2 + B v^2 + C with the coordinates u and v along these axes.",
    "kinds_of_critical_points": "A u^2 + B v^2 has a local minimum at 0 for A, B > 0, a local maximum for A, "
    "B < 0, and a saddle point for A B < 0.",
}

STATEMENTS = meanings(
    phrases.STATEMENTS.values(),
    {
        "map": (
            "The figure shows level curves ... lies on an axis of symmetry of the level curves.",
            "The figure shows level curves ... level curves, and the coefficients of $f$ are integers",
            "In the figure you see a contour map ... lies on an axis of symmetry of the level curves.",
            "In the figure you see a contour map ... level curves, and the coefficients of $f$ are integers",
            "A quadratic polynomial ... lies on an axis of symmetry of the level curves.",
            "A quadratic polynomial ... level curves, and the coefficients of $f$ are integers",
        )
    },
    seen="dce92ebb",
)

QUESTIONS = meanings(
    (phrases.CENTRES, phrases.KINDS, phrases.DIRECTIONS, phrases.FORMULAS),
    {
        "critical": ("At which point $(x, y)$", "Find the critical point $(x, y)$"),
        "kind": ("What kind is the critical point", "Does $f$ have a local maximum"),
        "direction": ("In which direction does $f$ increase fastest", "Find the unit vector $(u, v)$"),
        "formula": ("Which polynomial is $f(x, y)$", "Find a formula for $f(x, y)$"),
    },
    seen="fd8a156e",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The level curves, where their axes of symmetry meet, the directions of these, and a point."""

    seen: Contours
    centre: Place
    axes: tuple[tuple[int, int], tuple[int, int]]
    point: Place


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "axes")
    expect_only(drawing, "contours", "point")
    marked = only(drawing, "point")
    if marked["label"] != "P":
        raise Unread(f"{task.row_id}: the point is not P")
    seen = contours(drawing)
    a, b, c, d, e, _ = seen.conic
    determinant = 4 * a * c - b * b
    if not determinant or (b and a != c):
        raise Unread(f"{task.row_id}: curves without axes along the grid or its diagonals")
    centre = (b * e - 2 * c * d) / determinant, (b * d - 2 * a * e) / determinant
    axes = ((1, 1), (1, -1)) if b else ((1, 0), (0, 1))
    point = place(marked["at"])
    across, up = point[0] - centre[0], point[1] - centre[1]
    if (a != c or b) and all(across * q != up * p for p, q in axes):
        raise Unread(f"{task.row_id}: P lies on no axis of symmetry")
    return Model(seen, centre, axes, point)


@dataclass(frozen=True, slots=True)
class Bowl:
    """A polynomial of degree two, with the coefficients of both squares."""

    formula: Polynomial
    squares: tuple[Term, Term]

    def gradient(self, x: Term | Fraction, y: Term | Fraction) -> tuple[Term, Term]:
        """Return the gradient at a point."""
        along, across = (self.formula.derivative(name).value(x=x, y=y) for name in ("x", "y"))
        return along, across


def _bowl(asked: Asked[Model], ground: Ground) -> Bowl:
    (h, k), model = asked.model.centre, asked.model
    x, y = letter("x") - constant(h), letter("y") - constant(k)
    squares = ground.unknown("A"), ground.unknown("B")
    made = constant(ground.unknown("C"))
    for factor, (p, q) in zip(squares, model.axes, strict=True):
        along = x.times(p) + y.times(q)
        made = made + (along * along).times(factor)
    ground.use("symmetric_levels")
    shown(ground, f"axes of symmetry through ({h}, {k}) along {model.axes[0]} and {model.axes[1]}")
    has_levels(ground, made, model.seen)
    return Bowl(made, squares)


def _critical(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    bowl = _bowl(asked, ground)
    at = {name: ground.unknown(name) for name in ("x", "y")}
    ground.say("the gradient is 0", *(equal(one, 0) for one in bowl.gradient(at["x"], at["y"])))
    return answer_is(asked, ground, is_point(at, stated_point(asked, ground, ("x", "y"))))


def _kind(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    a, b = _bowl(asked, ground).squares
    kinds: Mapping[str, Term] = {
        "local minimum": every([less(0, a), less(0, b)]),
        "local maximum": every([less(a, 0), less(b, 0)]),
        "saddle point": less(a * b, 0),
    }
    if asked.part.answer not in kinds:
        raise Unread(f"no kind of critical point: {asked.part.answer}")
    ground.use("kinds_of_critical_points")
    return answer_is(asked, ground, kinds[asked.part.answer])


def _direction(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    along, across = _bowl(asked, ground).gradient(*asked.model.point)
    unit = {name: ground.unknown(name) for name in ("u", "v")}
    u, v = unit["u"], unit["v"]
    shown(ground, f"the point P = ({asked.model.point[0]}, {asked.model.point[1]})")
    ground.say("of length 1", equal(u * u + v * v, 1))
    ground.say("in the direction of the gradient", equal(u * across, v * along))
    ground.say("not in the opposite one", less(0, u * along + v * across))
    return answer_is(asked, ground, is_point(unit, stated_point(asked, ground, ("u", "v"))))


def _formula(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    bowl = _bowl(asked, ground)
    stated = polynomial(plain.expression(asked.part.answer))
    return answer_is(asked, ground, every(same(bowl.formula, stated)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"critical": _critical, "kind": _kind, "direction": _direction, "formula": _formula},
)
