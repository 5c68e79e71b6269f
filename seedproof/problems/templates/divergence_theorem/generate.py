"""Integrates the divergence over the body, and takes off what passes through the flat faces."""

from fractions import Fraction
from typing import assert_never

from seedproof.problems.making.circles import multiple_of_pi, power_integral
from seedproof.problems.making.multivariate import (
    Powers,
    Terms,
    between,
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
from seedproof.problems.templates.divergence_theorem.facts import (
    Box,
    Cone,
    Cylinder,
    Distraction,
    Facts,
    HalfBall,
    OpenCone,
    OpenHemisphere,
    OpenParaboloid,
    Round,
)
from seedproof.problems.templates.divergence_theorem.phrases import (
    BODIES,
    CONSTANTS,
    FIRST_DISTRACTIONS,
    FLUXES,
    PARTS,
    SECOND_DISTRACTIONS,
    STATEMENTS,
    TOTALS,
    UNITS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, Verbatim, formula, latex, total

X = Symbol("x")
Y = Symbol("y")
Z = Symbol("z")
LETTERS = (X, Y, Z)

_X = monomial(0, 3)
_Z = monomial(2, 3)
_DISTRACTIONS: tuple[Distraction, ...] = ("exponential", "sine", "root", "logarithm")

Body = Box | Round


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a box; a cylinder, half ball or cone; a surface that is open. Raises: Rejected."""
    body = _body(draws, difficulty)
    facts = Facts(
        components=[to_list(component) for component in _components(draws, body)],
        distractions=(draws.choice(_DISTRACTIONS), draws.choice(_DISTRACTIONS)),
        body=body,
    )
    total_flux = flux_out(facts)
    flat = through_faces(facts)
    if total_flux == 0 or flat == 0 or total_flux == flat:
        raise Rejected("a flux is zero")
    numbers = [total_flux, total_flux - flat]
    if is_open(body):
        numbers = [total_flux - flat, factor_of(facts)]
    if any(number.denominator > 12 or abs(number) > 400 for number in numbers):
        raise Rejected("the numbers are large")
    return facts


def _body(draws: Draws, difficulty: int) -> Body:
    radius = draws.between(1, 3)
    height = draws.between(1, 5)
    match difficulty:
        case 1:
            return Box((draws.between(1, 3), draws.between(1, 3), height))
        case 2:
            closed: tuple[Body, ...] = (Cylinder(radius, height), HalfBall(radius), Cone(radius, height))
            return draws.choice(closed)
    factor = draws.between(1, 3)
    surfaces: tuple[Body, ...] = (
        OpenParaboloid(radius, factor),
        OpenHemisphere(radius + 1),
        OpenCone(radius, height),
    )
    return draws.choice(surfaces)


def is_open(body: Body) -> bool:
    """Return whether the surface has no lid."""
    return isinstance(body, OpenParaboloid | OpenHemisphere | OpenCone)


def _components(draws: Draws, body: Body) -> list[Terms]:
    """Draw three polynomials, whose divergence is of degree one or two."""
    a, b, c, d, e = draws.nonzeros(5, 4)
    if isinstance(body, Box):
        return [
            {(2, 0, 0): Fraction(a), (1, 0, 1): Fraction(b)},
            {(1, 1, 0): Fraction(2 * c)},
            {(0, 0, 2): Fraction(d), (1, 1, 0): Fraction(e)},
        ]
    first: dict[Powers, Fraction] = {(3, 0, 0): Fraction(a)}
    second: dict[Powers, Fraction] = {(0, 3, 0): Fraction(a), (0, 1, 1): Fraction(b)}
    if draws.below(2) == 0:
        first = {(1, 0, 0): Fraction(a), (2, 0, 0): Fraction(b)}
        second = {(0, 1, 1): Fraction(2 * c)}
    third: dict[Powers, Fraction] = {(0, 0, 2): Fraction(d)}
    if draws.below(2) == 0:
        third |= {(2, 0, 0): Fraction(e), (0, 2, 0): Fraction(e)}
    else:
        third |= {(0, 0, 0): Fraction(e)}
    return [first, second, third]


def components(facts: Facts) -> list[Terms]:
    """Return the polynomials of the components."""
    return [from_list(component) for component in facts.components]


def divergence(facts: Facts) -> Terms:
    """Return the divergence."""
    return plus(*(partial(component, letter) for letter, component in enumerate(components(facts))))


def squared_radius(body: Round) -> Terms:
    """Return the square of the distance from the axis to the surface, as a polynomial in z."""
    match body:
        case Cylinder(radius):
            return constant(radius**2, 3)
        case HalfBall(radius) | OpenHemisphere(radius):
            return minus(constant(radius**2, 3), times(_Z, _Z))
        case Cone(radius, height):
            return scaled(times(_Z, _Z), Fraction(radius**2, height**2))
        case OpenCone(radius, height):
            left = minus(constant(height, 3), _Z)
            return scaled(times(left, left), Fraction(radius**2, height**2))
        case OpenParaboloid(radius, factor):
            return minus(constant(radius**2, 3), scaled(_Z, Fraction(1, factor)))
        case _:
            assert_never(body)


def radius_formula(body: Round) -> Formula:
    """Return the distance from the axis to the surface, in z."""
    match body:
        case Cylinder(radius):
            return formula(radius)
        case Cone(radius, height):
            return Fraction(radius, height) * Z
        case OpenCone(radius, height):
            return total(radius, Fraction(-radius, height) * Z)
    return Verbatim(rf"\sqrt{{{latex(written(squared_radius(body), LETTERS))}}}")


def height_of(body: Body) -> int:
    """Return the largest z."""
    match body:
        case Box((_, _, height)) | Cylinder(_, height) | Cone(_, height) | OpenCone(_, height):
            return height
        case HalfBall(radius) | OpenHemisphere(radius):
            return radius
        case OpenParaboloid(radius, factor):
            return factor * radius**2
        case _:
            assert_never(body)


def over_angle(integrand: Terms) -> Terms:
    """Return a polynomial in x, y and z integrated over the angle: in r and z, with pi as a factor before.

    The first letter is then r.
    """
    parts: list[Terms] = []
    for (x_power, y_power, z_power), coefficient in integrand.items():
        factor = power_integral(x_power, y_power, 2).factor
        parts.append({(x_power + y_power, 0, z_power): coefficient * factor})
    return plus(*parts)


def over_radius(integrand: Terms, square: Terms) -> Terms:
    """Return the integral over r of a polynomial in odd powers of r, up to a radius with this square."""
    parts: list[Terms] = []
    for (power, _, z_power), coefficient in integrand.items():
        half = (power + 1) // 2
        part: dict[Powers, Fraction] = {(0, 0, z_power): coefficient / (power + 1)}
        for _ in range(half):
            part = times(part, square)
        parts.append(part)
    return plus(*parts)


def flux_out(facts: Facts) -> Fraction:
    """Return the flux out of the whole body, for round bodies without the factor pi."""
    body = facts.body
    zero = constant(0, 3)
    if isinstance(body, Box):
        integral = divergence(facts)
        for letter, size in enumerate(body.sizes):
            integral = between(integral, letter, zero, constant(size, 3))
        return number_of(integral)
    rays = times(over_angle(divergence(facts)), _X)
    slices = over_radius(rays, squared_radius(body))
    return number_of(between(slices, 2, zero, constant(height_of(body), 3)))


def face_integrand(facts: Facts) -> Terms:
    """Return the third component on the flat top less that on the flat bottom, in x and y."""
    third = components(facts)[2]
    on_top = put(third, 2, constant(height_of(facts.body), 3))
    on_bottom = put(third, 2, constant(0, 3))
    match facts.body:
        case Box() | Cone():
            return on_top
        case Cylinder():
            return minus(on_top, on_bottom)
    return scaled(on_bottom, -1)


def face_radius(body: Round) -> int:
    """Return the radius of the flat faces."""
    return body.radius


def through_faces(facts: Facts) -> Fraction:
    """Return the outward flux through the flat faces that are left out, without the factor pi."""
    integrand = face_integrand(facts)
    body = facts.body
    zero = constant(0, 3)
    if isinstance(body, Box):
        for letter, size in enumerate(body.sizes[:2]):
            integrand = between(integrand, letter, zero, constant(size, 3))
        return number_of(integrand)
    rays = times(over_angle(integrand), _X)
    return number_of(over_radius(rays, constant(face_radius(body) ** 2, 3)))


def volume(body: Round) -> Fraction:
    """Return the volume of a round body, without the factor pi."""
    rays = times(over_angle(constant(1, 3)), _X)
    slices = over_radius(rays, squared_radius(body))
    return number_of(between(slices, 2, constant(0, 3), constant(height_of(body), 3)))


def factor_of(facts: Facts) -> Fraction:
    """Return k with flux + 2 k V = 0: the field (x, y, 0) does not pass through the lid."""
    if isinstance(facts.body, Box):
        raise TypeError("a box is closed")
    return (through_faces(facts) - flux_out(facts)) / (2 * volume(facts.body))


def flux_formula(body: Body, flux: Fraction) -> Formula:
    """Return a flux, with its pi for round bodies."""
    return formula(flux) if isinstance(body, Box) else multiple_of_pi(flux)


def answers(facts: Facts) -> list[Answer]:
    """The flux out of the body and through a part; or that through the open surface, and the constant."""
    out = flux_out(facts)
    rest = out - through_faces(facts)
    if is_open(facts.body):
        return [
            Answer(flux_formula(facts.body, rest), "number"),
            Answer(formula(factor_of(facts)), "number", ("k",)),
        ]
    return [
        Answer(flux_formula(facts.body, out), "number"),
        Answer(flux_formula(facts.body, rest), "number"),
    ]


def field(facts: Facts) -> list[Formula]:
    """Return the components with their distractions."""
    first, second, third = (written(component, LETTERS) for component in components(facts))
    return [
        total(first, Verbatim(FIRST_DISTRACTIONS[facts.distractions[0]])),
        total(second, Verbatim(SECOND_DISTRACTIONS[facts.distractions[1]])),
        third,
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Write the field and the body."""
    first, second, third = field(facts)
    told = draws.choice(STATEMENTS)
    statement = fill(
        told,
        first=latex(first),
        second=latex(second),
        third=latex(third),
        body=_described(facts.body),
    )
    unit = UNITS[STATEMENTS.index(told)]
    match facts.body:
        case Box():
            part = fill(draws.choice(PARTS["box"]), height=str(height_of(facts.body)))
        case Cylinder():
            part = draws.choice(PARTS["cylinder"])
        case HalfBall():
            part = draws.choice(PARTS["half_ball"])
        case Cone():
            part = draws.choice(PARTS["cone"])
        case _:
            return Words(statement, (draws.choice(FLUXES), draws.choice(CONSTANTS)), (unit, ""))
    return Words(statement, (draws.choice(TOTALS), part), (unit, unit))


def _described(body: Body) -> str:
    match body:
        case Box((a, b, c)):
            return fill(BODIES["box"], a=str(a), b=str(b), c=str(c))
        case Cylinder(radius, height):
            return fill(BODIES["cylinder"], square=str(radius**2), height=str(height))
        case HalfBall(radius):
            return fill(BODIES["half_ball"], square=str(radius**2))
        case Cone(radius, height):
            return fill(BODIES["cone"], square=str(radius**2), height=str(height))
        case OpenParaboloid(radius, factor):
            equation = total(factor * radius**2, -factor * X**2, -factor * Y**2)
            return fill(BODIES["open_paraboloid"], equation=latex(equation))
        case OpenHemisphere(radius):
            return fill(BODIES["open_hemisphere"], square=str(radius**2))
        case OpenCone(radius, height):
            return fill(BODIES["open_cone"], square=str(radius**2), height=str(height))
        case _:
            assert_never(body)


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="flux through each part of the surface",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a box, of which one face is then taken off",
        2: "a cylinder, a half ball or a cone, in cylindrical coordinates",
        3: "an open surface that must be closed by a lid first, and a parameter",
    },
)
