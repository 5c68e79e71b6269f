"""Reads a question of the benchmark back: problem, correct answer, and what the solution ends with."""

import re
from typing import NamedTuple

from seedproof.benchmarks.judge import ASKED
from seedproof.problems.reader import Unreadable, parts_of

_QUESTION = re.compile(
    re.escape(ASKED) + r"\n\n### Problem\n\n(.+)\n\n### Correct answer\n\n(.+)\n\n### Solution\n\n(.+)",
    re.DOTALL,
)
_FINAL = re.compile(
    r"(?:(?:Answer|Result|Final answer|Final result):|(?:The answer|So my answer) is|So I get|That gives"
    r"|\*\*Answer\.\*\*) (.+?)(?: in the end)?\.?"
)


class Shown(NamedTuple):
    """What a judge sees."""

    problem: str
    golden: str
    candidate: str


def shown(question: str) -> Shown:
    """Read the three sections of a question. Raises: Unreadable when it has not these sections."""
    match = _QUESTION.fullmatch(question)
    if match is None:
        raise Unreadable("the question does not show a problem, its answer and a solution")
    return Shown(*match.groups())


def steps(candidate: str) -> list[str]:
    """Return the lines that work something out, each a step; the one paragraph of a writer without lines."""
    return [line for line in candidate.rpartition("\n\n")[0].split("\n") if "$" in line]


def stated(candidate: str) -> list[str]:
    """Read the LaTeX of each part of the final answer from the last line. Raises: Unreadable."""
    match = _FINAL.fullmatch(candidate.rpartition("\n")[2])
    if match is None:
        raise Unreadable(f"the solution does not end with an answer: {candidate[-80:]!r}")
    return parts_of(match[1])
