"""Two numbers to compare: `Write <, = or > in the blank: 4/10 ___ 1/2`, `How does 3 compare to 5?`."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.certifying.curriculum.numerals import NUMBER_KINDS
from seedproof.certifying.curriculum.problem import Problem, Sign
from seedproof.certifying.curriculum.wording import sentences_of
from seedproof.certifying.patterns import Patterns
from seedproof.certifying.script import Step, Unread, step
from seedproof.certifying.terms import equal, unknown

LEFT = unknown("left")
RIGHT = unknown("right")

_ALONE = Patterns(
    {
        "asked": (
            "How does {a:numeral} compare to {b:numeral}?",
            "Is {a:numeral} less than, equal to or greater than {b:numeral}?",
            "Which of <, = and > belongs in {a:numeral} □ {b:numeral}?",
            "Which symbol makes it true: {a:numeral} ___ {b:numeral}?",
            "Which symbol, <, = or >, makes the statement {a:numeral} □ {b:numeral} true?",
            "Write <, = or > in the blank: {a:numeral} ___ {b:numeral}.",
        )
    },
    NUMBER_KINDS,
)

_SHOWN = Patterns(
    {
        "shown": (
            "Compare {a:numeral} and {b:numeral}.",
            "Compare the [numbers][fractions] {a:numeral} and {b:numeral}.",
            "Consider {a:numeral} and {b:numeral}.",
            "Consider the [numbers][fractions] {a:numeral} and {b:numeral}.",
            "Here are two [numbers][fractions]: {a:numeral} and {b:numeral}.",
            "Look at the [numbers][fractions] {a:numeral} and {b:numeral}.",
        )
    },
    NUMBER_KINDS,
)

_IN_ORDER = Patterns(
    {
        "again": (
            "Fill in <, = or >: {a:numeral} ___ {b:numeral}.",
            "Which of <, = and > goes in the box: {a:numeral} □ {b:numeral}?",
        ),
        "them": (
            "Choose <, = or > to compare them in this order.",
            "Is the first [number][fraction] less than, equal to or greater than the second?",
            "Which symbol belongs between them: <, = or >?",
            "Which symbol, <, = or >, goes between them?",
            "Write <, = or > between them.",
        ),
    },
    NUMBER_KINDS,
)


def compared(said: Sequence[str], left: Fraction, right: Fraction, asked: str) -> Problem:
    """Ask for the sign between two numbers; `said` is where the left one stands, and the right one."""
    first, second = said
    known: list[Step] = [step(first, equal(LEFT, left)), step(second, equal(RIGHT, right)), step(asked)]
    return Problem((LEFT, RIGHT), tuple(known), Sign(LEFT, RIGHT))


def read(question: str) -> Problem | None:
    """Read two numbers to compare, without a story; None for anything else."""
    alone = _ALONE.find(question)
    if alone is not None:
        return compared([question, "the right number"], alone["a"], alone["b"], "")
    shown, *asked = sentences_of(question)
    said = _SHOWN.find(shown)
    if said is None or len(asked) != 1:
        return None
    task = _IN_ORDER.read(asked[0])
    if task.kind == "again" and (task["a"], task["b"]) != (said["a"], said["b"]):
        raise Unread(f"two other numbers: {question}")
    return compared([shown, "the right number"], said["a"], said["b"], asked[0])
