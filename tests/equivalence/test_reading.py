"""Reading answers: text and LaTeX of one tree are read alike, and what is ambiguous is refused in words."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seedproof.equivalence import Unreadable, compare, read
from seedproof.equivalence.reading.tree import Call, Constant, Node, Number, Power, Product, Sum, Symbol

NUMBERS = st.builds(
    lambda above, below: Number(Fraction(above, below)),
    st.integers(0, 20),
    st.sampled_from([1, 1, 1, 2, 3, 7]),
)
LEAVES = st.one_of(
    NUMBERS, st.sampled_from([Symbol("x"), Symbol("y"), Symbol("C_1"), Constant("pi"), Constant("e")])
)
EXPONENTS = st.sampled_from([Number(Fraction(2)), Number(Fraction(3)), Number(Fraction(-1)), Symbol("n")])


def _above(inner: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    several = st.lists(inner, min_size=2, max_size=3).map(tuple)
    return st.one_of(
        several.map(Sum),
        several.map(Product),
        st.builds(Power, inner, EXPONENTS),
        inner.map(lambda node: Power(node, Number(Fraction(1, 2)))),
        st.builds(
            lambda name, node: Call(name, (node,)), st.sampled_from(["sin", "atan", "log", "abs"]), inner
        ),
    )


TREES = st.recursive(LEAVES, _above, max_leaves=6)


def in_text(node: Node) -> str:
    match node:
        case Number(value):
            return f"({value})" if value.denominator > 1 else str(value)
        case Symbol(name):
            return name.replace("_", "")
        case Constant(name):
            return name
        case Sum(terms):
            return "(" + " + ".join(map(in_text, terms)) + ")"
        case Product(factors):
            return "(" + "*".join(map(in_text, factors)) + ")"
        case Power(base, exponent):
            if exponent == Number(Fraction(1, 2)):
                return f"sqrt({in_text(base)})"
            return f"({in_text(base)})^({in_text(exponent)})"
        case Call("abs", (inner,)):
            return f"|{in_text(inner)}|" if "|" not in in_text(inner) else f"abs({in_text(inner)})"
        case Call(name, (inner,)):
            return f"{name}({in_text(inner)})"
    raise AssertionError(node)


def in_latex(node: Node) -> str:
    match node:
        case Number(value):
            return (
                rf"\frac{{{value.numerator}}}{{{value.denominator}}}" if value.denominator > 1 else str(value)
            )
        case Symbol(name):
            return name.replace("_1", "_{1}")
        case Constant(name):
            return r"\pi" if name == "pi" else r"\mathrm{e}"
        case Sum(terms):
            return r"\left(" + "+".join(map(in_latex, terms)) + r"\right)"
        case Product(factors):
            return r"\left(" + r" \cdot ".join(map(in_latex, factors)) + r"\right)"
        case Power(base, exponent):
            if exponent == Number(Fraction(1, 2)):
                return rf"\sqrt{{{in_latex(base)}}}"
            return rf"\left({in_latex(base)}\right)^{{{in_latex(exponent)}}}"
        case Call("abs", (inner,)):
            return (
                rf"\left|{in_latex(inner)}\right|"
                if "|" not in in_latex(inner)
                else f"abs({in_latex(inner)})"
            )
        case Call(name, (inner,)):
            return {"sin": r"\sin", "atan": r"\arctan", "log": r"\ln"}[
                name
            ] + rf"\left({in_latex(inner)}\right)"
    raise AssertionError(node)


@settings(max_examples=50)
@given(TREES)
def test_text_and_latex_of_a_tree_are_read_alike(tree):
    assert read(in_text(tree)) == read(in_latex(tree))


@given(TREES)
def test_a_tree_is_never_different_from_itself(tree):
    assert compare(in_text(tree), in_latex(tree), "expression").result in ("equal", "undecided")


@given(TREES, st.sampled_from(["1", "1/10^30", "x", "pi"]))
def test_a_tree_with_something_added_is_never_equal_to_it(tree, more):
    text = in_text(tree)
    first, second = (
        compare(text, f"{text} + {more}", "expression"),
        compare(f"{text} + {more}", text, "expression"),
    )
    assert first.result != "equal"
    assert first == second


@settings(max_examples=25)
@given(TREES, TREES, TREES)
def test_the_laws_of_arithmetic_are_never_refuted(a, b, c):
    x, y, z = map(in_text, (a, b, c))
    assert compare(f"({x})*({y} + {z})", f"({x})*({y}) + ({z})*({x})", "expression").result != "different"


SPELLINGS = [
    (r"\frac12", "1/2"),
    (r"\frac{1}{2}x", "(1/2)x"),
    (r"\tfrac34\pi", "(3/4)pi"),
    ("2x(x+1)", "2*x*(x+1)"),
    ("sin^2 x", "(sin(x))^2"),
    (r"\sin^{-1}x", "arcsin(x)"),
    (r"\sin 2x \cos 3x", "sin(2x)*cos(3x)"),
    (r"e^{-x^2}", "exp(-x^2)"),
    (r"\sqrt[3]{x}", "x^(1/3)"),
    ("x²", "x^2"),
    ("x⁻¹", "x^(-1)"),
    ("2·x × y", "2*x*y"),
    ("−√2", "-sqrt(2)"),
    ("π/2", "pi/2"),
    ("C₁", "C_1"),
    ("x ** 2", "x^2"),
    (r"\left\{1,2\right\}", "{1, 2}"),
    (r"\left\langle 1,2\right\rangle", "<1, 2>"),
    ("  **3**  ", "3"),
    ("Answer: 3", "3"),
    (r"So it is $\boxed{\frac{3}{4}}$, as claimed.", "3/4"),
    ("2^3^2", "2^(3^2)"),
    ("-x^2", "-(x^2)"),
    ("x ∈ (1, 2]", r"x \in (1, 2]"),
]


def test_two_spellings_are_one_tree(subtests):
    for text, other in SPELLINGS:
        with subtests.test(text=text):
            assert read(text) == read(other)


NO_ANSWERS = [
    "",
    "   ",
    "$$",
    "1/2x",
    "x/2y",
    "x 2",
    "sin x/2",
    "sin2(x+1)",
    r"\sqrt12",
    "three",
    "3 )",
    "(3",
    "((3)",
    "|x",
    r"\frac{1}",
    r"\foo",
    r"\begin{cases}1\end{cases}",
    r"\begin{pmatrix}1&2\\3\end{pmatrix}",
    "3 = ",
    "1..2",
    "x^2^{3}^4",
    r"\int x dx",
    "5!!",
    "<b>3</b>",
    "3\x00",
    r"\def\x{3}\x",
    r"\newcommand{\a}{b}",
    "1.2.3",
    "@",
    "()",
    "x_",
    "^2",
    "9" * 2_000,
]


def test_what_is_ambiguous_or_no_answer_is_refused_in_words(subtests):
    for text in NO_ANSWERS:
        with subtests.test(text=text):
            with pytest.raises(Unreadable) as refusal:
                read(text)
            assert str(refusal.value)
            assert "\n" not in str(refusal.value)
