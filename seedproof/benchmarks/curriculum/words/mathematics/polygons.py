"""Words perimeters and areas of polygons, or a side from one of them: of figures, or of objects in use."""

import msgspec

from seedproof.benchmarks.curriculum.lexicon.people import HE, PRONOUNS, SHE
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Declaration,
    Equation,
    Expression,
    Number,
    Operation,
    Problem,
    Variable,
)
from seedproof.benchmarks.curriculum.words.mathematics.borders import AROUND, COVERED, Border
from seedproof.benchmarks.curriculum.words.mathematics.objects import OUTLINES, Thing, fitting
from seedproof.benchmarks.curriculum.words.told import Told, asks_in
from seedproof.record.draws import Draws, Rejected

_NAMES = {
    3: "triangle", 4: "quadrilateral", 5: "pentagon", 6: "hexagon", 7: "heptagon", 8: "octagon", 9: "nonagon",
    10: "decagon", 11: "hendecagon",
}  # fmt: skip
_ADJECTIVES = {
    3: "triangular", 4: "four-sided", 5: "five-sided", 6: "six-sided", 7: "seven-sided", 8: "eight-sided",
    9: "nine-sided", 10: "ten-sided", 11: "eleven-sided",
}  # fmt: skip
_MANY_SIDED = (
    "tile",
    "sign",
    "sandbox",
    "stage",
    "yard",
    "garden",
    "pool",
    "field",
    "park",
    "mirror",
    "patio",
)
_UNITS = ("centimeters", "meters", "inches", "feet")
_SINGULAR = {
    "meters": "meter",
    "centimeters": "centimeter",
    "inches": "inch",
    "feet": "foot",
    "yards": "yard",
}
_COUNTS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class _Sides(msgspec.Struct, frozen=True):
    """Sentences that state the sides: of a figure, or of an object that was named before."""

    figure: tuple[str, ...]
    of_it: tuple[str, ...]


_OBLONG = _Sides(
    figure=(
        "{A} {name} is {long} long and {wide} wide.",
        "The sides of {noun} are {long} and {wide} long.",
        "{A} {name} has a length of {long} and a width of {wide}.",
        "{A} {name} measures {long} by {wide}.",
        "{A} {name} is {wide} wide and {long} long.",
    ),
    of_it=(
        "It is {long} long and {wide} wide.",
        "The {the} is {long} long and {wide} wide.",
        "The {the} is {wide} wide and {long} long.",
        "It measures {long} by {wide}.",
        "The {the} has a length of {long} and a width of {wide}.",
    ),
)
_REGULAR = _Sides(
    figure=(
        "Each side of {noun} is {side} long.",
        "{A} {name} has sides of {side}.",
        "All sides of {noun} are {side} long.",
        "{A} {name} has a side length of {side}.",
        "Every side of {noun} measures {side}.",
    ),
    of_it=(
        "Each side of it is {side} long.",
        "Each side of the {the} is {side} long.",
        "All of its sides are {side} long.",
        "Every side of the {the} measures {side}.",
    ),
)
_IRREGULAR = _Sides(
    figure=(
        "{A} {name} has sides of {listed}.",
        "The sides of {noun} measure {listed}.",
        "The sides of {noun} are {listed} long.",
        "{A} {name} has sides that are {listed} long.",
        "{A} {name} has side lengths of {listed}.",
    ),
    of_it=(
        "Its sides are {listed} long.",
        "The sides of the {the} are {listed} long.",
        "Its sides measure {listed}.",
        "The sides measure {listed}.",
    ),
)
_ASK_AREA = (
    "What is its area?",
    "Find the area of the {the}.",
    "What is the area of the {the}?",
    "How many square {units} does it cover?",
    "Find its area in square {units}.",
    "How large is its area?",
)
_ASK_PERIMETER = (
    "What is its perimeter?",
    "Find the perimeter of the {the}.",
    "What is the perimeter of the {the}?",
    "How many {units} is it around the {the}?",
    "Find its perimeter in {units}.",
    "How long are all of its sides together?",
)
_TOTAL = (
    "The {what} of {noun} is {total}.",
    "{A} {name} has {a_what} of {total}.",
)
# The sides of a rectangle that are known where something goes around it.
_WIDTH_THE = ("The {the} is {known} wide.", "The width of the {the} is {known}.")
_LENGTH_THE = ("The {the} is {known} long.", "The length of the {the} is {known}.")
# The side that is known of a rectangle, and the question for the other one, by which of them it is.
_ONE_SIDE = "One of its sides is {known} long."
_ASK_OTHER = ("How long is the other side?", "How many {units} long is the other side?")
_WIDTH = ("The {the} is {known} wide.", "It is {known} wide.", "Its width is {known}.")
_ASK_LENGTH = ("How long is it?", "What is its length?", "How long is the {the}?", "Find its length.")
_LENGTH = ("The {the} is {known} long.", "It is {known} long.", "Its length is {known}.")
_ASK_WIDTH = ("How wide is it?", "What is its width?", "How wide is the {the}?", "Find its width.")
_ASK_EACH = (
    "How long is each side?",
    "How long is one side of the {the}?",
    "How many {units} long is each side?",
    "What is the length of one side?",
    "Find the length of each side.",
)
_KNOWN_SIDES = (
    "{Count} of its sides have lengths of {listed}.",
    "{Count} of its sides are {listed} long.",
    "{Count} of its sides measure {listed}.",
)
_ASK_LAST = (
    "How long is the {last} side?",
    "How many {units} long is the {last} side?",
    "What is the length of the {last} side?",
    "Find the length of the {last} side.",
)


class _Polygon:
    """What a formula is: its sides, what is equal, and whether it is an area."""

    def __init__(self, whole: Expression, area: bool) -> None:
        self.area = area
        self.oblong = area
        self.regular = 0
        self.sides: list[Expression] = []
        if isinstance(whole, Operation) and whole.op == "*":
            left = whole.left
            right = whole.right
            if area:
                self.sides = [left, right]
                return
            if isinstance(left, Number) and left.digits in _NAMES and isinstance(right, Number | Variable):
                self.regular = left.digits
                self.sides = [right]
                return
        terms = _terms(whole)
        if len(terms) == 2 and all(isinstance(term, Operation) and term.op == "*" for term in terms):
            self.oblong = True
            self.sides = [term.right for term in terms if isinstance(term, Operation)]
        else:
            self.sides = terms

    @property
    def corners(self) -> int:
        return self.regular or len(self.sides)

    @property
    def known(self) -> list[int]:
        """The sides that are given."""
        return [side.digits for side in self.sides if isinstance(side, Number)]

    def lengths(self, total: int | None) -> list[int]:
        """Return all sides, also the one that is asked for."""
        known = self.known
        if total is None:
            return known
        if self.area:
            return [*known, total // known[0]]
        if self.regular:
            return [total // self.regular]
        return [*known, (total // 2 if self.oblong else total) - sum(known)]


def _terms(whole: Expression) -> list[Expression]:
    if isinstance(whole, Operation) and whole.op == "+":
        return [*_terms(whole.left), *_terms(whole.right)]
    return [whole]


class _Named(msgspec.Struct, frozen=True):
    """What has the sides: a figure or an object with an adjective, and the unit of its sides."""

    name: str
    thing: str
    """The object's name; of a bare figure, nothing."""
    units: str

    @property
    def the(self) -> str:
        return self.name.split()[-1]

    @property
    def noun(self) -> str:
        article = "an" if self.name[0] in "aeio" else "a"
        return f"{article} {self.name}"


def tell_polygon(standard: Standard, problem: Problem, draws: Draws) -> Told:
    """Word a polygon with its sides, or with its perimeter or area and the other sides."""
    (statement,) = problem.statements
    if isinstance(statement, Declaration):
        total = None
        whole = statement.expression
    elif isinstance(statement, Equation) and isinstance(statement.left, Number):
        total = statement.left.digits
        whole = statement.right
    else:
        raise Rejected("no figure")
    area = standard.concept == "C10" and isinstance(whole, Operation) and whole.op == "*"
    polygon = _Polygon(whole, area)
    named = _named(polygon, total, draws)
    border = _border(polygon, named, draws)
    words = _words(polygon, named, total, draws)
    forms = _forward(polygon, border, draws) if total is None else _back(polygon, border, total, draws)
    asks = asks_in(named.units, "square" if polygon.area and total is None else "")
    return Told(tuple(form.format_map(words) for form in forms), named.the, asks=asks)


def _named(polygon: _Polygon, total: int | None, draws: Draws) -> _Named:
    """Draw `triangular garden` or `regular hexagon`, and the unit of its sides."""
    things = _things(polygon, total)
    if not things or draws.below(8) < 3:
        units = draws.choice(_UNITS)
        return _Named(_figure(polygon), "", units)
    item = draws.choice(things)
    adjective = _adjective(polygon)
    return _Named(f"{adjective} {item.name}", item.name, item.unit)


def _things(polygon: _Polygon, total: int | None) -> tuple[Thing, ...]:
    """Return the objects that can have such sides."""
    if polygon.corners > 8:
        return ()
    sizes = polygon.lengths(total)
    things = fitting(OUTLINES, lambda thing: thing.least <= min(sizes) and max(sizes) <= thing.most)
    if polygon.corners > 4 or polygon.corners == 3 or not (polygon.oblong or polygon.regular):
        return tuple(thing for thing in things if thing.name in _MANY_SIDED)
    return things


def _figure(polygon: _Polygon) -> str:
    if polygon.oblong:
        return "rectangle"
    if polygon.regular == 3:
        return "equilateral triangle"
    if polygon.regular == 4:
        return "square"
    name = _NAMES[polygon.corners]
    return f"regular {name}" if polygon.regular else name


def _adjective(polygon: _Polygon) -> str:
    if polygon.oblong:
        return "rectangular"
    if polygon.regular == 3:
        return "equilateral triangular"
    if polygon.regular == 4:
        return "square"
    adjective = _ADJECTIVES[polygon.corners]
    return f"regular {adjective}" if polygon.regular else adjective


def _border(polygon: _Polygon, named: _Named, draws: Draws) -> Border | None:
    """Draw what goes around an object or covers it, or nothing."""
    fit = tuple(border for border in (COVERED if polygon.area else AROUND) if named.thing in border.things)
    if not fit or draws.below(6) == 0:
        return None
    return draws.choice(fit)


def _words(polygon: _Polygon, named: _Named, total: int | None, draws: Draws) -> dict[str, str]:
    """Return what stands in the slots."""
    known = polygon.known
    units = named.units
    who = draws.choice((*SHE, *HE))
    noun = named.noun
    words = {
        "who": who,
        "she": PRONOUNS[who],
        "noun": noun,
        "A": noun.split()[0].capitalize(),
        "name": named.name,
        "the": named.the,
        "units": units,
        "what": "area" if polygon.area else "perimeter",
        "a_what": "an area" if polygon.area else "a perimeter",
        "listed": _listed(known, units),
    }
    if known:
        words |= {
            "known": _measure(known[0], units),
            "side": _measure(known[0], units),
            "wide": _measure(min(known), units),
            "long": _measure(max(known), units),
        }
    if total is not None:
        words["total"] = f"{total} square {units}" if polygon.area else _measure(total, units)
    if total is not None and len(known) > 1:
        words["Count"] = _COUNTS[len(known) - 2].capitalize()
        words["last"] = "third" if len(known) == 2 else draws.choice(("last", "remaining"))
    return words


def _measure(value: int, units: str) -> str:
    return f"{value} {_SINGULAR[units] if value == 1 else units}"


def _listed(values: list[int], units: str) -> str:
    """Write `3, 4 and 5 feet`."""
    if not values:
        return ""
    *first, last = values
    return f"{', '.join(map(str, first))} and {_measure(last, units)}" if first else _measure(last, units)


def _forward(polygon: _Polygon, border: Border | None, draws: Draws) -> list[str]:
    shape = _IRREGULAR
    if polygon.oblong:
        shape = _OBLONG
    elif polygon.regular:
        shape = _REGULAR
    if border is not None:
        return [draws.choice(border.begins), draws.choice(shape.of_it), draws.choice(border.asks)]
    return [draws.choice(shape.figure), draws.choice(_ASK_AREA if polygon.area else _ASK_PERIMETER)]


def _back(polygon: _Polygon, border: Border | None, total: int, draws: Draws) -> list[str]:
    told = draws.choice(border.totals if border is not None else _TOTAL)
    if polygon.regular:
        return [told, draws.choice(_ASK_EACH)]
    if not polygon.oblong:
        return [told, draws.choice(_KNOWN_SIDES), draws.choice(_ASK_LAST)]
    known, other = polygon.lengths(total)
    # The longer one is the length.
    if other == known or draws.below(3) == 0:
        return [told, _ONE_SIDE, draws.choice(_ASK_OTHER)]
    if known < other:
        return [told, draws.choice(_WIDTH_THE if border else _WIDTH), draws.choice(_ASK_LENGTH)]
    return [told, draws.choice(_LENGTH_THE if border else _LENGTH), draws.choice(_ASK_WIDTH)]
