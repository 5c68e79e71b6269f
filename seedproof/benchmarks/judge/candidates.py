"""What candidates of a problem are made from: its right work, slips that change its answer, other forms."""

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
    """The work with a slip, the place of its first false step from 0, the verdict on each part's answer."""

    slip: str
    work: Worked
    false_step: int
    verdicts: tuple[Verdict, ...]


class Material(NamedTuple):
    """A problem, as its row in `university`, and how it is solved, rightly and wrongly."""

    problem: ProblemRow
    types: tuple[str, ...]
    right: Worked
    slipped: tuple[Slipped, ...]


class Form(NamedTuple):
    """How an answer of a part is written, and the name of the rewrite, if any, that leads there."""

    latex: str
    rewrite: str


@lru_cache(maxsize=64)
def material(place: RowId, root_seed: int | str) -> Material:
    """The material of a problem of `university`, from its place and the root seed there."""
    problem = rebuild(place, root_seed)
    solution = declaration(place.family, "solve", Solution)
    certificate = json.loads(problem["proof"]["certificate"])
    facts = msgspec.convert(certificate["facts"], solution.facts)
    types = tuple(one["type"] for one in problem["parts"])
    golden = tuple(one["answer"] for one in problem["parts"])
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
        results = {one.result for one in verdicts}
        # One that leads to an equal answer, or to nobody knows what, is no slip.
        if results <= {"equal", "different"} and "different" in results and given not in seen:
            first = _first_false(right, work)
            one, other = right.steps[first], work.steps[first]
            if verdict(plain(one.value), plain(other.value), one.type).result == "different":
                seen.add(given)
                slipped.append(Slipped(slip, work, first, verdicts))
    return Material(problem, types, right, tuple(one for one in slipped if _rewritable(one.work, types)))


def usable(made: Material, candidates: str) -> bool:
    """Whether a problem gives two right and two wrong candidates, or a right one with a false step."""
    if not _rewritable(made.right, made.types):
        return False
    return len(made.slipped) >= 2 if candidates == "labelled" else bool(hidden(made))


def hidden(made: Material) -> list[Slipped]:
    """The slips whose first false step is not one of the answers: a right answer can stand behind it."""
    golden = {latex(answer) for answer in made.right.answers}
    return [one for one in made.slipped if latex(made.right.steps[one.false_step].value) not in golden]


def verdict(golden: str, given: str, type_: str) -> Verdict:
    """Whether an answer is a golden one of a type of `university`."""
    return compare(golden, given, *parse_type(type_))


def written(answers: tuple[Formula, ...], types: tuple[str, ...], draws: Draws) -> list[Form]:
    """Each answer as it stands or in another form, at least one of them in another. Raises: Rejected."""
    forms = [
        [Form(latex(answer), ""), *(Form(text, rewrite.name) for rewrite, text in rewrites_of(answer, type_))]
        for answer, type_ in zip(answers, types, strict=True)
    ]
    open_ = [place for place, found in enumerate(forms) if len(found) > 1]
    if not open_:
        raise Rejected("no answer has another form")
    sure = draws.choice(open_)
    return [draws.choice(found[1:] if place == sure else found) for place, found in enumerate(forms)]


def _readable(answer: Formula, type_: str) -> bool:
    """Whether an answer equals itself in LaTeX: not if it has no value where one is asked for."""
    return verdict(plain(answer), latex(answer), type_).result == "equal"


def _first_false(right: Worked, work: Worked) -> int:
    steps = zip(right.steps, work.steps, strict=True)
    return next(place for place, (one, other) in enumerate(steps) if one.value != other.value)


def _rewritable(work: Worked, types: tuple[str, ...]) -> bool:
    return any(rewrites_of(answer, type_) for answer, type_ in zip(work.answers, types, strict=True))
