"""Line integrals in the plane by Green's theorem."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, absolute, equal, less, literal, real
from seedproof.certifying.university import plain
from seedproof.certifying.university.areas import iterated
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.expression import Expression, Name
from seedproof.certifying.university.fields import over_disc, over_triangle
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import Polynomial, constant, integral, letter, polynomial
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.greens_theorem import phrases

LEMMAS = {
    "greens_theorem": (
        "Once counterclockwise round a region, the integral of (M, N) with continuous derivatives on it "
        "is that of N_x - M_y over the region."
    ),
    "moments_of_half_disc": (
        "Over x^2 + y^2 <= r^2, y >= 0, the integrals of 1, x and y are pi r^2/2, 0 and 2 r^3/3."
    ),
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "field": {
            "A particle moves in the force field": "m:tree n:tree path:text",
            "Let $\\mathbf{F}(x, y)": "m:tree n:tree path:text",
            "In the plane, $C$ denotes": "path:text m:tree n:tree",
            "Consider the plane vector field": "m:tree n:tree path:text",
        }
    },
    seen="649ca876",
)
PATHS = meanings(
    (tuple(phrases.CURVES.values()),),
    {
        "rectangle": {"the boundary of the rectangle": "left:integer right:integer low:integer high:integer"},
        "triangle": {"the boundary of the triangle": "width:integer corner:point"},
        "counterclockwise": {"the circle of radius ... once counterclockwise": "r:integer centre:point"},
        "clockwise": {"the circle of radius ... once clockwise": "r:integer centre:point"},
        "out": {"the closed curve that runs from the origin along the parabola": "curve:tree end:point"},
        "back": {"the closed curve that runs straight from the origin": "end:point curve:tree"},
        "ring": {"the whole boundary of the ring": "inner:integer outer:integer"},
        "roof": {
            "the path ... from $(#, 0)$ to $(0, #)$ ... $(-#, 0)$": "right:integer top:integer left:integer"
        },
        "half": {"the upper half ... from $(#, 0)$ to $(-#, 0)$": "square:integer r:integer left:integer"},
    },
    seen="d152e496",
)
QUESTIONS = meanings(
    (phrases.INTEGRALS, phrases.CONSTANTS),
    {
        "integral": (
            "Evaluate the line integral",
            "What is the exact value of $\\int_C \\mathbf{F}",
            "Compute $\\int_C \\mathbf{F}",
        ),
        "k": ("A rotating field is added", "For which constant $k$", "Determine the constant $k$"),
    },
    seen="51e060db",
)


@dataclass(frozen=True, slots=True)
class Model:
    """A field and a path."""

    m: Expression
    n: Expression
    path: Said


def _build(said: Said, task: Task) -> Model:
    return Model(said["m"], said["n"], PATHS.read(said["path"]))


def _along(ground: Ground, m: Expression, n: Expression, path: Said) -> Term:
    """Return the integral of a field along the path."""
    ground.use("greens_theorem")
    turn = polynomial(derivative(n, "x")) - polynomial(derivative(m, "y"))
    return _KINDS[path.kind](ground, turn, m, path)


def _rectangle(ground: Ground, turn: Polynomial, m: Expression, path: Said) -> Term:
    return iterated(ground, turn, [("y", path["low"], path["high"]), ("x", path["left"], path["right"])])


def _triangle(ground: Ground, turn: Polynomial, m: Expression, path: Said) -> Term:
    return _within(ground, turn, [(0, 0), (path["width"], 0), path["corner"]])


def _within(ground: Ground, turn: Polynomial, corners: Sequence[Sequence[int]]) -> Term:
    """Integrate over a triangle."""
    (px, py), (qx, qy), (rx, ry) = corners
    size = literal(qx - px) * literal(ry - py) - literal(rx - px) * literal(qy - py)
    return over_triangle(ground, turn, corners, ("x", "y")).number() * absolute(size)


def _circle(ground: Ground, turn: Polynomial, m: Expression, path: Said) -> Term:
    sign = 1 if path.kind == "counterclockwise" else -1
    x, y = path["centre"]
    moved = turn.at(x=letter("x") + constant(x), y=letter("y") + constant(y))
    return over_disc(ground, moved, constant(path["r"] ** 2)).number() * ground.pi() * sign


def _segment(ground: Ground, turn: Polynomial, m: Expression, path: Said) -> Term:
    """Integrate between the line and the parabola, which lies below it."""
    end, rise = path["end"]
    line, curve = letter("x").times(Fraction(rise, end)), polynomial(path["curve"])
    middle = ground.unknown("middle")
    below = less(curve.value(x=middle), line.value(x=middle))
    ground.say("the parabola is below the line", equal(middle * 2, end), less(0, middle), below)
    ground.say("the parabola runs through the point", equal(curve.value(x=literal(end)), rise))
    found = iterated(ground, turn, [("y", curve, line), ("x", 0, end)])
    return found if path.kind == "out" else -found


def _ring(ground: Ground, turn: Polynomial, m: Expression, path: Said) -> Term:
    outer, inner = (over_disc(ground, turn, constant(path[name])).number() for name in ("outer", "inner"))
    return (outer - inner) * ground.pi()


def _roof(ground: Ground, turn: Polynomial, m: Expression, path: Said) -> Term:
    right, top, left = path["right"], path["top"], -path["left"]
    if not left < right or top <= 0:
        raise Unread(f"no path over the x-axis from right to left: {path.sentence}")
    return _within(ground, turn, [(right, 0), (0, top), (left, 0)]) - _floor(ground, m, left, right)


def _half(ground: Ground, turn: Polynomial, m: Expression, path: Said) -> Term:
    radius = path["r"]
    if path["left"] != radius or radius**2 != path["square"]:
        raise Unread(f"no half circle: {path.sentence}")
    parts = {tuple(name for name, _ in monomial): term for monomial, term in turn.terms.items()}
    if any(power != 1 for monomial in turn.terms for _, power in monomial) or not set(parts) <= {
        (),
        ("x",),
        ("y",),
    }:
        raise Unread("a moment of the half disc that is not in the table")
    ground.use("moments_of_half_disc")
    r = literal(radius)
    flat = real(parts.get((), literal(0))) * r * r / 2 * ground.pi()
    high = real(parts.get(("y",), literal(0))) * r * r * r * 2 / 3
    return flat + high - _floor(ground, m, -radius, radius)


def _floor(ground: Ground, m: Expression, left: int, right: int) -> Term:
    """Integrate along the x-axis, which closes the path."""
    return integral(ground, polynomial(m).at(y=0), "x", left, right).number()


_KINDS = {
    "rectangle": _rectangle,
    "triangle": _triangle,
    "counterclockwise": _circle,
    "clockwise": _circle,
    "out": _segment,
    "back": _segment,
    "ring": _ring,
    "roof": _roof,
    "half": _half,
}


def _integral(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = ground.unknown("work")
    ground.say(
        "the line integral", equal(found, _along(ground, asked.model.m, asked.model.n, asked.model.path))
    )
    return answer_is(asked, ground, equal(found, stated_number(asked, ground)))


def _rotating(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    k, work, more = (ground.unknown(name) for name in ("k", "work", "more"))
    model = asked.model
    ground.say("the line integral of F", equal(work, _along(ground, model.m, model.n, model.path)))
    ground.say("that of (-y, x)", equal(more, _along(ground, -Name("y"), Name("x"), model.path)))
    ground.say("both together, with the factor k", equal(work + k * more, 0))
    return answer_is(asked, ground, equal(k, value(ground, plain.expression(asked.part.answer), {})))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"integral": _integral, "k": _rotating},
)
