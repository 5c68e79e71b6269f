"""Has our own reader read a model's text, where it knows the English; it has the last word where it does."""

from seedproof.benchmarks.curriculum.clarity import unclear
from seedproof.benchmarks.curriculum.model.gate import NOT_READ, READ
from seedproof.benchmarks.curriculum.model.task import Task
from seedproof.benchmarks.curriculum.reading import Reading, read, read_followup
from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable
from seedproof.benchmarks.curriculum.solver import solve
from seedproof.benchmarks.curriculum.standards import standard_of
from seedproof.benchmarks.curriculum.symbolic.problem import NoAnswer
from seedproof.benchmarks.curriculum.symbolic.structure import same_structure
from seedproof.benchmarks.curriculum.symbolic.values import answer
from seedproof.benchmarks.curriculum.symbolic.writing import lines_of
from seedproof.record.errors import SeedproofError

NOT_OURS = (SeedproofError, ValueError, ArithmeticError, LookupError, RecursionError)
"""What the reader may raise over English that nobody of us wrote."""


UNDERSTOOD = ("more is taken than there is", "it can be read in two ways")
"""What the reader says of a text that it understands, and that is no problem: no other reader helps."""


def read_by_us(task: Task, text: str) -> str:
    """Return READ if our reader finds the very problem in a text, NOT_READ if it cannot read it.

    Otherwise return in words what is wrong with it: it says something else, or can be read in two ways.
    """
    told = "" if task.main is None else task.main.text
    # With one number changed in a text, it is as clear as before.
    changes = task.row.endswith("-c")
    why = "" if changes else _unclear(text, told)
    if why:
        return why
    try:
        reading = reading_of(told, text)
    except Unreadable as error:
        return f"our own reader finds that {error}"
    if reading is None:
        return (_unclear(text, told) if changes else "") or NOT_READ
    return _differs(task, reading) or READ


def _unclear(text: str, told: str) -> str:
    return next((f"the text is unclear: {sentence}" for _, sentence in unclear(text, told)), "")


def reading_of(told: str, text: str) -> Reading | None:
    """Return what our reader reads in a text, of a follow-up behind its problem; None if it cannot.

    Raises: Unreadable for a text that it understands, and that is no problem.
    """
    try:
        return read_followup(told, text) if told else read(text)
    except NOT_OURS as why:
        if str(why) in UNDERSTOOD:
            raise Unreadable(str(why)) from None
        return None


def _differs(task: Task, reading: Reading) -> str:
    said = " ".join(lines_of(reading.problem))
    if not same_structure(reading.problem, task.problem):
        return f"our own reader reads {said}"
    try:
        if solve(reading.problem) != answer(task.problem):
            return f"our own reader reads {said}, which has another answer"
    except NoAnswer:
        return f"our own reader reads {said}, which has no answer"
    if task.theme and reading.theme and reading.theme != task.theme:
        return f"the story is about {reading.theme!r}, expected {task.theme!r}"
    foreign = reading.tells - set(standard_of(task.row.split("/")[1]).tells)
    if reading.tells and foreign:
        return f"the story has {', '.join(sorted(foreign))}, which the standard does not have"
    return ""
