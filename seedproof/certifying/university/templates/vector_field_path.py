"""Line integrals along drawn polygons, by Green's theorem: areas, work, and a field that undoes it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, absolute, equal, literal, total
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.drawn import Item, expect_only, figure, items, places, shown
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.fields import over_triangle
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.polynomials import Polynomial, constant, polynomial
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template

LEMMAS = {
    "green_for_polygons": (
        "Once round a polygon, the integral of (M, N) is that of N_x - M_y over the triangles that its edges "
        "span with one corner, each with the sign of its orientation."
    ),
    "shoelace": "The area of a polygon is the size of the sum of these triangles, with their signs.",
}

_F = "$\\mathbf{F}(x, y) = \\left({m:tree}, {n:tree}\\right)$"
STATEMENTS = sentences(
    {
        "one": (
            "A particle runs once along the closed path $C$ in the figure, in the direction of the "
            f"arrowhead, through the force field {_F}. All corners of $C$ are points of the grid.",
            "The figure shows a closed path $C$ with an arrowhead for its direction; its corners are points "
            f"of the grid. Let {_F}.",
            f"Consider the field {_F} and the closed path $C$ that is drawn in the figure. The corners of "
            "$C$ have integer coordinates; an arrowhead shows its direction.",
            "In the figure you see a polygon $C$, whose corners lie on the grid and which is traversed as "
            f"the arrowhead shows. A field is given by {_F}.",
        ),
        "two": (
            "The figure shows two closed loops, which together make up the path $C$; the arrowheads show "
            f"their directions, and all corners are points of the grid. Let {_F}.",
            f"Consider the field {_F} and the path $C$ in the figure, which consists of two closed loops. "
            "Their corners have integer coordinates; arrowheads show the directions.",
            "A particle runs once along each of the two loops in the figure, in the direction of its "
            f"arrowhead, through the force field {_F}. Both loops together are called $C$, and their corners "
            "are points of the grid.",
            "In the figure you see two polygons, whose corners lie on the grid and which are traversed as "
            f"the arrowheads show; together they are $C$. A field is given by {_F}.",
        ),
    }
)

_K = "\\mathbf{F} + k\\,(-y, x)"
_WORK = "$\\int_C \\mathbf{F} \\cdot d\\mathbf{r}$"
QUESTIONS = sentences(
    {
        "area": (
            "Find the area of all that $C$ encloses.",
            "How large is the area that is enclosed by $C$ altogether?",
        ),
        "work": (
            f"What is the value of {_WORK}?",
            f"Compute the work {_WORK}.",
            f"Evaluate the line integral {_WORK}.",
        ),
        "k": (
            f"For which constant $k$ is $\\int_C \\left({_K}\\right) \\cdot d\\mathbf{{r}} = 0$?",
            f"A rotating field is added. Find the number $k$ for which the line integral of ${_K}$ along $C$ "
            "is zero.",
        ),
    }
)

Corner = tuple[int, int]
Loop = Sequence[Corner]


@dataclass(frozen=True, slots=True)
class Model:
    """A field, and closed paths by their corners in the order of the arrowheads."""

    m: Expression
    n: Expression
    loops: Sequence[Loop]


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "axes")
    expect_only(drawing, "trajectory")
    loops = [_loop(item) for item in items(drawing, "trajectory")]
    if len(loops) != {"one": 1, "two": 2}[said.kind]:
        raise Unread(f"{task.row_id}: {len(loops)} paths are drawn")
    if any(_touch(one, other) for one, other in combinations(loops, 2)):
        raise Unread(f"{task.row_id}: the loops are not side by side")
    return Model(said["m"], said["n"], loops)


def _loop(item: Item) -> Loop:
    """Read a polygon.

    Raises: Unread for a path that is bent, open or crosses itself.
    """
    corners = places(item["points"])
    if item["smooth"] or corners[0] != corners[-1] or len(set(corners)) != len(corners) - 1:
        raise Unread(f"no polygon: {item}")
    if any(part.denominator != 1 for corner in corners for part in corner):
        raise Unread(f"a corner that is no point of the grid: {item}")
    loop = [(int(x), int(y)) for x, y in corners[:-1]]
    edges = list(pairwise([*loop, loop[0]]))
    if any(not set(one) & set(other) and _cross(one, other) for one, other in combinations(edges, 2)):
        raise Unread(f"a path that crosses itself: {item}")
    return loop


def _cross(one: Sequence[Corner], other: Sequence[Corner]) -> bool:
    """Return whether two edges have a point in common, or could have one on the same line."""
    (a, b), (c, d) = one, other
    return _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0


def _turn(a: Corner, b: Corner, c: Corner) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _touch(one: Loop, other: Loop) -> bool:
    """Return whether no line of the grid has one loop on its left, or below it, and the other beyond."""
    spans = [
        sorted([(min(parts), max(parts)) for parts in pair])
        for pair in zip(zip(*one, strict=True), zip(*other, strict=True), strict=True)
    ]
    return all(first[1] >= second[0] for first, second in spans)


def _over(ground: Ground, of: Polynomial, loop: Loop) -> Term:
    """Integrate over the triangles of a polygon, with their signs."""
    first, *rest = loop
    parts = []
    for one, other in pairwise(rest):
        inner = over_triangle(ground, of, (first, one, other), ("x", "y")).number()
        parts.append(inner * _sign_and_size(first, one, other))
    return total(parts)


def _sign_and_size(a: Corner, b: Corner, c: Corner) -> Term:
    """Return twice the area of a triangle, negative if it is clockwise."""
    across = literal(b[0] - a[0]) * literal(c[1] - a[1])
    return across - literal(b[1] - a[1]) * literal(c[0] - a[0])


def _see(ground: Ground, loops: Sequence[Loop]) -> None:
    for loop in loops:
        shown(ground, f"a polygon, in the order of its arrowhead: {', '.join(map(str, loop))}")


def _doubled(loop: Loop) -> Term:
    first, *rest = loop
    return total(_sign_and_size(first, one, other) for one, other in pairwise(rest))


def _area(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    _see(ground, asked.model.loops)
    ground.use("shoelace")
    area = ground.unknown("area")
    doubled = total(absolute(_doubled(loop)) for loop in asked.model.loops)
    ground.say("the triangles together", equal(area * 2, doubled))
    return answer_is(asked, ground, equal(area, stated_number(asked, ground)))


def _integral(asked: Asked[Model], ground: Ground) -> Term:
    model = asked.model
    _see(ground, model.loops)
    ground.use("green_for_polygons")
    turn = polynomial(derivative(model.n, "x")) - polynomial(derivative(model.m, "y"))
    work = ground.unknown("work")
    found = total(_over(ground, turn, loop) for loop in model.loops)
    ground.say("the line integral of F", equal(work, found))
    return work


def _work(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    work = _integral(asked, ground)
    return answer_is(asked, ground, equal(work, stated_number(asked, ground)))


def _rotating(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    work = _integral(asked, ground)
    k, more = ground.unknown("k"), ground.unknown("more")
    turned = total(_over(ground, constant(2), loop) for loop in asked.model.loops)
    ground.say("the line integral of (-y, x)", equal(more, turned))
    ground.say("both together, with the factor k", equal(work + k * more, 0))
    return answer_is(asked, ground, equal(k, stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"area": _area, "work": _work, "k": _rotating},
)
