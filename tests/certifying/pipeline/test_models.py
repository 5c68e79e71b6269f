"""What our own reader of scripts makes of models."""

from fractions import Fraction

import pytest

from pipeline.certifying.models import fit_of
from pipeline.certifying.operators import Unreadable

SCRIPT = """(set-info :source |a (strange; one|)
(set-logic QF_NIRA)
(declare-const x Real)
(declare-const n Int)
(declare-const p Bool)
; a (comment
{claims}
(check-sat)
(exit)
"""


def script(*claims):
    return SCRIPT.format(claims="\n".join(f"(assert {claim})" for claim in claims))


def test_a_model_that_makes_every_assertion_true_fits():
    text = script("(= (* x x) (/ 4.0 9.0))", "(< 0 n)", "(=> p (> x 0.0))")
    assert fit_of(text, {"x": "(/ 2 3)", "n": "5", "p": "true"}) == "fits"
    assert fit_of(text, {"x": "(- (/ 2.0 3.0))", "n": "5", "p": "false"}) == "fits"


def test_a_model_that_makes_one_assertion_false_does_not():
    text = script("(= (* x x) (/ 4.0 9.0))", "(< 0 n)")
    assert fit_of(text, {"x": "(/ 2 3)", "n": "0"}) == "unfit"
    assert fit_of(text, {"x": "0.6666666666666666", "n": "1"}) == "unfit"


def test_what_a_model_leaves_out_is_nothing():
    assert fit_of(script("(= x 0.0)", "(not p)", "(= n 0)"), {}) == "fits"


def test_a_value_that_fractions_cannot_write_is_told_apart(subtests):
    for value in [
        "(root-obj (+ (^ x 2) (- 2)) 1)",
        "(_ real_algebraic_number <1*x^2 + (-2), (5/4, 3/2)>)",
        "9" * 5_000,
        "(* " + " ".join(["1" + "0" * 4_000] * 3) + ")",
        "(/ 1 0)",
        "x",
        "",
    ]:
        with subtests.test(value=value):
            assert fit_of(script("(= x x)"), {"x": value}) == "irrational"


def test_operators_mean_what_the_standard_says(subtests):
    for claim in [
        "(= (div 7 2) 3)",
        "(= (div (- 7) 2) (- 4))",
        "(= (div (- 7) (- 2)) 4)",
        "(= (mod (- 7) 2) 1)",
        "(= (mod (- 7) (- 2)) 1)",
        "(= (- 2) (- 0 2))",
        "(= (- 7 2 1) 4)",
        "(= (+ 1.5 0.25) (/ 7.0 4.0))",
        "(= (ite (<= 1 1) 2 3) 2)",
        "(= (to_real 3) 3.0)",
        "(distinct 1 2 3)",
        "(not (distinct 1 2 1))",
        "(< 1 2 3)",
        "(not (< 1 3 2))",
        "(>= 2 2 1)",
        "(and true (or false true))",
        "(=> false false)",
        "(not (=> true true false))",
        "(= true (not false))",
    ]:
        with subtests.test(claim):
            assert fit_of(script(claim), {}) == "fits"
            assert fit_of(script(f"(not {claim})"), {}) == "unfit"


def test_what_no_script_of_ours_has_is_refused(subtests):
    for claim in [
        "(= 1 true)",
        "(sin x)",
        "(and 1 2)",
        "x",
        "(= (/ 1.0 x) 1.0)",
        "(= y 1)",
        "(ite p 1)",
        "()",
        "(1 2)",
        "(<= x)) (",
    ]:
        with subtests.test(claim), pytest.raises(Unreadable):
            assert fit_of(script(claim), {}) not in ("fits", "unfit")


def test_a_fraction_is_no_integer():
    with pytest.raises(Unreadable, match="n is Int"):
        fit_of(script("(= n n)"), {"n": "(/ 1 2)"})


def test_numbers_on_the_way_are_bounded():
    big = str(Fraction(10) ** 4_000)
    with pytest.raises(Unreadable, match="10,000 digits"):
        fit_of(script(f"(= (* {big} {big} {big}) 1)"), {})


def test_depth_is_no_matter():
    deep = "(+ 1 " * 20_000 + "0" + ")" * 20_000
    assert fit_of(script(f"(= {deep} 20000)"), {}) == "fits"
