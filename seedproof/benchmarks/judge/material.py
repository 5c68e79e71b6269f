"""Collects what candidates are made from: the right work of a problem, slips, other forms of answers."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from seedproof.benchmarks.judge.comparing import compared
from seedproof.benchmarks.judge.rewriting import rewrites_of
from seedproof.benchmarks.judge.units import unit_of_part
from seedproof.equivalence import Verdict
from seedproof.problems.questions import without_answer_form
from seedproof.problems.row import ProblemRow
from seedproof.problems.sampling import row_at
from seedproof.problems.sheet import solution_of
from seedproof.record.draws import Rejected
from seedproof.record.json_text import value_of
from seedproof.record.seeds import RowId
from seedproof.text.formula import Formula, latex, plain


class Told(NamedTuple):
    """A step of a work: its rule, and the LaTeX in its gaps."""

    rule: str
    gaps: Mapping[str, str]


class Work(NamedTuple):
    """A work with its formulas as LaTeX; the answers also as formulas."""

    steps: tuple[Told, ...]
    answers: tuple[Formula, ...]
    answers_latex: tuple[str, ...]


class Slipped(NamedTuple):
    """The work with a slip, the index of its first false step, and the verdict on each part's answer."""

    slip: str
    work: Work
    false_step: int
    verdicts: tuple[Verdict, ...]


@dataclass(frozen=True, eq=False)
class Material:
    """A problem, as its row in `university`, with its right work: the same only as itself."""

    problem: ProblemRow
    text: str
    """The problem without the line that says how to answer."""
    types: tuple[str, ...]
    units: tuple[str, ...]
    """The unit that each part asks for; empty for none."""
    right: Work
    slips: tuple[str, ...]
    """The names of the slips that its template knows."""


class Form(NamedTuple):
    """A way to write an answer: in the working, in the answer, and the rewrite, if any, that leads there."""

    working: str
    answer: str
    rewrite: str


@lru_cache(maxsize=512)
def material(place: RowId, seed: str) -> Material:
    """Solve a problem of `university`, given its place and its seed there."""
    problem = row_at(place, seed)
    return Material(
        problem=problem,
        text=without_answer_form(problem["question"]),
        types=tuple(part["type"] for part in problem["parts"]),
        units=tuple(unit_of_part(part["question"], part["type"]) for part in problem["parts"]),
        right=_work(problem, ""),
        slips=tuple(solution_of(place.family).slips),
    )


def facts_of(problem: ProblemRow) -> Any:
    """Return the facts of a problem, as its `solve` declares them."""
    certificate = value_of(problem["proof"]["certificate"])
    return msgspec.convert(certificate["facts"], solution_of(problem["family"]).facts)


def _work(problem: ProblemRow, slip: str) -> Work:
    """Return the work with a slip. Raises: Rejected where the slip changes nothing."""
    worked = solution_of(problem["family"]).work(facts_of(problem), slip)
    steps = [
        Told(step.rule, {name: latex(formula) for name, formula in step.gaps.items()})
        for step in worked.steps
    ]
    return Work(tuple(steps), worked.answers, tuple(map(latex, worked.answers)))


class _Slip(NamedTuple):
    """The work with a slip, and the index of its first false step."""

    work: Work
    false_step: int


@lru_cache(maxsize=256)
def _slip(made: Material, name: str) -> _Slip | None:
    """Work a problem with a slip; None where it changes no step."""
    try:
        work = _work(made.problem, name)
    except Rejected:
        return None
    pairs = enumerate(zip(made.right.steps, work.steps, strict=False))
    first = next((index for index, (step, other) in pairs if step != other), None)
    return None if first is None else _Slip(work, first)


@lru_cache(maxsize=256)
def slipped(made: Material, name: str) -> Slipped | None:
    """Work a problem with a slip.

    There is none where the slip changes nothing, or its answers are not known to be different.
    """
    slip = _slip(made, name)
    if slip is None:
        return None
    golden = [part["answer"] for part in made.problem["parts"]]
    given = list(map(plain, slip.work.answers))
    verdicts = tuple(map(compared, golden, given, made.types))
    results = {of_part.result for of_part in verdicts}
    if "different" not in results or not results <= {"equal", "different"}:
        return None
    for answer, text, type_ in zip(given, slip.work.answers_latex, made.types, strict=True):
        # Without a value where one is expected, an answer does not equal itself.
        if compared(answer, text, type_).result != "equal":
            return None
    return Slipped(name, slip.work, slip.false_step, verdicts)


def can_hide(made: Material, name: str) -> bool:
    """Return whether the first false step gives none of the answers, so that a right answer can hide it."""
    slip = _slip(made, name)
    if slip is None:
        return False
    step = made.right.steps[slip.false_step]
    return set(made.right.answers_latex).isdisjoint(step.gaps.values())


@lru_cache(maxsize=512)
def forms_of(answer: Formula, type_: str) -> tuple[Form, ...]:
    """Return all ways to write an answer, as it is printed first.

    A form that cannot stand in the working comes with each form that can.
    """
    printed = latex(answer)
    rewrites = rewrites_of(answer, type_)
    carried = [(rewrite.name, text) for rewrite, text in rewrites if rewrite.carried]
    forms = [Form(printed, printed, "")]
    forms += [Form(text, text, name) for name, text in carried]
    for rewrite, text in rewrites:
        if not rewrite.carried:
            forms += [Form(working, text, rewrite.name) for _, working in carried]
            forms.append(Form(printed, text, rewrite.name))
    return tuple(forms)
