"""Takes the curl and a normal, integrates their product over the region below, and normalizes the curl."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making import multivariate
from seedproof.problems.making.circles import WithPi
from seedproof.problems.making.integrals import definite_integral, inner_integral
from seedproof.problems.making.multivariate import Powers, Terms, constant, from_list, minus, partial, scaled
from seedproof.problems.making.polar import Integrated, Polar
from seedproof.problems.making.texts import Filling
from seedproof.problems.making.vectors import unit_vector
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Worked, step
from seedproof.problems.templates.stokes_theorem.facts import Direction, Distraction, Facts, Ring, Triangle
from seedproof.problems.templates.stokes_theorem.phrases import CURVES, DIRECTIONS, DISTRACTIONS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, Verbatim, latex, point

X, Y, Z = LETTERS = tuple(map(Symbol, "xyz"))

_X = multivariate.monomial(0, 3)
_Y = multivariate.monomial(1, 3)
_KINDS: tuple[Distraction, ...] = ("exponential", "cosine", "root")
_LARGEST_SQUARE = 60

_PRODUCTS: tuple[tuple[Powers, ...], ...] = (
    ((0, 1, 0), (0, 0, 1), (0, 1, 1), (0, 2, 0), (1, 1, 0), (0, 0, 2)),
    ((1, 0, 0), (0, 0, 1), (1, 0, 1), (2, 0, 0), (1, 1, 0), (0, 0, 2)),
    ((1, 0, 0), (0, 1, 0), (1, 1, 0), (2, 0, 0), (0, 1, 1), (0, 2, 0)),
)
"""The powers of terms that each component may have."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a triangle or level circle; a tilted ellipse; a curve on a curved surface. Raises: Rejected."""
    facts = Facts(
        components=[multivariate.to_list(_component(draws, powers)) for powers in _PRODUCTS],
        distractions=(draws.choice(_KINDS), draws.choice(_KINDS), draws.choice(_KINDS)),
        curve=_curve(draws, difficulty),
        point=(draws.between(-2, 2), draws.between(-2, 2), draws.between(-2, 2)),
    )
    rotation = _curl(facts)
    at_point = _at(rotation, facts.point)
    if at_point.count(0) > 1:
        raise Rejected("the curl is along an axis")
    if sum(component**2 for component in at_point) > _LARGEST_SQUARE:
        raise Rejected("the curl is large")
    whole = _over_region(facts.curve, _density(rotation, _graph(facts.curve)), NO_SLIP).value
    if not any(whole):
        raise Rejected("the circulation is zero")
    if any(number.denominator > 6 or abs(number) > 150 for number in whole):
        raise Rejected("the circulation is large")
    return facts


def _component(draws: Draws, powers: tuple[Powers, ...]) -> Terms:
    first, second = draws.sample(powers, 2)
    a, b = draws.nonzeros(2, 4)
    return {first: Fraction(a), second: Fraction(b)}


def _curve(draws: Draws, difficulty: int) -> Triangle | Ring:
    if difficulty == 1 and draws.below(2) == 0:
        return Triangle((draws.between(1, 4), draws.between(1, 4), draws.between(1, 4)))
    directions: tuple[Direction, ...] = ("counterclockwise", "clockwise")
    radius = draws.between(1, 3)
    return Ring(radius, multivariate.to_list(_height(draws, difficulty)), draws.choice(directions))


def _height(draws: Draws, difficulty: int) -> Terms:
    """Draw a polynomial in x and y: a constant, a linear one, or a quadratic one."""
    level = draws.between(1, 4)
    a, b = draws.nonzeros(2, 3)
    match difficulty:
        case 1:
            return {(0, 0): Fraction(level)}
        case 2:
            tilted: dict[Powers, Fraction] = {(1, 0): Fraction(a), (0, 0): Fraction(level)}
            if draws.below(2) == 0:
                tilted[0, 1] = Fraction(b)
            return tilted
    curved: tuple[dict[Powers, Fraction], ...] = (
        {(1, 1): Fraction(a)},
        {(2, 0): Fraction(a), (0, 2): Fraction(-a)},
        {(2, 0): Fraction(a), (0, 1): Fraction(b)},
        {(0, 2): Fraction(a), (1, 0): Fraction(b)},
    )
    return draws.choice(curved)


def _curl(facts: Facts) -> list[Terms]:
    first, second, third = map(from_list, facts.components)
    return [
        minus(partial(third, 1), partial(second, 2)),
        minus(partial(first, 2), partial(third, 0)),
        minus(partial(second, 0), partial(first, 1)),
    ]


def _at(vector: Sequence[Terms], place: Sequence[int]) -> list[int]:
    return [int(multivariate.value_at(component, place)) for component in vector]


def _graph(curve: Triangle | Ring) -> Terms:
    """Return the polynomial in x, y and z whose graph is spanned by the curve; z does not occur."""
    if isinstance(curve, Ring):
        return {(*powers, 0): coefficient for powers, coefficient in from_list(curve.height).items()}
    a, b, c = curve.intercepts
    return multivariate.plus(scaled(_X, Fraction(-c, a)), scaled(_Y, Fraction(-c, b)), constant(c, 3))


def _normal(graph: Terms) -> list[Terms]:
    """Return the upward normal (-f_x, -f_y, 1) of a graph."""
    return [scaled(partial(graph, 0), -1), scaled(partial(graph, 1), -1), constant(1, 3)]


def _density(rotation: Sequence[Terms], graph: Terms, upward: Sequence[Terms] | None = None) -> Terms:
    """Return the scalar product of a field on the graph with the normal, in x and y."""
    on_graph = [multivariate.put(component, 2, graph) for component in rotation]
    return multivariate.plus(*map(multivariate.times, on_graph, upward or _normal(graph)))


def work(facts: Facts, slip: Slip) -> Worked:
    """The curl, the normal, their product, its integral, and the axis."""
    first, second, third = _curl(facts)
    if slip == "middle_sign_lost" and not second:
        raise Rejected("the middle component is zero")
    rotation = slip.or_else(
        [first, second, third],
        middle_sign_lost=[first, scaled(second, -1), third],
        curl_reversed=[scaled(component, -1) for component in (first, second, third)],
    )
    graph = _graph(facts.curve)
    by_x, by_y, one = upward = _normal(graph)
    upward = slip.or_else(upward, normal_sign_lost=[scaled(by_x, -1), scaled(by_y, -1), one])
    on_graph = [multivariate.put(component, 2, graph) for component in rotation]
    density: Terms = _density(rotation, graph, upward)
    density = slip.or_else(density, last_product_missing=minus(density, on_graph[2]))
    steps, circulation = _over_region(facts.curve, density, slip)
    if slip and (
        not any(circulation) or any(number.denominator > 30 or abs(number) > 600 for number in circulation)
    ):
        raise Rejected("the circulation would look wrong")
    at_point = _at(rotation, facts.point)
    square = sum(component**2 for component in at_point)
    if square == 0:
        raise Rejected("the curl is zero")
    axis = slip.or_else(
        unit_vector(at_point),
        root_forgotten=point(*(Fraction(component, square) for component in at_point)),
    )
    below = written(minus(multivariate.monomial(2, 3), graph))
    steps = (
        step("curl", field=point(*_field(facts)), curl=_vector(rotation)),
        step("gradient", function=below, letters=Symbol("x, y, z"), gradient=_vector(upward)),
        step("scalar_product", left=_vector(on_graph), right=_vector(upward), value=written(density)),
        *steps,
        step("unit_vector", vector=point(*at_point), unit=axis),
    )
    return Worked(steps, (circulation.formula(), axis))


def written(polynomial: Terms) -> Formula:
    """Return a polynomial in x, y and z as a formula."""
    return multivariate.written(polynomial, LETTERS)


def _vector(components: Sequence[Terms]) -> Formula:
    return point(*map(written, components))


def _over_region(curve: Triangle | Ring, density: Terms, slip: Slip) -> Integrated:
    """Integrate over the triangle or disc below the curve."""
    if isinstance(curve, Ring):
        disc = Polar((0, 0), 0, curve.radius, 2)
        in_plane = {powers[:2]: number for powers, number in density.items()}
        return disc.integrated(in_plane, slip, clockwise=curve.direction == "clockwise")
    a, b, _ = curve.intercepts
    edge = multivariate.plus(constant(b, 3), scaled(_X, Fraction(-b, a)))
    inner: Terms = slip.or_else(
        multivariate.between(density, 1, {}, edge),
        power_not_divided=lambda: multivariate.undivided(density, 1, {}, edge),
    )
    value = multivariate.number_of(multivariate.between(inner, 0, {}, constant(a, 3)))
    over_y = written(inner)
    steps = (
        inner_integral(0, written(edge), written(density), Y, over_y),
        definite_integral(0, a, over_y, X, value),
    )
    return Integrated(steps, WithPi(value, Fraction(0)))


def _field(facts: Facts) -> list[Formula]:
    """Return the components with their distractions."""
    components = [written(from_list(terms)) for terms in facts.components]
    functions = [texts[name] for texts, name in zip(DISTRACTIONS, facts.distractions, strict=True)]
    return [part + Verbatim(function) for part, function in zip(components, functions, strict=True)]


def gaps(facts: Facts) -> dict[str, Filling]:
    """Return the components, and the curve."""
    first, second, third = _field(facts)
    return {"first": first, "second": second, "third": third, "path": _described(facts.curve)}


def _described(curve: Triangle | Ring) -> str:
    if isinstance(curve, Triangle):
        a, b, c = map(str, curve.intercepts)
        return fill(CURVES["triangle"], a=a, b=b, c=c)
    return fill(
        CURVES["ring"],
        square=str(curve.radius**2),
        height=latex(written(_graph(curve))),
        direction=DIRECTIONS[curve.direction],
    )


SHEET = Sheet(
    subject="multivariable_calculus",
    method="line integral along the curve in space",
    sample=sample,
    gaps=gaps,
    work=work,
    types=(Typed("number"), Typed("tuple")),
    order=(0, 2, 1),
    slips={
        "middle_sign_lost": "the second component of the curl has the wrong sign",
        "curl_reversed": "each difference in the curl is taken the other way round",
        "normal_sign_lost": "the normal of the surface has no minus signs",
        "last_product_missing": "in the scalar product the last term is forgotten",
        "jacobian_forgotten": "the factor r of polar coordinates is forgotten",
        "power_not_divided": "the inner power is integrated without dividing by the new exponent",
        "root_forgotten": "the curl is divided by the square of its length",
    },
    levels={
        1: "a triangle or a level circle",
        2: "a tilted plane cuts a cylinder, and the orientation must be minded",
        3: "a curved surface cuts the cylinder, so that its normal changes from point to point",
    },
)
