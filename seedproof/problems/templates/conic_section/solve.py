"""Finds missing coefficients, completes the squares, then goes along the axis to the foci."""

from fractions import Fraction

from seedproof.problems.making.complex_surds import Surd
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.conic_section.facts import Facts, Point, Through
from seedproof.problems.templates.conic_section.generate import (
    X,
    Y,
    along,
    answers,
    axes,
    centre,
    coefficients,
    contact,
    foci,
    gradient,
    level,
    line,
    line_equation,
    offset,
    polynomial,
    squares,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, point, product, total

_LETTERS = tuple(Symbol(letter) for letter in "abc")


def _missing_steps(facts: Through) -> list[Step]:
    """State which equation each point gives, with the numbers that solve all three."""
    p, q, r = _LETTERS
    _, _, y_squared, _, y_linear, constant = coefficients(facts)
    value = point(y_squared, y_linear, constant)
    steps: list[Step] = []
    for x, y in facts.points:
        left = total(y * y * p, y * q, r)
        right = -facts.square * x * x - facts.linear * x
        steps.append(step("satisfies", letter=point(*_LETTERS), value=value, left=left, right=right))
    return steps


def _completed(facts: Facts, middle: tuple[Fraction, Fraction]) -> Formula:
    """Return the sum of squares along both axes, less its level."""
    h, k = middle
    east = total(X, -h)
    north = total(Y, -k)
    terms: list[Formula] = []
    for (across, up), eigenvalue in axes(facts):
        weight = eigenvalue / (across * across + up * up)
        terms.append(product(weight, total(across * east, up * north) ** 2))
    return total(*terms, -level(facts))


def _slipped_offset(facts: Facts, slip: str) -> tuple[Surd, Surd]:
    """Return the vector to a focus; with a slip along the other axis, or with another length."""
    first, second = squares(facts)
    major = 0 if first > second else 1
    match slip:
        case "other_axis":
            direction, _ = axes(facts)[1 - major]
            return along(direction, abs(first - second))
        case "squares_of_axes_confused":
            direction, _ = axes(facts)[major]
            if abs(first) == abs(second):
                raise Rejected("the wrong foci are at the centre")
            length = abs(first + second)
            return along(direction, length)
    return offset(facts)


def _slipped_gradient(facts: Facts, slip: str) -> Point:
    across, up = gradient(facts)
    match slip:
        case "gradient_along_the_tangent":
            return -up, across
        case "sign_of_the_slope":
            return across, -up
    return across, up


def work(facts: Facts, slip: str) -> Worked:
    """First the equation in squares, then centre and foci, then the tangent line."""
    steps: list[Step] = []
    if isinstance(facts, Through):
        steps += _missing_steps(facts)
    left = polynomial(coefficients(facts))
    h, k = centre(facts)
    middle = (h, k)
    if slip == "centre_with_wrong_signs":
        middle = (-h, -k)
    start = middle
    if slip == "centre_forgotten":
        start = (Fraction(0), Fraction(0))
    found = foci(start, _slipped_offset(facts, slip))
    place = contact(facts)
    tangent = line_equation(line(_slipped_gradient(facts, slip), place))
    steps += [
        step("identity", left=left, right=_completed(facts, middle)),
        step("centre", left=left, right=0, centre=point(*middle)),
        step("foci", left=left, right=0, foci=found),
        step("tangent_line", left=left, right=0, point=point(*place), line=tangent),
    ]
    results = (point(*middle), found, tangent)
    if slip and results == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), results)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "centre_with_wrong_signs": "the coordinates of the centre have the wrong signs",
        "centre_forgotten": "the foci are given as if the centre were the origin",
        "other_axis": "the foci are put on the other axis",
        "squares_of_axes_confused": "sum and difference of the squares of the semi-axes are confused",
        "gradient_along_the_tangent": "the gradient is taken for the direction of the tangent line",
        "sign_of_the_slope": "the tangent line has the opposite slope",
    },
)
