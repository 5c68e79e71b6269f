"""Sketches with lengths: the largest rectangle in a triangle or a broken plate, the shortest ladder."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, equal, less, product, real, within
from seedproof.certifying.university import plain
from seedproof.certifying.university.best import Choice, best_gain
from seedproof.certifying.university.drawn import Item, figure, items, numbers, place, shown
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import law, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.optimisation_sketch import phrases

LEMMAS = {
    "proportional_heights": "Along a straight line, heights change in proportion to horizontal distances.",
    "right_triangle": "In a right-angled triangle, the squares of the legs add up to that of the "
    "longest side.",
}

STATEMENTS = meanings(
    (phrases.TRIANGLES, phrases.LADDERS, phrases.PLATES),
    {
        "triangle": (
            "The figure shows a right-angled triangle and in it a rectangle with the side $x$, which shares "
            "the right angle",
            "A rectangle of the width $x$ ... sides lie on the legs of the right-angled triangle",
        ),
        "ladder": (
            "The figure shows a wall, a fence in front of it, and a ladder ... distance $x$ from the fence",
            "A ladder of the length $L$ leads over a fence ... distance $x$ from the fence",
        ),
        "plate": (
            "A corner of a rectangular glass plate is broken off ... distance $x$ from the right edge",
            "The dashed corner of the plate in the figure is missing... Let $x$ be the distance from $P$",
        ),
    },
    seen="e5f99793",
)

QUESTIONS = meanings(
    (phrases.AREAS, phrases.LENGTHS, phrases.LARGEST, phrases.SHORTEST),
    {
        "formula_area": ("Find a formula for the area $A(x)$", "Write the area $A(x)$"),
        "formula_length": ("Write the length $L(x)$", "Find a formula for the length $L(x)$"),
        "best_area": ("Find the largest possible area", "How large can this area be at most"),
        "best_length": ("Find the least possible length", "How short can the ladder be"),
    },
    seen="33720508",
)

_LABELS = {
    "triangle": ("dimension -", "dimension |", "segment -"),
    "ladder": ("dimension -", "segment |", "dimension -"),
    "plate": ("dimension -", "dimension |", "segment -", "segment |", "dimension -"),
}
"""How the labelled lengths of each sketch are drawn, level or upright; the last one is x."""


@dataclass(frozen=True, slots=True)
class Model:
    """A sketch: what it is of, and the labelled lengths."""

    kind: str
    lengths: Sequence[Fraction]


def _build(said: Said, task: Task) -> Model:
    found: dict[tuple[str, bool], list[Fraction]] = {}
    drawing = figure(task, "diagram")
    for item in [*items(drawing, "dimension"), *items(drawing, "segment")]:
        if item.get("label", "") not in ("", "L"):
            name = f"{item['kind']} {_way(item)}"
            found.setdefault((name, item["label"] == "x"), []).append(_length(item))
    wanted = _LABELS[said.kind]
    if sorted(found) != sorted([*((name, False) for name in wanted[:-1]), (wanted[-1], True)]):
        raise Unread(f"{task.row_id}: other lengths are drawn: {sorted(found)}")
    if any(len(several) != 1 for several in found.values()):
        raise Unread(f"{task.row_id}: two lengths of one kind")
    return Model(said.kind, [found[name, False][0] for name in wanted[:-1]])


def _way(item: Item) -> str:
    (a, b), (c, d) = place(item["from"]), place(item["to"])
    return "-" if b == d else "|" if a == c else "/"


def _length(item: Item) -> Fraction:
    """Return a labelled length.

    Raises: Unread if it is drawn in another size.
    """
    (a, b), (c, d) = place(item["from"]), place(item["to"])
    drawn = abs(a - c) + abs(b - d)
    if item["label"] != "x" and numbers([item["label"]]) != [drawn]:
        raise Unread(f"a length that is drawn in another size: {item}")
    return drawn


def _rectangle(ground: Ground, model: Model, who: str) -> Choice:
    x, y, area = (ground.unknown(f"{name}_{who}") for name in ("x", "y", "area"))
    if model.kind == "triangle":
        wide, high = model.lengths
        shown(ground, f"a triangle with the legs {wide} and {high}", less(0, x), less(x, wide))
        line, side = equal(y * wide, (wide - x) * high), real(x)
    else:
        wide, high, across, down = model.lengths
        said = f"a plate {wide} wide and {high} high, without a corner {across} wide and {down} high"
        shown(ground, said, within(0, x, across))
        line, side = equal((y - (high - down)) * across, x * down), wide - x
    ground.say("a corner on the oblique line", line, lemma="proportional_heights")
    ground.say("the area", equal(area, product([side, y])))
    return Choice(x, area)


def _ladder(ground: Ground, model: Model, who: str) -> Choice:
    x, y, length = (ground.unknown(f"{name}_{who}") for name in ("x", "y", "length"))
    off, high = model.lengths
    shown(ground, f"a fence {high} high, {off} from the wall", less(0, x), less(0, y), less(0, length))
    on_fence = equal(product([x, y]), (x + off) * high)
    ground.say("the ladder touches the fence", on_fence, lemma="proportional_heights")
    square = equal(length * length, (x + off) * (x + off) + y * y)
    ground.say("its length", square, lemma="right_triangle")
    return Choice(x, -length)


def _choice(asked: Asked[Model], ground: Ground, who: str) -> Choice:
    is_ladder = asked.model.kind == "ladder"
    if asked.said.kind.endswith("length") != is_ladder:
        raise Unread(f"{asked.task.row_id}: a question of another sketch")
    return (_ladder if is_ladder else _rectangle)(ground, asked.model, who)


def _size(asked: Asked[Model], gain: Term) -> Term:
    return -gain if asked.model.kind == "ladder" else gain


def _formula(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    any_one = _choice(asked, ground, "any")
    stated = value(ground, plain.expression(asked.part.answer), {"x": any_one.chosen})
    holds = equal(_size(asked, any_one.gain), stated)
    return law(asked, ground, f"it is {asked.part.answer}", holds)


def _best(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    stated = _size(asked, stated_number(asked, ground))
    return best_gain(asked, ground, lambda ground, who: _choice(asked, ground, who), stated)


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={
        "formula_area": _formula,
        "formula_length": _formula,
        "best_area": _best,
        "best_length": _best,
    },
)
