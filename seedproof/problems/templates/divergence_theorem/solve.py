"""Takes the divergence, integrates it over the body, and takes off the flux through the flat faces."""

from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making.circles import multiple_of_pi
from seedproof.problems.making.multivariate import (
    Terms,
    between,
    constant,
    monomial,
    number_of,
    partial,
    plus,
    put,
    scaled,
    times,
    written,
)
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.divergence_theorem.facts import Box, Facts, Round
from seedproof.problems.templates.divergence_theorem.generate import (
    LETTERS,
    Z,
    answers,
    components,
    face_integrand,
    field,
    flux_formula,
    height_of,
    is_open,
    over_angle,
    over_radius,
    radius_formula,
    squared_radius,
    volume,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import PI, Formula, Symbol, Verbatim, call, formula, latex, point, product, total

R = Symbol("r")
THETA = Symbol("theta")
K = Symbol("k")
_COSINE = call("cos", THETA)
_SINE = call("sin", THETA)


class Integrated(NamedTuple):
    """Steps that find a flux, and the flux: without pi where the body is round."""

    steps: list[Step]
    flux: Fraction


def work(facts: Facts, slip: str) -> Worked:
    """The divergence, its integral, the faces, and what is left."""
    divergence = _divergence(facts, slip)
    body = facts.body
    if isinstance(body, Box):
        out = _over_box(divergence, body, slip)
        flat = _over_top(facts, body, slip)
    else:
        out = _over_round(divergence, body, slip)
        flat = _over_discs(facts, body, slip)
    rest = out.flux - flat.flux
    if slip == "face_added":
        rest = out.flux + flat.flux
    difference = rf"{_latex(facts, out.flux)} - \left({_latex(facts, flat.flux)}\right)"
    steps = [
        step("divergence", field=point(*field(facts)), divergence=written(divergence, LETTERS)),
        *out.steps,
        *flat.steps,
        step("identity", left=Verbatim(difference), right=flux_formula(body, rest)),
    ]
    numbers = [out.flux, rest]
    results = [flux_formula(body, out.flux), flux_formula(body, rest)]
    if is_open(body) and not isinstance(body, Box):
        doubled = 2 * volume(body)
        factor = -rest / doubled
        if slip == "sign_of_constant_lost":
            factor = -factor
        equation = total(multiple_of_pi(rest), product(multiple_of_pi(doubled), K))
        steps.append(step("satisfies", letter=K, value=factor, left=equation, right=0))
        numbers = [rest, factor]
        results = [flux_formula(body, rest), formula(factor)]
    elif slip == "sign_of_constant_lost":
        raise Rejected("there is no constant")
    if slip and any(number.denominator > 30 or abs(number) > 900 or number == 0 for number in numbers):
        raise Rejected("the answers would look wrong")
    if slip and results == [answer.formula for answer in answers(facts)]:
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), tuple(results))


def _latex(facts: Facts, flux: Fraction) -> str:
    return latex(flux_formula(facts.body, flux))


def _divergence(facts: Facts, slip: str) -> Terms:
    first, second, third = components(facts)
    by_z = partial(third, 2)
    match slip:
        case "last_derivative_missing":
            by_z = {}
        case "power_kept":
            by_z = {powers: coefficient for powers, coefficient in third.items() if powers[2]}
        case "sign_of_derivative_lost":
            return plus(partial(first, 0), scaled(partial(second, 1), -1), by_z)
    return plus(partial(first, 0), partial(second, 1), by_z)


def _over_box(divergence: Terms, box: Box, slip: str) -> Integrated:
    """Integrate over z, y and x."""
    integrand = divergence
    steps: list[Step] = []
    for letter in (2, 1, 0):
        size = box.sizes[letter]
        integral = _integral(integrand, letter, size, slip if letter == 1 else "")
        gaps = {
            "low": formula(0),
            "high": formula(size),
            "integrand": written(integrand, LETTERS),
            "letter": LETTERS[letter],
            "value": written(integral, LETTERS),
        }
        steps.append(step("definite_integral" if letter == 0 else "inner_integral", **gaps))
        integrand = integral
    return Integrated(steps, number_of(integrand))


def _integral(integrand: Terms, letter: int, size: int, slip: str) -> Terms:
    """Return the integral from zero."""
    if slip == "power_not_divided":
        return put(times(integrand, monomial(letter, 3)), letter, constant(size, 3))
    return between(integrand, letter, constant(0, 3), constant(size, 3))


def _over_top(facts: Facts, box: Box, slip: str) -> Integrated:
    """Integrate the third component over the top face."""
    integrand = face_integrand(facts)
    width, depth, _ = box.sizes
    inner = between(integrand, 1, constant(0, 3), constant(depth, 3))
    flux = number_of(between(inner, 0, constant(0, 3), constant(width, 3)))
    if slip == "area_forgotten":
        flux = flux / width
    steps = [
        step(
            "inner_integral",
            low=0,
            high=depth,
            integrand=written(integrand, LETTERS),
            letter=LETTERS[1],
            value=written(inner, LETTERS),
        ),
        step(
            "definite_integral",
            low=0,
            high=width,
            integrand=written(inner, LETTERS),
            letter=LETTERS[0],
            value=flux,
        ),
    ]
    return Integrated(steps, flux)


def _cylindrical(polynomial: Terms) -> Formula:
    """Return a polynomial in x, y and z in cylindrical coordinates, times r."""
    parts: dict[tuple[int, ...], Fraction] = {}
    for (x_power, y_power, z_power), coefficient in polynomial.items():
        parts[x_power + y_power + 1, z_power, x_power, y_power] = coefficient
    return written(parts, (R, Z, _COSINE, _SINE))


def _times_pi(polynomial: Terms) -> Formula:
    """Return a polynomial in r and z times pi."""
    ordered = sorted(polynomial, reverse=True)
    terms: list[Formula] = []
    for powers in ordered:
        radius_power, _, z_power = powers
        coefficient = polynomial[powers]
        above = product(coefficient.numerator, PI, R**radius_power, Z**z_power)
        terms.append(above / coefficient.denominator)
    return total(*terms)


def _over_round(divergence: Terms, body: Round, slip: str) -> Integrated:
    """Integrate over the angle, the distance from the axis and the height."""
    rays = times(over_angle(divergence), monomial(0, 3))
    transformed = _cylindrical(divergence)
    if slip == "averages_of_squares_missed":
        rays = {powers: coefficient * (2 if powers[0] > 1 else 1) for powers, coefficient in rays.items()}
    slices = over_radius(rays, squared_radius(body))
    if slip == "power_not_divided":
        slices = plus(
            *(over_radius({powers: rays[powers] * (powers[0] + 1)}, squared_radius(body)) for powers in rays)
        )
    height = height_of(body)
    flux = number_of(between(slices, 2, constant(0, 3), constant(height, 3)))
    steps = [
        step(
            "substitution",
            letters=Symbol("x, y, z"),
            map=point(R * _COSINE, R * _SINE, Z),
            integrand=written(divergence, LETTERS),
            transformed=transformed,
            new=Symbol(r"r, \theta, z"),
        ),
        step(
            "inner_integral",
            low=0,
            high=2 * PI,
            integrand=transformed,
            letter=THETA,
            value=_times_pi(rays),
        ),
        step(
            "inner_integral",
            low=0,
            high=radius_formula(body),
            integrand=_times_pi(rays),
            letter=R,
            value=_times_pi(slices),
        ),
        step(
            "definite_integral",
            low=0,
            high=height,
            integrand=_times_pi(slices),
            letter=Z,
            value=multiple_of_pi(flux),
        ),
    ]
    return Integrated(steps, flux)


def _over_discs(facts: Facts, body: Round, slip: str) -> Integrated:
    """Integrate the third component over the flat faces, ring by ring."""
    rays = times(over_angle(face_integrand(facts)), monomial(0, 3))
    flux = number_of(over_radius(rays, constant(body.radius**2, 3)))
    if slip == "area_forgotten":
        flux = flux / body.radius
    disc = step(
        "definite_integral",
        low=0,
        high=body.radius,
        integrand=_times_pi(rays),
        letter=R,
        value=multiple_of_pi(flux),
    )
    return Integrated([disc], flux)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "last_derivative_missing": "the derivative of the third component is left out of the divergence",
        "power_kept": "the third component is not differentiated",
        "sign_of_derivative_lost": "the derivative of the second component is subtracted",
        "averages_of_squares_missed": "the squares of sine and cosine are integrated as if they were one",
        "power_not_divided": "a power is integrated without dividing by the new exponent",
        "area_forgotten": "in the flux through a flat face a power of its size is lost",
        "face_added": "the flux through the flat face is added instead of subtracted",
        "sign_of_constant_lost": "the constant has the wrong sign",
    },
)
