"""Line integrals in the plane by Green's theorem."""

from collections.abc import Iterator
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
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.polynomials import Polynomial, constant, integral, letter, polynomial
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template

LEMMAS = {
    "greens_theorem": (
        "Once counterclockwise round a region, the integral of (M, N) with continuous derivatives on it "
        "is that of N_x - M_y over the region."
    ),
    "moments_of_half_disc": (
        "Over x^2 + y^2 <= r^2, y >= 0, the integrals of 1, x and y are pi r^2/2, 0 and 2 r^3/3."
    ),
}

_FIELD = "$\\mathbf{F}(x, y) = \\left({m:tree}, {n:tree}\\right)$"
STATEMENTS = sentences(
    {
        "field": (
            f"A particle moves in the force field {_FIELD}. Its path $C$ is the {{path:text}}.",
            f"Let {_FIELD}, and let $C$ be the {{path:text}}.",
            f"In the plane, $C$ denotes the {{path:text}}. On the whole plane the field {_FIELD} is given.",
            f"Consider the plane vector field {_FIELD}. The curve $C$ is the {{path:text}}.",
        ),
    }
)

_A, _B, _C = "$({a:integer}, {b:integer})$", "$({c:integer}, {d:integer})$", "$({e:integer}, {f:integer})$"
PATHS = sentences(
    {
        "rectangle": (
            "boundary of the rectangle ${a:integer} \\le x \\le {b:integer}$, ${c:integer} \\le y \\le "
            "{d:integer}$, "
            "traversed once counterclockwise",
        ),
        "triangle": (
            f"boundary of the triangle with the corners {_A}, {_B} and {_C}, traversed once counterclockwise",
        ),
        "circle": (
            "circle of radius ${r:integer}$ about the point $({a:integer}, {b:integer})$, traversed once "
            "{way:word}",
        ),
        "out": (
            "closed curve that runs from the origin along the parabola $y = {curve:tree}$ to the point "
            "$({a:integer}, {b:integer})$ and then straight back to the origin",
        ),
        "back": (
            "closed curve that runs straight from the origin to the point $({a:integer}, {b:integer})$ and "
            "then back to "
            "the origin along the parabola $y = {curve:tree}$",
        ),
        "ring": (
            "whole boundary of the ring ${inner:integer} \\le x^2 + y^2 \\le {outer:integer}$, its outer "
            "circle traversed "
            "counterclockwise and its inner circle clockwise",
        ),
        "roof": (f"path that runs straight from {_A} to {_B} and from there straight to {_C}",),
        "half": (
            "upper half of the circle $x^2 + y^2 = {square:integer}$, traversed from $({r:integer}, 0)$ to "
            "$({l:integer}, 0)$",
        ),
    }
)

_F = "\\mathbf{F} \\cdot d\\mathbf{r}"
_K = "\\mathbf{F} + k\\,(-y, x)"
QUESTIONS = sentences(
    {
        "integral": (
            f"Evaluate the line integral $\\int_C {_F}$ exactly.",
            f"What is the exact value of $\\int_C {_F}$?",
            f"Compute $\\int_C {_F}$, and give the exact value.",
        ),
        "k": (
            "A rotating field is added. Find the number $k$ for which $\\int_C \\left("
            f"{_K}\\right) \\cdot d\\mathbf{{r}} = 0$.",
            f"For which constant $k$ is the line integral of ${_K}$ along $C$ zero?",
            f"Determine the constant $k$ such that the field ${_K}$ does no work along $C$.",
        ),
    }
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
    return iterated(ground, turn, [("y", path["c"], path["d"]), ("x", path["a"], path["b"])])


def _triangle(ground: Ground, turn: Polynomial, m: Expression, path: Said) -> Term:
    corners = [(path["a"], path["b"]), (path["c"], path["d"]), (path["e"], path["f"])]
    (px, py), (qx, qy), (rx, ry) = corners
    size = literal(qx - px) * literal(ry - py) - literal(rx - px) * literal(qy - py)
    return over_triangle(ground, turn, corners, ("x", "y")).number() * absolute(size)


def _circle(ground: Ground, turn: Polynomial, m: Expression, path: Said) -> Term:
    sign = {"counterclockwise": 1, "clockwise": -1}[path["way"]]
    moved = turn.at(x=letter("x") + constant(path["a"]), y=letter("y") + constant(path["b"]))
    return over_disc(ground, moved, constant(path["r"] ** 2)).number() * ground.pi() * sign


def _segment(ground: Ground, turn: Polynomial, m: Expression, path: Said) -> Term:
    """Integrate between the line and the parabola, which lies below it."""
    end, rise = path["a"], path["b"]
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
    if path["b"] or path["f"] or not path["e"] < path["a"] or path["d"] <= 0:
        raise Unread(f"no path over the x-axis from right to left: {path.sentence}")
    return _triangle(ground, turn, m, path) - _floor(ground, m, path["e"], path["a"])


def _half(ground: Ground, turn: Polynomial, m: Expression, path: Said) -> Term:
    radius = path["r"]
    if path["l"] != -radius or radius**2 != path["square"]:
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
    "circle": _circle,
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
