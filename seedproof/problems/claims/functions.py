"""Decides the rules of functions of a real variable.

That a number solves an equation is seen in balls; that there are no other solutions, by looking for them on
a fine grid.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from flint import acb

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Call, Constant, Node, Number, Power, Product, Sum, Symbol
from seedproof.problems.checking.evaluating import NoValue, exact, items_of, points, real_value
from seedproof.problems.claims.algebra import letter_of
from seedproof.problems.claims.sets import Interval, intervals_of
from seedproof.problems.claims.truth import Claim, Truth, same, together
from seedproof.problems.reading import Gaps

Approximate = Callable[[float], float]
"""A formula of one letter."""

Function = Callable[[float], float | None]

_WINDOW = (-40.0, 40.0)
"""Where solutions are looked for if an interval is infinite."""
_CELLS = 500
_BISECTIONS = 60
_ZERO = 1e-9
_NEAR = 1e-6
_ENOUGH = 3
_FUNCTIONS: dict[str, Approximate] = {
    "log": math.log,
    "sin": math.sin,
    "cos": math.cos,
    "tan": math.tan,
    "abs": abs,
}


def _float_of(tree: Node, letter: str) -> Approximate:
    """Return what approximates a formula, which is asked for on a fine grid.

    It raises ValueError or ArithmeticError where there is no real value.
    """
    match tree:
        case Number(number):
            # Divided only when it is asked for: a large one has no value.
            above, below = number.as_integer_ratio()
            return lambda x: above / below
        case Symbol(name) if name == letter:
            return lambda x: x
        case Constant("pi"):
            return lambda x: math.pi
        case Constant("e"):
            return lambda x: math.e
        case Sum(terms):
            return _sum([_float_of(term, letter) for term in terms])
        case Product(factors):
            return _product([_float_of(factor, letter) for factor in factors])
        case Power(base, exponent):
            return _power(_float_of(base, letter), _float_of(exponent, letter))
        case Call(name, (argument,)) if name in _FUNCTIONS:
            return _call(_FUNCTIONS[name], _float_of(argument, letter))
    return _no_float


def _no_float(x: float) -> float:
    raise ValueError("this is no function of a real variable")


def _sum(terms: Sequence[Approximate]) -> Approximate:
    return lambda x: math.fsum([term(x) for term in terms])


def _product(factors: Sequence[Approximate]) -> Approximate:
    return lambda x: math.prod([factor(x) for factor in factors])


def _power(base: Approximate, exponent: Approximate) -> Approximate:
    return lambda x: math.pow(base(x), exponent(x))


def _call(function: Approximate, argument: Approximate) -> Approximate:
    return lambda x: function(argument(x))


def _difference(left: Node, right: Node, letter: str) -> Function:
    left_side = _float_of(left, letter)
    right_side = _float_of(right, letter)

    def difference(x: float) -> float | None:
        try:
            return left_side(x) - right_side(x)
        except (ValueError, ArithmeticError):
            return None

    return difference


def _zeros(function: Function, low: float, high: float) -> Iterator[float]:
    """Yield the zeros between two numbers: where the sign changes, or the size has a minimum of zero."""
    width = (high - low) / _CELLS
    grid = [low + (index + 0.37) * width for index in range(-1, _CELLS + 1)]
    values = [(x, function(x)) for x in grid]
    for (x, value), (next_x, next_value) in pairwise(values):
        if value is None or next_value is None:
            continue
        if (value < 0) is not (next_value < 0):
            yield from _crossing(function, x, next_x, value < 0)
    for before, middle, after in zip(values, values[1:], values[2:], strict=False):
        sizes = [abs(value) for _, value in (before, middle, after) if value is not None]
        if len(sizes) == 3 and sizes[1] <= min(sizes[0], sizes[2]):
            yield from _touching(function, before[0], after[0])


def _crossing(function: Function, low: float, high: float, rising: bool) -> Iterator[float]:
    for _ in range(_BISECTIONS):
        middle = (low + high) / 2
        value = function(middle)
        if value is None:
            return
        if (value < 0) is rising:
            low = middle
        else:
            high = middle
    value = function(low)
    if value is not None and abs(value) < _NEAR:
        yield low


def _touching(function: Function, low: float, high: float) -> Iterator[float]:
    for _ in range(_BISECTIONS):
        first = low + (high - low) / 3
        second = high - (high - low) / 3
        values = [function(first), function(second)]
        if None in values:
            return
        sizes = [abs(value) for value in values if value is not None]
        if sizes[0] < sizes[1]:
            high = second
        else:
            low = first
    value = function(low)
    if value is not None and abs(value) < _ZERO:
        yield low


def _solutions(gaps: Gaps) -> Truth:
    """The stated numbers differ, lie in the interval and solve the equation; a search finds no other."""
    letter = letter_of(gaps)
    left = read(gaps["left"])
    right = read(gaps["right"])
    (interval,) = intervals_of(gaps["interval"])
    stated = [real_value(item, {}) for item in items_of(gaps["solutions"])]
    numbers = sorted(float(number.real.mid()) for number in stated)
    if any(second - first < _NEAR for first, second in pairwise(numbers)):
        return "false"
    if not all(interval.contains(number) for number in stated):
        return "false"
    difference = _difference(left, right, letter)
    # In balls, complex logarithms may cancel; here every step has to be real.
    if any(difference(number) is None for number in numbers):
        return "false"
    try:
        solving = [same(real_value(left, {letter: x}), real_value(right, {letter: x})) for x in stated]
    except NoValue:
        return "false"
    if "false" in solving:
        return "false"
    for zero in _zeros(difference, *_ends(interval)):
        if not any(abs(zero - number) < 1e-4 for number in numbers) and _is_inside(interval, zero):
            return "false"
    return together(solving) if solving else "true"


_COUNTS = range(-60, 61)
_PERIODS = (-0.7, 13.3)
"""Somewhat more than two full turns, in which zeros of periodic functions are looked for."""


def _periodic_solutions(gaps: Gaps) -> Truth:
    """Members of each family solve the equation; a search finds no other solution."""
    letter = letter_of(gaps)
    left = read(gaps["left"])
    right = read(gaps["right"])
    families = items_of(gaps["families"])
    truths: list[Truth] = []
    for family in families:
        for count in (-3, 0, 1, 2, 5):
            member = real_value(family, {gaps["count"]: exact(count)})
            truths.append(same(real_value(left, {letter: member}), real_value(right, {letter: member})))
    if "false" in truths:
        return "false"
    members_of = [_float_of(family, gaps["count"]) for family in families]
    members = [member_of(count) for member_of in members_of for count in _COUNTS]
    for zero in _zeros(_difference(left, right, letter), *_PERIODS):
        if not any(abs(zero - member) < 1e-3 for member in members):
            return "false"
    return together(truths)


def _ends(interval: Interval) -> tuple[float, float]:
    low, high = _WINDOW
    if interval.low is not None:
        low = float(interval.low.real.mid())
    if interval.high is not None:
        high = float(interval.high.real.mid())
    return low, high


def _is_inside(interval: Interval, x: float) -> bool:
    """Return whether a number lies in the interval; one that is very close to an end counts as that end."""
    for end, belongs in ((interval.low, interval.low_belongs), (interval.high, interval.high_belongs)):
        if end is not None and abs(float(end.real.mid()) - x) < _NEAR:
            return belongs
    return interval.contains(exact(Fraction(x)))


def _same_solutions(gaps: Gaps) -> Truth:
    """Both equations have the same solutions in a large window, as far as a search finds them."""
    letter = letter_of(gaps)
    first = _distinct(_zeros(_difference(read(gaps["left"]), read(gaps["right"]), letter), *_WINDOW))
    second = _distinct(_zeros(_difference(read(gaps["new"]), read(gaps["value"]), letter), *_WINDOW))
    if len(first) != len(second):
        return "false"
    if any(abs(one - other) > 1e-4 for one, other in zip(first, second, strict=True)):
        return "false"
    return "true" if first else "undecided"


def _distinct(numbers: Iterator[float]) -> list[float]:
    kept: list[float] = []
    for number in sorted(numbers):
        if not kept or number - kept[-1] > 1e-4:
            kept.append(number)
    return kept


def _domain(gaps: Gaps) -> Truth:
    """At the ends of the intervals, close to them, and on a grid, there is a value just on the set."""
    letter = letter_of(gaps)
    expression = read(gaps["expression"])
    approximate = _float_of(expression, letter)
    intervals = intervals_of(gaps["domain"])
    for place in _places(intervals):
        stated = any(interval.contains(place) for interval in intervals)
        if stated is not _is_defined(expression, approximate, letter, place):
            return "false"
    return "true"


def _places(intervals: list[Interval]) -> Iterator[acb]:
    near = exact(Fraction(1, 2**30))
    for interval in intervals:
        for end in (interval.low, interval.high):
            if end is not None:
                yield from (end - near, end, end + near)
    for number in range(-160, 161):
        yield exact(Fraction(number, 8))


def _is_defined(expression: Node, approximate: Approximate, letter: str, place: acb) -> bool:
    """Return whether an expression has a value at a place, every step of it a real one."""
    try:
        real_value(expression, {letter: place})
        approximate(float(place.real.mid()))
    except (NoValue, ValueError):
        return False
    except OverflowError:
        return True
    return True


def _inverse(gaps: Gaps) -> Truth:
    """At a number of points the functions lead back, in both orders."""
    letter = letter_of(gaps)
    function = read(gaps["function"])
    inverse = read(gaps["inverse"])
    truths: list[Truth] = []
    for first, second in ((function, inverse), (inverse, function)):
        for point in points([Symbol(letter)]):
            try:
                between = real_value(first, point)
                truths.append(same(real_value(second, {letter: between}), point[letter]))
            except NoValue:
                continue
    return together(truths) if len(truths) >= _ENOUGH else "undecided"


CLAIMS: dict[str, Claim] = {
    "domain": _domain,
    "inverse": _inverse,
    "periodic_solutions": _periodic_solutions,
    "same_solutions": _same_solutions,
    "solutions": _solutions,
}
