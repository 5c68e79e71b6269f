"""Draws equations whose numbers stories can tell: fees and prices, plans, ages, tickets, speeds.

The statements of a story are canonical: what is fixed stands before what depends on the unknown.
"""

from collections.abc import Callable
from typing import TypeAlias

from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation, Variable
from seedproof.record.draws import Draws, Rejected

Sides: TypeAlias = tuple[Expression, Expression]
Names: TypeAlias = tuple[Variable, Variable]


def times(coefficient: int, name: Variable) -> Expression:
    """Write `3 * x`; for a coefficient of 1, `x`."""
    if coefficient == 1:
        return name
    return Operation("*", Number(coefficient), name)


def application(draws: Draws, name: Variable) -> Sides:
    """Draw an equation that a story can tell."""
    return draws.choice(OF_ONE)(draws, name)


def pair_application(draws: Draws, names: Names) -> tuple[Sides, Sides]:
    """Draw two equations that a story can tell."""
    return draws.choice(OF_TWO)(draws, names)


def _fee_and_price(draws: Draws, name: Variable) -> Sides:
    """Draw total = fee + price * x."""
    fee = draws.between(2, 80)
    price = draws.between(2, 45)
    count = draws.between(2, 24)
    return Number(fee + price * count), Operation("+", Number(fee), times(price, name))


def _running_down(draws: Draws, name: Variable) -> Sides:
    """Draw rest = start - rate * x."""
    rate = draws.between(2, 9)
    count = draws.between(3, 10)
    start = draws.between(rate * count + 1, 99)
    return Number(start - rate * count), Operation("-", Number(start), times(rate, name))


def _two_plans(draws: Draws, name: Variable) -> Sides:
    """Draw fee + price * x = other fee + other price * x, in either order."""
    price = draws.between(2, 15)
    more = draws.between(1, 9)
    count = draws.between(2, 12)
    fee = draws.between(2, 60)
    if fee + more * count > 99:
        raise Rejected("the two begin too far apart")
    low = Operation("+", Number(fee + more * count), times(price, name))
    high = Operation("+", Number(fee), times(price + more, name))
    return (low, high) if draws.below(2) else (high, low)


def _meeting(draws: Draws, name: Variable) -> Sides:
    """Draw saved + rate * x = other start - other rate * x."""
    up = draws.between(2, 15)
    down = draws.between(2, 15)
    count = draws.between(2, 12)
    least = draws.between(2, 60)
    gap = (up + down) * count
    if least + gap > 99:
        raise Rejected("the two begin too far apart")
    rising = Operation("+", Number(least), times(up, name))
    falling = Operation("-", Number(least + gap), times(down, name))
    return (rising, falling) if draws.below(2) else (falling, rising)


def _perimeter(draws: Draws, name: Variable) -> Sides:
    """Draw perimeter = 2 * (x + (x + more))."""
    width = draws.between(3, 40)
    more = draws.between(2, 20)
    length = Operation("+", name, Number(more))
    return Number(2 * (2 * width + more)), Operation("*", Number(2), Operation("+", name, length))


def _consecutive(draws: Draws, name: Variable) -> Sides:
    """Draw sum = x + (x + 1) + (x + 2); by steps of 2 for even or odd numbers; two or three of them."""
    step = draws.between(1, 2)
    least = draws.between(4, 90)
    total = 2 * least + step
    whole = Operation("+", name, Operation("+", name, Number(step)))
    if draws.below(3):
        total += least + 2 * step
        whole = Operation("+", whole, Operation("+", name, Number(2 * step)))
    return Number(total), whole


def _ages(draws: Draws, name: Variable) -> Sides:
    """Draw times * x + years = fewer times * (x + years)."""
    later_times = draws.between(2, 4)
    now_times = later_times + draws.between(1, 3)
    part = draws.between(2, 8)
    years = (now_times - later_times) * part
    age = (later_times - 1) * part
    if age < 2 or age * now_times > 90 or years > 40:
        raise Rejected("nobody is of that age")
    left = Operation("+", times(now_times, name), Number(years))
    return left, Operation("*", Number(later_times), Operation("+", name, Number(years)))


def _groups(draws: Draws, name: Variable) -> Sides:
    """Draw total = n * (x + extra), or n * (x - discount)."""
    count = draws.between(3, 12)
    price = draws.between(4, 40)
    change = draws.between(1, min(9, price - 2))
    if draws.below(2):
        return Number(count * (price + change)), Operation(
            "*", Number(count), Operation("+", name, Number(change))
        )
    return Number(count * (price - change)), Operation(
        "*", Number(count), Operation("-", name, Number(change))
    )


def _two_sorts(draws: Draws, names: Names) -> tuple[Sides, Sides]:
    """Draw count = x + y, worth = a * x + b * y."""
    x = draws.between(3, 60)
    y = draws.between(3, 60)
    a, b = draws.choice(
        (
            (5, 10), (5, 25), (10, 25), (2, 3), (2, 4), (3, 4),
            *[(draws.between(2, 20), draws.between(2, 20)) for _ in range(6)],
        )
    )  # fmt: skip
    if a == b:
        raise Rejected("both sorts are worth the same")
    if draws.below(2):
        a, b = b, a
    first, second = names
    count = Operation("+", first, second)
    return (Number(x + y), count), (Number(a * x + b * y), Operation("+", times(a, first), times(b, second)))


def _two_purchases(draws: Draws, names: Names) -> tuple[Sides, Sides]:
    """Draw total = a * x + b * y, other total = c * x + d * y."""
    x = draws.between(2, 20)
    y = draws.between(2, 20)
    a, b, c, d = [draws.between(2, 8) for _ in range(4)]
    if a * d == b * c or x == y:
        raise Rejected("the purchases do not fix both prices")
    first, second = names
    return (
        (Number(a * x + b * y), Operation("+", times(a, first), times(b, second))),
        (Number(c * x + d * y), Operation("+", times(c, first), times(d, second))),
    )


def _sum_and_difference(draws: Draws, names: Names) -> tuple[Sides, Sides]:
    """Draw sum = x + y, difference = x - y."""
    y = draws.between(3, 80)
    x = y + draws.between(2, 60)
    first, second = names
    return (Number(x + y), Operation("+", first, second)), (Number(x - y), Operation("-", first, second))


def _speeds(draws: Draws, names: Names) -> tuple[Sides, Sides]:
    """Draw distance = hours * (x + y), other distance = other hours * (x - y)."""
    y = draws.between(1, 9)
    x = y + draws.between(3, 30)
    with_it = draws.between(2, 6)
    against = draws.between(2, 9)
    first, second = names
    return (
        (Number(with_it * (x + y)), Operation("*", Number(with_it), Operation("+", first, second))),
        (Number(against * (x - y)), Operation("*", Number(against), Operation("-", first, second))),
    )


OF_ONE: tuple[Callable[[Draws, Variable], Sides], ...] = (
    _fee_and_price,
    _fee_and_price,
    _running_down,
    _two_plans,
    _two_plans,
    _meeting,
    _perimeter,
    _consecutive,
    _ages,
    _groups,
)
OF_TWO: tuple[Callable[[Draws, Names], tuple[Sides, Sides]], ...] = (
    _two_sorts,
    _two_sorts,
    _two_sorts,
    _two_purchases,
    _two_purchases,
    _sum_and_difference,
    _speeds,
)
