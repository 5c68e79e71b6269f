"""Terms mean what Python's own arithmetic means, and say so in the standard's letters."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seedproof.certifying.terms import (
    Term,
    absolute,
    as_count,
    ascending,
    between,
    chosen,
    different,
    equal,
    every,
    integer,
    less,
    literal,
    negated,
    one_of,
    product,
    quotient,
    real,
    remainder,
    some,
    total,
    unknown,
)

X, Y, N = unknown("x"), unknown("y"), integer("n")


def test_a_term_is_written_as_the_standard_has_it(subtests):
    for term, text in [
        (literal(5), "5.0"),
        (literal(-5, "Int"), "(- 5)"),
        (literal(Fraction(-2, 3)), "(- (/ 2.0 3.0))"),
        (X + 1, "(+ x 1.0)"),
        (N + 1, "(+ n 1)"),
        (N + Fraction(1, 2), "(+ (to_real n) (/ 1.0 2.0))"),
        (X / 4, "(* x (/ 1.0 4.0))"),
        (-N, "(* n (- 1))"),
        (total([X, 0, Y]), "(+ x y)"),
        (product([]), "1"),
        (equal(N, X), "(= (to_real n) x)"),
        (different(N, 2), "(not (= n 2))"),
        (between(0, X, 1), "(and (< 0.0 x) (< x 1.0))"),
        (ascending([N, N + 1]), "(< n (+ n 1))"),
        (one_of(N, [1, 2]), "(or (= n 1) (= n 2))"),
        (every([]), "true"),
        (some([]), "false"),
        (as_count(less(X, Y)), "(ite (< x y) 1 0)"),
        (absolute(N), "(ite (< n 0) (* n (- 1)) n)"),
        (chosen(less(X, 1), 0, Fraction(1, 2)), "(ite (< x 1.0) 0.0 (/ 1.0 2.0))"),
        (quotient(N, 7), "(div n 7)"),
        (remainder(N, 7), "(mod n 7)"),
        (negated(less(X, Y)), "(not (< x y))"),
    ]:
        with subtests.test(text):
            assert term.text == text


def test_only_a_product_without_a_literal_is_nonlinear():
    assert not (2 * X + Y).nonlinear
    assert ((literal(2) + 3) * X).nonlinear
    assert ((literal(2) - 1) * X).text == "(* (- 2.0 1.0) x)"
    assert equal(X * Y, 1).nonlinear
    assert negated(every([equal((X + 1) ** 2, 1)])).nonlinear


def test_what_the_standard_leaves_open_is_refused():
    with pytest.raises(ValueError, match="1/2 is no integer"):
        literal(Fraction(1, 2), "Int")
    for divisor in (0, -3, N):
        with pytest.raises(ValueError, match="needs a positive literal"):
            remainder(N, divisor)


def test_the_engines_do_the_arithmetic():
    assert (literal(36, "Int") * 2 + 1).text == "(+ (* 36 2) 1)"


fractions = st.fractions(min_value=-50, max_value=50, max_denominator=20)


@given(fractions, fractions)
def test_numbers_keep_their_value(left, right):
    a, b = literal(left), literal(right)
    assert (a + b).number == left + right
    assert (a - b).number == left - right
    assert (a * b).number == left * right
    assert real(a) is a
    assert isinstance(a + b, Term)
