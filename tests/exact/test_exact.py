"""Exact values and their text: what is written is read back, by every writer and reader pair."""

from fractions import Fraction

import pytest
import sympy
from hypothesis import given
from hypothesis import strategies as st

from seedproof.exact import elimination
from seedproof.exact.certificate import Cases, Curve, affine, parse_certificate, ratio, root_text
from seedproof.exact.number import equation_text, json_text, linear_text, number_text, tuple_text
from seedproof.proving import linear as proving
from seedproof.solving import linear as solving
from seedproof.text import reading
from seedproof.text.reading import Sentences, Unreadable

fractions = st.fractions(max_denominator=40).filter(lambda value: abs(value) < 10**6)
polynomials = st.lists(fractions, min_size=1, max_size=4)
matrices = st.integers(1, 4).flatmap(
    lambda n: st.lists(st.lists(st.integers(-4, 4), min_size=n, max_size=n), min_size=n, max_size=n)
)


@given(polynomials, polynomials.filter(any), fractions)
def test_a_ratio_is_what_it_was_made_of(over, under, h):
    made = ratio(over, under)
    bottom = sum(c * h**k for k, c in enumerate(under))
    expected = sum(c * h**k for k, c in enumerate(over)) / bottom if bottom else None
    assert made.at(h) == expected
    assert parse_certificate(str(Curve((made,)))) == Curve((made,))


@given(st.lists(st.tuples(fractions, fractions), min_size=2, max_size=5), fractions)
def test_a_tuple_of_functions_is_read_back(ends, h):
    curve = affine([low for low, _ in ends], [high for _, high in ends])
    assert parse_certificate(str(curve)) == curve
    assert curve.at(h) == tuple_text([low + h * (high - low) for low, high in ends])


@given(polynomials)
def test_a_root_is_read_back(square):
    curve = Curve((ratio(square),), "sqrt")
    assert parse_certificate(str(curve)) == curve


@given(st.integers(0, 10**6), st.integers(1, 300))
def test_roots_are_canonical(over, under):
    square = Fraction(over, under)
    said = root_text(square)
    assert sympy.sympify(said) ** 2 == sympy.Rational(over, under)
    assert said == root_text(square)
    assert sympy.sympify(said, evaluate=True) == sympy.sqrt(sympy.Rational(over, under))


def test_roots_that_would_take_long_are_refused():
    assert root_text((10**40 + 7) ** 2) == str(10**40 + 7)
    with pytest.raises(ValueError, match="too large"):
        root_text(10**40 + 7)


def test_cases_are_read_back():
    cases = Cases((("x = 0 (mod 5)", "(1, 2)"), ("x = 1 (mod 5)", "(-3, 4)")))
    assert parse_certificate(str(cases)) == cases


NO_CERTIFICATES = [
    "",
    "answer(h) = ",
    "answer(h) = 2h",
    "answer(h) = 2*h ",
    "answer(h) = 02*h",
    "answer(h) = 1*h",
    "answer(h) = h + 2",
    "answer(h) = (h)/(1)",
    "answer(h) = (2*h)/(2 + 2*h)",
    "answer(h) = 3 + 0*h",
    "answer(h) = sqrt(h",
    "a -> b; c",
    "answer(h) = h**99",
    "answer(h) = __import__('os')",
    "answer(h) = (h)/(0)",
    "answer(h) = (h)/(-1 + h)",
]


def test_other_texts_are_no_certificates(subtests):
    for text in NO_CERTIFICATES:
        with subtests.test(text=text), pytest.raises((ValueError, ZeroDivisionError)):
            parse_certificate(text)


@given(st.lists(fractions, min_size=3, max_size=3), fractions)
def test_linear_expressions_are_read_back(coefficients, right):
    names = ("x", "y", "z_1")
    said = linear_text(names, coefficients)
    assert reading.linear(said, names) == coefficients
    assert equation_text(names, coefficients, right) == f"{said} = {number_text(right)}"


NO_LINEAR_EXPRESSIONS = [
    "",
    "x +",
    "2x",
    "y + x",
    "x + x",
    "2*w",
    "4/2*x",
    "1*x",
    "x - 1*y",
    "x - -y",
    "x + -2*y",
    "0*x",
    "+ x",
]


def test_other_texts_are_no_linear_expressions(subtests):
    for text in NO_LINEAR_EXPRESSIONS:
        with subtests.test(text=text), pytest.raises(Unreadable):
            reading.linear(text, ("x", "y"))


@given(fractions)
def test_numbers_are_read_back(value):
    assert reading.rational(number_text(value)) == value


UNREDUCED = ["2/4", "3/1", "0/5", "-2/2"]


def test_unreduced_numbers_are_unreadable(subtests):
    for text in UNREDUCED:
        with subtests.test(text=text), pytest.raises(Unreadable):
            reading.rational(text)


def test_facts_have_one_form():
    facts = {"a": Fraction(1, 2), "b": Fraction(4, 2), "c": [1, -2], "d": {"0,1": Fraction(0)}}
    assert json_text(facts) == '{"a":"1/2","b":2,"c":[1,-2],"d":{"0,1":0}}'
    with pytest.raises(TypeError):
        json_text({"a": object()})


@given(matrices, st.data())
def test_three_solvers_agree(rows, data):
    size = len(rows)
    right = data.draw(st.lists(st.integers(-9, 9), min_size=size, max_size=size))
    assert elimination.determinant(rows) == sympy.Matrix(rows).det()
    found = elimination.solve(rows, right)
    assert proving.only_solution(rows, right) == found
    if found is None:
        with pytest.raises(Unreadable):
            solving.solve_linear(rows, right)
    else:
        assert solving.solve_linear(rows, right) == found


def test_more_equations_than_unknowns():
    assert proving.only_solution([[1, 1], [1, -1], [2, 0]], [3, 1, 4]) == [2, 1]
    assert proving.only_solution([[1, 1], [1, -1], [2, 0]], [3, 1, 5]) is None
    assert proving.only_solution([[1, 1], [2, 2]], [3, 6]) is None
    with pytest.raises(Unreadable):
        solving.solve_linear([[1, 1], [1, -1], [2, 0]], [3, 1, 5])


@given(st.lists(st.lists(st.integers(1, 9), min_size=3, max_size=3), min_size=3, max_size=3))
def test_stationary_distributions_agree(parts):
    chain = [[Fraction(part, sum(row)) for part in row] for row in parts]
    found = proving.stationary(chain)
    assert found == solving.stationary(chain)
    assert sum(found) == 1
    assert [sum(found[i] * chain[i][j] for i in range(3)) for j in range(3)] == found


SENTENCES = Sentences(
    rate=["The rate from {i:nat} to {j:nat} is {r:rat}.", "Going from {i:nat} to {j:nat} has rate {r:rat}."],
    again="{a:int} equals {a:int}.",
    listed="The values are {v:ints}.",
)


@given(st.integers(0, 99), st.integers(0, 99), fractions)
def test_sentences_are_read_to_the_last_character(i, j, r):
    said = f"The rate from {i} to {j} is {r}."
    assert SENTENCES.read(said) == ("rate", {"i": i, "j": j, "r": r})
    for wrong in (
        said + " ",
        " " + said,
        said[:-1],
        said.replace("rate", "Rate"),
        said + "\n",
        said.replace(" ", "  "),
    ):
        with pytest.raises(Unreadable):
            SENTENCES.read(wrong)


def test_a_gap_named_twice_must_agree():
    assert SENTENCES.read("3 equals 3.") == ("again", {"a": 3})
    with pytest.raises(Unreadable):
        SENTENCES.read("3 equals 4.")


def test_a_statement_made_twice_is_an_error():
    with pytest.raises(Unreadable, match="says twice"):
        SENTENCES.read_all(["The rate from 0 to 1 is 2.", "Going from 0 to 1 has rate 2."])
    with pytest.raises(Unreadable, match="says listed 0 times"):
        SENTENCES.read_all([], once=("listed",))
    assert SENTENCES.read("The values are 1, -2, 3.") == ("listed", {"v": [1, -2, 3]})
