"""Plants critical points with integer coordinates, solves for them, and tells their kinds by the Hessian.

A sum g(x) + h(y - s x) is planted by the simple roots of g' and h', where the curvatures change sign in turn.
A coupled a x^2 (y - low) + c (y - high)^2 has two saddle points, and an extremum.
"""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making import multivariate
from seedproof.problems.making.coefficients import integral, with_roots
from seedproof.problems.making.multivariate import Terms, constant, minus, monomial, partial, scaled, times
from seedproof.problems.making.texts import Writer
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.template import Words
from seedproof.problems.templates.critical_points_two_variables import facts as shapes
from seedproof.problems.templates.critical_points_two_variables.facts import Derivative, Facts
from seedproof.problems.templates.critical_points_two_variables.phrases import QUESTIONS, STATEMENTS
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, Word, collection, formula, listing, point

X, Y, LETTERS = map(Symbol, ("x", "y", "x, y"))

Point = tuple[Fraction | int, Fraction | int]


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw one point of a quadratic; two points of a cubic; three or four points. Raises: Rejected."""
    match difficulty:
        case 1:
            return _quadratic(draws)
        case 2:
            return _sum(draws, "fold")
    shape = draws.choice(("grid", "grid", "well", "coupled"))
    if shape == "coupled":
        return _coupled(draws)
    return _sum(draws, shape)


def _quadratic(draws: Draws) -> shapes.Quadratic:
    a, b, c = draws.nonzeros(3, 4)
    if b**2 == 4 * a * c:
        raise Rejected("the quadratic form is degenerate")
    x, y = draws.nonzeros(2, 4)
    return shapes.Quadratic(square=(a, b, c), point=(x, y))


def _coupled(draws: Draws) -> shapes.Coupled:
    a, c = draws.nonzeros(2, 3)
    width = draws.between(1, 4)
    low = draws.between(-3, 3)
    rise = Fraction(a * width**2, 2 * c)
    if rise.denominator > 1 or abs(rise) > 9:
        raise Rejected("the extremum is not at a small integer")
    return shapes.Coupled(factors=(a, c), w=width, levels=(low, low + int(rise)))


def _sum(draws: Draws, shape: str) -> shapes.Sum:
    """Draw a cubic or quartic in x, and a parabola in y that may be sheared, or a cubic on a grid."""
    parabola = Derivative(factor=draws.choice((2, -2)), roots=[draws.between(-3, 3)])
    (slope_of_fold,) = draws.nonzeros(1, 2)
    slope_of_well = draws.between(-1, 1)
    match shape:
        case "fold":
            return shapes.Sum(x=_cubic(draws), y=parabola, slope=slope_of_fold)
        case "well":
            return shapes.Sum(x=_quartic(draws), y=parabola, slope=slope_of_well)
    return shapes.Sum(x=_cubic(draws), y=_cubic(draws), slope=0)


def _cubic(draws: Draws) -> Derivative:
    """Draw the derivative of a cubic polynomial with integer coefficients."""
    roots = sorted(draws.sample(range(-3, 4), 2))
    sign = draws.choice((1, -1))
    return Derivative(factor=sign * (6 if sum(roots) % 2 else 3), roots=roots)


def _quartic(draws: Draws) -> Derivative:
    """Draw the derivative of a quartic polynomial with integer coefficients. Raises: Rejected."""
    roots = sorted(draws.sample(range(-3, 4), 3))
    if sum(roots) % 3 != 0:
        raise Rejected("the quartic has fractions")
    return Derivative(factor=draws.choice((4, -4)), roots=roots)


def _polynomial(facts: Facts) -> Terms:
    """Return the expanded polynomial, without its constant term."""
    x = monomial(0, 2)
    y = monomial(1, 2)
    parts: list[Terms]
    match facts:
        case shapes.Quadratic((a, b, c), (x0, y0)):
            u = minus(x, constant(x0, 2))
            v = minus(y, constant(y0, 2))
            parts = [scaled(times(u, u), a), scaled(times(u, v), b), scaled(times(v, v), c)]
        case shapes.Coupled((a, c), _, (low, high)):
            v = minus(y, constant(high, 2))
            parts = [scaled(times(x, x, minus(y, constant(low, 2))), a), scaled(times(v, v), c)]
        case shapes.Sum():
            parts = [_put(facts.x, x), _put(facts.y, minus(y, scaled(x, facts.slope)))]
    whole = multivariate.plus(*parts)
    return {powers: coefficient for powers, coefficient in whole.items() if any(powers)}


def _put(derivative: Derivative, inside: Terms) -> Terms:
    """Return the polynomial that has the derivative, with another one in place of its letter."""
    coefficients = integral(with_roots(derivative.roots, derivative.factor), 0)
    return multivariate.composed(
        {(power,): value for power, value in enumerate(coefficients[::-1])}, [inside]
    )


def written(terms: Terms) -> Formula:
    """Return a polynomial in x and y, the highest terms first, and of these the highest powers of x."""
    return multivariate.written(terms, (X, Y))


def work(facts: Facts, slip: Slip) -> Worked:
    """The gradient, its zeros, the determinants there, and what they decide."""
    function = _polynomial(facts)
    by_x = partial(function, 0)
    by_y = partial(function, 1)
    mistaken = by_x
    if slip == "coefficient_slip" and isinstance(facts, shapes.Quadratic):
        mistaken = {powers: coefficient for powers, coefficient in by_x.items() if powers != (0, 1)}
    zeros = _zeros(facts, slip, mistaken, by_y)
    determinants = [_determinant(function, zero, slip) for zero in zeros]
    bends = [multivariate.value_at(partial(by_x, 0), zero) for zero in zeros]
    kinds = [_kind(*decisive, slip) for decisive in zip(determinants, bends, strict=True)]
    if slip == "constants_on_the_wrong_side" and max(map(abs, determinants)) > 400:
        raise Rejected("the determinants are large")
    rule = written(function)
    points = [point(*zero) for zero in zeros]
    slopes = (written(mistaken), written(by_y))
    steps = (
        step("gradient", function=rule, letters=LETTERS, gradient=point(*slopes)),
        step("common_zeros", first=slopes[0], second=slopes[1], points=collection(*points)),
        step(
            "second_derivative_test",
            function=rule,
            points=listing(*points),
            values=listing(*determinants),
        ),
    )

    def of_kind(kind: str) -> list[Formula]:
        return [where for where, its_kind in zip(points, kinds, strict=True) if its_kind == kind]

    def kind_step(kind: str) -> Step:
        return step(
            "critical_kind",
            points=collection(*points),
            function=rule,
            kind=Word(kind),
            selected=collection(*of_kind(kind)),
        )

    match asked(facts):
        case "one point":
            (kind,) = kinds
            (where,) = points
            value = multivariate.value_at(function, zeros[0])
            value = slip.or_else(value, value_sign_lost=-value)
            put_in = step("value", letter=LETTERS, at=where, expression=rule, value=value)
            return Worked((*steps, kind_step(kind), put_in), (where, Word(kind), formula(value)))
        case "two points":
            if kinds.count("saddle point") != 1:
                raise Rejected("there is not one saddle point")
            (kind,) = [kind for kind in kinds if kind != "saddle point"]
            results = (collection(*points), *of_kind("saddle point"), Word(kind))
        case extrema:
            kind = "local minimum" if extrema == "minima" else "local maximum"
            several = (points, of_kind("saddle point"), of_kind(kind))
            results = tuple(collection(*places) for places in several)
    return Worked((*steps, kind_step("saddle point"), kind_step(kind)), results)


def _zeros(facts: Facts, slip: Slip, by_x: Terms, by_y: Terms) -> list[Point]:
    """Return the zeros of the gradient, sorted."""
    match facts:
        case shapes.Quadratic():
            return [_zero_of_linear_system(by_x, by_y, slip)]
        case shapes.Coupled(_, width, (low, high)):
            top = (0, slip.or_else(high, constants_on_the_wrong_side=-high))
            left = (-width, low)
            right = (width, low)
            zeros = slip.or_else([top, left, right], root_dropped=[left, right], branch_missing=[top, right])
            return sorted(zeros)
        case shapes.Sum():
            slope = slip.or_else(facts.slope, slope_sign_lost=-facts.slope)
            return sorted((x, y + slope * x) for x, y in _pairs_of_roots(facts, slip))


def _zero_of_linear_system(by_x: Terms, by_y: Terms, slip: Slip) -> Point:
    """Solve both equations by Cramer's rule. Raises: Rejected for large denominators."""
    powers = ((1, 0), (0, 1), (0, 0))
    a, b, e = (by_x.get(each, Fraction(0)) for each in powers)
    c, d, f = (by_y.get(each, Fraction(0)) for each in powers)
    sign = slip.or_else(1, constants_on_the_wrong_side=-1)
    x = sign * (b * f - d * e) / (a * d - b * c)
    y = sign * (c * e - a * f) / (a * d - b * c)
    if max(x.denominator, y.denominator) > 4:
        raise Rejected("the critical point has large denominators")
    return x, y


def _pairs_of_roots(facts: shapes.Sum, slip: Slip) -> list[tuple[int, int]]:
    """Return the pairs of a root of each derivative."""
    x_roots: Sequence[int] = facts.x.roots
    y_roots = facts.y.roots
    if slip == "constants_on_the_wrong_side":
        x_roots = sorted(-root for root in x_roots)
    if slip == "root_dropped" and len(x_roots) * len(y_roots) > 2:
        x_roots = [root for root in x_roots if root != 0]
    if slip == "branch_missing" and len(y_roots) > 1:
        return list(zip(x_roots, y_roots, strict=True))
    return [(x, y) for x in x_roots for y in y_roots]


def _determinant(function: Terms, zero: Point, slip: Slip) -> Fraction:
    """Return that of the second derivatives."""
    by_x = partial(function, 0)
    by_y = partial(function, 1)
    by_x_twice, mixed, by_y_twice = (
        multivariate.value_at(second, zero)
        for second in (partial(by_x, 0), partial(by_x, 1), partial(by_y, 1))
    )
    mixed = slip.or_else(mixed, mixed_term_forgotten=Fraction(0))
    determinant = by_x_twice * by_y_twice - mixed**2
    return slip.or_else(determinant, sign_flipped=-determinant)


def _kind(determinant: Fraction, bend: Fraction, slip: Slip) -> str:
    """Return the kind of a critical point. Raises: Rejected where the Hessian does not decide."""
    if determinant == 0 or (determinant > 0 and bend == 0):
        raise Rejected("the second derivatives do not decide")
    if determinant < 0:
        return "saddle point"
    bend = slip.or_else(bend, kinds_swapped=-bend)
    return "local minimum" if bend > 0 else "local maximum"


def asked(facts: Facts) -> str:
    """Return which of the questions are asked: for minima, where there are some."""
    match facts:
        case shapes.Quadratic():
            return "one point"
        case shapes.Sum(x, y) if len(x.roots) == 2 and len(y.roots) == 1:
            return "two points"
    function = _polynomial(facts)
    bend = partial(partial(function, 1), 1)
    zeros = _zeros(facts, NO_SLIP, {}, {})
    is_minimum = [
        _determinant(function, zero, NO_SLIP) > 0 and multivariate.value_at(bend, zero) > 0 for zero in zeros
    ]
    return "minima" if any(is_minimum) else "maxima"


def words(facts: Facts, writer: Writer) -> Words:
    """Return the polynomial, and what is asked of so many critical points."""
    return Words(writer.say(STATEMENTS), tuple(map(writer.say, QUESTIONS[asked(facts)])))


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return the types by the number of points."""
    match asked(facts):
        case "one point":
            return Typed("tuple", ("x", "y")), Typed("label"), Typed("number")
        case "two points":
            return Typed("set"), Typed("tuple"), Typed("label")
    return Typed("set"), Typed("set"), Typed("set")


SHEET = Sheet(
    subject="multivariable_calculus",
    method="resultant of the gradient, minors of the Hessian",
    sample=sample,
    gaps=lambda facts: {"polynomial": written(_polynomial(facts))},
    words=words,
    work=work,
    types=types,
    slips={
        "coefficient_slip": "the mixed term is lost in the derivative by x",
        "constants_on_the_wrong_side": "zeros of the derivatives have the wrong sign",
        "slope_sign_lost": "the second coordinates are computed with the wrong sign of the slope",
        "root_dropped": "an equation is divided by x, and the zero there is lost",
        "branch_missing": "only some of the ways to combine the zeros are taken",
        "mixed_term_forgotten": "the square of the mixed derivative is forgotten in the determinant",
        "sign_flipped": "the determinant has the wrong sign",
        "kinds_swapped": "minimum and maximum are mixed up",
        "value_sign_lost": "the value has the wrong sign",
    },
    levels={
        1: "a quadratic function with one critical point",
        2: "a cubic function with two critical points",
        3: "three or four critical points, found by cases",
    },
    version=2,
)
