"""Rewrites that keep a value are accepted, and rewrites that change it are not, whatever stands around it."""

from fractions import Fraction
from typing import Any, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from seedproof.equivalence import compare
from seedproof.equivalence.reading.tree import Node, Number, Product, Sum
from tests.equivalence.dress_cases import DRESS_CASES
from tests.equivalence.tables import by_kind, is_judged_right
from tests.equivalence.test_reading import TREES, in_latex, in_text


def test_an_answer_in_its_dress_gets_the_right_verdict(subtests):
    for kind, cases in by_kind(DRESS_CASES).items():
        with subtests.test(kind):
            assert [case for case in cases if not is_judged_right(case)] == []


class Answer(NamedTuple):
    """A golden answer, the same in LaTeX, one that is wrong, and how the type is named and conditioned."""

    kind: str
    options: dict[str, Any]
    gold: str
    latex: str
    wrong: str
    names: tuple[str, ...]
    conditions: tuple[str, ...]


RATIONALS = st.fractions(min_value=-60, max_value=60, max_denominator=12)
DISTINCT = st.lists(RATIONALS, min_size=2, max_size=4, unique=True)


def _fraction(value: Fraction) -> str:
    sign = "-" if value < 0 else ""
    if value.denominator == 1:
        return str(value)
    return rf"{sign}\frac{{{abs(value.numerator)}}}{{{value.denominator}}}"


@st.composite
def numbers(draw: st.DrawFn) -> Answer:
    value, other = draw(DISTINCT.map(lambda values: values[:2]))
    names = ("x = ", "f(2) = ", r"\lim_{x \to 0} f(x) = ", r"\int_0^1 f(x)\,dx = ", "f''(0) = ", "Area = ")
    return Answer("number", {}, str(value), _fraction(value), _fraction(other), names, ("",))


@st.composite
def sets(draw: st.DrawFn) -> Answer:
    values = draw(DISTINCT)
    order = draw(st.permutations(values))
    listed = ", ".join(map(_fraction, order))
    latex = draw(
        st.sampled_from([rf"\{{{listed}\}}", rf"\left\{{{listed}\right\}}", listed.replace(", ", r",\ ")])
    )
    wrong = ", ".join(map(_fraction, order[1:]))
    gold = "{" + ", ".join(map(str, values)) + "}"
    return Answer("set", {}, gold, latex, rf"\{{{wrong}\}}", ("", "x = ", r"x \in "), ("",))


@st.composite
def tuples(draw: st.DrawFn) -> Answer:
    values = draw(DISTINCT)
    swapped = [values[1], values[0], *values[2:]]
    opening, closing = draw(st.sampled_from(["()", ("\\left(", "\\right)"), "[]", ("\\langle ", "\\rangle")]))
    latex = opening + ", ".join(map(_fraction, values)) + closing
    wrong = "(" + ", ".join(map(_fraction, swapped)) + ")"
    gold = "(" + ", ".join(map(str, values)) + ")"
    return Answer("tuple", {}, gold, latex, wrong, ("", "v = ", "the point "), ("",))


@st.composite
def intervals(draw: st.DrawFn) -> Answer:
    low, high = sorted(draw(DISTINCT)[:2])
    closed_low, closed_high = draw(st.tuples(st.booleans(), st.booleans()))
    gold = f"{'[' if closed_low else '('}{low}, {high}{']' if closed_high else ')'}"
    below = r"\le" if closed_low else "<"
    above = r"\le" if closed_high else "<"
    brackets = ("[" if closed_low else "]", "]" if closed_high else "[")
    first, last = _fraction(low), _fraction(high)
    latex = draw(
        st.sampled_from(
            [
                rf"{first} {below} x {above} {last}",
                rf"\{{x \in \mathbb{{R}} : {first} {below} x {above} {last}\}}",
                rf"\{{x \mid x {'>=' if closed_low else '>'} {first} \text{{ and }} x {above} {last}\}}",
                rf"{brackets[0]}{first}; {last}{brackets[1]}",
            ]
        )
    )
    changed = ("(" if closed_low else "[") + f"{first}, {last}" + ("]" if closed_high else ")")
    return Answer("interval_union", {}, gold, latex, changed, ("",), ("",))


@st.composite
def polynomials(draw: st.DrawFn) -> Answer:
    coefficients = draw(st.lists(st.integers(-9, 9), min_size=2, max_size=4).filter(lambda found: found[-1]))
    terms = [f"({value})*x**{power}" for power, value in enumerate(coefficients)]
    shown = [rf"\left({value}\right) x^{{{power}}}" for power, value in enumerate(coefficients)]
    latex = " + ".join(draw(st.permutations(shown)))
    wrong = " + ".join(shown[:-1])
    names = ("f(x) = ", "T_3(x) = ", r"\frac{dy}{dx} = ", "f'(x) = ", r"(f \circ g)(x) = ", r"P(x) \approx ")
    conditions = (
        "",
        r", \quad x \in \mathbb{R}",
        r" \text{ for all } x",
        r", x \ne 2",
        r" \quad (x \neq -1)",
    )
    options = {"variables": ["x"]}
    return Answer("expression", options, " + ".join(terms), latex, wrong, names, conditions)


@st.composite
def sequences(draw: st.DrawFn) -> Answer:
    base = draw(st.integers(2, 9))
    slope, start = draw(st.tuples(st.integers(1, 9), st.integers(-9, 9)))
    options = {"variables": ["n"], "domain": {"n": "n >= 0, integer"}}
    gold = f"{base}**n*({slope}*n + {start})"
    latex = rf"({slope}n + {start}){base}^n"
    wrong = rf"({slope}n + {start}){base + 1}^n"
    names = ("a_n = ", "a(n) = ", "")
    conditions = ("", r", n \ge 0", r" \text{ for } n \ge 0", r",\ n = 0, 1, 2, \dots", r", n \in \mathbb{N}")
    return Answer("expression", options, gold, latex, wrong, names, conditions)


ANSWERS = st.one_of(numbers(), sets(), tuples(), intervals(), polynomials(), sequences())
DRESSES = st.sampled_from(
    [
        "{}",
        "${}$",
        r"\({}\)",
        r"$\boxed{{{}}}$",
        "**{}**",
        "The answer is ${}$.",
        r"\displaystyle {}",
        r"$$\,{}\,$$",
        "  {} .",
        "Answer: {}",
    ]
)
ROUNDED = st.sampled_from([r" \approx {}", " ≈ {}", r"\; (\approx {})", ", or approximately {}"])


@settings(max_examples=100)
@given(ANSWERS, DRESSES, st.data())
def test_a_right_answer_is_accepted_in_every_dress(answer, dress, data):
    name = data.draw(st.sampled_from(answer.names))
    condition = data.draw(st.sampled_from(answer.conditions))
    text = dress.format(name + answer.latex + condition)
    verdict = compare(answer.gold, text, answer.kind, answer.options)
    assert verdict.result == "equal", (text, verdict.reason)


@settings(max_examples=100)
@given(ANSWERS, DRESSES, st.data())
def test_a_wrong_answer_is_refuted_in_every_dress(answer, dress, data):
    name = data.draw(st.sampled_from(answer.names))
    condition = data.draw(st.sampled_from(answer.conditions))
    text = dress.format(name + answer.wrong + condition)
    verdict = compare(answer.gold, text, answer.kind, answer.options)
    assert verdict.result == "different", (text, verdict.reason)


@settings(max_examples=60)
@given(RATIONALS.filter(lambda value: value.denominator > 1), st.integers(1, 6), ROUNDED)
def test_a_right_rounding_beside_a_value_is_dress_and_a_wrong_one_is_not(value, digits, rounded):
    right = f"{float(round(value, digits)):.{digits}f}"
    wrong = f"{float(round(value + 3, digits)):.{digits}f}"
    assert compare(str(value), _fraction(value) + rounded.format(right), "number").result == "equal"
    assert compare(str(value), _fraction(value) + rounded.format(wrong), "number").result == "undecided"


@settings(max_examples=60)
@given(RATIONALS, st.sampled_from(["m", "L", "q", "C", "cm k"]))
def test_an_unknown_letter_decides_nothing(value, letter):
    assert compare(str(value), f"{value + 1} {letter}", "number").result == "undecided"
    assert compare(str(value), f"{value} {letter}", "number").result != "different"


def commuted(tree: Node) -> Node:
    match tree:
        case Sum(terms):
            return Sum(tuple(map(commuted, reversed(terms))))
        case Product(factors):
            return Product(tuple(map(commuted, reversed(factors))))
    return tree


def expanded(tree: Node) -> Node:
    match tree:
        case Product((Sum(terms), *factors)):
            return Sum(tuple(Product((term, *factors)) for term in terms))
        case Sum(terms):
            return Sum(tuple(map(expanded, terms)))
    return tree


@settings(max_examples=60)
@given(TREES, st.sampled_from([commuted, expanded]), st.sampled_from(["", "f(x) = ", "y = "]))
def test_the_laws_of_sums_and_products_are_never_refuted(tree, rewrite, name):
    options = {"variables": ["x", "y", "n", "C_1"]}
    verdict = compare(in_text(tree), name + in_latex(rewrite(tree)), "expression", options)
    assert verdict.result != "different", verdict.reason


@settings(max_examples=60)
@given(
    TREES,
    st.sampled_from(["", "f(x) = ", "y = "]),
    st.sampled_from([Fraction(1), Fraction(-3), Fraction(1, 7)]),
)
def test_a_term_more_is_never_accepted(tree, name, more):
    options = {"variables": ["x", "y", "n", "C_1"]}
    changed = Sum((tree, Number(more)))
    assert compare(in_text(tree), name + in_latex(changed), "expression", options).result != "equal"
