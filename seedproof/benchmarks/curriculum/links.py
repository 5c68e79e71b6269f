"""Checks what ties a follow-up to its parent, wherever both rows are at hand."""

from collections.abc import Iterator, Sequence

from seedproof.benchmarks.curriculum.row import CurriculumRow
from seedproof.benchmarks.curriculum.standards import standard_of
from seedproof.benchmarks.curriculum.standards.shapes import Quotient
from seedproof.benchmarks.curriculum.symbolic.parsing import parse_problem
from seedproof.benchmarks.curriculum.symbolic.problem import Number, Problem, parts
from seedproof.record.errors import Finding, SeedproofError


def broken_links(rows: Sequence[CurriculumRow]) -> Iterator[Finding]:
    """Yield a finding for everything in which a follow-up does not fit its parent."""
    parents = {row["id"]: row for row in rows if row["kind"] == "original"}
    for row in rows:
        if row["kind"] == "original":
            continue
        parent = parents.get(str(row["parent_id"]))
        if parent is None:
            yield Finding(row["id"], "parent", f"its parent {row['parent_id']} is not there")
            continue
        try:
            for difference in _broken(row, parent):
                yield Finding(row["id"], "parent", difference)
        except SeedproofError as error:
            yield Finding(row["id"], "parent", str(error))


def _broken(row: CurriculumRow, parent: CurriculumRow) -> Iterator[str]:
    contents = [turn["content"] for turn in row["dialogue"]]
    if contents[:2] != [parent["question"], f"Answer: {parent['answer']}"]:
        yield "the dialogue does not begin with its parent's question and answer"
    for column in ("family", "theme", "standard"):
        if row[column] != parent[column]:
            yield f"{column} is {row[column]!r}, of its parent {parent[column]!r}"
    if row["answer"] == parent["answer"]:
        yield f"its answer is {row['answer']}, as its parent's, expected another"
    before = parse_problem(parent["symbolic"])
    after = parse_problem(row["symbolic"])
    if row["kind"] == "incremental":
        if after.statements[:-1] != before.statements or len(after.statements) != len(before.statements) + 1:
            yield "the statements are not its parent's and one more"
        elif after.question.asked == before.question.asked:
            yield "it asks what its parent asks"
        return
    # The divisor of a division with a remainder is written twice.
    places = 2 if isinstance(standard_of(row["family"]).asks, Quotient) else 1
    changed = _changed(before, after)
    if changed is None or len(set(changed)) != 1 or len(changed) > places:
        yield f"{changed} changed since its parent, expected one constant"


def _changed(before: Problem, after: Problem) -> list[tuple[Number, Number]] | None:
    """Return the numerals that differ, old and new; None where something else differs, too."""
    old_parts = [part for whole in before.expressions() for part in parts(whole)]
    new_parts = [part for whole in after.expressions() for part in parts(whole)]
    if _without_numbers(before) != _without_numbers(after) or len(old_parts) != len(new_parts):
        return None
    numbers = [(old, new) for old, new in zip(old_parts, new_parts, strict=True) if isinstance(old, Number)]
    return [(old, new) for old, new in numbers if isinstance(new, Number) and old != new]


def _without_numbers(problem: Problem) -> list[object]:
    """List kinds of statements, names and operators in reading order, with a mark for each numeral."""
    shape: list[object] = [(type(item).__name__, getattr(item, "name", "")) for item in problem.statements]
    for whole in problem.expressions():
        shape += [
            "number" if isinstance(part, Number) else getattr(part, "name", None) or getattr(part, "op", None)
            for part in parts(whole)
        ]
    return [*shape, problem.question.name]
