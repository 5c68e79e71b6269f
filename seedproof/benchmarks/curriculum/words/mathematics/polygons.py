"""Words perimeters and areas of polygons, or a side from one of them."""

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
from seedproof.benchmarks.curriculum.words.mathematics.objects import OUTLINES, fitting
from seedproof.benchmarks.curriculum.words.told import Told
from seedproof.record.draws import Draws, Rejected

_NAMES = {
    3: "triangle", 4: "quadrilateral", 5: "pentagon", 6: "hexagon", 7: "heptagon", 8: "octagon", 9: "nonagon",
    10: "decagon", 11: "hendecagon",
}  # fmt: skip
_ADJECTIVES = {
    3: "triangular", 4: "four-sided", 5: "five-sided", 6: "six-sided", 7: "seven-sided", 8: "eight-sided",
    9: "nine-sided", 10: "ten-sided", 11: "eleven-sided",
}  # fmt: skip
_MANY_SIDED = ("tile", "sign", "sandbox", "stage", "yard", "garden", "pool", "field", "park")
_UNITS = ("centimeters", "meters", "inches", "feet")


class _Polygon:
    """What a formula is: its sides, what is equal, and whether it is an area."""

    def __init__(self, whole: Expression) -> None:
        self.area = False
        self.oblong = False
        self.regular = 0
        self.sides: list[Expression] = []
        if isinstance(whole, Operation) and whole.op == "*":
            left = whole.left
            right = whole.right
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


def _terms(whole: Expression) -> list[Expression]:
    if isinstance(whole, Operation) and whole.op == "+":
        return [*_terms(whole.left), *_terms(whole.right)]
    return [whole]


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
    polygon = _Polygon(whole)
    if standard.concept == "C10" and isinstance(whole, Operation) and whole.op == "*":
        polygon.area = True
        polygon.oblong = True
        polygon.regular = 0
        polygon.sides = [whole.left, whole.right]
    noun, unit = _noun(polygon, total, draws)
    if total is None:
        sentences = _forward(polygon, noun, unit, draws)
    else:
        sentences = _back(polygon, noun, unit, total, draws)
    return Told(tuple(sentences), noun.split()[-1])


def _noun(polygon: _Polygon, total: int | None, draws: Draws) -> tuple[str, str]:
    """Draw `a triangular garden`, `a regular hexagon`; and the unit of its sides."""
    sizes = _lengths(polygon, total)
    things = fitting(OUTLINES, lambda thing: thing.least <= min(sizes) and max(sizes) <= thing.most)
    corners = polygon.regular or len(polygon.sides)
    if corners > 4:
        things = tuple(thing for thing in things if thing.name in _MANY_SIDED)
    bare = not draws.below(2) or not things
    if bare:
        thing = ""
        unit = draws.choice(_UNITS)
    else:
        item = draws.choice(things)
        thing = item.name
        unit = item.unit
    if polygon.oblong:
        if bare:
            return ("rectangle", unit)
        return (f"rectangular {thing}", unit)
    if polygon.regular == 3:
        return ("equilateral triangle", unit)
    if polygon.regular == 4:
        return ("square", unit) if bare else (f"square {thing}", unit)
    name = _NAMES[corners] if bare or corners > 8 else f"{_ADJECTIVES[corners]} {thing}"
    if polygon.regular:
        if bare or corners > 8:
            name = f"regular {_NAMES[corners]}"
        else:
            name = f"regular {_ADJECTIVES[corners]} {thing}"
    return name, unit


def _lengths(polygon: _Polygon, total: int | None) -> list[int]:
    """Return all sides, also the one that is asked for."""
    known = _known(polygon)
    if total is None:
        return known
    if polygon.area:
        return [*known, total // known[0]]
    if polygon.regular:
        return [total // polygon.regular]
    return [*known, (total // 2 if polygon.oblong else total) - sum(known)]


def _a(noun: str) -> str:
    if noun[0] in "aeio" and not noun.startswith("one"):
        return f"an {noun}"
    return f"a {noun}"


def _m(value: int, unit: str) -> str:
    one = {"meters": "meter", "centimeters": "centimeter", "inches": "inch", "feet": "foot"}
    return f"{value} {one[unit] if value == 1 else unit}"


def _known(polygon: _Polygon) -> list[int]:
    return [side.digits for side in polygon.sides if isinstance(side, Number)]


def _listed(values: list[int], unit: str) -> str:
    *first, last = [_m(value, unit) for value in values]
    return f"{', '.join(first)} and {last}" if first else last


def _forward(polygon: _Polygon, noun: str, unit: str, draws: Draws) -> list[str]:
    sides = _known(polygon)
    the = noun.split()[-1]
    if polygon.oblong:
        wide, long = sorted(sides)
        told = draws.choice(
            (
                f"A {noun} is {_m(long, unit)} long and {_m(wide, unit)} wide.",
                f"The sides of a {noun} are {_m(long, unit)} and {_m(wide, unit)} long.",
                f"A {noun} has a length of {_m(long, unit)} and a width of {_m(wide, unit)}.",
                f"A {noun} measures {_m(long, unit)} by {_m(wide, unit)}.",
            )
        )
    elif polygon.regular:
        side = _m(sides[0], unit)
        told = draws.choice(
            (
                f"Each side of {_a(noun)} is {side} long.",
                f"{_a(noun).capitalize()} has sides of {side}.",
                f"All sides of {_a(noun)} are {side} long.",
                f"{_a(noun).capitalize()} has a side length of {side}.",
            )
        )
    else:
        listed = _listed(sides, unit)
        told = draws.choice(
            (
                f"{_a(noun).capitalize()} has sides of {listed}.",
                f"The sides of {_a(noun)} measure {listed}.",
                f"The sides of {_a(noun)} are {listed} long.",
                f"{_a(noun).capitalize()} has sides that are {listed} long.",
            )
        )
    if polygon.area:
        asks = (
            "What is its area?",
            f"Find the area of the {the}.",
            f"What is the area of the {the}?",
            f"How many square {unit} does it cover?",
            f"Find its area in square {unit}.",
        )
    else:
        asks = (
            "What is its perimeter?",
            f"Find the perimeter of the {the}.",
            f"What is the perimeter of the {the}?",
            f"How many {unit} is it around the {the}?",
            f"Find its perimeter in {unit}.",
        )
    return [told, draws.choice(asks)]


def _back(polygon: _Polygon, noun: str, unit: str, total: int, draws: Draws) -> list[str]:
    sides = _known(polygon)
    asks = tuple[str, ...]()
    the = noun.split()[-1]
    what = "area" if polygon.area else "perimeter"
    measure = f"{total} square {unit}" if polygon.area else _m(total, unit)
    told = draws.choice(
        (
            f"The {what} of {_a(noun)} is {measure}.",
            f"{_a(noun).capitalize()} has {'an' if polygon.area else 'a'} {what} of {measure}.",
        )
    )
    if polygon.oblong:
        (known,) = sides
        other = _lengths(polygon, total)[1]
        # The longer one is the length.
        if other == known or draws.below(3) == 0:
            which = 0
        elif known < other:
            which = 1
        else:
            which = 2
        given = (
            f"One of its sides is {_m(known, unit)} long.",
            f"The {the} is {_m(known, unit)} wide.",
            f"The {the} is {_m(known, unit)} long.",
        )[which]
        asks = (
            ("How long is the other side?", f"How many {unit} long is the other side?"),
            ("How long is it?", "What is its length?"),
            ("How wide is it?", "What is its width?"),
        )[which]
        return [told, given, draws.choice(asks)]
    if polygon.regular:
        asks = (
            "How long is each side?",
            f"How long is one side of the {the}?",
            f"How many {unit} long is each side?",
            "What is the length of one side?",
            "Find the length of each side.",
        )
        return [told, draws.choice(asks)]
    listed = _listed(sides, unit)
    others = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")[len(sides) - 2]
    if len(sides) == 2:
        last = "third"
    elif draws.below(2):
        last = "last"
    else:
        last = "remaining"
    given = draws.choice(
        (
            f"{others.capitalize()} of its sides have lengths of {listed}.",
            f"{others.capitalize()} of its sides are {listed} long.",
            f"{others.capitalize()} of its sides measure {listed}.",
        )
    )
    asks = (
        f"How long is the {last} side?",
        f"How many {unit} long is the {last} side?",
        f"What is the length of the {last} side?",
        f"Find the length of the {last} side.",
    )
    return [told, given, draws.choice(asks)]
