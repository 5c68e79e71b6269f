"""Takes traces and the characteristic polynomial of functions of the companion matrix."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import fmpq, fmpq_mat, fmpq_poly

from seedproof.problems.checker import Checker
from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.problems.templates.symmetric_functions_of_roots.facts import Facts, Given

Matrix = fmpq_mat


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The trace is the sum over the roots, the characteristic polynomial that of the images."""
    matrix = _companion(_coefficients(facts))
    if _trace(_summand(facts, matrix)) != _rational(answers[0]):
        yield f"the sum over the roots is not {answers[0]}"
    try:
        coefficients = polynomial_of(answers[1], "x")
    except ValueError:
        yield f"{answers[1]!r} is no polynomial"
        return
    stated = fmpq_poly([fmpq(term.numerator, term.denominator) for term in reversed(coefficients)])
    if _image(facts, matrix).charpoly() != stated:
        yield f"{answers[1]} is not the monic polynomial of the images"


def _coefficients(facts: Facts) -> list[fmpq]:
    """Return those of x^2, x, 1; one that is not given follows from the trace, linear in it."""
    if isinstance(facts, Given):
        return [fmpq(number) for number in facts.coefficients]
    p, other = facts.coefficients
    traces: list[fmpq] = []
    for trial in (0, 1):
        if facts.known == "squares":
            matrix = _companion([fmpq(p), fmpq(trial), fmpq(other)])
            traces.append(_trace(matrix * matrix))
        else:
            matrix = _companion([fmpq(p), fmpq(other), fmpq(trial)])
            traces.append(_trace(matrix * matrix * matrix))
    at_zero, at_one = traces
    missing = (facts.value - at_zero) / (at_one - at_zero)
    if facts.known == "squares":
        return [fmpq(p), missing, fmpq(other)]
    return [fmpq(p), fmpq(other), missing]


def _companion(coefficients: Sequence[fmpq]) -> Matrix:
    p, q, r = coefficients
    return fmpq_mat([[0, 0, -r], [1, 0, -q], [0, 1, -p]])


def _trace(matrix: Matrix) -> fmpq:
    return matrix[0, 0] + matrix[1, 1] + matrix[2, 2]


def _rational(text: str) -> fmpq | None:
    try:
        number = Fraction(text)
    except ValueError:
        return None
    return fmpq(number.numerator, number.denominator)


def _identity() -> Matrix:
    return fmpq_mat([[1, 0, 0], [0, 1, 0], [0, 0, 1]])


def _summand(facts: Facts, root: Matrix) -> Matrix:
    """Return the matrix whose trace is the sum."""
    match facts.asked:
        case "squares":
            return root * root
        case "cubes":
            return root * root * root
        case "fourth_powers":
            return root * root * root * root
        case "reciprocals":
            return root.inv()
        case "reciprocal_squares":
            return root.inv() * root.inv()
        case "pair_squares":
            pair = _pair_product(root)
            return pair * pair


def _pair_product(root: Matrix) -> Matrix:
    """Return the product of the other two roots: the determinant over the root."""
    return root.inv() * root.det()


def _image(facts: Facts, root: Matrix) -> Matrix:
    a, b = (_identity() * fmpq(number) for number in facts.numbers)
    match facts.image:
        case "linear":
            return a * root + b
        case "reciprocal":
            return root.inv()
        case "pair_sum":
            return _identity() * _trace(root) - root
        case "square":
            return root * root
        case "pair_product":
            return _pair_product(root)
        case "shifted":
            return (root + b).inv()
        case "quotient":
            return (root + a) * (root + b).inv()
        case "with_pair":
            return root + _pair_product(root).inv()


CHECKER = Checker(
    facts=Facts,
    method="traces of the companion matrix",
    wrong=wrong,
    types=lambda facts: ["number", "expression(x)"],
)
