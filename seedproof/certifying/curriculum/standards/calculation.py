"""Calculations without a story: `Work out 3 × (8 - 6).`, `Start with 2/3. Subtract 1/5. What do you get?`."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from seedproof.certifying.curriculum.expressions import Sheet, Value
from seedproof.certifying.curriculum.problem import Number, Problem
from seedproof.certifying.curriculum.spoken import DEEDS, DONE, NOUNS, SPOKEN, calculated, joined, operand
from seedproof.certifying.curriculum.wording import sentences_of, uncapitalized
from seedproof.certifying.patterns import Patterns
from seedproof.certifying.script import Step, Unread, step
from seedproof.certifying.terms import Symbol, equal, unknown

_ASKED = Patterns(
    {
        "noun": (
            "calculate[ the value of] {of:noun}.",
            "compute[ the value of] {of:noun}.",
            "work out[ the value of] {of:noun}.",
            "find[ the value of] {of:noun}.",
            "evaluate[ the[ numerical] expression] {of:noun}.",
            "determine[ the value of] {of:noun}.",
            "what is[ the value of[ the[ numerical] expression]] {of:noun}?",
            "what does {of:noun} equal?",
            "how much is {of:noun}?",
            "what number is equal to {of:noun}?",
            "use the order of operations to evaluate {of:noun}.",
            "use the order of operations to find the value of {of:noun}.",
            "follow the order of operations to work out {of:noun}.",
        ),
        "deed": ("what do you get when you {of:text}?",),
        "done": ("what is the result when {of:text}?",),
        "into": ("how many times does {b:operand} go into {a:operand}?",),
        "more": (
            "what number is {by:operand} more than {than:operand}?",
            "what number is {by:operand} greater than {than:operand}?",
        ),
        "less": ("what number is {by:operand} less than {than:operand}?",),
        "excess": (
            "by how much does {a:operand} exceed {b:operand}?",
            "by how much is {a:operand} greater than {b:operand}?",
            "by how much is {b:operand} less than {a:operand}?",
            "how much greater is {a:operand} than {b:operand}?",
            "how much less is {b:operand} than {a:operand}?",
        ),
    },
    SPOKEN,
)

_ADVICE = frozenset(
    [
        "Start inside the parentheses.",
        "Begin with the innermost parentheses.",
        "Use the order of operations.",
        "Follow the order of operations.",
    ]
)

_NEXT = Patterns(
    {
        "plus": ("[then ][next, ][after that, ]add {b:operand}[ to the result].",),
        "minus": ("[then ][next, ][after that, ]subtract {b:operand}[ from the result].",),
        "times": ("[then ][next, ][after that, ]multiply[ the result] by {b:operand}.",),
        "over": ("[then ][next, ][after that, ]divide[ the result] by {b:operand}.",),
        "from": ("[then ][next, ][after that, ]subtract the result from {b:operand}.",),
        "into": ("[then ][next, ][after that, ]divide {b:operand} by the result.",),
    },
    SPOKEN,
)

_RESULTS = frozenset(
    [
        "What do you get?",
        "What number do you get?",
        "What is the answer?",
        "What is the result?",
        "What is the final result?",
    ]
)


@dataclass(slots=True)
class _Chain:
    """Results, each from the one before it."""

    sheet: Sheet = field(default_factory=Sheet)
    results: list[Symbol] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)

    def add(self, sentence: str, value: Value) -> None:
        result = unknown(f"result_{len(self.results) + 1}")
        self.steps.append(step(sentence, *self.sheet.take(), equal(result, value.term)))
        self.results.append(result)

    @property
    def last(self) -> Value:
        return Value(self.results[-1], False)

    def problem(self) -> Problem:
        return Problem((*self.results, *self.sheet.symbols), tuple(self.steps), Number(self.results[-1]))


def read(question: str) -> Problem | None:
    """Read a calculation; None for anything else."""
    first, *others = sentences_of(question)
    if others and others[-1] in _RESULTS:
        return _chain([first, *others[:-1]], others[-1])
    if all(sentence in _ADVICE for sentence in others):
        return _single(first, others)
    return _chain([first, *others], "") if _deed(first) is not None else None


def _single(sentence: str, advice: Sequence[str]) -> Problem | None:
    chain = _Chain()
    value = _value(uncapitalized(sentence), chain.sheet)
    if value is None:
        return None
    chain.add(" ".join([sentence, *advice]), value)
    return chain.problem()


def _value(sentence: str, sheet: Sheet) -> Value | None:
    found = [value for value in (_asked(sentence, sheet), _of_deed(sentence, sheet)) if value is not None]
    if len(found) > 1:
        raise Unread(f"read in two ways: {sentence}")
    return found[0] if found else None


def _asked(sentence: str, sheet: Sheet) -> Value | None:
    said = _ASKED.find(sentence)
    if said is None:
        return None
    if said.kind in _PHRASES:
        phrase = _PHRASES[said.kind].find(said["of"])
        return calculated(phrase, sheet) if phrase is not None else None
    if said.kind == "more":
        return joined("plus", operand(said["than"], sheet), operand(said["by"], sheet), sheet)
    if said.kind == "less":
        return joined("minus", operand(said["than"], sheet), operand(said["by"], sheet), sheet)
    operation = "over" if said.kind == "into" else "minus"
    return joined(operation, operand(said["a"], sheet), operand(said["b"], sheet), sheet)


_PHRASES = {"noun": NOUNS, "deed": DEEDS, "done": DONE}


def _of_deed(sentence: str, sheet: Sheet) -> Value | None:
    said = DEEDS.find(sentence.removesuffix("."))
    return calculated(said, sheet) if said is not None and sentence.endswith(".") else None


def _deed(sentence: str) -> Value | None:
    return _of_deed(uncapitalized(sentence), Sheet())


def _chain(sentences: Sequence[str], asked: str) -> Problem | None:
    """Read what is done one after the other; the first sentence may only say the number to start with."""
    chain = _Chain()
    start = _start(sentences[0], chain.sheet)
    if start is None:
        return None
    chain.add(sentences[0], start)
    for sentence in sentences[1:]:
        said = _NEXT.read(uncapitalized(sentence))
        other = operand(said["b"], chain.sheet)
        if said.kind in _TURNED:
            value = joined(_TURNED[said.kind], other, chain.last, chain.sheet)
        else:
            value = joined(said.kind, chain.last, other, chain.sheet)
        chain.add(sentence, value)
    chain.steps.append(step(asked))
    return chain.problem()


_TURNED = {"from": "minus", "into": "over"}


def _start(sentence: str, sheet: Sheet) -> Value | None:
    small = uncapitalized(sentence)
    said = _START.find(small)
    return operand(said["a"], sheet) if said is not None else _of_deed(small, sheet)


_START = Patterns({"start": ("start with {a:operand}.",)}, SPOKEN)
