"""Lines: equations up to a factor; a right side alone states no equation."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.equivalence.tables import Table, other_verdicts, verdict_of

CASES: Table = (
    (
        "equation_up_to_scale",
        "y = 13*x/4 + 27/4",
        "equal",
        (
            "y = 13x/4 + 27/4",
            "4y = 13x + 27",
            "13x - 4y + 27 = 0",
            r"y - 10 = \frac{13}{4}(x-1)",
            r"y = \frac{13}{4}x + \frac{27}{4}",
            "y = (13x+27)/4",
            "y=3.25x+6.75",
            r"y = \frac{13x + 27}{4}",
            r"y = \frac{13}{4}(x - 1) + 10",
            "T(x) = 13x/4 + 27/4",
            "y(x) = 13x/4+27/4",
            "the line y = 13x/4 + 27/4",
        ),
    ),
    (
        "equation_up_to_scale",
        "y = 13*x/4 + 27/4",
        "different",
        (
            "y = 13x/4 + 7",
            "y = 13/4",
            "13x/4 + 7",
            "y = -13x/4+27/4",
            "x = 13y/4 + 27/4",
            "m = 13/4",
        ),
    ),
    (
        "equation_up_to_scale",
        "y = 13*x/4 + 27/4",
        "undecided",
        (
            "13x/4 + 27/4",
            "m = 13/4, b = 27/4",
        ),
    ),
)


def test_a_line_is_an_equation_in_any_form(subtests):
    for answer_type, gold, expected, answers in CASES:
        with subtests.test(f"{gold}: {expected}"):
            assert other_verdicts(answer_type, gold, expected, answers) == {}


COEFFICIENTS = st.integers(-9, 9)


@settings(max_examples=50)
@given(COEFFICIENTS, COEFFICIENTS, st.integers(1, 9), st.integers(-5, 5))
def test_a_line_in_every_usual_form_is_equal(rise, constant, run, start):
    slope = f"({rise}/{run})"
    gold = f"y = {rise}*x/{run} + {constant}"
    stated = (
        f"{run}y = {rise}x + {run * constant}",
        f"{rise}x - {run}y + {run * constant} = 0",
        f"y - ({constant} + {slope}*({start})) = {slope}(x - ({start}))",
        f"T(x) = {slope}x + {constant}",
        rf"y = \frac{{{rise}x + {run * constant}}}{{{run}}}",
    )
    for answer in stated:
        assert verdict_of("equation_up_to_scale", gold, answer) == "equal", answer


@given(COEFFICIENTS, COEFFICIENTS, st.integers(1, 9))
def test_another_line_is_different_and_a_right_side_is_no_equation(rise, constant, run):
    gold = f"y = {rise}*x/{run} + {constant}"
    kind = "equation_up_to_scale"
    assert verdict_of(kind, gold, f"y = ({rise}/{run})x + {constant + 1}") == "different"
    assert verdict_of(kind, gold, f"{run}y = {rise + 1}x + {run * constant}") == "different"
    assert verdict_of(kind, gold, f"({rise}/{run})x + {constant}") == "undecided"
    assert verdict_of(kind, gold, f"({rise}/{run})x + {constant + 1}") == "different"
