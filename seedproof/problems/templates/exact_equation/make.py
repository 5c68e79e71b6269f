"""Plants a potential that is quadratic in one letter, whose level curve meets a line at integers.

Finds it again: makes the equation exact, integrates it, and intersects the level curve with the line.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import gcd
from typing import NamedTuple

from seedproof.problems.making import multivariate
from seedproof.problems.making.multivariate import Powers, Terms, from_list, minus, partial, plus, times
from seedproof.problems.making.texts import Filling, Writer
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Step, Worked, step
from seedproof.problems.template import Words
from seedproof.problems.templates.exact_equation.facts import Facts, Kind, Letter
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    Formula,
    Number,
    Symbol,
    collection,
    equation,
    formula,
    listing,
    point,
    root,
    total,
)

LETTERS = (Symbol("x"), Symbol("y"), Symbol("k"))
X, Y, K = LETTERS

_KINDS: Mapping[int, Kind] = {1: "exact", 2: "parameter", 3: "factor"}
_LARGEST_COEFFICIENT = 40
_LARGEST_LEVEL = 300
_LARGEST_RADICAND = 2000


class Shape(NamedTuple):
    """The powers of the line's letter in the potential."""

    factor: int
    """In the integrating factor."""
    square: int
    """Beside the square of the other letter."""
    linear: int
    """Beside the other letter."""
    alone: tuple[int, int]
    """In the terms without the other letter."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the points on the line, and coefficients for which the curve meets it there. Raises: Rejected."""
    kind = _KINDS[difficulty]
    line: Letter = draws.choice(("x", "y"))
    shape = _shape(draws, kind)
    at = draws.choice((-3, -2, -1, 1, 2, 3))
    roots = draws.sample(range(-5, 6), 2)
    square = draws.choice((-3, -2, -1, 1, 2, 3))
    linear_alone = 0 if kind == "factor" else draws.choice((0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5))
    linear = Fraction(-square * at**shape.square * sum(roots) - linear_alone, at**shape.linear)
    higher = draws.choice((-2, -1, 1, 2))
    place = draws.choice((-3, -2, -1, 1, 2, 3))
    height = draws.between(-4, 4)
    terms: dict[Powers, Fraction] = {
        (shape.square, 2): Fraction(square),
        (shape.linear, 1): linear,
        (0, 1): Fraction(linear_alone),
        (shape.alone[0], 0): Fraction(higher),
    }
    missing = multivariate.value_at(terms, (at, roots[0])) - multivariate.value_at(terms, (place, height))
    growth = place ** shape.alone[1] - at ** shape.alone[1]
    if growth == 0:
        raise Rejected("the point cannot be on the curve")
    terms[shape.alone[1], 0] = missing / growth
    if linear_alone == 0:
        del terms[0, 1]
    if any(not 0 < abs(term) <= _LARGEST_COEFFICIENT or term.denominator > 1 for term in terms.values()):
        raise Rejected("a coefficient is no small integer")
    if abs(multivariate.value_at(terms, (place, height))) > _LARGEST_LEVEL:
        raise Rejected("the level is large")
    potential: Terms = {(*_in_order(line, *powers), 0): coefficient for powers, coefficient in terms.items()}
    first, second = _components(potential, kind, line, shape)
    facts = Facts(kind, first, second, _in_order(line, place, height), line, at)
    if not all(_gradient_at(potential, facts.point)):
        raise Rejected("the curve is level or steep at the point")
    return facts


def _shape(draws: Draws, kind: Kind) -> Shape:
    factor = draws.choice((1, 1, 2)) if kind == "factor" else 0
    lowest = factor + 1
    highest = 4 if kind == "factor" else 3
    square = draws.between(lowest, highest)
    linear = draws.between(lowest, highest)
    low, high = sorted(draws.sample(range(lowest, 5), 2))
    if square == linear:
        raise Rejected("both terms have the same powers")
    if lowest not in (square, linear, low):
        raise Rejected("the equation could be divided by a letter")
    return Shape(factor, square, linear, (high, low))


def _components(potential: Terms, kind: Kind, line: Letter, shape: Shape) -> list[list[list[int]]]:
    """Differentiate the potential, and hide a coefficient or divide by the factor."""
    divisor = multivariate.monomial("xy".index(line), 3, -shape.factor)
    components = [times(partial(potential, letter), divisor) for letter in (0, 1)]
    if kind == "parameter":
        powers = _in_order(line, shape.square, 1)
        other = components[1 - "xy".index(line)]
        del other[*powers, 0]
        other[*powers, 1] = Fraction(1)
    return [multivariate.to_list(component) for component in components]


def _in_order(line: Letter, along: int, other: int) -> tuple[int, int]:
    """Return what belongs to x and to y, from what belongs to the line's letter and the other."""
    return (along, other) if line == "x" else (other, along)


def _gradient_at(function: Terms, place: Sequence[int]) -> list[Fraction]:
    return [multivariate.value_at(partial(function, letter), (*place, 0)) for letter in (0, 1)]


def _component(terms: Terms) -> Formula:
    """Write M, N or a derivative of them, with k before the other letters."""
    return multivariate.written({(k, x, y): number for (x, y, k), number in terms.items()}, (K, X, Y))


def work(facts: Facts, slip: Slip) -> Worked:
    """First exactness, then the potential, the level, the common points, and perhaps a tangent."""
    line = "xy".index(facts.line)
    other = 1 - line
    number = _parameter(facts, slip) if facts.kind == "parameter" else Fraction(0)
    power = _factor_power(facts, slip) if facts.kind == "factor" else 0
    known = multivariate.constant(number, 3)
    factor = multivariate.monomial(line, 3, power)
    components = [
        times(multivariate.put(from_list(listed), 2, known), factor) for listed in (facts.first, facts.second)
    ]
    # By the other letter first, and then what depends on the line's letter alone.
    integrated = multivariate.antiderivative(components[other], other)
    alone = {powers: number for powers, number in components[line].items() if powers[other] == 0}
    potential = plus(integrated, multivariate.antiderivative(alone, line))
    squares = {powers: number for powers, number in potential.items() if powers[other] == 2}
    function = slip.or_else(
        potential,
        function_of_one_letter_forgotten=integrated,
        square_not_halved=plus(potential, squares),
    )
    level = multivariate.value_at(function, (*facts.point, 0))
    level = slip.or_else(level, level_with_the_wrong_sign=-level)
    restricted = multivariate.put(function, line, multivariate.constant(facts.at, 3))
    zeros = _zeros({powers[other]: number for powers, number in restricted.items()}, level, slip)
    written, on_line = (multivariate.written(terms, LETTERS) for terms in (function, restricted))
    gradient = point(*(multivariate.written(component, LETTERS) for component in components))
    steps = (
        *_exactness(facts, number, power),
        step("gradient", function=written, letters=listing(X, Y), gradient=gradient),
        step("value", letter=point(X, Y), at=point(*facts.point), expression=written, value=level),
        step("value", letter=LETTERS[line], at=facts.at, expression=written, value=on_line),
        step("zeros", polynomial=on_line - level, letter=LETTERS[other], zeros=collection(*zeros)),
    )
    middle = (written, collection(*zeros))
    match facts.kind:
        case "parameter":
            return Worked(steps, (formula(number), *middle))
        case "factor":
            return Worked(steps, (LETTERS[line] ** power, *middle))
    touching = _in_order(facts.line, facts.at, _integer(zeros[-1]))
    tangent = _tangent(touching, _gradient_at(function, touching), slip)
    last = step("tangent_to_level_curve", function=written, point=point(*touching), line=tangent)
    return Worked((*steps, last), (*middle, tangent))


def _parameter(facts: Facts, slip: Slip) -> Fraction:
    """Return k, by the coefficients of the only terms with it in the condition for exactness."""
    difference = minus(partial(from_list(facts.first), 1), partial(from_list(facts.second), 0))
    powers = next(powers for powers in difference if powers[2])
    number = -difference[*powers[:2], 0] / difference[powers]
    beside = next(term for term in [*facts.first, *facts.second] if term[2])["xy".index(facts.line)]
    return slip.or_else(number, sign_of_k=-number, derivative_of_the_term_with_k_forgotten=number * beside)


def _not_exact(facts: Facts) -> tuple[Terms, Terms]:
    """Return how much is missing for exactness, and the component that has to give it with the factor."""
    components = from_list(facts.first), from_list(facts.second)
    line = "xy".index(facts.line)
    other = components[1 - line]
    return minus(partial(components[line], 1 - line), partial(other, line)), other


def _factor_power(facts: Facts, slip: Slip) -> int:
    """Return the power of the line's letter that is an integrating factor."""
    missing, component = _not_exact(facts)
    raised = times(missing, multivariate.monomial("xy".index(facts.line), 3))
    power = int(raised[max(raised)] / component[max(raised)])
    power = slip.or_else(power, power_of_the_factor_one_less=power - 1)
    if power == 0:
        raise Rejected("there would be no factor")
    return power


def _exactness(facts: Facts, number: Fraction, power: int) -> list[Step]:
    across = from_list(facts.first)
    up = from_list(facts.second)
    by_y = _component(partial(across, 1))
    by_x = _component(partial(up, 0))
    steps = [
        step("derivative", function=_component(across), letter=Y, derivative=by_y),
        step("derivative", function=_component(up), letter=X, derivative=by_x),
    ]
    match facts.kind:
        case "parameter":
            steps.append(step("satisfies", left=by_y, right=by_x, letter=K, value=number))
        case "factor":
            missing, component = _not_exact(facts)
            letter = Symbol(facts.line)
            rate = power / letter
            factor = letter**power
            left = _component(missing) / _component(component)
            steps.append(step("identity", left=left, right=rate))
            steps.append(step("derivative", function=factor, letter=letter, derivative=rate * factor))
    return steps


def _zeros(by_power: Mapping[int, Fraction], level: Fraction, slip: Slip) -> list[Formula]:
    """Solve the quadratic equation on the line. Raises: Rejected where the zeros are ugly."""
    constant, linear, square = (by_power.get(power, Fraction(0)) for power in (0, 1, 2))
    discriminant = linear**2 - 4 * square * (constant - level)
    if discriminant <= 0:
        raise Rejected("there are no two zeros")
    middle = -linear / (2 * square)
    middle = slip.or_else(middle, zeros_with_the_wrong_sign=-middle)
    half = discriminant / (4 * square**2)
    distance = root(half)
    if not isinstance(distance, Number) and half.numerator * half.denominator > _LARGEST_RADICAND:
        raise Rejected("the zeros are ugly")
    zeros = [total(middle, -distance), total(middle, distance)]
    return slip.or_else(zeros, negative_root_forgotten=zeros[1:])


def _integer(value: Formula) -> int:
    match value:
        case Number(number) if number.denominator == 1:
            return int(number)
    raise Rejected("the point is ugly")


def _tangent(touching: tuple[int, int], gradient: Sequence[Fraction], slip: Slip) -> Formula:
    """Return the tangent by a point and a normal vector, with small integers."""
    if not all(gradient):
        raise Rejected("the tangent is level or steep")
    if any(slope.denominator > 1 for slope in gradient):
        raise Rejected("the tangent is ugly")
    across, up = map(int, gradient)
    across, up = slip.or_else((across, up), normal_for_the_tangent=(up, -across))
    level = across * touching[0] + up * touching[1]
    divisor = gcd(across, up, level) * (-1 if across < 0 else 1)
    return equation(across // divisor * X + up // divisor * Y, level // divisor)


def gaps(facts: Facts) -> dict[str, Filling]:
    """Return the components of the equation, the point, and the letter that the line leaves free."""
    x, y = facts.point
    across = _component(from_list(facts.first))
    up = _component(from_list(facts.second))
    return {"across": across, "up": up, "x": x, "y": y, "other": "y" if facts.line == "x" else "x"}


def words(facts: Facts, writer: Writer) -> Words:
    """Draw first what all kinds have: what is asked of the potential and of the common points."""
    return writer.words((0, 1, 2, 3) if facts.kind == "exact" else (0, 2, 3, 1))


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return what k or the factor is where it is asked for, the potential, the points and the tangent."""
    middle = Typed("expression(x, y)", ("F",)), Typed("set", ("y" if facts.line == "x" else "x",))
    match facts.kind:
        case "exact":
            return *middle, Typed("equation_up_to_scale")
        case "parameter":
            return Typed("number", ("k",)), *middle
        case "factor":
            return Typed(f"expression({facts.line})"), *middle


SHEET = Sheet(
    subject="differential_calculus",
    method="the potential along rays from the origin",
    sample=sample,
    work=work,
    types=types,
    slips={
        "sign_of_k": "the condition for exactness is solved with the wrong sign",
        "derivative_of_the_term_with_k_forgotten": "the exponent is forgotten where the term with k is "
        "differentiated",
        "power_of_the_factor_one_less": "the exponent of the integrating factor is one too small",
        "function_of_one_letter_forgotten": "what depends on one letter alone is left out of the potential",
        "square_not_halved": "the square is not halved by integration",
        "level_with_the_wrong_sign": "the value of the potential at the point has the wrong sign",
        "zeros_with_the_wrong_sign": "the zeros lie on the wrong side of the middle",
        "negative_root_forgotten": "only one sign of the root is taken",
        "normal_for_the_tangent": "the gradient is taken for a direction vector of the tangent",
    },
    gaps=gaps,
    words=words,
    levels={
        1: "the potential of an exact equation, points on the solution's curve, and a tangent",
        2: "an unknown coefficient has to make the equation exact first",
        3: "an integrating factor of one letter has to be found first",
    },
)
