"""Works an optimum out: the quantity as a function, its derivative, the zeros, and which of them wins."""

from fractions import Fraction
from math import isqrt

from seedproof.problems.making.coefficients import derivative, value
from seedproof.problems.making.values import surd
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.optimisation_in_words import facts as stories
from seedproof.problems.templates.optimisation_in_words.facts import Facts, Shore, Tax
from seedproof.problems.templates.optimisation_in_words.phrases import NAMES, UNITS
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    INFINITY,
    PI,
    Formula,
    Number,
    Symbol,
    call,
    collection,
    formula,
    interval,
    polynomial,
    product,
    root,
)

H, Q, R, T, X = map(Symbol, ("h", "q", "r", "t", "x"))

_SPEEDS = ((5, 13), (6, 10), (7, 25), (8, 10), (8, 17), (9, 15))
"""Slow and fast: with these the best angle has rational sides."""

_LEGS = ((3, 4), (4, 3), (6, 8), (8, 6), (5, 12), (12, 5), (9, 12), (8, 15))
"""Across and along, with a rational distance."""

_SHEETS = tuple(
    (length, width)
    for length in range(5, 61)
    for width in range(3, length)
    if isqrt(length**2 - length * width + width**2) ** 2 == length**2 - length * width + width**2
)
"""For which the best cut is rational."""

_CANS = tuple(
    (2 * end_price * radius**3 // side_price, end_price, side_price)
    for radius in range(2, 7)
    for end_price in range(2, 16)
    for side_price in range(2, 16)
    if (2 * end_price * radius**3) % side_price == 0
    and 2 <= 2 * end_price / side_price <= 6
    and end_price != side_price
    and 2 * end_price * radius**3 <= 500 * side_price
)
"""Volume over pi, price of the ends and of the side: the best radius is an integer."""


_STORIES = {1: ("box", "profit"), 2: ("can", "can", "cone", "cone", "sphere"), 3: ("shore", "tax")}
"""By difficulty."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw one of the settings of the difficulty. Raises: Rejected."""
    facts = _drawn(draws, draws.choice(_STORIES[difficulty]))
    match facts:
        case Shore(along=along):
            time = _shore_time(facts, min(_best_landing(facts), Fraction(along)))
            if not isinstance(time, Number):
                raise Rejected("the time is no rational number")
        case Tax(highest, fall, linear, square):
            if Fraction((highest - linear) ** 2, 8 * (fall + square)).denominator > 4:
                raise Rejected("the revenue is no simple number")
    return facts


def _drawn(draws: Draws, story: str) -> Facts:
    match story:
        case "box":
            return stories.Box(*draws.choice(_SHEETS))
        case "profit":
            quantity = draws.between(2, 8)
            fall = draws.between(2, 9)
            linear = draws.between(2, 15)
            highest = linear + 2 * fall * quantity + 3 * quantity**2
            return stories.Profit(highest=highest, fall=fall, fixed=draws.between(5, 60), linear=linear)
        case "can":
            return stories.Can(*draws.choice(_CANS))
        case "cone":
            return stories.InCone(radius=3 * draws.between(1, 8), height=3 * draws.between(2, 13))
        case "sphere":
            return stories.InSphere(radius=draws.between(2, 30))
        case "shore":
            slow, fast = draws.choice(_SPEEDS)
            if draws.below(3) == 0:
                across, along = draws.choice(_LEGS)
                return Shore(across=across, along=along, slow=slow, fast=fast)
            leg = isqrt(fast**2 - slow**2)
            across = draws.between(2, 9)
            along = across * slow // leg + draws.between(1, 12)
            return Shore(across=across, along=along, slow=slow, fast=fast)
        case _:
            linear = draws.between(2, 40)
            return Tax(
                highest=linear + 2 * draws.between(15, 120),
                fall=draws.between(2, 7),
                linear=linear,
                square=draws.between(2, 6),
            )


def _best_landing(facts: Shore) -> Fraction:
    """Return where the derivative of the time is zero."""
    return Fraction(facts.across * facts.slow, isqrt(facts.fast**2 - facts.slow**2))


def _shore_time(facts: Shore, x: Fraction) -> Formula:
    """Return the time by this landing point."""
    return root(x**2 + facts.across**2) / facts.slow + (facts.along - x) / facts.fast


def work(facts: Facts, slip: Slip) -> Worked:
    """Find the function, its derivative, where that is zero, and the optimum."""
    match facts:
        case stories.Box():
            return _work_on_box(facts, slip)
        case stories.Profit():
            return _work_on_profit(facts, slip)
        case stories.Can():
            return _work_on_can(facts, slip)
        case stories.InCone():
            return _work_in_cone(facts, slip)
        case stories.InSphere():
            return _work_in_sphere(facts, slip)
        case Shore():
            return _work_on_shore(facts, slip)
        case Tax():
            return _work_on_tax(facts, slip)


def _work_on_box(facts: stories.Box, slip: Slip) -> Worked:
    a = facts.length
    b = facts.width
    expanded = [4, -2 * (a + b), a * b, 0]
    factor = slip.or_else(1, zeros_not_halved=2)
    # The larger zero of the derivative cuts more than half of the sheet away.
    small = Fraction(a + b - isqrt(a * a - a * b + b * b), 6) * factor
    large = Fraction(a + b, 3) * factor - small
    x = slip.or_else(small, other_zero_taken=large)
    volume = slip.or_else(
        x * (a - 2 * x) * (b - 2 * x), constraint_forgotten_in_the_value=x * (a - x) * (b - x)
    )
    folded = X * (a - 2 * X) * (b - 2 * X)
    function = polynomial(expanded, X)
    change = polynomial(derivative(expanded), X)
    domain = interval(0, Fraction(b, 2), "[]")
    steps = (
        step("identity", left=folded, right=function),
        step("derivative", function=function, letter=X, derivative=change),
        step("zeros", polynomial=change, letter=X, zeros=collection(small, large)),
        step("greatest", function=folded, letter=X, domain=domain, at=x, value=volume),
    )
    return Worked(steps, (formula(x), formula(volume)))


def _work_on_profit(facts: stories.Profit, slip: Slip) -> Worked:
    room = facts.highest - facts.linear
    fall = facts.fall
    fixed = facts.fixed
    cubic = [-1, -fall, room, -fixed]
    factor = slip.or_else(1, zeros_not_halved=2)
    best = Fraction(-fall + isqrt(fall**2 + 3 * room), 3) * factor
    other = -Fraction(2 * fall, 3) * factor - best
    profit = value(cubic, best)
    profit = slip.or_else(profit, constraint_forgotten_in_the_value=profit + fixed)
    whole = (facts.highest - fall * Q) * Q - (fixed + facts.linear * Q + Q**3)
    function = polynomial(cubic, Q)
    change = polynomial(derivative(cubic), Q)
    domain = interval(0, INFINITY, "[")
    steps = (
        step("identity", left=whole, right=function),
        step("derivative", function=function, letter=Q, derivative=change),
        step("zeros", polynomial=change, letter=Q, zeros=collection(other, best)),
        step("greatest", function=function, letter=Q, domain=domain, at=best, value=profit),
    )
    return Worked(steps, (formula(best), formula(profit)))


def _work_on_can(facts: stories.Can, slip: Slip) -> Worked:
    ends = facts.end_price
    side = facts.side_price * facts.volume
    cube = Fraction(side, 2 * ends)
    radius = slip.or_else(
        _cube_root(cube), power_rule_factor_lost=lambda: _cube_root(2 * cube), zeros_not_halved=cube
    )
    of_side = slip.or_else(side / radius, constraint_forgotten_in_the_value=facts.side_price * radius)
    least = 2 * ends * radius**2 + 2 * of_side
    if least.denominator > 50:
        raise Rejected("a number is no simple one")
    cost = 2 * ends * PI * R**2 + 2 * side * PI / R
    steepness = slip.or_else(4, power_rule_factor_lost=2) * ends * PI * R - 2 * side * PI / R**2
    domain = interval(0, INFINITY)
    steps = (
        step("derivative", function=cost, letter=R, derivative=steepness),
        step("zeros", polynomial=2 * ends * R**3 - side, letter=R, zeros=collection(radius)),
        step("least", function=cost, letter=R, domain=domain, at=radius, value=least * PI),
    )
    return Worked(steps, (formula(radius), least * PI))


def _cube_root(cube: Fraction) -> Fraction:
    for radius in range(1, 60):
        if radius**3 == cube:
            return Fraction(radius)
    raise Rejected("the zero would not be rational")


def _work_in_cone(facts: stories.InCone, slip: Slip) -> Worked:
    radius = Fraction(facts.radius)
    height = Fraction(facts.height)
    cubic = [-height / radius, height, Fraction(0), Fraction(0)]
    change = derivative(cubic)
    change[0] *= slip.or_else(Fraction(1), power_rule_factor_lost=Fraction(2, 3))
    best = slip.or_else(2 * radius / 3, power_rule_factor_lost=radius, zeros_not_halved=radius / 3)
    at = slip.or_else(best, other_zero_taken=Fraction(0))
    greatest = slip.or_else(value(cubic, at), constraint_forgotten_in_the_value=at**2 * height)
    if greatest == 0:
        raise Rejected("nobody takes that for the greatest volume")
    volume = PI * R**2 * (height / radius * (radius - R))
    function = polynomial(cubic, R)
    slope = polynomial(change, R)
    domain = interval(0, radius, "[]")
    steps = (
        step("identity", left=volume, right=PI * function),
        step("derivative", function=function, letter=R, derivative=slope),
        step("zeros", polynomial=slope, letter=R, zeros=collection(0, best)),
        step("greatest", function=volume, letter=R, domain=domain, at=at, value=greatest * PI),
    )
    return Worked(steps, (formula(at), greatest * PI))


def _work_in_sphere(facts: stories.InSphere, slip: Slip) -> Worked:
    square = Fraction(facts.radius**2)
    cubic = [Fraction(-1, 4), Fraction(0), square, Fraction(0)]
    change = derivative(cubic)
    change[0] *= slip.or_else(Fraction(1), power_rule_factor_lost=Fraction(1, 3))
    best = 4 * square / 3
    best = slip.or_else(best, power_rule_factor_lost=3 * best, zeros_not_halved=best / 4)
    share = slip.or_else(square - best / 4, constraint_forgotten_in_the_value=square)
    if share == 0:
        raise Rejected("nobody takes that for the greatest volume")
    height = root(best)
    ((constant, factor),) = surd(best).items()
    greatest = product(share * factor, constant, PI)
    volume = PI * (square - H**2 / 4) * H
    function = polynomial(cubic, H)
    slope = polynomial(change, H)
    domain = interval(0, 2 * facts.radius, "[]")
    steps = (
        step("identity", left=volume, right=PI * function),
        step("derivative", function=function, letter=H, derivative=slope),
        step("zeros", polynomial=slope, letter=H, zeros=collection(-height, height)),
        step("greatest", function=volume, letter=H, domain=domain, at=height, value=greatest),
    )
    return Worked(steps, (height, greatest))


def _work_on_shore(facts: Shore, slip: Slip) -> Worked:
    slow = facts.slow
    fast = facts.fast
    zero = _best_landing(facts)
    end = Fraction(facts.along)
    zero = slip.or_else(zero, zeros_not_halved=zero / 2, sine_for_tangent=Fraction(facts.across * slow, fast))
    x = slip.or_else(min(zero, end), other_zero_taken=max(zero, end))
    spent = _shore_time(facts, x)
    spent = slip.or_else(spent, constraint_forgotten_in_the_value=spent - (end - x) / fast)
    way = call("sqrt", X**2 + facts.across**2)
    time = way / slow + (facts.along - X) / fast
    change = X / (slow * way) - Fraction(1, fast)
    steps = (
        step("derivative", function=time, letter=X, derivative=change),
        step("satisfies", letter=X, value=zero, left=fast * X, right=slow * way),
        step("least", function=time, letter=X, domain=interval(0, end, "[]"), at=x, value=spent),
    )
    return Worked(steps, (formula(x), spent))


def _work_on_tax(facts: Tax, slip: Slip) -> Worked:
    room = facts.highest - facts.linear
    square = facts.fall + facts.square
    divisor = slip.or_else(2 * square, power_rule_factor_lost=square)
    rate = Fraction(room, slip.or_else(2, zeros_not_halved=4))
    left = slip.or_else(room - rate, constraint_forgotten_in_the_value=Fraction(room))
    revenue = rate * left / divisor
    profit = (facts.highest - facts.fall * Q) * Q - (facts.linear * Q + facts.square * Q**2) - T * Q
    response = (room - T) / divisor
    slope = (room - 2 * T) / divisor
    domain = interval(0, room, "[]")
    steps = (
        step("derivative", function=profit, letter=Q, derivative=room - T - divisor * Q),
        step("satisfies", letter=Q, value=response, left=room - T - 2 * square * Q, right=0),
        step("derivative", function=T * response, letter=T, derivative=slope),
        step("zeros", polynomial=room - 2 * T, letter=T, zeros=collection(rate)),
        step("greatest", function=T * response, letter=T, domain=domain, at=rate, value=revenue),
    )
    return Worked(steps, (formula(rate), formula(revenue)))


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return the names and the unit of the place, and the unit of the value."""
    story = str(facts.__struct_config__.tag)
    of_place, of_value = UNITS[story]
    return Typed("number", NAMES.get(story, ()), of_place), Typed("number", unit=of_value)


SHEET = Sheet(
    subject="differential_calculus",
    method="candidates compared",
    sample=sample,
    work=work,
    types=types,
    slips={
        "power_rule_factor_lost": "a factor of the power rule is lost in the derivative",
        "zeros_not_halved": "the zeros of the derivative are too large or too small by a factor",
        "other_zero_taken": "the value at the wrong candidate is taken for the optimum",
        "constraint_forgotten_in_the_value": "a term, or the constraint, is forgotten in the value",
        "sine_for_tangent": "the ratio of the speeds is taken for the tangent of the angle, not the sine",
    },
    levels={
        1: "one variable from the text, and the zero that makes sense",
        2: "a constraint removes a variable: costs of a can, a cylinder in a cone or a sphere",
        3: "a boundary case may win, or one optimum stands within another",
    },
)
