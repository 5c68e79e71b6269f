"""A drawn parabola that another polynomial continues smoothly: its formula, and what happens at the ends."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import equal, every
from seedproof.certifying.university import plain
from seedproof.certifying.university.drawn import (
    Item,
    Place,
    expect_only,
    figure,
    items,
    numbers,
    only,
    place,
    shown,
    slope_at,
    value_at,
)
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.polynomials import Polynomial, polynomial, same
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template

LEMMAS = {
    "parabola_by_its_vertex": "A parabola with the vertex V is the graph of a quadratic polynomial that has "
    "there the value of V and the derivative 0.",
    "smooth_joint": "Pieces of a function that is once or twice differentiable at a joint have there "
    "the same "
    "value and the same first, or first and second, derivatives.",
}

_FIGURE = (
    "The figure shows the first piece of a spline $s$: a parabola with its vertex at $V$, which ends at the "
    "joint $J$. From $J$ on, $s(x) = r(x)$ with"
)
_BETWEEN = (
    "Between $V$ and $J$, the graph of a function $s$ is the parabola in the figure, and $V$ is its vertex. "
    "To the right of $J$, $s$ is"
)
_DRAWN = (
    " is drawn up to $J$ in the figure; this part is a parabola with the vertex $V$. It is to be continued"
)
_QUADRATIC = "$r(x) = a x^2 + b x + c$"
_CUBIC = "$r(x) = a x^3 + b x^2 + c x + d$"
STATEMENTS = sentences(
    {
        "once": (
            f"{_BETWEEN} another quadratic polynomial {_QUADRATIC}; its graph ends at $E$, and $s$ is "
            "differentiable at the joint.",
            f"{_FIGURE} {_QUADRATIC}, up to the point $E$. The coefficients are chosen so that $s$ is "
            "continuous and differentiable at $J$ and ends at $E$.",
            f"A road{_DRAWN} by the graph of {_QUADRATIC}, from $J$ to $E$, without a gap or a kink at $J$.",
        ),
        "level": (
            f"{_BETWEEN} a cubic polynomial {_CUBIC} with a stationary point at $E$; $s$ is "
            f"differentiable at "
            "the joint.",
            f"{_FIGURE} {_CUBIC}. It reaches the point $E$ with a horizontal tangent, and $s$ is continuous "
            "and differentiable at $J$.",
            f"A road{_DRAWN} by the graph of {_CUBIC} without a gap or a kink at $J$, and to arrive at $E$ "
            "with the slope $0$.",
        ),
        "twice": (
            f"{_BETWEEN} a cubic polynomial {_CUBIC} whose graph ends at $E$; $s$ has a second derivative at "
            "the joint, too.",
            f"{_FIGURE} {_CUBIC}, up to the point $E$. At $J$, $s$ is twice differentiable.",
            f"A railway line{_DRAWN} to $E$ by the graph of {_CUBIC}, so that heights, slopes and second "
            "derivatives agree at $J$.",
        ),
    }
)

QUESTIONS = sentences(
    {
        "piece": ("Determine the polynomial $r(x)$.", "Find $r(x)$.", "Which polynomial is $r(x)$?"),
        "jump": (
            "Find the jump of the second derivative of $s$ at $J$ (right limit minus left limit).",
            "By how much does $s''$ change at $J$, from left to right? Give the change with its sign.",
        ),
        "slope": (
            "Find the slope of the graph of $r$ at $E$.",
            "With which slope does the graph arrive at $E$?",
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Model:
    """How smooth the joint is, and the marked points V, J and E."""

    kind: str
    marked: Mapping[str, Place]


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "axes")
    expect_only(drawing, "polynomial", "point")
    marked = {item["label"]: place(item["at"]) for item in items(drawing, "point")}
    if sorted(marked) != ["E", "J", "V"] or len(items(drawing, "point")) != 3:
        raise Unread(f"{task.row_id}: other points than V, J and E are marked")
    if not marked["V"][0] < marked["J"][0] < marked["E"][0]:
        raise Unread(f"{task.row_id}: the points stand in another order")
    if any(part.denominator != 1 for at in marked.values() for part in at):
        raise Unread(f"{task.row_id}: a marked point that is no lattice point")
    _see_the_parabola(only(drawing, "polynomial"), marked["V"], marked["J"])
    return Model(said.kind, marked)


def _see_the_parabola(curve: Item, vertex: Place, joint: Place) -> None:
    """See that the arc that is drawn goes from its vertex V to J.

    Raises: Unread for another arc.
    """
    drawn = [(x, value_at(curve, x)) for x in numbers([curve["from"], curve["to"]])]
    if len(curve["coefficients"]) != 3 or drawn != [vertex, joint] or slope_at(curve, vertex[0]):
        raise Unread(f"the arc that is drawn is no parabola from its vertex {vertex} to {joint}")


def _unknown(ground: Ground, name: str, degree: int) -> Polynomial:
    return Polynomial(
        {
            ((("x", Fraction(power)),) if power else ()): ground.unknown(f"{name}_{power}")
            for power in range(degree + 1)
        }
    )


def _pieces(asked: Asked[Model], ground: Ground) -> tuple[Polynomial, Polynomial]:
    """Return the parabola, and what continues it."""
    kind, marked = asked.model.kind, asked.model.marked
    first, second = _unknown(ground, "p", 2), _unknown(ground, "r", 2 if kind == "once" else 3)
    for name, piece in (("V", first), ("J", first), ("E", second)):
        x, y = marked[name]
        shown(ground, f"{name} at ({x}, {y})", equal(piece.value(x=x), y))
    vertex, joint, end = (marked[name][0] for name in "VJE")
    flat = equal(first.derivative("x").value(x=vertex), 0)
    ground.say("V is the vertex of the parabola", flat, lemma="parabola_by_its_vertex")
    smooth = [equal(first.value(x=joint), second.value(x=joint))]
    for _ in range(2 if kind == "twice" else 1):
        left, right = (_derived(piece, len(smooth)) for piece in (first, second))
        smooth.append(equal(left.value(x=joint), right.value(x=joint)))
    ground.say("the joint at J", *smooth, lemma="smooth_joint")
    if kind == "level":
        ground.say("the tangent at E is level", equal(second.derivative("x").value(x=end), 0))
    return first, second


def _derived(piece: Polynomial, times: int) -> Polynomial:
    for _ in range(times):
        piece = piece.derivative("x")
    return piece


def _piece(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    _, second = _pieces(asked, ground)
    stated = polynomial(plain.expression(asked.part.answer))
    return answer_is(asked, ground, every(same(second, stated)))


def _jump(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    joint = asked.model.marked["J"][0]
    left, right = (_derived(piece, 2).value(x=joint) for piece in _pieces(asked, ground))
    return answer_is(asked, ground, equal(right - left, stated_number(asked, ground)))


def _slope(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    _, second = _pieces(asked, ground)
    slope = second.derivative("x").value(x=asked.model.marked["E"][0])
    return answer_is(asked, ground, equal(slope, stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"piece": _piece, "jump": _jump, "slope": _slope},
)
