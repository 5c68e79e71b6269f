"""Finds the force or the work on a layer, and integrates it along the way."""

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt

from seedproof.problems.making import coefficients
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.work_in_words.facts import Chain, Facts, Gas, Spring, Stages, Tank
from seedproof.problems.templates.work_in_words.generate import answers, section, unit
from seedproof.record.draws import Rejected
from seedproof.text.formula import PI, Formula, Symbol, call, formula, polynomial, product, total

K = Symbol("k")
T = Symbol("t")
V = Symbol("V")
X = Symbol("x")
Y = Symbol("y")


def work(facts: Facts, slip: str) -> Worked:
    """First what is integrated, then an antiderivative and the work of each part."""
    match facts:
        case Spring():
            worked = _spring(facts, slip)
        case Chain():
            worked = _chain(facts, slip)
        case Gas():
            worked = _gas(facts, slip)
        case Tank():
            worked = _tank(facts, slip)
        case Stages():
            worked = _stages(facts, slip)
    right = tuple(answer.formula for answer in answers(facts))
    if slip and worked.answers == right:
        raise Rejected("the slip changes nothing")
    return worked


def _spring(facts: Spring, slip: str) -> Worked:
    metres = Fraction(facts.stretch, 100)
    constant = facts.force / metres
    if slip == "unit_not_converted":
        constant = Fraction(facts.force, facts.stretch)
    low = Fraction(facts.start, 100)
    high = Fraction(facts.end, 100)
    half = constant / 2
    if slip == "half_forgotten":
        half = constant
    gain = half * (high**2 - low**2)
    if slip == "lower_end_dropped":
        gain = half * high**2
    if slip == "square_of_difference":
        gain = half * (high - low) ** 2
    force = constant * X
    steps = (
        step("satisfies", letter=K, value=constant, left=metres * K, right=facts.force),
        step("antiderivative", function=force, letter=X, antiderivative=half * X**2),
        step("definite_integral", low=low, high=high, integrand=force, letter=X, value=gain),
    )
    return Worked(steps, (formula(constant), formula(gain)))


def _chain(facts: Chain, slip: str) -> Worked:
    """The force is the weight of what still hangs, and of the load."""
    whole = Fraction(facts.load + facts.weight * facts.length)
    force = [Fraction(-facts.weight), whole]
    antiderivative = coefficients.integral(force, 0)
    if slip == "half_forgotten":
        antiderivative[0] = Fraction(-facts.weight)
    first = coefficients.value(antiderivative, facts.pulled)
    if slip == "force_taken_as_constant":
        first = whole * facts.pulled
    rest = coefficients.value(antiderivative, facts.length) - coefficients.value(antiderivative, facts.pulled)
    if slip == "lower_end_dropped":
        rest = coefficients.value(antiderivative, facts.length)
    if first <= 0 or rest <= 0:
        raise Rejected("no work is left")
    integrand = polynomial(force, X)
    steps = (
        step("antiderivative", function=integrand, letter=X, antiderivative=polynomial(antiderivative, X)),
        step("definite_integral", low=0, high=facts.pulled, integrand=integrand, letter=X, value=first),
        step(
            "definite_integral",
            low=facts.pulled,
            high=facts.length,
            integrand=integrand,
            letter=X,
            value=rest,
        ),
    )
    return Worked(steps, (formula(first), formula(rest)))


def _gas(facts: Gas, slip: str) -> Worked:
    """The pressure is a constant over the volume; half of a logarithm is that of a root."""
    constant = facts.pressure * facts.volume
    gain = product(constant, call("log", Fraction(facts.end, facts.volume)))
    volume = Fraction(isqrt(facts.volume * facts.end))
    match slip:
        case "lower_end_dropped":
            gain = product(constant, call("log", facts.end))
        case "force_taken_as_constant":
            gain = formula(facts.pressure * (facts.end - facts.volume))
            volume = Fraction(facts.volume + facts.end, 2)
        case "middle_of_the_volumes":
            volume = Fraction(facts.volume + facts.end, 2)
        case "half_of_the_volume":
            volume = Fraction(facts.end, 2)
    pressure = constant / V
    steps = (
        step(
            "antiderivative",
            function=pressure,
            letter=V,
            antiderivative=product(constant, call("log", V)),
        ),
        step("definite_integral", low=facts.volume, high=facts.end, integrand=pressure, letter=V, value=gain),
        step(
            "satisfies",
            letter=V,
            value=volume,
            left=product(constant, call("log", V / facts.volume)),
            right=gain / 2,
        ),
    )
    return Worked(steps, (gain, formula(volume)))


def _tank(facts: Tank, slip: str) -> Worked:
    areas = _areas(facts, slip)
    layers = _layers(facts, areas, facts.lift, slip)
    antiderivative = _antiderivative(layers, slip)
    whole = coefficients.value(antiderivative, facts.height)
    part = whole - coefficients.value(antiderivative, facts.depth)
    if slip == "lower_end_dropped":
        part = coefficients.value(antiderivative, facts.depth)
    steps = (
        *_section_steps(facts, areas),
        _layer_step(facts, areas, layers, facts.lift),
        _antiderivative_step(facts, layers, antiderivative),
        _integral_step(facts, layers, 0, facts.height, whole),
        _integral_step(facts, layers, facts.depth, facts.height, part),
    )
    return Worked(steps, _over_pi(facts, whole, part))


def _stages(facts: Stages, slip: str) -> Worked:
    areas = _areas(facts, slip)
    layers = _layers(facts, areas, 0, slip)
    antiderivative = _antiderivative(layers, slip)
    at_depth = coefficients.value(antiderivative, facts.depth)
    first = coefficients.value(antiderivative, facts.fill) - at_depth
    if slip == "lower_end_dropped":
        first = at_depth
    layers_above = _layers(facts, areas, facts.lift, slip)
    if slip == "lift_forgotten":
        layers_above = _layers(facts, areas, 0, slip)
    rest = coefficients.value(_antiderivative(layers_above, slip), facts.depth)
    seconds = rest / facts.power
    if slip == "multiplied_by_the_power":
        seconds = rest * facts.power
    work_of_rest, time = _over_pi(facts, rest, seconds)
    steps = (
        *_section_steps(facts, areas),
        _layer_step(facts, areas, layers, 0),
        _antiderivative_step(facts, layers, antiderivative),
        _integral_step(facts, layers, facts.depth, facts.fill, first),
        _layer_step(facts, areas, layers_above, facts.lift),
        _integral_step(facts, layers_above, 0, facts.depth, rest),
        step("satisfies", letter=T, value=time, left=facts.power * T, right=work_of_rest),
    )
    (first_work,) = _over_pi(facts, first)
    return Worked(steps, (first_work, time))


def _areas(facts: Tank | Stages, slip: str) -> list[Fraction]:
    """Return the section by the height, over the unit. Raises: Rejected where the slip has no place."""
    areas = section(facts)
    if slip != "section_slip":
        return areas
    width = Fraction(facts.width)
    match facts.shape:
        case "cone":
            wrong = [width / facts.height, Fraction(0), Fraction(0)]
        case "paraboloid":
            wrong = [width / facts.height, Fraction(0)]
        case "bowl":
            wrong = [Fraction(1), 2 * width, Fraction(0)]
        case "trough":
            wrong = coefficients.scaled(areas, Fraction(1, 2))
        case "cylinder":
            wrong = areas
    if wrong == areas:
        raise Rejected("the slip changes nothing")
    return wrong


def _layers(facts: Tank | Stages, areas: Sequence[Fraction], lift: int, slip: str) -> list[Fraction]:
    """Return the work on a layer by its height, over the unit."""
    distance = [Fraction(-1), Fraction(facts.height + lift)]
    match slip:
        case "lifted_from_the_bottom":
            distance = [Fraction(1), Fraction(0)]
        case "rim_taken_as_target":
            distance = [Fraction(-1), Fraction(facts.height)]
        case "distance_sign_lost":
            distance = [Fraction(1), Fraction(facts.height + lift)]
    return coefficients.scaled(coefficients.product(areas, distance), Fraction(facts.weight))


def _antiderivative(layers: Sequence[Fraction], slip: str) -> list[Fraction]:
    if slip != "power_slip":
        return coefficients.integral(layers, 0)
    terms = [term / max(1, len(layers) - 1 - place) for place, term in enumerate(layers)]
    return [*terms, Fraction(0)]


def _over_pi(facts: Tank | Stages, *numbers: Fraction) -> tuple[Formula, ...]:
    """Write numbers times the unit. Raises: Rejected for ugly ones."""
    for number in numbers:
        if number <= 0 or number.denominator > 60 or number > 100_000:
            raise Rejected("a value is ugly")
    return tuple(product(number, unit(facts)) for number in numbers)


def _section_steps(facts: Tank | Stages, areas: Sequence[Fraction]) -> tuple[Step, ...]:
    """Write the section from the profile of the tank; that of a cylinder is plain."""
    radius = product(Fraction(facts.width, facts.height), Y)
    match facts.shape:
        case "cylinder":
            return ()
        case "cone":
            profile = product(PI, radius**2)
        case "paraboloid":
            profile = product(PI, total(product(facts.width, call("sqrt", Y / facts.height))) ** 2)
        case "bowl":
            profile = product(PI, facts.width**2 - total(facts.width, -Y) ** 2)
        case "trough":
            profile = product(facts.length, product(facts.width, Y) / facts.height)
    return (step("identity", left=profile, right=_written(facts, areas)),)


def _written(facts: Tank | Stages, polynomial_in_y: Sequence[Fraction]) -> Formula:
    return product(unit(facts), polynomial(polynomial_in_y, Y))


def _layer_step(
    facts: Tank | Stages, areas: Sequence[Fraction], layers: Sequence[Fraction], lift: int
) -> Step:
    return step(
        "pumping_layer",
        letter=Y,
        section=_written(facts, areas),
        weight=facts.weight,
        target=facts.height + lift,
        work=_written(facts, layers),
    )


def _antiderivative_step(
    facts: Tank | Stages, layers: Sequence[Fraction], antiderivative: Sequence[Fraction]
) -> Step:
    return step(
        "antiderivative",
        function=_written(facts, layers),
        letter=Y,
        antiderivative=_written(facts, antiderivative),
    )


def _integral_step(
    facts: Tank | Stages, layers: Sequence[Fraction], low: int, high: int, number: Fraction
) -> Step:
    (value,) = _over_pi(facts, number)
    return step(
        "definite_integral",
        low=low,
        high=high,
        integrand=_written(facts, layers),
        letter=Y,
        value=value,
    )


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "unit_not_converted": "centimetres are taken for metres in the constant of a spring",
        "half_forgotten": "the power of x is not divided by two when it is integrated",
        "square_of_difference": "the difference of the ends is squared, instead of each of them",
        "lower_end_dropped": "the value at one end is not subtracted",
        "force_taken_as_constant": "the force at the start is multiplied by the way",
        "middle_of_the_volumes": "half of the work is put at the middle of both volumes",
        "half_of_the_volume": "half of the work is put at half of the volume",
        "section_slip": "the section of the tank is wrong: a square, a sign or a factor is lost",
        "lifted_from_the_bottom": "a layer is lifted by its height above the bottom",
        "rim_taken_as_target": "the pipe above the rim is forgotten",
        "distance_sign_lost": "the height of a layer is added to that of the target, instead of subtracted",
        "lift_forgotten": "the second pump is taken to lift only to the rim",
        "power_slip": "powers are divided by their old exponents when they are integrated",
        "multiplied_by_the_power": "the work is multiplied by the power, instead of divided",
    },
)
