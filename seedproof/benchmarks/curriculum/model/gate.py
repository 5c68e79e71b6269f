"""Decides whether an attempt counts: what is read back must have the structure and answer that were asked.

Its numbers must be those of the statements, and nothing in it may state the answer. That is a pure function
of the task, of what the model said, and of what our reader made of it, so that a transcript can be judged
again at any time.
"""

import re

from seedproof.benchmarks.curriculum.model.leaks import no_problem, states_answer, values_of
from seedproof.benchmarks.curriculum.model.numbers import wrong_numbers
from seedproof.benchmarks.curriculum.model.task import Task
from seedproof.benchmarks.curriculum.model.themes import names
from seedproof.benchmarks.curriculum.model.transcript import Call
from seedproof.benchmarks.curriculum.solver import solve
from seedproof.benchmarks.curriculum.symbolic.parsing import parse_problem
from seedproof.benchmarks.curriculum.symbolic.problem import NoAnswer, NotAProblem
from seedproof.benchmarks.curriculum.symbolic.structure import same_structure
from seedproof.benchmarks.curriculum.symbolic.values import answer
from seedproof.benchmarks.curriculum.symbolic.writing import lines_of
from seedproof.record.patterns import Pattern

ACCEPTED = "accepted"
READ = "read"
"""What our own reader made of a text: the very problem that was asked."""
NOT_READ = "not read"
"""Our own reader does not know this English."""
MAX_TEXT = 1500
"""Characters of a text. The longest problems have six statements."""

_THOUGHT = Pattern(r"\A\s*<think>.*?</think>", re.DOTALL)
_FENCED = Pattern(r"```[^\n`]*\n(.*?)```", re.DOTALL)
_POWER = Pattern(r"[\d)]\s?\*\*\s?[\d(]|\b[a-z]\*\*\d")
_MARKUP = Pattern(
    r"\A\s*(?:#|>|[-*+]\s|\d+[.)]\s+[A-Z])|\*\*|__|\]\(|<[/a-zA-Z]|https?:|www\.|\w@\w|\$\$|\\[a-zA-Z(\[]|\|"
)
"""Markdown, HTML, LaTeX and addresses."""
_CHATTER = Pattern(
    r"(sure|certainly|of course|okay|here (is|are)|here's|(word )?problem|follow-up|text)\b.{0,60}?[:!]",
    re.IGNORECASE,
)


def text_of(write: Call) -> str:
    """Return the text that a model wrote, in one paragraph, without its thoughts and code fences."""
    return " ".join(_bare(write.said).split())


def unreadable(task: Task, write: Call) -> str:
    """Return why a text need not be read back at all; nothing if it has to be."""
    return _no_text(write) or _wrong_text(task, text_of(write))


def _no_text(write: Call) -> str:
    text = text_of(write)
    if write.fault:
        return write.fault
    if not text:
        return "there is no text"
    if len(text) > MAX_TEXT:
        return f"the text has {len(text)} characters, expected at most {MAX_TEXT}"
    if not text.isprintable() or "`" in text:
        return "the text has control characters or code in it, expected plain text"
    if "[[" in text or "]]" in text:
        return "the text quotes statements, expected words"
    if _POWER.search(text):
        return "the text writes a power as 2**3, expected 2^3 or words"
    if _CHATTER.match(text) or _MARKUP.search(text):
        return "the text has a heading, or words to the one who asked, expected the problem alone"
    return ""


def _wrong_text(task: Task, text: str) -> str:
    result = answer(task.problem)
    wrong = states_answer(text, result) or wrong_numbers(task, text, values_of(result)) or no_problem(text)
    if not wrong and task.theme and task.main is None and not names(text, task.theme):
        return f"the text does not name its theme, {task.theme!r}"
    return wrong


def lines_in(read: Call) -> list[str]:
    """Return the statements in what a model said."""
    return [line.strip() for line in _bare(read.said).splitlines() if line.strip().startswith("[[")]


def verdict(task: Task, write: Call, ours: str, read: Call | None) -> str:
    """Return `accepted`, or in words why not. `ours` is READ, NOT_READ, or what our reader finds wrong."""
    wrong = unreadable(task, write) or refused(ours) or _unfaithful(task, read)
    return f"rejected: {wrong}" if wrong else ACCEPTED


def refused(ours: str) -> str:
    """Return what our reader finds wrong with a text; nothing if it reads it, or cannot."""
    return "" if ours in (READ, NOT_READ) else ours or "our reader was not asked"


def _unfaithful(task: Task, read: Call | None) -> str:
    if read is None:
        return "the text was not read back"
    if read.fault:
        return f"reading it back failed, {read.fault}"
    lines = lines_in(read)
    if not lines:
        return "reading it back gave no statements"
    try:
        problem = parse_problem(lines)
        if not same_structure(problem, task.problem):
            return f"read back, it says {' '.join(lines_of(problem))}"
        expected = answer(task.problem)
        actual = solve(problem)
    except NotAProblem as error:
        return f"reading it back gave no problem: {error}"
    except NoAnswer as error:
        return f"read back, it has no answer: {error}"
    if expected != actual:
        return f"read back, its answer is {actual.text}, expected {expected.text}"
    return ""


def _bare(text: str) -> str:
    """Return what stands in the code fence, if there is just one; otherwise all of it."""
    spoken = _THOUGHT.sub("", text, count=1)
    fenced = _FENCED.findall(spoken)
    return str(fenced[0]) if len(fenced) == 1 else spoken
