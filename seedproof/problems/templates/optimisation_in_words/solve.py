"""Works an optimum out: the quantity as a function, its derivative, the zeros, and which of them wins."""

from fractions import Fraction

from seedproof.problems.making.coefficients import derivative, value
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.optimisation_in_words.facts import (
    Box,
    Can,
    Facts,
    InCone,
    InSphere,
    Profit,
    Shore,
    Tax,
)
from seedproof.problems.templates.optimisation_in_words.generate import (
    answers,
    best_landing,
    cut,
    quantity,
    radius_of_can,
    shore_time,
    tax,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    INFINITY,
    PI,
    Formula,
    Symbol,
    call,
    collection,
    formula,
    interval,
    polynomial,
    product,
    quotient,
    root,
)

Q = Symbol("q")
R = Symbol("r")
H = Symbol("h")
T = Symbol("t")
X = Symbol("x")


def work(facts: Facts, slip: str) -> Worked:
    """The function, its derivative, where that is zero, and the optimum.

    Raises: Rejected where the slip changes nothing.
    """
    match facts:
        case Box():
            worked = _box(facts, slip)
        case Profit():
            worked = _profit(facts, slip)
        case Can():
            worked = _can(facts, slip)
        case InCone():
            worked = _in_cone(facts, slip)
        case InSphere():
            worked = _in_sphere(facts, slip)
        case Shore():
            worked = _shore(facts, slip)
        case Tax():
            worked = _tax(facts, slip)
    if slip and worked.answers == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes no answer")
    return worked


def _box(facts: Box, slip: str) -> Worked:
    if slip in ("power_rule_factor_lost", "sine_for_tangent"):
        raise Rejected("the zeros would not be rational")
    a = facts.length
    b = facts.width
    folded = product(X, a - 2 * X, b - 2 * X)
    expanded = polynomial([4, -2 * (a + b), a * b, 0], X)
    small = cut(facts)
    large = Fraction(a + b, 3) - small
    if slip == "zeros_not_halved":
        small *= 2
        large *= 2
    x = large if slip == "other_zero_taken" else small
    volume = x * (a - 2 * x) * (b - 2 * x)
    if slip == "constraint_forgotten_in_the_value":
        volume = x * (a - x) * (b - x)
    steps = (
        step("identity", left=folded, right=expanded),
        step("derivative", function=expanded, letter=X, derivative=polynomial([12, -4 * (a + b), a * b], X)),
        step(
            "zeros",
            polynomial=polynomial([12, -4 * (a + b), a * b], X),
            letter=X,
            zeros=collection(small, large),
        ),
        _greatest(folded, X, interval(0, Fraction(b, 2), "[]"), x, volume),
    )
    return Worked(steps, (formula(x), formula(volume)))


def _greatest(
    function: Formula, letter: Symbol, domain: Formula, at: Formula | Fraction, number: Formula | Fraction
) -> Step:
    return step("greatest", function=function, letter=letter, domain=domain, at=at, value=number)


def _profit(facts: Profit, slip: str) -> Worked:
    room = facts.highest - facts.linear
    cubic = [-1, -facts.fall, room, -facts.fixed]
    change = derivative(cubic)
    best = quantity(facts)
    other = -Fraction(2 * facts.fall, 3) - best
    if slip == "zeros_not_halved":
        best *= 2
        other *= 2
    if slip == "power_rule_factor_lost":
        raise Rejected("the zeros would not be rational")
    if slip == "other_zero_taken":
        raise Rejected("the other zero is negative")
    profit = value(cubic, best)
    if slip == "constraint_forgotten_in_the_value":
        profit += facts.fixed
    revenue = product(facts.highest - facts.fall * Q, Q)
    whole = revenue - (facts.fixed + facts.linear * Q + Q**3)
    steps = (
        step("identity", left=whole, right=polynomial(cubic, Q)),
        step("derivative", function=polynomial(cubic, Q), letter=Q, derivative=polynomial(change, Q)),
        step("zeros", polynomial=polynomial(change, Q), letter=Q, zeros=collection(other, best)),
        _greatest(polynomial(cubic, Q), Q, interval(0, INFINITY, "["), best, profit),
    )
    return Worked(steps, (formula(best), formula(profit)))


def _can(facts: Can, slip: str) -> Worked:
    ends = facts.end_price
    side = facts.side_price * facts.volume
    radius = Fraction(radius_of_can(facts))
    cost = 2 * ends * PI * R**2 + quotient(2 * side * PI, R)
    steepness: Formula = 4 * ends * PI * R - quotient(2 * side * PI, R**2)
    cube = Fraction(side, 2 * ends)
    match slip:
        case "power_rule_factor_lost":
            steepness = 2 * ends * PI * R - quotient(2 * side * PI, R**2)
            cube *= 2
            radius = _cube_root(cube)
        case "zeros_not_halved":
            radius = cube
        case "other_zero_taken":
            raise Rejected("there is no other zero")
    least = 2 * ends * radius**2 + 2 * side / radius
    if slip == "constraint_forgotten_in_the_value":
        least = 2 * ends * radius**2 + 2 * facts.side_price * radius
    if least.denominator > 50:
        raise Rejected("a number is no simple one")
    steps = (
        step("derivative", function=cost, letter=R, derivative=steepness),
        step("zeros", polynomial=2 * ends * R**3 - side, letter=R, zeros=collection(radius)),
        step(
            "least",
            function=cost,
            letter=R,
            domain=interval(0, INFINITY),
            at=radius,
            value=product(least, PI),
        ),
    )
    return Worked(steps, (formula(radius), product(least, PI)))


def _cube_root(cube: Fraction) -> Fraction:
    for radius in range(1, 60):
        if radius**3 == cube:
            return Fraction(radius)
    raise Rejected("the zero would not be rational")


def _in_cone(facts: InCone, slip: str) -> Worked:
    radius = facts.radius
    height = facts.height
    tall = Fraction(height, radius) * (radius - R)
    volume = product(PI, R**2, tall)
    cubic = [Fraction(-height, radius), Fraction(height), Fraction(0), Fraction(0)]
    change = derivative(cubic)
    best = Fraction(2 * radius, 3)
    match slip:
        case "power_rule_factor_lost":
            change[0] = change[0] * Fraction(2, 3)
            best = Fraction(radius)
        case "zeros_not_halved":
            best = Fraction(radius, 3)
    at = Fraction(0) if slip == "other_zero_taken" else best
    greatest = value(cubic, at)
    if slip == "constraint_forgotten_in_the_value":
        greatest = at**2 * height
    if greatest == 0:
        raise Rejected("nobody takes that for the greatest volume")
    steps = (
        step("identity", left=volume, right=product(PI, polynomial(cubic, R))),
        step("derivative", function=polynomial(cubic, R), letter=R, derivative=polynomial(change, R)),
        step("zeros", polynomial=polynomial(change, R), letter=R, zeros=collection(0, best)),
        _greatest(volume, R, interval(0, radius, "[]"), formula(at), product(greatest, PI)),
    )
    return Worked(steps, (formula(at), product(greatest, PI)))


def _in_sphere(facts: InSphere, slip: str) -> Worked:
    radius = facts.radius
    cubic = [Fraction(-1, 4), Fraction(0), Fraction(radius**2), Fraction(0)]
    change = derivative(cubic)
    square = Fraction(4 * radius**2, 3)
    match slip:
        case "power_rule_factor_lost":
            change[0] = change[0] / 3
            square *= 3
        case "zeros_not_halved":
            square /= 4
        case "other_zero_taken":
            raise Rejected("the other zero is negative")
    best = root(square)
    share = radius**2 - square / 4
    if slip == "constraint_forgotten_in_the_value":
        share = Fraction(radius**2)
    greatest = product(share * _before_root(square), _under_root(square), PI)
    if share == 0:
        raise Rejected("nobody takes that for the greatest volume")
    across = product(PI, radius**2 - quotient(H**2, 4), H)
    steps = (
        step("identity", left=across, right=product(PI, polynomial(cubic, H))),
        step("derivative", function=polynomial(cubic, H), letter=H, derivative=polynomial(change, H)),
        step("zeros", polynomial=polynomial(change, H), letter=H, zeros=collection(-best, best)),
        _greatest(across, H, interval(0, 2 * radius, "[]"), best, greatest),
    )
    return Worked(steps, (best, greatest))


def _before_root(square: Fraction) -> Fraction:
    """Return the rational factor of the root of 3 times a square, or of a square."""
    three = square / 3
    for factor in range(1, 200):
        for part in (1, 3):
            if Fraction(factor, part) ** 2 in (three, square):
                return Fraction(factor, part)
    raise Rejected("the root is no simple one")


def _under_root(square: Fraction) -> Formula:
    before = _before_root(square)
    return formula(1) if before**2 == square else root(3)


def _shore(facts: Shore, slip: str) -> Worked:
    zero = best_landing(facts)
    end = Fraction(facts.along)
    match slip:
        case "power_rule_factor_lost":
            raise Rejected("the derivative has no such factor")
        case "zeros_not_halved":
            zero /= 2
        case "sine_for_tangent":
            zero = Fraction(facts.across * facts.slow, facts.fast)
    x = min(zero, end)
    if slip == "other_zero_taken":
        x = end if zero < end else zero
    way = call("sqrt", X**2 + facts.across**2)
    time = way / facts.slow + (facts.along - X) / facts.fast
    change = X / (facts.slow * way) - Fraction(1, facts.fast)
    spent = shore_time(facts, x)
    if slip == "constraint_forgotten_in_the_value":
        spent = shore_time(facts, x) - (end - x) / facts.fast
    steps = (
        step("derivative", function=time, letter=X, derivative=change),
        step("satisfies", letter=X, value=zero, left=product(facts.fast, X), right=product(facts.slow, way)),
        step("least", function=time, letter=X, domain=interval(0, end, "[]"), at=x, value=spent),
    )
    return Worked(steps, (formula(x), spent))


def _tax(facts: Tax, slip: str) -> Worked:
    room = facts.highest - facts.linear
    square = facts.fall + facts.square
    divisor = 2 * square
    if slip in ("other_zero_taken", "sine_for_tangent"):
        raise Rejected("there is one zero only")
    if slip == "power_rule_factor_lost":
        divisor = square
    profit = product(facts.highest - facts.fall * Q, Q) - (facts.linear * Q + facts.square * Q**2) - T * Q
    response = quotient(room - T, divisor)
    rate, _ = tax(facts)
    if slip == "zeros_not_halved":
        rate /= 2
    revenue = rate * (room - rate) / divisor
    if slip == "constraint_forgotten_in_the_value":
        revenue = rate * room / divisor
    if revenue == 0:
        raise Rejected("a number is no simple one")
    steps = (
        step("derivative", function=profit, letter=Q, derivative=room - T - divisor * Q),
        step("satisfies", letter=Q, value=response, left=room - T - 2 * square * Q, right=0),
        step("derivative", function=T * response, letter=T, derivative=quotient(room - 2 * T, divisor)),
        step("zeros", polynomial=room - 2 * T, letter=T, zeros=collection(rate)),
        _greatest(T * response, T, interval(0, room, "[]"), rate, revenue),
    )
    return Worked(steps, (formula(rate), formula(revenue)))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "power_rule_factor_lost": "a factor of the power rule is lost in the derivative",
        "zeros_not_halved": "the zeros of the derivative are too large or too small by a factor",
        "other_zero_taken": "the value at the wrong candidate is taken for the optimum",
        "constraint_forgotten_in_the_value": "a term, or the constraint, is forgotten in the value",
        "sine_for_tangent": "the ratio of the speeds is taken for the tangent of the angle, not the sine",
    },
)
