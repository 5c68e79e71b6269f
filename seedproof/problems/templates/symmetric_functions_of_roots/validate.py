"""Takes traces and the characteristic polynomial of functions of the companion matrix."""

from collections.abc import Iterator, Sequence

from flint import fmpq, fmpq_mat

from seedproof.problems.checker import Checker
from seedproof.problems.checking.matrices import stated_number
from seedproof.problems.checking.polynomials import stated_polynomial
from seedproof.problems.templates.symmetric_functions_of_roots.facts import Facts, Given

_EXPONENTS = {"squares": 2, "cubes": 3, "fourth_powers": 4, "reciprocals": -1, "reciprocal_squares": -2}


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The trace is the sum over the roots, the characteristic polynomial that of the images."""
    root = _companion(_coefficients(facts))
    pairs = facts.asked == "pair_squares"
    trace = _trace(_pair_product(root) ** 2 if pairs else root ** _EXPONENTS[facts.asked])
    value = stated_number(answers[0])
    if value is None or trace != fmpq(value.numerator, value.denominator):
        yield f"the sum over the roots is not {answers[0]}"
    polynomial = stated_polynomial(answers[1], "x")
    if polynomial is None:
        yield f"{answers[1]!r} is no polynomial"
    elif _image(facts, root).charpoly() != polynomial:
        yield f"{answers[1]} is not the monic polynomial of the images"


def _coefficients(facts: Facts) -> list[fmpq]:
    """Return those of x^2, x, 1; one that is not given follows from the trace, linear in it."""
    if isinstance(facts, Given):
        return [fmpq(number) for number in facts.coefficients]

    def completed(missing: fmpq) -> list[fmpq]:
        p, other = map(fmpq, facts.coefficients)
        return [p, missing, other] if facts.known == "squares" else [p, other, missing]

    at_zero, at_one = (
        _trace(_companion(completed(fmpq(trial))) ** _EXPONENTS[facts.known]) for trial in (0, 1)
    )
    return completed((facts.value - at_zero) / (at_one - at_zero))


def _companion(coefficients: Sequence[fmpq]) -> fmpq_mat:
    p, q, r = coefficients
    return fmpq_mat([[0, 0, -r], [1, 0, -q], [0, 1, -p]])


def _trace(matrix: fmpq_mat) -> fmpq:
    return matrix[0, 0] + matrix[1, 1] + matrix[2, 2]


def _pair_product(root: fmpq_mat) -> fmpq_mat:
    """Return the product of the other two roots: the determinant over the root."""
    return root.inv() * root.det()


def _image(facts: Facts, root: fmpq_mat) -> fmpq_mat:
    a, b = (root**0 * number for number in facts.numbers)
    match facts.image:
        case "linear":
            return a * root + b
        case "reciprocal":
            return root.inv()
        case "pair_sum":
            return root**0 * _trace(root) - root
        case "square":
            return root**2
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
