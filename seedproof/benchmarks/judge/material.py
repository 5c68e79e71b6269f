"""Collects what candidates are made from: the right work of a problem, slips, other forms of answers."""

import json
from functools import lru_cache
from typing import NamedTuple

import msgspec

from seedproof.benchmarks.judge.rewriting import rewrites_of
from seedproof.equivalence import Verdict, compare
from seedproof.equivalence.answer_types import parse_type
from seedproof.problems import declaration
from seedproof.problems.questions import without_answer_form
from seedproof.problems.row import ProblemRow
from seedproof.problems.sampling import rebuild
from seedproof.problems.solution import Solution, Worked
from seedproof.record.draws import Rejected
from seedproof.record.seeds import RowId
from seedproof.text.formula import Formula, latex, plain


class Slipped(NamedTuple):
    """The work with a slip, the index of its first false step, and the verdict on each part's answer."""

    slip: str
    work: Worked
    false_step: int
    verdicts: tuple[Verdict, ...]


class Material(NamedTuple):
    """A problem, as its row in `university`, with its right work and its work with each slip."""

    problem: ProblemRow
    text: str
    """The problem without the line that says how to answer."""
    types: tuple[str, ...]
    right: Worked
    slipped: tuple[Slipped, ...]


class Form(NamedTuple):
    """A way to write an answer: in the working, in the answer, and the rewrite, if any, that leads there."""

    working: str
    answer: str
    rewrite: str


@lru_cache(maxsize=64)
def material(place: RowId, root_seed: int | str) -> Material:
    """Solve a problem of `university`, given its place and the root seed there, rightly and with slips."""
    problem = rebuild(place, root_seed)
    solution = declaration(place.family, "solve", Solution)
    certificate = json.loads(problem["proof"]["certificate"])
    facts = msgspec.convert(certificate["facts"], solution.facts)
    types = tuple(part["type"] for part in problem["parts"])
    golden = tuple(part["answer"] for part in problem["parts"])
    right = solution.work(facts, "")
    slipped: list[Slipped] = []
    seen = {golden}
    for slip in solution.slips:
        try:
            work = solution.work(facts, slip)
        except Rejected:
            continue
        given = tuple(map(plain, work.answers))
        if given in seen or not _readable_all(work.answers, types):
            continue
        verdicts = tuple(map(verdict, golden, given, types))
        results = {of_part.result for of_part in verdicts}
        first = _first_difference(right, work)
        # A slip leads to an answer that is known to be different.
        if results <= {"equal", "different"} and "different" in results and first is not None:
            seen.add(given)
            slipped.append(Slipped(slip, work, first, verdicts))
    text = without_answer_form(problem["question"])
    return Material(problem, text, types, right, tuple(slipped))


def hidden(made: Material) -> list[Slipped]:
    """Return the slips whose first false step gives none of the answers, so a right answer can hide it."""
    golden = {latex(answer) for answer in made.right.answers}
    return [
        slipped
        for slipped in made.slipped
        if golden.isdisjoint(map(latex, made.right.steps[slipped.false_step].gaps.values()))
    ]


def verdict(golden: str, given: str, type_: str) -> Verdict:
    """Compare an answer with a golden one of a type of `university`."""
    return compare(golden, given, *parse_type(type_))


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


def _readable_all(answers: tuple[Formula, ...], types: tuple[str, ...]) -> bool:
    """Return whether answers equal themselves in LaTeX, which those without a value do not."""
    return all(
        verdict(plain(answer), latex(answer), type_).result == "equal"
        for answer, type_ in zip(answers, types, strict=True)
    )


def _first_difference(right: Worked, work: Worked) -> int | None:
    """Return the index of the first step that differs, None where all that both have are the same."""
    pairs = enumerate(zip(right.steps, work.steps, strict=False))
    return next((index for index, (step, other) in pairs if step != other), None)
