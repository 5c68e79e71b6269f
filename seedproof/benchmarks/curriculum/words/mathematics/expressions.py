"""Words expressions to work out: in signs, in words, or step by step."""

from msgspec.structs import replace

from seedproof.benchmarks.curriculum.standards.shapes import Steps
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation, Problem, inlined
from seedproof.benchmarks.curriculum.symbolic.unknowns import value_of
from seedproof.benchmarks.curriculum.words.mathematics.portions import tell_portion
from seedproof.benchmarks.curriculum.words.mathematics.signs import Signs, signs
from seedproof.benchmarks.curriculum.words.told import Asks, Told
from seedproof.record.draws import Draws, Rejected

_IN_SIGNS = (
    "Evaluate {}.", "Find the value of {}.", "What is {}?", "Calculate {}.", "Work out {}.", "Compute {}.",
    "What is the value of {}?", "Find {}.", "Determine the value of {}.", "Evaluate the expression {}.",
    "What is the value of the expression {}?", "Calculate the value of {}.",
)  # fmt: skip
_NESTED = (
    *_IN_SIGNS,
    "Use the order of operations to evaluate {}.",
    "Use the order of operations to find the value of {}.",
    "Follow the order of operations to work out {}.",
    "Evaluate the expression {}. Use the order of operations.",
    "Work out {}. Start inside the parentheses.",
    "Evaluate {}. Begin with the innermost parentheses.",
    "What number is equal to {}?",
    "What does {} equal?",
    "What is the value of the numerical expression {}?",
)
_PHRASES = {
    "+": "the sum of {a} and {b}",
    "-": "the difference of {a} and {b}",
    "*": "the product of {a} and {b}",
    "/": "the quotient of {a} and {b}",
}
_IN_WORDS = {
    "+": ("Add {a} to {b}.", "What do you get when you add {a} to {b}?"),
    "-": ("Subtract {b} from {a}.", "What do you get when you subtract {b} from {a}?"),
    "*": ("Multiply {a} by {b}.", "What do you get when you multiply {a} by {b}?"),
    "/": ("Divide {a} by {b}.", "What do you get when you divide {a} by {b}?"),
}
_BINARY = {
    "+": (
        "Add {a} and {b}.", "Find the sum of {a} and {b}.", "What is {a} plus {b}?",
        "What is the sum of {a} and {b}?",
        "Calculate the sum of {a} and {b}.", "What is {a} increased by {b}?",
        "What number is {b} more than {a}?",
        "Work out the sum of {a} and {b}.", "What do you get when you add {b} to {a}?", "Add {b} to {a}.",
    ),
    "-": (
        "Subtract {b} from {a}.", "What is {a} minus {b}?", "Find the difference of {a} and {b}.",
        "What number is {b} less than {a}?", "What is {a} decreased by {b}?",
        "What do you get when you subtract {b} from {a}?", "Calculate the difference of {a} and {b}.",
        "What is the result when {b} is subtracted from {a}?", "What is the difference of {a} and {b}?",
    ),
    "*": (
        "Multiply {a} by {b}.", "Find the product of {a} and {b}.", "What is {a} times {b}?",
        "What is the product of {a} and {b}?", "Calculate the product of {a} and {b}.",
        "What do you get when you multiply {a} by {b}?", "What is {a} multiplied by {b}?",
        "Work out the product of {a} and {b}.", "Multiply {a} and {b}.",
        "Calculate {a} times {b}.", "What is the result when {a} is multiplied by {b}?",
    ),
    "/": (
        "Divide {a} by {b}.", "What is {a} divided by {b}?", "Find the quotient of {a} and {b}.",
        "What is the quotient of {a} and {b}?", "What do you get when you divide {a} by {b}?",
        "Calculate the quotient of {a} and {b}.", "What is the result when {a} is divided by {b}?",
    ),
}  # fmt: skip
_POSITIVE = {
    "-": (
        "How much greater is {a} than {b}?",
        "By how much is {a} greater than {b}?",
        "By how much does {a} exceed {b}?",
    ),
    "/": ("How many times does {b} go into {a}?",),
}
_SHORT_POWERS = (Number(2), Number(3))
_OF = ("What is {a} of {b}?", "Find {a} of {b}.", "How much is {a} of {b}?", "Calculate {a} of {b}.")
_GETS = (
    "What number do you get?",
    "What do you get?",
    "What is the result?",
    "What is the answer?",
    "What is the final result?",
)
_STEP = {
    ("+", True): ("Add {c}.", "Add {c} to the result."),
    ("+", False): ("Add {c}.", "Add {c} to the result."),
    ("-", True): ("Subtract {c}.", "Subtract {c} from the result."),
    ("-", False): ("Subtract the result from {c}.",),
    ("*", True): ("Multiply by {c}.", "Multiply the result by {c}."),
    ("*", False): ("Multiply by {c}.", "Multiply the result by {c}."),
    ("/", True): ("Divide by {c}.", "Divide the result by {c}."),
    ("/", False): ("Divide {c} by the result.",),
}
"""Wordings by operation, and by whether the result so far stands on its left."""


def tell_expression(standard: Standard, problem: Problem, draws: Draws) -> Told:
    """Word the calculation of a problem. Raises: Rejected when it asks for something else."""
    if len(problem.question.asked) != 1 or problem.unknowns():
        raise Rejected("no calculation")
    whole = inlined(problem.question.asked[0], problem.declared())
    if not isinstance(whole, Operation):
        raise Rejected("no calculation")
    printed = signs(draws, standard.whole, standard.grade < 7 or draws.below(2) == 0)
    if isinstance(standard.asks, Steps) and standard.asks.nested:
        sentences = _nested(printed, whole, draws)
    elif standard.concept == "C12" and draws.below(2) == 0:
        return tell_portion(printed, whole, draws)
    else:
        sentences = _told(printed, whole, draws)
    counted = "times" if sentences[-1].startswith("How many times") else ""
    return Told(sentences, "calculation", asks=Asks(counted=counted))


def _nested(printed: Signs, whole: Operation, draws: Draws) -> tuple[str, ...]:
    """Write an expression with parentheses, brackets and braces; a short one now and then in words."""
    grouped = draws.below(5) < 2
    in_words = draws.below(5) == 0
    sides = [_phrase(printed, side) for side in (whole.left, whole.right)]
    if in_words and all(sides):
        a, b = sides
        return (draws.choice(_IN_WORDS[whole.op]).format(a=a, b=b),)
    printed = replace(printed, levels=True, grouped=grouped)
    *first, last = draws.choice(_NESTED).format(printed.said(whole)).split(". ")
    return (*(f"{sentence}." for sentence in first), last)


def _phrase(printed: Signs, value: Expression) -> str:
    """Write `12`, or `the sum of 3 and 5`; nothing where there is more to say."""
    if _leaf(printed, value):
        return printed.said(value)
    if isinstance(value, Operation) and _leaf(printed, value.left) and _leaf(printed, value.right):
        return _PHRASES[value.op].format(a=printed.said(value.left), b=printed.said(value.right))
    return ""


def _told(printed: Signs, whole: Operation, draws: Draws) -> tuple[str, ...]:
    said = draws.below(4)
    leaves = _leaf(printed, whole.left) and _leaf(printed, whole.right)
    if said == 0 or whole.op == "**":
        return (_shown(printed, whole, draws),)
    if leaves and said == 3:
        return _step_by_step(printed, [whole], draws)
    if leaves and whole.op in _BINARY:
        return (_binary(printed, whole, draws),)
    steps = _steps(printed, whole)
    if steps is None or said == 1:
        return (_shown(printed, whole, draws),)
    return _step_by_step(printed, steps, draws)


def _shown(printed: Signs, whole: Operation, draws: Draws) -> str:
    """Write an expression in signs; a power in words, `6 squared`, stands alone only."""
    if whole.op != "**" and printed.power == 2:
        printed = replace(printed, power=0)
    return draws.choice(_IN_SIGNS).format(printed.said(whole))


def _leaf(printed: Signs, value: Expression) -> bool:
    return printed.leaf(value) or (isinstance(value, Operation) and value.op == "**")


_CHANGES = ("increased", "decreased", "more than", "less than")


def _binary(printed: Signs, whole: Operation, draws: Draws) -> str:
    sides = whole.left, whole.right
    left, right = map(value_of, sides)
    if any(
        isinstance(side, Operation) and side.op == "**" and side.right not in _SHORT_POWERS for side in sides
    ):
        # `2 to the power of 9 plus 7` can be taken in two ways.
        printed = replace(printed, power=0)
    ways = _BINARY[whole.op]
    # Nobody is to wonder what a change by a negative number is, or which way a difference goes.
    ways = tuple(
        way
        for way in ways
        if (right > 0 or not any(word in way for word in _CHANGES))
        and (left > right or "difference" not in way)
    )
    if left > right > 0:
        ways += _POSITIVE.get(whole.op, ())
    if whole.op == "*" and 0 < left < 1 and printed.leaf(whole.left) and right > 0:
        ways += _OF
    return draws.choice(ways).format(a=printed.said(whole.left), b=printed.said(whole.right))


def _steps(printed: Signs, whole: Operation) -> list[Operation] | None:
    """Return the operations from the first on, where each continues from the one before; else None."""
    steps = [whole]
    while True:
        first = steps[0]
        broken = [side for side in (first.left, first.right) if not _leaf(printed, side)]
        if not broken:
            return steps
        if len(broken) > 1 or not isinstance(broken[0], Operation):
            return None
        steps.insert(0, broken[0])


def _step_by_step(printed: Signs, steps: list[Operation], draws: Draws) -> tuple[str, ...]:
    first, *rest = steps
    a = printed.said(first.left)
    b = printed.said(first.right)
    sentences: list[str]
    if not rest or draws.below(2):
        then = draws.choice(_STEP[first.op, True][:1]).format(c=b)
        sentences = [f"Start with {a}.", then]
    else:
        sentences = [
            {"+": f"Add {a} and {b}.", "-": f"Subtract {b} from {a}.", "*": f"Multiply {a} by {b}."}.get(
                first.op, f"Divide {a} by {b}."
            )
        ]
    before: Operation = first
    for step in rest:
        goes_on = step.left is before
        constant = step.right if goes_on else step.left
        text = draws.choice(_STEP[step.op, goes_on]).format(c=printed.said(constant))
        then = draws.choice(("Then {}", "Next, {}", "After that, {}", "{}")).format(text)
        if then != text:
            then = then.replace(text, f"{text[0].lower()}{text[1:]}")
        sentences.append(then)
        before = step
    return (*sentences, draws.choice(_GETS))
