"""Decides the rules of vectors and fields, numerically."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from flint import acb, acb_mat, ctx, fmpq_mpoly

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Bracketed, Node, Number, Relation, Symbol, negative, total
from seedproof.problems.checking.evaluating import NoValue, exact, items_of, points, real_value, value
from seedproof.problems.checking.plane_polynomials import (
    Point,
    common_zeros,
    determinant_at,
    kind_at,
    polynomial_of_terms,
)
from seedproof.problems.checking.polynomials import expanded
from seedproof.problems.checking.quadrature import integral
from seedproof.problems.claims.algebra import letter_name
from seedproof.problems.claims.calculus import differentiates_to
from seedproof.problems.claims.truth import Claim, Truth, same, together, truth
from seedproof.problems.reading import Gaps

_SPACE = "xyz"
_ENOUGH = 3
_STEP = Fraction(1, 2**130)
_DIGITS = 160
_INTEGRATION = 1e-10
_LARGEST = Fraction(3)
"""Angles and radii of generic points stay below, where every sine of an angle is positive."""


Function = Callable[[dict[str, acb]], acb]


def minus(left: Node, right: Node) -> Node:
    """Return the difference of two formulas."""
    return total(left, negative(right))


def letters_of(text: str) -> list[str]:
    """Return the names of letters separated by commas. Raises: ValueError."""
    return [letter_name(item) for item in items_of(text)]


def _slope(function: Function, letter: str, point: dict[str, acb]) -> acb:
    """Return a partial derivative by a central difference with many digits."""
    above = point | {letter: point[letter] + exact(_STEP)}
    below = point | {letter: point[letter] - exact(_STEP)}
    return (function(above) - function(below)) / exact(2 * _STEP)


def _valued(tree: Node) -> Function:
    return lambda point: real_value(tree, point)


def _at_points(
    trees: Sequence[Node], letters: Sequence[str], holds: Callable[[dict[str, acb]], Truth]
) -> Truth:
    """Return whether a statement holds at generic positive points, with many digits."""
    truths: list[Truth] = []
    digits = ctx.dps
    ctx.dps = _DIGITS
    try:
        for point in points([*trees, *(Symbol(letter) for letter in letters)]):
            positive = {letter: _positive(number) for letter, number in point.items()}
            try:
                truths.append(holds(positive))
            except NoValue:
                continue
    finally:
        ctx.dps = digits
    return together(truths) if len(truths) >= _ENOUGH else "undecided"


def _positive(number: acb) -> acb:
    size = acb(abs(number))
    if float(size.real.mid()) > _LARGEST:
        return size / 4
    return size


def _gradient(gaps: Gaps) -> Truth:
    function = read(gaps["function"])
    derivatives = items_of(gaps["gradient"])
    letters = letters_of(gaps["letters"])
    pairs = zip(letters, derivatives, strict=True)
    return together(differentiates_to(function, letter, derivative) for letter, derivative in pairs)


def _slopes_at(function: Node, letters: Sequence[str], place: Sequence[acb]) -> list[acb]:
    """Return the partial derivatives at a point."""
    digits = ctx.dps
    ctx.dps = _DIGITS
    try:
        point = dict(zip(letters, place, strict=True))
        return [_slope(_valued(function), letter, point) for letter in letters]
    finally:
        ctx.dps = digits


def _tangent_to_level_curve(gaps: Gaps) -> Truth:
    """The line goes through the point, and its coefficients are proportional to the gradient there."""
    match read(gaps["line"]):
        case Relation((left, right), ("=",)):
            line = minus(left, right)
        case _:
            raise ValueError("the tangent has no equation")
    letters = ("x", "y")
    place = [real_value(item, {}) for item in items_of(gaps["point"])]
    normal = _slopes_at(read(gaps["function"]), letters, place)
    coefficients = _slopes_at(line, letters, place)
    crossed = normal[0] * coefficients[1] - normal[1] * coefficients[0]
    height = real_value(line, dict(zip(letters, place, strict=True)))
    return together([same(height, acb(0)), same(crossed, acb(0))])


def _vector_at(gaps: Gaps) -> Truth:
    """Point and value may have other letters."""
    place = items_of(gaps["point"])
    vector = items_of(gaps["vector"])
    stated = items_of(gaps["value"])
    letters = letters_of(gaps["letters"])

    def holds(point: dict[str, acb]) -> Truth:
        pairs = zip(letters, place, strict=True)
        moved = point | {letter: real_value(item, point) for letter, item in pairs}
        components = zip(vector, stated, strict=True)
        return together(
            same(real_value(item, moved), real_value(number, point)) for item, number in components
        )

    return _at_points([*place, *vector, *stated], letters, holds)


def _value_at_points(gaps: Gaps) -> Truth:
    expression = read(gaps["expression"])
    stated = real_value(read(gaps["value"]), {})
    truths: list[Truth] = []
    for item in items_of(gaps["points"]):
        match item:
            case Bracketed("(", (x, y), ")"):
                point = {"x": real_value(x, {}), "y": real_value(y, {})}
                truths.append(same(real_value(expression, point), stated))
            case _:
                raise ValueError("this is no point of the plane")
    return together(truths)


def _plane_through(gaps: Gaps) -> Truth:
    """The point is on the plane, and the coefficients of the plane are proportional to the normal."""
    match read(gaps["plane"]):
        case Relation((left, right), ("=",)):
            plane = minus(left, right)
        case _:
            raise ValueError("the plane has no equation")
    place = [real_value(item, {}) for item in items_of(gaps["point"])]
    normal = [real_value(item, {}) for item in items_of(gaps["normal"])]
    coefficients = _slopes_at(plane, _SPACE, place)
    truths = [same(real_value(plane, dict(zip(_SPACE, place, strict=True))), acb(0))]
    truths += [same(component, acb(0)) for component in _crossed(normal, coefficients)]
    return together(truths)


def _crossed(left: Sequence[acb], right: Sequence[acb]) -> list[acb]:
    """Return the vector product."""
    return [
        left[1] * right[2] - left[2] * right[1],
        left[2] * right[0] - left[0] * right[2],
        left[0] * right[1] - left[1] * right[0],
    ]


def _line_meets_plane(gaps: Gaps) -> Truth:
    start = [real_value(item, {}) for item in items_of(gaps["point"])]
    direction = [real_value(item, {}) for item in items_of(gaps["direction"])]
    meeting = [real_value(item, {}) for item in items_of(gaps["meeting"])]
    (letter,) = letters_of(gaps["letter"])
    level = real_value(read(gaps["level"]), {})
    way = [there - here for here, there in zip(start, meeting, strict=True)]
    truths = [same(component, acb(0)) for component in _crossed(way, direction)]
    return together([*truths, same(meeting[_SPACE.index(letter)], level)])


def _common_zeros(gaps: Gaps) -> Truth:
    """A stated point must be a zero of both, and there must be no other zero."""
    first = _plane_polynomial(gaps["first"])
    second = _plane_polynomial(gaps["second"])
    stated = _plane_points(gaps["points"])
    return truth(sorted(stated) == sorted(common_zeros(first, second)))


def _plane_polynomial(text: str) -> fmpq_mpoly:
    return polynomial_of_terms(expanded(read(text), "xy"))


def _plane_points(text: str) -> list[Point]:
    """Return one point, or those of a set or a list. Raises: ValueError."""
    match read(text):
        case Bracketed("(", (Number(x), Number(y)), ")"):
            return [(x, y)]
    plane_points: list[Point] = []
    for item in items_of(text):
        match item:
            case Bracketed("(", (Number(x), Number(y)), ")"):
                plane_points.append((x, y))
            case _:
                raise ValueError("this is no point of the plane")
    return plane_points


def _rational(tree: Node) -> Fraction:
    match tree:
        case Number(number):
            return number
    raise ValueError("a coordinate is not rational")


def _second_derivative_test(gaps: Gaps) -> Truth:
    function = _plane_polynomial(gaps["function"])
    expected = [determinant_at(function, place) for place in _plane_points(gaps["points"])]
    stated = [_rational(item) for item in items_of(gaps["values"])]
    return truth(stated == expected)


def _critical_kind(gaps: Gaps) -> Truth:
    function = _plane_polynomial(gaps["function"])
    kind = gaps["kind"].removeprefix(r"\text{").removesuffix("}")
    selected = [place for place in _plane_points(gaps["points"]) if kind_at(function, place) == kind]
    return truth(sorted(selected) == sorted(_plane_points(gaps["selected"])))


def _plane_curl(gaps: Gaps) -> Truth:
    first, second = items_of(gaps["field"])
    stated = read(gaps["curl"])

    def holds(point: dict[str, acb]) -> Truth:
        curl = _slope(_valued(second), "x", point) - _slope(_valued(first), "y", point)
        return same(curl, real_value(stated, point))

    return _at_points([first, second, stated], "xy", holds)


def _divergence(gaps: Gaps) -> Truth:
    components = items_of(gaps["field"])
    stated = read(gaps["divergence"])

    def holds(point: dict[str, acb]) -> Truth:
        divergence = acb(0)
        for component, letter in zip(components, _SPACE, strict=False):
            divergence += _slope(_valued(component), letter, point)
        return same(divergence, real_value(stated, point))

    return _at_points([*components, stated], _SPACE[: len(components)], holds)


def _curl(gaps: Gaps) -> Truth:
    components = items_of(gaps["field"])
    stated = items_of(gaps["curl"])
    if len(components) != 3 or len(stated) != 3:
        raise ValueError("a curl has three components")

    def holds(point: dict[str, acb]) -> Truth:
        truths: list[Truth] = []
        for index, component in enumerate(stated):
            following = (index + 1) % 3
            last = (index + 2) % 3
            rise = _slope(_valued(components[last]), _SPACE[following], point)
            fall = _slope(_valued(components[following]), _SPACE[last], point)
            truths.append(same(rise - fall, real_value(component, point)))
        return together(truths)

    return _at_points([*components, *stated], _SPACE, holds)


def _scalar_product(gaps: Gaps) -> Truth:
    left = items_of(gaps["left"])
    right = items_of(gaps["right"])
    stated = read(gaps["value"])

    def holds(point: dict[str, acb]) -> Truth:
        product = acb(0)
        for first, second in zip(left, right, strict=True):
            product += real_value(first, point) * real_value(second, point)
        return same(product, real_value(stated, point))

    return _at_points([*left, *right, stated], "", holds)


def _unit_vector(gaps: Gaps) -> Truth:
    components = [real_value(item, {}) for item in items_of(gaps["vector"])]
    stated = [real_value(item, {}) for item in items_of(gaps["unit"])]
    square = acb(0)
    for component in components:
        square += component**2
    length = square.sqrt()
    pairs = zip(components, stated, strict=True)
    return together(same(component / length, coordinate) for component, coordinate in pairs)


def _inner_integral(gaps: Gaps) -> Truth:
    """Bounds and value may have other letters, and are compared at generic positive points."""
    (letter,) = letters_of(gaps["letter"])
    integrand = read(gaps["integrand"])
    low = read(gaps["low"])
    high = read(gaps["high"])
    stated = read(gaps["value"])
    truths: list[Truth] = []
    for point in points([integrand, low, high, stated]):
        positive = {name: _positive(number) for name, number in point.items()}
        try:
            number = integral(
                _in_letter(integrand, letter, positive), real_value(low, positive), real_value(high, positive)
            )
            truths.append(same(number, real_value(stated, positive), _INTEGRATION))
        except NoValue:
            continue
        if len(truths) == _ENOUGH:
            break
    return together(truths)


def _in_letter(tree: Node, letter: str, point: dict[str, acb]) -> Callable[[acb], acb]:
    return lambda place: value(tree, point | {letter: place})


def _determinant(components: Sequence[Node], letters: Sequence[str], point: dict[str, acb]) -> acb:
    rows = [[_slope(_valued(component), letter, point) for letter in letters] for component in components]
    determinant: acb = acb_mat(rows).det()
    return determinant


def _jacobian(gaps: Gaps) -> Truth:
    components = items_of(gaps["map"])
    letters = letters_of(gaps["letters"])
    stated = read(gaps["determinant"])
    return _at_points(
        [*components, stated],
        letters,
        lambda point: same(_determinant(components, letters, point), real_value(stated, point)),
    )


def _substitution(gaps: Gaps) -> Truth:
    components = items_of(gaps["map"])
    letters = letters_of(gaps["letters"])
    new = letters_of(gaps["new"])
    integrand = read(gaps["integrand"])
    stated = read(gaps["transformed"])

    def holds(point: dict[str, acb]) -> Truth:
        pairs = zip(letters, components, strict=True)
        old = {letter: real_value(component, point) for letter, component in pairs}
        size = acb(abs(_determinant(components, new, point)))
        return same(real_value(integrand, point | old) * size, real_value(stated, point))

    return _at_points([*components, stated], new, holds)


def _length(gaps: Gaps) -> Truth:
    components = items_of(gaps["vector"])
    if len(components) < 2:
        raise ValueError("this is no vector")
    stated = read(gaps["length"])

    def holds(point: dict[str, acb]) -> Truth:
        square = acb(0)
        for component in components:
            square += real_value(component, point) ** 2
        return same(square.sqrt(), real_value(stated, point))

    return _at_points([*components, stated], "", holds)


CLAIMS: dict[str, Claim] = {
    "gradient": _gradient,
    "tangent_to_level_curve": _tangent_to_level_curve,
    "vector_at": _vector_at,
    "value_at_points": _value_at_points,
    "plane_through": _plane_through,
    "line_meets_plane": _line_meets_plane,
    "common_zeros": _common_zeros,
    "second_derivative_test": _second_derivative_test,
    "critical_kind": _critical_kind,
    "plane_curl": _plane_curl,
    "divergence": _divergence,
    "curl": _curl,
    "scalar_product": _scalar_product,
    "unit_vector": _unit_vector,
    "inner_integral": _inner_integral,
    "substitution": _substitution,
    "jacobian": _jacobian,
    "length": _length,
}
