"""Decides whether an attempt counts: our own reader reads the very problem in it, or a second model does.

What a second model reads counts less, as a model reads what it expects: so it has to solve the text as well,
in each of three ways. Whoever reads it, the numbers of a text are those of the statements, nothing in it
states the answer, it asks for what the statements ask for, and repeats nothing of what its writer was told.
That is a pure function of the task, of what models said, and of what our reader made of the text, so that a
transcript can be judged again at any time.
"""

import re

from msgspec.structs import replace

from seedproof.answers.answer import final_answer, is_right
from seedproof.benchmarks.curriculum.model.claims import wrong_claims
from seedproof.benchmarks.curriculum.model.leaks import no_problem, states_answer, values_of
from seedproof.benchmarks.curriculum.model.numbers import wrong_numbers
from seedproof.benchmarks.curriculum.model.prompts import SOLUTIONS, Feedback, parroted
from seedproof.benchmarks.curriculum.model.questions import wrong_question
from seedproof.benchmarks.curriculum.model.task import Task
from seedproof.benchmarks.curriculum.model.themes import names
from seedproof.benchmarks.curriculum.model.transcript import Attempt, Call
from seedproof.benchmarks.curriculum.solver import solve
from seedproof.benchmarks.curriculum.symbolic.answer import labels
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
    r"\A\s*(?:#|>|[-*+]\s|\d+[.)]\s+[A-Z])|\*\*|__[^\s_.?]|\]\(|<[/a-zA-Z]|https?:|www\.|\w@\w|\$\$|\\[a-zA-Z(\[]|\|"
)
"""Markdown, HTML, LaTeX and addresses."""
_ANSWERS = Pattern(r"^\W*answer\W", re.IGNORECASE | re.MULTILINE)
"""The line that the answer's form asks for."""
_UNDONE = Pattern(r"[\d)]\s*[-+−*×÷·^]\s*[\d(]")
"""An operation that is left to be carried out."""
_IN_SIGNS = ("comparison", "factor_pairs")
"""Answers in which an operation may stand: `5 > 2 + 1`, `4 × 9`."""
_CHATTER = Pattern(
    r"(sure|certainly|of course|okay|here (is|are)|here's|(word )?problem|follow-up|text)\b.{0,60}?[:!]",
    re.IGNORECASE,
)


def text_of(write: Call) -> str:
    """Return the text that a model wrote, in one paragraph, without its thoughts and code fences."""
    return " ".join(_bare(write.said).split())


def unreadable(task: Task, write: Call, feedback: Feedback = ()) -> str:
    """Return why a text need not be read back at all; nothing if it has to be.

    `feedback` holds the writer's earlier texts, each with what was wrong.
    """
    text = text_of(write)
    return _no_text(write) or _no_new_text(task, text, feedback) or _wrong_text(task, text)


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


def _no_new_text(task: Task, text: str, feedback: Feedback) -> str:
    if any(text[:MAX_TEXT] == earlier for earlier, _ in feedback):
        return "the text is word for word one from before, expected another"
    words = parroted(task, text, feedback)
    return f"the text repeats what was said to its writer, {words!r}" if words else ""


def _wrong_text(task: Task, text: str) -> str:
    result = answer(task.problem)
    wrong = (
        states_answer(text, result)
        or wrong_numbers(task, text, values_of(result))
        or no_problem(text)
        or wrong_question(task, text, result)
        or wrong_claims(task, text)
    )
    if not wrong and task.theme and task.main is None and not names(text, task.theme):
        return f"the text does not name its theme, {task.theme!r}"
    return wrong


def lines_in(read: Call) -> list[str]:
    """Return the statements in what a model said."""
    return [line.strip() for line in _bare(read.said).splitlines() if line.strip().startswith("[[")]


def judged(task: Task, attempt: Attempt, feedback: Feedback = ()) -> Attempt:
    """Return an attempt with its verdict, and who read the text if that is `accepted`."""
    wrong = unreadable(task, attempt.write, feedback) or refused(attempt.ours)
    by_reader = attempt.ours == READ
    if not wrong and not by_reader:
        wrong = unfaithful(task, attempt) or missolved(task, attempt) or _unsolved(attempt)
    if wrong:
        return replace(attempt, verdict=f"rejected: {wrong}", text_read_by="")
    return replace(attempt, verdict=ACCEPTED, text_read_by="reader" if by_reader else "model")


def refused(ours: str) -> str:
    """Return what our reader finds wrong with a text; nothing if it reads it, or cannot."""
    return "" if ours in (READ, NOT_READ) else ours or "our reader was not asked"


def unfaithful(task: Task, attempt: Attempt) -> str:
    """Return why what the second model read is not the task; nothing if it is."""
    read = attempt.read
    if read is None:
        return "our own reader cannot read the text, and no second model was asked"
    if read.model == attempt.write.model:
        return f"{read.model} was to read back what it wrote, expected another model"
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


def missolved(task: Task, attempt: Attempt) -> str:
    """Return why a solution of the second model is not the task's answer; nothing if all of them are."""
    expected = answer(task.problem)
    names = tuple(labels(task.problem)) if task.problem.kind() == "several" else ()
    for call in attempt.solved:
        if call.model == attempt.write.model:
            return f"{call.model} was to solve what it wrote, expected another model"
        if call.fault:
            return f"solving it failed, {call.fault}"
        given = final_answer(call.said)
        undone = _UNDONE.search(given) or (expected.type == "integer" and "/" in given)
        in_form = _ANSWERS.search(call.said) and (expected.type in _IN_SIGNS or not undone)
        if not in_form or not is_right(call.said, expected.text, expected.type, names):
            return f"solved, its answer is {given[:100]!r}, expected {expected.text}"
    return ""


def _unsolved(attempt: Attempt) -> str:
    if len(attempt.solved) < SOLUTIONS:
        return f"it was solved {len(attempt.solved)} times, expected {SOLUTIONS}"
    return ""


def _bare(text: str) -> str:
    """Return what stands in the code fence, if there is just one; otherwise all of it."""
    spoken = _THOUGHT.sub("", text, count=1)
    fenced = _FENCED.findall(spoken)
    return str(fenced[0]) if len(fenced) == 1 else spoken
