"""Tables of answers by type: a golden answer, a verdict, and the answers that must get it."""

from typing import TypeAlias

from seedproof.equivalence import compare
from seedproof.equivalence.answer_types import parse_type
from tests.equivalence.cases import Case

Table: TypeAlias = tuple[tuple[str, str, str, tuple[str, ...]], ...]


def verdict_of(answer_type: str, gold: str, answer: str) -> str:
    """Compare in both orders, which must agree, and return the verdict."""
    kind, options = parse_type(answer_type)
    verdict = compare(gold, answer, kind, options)
    assert compare(answer, gold, kind, options) == verdict
    assert verdict.reason
    return verdict.result


def other_verdicts(answer_type: str, gold: str, expected: str, answers: tuple[str, ...]) -> dict[str, str]:
    """Return the answers whose verdict is not the expected one, with the verdict that each has."""
    verdicts = {answer: verdict_of(answer_type, gold, answer) for answer in answers}
    return {answer: verdict for answer, verdict in verdicts.items() if verdict != expected}


def by_kind(cases: list[Case]) -> dict[str, list[Case]]:
    return {kind: [case for case in cases if case[2] == kind] for _, _, kind, _, _ in cases}


def is_judged_right(case: Case) -> bool:
    """Compare a pair in both orders, and tell whether both give the verdict of the case, and a reason."""
    gold, answer, kind, options, expected = case
    verdict = compare(gold, answer, kind, options)
    swapped = compare(answer, gold, kind, options)
    return verdict.result == expected and bool(verdict.reason) and swapped == verdict
