"""From a row of `missing_fact` to its scripts, by its text, its answer, its witnesses and its holder."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from seedproof.certifying.missing_fact.family import Answer, Family, Model, Row
from seedproof.certifying.patterns import Said
from seedproof.certifying.rows import Certified
from seedproof.certifying.script import (
    Copy,
    Script,
    Status,
    Step,
    Unread,
    copied_symbol,
    step,
)
from seedproof.certifying.terms import Symbol, Term, negated

_NOTES = "Your notes:\n- "
_TASK = "\n\nTask: "


@dataclass(frozen=True, slots=True)
class Read:
    """A row as its family reads it."""

    row: Row
    family: Family
    notes: Sequence[Said]
    task: Said
    model: Model
    noted: Sequence[Step]
    """What the notes assert."""
    held: Sequence[Step]
    """What the holder's sentences assert."""
    is_answer: Callable[[Answer], Term]
    """That of the model, which says each answer once for all scripts."""


def family_of(row: Row) -> Family:
    """Return the family of a row; each has a file of its name."""
    family: Family = import_module(f"seedproof.certifying.missing_fact.families.{row['family']}").FAMILY
    return family


def certify(row: Row) -> Certified:
    """Make the scripts of a row.

    Raises: Unread for a sentence that nothing reads, or a column that the text contradicts.
    """
    try:
        read = _read(row)
        return Certified(
            (*_with_hint(read), *_without_hint(read), *_with_witnesses(read), *_with_other_slots(read))
        )
    except (LookupError, ValueError, ArithmeticError) as error:
        raise Unread(f"{row['id']}: names or numbers do not fit together: {error!r}") from error


def _read(row: Row) -> Read:
    _check_columns(row)
    sentences, task = _parts(row)
    family = family_of(row)
    notes = family.notes.read_all(sentences)
    said = family.tasks.read(task)
    model = family.build(notes, said)
    noted = [_meant(model, note) for note in notes]
    held = [_held(row, family, model, fact) for fact in row["held"]]
    return Read(row, family, notes, said, model, noted, held, cache(model.is_answer))


def _check_columns(row: Row) -> None:
    """Refuse columns of the hint that differ from what the holder has, and names that are not asked for."""
    first, slots = row["held"][0], [held["slot"] for held in row["held"]]
    repeated = (first["hint"], first["value"], first["slot"], slots)
    if (row["hint"], row["hint_value"], row["hint_slot"], list(row["accepted_slots"])) != repeated:
        raise Unread(f"{row['id']}: the columns of the hint do not repeat what the holder has")
    if row["names"] and f"`Answer: ({', '.join(row['names'])})`" not in row["question"]:
        raise Unread(f"{row['id']}: the question does not ask for {row['names']} in this order")


def _parts(row: Row) -> tuple[list[str], str]:
    """Cut the notes and the task out of the question; the columns `view` and `target` must repeat them."""
    question = row["question"]
    start = question.rindex(_NOTES) + len(_NOTES)
    end = question.index(_TASK, start)
    sentences = question[start:end].split("\n- ")
    task = question[end + len(_TASK) :].split("\n\n")[0]
    if sentences != list(row["view"]) or task != row["target"]:
        raise Unread(f"{row['id']}: `view` or `target` does not repeat the question")
    return sentences, task


def _with_hint(read: Read) -> Iterator[Script]:
    hint = read.held[0]
    claim = "the notes and the hint fit together and leave the stated answer"
    yield _script(read, "consistent", claim, "sat", [_stated(read), *read.noted, hint])
    claim = "the notes and the hint leave no other answer"
    yield _script(read, "unique", claim, "unsat", [_other(read), *read.noted, hint])
    if read.family.shared is not None:
        yield _two_sided(read)


def _two_sided(read: Read) -> Script:
    """Say that all that the holder has is not enough either."""
    shared, lent = read.family.shared or frozenset(), read.family.lent
    notes = zip(read.notes, read.noted, strict=True)
    known = [noted for said, noted in notes if said.kind in shared or lent(said)]
    steps = [_other(read), *known, *read.held]
    claim = "what the holder has leaves another answer without the notes"
    return _script(read, "two_sided", claim, "sat", steps)


def _without_hint(read: Read) -> Iterator[Script]:
    claim = "the notes alone leave another answer, which the engine finds"
    yield _script(read, "open", claim, "sat", [_other(read), *read.noted])
    count, answers = read.row["answers_without_hint"], read.model.answers
    if count is None and answers is None:
        return
    if answers is None or len(set(answers)) != count:
        found = "uncounted" if answers is None else len(set(answers))
        raise Unread(f"{read.row['id']}: the notes leave {found} answers, the row says {count}")
    none = step("none of the answers that were counted", *(negated(read.is_answer(a)) for a in answers))
    claim = f"the notes leave no answer but {count}"
    yield _script(read, "counted", claim, "unsat", [none, *read.noted])
    yield _each_fits(read, answers)


def _each_fits(read: Read, answers: Sequence[Answer]) -> Script:
    """Say that every counted answer fits the notes; each has unknowns of its own."""
    claim = f"each of the {len(answers)} answers fits the notes"
    about = (*read.noted, *read.model.asked)
    symbols: list[Symbol] = []
    steps: list[Copy] = []
    for number, answer in enumerate(answers, 1):
        this = step(f"answer {number} of {len(answers)}: {answer}", read.is_answer(answer))
        steps += [Copy(part, str(number)) for part in (*about, this)]
        symbols += [copied_symbol(symbol, str(number)) for symbol in read.model.symbols]
    return Script(
        read.row["id"], "counted_each", claim, "sat", tuple(symbols), tuple(steps), read.model.axioms
    )


def _with_witnesses(read: Read) -> Iterator[Script]:
    hint = read.family.notes.read(read.row["hint"])
    for number, witness in enumerate(read.row["witnesses"]):
        instead = read.family.revalue(hint, witness["hint_value"])
        told = Step(f"instead of the hint: {witness['hint_value']}", tuple(read.model.mean(instead)))
        yield from _pair(read, f"witness_{number}", told, witness["answer"], "the witness")
        if witness["answer"] == read.row["answer"]:
            raise Unread(f"{read.row['id']}: a witness has the answer of the row")


def _with_other_slots(read: Read) -> Iterator[Script]:
    for held, told in zip(read.row["held"][1:], read.held[1:], strict=True):
        slot = held["slot"]
        yield from _pair(read, f"slot_{slot}", told, read.row["answer"], f"the fact of {slot}")


def _pair(read: Read, query: str, told: Step, answer: str, who: str) -> Iterator[Script]:
    fits = step(f"the answer {answer}", read.is_answer(answer))
    claim = f"the notes and {who} fit together and leave {answer}"
    yield _script(read, f"{query}_consistent", claim, "sat", [fits, *read.noted, told])
    other = step(f"an answer other than {answer}", negated(read.is_answer(answer)))
    claim = f"the notes and {who} leave no answer but {answer}"
    yield _script(read, f"{query}_unique", claim, "unsat", [other, *read.noted, told])


def _held(row: Row, family: Family, model: Model, held: Mapping[str, Any]) -> Step:
    """Return what the holder's sentence asserts; its slot and its value must be those of the row."""
    said = family.notes.read(held["hint"])
    if family.slot(said) != held["slot"]:
        raise Unread(f"{row['id']}: the holder's sentence is not of {held['slot']}: {said.sentence}")
    meant = model.mean(said)
    if model.mean(family.revalue(said, held["value"])) != meant:
        raise Unread(f"{row['id']}: the holder's sentence does not say {held['value']}: {said.sentence}")
    return Step(f"the holder: {said.sentence}", tuple(meant))


def _meant(model: Model, said: Said) -> Step:
    return Step(said.sentence, tuple(model.mean(said)))


def _stated(read: Read) -> Step:
    return step(f"the answer {read.row['answer']}", read.is_answer(read.row["answer"]))


def _other(read: Read) -> Step:
    answer = read.row["answer"]
    return step(f"an answer other than {answer}", negated(read.is_answer(answer)))


def _script(read: Read, query: str, claim: str, expected: Status, steps: Sequence[Step]) -> Script:
    answer, *known = steps
    every = (*known, step(f"Task: {read.task.sentence}"), *read.model.asked, answer)
    return Script(read.row["id"], query, claim, expected, read.model.symbols, every, read.model.axioms)
