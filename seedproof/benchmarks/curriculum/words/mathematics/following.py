"""Words a further step on the answer of a calculation."""

from seedproof.benchmarks.curriculum.symbolic.problem import Operation, Variable
from seedproof.benchmarks.curriculum.words.mathematics.signs import Signs, signs
from seedproof.record.draws import Draws, Rejected

_BACK = ("your answer", "that answer", "that result", "the result", "that number")
_STEPS = {
    ("+", True): (
        "Now add {c} to {back}.", "Add {c} to {back}.", "Then add {c} to {back}.", "Increase {back} by {c}.",
    ),
    ("-", True): (
        "Now subtract {c} from {back}.", "Subtract {c} from {back}.", "Take {c} away from {back}.",
        "Decrease {back} by {c}.",
    ),
    ("-", False): (
        "Now subtract {back} from {c}.", "Subtract {back} from {c}.", "Take {back} away from {c}.",
    ),
    ("*", True): ("Now multiply {back} by {c}.", "Multiply {back} by {c}.", "Then multiply {back} by {c}."),
    ("/", True): ("Now divide {back} by {c}.", "Divide {back} by {c}.", "Then divide {back} by {c}."),
    ("/", False): ("Now divide {c} by {back}.", "Divide {c} by {back}.", "Then divide {c} by {back}."),
}  # fmt: skip
"""Wordings by operation, and by whether the answer so far stands on its left."""
_ASK = (
    "What do you get?",
    "What number do you get?",
    "What is the new result?",
    "What is the result now?",
    "What does that give?",
)
_WHAT = {
    ("+", True): ("What is {c} more than {back}?", "What is the sum of {back} and {c}?"),
    ("-", True): ("What is {c} less than {back}?", "What is {back} minus {c}?"),
    ("-", False): ("What is {c} minus {back}?",),
    ("*", True): ("What is {c} times {back}?", "What is the product of {back} and {c}?"),
    ("/", True): ("What is {back} divided by {c}?", "What is the quotient of {back} and {c}?"),
    ("/", False): ("What is {c} divided by {back}?", "What is the quotient of {c} and {back}?"),
}


def following_text(step: Operation, draws: Draws) -> str:
    """Word the step and the question for its result: an operation on `?`, the answer, and a numeral.

    Raises: Rejected when it is no such operation.
    """
    on_left = isinstance(step.left, Variable)
    constant = step.right if on_left else step.left
    printed: Signs = signs(draws, whole=False, mixed=True)
    if isinstance(constant, Variable) or not printed.leaf(constant):
        raise Rejected("no step on the answer alone")
    key = step.op, on_left or step.op in ("+", "*")
    back = draws.choice(_BACK)
    numeral = printed.numeral(constant)
    changes = numeral.startswith("-")
    if draws.below(3):
        ways = [
            way for way in _STEPS[key] if not (changes and way.startswith(("Increase", "Decrease", "Take")))
        ]
        return f"{draws.choice(ways).format(c=numeral, back=back)} {draws.choice(_ASK)}"
    asks = [way for way in _WHAT[key] if not (changes and (" more " in way or " less " in way))]
    return draws.choice(asks).format(c=numeral, back=back)
