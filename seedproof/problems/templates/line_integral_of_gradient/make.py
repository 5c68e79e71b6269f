"""Plants a polynomial potential, shows its gradient, and takes its difference between the ends of a path."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal

from msgspec.structs import replace

from seedproof.problems.making.coefficients import value
from seedproof.problems.making.multivariate import Powers, Terms, from_list, in_order, partial, value_at
from seedproof.problems.making.texts import Filling
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.line_integral_of_gradient.facts import Arc, Curve, Facts, Path, Segment
from seedproof.problems.templates.line_integral_of_gradient.phrases import ORIGINS, PATHS, VARIABLES
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Like, Symbol, Verbatim, formula, latex, listing, point, polynomial

LETTERS = tuple(map(Symbol, "xyz"))
T = Symbol("t")

_MIXED: dict[int, tuple[tuple[int, ...], ...]] = {
    1: ((1, 1), (2, 1), (1, 2)),
    2: ((1, 1), (2, 1), (1, 2), (2, 2), (3, 1), (1, 3)),
    3: ((1, 1, 0), (1, 0, 1), (0, 1, 1), (1, 1, 1), (2, 1, 0), (0, 2, 1), (1, 0, 2), (2, 0, 1), (0, 1, 2)),
}
"""Powers of terms in several variables, by difficulty."""
_PURE_TERMS = {1: 2, 2: 1, 3: 1}
"""How many terms have one variable, by difficulty."""
_PATHS: dict[int, tuple[Literal["segment", "arc", "curve"], ...]] = {
    1: ("segment",),
    2: ("curve", "curve", "arc"),
    3: ("curve", "curve", "segment"),
}
_QUARTERS = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""Where a point on the unit circle is after so many quarters."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a segment; a plane curve or an arc of a circle, and more terms; a curve or a segment in space."""
    dimension = 3 if difficulty == 3 else 2
    powers = draws.sample(_MIXED[difficulty], difficulty)
    for _ in range(_PURE_TERMS[difficulty]):
        powers.append(_pure_power(draws, dimension))
    highest = [max(column) for column in zip(*powers, strict=True)]
    if len({*powers}) < len(powers) or 0 in highest:
        raise Rejected("a term comes twice, or a variable does not come at all")
    terms = [[*term, *draws.nonzeros(1, 4)] for term in powers]
    facts = Facts(sorted(terms, reverse=True), _path(draws, difficulty, dimension))
    low, high = (value_at(from_list(terms), end) for end in _ends(facts.path))
    if not 0 < abs(high - low) <= 200:
        raise Rejected("the integral is zero or large")
    return facts


def _pure_power(draws: Draws, dimension: int) -> tuple[int, ...]:
    """Draw the powers of a term that has one variable."""
    exponent = draws.between(1, 3)
    letter = draws.below(dimension)
    return tuple(exponent if place == letter else 0 for place in range(dimension))


def _path(draws: Draws, difficulty: int, dimension: int) -> Path:
    match draws.choice(_PATHS[difficulty]):
        case "segment":
            return _segment(draws, dimension)
        case "arc":
            return Arc(radius=draws.between(1, 4), quarters=draws.between(1, 3))
        case "curve":
            return _curve(draws, dimension)


def _segment(draws: Draws, dimension: int) -> Segment:
    start = [draws.between(-3, 4) for _ in range(dimension)]
    end = [draws.between(-3, 4) for _ in range(dimension)]
    if any(first == last for first, last in zip(start, end, strict=True)):
        raise Rejected("a coordinate is constant")
    return Segment(start, end)


def _curve(draws: Draws, dimension: int) -> Curve:
    coordinates = [_coordinate(draws) for _ in range(dimension)]
    straight = all(len(coordinate) == 2 for coordinate in coordinates)
    if straight or any(coordinates.count(coordinate) > 1 for coordinate in coordinates):
        raise Rejected("the curve is straight, or two coordinates are the same")
    start = draws.choice((0, 0, 0, -1, 1))
    return Curve(coordinates, (start, start + draws.choice((1, 1, 2))))


def _coordinate(draws: Draws) -> list[int]:
    degree = draws.between(1, 3)
    leading = draws.choice((1, 1, 1, -1, 2))
    rest = [draws.choice((0, 0, 1, -1, 2)) for _ in range(degree)]
    if degree == 3 and any(rest[:2]):
        raise Rejected("a coordinate has many terms")
    return [leading, *rest]


def _ends(path: Path) -> tuple[list[int], list[int]]:
    """Return where the path starts, and where it ends."""
    match path:
        case Segment(start, end):
            return start, end
        case Arc(radius, quarters):
            right, up = _QUARTERS[quarters]
            return [radius, 0], [radius * right, radius * up]
        case Curve(coordinates, times):
            start, end = ([int(value(each, time)) for each in coordinates] for time in times)
            return start, end


def work(facts: Facts, slip: Slip) -> Worked:
    """Find what the first component gives, what the others add, the potential, and its values at the ends."""
    planted = from_list(facts.terms)
    field = _field(facts)
    first, more = _parts(planted, slip)
    potential = {powers: first.get(powers, Fraction(0)) + more.get(powers, 0) for powers in planted}
    path = facts.path
    curve_steps = []
    if isinstance(path, Curve):
        times = path.times
        path = slip.or_else(path, wrong_start=replace(path, times=(0, times[1])))
        curve = point(*(polynomial(coordinate, T) for coordinate in path.coordinates))
        curve_steps = [
            step("vector_at", letters=T, point=point(time), vector=curve, value=point(*place))
            for time, place in zip(times, _ends(path), strict=True)
        ]
    start, end = _ends(path)
    low = value_at(potential, start)
    high = value_at(potential, end)
    low, high = slip.or_else(
        (low, high),
        sign_flipped=lambda: _with_a_lost_sign(potential, start, end),
        lower_bound_dropped=(Fraction(0), high),
    )
    integral = slip.or_else(high - low, bounds_swapped=low - high)
    if slip and not 0 < abs(integral) <= 600:
        raise Rejected("the integral is zero or large")
    letters = LETTERS[: len(field)]
    written = in_order(potential, LETTERS)
    steps = (
        step(
            "antiderivative",
            function=field[0],
            letter=LETTERS[0],
            antiderivative=in_order(first, LETTERS),
        ),
        step("gradient", function=written, letters=listing(*letters), gradient=point(*field)),
        *curve_steps,
        step("value", letter=point(*letters), at=point(*start), expression=written, value=low),
        step("value", letter=point(*letters), at=point(*end), expression=written, value=high),
        step("identity", left=Verbatim(rf"{high} - \left({low}\right)"), right=integral),
    )
    return Worked(steps, (written, formula(integral)))


def _field(facts: Facts) -> list[Formula]:
    """Return the components of the gradient."""
    dimension = len(facts.terms[0]) - 1
    return [in_order(partial(from_list(facts.terms), letter), LETTERS) for letter in range(dimension)]


def _parts(planted: Terms, slip: Slip) -> tuple[Terms, Terms]:
    """Return the terms with x, and those that come from the other components."""
    first = {powers: coefficient for powers, coefficient in planted.items() if powers[0] > 0}
    more = {powers: coefficient for powers, coefficient in planted.items() if powers[0] == 0}
    match slip:
        case "terms_doubled":
            # A term leaves something in as many components after the first as it has letters there.
            more = {
                powers: coefficient * sum(power > 0 for power in powers[1:])
                for powers, coefficient in planted.items()
            }
        case "branch_missing":
            more = {}
        case "coefficient_slip":
            powers = _pure_power_of(planted)
            part = first if powers[0] > 0 else more
            part[powers] *= max(powers)
    return first, more


def _pure_power_of(terms: Terms) -> Powers:
    """Return the powers of a term that is a square or more of one variable. Raises: Rejected for none."""
    for powers in terms:
        if max(powers) == sum(powers) > 1:
            return powers
    raise Rejected("no term is a power of one variable")


def _with_a_lost_sign(potential: Terms, start: list[int], end: list[int]) -> tuple[Fraction, Fraction]:
    """Return the values, where a power of a negative coordinate has the wrong sign; rather at the end."""
    low = value_at(potential, start)
    high = value_at(potential, end)
    at_end = _negative_terms(potential, end)
    if at_end:
        return low, high - 2 * at_end[0]
    at_start = _negative_terms(potential, start)
    if at_start:
        return low - 2 * at_start[0], high
    raise Rejected("no coordinate is negative")


def _negative_terms(terms: Terms, position: Sequence[int]) -> list[Fraction]:
    """Return the values of terms that are not zero and have an odd power of a negative coordinate."""
    values: list[Fraction] = []
    for powers, coefficient in terms.items():
        at_position = value_at({powers: coefficient}, position)
        pairs = zip(position, powers, strict=True)
        if at_position and any(coordinate < 0 and power % 2 == 1 for coordinate, power in pairs):
            values.append(at_position)
    return values


def gaps(facts: Facts) -> dict[str, Filling]:
    """Return the components of the field, and the path."""
    field = _field(facts)
    return {
        "variables": VARIABLES[len(field)],
        "origin": ORIGINS[len(field)],
        "field": listing(*field),
        "curve": _description(facts.path),
    }


def _description(path: Path) -> str:
    start, end = map(_listed, _ends(path))
    match path:
        case Segment():
            return fill(PATHS["segment"], start=start, end=end)
        case Arc(radius):
            return fill(PATHS["arc"], square=str(radius**2), start=start, end=end)
        case Curve(coordinates, (first, last)):
            listed = _listed([polynomial(coordinate, T) for coordinate in coordinates])
            return fill(PATHS["curve"], coordinates=listed, start=str(first), end=str(last))


def _listed(items: Sequence[Like]) -> str:
    return latex(listing(*items))


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return the types of potential and integral."""
    variables = VARIABLES[len(facts.terms[0]) - 1]
    return Typed(f"expression({variables})", (r"\varphi",)), Typed("number")


SHEET = Sheet(
    subject="multivariable_calculus",
    method="gradient, and exact integral along the path",
    sample=sample,
    gaps=gaps,
    work=work,
    types=types,
    slips={
        "coefficient_slip": "a power is integrated without dividing by the new exponent",
        "terms_doubled": "all components are integrated, and the terms they share counted more than once",
        "branch_missing": "the terms without x are forgotten",
        "wrong_start": "the curve is taken to start where the parameter is zero",
        "sign_flipped": "the sign of an odd power of a negative coordinate is lost",
        "lower_bound_dropped": "the potential is taken as zero where the path starts",
        "bounds_swapped": "the value at the end is subtracted from that at the start",
    },
    version=2,
    levels={
        1: "a segment in the plane",
        2: "an arc or a curve with a parameter, and a potential of more mixed terms",
        3: "three variables, so that two components must be combined with a third",
    },
)
