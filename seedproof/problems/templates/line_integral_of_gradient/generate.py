"""Plants a polynomial potential, shows its gradient, and takes its difference between the ends of a path."""

from collections.abc import Iterable, Sequence
from math import prod
from typing import Literal

from seedproof.problems.making.coefficients import value
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.line_integral_of_gradient.facts import Arc, Curve, Facts, Path, Segment
from seedproof.problems.templates.line_integral_of_gradient.phrases import (
    INTEGRALS,
    ORIGINS,
    PATHS,
    POTENTIALS,
    STATEMENTS,
    VARIABLES,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Like, Symbol, formula, latex, polynomial, product, total

LETTERS = (Symbol("x"), Symbol("y"), Symbol("z"))
T = Symbol("t")

_MIXED: dict[int, tuple[tuple[int, ...], ...]] = {
    1: ((1, 1), (2, 1), (1, 2)),
    2: ((1, 1), (2, 1), (1, 2), (2, 2), (3, 1), (1, 3)),
    3: ((1, 1, 0), (1, 0, 1), (0, 1, 1), (1, 1, 1), (2, 1, 0), (0, 2, 1), (1, 0, 2), (2, 0, 1), (0, 1, 2)),
}
"""Powers of terms in several variables, by difficulty."""
_PURE_TERMS = {1: 2, 2: 1, 3: 1}
"""How many terms have one variable, by difficulty."""
_PATHS: dict[int, tuple[Literal["segment", "arc", "curve"], ...]] = {
    1: ("segment",),
    2: ("curve", "curve", "arc"),
    3: ("curve", "curve", "segment"),
}
_QUARTERS = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""Where a point on the unit circle is after so many quarters."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a segment; a plane curve or an arc of a circle, and more terms; a curve or a segment in space."""
    dimension = 2
    if difficulty == 3:
        dimension = 3
    powers = draws.sample(_MIXED[difficulty], difficulty)
    for _ in range(_PURE_TERMS[difficulty]):
        powers.append(_pure_power(draws, dimension))
    highest = [max(column) for column in zip(*powers, strict=True)]
    if len({*powers}) < len(powers) or 0 in highest:
        raise Rejected("a term comes twice, or a variable does not come at all")
    terms = [[*term, *draws.nonzeros(1, 4)] for term in powers]
    facts = Facts(sorted(terms, reverse=True), _path(draws, difficulty, dimension))
    if not 0 < abs(_integral(facts)) <= 200:
        raise Rejected("the integral is zero or large")
    return facts


def _pure_power(draws: Draws, dimension: int) -> tuple[int, ...]:
    """Draw the powers of a term that has one variable."""
    powers = [0] * dimension
    exponent = draws.between(1, 3)
    powers[draws.below(dimension)] = exponent
    return tuple(powers)


def _path(draws: Draws, difficulty: int, dimension: int) -> Path:
    match draws.choice(_PATHS[difficulty]):
        case "segment":
            return _segment(draws, dimension)
        case "arc":
            return Arc(radius=draws.between(1, 4), quarters=draws.between(1, 3))
        case "curve":
            return _curve(draws, dimension)


def _segment(draws: Draws, dimension: int) -> Segment:
    start = [draws.between(-3, 4) for _ in range(dimension)]
    end = [draws.between(-3, 4) for _ in range(dimension)]
    if any(first == last for first, last in zip(start, end, strict=True)):
        raise Rejected("a coordinate is constant")
    return Segment(start, end)


def _curve(draws: Draws, dimension: int) -> Curve:
    coordinates = [_coordinate(draws) for _ in range(dimension)]
    straight = all(len(coordinate) == 2 for coordinate in coordinates)
    same = any(coordinates.count(coordinate) > 1 for coordinate in coordinates)
    if straight or same:
        raise Rejected("the curve is straight, or two coordinates are the same")
    start = draws.choice((0, 0, 0, -1, 1))
    return Curve(coordinates, (start, start + draws.choice((1, 1, 2))))


def _coordinate(draws: Draws) -> list[int]:
    degree = draws.between(1, 3)
    leading = draws.choice((1, 1, 1, -1, 2))
    rest = [draws.choice((0, 0, 1, -1, 2)) for _ in range(degree)]
    if degree == 3 and any(rest[:2]):
        raise Rejected("a coordinate has many terms")
    return [leading, *rest]


def ends(path: Path) -> tuple[list[int], list[int]]:
    """Return where the path starts, and where it ends."""
    match path:
        case Segment(start, end):
            return start, end
        case Arc(radius, quarters):
            right, up = _QUARTERS[quarters]
            return [radius, 0], [radius * right, radius * up]
        case Curve(_, (start, end)):
            return _position(path, start), _position(path, end)


def _position(curve: Curve, time: int) -> list[int]:
    return [int(value(coordinate, time)) for coordinate in curve.coordinates]


def term_value(powers: Sequence[int], coefficient: int, point: Sequence[int]) -> int:
    """Return the value of a term at a point."""
    monomial: int = prod(coordinate**power for coordinate, power in zip(point, powers, strict=True))
    return coefficient * monomial


def _potential(facts: Facts, point: Sequence[int]) -> int:
    return sum(term_value(powers, coefficient, point) for *powers, coefficient in facts.terms)


def _integral(facts: Facts) -> int:
    start, end = ends(facts.path)
    return _potential(facts, end) - _potential(facts, start)


def in_variables(terms: Iterable[Sequence[int]]) -> Formula:
    """Return a polynomial in x, y and perhaps z, with its terms as in the facts."""
    return total(*(_term(powers, coefficient) for *powers, coefficient in terms))


def _term(powers: Sequence[int], coefficient: int) -> Formula:
    letters = LETTERS[: len(powers)]
    return product(coefficient, *(letter**power for letter, power in zip(letters, powers, strict=True)))


def dimension_of(facts: Facts) -> int:
    """Return the number of variables."""
    return len(facts.terms[0]) - 1


def answers(facts: Facts) -> list[Answer]:
    """Give the planted potential, and its difference."""
    variables = VARIABLES[dimension_of(facts)]
    return [
        Answer(in_variables(facts.terms), f"expression({variables})", (r"\varphi",)),
        Answer(formula(_integral(facts)), "number"),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Write the components of the gradient, and the path."""
    dimension = dimension_of(facts)
    field = [in_variables(derivative(facts.terms, variable)) for variable in range(dimension)]
    statement = fill(
        draws.choice(STATEMENTS),
        variables=VARIABLES[dimension],
        field=_listed(field),
        path=_description(facts.path),
    )
    potential = fill(
        draws.choice(POTENTIALS),
        variables=VARIABLES[dimension],
        origin=ORIGINS[dimension],
    )
    return Words(statement, (potential, draws.choice(INTEGRALS)))


def derivative(terms: Iterable[Sequence[int]], variable: int) -> list[list[int]]:
    """Return the terms of the derivative with respect to one of the variables."""
    terms_of_derivative: list[list[int]] = []
    for *powers, coefficient in terms:
        power = powers[variable]
        if power > 0:
            powers[variable] -= 1
            terms_of_derivative.append([*powers, power * coefficient])
    return terms_of_derivative


def _description(path: Path) -> str:
    start, end = ends(path)
    match path:
        case Segment():
            return fill(PATHS["segment"], start=_listed(start), end=_listed(end))
        case Arc(radius):
            return fill(PATHS["arc"], square=str(radius**2), start=_listed(start), end=_listed(end))
        case Curve(coordinates, (first, last)):
            polynomials = [polynomial(coordinate, T) for coordinate in coordinates]
            return fill(
                PATHS["curve"],
                coordinates=_listed(polynomials),
                start=str(first),
                end=str(last),
            )


def _listed(items: Iterable[Like]) -> str:
    return ", ".join(latex(item) for item in items)


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="gradient, and exact integral along the path",
    sample=sample,
    answers=answers,
    words=words,
    version=2,
    levels={
        1: "a segment in the plane",
        2: "an arc or a curve with a parameter, and a potential of more mixed terms",
        3: "three variables, so that two components must be combined with a third",
    },
)
