"""From a row of `university` to its scripts, by its text, its answers, and what its figure shows."""

import json
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from seedproof.certifying.patterns import Patterns
from seedproof.certifying.rows import Certified, Row
from seedproof.certifying.script import Beyond, Script, Unread
from seedproof.certifying.university.template import Asked, Part, Task, Template

FORMS = Patterns(
    {
        "parts": (
            "End with a line `Answer:` and, below it, one line for each part: `(a)` and its exact answer, "
            "then `(b)`, and so on, in plain text or in LaTeX.",
        ),
        "single": (
            "End with a line `Answer:` and, in the line below it, the exact answer "
            "in plain text or in LaTeX.",
        ),
    }
)


def certify(row: Row) -> Certified:
    """Make the scripts of a row.

    Raises: Unread for a sentence that nothing reads, or a column that the text contradicts.
    """
    task = cut(row)
    template: Template[Any] = import_module(f"{__package__}.templates.{row['family']}").TEMPLATE
    model = template.build(template.statements.read(task.statement), task)
    scripts: list[Script] = []
    beyond: list[str] = []
    for part in task.parts:
        try:
            scripts += _scripts(template, task, model, part)
        except Beyond as reason:
            beyond.append(_lettered(part, str(reason)))
    return Certified(tuple(scripts), tuple(beyond))


def cut(row: Row) -> Task:
    """Cut a row into its statement and its parts; the columns `answer` and `parts` must repeat them.

    Raises: Unread for a question that is built in another way.
    """
    body, _, form = row["question"].rpartition("\n\n")
    kind = FORMS.read(form).kind
    statement, _, asked = body.rpartition("\n\n")
    parts = list(_parts(row, asked) if kind == "parts" else _single(row, asked))
    if [part.question for part in parts] != [part["question"] for part in row["parts"]]:
        raise Unread(f"{row['id']}: `parts` does not repeat the question")
    drawing = row["drawing"]
    return Task(
        row["id"], statement, tuple(parts), json.loads(drawing) if isinstance(drawing, str) else drawing
    )


def _parts(row: Row, asked: str) -> Iterator[Part]:
    answers = [part["answer"] for part in row["parts"]]
    lines = asked.split("\n")
    if len(lines) != len(answers):
        raise Unread(f"{row['id']}: {len(lines)} lines ask for {len(answers)} answers")
    for place, (line, answer) in enumerate(zip(lines, answers, strict=True)):
        letter = chr(ord("a") + place)
        found = re.fullmatch(rf"\({letter}\) (.+)", line)
        if found is None:
            raise Unread(f"{row['id']}: no part ({letter}): {line}")
        yield Part(row["id"], letter, found[1], answer)
    stated = "; ".join(f"({chr(ord('a') + place)}) {answer}" for place, answer in enumerate(answers))
    if stated != row["answer"]:
        raise Unread(f"{row['id']}: `answer` does not repeat the answers of `parts`")


def _single(row: Row, asked: str) -> Iterator[Part]:
    if [part["answer"] for part in row["parts"]] != [row["answer"]]:
        raise Unread(f"{row['id']}: `parts` does not repeat the answer")
    yield Part(row["id"], "", asked, row["answer"])


def _scripts(template: Template[Any], task: Task, model: Any, part: Part) -> list[Script]:
    said = template.questions.read(part.question)
    if said.kind in template.beyond:
        raise Beyond(template.beyond[said.kind])
    return list(template.queries[said.kind](Asked(task, model, part, said)))


def _lettered(part: Part, reason: str) -> str:
    return f"({part.letter}): {reason}" if part.letter else reason
