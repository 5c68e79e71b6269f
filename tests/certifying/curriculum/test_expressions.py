"""Expressions are read as they are written, with the rules of school."""

from fractions import Fraction

import pytest

from seedproof.certifying.curriculum.expressions import Sheet, equation, expression
from seedproof.certifying.script import Unread


def test_an_expression_keeps_its_numbers(subtests):
    for text, term in [
        ("2 + 3 × 4", "(+ 2.0 (* 3.0 4.0))"),
        ("2 - 3 - 4", "(- (- 2.0 3.0) 4.0)"),
        ("[(37 - 3) - {1 + 2}] · 3", "(* (- (- 37.0 3.0) (+ 1.0 2.0)) 3.0)"),
        ("-2/5 + (-9/16)", "(+ (- (/ 2.0 5.0)) (- (/ 9.0 16.0)))"),
        ("2 1/10", "(/ 21.0 10.0)"),
        ("1,204", "1204.0"),
        ("9 × 2^3", "(* 9.0 (* 2.0 2.0 2.0))"),
        ("7² - 5", "(- (* 7.0 7.0) 5.0)"),
        ("3(5w + 4) - 13w", "(- (* 3.0 (+ (* 5.0 w) 4.0)) (* 13.0 w))"),
        ("(1/3)f", "(* (/ 1.0 3.0) f)"),
        ("-3^2", "(- (* 3.0 3.0))"),
    ]:
        with subtests.test(text):
            assert expression(text, Sheet()).text == term


def test_a_quotient_is_what_times_the_divisor_is_the_dividend():
    sheet = Sheet()
    assert expression("36 ÷ s ÷ 2", sheet).text == "quotient_2"
    assert [claim.text for claim in sheet.take()] == [
        "(not (= s 0.0))",
        "(= (* quotient_1 s) 36.0)",
        "(not (= 2.0 0.0))",
        "(= (* quotient_2 2.0) quotient_1)",
    ]
    assert [symbol.text for symbol in sheet.symbols] == ["s", "quotient_1", "quotient_2"]
    assert sheet.take() == ()


def test_what_is_no_expression_is_unread(subtests):
    for text in [
        "",
        "2 +",
        "(2",
        "2)",
        "(2]",
        "2 3",
        "2 x",
        "2^x",
        "2^0.5",
        "xy z",
        "two",
        "2 % 3",
        "(2)3",
        "1,23",
    ]:
        with subtests.test(text), pytest.raises(Unread):
            expression(text, Sheet())


def test_an_equation_has_two_sides():
    sheet = Sheet()
    assert equation("___ - 14 = 3", sheet).text == "(= (- blank 14.0) 3.0)"
    for text in ("3 + 4", "3 = 4 = 5", "= 4"):
        with pytest.raises(Unread):
            equation(text, Sheet())


def test_products_with_a_plain_number_are_linear():
    assert not expression("3(x + 2) - 4x", Sheet()).nonlinear
    assert expression("x(x + 2)", Sheet()).nonlinear
    assert expression("x^2", Sheet()).nonlinear


def test_numbers_are_fractions():
    assert expression("0.75", Sheet()).number == Fraction(3, 4)
