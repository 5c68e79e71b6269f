"""Decides the rules of integration and of what integrals measure, numerically."""

from collections.abc import Callable, Iterator
from fractions import Fraction

from flint import acb, arb, ctx

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, names
from seedproof.problems.checking.evaluating import NoValue, Point, exact, items_of, real_value, value
from seedproof.problems.checking.quadrature import Infinite, integral
from seedproof.problems.claims.algebra import agree, letter_name, letter_of
from seedproof.problems.claims.calculus import end_of
from seedproof.problems.claims.sets import intervals_of
from seedproof.problems.claims.truth import Claim, Truth, same, together, truth
from seedproof.problems.reading import Gaps

_STEP = Fraction(1, 2**60)
_SHARES = tuple(Fraction(number, 13) for number in (1, 3, 6, 8, 11, 12))
"""Places inside an interval, as shares of its length."""
_GRID = 60
_INTEGRATION = 1e-10


def _new_variable(gaps: Gaps) -> Truth:
    """The integrand at the inner function, times the slope of that, is the new integrand, right of zero."""
    letter = letter_of(gaps)
    new = letter_name(read(gaps["new"]))
    inner = read(gaps["inner"])
    integrand = read(gaps["integrand"])
    transformed = read(gaps["transformed"])
    truths: list[Truth] = []
    for share in _SHARES:
        place = exact(share)
        point = {new: place}
        there = point | {letter: real_value(inner, point)}
        product = real_value(integrand, there) * _slope(inner, new, place, point)
        truths.append(same(product, real_value(transformed, point)))
    return together(truths)


def _inner_function(gaps: Gaps) -> Truth:
    """The new function at the inner one, times the slope of that, is the integrand."""
    letter = letter_of(gaps)
    new = letter_name(read(gaps["new"]))
    inner = read(gaps["inner"])
    integrand = read(gaps["integrand"])
    transformed = read(gaps["transformed"])
    truths: list[Truth] = []
    for share in _SHARES:
        for place in (exact(share), exact(1 / share)):
            point = {letter: place}
            try:
                there = {new: real_value(inner, point)}
                product = real_value(transformed, there) * _slope(inner, letter, place, point)
                truths.append(same(product, real_value(integrand, point)))
            except NoValue:
                continue
    return together(truths)


def _slope(function: Node, letter: str, place: acb, point: Point) -> acb:
    """Return the derivative at a place, by a central difference with many digits."""
    above = {**point, letter: place + exact(_STEP)}
    below = {**point, letter: place - exact(_STEP)}
    return (real_value(function, above) - real_value(function, below)) / exact(2 * _STEP)


def _antiderivative_between(gaps: Gaps) -> Truth:
    """At places between the ends the slope is the function; further letters are constants."""
    letter = letter_of(gaps)
    function = read(gaps["function"])
    antiderivative = read(gaps["antiderivative"])
    constants = {name: exact(2) for name in names(antiderivative) - {letter}}
    truths: list[Truth] = []
    for place in _places(end_of(gaps["low"]), end_of(gaps["high"])):
        slope = _slope(antiderivative, letter, place, constants)
        truths.append(same(slope, real_value(function, {letter: place})))
    return together(truths)


def _by_parts(gaps: Gaps) -> Truth:
    """The slope of what stands outside, and what is left inside, make the integrand, for positive x."""
    letter = letter_of(gaps)
    integrand = read(gaps["integrand"])
    outside = read(gaps["outside"])
    left = read(gaps["left"])
    truths: list[Truth] = []
    for share in _SHARES:
        place = exact(share)
        point = {letter: place}
        slope = _slope(outside, letter, place, point)
        truths.append(same(slope + real_value(left, point), real_value(integrand, point)))
    return together(truths)


_POWERS = (2, 3, 4, 5)


def _reduction(gaps: Gaps) -> Truth:
    """Try the formula for several powers, with the integral of the power below for J."""
    letter = letter_of(gaps)
    integrand = read(gaps["integrand"])
    formula = read(gaps["formula"])
    low = end_of(gaps["low"])
    high = end_of(gaps["high"])

    def member(power: int) -> acb:
        return integral(lambda place: value(integrand, {letter: place, "n": exact(power)}), low, high)

    truths: list[Truth] = []
    for power in _POWERS:
        stated = real_value(formula, {"n": exact(power), "J": member(power - 2)})
        truths.append(same(stated, member(power), _INTEGRATION))
    return together(truths)


def _pumping_layer(gaps: Gaps) -> Truth:
    layer = r"\left(<weight>\right) \left(<section>\right) \left(<target> - <letter>\right)"
    for name in ("weight", "section", "target", "letter"):
        layer = layer.replace(f"<{name}>", gaps[name])
    return agree(read(layer), read(gaps["work"]))


def _places(low: acb | Infinite, high: acb | Infinite) -> Iterator[acb]:
    """Yield places between two ends."""
    for share in _SHARES:
        if isinstance(low, acb) and isinstance(high, acb):
            yield low + (high - low) * exact(share)
        elif isinstance(low, acb):
            yield low + exact(share / (1 - share))
        elif isinstance(high, acb):
            yield high - exact(share / (1 - share))
        else:
            yield exact((2 * share - 1) / (share * (1 - share)))


def _speed(gaps: Gaps) -> Truth:
    """Between the ends, the speed is not negative, and its square is the sum of both squares."""
    letter = letter_of(gaps)
    coordinates = [read(gaps["x"]), read(gaps["y"])]
    speed = read(gaps["speed"])
    truths: list[Truth] = []
    for place in _places(end_of(gaps["low"]), end_of(gaps["high"])):
        square = acb(0)
        for coordinate in coordinates:
            square += _slope(coordinate, letter, place, {letter: place}) ** 2
        stated = real_value(speed, {letter: place})
        truths.append(same(stated**2, square))
        truths.append(truth(float(stated.real.mid()) >= 0))
    return together(truths)


def _surface_element(gaps: Gaps) -> Truth:
    """The band is 2 pi times the distance from the axis, x or y equal to a number, times the arc element."""
    letter = letter_of(gaps)
    left, right = gaps["axis"].split(" = ")
    expected = read(rf"2 \pi \left({gaps[left]} - {right}\right) \left({gaps['speed']}\right)")
    band = read(gaps["band"])
    places = [{letter: exact(3 * share)} for share in _SHARES]
    return together(same(real_value(expected, place), real_value(band, place)) for place in places)


def _region(gaps: Gaps) -> tuple[str, Node, Node, acb, acb]:
    """Return the letter, the lower and the upper curve, and both ends. Raises: ValueError."""
    low = end_of(gaps["low"])
    high = end_of(gaps["high"])
    if not isinstance(low, acb) or not isinstance(high, acb):
        raise ValueError("the region has no end")
    return letter_of(gaps), read(gaps["lower"]), read(gaps["upper"]), low, high


def _is_above(lower: Node, upper: Node, letter: str, low: acb, high: acb) -> bool:
    for place in _places(low, high):
        distance = real_value(upper, {letter: place}) - real_value(lower, {letter: place})
        if float(distance.real.mid()) < 0:
            return False
    return True


def _moment(gaps: Gaps, x_power: int, y_power: int) -> acb:
    """Return the integral of x^x_power (upper^y_power - lower^y_power). Raises: ValueError."""
    letter, lower, upper, low, high = _region(gaps)
    if not _is_above(lower, upper, letter, low, high):
        raise ValueError("the upper curve is not above")

    def slice_at(place: acb) -> acb:
        point = {letter: place}
        return place**x_power * (value(upper, point) ** y_power - value(lower, point) ** y_power)

    return integral(slice_at, low, high)


def _area_between(gaps: Gaps) -> Truth:
    return same(_moment(gaps, 0, 1), real_value(read(gaps["area"]), {}), _INTEGRATION)


def _centroid(gaps: Gaps) -> Truth:
    area = _moment(gaps, 0, 1)
    across, up = [real_value(item, {}) for item in items_of(gaps["centroid"])]
    return together(
        (
            same(_moment(gaps, 1, 1) / area, across, _INTEGRATION),
            same(_moment(gaps, 0, 2) / area / 2, up, _INTEGRATION),
        )
    )


def _distance_to_line(gaps: Gaps) -> Truth:
    """The line is linear in x and y: its value at the point, over the length of its slopes."""
    left = read(gaps["left"])
    right = read(gaps["right"])

    def height(x: acb, y: acb) -> acb:
        point = {"x": x, "y": y}
        return real_value(left, point) - real_value(right, point)

    across, up = [real_value(item, {}) for item in items_of(gaps["point"])]
    zero = acb(0)
    one = acb(1)
    constant = height(zero, zero)
    slopes = (height(one, zero) - constant) ** 2 + (height(zero, one) - constant) ** 2
    distance = height(across, up)
    stated = real_value(read(gaps["distance"]), {})
    if float(stated.real.mid()) < 0:
        return "false"
    return same(stated**2 * slopes, distance**2)


def _pappus(gaps: Gaps) -> Truth:
    way = rf"2 \pi \left({gaps['distance']}\right) \left({gaps['area']}\right)"
    return agree(read(way), read(gaps["volume"]))


def _hydrostatic_force(gaps: Gaps) -> Truth:
    force = rf"\left({gaps['weight']}\right) \left({gaps['depth']}\right) \left({gaps['area']}\right)"
    return agree(read(force), read(gaps["force"]))


def _derivative_of_integral(gaps: Gaps) -> Truth:
    """Compare with the difference quotient of the integral, at places of the letter above one."""
    letter = letter_of(gaps)
    variable = letter_name(read(gaps["variable"]))
    integrand = read(gaps["integrand"])
    derivative = read(gaps["derivative"])
    step = exact(Fraction(1, 2**12))
    truths: list[Truth] = []
    for place in (exact(Fraction(3, 2)), exact(Fraction(9, 4))):
        values = [
            _integral_at(gaps, integrand, variable, letter, place + number * step)
            for number in (-2, -1, 1, 2)
        ]
        # Four values give the slope up to the fourth power of the step.
        slope = (values[0] - 8 * values[1] + 8 * values[2] - values[3]) / (12 * step)
        truths.append(same(slope, real_value(derivative, {letter: place}), 1e-8))
    return together(truths)


def _integral_at(gaps: Gaps, integrand: Node, variable: str, letter: str, place: acb) -> acb:
    ends: list[acb | Infinite] = []
    for text in (gaps["low"], gaps["high"]):
        if "infty" in text:
            ends.append(end_of(text))
        else:
            ends.append(real_value(read(text), {letter: place}))
    low, high = ends
    return integral(lambda x: value(integrand, {variable: x, letter: place}), low, high)


def _least(gaps: Gaps, sign: int) -> Truth:
    """Nowhere on a grid between the ends is the value smaller, and close to the place it is greater."""
    letter = letter_of(gaps)
    expression = read(gaps["expression"])
    at = real_value(read(gaps["at"]), {})
    low = end_of(gaps["low"])
    high = end_of(gaps["high"])
    near = exact(Fraction(1, 10**6))
    neighbours = [at - near, at + near, *_grid(low, high)]
    for others in _assignments(expression, letter):
        least = real_value(expression, {**others, letter: at})
        for place in neighbours:
            rise = (real_value(expression, {**others, letter: place}) - least) * sign
            if float(rise.real.mid()) <= 0 and float(abs(place - at).mid()) > 1e-9:
                return "false"
    return "true"


def _assignments(expression: Node, letter: str) -> list[dict[str, acb]]:
    """Return values of the further letters, all positive."""
    letters = sorted(names(expression) - {letter})
    return [{name: exact(Fraction(5 + index, 2)) for index, name in enumerate(letters)}]


def _grid(low: acb | Infinite, high: acb | Infinite) -> Iterator[acb]:
    for number in range(1, _GRID):
        share = exact(Fraction(number, _GRID))
        if isinstance(low, acb) and isinstance(high, acb):
            yield low + (high - low) * share
        elif isinstance(low, acb):
            yield low + share / (1 - share)
        elif isinstance(high, acb):
            yield high - share / (1 - share)
        else:
            yield (2 * share - 1) / (share * (1 - share))


def _minimum(gaps: Gaps) -> Truth:
    return _least(gaps, 1)


def _maximum(gaps: Gaps) -> Truth:
    return _least(gaps, -1)


_NEARER = (Fraction(2) ** 50, Fraction(2) ** 100)
"""How near to an end an integrand is compared with a power."""
_CLEAR = 0.06
"""How far an order must be from -1, where a factor such as a logarithm shifts it by less."""
_AROUND_BOUND = Fraction(1, 8)
"""How far from a bound of a parameter the integral is tried."""
_MANY_DIGITS = 120


def _improper_integral(gaps: Gaps) -> Truth:
    """Compare the integrand with a power at both ends; between them it must have no pole."""
    stated = {r"\text{converges}": True, r"\text{diverges}": False}[gaps["verdict"]]
    return truth(stated is _converges(gaps, {}))


def _integral_converges_for(gaps: Gaps) -> Truth:
    """Beside each bound of the stated intervals, and at it, the integral converges where they say so."""
    parameter = letter_name(read(gaps["parameter"]))
    values = intervals_of(gaps["values"])
    bounds = [bound for each in values for bound in (each.low, each.high) if bound is not None]
    places = [exact(Fraction(number)) for number in (-50, 0, 50)]
    for bound in bounds:
        places += [bound - exact(_AROUND_BOUND), bound, bound + exact(_AROUND_BOUND)]
    truths: list[Truth] = []
    for place in places:
        stated = any(interval.contains(place) for interval in values)
        truths.append(truth(stated is _converges(gaps, {parameter: place})))
    return together(truths)


def _converges(gaps: Gaps, constants: Point) -> bool:
    """Return whether an integral converges at both of its ends. Raises: ValueError."""
    letter = letter_of(gaps)
    integrand = read(gaps["integrand"])
    digits = ctx.dps
    ctx.dps = _MANY_DIGITS
    try:
        low = end_of(gaps["low"])
        high = end_of(gaps["high"])
        return all(
            _converges_at(lambda place: value(integrand, {**constants, letter: place}), end, sign)
            for end, sign in ((low, 1), (high, -1))
        )
    finally:
        ctx.dps = digits


def _converges_at(function: Callable[[acb], acb], end: acb | Infinite, sign: int) -> bool:
    """Return whether the integral converges at an end, from which the sign leads inside.

    The size near the end is a power of the distance. Where that is the reciprocal, it is the power of the
    logarithm beside it that decides.
    """
    sizes: list[arb] = []
    for near in _NEARER:
        if isinstance(end, acb):
            size = abs(function(end + sign * exact(1 / near)))
        else:
            size = abs(function(-sign * exact(near)))
        if size.contains(0):
            # An exponential function is too small for its logarithm.
            return True
        sizes.append(size)
    logarithms = [exact(near).real.log() for near in _NEARER]
    growth = (sizes[1].log() - sizes[0].log()) / (logarithms[1] - logarithms[0])
    order = float(growth.mid())
    if isinstance(end, acb):
        # With the reciprocal distance z as the variable, the integral is one up to infinity.
        order -= 2
    if abs(order + 1) > _CLEAR:
        return order < -1
    direction = -1 if isinstance(end, acb) else 1
    products = [size.log() + direction * logarithm for size, logarithm in zip(sizes, logarithms, strict=True)]
    order = float(((products[1] - products[0]) / (logarithms[1].log() - logarithms[0].log())).mid())
    return order < -1 - _CLEAR


CLAIMS: dict[str, Claim] = {
    "new_variable": _new_variable,
    "antiderivative_between": _antiderivative_between,
    "inner_function": _inner_function,
    "by_parts": _by_parts,
    "reduction": _reduction,
    "pumping_layer": _pumping_layer,
    "speed": _speed,
    "surface_element": _surface_element,
    "area_between": _area_between,
    "centroid": _centroid,
    "distance_to_line": _distance_to_line,
    "pappus": _pappus,
    "hydrostatic_force": _hydrostatic_force,
    "derivative_of_integral": _derivative_of_integral,
    "minimum": _minimum,
    "maximum": _maximum,
    "improper_integral": _improper_integral,
    "integral_converges_for": _integral_converges_for,
}
