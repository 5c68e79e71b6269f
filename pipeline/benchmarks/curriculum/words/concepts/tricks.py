"""Calculations told step by step: `Start with -3/4. Multiply by 2/3. Then subtract 1/2. What number do you get?`."""

from pipeline.benchmarks.curriculum.lexicon.people import PRONOUNS
from pipeline.benchmarks.curriculum.symbolic.problem import Expression, Operation
from pipeline.benchmarks.curriculum.words.concepts.signs import Signs
from pipeline.draws import Draws

_GETS = ("What number {gets}?", "What {gets}?", "What is the result?", "What is the answer?", "What is the final result?")
_FIRST = {
    "+": ("add", "{a} and {b}"),
    "-": ("subtract", "{b} from {a}"),
    "*": ("multiply", "{a} by {b}"),
    "/": ("divide", "{a} by {b}"),
}
_STEPS = {
    ("+", True): (("add", "{c}"), ("add", "{c} to the result")),
    ("+", False): (("add", "{c}"), ("add", "{c} to the result")),
    ("-", True): (("subtract", "{c}"), ("subtract", "{c} from the result")),
    ("-", False): (("subtract", "the result from {c}"),),
    ("*", True): (("multiply", "by {c}"), ("multiply", "the result by {c}")),
    ("*", False): (("multiply", "by {c}"), ("multiply", "the result by {c}")),
    ("/", True): (("divide", "by {c}"), ("divide", "the result by {c}")),
    ("/", False): (("divide", "{c} by the result"),),
}
"""By operation, and whether the result so far stands on its left."""
_THIRD = {"add": "adds", "subtract": "subtracts", "multiply": "multiplies", "divide": "divides"}
_LINKS = ("Then ", "Next, ", "After that, ", "")


def told_as_steps(printed: Signs, whole: Operation, who: str, draws: Draws) -> tuple[str, ...] | None:
    """The sentences of a calculation each of whose steps goes on from the one before; None for another one.

    A person does it, or the reader of the text.
    """
    steps = _steps(printed, whole)
    if steps is None:
        return None
    first, *rest = steps
    person = PRONOUNS[who] if draws.below(2) else ""
    starts = draws.below(2) or not rest
    a, b = printed.among_words(first.left), printed.among_words(first.right)
    sentences = []
    if starts:
        begin = draws.choice(("start", "begin"))
        sentences.append(f"{who} {begin}s with {a}." if person else f"{begin.capitalize()} with {a}.")
        sentences.append(_said(_STEPS[first.op, True][0], b, person, ""))
    else:
        verb, rest_of = _FIRST[first.op]
        said = rest_of.format(a=a, b=b)
        sentences.append(f"{who} {_THIRD[verb]} {said}." if person else f"{verb.capitalize()} {said}.")
    before = first
    for step in rest:
        goes_on = step.left is before
        constant = printed.among_words(step.right if goes_on else step.left)
        way = draws.choice(_STEPS[step.op, goes_on])
        sentences.append(_said(way, constant, person, draws.choice(_LINKS)))
        before = step
    gets = f"does {person} get" if person else "do you get"
    return (*sentences, draws.choice(_GETS).format(gets=gets))


def _said(way: tuple[str, str], constant: str, person: str, link: str) -> str:
    verb, rest = way
    said = f"{person} {_THIRD[verb]}" if person else verb
    sentence = f"{link}{said} {rest.format(c=constant)}."
    return f"{sentence[0].upper()}{sentence[1:]}"


def _steps(printed: Signs, whole: Operation) -> list[Operation] | None:
    """The operations from the first on, where each goes on from the one before; else None."""
    found = [whole]
    while True:
        first = found[0]
        longer = [side for side in (first.left, first.right) if not _small(printed, side)]
        if not longer:
            return found
        if len(longer) > 1 or not isinstance(longer[0], Operation):
            return None
        found.insert(0, longer[0])


def _small(printed: Signs, value: Expression) -> bool:
    return printed.leaf(value) or (isinstance(value, Operation) and value.op == "**")
