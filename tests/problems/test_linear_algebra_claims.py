"""What a step of linear algebra states is decided from its sentence alone, rightly and wrongly."""

from seedproof.problems.claims import decided
from seedproof.problems.rules import RULES
from seedproof.problems.writing import fill

A = r"\begin{pmatrix} 2 & 1 \\ 1 & 2 \end{pmatrix}"
INVERSE = r"\frac{1}{3} \begin{pmatrix} 2 & -1 \\ -1 & 2 \end{pmatrix}"
SINGULAR = r"\begin{pmatrix} 1 & 2 & 3 \\ 2 & 4 & 6 \end{pmatrix}"
WITH_LETTER = r"\begin{pmatrix} a & 1 \\ 1 & a \end{pmatrix}"
POWER = rf"{A}^{{n}}"
CLOSED = (
    r"\begin{pmatrix} \frac{3^{n} + 1}{2} & \frac{3^{n} - 1}{2} \\ "
    r"\frac{3^{n} - 1}{2} & \frac{3^{n} + 1}{2} \end{pmatrix}"
)
SIDES = r"\left(3, 3\right)"
FORM = {"form": "x^2 + 4 x y + 3 y^2", "letters": r"\left(x, y\right)"}
PLANE = {
    "vector": r"\left(1, 2, 3\right)",
    "spanning": r"\left\{\left(1, 0, 0\right), \left(1, 1, 0\right)\right\}",
}
WITH_DIAGONAL = {"matrix": WITH_LETTER, "letter": "a"}
CIRCLE = {
    "extremum": r"\max",
    "form": "2 x^2 + 2 x y + 2 y^2",
    "letters": r"\left(x, y\right)",
    "square": "2",
    "value": "6",
}
POINTS = r"\left\{\left(1, 1\right), \left(-1, -1\right)\right\}"
HALVES = {"letter": "n", "inequality": r"100 \cdot \left(\frac{1}{2}\right)^{n} < 10"}
OPERATOR = {"second": "x^2 + 1", "first": "-x", "zeroth": "0"}
MONOMIALS = r"\left(1, x, x^2\right)"
SHEAR = r"\begin{pmatrix} 1 & 1 \\ 0 & 1 \end{pmatrix}"
TWO = {"matrix": r"\begin{pmatrix} 2 & 0 & 0 \\ 0 & 2 & 0 \\ 0 & 0 & 1 \end{pmatrix}", "letter": "t"}
ENTRY = {"matrix": r"\begin{pmatrix} a & 2 \\ 1 & a \end{pmatrix}", "row": "1", "column": "2"}

TRUE = [
    ("inverse_entry", {**ENTRY, "entry": r"-\frac{2}{a^2 - 2}"}),
    ("minimal_polynomial", {**TWO, "polynomial": "t^2 - 3 t + 2"}),
    ("diagonalizable", {"matrix": A, "count": "2", "answer": r"\text{yes}"}),
    ("diagonalizable", {"matrix": SHEAR, "count": "1", "answer": r"\text{no}"}),
    ("operator_image", {**OPERATOR, "polynomial": "x^2 + x", "image": "2 - x"}),
    (
        "operator_matrix",
        {
            **OPERATOR,
            "basis": MONOMIALS,
            "matrix": r"\begin{pmatrix} 0 & 0 & 2 \\ 0 & -1 & 0 \\ 0 & 0 & 0 \end{pmatrix}",
        },
    ),
    ("first_index", {**HALVES, "value": "4"}),
    ("positive_definite", {**WITH_DIAGONAL, "solution": r"\left(1, \infty\right)"}),
    ("extremum_on_sphere", {**CIRCLE, "points": POINTS}),
    ("matrix_identity", {"left": rf"{A} {A}", "right": r"\begin{pmatrix} 5 & 4 \\ 4 & 5 \end{pmatrix}"}),
    (
        "matrix_identity",
        {
            "left": rf"{A} - 2 {A}^{{-1}}",
            "right": r"\frac{1}{3} \begin{pmatrix} 2 & 5 \\ 5 & 2 \end{pmatrix}",
        },
    ),
    ("matrix_identity", {"left": POWER, "right": CLOSED}),
    (
        "matrix_inverse",
        {
            "matrix": A,
            "inverse": INVERSE,
        },
    ),
    ("determinant", {"matrix": WITH_LETTER, "value": "a^2 - 1"}),
    ("rank", {"matrix": SINGULAR, "rank": "1"}),
    ("row_echelon", {"matrix": SINGULAR, "echelon": r"\begin{pmatrix} 1 & 2 & 3 \\ 0 & 0 & 0 \end{pmatrix}"}),
    ("kernel", {"matrix": SINGULAR, "basis": r"\left\{\left(-2, 1, 0\right), \left(-3, 0, 1\right)\right\}"}),
    ("image", {"matrix": SINGULAR, "basis": r"\left\{\left(1, 2\right)\right\}"}),
    ("linear_system_solution", {"matrix": A, "right": SIDES, "solution": r"\left(1, 1\right)"}),
    ("unsolvable", {"matrix": SINGULAR, "right": r"\left(1, 1\right)"}),
    (
        "characteristic_polynomial",
        {"matrix": A, "letter": r"\lambda", "polynomial": r"\lambda^{2} - 4 \lambda + 3"},
    ),
    ("eigenvalues", {"matrix": A, "eigenvalues": r"\left\{1, 3\right\}"}),
    ("eigenspace", {"matrix": A, "eigenvalue": "3", "basis": r"\left\{\left(1, 1\right)\right\}"}),
    ("vector_identity", {"left": r"\left(1, 2\right) - 3 \left(0, 1\right)", "right": r"\left(1, -1\right)"}),
    ("orthogonal_projection", {**PLANE, "projection": r"\left(1, 2, 0\right)"}),
    ("symmetric_matrix", {**FORM, "matrix": r"\begin{pmatrix} 1 & 2 \\ 2 & 3 \end{pmatrix}"}),
]
FALSE = [
    ("inverse_entry", {**ENTRY, "entry": r"-\frac{1}{a^2 - 2}"}),
    ("minimal_polynomial", {**TWO, "polynomial": "(t - 2)^2 (t - 1)"}),
    ("minimal_polynomial", {**TWO, "polynomial": "t - 2"}),
    ("diagonalizable", {"matrix": SHEAR, "count": "2", "answer": r"\text{yes}"}),
    ("diagonalizable", {"matrix": SHEAR, "count": "1", "answer": r"\text{yes}"}),
    ("operator_image", {**OPERATOR, "polynomial": "x^2 + x", "image": "2 + x"}),
    (
        "operator_matrix",
        {
            **OPERATOR,
            "basis": MONOMIALS,
            "matrix": r"\begin{pmatrix} 0 & 0 & 0 \\ 0 & -1 & 0 \\ 2 & 0 & 0 \end{pmatrix}",
        },
    ),
    ("first_index", {**HALVES, "value": "3"}),
    ("first_index", {**HALVES, "value": "5"}),
    ("positive_definite", {**WITH_DIAGONAL, "solution": r"\left[1, \infty\right)"}),
    ("extremum_on_sphere", {**CIRCLE, "points": r"\left\{\left(1, 1\right)\right\}"}),
    ("extremum_on_sphere", {**CIRCLE, "points": POINTS, "extremum": r"\min"}),
    ("extremum_on_sphere", {**CIRCLE, "points": POINTS, "value": "3"}),
    ("matrix_identity", {"left": rf"{A} {A}", "right": r"\begin{pmatrix} 5 & 4 \\ 4 & 4 \end{pmatrix}"}),
    ("matrix_identity", {"left": POWER, "right": A}),
    ("matrix_inverse", {"matrix": A, "inverse": r"\begin{pmatrix} 2 & -1 \\ -1 & 2 \end{pmatrix}"}),
    ("determinant", {"matrix": WITH_LETTER, "value": "a^2 + 1"}),
    ("rank", {"matrix": SINGULAR, "rank": "2"}),
    ("row_echelon", {"matrix": SINGULAR, "echelon": r"\begin{pmatrix} 1 & 2 & 4 \\ 0 & 0 & 0 \end{pmatrix}"}),
    ("kernel", {"matrix": SINGULAR, "basis": r"\left\{\left(-2, 1, 0\right)\right\}"}),
    ("image", {"matrix": SINGULAR, "basis": r"\left\{\left(1, 3\right)\right\}"}),
    ("linear_system_solution", {"matrix": A, "right": SIDES, "solution": r"\left(1, 2\right)"}),
    ("unsolvable", {"matrix": SINGULAR, "right": r"\left(1, 2\right)"}),
    (
        "characteristic_polynomial",
        {"matrix": A, "letter": r"\lambda", "polynomial": r"\lambda^{2} + 4 \lambda + 3"},
    ),
    ("eigenvalues", {"matrix": A, "eigenvalues": r"\left\{1\right\}"}),
    ("eigenvalues", {"matrix": A, "eigenvalues": r"\left\{1, 4\right\}"}),
    ("eigenspace", {"matrix": A, "eigenvalue": "3", "basis": r"\left\{\left(1, -1\right)\right\}"}),
    ("vector_identity", {"left": r"\left(1, 2\right) - 3 \left(0, 1\right)", "right": r"\left(1, 5\right)"}),
    ("orthogonal_projection", {**PLANE, "projection": r"\left(1, 1, 0\right)"}),
    ("symmetric_matrix", {**FORM, "matrix": r"\begin{pmatrix} 1 & 4 \\ 4 & 3 \end{pmatrix}"}),
]


def verdicts(rule, gaps):
    return {decided(rule, fill(wording, **gaps)) for wording in RULES[rule].wordings}


def test_what_is_true_of_matrices_is_found_true(subtests):
    for rule, gaps in TRUE:
        with subtests.test(rule=rule, gaps=gaps):
            assert verdicts(rule, gaps) == {"true"}


def test_what_is_false_of_matrices_is_found_false(subtests):
    for rule, gaps in FALSE:
        with subtests.test(rule=rule, gaps=gaps):
            assert verdicts(rule, gaps) == {"false"}
