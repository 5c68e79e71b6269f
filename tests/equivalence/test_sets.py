"""Sets of numbers, of points and of intervals, in words and signs; a set is no interval."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.equivalence.tables import Table, each_answer, verdict_of

CASES: Table = (
    (
        "set",
        "{-2, 0}",
        "equal",
        (
            "{0, -2}",
            "-2, 0",
            "-2 and 0",
            "x = -2 or x = 0",
            "x=-2, x=0",
            r"\{-2, 0\}",
            "x = -2, 0",
            r"x \in \{-2, 0\}",
            "x_1 = -2, x_2 = 0",
            "x = 0 (double root), x = -2",
            "{-2, 0, 0}",
            "The fixed points are -2 and 0.",
            "0 and -2",
            "x = 0 and x = -2",
            r"\{x : x = -2 \text{ or } x = 0\}",
            r"x=-2 \lor x=0",
            "-2; 0",
            "fixed points: -2, 0",
            r"x=-2\text{ or }x=0",
            r"x=-2 \quad\text{or}\quad x=0",
            "[0, -2]",
            "x = 0 (multiplicity 2) and x = -2",
            "the set {-2, 0}",
            "S = {-2, 0}",
            "x ∈ {−2, 0}",
            "x=0, x = -2 (double)",
            "x = 0\nx = -2",
            "[0,-2]",
            "{x: x=-2, x=0}",
            "x=-2 and x=0",
            "x = -2\nx = 0",
            r"x=-2\quad x=0",
            r"x_1=-2,\ x_2=0",
            "roots: -2 and 0",
            "x ∈ {-2,0}",
            r"\{-2,0\}",
            "x = 0 or -2",
            "0, -2",
            "-2,0,0",
            "x=0 (twice), x=-2",
            "only -2 and 0",
            "{-2,0} ∪ {}",
            r"x=\{-2,0\}",
            r"x = -2 \vee x = 0",
            r"x=0,\;x=-2",
            "at x = -2 and at x = 0",
            "x=-1±1",
            r"-1 \pm 1",
            "y = -2, y = 0",
            r"\lambda_1 = -2, \lambda_2 = 0",
            "λ = -2, 0",
            r"\lambda = -2 \text{ (double)}, \lambda = 0",
            "eigenvalues -2 and 0",
            "-2 (multiplicity 1), 0 (multiplicity 2)",
            "approximately -2 and 0",
        ),
    ),
    (
        "set",
        "{-2, 0}",
        "different",
        (
            "[-2, 0]",
            "[-2, 0)",
            "(-2, 0]",
            "{-2}",
            "{-2, 0, 1}",
            "{2, 0}",
            "none",
            "-2",
            "-2 < x < 0",
            r"-2 \le x \le 0",
            "[-3, 0]",
            "(−2, 1)",
            "no solution",
            r"\emptyset",
            "x >= -2",
            "(-2,0) U (0, 1)",
            r"\mathbb{R}",
            "0",
            "[-2,0]",
            "-2≤x≤0",
            "x ≠ -2, 0",
            "x ≠ -2 and x ≠ 0",
            "(-2,0),(0,0)",
            "x in [-2, 0]",
        ),
    ),
    (
        "set",
        "{-2, 0}",
        "undecided",
        (
            "(-2, 0)",
            "x = -2, y = 0",
            "x^2 + 2x = 0",
        ),
    ),
    (
        "set",
        "{}",
        "equal",
        (
            "none",
            "None.",
            "no solution",
            "no solutions",
            r"\emptyset",
            r"\varnothing",
            "{}",
            r"\{\}",
            "There are no local maxima.",
            "no local maxima",
            "no local maximum",
            "∅",
            "f has no local minimum",
            "no such points",
            "the set is empty",
            "empty set",
            "No real solutions exist.",
            "There are none.",
            "there are no inflection points",
            "no solution exists",
            r"\text{none}",
            r"\text{No solution}",
            "none (no local maxima)",
            "There is no real solution",
            "The equation has no real solutions.",
            "No real roots",
            "not any",
            "there are no such x",
            "no points of inflection",
            "none exist",
            "There is no local maximum.",
            "f has no local maximum or inflection point",
            "no solution since x = -5 is not in the domain",
            "no real roots",
            "none, as f is increasing",
            "no local maxima inside the interval",
            "There are no local maxima of f.",
            "no x",
            "no critical points",
            "no such x exists",
            "No local maxima (only a minimum at x = 1)",
        ),
    ),
    (
        "set",
        "{}",
        "different",
        (
            "{0}",
            "0",
            "x = 1",
            "(1, 2)",
        ),
    ),
    (
        "set",
        "{1}",
        "equal",
        (
            "1",
            "x = 1",
            "{1}",
            "x=1 (double root)",
            "x = 1 only",
            "only x = 1",
            "x=1 is the only solution",
        ),
    ),
    (
        "set",
        "{1}",
        "different",
        (
            "x > 1",
            "2",
            "none",
            "[1, 2]",
        ),
    ),
    (
        "set",
        "{(1, 2), (3, 4)}",
        "equal",
        (
            "(1, 2) and (3, 4)",
            "(1,2), (3,4)",
            "(3,4); (1,2)",
            "{(3,4),(1,2)}",
            "x = 1, y = 2 or x = 3, y = 4",
            "(x,y) = (1,2) or (3,4)",
            "(x, y) = (1, 2), (3, 4)",
            "(x,y) = (1,2) or (x,y) = (3,4)",
            "at (1,2) and (3,4)",
            "The critical points are (1, 2) and (3, 4).",
            "local minima at (1,2) and (3,4)",
            "points (1, 2), (3, 4)",
            "P_1 = (1,2), P_2 = (3,4)",
            "P_1(1,2), P_2(3,4)",
            "A(1,2) and B(3,4)",
            "[(1,2),(3,4)]",
            "((1,2),(3,4))",
            "x=1,y=2; x=3,y=4",
        ),
    ),
    (
        "set",
        "{(1, 2), (3, 4)}",
        "different",
        (
            "(1,2)",
            "(2,1),(3,4)",
            "{(1,2),(3,5)}",
            "1,2,3,4",
            "none",
            "x = 2, y = 1 or x = 3, y = 4",
        ),
    ),
    (
        "set",
        "{(1, 2)}",
        "equal",
        (
            "(1, 2)",
            "{(1,2)}",
            "x=1, y=2",
            "at (1,2)",
            "the point (1, 2)",
            "(x,y)=(1,2)",
            "P(1,2)",
            "y = 2, x = 1",
        ),
    ),
    (
        "set",
        "{(1, 2)}",
        "different",
        (
            "(2,1)",
            "none",
            "{(1,2),(3,4)}",
            "x=2,y=1",
        ),
    ),
    (
        "set",
        "{-sqrt(6), -1, sqrt(6)}",
        "equal",
        (
            "±√6, -1",
            r"x = -1, x = \pm\sqrt{6}",
            r"-1, \pm\sqrt{6}",
            r"\{-1, -\sqrt6, \sqrt6\}",
            r"x=-1 \text{ or } x = \pm\sqrt{6}",
            "x = -1, √6, -√6",
            "[-1, sqrt(6), -sqrt(6)]",
        ),
    ),
    (
        "set",
        "{-sqrt(6), -1, sqrt(6)}",
        "different",
        (
            "{-1, √6}",
            r"\pm\sqrt6",
            "-1",
        ),
    ),
    ("set", "{-sqrt(6), -1, sqrt(6)}", "undecided", ("(-√6, -1, √6)",)),
    (
        "set",
        "{-pi/3, pi/3}",
        "equal",
        (
            "±π/3",
            r"x = \pm\frac{\pi}{3}",
            r"\frac{\pi}{3}, -\frac{\pi}{3}",
            "{-60°, 60°}",
        ),
    ),
    (
        "set",
        "{-pi/3, pi/3}",
        "different",
        (
            "±1.0472",
            r"\frac{\pi}{3}, \frac{5\pi}{3}",
            "[-π/3, π/3]",
        ),
    ),
    (
        "set",
        "{(0, 7), (4, 7)}",
        "equal",
        (
            "(0,7) and (4,7)",
            "(0,7),(4,7)",
            "A(0,7), B(4,7)",
            "minima: (0, 7), (4, 7)",
            "(0,7);(4,7)",
            "x = 0, y = 7 and x = 4, y = 7",
            "(x,y)=(0,7) and (4,7)",
            "local minimum points (0,7) and (4,7)",
            "y = 7, x = 0; y = 7, x = 4",
            "(0,7) & (4,7)",
        ),
    ),
    (
        "set",
        "{(0, 7), (4, 7)}",
        "different",
        (
            "{0, 4}",
            "(4, 7)",
            "(7,0),(7,4)",
            "none",
            "(0, 7), (4, 7), (2, 3)",
        ),
    ),
    (
        "interval_union",
        "(-oo, -5) U (-4, oo)",
        "equal",
        (
            "(-oo, -5) and (-4, oo)",
            r"(-\infty,-5),(−4,\infty)",
            "x < -5 or x > -4",
            r"]-\infty, -5[ \cup ]-4, \infty[",
            "(-∞,-5)∪(-4,∞)",
            r"x \in (-\infty,-5) \cup (-4,\infty)",
            "f is decreasing on (-∞,-5) and (-4,∞)",
            "decreasing: (-oo, -5) U (-4, oo)",
            r"(-\infty, -5) \text{ and } (-4, \infty)",
            r"\mathbb{R} \setminus [-5, -4]",
            "decreasing on (-∞, -5) and on (-4, ∞)",
            r"f \text{ is decreasing on } (-\infty,-5)\cup(-4,\infty)",
            "The function f is decreasing on (-∞, -5) ∪ (-4, ∞).",
            "(-∞, -5) or (-4, ∞)",
            r"x<-5 \text{ or } x>-4",
            "x > -4 or x < -5",
            r"\{x : x<-5 \text{ or } x>-4\}",
            r"\{x \in \mathbb{R} \mid x < -5 \text{ or } x > -4\}",
            r"(-\infty,-5)\cup(-4,+\infty)",
            "The solution set is (-∞, -5) ∪ (-4, ∞)",
            "all real x with x < -5 or x > -4",
            r"(-\infty;-5)\cup(-4;\infty)",
            "(-inf, -5) u (-4, inf)",
            "S = (-∞, -5) ∪ (-4, ∞)",
            "all real numbers except [-5, -4]",
        ),
    ),
    (
        "interval_union",
        "(-oo, -5) U (-4, oo)",
        "different",
        (
            "(-∞,-5] ∪ (-4,∞)",
            "(-∞,-5) ∪ [-4,∞)",
            "x <= -5 or x > -4",
            "(-5,-4)",
            "(-oo,-5)",
            "(-oo,-4) U (-5,oo)",
            "all real numbers",
            "none",
            "{-5,-4}",
            "-5",
            "x ≠ -5",
        ),
    ),
    (
        "interval_union",
        "(-oo, -5) U (-4, oo)",
        "undecided",
        (
            "x < -5, x > -4",
            "x < -5 and x > -4",
            "f is increasing on (-oo, -5) U (-4, oo) or not",
        ),
    ),
    (
        "interval_union",
        "(-oo, 3) U (3, oo)",
        "equal",
        (
            r"\mathbb{R} \setminus \{3\}",
            "x ≠ 3",
            "all real numbers except 3",
            "all reals except x = 3",
            r"x \neq 3",
            "all x ≠ 3",
            "all real numbers x with x ≠ 3",
            "x < 3 or x > 3",
            r"\mathbb{R}\setminus 3",
            "all real x except x = 3",
            r"\{x\in\mathbb{R}: x\neq 3\}",
            "{x | x ≠ 3}",
            r"R \ {3}",
            "R - {3}",
            "all real numbers, x ≠ 3",
            "y ≠ 3",
            "any real number other than 3",
            "every real number except 3",
            r"\text{all real numbers except } 3",
            "x ∈ ℝ, x ≠ 3",
            "ℝ∖{3}",
            "all reals but 3",
            r"x \in \mathbb{R}, x \ne 3",
        ),
    ),
    (
        "interval_union",
        "(-oo, 3) U (3, oo)",
        "different",
        (
            "all real numbers",
            "x ≠ -3",
            "all real numbers except 3 and 4",
            "x = 3",
        ),
    ),
    (
        "interval_union",
        "(-2, 1)",
        "equal",
        (
            "decreasing: (-2, 1)",
            "-2 < x < 1",
            "x ∈ (-2, 1)",
            "]-2, 1[",
            "on (-2, 1)",
            "f is decreasing on (-2, 1)",
            "the interval (-2, 1)",
            "(-2; 1)",
            "decreasing on (-2,1)",
            "-2<x<1.",
            "x > -2 and x < 1",
            "Domain: (-2, 1)",
            "x>-2, x<1",
            "|x+1/2| < 3/2",
            r"\{x : -2 < x < 1\}",
            "the open interval (-2, 1)",
            "-2 < y < 1",
            "range: (-2, 1)",
        ),
    ),
    (
        "interval_union",
        "(-2, 1)",
        "different",
        (
            "[-2, 1]",
            "[-2, 1)",
            "]-2, 1]",
            "{-2, 1}",
            "(-2, 2)",
            "x > -2",
        ),
    ),
    (
        "interval_union",
        "{5}",
        "equal",
        (
            "x = 5",
            "[5, 5]",
            "{5}",
            "5",
            "only x = 5",
        ),
    ),
    (
        "interval_union",
        "{5}",
        "different",
        (
            "x ≠ 5",
            "(5, 6)",
            "none",
            "(5, oo)",
        ),
    ),
    (
        "interval_union",
        "{}",
        "equal",
        (
            "∅",
            "none",
            "no solution",
            "no real x",
            "nowhere",
            "never",
        ),
    ),
    (
        "interval_union",
        "{}",
        "different",
        (
            "(0,1)",
            "all real numbers",
        ),
    ),
    (
        "interval_union",
        "[-3, 5]",
        "equal",
        (
            "-3 <= x <= 5",
            "[-3; 5]",
            "-3 ≤ x ≤ 5",
            r"[-3,\,5]",
            "x in [-3, 5]",
            r"\left[-3, 5\right]",
            "D = [-3, 5]",
            "D_f = [-3,5]",
            "dom f = [-3, 5]",
            "Domain = [-3, 5]",
        ),
    ),
    (
        "interval_union",
        "[-3, 5]",
        "different",
        (
            "(-3, 5]",
            "{-3, 5}",
            "]-3,5[",
            "-3, 5",
        ),
    ),
    (
        "interval_union",
        "(-3, 2) U (6, 8)",
        "equal",
        (
            "(-3,2),(6,8)",
            "-3<x<2 or 6<x<8",
            "increasing on (-3,2) and (6,8)",
            "(-3,2) and on (6,8)",
            r"\{x: -3<x<2\}\cup\{x: 6<x<8\}",
            r"(-3,2)\cup(6,8)",
            "x∈(-3,2)∪(6,8)",
            "]-3,2[∪]6,8[",
            "(-3, 2) or (6, 8)",
            r"(-3,2) \text{ and } (6,8)",
            "(-3, 2) ∪ (6, 8) (open intervals)",
            "the intervals (-3, 2) and (6, 8)",
            r"(-3,8) \setminus [2,6]",
            "(-3; 2) ∪ (6; 8)",
            "(−3, 2) ∪ (6, 8)",
            "(-3, 2), (6, 8).",
            "(-3,2) as well as (6,8)",
            "f is increasing on (-3, 2) ∪ (6, 8)",
            r"x \in (-3,2) \text{ or } x \in (6,8)",
            r"-3 < x < 2 \lor 6 < x < 8",
            "I = (-3,2) ∪ (6,8)",
        ),
    ),
    (
        "interval_union",
        "(-3, 2) U (6, 8)",
        "different",
        (
            "[-3,2] ∪ [6,8]",
            "{-3,2,6,8}",
            "(-3, 2) ∩ (6, 8)",
        ),
    ),
    (
        "interval_union",
        "(-oo, oo)",
        "equal",
        (
            "all real numbers",
            "ℝ",
            r"\mathbb{R}",
            "R",
            "(-∞,∞)",
            "all reals",
            "x ∈ ℝ",
            "for all real x",
            "every x",
            r"-\infty < x < \infty",
            "everywhere",
            "all real x",
            "the set of all real numbers",
            r"\{x : x \in \mathbb{R}\}",
            "]-∞,∞[",
            "no restriction",
            "[-∞, ∞]",
        ),
    ),
    ("interval_union", "(-oo, oo)", "different", ("all x ≠ 0",)),
)


@pytest.mark.parametrize(("answer_type", "gold", "answer", "expected"), each_answer(CASES))
def test_a_set_is_read_as_it_is_stated(answer_type, gold, answer, expected):
    assert verdict_of(answer_type, gold, answer) == expected


NUMBERS = st.lists(st.integers(-9, 9), min_size=2, max_size=4, unique=True)


def in_braces(values):
    return "{" + ", ".join(map(str, values)) + "}"


DRESSES = (
    in_braces,
    lambda values: ", ".join(map(str, values)),
    lambda values: " or ".join(f"x = {value}" for value in values),
    lambda values: " and ".join(map(str, values)),
    lambda values: ", ".join(f"x_{index} = {value}" for index, value in enumerate(values, 1)),
    lambda values: rf"x \in \{{{', '.join(map(str, values))}\}}",
    lambda values: f"The solutions are {' and '.join(map(str, values))}.",
    lambda values: r"\quad ".join(f"x = {value}" for value in values),
)


@settings(max_examples=150)
@given(NUMBERS, st.sampled_from(DRESSES), st.randoms(use_true_random=False))
def test_a_set_in_any_dress_and_order_is_equal(values, dress, random):
    shuffled = list(values)
    random.shuffle(shuffled)
    assert verdict_of("set", in_braces(values), dress(shuffled)) == "equal"


@settings(max_examples=150)
@given(NUMBERS, st.sampled_from(DRESSES), st.integers(10, 99))
def test_a_set_that_lacks_or_has_more_is_different(values, dress, more):
    assert verdict_of("set", in_braces(values), dress([*values, more])) == "different"
    assert verdict_of("set", in_braces([*values, more]), dress(values)) == "different"


@settings(max_examples=100)
@given(st.integers(-9, 0), st.integers(1, 9), st.sampled_from(("[]", "[)", "(]", "()")))
def test_an_interval_is_never_the_set_of_its_ends(low, high, brackets):
    interval = f"{brackets[0]}{low}, {high}{brackets[1]}"
    expected = "undecided" if brackets == "()" else "different"
    assert verdict_of("set", in_braces([low, high]), interval) == expected
    assert verdict_of("interval_union", interval, in_braces([low, high])) == "different"


INTERVALS = (
    "({}, {})",
    r"\left({}, {}\right)",
    "x \\in ({}, {})",
    "{} < x < {}",
    "f is decreasing on ({}, {})",
    "decreasing: ({}, {})",
    "x > {} and x < {}",
    "the open interval ({}, {})",
)


@settings(max_examples=100)
@given(st.integers(-9, 0), st.integers(1, 9), st.sampled_from(INTERVALS))
def test_an_open_interval_in_any_dress_is_equal_and_its_closed_one_is_not(low, high, dress):
    assert verdict_of("interval_union", f"({low}, {high})", dress.format(low, high)) == "equal"
    assert verdict_of("interval_union", f"[{low}, {high}]", dress.format(low, high)) == "different"


@settings(max_examples=60)
@given(st.lists(st.tuples(st.integers(-9, 9), st.integers(-9, 9)), min_size=2, max_size=3, unique=True))
def test_points_in_any_dress_are_a_set(points):
    gold = in_braces(f"({x}, {y})" for x, y in points)
    stated = (
        " and ".join(f"({x}, {y})" for x, y in reversed(points)),
        "; ".join(f"y = {y}, x = {x}" for x, y in points),
        ", ".join(f"P_{index}({x}, {y})" for index, (x, y) in enumerate(points, 1)),
        " or ".join(f"(x, y) = ({x}, {y})" for x, y in points),
    )
    for answer in stated:
        assert verdict_of("set", gold, answer) == "equal"
    assert verdict_of("set", gold, f"({points[0][0]}, {points[0][1]})") == "different"
