"""Wordings with gaps: what is filled is read back, and nothing else is read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seedproof.problems.phrases import GAP
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.writing import fill

STATEMENTS = (
    r"Consider the inequality $$\frac{<numerator>}{<denominator>} <sign> 0$$",
    r"Where is $$\frac{<numerator>}{<denominator>} <sign> 0$$ true?",
)

CHARACTERS = st.text(r"xyz0123 +-=,.;^_|<>abc", min_size=1, max_size=6)


def bracketed(inner):
    pairs = st.sampled_from(
        [("(", ")"), ("[", "]"), ("{", "}"), ("[", ")"), (r"\frac{1}{", "}"), (r"\{", r"\}")]
    )
    return st.builds(lambda pair, inside: pair[0] + inside + pair[1], pairs, inner) | st.builds(
        lambda left, right: left + right, inner, inner
    )


FORMULAS = st.recursive(CHARACTERS, bracketed, max_leaves=6)


@given(numerator=FORMULAS, denominator=FORMULAS, sign=st.sampled_from(["<", r"\le"]))
def test_what_is_filled_is_read_back(numerator, denominator, sign):
    gaps = {"numerator": numerator, "denominator": denominator, "sign": sign}
    for wording in STATEMENTS:
        assert read_gaps(fill(wording, **gaps), STATEMENTS) == gaps


@given(rule=FORMULAS, variable=st.sampled_from(["x", "t"]))
def test_a_gap_that_stands_twice_is_read_once(rule, variable):
    wording = "Let $f(<variable>) = <rule>$ for all real $<variable>$."
    gaps = {"rule": rule, "variable": variable}
    assert read_gaps(fill(wording, **gaps), wording) == gaps


def test_a_gap_that_stands_twice_must_be_filled_alike():
    with pytest.raises(Unreadable):
        read_gaps(
            "Let $f(x) = 3$ for all real $t$.", "Let $f(<variable>) = <rule>$ for all real $<variable>$."
        )


@given(text=st.text(max_size=12))
def test_a_text_that_no_wording_says_is_refused(text):
    for changed in (text, f"Find it. {text}", f"{text}Find it"):
        with pytest.raises(Unreadable, match="no wording"):
            read_gaps(changed, "Find it.")


def test_a_text_that_can_be_read_in_two_ways_is_refused(subtests):
    for text, wording in [
        ("x and y and z", "<first> and <second>"),
        ("$x = y = z$", "$<left> = <right>$"),
        ("1, 2, 3.", "<first>, <rest>."),
    ]:
        with subtests.test(text), pytest.raises(Unreadable, match="in two ways"):
            read_gaps(text, wording)


def test_two_wordings_that_say_different_things_are_refused():
    with pytest.raises(Unreadable, match="in two ways"):
        read_gaps("Find the maximum.", ("Find the <kind>.", "Find <task>."))
    with pytest.raises(Unreadable, match="in two ways"):
        read_kind("Find it.", {"first": "Find it.", "second": ("Look for it.", "Find it.")})


def test_two_wordings_that_say_the_same_are_one():
    assert read_gaps("Find $x$.", ("Find $<name>$.", "Find $<name>$.")) == {"name": "x"}


def test_brackets_braces_and_formulas_stay_whole(subtests):
    for text, wording, gaps in [
        (r"$\frac{\frac{1}{x}}{y}$", r"$\frac{<top>}{<bottom>}$", {"top": r"\frac{1}{x}", "bottom": "y"}),
        ("$f(g(x, y), z)$", "$f(<inner>, z)$", {"inner": "g(x, y)"}),
        ("for $a, b$ in $M$, too", "for <what>, too", {"what": "$a, b$ in $M$"}),
        ("$[0, 1)$ and $x$", "$<where>$ and $<name>$", {"where": "[0, 1)", "name": "x"}),
        (r"$\left\{1, 2\right\}$.", "$<set>$.", {"set": r"\left\{1, 2\right\}"}),
        ("$$x$$ and $$y$$.", "$$<f>$$ and $$<g>$$.", {"f": "x", "g": "y"}),
    ]:
        with subtests.test(text):
            assert read_gaps(text, wording) == gaps


def test_a_gap_that_is_empty_or_torn_is_refused(subtests):
    for text, wording in [
        (r"$\frac{1}{x}}{y}$", r"$\frac{<top>}{<bottom>}$"),
        ("Let $x) = (y$.", "Let $<rule>$."),
        ("Find $$.", "Find $<rule>$."),
        ("Let $x$ and $y$.", "Let $<rule>$."),
        ("Let $x.", "Let <rule>."),
    ]:
        with subtests.test(text), pytest.raises(Unreadable, match="no wording"):
            read_gaps(text, wording)


def test_a_kind_is_read_with_its_gaps():
    questions = {
        "value": ("What is $f(<x>)$?", "Find $f(<x>)$."),
        "slope": "What is $f'(<x>)$?",
    }
    assert read_kind("Find $f(2)$.", questions) == ("value", {"x": "2"})
    assert read_kind("What is $f'(2)$?", questions) == ("slope", {"x": "2"})


def test_every_gap_is_filled_and_no_other():
    with pytest.raises(ValueError, match=r"has the gaps \['x'\], but \[\] are filled"):
        fill("Find $<x>$.")
    with pytest.raises(ValueError, match=r"has the gaps \['x'\], but \['x', 'y'\] are filled"):
        fill("Find $<x>$.", x="1", y="2")


def test_an_inequality_is_no_gap():
    assert GAP.findall("for $0 < x$ and $x > 1$, $a<1>b$, $<name>$") == ["name"]


def test_what_is_filled_is_not_filled_again():
    assert fill("<a> <b>", a="<b>", b="1") == "<b> 1"


def test_integers_are_read(subtests):
    for text, value in [("0", 0), ("-3", -3), ("120", 120)]:
        with subtests.test(text):
            assert integer_of(text) == value


def test_what_is_no_integer_is_refused(subtests):
    for text in ["", "-0", "03", "+3", " 3", "1_0", "٣", "3.0", "3\n"]:
        with subtests.test(text), pytest.raises(Unreadable):
            integer_of(text)


def test_a_text_made_to_be_tedious_is_refused():
    """Its gaps could end in so many ways (the number has eleven digits) that trying all never ends."""
    with pytest.raises(Unreadable):
        read_gaps("x, " * 100 + ").", "<a>, <b>, <c>, <d>, <e>, <f>, <g>, <h>.")
