"""Plants the points of the mean value theorem, or the stationary points, and integrates."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from math import ceil, floor

from seedproof.problems.making.coefficients import derivative, integral, value, with_roots
from seedproof.problems.making.complex_surds import root_of
from seedproof.problems.making.texts import Filling
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.mean_value_theorem.facts import Count, Facts, Level, Mean, Shape
from seedproof.problems.templates.mean_value_theorem.phrases import NUMBERS
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula
from seedproof.text.formula import INFINITY, E, Formula, Symbol

K = Symbol("k")
X = Symbol("x")

_HALF_WIDTHS = (Fraction(3, 2), Fraction(3), Fraction(9, 2), Fraction(6))
_SHAPES: tuple[Shape, ...] = ("exp", "log")
_REALS = formula.interval(-INFINITY, INFINITY)
_POSITIVE = formula.interval(0, INFINITY)


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a cubic on an interval; then a polynomial to count zeros of; then a transcendental equation."""
    if difficulty < 3:
        return _mean(draws) if difficulty == 1 else _count(draws)
    return Level(
        shape=draws.choice(_SHAPES),
        factor=draws.between(1, 8),
        power=draws.between(1, 4),
        multiple=draws.between(1, 4),
    )


def _mean(draws: Draws) -> Mean:
    half = draws.choice(_HALF_WIDTHS)
    centre = Fraction(draws.between(-6, 6), 2)
    low = centre - half
    high = centre + half
    right = half * Fraction(draws.between(2, 7), draws.between(4, 8))
    left = -(half**2) / 3 / right
    if low.denominator > 1 or right >= half or min(right.denominator, left.denominator) > 4:
        raise Rejected("the interval or a point of the theorem is not simple")
    leading = draws.choice((-2, -1, 1, 1, 2))
    slope = draws.between(-12, 12)
    change = with_roots([centre + left, centre + right], Fraction(3 * leading))
    change[-1] += slope
    cubic = integral(change, draws.between(-6, 6))
    return Mean(coefficients=_integers(cubic), interval=(int(low), int(high)))


def _integers(coefficients: Sequence[Fraction]) -> list[int]:
    if any(coefficient.denominator > 1 or abs(coefficient) > 300 for coefficient in coefficients):
        raise Rejected("a coefficient is no small integer")
    return [int(coefficient) for coefficient in coefficients]


def _count(draws: Draws) -> Count:
    degree = draws.choice((3, 4, 4))
    places = sorted(draws.sample(range(-4, 6), degree - 1))
    leading = draws.choice((-1, 1)) * draws.choice({3: (3, 6), 4: (4, 12)}[degree])
    if sum(places) % 2 and degree == 3:
        leading *= 2
    change = with_roots([Fraction(place) for place in places], Fraction(leading))
    if degree == 4 and leading % 12:
        change = [3 * coefficient for coefficient in change]
    facts = Count(coefficients=_integers(integral(change, -_level(draws, integral(change, 0), places))))
    heights = [value(facts.coefficients, place) for place in places]
    if 0 in heights or max(heights) == min(heights) or (degree == 4 and heights[0] == heights[2]):
        raise Rejected("a stationary point is a zero, or two are equally high")
    if max(map(abs, heights)) > 400:
        raise Rejected("a height is large")
    return facts


def _level(draws: Draws, coefficients: Sequence[Fraction], places: Sequence[int]) -> int:
    """Draw an integer below, between or above the heights of the stationary points. Raises: Rejected."""
    heights = sorted(value(coefficients, place) for place in places)
    # Between the heights there are the most zeros, which else were rare.
    slot = draws.choice((0, *range(1, len(heights)), *range(1, len(heights)), len(heights)))
    low = heights[slot - 1] if slot > 0 else heights[0] - 40
    high = heights[slot] if slot < len(heights) else heights[-1] + 40
    first = floor(low) + 1
    last = ceil(high) - 1
    if first > last:
        raise Rejected("there is no integer between two heights")
    return draws.between(first, last)


def work(facts: Facts, slip: Slip) -> Worked:
    """The derivative, its zeros, and what follows."""
    match facts:
        case Mean():
            return _chord(facts, slip)
        case Count():
            return _zeros(facts, slip)
        case Level():
            return _solutions(facts, slip)


def _chord(facts: Mean, slip: Slip) -> Worked:
    low, high = facts.interval
    f_low, f_high = (value(facts.coefficients, end) for end in facts.interval)
    right_slope = (f_high - f_low) / (high - low)
    slope = slip.or_else(
        right_slope,
        sign_of_a_power_lost=right_slope + 2 * facts.coefficients[-1] / Fraction(high - low),
    )
    parallel = _parallel(facts, right_slope)
    parallel = slip.or_else(parallel, sign_of_the_zeros_flipped=[-zero for zero in reversed(parallel)])
    inside = [zero for zero in parallel if low < zero < high]
    inside = slip.or_else(
        inside,
        ends_not_respected=parallel,
        one_zero_lost=inside[:1],
        ends_averaged=[Fraction(low + high, 2)],
    )
    points = formula.collection(*inside)
    function = formula.polynomial(facts.coefficients, X)
    change = derivative(facts.coefficients)
    difference = formula.polynomial([*change[:-1], change[-1] - slope], X)
    quotient = formula.Verbatim(rf"\frac{{{f_high} - \left({f_low}\right)}}{{{high} - \left({low}\right)}}")
    within = formula.interval(low, high)
    steps = (
        step("value", letter=X, at=low, expression=function, value=f_low),
        step("value", letter=X, at=high, expression=function, value=f_high),
        step("identity", left=quotient, right=slope),
        step("derivative", function=function, letter=X, derivative=formula.polynomial(change, X)),
        step("zeros", polynomial=difference, letter=X, zeros=formula.collection(*parallel)),
        step("zeros_between", polynomial=difference, letter=X, interval=within, zeros=points),
    )
    return Worked(steps, (formula.formula(slope), points))


def _parallel(facts: Mean, slope: Fraction) -> list[Fraction]:
    """Return all points where the tangent is parallel to the chord: their mean and product are known."""
    cubic, square, linear, _ = facts.coefficients
    middle = Fraction(-square, 3 * cubic)
    spread = root_of(middle**2 - (linear - slope) / (3 * cubic)).rational()
    return [middle - spread, middle + spread]


def _zeros(facts: Count, slip: Slip) -> Worked:
    change = derivative(facts.coefficients)
    places = [place for place in range(-10, 11) if value(change, place) == 0]
    signs = [value(facts.coefficients, place) > 0 for place in (-1000, *places, 1000)]
    count = sum(before != after for before, after in pairwise(signs))
    count = slip.or_else(count, one_zero_lost=count - 1 if count > 1 else count + 1)
    heights = [value(facts.coefficients, place) for place in places]
    low, high = _between(heights)
    low, high = slip.or_else(
        (low, high),
        sign_of_the_zeros_flipped=(-high, -low),
        ends_not_respected=(min(heights), max(heights)),
        ends_averaged=((low + high) / 2, high),
    )
    if slip == "sign_of_a_power_lost":
        # The last term that depends on x is added instead of subtracted.
        heights[0] -= 2 * facts.coefficients[-2] * places[0]
        low, high = sorted(heights[:2])
        if low == high:
            raise Rejected("with the slip two heights are the same")
    levels = formula.interval(low, high)
    most = _most_solutions(facts)
    function = formula.polynomial(facts.coefficients, X)
    slope = formula.polynomial(change, X)
    steps = (
        step("derivative", function=function, letter=X, derivative=slope),
        step("zeros", polynomial=slope, letter=X, zeros=formula.collection(*places)),
        *(
            step("value", letter=X, at=place, expression=function, value=height)
            for place, height in zip(places, heights, strict=True)
        ),
        step("number_of_zeros", polynomial=function, letter=X, number=count),
        step("number_of_solutions", **_counted(function, _REALS), number=most, values=levels),
    )
    return Worked(steps, (formula.formula(count), levels))


def _between(heights: Sequence[Fraction]) -> tuple[Fraction, Fraction]:
    """Return between which heights a horizontal line meets the graph as often as possible."""
    if len(heights) == 2:
        return min(heights), max(heights)
    first, middle, last = heights
    if middle > max(first, last):
        return max(first, last), middle
    return middle, min(first, last)


def _most_solutions(facts: Count | Level) -> int:
    """Return the largest number of solutions."""
    if isinstance(facts, Count):
        return len(facts.coefficients) - 1
    return 3 if facts.shape == "exp" and facts.power % 2 == 0 else 2


def _solutions(facts: Level, slip: Slip) -> Worked:
    """The top is at x = m / a, or where ln(a x) = 1 / m."""
    c = facts.factor
    m = facts.power
    a = facts.multiple
    if facts.shape == "exp":
        domain = _REALS
        peak = formula.formula(Fraction(m, a))
        number = c * Fraction(m, a) ** m
        lost = Fraction(c * m, a)
        exponent = m
        slope = c * X ** (m - 1) * (m - a * X) * formula.call("exp", -a * X)
    else:
        domain = _POSITIVE
        peak = E ** Fraction(1, m) / a
        number = Fraction(c * a**m, m)
        lost = Fraction(c * a)
        exponent = 1
        slope = c * (1 - m * formula.call("log", a * X)) / X ** (m + 1)
    top = _over_power_of_e(number, exponent)
    height = slip.or_else(
        top,
        sign_of_a_power_lost=number * E**exponent,
        one_zero_lost=_over_power_of_e(lost, exponent),
    )
    several = slip.or_else(formula.interval(0, height), ends_averaged=formula.interval(-INFINITY, height))
    most = _most_solutions(facts)
    if most == 3:
        single = formula.union(formula.collection(0), formula.interval(height, INFINITY))
        single = slip.or_else(single, ends_not_respected=formula.interval(-INFINITY, 0))
    else:
        single = formula.union(formula.interval(-INFINITY, 0, "]"), formula.collection(height))
        single = slip.or_else(single, ends_not_respected=formula.interval(top, INFINITY))
    function = _function(facts)
    counted = _counted(function, domain)
    steps = (
        step("derivative", function=function, letter=X, derivative=slope),
        step("value", letter=X, at=peak, expression=slope, value=0),
        step("value", letter=X, at=peak, expression=function, value=height),
        step("limit", letter=X, at=INFINITY, expression=function, value=0),
        step("number_of_solutions", **counted, number=most, values=several),
        step("number_of_solutions", **counted, number=1, values=single),
    )
    return Worked(steps, (several, single))


def _counted(function: Formula, domain: Formula) -> dict[str, Formula]:
    """Return an equation with a parameter, whose solutions are counted."""
    return {"left": function, "letter": X, "domain": domain, "parameter": K}


def _over_power_of_e(number: Fraction, exponent: int) -> Formula:
    return number.numerator / (number.denominator * E**exponent)


def _function(facts: Level) -> Formula:
    if facts.shape == "exp":
        return facts.factor * X**facts.power * formula.call("exp", -facts.multiple * X)
    return facts.factor * formula.call("log", facts.multiple * X) / X**facts.power


def _gaps(facts: Facts) -> Mapping[str, Filling]:
    match facts:
        case Mean(_, (low, high)):
            return {"low": low, "high": high}
        case Count():
            return {"number": NUMBERS[_most_solutions(facts)]}
        case Level():
            return {"f": _function(facts), "number": NUMBERS[_most_solutions(facts)]}


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return the types of both answers."""
    levels = Typed("interval_union", ("k",))
    match facts:
        case Mean():
            return Typed("number", ("p",)), Typed("set", ("c",))
        case Count():
            return Typed("number", counted="different real zeros", kind="numeral"), levels
        case Level():
            return levels, levels


SHEET = Sheet(
    subject="differential_calculus",
    method="roots isolated exactly",
    sample=sample,
    gaps=_gaps,
    words=lambda facts, writer: writer.words((0, 2, 1) if isinstance(facts, Mean) else ()),
    work=work,
    types=types,
    slips={
        "sign_of_a_power_lost": "a sign is lost where a value is worked out",
        "sign_of_the_zeros_flipped": "the zeros, or the heights, have the wrong sign",
        "ends_not_respected": "what lies outside of the interval, or at its ends, is counted, too",
        "one_zero_lost": "a zero, or a power, is lost",
        "ends_averaged": "the middle, or an end at infinity, is taken for what is asked",
    },
    levels={
        1: "Rolle's theorem fixes a parameter, and with it the points of the mean value theorem",
        2: "the number of zeros, and for which levels there are most of them",
        3: "an equation with a transcendental function and a parameter, by monotonicity and limits",
    },
)
