"""Takes the divergence, integrates it over the body, and takes off the flux through the flat faces."""

from fractions import Fraction
from typing import NamedTuple, assert_never

from seedproof.problems.making import multivariate
from seedproof.problems.making.circles import multiple_of_pi, power_integral
from seedproof.problems.making.integrals import definite_integral, inner_integral
from seedproof.problems.making.multivariate import Powers, Terms, between, constant, minus, number_of, times
from seedproof.problems.making.texts import Filling, Writer
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.template import Words
from seedproof.problems.templates.divergence_theorem import facts as bodies
from seedproof.problems.templates.divergence_theorem import phrases
from seedproof.problems.templates.divergence_theorem.facts import Distraction, Facts, Round
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, Verbatim, call, formula, latex, point

X, Y, Z, R, THETA, K = map(Symbol, ("x", "y", "z", "r", "theta", "k"))
LETTERS = (X, Y, Z)

_X = multivariate.monomial(0, 3)
_Z = multivariate.monomial(2, 3)
_COSINE = call("cos", THETA)
_SINE = call("sin", THETA)
_DISTRACTIONS: tuple[Distraction, ...] = ("exponential", "sine", "root", "logarithm")

Body = bodies.Box | Round


class Integrated(NamedTuple):
    """Steps that find a flux, and the flux: without pi where the body is round."""

    steps: tuple[Step, ...]
    flux: Fraction


class Found(NamedTuple):
    """The steps, and the fluxes out of the whole body, through its flat faces, and through the rest."""

    steps: tuple[Step, ...]
    out: Fraction
    flat: Fraction
    rest: Fraction
    factor: Fraction | None
    """Of an open surface, k with flux + 2 k V = 0: the field (x, y, 0) does not pass through the lid."""

    def numbers(self) -> list[Fraction]:
        """Return what is asked for, without pi."""
        return [self.out, self.rest] if self.factor is None else [self.rest, self.factor]


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a box; a cylinder, half ball or cone; a surface that is open. Raises: Rejected."""
    body = _body(draws, difficulty)
    facts = Facts(
        components=[multivariate.to_list(component) for component in _components(draws, body)],
        distractions=(draws.choice(_DISTRACTIONS), draws.choice(_DISTRACTIONS)),
        body=body,
    )
    found = _found(facts, NO_SLIP)
    if 0 in (found.out, found.flat, found.rest):
        raise Rejected("a flux is zero")
    if any(number.denominator > 12 or abs(number) > 400 for number in found.numbers()):
        raise Rejected("the numbers are large")
    return facts


def _body(draws: Draws, difficulty: int) -> Body:
    radius = draws.between(1, 3)
    height = draws.between(1, 5)
    match difficulty:
        case 1:
            return bodies.Box((draws.between(1, 3), draws.between(1, 3), height))
        case 2:
            closed: tuple[Body, ...] = (
                bodies.Cylinder(radius, height),
                bodies.HalfBall(radius),
                bodies.Cone(radius, height),
            )
            return draws.choice(closed)
    factor = draws.between(1, 3)
    surfaces: tuple[Body, ...] = (
        bodies.OpenParaboloid(radius, factor),
        bodies.OpenHemisphere(radius + 1),
        bodies.OpenCone(radius, height),
    )
    return draws.choice(surfaces)


def _is_open(body: Body) -> bool:
    return isinstance(body, bodies.OpenParaboloid | bodies.OpenHemisphere | bodies.OpenCone)


def _components(draws: Draws, body: Body) -> list[Terms]:
    """Draw three polynomials, whose divergence is of degree one or two."""
    a, b, c, d, e = draws.nonzeros(5, 4)
    if isinstance(body, bodies.Box):
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


def work(facts: Facts, slip: Slip) -> Worked:
    """The divergence, its integral, the faces, and what is left."""
    body = facts.body
    if slip == "sign_of_constant_lost" and not _is_open(body):
        raise Rejected("there is no constant")
    found = _found(facts, slip)
    numbers = found.numbers()
    if slip and any(number.denominator > 30 or abs(number) > 900 or number == 0 for number in numbers):
        raise Rejected("the answers would look wrong")
    rest = _flux_formula(body, found.rest)
    if found.factor is None:
        return Worked(found.steps, (_flux_formula(body, found.out), rest))
    return Worked(found.steps, (rest, formula(found.factor)))


def _found(facts: Facts, slip: Slip) -> Found:
    body = facts.body
    divergence = _divergence(facts, slip)
    if isinstance(body, bodies.Box):
        inside = _over_box(divergence, body, slip)
        faces = _over_top(facts, body, slip)
    else:
        inside = _over_round(divergence, body, slip)
        faces = _over_discs(facts, body, slip)
    out = inside.flux
    flat = faces.flux
    rest = slip.or_else(out - flat, face_added=out + flat)
    left = latex(_flux_formula(body, out))
    right = latex(_flux_formula(body, flat))
    difference = Verbatim(rf"{left} - \left({right}\right)")
    steps = (
        step("divergence", field=point(*_field(facts)), divergence=multivariate.written(divergence, LETTERS)),
        *inside.steps,
        *faces.steps,
        step("identity", left=difference, right=_flux_formula(body, rest)),
    )
    if isinstance(body, bodies.Box) or not _is_open(body):
        return Found(steps, out, flat, rest, None)
    doubled = 2 * _over_round(constant(1, 3), body, NO_SLIP).flux
    factor = slip.or_else(-rest / doubled, sign_of_constant_lost=rest / doubled)
    equation = multiple_of_pi(rest) + multiple_of_pi(doubled) * K
    last = step("satisfies", letter=K, value=factor, left=equation, right=0)
    return Found((*steps, last), out, flat, rest, factor)


def _divergence(facts: Facts, slip: Slip) -> Terms:
    first, second, third = map(multivariate.from_list, facts.components)
    by_y = multivariate.partial(second, 1)
    by_z = multivariate.partial(third, 2)
    kept = {powers: coefficient for powers, coefficient in third.items() if powers[2]}
    by_y = slip.or_else(by_y, sign_of_derivative_lost=multivariate.scaled(by_y, -1))
    by_z = slip.or_else(by_z, last_derivative_missing={}, power_kept=kept)
    return multivariate.plus(multivariate.partial(first, 0), by_y, by_z)


def _over_box(divergence: Terms, box: bodies.Box, slip: Slip) -> Integrated:
    """Integrate over z, y and x."""
    integrand = divergence
    steps: list[Step] = []
    for letter in (2, 1, 0):
        size = constant(box.sizes[letter], 3)
        integral = between(integrand, letter, {}, size)
        if slip == "power_not_divided" and letter == 1:
            integral = multivariate.undivided(integrand, letter, {}, size)
        steps.append(_step(box, letter, integrand, integral))
        integrand = integral
    return Integrated(tuple(steps), number_of(integrand))


def _step(box: bodies.Box, letter: int, integrand: Terms, integral: Terms) -> Step:
    """Return the step that integrates by a letter, from zero to the size of the box."""
    return step(
        "inner_integral" if letter else "definite_integral",
        low=0,
        high=box.sizes[letter],
        integrand=multivariate.written(integrand, LETTERS),
        letter=LETTERS[letter],
        value=multivariate.written(integral, LETTERS),
    )


def _over_top(facts: Facts, box: bodies.Box, slip: Slip) -> Integrated:
    """Integrate the third component over the top face."""
    integrand = _face_integrand(facts)
    width, depth, _ = box.sizes
    inner = between(integrand, 1, {}, constant(depth, 3))
    flux = number_of(between(inner, 0, {}, constant(width, 3)))
    flux = slip.or_else(flux, area_forgotten=flux / width)
    return Integrated((_step(box, 1, integrand, inner), _step(box, 0, inner, constant(flux, 3))), flux)


def _face_integrand(facts: Facts) -> Terms:
    """Return the third component on the flat top less that on the flat bottom, in x and y."""
    third = multivariate.from_list(facts.components[2])
    on_top = multivariate.put(third, 2, constant(_height(facts.body), 3))
    on_bottom = multivariate.put(third, 2, {})
    match facts.body:
        case bodies.Box() | bodies.Cone():
            return on_top
        case bodies.Cylinder():
            return minus(on_top, on_bottom)
    return multivariate.scaled(on_bottom, -1)


def _over_round(divergence: Terms, body: Round, slip: Slip) -> Integrated:
    """Integrate over the angle, the distance from the axis and the height."""
    rays = times(_over_angle(divergence), _X)
    if slip == "averages_of_squares_missed":
        rays = {powers: coefficient * (2 if powers[0] > 1 else 1) for powers, coefficient in rays.items()}
    undone = slip == "power_not_divided"
    to_integrate = {powers: number * (powers[0] + 1 if undone else 1) for powers, number in rays.items()}
    slices = _over_radius(to_integrate, _squared_radius(body))
    height = _height(body)
    flux = number_of(between(slices, 2, {}, constant(height, 3)))
    cylindrical: Terms = {(i + j + 1, k, i, j): coefficient for (i, j, k), coefficient in divergence.items()}
    transformed = multivariate.written(cylindrical, (R, Z, _COSINE, _SINE))
    steps = (
        step(
            "substitution",
            letters=Symbol("x, y, z"),
            map=point(R * _COSINE, R * _SINE, Z),
            integrand=multivariate.written(divergence, LETTERS),
            transformed=transformed,
            new=Symbol(r"r, \theta, z"),
        ),
        inner_integral(0, 2 * PI, transformed, THETA, _times_pi(rays)),
        inner_integral(0, _radius(body), _times_pi(rays), R, _times_pi(slices)),
        definite_integral(0, height, _times_pi(slices), Z, multiple_of_pi(flux)),
    )
    return Integrated(steps, flux)


def _over_discs(facts: Facts, body: Round, slip: Slip) -> Integrated:
    """Integrate the third component over the flat faces, ring by ring."""
    rays = times(_over_angle(_face_integrand(facts)), _X)
    flux = number_of(_over_radius(rays, constant(body.radius**2, 3)))
    flux = slip.or_else(flux, area_forgotten=flux / body.radius)
    disc = definite_integral(0, body.radius, _times_pi(rays), R, multiple_of_pi(flux))
    return Integrated((disc,), flux)


def _times_pi(polynomial: Terms) -> Formula:
    """Return a polynomial in r and z times pi."""
    ordered: Terms = {(1, r, z): polynomial[r, y, z] for r, y, z in sorted(polynomial, reverse=True)}
    return multivariate.in_order(ordered, (PI, R, Z))


def _over_angle(integrand: Terms) -> Terms:
    """Return a polynomial in x, y and z integrated over the angle: in r and z, with pi as a factor before.

    The first letter is then r.
    """
    parts: list[Terms] = []
    for (x_power, y_power, z_power), coefficient in integrand.items():
        factor = power_integral(x_power, y_power, 2).factor
        parts.append({(x_power + y_power, 0, z_power): coefficient * factor})
    return multivariate.plus(*parts)


def _over_radius(integrand: Terms, square: Terms) -> Terms:
    """Return the integral over r of a polynomial in odd powers of r, up to a radius with this square."""
    parts: list[Terms] = []
    for (power, _, z_power), coefficient in integrand.items():
        half = (power + 1) // 2
        part: dict[Powers, Fraction] = {(0, 0, z_power): coefficient / (power + 1)}
        for _ in range(half):
            part = times(part, square)
        parts.append(part)
    return multivariate.plus(*parts)


def _squared_radius(body: Round) -> Terms:
    """Return the square of the distance from the axis to the surface, as a polynomial in z."""
    match body:
        case bodies.Cylinder(radius):
            return constant(radius**2, 3)
        case bodies.HalfBall(radius) | bodies.OpenHemisphere(radius):
            return minus(constant(radius**2, 3), times(_Z, _Z))
        case bodies.Cone(radius, height):
            return multivariate.scaled(times(_Z, _Z), Fraction(radius**2, height**2))
        case bodies.OpenCone(radius, height):
            left = minus(constant(height, 3), _Z)
            return multivariate.scaled(times(left, left), Fraction(radius**2, height**2))
        case bodies.OpenParaboloid(radius, factor):
            return minus(constant(radius**2, 3), multivariate.scaled(_Z, Fraction(1, factor)))
        case _:
            assert_never(body)


def _radius(body: Round) -> Formula:
    """Return the distance from the axis to the surface, in z."""
    match body:
        case bodies.Cylinder(radius):
            return formula(radius)
        case bodies.Cone(radius, height):
            return Fraction(radius, height) * Z
        case bodies.OpenCone(radius, height):
            return radius + Fraction(-radius, height) * Z
    return Verbatim(rf"\sqrt{{{latex(multivariate.written(_squared_radius(body), LETTERS))}}}")


def _height(body: Body) -> int:
    """Return the largest z."""
    match body:
        case (
            bodies.Box((_, _, height))
            | bodies.Cylinder(_, height)
            | bodies.Cone(_, height)
            | bodies.OpenCone(_, height)
        ):
            return height
        case bodies.HalfBall(radius) | bodies.OpenHemisphere(radius):
            return radius
        case bodies.OpenParaboloid(radius, factor):
            return factor * radius**2
        case _:
            assert_never(body)


def _flux_formula(body: Body, flux: Fraction) -> Formula:
    """Return a flux, with its pi for round bodies."""
    return formula(flux) if isinstance(body, bodies.Box) else multiple_of_pi(flux)


def _field(facts: Facts) -> list[Formula]:
    """Return the components with their distractions."""
    first, second, third = (
        multivariate.written(multivariate.from_list(component), LETTERS) for component in facts.components
    )
    of_first, of_second = facts.distractions
    functions = (phrases.FIRST_DISTRACTIONS[of_first], phrases.SECOND_DISTRACTIONS[of_second])
    return [first + Verbatim(functions[0]), second + Verbatim(functions[1]), third]


def gaps(facts: Facts) -> dict[str, Filling]:
    """Return the components, the body, and the height of a face."""
    first, second, third = _field(facts)
    return {
        "first": first,
        "second": second,
        "third": third,
        "shape": _described(facts.body),
        "height": _height(facts.body),
    }


def words(facts: Facts, writer: Writer) -> Words:
    """Return the texts, with the units that the statement implies."""
    statement = writer.say(phrases.STATEMENTS)
    unit = next((unit for story, unit in phrases.UNITS.items() if story in statement), "")
    if _is_open(facts.body):
        return Words(statement, tuple(map(writer.say, phrases.OPEN)), (unit, ""))
    whole, part = phrases.CLOSED[str(facts.body.__struct_config__.tag)]
    question = writer.say(part)
    return Words(statement, (writer.say(whole), question), (unit, unit))


def _described(body: Body) -> str:
    match body:
        case bodies.Box((a, b, c)):
            return fill(phrases.BODIES["box"], a=str(a), b=str(b), c=str(c))
        case bodies.Cylinder(radius, height):
            return fill(phrases.BODIES["cylinder"], square=str(radius**2), height=str(height))
        case bodies.HalfBall(radius):
            return fill(phrases.BODIES["half_ball"], square=str(radius**2))
        case bodies.Cone(radius, height):
            return fill(phrases.BODIES["cone"], square=str(radius**2), height=str(height))
        case bodies.OpenParaboloid(radius, factor):
            equation = factor * radius**2 + -factor * X**2 + -factor * Y**2
            return fill(phrases.BODIES["open_paraboloid"], equation=latex(equation))
        case bodies.OpenHemisphere(radius):
            return fill(phrases.BODIES["open_hemisphere"], square=str(radius**2))
        case bodies.OpenCone(radius, height):
            return fill(phrases.BODIES["open_cone"], square=str(radius**2), height=str(height))
        case _:
            assert_never(body)


SHEET = Sheet(
    subject="multivariable_calculus",
    method="flux through each part of the surface",
    sample=sample,
    gaps=gaps,
    words=words,
    work=work,
    types=lambda facts: (Typed("number"), Typed("number", ("k",) if _is_open(facts.body) else ())),
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
    levels={
        1: "a box, of which one face is then taken off",
        2: "a cylinder, a half ball or a cone, in cylindrical coordinates",
        3: "an open surface that must be closed by a lid first, and a parameter",
    },
)
