"""Plants eigenvalues and eigenvectors, a nilpotent part, or a rotation, and composes the exponential."""

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt
from typing import NamedTuple

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.system_of_equations_in_time.facts import Facts
from seedproof.problems.templates.system_of_equations_in_time.phrases import (
    LAST_QUESTIONS,
    STATEMENTS,
    X_QUESTIONS,
    Y_QUESTIONS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, call, formula, latex, product, total

T = Symbol("t")
X = Symbol("x")
Y = Symbol("y")

_LARGEST_ENTRY = 12

_ANGLES: dict[Fraction, Fraction] = {
    Fraction(-1): Fraction(1, 4),
    Fraction(0): Fraction(1, 2),
    Fraction(1): Fraction(3, 4),
}
"""The smallest positive angles over pi with cos(angle) + k sin(angle) = 0, by k."""

Pair = tuple[int, int]


class Spectrum(NamedTuple):
    """The eigenvalues: half the trace, and the square of their distance from it."""

    middle: Fraction
    square: Fraction

    @property
    def low(self) -> Fraction:
        """Return the smaller of two real eigenvalues."""
        return self.middle - _root(self.square)

    @property
    def high(self) -> Fraction:
        """Return the larger of two real eigenvalues."""
        return self.middle + _root(self.square)

    @property
    def turn(self) -> Fraction:
        """Return the imaginary part of two complex eigenvalues."""
        return _root(-self.square)


def _root(square: Fraction) -> Fraction:
    return Fraction(isqrt(square.numerator), isqrt(square.denominator))


def sample(draws: Draws, difficulty: int) -> Facts:
    """Two real eigenvalues; then one with a single eigenvector; then complex ones."""
    match difficulty:
        case 1:
            facts = _with_two_eigenvalues(draws)
        case 2:
            facts = _with_one_eigenvector(draws)
        case _:
            facts = _turning(draws)
    if max(abs(entry) for row in facts.matrix for entry in row) > _LARGEST_ENTRY:
        raise Rejected("the entries are large")
    if 0 in (facts.matrix[0][1], facts.matrix[1][0]):
        raise Rejected("an equation can be solved alone")
    return facts


def _with_two_eigenvalues(draws: Draws) -> Facts:
    low, high = sorted(draws.sample(range(-5, 6), 2))
    first = (draws.between(1, 3), draws.nonzeros(1, 3)[0])
    second = (draws.between(1, 3), draws.nonzeros(1, 3)[0])
    determinant = first[0] * second[1] - first[1] * second[0]
    if abs(determinant) != 1:
        raise Rejected("the matrix would have fractions")
    # The columns of the inverse of the matrix of eigenvectors.
    weights = ((second[1], -second[0]), (-first[1], first[0]))
    rows: list[Pair] = []
    for place in range(2):
        entries: list[int] = []
        for column in range(2):
            rising = high * first[place] * weights[0][column]
            falling = low * second[place] * weights[1][column]
            entries.append((rising + falling) * determinant)
        rows.append((entries[0], entries[1]))
    factors = draws.nonzeros(2, 3)
    start = (
        factors[0] * first[0] + factors[1] * second[0],
        factors[0] * first[1] + factors[1] * second[1],
    )
    return Facts((rows[0], rows[1]), start, "direction")


def _with_one_eigenvector(draws: Draws) -> Facts:
    """A multiple of the identity, and a matrix whose square is zero."""
    eigenvalue = draws.nonzeros(1, 4)[0]
    factor = draws.choice((1, 1, -1, 2))
    p = draws.between(1, 2)
    q = draws.nonzeros(1, 3)[0]
    rows = (
        (eigenvalue + factor * p * q, -factor * p * p),
        (factor * q * q, eigenvalue - factor * p * q),
    )
    start = (draws.between(-3, 3), draws.between(-3, 3))
    if p * start[1] == q * start[0]:
        raise Rejected("the start is an eigenvector")
    return Facts(rows, start, "direction")


def _turning(draws: Draws) -> Facts:
    """A multiple of the identity, and a matrix whose square is a negative multiple of it."""
    middle = draws.between(-4, 4)
    shift = draws.between(-3, 3)
    turn = draws.between(1, 5)
    across = -(turn**2) - shift**2
    divisors = [number for number in range(1, 7) if across % number == 0]
    above = draws.choice(divisors) * draws.choice((1, -1))
    rows = ((middle + shift, above), (across // above, middle - shift))
    if draws.below(4) == 0:
        return Facts(rows, (0, draws.nonzeros(1, 6)[0]), "return")
    x = draws.nonzeros(1, 4)[0]
    # The first zero of x cos(turn t) + slope/turn sin(turn t) is known for such a slope.
    slope = draws.choice((-turn, 0, turn)) * x
    y, remainder = divmod(slope - shift * x, above)
    if remainder != 0 or y in (0, x) or abs(y) > 9:
        raise Rejected("y(0) is no simple number")
    return Facts(rows, (x, y), "return")


def spectrum_of(facts: Facts) -> Spectrum:
    """Return the eigenvalues of the matrix."""
    (a, b), (c, d) = facts.matrix
    middle = Fraction(a + d, 2)
    return Spectrum(middle, middle**2 - (a * d - b * c))


def image(facts: Facts, eigenvalue: Fraction, vector: Sequence[int]) -> list[Fraction]:
    """Return what the matrix less the eigenvalue makes of a vector."""
    (a, b), (c, d) = facts.matrix
    x, y = vector
    return [(a - eigenvalue) * x + b * y, c * x + (d - eigenvalue) * y]


def functions(facts: Facts) -> tuple[Formula, Formula]:
    """Return x(t) and y(t)."""
    spectrum = spectrum_of(facts)
    if spectrum.square > 0:
        first, second = _by_eigenvalues(facts, spectrum)
    elif spectrum.square == 0:
        first, second = _by_powers(facts, spectrum)
    else:
        first, second = _by_waves(facts, spectrum)
    return first, second


def _by_eigenvalues(facts: Facts, spectrum: Spectrum) -> list[Formula]:
    """Project the start on both eigenspaces."""
    width = spectrum.high - spectrum.low
    rising = image(facts, spectrum.low, facts.start)
    falling = image(facts, spectrum.high, facts.start)
    parts = zip(rising, falling, strict=True)
    return [
        total(
            product(up / width, _growth(spectrum.high)),
            product(-down / width, _growth(spectrum.low)),
        )
        for up, down in parts
    ]


def _growth(eigenvalue: Fraction) -> Formula:
    if eigenvalue == 0:
        return formula(1)
    return call("exp", eigenvalue * T)


def _by_powers(facts: Facts, spectrum: Spectrum) -> list[Formula]:
    growth = call("exp", spectrum.middle * T)
    slopes = image(facts, spectrum.middle, facts.start)
    pairs = zip(facts.start, slopes, strict=True)
    return [total(value, slope * T) * growth for value, slope in pairs]


def _by_waves(facts: Facts, spectrum: Spectrum) -> list[Formula]:
    turn = spectrum.turn
    slopes = image(facts, spectrum.middle, facts.start)
    waves: list[Formula] = []
    for value, slope in zip(facts.start, slopes, strict=True):
        wave = total(value * call("cos", turn * T), formula(slope / turn) * call("sin", turn * T))
        if spectrum.middle:
            wave = call("exp", spectrum.middle * T) * wave
        waves.append(wave)
    return waves


def last_answer(facts: Facts) -> Formula:
    """Return the limit of y / x, or the first zero of x."""
    spectrum = spectrum_of(facts)
    if facts.asked == "return":
        return product(first_zero_angle(facts) / spectrum.turn, PI)
    reference = spectrum.low if spectrum.square > 0 else spectrum.middle
    x, y = image(facts, reference, facts.start)
    return formula(y / x)


def first_zero_angle(facts: Facts) -> Fraction:
    """Return how far the solution turns, over pi, until x is zero."""
    spectrum = spectrum_of(facts)
    x = facts.start[0]
    if x == 0:
        return Fraction(1)
    slope, _ = image(facts, spectrum.middle, facts.start)
    return _ANGLES[slope / (spectrum.turn * x)]


def answers(facts: Facts) -> list[Answer]:
    """Both functions, and the limit or the time."""
    first, second = functions(facts)
    return [
        Answer(first, "expression(t)", ("x",)),
        Answer(second, "expression(t)", ("y",)),
        Answer(last_answer(facts), "number", ("t",)),
    ]


def right_sides(facts: Facts) -> tuple[Formula, Formula]:
    """Return what x' and y' are."""
    (a, b), (c, d) = facts.matrix
    return total(a * X, b * Y), total(c * X, d * Y)


def words(facts: Facts, draws: Draws) -> Words:
    """Write both equations and the start."""
    first, second = right_sides(facts)
    statement = fill(
        draws.choice(STATEMENTS),
        first=latex(first),
        second=latex(second),
        x0=str(facts.start[0]),
        y0=str(facts.start[1]),
    )
    questions = (
        draws.choice(X_QUESTIONS),
        draws.choice(Y_QUESTIONS),
        draws.choice(LAST_QUESTIONS[facts.asked]),
    )
    return Words(statement, questions)


TEMPLATE = Template(
    subject="differential_calculus",
    method="substitution into the system, in balls",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "two real eigenvalues; the larger one decides where the solution goes",
        2: "a single eigenvector, so that a power of t occurs",
        3: "complex eigenvalues: the solution turns",
    },
)
