"""Linear expressions and matrices are read as they stand, or not at all."""

import pytest

from seedproof.certifying.missing_fact.linear import LINEAR, equation, linear, same_names
from seedproof.certifying.missing_fact.matrices import determinant, place, stated_entry
from seedproof.certifying.patterns import Patterns
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import integer, term, unknown

A, B = integer("a"), integer("b")


def test_summands_keep_their_signs(subtests):
    for text, summands in [
        ("525", ((525, ""),)),
        ("-a", ((-1, "a"),)),
        ("3*a - b + 525", ((3, "a"), (-1, "b"), (525, ""))),
        ("-2*a(n+1) + a(n)", ((-2, "a(n+1)"), (1, "a(n)"))),
    ]:
        with subtests.test(text):
            assert linear(text).summands == summands


def test_what_is_not_linear_is_unread(subtests):
    for text in ["", "a b", "a*b", "a*3", "3 * a", "a^2", "a/2", "2*(a + b)", "a - -b", "1.5*a"]:
        with subtests.test(text), pytest.raises(Unread):
            linear(text)


def test_an_equation_has_two_sides():
    assert equation("3*a = b - 5").of({"a": A, "b": B}).text == "(= (* 3 a) (+ b (- 5)))"
    for text in ("a + b", "a = b = 3", "a + b > 3"):
        with pytest.raises(Unread):
            equation(text)


def test_a_value_is_no_equation():
    patterns = Patterns({"equation": ["{e:equation}."], "value": ["{n:name} = {v:integer}."]}, LINEAR)
    kinds = {"c = -75.": "value", "a + c = 5.": "equation", "a = b + 5.": "equation"}
    assert {sentence: patterns.read(sentence).kind for sentence in kinds} == kinds


def test_an_unknown_that_nobody_introduced_is_unread():
    assert linear("3*a - 5").at({"a": 4}) == 7
    with pytest.raises(Unread, match="nobody says what b is"):
        linear("a + b").of({"a": A})


def test_names_must_be_given_alike():
    assert same_names(["a", "b"], ["a", "b"]) == ["a", "b"]
    for names in (["b", "a"], ["a"], ["a", "a"]):
        with pytest.raises(Unread):
            same_names(names, ["a", "b"])


def said(sentence):
    words = "Row {row:integer} has {column:integer} at "
    entry = "M[[{i:integer}][[{j:integer}] = {value:integer}."
    return Patterns({"entry": [entry, words + entry]}).read(sentence)


def test_an_entry_stands_in_one_place_of_its_matrix():
    matrix = [[integer("a"), integer("b"), integer("c")]]
    assert stated_entry(matrix, said("M[0][2] = 7.")).text == "(= c 7)"
    assert place(said("Row 0 has 1 at M[0][1] = 7."), matrix) == (0, 1)
    for wrong in ("M[1][0] = 7.", "M[0][3] = 7.", "M[-1][0] = 7.", "Row 0 has 2 at M[0][1] = 7."):
        with pytest.raises(Unread):
            place(said(wrong), matrix)


def test_a_determinant_keeps_the_sort_of_its_entries():
    rho, one = unknown("rho"), term(1)
    assert determinant([[one, rho], [rho, one]]).text == "(+ 1.0 (* (* (- 1.0) rho) rho))"
    assert determinant([[A, B], [B, A]]).text == "(+ (* a a) (* (* (- 1) b) b))"
