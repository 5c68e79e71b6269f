"""Puts a worked solution into the words and the layout of one of four writers."""

from collections.abc import Callable, Sequence

from seedproof.benchmarks.judge import ASKED
from seedproof.record.draws import Draws


def _brief(steps: Sequence[str], final: str, draws: Draws) -> str:
    end = draws.choice(("Answer: {}", "The answer is {}.", "Result: {}"))
    return f"{' '.join(steps)}\n\n{end.format(final)}"


def _numbered(steps: Sequence[str], final: str, draws: Draws) -> str:
    mark = draws.choice(("{}.", "({})", "Step {}."))
    lines = [f"{mark.format(number)} {step}" for number, step in enumerate(steps, start=1)]
    end = draws.choice(("Final answer: {}", "Final result: {}"))
    return "\n".join((*lines, "", end.format(final)))


def _student(steps: Sequence[str], final: str, draws: Draws) -> str:
    start = draws.choice(("Okay, I start.", "Let me try this one.", "Here is how I would do it."))
    between = draws.choice(("Then:", "Next:", "After that:"))
    lines = [f"{between} {step}" if number else step for number, step in enumerate(steps)]
    end = draws.choice(("So my answer is {}.", "So I get {}.", "That gives {} in the end."))
    return "\n".join((start, *lines, "", end.format(final)))


def _textbook(steps: Sequence[str], final: str, draws: Draws) -> str:
    start = draws.choice(("**Solution.**", "**Worked solution.**"))
    return "\n\n".join((f"{start} {steps[0]}", *steps[1:], f"**Answer.** {final}"))


WRITERS: dict[str, Callable[[Sequence[str], str, Draws], str]] = {
    "brief": _brief,
    "numbered": _numbered,
    "student": _student,
    "textbook": _textbook,
}
"""Writers by name: each makes the candidate from the sentences of its steps and its final answer."""


def question(problem: str, golden: str, candidate: str) -> str:
    """Write all that a judge sees."""
    sections = {"Problem": problem, "Correct answer": golden, "Solution": candidate}
    return "\n\n".join((ASKED, *(f"### {name}\n\n{text}" for name, text in sections.items())))
