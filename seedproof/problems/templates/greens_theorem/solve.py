"""Takes the scalar curl, integrates it over the region, and subtracts what the closing segment adds."""

from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making.circles import WithPi, turned
from seedproof.problems.making.multivariate import (
    Terms,
    antiderivative,
    between,
    constant,
    minus,
    number_of,
    partial,
    plus,
    put,
    written,
)
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.greens_theorem.facts import Facts
from seedproof.problems.templates.greens_theorem.generate import (
    Iterated,
    Polar,
    X,
    Y,
    answers,
    area,
    base,
    components,
    factor_formula,
    field,
    in_polar,
    orientation,
    region,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import PI, Formula, Symbol, Verbatim, call, formula, latex, point, product, total

R = Symbol("r")
THETA = Symbol("theta")
K = Symbol("k")
_POLAR = (R, call("cos", THETA), call("sin", THETA))


class Integrated(NamedTuple):
    """The steps of an integral over the region, and its value."""

    steps: list[Step]
    value: WithPi


def work(facts: Facts, slip: str) -> Worked:
    """The curl, its integral over the region, the closing segment, and the constant."""
    curl = _curl(facts, slip)
    inside = _over_region(facts, curl, slip)
    steps = [step("plane_curl", field=point(*field(facts)), curl=written(curl, (X, Y))), *inside.steps]
    closing = _closing(facts, inside.value, slip)
    steps += closing.steps
    whole = closing.value
    size = area(facts).scaled(orientation(facts))
    doubled = size.scaled(1 if slip == "rotation_not_doubled" else 2)
    steps.append(
        step("plane_curl", field=point(-K * Y, K * X), curl=(1 if slip == "rotation_not_doubled" else 2) * K)
    )
    factor = _factor(whole, doubled)
    if slip == "sign_of_constant_lost":
        factor = factor.scaled(-1)
    steps.append(
        step(
            "satisfies",
            letter=K,
            value=factor_formula(factor),
            left=total(whole.formula(), product(doubled.formula(), K)),
            right=0,
        )
    )
    if slip and (_is_ugly(whole) or _is_ugly(factor)):
        raise Rejected("the answers would look wrong")
    results = (whole.formula(), factor_formula(factor))
    if slip and results == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), results)


def _is_ugly(number: WithPi) -> bool:
    parts = (number.rational, number.factor)
    return not any(parts) or any(part.denominator > 30 or abs(part) > 500 for part in parts)


def _curl(facts: Facts, slip: str) -> Terms:
    first, second = components(facts)
    by_x = partial(second, 0)
    by_y = partial(first, 1)
    match slip:
        case "components_added":
            return plus(by_x, by_y)
        case "derivatives_exchanged":
            return minus(by_y, by_x)
        case "wrong_partial_derivatives":
            return minus(partial(second, 1), partial(first, 0))
    return minus(by_x, by_y)


def _over_region(facts: Facts, curl: Terms, slip: str) -> Integrated:
    bounds = region(facts.curve)
    if isinstance(bounds, Polar):
        return _over_angles(facts, curl, bounds, slip)
    return _over_letters(facts, curl, bounds, slip)


def _over_angles(facts: Facts, curl: Terms, bounds: Polar, slip: str) -> Integrated:
    rays = in_polar(curl, bounds)
    if slip == "jacobian_forgotten":
        rays = {(power - 1, *rest): number for (power, *rest), number in rays.items()}
    over_rays: Terms = between(rays, 0, constant(bounds.low, 3), constant(bounds.high, 3))
    if slip == "power_not_divided":
        over_rays = _undivided(rays, bounds.low, bounds.high)
    value = turned(over_rays, bounds.half_turns).scaled(orientation(facts))
    across, up = bounds.centre
    position = point(total(across, R * _POLAR[1]), total(up, R * _POLAR[2]))
    low, high = _ordered(formula(0), formula(bounds.half_turns) * PI, facts)
    steps = [
        step(
            "substitution",
            letters=Symbol("x, y"),
            map=position,
            integrand=written(curl, (X, Y)),
            transformed=written(rays, _POLAR),
            new=Symbol(r"r, \theta"),
        ),
        step(
            "inner_integral",
            low=bounds.low,
            high=bounds.high,
            integrand=written(rays, _POLAR),
            letter=R,
            value=written(over_rays, _POLAR),
        ),
        step(
            "definite_integral",
            low=low,
            high=high,
            integrand=written(over_rays, _POLAR),
            letter=THETA,
            value=value.formula(),
        ),
    ]
    return Integrated(steps, value)


def _undivided(rays: Terms, low: int, high: int) -> Terms:
    """Return the difference of r times the integrand at both bounds, not divided by the new exponent."""
    raised = {(power + 1, *rest): number for (power, *rest), number in rays.items()}
    return minus(put(raised, 0, constant(high, 3)), put(raised, 0, constant(low, 3)))


def _ordered(low: Formula, high: Formula, facts: Facts) -> tuple[Formula, Formula]:
    """Return the bounds, exchanged where the region is to the right of the curve."""
    return (high, low) if facts.direction == "clockwise" else (low, high)


def _over_letters(facts: Facts, curl: Terms, bounds: Iterated, slip: str) -> Integrated:
    letters = (X, Y)
    inner_letter = bounds.inner
    outer_letter = 1 - inner_letter
    inner: Terms = between(curl, inner_letter, bounds.inner_low, bounds.inner_high)
    match slip:
        case "power_not_divided":
            inner = _undivided_between(curl, bounds)
        case "lower_bound_dropped":
            inner = put(antiderivative(curl, inner_letter), inner_letter, bounds.inner_high)
    if not inner:
        raise Rejected("the inner integral vanishes")
    low, high = _ordered(formula(bounds.outer_low), formula(bounds.outer_high), facts)
    outer = between(inner, outer_letter, constant(bounds.outer_low, 2), constant(bounds.outer_high, 2))
    value = WithPi(number_of(outer) * orientation(facts), Fraction(0))
    steps = [
        step(
            "inner_integral",
            low=written(bounds.inner_low, letters),
            high=written(bounds.inner_high, letters),
            integrand=written(curl, letters),
            letter=letters[inner_letter],
            value=written(inner, letters),
        ),
        step(
            "definite_integral",
            low=low,
            high=high,
            integrand=written(inner, letters),
            letter=letters[outer_letter],
            value=value.formula(),
        ),
    ]
    return Integrated(steps, value)


def _undivided_between(curl: Terms, bounds: Iterated) -> Terms:
    divided = antiderivative(curl, bounds.inner)
    whole = {powers: number * powers[bounds.inner] for powers, number in divided.items()}
    high = put(whole, bounds.inner, bounds.inner_high)
    return minus(high, put(whole, bounds.inner, bounds.inner_low))


def _closing(facts: Facts, around: WithPi, slip: str) -> Integrated:
    """Subtract the integral along the segment that closes an open curve."""
    ends = base(facts.curve)
    if ends is None:
        if slip.startswith("segment"):
            raise Rejected("the curve is closed")
        return Integrated([], around)
    low, high = ends
    first, _ = components(facts)
    on_axis = put(first, 1, constant(0, 2))
    segment = number_of(between(on_axis, 0, constant(low, 2), constant(high, 2)))
    along = WithPi(segment, Fraction(0))
    whole = around.plus(along.scaled(-1))
    if slip == "segment_added":
        whole = around.plus(along)
    steps = [
        step(
            "definite_integral",
            low=low,
            high=high,
            integrand=written(on_axis, (X, Y)),
            letter=X,
            value=segment,
        ),
        step("identity", left=Verbatim(_difference(around, along)), right=whole.formula()),
    ]
    return Integrated(steps, whole)


def _difference(left: WithPi, right: WithPi) -> str:
    """Return a difference as LaTeX, before it is reckoned."""
    return rf"{latex(left.formula())} - \left({latex(right.formula())}\right)"


def _factor(whole: WithPi, doubled: WithPi) -> WithPi:
    """Return k, its rational part and the factor of 1 / pi. Raises: Rejected where it has another form."""
    if doubled.factor == 0:
        if whole.factor != 0:
            raise Rejected("the quotient has a factor of pi")
        return WithPi(-whole.rational / doubled.rational, Fraction(0))
    return WithPi(-whole.factor / doubled.factor, -whole.rational / doubled.factor)


SOLUTION = Solution(
    facts=Facts,
    work=work,
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
)
