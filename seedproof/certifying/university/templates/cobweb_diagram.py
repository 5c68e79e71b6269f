"""Iterations that are drawn as cobwebs: the function, its fixed points, the first values, the limit."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import absolute, at_most, different, equal, every, term
from seedproof.certifying.university import drawn, plain
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.drawn import Place, items, place, places, shown, value_at
from seedproof.certifying.university.exponents import CONSTANT, linear_parts
from seedproof.certifying.university.expression import Expression, Name, Power
from seedproof.certifying.university.gaps import GAPS
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings, patterns
from seedproof.certifying.university.polynomials import Polynomial, polynomial, same
from seedproof.certifying.university.promises import answer_is, never, start
from seedproof.certifying.university.sets import set_is
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.cobweb_diagram import phrases

LEMMAS = {
    "nearer_and_nearer": "If f is continuous, f(L) = L, and each x other than L that is at most as far "
    "from L as "
    "x_0 is taken nearer to L by f, then x_n converges to L.",
    "geometric_steps": "A sequence c + k q^n begins with c + k, and with p = q^n it goes from c + k p to "
    "c + k q p.",
}

_DEGREES = {"linear": 1, "quadratic": 2}
STATEMENTS = Patterns(
    patterns(
        (phrases.STATEMENTS,),
        {
            "cobweb": {
                "A cobweb diagram shows the line $y = x$ and a # function": "degree:degree",
                "The figure shows a # function": "degree:degree",
                "Use the figure with the graph of a # function": "degree:degree",
                "In the figure there are the line $y = x$, the graph of a # function": "degree:degree",
            }
        },
        seen="972ed542",
    ),
    {**GAPS, "degree": Kind("|".join(_DEGREES), _DEGREES.__getitem__)},
)

QUESTIONS = meanings(
    (phrases.FUNCTION, phrases.SECOND_TERM, phrases.LIMIT, phrases.EXPLICIT, phrases.FIXED_POINTS),
    {
        "function": ("Determine $f(x)$", "Find a formula for $f(x)$"),
        "second": ("What is the exact value of $x_2$", "Compute $x_2$"),
        "fixed": ("Find all fixed points", "For which $x$ is $f(x) = x$"),
        "limit": (r"Find $\lim_{n \to \infty} x_n$", "To what number does the sequence converge"),
        "closed": ("Find a closed formula for $x_n$", "Express $x_n$ explicitly"),
    },
    seen="b3307194",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The degree of the function, marked points of its graph, and where the sequence begins."""

    degree: int
    marked: Sequence[Place]
    first: Fraction


def _build(said: Said, task: Task) -> Model:
    drawing = drawn.figure(task, "axes")
    drawn.expect_only(drawing, "line", "polynomial", "polyline", "point")
    labels = [item["label"] for kind in ("line", "polynomial") for item in items(drawing, kind)]
    dots = {place(item["at"]): item["label"] for item in items(drawing, "point")}
    begins = [at for at, label in dots.items() if label]
    if labels != ["y = x", "y = f(x)"] or [dots[at] for at in begins] != ["x₀"] or begins[0][1] != 0:
        raise Unread(f"{task.row_id}: other lines are drawn, or the sequence begins elsewhere")
    if any(part.denominator != 1 for at in dots for part in at):
        raise Unread(f"{task.row_id}: a dot that is no lattice point")
    paths = items(drawing, "polyline")
    if len(paths) != 1 or places(paths[0]["points"])[0] != begins[0]:
        raise Unread(f"{task.row_id}: the dashed path begins elsewhere")
    marked = [at for at in dots if at not in begins]
    curve, line = drawn.only(drawing, "polynomial"), drawn.only(drawing, "line")
    if len(curve["coefficients"]) != said["degree"] + 1 or any(value_at(curve, x) != y for x, y in marked):
        raise Unread(f"{task.row_id}: the graph of f does not go through its dots")
    if drawn.numbers([line["slope"], *line["through"]]) != [1, 0, 0]:
        raise Unread(f"{task.row_id}: another line is drawn than y = x")
    if not _goes_by(curve, places(paths[0]["points"])):
        raise Unread(f"{task.row_id}: the dashed path does not go by the graph of f")
    return Model(said["degree"], marked, begins[0][0])


def _goes_by(curve: drawn.Item, path: Sequence[Place]) -> bool:
    """Return whether a path goes up or down to a graph, then to y = x, and so on."""
    return all(
        there == ((y, y) if step % 2 else (x, value_at(curve, x)))
        for step, ((x, y), there) in enumerate(pairwise(path))
    )


def _function(asked: Asked[Model], ground: Ground) -> Polynomial:
    """Return the function through the marked points."""
    made = Polynomial(
        {
            ((("x", Fraction(power)),) if power else ()): ground.unknown(f"f_{power}")
            for power in range(asked.model.degree + 1)
        }
    )
    for x, y in asked.model.marked:
        shown(ground, f"({x}, {y}) on the graph of f", equal(made.value(x=x), y))
    return made


def _formula(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    made = _function(asked, ground)
    return answer_is(asked, ground, every(same(made, polynomial(plain.expression(asked.part.answer)))))


def _second(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    made = _function(asked, ground)
    one, two = ground.unknown("x_1"), ground.unknown("x_2")
    shown(ground, f"x_0 = {asked.model.first}", equal(one, made.value(x=asked.model.first)))
    ground.say("the next step", equal(two, made.value(x=one)))
    return answer_is(asked, ground, equal(two, stated_number(asked, ground)))


def _fixed(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    made = _function(asked, ground)
    x = ground.unknown("x")
    return set_is(asked, ground, x, equal(made.value(x=x), x))


def _limit(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    made = _function(asked, ground)
    limit, x = stated_number(asked, ground), ground.unknown("x")
    ground.use("nearer_and_nearer")
    shown(ground, f"x_0 = {asked.model.first}")
    yield from answer_is(asked, ground, equal(made.value(x=limit), limit))
    near = at_most(absolute(x - limit), absolute(limit - asked.model.first))
    not_nearer = at_most(absolute(x - limit), absolute(made.value(x=x) - limit))
    yield never(
        asked, ground, "attracts", "a number not taken nearer", every([near, different(x, limit), not_nearer])
    )


def _closed(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    made = _function(asked, ground)
    ratio, parts = _geometric(plain.expression(asked.part.answer))
    power = ground.unknown("power")
    ground.use("geometric_steps")
    mean, factor = parts
    first = equal(term(factor + mean), asked.model.first)
    step = equal(made.value(x=power * factor + mean), power * (factor * ratio) + mean)
    shown(ground, f"x_0 = {asked.model.first}")
    return answer_is(asked, ground, every([first, step]))


def _geometric(formula: Expression) -> tuple[Fraction, tuple[Fraction, Fraction]]:
    """Read c + k q^n as q, and c with k.

    Raises: Unread for any other formula.
    """
    parts = dict(linear_parts(formula))
    mean = parts.pop(CONSTANT, Fraction(0))
    match list(parts.items()):
        case [(Power(base, Name("n")), factor)] if (ratio := exact(base)) is not None:
            return ratio, (mean, factor)
    raise Unread(f"no geometric sequence: {formula}")


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"function": _formula, "second": _second, "fixed": _fixed, "limit": _limit, "closed": _closed},
)
