"""Textbook lemmas that scripts of this room assume, by the names that they have in `axioms`."""

from collections.abc import Mapping

LEMMAS: Mapping[str, str] = {
    "laws_of_powers": (
        "A power of a positive base splits along sums of exponents, and one of positive bases along their "
        "products."
    ),
    "constants_as_unknowns": "What holds for every number in the place of pi, e or a logarithm holds for it.",
    "singular_matrix": "A square matrix takes a vector other than 0 to 0 exactly if its determinant is 0.",
    "dependent_minors": "Vectors are linearly dependent exactly if all their minors of full size are 0.",
    "real_diagonal_form": (
        "A real matrix has a basis of real eigenvectors exactly if the product of A - k I over its "
        "different real eigenvalues k is 0."
    ),
    "nearest_point": (
        "The point of a linear space nearest to b is the one p of it with b - p orthogonal to the space."
    ),
    "rational_roots": (
        "A rational zero of an integer polynomial whose constant term is not 0 is, up to its sign, a "
        "divisor of that term over one of the highest coefficient."
    ),
    "equal_coefficients": "Polynomials or power series that are equal near 0 have equal coefficients.",
    "greatest_divisor": "A monic common divisor that is a combination of both is the greatest.",
    "symmetric_matrix": "The symmetric matrix of a quadratic form is half of its second derivatives.",
    "leading_minors": (
        "A symmetric real matrix is positive definite exactly if its leading minors are positive."
    ),
    "extremes_on_a_sphere": "A quadratic form takes its extreme values on a sphere around 0 at eigenvectors, "
    "and there it is the eigenvalue times the square of the radius.",
    "characteristic_polynomial": "The eigenvalues with their multiplicities are the zeros of det(A - t I).",
    "companion_matrix": (
        "The zeros of a monic polynomial are the eigenvalues of its companion matrix C, as often as they "
        "occur: power sums are traces of powers of C. If D(C) has an inverse, D is 0 at none of them, the "
        "values N/D there add up to the trace of N(C)/D(C), and they are the zeros of det(x D(C) - N(C))."
    ),
    "number_of_zeros": (
        "A polynomial equation of degree n in one unknown that some number does not solve has at most n "
        "solutions."
    ),
    "circle_identity": "The squares of the sine and the cosine of an angle add up to 1.",
    "induction": (
        "A formula with the first values of a sequence and with its rule, which gives each later number "
        "by those before it, is the formula of the sequence."
    ),
    "derivative_rules": "Sums, products, quotients, powers and compositions are derived by the usual rules.",
}


def known(*names: str) -> tuple[str, ...]:
    """Return names of lemmas, once each is seen to stand in the table."""
    for name in names:
        if name not in LEMMAS:
            raise KeyError(name)
    return names
