"""Writes the density in curved coordinates, and integrates volume, mass and moment one after the other."""

from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making.multivariate import Terms, between, constant, number_of, put, scaled, written
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.curved_coordinates.facts import Facts, Opening, Spherical, Upright
from seedproof.problems.templates.curved_coordinates.generate import (
    DENSITY_EXPONENTS,
    Amount,
    Exponents,
    amount_formula,
    answers,
    bottom,
    over_angle,
    over_distance,
    power_of_cosine,
    radicand_of,
    ratio,
    ratio_formula,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import PI, Formula, Like, Symbol, Verbatim, call, formula, latex, point, product

R = Symbol("r")
Z = Symbol("z")
RHO = Symbol("rho")
THETA = Symbol("theta")
PHI = Symbol(r"\varphi")
_X = Symbol("x")
_Y = Symbol("y")

_ANGLES: dict[Opening, Formula] = {
    "sixth": PI / 6,
    "quarter": PI / 4,
    "third": PI / 3,
    "half": PI / 2,
    "whole": PI,
}


class Integrated(NamedTuple):
    """The steps of an integral over the body, and its value."""

    steps: list[Step]
    value: Amount


def work(facts: Facts, slip: str) -> Worked:
    """The density in new coordinates, then volume, mass, moment, and the quotient."""
    radicand = radicand_of(facts.body)
    exponents = DENSITY_EXPONENTS[facts.density]
    in_mass = slip if slip in ("jacobian_forgotten", "mass_not_divided", "cosine_sign_lost") else ""
    in_volume = "not_divided" if slip == "volume_not_divided" else ""
    volume = _integrated(facts.body, 1, Exponents(0, 0), in_volume)
    mass = _integrated(facts.body, facts.factor, exponents, in_mass)
    in_moment = "not_divided" if slip == "moment_not_divided" else ""
    if facts.asked == "distance":
        moment = _integrated(facts.body, 1, Exponents(1, 0), in_moment)
        below = volume.value
    else:
        raised = Exponents(exponents.distance, exponents.height + 1)
        if slip == "jacobian_forgotten":
            in_moment = slip
        moment = _integrated(facts.body, facts.factor, raised, in_moment)
        below = mass.value
    if below.rational**2 == radicand * below.surd**2:
        raise Rejected("the denominator vanishes")
    last = ratio(moment.value, below, radicand)
    if slip == "quotient_halved":
        last = last._replace(rational=last.rational / 2, surd=last.surd / 2)
    results = (
        amount_formula(volume.value, radicand),
        amount_formula(mass.value, radicand),
        ratio_formula(last, radicand),
    )
    above_text = latex(amount_formula(moment.value, radicand))
    below_text = latex(amount_formula(below, radicand))
    steps = [
        *volume.steps,
        _transformed(facts, in_mass),
        *mass.steps,
        *moment.steps,
        step("identity", left=Verbatim(rf"\frac{{{above_text}}}{{{below_text}}}"), right=results[2]),
    ]
    if slip:
        _check(last.denominator, (volume.value, mass.value))
    if slip and results == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), results)


def _check(denominator: int, amounts: tuple[Amount, Amount]) -> None:
    """Raises: Rejected where the answers would look wrong."""
    for amount in amounts:
        if amount.rational <= 0 or amount.rational > 3000 or amount.rational.denominator > 60:
            raise Rejected("a volume or mass would look wrong")
    if denominator > 500:
        raise Rejected("the last answer would look wrong")


def _integrated(body: Upright | Spherical, factor: int, exponents: Exponents, slip: str) -> Integrated:
    match body:
        case Upright():
            return _over_upright(body, factor, exponents, slip)
        case Spherical():
            return _over_spherical(body, factor, exponents, slip)


def _over_upright(body: Upright, factor: int, exponents: Exponents, slip: str) -> Integrated:
    """Integrate over z and r; the whole turn is the factor 2 pi."""
    power = exponents.distance
    if slip != "jacobian_forgotten":
        power += 1
    if slip == "cosine_sign_lost":
        raise Rejected("there is no such angle")
    integrand: Terms = {(power, exponents.height): Fraction(2 * factor)}
    high = constant(body.height, 2)
    inner: Terms = between(integrand, 1, bottom(body), high)
    if slip in ("not_divided", "mass_not_divided"):
        inner = scaled(inner, exponents.height + 1)
        if exponents.height == 0:
            inner = put({(power, 1): Fraction(2 * factor)}, 1, high)
    value = number_of(between(inner, 0, constant(0, 2), constant(body.radius, 2)))
    steps = [
        step(
            "inner_integral",
            low=written(bottom(body), (R, Z)),
            high=body.height,
            integrand=_times_pi(integrand),
            letter=Z,
            value=_times_pi(inner),
        ),
        step(
            "definite_integral",
            low=0,
            high=body.radius,
            integrand=_times_pi(inner),
            letter=R,
            value=amount_formula(Amount(value, Fraction(0)), 1),
        ),
    ]
    return Integrated(steps, Amount(value, Fraction(0)))


def _times_pi(polynomial: Terms) -> Formula:
    return written({(1, *powers): number for powers, number in polynomial.items()}, (PI, R, Z))


def _over_spherical(body: Spherical, factor: int, exponents: Exponents, slip: str) -> Integrated:
    """Integrate over the angle and the distance; the whole turn is the factor 2 pi."""
    power = exponents.distance + exponents.height + 2
    if slip == "jacobian_forgotten":
        power -= 1
        if power < 0:
            raise Rejected("the power is negative")
    angles = over_angle(body.opening, exponents.height)
    if slip == "cosine_sign_lost":
        cosine = power_of_cosine(body.opening, exponents.height + 1)
        share = Fraction(2, exponents.height + 1)
        angles = Amount(share * (1 + cosine.rational), share * cosine.surd)
    if slip in ("not_divided", "mass_not_divided"):
        rays = over_distance(body, power) * (power + 1)
    else:
        rays = over_distance(body, power)
    radicand = radicand_of(body)
    cosines = call("cos", PHI) ** exponents.height
    integrand = product(2 * factor, PI, RHO**power, cosines, call("sin", PHI))
    inner = amount_formula(Amount(factor * angles.rational, factor * angles.surd), radicand)
    value = Amount(factor * rays * angles.rational, factor * rays * angles.surd)
    with_power = product(inner, RHO**power)
    steps = [
        step(
            "inner_integral",
            low=0,
            high=_ANGLES[body.opening],
            integrand=integrand,
            letter=PHI,
            value=with_power,
        ),
        step(
            "definite_integral",
            low=body.inner,
            high=body.outer,
            integrand=with_power,
            letter=RHO,
            value=amount_formula(value, radicand),
        ),
    ]
    return Integrated(steps, value)


def _transformed(facts: Facts, slip: str) -> Step:
    """Return the step that writes density times volume in the new coordinates."""
    distance, height = DENSITY_EXPONENTS[facts.density]
    lost = 1 if slip == "jacobian_forgotten" else 0
    squares = [_X**2, _Y**2]
    position = point(R * call("cos", THETA), R * call("sin", THETA), Z)
    new = Symbol(r"r, \theta, z")
    transformed = product(facts.factor, R ** (distance + 1 - lost), Z**height)
    if isinstance(facts.body, Spherical):
        squares.append(Z**2)
        across = RHO * call("sin", PHI)
        position = point(across * call("cos", THETA), across * call("sin", THETA), RHO * call("cos", PHI))
        new = Symbol(r"\rho, \varphi, \theta")
        power = RHO ** (distance + height + 2 - lost)
        transformed = product(facts.factor, power, call("cos", PHI) ** height, call("sin", PHI))
    density: Like = product(facts.factor, _power_of_root(squares, distance), Z**height)
    return step(
        "substitution",
        letters=Symbol("x, y, z"),
        map=position,
        integrand=density,
        transformed=transformed,
        new=new,
    )


def _power_of_root(squares: list[Formula], exponent: int) -> Formula:
    """Return a power of the root of a sum of squares."""
    inside = squares[0]
    for square in squares[1:]:
        inside = inside + square
    match exponent:
        case 0:
            return formula(1)
        case 1:
            return call("sqrt", inside)
        case 2:
            return inside
    return 1 / call("sqrt", inside)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "volume_not_divided": "in the volume a power is integrated without dividing by the new exponent",
        "jacobian_forgotten": "a power of the distance is missing in the volume element",
        "mass_not_divided": "in the mass a power is integrated without dividing by the new exponent",
        "cosine_sign_lost": "the value at the lower end of the angle is added instead of subtracted",
        "moment_not_divided": "in the moment a power is integrated without dividing by the new exponent",
        "quotient_halved": "in the last quotient a factor of two is lost",
    },
)
