"""Plants a potential that is quadratic in one letter, whose level curve meets a line at integers."""

from collections.abc import Mapping
from fractions import Fraction
from math import gcd
from typing import NamedTuple

from seedproof.problems.making.multivariate import (
    Powers,
    Terms,
    antiderivative,
    constant,
    from_list,
    minus,
    monomial,
    partial,
    plus,
    put,
    scaled,
    times,
    to_list,
    value_at,
    written,
)
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.exact_equation.facts import Facts, Kind, Letter
from seedproof.problems.templates.exact_equation.phrases import (
    FIRST_QUESTIONS,
    MEETINGS,
    POTENTIALS,
    STATEMENTS,
    TANGENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, collection, equation, formula, latex

X = Symbol("x")
Y = Symbol("y")
K = Symbol("k")
LETTERS = (X, Y, K)

_KINDS: Mapping[int, Kind] = {1: "exact", 2: "parameter", 3: "factor"}
_OTHERS: Mapping[Letter, Letter] = {"x": "y", "y": "x"}
_LARGEST_COEFFICIENT = 40
_LARGEST_LEVEL = 300


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
    beside = -square * at**shape.square * sum(roots) - linear_alone
    linear = Fraction(beside, at**shape.linear)
    higher = draws.choice((-2, -1, 1, 2))
    place = draws.choice((-3, -2, -1, 1, 2, 3))
    height = draws.between(-4, 4)
    terms: dict[Powers, Fraction] = {
        (shape.square, 2): Fraction(square),
        (shape.linear, 1): linear,
        (0, 1): Fraction(linear_alone),
        (shape.alone[0], 0): Fraction(higher),
    }
    missing = value_at(terms, (at, roots[0])) - value_at(terms, (place, height))
    growth = place ** shape.alone[1] - at ** shape.alone[1]
    if growth == 0:
        raise Rejected("the point cannot be on the curve")
    terms[shape.alone[1], 0] = missing / growth
    if linear_alone == 0:
        del terms[0, 1]
    if any(_is_ugly(coefficient) for coefficient in terms.values()):
        raise Rejected("a coefficient is no small integer")
    if abs(value_at(terms, (place, height))) > _LARGEST_LEVEL:
        raise Rejected("the level is large")
    facts = _facts(kind, line, shape, terms, (place, height), at)
    if not all(slopes_at(facts, potential(facts), _in_order(line, place, height))):
        raise Rejected("the curve is level or steep at the point")
    return facts


def _shape(draws: Draws, kind: Kind) -> Shape:
    factor = draws.choice((1, 1, 2)) if kind == "factor" else 0
    lowest = factor + 1
    highest = 4 if kind == "factor" else 3
    square = draws.between(lowest, highest)
    linear = draws.between(lowest, highest)
    alone = sorted(draws.sample(range(lowest, 5), 2), reverse=True)
    if square == linear:
        raise Rejected("both terms have the same powers")
    if lowest not in (square, linear, alone[1]):
        raise Rejected("the equation could be divided by a letter")
    return Shape(factor, square, linear, (alone[0], alone[1]))


def _is_ugly(coefficient: Fraction) -> bool:
    if coefficient == 0 or coefficient.denominator > 1:
        return True
    return abs(coefficient) > _LARGEST_COEFFICIENT


def _facts(
    kind: Kind,
    line: Letter,
    shape: Shape,
    terms: Terms,
    point: tuple[int, int],
    at: int,
) -> Facts:
    """Differentiate the potential, hide a coefficient or divide by the factor, and name the letters."""
    function: dict[Powers, Fraction] = {
        (*_in_order(line, *powers), 0): coefficient for powers, coefficient in terms.items()
    }
    components = [_divided(partial(function, letter), line, shape.factor) for letter in (0, 1)]
    if kind == "parameter":
        other = 1 - index_of(line)
        powers = (*_in_order(line, shape.square, 1), 0)
        hidden = {term: number for term, number in components[other].items() if term != powers}
        components[other] = hidden | {(*powers[:2], 1): Fraction(1)}
    return Facts(
        kind=kind,
        first=to_list(components[0]),
        second=to_list(components[1]),
        point=_in_order(line, *point),
        line=line,
        at=at,
    )


def index_of(letter: Letter) -> int:
    """Return the number of a letter."""
    return 0 if letter == "x" else 1


def _in_order(line: Letter, along: int, other: int) -> tuple[int, int]:
    """Return what belongs to x and to y, from what belongs to the line's letter and the other."""
    return (along, other) if line == "x" else (other, along)


def _divided(polynomial: Terms, line: Letter, power: int) -> Terms:
    letter = index_of(line)
    return {_lowered(powers, letter, power): coefficient for powers, coefficient in polynomial.items()}


def _lowered(powers: tuple[int, ...], letter: int, by: int) -> tuple[int, ...]:
    return (*powers[:letter], powers[letter] - by, *powers[letter + 1 :])


def unknown_number(facts: Facts) -> Fraction:
    """Return k, by the coefficients of the only terms with it in the condition for exactness."""
    across = partial(from_list(facts.first), 1)
    up = partial(from_list(facts.second), 0)
    difference = minus(across, up)
    for powers, coefficient in difference.items():
        if powers[2]:
            return -difference[*powers[:2], 0] / coefficient
    raise Rejected("k does not matter")


def factor_power(facts: Facts) -> int:
    """Return the power of the line's letter that is an integrating factor; 0 where there is need of none."""
    if facts.kind != "factor":
        return 0
    difference = minus(partial(from_list(facts.first), 1), partial(from_list(facts.second), 0))
    other = from_list(facts.second)
    if facts.line == "y":
        other = from_list(facts.first)
        difference = scaled(difference, -1)
    highest = max(difference)
    shifted = _lowered(highest, index_of(facts.line), -1)
    return int(difference[highest] / other[shifted])


def component(terms: Terms) -> Formula:
    """Write M, N or a derivative of them, with k before the other letters."""
    return written({(k, x, y): number for (x, y, k), number in terms.items()}, (K, X, Y))


def components_of(facts: Facts, number: Fraction, power: int) -> tuple[Terms, Terms]:
    """Return M and N with a value for k, times a power of the line's letter."""
    factor = monomial(index_of(facts.line), 3, power)
    known = constant(number, 3)
    across = times(put(from_list(facts.first), 2, known), factor)
    up = times(put(from_list(facts.second), 2, known), factor)
    return across, up


def potential(facts: Facts) -> Terms:
    """Return the function whose differential the left side is, when k is known or the factor is there."""
    number = unknown_number(facts) if facts.kind == "parameter" else Fraction(0)
    return integrated(facts, components_of(facts, number, factor_power(facts)))


def integrated(facts: Facts, components: tuple[Terms, Terms]) -> Terms:
    """Integrate by the letter that is not the line's, and add what depends on the line's letter alone."""
    line = index_of(facts.line)
    other = 1 - line
    alone = {powers: number for powers, number in components[line].items() if powers[other] == 0}
    return plus(antiderivative(components[other], other), antiderivative(alone, line))


def slopes_at(facts: Facts, function: Terms, point: tuple[int, int]) -> tuple[Fraction, Fraction]:
    """Return the gradient at a point."""
    place = (*point, 0)
    return value_at(partial(function, 0), place), value_at(partial(function, 1), place)


def on_line(facts: Facts, function: Terms) -> Terms:
    """Return the function on the line, a polynomial in the other letter."""
    return put(function, index_of(facts.line), constant(facts.at, 3))


def roots_on_line(facts: Facts, function: Terms) -> list[int]:
    """Return the integers at which the curve through the point meets the line, in order."""
    level = value_at(function, (*facts.point, 0))
    other = 1 - index_of(facts.line)
    restricted = on_line(facts, function)
    places = range(-12, 13)
    return [place for place in places if value_at(restricted, _unit(other, place)) == level]


def _unit(letter: int, place: int) -> tuple[int, int, int]:
    return (place, 0, 0) if letter == 0 else (0, place, 0)


def last_point(facts: Facts, root: int) -> tuple[int, int]:
    """Return the point of the line with this other coordinate."""
    return _in_order(facts.line, facts.at, root)


def line_through(point: tuple[int, int], normal: tuple[Fraction, Fraction]) -> Formula:
    """Return the equation of a line by a point and a normal vector, with small integers."""
    across, up = (int(component) for component in normal)
    level = across * point[0] + up * point[1]
    divisor = gcd(across, up, level)
    if across < 0:
        divisor = -divisor
    return equation(across // divisor * X + up // divisor * Y, formula(level // divisor))


def answers(facts: Facts) -> list[Answer]:
    """Return k or the factor where it is asked for, the potential, the common points and the tangent."""
    function = potential(facts)
    roots = roots_on_line(facts, function)
    if len(roots) != 2:
        raise Rejected("the curve does not meet the line twice")
    middle = [
        Answer(written(function, LETTERS), "expression(x, y)", ("F",)),
        Answer(collection(*roots), "set", ("y" if facts.line == "x" else "x",)),
    ]
    match facts.kind:
        case "parameter":
            return [Answer(formula(unknown_number(facts)), "number", ("k",)), *middle]
        case "factor":
            factor = Symbol(facts.line) ** factor_power(facts)
            return [Answer(factor, f"expression({facts.line})"), *middle]
    point = last_point(facts, roots[-1])
    slopes = slopes_at(facts, function, point)
    if not all(slopes):
        raise Rejected("the tangent is level or steep")
    return [*middle, Answer(line_through(point, slopes), "equation_up_to_scale")]


def words(facts: Facts, draws: Draws) -> Words:
    """Write the equation, the point and the line."""
    gaps = {
        "first": latex(component(from_list(facts.first))),
        "second": latex(component(from_list(facts.second))),
        "point": f"({facts.point[0]}, {facts.point[1]})",
    }
    letter = {"letter": facts.line} if facts.kind == "factor" else {}
    statement = fill(draws.choice(STATEMENTS[facts.kind]), **gaps, **letter)
    other = _OTHERS[facts.line]
    middle = (
        draws.choice(POTENTIALS[facts.kind]),
        fill(draws.choice(MEETINGS), other=other, line=facts.line, at=str(facts.at)),
    )
    if facts.kind == "exact":
        return Words(statement, (*middle, fill(draws.choice(TANGENTS), other=other)))
    return Words(statement, (fill(draws.choice(FIRST_QUESTIONS[facts.kind]), **letter), *middle))


TEMPLATE = Template(
    subject="differential_calculus",
    method="the potential along rays from the origin",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "the potential of an exact equation, points on the solution's curve, and a tangent",
        2: "an unknown coefficient has to make the equation exact first",
        3: "an integrating factor of one letter has to be found first",
    },
)
