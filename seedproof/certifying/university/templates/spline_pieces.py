"""A drawn parabola that another polynomial continues smoothly: its formula, and what happens at the ends."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import equal, every
from seedproof.certifying.university import drawn, plain
from seedproof.certifying.university.drawn import Place, items, place
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import Polynomial, polynomial, same
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.spline_pieces import phrases

LEMMAS = {
    "parabola_by_its_vertex": "A parabola with the vertex V is the graph of a quadratic polynomial that has "
    "there the value of V and the derivative 0.",
    "smooth_joint": "Pieces of a function that is once or twice differentiable at a joint have there "
    "the same "
    "value and the same first, or first and second, derivatives.",
}

STATEMENTS = meanings(
    phrases.STATEMENTS.values(),
    {
        "once": (
            "Between $V$ and $J$...another quadratic polynomial...$s$ is differentiable at the joint",
            "The figure shows the first piece...continuous and differentiable at $J$ and ends at $E$",
            "A road is drawn...from $J$ to $E$, without a gap or a kink at $J$",
        ),
        "level": (
            "Between $V$ and $J$...a stationary point at $E$; $s$ is differentiable at the joint",
            "The figure shows the first piece...a horizontal tangent, and $s$ is continuous and diff",
            "A road is drawn...without a gap or a kink at $J$, and to arrive at $E$ with the slope $0$",
        ),
        "twice": (
            "Between $V$ and $J$...ends at $E$; $s$ has a second derivative at the joint, too",
            "The figure shows the first piece...up to the point $E$. At $J$, $s$ is twice differentiable",
            "A railway line is drawn...so that heights, slopes and second derivatives agree at $J$",
        ),
    },
    seen="c89eb015",
)

QUESTIONS = meanings(
    (phrases.PIECES, phrases.JUMPS, phrases.SLOPES),
    {
        "piece": ("Determine the polynomial", "Find $r(x)$", "Which polynomial is $r(x)$"),
        "jump": ("Find the jump of the second derivative", "By how much does $s''$ change"),
        "slope": ("Find the slope of the graph of $r$ at $E$", "With which slope does the graph arrive"),
    },
    seen="73b36981",
)


@dataclass(frozen=True, slots=True)
class Model:
    """How smooth the joint is, and the marked points V, J and E."""

    kind: str
    marked: Mapping[str, Place]


def _build(said: Said, task: Task) -> Model:
    drawing = drawn.figure(task, "axes")
    drawn.expect_only(drawing, "polynomial", "point")
    marked = {item["label"]: place(item["at"]) for item in items(drawing, "point")}
    if sorted(marked) != ["E", "J", "V"] or len(items(drawing, "point")) != 3:
        raise Unread(f"{task.row_id}: other points than V, J and E are marked")
    if not marked["V"][0] < marked["J"][0] < marked["E"][0]:
        raise Unread(f"{task.row_id}: the points stand in another order")
    if any(part.denominator != 1 for at in marked.values() for part in at):
        raise Unread(f"{task.row_id}: a marked point that is no lattice point")
    curve = drawn.only(drawing, "polynomial")
    ends = [(x, drawn.value_at(curve, x)) for x in drawn.numbers([curve["from"], curve["to"]])]
    is_flat = drawn.slope_at(curve, marked["V"][0]) == 0
    if len(curve["coefficients"]) != 3 or ends != [marked["V"], marked["J"]] or not is_flat:
        raise Unread(f"{task.row_id}: the arc that is drawn is no parabola from its vertex V to J")
    return Model(said.kind, marked)


def _unknown(ground: Ground, name: str, degree: int) -> Polynomial:
    powers = {(("x", Fraction(power)),) if power else (): power for power in range(degree + 1)}
    return Polynomial({monomial: ground.unknown(f"{name}_{power}") for monomial, power in powers.items()})


def _pieces(asked: Asked[Model], ground: Ground) -> tuple[Polynomial, Polynomial]:
    """Return the parabola, and what continues it."""
    kind, marked = asked.model.kind, asked.model.marked
    first, second = _unknown(ground, "p", 2), _unknown(ground, "r", 2 if kind == "once" else 3)
    for name, piece in (("V", first), ("J", first), ("E", second)):
        x, y = marked[name]
        drawn.shown(ground, f"{name} at ({x}, {y})", equal(piece.value(x=x), y))
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
