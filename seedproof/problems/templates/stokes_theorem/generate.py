"""Takes the curl, and integrates its flux through a graph over the triangle or disc below the curve."""

from fractions import Fraction
from typing import assert_never

from seedproof.problems.making.circles import WithPi, turned
from seedproof.problems.making.multivariate import (
    Powers,
    Terms,
    between,
    composed,
    constant,
    from_list,
    minus,
    monomial,
    number_of,
    partial,
    plus,
    put,
    scaled,
    times,
    to_list,
    value_at,
    written,
)
from seedproof.problems.making.vectors import unit_vector
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.stokes_theorem.facts import Direction, Distraction, Facts, Ring, Triangle
from seedproof.problems.templates.stokes_theorem.phrases import (
    AXES,
    CURVES,
    DIRECTIONS,
    DISTRACTIONS,
    INTEGRALS,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, Verbatim, latex, total

LETTERS = (Symbol("x"), Symbol("y"), Symbol("z"))

_X = monomial(0, 3)
_Y = monomial(1, 3)
_ONE = constant(1, 3)
_KINDS: tuple[Distraction, ...] = ("exponential", "cosine", "root")
_LARGEST_SQUARE = 60

_PRODUCTS: tuple[tuple[Powers, ...], ...] = (
    ((0, 1, 0), (0, 0, 1), (0, 1, 1), (0, 2, 0), (1, 1, 0), (0, 0, 2)),
    ((1, 0, 0), (0, 0, 1), (1, 0, 1), (2, 0, 0), (1, 1, 0), (0, 0, 2)),
    ((1, 0, 0), (0, 1, 0), (1, 1, 0), (2, 0, 0), (0, 1, 1), (0, 2, 0)),
)
"""The powers of terms that each component may have."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a triangle or level circle; a tilted ellipse; a curve on a curved surface. Raises: Rejected."""
    facts = Facts(
        components=[to_list(_component(draws, powers)) for powers in _PRODUCTS],
        distractions=(draws.choice(_KINDS), draws.choice(_KINDS), draws.choice(_KINDS)),
        curve=_curve(draws, difficulty),
        point=(draws.between(-2, 2), draws.between(-2, 2), draws.between(-2, 2)),
    )
    _check_axis(curl_at(facts))
    whole = circulation(facts)
    if whole.rational == 0 == whole.factor:
        raise Rejected("the circulation is zero")
    numbers = (whole.rational, whole.factor)
    if any(number.denominator > 6 or abs(number) > 150 for number in numbers):
        raise Rejected("the circulation is large")
    return facts


def _check_axis(curl: list[int]) -> None:
    """Raises: Rejected where the curl at the point is along an axis of coordinates, or large."""
    if curl.count(0) > 1:
        raise Rejected("the curl is along an axis")
    if sum(component**2 for component in curl) > _LARGEST_SQUARE:
        raise Rejected("the curl is large")


def _component(draws: Draws, powers: tuple[Powers, ...]) -> Terms:
    first, second = draws.sample(powers, 2)
    a, b = draws.nonzeros(2, 4)
    return {first: Fraction(a), second: Fraction(b)}


def _curve(draws: Draws, difficulty: int) -> Triangle | Ring:
    if difficulty == 1 and draws.below(2) == 0:
        return Triangle((draws.between(1, 4), draws.between(1, 4), draws.between(1, 4)))
    directions: tuple[Direction, ...] = ("counterclockwise", "clockwise")
    radius = draws.between(1, 3)
    return Ring(radius, to_list(_height(draws, difficulty)), draws.choice(directions))


def _height(draws: Draws, difficulty: int) -> Terms:
    """Draw a polynomial in x and y: a constant, a linear one, or a quadratic one."""
    level = draws.between(1, 4)
    a, b = draws.nonzeros(2, 3)
    match difficulty:
        case 1:
            return {(0, 0): Fraction(level)}
        case 2:
            tilted: dict[Powers, Fraction] = {(1, 0): Fraction(a), (0, 0): Fraction(level)}
            if draws.below(2) == 0:
                tilted[0, 1] = Fraction(b)
            return tilted
    curved: tuple[dict[Powers, Fraction], ...] = (
        {(1, 1): Fraction(a)},
        {(2, 0): Fraction(a), (0, 2): Fraction(-a)},
        {(2, 0): Fraction(a), (0, 1): Fraction(b)},
        {(0, 2): Fraction(a), (1, 0): Fraction(b)},
    )
    return draws.choice(curved)


def components(facts: Facts) -> list[Terms]:
    """Return the polynomials of the components."""
    return [from_list(component) for component in facts.components]


def curl(facts: Facts) -> list[Terms]:
    """Return the components of the curl."""
    first, second, third = components(facts)
    return [
        minus(partial(third, 1), partial(second, 2)),
        minus(partial(first, 2), partial(third, 0)),
        minus(partial(second, 0), partial(first, 1)),
    ]


def curl_at(facts: Facts) -> list[int]:
    """Return the curl at the point."""
    return [int(value_at(component, facts.point)) for component in curl(facts)]


def height(curve: Triangle | Ring) -> Terms:
    """Return the polynomial in x, y and z whose graph is spanned by the curve; z does not occur."""
    match curve:
        case Triangle((a, b, c)):
            fallen = plus(scaled(_X, Fraction(-c, a)), scaled(_Y, Fraction(-c, b)))
            return plus(fallen, constant(c, 3))
        case Ring():
            return {(*powers, 0): coefficient for powers, coefficient in from_list(curve.height).items()}
        case _:
            assert_never(curve)


def normal(graph: Terms) -> list[Terms]:
    """Return the upward normal (-f_x, -f_y, 1) of a graph."""
    return [scaled(partial(graph, 0), -1), scaled(partial(graph, 1), -1), _ONE]


def flux_density(rotation: list[Terms], graph: Terms, upward: list[Terms]) -> Terms:
    """Return the scalar product of a field on the graph with the normal, in x and y."""
    on_graph = [put(component, 2, graph) for component in rotation]
    return plus(*(times(left, right) for left, right in zip(on_graph, upward, strict=True)))


def in_polar(density: Terms) -> Terms:
    """Return the integrand times r, in the letters r, cosine and sine."""
    distance = monomial(0, 3)
    across = times(distance, monomial(1, 3))
    up = times(distance, monomial(2, 3))
    return times(composed(density, (across, up, constant(0, 3))), distance)


def orientation(curve: Triangle | Ring) -> int:
    """Return 1 where the curve runs counterclockwise as seen from above."""
    match curve:
        case Ring(_, _, "clockwise"):
            return -1
    return 1


def circulation(facts: Facts) -> WithPi:
    """Return the flux of the curl through the graph."""
    graph = height(facts.curve)
    density = flux_density(curl(facts), graph, normal(graph))
    match facts.curve:
        case Triangle((a, b, _)):
            over_y = between(density, 1, constant(0, 3), edge(a, b))
            return WithPi(number_of(between(over_y, 0, constant(0, 3), constant(a, 3))), Fraction(0))
        case Ring(radius):
            over_radius = between(in_polar(density), 0, constant(0, 3), constant(radius, 3))
            return turned(over_radius, 2).scaled(orientation(facts.curve))
        case _:
            assert_never(facts.curve)


def edge(a: int, b: int) -> Terms:
    """Return the line from (a, 0) to (0, b), as a polynomial in x."""
    return plus(constant(b, 3), scaled(_X, Fraction(-b, a)))


def answers(facts: Facts) -> list[Answer]:
    """The circulation, and the axis."""
    return [
        Answer(circulation(facts).formula(), "number"),
        Answer(unit_vector(curl_at(facts)), "tuple"),
    ]


def field(facts: Facts) -> list[Formula]:
    """Return the components with their distractions."""
    texts = (DISTRACTIONS["x"], DISTRACTIONS["y"], DISTRACTIONS["z"])
    return [
        total(written(component, LETTERS), Verbatim(text[distraction]))
        for component, text, distraction in zip(components(facts), texts, facts.distractions, strict=True)
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Write the field, the curve and the point."""
    first, second, third = field(facts)
    statement = fill(
        draws.choice(STATEMENTS),
        first=latex(first),
        second=latex(second),
        third=latex(third),
        curve=_described(facts.curve),
    )
    x, y, z = facts.point
    axis = fill(draws.choice(AXES), point=f"({x}, {y}, {z})")
    return Words(statement, (draws.choice(INTEGRALS), axis))


def _described(curve: Triangle | Ring) -> str:
    match curve:
        case Triangle((a, b, c)):
            return fill(CURVES["triangle"], a=str(a), b=str(b), c=str(c))
        case Ring(radius, _, direction):
            return fill(
                CURVES["ring"],
                square=str(radius**2),
                height=latex(written(height(curve), LETTERS)),
                direction=DIRECTIONS[direction],
            )
        case _:
            assert_never(curve)


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="line integral along the curve in space",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a triangle or a level circle",
        2: "a tilted plane cuts a cylinder, and the orientation must be minded",
        3: "a curved surface cuts the cylinder, so that its normal changes from point to point",
    },
)
