"""Collects what candidates are made from: the right work of a problem, slips, other forms of answers."""

import json
from functools import lru_cache
from typing import NamedTuple

import msgspec

from seedproof.benchmarks.judge.rewriting import rewrites_of
from seedproof.equivalence import Verdict, compare
from seedproof.equivalence.answer_types import parse_type
from seedproof.problems import declaration
from seedproof.problems.row import ProblemRow
from seedproof.problems.sampling import rebuild
from seedproof.problems.solution import Solution, Worked
from seedproof.record.draws import Draws, Rejected
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
    types: tuple[str, ...]
    right: Worked
    slipped: tuple[Slipped, ...]


class Form(NamedTuple):
    """How the answer to a sub-question is written, and the name of the rewrite, if any, that leads there."""

    latex: str
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
        if not all(_readable(answer, type_) for answer, type_ in zip(work.answers, types, strict=True)):
            continue
        verdicts = tuple(map(verdict, golden, given, types))
        results = {of_part.result for of_part in verdicts}
        # A slip leads to an answer that is known to be different.
        if results <= {"equal", "different"} and "different" in results and given not in seen:
            first = _first_false(right, work)
            true_step = right.steps[first]
            false_step = work.steps[first]
            if verdict(plain(true_step.value), plain(false_step.value), true_step.type).result == "different":
                seen.add(given)
                slipped.append(Slipped(slip, work, first, verdicts))
    rewritable = tuple(with_slip for with_slip in slipped if _rewritable(with_slip.work, types))
    return Material(problem, types, right, rewritable)


def usable(made: Material, candidates: str) -> bool:
    """Return whether a problem gives two right and two wrong candidates, or a right one with a false step."""
    if not _rewritable(made.right, made.types):
        return False
    if candidates == "labelled":
        return len(made.slipped) >= 2
    return bool(hidden(made))


def hidden(made: Material) -> list[Slipped]:
    """Return the slips whose first false step is not one of the answers, so a right answer can hide it."""
    golden = {latex(answer) for answer in made.right.answers}
    return [
        slipped for slipped in made.slipped if latex(made.right.steps[slipped.false_step].value) not in golden
    ]


def verdict(golden: str, given: str, type_: str) -> Verdict:
    """Compare an answer with a golden one of a type of `university`."""
    return compare(golden, given, *parse_type(type_))


def written(answers: tuple[Formula, ...], types: tuple[str, ...], draws: Draws) -> list[Form]:
    """Write each answer as it is or in another form, at least one in another form. Raises: Rejected."""
    forms = [
        [Form(latex(answer), ""), *(Form(text, rewrite.name) for rewrite, text in rewrites_of(answer, type_))]
        for answer, type_ in zip(answers, types, strict=True)
    ]
    rewritable = [index for index, of_answer in enumerate(forms) if len(of_answer) > 1]
    if not rewritable:
        raise Rejected("no answer has another form")
    sure = draws.choice(rewritable)
    return [
        draws.choice(of_answer[1:] if index == sure else of_answer) for index, of_answer in enumerate(forms)
    ]


def _readable(answer: Formula, type_: str) -> bool:
    """Return whether an answer equals itself in LaTeX; without a value where one is expected it does not."""
    return verdict(plain(answer), latex(answer), type_).result == "equal"


def _first_false(right: Worked, work: Worked) -> int:
    pairs = enumerate(zip(right.steps, work.steps, strict=True))
    return next(index for index, (true, false) in pairs if true.value != false.value)


def _rewritable(work: Worked, types: tuple[str, ...]) -> bool:
    return any(rewrites_of(answer, type_) for answer, type_ in zip(work.answers, types, strict=True))
