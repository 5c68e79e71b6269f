"""Writes the density in curved coordinates, and integrates volume, mass and moment one after the other.

In cylindrical coordinates the height comes first, in spherical ones the angle.
"""

from fractions import Fraction
from math import gcd
from typing import NamedTuple

from seedproof.problems.making.integrals import definite_integral, inner_integral
from seedproof.problems.making.multivariate import Terms, between, constant, number_of, put, scaled, written
from seedproof.problems.making.texts import Filling
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.templates.curved_coordinates import facts as bodies
from seedproof.problems.templates.curved_coordinates.facts import Asked, Density, Facts, Opening, Profile
from seedproof.problems.templates.curved_coordinates.phrases import BALLS, DENSITIES, PARTS, PLACES, UPRIGHT
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, Verbatim, call, formula, latex, point, root

X, Y, Z, R, RHO, THETA, PHI = map(Symbol, ("x", "y", "z", "r", "rho", "theta", r"\varphi"))

_ASKED: tuple[Asked, ...] = ("distance", "centre")
_PROFILES: tuple[Profile, ...] = ("cylinder", "bowl", "cone")
_UPRIGHT_DENSITIES: tuple[Density, ...] = ("axis", "axis_squared", "height")
_ROUND_DENSITIES: tuple[Density, ...] = ("origin", "origin_squared", "inverse")
_HALVES: tuple[Opening, ...] = ("whole", "half")
_CONES: tuple[Opening, ...] = ("sixth", "quarter", "third")


class Exponents(NamedTuple):
    """What is integrated over the volume: r^distance * z^height, r from the axis or from the origin."""

    distance: int
    height: int


_EXPONENTS: dict[Density, Exponents] = {
    "axis": Exponents(1, 0),
    "axis_squared": Exponents(2, 0),
    "height": Exponents(0, 1),
    "origin": Exponents(1, 0),
    "origin_squared": Exponents(2, 0),
    "inverse": Exponents(-1, 0),
}

_COSINES: dict[Opening, tuple[int, int]] = {
    "sixth": (1, 3),
    "quarter": (1, 2),
    "third": (1, 1),
    "half": (1, 0),
    "whole": (-1, 4),
}
"""The cosine of the opening: a sign and n in sign * sqrt(n) / 2."""

_ANGLES: dict[Opening, Formula] = {
    "sixth": PI / 6,
    "quarter": PI / 4,
    "third": PI / 3,
    "half": PI / 2,
    "whole": PI,
}

_NOT_DIVIDED = Slip("not_divided")


class Amount(NamedTuple):
    """The number rational + surd * sqrt(n), with the n of the opening; or pi times that."""

    rational: Fraction
    surd: Fraction

    @property
    def denominator(self) -> int:
        """The larger denominator."""
        return max(self.rational.denominator, self.surd.denominator)

    def times(self, factor: int | Fraction) -> "Amount":
        """Return a multiple."""
        return Amount(self.rational * factor, self.surd * factor)

    def over(self, below: "Amount", radicand: int) -> "Amount":
        """Return the quotient, without a root in the denominator."""
        norm = below.rational**2 - radicand * below.surd**2
        rational = self.rational * below.rational - radicand * self.surd * below.surd
        surd = self.surd * below.rational - self.rational * below.surd
        return Amount(rational / norm, surd / norm)

    def formula(self, radicand: int, factor: Formula) -> Formula:
        """Return the sum as one fraction, with a factor in front."""
        if self.surd == 0:
            return self.rational.numerator * factor / self.rational.denominator
        whole = int(self.rational * self.denominator)
        surd = int(self.surd * self.denominator)
        shared = gcd(whole, surd)
        inside = whole // shared + (surd // shared) * root(radicand)
        return shared * factor * inside / self.denominator


class Integrated(NamedTuple):
    """The steps of an integral over the body, and its value over pi."""

    steps: tuple[Step, ...]
    value: Amount


class Integrals(NamedTuple):
    """Those of a body, and the last answer: the moment over the volume or the mass."""

    volume: Integrated
    mass: Integrated
    moment: Integrated
    below: Amount
    last: Amount


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a body with a flat top; a ball or shell, whole or half; a cone of directions. Raises: Rejected."""
    body = _body(draws, difficulty)
    factor = draws.between(1, 6)
    asked = draws.choice(_ASKED)
    match body:
        case bodies.Upright(profile):
            density = draws.choice(_UPRIGHT_DENSITIES)
            if profile == "cylinder" and asked == "centre" and density != "height":
                raise Rejected("the centre is in the middle")
        case bodies.Spherical(inner, _, opening):
            density = draws.choice(_ROUND_DENSITIES)
            if opening == "half" and draws.below(3) == 0:
                density = "height"
            if density == "inverse" and inner == 0:
                raise Rejected("the density is infinite at the origin")
            if opening == "whole" and asked == "centre":
                raise Rejected("the centre is in the middle")
    facts = Facts(body, density, factor, asked)
    found = _integrals(facts, NO_SLIP)
    rational = (found.volume.value.rational, found.mass.value.rational)
    if any(number.denominator > 12 or number > 600 for number in rational):
        raise Rejected("the numbers are large")
    if found.last.denominator > 120:
        raise Rejected("the last answer has a large denominator")
    return facts


def _body(draws: Draws, difficulty: int) -> bodies.Upright | bodies.Spherical:
    radius = draws.between(1, 4)
    match difficulty:
        case 1:
            profile = draws.choice(_PROFILES)
            height = draws.between(1, 6)
            if profile == "bowl":
                return bodies.Upright(profile, radius, radius**2 * draws.between(1, 2))
            if profile == "cone":
                return bodies.Upright(profile, radius, radius * draws.between(1, 3))
            return bodies.Upright(profile, radius, height)
        case 2:
            return bodies.Spherical(draws.between(0, 2), radius + 2, draws.choice(_HALVES))
    return bodies.Spherical(draws.choice((0, 0, 1)), radius + 1, draws.choice(_CONES))


def work(facts: Facts, slip: Slip) -> Worked:
    """The density in new coordinates, then volume, mass, moment, and the quotient."""
    found = _integrals(facts, slip)
    amounts = (found.volume.value, found.mass.value)
    if slip and any(
        not 0 < amount.rational <= 3000 or amount.rational.denominator > 60 for amount in amounts
    ):
        raise Rejected("a volume or mass would look wrong")
    if slip and found.last.denominator > 500:
        raise Rejected("the last answer would look wrong")
    radicand = _radicand(facts.body)
    above = latex(found.moment.value.formula(radicand, PI))
    below = latex(found.below.formula(radicand, PI))
    last = found.last.formula(radicand, formula(1))
    steps = (
        *found.volume.steps,
        _transformed(facts, slip),
        *found.mass.steps,
        *found.moment.steps,
        step("identity", left=Verbatim(rf"\frac{{{above}}}{{{below}}}"), right=last),
    )
    return Worked(steps, (*(amount.formula(radicand, PI) for amount in amounts), last))


def _integrals(facts: Facts, slip: Slip) -> Integrals:
    body = facts.body
    factor = facts.factor
    distance = Exponents(1, 0)
    exponents = _EXPONENTS[facts.density]
    in_volume = slip.or_else(NO_SLIP, volume_not_divided=_NOT_DIVIDED)
    in_mass = slip.or_else(
        NO_SLIP, mass_not_divided=_NOT_DIVIDED, jacobian_forgotten=slip, cosine_sign_lost=slip
    )
    in_moment = slip.or_else(NO_SLIP, moment_not_divided=_NOT_DIVIDED)
    volume = _over_body(body, 1, Exponents(0, 0), in_volume)
    mass = _over_body(body, factor, exponents, in_mass)
    if facts.asked == "distance":
        moment = _over_body(body, 1, distance, in_moment)
        below = volume.value
    else:
        raised = Exponents(exponents.distance, exponents.height + 1)
        moment = _over_body(body, factor, raised, slip.or_else(in_moment, jacobian_forgotten=slip))
        below = mass.value
    radicand = _radicand(body)
    if below.rational**2 == radicand * below.surd**2:
        raise Rejected("the denominator vanishes")
    last = moment.value.over(below, radicand)
    return Integrals(
        volume, mass, moment, below, slip.or_else(last, quotient_halved=last.times(Fraction(1, 2)))
    )


def _over_body(
    body: bodies.Upright | bodies.Spherical, factor: int, exponents: Exponents, slip: Slip
) -> Integrated:
    if isinstance(body, bodies.Upright):
        return _over_upright(body, factor, exponents, slip)
    return _over_spherical(body, factor, exponents, slip)


def _over_upright(body: bodies.Upright, factor: int, exponents: Exponents, slip: Slip) -> Integrated:
    """Integrate over z and r; the whole turn is the factor 2 pi."""
    if slip == "cosine_sign_lost":
        raise Rejected("there is no such angle")
    power = exponents.distance + slip.or_else(1, jacobian_forgotten=0)
    integrand: Terms = {(power, exponents.height): Fraction(2 * factor)}
    low = _bottom(body)
    high = constant(body.height, 2)
    inner: Terms = between(integrand, 1, low, high)
    if slip == "not_divided":
        inner = scaled(inner, exponents.height + 1)
        if exponents.height == 0:
            inner = put({(power, 1): Fraction(2 * factor)}, 1, high)
    value = Amount(number_of(between(inner, 0, {}, constant(body.radius, 2))), Fraction(0))
    steps = (
        inner_integral(written(low, (R, Z)), body.height, _times_pi(integrand), Z, _times_pi(inner)),
        definite_integral(0, body.radius, _times_pi(inner), R, value.formula(1, PI)),
    )
    return Integrated(steps, value)


def _bottom(body: bodies.Upright) -> Terms:
    """Return the height of the bottom as a polynomial in r, the first of the letters r and z."""
    if body.profile == "cylinder":
        return {}
    power = 2 if body.profile == "bowl" else 1
    return {(power, 0): Fraction(body.height, body.radius**power)}


def _times_pi(polynomial: Terms) -> Formula:
    return written({(1, *powers): number for powers, number in polynomial.items()}, (PI, R, Z))


def _over_spherical(body: bodies.Spherical, factor: int, exponents: Exponents, slip: Slip) -> Integrated:
    """Integrate over the angle and the distance; the whole turn is the factor 2 pi."""
    raised = exponents.height + 1
    power = exponents.distance + raised + slip.or_else(1, jacobian_forgotten=0)
    if power < 0:
        raise Rejected("the power is negative")
    cosine = _power_of_cosine(body.opening, raised).times(slip.or_else(-1, cosine_sign_lost=1))
    angles = Amount(1 + cosine.rational, cosine.surd).times(Fraction(2 * factor, raised))
    between_spheres = body.outer ** (power + 1) - body.inner ** (power + 1)
    value = angles.times(Fraction(between_spheres, slip.or_else(power + 1, not_divided=1)))
    radicand = _radicand(body)
    cosines = call("cos", PHI) ** exponents.height
    over_angle = angles.formula(radicand, PI) * RHO**power
    steps = (
        inner_integral(
            0,
            _ANGLES[body.opening],
            2 * factor * PI * RHO**power * cosines * call("sin", PHI),
            PHI,
            over_angle,
        ),
        definite_integral(body.inner, body.outer, over_angle, RHO, value.formula(radicand, PI)),
    )
    return Integrated(steps, value)


def _power_of_cosine(opening: Opening, exponent: int) -> Amount:
    """Return a power of the cosine of the opening."""
    sign, radicand = _COSINES[opening]
    size = Fraction(sign, 2) ** exponent * radicand ** (exponent // 2)
    if exponent % 2 == 0:
        return Amount(size, Fraction(0))
    whole = {0: 0, 1: 1, 4: 2}.get(radicand)
    if whole is not None:
        return Amount(size * whole, Fraction(0))
    return Amount(Fraction(0), size)


def _radicand(body: bodies.Upright | bodies.Spherical) -> int:
    """Return the number below the root in the cosine of the opening, 1 where there is none."""
    match body:
        case bodies.Spherical(_, _, "sixth"):
            return 3
        case bodies.Spherical(_, _, "quarter"):
            return 2
    return 1


def _transformed(facts: Facts, slip: Slip) -> Step:
    """Return the step that writes density times volume in the new coordinates."""
    distance, height = _EXPONENTS[facts.density]
    factor = facts.factor
    last = slip.or_else(1, jacobian_forgotten=0)
    sine = call("sin", PHI)
    cosine = call("cos", PHI)
    if isinstance(facts.body, bodies.Spherical):
        square = X**2 + Y**2 + Z**2
        across = RHO * sine
        along = RHO * cosine
        new = Symbol(r"\rho, \varphi, \theta")
        transformed = factor * RHO ** (distance + height + 1 + last) * cosine**height * sine
    else:
        square = X**2 + Y**2
        across = R
        along = Z
        new = Symbol(r"r, \theta, z")
        transformed = factor * R ** (distance + last) * Z**height
    size = call("sqrt", square)
    power = {0: formula(1), 1: size, 2: square, -1: 1 / size}[distance]
    return step(
        "substitution",
        letters=Symbol("x, y, z"),
        map=point(across * call("cos", THETA), across * call("sin", THETA), along),
        integrand=factor * power * Z**height,
        transformed=transformed,
        new=new,
    )


def gaps(facts: Facts) -> dict[str, Filling]:
    """Return the body and its density, and from where the distance is meant."""
    factor = "" if facts.factor == 1 else f"{facts.factor} "
    if facts.density == "inverse":
        factor = str(facts.factor)
    return {
        "shape": _described(facts.body),
        "formula": fill(DENSITIES[facts.density], factor=factor),
        "place": PLACES["upright" if isinstance(facts.body, bodies.Upright) else "spherical"],
    }


def _described(body: bodies.Upright | bodies.Spherical) -> str:
    if isinstance(body, bodies.Spherical):
        ball = fill(BALLS["full"], outer=str(body.outer**2))
        if body.inner > 0:
            ball = fill(BALLS["hollow"], inner=str(body.inner**2), outer=str(body.outer**2))
        return fill(PARTS[body.opening], ball=ball)
    if body.profile == "cylinder":
        return fill(UPRIGHT["cylinder"], square=str(body.radius**2), height=str(body.height))
    (steepness,) = _bottom(body).values()
    bottom = steepness * call("sqrt", X**2 + Y**2)
    if body.profile == "bowl":
        bottom = steepness * X**2 + steepness * Y**2
    return fill(UPRIGHT[body.profile], bottom=latex(bottom), height=str(body.height))


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return the types and units of volume, mass and the last answer."""
    names = ("z",) if facts.asked == "centre" else ()
    volume = Typed("number", unit="cm^3")
    mass = Typed("number", unit="gram")
    return volume, mass, Typed("number", names, unit="cm")


SHEET = Sheet(
    subject="multivariable_calculus",
    method="other order of integration, cones over caps of spheres",
    sample=sample,
    gaps=gaps,
    work=work,
    types=types,
    slips={
        "volume_not_divided": "in the volume a power is integrated without dividing by the new exponent",
        "jacobian_forgotten": "a power of the distance is missing in the volume element",
        "mass_not_divided": "in the mass a power is integrated without dividing by the new exponent",
        "cosine_sign_lost": "the value at the lower end of the angle is added instead of subtracted",
        "moment_not_divided": "in the moment a power is integrated without dividing by the new exponent",
        "quotient_halved": "in the last quotient a factor of two is lost",
    },
    levels={
        1: "cylindrical coordinates: a cylinder, a bowl or a cone",
        2: "spherical coordinates: a ball, a half ball or a shell",
        3: "a ball or shell within a cone, where roots come in",
    },
)
