"""An answer in any dress is read as the same answer."""

import itertools
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seedproof.responses import read
from tests.circles import few
from tests.pace import bounded

ANSWERS = (
    "3",
    "-4",
    "0",
    "12",
    "1,234",
    "36444",
    "12.5",
    "-0.25",
    ".5",
    "3/7",
    "-10/37",
    "1 1/2",
    "3½",
    "30%",
    "12 apples",
    "12 ohms",
    "84 ft²",
    "2 hours",
    "$5",
    "45¢",
    "\\$12.50",
    "5 cm",
    "90°",
    "12 \\text{ cm}",
    "3 1/2 pounds",
    "(1, 2, 3)",
    "(2, -1)",
    "(1/2, 3/4)",
    "(e01, e12) = (2, 3)",
    "[1, 2]",
    "{1, 2}",
    "{-2, 0}",
    "\\{1, 2, 3\\}",
    "\\left\\{\\left(0, 1\\right), \\left(2, 3\\right)\\right\\}",
    "\\emptyset",
    "∅",
    "(0, 1)",
    "[0, 1)",
    "(-3, 5]",
    "(-\\infty, 2) \\cup (3, \\infty)",
    "(-∞, 2) ∪ (3, ∞)",
    "]0, 1[",
    "\\left[-3, 5\\right)",
    "x < 3",
    "x > -1/2",
    "<",
    ">",
    "=",
    "-2 < x \\le 5",
    "less than",
    "greater than",
    "equal",
    "yes",
    "no",
    "true",
    "divergent",
    "saddle point",
    "local maximum",
    "no solution",
    "none",
    "DNE",
    "infinity",
    "\\infty",
    "-\\infty",
    "x = 3",
    "x=3",
    "x = 2, y = -1",
    "y=3, x=1",
    "x = 3 or x = -3",
    "x = \\pm 3",
    "\\pm\\sqrt{3}",
    "q = 6, r = 1",
    "quotient = 6, remainder = 1",
    "e01 = 2, e12 = 3, e20 = 1",
    "(1, 12), (2, 6), (3, 4)",
    "\\frac{1}{2}",
    "\\frac12",
    "\\dfrac{16}{3}",
    "-\\frac{45}{4}",
    "\\frac{\\sqrt{3}}{2}",
    "6\\sqrt{10}",
    "\\frac{75\\pi}{8}",
    "\\ln 2",
    "\\ln\\left(2\\right)",
    "\\frac{\\ln 2}{\\ln 3}",
    "\\sqrt[3]{5}",
    "2\\pi",
    "π/4",
    "e^{-2}",
    "x^2 + 1",
    "x**2 + 1",
    "2**n",
    "(x+1)**2 * 3",
    "2*3*5",
    "a*b",
    "n 2^{n}",
    "-1 - (n-1)(1/5)^n",
    "x^2/2 + C",
    "\\frac{x^3}{3} + C",
    "C_1 e^{2x} + C_2 e^{-x}",
    "-6\\sqrt{x} - 2\\tan(2x) + x^2 + C",
    "4\\cos\\left(\\frac{\\pi x}{2}\\right) + 2",
    "f(x) = 2x + 1",
    "f'(x) = 3x^2",
    "T(x, y) = (x + y, x - y)",
    "\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}",
    "\\langle 1, 2, 3 \\rangle",
    "|x|",
    "|x - 1| + 2",
    "\\log_2 5",
    "10/37 = 0.270",
    "\\frac{10}{37} \\approx 0.27",
    "2^{10} - 1",
    "n!",
    "a_n = 3n + 2",
    "x_0",
)

DRESSES = (
    "{}",
    "Answer: {}",
    "answer: {}",
    "ANSWER: {}",
    "**Answer:** {}",
    "**Answer**: {}",
    "**Answer: {}**",
    "__Answer:__ {}",
    "Answer: **{}**",
    "Answer: `{}`",
    "`Answer: {}`",
    "**`Answer: {}`**",
    "### Answer: {}",
    "### Answer\n\n{}",
    "### Answer\n{}",
    "## Final Answer\n\n**{}**",
    "**Final Answer**\n\n{}",
    "Final Answer\n{}",
    "**Final Answer:** {}",
    "Final answer: {}",
    "> **Answer:** {}",
    "> Answer: {}",
    "- Answer: {}",
    "- **Answer:** {}",
    "* **Answer**: {}",
    "1. Add.\n2. Answer: {}",
    "```\nAnswer: {}\n```",
    "```text\nAnswer: {}\n```",
    "Answer:\n```\n{}\n```",
    "Answer:\n\n{}",
    "Answer:\n{}",
    "<b>Answer:</b> {}",
    "<strong>Answer: {}</strong>",
    "<answer>{}</answer>",
    "<think>Answer: 77</think>\nAnswer: {}",
    "| Answer | {} |",
    "We add both, so we are done.\n\nAnswer: {}",
    "This is long. Answer: {}",
    "\\boxed{{{}}}",
    "$\\boxed{{{}}}$",
    "$$\\boxed{{{}}}$$",
    "\\[\n\\boxed{{{}}}\n\\]",
    "Answer: $\\boxed{{{}}}$",
    "The final answer is $\\boxed{{{}}}$.",
    "### Final Answer\n\n$$\\boxed{{{}}}$$",
    "Answer: 99\n\nAnswer: {}",
    "\\boxed{{99}}\n\nAnswer: {}",
    "Answer: {}.",
    "**Answer:** {}.",
    "Answer = {}",
    "My answer: {}",
)

IN_SENTENCES = (
    "The answer is {}.",
    "The answer is {}",
    "The answer is: {}",
    "So the answer is {}.",
    "Therefore, the answer is **{}**.",
    "Therefore, the final answer is:\n\n{}",
    "We conclude that the answer is {}.",
    "The final answer is `{}`.",
)

CLOSINGS = (
    "",
    "\n",
    "\n\nI hope this helps!",
    "\nI hope this helps!",
    "\n\nLet me know if you have any questions.",
    "\n(This is exact.)",
    "\n\n---\n\nThis is the exact value.",
    "\n\n### Check\nAll is well.",
    "\nThis follows from the rule above.",
    "\nNote that we used both facts.",
    "\n\n**Explanation:** we added both numbers.",
    "\n\nFeel free to ask!",
    "\n\n```\nprint(1)\n```",
    "\n\nThe answer is exact.",
    "\n\nHappy to explain the answer further!",
)


def shape(text: str) -> str:
    """Return the text without what a dress may leave: dollar signs around, spaces at the edges."""
    return re.sub(r"\s+", " ", text).strip(" $")


def fits(answer: str, dress: str) -> bool:
    """Whether an answer can stand in a dress at all."""
    if "|" in answer and "|" in dress:
        return False
    if dress.endswith("{}.") and answer.endswith("!"):
        return False
    return not ("_" in dress and answer.startswith("_"))


def test_an_answer_in_a_dress_is_read_as_it_was(subtests: pytest.Subtests) -> None:
    for dress in (*DRESSES, *IN_SENTENCES):
        with subtests.test(dress=dress):
            for answer in ANSWERS:
                if fits(answer, dress):
                    assert shape(read(dress.format(answer)).answer) == shape(answer)


@given(st.sampled_from(ANSWERS), st.sampled_from(DRESSES[1:]), st.sampled_from(CLOSINGS))
def test_a_closing_changes_nothing(answer: str, dress: str, closing: str) -> None:
    if fits(answer, dress):
        assert shape(read(dress.format(answer) + closing).answer) == shape(answer)


LETTERED = (
    ("({})", "abcdefgh"),
    ("{})", "abcdefgh"),
    ("**({})**", "abcdefgh"),
    ("**{})**", "abcdefgh"),
    ("({}):", "abcdefgh"),
    ("({})", "ABCDEFGH"),
    ("Part ({}):", "abcdefgh"),
    ("**Part ({}):**", "abcdefgh"),
    ("({})", ("i", "ii", "iii", "iv")),
    ("({})", "12345678"),
)
AT_LINES = (
    ("{}.", "abcdefgh"),
    ("**{}.**", "abcdefgh"),
    ("{}.", "12345678"),
    ("part {}:", "abcdefgh"),
    ("{}:", "abcdefgh"),
)
LINE_JOINTS = ("\n", "\n\n", "\n- ", "\n* ", "  \n")
INLINE_JOINTS = ("; ", ", ", " and ", ";\n", ", and ")
BLOCKS = (
    "{}",
    "Answer: {}",
    "Answer:\n{}",
    "**Answer:**\n\n{}",
    "### Final Answer\n\n{}",
    "We did it.\n\nAnswer:\n{}\n\nI hope this helps!",
)
PARTS = [answer for answer in ANSWERS if not re.search(r"\n|\||^\[0, 1\)$|\(-3, 5\]$|\]0", answer)]


@st.composite
def lettered(draw: st.DrawFn) -> tuple[str, list[str]]:
    """Draw a response with lettered parts, and the parts."""
    in_lines = draw(st.booleans())
    form, letters = draw(st.sampled_from(LETTERED + AT_LINES if in_lines else LETTERED))
    joint = draw(st.sampled_from(LINE_JOINTS if in_lines else INLINE_JOINTS))
    parts = draw(st.lists(st.sampled_from(PARTS), min_size=2, max_size=4))
    named = [f"{form.format(letter)} {part}" for letter, part in zip(letters, parts, strict=False)]
    block = joint.join(named)
    if joint.startswith("\n"):
        block = joint.strip("\n") + block
    return draw(st.sampled_from(BLOCKS)).format(block), parts


@given(lettered())
def test_lettered_parts_are_read_as_they_were(drawn: tuple[str, list[str]]) -> None:
    response, parts = drawn
    assert [shape(part) for part in read(response, len(parts)).parts] == [shape(part) for part in parts]


@given(
    st.lists(st.sampled_from(PARTS), min_size=2, max_size=4),
    st.sampled_from(["({}) ", "**({})** ", "### ({})\n", "**Part {}.** "]),
)
def test_boxed_sections_are_read_part_by_part(parts: list[str], form: str) -> None:
    sections = [
        form.format(letter) + f"First we think about it.\n\nSo we have $\\boxed{{{part}}}$."
        for letter, part in zip("abcd", parts, strict=False)
    ]
    assert [shape(part) for part in read("\n\n".join(sections), len(parts)).parts] == [
        shape(part) for part in parts
    ]


@given(
    st.text(
        alphabet=st.sampled_from("\\boxed{}()[]$*_`|&;:,. \n\t#>-1aAnswerfinalthik/<\x00\ud800\u2028\ufeff"),
        max_size=400,
    )
)
def test_no_response_raises(response: str) -> None:
    for count in (1, 2, 5):
        stated = read(response, count)
        assert len(stated.parts) == count


@given(
    st.lists(
        st.sampled_from(
            [*DRESSES, *CLOSINGS, *ANSWERS, "(a) ", "b) ", "\n", " ", "$$", "```", "\\begin{aligned}"]
        ),
        max_size=30,
    )
)
def test_no_mixture_raises(pieces: list[str]) -> None:
    response = "".join(pieces)
    for count in (1, 2, 3):
        stated = read(response, count)
        assert len(stated.parts) == count


JUNK = (
    "(",
    "[",
    "{",
    "}",
    "`",
    "```",
    "*",
    "**",
    "_",
    "$",
    "$$",
    "\\[",
    "\\(",
    "\\",
    "Answer:",
    "Answer: ",
    "\nAnswer:",
    "answer ",
    "the answer is ",
    "The answer is 3. ",
    "\\boxed",
    "\\boxed{",
    "\n\\boxed{",
    "\\boxed{3}",
    "\\boxed{3}\n",
    "\x00",
    "\n",
    " ",
    "\t",
    "<think>",
    "</think>",
    "<",
    "<b>",
    "<answer>",
    "(a) ",
    "\n(a) ",
    "\n(a) 3\n(b) 4",
    "(a)(b)",
    "; (b) ",
    "1. ",
    "\n1. ",
    "|",
    "| a ",
    "\n| a | b |",
    "\n---",
    "#",
    "\n# ",
    ">",
    "\n> ",
    "- ",
    "\n- ",
    "a",
    "A. ",
    "Word ",
    "yes\n",
    "No, ",
    ". So ",
    "x = 1 = ",
    "\ud800",
    "\u2028",
    "\\begin{aligned}",
    "\n\n",
    " and ",
    "; ",
    ", ",
    "wait, ",
    "which gives ",
    "Therefore, ",
    "I hope ",
    "is ",
    "9",
    "e.g. ",
    "\\text{",
    "<|channel|>",
    "assistantfinal",
    "🙂",
    "\\frac",
    "final ",
)


@pytest.mark.parametrize("piece", few(JUNK, 6))
def test_half_a_megabyte_of_anything_is_read_in_bounded_time(piece: str) -> None:
    junk = piece * (500_000 // len(piece))
    for response, count in ((junk, 1), ("Answer: 3\n" + junk, 1), (junk + "\nAnswer: 3", 3)):
        with bounded(1):
            stated = read(response, count)
        assert len(stated.parts) == count
        assert len(stated.answer) <= 6_001


def test_dresses_are_as_many_as_they_seem() -> None:
    assert len(set(ANSWERS)) >= 100
    assert len(set(itertools.chain(DRESSES, IN_SENTENCES))) >= 50
