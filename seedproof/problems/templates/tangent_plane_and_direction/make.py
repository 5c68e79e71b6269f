"""Takes the gradient and its value at the point; planes, slopes and directions follow from that vector."""

from collections.abc import Sequence
from fractions import Fraction
from math import gcd
from typing import assert_never

from seedproof.problems.making import multivariate
from seedproof.problems.making.multivariate import Terms, from_list, terms_as_formula, value_at
from seedproof.problems.making.units import with_units
from seedproof.problems.making.vectors import over_root, square_parts, unit_vector
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Step, Worked, step
from seedproof.problems.templates.tangent_plane_and_direction.facts import Facts, Hill, Implicit, Temperature
from seedproof.problems.templates.tangent_plane_and_direction.phrases import UNITS
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, Verbatim, equation, formula, point, total

X, Y, Z = LETTERS = tuple(map(Symbol, "xyz"))

_PLANE_TERMS = ("xx", "xy", "yy", "xxy", "xyy", "x", "y", "xxx", "yyy")
_SPACE_TERMS = ("xx", "yy", "zz", "xy", "xz", "yz", "xyz", "xxy", "yzz", "xzz")
_SURFACE_TERMS = ("zzz", "zz", "xzz", "yzz", "xyz", "xxz", "xxy", "xyy", "xxx", "yy")

_LONG_STEPS = ((3, 4), (4, 3), (-3, 4), (4, -3), (-4, 3), (3, -4), (-3, -4))
_PLANE_STEPS = (*_LONG_STEPS, (1, 1), (-1, 1), (1, 2), (2, -1))
_SPACE_STEPS = ((1, 2, 2), (2, 1, -2), (-2, 2, 1), (2, -1, 2), (2, 3, 6), (-1, 2, -2), (0, 3, 4), (4, 0, -3))
_LARGEST_SQUARE = 30


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a hill; a temperature in space; a surface given by an equation. Raises: Rejected."""
    match difficulty:
        case 1:
            return _hill(draws)
        case 2:
            return _temperature(draws)
    return _implicit(draws)


def _terms(draws: Draws, products: Sequence[str], letters: str) -> list[list[int]]:
    """Draw three terms in which every letter occurs. Raises: Rejected."""
    drawn = draws.sample(products, 3)
    if any(letter not in "".join(drawn) for letter in letters):
        raise Rejected("a letter is missing")
    terms = [[*map(product.count, letters), *draws.nonzeros(1, 3)] for product in drawn]
    return sorted(terms, reverse=True)


def _hill(draws: Draws) -> Hill:
    x, y = draws.nonzeros(2, 3)
    right, up = draws.choice(_PLANE_STEPS)
    facts = Hill(
        terms=[*_terms(draws, _PLANE_TERMS, "xy"), [0, 0, draws.between(1, 9)]],
        point=(x, y),
        target=(x + right, y + up),
    )
    slopes = _gradient_at(facts)
    _check_gradient(slopes)
    if _dot(slopes, (right, up)) == 0:
        raise Rejected("the slope is zero")
    return facts


def _temperature(draws: Draws) -> Temperature:
    x, y, z = (draws.between(-2, 3) for _ in range(3))
    step = draws.choice(_SPACE_STEPS)
    facts = Temperature(
        terms=[*_terms(draws, _SPACE_TERMS, "xyz"), [0, 0, 0, draws.between(15, 40)]],
        point=(x, y, z),
        target=(x + step[0], y + step[1], z + step[2]),
        velocity=(draws.between(-2, 2), draws.between(-2, 2), draws.between(-2, 2)),
    )
    slopes = _gradient_at(facts)
    _check_gradient(slopes)
    if _dot(slopes, step) == 0 or _dot(slopes, facts.velocity) == 0:
        raise Rejected("a rate is zero")
    return facts


def _implicit(draws: Draws) -> Implicit:
    x, y, z = draws.nonzeros(3, 3)
    facts = Implicit(terms=_terms(draws, _SURFACE_TERMS, "xyz"), point=(x, y, z))
    if gcd(*(coefficient for *_, coefficient in facts.terms)) > 1:
        raise Rejected("the equation has a common factor")
    slopes = _gradient_at(facts)
    if 0 in slopes or max(map(abs, slopes)) > 40:
        raise Rejected("a slope is zero or large")
    if Fraction(slopes[0], slopes[2]).denominator > 12 or abs(_value(facts)) > 200:
        raise Rejected("the quotient is no simple fraction")
    if max(z_power for _, _, z_power, _ in facts.terms) < 2:
        raise Rejected("the equation is easily solved for z")
    return facts


def _check_gradient(slopes: Sequence[int]) -> None:
    """Raises: Rejected where the gradient lies along an axis, or its length is no simple root."""
    if [*slopes].count(0) > len(slopes) - 2:
        raise Rejected("the gradient is along an axis")
    _, inside = square_parts(sum(slope**2 for slope in slopes))
    if inside > _LARGEST_SQUARE or max(map(abs, slopes)) > 25:
        raise Rejected("the gradient is large")


def _dot(left: Sequence[int], right: Sequence[int]) -> int:
    return sum(first * second for first, second in zip(left, right, strict=True))


def _gradient(facts: Facts) -> list[Terms]:
    return [multivariate.partial(from_list(facts.terms), letter) for letter in range(len(facts.point))]


def _gradient_at(facts: Facts) -> list[int]:
    return [int(value_at(derivative, facts.point)) for derivative in _gradient(facts)]


def _value(facts: Facts) -> int:
    return int(value_at(from_list(facts.terms), facts.point))


def work(facts: Facts, slip: Slip) -> Worked:
    """The gradient, its value at the point, and what follows."""
    derivatives = _gradient(facts)
    by_x, by_y, *others = derivatives
    derivatives = slip.or_else(
        derivatives,
        power_not_lowered=lambda: [_with_power_kept(by_x), by_y, *others],
        exponent_lost=lambda: [by_x, _without_exponent(by_y), *others],
    )
    where = slip.or_else([*facts.point], sign_of_coordinate_lost=[*map(abs, facts.point)])
    slopes = [int(value_at(derivative, where)) for derivative in derivatives]
    if not any(slopes) or (isinstance(facts, Implicit) and slopes[2] == 0):
        raise Rejected("there is no direction")
    letters = Symbol(", ".join("xyz"[: len(where)]))
    gradient = point(*(multivariate.written(derivative, LETTERS) for derivative in derivatives))
    steps = (
        step("gradient", function=terms_as_formula(facts.terms), letters=letters, gradient=gradient),
        step(
            "vector_at",
            letters=letters,
            point=point(*facts.point),
            vector=gradient,
            value=point(*slopes),
        ),
    )
    match facts:
        case Hill():
            more, answers = _on_hill(facts, slopes, slip)
        case Temperature():
            more, answers = _in_temperature(facts, slopes, slip)
        case Implicit():
            more, answers = _on_surface(facts, slopes, slip)
        case _:
            assert_never(facts)
    return Worked(steps + more, answers)


def _with_power_kept(by_x: Terms) -> Terms:
    return {(powers[0] + 1, *powers[1:]): coefficient for powers, coefficient in by_x.items()}


def _without_exponent(by_y: Terms) -> Terms:
    terms = {powers: coefficient / (powers[1] + 1) for powers, coefficient in by_y.items()}
    if any(coefficient.denominator > 1 for coefficient in terms.values()):
        raise Rejected("the coefficients are fractions")
    return terms


def _on_hill(facts: Hill, slopes: list[int], slip: Slip) -> tuple[tuple[Step, ...], tuple[Formula, ...]]:
    where = [*facts.point, _value(facts)]
    plane = _plane([*slopes, slip.or_else(-1, normal_sign_lost=1)], where)
    towards, slope = _towards(facts, slopes, slip)
    up = slip.or_else(slopes, direction_reversed=[-slope for slope in slopes])
    ascent = unit_vector(up)
    steps = (
        step("plane_through", point=point(*where), normal=point(*slopes, -1), plane=plane),
        *towards,
        step("unit_vector", vector=point(*slopes), unit=ascent),
    )
    return steps, (plane, slope, ascent)


def _in_temperature(
    facts: Temperature, slopes: list[int], slip: Slip
) -> tuple[tuple[Step, ...], tuple[Formula, ...]]:
    towards, rate = _towards(facts, slopes, slip)
    down = [-slope for slope in slopes]
    fall = unit_vector(slip.or_else(down, direction_reversed=slopes))
    change = _dot(slopes, facts.velocity)
    change = slip.or_else(change, product_term_lost=change - slopes[0] * facts.velocity[0])
    steps = (
        *towards,
        step("unit_vector", vector=point(*down), unit=fall),
        step("scalar_product", left=point(*slopes), right=point(*facts.velocity), value=change),
    )
    return steps, (rate, fall, formula(change))


def _towards(facts: Hill | Temperature, slopes: list[int], slip: Slip) -> tuple[tuple[Step, ...], Formula]:
    """Return the steps to the directional derivative, and it."""
    way = [there - here for here, there in zip(facts.point, facts.target, strict=True)]
    change = _dot(slopes, way)
    unit = slip.or_else(unit_vector(way), not_normalized=point(*way))
    slope = slip.or_else(over_root(change, _dot(way, way)), not_normalized=formula(change))
    steps = (
        step("unit_vector", vector=point(*way), unit=unit),
        step("scalar_product", left=point(*slopes), right=unit, value=slope),
    )
    return steps, slope


def _on_surface(
    facts: Implicit, slopes: list[int], slip: Slip
) -> tuple[tuple[Step, ...], tuple[Formula, ...]]:
    by_x, by_y, by_z = slopes
    mirrored = [by_x, by_y, -by_z]
    plane = _plane(slip.or_else(slopes, normal_sign_lost=mirrored), facts.point)
    quotient = Fraction(-by_x, by_z)
    quotient = slip.or_else(quotient, quotient_sign_lost=-quotient)
    direction = slip.or_else(slopes, time_sign_lost=mirrored)
    time = Fraction(-facts.point[2], direction[2])
    foot = point(*(here + time * way for here, way in zip(facts.point, direction, strict=True)))
    steps = (
        step("plane_through", point=point(*facts.point), normal=point(*slopes), plane=plane),
        step("identity", left=Verbatim(rf"-\frac{{{by_x}}}{{{by_z}}}"), right=quotient),
        step(
            "line_meets_plane",
            point=point(*facts.point),
            direction=point(*slopes),
            letter=Z,
            level=0,
            meeting=foot,
        ),
    )
    return steps, (plane, formula(quotient), foot)


def _plane(normal: Sequence[int], where: Sequence[int]) -> Formula:
    """Return the equation of the plane through a point with a normal, without a common factor."""
    level = _dot(normal, where)
    shared = gcd(*normal, level)
    if next(component for component in normal if component) < 0:
        shared = -shared
    terms = [component // shared * letter for component, letter in zip(normal, LETTERS, strict=True)]
    return equation(total(*terms), level // shared)


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return the types by the kind of problem."""
    match facts:
        case Hill():
            return Typed("equation_up_to_scale"), Typed("number"), Typed("tuple")
        case Temperature():
            rate = Typed("number", unit="degree per metre")
            return rate, Typed("tuple"), Typed("number", unit="degree per minute")
        case Implicit():
            return Typed("equation_up_to_scale"), Typed("number"), Typed("tuple", ("x", "y", "z"))
        case _:
            assert_never(facts)


SHEET = Sheet(
    subject="multivariable_calculus",
    method="restriction to lines through the point",
    sample=sample,
    gaps=lambda facts: {"value": _value(facts)},
    words=lambda facts, writer: with_units(writer.words(()), UNITS),
    work=work,
    types=types,
    slips={
        "power_not_lowered": "in the derivative by x the power stays as it is",
        "exponent_lost": "in the derivative by y the exponent does not come to the front",
        "sign_of_coordinate_lost": "a negative coordinate is put in without its sign",
        "normal_sign_lost": "in the normal of the plane the last component has the wrong sign",
        "not_normalized": "the direction is not divided by its length",
        "direction_reversed": "the direction of steepest change is taken the other way round",
        "product_term_lost": "in the scalar product with the velocity the first term is lost",
        "quotient_sign_lost": "the minus sign of the implicit derivative is lost",
        "time_sign_lost": "the line is followed in the wrong direction",
    },
    levels={
        1: "a function of two variables: plane, slope and steepest ascent",
        2: "a temperature in space, and its rate of change along a path",
        3: "a surface given by an equation that is not solved for z",
    },
)
