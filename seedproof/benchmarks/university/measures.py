"""Measures of the table of university that no other benchmark has."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from seedproof.benchmarks.university.depth import steps_of
from seedproof.benchmarks.university.generate import shares, tasks
from seedproof.benchmarks.university.settings import University
from seedproof.contract.settings import to_be_there
from seedproof.measuring import guesses
from seedproof.measuring.expectations import Found
from seedproof.measuring.limits import counted
from seedproof.measuring.variety import skeleton
from seedproof.problems import WORKED
from seedproof.problems.row import ProblemRow
from seedproof.problems.sampling import template_of
from seedproof.record.candidates import Cell

JUDGED = 15
"""Rows of a template from which on a share of one answer says something."""

DRAWN = 25
"""The most rows of a template of a release, in which so many must differ."""

_FORM = re.compile(r"\n\n[^\n]*\Z")
"""The last paragraph, on the form of the answer."""

_DIGIT = re.compile("[0-9]")


def counts(settings: University, rows: Sequence[ProblemRow]) -> Found:
    """Compare the rows of each template and difficulty with what is asked for."""
    return counted(Counter((row["family"], row["difficulty"]) for row in rows), _by_cell(settings))


def _by_cell(settings: University) -> dict[Cell, int]:
    """Return how many rows there must be of each template and difficulty."""
    asked = {
        (name, difficulty): most
        for name, by in shares(settings.generate.rows).items()
        for difficulty, most in by.items()
    }
    return to_be_there(settings, asked)


def balance(settings: University, rows: Sequence[ProblemRow]) -> Found:
    """Compare the rows of each subject, with a figure and without, with what is asked for."""
    kinds = {"text": settings.generate.rows.text, "visual": settings.generate.rows.visual}
    asked = {(subject, name): 0 for name, by in kinds.items() for subject in by}
    for (name, _), most in _by_cell(settings).items():
        template = template_of(name)
        asked[template.subject, "text" if template.drawing is None else "visual"] += most
    found = Counter((row["subject"], "visual" if row["has_image"] else "text") for row in rows)
    return counted(found, asked)


def kind(row: ProblemRow) -> str:
    """Return a row's template, its subject, and where it comes from."""
    return f"{row['family']} {row['subject']} {row['source']}"


def kinds(settings: University) -> list[str]:
    """Return what `kind` may be."""
    return [f"{name} {template_of(name).subject} generated" for name in tasks(settings)]


def parts(row: ProblemRow) -> str:
    """Return what is wrong with the number of a row's parts."""
    return "" if 1 <= len(row["parts"]) <= 6 else f"{len(row['parts'])} parts"


def asked(row: ProblemRow) -> str:
    """Return what must not stand twice: a question with its image."""
    return f"{row['question']} {row['image']}"


def shown(row: ProblemRow) -> str:
    """Return what a solver sees: the question without the form of its answer, and what is drawn."""
    return f"{_FORM.sub('', row['question'])}\n{row['drawing'] or ''}"


def wording(row: ProblemRow) -> str:
    """Return what is shown, whatever its numbers."""
    return skeleton(shown(row))


def exact_answers(row: ProblemRow) -> Iterator[str]:
    """Yield the answers that have a number: the others are among what the question offers."""
    for part in row["parts"]:
        if _DIGIT.search(part["answer"]):
            yield part["answer"]


def every_answer(row: ProblemRow) -> Iterator[str]:
    """Yield the answers of all parts."""
    for part in row["parts"]:
        yield part["answer"]


def questions(row: ProblemRow) -> list[str]:
    """Return the texts in which no answer may stand."""
    return [row["question"], *(part["question"] for part in row["parts"])]


def description(row: ProblemRow) -> list[str]:
    """Return the description of the row's figure, if it has one."""
    return [row["image_alt"] or ""]


def steps(row: ProblemRow) -> int | None:
    """Return the steps of the worked solution; None of a template without one."""
    return len(steps_of(row)) if row["family"] in WORKED else None


def from_text(settings: University, rows: Sequence[ProblemRow]) -> Found:
    """Compare what a number of the question has right of a template's parts with what it may have."""
    parts_asked = [
        {"family": row["family"], "question": row["question"], "answer": part["answer"]}
        for row in rows
        for part in row["parts"]
    ]
    return guesses.from_text(lambda part: str(part["question"]), 35, JUDGED)(settings, parts_asked)
