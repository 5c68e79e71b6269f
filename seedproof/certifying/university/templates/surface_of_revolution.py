"""Surfaces of revolution: areas, what it costs to coat them, and endless horns and spires."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, equal, less, total
from seedproof.certifying.university import plain
from seedproof.certifying.university.arcs import Speed, exponential, guess, is_grown_by, rates
from seedproof.certifying.university.constants import over_pi
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.expression import (
    Expression,
    Function,
    Name,
    Number,
    Product,
    Relation,
    number,
    replaced,
    root,
)
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.logarithms import same_arguments
from seedproof.certifying.university.meanings import meanings, patterns
from seedproof.certifying.university.promises import answer_is, law, start
from seedproof.certifying.university.series import taylor, value
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.surface_of_revolution import phrases

LEMMAS = {
    "area_of_revolution": (
        "The area that a graph on one side of an axis sweeps out is 2 pi times the integral of the distance "
        "to the axis times the root of 1 + y'^2."
    ),
    "disc": "A disc of radius r has the area pi r^2.",
    "discs_and_shells": (
        "What lies between the x-axis and a graph with y >= 0 sweeps out pi times the integral of y^2 about "
        "the x-axis, and for x >= 0 2 pi times that of x y about the y-axis."
    ),
    "end_of_horn": (
        "Where x grows, e^(-k x) tends to 0 for positive k, and what is continuous in it to its value at 0."
    ),
    "end_of_spire": "Where x tends to 0, so does x^2 ln x, and what is continuous at 0 to its value there.",
}

_STATEMENTS = patterns(
    (phrases.ABOUT_X, phrases.ABOUT_Y, phrases.HORNS, phrases.TRUMPETS),
    {
        "open": {
            "A shell has the shape of the surface that the curve": "curve:text axis:letter",
            "A reflector has the shape of the surface that the curve": "curve:text axis:letter",
            "Let $#$ be the surface that arises by rotating": ". curve:text axis:letter",
            "The curve $$#$$ is rotated about the $#$-axis. Lengths": "curve:text axis:letter",
            "When it is rotated about the $#$-axis, the graph of": "axis:letter curve:text",
        },
        "endless": {
            "An infinitely long horn arises when the curve": "curve:text axis:letter",
            "An infinitely high spire arises when the curve": "curve:text axis:letter",
            "Consider the endless horn whose wall is made by": "curve:text axis:letter",
            "Consider the endless spire whose wall is made by": "curve:text axis:letter",
            "The curve $$#$$ ... and makes a horn without an end": "curve:text axis:letter",
            "The curve $$#$$ ... and makes a spire without an end": "curve:text axis:letter",
            "Turning about the ... generates the wall of a horn": "axis:letter curve:text",
            "Turning about the ... generates the wall of a spire": "axis:letter curve:text",
        },
    },
    whole=True,
    seen="490799d1",
)
_CURVE = r"y = {y:tree}, \quad {where:relation},"
STATEMENTS = sentences(
    {
        kind: [sentence.replace("{curve:text}", _CURVE) for sentence in several]
        for kind, several in _STATEMENTS.items()
    }
)
QUESTIONS = meanings(
    (phrases.AREAS, phrases.PRICES, phrases.WALLS, phrases.VOLUMES),
    {
        "area": (
            "Find the exact area of the surface, without any disc",
            "What is the exact area, in square centimetres, of the surface alone",
            "Its wall has a finite area",
            "Find the exact area of its whole wall",
        ),
        "cost": {
            "The surface is closed by a flat disc": "price:integer",
            "Wherever the surface is open": "price:integer",
        },
        "volume": (
            "Find the exact volume of the space inside the wall",
            "What is the exact volume of the space within this wall",
        ),
    },
    seen="78fdea4a",
)


@dataclass(frozen=True, slots=True)
class Model:
    """A graph that turns about an axis, and a formula that grows as the area does, over 2 pi."""

    y: Expression
    axis: str
    speed: Speed
    grown: Expression
    shape: str

    @property
    def radius(self) -> Expression:
        """The distance of a point of the graph to the axis."""
        return self.y if self.axis == "x" else Name("x")


def _build(said: Said, task: Task) -> Model:
    y, axis = exponential(said["y"]), said["axis"]
    if axis not in ("x", "y"):
        raise Unread(f"no axis of the plane: {said.sentence}")
    low, high, shape = _ends(said["where"])
    expected = {"open": (("x", "bounded"), ("y", "bounded")), "endless": (("x", "horn"), ("y", "spire"))}
    if (axis, shape) not in expected[said.kind]:
        raise Unread(f"an end where none belongs: {said.sentence}")
    radius = y if axis == "x" else Name("x")
    speed = Speed(radius**2 * (1 + derivative(y, "x") ** 2), "x", low, high)
    grown = guess(speed) if shape == "bounded" else _grown(y, shape, radius)
    return Model(y, axis, speed, grown, shape)


def _ends(where: Relation) -> tuple[Expression, Expression | None, str]:
    """Return the ends, and the shape that they make; the low end of a spire is open."""
    match where:
        case Relation((low, Name("x"), high), ("<=", "<=")):
            return low, high, "bounded"
        case Relation((low, Name("x"), high), ("<", "<=")) if low == number(0):
            return low, high, "spire"
        case Relation((Name("x"), low), (">=",)):
            return low, None, "horn"
    raise Unread(f"no bounds of x: {where}")


def _grown(y: Expression, shape: str, inner: Expression) -> Expression:
    """Guess what the area of an endless surface grows as, by the distance to the axis.

    Its derivative is y (1 + (k y)^2)^(1/2) for y = a e^(k x), and (x^2 + a^2)^(1/2) for y = a ln(c/x).
    """
    factor = 1 / _rate(y) if shape == "horn" else _scale(y)
    size = number(abs(factor))
    hypotenuse = root(1 + (inner / size) ** 2)
    return number(factor / 2) * (inner * hypotenuse + size * Function("ln", (inner / size + hypotenuse,)))


def _rate(y: Expression) -> Fraction:
    (rate,) = rates(y)
    if not isinstance(y, Product) or rate >= 0:
        raise Unread(f"no horn: {y}")
    return rate


def _scale(y: Expression) -> Fraction:
    match y:
        case Product((Number(scale), Function("ln", _))) if scale > 0:
            return scale
    raise Unread(f"no spire: {y}")


def _start(asked: Asked[Model]) -> Ground:
    ground = start(asked)
    ground.use("fundamental_theorem")
    if "\\cosh" in asked.task.statement:
        ground.use("hyperbolic_functions")
    return ground


def _area(asked: Asked[Model]) -> Iterator[Script]:
    yield from is_grown_by(asked, _start(asked), asked.model.speed, asked.model.grown)
    ground = _start(asked)
    yield from _is(asked, ground, _swept(asked, ground))


def _is(asked: Asked[Model], ground: Ground, over: Term) -> Iterator[Script]:
    """Promise that an answer is pi times a number."""
    size = ground.unknown("size")
    ground.say("what is asked, over pi", equal(size, over))
    return answer_is(asked, ground, equal(size, value(ground, _stated(asked), {})))


def _stated(asked: Asked[Model]) -> Expression:
    return over_pi(plain.expression(asked.part.answer))


def _swept(asked: Asked[Model], ground: Ground) -> Term:
    """Return the area over pi."""
    ground.use("area_of_revolution")
    low, high = _at_ends(asked.model, ground)
    same_arguments(ground, [low, high, _stated(asked)])
    return 2 * (value(ground, high, {}) - value(ground, low, {}))


def _at_ends(model: Model, ground: Ground) -> tuple[Expression, Expression]:
    """Return what the growing formula is at both ends, as a limit at an open one."""
    limit: Expression = number(0)
    if model.shape != "bounded":
        ground.use(f"end_of_{model.shape}")
        limit = _grown(model.y, model.shape, limit)
    low = limit if model.shape == "spire" else replaced(model.grown, {"x": model.speed.low})
    high = replaced(model.grown, {"x": model.speed.high}) if model.speed.high is not None else limit
    return low, high


def _cost(asked: Asked[Model]) -> Iterator[Script]:
    low, high = asked.model.speed.low, asked.model.speed.high
    if high is None:
        raise Unread(f"no discs close an endless surface: {asked.part.question}")
    ground = _start(asked)
    area = _swept(asked, ground)
    ground.use("disc")
    discs = [value(ground, replaced(asked.model.radius, {"x": end}), {}) ** 2 for end in (low, high)]
    return _is(asked, ground, asked.said["price"] * (area + total(discs)))


def _volume(asked: Asked[Model]) -> Iterator[Script]:
    model, ground = asked.model, _start(asked)
    ground.use("discs_and_shells")
    x = ground.unknown("x")
    ground.say("a place of the graph", less(0, x))
    slope = taylor(ground, _filled(model), {"x": x}, "x", 1)[1]
    layer = model.y**2 if model.shape == "horn" else 2 * Name("x") * model.y
    fits = equal(slope, value(ground, layer, {"x": x}))
    yield from law(asked, ground, "the derivative is the layer there, over pi", fits, "layer_")
    ground = _start(asked)
    ground.use(f"end_of_{model.shape}")
    ground.use("discs_and_shells")
    sign, closed = (1, model.speed.high) if model.speed.high is not None else (-1, model.speed.low)
    yield from _is(asked, ground, sign * value(ground, replaced(_filled(model), {"x": closed}), {}))


def _filled(model: Model) -> Expression:
    """Guess what the volume of an endless surface grows as, over pi, from the limit 0."""
    if model.shape == "horn":
        return model.y**2 * number(1 / _rate(model.y) / 2)
    if model.shape == "spire":
        return Name("x") ** 2 * (model.y + number(_scale(model.y) / 2))
    raise Unread("a volume within no wall")


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"area": _area, "cost": _cost, "volume": _volume},
)
