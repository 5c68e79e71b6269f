"""What stands before a claim: a name and working that leads to it, or another value, which leaves it open."""

import seedproof
from seedproof.scoring.deciding import decided
from seedproof.scoring.golden import golden_answers
from tests.corpus.reading import lines

ROWS = {row["id"]: row for half in ("seen", "held_out") for row in lines(half, "rows")}
RATIONAL = "missing_fact/bayes_missing_prior/d3/000000"
INTEGER = "curriculum/6_ee_a_1/d6/000141"

PARTS = [
    (RATIONAL, 0),
    (INTEGER, 0),
    ("curriculum/4_nf_a_2/d4/000085", 0),
    ("missing_fact/graph_path_sums/d2/000023", 0),
    ("university/antiderivative/d1/000000", 0),
    ("university/area_between_curves/d1/000002", 0),
    ("university/definite_integral/d1/000000", 0),
    ("university/lagrange_linear_function/d3/000006", 2),
    ("university/eigenspaces/d1/000006", 0),
    ("university/eigenspaces/d1/000006", 1),
    ("university/critical_points_two_variables/d1/000010", 1),
    ("university/exponential_logarithmic_equation/d1/000002", 0),
]
"""Rows of many answer types, and the number of a part."""
ANOTHER = [
    "17 = {}",
    "1/3 = 1/2 = {}",
    "1 + 1 = {}",
    "x = 17 = {}",
    "3*5 + 1 = 23 = {}",
    r"$x = \frac{{17}}{{3}} = {}$",
    r"\frac{{1}}{{2}} = {}",
    "$17$ = ${}$",
    "The value 17 = {}",
    "We get 1/2 = {}",
    "17 apples = {}",
    "17 cm = {}",
    "17, 18 = {}",
    "1/2 -> {}",
    "1/2 → {}",
    "1/2 ⇒ {}",
    "1/2 => {}",
    r"$\frac12 \Rightarrow {}$",
    "3 + 4 → {}",
    "x = 17 → x = {}",
    "17, so {}",
    "17 gives {}",
    "17: {}",
    "17. The value is {}",
]


def test_another_value_before_the_golden_one_is_never_right(subtests):
    for row, number in PARTS:
        golden = list(golden_answers(ROWS[row]))[number]
        with subtests.test(f"{row}, {number}"):
            assert decided(golden, golden.answer).verdict == "right"
            answers = [text.format(golden.answer) for text in ANOTHER]
            assert [answer for answer in answers if decided(golden, answer).verdict == "right"] == []


CHAINS = [
    (RATIONAL, "9/16 = 1/2 = 9/16"),
    (RATIONAL, "1/2 (= 9/16)"),
    (RATIONAL, "1/2, i.e. 9/16"),
    (RATIONAL, "50% = 9/16"),
    (RATIONAL, "P(H|E) = 3/7 ⇒ 9/16"),
    (RATIONAL, "2·P(H|E) = 9/16"),
    (RATIONAL, "1 - P(H|E) = 9/16"),
    (RATIONAL, "2x = 9/16"),
    (RATIONAL, "-x = 9/16"),
    (RATIONAL, "1 - P = 9/16"),
    (RATIONAL, "1/P = 9/16"),
    (RATIONAL, "$x^2 = 9/16$"),
    (INTEGER, "8^3 = 296"),
    (INTEGER, "the difference 8 = 296"),
    (INTEGER, "8^3 - 6^3 = 2^3 = 296"),
    ("university/definite_integral/d1/000000", r"$\int_1^3 f = 5 = 114 + \ln 3$"),
    ("university/definite_integral/d1/000000", r"diverges = 114 + \ln 3"),
    ("university/definite_integral/d1/000000", r"it is 5, so $114 + \ln 3$"),
    ("university/limit_by_taylor/d1/000000", r"$2x = -\frac{4}{3}$"),
    ("university/partial_fractions/d1/000000", "(A, B, C) = (1, 1, 1) = (-2, 5, 5)"),
    ("university/rational_inequality/d1/000000", "x > 3 → (-6, -3)"),
    ("university/rational_inequality/d1/000000", "all reals = (-6, -3)"),
    ("university/trigonometric_equation/d1/000000", r"$x = 2\pi \Rightarrow x = 0$"),
    ("university/improper_integral/d1/000000", "the integral is 5 = diverges"),
    ("university/antiderivative/d1/000001", "sin(x) = 2*sqrt(x) + x**3 + cos(3*x) + C"),
]


def test_another_value_in_a_chain_or_before_an_arrow_is_never_right(subtests):
    for row, answer in CHAINS:
        with subtests.test(row=row, answer=answer):
            assert not seedproof.score(ROWS[row], f"Answer: {answer}").right


def test_a_line_that_begins_with_an_equals_sign_goes_on_with_the_one_before():
    assert not seedproof.score(ROWS[RATIONAL], "1/2\n= 9/16").right
    assert seedproof.score(ROWS[RATIONAL], "P(H|E) = 18/32\n= 9/16").right


REASONS = ["Answer: {} (0 = 3 is false)", "The equation 0 = 3 is false, so it has {}."]


def test_how_many_solutions_there_are_may_have_a_reason(subtests):
    for text in REASONS:
        with subtests.test(text=text):
            row = seedproof.rebuild("curriculum/8_ee_c_7/d8/000002")
            assert seedproof.score(row, text.format(row["answer"])).right


NOT_ALONE = [
    "17 = {}",
    "1/2 → {}",
    "x = 3, so it has {}",
    "17. So it has {}",
    "{}, then 17",
    "{}?",
    "{} is wrong.",
    "It isn't {}.",
    "Anyone who says {} is mistaken.",
]


def test_how_many_solutions_there_are_is_said_alone(subtests):
    for text in NOT_ALONE:
        with subtests.test(text=text):
            row = seedproof.rebuild("curriculum/8_ee_c_7/d8/000002")
            assert row["answer"] == "infinitely many solutions"
            assert seedproof.score(row, "Answer: 0 = 0, so it has infinitely many solutions").right
            assert not seedproof.score(row, "Answer: " + text.format("infinitely many solutions")).right


WORKINGS = [
    (RATIONAL, "P(H|E) = 9/16"),
    (RATIONAL, r"$P(H|E) = \frac{9}{16} \approx 0.56$"),
    (RATIONAL, r"$\boxed{\frac{9}{16}}$"),
    (RATIONAL, "P(H|E) = 18/32 = 9/16"),
    (RATIONAL, r"P(H|E) = \frac{3/14}{3/14 + 1/6} = \frac{9}{16}"),
    (RATIONAL, "By Bayes' theorem, P(H|E) = (3/7)(1/2) / [(3/7)(1/2) + (1/3)(1/2)] = 9/16"),
    (RATIONAL, "**P(H|E) = 1 - 7/16 = 9/16**"),
    (RATIONAL, "9/16 = 0.5625"),
    (RATIONAL, "The prior is P(H|E) = 9/16."),
    (INTEGER, "8^3 - 6^3 = 512 - 216 = 296"),
    (INTEGER, "8³ − 6³ → 512 − 216 → 296"),
    (INTEGER, "x = 512 - 216, so x = 296"),
    (INTEGER, "The number of apples that were not sold is 296."),
    (INTEGER, "8 * 8 * 8 = 512 and 6 * 6 * 6 = 216, so the difference is 512 - 216 = 296"),
    (INTEGER, r"$8^3 - 6^3 = \mathbf{296}$"),
    (INTEGER, "The sum of 290 and 6 = 296"),
    (INTEGER, "Distance in 2 hours = 296"),
    (INTEGER, "The 5th term = 296"),
    (INTEGER, "She has 290 + 6 = 296"),
    (INTEGER, "Number of apples in box 3 = 296"),
    (INTEGER, r"\binom{4}{2} + 290 = 296"),
    ("curriculum/4_nf_a_2/d4/000085", "3/8 = 9/24 and 1 1/3 = 32/24, so 3/8 < 1 1/3"),
    ("curriculum/4_nf_a_2/d4/000085", "3/8 < 1 1/3"),
    ("university/definite_integral/d1/000000", r"$\int = F(3) - F(1) = 114 + \ln 3$"),
    ("university/definite_integral/d1/000000", r"$117 - 3 + \ln 3 = 114 + \ln 3 \approx 115.1$"),
    ("university/trigonometric_equation/d1/000000", r"$\cos x = 1 \Rightarrow x = 0$"),
    ("university/partial_fractions/d1/000000", "(A, B, C) = (-2, 5, 5)"),
    ("university/improper_integral/d1/000000", "The limit is infinite, so the integral diverges"),
    ("university/net_change_from_rate/d1/000000", r"$\int_0^4 r(t)\,dt = 20 - 6 = 14$"),
    ("university/volume_of_revolution/d1/000000", r"$V = \pi \cdot 128 = 128\pi$"),
    ("university/limit_by_taylor/d1/000000", r"$\lim_{x \to 0} f(x) = \frac{-8}{6} = -\frac{4}{3}$"),
]


def test_names_and_working_before_a_claim_stay_right(subtests):
    for row, answer in WORKINGS:
        with subtests.test(row=row, answer=answer):
            scored = seedproof.score(ROWS[row], f"Answer: {answer}")
            assert scored.right, scored
