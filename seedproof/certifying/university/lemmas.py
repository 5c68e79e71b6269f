"""Textbook lemmas that scripts of this room assume, by the names that they have in `axioms`."""

from collections.abc import Mapping

LEMMAS: Mapping[str, str] = {
    "laws_of_powers": "A power of a positive base splits along sums of exponents and products of bases.",
    "constants_as_unknowns": "What holds for every number in the place of pi, e or a logarithm holds for it.",
    "singular_matrix": "A square matrix takes a vector other than 0 to 0 exactly if its determinant is 0.",
    "dependent_minors": "Vectors are linearly dependent exactly if all their minors of full size are 0.",
    "real_diagonal_form": "A matrix has a basis of eigenvectors exactly if the product of A - k I over its "
    "different real eigenvalues k is 0.",
    "nearest_point": "The point of a space nearest to b is the one p with b - p orthogonal to the space.",
    "rational_roots": "A rational zero of an integer polynomial is a divisor of the lowest coefficient "
    "over one of the highest.",
    "equal_coefficients": "Polynomials or power series that are equal near 0 have equal coefficients.",
    "greatest_divisor": "A monic common divisor that is a combination of both is the greatest.",
    "symmetric_matrix": "The symmetric matrix of a quadratic form is half of its second derivatives.",
    "leading_minors": "A symmetric matrix is positive definite exactly if its leading minors are positive.",
    "extremes_on_a_sphere": "A quadratic form takes its extreme values on a sphere around 0 at eigenvectors, "
    "and there it is the eigenvalue times the square of the radius.",
    "characteristic_polynomial": "The eigenvalues with their multiplicities are the zeros of det(A - t I).",
    "companion_matrix": "Zeros of a polynomial are the eigenvalues of its companion matrix C: power sums "
    "are traces of powers of C, and the values N/D at the zeros are the zeros of det(x D(C) - N(C)).",
    "number_of_zeros": "An equation of degree n that some number does not solve has at most n solutions.",
    "circle_identity": "The squares of the sine and the cosine of an angle add up to 1.",
    "induction": "A formula with the first values and the rule of a sequence is the formula of the sequence.",
    "derivative_rules": "Sums, products, quotients, powers and compositions are derived by the usual rules.",
}


def known(*names: str) -> tuple[str, ...]:
    """Return names of lemmas, once each is seen to stand in the table."""
    for name in names:
        if name not in LEMMAS:
            raise KeyError(name)
    return names
