"""Tuples: coordinates go by name where they have names, by place where they have none."""

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.equivalence.tables import Table, other_verdicts, verdict_of

CASES: Table = (
    (
        "tuple",
        "(1, 3)",
        "equal",
        (
            "x = 1, y = 3",
            "y=3, x=1",
            "(x, y) = (1, 3)",
            "(y, x) = (3, 1)",
            r"x = 1 \text{ and } y = 3",
            "x = 1 and y = 3",
            "x=1; y=3",
            r"x=1\\ y=3",
            r"\begin{cases} x=1 \\ y=3\end{cases}",
            "P(1,3)",
            "P = (1, 3)",
            "at (1, 3)",
            "the point (1,3)",
            "The critical point is (1, 3).",
            r"\begin{pmatrix}1\\3\end{pmatrix}",
            r"\begin{pmatrix}1&3\end{pmatrix}",
            r"\langle 1, 3\rangle",
            "i + 3j",
            r"\hat{i}+3\hat{j}",
            r"\mathbf{i}+3\mathbf{j}",
            "(1, 3)^T",
            r"\begin{pmatrix}1 & 3\end{pmatrix}^T",
            "[1, 3]^{T}",
            "A = 1, B = 3",
            "B=3, A=1",
            "u = 1, v = 3",
            "x_1 = 1, x_2 = 3",
            "x_2 = 3, x_1 = 1",
            "(A, B) = (1, 3)",
            "A=1\nB=3",
            r"(1,3)^\top",
            "x: 1, y: 3",
            "(x=1, y=3)",
            "(1, 3) is the critical point",
            "[1; 3]",
            r"x=1,\quad y=3",
            r"x = 1,\ y = 3",
            r"\left(1, 3\right)",
            "(1,3).",
            r"\vec{u} = (1, 3)",
            "x_0 = 1, y_0 = 3",
            r"x=\frac{2}{2}, y=3",
            "1, 3",
            "x = 1 & y = 3",
            r"\begin{aligned} x&=1 \\ y&=3\end{aligned}",
            r"(\;1\;,\;3\;)",
            "point P(1, 3)",
            "f has its maximum at (1, 3)",
            r"\left(1,3\right)\text{ is the point}",
            "The solution is x=1, y=3",
            r"\boxed{x=1,\ y=3}",
        ),
    ),
    (
        "tuple",
        "(1, 3)",
        "different",
        (
            "x = 3, y = 1",
            "y=1, x=3",
            "(y, x) = (1, 3)",
            "(3, 1)",
            "(1, 3, 0)",
            "x=1",
            "(1,3]",
            "A=3, B=1",
            "P(3,1)",
            "(1, 4)",
            "B = 1, A=3",
            "3i + j",
            "4",
            "none",
            "does not exist",
            "(1, -3)",
            "y=3, z=2",
            "x=1,y=4,z=3",
        ),
    ),
    (
        "tuple",
        "(1, 3)",
        "undecided",
        (
            "y=3, z=1",
            "x=1, z=3",
            "(1, 3) or (3, 1)",
            "",
            "x=1, y=3 or x=3, y=1",
        ),
    ),
    (
        "tuple",
        "(-2, 5, 5)",
        "equal",
        (
            "A = -2, B = 5, C = 5",
            "A=-2; C=5; B=5",
            r"A=-2,\; B=5,\; C=5",
            r"A = -2, \quad B = 5, \quad C = 5",
            "x_1 = -2, x_2 = 5, x_3=5",
            r"\begin{bmatrix}-2\\5\\5\end{bmatrix}",
            "(-2,5,5)^T",
            "-2i+5j+5k",
            "a=-2, b=5, c=5",
            "A=-2,B=5,C=5",
            "C=5,A=-2,B=5",
            r"\begin{cases}A=-2\\B=5\\C=5\end{cases}",
            "A: -2, B: 5, C: 5",
            "A is -2, B is 5 and C is 5",
            "(A,B,C)=(-2,5,5)",
            "(B,A,C) = (5,-2,5)",
            r"A=-2\quad B=5\quad C=5",
            "A=-2 B=5 C=5",
            "$A = -2$, $B = 5$, $C = 5$",
            r"\(A=-2\), \(B=5\), and \(C=5\)",
        ),
    ),
    (
        "tuple",
        "(-2, 5, 5)",
        "different",
        (
            "A=5,B=-2,C=5",
            "A = -2, B = 5",
            "x=-2,y=5,z=6",
            "A=-2, B=5",
            "x=-2",
        ),
    ),
    (
        "tuple",
        "(2, -3)",
        "equal",
        (
            "2i - 3j",
            r"2\hat{i}-3\hat{j}",
            r"2\mathbf i - 3\mathbf j",
            r"2\hat{\imath} - 3\hat{\jmath}",
            "2i-3j+0k",
        ),
    ),
    (
        "tuple",
        "(2, -3)",
        "different",
        (
            "2i+3j",
            "-3i+2j",
        ),
    ),
    (
        "tuple",
        "(0, 1)",
        "equal",
        (
            "j",
            r"\hat{j}",
            r"\langle 0,1\rangle",
            "(u, v) = (0, 1)",
            r"\mathbf{u} = (0, 1)",
            "0i + 1j",
            "u=0, v=1",
            "v = 1, u = 0",
        ),
    ),
    (
        "tuple",
        "(0, 1)",
        "different",
        (
            "i",
            "(0,-1)",
        ),
    ),
    (
        "tuple",
        "(3, -1)",
        "equal",
        (
            "x=3,y=-1",
            "(x,y)=(3,-1)",
            "y=-1 and x=3",
            "f has a local max at (3,-1)",
            "(3,-1), a saddle point",
            "(3, -1) is the point",
            "3, -1",
            "3; -1",
            "[3,-1]",
            "(3; -1)",
            "(3,-1)^T",
            r"(3,-1) \text{ is a saddle point}",
            "(3, -1) (max)",
            "The maximum is attained at (3, -1).",
            "At the point $(3, -1)$",
            "P=(3,-1)",
            "A(3,-1)",
            r"\left(3,\,-1\right)",
            r"\binom{3}{-1}",
            r"\begin{bmatrix}3\\-1\end{bmatrix}",
            "u=3, v=-1",
            "v=-1, u=3",
            "B = -1, A = 3",
            "x_1 = 3, x_2 = -1",
            "x_0=3, y_0=-1",
            r"\mathbf{x} = (3, -1)",
            "x=3; y=-1; max",
            "3i - j",
            "-j+3i",
            "(x = 3, y = -1)",
            "x : 3; y : -1",
            "x is 3 and y is -1",
            "x equals 3, y equals -1",
            r"x=3,\ y=-1.",
            "(3.0, -1.0)",
            r"(\frac{6}{2}, -1)",
            r"\langle 3, -1 \rangle",
            r"3\mathbf{i} - \mathbf{j}",
            r"3\vec{i}-\vec{j}",
            r"3\boldsymbol{i} - \boldsymbol{j}",
        ),
    ),
    (
        "tuple",
        "(3, -1)",
        "different",
        (
            "x = 3, y = -1, z = 5",
            "(3, -1, 5)",
            "x=-1,y=3",
        ),
    ),
)


def test_coordinates_are_read_by_name_or_by_place(subtests):
    for answer_type, gold, expected, answers in CASES:
        with subtests.test(f"{gold}: {expected}"):
            assert other_verdicts(answer_type, gold, expected, answers) == {}


NAMES = (("x", "y", "z"), ("A", "B", "C"), ("u", "v", "w"), ("a", "b", "c"), ("x_1", "x_2", "x_3"))
JOINTS = (", ", "; ", " and ", r", \quad ", "\n", r" \\ ")


@st.composite
def points(draw):
    values = draw(st.lists(st.integers(-9, 9), min_size=2, max_size=3))
    return values, draw(st.sampled_from(NAMES))[: len(values)]


def as_tuple(values):
    return f"({', '.join(map(str, values))})"


@settings(max_examples=50)
@given(points(), st.sampled_from(JOINTS), st.randoms(use_true_random=False))
def test_named_coordinates_are_equal_in_any_order(point, joint, random):
    values, names = point
    named = [f"{name} = {value}" for name, value in zip(names, values, strict=True)]
    random.shuffle(named)
    assert verdict_of("tuple", as_tuple(values), joint.join(named)) == "equal"


@given(points(), st.randoms(use_true_random=False))
def test_names_in_brackets_give_the_order(point, random):
    values, names = point
    pairs = list(zip(names, values, strict=True))
    random.shuffle(pairs)
    answer = f"({', '.join(name for name, _ in pairs)}) = {as_tuple(value for _, value in pairs)}"
    assert verdict_of("tuple", as_tuple(values), answer) == "equal"


@settings(max_examples=50)
@given(points(), st.sampled_from(JOINTS))
def test_exchanged_values_are_different(point, joint):
    values, names = point
    assume(values[0] != values[1])
    exchanged = [values[1], values[0], *values[2:]]
    named = [f"{name} = {value}" for name, value in zip(names, exchanged, strict=True)]
    assert verdict_of("tuple", as_tuple(values), joint.join(named)) == "different"


@given(points())
def test_names_that_do_not_fit_never_make_a_tuple_equal(point):
    values, _ = point
    named = [f"{name} = {value}" for name, value in zip("yzw", values, strict=False)]
    assert verdict_of("tuple", as_tuple(values), ", ".join(named)) != "equal"


@given(
    points(),
    st.sampled_from(
        (
            "P{}",
            "P = {}",
            "at {}",
            "the point {}",
            "The critical point is {}.",
            "{} is the point",
            r"\left{}^T",
        )
    ),
)
def test_words_and_names_around_a_point_change_nothing(point, frame):
    values, _ = point
    text = as_tuple(values)
    if "left" in frame:
        text = text.replace(")", r"\right)")
    assert verdict_of("tuple", as_tuple(values), frame.format(text)) == "equal"


@settings(max_examples=25)
@given(points())
def test_vectors_in_every_notation_are_equal(point):
    values, _ = point
    units = ("i", "j", "k")
    stated = (
        rf"\langle {', '.join(map(str, values))} \rangle",
        r"\begin{pmatrix}" + r" \\ ".join(map(str, values)) + r"\end{pmatrix}",
        r"\begin{bmatrix}" + " & ".join(map(str, values)) + r"\end{bmatrix}",
        " + ".join(rf"({value})\hat{{{unit}}}" for unit, value in zip(units, values, strict=False)),
    )
    for answer in stated:
        assert verdict_of("tuple", as_tuple(values), answer) == "equal"
