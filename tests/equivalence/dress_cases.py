r"""Answers as they are written: names, roundings, conditions and brackets around a value; with verdicts."""

from seedproof.equivalence.answer_types import parse_type
from tests.equivalence.cases import Case


def _verdicts(result: str, type_: str, pairs: list[tuple[str, str]]) -> list[Case]:
    kind, options = parse_type(type_)
    return [(gold, answer, kind, options, result) for gold, answer in pairs]


def _same(type_: str, *pairs: tuple[str, str]) -> list[Case]:
    return _verdicts("equal", type_, list(pairs))


def _other(type_: str, *pairs: tuple[str, str]) -> list[Case]:
    return _verdicts("different", type_, list(pairs))


def _open(type_: str, *pairs: tuple[str, str]) -> list[Case]:
    return _verdicts("undecided", type_, list(pairs))


def _all(type_: str, gold: str, *answers: str) -> list[Case]:
    return _same(type_, *((gold, answer) for answer in answers))


UNKNOWN_LETTERS = [
    *_open("number", ("-14", "-14 m"), ("53/2", "53/2 L"), ("3", "tree"), ("3", "4 q"), ("diverges", "div")),
    *_open("expression(x)", ("x**2", "x^2 + C"), ("x**2", "2t"), ("x**2", "x^2 k"), ("x**2", "word")),
    *_open("expression(x, y)", ("x**2*y", "x^2 y + C")),
    *_open("set", ("{1, 2}", "{1, a}"), ("{1, 2}", "{1, 2 m}")),
    *_open("tuple", ("(4, 5)", "(4, 5 m)"), ("(4, 5)", "s(4, 5)")),
    *_open("antiderivative(x)", ("x**2/2 + C", "t^2/2 + C")),
    *_other("antiderivative(x)", ("x**2/2 + C", "x^3/2 + C")),
    *_other("expression(x)", ("x**2", "2x"), ("x**2", "5")),
    *_other("equation_up_to_scale", ("y = 2*x", "x = 3")),
    *_other("tuple", ("(4, 5)", "5i + 4j")),
    *_same("tuple", ("(4, 5)", "P(4,5)"), ("(4, 5)", "at (4, 5)"), ("(4, 5)", "the point (4, 5)")),
    *_same("tuple", ("(4, 5)", "P_1(4, 5)"), ("(4, 5)", "at the point (4, 5)")),
    *_same("set", ("{(1, 2), (3, 4)}", "A(1,2), B(3,4)")),
]

SPELLINGS = [
    *_same("expression(x)", ("tan(x)", "tg x"), ("cot(x)", "ctg x"), ("atan(x)", "arctg x")),
    *_same("expression(x)", ("sinh(x)", "sh x"), ("cosh(x)", r"\operatorname{ch} x"), ("tan(2*x)", "tg 2x")),
    *_same("expression(x)", ("sign(x)", r"\operatorname{sgn}(x)"), ("atan(x)", r"\operatorname{arctan} x")),
    *_same("expression(x)", ("exp(-2*x)", r"\mathrm{e}^{-2x}"), ("exp(-2*x)", r"\exp\left(-2x\right)")),
    *_same(
        "expression(x)",
        ("log(x)", r"\log x"),
        ("log(x)/log(10)", r"\log_{10} x"),
        ("abs(x)", r"\lvert x \rvert"),
    ),
    *_other("expression(x)", ("tan(x)", "ctg x"), ("sinh(x)", "ch x")),
    *_all("number", "1/3", r"0.\overline{3}", r"0.\bar{3}", "0.(3)", "0.333..."),
    *_all("number", "1/6", r"0.1\overline{6}", r"0.1\dot{6}", "0.1666..."),
    *_other("number", ("1/3", r"0.\overline{4}"), ("1/3", r"0.0\overline{3}")),
    *_open("number", ("1/6", "0.1(6)"), ("sqrt(2)", "1.414..."), ("1/7", "0.142857...")),
    *_all("number", "7/2", r"3\frac12", r"3\,\frac{1}{2}", "3 1/2", "3½", r"x = 3 \frac{1}{2}"),
    *_all("number", "-7/2", r"-3\frac{1}{2}", "-3 1/2"),
    *_open("number", ("3/2", r"3\frac12"), ("3/2", "3 1/2")),
    *_other("number", ("5/2", r"3\frac12"), ("9/2", "3½"), ("35/2", "3½")),
    *_open("expression(x)", ("5*x/2", r"2\frac{1}{2}x"), ("x", r"2\frac{1}{2}x")),
    *_all("number", "1234", "1,234", r"1\,234", r"1{,}234"),
    *_all("number", "1234567", "1,234,567"),
    *_all("number", "2469/2", "1,234.5"),
    *_other("number", ("1235", "1,234"), ("3", "3,4"), ("1", "1, 2")),
    *_open("number", ("1/2", "0,5"), ("617/500", "1,234")),
    *_all("set", "{3, 6}", "3,6", "x=3,6"),
    *_all("number", "3000", r"3\times10^3", "3×10³", r"3 \cdot 10^{3}"),
    *_all("number", "2", r"\sqrt[3]{8}", "∛8"),
    *_all("number", "5/8", "⅝", "√25/8"),
]

POWERS_BEHIND_FACTORS = [
    *_all("expression(n; n >= 0, integer)", "n*2**n", "n2^n", r"n2^{n}", r"n\,2^n", r"n \cdot 2^{n}"),
    *_all("expression(n; n >= 0, integer)", "(2-n)*3**n", "(2-n)3^n", r"(2-n)\,3^n", r"2\cdot 3^n - n3^n"),
    *_all("expression(n; n >= 0, integer)", "(-1)**n*4**n", "(-1)^n4^n", "(-1)^n 4^n", "(-4)^n"),
    *_other("expression(n; n >= 0, integer)", ("n*2**n", "n3^n"), ("n*2**n", "2^n"), ("n*2**n", "n2^{n+1}")),
    *_open("expression(n; n >= 0, integer)", ("n*2**n", "(n)2"), ("3*n", "n3"), ("n**2", "n2")),
    *_open("ode_family(x; 1)", ("C*2**x", "C12^x")),
    *_same("ode_family(x; 2)", ("C1 + C2*x", "C1 + C2x"), ("C1 + C2*x", "C_1 + C_2 x")),
]

EXPANSIONS = [
    *_open("expression(x)", ("1+x+x**2/2", "1+x+x^2/2+O(x^3)"), ("1+x+x**2/2", r"1+x+\frac{x^2}{2}+o(x^2)")),
    *_open("expression(x)", ("1+x+x**2/2", r"1+x+\frac{x^2}{2}+\mathcal{O}(x^3)")),
    *_open("expression(x)", ("1+(x-1)**2", "1+(x-1)^2+O((x-1)^3)"), ("1+(x-1)**2", "2-2x+x^2+o((x-1)^2)")),
    *_other("expression(x)", ("1+x+x**2/2", "1+x+x^2+O(x^3)"), ("1+x+x**2/2", "1+x+x^2/2+x^3/6+O(x^4)")),
    *_open("expression(x)", ("1+x+x**2/2", "1+x+O(x^2)"), ("1+x+x**2/2", "1+x+x^2/2+x^3/6+O(x^3)")),
    *_open("expression(x)", ("1+x+x**2/2", "1+x+x^2/2+O(x)"), ("1+x+x**2/2", r"1+x+x^2/2+\cdots")),
]

ROUNDED = [
    *_all("number", "16/3", r"\frac{16}{3} \approx 5.33", "16/3 ≈ 5.333", r"A = \frac{16}{3} \approx 5.33"),
    *_all(
        "number", "16/3", r"\frac{16}{3} (approximately 5.33)", "16/3 (≈ 5.33)", "16/3, or approximately 5.33"
    ),
    *_all(
        "number",
        "16/3",
        "16/3 or about 5.33",
        "16/3 or 5.33",
        "16/3 = 5.333...",
        r"\frac{32}{6} = \frac{16}{3}",
    ),
    *_all("number", "pi/4", "π/4 ≈ 0.785", r"x = \frac{\pi}{4} \approx 0.7854"),
    *_open("number", ("16/3", r"\frac{16}{3} \approx 5.4"), ("16/3", "16/3 = 5"), ("16/3", "16/3 ≈ 5.34")),
    *_open("number", ("16/3", "17/3 = 16/3"), ("16/3", "16/3 = 17/3")),
    *_other("number", ("16/3", r"\frac{17}{3} \approx 5.67"), ("16/3", "5.33"), ("16/3", r"\approx 5.33")),
    *_all("set", "{1+sqrt(2), 1-sqrt(2)}", r"x = 1 + \sqrt2 \approx 2.414, x = 1-\sqrt2 \approx -0.414"),
    *_all(
        "set", "{1+sqrt(2), 1-sqrt(2)}", r"x_{1,2} = 1 \pm \sqrt{2}", r"\{1\pm\sqrt2\} \approx \{1\pm1.41\}"
    ),
    *_all("tuple", "(1/3, 2/3)", r"(1/3, 2/3) \approx (0.33, 0.67)"),
    *_all("interval_union", "(log(2), oo)", r"x > \ln 2 \approx 0.693"),
    *_open("tuple", ("(1/3, 2/3)", r"(1/3, 2/3) \approx (0.33, 0.66)")),
]

BRACKETS = [
    *_all("expression(x)", "(x+1)*(x-2)", "[x+1](x-2)", r"\left[x+1\right]\left(x-2\right)"),
    *_all("expression(x)", "2*(x-3)**2", "2[x - 3]^2", r"2\left[x-3\right]^2 + 0"),
    *_all("interval_union", "(1, 2)", "]1, 2[", "(1;2)", r"\left]1,2\right["),
    *_all("interval_union", "[1, 2)", "[1, 2[", "[1;2[", "[1, 2)"),
    *_all("interval_union", "(-oo,-2) U (3,oo)", r"]-\infty,-2[ \cup ]3,\infty[", "x < -2 ∪ x > 3"),
    *_all("interval_union", "(-oo,-2) U (3,oo)", r"\{x \in \mathbb{R} : x < -2 \text{ or } x > 3\}"),
    *_all("interval_union", "(-oo,1) U (1,2) U (2,oo)", r"\{x \mid x \ne 1, x \ne 2\}"),
    *_all("interval_union", "(-2, 3)", r"x > -2 \text{ and } x < 3", r"\{ x : x > -2 \text{ and } x < 3\}"),
    *_all(
        "interval_union",
        "(-oo,-1] U (0,oo)",
        r"x \leq -1 \;\lor\; x>0",
        r"x \le -1 \quad\text{or}\quad x > 0",
    ),
    *_other("interval_union", ("(1, 2)", "]1, 2]"), ("[1, 2]", "[1, 2["), ("(1, 2)", "]1, 3[")),
    *_other("interval_union", ("(-oo,-2) U (3,oo)", r"\{x : x < -2 \text{ or } x \ge 3\}")),
    *_all("tuple", "(1, 2)", "(1,2)^T", r"[1, 2]^\top", r"\begin{bmatrix}1&2\end{bmatrix}^{T}"),
    *_all("matrix", "[[1,2],[3,4]]", r"\begin{pmatrix}1&3\\2&4\end{pmatrix}^T", "[[1,3],[2,4]]^T"),
    *_other("matrix", ("[[1,2],[3,4]]", r"\begin{pmatrix}1&2\\3&4\end{pmatrix}^T")),
]

CONDITIONS = [
    *_all(
        "expression(n; n >= 0, integer)",
        "2**n",
        r"2^n, n \ge 0",
        r"2^n \text{ for } n \ge 0",
        r"2^n \quad (n \ge 0)",
        "2^n for all n ≥ 0",
        r"a_n = 2^n for n = 0, 1, 2, \dots",
        r"2^n,\quad n = 0,1,2,\ldots",
        r"2^n, n \in \mathbb{N}",
        "2^n for every nonnegative integer n",
        "For all n ≥ 0, a_n = 2^n",
    ),
    *_open("expression(n; n >= 0, integer)", ("2**n", "2^n for n ≥ 3"), ("2**n", "2^n if a = 2")),
    *_other("expression(n; n >= 0, integer)", ("2**n", "3^n, n ≥ 0"), ("2**n", "3^n for n ≥ 3")),
    *_all(
        "expression(x)",
        "(x-3)/(x+3)",
        r"\frac{x-3}{x+3}, x \neq -3",
        r"f^{-1}(x) = \frac{x-3}{x+3} \quad (x \ne -3)",
    ),
    *_all(
        "expression(x)", "(x-3)/(x+3)", r"\frac{x-3}{x+3},\ x\in\mathbb{R}", r"\frac{x-3}{x+3}, x \ne -3, -4"
    ),
    *_open(
        "expression(x)", ("x**2", "x^2 for x > 0, -x^2 for x < 0"), ("x**2", "x^2 for x > 0, x for x < 0")
    ),
    *_open("expression(x)", ("abs(x)", "x, x > 0"), ("x**2", "x^2 whatever x > 0")),
    *_all(
        "expression(x; x > 0)",
        "x**2*log(x)",
        r"x^2\ln x, x > 0",
        r"x^2\ln x \text{ for } x > 0",
        "x^2 ln x (x>0)",
    ),
    *_open("expression(x; x > 0)", ("x**2*log(x)", r"x^2\ln x, x > 1")),
    *_other("expression(x; x > 0)", ("x**2*log(x)", r"x^3\ln x, x > 0")),
    *_all(
        "ode_family(x; 2)",
        "C1*exp(-2*x) + C2*exp(3*x)",
        r"y = C_1 e^{-2x} + C_2 e^{3x}, C_1, C_2 \in \mathbb{R}",
        r"y(x) = C_1 e^{-2x} + C_2 e^{3x}\quad(C_1, C_2\in\mathbb{R})",
        r"y = C_1 e^{-2x} + C_2 e^{3x} where C_1 and C_2 are arbitrary constants",
        r"y = A\exp(-2x) + B\exp\left(3x\right), A, B \text{ constants}",
    ),
    *_all(
        "antiderivative(x)", "x**2/2 + C", r"\frac{x^2}{2} + C \quad (C \in \mathbb{R})", r"x^2/2 + C, x > 0"
    ),
    *_all(
        "integer_families",
        "k*pi/2",
        r"\frac{k\pi}{2},\; k \in \mathbb{Z}",
        r"x = \frac{k\pi}{2} for k = 0, ±1, ±2, \dots",
    ),
    *_open(
        "integer_families",
        ("k*pi/2", r"\frac{k\pi}{2}, k \in \mathbb{N}"),
        ("k*pi/2", r"\frac{k\pi}{2}, k \ge 0"),
    ),
    *_all(
        "span",
        "{(1, -1)}",
        r"t(1,-1)",
        r"t\begin{pmatrix}1\\-1\end{pmatrix}, t \in \mathbb{R}",
        r"c(1,-1), c \neq 0",
    ),
    *_all("set", "{-3}", "x = -3, x < 0", "x = -3 (x ≠ 3)"),
    *_open("set", ("{-3}", "x = -3, x > 0"), ("{-3}", "x = -3, x ≠ -3")),
]

NAMES = [
    *_all(
        "number",
        "6",
        r"\lim_{x \to 0} f(x) = 6",
        r"\lim = 6",
        "lim_{x->0} f(x) = 6",
        r"f^{(3)}(0) = 6",
        "f'''(0)=6",
        r"\int_0^1 f(x)\,dx = 6",
        r"\sum_{n=1}^\infty a_n = 6",
        r"\det A = 6",
        "det(A) = 6",
        "|A| = 6",
        "R = 6",
        "S_n = 6",
        r"a_{0} = 6",
        r"f\left(\frac12\right) = 6",
        "f(-1) = 6",
        r"f_x(1,2) = 6",
        r"\frac{\partial f}{\partial x}(1,2) = 6",
        r"z_{\max} = 6",
        "Area = 6",
        r"\text{slope} = 6",
        "slope: 6",
        "The limit is 6",
        "f(3) is 6",
        "The value of the integral is $6$.",
        "F(3) - F(1) = 10 - 4 = 6",
        "6 = L",
        "$2x = 12$, i.e. $6$",
    ),
    *_all(
        "expression(x)",
        "x**2+1",
        r"(f \circ g)(x) = x^2+1",
        "f(g(x)) = x^2+1",
        "f''(x) = x^2+1",
        r"T_3(x) = x^2+1",
        r"P_3(x) \approx x^2 + 1",
        r"f(x) \approx T_2(x) = x^2+1",
        r"\frac{dy}{dx} = x^2+1",
        r"\frac{d}{dx} f(x) = x^2+1",
        "y' = x^2+1",
        "The function is $f(x) = x^2+1$.",
        "f(x) = (x+1)^2 - 2x = x^2+1",
    ),
    *_all("expression(x, y)", "x**2*y", r"\varphi(x,y) = x^2y", "f(x, y) = x² y"),
    *_other("number", ("6", "Area = 7"), ("6", r"\lim_{x \to 0} f(x) = 7"), ("6", "The limit is 7")),
    *_open(
        "number", ("6", "x = 5 = 6"), ("6", "6 is wrong"), ("6", "not 6"), ("6", "2x = 6"), ("6", "x^2 = 6")
    ),
    *_open("expression(x)", ("x**2+1", "y = x^3 = x^2 + 1"), ("x**2+1", "f(x) = x^2 = x^2 + 1")),
    *_all(
        "equation_up_to_scale",
        "y = 13*x/4 + 27/4",
        r"y = 10 + \frac{13}{4}(x-1) = \frac{13}{4}x + \frac{27}{4}",
    ),
    *_all("tuple", "(1, 1)", "x = y = 1"),
    *_all("tuple", "(5, 0, 4, -3/2)", "(w,x,y,z) = (5,0,4,-3/2)", "x = 0, y = 4, z = -3/2, w = 5"),
]

DRESS_CASES: list[Case] = [
    *UNKNOWN_LETTERS,
    *SPELLINGS,
    *POWERS_BEHIND_FACTORS,
    *EXPANSIONS,
    *ROUNDED,
    *BRACKETS,
    *CONDITIONS,
    *NAMES,
]
