"""What is said beside the steps, and whether it changes them: sums of points, checks, other attempts."""

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from seedproof.answers.games.step import Step, Value, value
from seedproof.record.patterns import Pattern

_POINTS = Pattern(
    r"\b(?:points?|pts?|scor(?:e|es|ed|ing)|total(?:s|ing)?|bonus|worth|accuracy|max(?:imum)?)\b",
    re.IGNORECASE,
)
_CHECK = Pattern(r"\b(?:(?:double-?)?check\w*|verif\w*|confirm\w*|proof|validat\w*|recap)\b", re.IGNORECASE)
_EXPLANATION = Pattern(
    r"\b(?:explanation|explained|explain|reasoning|breakdown|justification|note|where|because)\b",
    re.IGNORECASE,
)
_TAKEN_BACK = Pattern(
    r"\b(?:that|this|it)(?:'s| is| was) (?:wrong|incorrect|invalid|not (?:valid|allowed|legal|right))\b"
    r"|\b(?:oops|mistake|(?:does not|doesn't|didn't) work|try again|(?:disregard|ignore) (?:that|this|it))\b",
    re.IGNORECASE,
)
_RETRACTION = Pattern(
    r"[✗✘❌🚫]|\b(?:wrong|invalid|illegal|incorrect|mistake|oops|wait|hmm|actually"
    r"|instead|not(?: (?:allowed|valid|legal|possible|whole)|$)|discard(?:ed)?|cannot|can't|avoid"
    r"|example|e\.g|fails?)\b",
    re.IGNORECASE,
)
_SEGMENT = Pattern(r"(?:[0-9.,+*/=()\[\] →-]|(?<=[0-9) ])[xX](?=[0-9( ]))+")
_NUMBER = Pattern(r"[0-9]{1,18}(?:,[0-9]{3})*(?:\.[0-9]{1,18})?")
_SIGN = Pattern(r"[-+*/xX]")
_ASIDE = Pattern(r"[(\[][^()\[\]=]*[)\]]")
_WORDS_FOR_EQUALS = Pattern(r"(?<=[0-9)]) ?(?:equals|gives|makes|is|→|->) ?(?=[0-9(])")
_ANSWER = Pattern(
    r"(?:\b(?:answer|result)(?: is|:| =)*|^[a-z]{1,2} ?=) *\[?(-?[0-9]{1,18})[\]. ]*$", re.IGNORECASE
)
_ANSWER_TO_BE_WORKED_OUT = Pattern(
    r"\b(?:answer|solution) (?:is|would be|should be)[ :]*([0-9]{1,18}(?: ?[-+*/] ?[0-9]{1,18})+)",
    re.IGNORECASE,
)
_ONLY_NUMBER = Pattern(r"[^A-Za-z0-9]*?(-?[0-9]{1,18})[^A-Za-z0-9]*")
_NAMED_NUMBER = Pattern(r"[A-Za-z ]{0,30}= ?([0-9]{1,18})[. ✓✔✅]*")
_FOR_THE_TARGET = 5
"""Points, with which sums of points begin."""
_MOST_POINTS = 30
"""More than any game of six numbers gives."""
_MOST_EQUATIONS = 50
"""In one line."""
_MOST_NUMBERS = 40
"""In an equation beside a game of at most a handful of steps."""


def is_about_points(text: str) -> bool:
    """Return whether the text speaks of points."""
    return _POINTS.search(text) is not None


def without_asides(text: str) -> str:
    """Return the text without its brackets that hold no equation: the points of a step stand there."""
    return _ASIDE.sub(" ", text)


def is_check(text: str) -> bool:
    """Return whether the text announces a check."""
    return _CHECK.search(text) is not None


def is_explanation(text: str) -> bool:
    """Return whether the text announces an explanation of the steps."""
    return _EXPLANATION.search(text) is not None


def is_retraction(text: str) -> bool:
    """Return whether the text takes back what stands beside it."""
    return _RETRACTION.search(text) is not None


def leaves_no_equation(text: str) -> bool:
    """Return whether the text holds no equation with an operation."""
    return not _equations(text)


def is_harmless(remark: str) -> bool:
    """Return whether a remark beside a step holds no equation, or counts points (`total: 2 + 1 = 3`)."""
    equations = _equations(remark)
    if not equations:
        return True
    numbers = [value(number) for equation in equations for number in _NUMBER.findall(equation)]
    signs = {sign for equation in equations for sign in _SIGN.findall(equation)}
    return is_about_points(remark) and signs == {"+"} and max(numbers) <= _MOST_POINTS


def changes_nothing(text: str, steps: Sequence[Step], score: int = 0, *, of_points: bool = False) -> bool:
    """Return whether a line after the steps leaves the answer as it is.

    It does if each of its equations repeats the steps, or joins some of them to one expression, or sums
    points; and if no other number is named as the answer. `of_points`: a heading says that points follow.
    """
    target = steps[-1].result
    of_points = of_points or is_about_points(without_asides(text))
    equations = _equations(text)
    if len(equations) > _MOST_EQUATIONS:
        return False
    for equation in equations:
        if _repeats(equation, steps):
            continue
        if not _sums_points(equation, target, score, of_points=of_points):
            return False
    if _TAKEN_BACK.search(text):
        return False
    expression = _ANSWER_TO_BE_WORKED_OUT.search(text)
    if expression and not _repeats(f"{expression[1]} = {target}", steps):
        return False
    if of_points:
        return True
    answer = _ANSWER.search(text) or _ONLY_NUMBER.fullmatch(text)
    return answer is None or value(answer[1]) in (target, score)


def names_result(text: str, steps: Sequence[Step]) -> bool:
    """Return whether a line names a result of the steps (`Target = 25`, `= 25`), and nothing else."""
    named = _NAMED_NUMBER.fullmatch(text)
    return named is not None and value(named[1]) in {step.result for step in steps}


def counts_points(sums: Sequence[Step], score: int) -> bool:
    """Return whether steps, under a heading of points, add points up to the score."""
    if not sums:
        return True
    is_sum = all(step.sign == "+" and step.is_true for step in sums)
    return is_sum and sums[0].left == _FOR_THE_TARGET and sums[-1].result == score


def repeats(step: Step, steps: Sequence[Step]) -> bool:
    """Return whether a step is one of the steps, in whichever order its operands are."""
    return _replayed([step.left, step.right], [step.sign], steps) == step.result


def joins_steps(text: str) -> bool:
    """Return whether the text has an equation with an expression of two operations or more."""
    sides = [max(equation.split("="), key=len) for equation in _equations(text)]
    return any(len(_NUMBER.findall(side)) > 2 for side in sides)


@lru_cache(maxsize=16)
def _equations(text: str) -> list[str]:
    if "=" not in text and not _WORDS_FOR_EQUALS.search(text):
        return []
    text = _WORDS_FOR_EQUALS.sub(" = ", text)
    segments = [segment.strip(" .,→").lstrip("-+* ") for segment in _SEGMENT.findall(text) if "=" in segment]
    pieces = [piece for segment in segments for piece in re.split(r", |\. |→", segment) if "=" in piece]
    return [piece for piece in pieces if _has_operation(piece)]


def _has_operation(equation: str) -> bool:
    return any(len(_NUMBER.findall(side)) > 1 and _SIGN.search(side) for side in equation.split("="))


def _repeats(equation: str, steps: Sequence[Step]) -> bool:
    """Return whether all sides of an equation come to one result of the steps, by these steps alone."""
    if equation.count("=") > _MOST_EQUATIONS:
        return False
    values = set[Value | None]()
    for side in equation.split("="):
        signs = [sign.replace("x", "*").replace("X", "*") for sign in _SIGN.findall(side)]
        if len(signs) > len(steps):
            return False
        numbers = [value(number) for number in _NUMBER.findall(side)]
        if not numbers and not signs:
            continue
        values.add(_replayed(numbers, signs, steps))
    return len(values) == 1 and values <= {step.result for step in steps}


def _replayed(numbers: list[Value], signs: list[str], steps: Sequence[Step]) -> Value | None:
    """Return what the steps make of the numbers if they use up all of them and all signs, else None."""
    if len(numbers) != len(signs) + 1:
        return None
    pool = Counter(numbers)
    unused = Counter(signs)
    for step in steps:
        operands = Counter((step.left, step.right))
        if unused[step.sign] > 0 and operands <= pool:
            unused[step.sign] -= 1
            pool -= operands
            pool[step.result] += 1
    if pool.total() != 1 or unused.total() != 0:
        return None
    return next(iter(pool.elements()))


def _sums_points(equation: str, target: Value, score: int, *, of_points: bool) -> bool:
    """Return whether an equation counts points and is no other way to the target."""
    numbers = [value(number) for number in _NUMBER.findall(equation)[:_MOST_NUMBERS]]
    signs = set(_SIGN.findall(equation))
    if len(numbers) < 2 or len(numbers) == _MOST_NUMBERS:
        return False
    *summands, total = numbers
    is_score = total == score == sum(summands)
    begins = summands[0] == _FOR_THE_TARGET
    if not of_points:
        # Without a word on points, it may be a step that goes on from the target.
        return signs == {"+"} and begins and is_score and len(summands) > 2 and target not in summands
    if signs == {"/"}:
        return summands[0] == score
    if signs - {"+", "*"} or max(numbers) > _MOST_POINTS:
        return False
    if total != target:
        return True
    return signs == {"+"} and begins and (is_score or len(summands) > 2)
