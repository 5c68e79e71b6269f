"""Draws eigenvalues and a change of basis, or two percentages; puts powers together from eigenvectors."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from seedproof.problems.making import matrices
from seedproof.problems.making.kernels import integer_kernel, with_wrong_sign
from seedproof.problems.making.matrices import Rows, matrix, vectors
from seedproof.problems.making.zeros import integer_zeros
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.matrix_power.facts import Chain, Facts, Recurrence, Side, Story
from seedproof.problems.templates.matrix_power.phrases import SEQUENCES, UNITS
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula
from seedproof.text.formula import Formula, Symbol, Verbatim, equation, polynomial, total

N, LAMBDA = map(Symbol, ("n", "lambda"))
Projections = Mapping[Fraction, list[list[Fraction]]]
"""By eigenvalue, the matrix that projects on its eigenvectors along the others."""
Terms = Sequence[tuple[Fraction, Fraction]]
"""Numbers, each times the n-th power of another one."""

_LARGEST_EIGENVALUE = 6
_LARGEST_ENTRY = 9
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
    if matrices.largest(rows) > _LARGEST_ENTRY:
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


def work(facts: Facts, slip: Slip) -> Worked:
    """First eigenvalues and eigenvectors, then the power, then the formula for the first coordinate."""
    rows, eigenvalues = _step(facts)
    characteristic = polynomial(matrices.characteristic_polynomial(rows), LAMBDA)
    zeros = formula.collection(*sorted(eigenvalues))
    steps = [
        step("characteristic_polynomial", matrix=matrix(rows), letter=LAMBDA, polynomial=characteristic),
        step("zeros", polynomial=characteristic, letter=LAMBDA, zeros=zeros),
    ]
    basis: list[list[int]] = []
    for eigenvalue in eigenvalues:
        basis += integer_kernel(matrices.shifted(rows, eigenvalue))
    basis = slip.or_else(basis, sign_in_an_eigenvector=with_wrong_sign(basis))
    for eigenvalue, vector in zip(eigenvalues, basis, strict=True):
        steps.append(step("eigenspace", matrix=matrix(rows), eigenvalue=eigenvalue, basis=vectors([vector])))

    parts = _projections(basis, eigenvalues, slip)
    size = range(len(rows))
    power = matrix([[_closed(_entry(parts, row, column)) for column in size] for row in size])
    steps.append(step("matrix_identity", left=matrix(rows) ** N, right=power))
    start = slip.or_else(facts.start, start_in_the_wrong_order=facts.start[::-1])
    terms = [(matrices.dot(part[0], start), base) for base, part in parts.items()]
    if not slip and isinstance(facts, Recurrence):
        if any(factor == 0 for factor, _ in terms):
            raise Rejected("an eigenvalue does not contribute")
        if max(map(matrices.largest, parts.values())) > 12:
            raise Rejected("the power has large coefficients")
    terms = slip.or_else(terms, a_term_lost=terms[:-1])
    value = _closed(terms)
    by_columns = [facts.start[column] * _closed(_entry(parts, 0, column)) for column in size]
    steps.append(step("identity", left=total(*by_columns), right=value))
    if isinstance(facts, Recurrence):
        return Worked(tuple(steps), (zeros, power, value))

    time = _first_time(terms, facts.side, facts.threshold)
    time = slip.or_else(time, one_step_too_early=time - 1)
    passed = equation(value, facts.threshold, ">" if facts.side == "more" else "<")
    steps.append(step("first_index", letter=N, inequality=passed, value=time))
    return Worked(tuple(steps), (power, value, formula.formula(time)))


def _step(facts: Facts) -> tuple[Rows, list[Fraction]]:
    """Return the matrix of a step, and its eigenvalues: of a chain, 1 comes first."""
    if isinstance(facts, Recurrence):
        characteristic = matrices.characteristic_polynomial(facts.matrix)
        return facts.matrix, list(map(Fraction, integer_zeros(characteristic, _LARGEST_EIGENVALUE)))
    leaving, returning = (Fraction(share, 100) for share in (facts.leaving, facts.returning))
    return [[1 - leaving, returning], [leaving, 1 - returning]], [Fraction(1), 1 - leaving - returning]


def _projections(basis: Sequence[Sequence[int]], eigenvalues: Sequence[Fraction], slip: Slip) -> Projections:
    """Return the projections from the eigenvectors as columns. Raises: Rejected."""
    columns: Rows = matrices.transposed(basis)
    if matrices.determinant(columns) == 0:
        raise Rejected("the vectors with the slip depend on one another")
    inverse: Rows = matrices.inverse(columns)
    if slip == "sides_of_the_base_change_exchanged":
        columns, inverse = inverse, columns
    parts: dict[Fraction, list[list[Fraction]]] = {}
    for place, eigenvalue in enumerate(eigenvalues):
        part = matrices.product([[row[place]] for row in columns], [inverse[place]])
        parts[eigenvalue] = slip.or_else(part, exponent_off_by_one=matrices.scaled(part, eigenvalue))
    return parts


def _entry(parts: Projections, row: int, column: int) -> Terms:
    """Return an entry of the power."""
    return [(part[row][column], base) for base, part in parts.items()]


def _closed(terms: Terms) -> Formula:
    return total(*(factor if base == 1 else factor * formula.formula(base) ** N for factor, base in terms))


def _first_time(terms: Terms, side: Side, threshold: int) -> int:
    """Return when the sum is for the first time above, or below, a number. Raises: Rejected."""
    for time in range(60):
        present = sum(factor * base**time for factor, base in terms)
        if present > threshold if side == "more" else present < threshold:
            return time
    raise Rejected("it never happens")


def gaps(facts: Facts) -> dict[str, Formula | int | str]:
    """Return the recurrences, or how many there are of what."""
    if isinstance(facts, Chain):
        first, second = facts.start
        unit, counted = UNITS[facts.story]
        return {"first": first, "second": second, "unit": unit, "counted": counted}
    letters = "xyz"[: len(facts.start)]
    present = [Verbatim(f"{letter}_{{n}}") for letter in letters]
    lines: list[str] = []
    for letter, row in zip(letters, facts.matrix, strict=True):
        terms = [entry * name for entry, name in zip(row, present, strict=True)]
        lines.append(formula.latex(equation(Verbatim(f"{letter}_{{n+1}}"), total(*terms))))
    starts = [f"{letter}_{{0}} = {number}" for letter, number in zip(letters, facts.start, strict=True)]
    return {
        "sequences": SEQUENCES[len(letters)],
        "starts": ", ".join(starts),
        "system": r" \\ ".join(lines),
        "vector": matrix([[name] for name in present]),
    }


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return those of a power and a number of things, and of what else is asked for."""
    function = "expression(n; integer n >= 0)"
    if isinstance(facts, Recurrence):
        return Typed("set"), Typed("matrix", ("A^{n}",)), Typed(function, ("x_n",))
    unit, counted = UNITS[facts.story]
    return (
        Typed("matrix", ("P^{n}",)),
        Typed(function, counted=counted.split()[0]),
        Typed("number", ("n",), unit=unit.removesuffix("s"), kind="numeral"),
    )


SHEET = Sheet(
    subject="algebra",
    method="powers by repeated multiplication",
    sample=sample,
    work=work,
    types=types,
    slips={
        "sign_in_an_eigenvector": "a coordinate of an eigenvector has the wrong sign",
        "sides_of_the_base_change_exchanged": "the matrix of eigenvectors and its inverse are exchanged",
        "exponent_off_by_one": "the eigenvalues have one power too many",
        "start_in_the_wrong_order": "the starting values are taken in the wrong order",
        "a_term_lost": "the term of the last eigenvalue is forgotten",
        "one_step_too_early": "the last step before the number is passed is given",
    },
    gaps=gaps,
    words=lambda facts, writer: writer.words((0, 2, 3, 1) if isinstance(facts, Chain) else ()),
    levels={
        1: "two coupled recurrences",
        2: "three coupled recurrences",
        3: "a transition matrix made from a story, and when a number is first passed",
    },
)
