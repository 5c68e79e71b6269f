"""Examples of rewritten answers with the verdicts that they got, for the properties and for long runs."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import seedproof
from tests.corpus.layouts import response_around, response_in_parts
from tests.corpus.reading import lines
from tests.corpus.rewriting import Case, Choose, latex_parts, rewritten
from tests.corpus.rewriting_simple import rewritten_simple


class Example(NamedTuple):
    """A case, the verdict that it got, and why."""

    answer_type: str
    case: Case
    verdict: str
    reason: str
    response: str = ""


@cache
def folders(*benchmarks: str) -> list[str]:
    """Return the ids of the corpus's rows without their numbers: every family of these benchmarks has one."""
    ids = [row["id"] for row in lines("seen", "rows")]
    return sorted({text.rpartition("/")[0] for text in ids if text.split("/")[0] in benchmarks})


def wrongly_judged(example: Example) -> bool:
    """Return whether a right answer was refused, or a wrong one accepted."""
    if example.case.keeps:
        return example.verdict in ("different", "wrong", "no answer")
    return example.verdict in ("equal", "right")


def part_example(row: dict[str, Any], choose: Choose) -> Iterator[Example]:
    """Compare a rewritten answer to one part of a row of `university`, in both orders."""
    number = choose(range(len(row["parts"])))
    part = row["parts"][number]
    case = rewritten(part, latex_parts(row)[number], choose, keeps=choose([True, False]))
    if case is None:
        return
    verdict = seedproof.compare(case.gold, case.answer, part["type"])
    yield Example(part["type"], case, verdict.result, verdict.reason)
    turned = seedproof.compare(case.answer, case.gold, part["type"])
    yield Example(f"{part['type']}, turned", case, turned.result, turned.reason)


def simple_example(row: dict[str, Any], choose: Choose) -> Iterator[Example]:
    """Score a response whose answer is rewritten, to a row of a simple type."""
    case = rewritten_simple(row, choose, keeps=choose([True, False]))
    if case is None:
        return
    response = response_around(case.answer, choose)
    score = seedproof.score(row, response)
    yield Example(row["answer_type"], case, score.verdict, score.reason, response)


def response_example(row: dict[str, Any], choose: Choose) -> Iterator[Example]:
    """Score a response to a row of `university` whose parts are rewritten; one of them may be wrong."""
    parts = row["parts"]
    broken = choose([None, choose(range(len(parts)))])
    cases = []
    for number, (part, latex) in enumerate(zip(parts, latex_parts(row), strict=True)):
        case = rewritten(part, latex, choose, keeps=number != broken)
        if case is None:
            return
        cases.append(case)
    if len(cases) == 1:
        response = response_around(cases[0].answer, choose)
    else:
        response = response_in_parts([case.answer for case in cases], choose)
    score = seedproof.score(row, response)
    for part, case, judged in zip(parts, cases, score.parts, strict=False):
        yield Example(f"{part['type']}, part", case, judged.verdict, judged.reason, response)
    whole = cases[0] if broken is None else cases[broken]
    yield Example("whole response", whole, score.verdict, score.reason, response)
