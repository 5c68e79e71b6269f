"""Reads each row's text back, solves what was read, and compares all that it says with the row.

The reader knows the vocabulary and works on text alone; `solver` solves what it read. Two more gates look at
the text alone, whoever wrote it: `clarity` for what can be read in two ways, `belonging` for what a story
would not name together.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from seedproof.answers.answer import is_right
from seedproof.benchmarks.curriculum.lexicon.situation import SituationType
from seedproof.benchmarks.curriculum.model.ours import reading_of
from seedproof.benchmarks.curriculum.model.reading import read_by_model, told_by_model
from seedproof.benchmarks.curriculum.model.transcript import Attempt
from seedproof.benchmarks.curriculum.reading import Reading, read, read_followup
from seedproof.benchmarks.curriculum.reading.asked import asked_read
from seedproof.benchmarks.curriculum.reading.forms import read_form
from seedproof.benchmarks.curriculum.row import CurriculumRow
from seedproof.benchmarks.curriculum.solver import solve
from seedproof.benchmarks.curriculum.symbolic.answer import Answer, labels
from seedproof.benchmarks.curriculum.symbolic.parsing import parse_problem
from seedproof.benchmarks.curriculum.symbolic.problem import Problem
from seedproof.benchmarks.curriculum.symbolic.structure import structure
from seedproof.benchmarks.curriculum.texts import parted, wrong_story, wrong_words
from seedproof.record.asked_form import AskedForm
from seedproof.record.errors import Finding
from seedproof.record.findings import findings_of

LONGEST = 4000
"""Characters. No text of this benchmark is near it."""

FITS = {
    "integer": {"integer"},
    "rational": {"rational", "integer"},
    "mixed": {"rational", "integer"},
    "decimal": {"decimal", "integer"},
    "comparison": {"comparison"},
    "factor_pairs": {"factor_pairs"},
    "named": {"named"},
    "quotient": {"named"},
    "solutions": {"solutions", "integer", "decimal", "rational"},
    "linear": {"integer", "rational", "solvability"},
    "linear pair": {"named", "solvability"},
}
"""The answer types that each form of answer lets one write."""


def check(row: CurriculumRow) -> Iterator[Finding]:
    """Everything in which the text differs from the row."""
    return findings_of(row, _differences, "unreadable")


@dataclass(frozen=True)
class ReadBack:
    """What a row's text says, and what that solves to."""

    problem: Problem
    answer: Answer
    form: str
    """The form in which the answer is asked for."""
    names: tuple[str, ...]
    """The names of the components, where that form has any."""
    theme: str
    """What a story is about; nothing where no story was read."""
    tells: frozenset[SituationType]
    """The situations of a story."""
    asked: AskedForm
    """The form in which the question asks for its answer."""
    by_model_alone: bool
    """Whether only a second model has read the text, in a call that showed it the text alone."""


def read_back(row: CurriculumRow, attempt: Attempt | None) -> ReadBack:
    """Read and solve a row's text, of a follow-up after its parent's; no other column is looked at.

    A model may have worded it in an `attempt`. Raises: ValueError when the text is not the reader's English;
    SeedproofError when it has no answer.
    """
    return _read([turn["content"] for turn in row["dialogue"] if turn["role"] == "user"], attempt)


def read_questions(row_id: str, questions: Sequence[str]) -> ReadBack:
    """Read and solve a question, or a follow-up behind the question that it goes on from.

    Raises: ValueError when the text is not the reader's English; SeedproofError when it has no answer.
    """
    text, _ = parted(questions[-1])
    return _read(questions, told_by_model(row_id, text))


def _read(questions: Sequence[str], attempt: Attempt | None) -> ReadBack:
    """Read and solve the last question, which a model may have worded in an attempt."""
    if max(map(len, questions)) > LONGEST:
        raise ValueError(f"a text has more than {LONGEST} characters")
    (body, _), (last, ending) = parted(questions[0]), parted(questions[-1])
    told = "" if len(questions) == 1 else body
    # A model's English, perhaps: then the transcript has what a second model read in this text.
    problem = read_by_model(attempt)
    ours = None if problem is None else reading_of(told, last)
    if problem is None:
        said = read_followup(told, last) if told else read(last)
    else:
        said = ours or Reading(problem)
    form, names = read_form(ending)
    answer = solve(said.problem)
    asked = asked_read(last, told, ending, "" if attempt else said.theme, answer.type)
    by_model_alone = problem is not None and ours is None
    return ReadBack(said.problem, answer, form, names, said.theme, said.tells, asked, by_model_alone)


def _wrong_turn(row: CurriculumRow) -> Iterator[tuple[str, str]]:
    """Yield a finding if a follow-up's dialogue gives another answer than its problem has."""
    if row["parent_id"] is None:
        return
    asked, answered, *_ = [turn["content"] for turn in row["dialogue"]]
    right = f"Answer: {read_questions(row['parent_id'], [asked]).answer.text}"
    if answered != right:
        yield "dialogue", f"the problem is answered by {answered!r}, expected {right!r}"


def _differences(row: CurriculumRow) -> Iterator[tuple[str, str]]:
    body, _ = parted(row["question"])
    attempt = told_by_model(row["id"], body)
    yield from wrong_words(row, by_model=attempt is not None)
    said = read_back(row, attempt)
    yield from wrong_story(row, said.theme, said.tells)
    yield from _wrong_turn(row)
    if row["dialogue"][-1]["content"] != row["question"]:
        yield "dialogue", "its last turn is not the question"
    stated, found = structure(parse_problem(row["symbolic"])), structure(said.problem)
    if stated != found:
        yield "structure", f"the text says {found}, the row says {stated}"
    answer = Answer(row["answer"], row["answer_type"])
    if said.answer != answer:
        yield (
            "answer",
            f"the text gives {said.answer.text} ({said.answer.type}), "
            f"the row says {answer.text} ({answer.type})",
        )
    if answer.type not in FITS.get(said.form, ()):
        yield "format", f"the answer's form is that of {said.form}, the answer is of type {answer.type}"
    names = tuple(labels(said.problem)) if said.problem.kind() == "several" else ()
    if said.names != names:
        yield "format", f"the answer's form names {said.names}, the question asks for {names}"
    if row["asked"] != said.asked:
        yield "asked", f"the question asks for {said.asked}, the row says {row['asked']}"
    for response in _misread(answer, names):
        yield "unanswerable", f"{response!r}, written as asked, does not count as {answer.text}"


# Many rows have the same answer: most are whole numbers below a thousand.
@lru_cache(maxsize=1 << 12)
def _misread(answer: Answer, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return which responses that give an answer as asked do not count as right."""
    responses = (f"So this is it.\n\nAnswer: {answer.text}", f"Answer: {answer.text}")
    return tuple(
        response for response in responses if not is_right(response, answer.text, answer.type, names)
    )
