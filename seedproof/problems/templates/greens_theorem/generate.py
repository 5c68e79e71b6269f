"""Plants the scalar curl of a field, and integrates it over the region, in x and y or in polar ones."""

from fractions import Fraction
from typing import Literal, NamedTuple, assert_never

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
    written,
)
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.greens_theorem.facts import (
    Annulus,
    Circle,
    Curve,
    Distraction,
    Facts,
    OpenArc,
    OpenPath,
    Pieces,
    Rectangle,
    Triangle,
)
from seedproof.problems.templates.greens_theorem.phrases import (
    CONSTANTS,
    CURVES,
    FIRST_DISTRACTIONS,
    INTEGRALS,
    SECOND_DISTRACTIONS,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, Verbatim, latex, polynomial, total

X = Symbol("x")
Y = Symbol("y")

_X = monomial(0, 2)
_Y = monomial(1, 2)
_ZERO = constant(0, 2)
_DISTRACTIONS: tuple[Distraction, ...] = ("exponential", "cosine", "root", "logarithm")


class Iterated(NamedTuple):
    """Bounds in x and y: the inner ones may have the outer letter."""

    inner: int
    """The number of the inner letter, 0 for x and 1 for y."""
    inner_low: Terms
    inner_high: Terms
    outer_low: int
    outer_high: int


class Polar(NamedTuple):
    """Bounds of the distance from a centre; the angle runs over one or two half turns."""

    centre: tuple[int, int]
    low: int
    high: int
    half_turns: int


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a triangle or rectangle; a circle or two pieces; an open curve or a ring. Raises: Rejected."""
    curve = _curve(draws, difficulty)
    direction = _direction(draws, curve)
    first, second = _components(draws, difficulty, curve)
    first_distraction: Distraction = "none"
    if not isinstance(curve, OpenArc | OpenPath):
        first_distraction = draws.choice(_DISTRACTIONS)
    facts = Facts(
        first=to_list(first),
        second=to_list(second),
        first_distraction=first_distraction,
        second_distraction=draws.choice(_DISTRACTIONS),
        curve=curve,
        direction=direction,
    )
    whole = integral(facts)
    if whole.rational == 0 == whole.factor:
        raise Rejected("the integral is zero")
    if _is_ugly(whole, 12) or _is_ugly(factor_of(facts, whole), 12):
        raise Rejected("the numbers are large")
    if number_of(scaled(curl(facts), 1)) == 0 and len(curl(facts)) < 2:
        raise Rejected("there is no curl")
    return facts


def _is_ugly(number: WithPi, denominator: int) -> bool:
    parts = (number.rational, number.factor)
    return any(part.denominator > denominator or abs(part) > 200 for part in parts)


def _curve(draws: Draws, difficulty: int) -> Curve:
    match difficulty:
        case 1:
            if draws.below(2) == 0:
                return Triangle(draws.between(1, 4), draws.between(1, 6), draws.choice(("right", "left")))
            left = draws.between(-2, 2)
            low = draws.between(-2, 2)
            return Rectangle(
                (left, left + draws.between(1, 4)),
                (low, low + draws.between(1, 4)),
            )
        case 2:
            if draws.below(2) == 0:
                return Pieces(draws.between(1, 3), draws.between(1, 3))
            return Circle((draws.between(-3, 3), draws.between(-3, 3)), draws.between(1, 4))
    match draws.below(3):
        case 0:
            return OpenArc(draws.between(1, 4))
        case 1:
            return OpenPath(draws.between(1, 4), draws.between(1, 4), draws.between(1, 4))
    inner = draws.between(1, 2)
    return Annulus(inner, inner + draws.between(1, 2))


def _direction(draws: Draws, curve: Curve) -> Literal["counterclockwise", "clockwise"]:
    if isinstance(curve, Circle | Pieces):
        return draws.choice(("counterclockwise", "clockwise"))
    return "counterclockwise"


def _components(draws: Draws, difficulty: int, curve: Curve) -> tuple[Terms, Terms]:
    """Draw the polynomials, so that the curl is linear, and on rings of degree two."""
    if isinstance(curve, Annulus):
        a, b, c = draws.nonzeros(3, 4)
        first: dict[Powers, Fraction] = {(0, 3): Fraction(a), (0, 1): Fraction(c)}
        second: dict[Powers, Fraction] = {(3, 0): Fraction(b), (1, 1): Fraction(draws.between(1, 3))}
        return first, second
    a, b, c, d = draws.nonzeros(4, 5)
    first = {(0, 2): Fraction(a), (0, 1): Fraction(b)}
    second = {(1, 1): Fraction(c), (1, 0): Fraction(d)}
    if difficulty > 1:
        first = {(1, 1): Fraction(a), (0, 1): Fraction(b)}
        second = {(2, 0): Fraction(c), (1, 1): Fraction(d)}
    if isinstance(curve, OpenArc | OpenPath):
        first |= {(2, 0): Fraction(3 * draws.choice((1, -1, 2, -2)))}
    return first, second


def components(facts: Facts) -> tuple[Terms, Terms]:
    """Return the polynomials of both components."""
    return from_list(facts.first), from_list(facts.second)


def curl(facts: Facts) -> Terms:
    """Return the derivative of the second component by x less that of the first by y."""
    first, second = components(facts)
    return minus(partial(second, 0), partial(first, 1))


def region(curve: Curve) -> Iterated | Polar:
    """Return bounds for the region within a curve; an open one is closed along the x-axis."""
    match curve:
        case Triangle(width, height, "right"):
            return Iterated(1, _ZERO, scaled(_X, Fraction(height, width)), 0, width)
        case Triangle(width, height):
            hypotenuse = plus(constant(height, 2), scaled(_X, Fraction(-height, width)))
            return Iterated(1, _ZERO, hypotenuse, 0, width)
        case Rectangle((left, right), (low, high)):
            return Iterated(1, constant(low, 2), constant(high, 2), left, right)
        case Circle(centre, radius):
            return Polar(centre, 0, radius, 2)
        case Pieces(width, factor):
            parabola = scaled(times(_X, _X), factor)
            return Iterated(1, parabola, scaled(_X, factor * width), 0, width)
        case OpenArc(radius):
            return Polar((0, 0), 0, radius, 1)
        case OpenPath(width, height, left):
            start = plus(constant(-left, 2), scaled(_Y, Fraction(left, height)))
            end = plus(constant(width, 2), scaled(_Y, Fraction(-width, height)))
            return Iterated(0, start, end, 0, height)
        case Annulus(inner, outer):
            return Polar((0, 0), inner, outer, 2)
        case _:
            assert_never(curve)


def in_polar(integrand: Terms, polar: Polar) -> Terms:
    """Return the integrand times r, in the letters r, cosine and sine."""
    x, y = polar.centre
    distance = monomial(0, 3)
    across = plus(constant(x, 3), times(distance, monomial(1, 3)))
    up = plus(constant(y, 3), times(distance, monomial(2, 3)))
    return times(composed(integrand, (across, up)), distance)


def over_region(integrand: Terms, bounds: Iterated | Polar) -> WithPi:
    """Return the integral over a region."""
    match bounds:
        case Polar():
            rays = in_polar(integrand, bounds)
            over_rays = between(rays, 0, constant(bounds.low, 3), constant(bounds.high, 3))
            return turned(over_rays, bounds.half_turns)
        case Iterated():
            inner = between(integrand, bounds.inner, bounds.inner_low, bounds.inner_high)
            outer = 1 - bounds.inner
            low = constant(bounds.outer_low, 2)
            high = constant(bounds.outer_high, 2)
            return WithPi(number_of(between(inner, outer, low, high)), Fraction(0))


def orientation(facts: Facts) -> int:
    """Return 1 where the region is to the left of the curve, and -1 elsewhere.

    From the origin along the parabola and straight back, the region is to the left.
    """
    return -1 if facts.direction == "clockwise" else 1


def base(curve: Curve) -> tuple[int, int] | None:
    """Return the ends of the segment on the x-axis that closes an open curve, None for a closed one."""
    match curve:
        case OpenArc(radius):
            return -radius, radius
        case OpenPath(width, _, left):
            return -left, width
    return None


def along_base(facts: Facts) -> Fraction:
    """Return the integral along the closing segment, from left to right; zero for a closed curve."""
    ends = base(facts.curve)
    if ends is None:
        return Fraction(0)
    first, _ = components(facts)
    low, high = ends
    on_axis = put(first, 1, _ZERO)
    return number_of(between(on_axis, 0, constant(low, 2), constant(high, 2)))


def area(facts: Facts) -> WithPi:
    """Return the area of the region."""
    return over_region(constant(1, 2), region(facts.curve))


def integral(facts: Facts) -> WithPi:
    """Return the line integral along the curve."""
    around = over_region(curl(facts), region(facts.curve)).scaled(orientation(facts))
    return around.plus(WithPi(-along_base(facts), Fraction(0)))


def factor_of(facts: Facts, whole: WithPi) -> WithPi:
    """Return k without its pi, where W + 2 k A = 0: its rational part, and the factor of 1 / pi."""
    size = area(facts).scaled(2 * orientation(facts))
    if size.factor == 0:
        if whole.factor != 0:
            raise Rejected("the quotient has a factor of pi")
        return WithPi(-whole.rational / size.rational, Fraction(0))
    return WithPi(-whole.factor / size.factor, -whole.rational / size.factor)


def factor_formula(factor: WithPi) -> Formula:
    """Return k as a formula."""
    over_pi = factor.factor.numerator / (factor.factor.denominator * PI)
    return total(factor.rational, over_pi)


def answers(facts: Facts) -> list[Answer]:
    """The line integral, and the constant that makes it vanish."""
    whole = integral(facts)
    return [
        Answer(whole.formula(), "number"),
        Answer(factor_formula(factor_of(facts, whole)), "number", ("k",)),
    ]


def field(facts: Facts) -> tuple[Formula, Formula]:
    """Return both components with their distractions."""
    first, second = components(facts)
    return (
        _distracted(written(first, (X, Y)), FIRST_DISTRACTIONS, facts.first_distraction),
        _distracted(written(second, (X, Y)), SECOND_DISTRACTIONS, facts.second_distraction),
    )


def _distracted(component: Formula, texts: dict[Distraction, str], distraction: Distraction) -> Formula:
    if distraction == "none":
        return component
    return total(component, Verbatim(texts[distraction]))


def words(facts: Facts, draws: Draws) -> Words:
    """Write the field and the curve."""
    first, second = field(facts)
    statement = fill(
        draws.choice(STATEMENTS),
        first=latex(first),
        second=latex(second),
        curve=_described(facts.curve, facts.direction == "clockwise"),
    )
    return Words(statement, (draws.choice(INTEGRALS), draws.choice(CONSTANTS)))


def _described(curve: Curve, clockwise: bool) -> str:
    match curve:
        case Triangle(width, height, side):
            corner = f"({width}, {height})" if side == "right" else f"(0, {height})"
            return fill(CURVES["triangle"], width=str(width), corner=corner)
        case Rectangle((left, right), (low, high)):
            return fill(CURVES["rectangle"], left=str(left), right=str(right), low=str(low), high=str(high))
        case Circle((x, y), radius):
            wording = CURVES["circle_back"] if clockwise else CURVES["circle"]
            return fill(wording, radius=str(radius), centre=f"({x}, {y})")
        case Pieces(width, factor):
            wording = CURVES["pieces_back"] if clockwise else CURVES["pieces"]
            parabola = polynomial([factor, 0, 0], X)
            return fill(wording, parabola=latex(parabola), top=f"({width}, {factor * width**2})")
        case OpenArc(radius):
            return fill(CURVES["arc"], square=str(radius**2), radius=str(radius))
        case OpenPath(width, height, left):
            return fill(CURVES["path"], width=str(width), height=str(height), left=str(left))
        case Annulus(inner, outer):
            return fill(CURVES["annulus"], inner=str(inner**2), outer=str(outer**2))
        case _:
            assert_never(curve)


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="line integral along every piece of the curve",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a triangle or rectangle, and a field that has no antiderivative",
        2: "a circle off the origin or a curve of two pieces, whose orientation must be minded",
        3: "an open curve that must be closed first, or a region with a hole",
    },
)
