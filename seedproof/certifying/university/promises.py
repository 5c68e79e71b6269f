"""What a part promises about its answer, as scripts on a ground: it fits, and nothing else does."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from seedproof.certifying.script import Script, Status, Step, step
from seedproof.certifying.terms import Term, negated, some
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.template import Asked


def start(asked: Asked[Any]) -> Ground:
    """Return a ground with the text of a part, of which nothing is asserted yet."""
    ground = Ground()
    ground.steps += [step(asked.task.statement), step(f"({asked.part.letter}) {asked.part.question}")]
    return ground


def answer_is(asked: Asked[Any], ground: Ground, claim: Term) -> Iterator[Script]:
    """Promise an answer: it fits what is known, and what is known leaves no other."""
    yield possible(asked, ground, "consistent", f"the answer {asked.part.answer}", claim)
    yield never(asked, ground, "unique", f"an answer other than {asked.part.answer}", negated(claim))


def law(asked: Asked[Any], ground: Ground, said: str, claim: Term, name: str = "") -> Iterator[Script]:
    """Promise that a claim holds for all values of the unknowns; there are such values."""
    yield possible(asked, ground, f"{name}possible", said, claim)
    yield never(asked, ground, f"{name}always", f"not: {said}", negated(claim))


def solutions_are(asked: Asked[Any], ground: Ground, claims: Sequence[Term]) -> Iterator[Script]:
    """Promise that these are all solutions, each of them one."""
    for number, claim in enumerate(claims):
        said = f"solution {number + 1} of {asked.part.answer}"
        yield possible(asked, ground, f"each_{number}", said, claim)
    yield never(
        asked, ground, "no_other", f"a solution that is not in {asked.part.answer}", negated(some(claims))
    )


def possible(asked: Asked[Any], ground: Ground, name: str, said: str, claim: Term) -> Script:
    """Promise that something is possible."""
    return _script(asked, ground, name, "there is such a case", "sat", step(said, claim))


def never(asked: Asked[Any], ground: Ground, name: str, said: str, claim: Term) -> Script:
    """Promise that something is impossible."""
    return _script(asked, ground, name, "there is no such case", "unsat", step(said, claim))


def _script(asked: Asked[Any], ground: Ground, name: str, claim: str, expected: Status, last: Step) -> Script:
    query = asked.part.query(name)
    steps, symbols = (*ground.steps, _nonlinear(last)), tuple(ground.symbols)
    return Script(asked.task.row_id, query, claim, expected, symbols, steps, tuple(ground.lemmas))


def _nonlinear(last: Step) -> Step:
    """Have the script name a logic with products; the smaller ones refuse those of sums of literals."""
    return Step(last.said, tuple(replace(claim, nonlinear=True) for claim in last.asserted))
