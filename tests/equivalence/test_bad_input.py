"""Hostile answers: a verdict and a reason in bounded time, never an exception and never a hang."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seedproof.equivalence import ANSWER_TYPES, compare
from tests.circles import first_and_further
from tests.equivalence.cases import CASES
from tests.equivalence.dress_cases import DRESS_CASES
from tests.pace import bounded

pytestmark = pytest.mark.slow

GOLDEN = {
    "number": "3",
    "expression": "x^2",
    "antiderivative": "x^2/2",
    "set": "{1, 2}",
    "interval_union": "(1, 2]",
    "tuple": "(1, 2)",
    "unordered": "1, 2",
    "matrix": "[[1, 2], [3, 4]]",
    "equation_up_to_scale": "y = 2x + 1",
    "span": "{(1, 2)}",
    "ode_family": "C_1 e^x + C_2",
    "integer_families": "pi/4 + n pi",
    "label": "saddle point",
}
BOMBS = [
    "9^9^9^9",
    "9^9^9^9^9^9^9^9",
    "(9^9^9)^(9^9^9)",
    "2^(10^9)",
    "(-1)^(10^30)",
    "10^10^10!",
    "1000000!",
    "99999999999!!",
    "((((9!)!)!)!)!",
    "9!!!!!!!!!!!!!!!!!",
    r"\binom{1000000}{500000}",
    "(x+y+z+a+b+c+d)^60",
    "(x+1)^(10^6) - (x+2)^(10^6)",
    "(1+x)^50 (1+y)^50 (1+z)^50",
    "(((((x+1)^50+1)^50+1)^50+1)^50+1)^50",
    "sqrt(" * 25 + "2" + ")" * 25,
    "sqrt(2+" * 25 + "2" + ")" * 25,
    "+".join(f"sqrt({n})" for n in range(2, 120)),
    "*".join(f"(x+sqrt({n}))" for n in range(2, 40)),
    "+".join(f"{n}^(1/{n})" for n in range(2, 60)),
    "+".join(f"sin(pi/{n})" for n in range(2, 60)),
    "sin(" * 28 + "x" + ")" * 28,
    "e^(" * 28 + "x" + ")" * 28,
    "tan(10^(10^9))",
    "sin(x)^60 cos(y)^60 tan(z)^60",
    "1/(" * 28 + "x" + ")" * 28,
    "|" * 500 + "x" + "|" * 500,
    "(" * 10_000,
    "(" * 2_000 + "1" + ")" * 2_000,
    "{" * 3_000 + "}" * 3_000,
    r"\frac" * 1_000,
    r"\frac{1}{" * 400 + "1" + "}" * 400,
    r"\sqrt{" * 400 + "2" + "}" * 400,
    "x^" * 2_000 + "2",
    "-" * 5_000 + "1",
    "1+" * 2_500 + "1",
    "x" * 5_000,
    "x " * 2_500,
    "," * 5_000,
    "1," * 2_000 + "1",
    "(1,2)," * 800 + "(1,2)",
    "=".join("x" * 2_000),
    "<".join("1" * 2_000),
    " or ".join(f"x = {n}" for n in range(500)),
    " U ".join(f"({n}, {n + 1})" for n in range(400)),
    " or ".join(f"{n} pi/{n + 1} + n pi/{n + 2}" for n in range(60)),
    "+".join(f"C_{n} x^{n}" for n in range(200)),
    r"\begin{pmatrix}" + r"1&" * 1_000 + r"1\end{pmatrix}",
    r"\begin{pmatrix}" * 200,
    r"\text{" * 1_000,
    r"\boxed{" * 1_000 + "3" + "}" * 1_000,
    r"\boxed{1}" * 600,
    r"\left(" * 1_000 + r"\right)" * 1_000,
    r"\def\a{\a\a}\a",
    r"\newcommand{\x}{\x\x}\x",
    r"\input{/etc/passwd}",
    "__import__('os').system('true')",
    "().__class__.__bases__[0]",
    "<script>alert(1)</script>",
    "<b>3</b>",
    "3\x00",
    "\x00" * 100,
    "\ud800",
    "\N{RIGHT-TO-LEFT OVERRIDE}3",
    "\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 3_000,
    "9" * 5_000,
    "0." + "0" * 3_000 + "1",
    "1" * 999 + "^" + "1" * 999,
    "x" * 10_000_000,
    r"\boxed{" + "3" * 10_000_000 + "}",
    r"\boxed{3} " * 100_000,
    "(" * 10_000_000,
]


TURNS = 7
"""Of the bombs, `make test` tries every seventh."""


def in_turn(bombs, turns):
    return [bomb for place, bomb in enumerate(bombs) if place % TURNS in turns]


@pytest.mark.parametrize("turns", first_and_further(TURNS))
@pytest.mark.parametrize(("number", "kind"), [*enumerate(ANSWER_TYPES)])
def test_a_bomb_gets_a_verdict_in_bounded_time(number, kind, turns):
    """Each against a third of the types."""
    for bomb in in_turn(BOMBS[number % 3 :: 3], turns):
        with bounded(30):
            verdict = compare(GOLDEN[kind], bomb, kind)
        assert verdict.reason
        assert verdict.result != "equal", bomb[:60]


@pytest.mark.parametrize("turns", first_and_further(TURNS))
@pytest.mark.parametrize("kind", ["number", "expression", "antiderivative", "integer_families"])
def test_a_bomb_against_its_like_is_bounded_too(kind, turns):
    for bomb in in_turn([bomb for bomb in BOMBS if "boxed" not in bomb], turns):
        with bounded(30):
            first, second = compare(bomb, f"{bomb[:9_000]}+1", kind), compare(f"1+{bomb[:9_000]}", bomb, kind)
        assert "equal" not in (first.result, second.result) or kind == "antiderivative"


PIECES = st.sampled_from(
    [
        r"\frac",
        r"\sqrt",
        r"\sin",
        r"\log",
        r"\pi",
        r"\left(",
        r"\right)",
        r"\begin{pmatrix}",
        r"\end{pmatrix}",
        r"\\",
        r"&",
        r"{",
        r"}",
        r"(",
        r")",
        r"[",
        r"]",
        r"|",
        r"^",
        r"_",
        r"+",
        r"-",
        r"*",
        r"/",
        r"=",
        r"<",
        r">",
        r",",
        r";",
        r":",
        r"!",
        r"%",
        r"1",
        r"2",
        r"0.5",
        r"x",
        r"y",
        r"n",
        r"C_1",
        r"e",
        r"i",
        r"j",
        r"k",
        r"\infty",
        r"\cup",
        r"\in",
        r"\text{or}",
        r"\pm",
        r"\{",
        r"\}",
        r"\mathbb{R}",
        r"DNE",
        r"and",
        r"U",
        r"$",
        r"'",
        r"°",
        r"\int",
        r"or",
        r"oo",
        r"{1,2}",
        r"x^2",
    ]
)


@settings(max_examples=100)
@given(st.lists(PIECES, max_size=14).map(" ".join), st.sampled_from(ANSWER_TYPES))
def test_pieces_of_latex_in_any_order_get_a_verdict(text, kind):
    verdict = compare(GOLDEN[kind], text, kind)
    assert verdict == compare(text, GOLDEN[kind], kind)


@st.composite
def mutated_answers(draw):
    """An answer of the tables with a piece of another one, or of LaTeX, put in its midst."""
    gold, answer, kind, options, _ = draw(st.sampled_from([*CASES, *DRESS_CASES]))
    start, end = sorted(draw(st.tuples(st.integers(0, len(answer)), st.integers(0, len(answer)))))
    other = draw(st.one_of(PIECES, st.sampled_from(CASES).map(lambda case: case[1][:12])))
    return gold, answer[:start] + other + answer[end:], kind, options


@settings(max_examples=100)
@given(mutated_answers())
def test_a_mutated_answer_needs_no_net(mutated):
    gold, text, kind, options = mutated
    verdict = compare(gold, text, kind, options)
    assert verdict == compare(text, gold, kind, options)
    assert verdict.reason not in ("the answer is nested too deeply", "a number in the answer is too large")


@settings(max_examples=60)
@given(st.text(max_size=60), st.text(max_size=60), st.sampled_from(ANSWER_TYPES))
def test_any_text_gets_a_verdict(gold, answer, kind):
    assert compare(gold, answer, kind) == compare(answer, gold, kind)


@given(st.binary(max_size=80), st.sampled_from(ANSWER_TYPES))
def test_any_bytes_get_a_verdict(data, kind):
    assert compare(GOLDEN[kind], data.decode("latin-1"), kind).reason
