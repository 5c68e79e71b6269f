"""Eigenspaces: vectors, parameters and spans state the same space, in any notation."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.equivalence.tables import Table, other_verdicts, verdict_of

CASES: Table = (
    (
        "span",
        "{(1, -1)}",
        "equal",
        (
            "t(1, -1)",
            r"t\begin{pmatrix}1\\-1\end{pmatrix}, t \in \mathbb{R}",
            r"\text{span}\{(1,-1)\}",
            "span((1,-1))",
            r"\{t(1,-1) : t \in \mathbb{R}\}",
            "(t, -t)",
            "v = (1,-1)",
            r"\left[\begin{matrix}1\\-1\end{matrix}\right]",
            "(-1, 1)",
            "{(2,-2)}",
            r"\left\{ \begin{pmatrix} 1 \\ -1 \end{pmatrix} \right\}",
            r"\operatorname{span}\left\{\begin{bmatrix}-1\\1\end{bmatrix}\right\}",
            r"\mathrm{span}\left(\begin{pmatrix}1\\-1\end{pmatrix}\right)",
            "(1,-1)^T",
            "[1, -1]",
            "<1, -1>",
            "{t(1,-1)}",
            "(t,-t), t in R",
            "the span of (1, -1)",
            "k(1,-1), k ≠ 0",
            "E_{-1} = span{(1,-1)}",
            r"E_{-1} = \operatorname{span}\{(1,-1)\}",
            r"\vec{v} = (1, -1)",
            r"c\begin{pmatrix}1\\-1\end{pmatrix}",
            "x = t, y = -t",
            "i - j",
            "{[1, -1]}",
            "[[1],[-1]]",
            r"v_1 = \begin{pmatrix}1\\-1\end{pmatrix}",
            "(1, -1) is a basis",
            "basis: {(1,-1)}",
            r"\langle (1,-1)\rangle",
            r"\text{Basis: }\{(1,-1)\}",
            "the vector (1,-1)",
            r"\begin{pmatrix}1\\-1\end{pmatrix}\cdot t",
            r"\begin{pmatrix}t\\-t\end{pmatrix}",
            r"\left\{\begin{pmatrix}t\\-t\end{pmatrix} : t\in\mathbb{R}\right\}",
            "{(t, -t) | t in R}",
            r"\begin{pmatrix}1 & -1\end{pmatrix}^T",
            r"\begin{pmatrix}1 & -1\end{pmatrix}^\top",
            r"\left\{\begin{bmatrix}1\\-1\end{bmatrix}\right\}",
            r"\{(x,-x) : x\in\mathbb{R}\}",
        ),
    ),
    (
        "span",
        "{(1, -1)}",
        "different",
        (
            "(1, 1)",
            "(0,0)",
            "{(1,0),(0,1)}",
            "t(1,1)",
            "(1,-1,0)",
            "{(1,-1),(1,1)}",
            "t(0,0)",
            r"\{0\}",
            "(t, t)",
            "{}",
        ),
    ),
    ("span", "{(1, -1)}", "undecided", ("y = 2x",)),
    (
        "span",
        "{(1, 0, 1), (0, 1, 1)}",
        "equal",
        (
            "s(1,0,1) + t(0,1,1)",
            "(1,0,1) and (0,1,1)",
            "(1,0,1), (0,1,1)",
            "(1,0,1); (0,1,1)",
            "{(1,1,2),(1,-1,0)}",
            "(s, t, s+t)",
            r"\begin{pmatrix}1\\0\\1\end{pmatrix}, \begin{pmatrix}0\\1\\1\end{pmatrix}",
            r"\left\{\begin{pmatrix}1\\0\\1\end{pmatrix}, \begin{pmatrix}0\\1\\1\end{pmatrix}\right\}",
            "v_1 = (1,0,1), v_2 = (0,1,1)",
            r"\text{span}\{(1,0,1),(0,1,1)\}",
            r"s\begin{pmatrix}1\\0\\1\end{pmatrix}+t\begin{pmatrix}0\\1\\1\end{pmatrix}, s,t\in\mathbb{R}",
            r"\begin{pmatrix}1\\0\\1\end{pmatrix} \text{ and } \begin{pmatrix}0\\1\\1\end{pmatrix}",
            "{(1,0,1)^T, (0,1,1)^T}",
            "[1,0,1], [0,1,1]",
            "[1,0,1]^T and [0,1,1]^T",
        ),
    ),
    (
        "span",
        "{(1, 0, 1), (0, 1, 1)}",
        "different",
        (
            "(1,0,1)",
            "(1,0,1), (2,0,2)",
            "{(1,0,0),(0,1,0),(0,0,1)}",
            "(1,0,1),(0,1,2)",
            "s(1,0,1)",
            "{(1,0,1),(0,1,1),(0,0,1)}",
        ),
    ),
    (
        "span",
        "{(1, -1, 0), (1, 0, -1)}",
        "equal",
        (
            "(1,-1,0),(1,0,-1)",
            "s(1,-1,0)+t(1,0,-1)",
            "{(1,-1,0),(0,1,-1)}",
            "(−s−t, s, t)",
            "(-s-t, s, t), s,t∈ℝ",
            r"\left\{\begin{pmatrix}-s-t\\s\\t\end{pmatrix} : s,t\in\mathbb{R}\right\}",
            "v1=(1,-1,0), v2=(1,0,-1)",
            r"\{v_1, v_2\} = \{(1,-1,0),(1,0,-1)\}",
            r"\text{span}\left(\begin{bmatrix}1\\-1\\0\end{bmatrix}, "
            r"\begin{bmatrix}1\\0\\-1\end{bmatrix}\right)",
            r"E_2 = \operatorname{span}\{(1,-1,0)^T,(1,0,-1)^T\}",
            "A basis is {(1,-1,0), (1,0,-1)}",
            "A basis of the eigenspace is (1,-1,0) and (1,0,-1).",
            "[[1,-1,0],[1,0,-1]]",
            "<1,-1,0>, <1,0,-1>",
            "i - j, i - k",
            "(1,-1,0),(1,0,-1),(0,0,0)",
            "(1,-1,0),(1,0,-1),(0,1,-1)",
        ),
    ),
    (
        "span",
        "{(1, -1, 0), (1, 0, -1)}",
        "different",
        (
            "(1,-1,0)",
            "a(1,-1,0)+b(2,-2,0)",
        ),
    ),
)


def test_a_space_is_read_as_it_is_stated(subtests):
    for answer_type, gold, expected, answers in CASES:
        with subtests.test(f"{gold}: {expected}"):
            assert other_verdicts(answer_type, gold, expected, answers) == {}


VECTORS = st.lists(st.integers(-5, 5), min_size=2, max_size=3).filter(any)


def as_tuple(values):
    return f"({', '.join(map(str, values))})"


def as_column(values):
    return r"\begin{pmatrix}" + r" \\ ".join(map(str, values)) + r"\end{pmatrix}"


DRESSES = (
    lambda values: f"t{as_tuple(values)}",
    lambda values: rf"t{as_column(values)}, t \in \mathbb{{R}}",
    lambda values: rf"\text{{span}}\{{{as_tuple(values)}\}}",
    lambda values: rf"\operatorname{{span}}\left\{{{as_column(values)}\right\}}",
    lambda values: rf"\{{t{as_tuple(values)} : t \in \mathbb{{R}}\}}",
    lambda values: as_tuple([f"{value}t" for value in values]),
    lambda values: f"v = {as_tuple(values)}",
    lambda values: f"{as_tuple(values)}^T",
    lambda values: f"the span of {as_tuple(values)}",
    lambda values: rf"k{as_tuple(values)}, k \ne 0",
)


@settings(max_examples=50)
@given(VECTORS, st.sampled_from(DRESSES), st.sampled_from((1, -1, 2, -3)))
def test_a_multiple_in_any_dress_spans_the_same_line(values, dress, scale):
    gold = "{" + as_tuple(values) + "}"
    assert verdict_of("span", gold, dress([scale * value for value in values])) == "equal"


@settings(max_examples=50)
@given(VECTORS, st.sampled_from(DRESSES))
def test_another_line_and_the_zero_vector_are_different(values, dress):
    gold = "{" + as_tuple(values) + "}"
    turned = [values[0] + 100, *values[1:]] if any(values[1:]) else [values[0], *(7 for _ in values[1:])]
    assert verdict_of("span", gold, dress(turned)) == "different"
    assert verdict_of("span", gold, dress([0 for _ in values])) == "different"


@settings(max_examples=25)
@given(st.integers(-5, 5), st.integers(-5, 5))
def test_a_plane_needs_two_independent_vectors(first, second):
    gold = f"{{(1, 0, {first}), (0, 1, {second})}}"
    stated = (
        f"s(1, 0, {first}) + t(0, 1, {second})",
        f"(s, t, {first}s + ({second})t)",
        f"(1, 1, {first + second}) and (1, -1, {first - second})",
    )
    for answer in stated:
        assert verdict_of("span", gold, answer) == "equal"
    assert verdict_of("span", gold, f"(1, 0, {first})") == "different"
    assert verdict_of("span", gold, f"(1, 0, {first}), (2, 0, {2 * first})") == "different"
    assert verdict_of("span", gold, f"(1, 0, {first}), (0, 1, {second + 1})") == "different"
