"""Draws eigenvalues and a change of basis, or two percentages; answers by the projections on eigenvectors."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making import matrices
from seedproof.problems.making.coefficients import value
from seedproof.problems.making.matrices import Number, Rows, matrix
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.matrix_power.facts import Chain, Facts, Recurrence, Side, Story
from seedproof.problems.templates.matrix_power.phrases import (
    COUNTS,
    EIGENVALUES,
    FIRST_TIMES,
    POWERS,
    RECURRENCES,
    SEQUENCES,
    SIDES,
    STORIES,
    TERMS,
    TRANSITIONS,
    UNITS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    Formula,
    Power,
    Symbol,
    Verbatim,
    collection,
    equation,
    formula,
    latex,
    product,
    total,
)

N = Symbol("n")
LETTERS = ("x", "y", "z")
Projections = dict[Fraction, list[list[Fraction]]]
"""By eigenvalue, the matrix that projects on its eigenvectors along the others."""

_LARGEST_EIGENVALUE = 6
_LARGEST_ENTRY = {2: 9, 3: 9}
_PERCENTAGES = (5, 8, 10, 12, 14, 15, 16, 18, 20, 22, 24, 25, 28, 30, 32, 35, 36, 40)
_STORIES: tuple[Story, ...] = ("cars", "readers", "fish", "bicycles")


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw two or three coupled recurrences, or a chain."""
    if difficulty == 3:
        return _chain(draws)
    size = difficulty + 1
    eigenvalues = draws.sample(range(1, _LARGEST_EIGENVALUE), size)
    basis = matrices.unimodular(draws, size, 2 * size - 1)
    stretched = matrices.product(basis, matrices.diagonal(eigenvalues))
    rows = matrices.integers(matrices.product(stretched, matrices.inverse(basis)))
    if matrices.largest(rows) > _LARGEST_ENTRY[size]:
        raise Rejected("an entry is large")
    if sum(row.count(0) for row in rows) > size - 2:
        raise Rejected("an eigenvalue can be seen")
    start = draws.integers(size, -2, 4)
    if start.count(0) > size - 2:
        raise Rejected("the start is simple")
    return Recurrence(matrix=rows, start=start)


def _chain(draws: Draws) -> Chain:
    leaving = draws.choice(_PERCENTAGES)
    returning = draws.choice(_PERCENTAGES)
    stationary = Fraction(returning, leaving + returning)
    everything = 10 * draws.between(12, 50)
    first = 5 * draws.between(2, everything // 5 - 2)
    limit = everything * stationary
    if leaving == returning or (leaving + returning) % 5 or limit.denominator > 1 or abs(limit - first) < 40:
        raise Rejected("the limit is no integer, or near the start, or the eigenvalue is ugly")
    steps = draws.between(2, 8)
    ratio = Fraction(100 - leaving - returning, 100)
    before = limit + (first - limit) * ratio ** (steps - 1)
    after = limit + (first - limit) * ratio**steps
    side: Side = "more" if first < limit else "fewer"
    low, high = sorted((before, after))
    threshold = 5 * (int((low + high) / 2) // 5)
    if not low < threshold < high:
        raise Rejected("there is no round number between two steps")
    return Chain(
        story=draws.choice(_STORIES),
        leaving=leaving,
        returning=returning,
        start=(first, everything - first),
        side=side,
        threshold=threshold,
    )


def projections(rows: Rows, eigenvalues: Sequence[Number]) -> Projections:
    """Return the projections on the eigenvectors, for different eigenvalues as many as rows."""
    result: Projections = {}
    for eigenvalue in eigenvalues:
        projection = matrices.identity(len(rows))
        for other in eigenvalues:
            if other != eigenvalue:
                factor = matrices.scaled(matrices.shifted(rows, other), 1 / Fraction(eigenvalue - other))
                projection = matrices.product(projection, factor)
        result[Fraction(eigenvalue)] = projection
    return result


def closed(terms: Sequence[tuple[Number, Number]], exponent: Formula) -> Formula:
    """Return the sum of numbers times powers of others: pairs of factor and base, in order of the bases."""
    return total(*(_term(factor, base, exponent) for factor, base in terms))


def _term(factor: Number, base: Number, exponent: Formula) -> Formula:
    if base == 1:
        return formula(factor)
    return product(factor, Power(formula(base), exponent))


def closed_matrix(parts: Projections, exponent: Formula = N) -> Formula:
    """Return the power of a matrix, from its projections."""
    size = range(len(next(iter(parts.values()))))
    return matrix(
        [
            [closed([(part[row][column], base) for base, part in parts.items()], exponent) for column in size]
            for row in size
        ]
    )


def eigenvalues_of(facts: Facts) -> list[Fraction]:
    """Return the eigenvalues: of a chain, 1 comes first."""
    match facts:
        case Chain():
            return [Fraction(1), 1 - Fraction(facts.leaving + facts.returning, 100)]
        case Recurrence():
            coefficients = matrices.characteristic_polynomial(facts.matrix)
            candidates = range(1, _LARGEST_EIGENVALUE)
            return [Fraction(number) for number in candidates if value(coefficients, number) == 0]


def rows_of(facts: Facts) -> Rows:
    """Return the matrix of a step."""
    match facts:
        case Chain():
            leaving = Fraction(facts.leaving, 100)
            returning = Fraction(facts.returning, 100)
            return [[1 - leaving, returning], [leaving, 1 - returning]]
        case Recurrence():
            return facts.matrix


def first_terms(parts: Projections, start: Sequence[Number]) -> list[tuple[Number, Number]]:
    """Return factor and base of each term of the first coordinate."""
    return [(matrices.dot(part[0], start), base) for base, part in parts.items()]


def first_time(terms: Sequence[tuple[Number, Number]], side: Side, threshold: int) -> int:
    """Return when the sum is for the first time above, or below, a number. Raises: Rejected."""
    for step in range(60):
        present = sum((factor * Fraction(base) ** step for factor, base in terms), Fraction(0))
        if (present > threshold) if side == "more" else (present < threshold):
            return step
    raise Rejected("it never happens")


def answers(facts: Facts) -> list[Answer]:
    """Return what the three parts ask. Raises: Rejected."""
    parts = projections(rows_of(facts), eigenvalues_of(facts))
    terms = first_terms(parts, facts.start)
    of_first = closed(terms, N)
    type_ = "expression(n; integer n >= 0)"
    match facts:
        case Chain():
            time = first_time(terms, facts.side, facts.threshold)
            unit, counted = UNITS[facts.story]
            return [
                Answer(closed_matrix(parts), "matrix", ("P^{n}",)),
                Answer(of_first, type_, counted=counted.split()[0]),
                Answer(formula(time), "number", ("n",), unit=unit.removesuffix("s"), kind="numeral"),
            ]
        case Recurrence():
            if any(factor == 0 for factor, _ in terms):
                raise Rejected("an eigenvalue does not contribute")
            if max(matrices.largest(part) for part in parts.values()) > 12:
                raise Rejected("the power has large coefficients")
            return [
                Answer(collection(*eigenvalues_of(facts)), "set"),
                Answer(closed_matrix(parts), "matrix", ("A^{n}",)),
                Answer(of_first, type_, ("x_n",)),
            ]


def words(facts: Facts, draws: Draws) -> Words:
    """Write the recurrences or the story."""
    match facts:
        case Recurrence():
            return _recurrence_words(facts, draws)
        case Chain():
            return _chain_words(facts, draws)


def _recurrence_words(facts: Recurrence, draws: Draws) -> Words:
    letters = LETTERS[: len(facts.start)]
    lines: list[str] = []
    for letter, row in zip(letters, facts.matrix, strict=True):
        terms = [product(entry, Verbatim(f"{name}_{{n}}")) for entry, name in zip(row, letters, strict=True)]
        lines.append(latex(equation(Verbatim(f"{letter}_{{n+1}}"), total(*terms))))
    start = [f"{letter}_{{0}} = {number}" for letter, number in zip(letters, facts.start, strict=True)]
    statement = fill(
        draws.choice(RECURRENCES),
        sequences=SEQUENCES[len(letters)],
        start=", ".join(start),
        system=r" \\ ".join(lines),
        vector=latex(matrix([[Verbatim(f"{letter}_{{n}}")] for letter in letters])),
    )
    return Words(statement, (draws.choice(EIGENVALUES), draws.choice(POWERS), draws.choice(TERMS)))


def _chain_words(facts: Chain, draws: Draws) -> Words:
    first, second = facts.start
    statement = fill(
        draws.choice(STORIES[facts.story]),
        leaving=str(facts.leaving),
        returning=str(facts.returning),
        first=str(first),
        second=str(second),
    )
    unit, counted = UNITS[facts.story]
    count = fill(draws.choice(COUNTS), unit=unit, counted=counted)
    time = fill(
        draws.choice(FIRST_TIMES),
        unit=unit,
        counted=counted,
        side=SIDES[facts.side],
        threshold=str(facts.threshold),
    )
    return Words(statement, (draws.choice(TRANSITIONS), count, time))


TEMPLATE = Template(
    subject="algebra",
    method="powers by repeated multiplication",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "two coupled recurrences",
        2: "three coupled recurrences",
        3: "a transition matrix made from a story, and when a number is first passed",
    },
)
