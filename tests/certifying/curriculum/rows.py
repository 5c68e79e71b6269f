"""Rows that are made here and now, questions of our own, and what an engine makes of their scripts."""

from functools import cache

import pytest

import seedproof
from seedproof.certifying.curriculum.certify import certify
from seedproof.certifying.script import text_of

FORMS = {
    "integer": "`Answer: n`, where n is an integer.",
    "fraction": "`Answer: p/q`, a fraction in lowest terms, or an integer if the denominator is 1.",
    "decimal": "`Answer: n`, where n is a decimal number or an integer.",
    "sign": "`Answer: ?`, with one of the signs <, = and > in place of the question mark.",
    "pairs": "`Answer: (a, b), (c, d)`, every pair once, the smaller number first.",
    "solutions": "`Answer: a, b`, all solutions in rising order.",
    "solution": "`Answer: p/q`, a fraction in lowest terms or an integer, or with `no solution` or "
    "`infinitely many solutions` in place of it.",
    "letters": "`Answer: x = p/q, y = p/q`, with the value of each letter in this order, or with "
    "`no solution` or `infinitely many solutions` in place of them.",
}

FORM_OF = {
    "k_cc_c_7": "sign",
    "4_nf_a_2": "sign",
    "4_oa_b_4": "pairs",
    "5_nf_b_4": "fraction",
    "7_ns_a_1_decimal": "decimal",
    "7_ns_a_2": "fraction",
    "7_ns_a_3_decimal": "decimal",
    "7_ns_a_3_fraction": "fraction",
    "8_ee_a_2": "solutions",
    "8_ee_c_7": "solution",
    "8_ee_c_8": "letters",
}
"""The form that a standard asks for, where it is not an integer."""


@cache
def released(family, number):
    """Return a row of a standard, as the default seed makes it."""
    grade = 0 if family[0] == "k" else family[0]
    return seedproof.rebuild(f"curriculum/{family}/d{grade}/{number:06}", root_seed=1234)


def asked(family, words, answer, form=None):
    """Return a row of our own, which asks for the form of its standard unless another is named."""
    form = form or FORM_OF.get(family, "integer")
    question = f"{words}\n\nEnd with one line of the form {FORMS[form]}"
    return {"id": "here", "family": family, "question": question, "answer": answer, "kind": "original"}


def verdicts(row):
    """Return what z3 finds of each query, and whether it was expected."""
    z3 = pytest.importorskip("z3")
    found = {}
    for script in certify(row).scripts:
        solver = z3.Solver()
        solver.from_string(text_of(script))
        found[script.query] = str(solver.check()) == script.expected
    return found


def holds(row):
    """Return whether an engine agrees with all that a row promises."""
    found = verdicts(row)
    assert found
    return all(found.values())
