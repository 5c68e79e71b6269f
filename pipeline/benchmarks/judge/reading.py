"""Takes a question of the benchmark apart: problem, correct answer, and what the solution ends with."""

import re
from typing import NamedTuple

from pipeline.benchmarks.judge import ASKED
from pipeline.benchmarks.university.reader import Unreadable

_QUESTION = re.compile(
    re.escape(ASKED) + r"\n\n### Problem\n\n(.+)\n\n### Correct answer\n\n(.+)\n\n### Solution\n\n(.+)",
    re.DOTALL,
)
_FINAL = re.compile(
    r"(?:(?:Answer|Result|Final answer|Final result):|(?:The answer|So my answer) is|So I get|That gives"
    r"|\*\*Answer\.\*\*) (.+?)(?: in the end)?\.?"
)
_PART = re.compile(r"(?:\(([a-h])\) )?\$([^$]+)\$")


class Shown(NamedTuple):
    """What a judge sees."""

    problem: str
    golden: str
    candidate: str


def shown(question: str) -> Shown:
    """The three things in a question. Raises: Unreadable when it is none."""
    match = _QUESTION.fullmatch(question)
    if match is None:
        raise Unreadable("the question does not show a problem, its answer and a solution")
    return Shown(*match.groups())


def stated(candidate: str) -> list[str]:
    """The LaTeX of each part of the final answer, from the last line. Raises: Unreadable."""
    match = _FINAL.fullmatch(candidate.rpartition("\n")[2])
    if match is None:
        raise Unreadable(f"the solution does not end with an answer: {candidate[-80:]!r}")
    return parts_of(match[1])


def parts_of(text: str) -> list[str]:
    """The LaTeX of each part: `$3$`, or `(a) $3$; (b) $x$`. Raises: Unreadable."""
    found = [_PART.fullmatch(piece) for piece in text.split("; ")]
    letters = [match and match[1] for match in found]
    if None in found or letters != ([None] if len(found) == 1 else list("abcdefgh"[: len(found)])):
        raise Unreadable(f"{text!r} is not one formula a part")
    return [match[2] for match in found if match]
