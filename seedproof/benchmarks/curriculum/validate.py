"""Decides each row from its statements alone, by a second solver, and replays its certificate.

Nothing here samples, words or reads: standards, statements and exact arithmetic are all that this reaches.
Whether a row's problem is that of its text is decided by `cycle`, and its link to a parent by `quality`.
"""

from collections.abc import Iterator
from fractions import Fraction

from seedproof.benchmarks.curriculum.replay import replayed, solvability_in
from seedproof.benchmarks.curriculum.row import CurriculumRow
from seedproof.benchmarks.curriculum.skeleton import body_of, skeleton
from seedproof.benchmarks.curriculum.solver import solve
from seedproof.benchmarks.curriculum.standards import standard_of
from seedproof.benchmarks.curriculum.standards.realism import squares
from seedproof.benchmarks.curriculum.standards.shapes import Polygon
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.answer import (
    Answer,
    comparison,
    factor_pairs,
    quantities,
    solvability,
)
from seedproof.benchmarks.curriculum.symbolic.parsing import parse_problem
from seedproof.benchmarks.curriculum.symbolic.problem import Problem
from seedproof.benchmarks.curriculum.symbolic.structure import structure
from seedproof.benchmarks.curriculum.symbolic.values import answer
from seedproof.benchmarks.curriculum.symbolic.writing import lines_of
from seedproof.record.errors import Finding, SeedproofError
from seedproof.record.findings import findings_of

KINDS = {"": "original", "i": "incremental", "c": "counterfactual"}
"""The kind of a row, by the suffix of its id."""
ANSWERED = "Answer: "
"""How an assistant's turn begins; the answer follows, and nothing else."""


def check(row: CurriculumRow) -> Iterator[Finding]:
    """Every promise of a row that its statements can decide."""
    return findings_of(row, _broken, "not-provable")


def identity(row: CurriculumRow) -> str:
    """What must not occur twice in a release.

    Of a problem: its structure with theme and sentences, whatever the numbers and names. Of a follow-up: its
    structure, and the question that it follows. What `check` refuses anyway is only known by its id.
    """
    try:
        same = structure(parse_problem(row["symbolic"]))
        told = row["dialogue"][0]["content"]
        if row["kind"] == "original":
            told = skeleton(body_of(told), row["theme"])
        return "|".join((row["family"], row["kind"], same, row["theme"], told))
    except (SeedproofError, ValueError, LookupError, TypeError, AttributeError):
        return str(row["id"])


def _broken(row: CurriculumRow) -> Iterator[tuple[str, str]]:
    standard, problem = standard_of(row["family"]), parse_problem(row["symbolic"])
    if lines_of(problem) != row["symbolic"]:
        yield "symbolic-form", f"the statements are not canonical, expected {lines_of(problem)}"
    yield from _declared(row, standard)
    yield from _linked(row)
    yield from standard.broken(problem, incremental=row["kind"] == "incremental")
    if row["kind"] == "original" and isinstance(standard.asks, Polygon):
        yield from (("Realism", said) for said in squares(standard.asks, problem))
    stated = Answer(row["answer"], row["answer_type"])
    solved = solve(problem)
    evaluated = answer(problem)
    if solved != stated:
        yield (
            "answer",
            f"is {stated.text} ({stated.type}), but solving it gives {solved.text} ({solved.type})",
        )
    elif evaluated != stated:
        yield "answer", f"is {stated.text}, but working out the statements gives {evaluated.text}"
    yield from _certified(row, problem, stated)


def _declared(row: CurriculumRow, standard: Standard) -> Iterator[tuple[str, str]]:
    for name, stated, expected in (
        ("standard", row["standard"], standard.code),
        ("substandard", row["substandard"], standard.substandard),
        ("grade", row["grade"], standard.grade),
        ("difficulty", row["difficulty"], standard.grade),
        ("standard_text", row["standard_text"], standard.text),
        ("proof.method", row["proof"]["method"], "exact-evaluation"),
    ):
        if stated != expected or type(stated) is not type(expected):
            yield "declared", f"{name} is {stated!r}, expected {expected!r}"


def _linked(row: CurriculumRow) -> Iterator[tuple[str, str]]:
    """Id, kind, parent and dialogue say the same of what the row is."""
    number = row["id"].rpartition("/")[2]
    parent, dash, suffix = row["id"].rpartition("-") if "-" in number else (None, "", "")
    standard = standard_of(row["family"])
    if row["kind"] != KINDS.get(suffix) or (suffix and suffix not in standard.follow_ups):
        yield "kind", f"is {row['kind']!r}, but the id ends in {dash + suffix!r}"
    if row["parent_id"] != parent:
        yield "parent", f"parent_id is {row['parent_id']!r}, but the id gives {parent!r}"
    roles = [turn["role"] for turn in row["dialogue"]]
    if roles != (["user", "assistant", "user"] if suffix else ["user"]):
        yield "dialogue", f"its turns are of {roles}"
    if row["dialogue"][-1]["content"] != row["question"]:
        yield "dialogue", "its last turn is not the question"
    if suffix and len(row["dialogue"]) > 1:
        yield from _answered(row["dialogue"][1]["content"], row["answer"])
    text = row["followup_text"]
    if text != (body_of(row["question"]) if suffix else None):
        yield "dialogue", f"followup_text is {text!r}, but the question has another text"


def _answered(turn: str, answer: str) -> Iterator[tuple[str, str]]:
    """Check the assistant's turn, and that who repeats it is wrong."""
    if not turn.startswith(ANSWERED) or turn == ANSWERED or "\n" in turn:
        yield "dialogue", f"the assistant's turn is {turn!r}, expected `{ANSWERED}` and the answer"
    if turn == f"{ANSWERED}{answer}":
        yield "same-answer", f"the answer is {answer}, as that of the problem before"


def _certified(row: CurriculumRow, problem: Problem, stated: Answer) -> Iterator[tuple[str, str]]:
    """Check that the certificate's steps lead to the answer."""
    certificate = row["proof"]["certificate"]
    try:
        kind = solvability_in(problem, certificate)
        found = solvability(kind) if kind else _answer_of(problem, list(replayed(problem, certificate)))
    except (ValueError, ArithmeticError) as error:
        yield "certificate", str(error)
        return
    if found != stated:
        yield "certificate", f"leads to {found.text}, expected {stated.text}"


def _answer_of(problem: Problem, cases: list[tuple[Fraction, ...]]) -> Answer:
    kind = problem.kind()
    if kind == "comparison":
        left, right = cases[0]
        return comparison((left > right) - (left < right))
    if kind == "factor pairs":
        number = int(cases[0][0])
        lows = [low for low in range(1, number + 1) if low * low <= number and number % low == 0]
        return factor_pairs((low, number // low) for low in lows)
    return quantities(problem, [[_exact(value) for value in values] for values in cases])


def _exact(value: Fraction) -> int | Fraction:
    return value.numerator if value.denominator == 1 else value
