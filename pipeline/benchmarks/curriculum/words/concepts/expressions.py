"""Expressions to work out: in signs, in words, or step by step.

Words are only taken where nobody can take them otherwise: `more than` and `decreased by` have no negative number
behind them, and `the difference of` has the greater number first.
"""

from pipeline.benchmarks.curriculum.lexicon.people import HE, PRONOUNS, SHE
from pipeline.benchmarks.curriculum.standards.standard import Standard
from pipeline.benchmarks.curriculum.symbolic.problem import Expression, Operation, Problem, inlined
from pipeline.benchmarks.curriculum.symbolic.unknowns import value_of
from pipeline.benchmarks.curriculum.words.concepts.signs import Signs, signs
from pipeline.benchmarks.curriculum.words.concepts.tricks import told_as_steps
from pipeline.benchmarks.curriculum.words.told import Told
from pipeline.draws import Draws, Rejected

_IN_SIGNS = (
    ("Evaluate {e}.",), ("Find the value of {e}.",), ("What is {e}?",), ("Calculate {e}.",), ("Work out {e}.",),
    ("Compute {e}.",), ("What is the value of {e}?",), ("Determine the value of {e}.",),
    ("Evaluate the expression {e}.",), ("What is the value of the expression {e}?",),
    ("Calculate the value of {e}.",), ("Find the value of the expression {e}.",),
    ("Look at the expression {e}.", "What is its value?"), ("Here is an expression: {e}.", "What is its value?"),
    ("{who} writes the expression {e} on the board.", "What is its value?"),
    ("{who} calculates {e}.", "What number does {she} get?"), ("{who} works out {e}.", "What does {she} get?"),
    ("{who} evaluates {e}.", "What result does {she} get?"),
)  # fmt: skip
_ONE_SIGN = (
    ("What is {e}?",), ("Evaluate {e}.",), ("Find {e}.",), ("Calculate {e}.",), ("Work out {e}.",), ("Compute {e}.",),
    ("Find the value of {e}.",), ("What is the value of {e}?",), ("Determine the value of {e}.",),
    ("{who} calculates {e}.", "What number does {she} get?"), ("{who} works out {e}.", "What does {she} get?"),
)  # fmt: skip
_CLEAR = {
    "+": ("Add {b} to {a}.", "What do you get when you add {b} to {a}?", "{who} adds {b} to {a}."),
    "-": (
        "Subtract {b} from {a}.", "What do you get when you subtract {b} from {a}?", "{who} subtracts {b} from {a}.",
        "What is the result when {b} is subtracted from {a}?",
    ),
    "*": ("Multiply {a} by {b}.", "What do you get when you multiply {a} by {b}?", "{who} multiplies {a} by {b}."),
    "/": (
        "Divide {a} by {b}.", "What do you get when you divide {a} by {b}?", "{who} divides {a} by {b}.",
        "What is the result when {a} is divided by {b}?",
    ),
}  # fmt: skip
"""Their small words hold the two sides apart, whatever these are."""
_NUMERALS = {
    "+": (
        "Add {a} and {b}.", "Find the sum of {a} and {b}.", "What is {a} plus {b}?", "What is the sum of {a} and {b}?",
        "Calculate the sum of {a} and {b}.", "Work out the sum of {a} and {b}.",
    ),
    "-": ("What is {a} minus {b}?", "Calculate {a} minus {b}."),
    "*": (
        "Find the product of {a} and {b}.", "What is {a} times {b}?", "What is the product of {a} and {b}?",
        "Calculate the product of {a} and {b}.", "What is {a} multiplied by {b}?",
        "Work out the product of {a} and {b}.", "Multiply {a} and {b}.",
    ),
    "/": (
        "What is {a} divided by {b}?", "Find the quotient of {a} and {b}.", "What is the quotient of {a} and {b}?",
        "Calculate the quotient of {a} and {b}.",
    ),
}  # fmt: skip
_POSITIVE = {
    "+": ("What is {a} increased by {b}?", "What number is {b} more than {a}?", "Which number is {b} more than {a}?"),
    "-": ("What number is {b} less than {a}?", "What is {a} decreased by {b}?", "Which number is {b} less than {a}?"),
}  # fmt: skip
_GREATER = (
    "Find the difference of {a} and {b}.", "What is the difference of {a} and {b}?",
    "Calculate the difference of {a} and {b}.", "By how much is {a} greater than {b}?",
    "How much greater is {a} than {b}?", "By how much does {a} exceed {b}?",
)  # fmt: skip
_OF = ("What is {a} of {b}?", "Find {a} of {b}.", "How much is {a} of {b}?")
_FITS = ("How many times does {b} go into {a}?", "How many times does {b} fit into {a}?")
_GETS = ("What number does {she} get?", "What does {she} get?", "What result does {she} get?")
_NAMES = {"+": "the sum of {a} and {b}", "-": "the difference of {a} and {b}", "*": "the product of {a} and {b}",
          "/": "the quotient of {a} and {b}"}  # fmt: skip


def tell_expression(standard: Standard, problem: Problem, draws: Draws) -> Told:
    """The calculation of a problem. Raises: Rejected when it asks for something else."""
    if len(problem.question.asked) != 1 or problem.unknowns():
        raise Rejected("no calculation")
    whole = inlined(problem.question.asked[0], problem.declared())
    if not isinstance(whole, Operation):
        raise Rejected("no calculation")
    printed, form, who = signs(draws, standard.whole), draws.below(8), draws.choice((*SHE, *HE))
    sentences = None
    if whole.op == "**":
        sentences = draws.choice(_ONE_SIGN)
        return _told(sentences, who, e=printed.among_words(whole))
    if form > 5:
        sentences = told_as_steps(printed, whole, who, draws)
    elif form > 1:
        sentences = _in_words(printed, whole, who, draws)
    if sentences is None and not _small(printed, whole) and form > 3:
        sentences = told_as_steps(printed, whole, who, draws)
    if sentences is not None:
        return Told(sentences, "calculation")
    return _told(draws.choice(_IN_SIGNS), who, e=printed.said(whole))


def _told(sentences: tuple[str, ...], who: str, **said: str) -> Told:
    found = (sentence.format(who=who, she=PRONOUNS[who], **said) for sentence in sentences)
    return Told(tuple(found), "calculation")


def _small(printed: Signs, value: Expression) -> bool:
    """Whether it is a numeral or a power."""
    return printed.leaf(value) or (isinstance(value, Operation) and value.op == "**")


def _in_words(printed: Signs, whole: Operation, who: str, draws: Draws) -> tuple[str, ...] | None:
    """An operation on numerals, powers or named operations; None where a side is longer."""
    left, right = _named(printed, whole.left), _named(printed, whole.right)
    if left is None or right is None:
        return None
    ways = _CLEAR[whole.op]
    if not any(side.startswith("the ") for side in (left, right)):
        ways += _ways(printed, whole)
    text = draws.choice(ways)
    after = (draws.choice(_GETS),) if "{who}" in text else ()
    sentences = (text.format(a=left, b=right, who=who), *(said.format(she=PRONOUNS[who]) for said in after))
    return tuple(sentences)


def _ways(printed: Signs, whole: Operation) -> tuple[str, ...]:
    """What can be said of two numerals or powers, in view of their values."""
    left, right = value_of(whole.left), value_of(whole.right)
    ways = _NUMERALS[whole.op]
    if right > 0:
        ways += _POSITIVE.get(whole.op, ())
    if whole.op == "-" and left > right:
        ways += _GREATER if right > 0 else _GREATER[:3]
    if whole.op == "*" and 0 < left < 1 and right > 0:
        ways += _OF
    if whole.op == "/" and left > right > 0 and left % right == 0:
        ways += _FITS
    return ways


def _named(printed: Signs, value: Expression) -> str | None:
    """`3/4`, `6 squared`, `the sum of 3 and 4`; None for what is longer, or would not be clear."""
    if _small(printed, value):
        return printed.among_words(value)
    if not isinstance(value, Operation) or not (_small(printed, value.left) and _small(printed, value.right)):
        return None
    if value.op == "-" and not value_of(value.left) > value_of(value.right):
        return None
    return _NAMES[value.op].format(a=printed.said(value.left), b=printed.said(value.right))
