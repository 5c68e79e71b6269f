"""Builds the function by similar triangles; its optimum is known in closed form."""

from fractions import Fraction
from typing import cast

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.optimisation_sketch.facts import Facts, Ladder, Plate, Triangle
from seedproof.problems.templates.optimisation_sketch.phrases import FUNCTIONS, OPTIMA, STATEMENTS, Shape
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, product, quotient, root

X = Symbol("x")

Point = tuple[int | Fraction, int | Fraction]

_CUBES = ((1, 2), (2, 1), (2, 3), (3, 2), (3, 4), (4, 3))
"""The cube roots of the fence's height and the gap, up to a factor."""

_SCALES = range(1, 17)

_LADDERS = tuple(
    Ladder(fence=scale * h**3, gap=scale * d**3)
    for h, d in _CUBES
    for scale in _SCALES
    if scale * (h**3 + d**3) <= 140
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a rectangle in a triangle; a ladder over a fence; a broken plate. Raises: Rejected."""
    match difficulty:
        case 1:
            facts: Facts = _triangle(draws)
        case 2:
            facts = draws.choice(_LADDERS)
        case _:
            facts = _plate(draws)
    if answers(facts)[1].formula == answers(twin(facts))[1].formula:
        raise Rejected("other lengths would give the same optimum")
    return facts


def _triangle(draws: Draws) -> Triangle:
    facts = Triangle(across=draws.between(4, 24), up=draws.between(4, 24))
    _check_ratio(facts.across, facts.up)
    return facts


def _check_ratio(across: int, up: int) -> None:
    if not Fraction(1, 2) <= Fraction(up, across) <= Fraction(3, 2):
        raise Rejected("the sketch would be narrow or flat")


def _plate(draws: Draws) -> Plate:
    across = draws.between(8, 20)
    up = draws.between(6, 16)
    _check_ratio(across, up)
    facts = Plate(
        across=across,
        up=up,
        cut_across=draws.between(3, across // 2),
        cut_up=draws.between(3, up // 2),
    )
    if best(facts).denominator > 4:
        raise Rejected("the best place is no simple number")
    return facts


def best(facts: Plate) -> Fraction:
    """Return the best x of a plate: the zero of the derivative, or the end of the cut that is nearest."""
    rest = facts.up - facts.cut_up
    zero = Fraction(facts.across, 2) - Fraction(facts.cut_across * rest, 2 * facts.cut_up)
    return min(max(zero, Fraction(0)), Fraction(facts.cut_across))


def function(facts: Facts) -> Formula:
    """Return the function to be optimised."""
    match facts:
        case Triangle(across, up):
            return product(Fraction(up, across), X, across - X)
        case Ladder(fence, gap):
            return quotient(product(X + gap, call("sqrt", X**2 + fence**2)), X)
        case Plate(across, up, cut_across, cut_up):
            height = up - cut_up + Fraction(cut_up, cut_across) * X
            return product(across - X, height)


def optimum(facts: Facts) -> Formula:
    """Return the greatest area, or the least length."""
    match facts:
        case Triangle(across, up):
            return formula(Fraction(across * up, 4))
        case Ladder():
            scale, h, d = _scaled_cubes(facts)
            square = h**2 + d**2
            return scale * square * root(square)
        case Plate(across, up, cut_across, cut_up):
            x = best(facts)
            return formula((across - x) * (up - cut_up + Fraction(cut_up, cut_across) * x))


def _scaled_cubes(facts: Ladder) -> tuple[int, int, int]:
    """Return the factor before the cubes, and the cube roots."""
    return next(
        (scale, h, d)
        for scale in range(1, 20)
        for h, d in _CUBES
        if (scale * h**3, scale * d**3) == (facts.fence, facts.gap)
    )


def answers(facts: Facts) -> list[Answer]:
    """Return the function and its optimum."""
    kind = "expression(x; x > 0)" if isinstance(facts, Ladder) else "expression(x)"
    if isinstance(facts, Ladder):
        return [Answer(function(facts), kind, ("L",), unit="dm"), Answer(optimum(facts), "number", unit="dm")]
    return [Answer(function(facts), kind, ("A",), unit="cm^2"), Answer(optimum(facts), "number", unit="cm^2")]


def shape_of(facts: Facts) -> Shape:
    """Return the name of what is drawn."""
    # msgspec does not know that the tag of each record is one of these texts.
    return cast("Shape", facts.__struct_config__.tag)


def words(facts: Facts, draws: Draws) -> Words:
    """Say what is drawn, but no length."""
    shape = shape_of(facts)
    return Words(
        draws.choice(STATEMENTS[shape]),
        (draws.choice(FUNCTIONS[shape]), draws.choice(OPTIMA[shape])),
    )


def _written(point: Point) -> list[str]:
    return [str(coordinate) for coordinate in point]


def _segment(start: Point, end: Point, label: str = "", dashed: int = 0) -> Drawing:
    return {
        "kind": "segment",
        "from": _written(start),
        "to": _written(end),
        "label": label,
        "dashed": dashed,
    }


def _dimension(start: Point, end: Point, label: str) -> Drawing:
    return {"kind": "dimension", "from": _written(start), "to": _written(end), "label": label}


def _diagram(
    width: int | Fraction, height: int | Fraction, margin: Fraction, items: list[Drawing]
) -> Drawing:
    return {
        "kind": "diagram",
        "x": [str(-margin), str(width + margin)],
        "y": [str(-margin), str(height + margin / 2)],
        "items": items,
    }


def drawing(facts: Facts) -> Drawing:
    """Draw the shape to scale, with x somewhere that is not the optimum."""
    match facts:
        case Triangle():
            return _triangle_drawn(facts)
        case Ladder():
            return _ladder_drawn(facts)
        case Plate():
            return _plate_drawn(facts)


def _triangle_drawn(facts: Triangle) -> Drawing:
    a = facts.across
    b = facts.up
    x = Fraction(2 * a, 5)
    y = Fraction(3 * b, 5)
    away = Fraction(max(a, b), 7)
    items = [
        _segment((0, 0), (a, 0)),
        _segment((0, 0), (0, b)),
        _segment((a, 0), (0, b)),
        _segment((x, 0), (x, y)),
        _segment((0, y), (x, y), "x"),
        {"kind": "right_angle", "at": ["0", "0"], "from": _written((a, 0)), "to": _written((0, b))},
        _dimension((0, -away), (a, -away), str(a)),
        _dimension((-away, 0), (-away, b), str(b)),
    ]
    return _diagram(a, b, 2 * away, items)


def _ladder_drawn(facts: Ladder) -> Drawing:
    h = facts.fence
    d = facts.gap
    x = Fraction(max(h, d))
    top = h * (d + x) / x
    size = max(d + x, top)
    away = size / 8
    items = [
        _segment((0, 0), (d + x + away, 0)),
        _segment((0, 0), (0, top + away)),
        _segment((d, 0), (d, h), str(h)),
        _segment((d + x, 0), (0, top), "L"),
        {"kind": "right_angle", "at": ["0", "0"], "from": _written((d, 0)), "to": _written((0, h))},
        _dimension((0, -away), (d, -away), str(d)),
        _dimension((d, -away), (d + x, -away), "x"),
    ]
    return _diagram(d + x + away, top + away, 2 * away, items)


def _plate_drawn(facts: Plate) -> Drawing:
    a = facts.across
    b = facts.up
    c = facts.cut_across
    d = facts.cut_up
    x = Fraction(c, 2)
    y = b - d + Fraction(d, 2)
    away = Fraction(max(a, b), 7)
    items = [
        _segment((0, 0), (a, 0)),
        _segment((a, 0), (a, b - d)),
        _segment((a, b - d), (a - c, b)),
        _segment((a - c, b), (0, b)),
        _segment((0, b), (0, 0)),
        _segment((a - c, b), (a, b), str(c), 1),
        _segment((a, b), (a, b - d), str(d), 1),
        _segment((0, y), (a - x, y)),
        _segment((a - x, 0), (a - x, y)),
        {"kind": "point", "at": _written((a - x, y)), "open": 0, "label": "P"},
        _dimension((a - x, y), (a, y), "x"),
        _dimension((0, -away), (a, -away), str(a)),
        _dimension((-away, 0), (-away, b), str(b)),
    ]
    return _diagram(a, b, 2 * away, items)


_ALTS: dict[Shape, str] = {
    "triangle": "A right-angled triangle with the lengths of both legs, and in its right angle a rectangle "
    "whose opposite corner lies on the hypotenuse; its width is marked with the letter x.",
    "ladder": "A vertical wall, a fence in front of it, and a ladder over the fence to the wall; marked are "
    "the height of the fence, its distance from the wall, and with the letter x that of the ladder's foot.",
    "plate": "A rectangle whose upper right corner is missing, with the lengths of its sides and of the "
    "missing parts; a smaller rectangle in it has a corner P on the oblique edge.",
}


def alt(facts: Facts) -> str:
    """Say what is there, without any length."""
    return _ALTS[shape_of(facts)]


def twin(facts: Facts) -> Facts:
    """Return the same sketch with other lengths."""
    match facts:
        case Triangle(up=up):
            return replace(facts, up=up + 1)
        case Ladder():
            scale, h, d = _scaled_cubes(facts)
            return Ladder(fence=(scale + 1) * h**3, gap=(scale + 1) * d**3)
        case Plate(across=across):
            return replace(facts, across=across + 2)


TEMPLATE = Template(
    subject="differential_calculus",
    method="functions and candidates compared",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "similar triangles give a quadratic function",
        2: "a function with a root, whose derivative has a cube as its zero",
        3: "the optimum may lie at an end of the broken edge",
    },
)
