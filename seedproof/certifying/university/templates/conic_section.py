"""Ellipses and hyperbolas: their centre, their foci, and a tangent."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, different, equal, every, less, negated, some
from seedproof.certifying.university import plain
from seedproof.certifying.university.expression import Expression, letters
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.lines import same_line
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import Polynomial, letter, polynomial, same
from seedproof.certifying.university.promises import answer_is, never, possible, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import is_point, stated_point, stated_points
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.conic_section import phrases

LEMMAS = {
    "centre_of_conic": (
        "The centre of an ellipse or hyperbola is where both derivatives of its equation are 0."
    ),
    "focal_distances": (
        "Around the centre and for s > 0, the points u whose distances from -f and f have the sum or the "
        "difference 2 s are those with s^2 |u|^2 - (f u)^2 = s^2 (s^2 - |f|^2)."
    ),
    "proportional_equations": (
        "Quadratic equations of the same ellipse or hyperbola, which is neither a point nor a pair of "
        "lines, are multiples of each other."
    ),
}

STATEMENTS = meanings(
    (phrases.GIVEN, phrases.THROUGH),
    {
        "known": {
            "The conic section $K$ has the equation $$# = 0": "zero:tree p:tree",
            "A conic section $K$ passes through $P = #": "p:tree zero:tree",
            "In the plane, the equation $$# = 0": "zero:tree p:tree",
            "Let $K$ be the set of all points $(x, y)$ of the plane with $$# = 0": "zero:tree p:tree",
        },
        "with_abc": {
            "A conic section $K$ has an equation of the form $$# = 0": "zero:tree p:tree q:tree r:tree",
            "For certain real numbers $a$, $b$, $c$ ... $$# = 0$$ passes": "zero:tree p:tree q:tree r:tree",
            "The points $P = #": "p:tree q:tree r:tree zero:tree",
            "Let $a$, $b$, $c$ be the real numbers for which ... $$# = 0$$": "zero:tree p:tree q:tree r:tree",
        },
    },
    seen="2fbe6525",
)
QUESTIONS = meanings(
    (phrases.CENTRES, phrases.FOCI, phrases.TANGENTS),
    {
        "centre": ("Find the centre of $K$", "What are the coordinates of the centre of $K$"),
        "foci": ("Determine the foci of $K$", "Where are the foci of $K$"),
        "tangent": ("Find an equation of the line that touches", "Give an equation of the tangent line"),
    },
    seen="1f984298",
)


@dataclass(frozen=True, slots=True)
class Model:
    """What is 0 on the curve, the names of its unknown coefficients, and points, of which P is the first."""

    zero: Expression
    unknown: tuple[str, ...]
    points: tuple[Expression, ...]


def _build(said: Said, task: Task) -> Model:
    unknown = ("a", "b", "c") if said.kind == "with_abc" else ()
    if letters(said["zero"]) != {"x", "y", *unknown}:
        raise Unread(f"no equation in x and y: {said.sentence}")
    return Model(said["zero"], unknown, tuple(said[name] for name in "pqr" if name in said.gaps))


def _curve(asked: Asked[Model], ground: Ground) -> Polynomial:
    """Return the polynomial that is 0 on the curve, which goes through the points."""
    known = {name: ground.unknown(name) for name in asked.model.unknown}
    curve = polynomial(asked.model.zero, known)
    for point in asked.model.points:
        x, y = (value(ground, one, {}) for one in plain.items(point))
        ground.say("a point of the curve", equal(curve.value(x=x, y=y), 0))
    return curve


def _middle(ground: Ground, curve: Polynomial) -> Mapping[str, Term]:
    centre = {name: ground.unknown(f"centre_{name}") for name in ("x", "y")}
    slopes = [equal(curve.derivative(by).value(**centre), 0) for by in ("x", "y")]
    ground.say("the centre", *slopes, lemma="centre_of_conic")
    return centre


def _centre(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    centre = _middle(ground, _curve(asked, ground))
    return answer_is(asked, ground, is_point(centre, stated_point(asked, ground, ("x", "y"))))


def _foci(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    curve = _curve(asked, ground)
    centre = _middle(ground, curve)
    f = {name: ground.unknown(f"f_{name}") for name in ("x", "y")}
    square, factor, height = (ground.unknown(name) for name in ("s_squared", "factor", "height"))
    ground.say("the equation at the centre", equal(height, curve.value(**centre)), different(height, 0))
    u = {name: letter(name) for name in f}
    along = u["x"].times(f["x"]) + u["y"].times(f["y"])
    focal = ((u["x"] ** 2 + u["y"] ** 2).times(square) - along**2).times(factor)
    squares = Polynomial(
        {one: part for one, part in curve.terms.items() if sum(power for _, power in one) == 2}
    )
    ground.say("the sum or the difference of the distances", less(0, square), lemma="focal_distances")
    ground.say("in squares and products", *same(squares, focal), lemma="proportional_equations")
    rest = factor * square * (f["x"] * f["x"] + f["y"] * f["y"] - square)
    ground.say("and in the constant", equal(height, rest))
    stated = stated_points(asked, ground, ("x", "y"))
    if len(stated) != 2:
        raise Unread(f"({asked.part.letter}) not two foci: {asked.part.answer}")
    one, two = stated
    less_f, plus_f = ({name: centre[name] + f[name] * sign for name in f} for sign in (-1, 1))
    pairs = [every([is_point(less_f, a), is_point(plus_f, b)]) for a, b in ((one, two), (two, one))]
    for number, pair in enumerate(pairs):
        yield possible(asked, ground, f"order_{number}", f"the foci {asked.part.answer}", pair)
    yield never(asked, ground, "unique", f"foci other than {asked.part.answer}", negated(some(pairs)))


def _tangent(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    curve = _curve(asked, ground)
    x, y = (value(ground, one, {}) for one in plain.items(asked.model.points[0]))
    slopes = [curve.derivative(by).value(x=x, y=y) for by in ("x", "y")]
    ground.use("gradient_is_normal")
    stated = plain.equation(asked.part.answer)
    return same_line(asked, ground, stated, {"x": (x, slopes[0]), "y": (y, slopes[1])})


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"centre": _centre, "foci": _foci, "tangent": _tangent},
)
