"""Works eigenvalues and eigenspaces out by the characteristic polynomial, and by elimination."""

from fractions import Fraction
from math import gcd, lcm

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Matrix, Symbol, Word, collection, formula, point, polynomial

Rows = list[list[int]]
Basis = list[list[int]]

LAMBDA = Symbol("lambda")


def work(facts: Facts, slip: str) -> Worked:
    """The polynomial, its zeros, the kernel for each of them, and whether the bases are enough."""
    done = _work(facts, slip)
    if slip and done.answers == _work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    return done


def _work(facts: Facts, slip: str) -> Worked:
    rows, size = facts["matrix"], len(facts["matrix"])
    trace, minors, determinant = _symmetric(rows)
    shown = {"trace": formula(trace), "minors": formula(minors), "determinant": formula(determinant)}
    sign = 1 if slip == "signs_not_alternated" else -1
    if size == 2:
        first = (
            "With the trace {trace} and the determinant {determinant}, the characteristic polynomial is {}."
        )
        coefficients = [1, sign * trace, determinant]
    else:
        first = (
            "With the trace {trace}, the sum {minors} of the principal minors of size $2$, and the "
            "determinant {determinant}, the characteristic polynomial is {}."
        )
        coefficients = [1, sign * trace, minors, sign * determinant]
    values = [value for value in range(-20, 21) if _at(coefficients, value) == 0]
    bases = _bases(rows, values, slip)
    answers: list[Formula] = [collection(*values)]
    steps = [
        step(first, polynomial(coefficients, LAMBDA), "expression(lambda)", **shown),
        step("Its zeros, the eigenvalues of $A$, are {}.", answers[0], "set"),
    ]
    text = "For the eigenvalue {number}, the vectors that {matrix} takes to zero have the basis {}."
    for value, basis in zip(values, bases, strict=True):
        matrix = _shifted(rows, -value if slip == "shift_with_the_wrong_sign" else value)
        answers.append(collection(*(point(*vector) for vector in basis)))
        more = {"number": formula(value), "matrix": Matrix(tuple(tuple(map(formula, row)) for row in matrix))}
        steps.append(step(text, answers[-1], "span", **more))
    if len(values) < size:
        count = sum(map(len, bases))
        if slip == "multiplicity_counted":
            count = size
        elif slip == "values_counted":
            count = len(values)
        answers.append(Word("yes" if count == size else "no"))
        text = (
            "With {count} such vectors in dimension {size}, whether $A$ is diagonalizable is answered by {}."
        )
        steps.append(step(text, answers[-1], "label", count=formula(count), size=formula(size)))
    return Worked(tuple(steps), tuple(answers))


def _symmetric(rows: Rows) -> tuple[int, int, int]:
    """The trace, the sum of the principal minors of size 2, and the determinant."""
    minors = {
        (one, two): rows[one][one] * rows[two][two] - rows[one][two] * rows[two][one]
        for two in range(len(rows))
        for one in range(two)
    }
    if len(rows) == 2:
        determinant = minors[0, 1]
    else:
        (a, b, c), (d, e, f), (g, h, i) = rows
        determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    return sum(row[place] for place, row in enumerate(rows)), sum(minors.values()), determinant


def _at(coefficients: list[int], value: int) -> int:
    found = 0
    for one in coefficients:
        found = found * value + one
    return found


def _shifted(rows: Rows, value: int) -> Rows:
    return [
        [entry - value * (row == column) for column, entry in enumerate(entries)]
        for row, entries in enumerate(rows)
    ]


def _bases(rows: Rows, values: list[int], slip: str) -> list[Basis]:
    """Of each eigenspace; a slip in one of them happens in the first that it changes."""
    found: list[Basis] = []
    slipped = False
    for value in values:
        matrix = _shifted(rows, -value if slip == "shift_with_the_wrong_sign" else value)
        if slip == "transposed":
            matrix = [list(column) for column in zip(*matrix, strict=True)]
        basis = _kernel(matrix)
        if not slipped:
            mistaken = _mistaken(matrix, basis, slip)
            slipped = mistaken != basis
            basis = mistaken
        if max(abs(entry) for vector in basis for entry in vector) > 8:
            raise Rejected("an entry is large")
        found.append(basis)
    if slip == "kinds_swapped":
        found[0], found[-1] = found[-1], found[0]
    return found


def _mistaken(matrix: Rows, basis: Basis, slip: str) -> Basis:
    if slip == "sign_flipped":
        return _kernel(matrix, sign=1)
    if slip == "components_swapped" and len(matrix) == 2:
        return [_whole([Fraction(entry) for entry in reversed(basis[0])])]
    return basis[:1] if slip == "vector_missing" else basis


def _kernel(matrix: Rows, sign: int = -1) -> Basis:
    """A basis of it; where only zero is taken to zero, of that of all rows but the last."""
    size = len(matrix)
    left, pivots = _reduced(matrix)
    if len(pivots) == size:
        left, pivots = _reduced(matrix[:-1])
    found = []
    for free in range(size):
        if free not in pivots:
            entries = [Fraction(place == free) for place in range(size)]
            for row, pivot in enumerate(pivots):
                entries[pivot] = sign * left[row][free]
            found.append(_whole(entries))
    return found


def _reduced(matrix: Rows) -> tuple[list[list[Fraction]], list[int]]:
    """The reduced form, and the columns of its pivots."""
    left = [[Fraction(entry) for entry in row] for row in matrix]
    pivots: list[int] = []
    for column in range(len(matrix[0])):
        rank = len(pivots)
        found = next((row for row in range(rank, len(left)) if left[row][column]), None)
        if found is None:
            continue
        left[rank], left[found] = left[found], left[rank]
        pivot = left[rank][column]
        left[rank] = [entry / pivot for entry in left[rank]]
        for row in range(len(left)):
            times = left[row][column]
            if row != rank and times:
                left[row] = [one - times * other for one, other in zip(left[row], left[rank], strict=True)]
        pivots.append(column)
    return left, pivots


def _whole(entries: list[Fraction]) -> list[int]:
    """The vector without fractions, its first entry positive."""
    common = lcm(*(entry.denominator for entry in entries))
    whole = [int(entry * common) for entry in entries]
    divisor = gcd(*whole) * (1 if next(filter(None, whole)) > 0 else -1)
    return [entry // divisor for entry in whole]


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "signs_not_alternated": "the minus signs in the characteristic polynomial are forgotten",
        "shift_with_the_wrong_sign": "the eigenvalue is added on the diagonal instead of subtracted",
        "sign_flipped": "solving for the first unknowns, terms are brought over without changing their signs",
        "components_swapped": "the two components of an eigenvector are interchanged",
        "transposed": "the columns of the matrix are read as the rows of the equations",
        "kinds_swapped": "the bases for the smallest and the largest eigenvalue are interchanged",
        "vector_missing": "of an eigenspace with two dimensions only one vector is given",
        "multiplicity_counted": "a double zero is counted as two independent eigenvectors, though it has one",
        "values_counted": "the different eigenvalues are counted instead of the independent eigenvectors",
    },
)
