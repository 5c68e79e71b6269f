"""Builds the rows of problems and follow-ups."""

from seedproof.benchmarks.curriculum.candidates import Drawn
from seedproof.benchmarks.curriculum.certificate import certificate_of
from seedproof.benchmarks.curriculum.row import CurriculumRow, Turn
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.answer import Answer
from seedproof.benchmarks.curriculum.symbolic.problem import Problem
from seedproof.benchmarks.curriculum.symbolic.values import answer
from seedproof.benchmarks.curriculum.symbolic.writing import lines_of
from seedproof.benchmarks.curriculum.wording import FOLLOWED, KINDS, Wording
from seedproof.benchmarks.curriculum.words.answer_form import answer_form, asked_form
from seedproof.record.asked_form import AskedForm
from seedproof.record.draws import Draws, Rejected

METHOD = "exact-evaluation"


def row_of(standard: Standard, row_id: str, seed: str, drawn: Drawn) -> CurriculumRow:
    """Build the row of a problem."""
    result = answer(drawn.problem)
    question = _question(standard, drawn.told.text, drawn.problem, result)
    asked = asked_form(standard, drawn.problem, result, drawn.told.asks)
    return _row(standard, row_id, seed, drawn, drawn.problem, result, asked, [_turn("user", question)])


def follow_up(
    standard: Standard, parent: CurriculumRow, drawn: Drawn, suffix: str, seed: str, wording: Wording
) -> CurriculumRow | None:
    """Build the follow-up of a problem that a seed of its own gives; None where there is none."""
    draws = Draws(seed)
    row_id = f"{parent['id']}-{suffix}"
    for _ in range(min(FOLLOWED, wording.tries)):
        try:
            problem, words = wording.follow_up(standard, row_id, drawn.problem, drawn.told, drawn.words, draws)
        except Rejected:
            continue
        result = answer(problem)
        turns = [
            _turn("user", parent["question"]),
            _turn("assistant", f"Answer: {parent['answer']}"),
            _turn("user", _question(standard, words.text, problem, result)),
        ]
        asked = asked_form(standard, problem, result, words.asks)
        row = _row(standard, row_id, seed, drawn, problem, result, asked, turns)
        return row | {"kind": KINDS[suffix], "parent_id": parent["id"], "followup_text": words.text}
    return None


def _question(standard: Standard, text: str, problem: Problem, result: Answer) -> str:
    return f"{text}\n\n{answer_form(standard, problem, result)}"


def _turn(role: str, content: str) -> Turn:
    return {"role": role, "content": content}


def _row(
    standard: Standard,
    row_id: str,
    seed: str,
    drawn: Drawn,
    problem: Problem,
    result: Answer,
    asked: AskedForm,
    turns: list[Turn],
) -> CurriculumRow:
    return {
        "id": row_id,
        "family": standard.family,
        "difficulty": standard.grade,
        "seed": seed,
        "question": turns[-1]["content"],
        "answer": result.text,
        "answer_type": result.type,
        "asked": asked,
        "proof": {"method": METHOD, "certificate": certificate_of(problem)},
        "standard": standard.code,
        "substandard": standard.substandard,
        "grade": standard.grade,
        "standard_text": standard.text,
        "kind": "original",
        "parent_id": None,
        "symbolic": lines_of(problem),
        "theme": drawn.told.theme,
        "followup_text": None,
        "dialogue": turns,
    }
