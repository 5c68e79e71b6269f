"""Plants the point or the value where a linear function is largest on a curved surface, and solves it.

The surface is the set with w1 x^2 + w2 y^2 (+ w3 z^2) = N. Where f is largest, its coefficients are a
multiple of the gradient (w1 x, w2 y, w3 z), which gives the point and with it the value.
"""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.lagrange_linear_function.facts import Facts
from seedproof.problems.templates.lagrange_linear_function.phrases import (
    MAXIMUM_QUESTIONS,
    MINIMUM_QUESTIONS,
    OTHER_SURFACES,
    POINT_QUESTIONS,
    ROUND_SURFACES,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, equation, latex, point, root, total

LETTERS = (Symbol("x"), Symbol("y"), Symbol("z"))


def sample(draws: Draws, difficulty: int) -> Facts:
    """Circles; then ellipses, by integer weights or by half-axes; then spheres and ellipsoids."""
    constant = _constant(draws, difficulty)
    if difficulty == 2 and draws.below(2):
        facts = _with_half_axes(draws, constant)
    else:
        facts = _with_highest_point(draws, difficulty, constant)
    if facts.total > 150 or max(abs(factor) for factor in facts.linear) > 15:
        raise Rejected("the numbers are large")
    if not _is_textbook(facts):
        raise Rejected("the answers are not those of a textbook")
    return facts


def _constant(draws: Draws, difficulty: int) -> int:
    if difficulty == 1:
        return draws.choice((0, 0, 2, 5, -3))
    return draws.between(-9, 9)


def _with_half_axes(draws: Draws, constant: int) -> Facts:
    """Draw an ellipse x^2 / a^2 + y^2 / b^2 = 1."""
    linear = draws.nonzeros(2, 6)
    half_axes = draws.sample(range(1, 6), 2)
    weights = [str(Fraction(1, half_axis**2)) for half_axis in half_axes]
    return Facts(linear, constant, weights, 1)


def _with_highest_point(draws: Draws, difficulty: int, constant: int) -> Facts:
    """Draw the point of a surface with integer weights, and a function that grows fastest away from it.

    The surface can become larger then. Raises: Rejected where the weights happen to be equal.
    """
    count = 2
    if difficulty == 3:
        count = 3
    coordinates = draws.nonzeros(count, 4)
    is_round = difficulty == 1 or (difficulty == 3 and draws.below(2) == 0)
    weights = [1] * count
    if not is_round:
        weights = [draws.between(1, 4) for _ in coordinates]
    scale = draws.choice((1, 1, 2, 3))
    pairs = list(zip(weights, coordinates, strict=True))
    amount = sum(weight * coordinate**2 for weight, coordinate in pairs)
    square = draws.choice((1, 4, 9, 16, 25, 36))
    amount = draws.choice((amount, 2 * amount, 3 * amount, square))
    if not is_round and len({*weights}) == 1:
        raise Rejected("the ellipse is a circle")
    return Facts(
        linear=[scale * weight * coordinate for weight, coordinate in pairs],
        constant=constant,
        weights=[str(weight) for weight in weights],
        total=amount,
    )


def _is_textbook(facts: Facts) -> bool:
    """Return whether value and point are simple, going by their squares."""
    square = _largest_square(facts)
    if square.denominator > 1 or radicand(square) > 15:
        return False
    return all(coordinate.denominator <= 100 for coordinate in _squared_coordinates(facts))


def _largest_square(facts: Facts) -> Fraction:
    """Return the square of the largest value, without the constant."""
    square = Fraction(0)
    for factor, weight in zip(facts.linear, facts.weights, strict=True):
        square += facts.total * factor**2 / Fraction(weight)
    return square


def _squared_coordinates(facts: Facts) -> list[Fraction]:
    """Return the squares at the highest point: each is a factor over its weight, times the multiplier."""
    multiplier = facts.total**2 / _largest_square(facts)
    pairs = zip(facts.linear, facts.weights, strict=True)
    return [(factor / Fraction(weight)) ** 2 * multiplier for factor, weight in pairs]


def radicand(square: Fraction) -> int:
    """Return what is left under the root, a common denominator being before it."""
    rest = square.numerator * square.denominator
    for factor in range(2, 40):
        while rest % factor**2 == 0:
            rest //= factor**2
    return rest


def surd(square: Fraction) -> Formula:
    """Return the root with the whole of the denominator below: 3 sqrt(5) / 5."""
    candidates = range(1, square.denominator + 1)
    denominator = next(number for number in candidates if number**2 % square.denominator == 0)
    return root(square * denominator**2) / denominator


def answers(facts: Facts) -> list[Answer]:
    """The highest and the lowest value, and the highest point."""
    largest = root(_largest_square(facts))
    coordinates: list[Formula] = []
    for factor, square in zip(facts.linear, _squared_coordinates(facts), strict=True):
        coordinate = surd(square)
        if factor < 0:
            coordinate = -coordinate
        coordinates.append(coordinate)
    return [
        Answer(total(facts.constant, largest), "number"),
        Answer(total(facts.constant, -largest), "number"),
        Answer(point(*coordinates), "tuple", ("x", "y", "z")[: len(coordinates)]),
    ]


def surface_of(facts: Facts) -> str:
    """Return what the surface is called."""
    count = len(facts.weights)
    if len({*facts.weights}) == 1:
        return ROUND_SURFACES[count]
    return OTHER_SURFACES[count]


def words(facts: Facts, draws: Draws) -> Words:
    """Write the function and the surface."""
    letters = LETTERS[: len(facts.linear)]
    at = _point(letters)
    surface = surface_of(facts)
    statement = fill(
        draws.choice(STATEMENTS),
        at=at,
        linear=latex(linear_function(facts, letters)),
        surface=surface,
        constraint=latex(equation(quadratic_form(facts, letters), facts.total)),
    )
    maximum = fill(draws.choice(MAXIMUM_QUESTIONS), surface=surface)
    minimum = fill(draws.choice(MINIMUM_QUESTIONS), surface=surface)
    highest = fill(draws.choice(POINT_QUESTIONS), at=at, surface=surface)
    return Words(statement, (maximum, minimum, highest))


def _point(letters: Sequence[Symbol]) -> str:
    return latex(point(*letters)).replace(r"\left", "").replace(r"\right", "")


def linear_function(facts: Facts, letters: Sequence[Symbol]) -> Formula:
    """Return the function."""
    terms = [factor * letter for factor, letter in zip(facts.linear, letters, strict=True)]
    return total(*terms, facts.constant)


def quadratic_form(facts: Facts, letters: Sequence[Symbol]) -> Formula:
    """Return the left side of the equation, with quotients instead of fractions before the letters."""
    terms: list[Formula] = []
    for text, letter in zip(facts.weights, letters, strict=True):
        weight = Fraction(text)
        terms.append(weight.numerator * letter**2 / weight.denominator)
    return total(*terms)


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="sum of squares as a certificate",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a circle, where the best point lies in the direction of the gradient",
        2: "an ellipse, whose weights bend that direction",
        3: "a sphere or an ellipsoid in space",
    },
)
