"""Integrates in cylindrical coordinates, the height first, or in spherical ones, the angle first."""

from fractions import Fraction
from math import gcd
from typing import Literal, NamedTuple, assert_never

from seedproof.problems.making.multivariate import Powers, Terms, between, constant, number_of
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.curved_coordinates.facts import (
    Density,
    Facts,
    Opening,
    Profile,
    Spherical,
    Upright,
)
from seedproof.problems.templates.curved_coordinates.phrases import (
    BALLS,
    DENSITIES,
    LAST,
    MASSES,
    PARTS,
    STATEMENTS,
    UPRIGHT,
    VOLUMES,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, call, formula, latex, root, total

X = Symbol("x")
Y = Symbol("y")

_PROFILES: tuple[Profile, ...] = ("cylinder", "bowl", "cone")
_UPRIGHT_DENSITIES: tuple[Density, ...] = ("axis", "axis_squared", "height")
_ROUND_DENSITIES: tuple[Density, ...] = ("origin", "origin_squared", "inverse")


class Exponents(NamedTuple):
    """What is integrated over the volume: r^distance * z^height, r from the axis or from the origin."""

    distance: int
    height: int


DENSITY_EXPONENTS: dict[Density, Exponents] = {
    "axis": Exponents(1, 0),
    "axis_squared": Exponents(2, 0),
    "height": Exponents(0, 1),
    "origin": Exponents(1, 0),
    "origin_squared": Exponents(2, 0),
    "inverse": Exponents(-1, 0),
}

COSINE_ROOTS: dict[Opening, tuple[int, int]] = {
    "sixth": (1, 3),
    "quarter": (1, 2),
    "third": (1, 1),
    "half": (1, 0),
    "whole": (-1, 4),
}
"""The cosine of the opening: a sign and n in sign * sqrt(n) / 2."""


class Amount(NamedTuple):
    """The number pi * (rational + surd * sqrt(n)), with the n of the opening."""

    rational: Fraction
    surd: Fraction


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a body with a flat top; a ball or shell, whole or half; a cone of directions. Raises: Rejected."""
    facts = Facts(
        body=_body(draws, difficulty),
        density="axis",
        factor=draws.between(1, 6),
        asked=draws.choice(("distance", "centre")),
    )
    match facts.body:
        case Upright(profile):
            density = draws.choice(_UPRIGHT_DENSITIES)
            if profile == "cylinder" and facts.asked == "centre" and density != "height":
                raise Rejected("the centre is in the middle")
        case Spherical(inner, _, opening):
            density = draws.choice(_ROUND_DENSITIES)
            if opening == "half" and draws.below(3) == 0:
                density = "height"
            if density == "inverse" and inner == 0:
                raise Rejected("the density is infinite at the origin")
            if opening == "whole" and facts.asked == "centre":
                raise Rejected("the centre is in the middle")
    facts = Facts(facts.body, density, facts.factor, facts.asked)
    amounts = (volume(facts), mass(facts))
    if any(amount.rational.denominator > 12 or amount.rational > 600 for amount in amounts):
        raise Rejected("the numbers are large")
    if last(facts).denominator > 120:
        raise Rejected("the last answer has a large denominator")
    return facts


def _body(draws: Draws, difficulty: int) -> Upright | Spherical:
    radius = draws.between(1, 4)
    match difficulty:
        case 1:
            profile = draws.choice(_PROFILES)
            height = draws.between(1, 6)
            if profile == "bowl":
                return Upright(profile, radius, radius**2 * draws.between(1, 2))
            if profile == "cone":
                return Upright(profile, radius, radius * draws.between(1, 3))
            return Upright(profile, radius, height)
        case 2:
            halves: tuple[Opening, ...] = ("whole", "half")
            return Spherical(draws.between(0, 2), radius + 2, draws.choice(halves))
    openings: tuple[Opening, ...] = ("sixth", "quarter", "third")
    return Spherical(draws.choice((0, 0, 1)), radius + 1, draws.choice(openings))


def bottom(body: Upright) -> Terms:
    """Return the height of the bottom as a polynomial in r, the first of the letters r and z."""
    powers: dict[Profile, Powers] = {"cylinder": (0, 0), "bowl": (2, 0), "cone": (1, 0)}
    match body.profile:
        case "cylinder":
            return {}
        case "bowl" | "cone":
            exponents = powers[body.profile]
            return {exponents: Fraction(body.height, body.radius ** exponents[0])}
        case _:
            assert_never(body.profile)


def over_upright(body: Upright, exponents: Exponents) -> Fraction:
    """Return the integral over the volume without the factor pi."""
    integrand: Terms = {(exponents.distance + 1, exponents.height): Fraction(2)}
    over_height = between(integrand, 1, bottom(body), constant(body.height, 2))
    return number_of(between(over_height, 0, constant(0, 2), constant(body.radius, 2)))


def power_of_cosine(opening: Opening, exponent: int) -> Amount:
    """Return a power of the cosine of the opening, without pi."""
    sign, radicand = COSINE_ROOTS[opening]
    size = Fraction(sign, 2) ** exponent * radicand ** (exponent // 2)
    if exponent % 2 == 0:
        return Amount(size, Fraction(0))
    whole = {0: 0, 1: 1, 4: 2}.get(radicand)
    if whole is not None:
        return Amount(size * whole, Fraction(0))
    return Amount(Fraction(0), size)


def over_angle(opening: Opening, height: int) -> Amount:
    """Return the integral of 2 cos^m sin from zero to the opening."""
    power = power_of_cosine(opening, height + 1)
    factor = Fraction(2, height + 1)
    return Amount(factor * (1 - power.rational), -factor * power.surd)


def over_distance(body: Spherical, power: int) -> Fraction:
    """Return the integral of a power of the distance between both spheres."""
    return Fraction(body.outer ** (power + 1) - body.inner ** (power + 1), power + 1)


def over_body(body: Upright | Spherical, exponents: Exponents) -> Amount:
    """Return the integral over the volume."""
    match body:
        case Upright():
            return Amount(over_upright(body, exponents), Fraction(0))
        case Spherical():
            rays = over_distance(body, exponents.distance + exponents.height + 2)
            angles = over_angle(body.opening, exponents.height)
            return Amount(rays * angles.rational, rays * angles.surd)
        case _:
            assert_never(body)


def volume(facts: Facts) -> Amount:
    """Return the volume."""
    return over_body(facts.body, Exponents(0, 0))


def mass(facts: Facts) -> Amount:
    """Return the mass."""
    amount = over_body(facts.body, DENSITY_EXPONENTS[facts.density])
    return Amount(facts.factor * amount.rational, facts.factor * amount.surd)


def weighed(facts: Facts) -> tuple[Amount, Amount]:
    """Return the numerator and the denominator of the last answer."""
    if facts.asked == "distance":
        return over_body(facts.body, Exponents(1, 0)), volume(facts)
    exponents = DENSITY_EXPONENTS[facts.density]
    moment = over_body(facts.body, Exponents(exponents.distance, exponents.height + 1))
    return Amount(facts.factor * moment.rational, facts.factor * moment.surd), mass(facts)


class Ratio(NamedTuple):
    """The number rational + surd * sqrt(n), with the n of the opening."""

    rational: Fraction
    surd: Fraction

    @property
    def denominator(self) -> int:
        """The larger denominator."""
        return max(self.rational.denominator, self.surd.denominator)


def last(facts: Facts) -> Ratio:
    """Return the last answer, without a root in the denominator."""
    above, below = weighed(facts)
    return ratio(above, below, radicand_of(facts.body))


def ratio(above: Amount, below: Amount, radicand: int) -> Ratio:
    """Return the quotient of two amounts, without a root in the denominator."""
    norm = below.rational**2 - radicand * below.surd**2
    rational = above.rational * below.rational - radicand * above.surd * below.surd
    surd = above.surd * below.rational - above.rational * below.surd
    return Ratio(rational / norm, surd / norm)


def radicand_of(body: Upright | Spherical) -> int:
    """Return the number below the root in the cosine of the opening, 1 where there is none."""
    match body:
        case Spherical(_, _, "sixth"):
            return 3
        case Spherical(_, _, "quarter"):
            return 2
    return 1


def amount_formula(amount: Amount, radicand: int) -> Formula:
    """Return pi times a sum as one fraction."""
    return ratio_formula(Ratio(*amount), radicand, PI)


def ratio_formula(number: Ratio, radicand: int, factor: Formula | int = 1) -> Formula:
    """Return a sum as one fraction, with a factor in front."""
    common = number.denominator
    if number.surd == 0:
        return number.rational.numerator * formula(factor) / number.rational.denominator
    whole = int(number.rational * common)
    surd = int(number.surd * common)
    shared = gcd(whole, surd)
    inside = total(whole // shared, (surd // shared) * root(radicand))
    return shared * formula(factor) * inside / common


def answers(facts: Facts) -> list[Answer]:
    """The volume, the mass, and the mean distance or the height of the centre."""
    radicand = radicand_of(facts.body)
    names = ("z",) if facts.asked == "centre" else ()
    return [
        Answer(amount_formula(volume(facts), radicand), "number", unit="cm^3"),
        Answer(amount_formula(mass(facts), radicand), "number", unit="gram"),
        Answer(ratio_formula(last(facts), radicand), "number", names, unit="cm"),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Write the body and its density."""
    statement = fill(
        draws.choice(STATEMENTS),
        body=_described(facts.body),
        density=_density(facts),
    )
    return Words(
        statement,
        (draws.choice(VOLUMES), draws.choice(MASSES), draws.choice(LAST[_question(facts)])),
    )


def _question(facts: Facts) -> Literal["axis", "origin", "centre"]:
    if facts.asked == "centre":
        return "centre"
    return "axis" if isinstance(facts.body, Upright) else "origin"


def _density(facts: Facts) -> str:
    if facts.density == "inverse":
        return fill(DENSITIES["inverse"], factor=str(facts.factor))
    factor = "" if facts.factor == 1 else f"{facts.factor} "
    return fill(DENSITIES[facts.density], factor=factor)


def _described(body: Upright | Spherical) -> str:
    match body:
        case Upright("cylinder", radius, height):
            return fill(UPRIGHT["cylinder"], square=str(radius**2), height=str(height))
        case Upright(profile, _, height):
            return fill(UPRIGHT[profile], bottom=latex(_bottom_in_x_and_y(body)), height=str(height))
        case Spherical(inner, outer, opening):
            ball = fill(BALLS["full"], outer=str(outer**2))
            if inner > 0:
                ball = fill(BALLS["hollow"], inner=str(inner**2), outer=str(outer**2))
            return fill(PARTS[opening], ball=ball)
        case _:
            assert_never(body)


def _bottom_in_x_and_y(body: Upright) -> Formula:
    (steepness,) = bottom(body).values()
    if body.profile == "bowl":
        return total(steepness * X**2, steepness * Y**2)
    return steepness * call("sqrt", total(X**2, Y**2))


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="other order of integration, cones over caps of spheres",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "cylindrical coordinates: a cylinder, a bowl or a cone",
        2: "spherical coordinates: a ball, a half ball or a shell",
        3: "a ball or shell within a cone, where roots come in",
    },
)
