"""What formulas promise: LaTeX and plain text say the same tree, and what is not known is refused."""

import pytest

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import unknown
from seedproof.certifying.university import latex, plain
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.exponents import linear_parts, prime_powers
from seedproof.certifying.university.expression import Matrix, Name, number
from seedproof.certifying.university.translating import Translation

SAME = (
    (r"\frac{3 x + 2}{x - 5}", "(3*x + 2)/(x - 5)"),
    (r"2 x^{2} \sin\left(2 x\right)", "2*x**2*sin(2*x)"),
    (r"\sqrt{x + 1} e^{-x}", "sqrt(x + 1)*e**(-x)"),
    (r"\ln x + \left|y\right|", "log(x) + abs(y)"),
    (r"5 \cdot 2^{n + 1}", "5*2**(n + 1)"),
    (r"\left(1, -x\right)", "(1, -x)"),
)


def test_latex_and_plain_text_say_the_same(subtests):
    for formula, text in SAME:
        with subtests.test(formula=formula, text=text):
            assert latex.expression(formula) == plain.expression(text)


def test_what_is_not_known_is_refused(subtests):
    for formula in [
        r"\int f",
        r"x^2^3",
        r"\sin^{-1} x",
        r"\sin\left(x\right)^{2}",
        r"\foo x",
        "(x",
        "x = 1 +",
    ]:
        with subtests.test(formula), pytest.raises(Unread):
            latex.formulas(formula)


def test_a_matrix_has_rows():
    read = latex.expression(r"\begin{pmatrix} 1 & x \\ 0 & 2 \end{pmatrix}")
    assert isinstance(read, Matrix)
    assert read == plain.matrix("[[1, x], [0, 2]]")


def test_formulas_in_a_row_are_cut():
    assert len(latex.formulas(r"f(x) = x \quad\text{and}\quad g(x) = 2,", "fg")) == 2


def test_intervals_have_their_ends():
    first, second = plain.region("(-oo, 1] U (2, 3)").pieces
    assert (first.has_low, first.has_high, second.has_low, second.has_high) == (False, True, False, False)


def test_an_interval_that_goes_to_infinity_the_wrong_way_is_refused(subtests):
    for text in ["(1, -oo)", "(oo, 1)", "(oo, -oo)", "[-oo, 1)", "(1, 2) U (3, oo]"]:
        with subtests.test(text), pytest.raises(Unread, match="infinity"):
            plain.region(text)


def test_an_answer_that_is_no_formula_is_refused(subtests):
    for text in ["x +", "f(x=1)", "'x'", "x if y else z"]:
        with subtests.test(text), pytest.raises(Unread):
            plain.expression(text)


def test_a_number_is_no_derivative_of_what_lacks_the_letter():
    assert derivative(plain.expression("y**2"), "x") == number(0)


def test_a_function_without_a_rule_is_refused():
    with pytest.raises(Unread):
        derivative(plain.expression("gamma(x)"), "x")


def test_exponents_are_sums_of_multiples():
    parts = linear_parts(plain.expression("2*n - n/2 + 1"))
    assert parts[Name("n")] == number(3).value / 2


def test_bases_are_products_of_primes():
    assert prime_powers(360) == {2: 3, 3: 2, 5: 1}


def test_a_letter_without_a_meaning_is_unread():
    with pytest.raises(Unread, match="letter y"):
        Translation({"x": unknown("x")}).ratio(plain.expression("x + y"))


def test_the_same_root_is_one_unknown():
    translation = Translation({})
    translation.ratio(plain.expression("sqrt(6) + 2*sqrt(6)"))
    assert len(translation.symbols) == 1
