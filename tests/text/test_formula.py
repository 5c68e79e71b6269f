"""Formulas: what is printed, and that it is read back as what was built, from LaTeX and from text."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seedproof.equivalence import compare
from seedproof.text.formula import (
    INFINITY,
    PI,
    E,
    Matrix,
    Number,
    Symbol,
    Word,
    call,
    collection,
    equation,
    formula,
    interval,
    latex,
    listing,
    plain,
    point,
    polynomial,
    product,
    quotient,
    root,
    total,
    union,
)

X, Y = Symbol("x"), Symbol("y")
HALF = Fraction(1, 2)
SQUARE = Matrix(((formula(1), X), (formula(0), formula(2))))

SAID = [
    (3 * X**2 - X / 2 + 5, r"3 x^{2} - \frac{x}{2} + 5", "3*x**2 - x/2 + 5"),
    (polynomial([1, 0, -3, -HALF], X), r"x^{3} - 3 x - \frac{1}{2}", "x**3 - 3*x - 1/2"),
    (polynomial([0, 0], X), "0", "0"),
    (1 * X + 0, "x", "x"),
    (-1 * X, "-x", "-x"),
    (X - (-3), "x + 3", "x + 3"),
    (X - (Y - 1), "x - y + 1", "x - y + 1"),
    (product(-1, X + 1), r"-\left(x + 1\right)", "-(x + 1)"),
    (X + product(-1, X + 1), r"x - \left(x + 1\right)", "x - (x + 1)"),
    (2 * (X + 1) * (X - 3), r"2 \left(x + 1\right) \left(x - 3\right)", "2*(x + 1)*(x - 3)"),
    ((X + 1) / (X - 1) ** 2, r"\frac{x + 1}{\left(x - 1\right)^{2}}", "(x + 1)/(x - 1)**2"),
    ((2 * X) / (3 * Y), r"\frac{2 x}{3 y}", "2*x/(3*y)"),
    (X / (-2), r"-\frac{x}{2}", "-x/2"),
    ((-X) ** 2, r"\left(-x\right)^{2}", "(-x)**2"),
    (call("sin", 2 * X) ** 2, r"\sin^{2}\left(2 x\right)", "sin(2*x)**2"),
    (call("exp", -X), "e^{-x}", "exp(-x)"),
    (call("log", call("abs", X)), r"\ln\left(\left|x\right|\right)", "log(abs(x))"),
    (root(12), r"2 \sqrt{3}", "2*sqrt(3)"),
    (root(Fraction(9, 4)), r"\frac{3}{2}", "3/2"),
    (3 * 10**X, r"3 \cdot 10^{x}", "3*10**x"),
    (PI / 3, r"\frac{\pi}{3}", "pi/3"),
    (Symbol("C1") * E ** (2 * X), r"C_{1} e^{2 x}", "C1*e**(2*x)"),
    (interval(-INFINITY, 3, "]"), r"\left(-\infty, 3\right]", "(-oo, 3]"),
    (union(interval(0, 1), interval(2, 3)), r"\left(0, 1\right) \cup \left(2, 3\right)", "(0, 1) U (2, 3)"),
    (union(), r"\emptyset", "{}"),
    (collection(1, HALF), r"\left\{1, \frac{1}{2}\right\}", "{1, 1/2}"),
    (point(1, -2), r"\left(1, -2\right)", "(1, -2)"),
    (listing(1, 2), "1, 2", "1, 2"),
    (equation(Y, 2 * X + 1), "y = 2 x + 1", "y = 2*x + 1"),
    (equation(X, 3, ">="), r"x \ge 3", "x >= 3"),
    (SQUARE, r"\begin{pmatrix} 1 & x \\ 0 & 2 \end{pmatrix}", "[[1, x], [0, 2]]"),
    (Word("saddle point"), r"\text{saddle point}", "saddle point"),
]  # fmt: skip


def test_what_is_printed(subtests):
    for built, tex, text in SAID:
        with subtests.test(text=text):
            assert (latex(built), plain(built)) == (tex, text)


def test_nothing_is_divided_by_zero():
    with pytest.raises(ZeroDivisionError):
        quotient(X, 0)


NUMBERS = st.fractions(min_value=-9, max_value=9, max_denominator=6)
FORMULAS = st.recursive(
    NUMBERS.map(lambda value: Number(value)) | st.sampled_from([X, Y]),
    lambda inner: st.one_of(
        st.lists(inner, min_size=2, max_size=3).map(lambda parts: total(*parts)),
        st.lists(inner, min_size=2, max_size=3).map(lambda parts: product(*parts)),
        st.tuples(inner, NUMBERS.filter(bool)).map(lambda pair: pair[0] / pair[1]),
        inner.map(lambda part: part / (X**2 + 1)),
        inner.map(lambda part: part**2),
        inner.map(lambda part: -part),
        inner.map(lambda part: call("sin", part)),
        inner.map(lambda part: call("abs", part)),
    ),
    max_leaves=6,
)


@settings(max_examples=60)
@given(FORMULAS)
def test_latex_and_text_are_read_back_as_one(built):
    """Equal, or too hard to say; never different."""
    options = {"variables": ["x", "y"]}
    verdict = compare(plain(built), latex(built), "expression", options)
    assert verdict.result != "different", (plain(built), latex(built), verdict.reason)
    other = compare(plain(built + 1), latex(built), "expression", options)
    assert other.result != "equal", (plain(built + 1), latex(built))
    if "sin" not in plain(built) and "abs" not in plain(built):
        assert verdict.result == "equal", (plain(built), latex(built), verdict.reason)


def value(text, x, y):
    """A second reader of the plain text: Python's own grammar, of numbers and operations alone."""
    import ast

    def of(node):
        match node:
            case ast.Expression(body):
                return of(body)
            case ast.Constant(number):
                return Fraction(number)
            case ast.Name(name):
                return {"x": x, "y": y}[name]
            case ast.UnaryOp(ast.USub(), inner):
                return -of(inner)
            case ast.BinOp(left, sign, right):
                a, b = of(left), of(right)
                signs = {ast.Add: a.__add__, ast.Sub: a.__sub__, ast.Mult: a.__mul__, ast.Div: a.__truediv__}
                return a ** int(b) if isinstance(sign, ast.Pow) else signs[type(sign)](b)
            case ast.Call(ast.Name("abs"), [inner]):
                return abs(of(inner))
        raise ValueError(ast.dump(node))

    return of(ast.parse(text, mode="eval"))


def worked_out(built, x, y):
    """The value of a formula, from what it was built of."""
    match type(built).__name__:
        case "Number":
            return built.value
        case "Symbol":
            return {"x": x, "y": y}[built.name]
        case "Sum":
            return sum(worked_out(term, x, y) for term in built.terms)
        case "Product":
            found = Fraction(1)
            for factor in built.factors:
                found *= worked_out(factor, x, y)
            return found
        case "Quotient":
            return worked_out(built.above, x, y) / worked_out(built.below, x, y)
        case "Power":
            return worked_out(built.base, x, y) ** int(built.exponent.value)
    return abs(worked_out(built.arguments[0], x, y))


@settings(max_examples=80)
@given(FORMULAS.filter(lambda built: "sin" not in plain(built)), NUMBERS, NUMBERS)
def test_the_plain_text_has_the_value_of_the_formula(built, x, y):
    assert value(plain(built), x, y) == worked_out(built, x, y)
