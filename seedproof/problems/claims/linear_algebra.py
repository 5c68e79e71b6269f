"""Decides the rules of linear algebra: entries are balls of many digits, letters have values at points."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

from flint import acb, acb_mat, fmpq, fmpq_mat

from seedproof.equivalence import read
from seedproof.equivalence.deciding.balls import whole_in
from seedproof.equivalence.reading.tree import (
    Bracketed,
    Matrix,
    Node,
    Power,
    Product,
    Relation,
    Sum,
    Symbol,
    names,
)
from seedproof.problems.checking.evaluating import NoValue, Point, exact, items_of, points, real_value
from seedproof.problems.checking.matrices import matrix_of, number_of
from seedproof.problems.checking.polynomials import expanded, polynomial_of
from seedproof.problems.claims.algebra import letter_name, letter_of
from seedproof.problems.claims.sets import intervals_of
from seedproof.problems.claims.truth import Claim, Truth, same, together, truth
from seedproof.problems.reading import Gaps

Rows = list[list[acb]]
"""The rows of a matrix, all of one length."""

_ZERO = 1e-25
_ENOUGH = 3


class NoMatrix(ValueError):
    """Raised where a formula is no matrix, or none of the size that is needed."""


def _is_zero(value: acb) -> bool:
    return float(abs(value).mid()) < _ZERO


def _evaluated(tree: Node, point: Point) -> Rows | acb:
    """Return the value of a formula, a matrix or a number. Raises: NoMatrix, NoValue."""
    match tree:
        case Matrix(rows):
            return [[real_value(entry, point) for entry in row] for row in rows]
        case Sum(terms):
            return _sum([_evaluated(term, point) for term in terms])
        case Product(factors):
            result: Rows | acb = acb(1)
            for factor in factors:
                result = _times(result, _evaluated(factor, point))
            return result
        case Power(base, exponent) if _has_matrix(base):
            return _power(_rows(base, point), exponent, point)
        case Bracketed("(", (inside,), ")"):
            return _evaluated(inside, point)
    return real_value(tree, point)


def _has_matrix(tree: Node) -> bool:
    match tree:
        case Matrix():
            return True
        case Sum(parts) | Product(parts) | Bracketed(_, parts, _):
            return any(_has_matrix(part) for part in parts)
        case Power(base, _):
            return _has_matrix(base)
    return False


def _sum(terms: Sequence[Rows | acb]) -> Rows | acb:
    matrices = [term for term in terms if isinstance(term, list)]
    numbers = [term for term in terms if not isinstance(term, list)]
    if not matrices:
        return sum(numbers, acb(0))
    if numbers or len({(len(rows), len(rows[0])) for rows in matrices}) > 1:
        raise NoMatrix("terms of a sum have different shapes")
    first, *others = matrices
    for other in others:
        first = [
            [entry + another for entry, another in zip(row, other_row, strict=True)]
            for row, other_row in zip(first, other, strict=True)
        ]
    return first


def _times(left: Rows | acb, right: Rows | acb) -> Rows | acb:
    if isinstance(left, list):
        if isinstance(right, list):
            return _product(left, right)
        return [[entry * right for entry in row] for row in left]
    if isinstance(right, list):
        return [[left * entry for entry in row] for row in right]
    return left * right


def _product(left: Rows, right: Rows) -> Rows:
    if len(left[0]) != len(right):
        raise NoMatrix("the shapes of two factors do not fit")
    return (acb_mat(left) * acb_mat(right)).tolist()


def _power(rows: Rows, exponent: Node, point: Point) -> Rows:
    if exponent == Symbol("T"):
        return _transposed(rows)
    value = whole_in(real_value(exponent, point).real)
    if value is None or abs(value) > _HIGHEST_POWER or len(rows) != len(rows[0]):
        raise NoMatrix("a power of a matrix has an exponent that is no small integer")
    base = acb_mat(rows)
    if value < 0:
        if _is_zero(_det(rows)):
            raise NoValue("a matrix has no inverse")
        base = base.inv()
    return (base ** abs(value)).tolist()


def _transposed(rows: Rows) -> Rows:
    return [list(column) for column in zip(*rows, strict=True)]


def _rows(tree: Node, point: Point) -> Rows:
    """Return the value of a formula that is a matrix. Raises: NoMatrix."""
    result = _evaluated(tree, point)
    if not isinstance(result, list):
        raise NoMatrix("this is no matrix")
    return result


def _square(tree: Node, point: Point) -> Rows:
    rows = _rows(tree, point)
    if len(rows) != len(rows[0]):
        raise NoMatrix("the matrix is not square")
    return rows


def _vector(tree: Node, point: Point) -> list[acb]:
    """Return the coordinates of a vector, a sum of vectors or a multiple. Raises: NoMatrix."""
    match tree:
        case Bracketed("(", items, ")") if len(items) > 1:
            return [real_value(item, point) for item in items]
        case Matrix(rows) if len(rows[0]) == 1:
            return [real_value(entry, point) for (entry,) in rows]
        case Bracketed("(", (inside,), ")"):
            return _vector(inside, point)
        case Sum(terms):
            vectors = [_vector(term, point) for term in terms]
            return [sum(entries, acb(0)) for entries in zip(*vectors, strict=True)]
        case Product(factors):
            return _multiple(factors, point)
    raise NoMatrix("this is no vector")


def _multiple(factors: Sequence[Node], point: Point) -> list[acb]:
    scale = acb(1)
    vectors: list[list[acb]] = []
    for factor in factors:
        if isinstance(factor, Bracketed | Matrix):
            vectors.append(_vector(factor, point))
        else:
            scale *= real_value(factor, point)
    if len(vectors) != 1:
        raise NoMatrix("a product has not exactly one vector")
    return [scale * entry for entry in vectors[0]]


def _vectors(text: str, point: Point) -> Rows:
    return [_vector(item, point) for item in items_of(text)]


def _rank(rows: Rows) -> int:
    """Return the rank, by elimination with the largest pivot; what is tiny counts as zero."""
    remaining = [list(row) for row in rows]
    rank = 0
    while remaining and remaining[0]:
        first = max(range(len(remaining)), key=lambda index: float(abs(remaining[index][0]).mid()))
        pivot = remaining.pop(first)
        if _is_zero(pivot[0]):
            remaining = [row[1:] for row in [*remaining, pivot]]
            continue
        rank += 1
        remaining = [_without_first(row, pivot) for row in remaining]
    return rank


def _without_first(row: list[acb], pivot: list[acb]) -> list[acb]:
    factor = row[0] / pivot[0]
    return [entry - factor * above for entry, above in zip(row[1:], pivot[1:], strict=True)]


def _det(rows: Rows) -> acb:
    """Return the determinant, by elimination with the largest pivot; a pivot that is tiny counts as zero."""
    remaining = [list(row) for row in rows]
    result = acb(1)
    while remaining:
        first = max(range(len(remaining)), key=lambda index: float(abs(remaining[index][0]).mid()))
        pivot = remaining.pop(first)
        if _is_zero(pivot[0]):
            return acb(0)
        result *= (-1) ** first * pivot[0]
        remaining = [_without_first(row, pivot) for row in remaining]
    return result


def _same_rows(left: Rows, right: Rows) -> Truth:
    if (len(left), len(left[0])) != (len(right), len(right[0])):
        return "false"
    return together(
        same(entry, other)
        for row, other_row in zip(left, right, strict=True)
        for entry, other in zip(row, other_row, strict=True)
    )


def _dot(left: Sequence[acb], right: Sequence[acb]) -> acb:
    return sum((entry * other for entry, other in zip(left, right, strict=True)), acb(0))


def _image(rows: Rows, vector: Sequence[acb]) -> list[acb]:
    return [_dot(row, vector) for row in rows]


Trial = Callable[[Gaps, Point], Truth]


def _at_points(trial: Trial) -> Claim:
    """Return the claim that holds if the trial does at all points where it has a value."""

    def claim(gaps: Gaps) -> Truth:
        truths: list[Truth] = []
        trees = [read(text) for text in gaps.values()]
        for point in _distinct_points(trees):
            try:
                truths.append(trial(gaps, point))
            except NoValue:
                continue
        letters = {letter for tree in trees for letter in names(tree)}
        if letters and len(truths) < _ENOUGH:
            return "undecided"
        return together(truths)

    return claim


def _distinct_points(trees: Sequence[Node]) -> Iterator[Point]:
    """Yield points; without letters, only one is needed."""
    letters = {letter for tree in trees for letter in names(tree)}
    for point in points(trees):
        yield point
        if not letters:
            return


def _matrix_identity(gaps: Gaps, point: Point) -> Truth:
    return _same_rows(_rows(read(gaps["left"]), point), _rows(read(gaps["right"]), point))


def _matrix_inverse(gaps: Gaps, point: Point) -> Truth:
    rows = _square(read(gaps["matrix"]), point)
    stated = _square(read(gaps["inverse"]), point)
    if len(rows) != len(stated):
        return "false"
    return _same_rows(_product(rows, stated), _identity(len(rows)))


def _identity(size: int) -> Rows:
    return [[acb(int(row == column)) for column in range(size)] for row in range(size)]


def _inverse_entry(gaps: Gaps, point: Point) -> Truth:
    """The entry is the determinant with a unit column in place of one, over the determinant."""
    rows = _square(read(gaps["matrix"]), point)
    row = int(number_of(read(gaps["row"]))) - 1
    column = int(number_of(read(gaps["column"]))) - 1
    if not (0 <= row < len(rows) and 0 <= column < len(rows)):
        return "undecided"
    whole = _det(rows)
    if _is_zero(whole):
        raise NoValue("the matrix has no inverse here")
    replaced = [
        [*entries[:row], acb(int(index == column)), *entries[row + 1 :]] for index, entries in enumerate(rows)
    ]
    return same(_det(replaced) / whole, real_value(read(gaps["entry"]), point))


def _determinant(gaps: Gaps, point: Point) -> Truth:
    rows = _square(read(gaps["matrix"]), point)
    return same(_det(rows), real_value(read(gaps["value"]), point))


def _rank_claim(gaps: Gaps, point: Point) -> Truth:
    rows = _rows(read(gaps["matrix"]), point)
    return same(acb(_rank(rows)), real_value(read(gaps["rank"]), point))


def _row_echelon(gaps: Gaps, point: Point) -> Truth:
    rows = _rows(read(gaps["matrix"]), point)
    echelon = _rows(read(gaps["echelon"]), point)
    if len(rows[0]) != len(echelon[0]):
        return "false"
    ranks = {_rank(rows), _rank(echelon), _rank([*rows, *echelon])}
    return truth(len(ranks) == 1)


def _is_basis_of_kernel(rows: Rows, basis: Rows) -> bool:
    width = len(rows[0])
    if any(len(vector) != width for vector in basis):
        return False
    if not all(_is_zero(value) for vector in basis for value in _image(rows, vector)):
        return False
    return _rank(basis) == len(basis) == width - _rank(rows)


def _kernel(gaps: Gaps, point: Point) -> Truth:
    rows = _rows(read(gaps["matrix"]), point)
    return truth(_is_basis_of_kernel(rows, _vectors(gaps["basis"], point)))


def _image_claim(gaps: Gaps, point: Point) -> Truth:
    columns = _transposed(_rows(read(gaps["matrix"]), point))
    basis = _vectors(gaps["basis"], point)
    if any(len(vector) != len(columns[0]) for vector in basis):
        return "false"
    return truth(_rank(basis) == len(basis) == _rank(columns) == _rank([*columns, *basis]))


def _linear_system_solution(gaps: Gaps, point: Point) -> Truth:
    rows = _rows(read(gaps["matrix"]), point)
    right = _vector(read(gaps["right"]), point)
    solution = _vector(read(gaps["solution"]), point)
    if len(rows) != len(right) or len(rows[0]) != len(solution):
        return "false"
    unique = _rank(rows) == len(solution)
    satisfied = together(same(value, side) for value, side in zip(_image(rows, solution), right, strict=True))
    return satisfied if unique else "false"


def _unsolvable(gaps: Gaps, point: Point) -> Truth:
    rows = _rows(read(gaps["matrix"]), point)
    right = _vector(read(gaps["right"]), point)
    joined = [[*row, side] for row, side in zip(rows, right, strict=True)]
    return truth(_rank(joined) > _rank(rows))


def _shifted(rows: Rows, value: acb) -> Rows:
    """Return the matrix minus a multiple of the identity."""
    shifted = [list(row) for row in rows]
    for index, row in enumerate(shifted):
        row[index] -= value
    return shifted


def _characteristic_polynomial(gaps: Gaps) -> Truth:
    """The determinant agrees with the polynomial at many values of the letter."""
    letter = letter_of(gaps)
    matrix = read(gaps["matrix"])
    polynomial = read(gaps["polynomial"])
    truths: list[Truth] = []
    for point in points([matrix, polynomial, Symbol(letter)]):
        value = point[letter]
        rows = _square(matrix, point)
        sign = (-1) ** len(rows)
        truths.append(same(sign * _det(_shifted(rows, value)), real_value(polynomial, point)))
    return together(truths) if len(truths) > len(rows) else "undecided"


def _eigenvalues(gaps: Gaps) -> Truth:
    """Each stated number is an eigenvalue, and no other zero of the characteristic polynomial is left."""
    rows = _square(read(gaps["matrix"]), {})
    stated = [real_value(item, {}) for item in items_of(gaps["eigenvalues"])]
    if not stated:
        return "undecided"
    if any(_rank(_shifted(rows, value)) == len(rows) for value in stated):
        return "false"
    if any(same(value, other) != "false" for place, value in enumerate(stated) for other in stated[:place]):
        return "false"
    # A product over the stated numbers vanishes on the matrix, to a high power, just if none is missing.
    product = _identity(len(rows))
    for value in stated:
        product = _product(product, _shifted(rows, value))
    power = _product(_product(product, product), product)
    return truth(all(_is_zero(entry) for row in power for entry in row) and len(rows) <= 6)


def _eigenvalues_with_multiplicity(gaps: Gaps) -> Truth:
    """The determinant of the matrix minus t I is the product of the numbers minus t, at many t."""
    rows = _square(read(gaps["matrix"]), {})
    stated = [real_value(item, {}) for item in items_of(gaps["list"])]
    if len(stated) != len(rows):
        return "false"
    truths: list[Truth] = []
    for number in range(len(rows) + 1):
        product = acb(1)
        for value in stated:
            product *= value - number
        truths.append(same(_det(_shifted(rows, acb(number))), product))
    return together(truths)


def _eigenspace(gaps: Gaps, point: Point) -> Truth:
    rows = _square(read(gaps["matrix"]), point)
    value = real_value(read(gaps["eigenvalue"]), point)
    basis = _vectors(gaps["basis"], point)
    return truth(bool(basis) and _is_basis_of_kernel(_shifted(rows, value), basis))


def _vector_identity(gaps: Gaps, point: Point) -> Truth:
    left = _vector(read(gaps["left"]), point)
    right = _vector(read(gaps["right"]), point)
    return _same_rows([left], [right])


def _orthogonal_projection(gaps: Gaps, point: Point) -> Truth:
    vector = _vector(read(gaps["vector"]), point)
    projection = _vector(read(gaps["projection"]), point)
    spanning = _vectors(gaps["spanning"], point)
    if {len(vector), len(projection)} != {len(direction) for direction in spanning}:
        return "false"
    rest = [coordinate - near for coordinate, near in zip(vector, projection, strict=True)]
    inside = _rank([*spanning, projection]) == _rank(spanning)
    return truth(inside and all(_is_zero(_dot(rest, direction)) for direction in spanning))


def _symmetric_matrix(gaps: Gaps) -> Truth:
    letters = [letter_name(item) for item in items_of(gaps["letters"])]
    form = read(gaps["form"])
    matrix = read(gaps["matrix"])
    truths: list[Truth] = []
    for point in points([form, matrix, *(Symbol(letter) for letter in letters)]):
        rows = _square(matrix, point)
        vector = [point[letter] for letter in letters]
        if len(rows) != len(vector):
            return "false"
        truths.append(_same_rows(rows, _transposed(rows)))
        truths.append(same(_dot(vector, _image(rows, vector)), real_value(form, point)))
    return together(truths)


def _leading_minors(rows: Rows) -> list[acb]:
    return [_det([row[:size] for row in rows[:size]]) for size in range(1, len(rows) + 1)]


def _is_positive(value: acb) -> bool:
    return float(value.real.mid()) > _ZERO


def _positive_definite(gaps: Gaps) -> Truth:
    """At the ends of the intervals, close to them, and on a grid, the minors are positive just on the set."""
    letter = letter_of(gaps)
    matrix = read(gaps["matrix"])
    intervals = intervals_of(gaps["solution"])
    ends = [end for interval in intervals for end in (interval.low, interval.high) if end is not None]
    near = exact(Fraction(1, 2**30))
    places = [exact(Fraction(number, 8)) for number in range(-240, 241)]
    for end in ends:
        places += [end - near, end, end + near]
    for place in places:
        rows = _square(matrix, {letter: place})
        if _same_rows(rows, _transposed(rows)) != "true":
            return "false"
        is_positive = all(_is_positive(minor) for minor in _leading_minors(rows))
        if is_positive is not any(interval.contains(place) for interval in intervals):
            return "false"
    return "true"


def _symmetric_rows(form: Node, letters: Sequence[str]) -> Rows:
    """Return the matrix of a quadratic form, from its values at sums of two unit vectors."""

    def value(*places: int) -> acb:
        point = {letter: acb(places.count(place)) for place, letter in enumerate(letters)}
        return real_value(form, point)

    size = range(len(letters))
    return [[(value(row, column) - value(row) - value(column)) / 2 for column in size] for row in size]


def _extremum_on_sphere(gaps: Gaps) -> Truth:
    """Each point is an eigenvector of the right length, and no eigenvalue lies beyond its own."""
    letters = [letter_name(item) for item in items_of(gaps["letters"])]
    sign = {r"\max": 1, r"\min": -1}[gaps["extremum"]]
    form = read(gaps["form"])
    square = real_value(read(gaps["square"]), {})
    stated = real_value(read(gaps["value"]), {})
    rows = _symmetric_rows(form, letters)
    points_stated = _vectors(gaps["points"], {})
    if not points_stated or any(len(point) != len(letters) for point in points_stated):
        return "false"
    for point in points_stated:
        is_on_sphere = same(_dot(point, point), square)
        has_value = same(_dot(point, _image(rows, point)), stated)
        if together([is_on_sphere, has_value]) != "true":
            return "false"
    rest = [[sign * entry for entry in row] for row in _shifted(rows, stated / square)]
    if not _is_nowhere_positive(rest) or len(rows) - _rank(rest) != 1:
        return "false"
    both = len(points_stated) == 2 and _is_zero(_dot(points_stated[0], points_stated[1]) + square)
    return truth(both)


def _is_nowhere_positive(rows: Rows) -> bool:
    """Return whether a symmetric matrix has no positive eigenvalue, by its characteristic polynomial."""
    coefficients = acb_mat(rows).charpoly().coeffs()
    return all(float(coefficient.real.mid()) > -_ZERO for coefficient in coefficients)


Coefficients = list[Fraction]
"""Of a polynomial in x, the highest power first."""


def _operator_value(gaps: Gaps, coefficients: Coefficients, x: Fraction) -> Fraction:
    """Return the value at x of what a second order operator makes of a polynomial."""
    slopes = _slopes(coefficients)
    factors = [_at(polynomial_of(gaps[name], "x"), x) for name in ("second", "first", "zeroth")]
    values = [_at(_slopes(slopes), x), _at(slopes, x), _at(coefficients, x)]
    return sum((factor * value for factor, value in zip(factors, values, strict=True)), Fraction(0))


def _slopes(coefficients: Coefficients) -> Coefficients:
    degree = len(coefficients) - 1
    return [(degree - place) * coefficient for place, coefficient in enumerate(coefficients[:-1])]


def _at(coefficients: Coefficients, x: Fraction) -> Fraction:
    value = Fraction(0)
    for coefficient in coefficients:
        value = value * x + coefficient
    return value


_PLACES = tuple(Fraction(number) for number in range(-6, 7))


def _operator_image(gaps: Gaps) -> Truth:
    coefficients = polynomial_of(gaps["polynomial"], "x")
    image = polynomial_of(gaps["image"], "x")
    return truth(all(_operator_value(gaps, coefficients, x) == _at(image, x) for x in _PLACES))


def _operator_matrix(gaps: Gaps) -> Truth:
    """At many places, the image of each polynomial of the basis is the combination that its column says."""
    rows = matrix_of(gaps["matrix"])
    match read(gaps["basis"]):
        case Bracketed("(", items, ")") if len(items) == len(rows) == len(rows[0]):
            pass
        case _:
            return "undecided"
    for x in _PLACES:
        values = [number_of(item, {"x": x}) for item in items]
        for column, polynomial in enumerate(items):
            combination = [row[column] * value for row, value in zip(rows, values, strict=True)]
            image = _operator_value(gaps, _coefficients(polynomial), x)
            if sum(combination, Fraction(0)) != image:
                return "false"
    return "true"


def _coefficients(polynomial: Node) -> Coefficients:
    terms = expanded(polynomial, "x")
    degree = max((power for (power,) in terms), default=0)
    return [terms.get((power,), Fraction(0)) for power in range(degree, -1, -1)]


def _minimal_polynomial(gaps: Gaps) -> Truth:
    """The polynomial vanishes at the matrix; the powers below its degree are independent of one another."""
    rows = [[exact(entry) for entry in row] for row in matrix_of(gaps["matrix"])]
    coefficients = polynomial_of(gaps["polynomial"], letter_of(gaps))
    if coefficients[0] != 1:
        return "false"
    powers = [_identity(len(rows))]
    for _ in coefficients[1:]:
        powers.append(_product(powers[-1], rows))
    flat = [[entry for row in power for entry in row] for power in powers]
    for place in range(len(flat[0])):
        terms = [
            exact(factor) * power[place] for factor, power in zip(reversed(coefficients), flat, strict=True)
        ]
        if not _is_zero(sum(terms, acb(0))):
            return "false"
    return truth(_rank(flat[:-1]) == len(flat) - 1)


_WORDS = {r"\text{yes}": True, r"\text{no}": False}


def _diagonalizable(gaps: Gaps) -> Truth:
    """Count the dimensions of the eigenspaces; where eigenvalues are irrational, nothing is decided."""
    rows = matrix_of(gaps["matrix"])
    exact_rows = [[fmpq(entry.numerator, entry.denominator) for entry in row] for row in rows]
    _, factors = fmpq_mat(exact_rows).charpoly().factor()
    if any(factor.degree() > 1 for factor, _ in factors):
        return "undecided"
    balls = [[exact(entry) for entry in row] for row in rows]
    count = 0
    for factor, _ in factors:
        eigenvalue = acb(-factor[0] / factor[1])
        count += len(rows) - _rank(_shifted(balls, eigenvalue))
    is_counted = same(acb(count), real_value(read(gaps["count"]), {})) == "true"
    return truth(is_counted and _WORDS[gaps["answer"]] is (count == len(rows)))


_FARTHEST = 400
_HIGHEST_POWER = 10_000


def _first_index(gaps: Gaps) -> Truth:
    """The inequality holds at the stated number, and at none before it."""
    letter = letter_of(gaps)
    match read(gaps["inequality"]):
        case Relation((left, right), (">" | "<" as relation,)):
            sign = 1 if relation == ">" else -1
        case _:
            return "undecided"
    index = whole_in(real_value(read(gaps["value"]), {}).real)
    if index is None or not 0 <= index <= _FARTHEST:
        return "false"
    for number in range(index + 1):
        point = {letter: acb(number)}
        holds = _is_positive(sign * (real_value(left, point) - real_value(right, point)))
        if holds is not (number == index):
            return "false"
    return "true"


CLAIMS: dict[str, Claim] = {
    "matrix_identity": _at_points(_matrix_identity),
    "matrix_inverse": _at_points(_matrix_inverse),
    "determinant": _at_points(_determinant),
    "rank": _at_points(_rank_claim),
    "row_echelon": _at_points(_row_echelon),
    "kernel": _at_points(_kernel),
    "image": _at_points(_image_claim),
    "linear_system_solution": _at_points(_linear_system_solution),
    "unsolvable": _at_points(_unsolvable),
    "characteristic_polynomial": _characteristic_polynomial,
    "eigenvalues": _eigenvalues,
    "eigenvalues_with_multiplicity": _eigenvalues_with_multiplicity,
    "eigenspace": _at_points(_eigenspace),
    "vector_identity": _at_points(_vector_identity),
    "orthogonal_projection": _at_points(_orthogonal_projection),
    "symmetric_matrix": _symmetric_matrix,
    "inverse_entry": _at_points(_inverse_entry),
    "minimal_polynomial": _minimal_polynomial,
    "diagonalizable": _diagonalizable,
    "operator_image": _operator_image,
    "operator_matrix": _operator_matrix,
    "first_index": _first_index,
    "positive_definite": _positive_definite,
    "extremum_on_sphere": _extremum_on_sphere,
}
