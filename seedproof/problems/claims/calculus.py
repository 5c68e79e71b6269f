"""Decides the rules of calculus, numerically."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import islice, pairwise
from typing import cast

from flint import acb, ctx, fmpq, fmpq_poly

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Bracketed, Node, Number, Relation, names
from seedproof.problems.checking.evaluating import (
    NoValue,
    Point,
    exact,
    items_of,
    points,
    real_value,
    slope,
    value,
)
from seedproof.problems.checking.polynomials import expanded, polynomial_of
from seedproof.problems.checking.quadrature import Infinite, integral
from seedproof.problems.claims.algebra import letter_of
from seedproof.problems.claims.sets import Interval, intervals_of
from seedproof.problems.claims.truth import Claim, Truth, same, together, truth
from seedproof.problems.reading import Gaps

_ENOUGH = 3
_INTEGRATION = 1e-10


def differentiates_to(function: Node, letter: str, derivative: Node) -> Truth:
    """Return whether a formula is the derivative of another, by central differences with many digits."""
    truths: list[Truth] = []
    for point in points([function, derivative]):
        place = point.get(letter, exact(Fraction(7, 5)))
        try:
            truths.append(
                same(slope(function, letter, point | {letter: place}), real_value(derivative, point))
            )
        except NoValue:
            continue
    return together(truths) if len(truths) >= _ENOUGH else "undecided"


def _derivative(gaps: Gaps) -> Truth:
    return differentiates_to(read(gaps["function"]), letter_of(gaps), read(gaps["derivative"]))


def _antiderivative(gaps: Gaps) -> Truth:
    return differentiates_to(read(gaps["antiderivative"]), letter_of(gaps), read(gaps["function"]))


def end_of(text: str) -> acb | Infinite:
    """Return an end of an integral, a number or an infinity. Raises: ValueError."""
    match text.strip().removeprefix("+"):
        case r"\infty":
            return "+"
        case r"-\infty":
            return "-"
    return real_value(read(text), {})


def _definite_integral(gaps: Gaps) -> Truth:
    """Letters beside that of integration are parameters; the values are compared at some of theirs."""
    letter = letter_of(gaps)
    integrand = read(gaps["integrand"])
    stated = read(gaps["value"])
    low = end_of(gaps["low"])
    high = end_of(gaps["high"])
    has_parameters = bool((names(integrand) | names(stated)) - {letter})
    tries = _ENOUGH if has_parameters else 1
    truths: list[Truth] = []
    for parameters in islice(points([integrand, stated]), tries):
        number = integral(_function(integrand, letter, parameters), low, high)
        truths.append(same(number, real_value(stated, parameters), _INTEGRATION))
    return together(truths)


def _function(tree: Node, letter: str, parameters: Point) -> Callable[[acb], acb]:
    return lambda place: value(tree, {**parameters, letter: place})


_NEAR = (Fraction(1, 2**40), Fraction(1, 2**80), Fraction(1, 2**120))


def _limit(gaps: Gaps) -> Truth:
    """Three times nearer, the value must come much nearer to the limit, or it is not the limit."""
    expression = read(gaps["expression"])
    digits = ctx.dps
    ctx.dps = 400
    try:
        return together(
            _approaches(expression, letter_of(gaps), places, gaps["value"]) for places in _sides(gaps["at"])
        )
    finally:
        ctx.dps = digits


def _sides(at: str) -> list[list[acb]]:
    """Return ever nearer places, from each side from which the limit is taken."""
    place = at.strip()
    if place.removeprefix("+") == r"\infty":
        return [[exact(1 / near) for near in _NEAR]]
    if place == r"-\infty":
        return [[exact(-1 / near) for near in _NEAR]]
    for end, sign in ((("^+", "^{+}"), 1), (("^-", "^{-}"), -1)):
        if place.endswith(end):
            centre = real_value(read(place.rpartition("^")[0]), {})
            return [[centre + exact(sign * near) for near in _NEAR]]
    centre = real_value(read(place), {})
    return [[centre + exact(sign * near) for near in _NEAR] for sign in (1, -1)]


def _approaches(expression: Node, letter: str, places: list[acb], limit: str) -> Truth:
    values = [real_value(expression, {letter: place}) for place in places]
    sizes = [float(abs(number).mid()) for number in values]
    if limit.strip().removeprefix("+") in (r"\infty", r"-\infty"):
        negative = limit.strip().startswith("-")
        grows = sizes[0] < sizes[1] < sizes[2] and sizes[2] > 10
        signed = all((float(number.real.mid()) < 0) is negative for number in values)
        return "true" if grows and signed else "false"
    stated = real_value(read(limit), {})
    distances = [float(abs(number - stated).mid()) for number in values]
    if distances[2] < 1e-9 * (1 + float(abs(stated).mid())):
        return "true"
    if distances[2] > 0.9 * distances[0]:
        return "false"
    return "undecided"


def _common_points(gaps: Gaps) -> Truth:
    """The second equation is linear in y; put into the first one, it leaves as many zeros as are stated."""
    first = expanded(read(gaps["first"]), "xy")
    linear = expanded(read(gaps["second"]), "xy")
    slope = linear.get((0, 1), Fraction(0))
    if set(linear) - {(1, 0), (0, 1), (0, 0)} or slope == 0:
        return "undecided"
    line = fmpq_poly([_rational(-linear.get(key, Fraction(0)) / slope) for key in ((0, 0), (1, 0))])
    left = fmpq_poly([0])
    for (i, j), coefficient in first.items():
        left += _rational(coefficient) * fmpq_poly([0, 1]) ** i * line**j
    stated = {_coordinates(item) for item in items_of(gaps["points"])}
    if any(left(x) != 0 or line(x) != y for x, y in stated):
        return "false"
    roots = cast("list[tuple[acb, int]]", left.complex_roots())
    return truth(sum(root.imag.contains(0) for root, _ in roots) == len(stated))


def _greatest(gaps: Gaps) -> Truth:
    return _extreme(gaps, 1)


def _least(gaps: Gaps) -> Truth:
    return _extreme(gaps, -1)


_PARTS = 240


def _extreme(gaps: Gaps, sign: int) -> Truth:
    """The value is that at the place, and at no other place of the interval, near or far, is a better one."""
    letter = letter_of(gaps)
    function = read(gaps["function"])
    (domain,) = intervals_of(gaps["domain"])
    at = real_value(read(gaps["at"]), {})
    if not domain.contains(at):
        return "false"
    best = real_value(function, {letter: at})
    equal = same(best, real_value(read(gaps["value"]), {}))
    if equal != "true":
        return equal
    for place in _inside(domain, at):
        try:
            number = real_value(function, {letter: place})
        except NoValue:
            continue
        if sign * float((number - best).real.mid()) > _BETTER * (1 + float(abs(best).mid())):
            return "false"
    return "true"


_BETTER = 1e-20


def _inside(domain: Interval, at: acb) -> Iterator[acb]:
    """Yield places of an interval: evenly spaced ones, or ever farther ones, and two beside the place."""
    low = domain.low or acb(0)
    for part in range(_PARTS + 1):
        if domain.high is None:
            place = low + exact(Fraction(part * part, 4 * _PARTS))
        else:
            place = low + (domain.high - low) * part / _PARTS
        if domain.contains(place):
            yield place
    for near in (exact(Fraction(-1, 2**20)), exact(Fraction(1, 2**20))):
        if domain.contains(at + near):
            yield at + near


def _rational(number: Fraction) -> fmpq:
    return fmpq(number.numerator, number.denominator)


def _coordinates(point: Node) -> tuple[fmpq, fmpq]:
    match point:
        case Bracketed(_, (Number(x), Number(y)), _):
            return _rational(x), _rational(y)
    raise ValueError("a point with rational coordinates was expected")


def _real_zeros(gaps: Gaps) -> list[acb]:
    """Return the different real zeros of a polynomial. Raises: ValueError for other functions."""
    terms = [_rational(term) for term in reversed(polynomial_of(gaps["polynomial"], letter_of(gaps)))]
    roots = cast("list[tuple[acb, int]]", fmpq_poly(terms).complex_roots())
    return [root for root, _ in roots if root.imag.contains(0)]


def _zeros_between(gaps: Gaps) -> Truth:
    (domain,) = intervals_of(gaps["interval"])
    inside = [zero for zero in _real_zeros(gaps) if domain.contains(zero)]
    stated = [real_value(item, {}) for item in items_of(gaps["zeros"])]
    if len(inside) != len(stated):
        return "false"
    pairs = zip(sorted(inside, key=_real_part), sorted(stated, key=_real_part), strict=True)
    return together(same(zero, number) for zero, number in pairs) if stated else "true"


def _real_part(number: acb) -> float:
    return float(number.real.mid())


def _number_of_zeros(gaps: Gaps) -> Truth:
    return truth(len(_real_zeros(gaps)) == int(gaps["number"]))


def _number_of_solutions(gaps: Gaps) -> Truth:
    """Beside each end of the stated values, and between them, the graph crosses that height as often."""
    letter = letter_of(gaps)
    function = read(gaps["left"])
    (domain,) = intervals_of(gaps["domain"])
    heights = list(_heights(function, letter, domain))
    values = intervals_of(gaps["values"])
    number = int(gaps["number"])
    for level in _levels(values):
        stated = any(interval.contains(level) for interval in values)
        height = _real_part(level)
        crossings = sum((one < height) != (other < height) for one, other in pairwise(heights))
        if stated is not (crossings == number):
            return "false"
    return "true"


def _heights(function: Node, letter: str, domain: Interval) -> Iterator[float]:
    """Yield values of the function from left to right, close to zero and far away, too."""
    places = [Fraction(part, 32) for part in range(-32 * 12, 32 * 12 + 1)]
    for exponent in range(4, 40):
        far = Fraction(2) ** exponent
        places += [far, -far, 1 / far / 2, -1 / far / 2]
    for place in sorted(places):
        if not domain.contains(exact(place)):
            continue
        try:
            yield _real_part(real_value(function, {letter: exact(place)}))
        except NoValue:
            continue


_FAR_LEVEL = acb(10_000)


def _levels(values: list[Interval]) -> Iterator[acb]:
    """Yield levels beside the ends of intervals, and between them; at an end the graph may only touch."""
    ends = sorted(
        {_real_part(end): end for each in values for end in (each.low, each.high) if end is not None}.items()
    )
    numbers = [end for _, end in ends]
    largest = max(abs(size) for size, _ in ends)
    for number in (*numbers, acb(0)):
        yield number - largest / 30
        yield number + largest / 30
    yield from ((one + other) / 2 for one, other in pairwise(numbers))
    yield from (-_FAR_LEVEL, _FAR_LEVEL)


_SHIFT = Fraction(1, 2**130)


def _second_derivative(gaps: Gaps) -> Truth:
    """By second differences with many digits."""
    letter = letter_of(gaps)
    function = read(gaps["function"])
    at = real_value(read(gaps["at"]), {})
    digits = ctx.dps
    ctx.dps = 160
    try:
        left, middle, right = [
            real_value(function, {letter: at + exact(shift * _SHIFT)}) for shift in (-1, 0, 1)
        ]
        quotient = (left - 2 * middle + right) / exact(_SHIFT**2)
        return same(quotient, real_value(read(gaps["value"]), {}))
    finally:
        ctx.dps = digits


def _tangent_to_graph(gaps: Gaps) -> Truth:
    """The line has the value and, by a central difference, the slope of the function."""
    function = read(gaps["function"])
    at = real_value(read(gaps["at"]), {})
    line = read(gaps["line"])
    if not isinstance(line, Relation) or line.signs != ("=",):
        raise ValueError("an equation of a line was expected")
    digits = ctx.dps
    ctx.dps = 160
    try:
        gaps_to_line = [_gap(function, line, at + exact(shift * _SHIFT)) for shift in (-1, 0, 1)]
    finally:
        ctx.dps = digits
    slope = (gaps_to_line[2] - gaps_to_line[0]) / exact(2 * _SHIFT)
    return together(same(number, acb(0)) for number in (gaps_to_line[1], slope))


def _gap(function: Node, line: Relation, x: acb) -> acb:
    """Return left side minus right side of a line, at a point of the graph."""
    left, right = line.operands
    point = {"x": x, "y": real_value(function, {"x": x})}
    return real_value(left, point) - real_value(right, point)


_ORDERS = {"increasing": (1, 1), "decreasing": (1, -1), "concave up": (2, 1), "concave down": (2, -1)}
"""Which derivative has which sign."""


def _behaves_on(gaps: Gaps) -> Truth:
    """The ends are where a derivative changes its sign, and it has the right one in between."""
    order, sign = _ORDERS[gaps["behaviour"]]
    function = _of_x(gaps["polynomial"])
    for _ in range(order):
        function = function.derivative()
    changes = [root for root, multiplicity in _real_roots(function) if multiplicity % 2]
    intervals = intervals_of(gaps["intervals"])
    ends = [end for each in intervals for end in (each.low, each.high) if end is not None]
    if len(ends) != len(changes) or any(all(same(end, root) != "true" for root in changes) for end in ends):
        return "false"
    if any(each.low_belongs or each.high_belongs for each in intervals):
        return "false"
    return truth(all(_sign_inside(function, each) == sign for each in intervals))


def _of_x(text: str) -> fmpq_poly:
    return fmpq_poly([_rational(term) for term in reversed(polynomial_of(text, "x"))])


def _real_roots(function: fmpq_poly) -> list[tuple[acb, int]]:
    roots = cast("list[tuple[acb, int]]", function.complex_roots())
    return [(root, multiplicity) for root, multiplicity in roots if root.imag.contains(0)]


def _sign_inside(function: fmpq_poly, interval: Interval) -> int:
    """Return the sign near the lower end of an interval, where there is no zero."""
    near = exact(Fraction(1, 2**20))
    if interval.low is not None:
        place = interval.low + near
    elif interval.high is not None:
        place = interval.high - near
    else:
        place = near
    return 1 if _real_part(_at(function, place)) > 0 else -1


def _at(function: fmpq_poly, x: acb) -> acb:
    """Return the value of a polynomial, by Horner's rule."""
    total = acb(0)
    for power in range(function.degree(), -1, -1):
        total = total * x + exact(Fraction(int(function[power].p), int(function[power].q)))
    return total


_KINDS = {"local maximum": (1, -1), "local minimum": (1, 1), "inflection": (2, 0)}
"""Which derivative changes its sign, and to which; to either one where it is 0."""


def _special_points(gaps: Gaps) -> Truth:
    order, after = _KINDS[gaps["kind"]]
    function = _of_x(gaps["polynomial"])
    change = function
    for _ in range(order):
        change = change.derivative()
    expected = [
        root
        for root, multiplicity in _real_roots(change)
        if multiplicity % 2 and after in (0, _sign_inside(change, Interval(root, None, False, False)))
    ]
    stated = [_real_coordinates(item) for item in items_of(gaps["points"])]
    if len(stated) != len(expected):
        return "false"
    for x, y in stated:
        if all(same(x, root) != "true" for root in expected):
            return "false"
        if same(_at(function, x), y) != "true":
            return "false"
    return "true"


def _real_coordinates(point: Node) -> tuple[acb, acb]:
    match point:
        case Bracketed(_, (x, y), _):
            return real_value(x, {}), real_value(y, {})
    raise ValueError("a point was expected")


CLAIMS: dict[str, Claim] = {
    "derivative": _derivative,
    "antiderivative": _antiderivative,
    "definite_integral": _definite_integral,
    "limit": _limit,
    "common_points": _common_points,
    "greatest": _greatest,
    "least": _least,
    "zeros_between": _zeros_between,
    "number_of_zeros": _number_of_zeros,
    "second_derivative": _second_derivative,
    "tangent_to_graph": _tangent_to_graph,
    "behaves_on": _behaves_on,
    "special_points": _special_points,
    "number_of_solutions": _number_of_solutions,
}
