"""Plants the directions of a form, the best amounts, or the critical points on a circle and inside."""

from fractions import Fraction
from typing import assert_never

from seedproof.problems.making.roots import surd
from seedproof.problems.making.texts import Filling
from seedproof.problems.making.units import with_units
from seedproof.problems.making.vectors import square_parts
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.lagrange_quadratic.facts import Budget, Disc, Facts, Form
from seedproof.problems.templates.lagrange_quadratic.phrases import CURVES, UNITS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, collection, formula, listing, point, polynomial

X, Y, LAMBDA = map(Symbol, ("x", "y", "lambda"))

_DIRECTIONS = ((1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (2, 3), (3, 2))


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a form on a circle or ellipse; a budget; a disc. Raises: Rejected."""
    match difficulty:
        case 1:
            return _form(draws)
        case 2:
            return _budget(draws)
    return _disc(draws)


def _form(draws: Draws) -> Form:
    """Draw a product on an ellipse, or a form with eigenvectors (p, q) and (-q, p) on a circle."""
    if draws.below(3) == 0:
        first, second = draws.sample(range(2, 8), 2)
        (factor,) = draws.nonzeros(1, 6)
        if factor * first * second % 2 == 1:
            raise Rejected("the maximum is no integer")
        return Form((0, factor, 0), (first**2, second**2))
    p, q = draws.choice(_DIRECTIONS)
    q *= draws.choice((1, -1))
    large, small = draws.sample(range(-6, 9), 2)
    square = p * p + q * q
    entries = (large * p * p + small * q * q, 2 * (large - small) * p * q, large * q * q + small * p * p)
    if any(entry % square for entry in entries) or 0 in (large, small):
        raise Rejected("the coefficients are fractions, or a value is zero")
    a, b, c = (entry // square for entry in entries)
    level = square * draws.choice((1, 4)) if draws.below(2) == 0 else draws.choice((1, 2, 4, 9))
    return Form((a, b, c), (level, level))


def _budget(draws: Draws) -> Budget:
    """Draw a budget whose shares are as the exponents."""
    m = draws.between(1, 3)
    n = draws.between(1, 3)
    first = draws.between(1, 9)
    second = draws.between(1, 9)
    scale = draws.between(1, 12)
    x = m * scale * second
    y = n * scale * first
    if m == n == 1 or 1 in (first, second):
        raise Rejected("the output is a plain product, or a price is one")
    budget = (m + n) * scale * first * second
    if budget > 500 or first == second or x**m * y**n > 20_000 or max(x, y) > 60:
        raise Rejected("the numbers are large")
    return Budget((m, n), (first, second), budget)


def _disc(draws: Draws) -> Disc:
    a, c = draws.nonzeros(2, 4)
    centre = draws.choice((-3, -2, -1, 1, 2, 3))
    radius = draws.between(2, 5)
    if abs(centre) >= radius or a == c:
        raise Rejected("the critical point is outside")
    on_circle = Fraction(a * centre, a - c)
    if not abs(on_circle) < radius or on_circle.denominator > 4:
        raise Rejected("on the circle there are no points but the ends of the diameter")
    return Disc((a, c), centre, radius)


def work(facts: Facts, slip: Slip) -> Worked:
    """Work out a form, a budget or a disc."""
    match facts:
        case Form():
            return _on_ellipse(facts, slip)
        case Budget():
            return _with_budget(facts, slip)
        case Disc():
            return _on_disc(facts, slip)
        case _:
            assert_never(facts)


def _on_ellipse(facts: Form, slip: Slip) -> Worked:
    """The multipliers are the values at the extremes, as the form is homogeneous.

    They are the eigenvalues of the form in coordinates that make the ellipse a unit circle.
    """
    a, b, c = facts.coefficients
    first, second = facts.squares
    trace = a * first + c * second
    outside, inside = square_parts((a * first - c * second) ** 2 + b * b * first * second)
    if inside != 1:
        raise Rejected("the values are no rational numbers")
    high = Fraction(trace + outside, 2)
    low = Fraction(trace - outside, 2)
    largest = slip.or_else(high, values_with_the_wrong_sign=-low)
    smallest = slip.or_else(low, values_with_the_wrong_sign=-high, minimum_taken_as_opposite=-high)
    if smallest >= largest:
        raise Rejected("the values are in the wrong order")
    share = (a * first - low) / (high - low)
    x = surd(share * first)
    y = surd((1 - share) * second) * (1 if b > 0 else -1)
    x = slip.or_else(x, not_on_the_curve=2 * x)
    y = slip.or_else(y, not_on_the_curve=2 * y, sign_of_coordinate_lost=-y)
    highest = collection(point(x, y), point(-x, -y))
    mixed = Fraction(b * b * first * second, 4)
    characteristic = polynomial([1, -trace, a * c * first * second - mixed], LAMBDA)
    steps = (
        step(
            "identity",
            left=(a * first - LAMBDA) * (c * second - LAMBDA) - mixed,
            right=characteristic,
        ),
        step("zeros", polynomial=characteristic, letter=LAMBDA, zeros=collection(smallest, largest)),
        step("value_at_points", points=highest, expression=_function(facts), value=largest),
        step("value_at_points", points=highest, expression=X**2 / first + Y**2 / second, value=1),
    )
    return Worked(steps, (formula(largest), formula(smallest), highest))


def _with_budget(facts: Budget, slip: Slip) -> Worked:
    """The slopes per euro are the same for both goods, and the budget is used up."""
    m, n = facts.exponents
    first, second = facts.prices
    share = slip.or_else(
        Fraction(m, m + n), shares_exchanged=Fraction(n, m + n), shares_halved=Fraction(1, 2)
    )
    x = share * facts.budget / first
    y = (1 - share) * facts.budget / second
    if max(x.denominator, y.denominator) > 6:
        raise Rejected("the amounts would be ugly")
    best = slip.or_else(x**m * y**n, output_without_a_power=x * y)
    factor = slip.or_else(m, exponent_not_in_front=1)
    multiplier = factor * x ** (m - 1) * y**n / slip.or_else(first, price_forgotten=1)
    function = _function(facts)
    slope = factor * X ** (m - 1) * Y**n
    other_slope = n * X**m * Y ** (n - 1)
    at = point(x, y)
    letters = point(X, Y)
    steps = (
        step("gradient", function=function, letters=listing(X, Y), gradient=point(slope, other_slope)),
        step("satisfies", letter=letters, value=at, left=m * second * Y, right=n * first * X),
        step("satisfies", letter=letters, value=at, left=first * X + second * Y, right=facts.budget),
        step("value", letter=letters, at=at, expression=function, value=best),
        step("value", letter=letters, at=at, expression=slope / first, value=multiplier),
    )
    return Worked(steps, (at, formula(best), formula(multiplier)))


def _on_disc(facts: Disc, slip: Slip) -> Worked:
    """The critical point inside, that on the circle, and the end of the diameter that is further from it."""
    a, c = facts.coefficients
    linear = -2 * a * facts.centre
    centre = slip.or_else(facts.centre, centre_with_the_wrong_sign=-facts.centre)
    inside = a * centre**2 + linear * centre
    inside = slip.or_else(inside, value_inside_with_the_wrong_sign=-inside)
    square = slip.or_else(a - c, circle_put_in_wrongly=a + c)
    if square == 0:
        raise Rejected("the function on the circle is linear")
    vertex = Fraction(-linear, 2 * square)
    vertex = slip.or_else(vertex, vertex_with_the_wrong_sign=-vertex)
    if not abs(vertex) < facts.radius or vertex.denominator > 8:
        raise Rejected("the point on the circle would be ugly")
    end = -facts.radius if vertex > 0 else facts.radius
    constant = c * facts.radius**2
    at_vertex, at_end = (square * place**2 + linear * place + constant for place in (vertex, end))
    function = _function(facts)
    on_circle = polynomial([square, linear, constant], X)
    put_in = a * X**2 + linear * X + c * (facts.radius**2 - X**2)
    derivative = 2 * square * X + linear
    critical = point(centre, 0)
    steps = (
        step("common_zeros", first=2 * a * X + linear, second=2 * c * Y, points=collection(critical)),
        step("value", letter=point(X, Y), at=critical, expression=function, value=inside),
        step("identity", left=put_in, right=on_circle),
        step("zeros", polynomial=derivative, letter=X, zeros=collection(vertex)),
        step("value", letter=X, at=vertex, expression=on_circle, value=at_vertex),
        step("value", letter=X, at=end, expression=on_circle, value=at_end),
    )
    values = (inside, at_vertex, at_end)
    return Worked(steps, (critical, formula(max(values)), formula(min(values))))


def _function(facts: Facts) -> Formula:
    match facts:
        case Form((a, b, c)):
            return a * X**2 + b * X * Y + c * Y**2
        case Budget((m, n)):
            return X**m * Y**n
        case Disc((a, c), centre):
            return a * X**2 + c * Y**2 + -2 * a * centre * X
        case _:
            assert_never(facts)


def gaps(facts: Facts) -> dict[str, Filling]:
    """Return the function, and the numbers of the condition."""
    function = _function(facts)
    match facts:
        case Form(_, (first, second)):
            curve = fill(CURVES["ellipse"], first=str(first), second=str(second))
            if first == second:
                curve = fill(CURVES["circle"], first=str(first))
            return {"function": function, "curve": curve}
        case Budget(_, (first, second)):
            return {"function": function, "first": first, "second": second}
        case Disc():
            return {"function": function, "square": facts.radius**2}
        case _:
            assert_never(facts)


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return the types by the kind of problem."""
    if isinstance(facts, Form):
        return Typed("number"), Typed("number"), Typed("set")
    return Typed("tuple", ("x", "y")), Typed("number"), Typed("number")


SHEET = Sheet(
    subject="multivariable_calculus",
    method="parametrized ellipse, substitution of the budget, sections of the disc",
    sample=sample,
    gaps=gaps,
    words=lambda facts, writer: with_units(writer.words(()), UNITS),
    work=work,
    types=types,
    slips={
        "values_with_the_wrong_sign": "both zeros have the wrong sign",
        "minimum_taken_as_opposite": "the minimum is taken as minus the maximum",
        "sign_of_coordinate_lost": "one coordinate of the highest point has the wrong sign",
        "not_on_the_curve": "the highest point is not scaled to the curve",
        "shares_exchanged": "the shares of the budget are exchanged",
        "shares_halved": "half of the budget is spent on each good",
        "exponent_not_in_front": "in the derivative the exponent does not come to the front",
        "output_without_a_power": "the output is computed without the exponents",
        "price_forgotten": "the slope is not divided by the price",
        "centre_with_the_wrong_sign": "the critical point has the wrong sign",
        "value_inside_with_the_wrong_sign": "the value at the critical point has the wrong sign",
        "circle_put_in_wrongly": "a sign is lost where the circle is put in",
        "vertex_with_the_wrong_sign": "the zero of the derivative on the circle has the wrong sign",
    },
    levels={
        1: "a quadratic form or a product on a circle or an ellipse",
        2: "a word problem with a budget, and what one euro more is worth",
        3: "a disc, so that the interior and the circle must be compared",
    },
)
