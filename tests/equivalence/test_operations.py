"""Operations on numbers and matrices, what has no value, alternatives, and names that a question gives."""

import pytest

import seedproof
from seedproof.equivalence import compare
from tests.equivalence.tables import other_verdicts

MATRIX = r"\begin{pmatrix}1 & 2 \\ 3 & 4\end{pmatrix}"
SQUARE = "[[7, 10], [15, 22]]"

TABLE = (
    ("number", "1/1000", "equal", ("1e-3", "1E-3", "0.1e-2", "1.0e-3")),
    ("number", "120000", "equal", ("1.2e+5", "1.2e5", "1.2E5")),
    ("number", "2*e - 3", "equal", ("2e-3", "2e - 3")),
    ("number", "2*e", "different", ("2e-3", "2e3")),
    ("number", "1/2", "equal", (r"{1 \over 2}", r"1 \over 2")),
    ("number", "1/2", "equal", ("0.5 (or 1/2)", "1/2 or 0.5", "0.5 (that is, 1/2)")),
    ("number", "10", "equal", (r"{5 \choose 2}", r"\dbinom{5}{2}")),
    ("number", "3", "equal", (r"\lfloor 3.7 \rfloor", r"\lceil \sqrt{7} \rceil", "⌊10/3⌋", r"\gcd(9, 12)")),
    ("number", "12", "equal", (r"\max(3, 12)", r"\operatorname{lcm}(4, 6)", "max(3, 12)", r"2\min\{6, 7\}")),
    ("number", "2", "equal", (r"17 \bmod 5", r"\lg 100", "log10(100)", "log(9, 3)", r"\log_3 9", "log2 4")),
    ("number", "-2", "equal", (rf"\det{MATRIX}", r"\begin{vmatrix}1 & 2 \\ 3 & 4\end{vmatrix}")),
    ("number", "3", "different", (r"\max(3, 12)", r"\lceil 3.7 \rceil", r"17 \bmod 5", "5!", "log(9, 3)")),
    ("number", "0", "undecided", ("0/0", r"\frac{0}{0}", r"\frac{0}{1 - 1}", "0*(1/0)", "f(0)", "g'(0)")),
    ("number", "0", "undecided", (r"f^{(3)}(0)", "y'(0)", "0*f(0)", "x(0)")),
    ("number", "5", "undecided", ("5 + 0/0", "5/0", "0^0 + 4", "5 + 0*log(0)", "x/x*5", r"\max(x, 5)")),
    ("expression(x)", "x", "undecided", (r"x + \frac{0}{x - x}", r"x \cdot (x - x)^{0}", "x'", "~x")),
    ("number", "514", "undecided", ("514!", "!514", "≈ 514", "~514", "about 514", "- -514", "514 (mod 5)")),
    ("number", "514", "undecided", (">= 514", "514 + O(1)", "514 (base 8)")),
    ("number", "514", "undecided", ("514_8", "up to (514)", r"\overline{514}")),
    ("number", "120", "equal", ("5!",)),
    ("number", "10", "equal", ("12_8", "12_{8}")),
    ("matrix", SQUARE, "equal", (f"{MATRIX}^2", f"{MATRIX}{MATRIX}")),
    ("matrix", SQUARE, "equal", (rf"{MATRIX} \cdot {MATRIX}", "[7, 10; 15, 22]")),
    ("matrix", SQUARE, "different", (f"{MATRIX}^3", rf"{MATRIX} \times {MATRIX}^T")),
    ("matrix", SQUARE, "undecided", (f"{MATRIX}^n", rf"{MATRIX}\begin{{pmatrix}}1 & 2 & 3\end{{pmatrix}}")),
    ("matrix", "[[-2, 1], [3/2, -1/2]]", "equal", (f"{MATRIX}^{{-1}}",)),
    ("matrix", "[[1, 2], [2, 4]]", "undecided", (r"\begin{pmatrix}1 & 2 \\ 2 & 4\end{pmatrix}^{-1}",)),
    ("matrix", "[[1, 3], [2, 4]]", "equal", (f"({MATRIX})^T", f"{MATRIX}^{{T}}")),
    ("matrix", "[[1, 2], [3, 4]]", "equal", ("[[1, 2], [3, 4]] or [[1, 4/2], [3, 4]]",)),
    ("matrix", "[[1, 2], [3, 4]]", "undecided", ("[[1, 2], [3, 4]] or [[1, 0], [3, 4]]",)),
    ("expression(x)", "x + 7", "equal", ("x + 7 or 7 + x",)),
    ("antiderivative(x)", "x**2/2 + C", "equal", ("x^2/2 + C or C + x^2/2",)),
    ("tuple", "(1, 2)", "equal", ("(1, 2) or (1, 4/2)",)),
    ("tuple", "(1, 2)", "undecided", ("(1, 2) or (2, 1)", "x = 1, x = 2")),
    ("set", "{1, 2}", "equal", ("{1} or {2}", "x = 1 or x = 2", "{1, 2} or {2, 1}", "-2/-2, 2")),
    ("set", "{1, 2}", "undecided", ("{1, 2} or {2}", "{} or {1, 2}")),
    ("set", "{1, 2}", "undecided", ("{1, 2} or 2", "1, 2 or 2", "max {1, 2}")),
    ("set", "{1, 2}", "undecided", ("|{1, 2}|", "max of {1, 2}")),
    ("set", "{1, 2}", "undecided", ("one of {1, 2}", "{1, 2} / 1", "f at x = {1, 2}")),
    ("set", "{-2, 1}", "equal", ("-2,1", "{-2,1}", "x = -2,1")),
    ("unordered", "{-2, 1}", "equal", ("-2,1", "1, -2", r"\lambda_1 = 1, \lambda_2 = -2")),
    ("unordered", "{1000, 2500}", "equal", ("1,000, 2,500", "{2,500, 1,000}")),
    ("interval_union", "[-1, 1]", "undecided", ("(-1, 1) or [-1, 1]", "[-1, 1] or [-1, 1/2]")),
    ("interval_union", "(-oo, 2) U (3, oo)", "equal", ("(-oo, 2) or (3, oo)", "x < 2 or x > 3")),
    ("expression(a, x; a > 0)", "a*x/2", "equal", (r"\frac{ax}{2}",)),
    ("number", "12", "equal", ("12。", "１２", "“12”")),
)  # fmt: skip


def test_what_can_be_worked_out_is_and_all_else_decides_nothing(subtests):
    for answer_type, gold, expected, answers in TABLE:
        with subtests.test(f"{answer_type}, {gold}: {expected}"):
            assert other_verdicts(answer_type, gold, expected, answers) == {}


UNITS = (
    ("1/36", "equal", (r"$\frac{1}{36}\text{ cm/min}$",)),
    ("1/36", "equal", (r"\frac{1}{36}\,\text{cm}/\text{min}", "1/36 cm per minute")),
    ("6.4", "equal", ("6.4 m²", r"6.4\ \mathrm{m}^2", "6.4 square metres", "6.4 units", "6.4 m^2")),
    ("40", "equal", ("$40", r"\$40", "40 dollars", "£40")),
    ("40", "equal", ("40 apples", "40 red apples", "40 min", "40 exactly")),
    ("40", "undecided", ("40 dozen", "40 more", "40 pairs")),
    ("40", "undecided", ("40 factorial", "40 m^7", "40 hundredths", "40 among them")),
    ("5 km", "equal", ("5000 m", "5 kilometres")),
    ("5 km", "different", ("5 m", "500 m")),
    ("5 km", "undecided", ("5 kg", "5 apples")),
    ("15", "different", (r"16 \text{ cm}", "16 apples")),
)  # fmt: skip


def test_a_unit_behind_one_value_decides_nothing(subtests):
    for gold, expected, answers in UNITS:
        for answer in answers:
            with subtests.test(f"{gold}, {answer}"):
                assert seedproof.compare(gold, answer, "number").result == expected
                assert seedproof.compare(answer, gold, "number").result == expected


@pytest.mark.parametrize(
    ("names", "gold", "answer", "expected"),
    [
        (("q", "A"), "(5/2, 1)", "q = 5/2, A = 1", "equal"),
        (("q", "A"), "(5/2, 1)", r"\boxed{A = 1} and $q = \frac52$", "equal"),
        (("q", "A"), "(5/2, 1)", "(A, q) = (1, 5/2)", "equal"),
        (("q", "A"), "(5/2, 1)", "(5/2, 1)", "equal"),
        (("q", "A"), "(5/2, 1)", "q = 1, A = 5/2", "different"),
        (("q", "A"), "(5/2, 1)", "q = 5/2, B = 1", "undecided"),
        ((r"\lambda", "alpha"), "(3, 2)", "α = 2, λ = 3", "equal"),
        (("T", "y(0)"), "(3, 2)", "y(0) = 2, T = 3", "equal"),
        (("mean", "variance"), "(3, 2)", "variance = 2, mean = 3", "equal"),
        ((), "(5/2, 1)", "q = 5/2, A = 1", "undecided"),
    ],
)
def test_the_names_of_a_question_order_a_tuple(names, gold, answer, expected):
    assert compare(gold, answer, "tuple", {"names": names}).result == expected


GOLDEN = (
    ("number", "15,600"), ("number", r"\$115,000"), ("number", "204_5"), ("number", "1e-3"), ("set", "-2,1"),
    ("unordered", "-2,1"), ("interval_union", "(-oo, 2) U (3, oo)"), ("matrix", "[[1, x], [0, 1]]"),
    ("antiderivative(x)", "log(abs(x)) + C"), ("label", "saddle point"),
)  # fmt: skip


@pytest.mark.parametrize(("answer_type", "gold"), GOLDEN)
def test_a_golden_answer_equals_itself(answer_type, gold):
    assert seedproof.compare(gold, gold, answer_type).result == "equal"


BOMBS = (
    f"(({MATRIX}^{{64}})^{{64}})^{{64}}",
    r"\begin{pmatrix}x & y \\ z & w\end{pmatrix}^{64}",
    r"\begin{pmatrix}x & y \\ z & w\end{pmatrix}" * 60,
    r"\lfloor \pi^{\pi^{\pi^{\pi}}} \rfloor",
    " or ".join(f"({2 * n}, {2 * n + 1})" for n in range(200)),
    "1e999^1e999",
    r"{1 \over " * 200 + "2" + "}" * 200,
)


@pytest.mark.parametrize("bomb", BOMBS)
@pytest.mark.parametrize("answer_type", ["number", "matrix", "interval_union", "set"])
def test_work_is_bounded_by_counted_steps(bomb, answer_type):
    gold = {"number": "1", "matrix": SQUARE, "interval_union": "(0, 1)", "set": "{1}"}[answer_type]
    assert compare(gold, bomb, answer_type, {"seconds": 1e6}).result != "equal"
