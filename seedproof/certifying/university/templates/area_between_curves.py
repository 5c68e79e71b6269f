"""Regions between the drawn graphs of two polynomials that go through marked points."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import between, different, equal, every, less, some, total
from seedproof.certifying.university import drawn, plain
from seedproof.certifying.university.drawn import Item, Place, items, numbers
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import Polynomial, integral, polynomial, same
from seedproof.certifying.university.promises import answer_is, never, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.area_between_curves import phrases

LEMMAS = {
    "area_between_graphs": "The area between two graphs that do not cross is the integral of the upper minus "
    "the lower one.",
}

_DEGREES = {"linear": 1, "quadratic": 2, "cubic": 3}
STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "graphs": {
            "The figure shows a # function $f$ and a # function $g$": "f:word g:word",
            "A # function $f$ and a # function $g$ are drawn": "f:word g:word",
            "In the figure you see a # function $f$, a # function $g$": "f:word g:word",
        }
    },
    seen="07840dcc",
)

QUESTIONS = meanings(
    (phrases.FORMULAS, phrases.AREAS),
    {
        "function": {
            "Find a formula for $#(x)$": "name:letter",
            "Determine $#(x)$ from the marked points": "name:letter",
        },
        "area": ("Find the total shaded area", "What is the exact total area that is shaded"),
    },
    seen="4dbb746b",
)


@dataclass(frozen=True, slots=True)
class Shaded:
    """A part of what is shaded, between two places where the graphs meet."""

    low: Fraction
    high: Fraction
    upper: str
    lower: str


@dataclass(frozen=True, slots=True)
class Model:
    """The degrees, the marked points on each graph, and the parts of what is shaded."""

    degrees: Mapping[str, int]
    marked: Mapping[str, Sequence[Place]]
    shaded: Sequence[Shaded]


def _build(said: Said, task: Task) -> Model:
    drawing = drawn.figure(task, "axes")
    drawn.expect_only(drawing, "between", "polynomial", "point")
    curves = {item["label"]: item for item in items(drawing, "polynomial")}
    if sorted(curves) != ["f", "g"] or len(items(drawing, "polynomial")) != 2:
        raise Unread(f"{task.row_id}: other graphs are drawn than those of f and g")
    found = drawn.points(drawing)
    marked = {name: [at for at in found if _is_on(at, curve)] for name, curve in curves.items()}
    if any(part.denominator != 1 for at in found for part in at) or not set(found) <= set().union(
        *marked.values()
    ):
        raise Unread(f"{task.row_id}: a marked point on no graph, or that is no lattice point")
    shaded = [_shaded(item, curves) for item in items(drawing, "between")]
    meet = {at[0] for at in marked["f"] if at in marked["g"]}
    if not {end for part in shaded for end in (part.low, part.high)} <= meet:
        raise Unread(f"{task.row_id}: what is shaded does not end where the graphs meet")
    return Model({name: _DEGREES[said[name]] for name in curves}, marked, shaded)


def _is_on(at: Place, curve: Item) -> bool:
    """Return whether a marked point is seen on a graph."""
    height = Fraction(0)
    for coefficient in numbers(curve["coefficients"]):
        height = height * at[0] + coefficient
    return height == at[1]


def _shaded(item: Item, curves: Mapping[str, Item]) -> Shaded:
    low, high = numbers([item["from"], item["to"]])
    sides = []
    for side in ("upper", "lower"):
        names = [name for name, one in curves.items() if one["coefficients"] == item[side]["coefficients"]]
        if len(names) != 1:
            raise Unread(f"what is shaded does not end at a graph: {item}")
        sides += names
    if low >= high or len(set(sides)) != 2:
        raise Unread(f"nothing is shaded: {item}")
    return Shaded(low, high, *sides)


def _functions(asked: Asked[Model], ground: Ground) -> Mapping[str, Polynomial]:
    """Return the functions through the marked points."""
    found = {}
    for name, degree in sorted(asked.model.degrees.items()):
        coefficients = [ground.unknown(f"{name}_{power}") for power in range(degree + 1)]
        made = Polynomial(
            {((("x", Fraction(power)),) if power else ()): one for power, one in enumerate(coefficients)}
        )
        ground.say(f"{name} is of degree {degree}", different(coefficients[-1], 0))
        for x, y in asked.model.marked[name]:
            drawn.shown(ground, f"the point ({x}, {y}) on the graph of {name}", equal(made.value(x=x), y))
        found[name] = made
    return found


def _function(asked: Asked[Model]) -> Iterator[Script]:
    name = asked.said["name"]
    if name not in asked.model.degrees:
        raise Unread(f"no function of the figure: {name}")
    ground = start(asked)
    found = _functions(asked, ground)[name]
    stated = polynomial(plain.expression(asked.part.answer))
    return answer_is(asked, ground, every(same(found, stated)))


def _crossing(asked: Asked[Model]) -> Script:
    """Promise that the graphs do not meet inside what is shaded."""
    ground = start(asked)
    found, inside = _functions(asked, ground), ground.unknown("inside")
    meet = equal((found["f"] - found["g"]).value(x=inside), 0)
    within_one = some(between(part.low, inside, part.high) for part in asked.model.shaded)
    return never(asked, ground, "crossing", "the graphs meet inside", every([within_one, meet]))


def _area(asked: Asked[Model]) -> Iterator[Script]:
    yield _crossing(asked)
    ground = start(asked)
    found = _functions(asked, ground)
    ground.use("area_between_graphs")
    areas = []
    for part in asked.model.shaded:
        height = found[part.upper] - found[part.lower]
        said = f"from {part.low} to {part.high} the graph of {part.upper} is above that of {part.lower}"
        drawn.shown(ground, said, less(0, height.value(x=(part.low + part.high) / 2)))
        areas.append(integral(ground, height, "x", part.low, part.high).number())
    yield from answer_is(asked, ground, equal(total(areas), stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"function": _function, "area": _area},
)
