"""Takes the scalar curl, integrates it over the region, and subtracts what the closing segment adds."""

from fractions import Fraction
from typing import Literal, NamedTuple, assert_never

from seedproof.problems.making import multivariate
from seedproof.problems.making.circles import WithPi
from seedproof.problems.making.integrals import definite_integral, inner_integral
from seedproof.problems.making.multivariate import Terms, constant, from_list, partial, plus, scaled, written
from seedproof.problems.making.polar import Integrated, Polar
from seedproof.problems.making.texts import Filling
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.templates.greens_theorem import facts as curves
from seedproof.problems.templates.greens_theorem import phrases
from seedproof.problems.templates.greens_theorem.facts import Curve, Distraction, Facts
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, Verbatim, latex, point, polynomial

X, Y, K = map(Symbol, "xyk")
LETTERS = (X, Y)

_X = multivariate.monomial(0, 2)
_Y = multivariate.monomial(1, 2)
_DISTRACTIONS: tuple[Distraction, ...] = ("exponential", "cosine", "root", "logarithm")


class Iterated(NamedTuple):
    """Bounds in x and y: the inner ones may have the outer letter."""

    inner: int
    """The number of the inner letter, 0 for x and 1 for y."""
    inner_low: Terms
    inner_high: Terms
    outer_low: int
    outer_high: int


class Found(NamedTuple):
    """The steps, the line integral, and k without its pi: its rational part, and the factor of 1 / pi."""

    steps: tuple[Step, ...]
    whole: WithPi
    constant: WithPi


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a triangle or rectangle; a circle or two pieces; an open curve or a ring. Raises: Rejected."""
    curve = _curve(draws, difficulty)
    direction = _direction(draws, curve)
    first, second = _components(draws, difficulty, curve)
    first_distraction: Distraction = "none"
    if not isinstance(curve, curves.OpenArc | curves.OpenPath):
        first_distraction = draws.choice(_DISTRACTIONS)
    facts = Facts(
        first=multivariate.to_list(first),
        second=multivariate.to_list(second),
        first_distraction=first_distraction,
        second_distraction=draws.choice(_DISTRACTIONS),
        curve=curve,
        direction=direction,
    )
    _, whole, factor = _found(facts, NO_SLIP)
    if whole.rational == 0 == whole.factor:
        raise Rejected("the integral is zero")
    if _is_ugly(whole, 12, 200) or _is_ugly(factor, 12, 200):
        raise Rejected("the numbers are large")
    if not _curl(facts, NO_SLIP):
        raise Rejected("there is no curl")
    return facts


def _is_ugly(number: WithPi, denominator: int, most: int) -> bool:
    return any(part.denominator > denominator or abs(part) > most for part in number)


def _curve(draws: Draws, difficulty: int) -> Curve:
    match difficulty:
        case 1:
            if draws.below(2) == 0:
                return curves.Triangle(
                    draws.between(1, 4), draws.between(1, 6), draws.choice(("right", "left"))
                )
            left = draws.between(-2, 2)
            low = draws.between(-2, 2)
            return curves.Rectangle((left, left + draws.between(1, 4)), (low, low + draws.between(1, 4)))
        case 2:
            if draws.below(2) == 0:
                return curves.Pieces(draws.between(1, 3), draws.between(1, 3))
            return curves.Circle((draws.between(-3, 3), draws.between(-3, 3)), draws.between(1, 4))
    match draws.below(3):
        case 0:
            return curves.OpenArc(draws.between(1, 4))
        case 1:
            return curves.OpenPath(draws.between(1, 4), draws.between(1, 4), draws.between(1, 4))
    inner = draws.between(1, 2)
    return curves.Annulus(inner, inner + draws.between(1, 2))


def _direction(draws: Draws, curve: Curve) -> Literal["counterclockwise", "clockwise"]:
    if isinstance(curve, curves.Circle | curves.Pieces):
        return draws.choice(("counterclockwise", "clockwise"))
    return "counterclockwise"


def _components(draws: Draws, difficulty: int, curve: Curve) -> tuple[Terms, Terms]:
    """Draw the polynomials, so that the curl is linear, and on rings of degree two."""
    if isinstance(curve, curves.Annulus):
        a, b, c = draws.nonzeros(3, 4)
        first: dict[multivariate.Powers, Fraction] = {(0, 3): Fraction(a), (0, 1): Fraction(c)}
        second: dict[multivariate.Powers, Fraction] = {
            (3, 0): Fraction(b),
            (1, 1): Fraction(draws.between(1, 3)),
        }
        return first, second
    a, b, c, d = draws.nonzeros(4, 5)
    first = {(0, 2): Fraction(a), (0, 1): Fraction(b)}
    second = {(1, 1): Fraction(c), (1, 0): Fraction(d)}
    if difficulty > 1:
        first = {(1, 1): Fraction(a), (0, 1): Fraction(b)}
        second = {(2, 0): Fraction(c), (1, 1): Fraction(d)}
    if isinstance(curve, curves.OpenArc | curves.OpenPath):
        first |= {(2, 0): Fraction(3 * draws.choice((1, -1, 2, -2)))}
    return first, second


def work(facts: Facts, slip: Slip) -> Worked:
    """The curl, its integral over the region, the closing segment, and the constant."""
    steps, whole, factor = _found(facts, slip)
    if slip and any(not any(number) or _is_ugly(number, 30, 500) for number in (whole, factor)):
        raise Rejected("the answers would look wrong")
    return Worked(steps, (whole.formula(), _constant_formula(factor)))


def _found(facts: Facts, slip: Slip) -> Found:
    curl = _curl(facts, slip)
    field = point(_first(facts), _second(facts))
    inside = _over_region(facts, curl, slip)
    closing = _closing(facts, inside.value, slip)
    whole = closing.value
    double = slip.or_else(2, rotation_not_doubled=1)
    doubled = _over_region(facts, constant(1, 2), NO_SLIP).value.scaled(double)
    factor = _factor(whole, doubled)
    factor = slip.or_else(factor, sign_of_constant_lost=factor.scaled(-1))
    steps = (
        step("plane_curl", field=field, curl=written(curl, LETTERS)),
        *inside.steps,
        *closing.steps,
        step("plane_curl", field=point(-K * Y, K * X), curl=double * K),
        step(
            "satisfies",
            letter=K,
            value=_constant_formula(factor),
            left=whole.formula() + doubled.formula() * K,
            right=0,
        ),
    )
    return Found(steps, whole, factor)


def _curl(facts: Facts, slip: Slip) -> Terms:
    """Return the derivative of the second component by x less that of the first by y."""
    first = from_list(facts.first)
    second = from_list(facts.second)
    by_x = partial(second, 0)
    by_y = partial(first, 1)
    return slip.or_else(
        multivariate.minus(by_x, by_y),
        components_added=plus(by_x, by_y),
        derivatives_exchanged=multivariate.minus(by_y, by_x),
        wrong_partial_derivatives=multivariate.minus(partial(second, 1), partial(first, 0)),
    )


def _over_region(facts: Facts, curl: Terms, slip: Slip) -> Integrated:
    bounds = _region(facts.curve)
    if isinstance(bounds, Polar):
        return bounds.integrated(curl, slip, clockwise=facts.direction == "clockwise")
    return _over_letters(facts, curl, bounds, slip)


def _region(curve: Curve) -> Iterated | Polar:
    """Return bounds for the region within a curve; an open one is closed along the x-axis."""
    match curve:
        case curves.Triangle(width, height, "right"):
            return Iterated(1, {}, scaled(_X, Fraction(height, width)), 0, width)
        case curves.Triangle(width, height):
            hypotenuse = plus(constant(height, 2), scaled(_X, Fraction(-height, width)))
            return Iterated(1, {}, hypotenuse, 0, width)
        case curves.Rectangle((left, right), (low, high)):
            return Iterated(1, constant(low, 2), constant(high, 2), left, right)
        case curves.Circle(centre, radius):
            return Polar(centre, 0, radius, 2)
        case curves.Pieces(width, factor):
            parabola = scaled(multivariate.times(_X, _X), factor)
            return Iterated(1, parabola, scaled(_X, factor * width), 0, width)
        case curves.OpenArc(radius):
            return Polar((0, 0), 0, radius, 1)
        case curves.OpenPath(width, height, left):
            start = plus(constant(-left, 2), scaled(_Y, Fraction(left, height)))
            end = plus(constant(width, 2), scaled(_Y, Fraction(-width, height)))
            return Iterated(0, start, end, 0, height)
        case curves.Annulus(inner, outer):
            return Polar((0, 0), inner, outer, 2)
        case _:
            assert_never(curve)


def _over_letters(facts: Facts, curl: Terms, bounds: Iterated, slip: Slip) -> Integrated:
    letter = bounds.inner
    ends = (bounds.inner_low, bounds.inner_high)
    inner: Terms = slip.or_else(
        multivariate.between(curl, letter, *ends),
        power_not_divided=lambda: multivariate.undivided(curl, letter, *ends),
        lower_bound_dropped=multivariate.put(
            multivariate.antiderivative(curl, letter), letter, bounds.inner_high
        ),
    )
    if slip and not inner:
        raise Rejected("the inner integral vanishes")
    # From the origin along the parabola and straight back, the region is to the left.
    outer_ends = (bounds.outer_low, bounds.outer_high)
    low, high = reversed(outer_ends) if facts.direction == "clockwise" else outer_ends
    value = WithPi(
        multivariate.number_of(multivariate.between(inner, 1 - letter, constant(low, 2), constant(high, 2))),
        Fraction(0),
    )
    steps = (
        inner_integral(
            written(bounds.inner_low, LETTERS),
            written(bounds.inner_high, LETTERS),
            written(curl, LETTERS),
            LETTERS[letter],
            written(inner, LETTERS),
        ),
        definite_integral(low, high, written(inner, LETTERS), LETTERS[1 - letter], value.formula()),
    )
    return Integrated(steps, value)


def _closing(facts: Facts, around: WithPi, slip: Slip) -> Integrated:
    """Subtract the integral along the segment that closes an open curve."""
    ends = _base(facts.curve)
    if ends is None:
        return Integrated((), around)
    low, high = ends
    on_axis = multivariate.put(from_list(facts.first), 1, {})
    segment = multivariate.number_of(multivariate.between(on_axis, 0, constant(low, 2), constant(high, 2)))
    along = WithPi(segment, Fraction(0))
    whole = slip.or_else(around.plus(along.scaled(-1)), segment_added=around.plus(along))
    difference = Verbatim(rf"{latex(around.formula())} - \left({latex(along.formula())}\right)")
    axis = written(on_axis, LETTERS)
    steps = (
        definite_integral(low, high, axis, X, segment),
        step("identity", left=difference, right=whole.formula()),
    )
    return Integrated(steps, whole)


def _base(curve: Curve) -> tuple[int, int] | None:
    """Return the ends of the segment on the x-axis that closes an open curve, None for a closed one."""
    match curve:
        case curves.OpenArc(radius):
            return -radius, radius
        case curves.OpenPath(width, _, left):
            return -left, width
    return None


def _factor(whole: WithPi, doubled: WithPi) -> WithPi:
    """Return k, its rational part and the factor of 1 / pi. Raises: Rejected where it has another form."""
    if doubled.factor == 0:
        if whole.factor != 0:
            raise Rejected("the quotient has a factor of pi")
        return WithPi(-whole.rational / doubled.rational, Fraction(0))
    return WithPi(-whole.factor / doubled.factor, -whole.rational / doubled.factor)


def _constant_formula(factor: WithPi) -> Formula:
    return factor.rational + factor.factor.numerator / (factor.factor.denominator * PI)


def _first(facts: Facts) -> Formula:
    component = written(from_list(facts.first), LETTERS)
    if facts.first_distraction == "none":
        return component
    return component + Verbatim(phrases.FIRST_DISTRACTIONS[facts.first_distraction])


def _second(facts: Facts) -> Formula:
    component = written(from_list(facts.second), LETTERS)
    return component + Verbatim(phrases.SECOND_DISTRACTIONS[facts.second_distraction])


def gaps(facts: Facts) -> dict[str, Filling]:
    """Return both components, and the curve."""
    path = _described(facts.curve, facts.direction == "clockwise")
    return {"m": _first(facts), "n": _second(facts), "path": path}


def _described(curve: Curve, clockwise: bool) -> str:
    match curve:
        case curves.Triangle(width, height, side):
            corner = f"({width}, {height})" if side == "right" else f"(0, {height})"
            return fill(phrases.CURVES["triangle"], width=str(width), corner=corner)
        case curves.Rectangle((left, right), (low, high)):
            return fill(
                phrases.CURVES["rectangle"], left=str(left), right=str(right), low=str(low), high=str(high)
            )
        case curves.Circle((x, y), radius):
            wording = phrases.CURVES["circle_back"] if clockwise else phrases.CURVES["circle"]
            return fill(wording, radius=str(radius), centre=f"({x}, {y})")
        case curves.Pieces(width, factor):
            wording = phrases.CURVES["pieces_back"] if clockwise else phrases.CURVES["pieces"]
            parabola = polynomial([factor, 0, 0], X)
            return fill(wording, parabola=latex(parabola), top=f"({width}, {factor * width**2})")
        case curves.OpenArc(radius):
            return fill(phrases.CURVES["arc"], square=str(radius**2), radius=str(radius))
        case curves.OpenPath(width, height, left):
            return fill(phrases.CURVES["path"], width=str(width), height=str(height), left=str(left))
        case curves.Annulus(inner, outer):
            return fill(phrases.CURVES["annulus"], inner=str(inner**2), outer=str(outer**2))
        case _:
            assert_never(curve)


SHEET = Sheet(
    subject="multivariable_calculus",
    method="line integral along every piece of the curve",
    sample=sample,
    gaps=gaps,
    work=work,
    types=(Typed("number"), Typed("number", ("k",))),
    slips={
        "components_added": "the two derivatives in the curl are added",
        "derivatives_exchanged": "the curl has the wrong sign",
        "wrong_partial_derivatives": "each component is differentiated by its own variable",
        "jacobian_forgotten": "the factor r of polar coordinates is forgotten",
        "power_not_divided": "the inner power is integrated without dividing by the new exponent",
        "lower_bound_dropped": "the lower bound of the inner integral is taken as zero",
        "segment_added": "the integral along the closing segment is added instead of subtracted",
        "rotation_not_doubled": "the curl of the rotating field is taken as k",
        "sign_of_constant_lost": "the constant has the wrong sign",
    },
    levels={
        1: "a triangle or rectangle, and a field that has no antiderivative",
        2: "a circle off the origin or a curve of two pieces, whose orientation must be minded",
        3: "an open curve that must be closed first, or a region with a hole",
    },
)
